import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Question } from '../src/lib/line';
import type { FromServer, GameSheet, Shown, TableInfo } from '../src/lib/messages';
import { bundleOf, Texts } from '../src/lib/text.svelte';
import { Sitting } from '../src/table/sitting.svelte';

const shownAt = (version: number, legal: number[], actor = 0): Shown => ({
  version,
  actor,
  ask: { say: { key: 'q', args: {} }, rule: 'turn.1' },
  legal,
  refused: [{ numbers: [9], reason: { code: 'no', family: 'illegal', say: { key: 'why', args: {} }, rule: 'sell.2' } }],
  page: null,
  scores: [],
  dump: '',
  by_itself: false,
  orders: [],
});
const table = { seats: [{ seat: 0, kind: 'person', name: 'Ann', yours: true }], game: 'x' } as unknown as TableInfo;
const sheet = { choices: [{ number: 9, family: 'sell', args: {} }] } as unknown as GameSheet;

let asked: Question[];
let answers: (question: Question) => Partial<Answer>;

function sit(): Sitting {
  const texts = new Texts('', bundleOf('en', ['why = Because.', 'line-cut = Cut.']));
  const line = {
    ask: (question: Question) => {
      asked.push(question);
      if (question.type === 'read-board') return Promise.resolve({ type: 'board', id: '', version: 1, lines: [] } as Answer);
      return Promise.resolve(answers(question) as Answer);
    },
    close: vi.fn(),
  };
  const sitting = new Sitting(sheet, texts, () => line);
  const gap = { steps: [], from_start: true, shown: shownAt(1, [1, 2, 3]) };
  sitting.hear({ type: 'welcome', table, seat: 0, gap, seen: -1, chat: [] } as FromServer);
  return sitting;
}
const questions = (): Question[] => asked.filter(({ type }) => type !== 'read-board');

beforeEach(() => {
  asked = [];
  localStorage.clear();
});

test('a refusal can be explained', () => {
  const sitting = sit();
  expect(sitting.whyNot(9)).toEqual({ text: 'Because.', rule: 'sell.2' });
  expect(sitting.offers('sell')).toHaveLength(1);
});

test('gestures are tried, undone and committed as one draft', async () => {
  const sitting = sit();
  answers = (question) =>
    question.type === 'try'
      ? { type: 'tried', numbers: question.numbers, shown: shownAt(1, [4]), complete: false }
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
    return { type: 'tried', numbers, shown: shownAt(1, []), complete: true };
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
    return { type: 'tried', numbers, shown: shownAt(1, []), complete: true };
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
  });
  await sitting.pick([1], 7);
  expect(sitting.draft).toEqual([1, 7]);
});

test('without confirming, a finished draft is stored at once', async () => {
  const sitting = sit();
  sitting.setConfirm(false);
  answers = (question) =>
    question.type === 'try'
      ? { type: 'tried', numbers: question.numbers, shown: shownAt(1, []), complete: true }
      : { type: 'stored', version: 2 };
  await sitting.pick([1]);
  expect(questions().map(({ type }) => type)).toEqual(['try', 'commit']);
});

test('a stale answer brings the table up to date and drops the draft', async () => {
  const sitting = sit();
  const reason = { code: 'stale', family: 'stale', say: { key: 'why', args: {} }, rule: '' } as const;
  answers = () => ({ type: 'refused', at: -1, reason, gap: { steps: [], from_start: false, shown: shownAt(5, [], 1) } });
  await sitting.pick([1]);
  expect(sitting.stored?.version).toBe(5);
  expect(sitting.draft).toEqual([]);
  expect(sitting.notice?.text).toBe('Because.');
});

test('nothing is sent twice while what was stored is not shown yet', async () => {
  const sitting = sit();
  answers = (question) =>
    question.type === 'try'
      ? { type: 'tried', numbers: question.numbers, shown: shownAt(1, []), complete: true }
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
    step: { version, seat: 1, happenings: [], log: [], taken_back: false, by: '' as const },
    shown: shownAt(version, [], 1),
  });
  for (const version of [2, 3, 4]) sitting.hear(move(version));
  expect([sitting.stored?.version, sitting.have()]).toEqual([2, 4]);
  vi.advanceTimersByTime(1000);
  expect(sitting.stored?.version).toBe(3);
  const gap = { steps: [], from_start: false, shown: shownAt(4, []) };
  sitting.hear({ type: 'welcome', table, seat: 0, gap, seen: -1, chat: [] });
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
  });
  await sitting.pick([1]);
  const step = { version: 2, seat: 0, happenings: [], log: [], taken_back: false, by: '' as const };
  sitting.hear({ type: 'moved', step, shown: shownAt(2, [], 1) });
  expect([sitting.draft, sitting.complete, sitting.have()]).toEqual([[], false, 2]);
});

const advice = (version: number): Partial<Answer> => ({
  type: 'advice', id: '', version, bot: 'captain', numbers: [2], does: [], chances: [1], share: 1, instead: null,
});

test('a hint is for the very question it was asked for', async () => {
  const sitting = sit();
  answers = (question) =>
    question.type === 'hint'
      ? advice(1)
      : { type: 'tried', numbers: [1], shown: shownAt(1, [2]), complete: false };
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
  const order = { name: 'pass', until: 'card', about: '1', stands: true, amount: 0, least: 0, most: 0, reason: null } as const;
  sitting.hear({ type: 'orders', version: 1, orders: [order], by_itself: true });
  expect(sitting.orders.standing).toEqual([order]);
  expect([sitting.byItself, sitting.mine]).toEqual([true, false]);
  sitting.hear({ type: 'orders', version: 7, orders: [], by_itself: false });
  expect(sitting.orders.standing).toEqual([order]);
});

test('whoever is put out keeps nothing of the seat, not even a draft', async () => {
  const sitting = sit();
  answers = () => ({ type: 'tried', numbers: [1], shown: shownAt(1, [4]), complete: false });
  await sitting.pick([1]);
  const looking = { ...table, seats: [{ ...table.seats[0]!, yours: false }] };
  const gap = { steps: [], from_start: true, shown: shownAt(1, []) };
  sitting.hear({ type: 'welcome', table: looking, seat: -1, gap, seen: -1, chat: [] } as FromServer);
  expect([sitting.seat, sitting.draft, sitting.now]).toEqual([-1, [], gap.shown]);
});
