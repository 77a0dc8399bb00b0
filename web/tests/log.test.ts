import { describe, expect, test } from 'vitest';
import type { Incident, Saying, Step } from '../src/lib/messages';
import { logGroups, merged, newsSince, ownTurn, toldUntil } from '../src/table/log';

const card = (name: string): Saying => ({ key: `card-${name}`, args: {} });
const exhibits = (seat: number, ...names: string[]): Saying => ({
  key: 'event-exhibited',
  args: { seat, cards: names.map(card) },
});
const step = (version: number, seat: number, ...log: Saying[]): Step => ({
  version,
  seat,
  log,
  moves: [],
  taken_back: false,
  by: '',
});

describe('like things are told in one sentence', () => {
  test('lists grow', () => {
    expect(merged(exhibits(1, 'coffee'), exhibits(1, 'gems'))).toEqual(exhibits(1, 'coffee', 'gems'));
  });
  test('single things become a list', () => {
    const one = (name: string): Saying => ({ key: 'event-exhibited', args: { seat: 1, cards: card(name) } });
    expect(merged(one('coffee'), one('gems'))).toEqual(exhibits(1, 'coffee', 'gems'));
    expect(merged(one('coffee'), one('coffee'))).toEqual(exhibits(1, 'coffee', 'coffee'));
  });
  test('what stands beside a list only repeats it', () => {
    const one = (good: string): Saying => ({
      key: 'event-exhibited',
      args: { seat: 1, cards: [{ key: 'card', args: { good } }], count: 1, good },
    });
    const both = merged(one('coffee'), one('gems'));
    expect(both?.args).toMatchObject({ count: 2, cards: [{ args: { good: 'coffee' } }, { args: { good: 'gems' } }] });
    expect(merged(both!, one('cloth'))?.args.count).toBe(3);
  });
  test('where two things differ they stay apart', () => {
    const sails = (name: string, distance: number): Saying => ({
      key: 'x',
      args: { seat: 1, card: card(name), distance },
    });
    expect(merged(sails('coffee', 1), sails('gems', 2))).toBeNull();
  });
  test('of different people they do not', () => {
    expect(merged(exhibits(1, 'coffee'), exhibits(2, 'gems'))).toBeNull();
  });
  test('hidden cards are counted', () => {
    const drew = (count: number): Saying => ({ key: 'event-drew-hidden', args: { seat: 1, count } });
    expect(merged(drew(1), drew(2))).toEqual(drew(3));
  });
  test('bids are not', () => {
    const bid = (amount: number): Saying => ({ key: 'event-bid', args: { seat: 1, amount } });
    expect(merged(bid(1), bid(2))).toBeNull();
  });
});

test('one turn is one group, over several decisions', () => {
  const steps = [
    step(1, -1, exhibits(0)),
    step(2, 0, exhibits(0, 'a')),
    step(3, 0, exhibits(0, 'b')),
    step(4, 1, exhibits(1, 'c')),
  ];
  const groups = logGroups(steps, []);
  expect(groups.map(({ seat, version, lines }) => [seat, version, lines.length])).toEqual([
    [-1, 1, 1],
    [0, 3, 1],
    [1, 4, 1],
  ]);
  expect(groups[1]!.lines[0]!.say).toEqual(exhibits(0, 'a', 'b'));
});

test('what happened at a seat stands where it happened', () => {
  const incident = (version: number, kind: Incident['kind']): Incident => ({ version, seat: 0, kind, name: 'Ann' });
  const steps = [step(1, 0, exhibits(0, 'a')), step(2, 0, exhibits(0, 'b')), step(3, 1, exhibits(1, 'c'))];
  const groups = logGroups(steps, [incident(1, 'time-out'), incident(3, 'return')]);
  expect(groups.map((group) => group.incident?.kind ?? group.seat)).toEqual([0, 'time-out', 0, 1, 'return']);
});

test('since one’s own last turn', () => {
  const steps = [step(1, 0), step(2, 1), step(3, 0), step(4, 1)];
  expect([ownTurn(steps, 0), ownTurn(steps, 2), ownTurn(steps, -1)]).toEqual([3, -1, -1]);
});

test('draws in turn are one line for each player', () => {
  const draws = (seat: number): Saying => ({ key: 'event-drew-hidden', args: { seat, count: 1 } });
  const mine = (name: string): Saying => ({ key: 'event-drew', args: { seat: 0, cards: [card(name)], count: 1 } });
  const [group] = logGroups([step(1, 2, draws(1), draws(2), mine('a'), draws(1), draws(2), mine('b'))], []);
  expect(group!.lines.map(({ say }) => [say.args.seat, say.args.count])).toEqual([
    [1, 2],
    [2, 2],
    [0, 2],
  ]);
});

describe('what is announced', () => {
  const line = (key: string): Saying => ({ key, args: {} });
  test('each line once, also of a step that is told line by line', () => {
    const steps = [step(1, 0, line('a')), step(2, 1, line('b'))];
    const told = toldUntil(steps);
    expect(newsSince(steps, told)).toEqual([]);
    const longer = [steps[0]!, step(2, 1, line('b'), line('c')), step(3, 2, line('d'))];
    expect(newsSince(longer, told)).toEqual([line('c'), line('d')]);
  });
  test('what was taken back is told, and nothing before it', () => {
    const told = toldUntil([step(1, 0, line('a')), step(2, 1, line('b'))]);
    expect(newsSince([step(3, 1, line('taken-back'))], told)).toEqual([line('taken-back')]);
  });
});
