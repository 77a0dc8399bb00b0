import { expect, test, vi } from 'vitest';
import { fetchLater, later } from '../src/table/later';

test('what nobody sees at first is fetched once the table rests, whatever of it cannot be had', async () => {
  vi.useFakeTimers();
  const asked = Object.keys(later).map((part) =>
    vi.spyOn(later, part as keyof typeof later).mockRejectedValue(new TypeError('no line')),
  );
  fetchLater()();
  await vi.runAllTimersAsync();
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0]);
  fetchLater();
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0]);
  await vi.runAllTimersAsync();
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1]);
  vi.useRealTimers();
});
