import { expect, test } from 'vitest';
import { applied } from '../src/lib/changes';
import { filled } from '../src/lib/filled';
import type { FromServer } from '../src/lib/messages';
import { whole } from '../src/table/sitting.svelte';

const ask = { say: { key: 'prompt', args: {} }, rule: 'turn.1' };
const move = ['ship', 'bay@0', 'dock:rhodes', 1];

const given = { name: 'pass', until: 'card', about: '1', stands: true };
const order = { ...given, amount: 0, least: 0, most: 0, reason: null };

function moved(shown: object, step: object = {}): Extract<FromServer, { type: 'moved' }> {
  const sent = {
    type: 'moved',
    step: { version: 3, seat: 0, ...step },
    shown: { version: 3, actor: 0, ask, legal: [], ...shown },
  };
  const message = filled(JSON.parse(JSON.stringify(sent)) as FromServer);
  if (message.type !== 'moved') throw new Error(message.type);
  return message;
}

test('what is left out because it is as usual is put in again', () => {
  const refused = [{ numbers: [1], key: 'refusal-x' }];
  const { step, shown } = moved({ changes: {}, refused, orders: [given] }, { moves: [move] });
  expect(step).toEqual({ version: 3, seat: 0, moves: [move], log: [], taken_back: false, by: '' });
  expect(shown).toMatchObject({
    ask: { names: {} },
    refused: [{ args: {}, differs: {}, rule: '' }],
    scores: [],
    words: [],
  });
  expect(shown).toMatchObject({ by_itself: false, orders: [order] });
  expect(moved({ changes: {} }).shown.orders).toBeNull();
});

test('a part of a list is put in its place', () => {
  const page = { seats: [{ hand: ['a', 'b', 'c'] }], deck: [1] };
  expect(applied(page, { 'seats.0.hand.1:2': ['x', 'y'] }).seats[0]).toEqual({ hand: ['a', 'x', 'y', 'c'] });
  expect(applied(page, { 'seats.0.hand.0:1': [] }).seats[0]).toEqual({ hand: ['b', 'c'] });
  expect(applied(page, { 'deck.1:1': [2] }).deck).toEqual([1, 2]);
  expect(page.seats[0]).toEqual({ hand: ['a', 'b', 'c'] });
});

test('orders that do not come are as before', () => {
  const before = { ...moved({ orders: [given] }).shown, page: { deck: 3 } };
  expect(whole(moved({ changes: { deck: 2 } }).shown, before)).toMatchObject({ page: { deck: 2 }, orders: [order] });
  expect(whole(moved({ changes: {}, orders: [] }).shown, before).orders).toEqual([]);
});
