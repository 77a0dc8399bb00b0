import { expect, test, vi } from 'vitest';
import { comfort } from '../src/comfort/comfort.svelte';
import { api } from '../src/lib/api';
import type { GameSheet, Replay, ReplayBoards } from '../src/lib/messages';
import { bundleOf, Texts } from '../src/lib/text.svelte';
import { ALL_OPEN, ONLOOKER, readAddress, Watching, writeAddress } from '../src/replay/watching.svelte';

const replayOf = (eyes: number, actors: number[]): Replay =>
  ({
    eyes,
    trouble: null,
    table: { id: 't', game: 'x', status: 'over', seal: '', seats: [{ seat: 0, kind: 'person', name: 'Ann' }] },
    positions: actors.map((actor, version) => ({
      step: { version, seat: 0, moves: [], log: [{ key: 'k', args: {} }], taken_back: false },
      shown: { version, actor, legal: [], refused: [] },
    })),
  }) as unknown as Replay;

const watch = (eyes: number, at = 0): Watching =>
  new Watching({ table: 't' }, replayOf(eyes, [0, 1, 1, -2]), {} as GameSheet, new Texts('', bundleOf('en', [])), at);

test('an address names a position and a pair of eyes', () => {
  for (const [at, eyes] of [
    [0, ONLOOKER],
    [12, ALL_OPEN],
    [3, 0],
    [7, 5],
  ] as const) {
    expect(readAddress(writeAddress(at, eyes))).toEqual({ at, eyes });
  }
  expect(readAddress('?at=nonsense&as=-4')).toEqual({ at: 0, eyes: ONLOOKER });
  expect(readAddress('')).toEqual({ at: 0, eyes: ONLOOKER });
});

test('one never leaves the game at its ends', () => {
  const watching = watch(ONLOOKER, 99);
  expect(watching.at).toBe(3);
  watching.go(-5);
  expect(watching.at).toBe(0);
});

test('the log tells what led to the position, and nothing can be done', () => {
  const watching = watch(0);
  watching.go(2);
  expect(watching.sitting.steps.flatMap(({ log }) => log)).toHaveLength(3);
  expect(watching.sitting.mine).toBe(false);
  watching.go(0);
  expect(watching.sitting.asked).toBe(false);
  expect(watching.sitting.steps.flatMap(({ log }) => log)).toHaveLength(1);
});

test('with all hands open one sits beside whoever is asked', () => {
  const watching = watch(ALL_OPEN);
  expect(watching.sitting.seat).toBe(0);
  watching.go(1);
  expect(watching.sitting.seat).toBe(1);
});

test('other eyes look at the same position', async () => {
  const watching = watch(ONLOOKER, 2);
  const asked = vi.spyOn(api, 'replay').mockResolvedValue(replayOf(0, [0, 1, 1, -2]));
  await watching.look(0);
  expect(asked).toHaveBeenCalledWith('t', 0);
  expect([watching.at, watching.sitting.seat]).toEqual([2, 0]);
});

test('the board in words is that of the position, fetched some at a time and each once', async () => {
  comfort.set({ words: true });
  const watching = watch(ONLOOKER, 2);
  const asked = vi
    .spyOn(api, 'boards')
    .mockImplementation((_table, _eyes, language, first) =>
      Promise.resolve({ first, boards: [0, 1, 2, 3].slice(first).map((at) => [`${language} ${at}`]) }),
    );
  await watching.readBoard('de');
  expect(watching.sitting.lines).toEqual(['de 2']);
  watching.go(3);
  await watching.readBoard('de');
  expect(watching.sitting.lines).toEqual(['de 3']);
  expect(asked).toHaveBeenCalledTimes(1);
  await watching.readBoard('en');
  expect(watching.sitting.lines).toEqual(['en 3']);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('words that come too late for a position are not shown', async () => {
  const watching = watch(ONLOOKER, 0);
  let answer: (found: ReplayBoards) => void = () => undefined;
  vi.spyOn(api, 'boards').mockReturnValue(new Promise((settle) => (answer = settle)));
  const reading = watching.readBoard('en');
  watching.go(1);
  answer({ first: 0, boards: [['the first']] });
  await reading;
  expect(watching.sitting.lines).toEqual([]);
});
