import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../src/lib/messages';
import { bundleOf, Texts } from '../src/lib/text.svelte';
import { crewOf } from '../src/table/crew';
import { rankOf, seatNames } from '../src/table/names';

const seat = (at: number, kind: SeatInfo['kind'], name = ''): SeatInfo =>
  ({ seat: at, kind, name, bot: kind === 'bot' ? 'mate' : '' }) as SeatInfo;
const table = (seal: string, ...seats: SeatInfo[]): TableInfo => ({ seal, seats }) as TableInfo;

test('bots have names of their own, each another, the same at every look', () => {
  const eight = Array.from({ length: 8 }, (_, at) => seat(at, 'bot'));
  const names = seatNames(table('c0ffee', ...eight));
  expect(new Set(names).size).toBe(8);
  expect(names).toEqual(seatNames(table('c0ffee', ...eight)));
  expect(new Set([...crewOf(table('c0ffee', ...eight)).values()].map(({ face }) => JSON.stringify(face))).size).toBe(8);
});

test('no bot bears the name of somebody at the table, and a stand-in that of its person', () => {
  const taken = seatNames(table('c0ffee', seat(0, 'person', 'Ann'), seat(1, 'bot')))[1]!;
  const names = seatNames(
    table('c0ffee', seat(0, 'person', taken.toUpperCase()), seat(1, 'bot'), seat(2, 'bot', 'Bea')),
  );
  expect(names[0]).toBe(taken.toUpperCase());
  expect(names[1]).not.toBe(taken);
  expect(names[2]).toBe('Bea');
});

test('a rank says how well it plays; one of an own bot stands alone', () => {
  const texts = new Texts(
    '',
    bundleOf('en', [
      'bot-rank = { $rank }: { $strength }',
      'bot-mate = Mate',
      'strength-mate = medium',
      'bot-own = Own',
    ]),
  );
  expect([rankOf(texts, 'mate'), rankOf(texts, 'own')]).toEqual(['Mate: medium', 'Own']);
});
