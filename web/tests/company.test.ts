import { expect, test } from 'vitest';
import { Company, missedSteps, timeLeft } from '../src/company/company.svelte';
import type { ChatLine, FromServer, Step } from '../src/lib/messages';

const step = (version: number, seat: number, taken_back = false): Step => ({
  version,
  seat,
  moves: [],
  log: [{ key: `said-${version}`, args: {} }],
  taken_back,
  by: '',
});
const line = (number: number): ChatLine => ({ number, seat: 0, name: 'Ann', text: 'Ahoy', at: 0, aside: false });
const welcome = (chat: ChatLine[], seen = -1, steps: Step[] = [], left = -1): FromServer =>
  ({ type: 'welcome', seat: 1, seen, chat, gap: { steps }, table: { left } }) as unknown as FromServer;

test('what others did since one left is told, once, and only to whoever was here before', () => {
  const steps = [step(1, -1), step(2, 0), step(3, 1), step(4, 0), step(5, -1)];
  expect(missedSteps(steps, 3, 1).map(({ key }) => key)).toEqual(['said-4', 'said-5']);
  expect(missedSteps(steps, -1, 1)).toEqual([]);
  expect(missedSteps(steps, 4, 1)).toEqual([]);
  expect(missedSteps([step(4, 0, true)], 2, 1)).toEqual([]);
  const company = new Company();
  company.hear(welcome([], 3, steps));
  expect(company.missed).toHaveLength(2);
  company.missed = [];
  company.hear(welcome([], 3, steps));
  expect(company.missed).toEqual([]);
});

test('only what is said while one is here counts as unread', () => {
  const company = new Company();
  company.hear(welcome([line(1), line(2)]));
  expect(company.unread).toBe(0);
  company.hear({ type: 'said', line: line(3) });
  expect(company.unread).toBe(1);
  // After a cut line everything comes again.
  company.hear(welcome([line(1), line(2), line(3), line(4)]));
  expect([company.lines.length, company.unread]).toEqual([4, 2]);
  company.readAll();
  expect(company.unread).toBe(0);
});

test('when the game is over the players read what onlookers said, at its place', () => {
  const company = new Company();
  company.hear(welcome([line(1), line(3)]));
  const aside = { ...line(2), seat: -1, aside: true };
  company.hear({ type: 'overheard', lines: [line(1), aside, line(3)] });
  expect(company.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a deadline is told by this machine, and there is none without a clock', () => {
  const company = new Company();
  company.hear(welcome([], -1, [], 30));
  expect(Math.abs(company.deadline! - Date.now() - 30_000)).toBeLessThan(5_000);
  company.hear({ type: 'table', table: { left: -1 } } as unknown as FromServer);
  expect(company.deadline).toBeNull();
});

test('time is said as people say it', () => {
  expect([0, 59, 61, 3599, 3600, 90_000, 259_200].map(timeLeft)).toEqual([
    '0:00',
    '0:59',
    '1:01',
    '59:59',
    '1 h 0 min',
    '1 d 1 h',
    '3 d 0 h',
  ]);
});
