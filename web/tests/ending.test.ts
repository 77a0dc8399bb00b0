import { expect, test } from 'vitest';
import { nearEnd as cards } from '../src/games/amerigo-cards/ending';
import type { CardsPage } from '../src/games/amerigo-cards/messages';
import { nearEnd as pizarro } from '../src/games/pizarro/ending';
import type { PizarroPage } from '../src/games/pizarro/messages';

test('the card game warns once the last deck is in play', () => {
  const seats = [{ course: 'at-home' }, { course: 'outward' }];
  const page = (second_deck: boolean): CardsPage => ({ second_deck, over: false, deck: 7, seats }) as CardsPage;
  expect(cards(page(false))).toBeNull();
  expect(cards(page(true))).toEqual({ key: 'end-near', args: { count: 7, sailing: 1 } });
});

test('Pizarro warns in the last year', () => {
  const page = (year: number): PizarroPage => ({ year, over: false, deck: [1, 0, 2] }) as PizarroPage;
  expect(pizarro(page(2))).toBeNull();
  expect(pizarro(page(3))?.args.count).toBe(3);
});
