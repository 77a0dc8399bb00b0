import { expect, test } from 'vitest';
import { columnsOf } from '../src/games/amalfi/columns';

test.each([
  { counts: [0, 3, 2], most: 4, columns: [0, 1, 1], why: 'nothing scrolls' },
  { counts: [8, 1, 0], most: 4, columns: [2, 1, 0], why: 'a large hand' },
  { counts: [4, 5, 13], most: 4, columns: [1, 1, 2], why: 'what is highest gets what is left' },
  { counts: [4, 5, 13], most: 2, columns: [1, 1, 1], why: 'nobody goes without' },
])('$why', ({ counts, most, columns }) => {
  expect(columnsOf(counts, most)).toEqual(columns);
});
