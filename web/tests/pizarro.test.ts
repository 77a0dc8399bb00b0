import { expect, test } from 'vitest';
import { payingWith, placesOf } from '../src/games/pizarro/asking';
import { quickBids, typedBid } from '../src/games/pizarro/bids';

const hand = [3, 4, 4, 5, 9].map((value, i) => ({ place: `p${i}`, value }));

test('a proposal chooses each card once, equal ones too', () => {
  expect(placesOf(hand, [4, 4, 9])).toEqual(['p1', 'p2', 'p4']);
  expect(placesOf(hand, [4])).toEqual(['p1']);
  expect(placesOf(hand, [])).toEqual([]);
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
