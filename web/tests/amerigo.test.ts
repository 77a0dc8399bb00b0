/** What the player of Amerigo (2013) has in hand: gestures that answer several questions at once. */
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { Helm } from '../src/games/amerigo/helm.svelte';
import type { Laying, Reach } from '../src/games/amerigo/messages';
import type { Sitting } from '../src/table/sitting.svelte';

const NOTATIONS = [
  'ship 1',
  'ship 2',
  'establish',
  'leave',
  'done',
  'build village-single',
  'build village-domino',
  'lay c1 north',
  'lay b1 east',
  'to frame-1',
  'to frame-2',
];
const shapes = [
  { tile: 'village-single', neutral: false, size: 1, turns: [[[0, 0]]], points: [1, 2] },
  {
    tile: 'village-domino',
    neutral: false,
    size: 2,
    turns: [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 0],
        [1, 0],
      ],
    ],
    points: [1, 2],
  },
];
const spot = (square: number, turn: number, points: number) => ({
  square,
  turn,
  points,
  tile_points: points,
  goods: [],
  posts_lost: 0,
  completes: null,
});
const single: Laying = { tile: 'village-single', cost: 1, gold: 0, itself: false, spots: [spot(2, 0, 1)] };
const domino: Laying = {
  tile: 'village-domino',
  cost: 2,
  gold: 0,
  itself: false,
  spots: [spot(1, 1, 4), spot(2, 0, 1)],
};

function helmAt(page: object) {
  const pick = vi.fn((numbers: number[]) => {
    sitting.draft.push(...numbers);
    return Promise.resolve();
  });
  const done = vi.fn(() => Promise.resolve());
  const sitting = {
    sheet: { choices: NOTATIONS.map((notation, number) => ({ notation, number })) },
    now: { page, setup: { shapes } },
    asked: true,
    complete: false,
    draft: [] as number[],
    pick,
    done,
  };
  return { helm: new Helm(sitting as unknown as Sitting), pick, done, sitting };
}
const reach = (ship: number, at: number): Reach => ({
  ship,
  start: at,
  targets: [
    [at, 100 + at, 0, 0, at],
    [at + 1, 101 + at, 1, 0, at],
  ],
  anchors: [{ at: at + 1, post: 9, island: 0, points: 3, discovery: 3, gold: 0, completes: null }],
});

describe('a ship', () => {
  it('is chosen, sails and establishes a post in one gesture', () => {
    const { helm, pick } = helmAt({ stage: 'pick-ship', reach: [reach(1, 10), reach(2, 50)], layings: [] });
    helm.sail(helm.voyage(51)!);
    expect(pick).toHaveBeenCalledWith([1, 151, 2]);
  });
  it('goes only where it can go itself when it is dragged', () => {
    const { helm, pick } = helmAt({ stage: 'pick-ship', reach: [reach(1, 10), reach(2, 50)], layings: [] });
    helm.chooseShip(1);
    helm.drop(51);
    expect(pick).not.toHaveBeenCalled();
    helm.drop(11);
    expect(pick).toHaveBeenCalledWith([0, 111, 2]);
  });
});

describe('a ship that is not on the map yet', () => {
  /** From the first frame space to 30, from the second to 40 and 41; both anchors are of one island. */
  const opening = (ship: number): Reach => ({
    ship,
    start: -1,
    targets: [
      [30, 130, 2, 0, 576],
      [40, 140, 3, 0, 577],
      [41, 141, 3, 0, 577],
      [577, 200, 0, 0, 577],
    ],
    anchors: [30, 40].map((at) => ({ at, post: 9, island: 0, points: 3, discovery: 3, gold: 0, completes: null })),
  });
  const page = { stage: 'place-ship', reach: [opening(1)], layings: [] };

  it('is placed where it is least far to its goal; both sail when both are placed', () => {
    const { helm, pick } = helmAt(page);
    helm.sail(helm.voyage(30)!);
    expect(pick).toHaveBeenLastCalledWith([9]);
    page.reach = [opening(2)];
    flushSync();
    expect(helm.voyage(30)).toBeUndefined();
    expect(helm.voyage(40)?.anchor?.points).toBe(0);
    helm.sail(helm.voyage(40)!);
    expect(pick).toHaveBeenLastCalledWith([10, 0, 130, 2, 140, 2]);
    page.reach = [opening(1)];
  });
  it('waits on a frame space that is chosen itself', () => {
    const { helm, pick } = helmAt(page);
    helm.sail(helm.voyage(577)!);
    expect(pick).toHaveBeenLastCalledWith([10]);
    const then = helmAt({ ...page, reach: [opening(2)] });
    expect(then.helm.voyage(40)?.anchor?.points).toBe(3);
    then.helm.sail(then.helm.voyage(40)!);
    expect(then.pick).toHaveBeenLastCalledWith([10, 1, 140, 2]);
  });
});

it('shows the chain from a tile over what carries it to the nearest post', () => {
  const ways = [
    [2, 2],
    [3, 2],
    [4, 3],
    [28, 4],
  ];
  const { helm } = helmAt({ stage: 'build', reach: [], layings: [single], chain: ways });
  expect(helm.chainFrom([5, 6])).toEqual([5, 4, 3, 2]);
  expect(helm.chainFrom([52])).toEqual([52, 28, 4, 3, 2]);
  expect(helm.chainFrom([100])).toEqual([]);
});

describe('a tile', () => {
  it('hangs at the pointer at once when it is the only kind with room', () => {
    const { helm } = helmAt({ stage: 'build', reach: [], layings: [single, { ...domino, spots: [] }] });
    expect(helm.laying?.tile).toBe('village-single');
    helm.take('village-single');
    expect(helm.laying).toBeUndefined();
  });
  it('hangs at the pointer at once when it brings most, unless it needs gold; another is one click away', () => {
    const { helm } = helmAt({ stage: 'build', reach: [], layings: [single, domino] });
    expect(helm.laying?.tile).toBe('village-domino');
    helm.take('village-single');
    expect(helm.laying?.tile).toBe('village-single');
    helm.take('village-single');
    expect(helm.laying).toBeUndefined();
    const { helm: poor } = helmAt({ stage: 'build', reach: [], layings: [single, { ...domino, gold: 1 }] });
    expect(poor.laying?.tile).toBe('village-single');
  });
  it('is taken up as it lies best, and is put down with its kind in one gesture', () => {
    const { helm, pick } = helmAt({ stage: 'build', reach: [], layings: [single, domino] });
    expect(helm.turn).toBe(1);
    helm.lay(1);
    expect(pick).toHaveBeenCalledWith([6, 8]);
    expect(helm.laying?.tile).toBe('village-domino');
  });
  it('hangs at the pointer at once when the kind laid before has run out', () => {
    const { helm } = helmAt({ stage: 'build', reach: [], layings: [single] });
    helm.take('village-domino');
    flushSync();
    expect(helm.laying?.tile).toBe('village-single');
  });
  it('that was put back hangs at the pointer again when something else was done', () => {
    const { helm, sitting } = helmAt({ stage: 'build', reach: [], layings: [single] });
    helm.take('village-single');
    expect(helm.laying).toBeUndefined();
    sitting.draft.push(4);
    helm.take('village-domino');
    flushSync();
    expect(helm.laying?.tile).toBe('village-single');
  });
  it('turns both ways', () => {
    const { helm } = helmAt({ stage: 'build', reach: [], layings: [single, domino] });
    helm.rotate(1);
    expect(helm.turn).toBe(0);
    helm.rotate(-1);
    expect(helm.turn).toBe(1);
  });
});

it('stores the turn with the click that ends it, if nothing is left to ask', async () => {
  const { helm, pick, done, sitting } = helmAt({ stage: 'build', reach: [], layings: [] });
  await helm.close([4]);
  expect(done).not.toHaveBeenCalled();
  sitting.complete = true;
  await helm.close([4]);
  expect(pick).toHaveBeenCalledTimes(2);
  expect(done).toHaveBeenCalledOnce();
});
