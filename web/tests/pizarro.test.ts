import { expect, test } from 'vitest';
import { cardQuestion, payingWith, piecesOf, toggled } from '../src/games/pizarro/asking';
import { quickBids, typedBid } from '../src/games/pizarro/bids';

const hand = [3, 4, 4, 5, 9].map((value, i) => ({ id: `p${i}`, value }));

test('a question tells which cards it is about and how many', () => {
  expect(cardQuestion('prompt-pay', 3)).toEqual({ family: 'pay', zone: 'hand', most: Infinity });
  expect(cardQuestion('prompt-under-paid', 3)).toEqual({ family: 'under', zone: 'paid', most: 1 });
  expect(cardQuestion('prompt-swap', 2)).toMatchObject({ family: 'swap', most: 2 });
  expect(cardQuestion('prompt-bid-more', 3)).toBeNull();
});

test('a proposal chooses each card once, equal ones too', () => {
  expect(piecesOf(hand, [4, 4, 9])).toEqual(['p1', 'p2', 'p4']);
  expect(piecesOf(hand, [4])).toEqual(['p1']);
  expect(piecesOf(hand, [])).toEqual([]);
});

test('one card more than can be chosen replaces the first', () => {
  expect(toggled(['a', 'b', 'c'], 'd', 3)).toEqual(['b', 'c', 'd']);
  expect(toggled(['a', 'b'], 'a', 3)).toEqual(['b']);
  expect(toggled(['a'], 'b', 1)).toEqual(['b']);
  expect(toggled(['a', 'b', 'c'], 'd', Infinity)).toEqual(['a', 'b', 'c', 'd']);
});

test('a payment is short, has a needless card, or is for the rules to judge', () => {
  expect(payingWith([], 5)).toBe('short');
  expect(payingWith([4], 5)).toBe('short');
  expect(payingWith([4, 1], 5)).toBe('enough');
  expect(payingWith([4, 3], 5)).toBe('enough');
  expect(payingWith([9, 3], 5)).toBe('needless');
});

test('quick bids are above the one that stands and can be paid', () => {
  expect(quickBids(0, 45)).toEqual([1, 2, 3, 5]);
  expect(quickBids(7, 9)).toEqual([8, 9]);
  expect(quickBids(9, 9)).toEqual([]);
});

test('only whole numbers are bids', () => {
  expect([' 12 ', '7', '0'].map(typedBid)).toEqual([12, 7, 0]);
  expect(['', '-3', '4.5', 'ten', '12345'].map(typedBid)).toEqual([null, null, null, null, null]);
});
