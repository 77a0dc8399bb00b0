import { expect, test } from 'vitest';
import { lastSale } from '../src/games/amerigo-cards/sales';
import type { Move, Step } from '../src/lib/messages';

const went = (from: string, to: string): Move => ['card', from, to, 1];
const step = (version: number, seat: number, key: string, ...moves: Move[]): Step => ({
  version,
  seat,
  moves,
  log: key ? [{ key, args: { seat } }] : [],
  taken_back: false,
  by: '',
});

test('a sale says who sold how many cards for how much', () => {
  const steps = [
    step(1, 0, 'event-sale-begins', went('exhibition:gems-1@0', 'purse@0')),
    step(2, 1, 'event-joined-sale'),
    step(3, 0, 'event-sold', went('exhibition:coffee-1@0', 'discards'), went('exhibition:coffee-2@0', 'purse@0')),
    step(4, 1, 'event-sold', went('exhibition:coffee-1@1', 'purse@1'), went('journey:gems-2@1', 'discards')),
    step(5, 2, 'event-exhibited', went('hand:gems-2@2', 'exhibition:gems-2@2')),
  ];
  expect(lastSale(steps)).toEqual({
    version: 4,
    sold: [
      { seat: 0, cards: 3, coins: 2 },
      { seat: 1, cards: 1, coins: 1 },
    ],
  });
});

test('who is still choosing has not sold yet', () => {
  const steps = [
    step(1, 0, 'event-sale-begins'),
    step(2, 0, 'event-discarded', went('exhibition:coffee-1@0', 'discards')),
  ];
  expect(lastSale(steps)).toBeNull();
});

test('before the first sale nobody has sold', () => {
  expect(lastSale([step(1, 0, 'event-explored', went('deck', 'hand@0'))])).toBeNull();
});
