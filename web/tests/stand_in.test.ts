import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import core from '../../src/carrack/core/catalogue/en.ftl?raw';
import { bundleOf, Texts } from '../src/lib/text.svelte';
import type { Sitting } from '../src/table/sitting.svelte';
import StandIn from '../src/table/StandIn.svelte';
import words from '../src/text/en.ftl?raw';

const MINUTE_MS = 60_000;
const texts = new Texts('', bundleOf('en', [core, words]));
texts.names = ['Ana', 'Ben'];

/** Ana hosts, Ben is asked and has left; so long ago the last thing happened. */
function waiting(minutes: number): Sitting {
  const seats = [
    { seat: 0, kind: 'person', yours: true, host: true, here: true },
    { seat: 1, kind: 'person', yours: false, host: false, here: false },
  ];
  const updated = (Date.now() - minutes * MINUTE_MS) / 1000;
  const table = { seats, hosting: true, patience: 5, version: 7, updated, incidents: [] };
  return { texts, seat: 0, table, stored: { actor: 1, version: 7 } } as unknown as Sitting;
}
const offer = (): HTMLElement => screen.getByRole('button');
const barred = (): boolean => offer().ariaDisabled === 'true' || offer().getAttribute('aria-disabled') === 'true';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a bot may stand in only when the server would let it', async () => {
  render(StandIn, { sitting: waiting(0) });
  expect(barred()).toBe(true);
  await vi.advanceTimersByTimeAsync(4.9 * MINUTE_MS);
  expect(barred()).toBe(true);
  await vi.advanceTimersByTimeAsync(0.2 * MINUTE_MS);
  expect(barred()).toBe(false);
});

test('whoever comes to the table late waits only for the rest', async () => {
  render(StandIn, { sitting: waiting(4) });
  expect(barred()).toBe(true);
  await vi.advanceTimersByTimeAsync(1.1 * MINUTE_MS);
  expect(barred()).toBe(false);
});
