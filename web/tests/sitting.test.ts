import { beforeEach, expect, test, vi } from 'vitest';
import { comfort } from '../src/comfort/comfort.svelte';
import type { Answer, Asking } from '../src/lib/line';
import type { FromServer, GameSheet, Move, Shown, Step, TableInfo } from '../src/lib/messages';
import { bundleOf, Texts } from '../src/lib/text.svelte';
import { Sitting } from '../src/table/sitting.svelte';

const shownAt = (version: number, legal: number[], actor = 0): Shown => ({
  version,
  actor,
  ask: { say: { key: 'q', args: {} }, rule: 'turn.1', names: { me: '0' } },
  legal,
  brings: {},
  refused: [
    {
      numbers: [8, 9],
      key: 'why-need',
      args: {},
      rule: 'sell.2',
      differs: { need: [7, 6] },
    },
  ],
  page: { deck: version, seats: [{ hand: [version] }] },
  changes: null,
  setup: { limit: 12 },
  words: [],
  scores: [],
  dump: '',
  by_itself: false,
  orders: [],
});
const table = {
  seats: [{ seat: 0, kind: 'person', name: 'Ann', yours: true }],
  game: 'x',
  seal: '',
} as unknown as TableInfo;
const sheet = {
  choices: Array.from({ length: 10 }, (_, number) => ({
    number,
    family: number > 7 ? 'sell' : 'exhibit',
    args: {},
    at: number > 7 ? [] : [`hand:card-${number}@{me}`],
  })),
  pieces: [],
} as unknown as GameSheet;

let asked: Asking[];
let answers: (question: Asking) => Partial<Answer>;

function sit(): Sitting {
  const texts = new Texts(
    '',
    bundleOf('en', ['why = Because.', 'why-need = You need { $need }.', 'line-cut = Cut.', 'line-offline = Offline.']),
  );
  const line = {
    ask: (question: Asking) => {
      asked.push(question);
      if (question.type === 'read-board')
        return Promise.resolve({ type: 'board', id: '', version: 1, lines: [] } as Answer);
      return Promise.resolve(answers(question) as Answer);
    },
    close: vi.fn(),
  };
  const sitting = new Sitting(sheet, texts, () => line);
  const gap = { steps: [], from_start: true, shown: shownAt(1, [1, 2, 3]) };
  sitting.hear({ type: 'welcome', table, seat: 0, gap, seen: -1, chat: [], protocol: 4 });
  return sitting;
}
const questions = (): Asking[] => asked.filter(({ type }) => type !== 'read-board');

beforeEach(() => {
  asked = [];
  localStorage.clear();
});

test('a refusal can be explained', () => {
  const sitting = sit();
  // What differs from number to number comes in a column.
  expect(sitting.question.whyNot(8)).toEqual({ text: 'You need 7.', rule: 'sell.2' });
  expect(sitting.question.whyNot(9)).toEqual({ text: 'You need 6.', rule: 'sell.2' });
  expect(sitting.question.of('sell')).toHaveLength(2);
});

test('places lead to numbers, equal cards to the same one', () => {
  const { question } = sit();
  expect(question.isOpen('hand:card-1@0')).toBe(true);
  expect(question.isOpen('hand:card-4@0')).toBe(false);
  expect(question.numberOf('exhibit', 'hand:card-2@0/2')).toBe(2);
});

test('what is chosen belongs to its question, and one too many replaces the first', async () => {
  const sitting = sit();
  const { question } = sitting;
  question.propose(['hand:card-3@0']);
  expect(question.chosen).toEqual(['hand:card-3@0']);
  question.choose([]);
  for (const number of [1, 2, 3]) question.toggle(`hand:card-${number}@0`, 2);
  expect(question.numbers('exhibit')).toEqual([2, 3]);
  question.toggle('hand:card-3@0', 2);
  expect(question.chosen).toEqual(['hand:card-2@0']);
  question.propose([]);
  answers = (asking) => ({
    type: 'tried',
    numbers: 'numbers' in asking ? asking.numbers : [],
    shown: shownAt(1, [4]),
    complete: false,
    moves: [],
  });
  await sitting.pick([1]);
  expect(question.chosen).toEqual([]);
});

test('what travels is what differs; the rest stays what it was', () => {
  const sitting = sit();
  const before = sitting.stored!.page as { deck: number; seats: { hand: number[] }[] };
  const shown = { ...shownAt(2, [], 1), page: null, setup: null, changes: { deck: 7 } };
  const step = { version: 2, seat: 1, moves: [], log: [], taken_back: false, by: '' as const };
  sitting.hear({ type: 'moved', step, shown });
  const after = sitting.stored!.page as typeof before;
  expect([after.deck, sitting.stored!.setup]).toEqual([7, { limit: 12 }]);
  expect(after.seats).toBe(before.seats);
});

test('gestures are tried, undone and committed as one draft', async () => {
  const sitting = sit();
  answers = (question) =>
    question.type === 'try'
      ? { type: 'tried', numbers: question.numbers, shown: shownAt(1, [4]), complete: false, moves: [] }
      : { type: 'stored', version: 2 };
  await sitting.pick([1]);
  await sitting.pick([4, 5]);
  expect(sitting.draft).toEqual([1, 4, 5]);
  await sitting.undo();
  expect(sitting.draft).toEqual([1]);
  await sitting.done();
  expect(questions().at(-1)).toEqual({ type: 'commit', version: 1, numbers: [1] });
});

test('what the rules settled by themselves is left out', async () => {
  const sitting = sit();
  const reason = { code: 'no', family: 'illegal', say: { key: 'why', args: {} }, rule: '' } as const;
  answers = (question) => {
    const numbers = 'numbers' in question ? (question.numbers ?? []) : [];
    if (numbers.length > 2) return { type: 'refused', at: 2, reason, gap: null };
    return { type: 'tried', numbers, shown: shownAt(1, []), complete: true, moves: [] };
  };
  await sitting.pick([1, 2, 3]);
  expect(sitting.draft).toEqual([1, 2]);
  expect(sitting.notice).toBeNull();
});

test('what the rules would object to is told without touching the draft', async () => {
  const sitting = sit();
  const reason = { code: 'no', family: 'illegal', say: { key: 'why', args: {} }, rule: 'pay.2' } as const;
  answers = (question) => {
    const numbers = 'numbers' in question ? (question.numbers ?? []) : [];
    if (numbers.includes(9)) return { type: 'refused', at: 0, reason, gap: null };
    return { type: 'tried', numbers, shown: shownAt(1, []), complete: true, moves: [] };
  };
  expect(await sitting.objection([9])).toEqual({ text: 'Because.', rule: 'pay.2' });
  expect(await sitting.objection([1, 2])).toBeNull();
  expect([sitting.draft, sitting.notice]).toEqual([[], null]);
});

test('a closing number follows where it is legal', async () => {
  const sitting = sit();
  answers = (question) => ({
    type: 'tried',
    numbers: 'numbers' in question ? question.numbers : [],
    shown: shownAt(1, [7]),
    complete: false,
    moves: [],
  });
  let closed = false;
  await sitting.pick([1], (shown) => {
    if (closed || !shown.legal.includes(7)) return [];
    closed = true;
    return [7];
  });
  expect(sitting.draft).toEqual([1, 7]);
});

test('without confirming, a finished draft is stored at once', async () => {
  const sitting = sit();
  sitting.setConfirm(false);
  answers = (question) =>
    question.type === 'try'
      ? { type: 'tried', numbers: question.numbers, shown: shownAt(1, []), complete: true, moves: [] }
      : { type: 'stored', version: 2 };
  await sitting.pick([1]);
  expect(questions().map(({ type }) => type)).toEqual(['try', 'commit']);
});

test('a stale answer brings the table up to date and drops the draft', async () => {
  const sitting = sit();
  const reason = { code: 'stale', family: 'stale', say: { key: 'why', args: {} }, rule: '' } as const;
  answers = () => ({
    type: 'refused',
    at: -1,
    reason,
    gap: { steps: [], from_start: false, shown: shownAt(5, [], 1) },
  });
  await sitting.pick([1]);
  expect(sitting.stored?.version).toBe(5);
  expect(sitting.draft).toEqual([]);
  expect(sitting.notice?.text).toBe('Because.');
});

test('nothing is sent twice while what was stored is not shown yet', async () => {
  const sitting = sit();
  answers = (question) =>
    question.type === 'try'
      ? { type: 'tried', numbers: question.numbers, shown: shownAt(1, []), complete: true, moves: [] }
      : { type: 'stored', version: 2 };
  await sitting.pick([1]);
  await sitting.done();
  await sitting.done();
  await sitting.undo();
  expect(questions().map(({ type }) => type)).toEqual(['try', 'commit']);
});

test('quick steps are shown one after the other, and a gap brings all of them at once', () => {
  vi.useFakeTimers();
  const sitting = sit();
  const move = (version: number): FromServer => ({
    type: 'moved',
    step: { version, seat: 1, moves: [], log: [], taken_back: false, by: '' as const },
    shown: shownAt(version, [], 1),
  });
  for (const version of [2, 3, 4]) sitting.hear(move(version));
  expect([sitting.stored?.version, sitting.have()]).toEqual([2, 4]);
  vi.advanceTimersByTime(1000);
  expect(sitting.stored?.version).toBe(3);
  const gap = { steps: [], from_start: false, shown: shownAt(4, []) };
  sitting.hear({ type: 'welcome', table, seat: 0, gap, seen: -1, chat: [], protocol: 4 });
  expect([sitting.stored?.version, sitting.steps.map(({ version }) => version)]).toEqual([4, [2, 3, 4]]);
  vi.useRealTimers();
});

test('a moved table drops the draft', async () => {
  const sitting = sit();
  answers = (question) => ({
    type: 'tried',
    numbers: 'numbers' in question ? question.numbers : [],
    shown: shownAt(1, []),
    complete: true,
    moves: [],
  });
  await sitting.pick([1]);
  const step = { version: 2, seat: 0, moves: [], log: [], taken_back: false, by: '' as const };
  sitting.hear({ type: 'moved', step, shown: shownAt(2, [], 1) });
  expect([sitting.draft, sitting.complete, sitting.have()]).toEqual([[], false, 2]);
});

const advice = (version: number): Partial<Answer> => ({
  type: 'advice',
  id: '',
  version,
  bot: 'captain',
  numbers: [2],
  does: [],
  chances: [1],
  share: 1,
  instead: null,
});

test('a hint is for the very question it was asked for', async () => {
  const sitting = sit();
  answers = (question) =>
    question.type === 'hint'
      ? advice(1)
      : { type: 'tried', numbers: [1], shown: shownAt(1, [2]), complete: false, moves: [] };
  const asking = sitting.hint.ask();
  expect(sitting.hint.thinking).toBe(true);
  await asking;
  expect(sitting.hint.now?.numbers).toEqual([2]);
  await sitting.pick([1]);
  expect(sitting.hint.now).toBeNull();
});

test('a hint that comes too late is not shown, and nobody is told off', async () => {
  const sitting = sit();
  const reason = { code: 'version.stale', family: 'stale', say: { key: 'why', args: {} }, rule: '' } as const;
  answers = () => ({ type: 'refused', id: '', reason, at: -1, gap: null });
  await sitting.hint.ask();
  expect([sitting.hint.now, sitting.notice]).toEqual([null, null]);
});

test('orders change for the table they are about, also while it waits to be shown', () => {
  const sitting = sit();
  const order = {
    name: 'pass',
    until: 'card',
    about: '1',
    stands: true,
    amount: 0,
    least: 0,
    most: 0,
    reason: null,
  } as const;
  sitting.hear({ type: 'orders', version: 1, orders: [order], by_itself: true });
  expect(sitting.orders.standing).toEqual([order]);
  expect([sitting.byItself, sitting.mine]).toEqual([true, false]);
  sitting.hear({ type: 'orders', version: 7, orders: [], by_itself: false });
  expect(sitting.orders.standing).toEqual([order]);
});

test('whoever is put out keeps nothing of the seat, not even a draft', async () => {
  const sitting = sit();
  answers = () => ({ type: 'tried', numbers: [1], shown: shownAt(1, [4]), complete: false, moves: [] });
  await sitting.pick([1]);
  const looking = { ...table, seats: [{ ...table.seats[0]!, yours: false }] };
  const gap = { steps: [], from_start: true, shown: shownAt(1, []) };
  sitting.hear({ type: 'welcome', table: looking, seat: -1, gap, seen: -1, chat: [], protocol: 4 });
  expect([sitting.seat, sitting.draft, sitting.now]).toEqual([-1, [], gap.shown]);
});

test('a turn that is confirmed offline stays to be confirmed, and one is told', async () => {
  const sitting = sit();
  sitting.connected(true);
  answers = (question) =>
    question.type === 'try'
      ? { type: 'tried', numbers: question.numbers, shown: shownAt(1, []), complete: true, moves: [] }
      : (null as unknown as Answer);
  await sitting.pick([1]);
  sitting.connected(false);
  await sitting.done();
  expect([sitting.draft, sitting.notice?.text]).toEqual([[1], 'Offline.']);
});

test('what follows by itself is picked until nothing does', async () => {
  const sitting = sit();
  sitting.setConfirm(true);
  answers = (question) => {
    const numbers = 'numbers' in question ? (question.numbers ?? []) : [];
    return { type: 'tried', numbers, shown: shownAt(1, [numbers.length]), complete: numbers.length > 3, moves: [] };
  };
  await sitting.pick([1], (shown) => shown.legal);
  expect(sitting.draft).toEqual([1, 1, 2, 3]);
});

test('cards that have just come are told from their equals', () => {
  const sitting = sit();
  const move = (from: string, to: string): Move => ['card', from, to, 1];
  const step = (version: number, seat: number, ...moves: Move[]): Step => ({
    version,
    seat,
    moves,
    log: [],
    taken_back: false,
    by: '',
  });
  const hand = ['hand:a@0', 'hand:a@0/2', 'hand:b@0', 'row:c@0'];
  sitting.steps = [step(1, -1, move('deck', 'hand:a@0'))];
  expect(sitting.question.fresh(hand).size).toBe(0);
  sitting.steps = [
    ...sitting.steps,
    step(2, 0, move('deck', 'hand:a@0'), move('hand:c@0', 'row:c@0')),
    step(3, 1, move('deck', 'hand@1')),
  ];
  expect([...sitting.question.fresh(hand)]).toEqual(['hand:a@0/2']);
  sitting.steps = [...sitting.steps, step(4, 0)];
  expect(sitting.question.fresh(hand).size).toBe(0);
});

test('a long story is told line by line, and whole when the table is read anew', () => {
  vi.useFakeTimers();
  const sitting = sit();
  const log = Array.from({ length: 8 }, (_, i) => ({ key: 'why', args: { i } }));
  const step: Step = { version: 2, seat: 1, moves: [], log, taken_back: false, by: '' };
  sitting.fly = vi.fn();
  sitting.hear({ type: 'moved', step, shown: shownAt(2, []) });
  const told = (): number => sitting.steps.at(-1)!.log.length;
  expect([sitting.version, told(), sitting.telling]).toEqual([2, 1, true]);
  expect(sitting.fly).toHaveBeenCalledWith([], 8 * 240);
  vi.advanceTimersByTime(500);
  expect(told()).toBe(3);
  sitting.hear({ type: 'moved', step: { ...step, version: 3, log: [] }, shown: shownAt(3, []) });
  expect(sitting.version).toBe(2);
  vi.advanceTimersByTime(3000);
  expect([sitting.version, sitting.steps.at(-2)!.log.length, sitting.telling]).toEqual([3, 8, false]);
  expect(sitting.fly).toHaveBeenLastCalledWith([], 0);

  sitting.hear({ type: 'moved', step: { ...step, version: 4 }, shown: shownAt(4, []) });
  vi.advanceTimersByTime(700);
  const gap = { steps: [], from_start: false, shown: shownAt(4, []) };
  sitting.hear({ type: 'welcome', table, seat: 0, gap, seen: -1, chat: [], protocol: 4 });
  expect(sitting.steps.find(({ version }) => version === 4)!.log).toHaveLength(8);
  vi.useRealTimers();
});

test('the board in words is asked for only where somebody wants it otherwise than the hello said', async () => {
  const sitting = sit();
  answers = () => ({ type: 'board', lines: ['Board.'] });
  sitting.connected(true);
  await sitting.readBoard();
  expect(asked).toEqual([]);
  comfort.set({ words: true });
  await sitting.readBoard();
  await sitting.readBoard();
  expect(asked).toEqual([{ type: 'read-board', language: 'en' }]);
  comfort.set({ words: false });
});
