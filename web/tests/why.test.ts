import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { expect, test } from 'vitest';
import Button from '../src/design/Button.svelte';
import { whyShown } from '../src/design/why.svelte';

test('a reason is gone with what it was the reason for', async () => {
  const children = createRawSnippet(() => ({ render: () => '<span>Sell</span>' }));
  const { rerender } = render(Button, { reason: { text: 'Wait.' }, children });
  await fireEvent.click(screen.getByRole('button'));
  expect(whyShown.now?.text).toBe('Wait.');
  await rerender({ reason: null, children });
  flushSync();
  expect(whyShown.now).toBeNull();
});
