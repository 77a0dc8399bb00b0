import { expect, test } from 'vitest';
import { lastYearEnd } from '../src/games/pizarro/years';
import type { Saying, Step } from '../src/lib/messages';

const line = (key: string, args: Saying['args']): Saying => ({ key, args });
const step = (version: number, ...log: Saying[]): Step => ({
  version,
  seat: 0,
  moves: [],
  log,
  taken_back: false,
  by: '',
});
const YEARS = 3;
const gold = line('gold', {});
const ends = line('event-year-ends', { year: 1 });
const offered = line('event-offered', { explorer: 2, year: 2 });

test('the end of a year tells who drew and swapped how many cards, until the next card is offered', () => {
  const steps = [
    step(1, line('event-drew', { seat: 1, cards: gold })),
    step(2, ends, line('event-drew', { seat: 0, cards: gold }), line('event-drew-hidden', { seat: 1, count: 2 })),
    step(
      3,
      line('event-swapped', { seat: 0, cards: gold }),
      line('event-drew', { seat: 0, cards: [gold, gold] }),
      offered,
    ),
    step(4, line('event-drew-hidden', { seat: 1, count: 1 })),
  ];
  const incomes = [
    { seat: 0, drawn: 3, swapped: 1 },
    { seat: 1, drawn: 2, swapped: 0 },
  ];
  expect(lastYearEnd(steps, 2, YEARS)).toEqual({ year: 1, version: 3, incomes });
});

test('only what has been told so far is counted', () => {
  expect(lastYearEnd([step(2, ends)], 1, YEARS)?.incomes).toEqual([{ seat: 0, drawn: 0, swapped: 0 }]);
  expect(lastYearEnd([step(1, offered)], 2, YEARS)).toBeNull();
});

test('the last year brings nobody gold: its end is no scene', () => {
  const over = line('event-year-ends', { year: YEARS });
  expect(lastYearEnd([step(1, ends), step(2, offered), step(3, over)], 2, YEARS)).toBeNull();
  const drew = line('event-drew-hidden', { seat: 0, count: 1 });
  expect(lastYearEnd([step(3, over, drew)], 1, YEARS)?.incomes).toEqual([{ seat: 0, drawn: 1, swapped: 0 }]);
});
