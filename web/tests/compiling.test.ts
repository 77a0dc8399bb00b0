import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { bundleOf, Texts } from '../src/lib/text.svelte';
import CompilingNote from '../src/pages/CompilingNote.svelte';
import words from '../src/text/en.ftl?raw';

const texts = new Texts('', bundleOf('en', [words]));
const healths = (...percents: (number | null)[]) => {
  const fetched = vi.fn(() =>
    Promise.resolve(new Response(JSON.stringify({ compiling: percents.length > 1 ? percents.shift() : percents[0] }))),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the note tells how far the rules are compiled, and goes when they are', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  healths(40, null);
  render(CompilingNote, { texts });
  expect((await screen.findByRole('status')).textContent).toContain('40 %');
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('a server that compiles nothing is asked once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetched = healths(null);
  render(CompilingNote, { texts });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});
