import { expect, test } from 'vitest';
import { columnsOf } from '../src/games/amalfi/columns';

test.each([
  { counts: [0, 3, 2], room: 650, columns: [0, 1, 1], why: 'nothing scrolls' },
  { counts: [8, 1, 0], room: 650, columns: [2, 1, 0], why: 'a large hand' },
  { counts: [4, 5, 13], room: 650, columns: [1, 1, 2], why: 'what is highest gets what is left' },
  { counts: [4, 5, 13], room: 320, columns: [1, 1, 1], why: 'nobody goes without' },
  { counts: [3, 4, 10], room: 690, columns: [1, 1, 3], why: 'ten routes in four rows' },
])('$why', ({ counts, room, columns }) => {
  const px = [160, 160, 120];
  expect(
    columnsOf(
      counts.map((count, k) => ({ count, px: px[k]! })),
      room,
    ),
  ).toEqual(columns);
});
