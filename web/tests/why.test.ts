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

/** A pointer event at a point; jsdom knows none. */
function point(node: Element, type: string, pointerType: string, clientX: number): void {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 50 });
  node.dispatchEvent(Object.assign(event, { pointerType }));
}

test('what comes to lie under a finger is not explained by the mouse that a browser makes of it', () => {
  const children = createRawSnippet(() => ({ render: () => '<span>Sail</span>' }));
  render(Button, { reason: { text: 'No wind.' }, children });
  const button = screen.getByRole('button');
  point(button, 'pointerdown', 'touch', 40.4);
  point(button, 'pointerup', 'touch', 40.4);
  point(button, 'pointermove', 'mouse', 40);
  point(button, 'pointerover', 'mouse', 40);
  expect(whyShown.now).toBeNull();
  point(button, 'pointerover', 'mouse', 60);
  point(button, 'pointermove', 'mouse', 60);
  expect(whyShown.now?.text).toBe('No wind.');
});

test('what comes to lie under a mouse at rest is not explained until the mouse moves', () => {
  const children = createRawSnippet(() => ({ render: () => '<span>Sail</span>' }));
  point(document.body, 'pointermove', 'mouse', 80);
  render(Button, { reason: { text: 'A calm.' }, children });
  const button = screen.getByRole('button');
  point(button, 'pointerover', 'mouse', 80);
  expect(whyShown.now).toBeNull();
  point(document.body, 'pointermove', 'mouse', 300);
  point(button, 'pointerover', 'mouse', 81);
  expect(whyShown.now?.text).toBe('A calm.');
});
