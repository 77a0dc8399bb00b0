import { expect, test } from 'vitest';
import { Pieces, type Piece } from '../src/table/pieces';

const ids = (pieces: Piece<string>[] | undefined): string[] => (pieces ?? []).map((piece) => piece.id);

test('a card keeps its id while it stays', () => {
  const pieces = new Pieces<string>((kind) => kind);
  const before = pieces.place({ hand: ['gems', 'coffee'] });
  const after = pieces.place({ hand: ['coffee', 'gems'] });
  expect(ids(after.hand)).toEqual(ids(before.hand).reverse());
});

test('a card takes its id along to another zone', () => {
  const pieces = new Pieces<string>((kind) => kind);
  const [gems, coffee] = ids(pieces.place({ hand: ['gems', 'coffee'], market: [] }).hand);
  const after = pieces.place({ hand: ['coffee'], market: ['gems'] });
  expect(ids(after.market)).toEqual([gems]);
  expect(ids(after.hand)).toEqual([coffee]);
});

test('equal cards never share an id', () => {
  const pieces = new Pieces<string>((kind) => kind);
  pieces.place({ hand: ['gems', 'gems'], market: ['gems'] });
  const after = pieces.place({ hand: ['gems', 'gems', 'gems'], market: ['gems', 'gems'] });
  const all = [...ids(after.hand), ...ids(after.market)];
  expect(new Set(all).size).toBe(5);
});

test('placing the same table twice changes nothing', () => {
  const pieces = new Pieces<number>((kind) => kind);
  const zones = { hand: [1, 1, 2], market: [2] };
  expect(pieces.place(zones)).toEqual(pieces.place(zones));
});
