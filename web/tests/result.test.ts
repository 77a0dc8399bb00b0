import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import core from '../../src/carrack/core/catalogue/en.ftl?raw';
import amalfi from '../../src/carrack/games/amalfi/text/en.ftl?raw';
import type { ScoreLine } from '../src/lib/messages';
import { bundleOf, Texts } from '../src/lib/text.svelte';
import Result from '../src/table/Result.svelte';
import type { Sitting } from '../src/table/sitting.svelte';
import words from '../src/text/en.ftl?raw';

const texts = new Texts('', bundleOf('en', [core, words, amalfi]));
texts.names = ['Ana', 'Bea'];
const line = (rank: number, outcome: string): ScoreLine => ({ total: 90, parts: {}, tie_break: 0, rank, outcome });
const after = (...scores: ScoreLine[]): Sitting =>
  ({ texts, seat: 0, replaying: true, stored: { scores } }) as unknown as Sitting;

test('who plays alone is told how it ended, and no place', () => {
  const { container } = render(Result, { sitting: after(line(2, 'lost')) });
  expect(screen.getByRole('heading').textContent).toBe(texts.tell({ key: 'outcome-lost', args: {} }));
  expect(container.querySelector('.place')).toBeNull();
});

test('among several the place says it', () => {
  const { container } = render(Result, { sitting: after(line(1, ''), line(2, '')) });
  expect(screen.getByRole('heading').textContent).toBe(texts.say('result-you-won'));
  expect(container.querySelectorAll('.place')).toHaveLength(2);
});

test('points are counted part by part, and the winner is told after the last', async () => {
  vi.useFakeTimers();
  const own = new Texts('', bundleOf('en', [core, words, 'score-gold = gold', 'score-crowns = crowns']));
  own.names = ['Ana', 'Bea', 'Cid'];
  const score = (rank: number, gold: number, crowns: number): ScoreLine => ({
    total: gold + crowns,
    parts: { gold, crowns },
    tie_break: 0,
    rank,
    outcome: '',
  });
  const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'person', name: own.names[seat] }));
  const sitting = {
    texts: own,
    seat: 2,
    table: { id: 't', seal: '', seats, rematch: '', updated: Date.now() / 1000 },
    stored: { scores: [score(1, 2, 9), score(1, 3, 8), score(3, 5, 1)] },
  } as unknown as Sitting;
  const { container } = render(Result, { sitting });
  const sums = (): string[] => [...container.querySelectorAll('.bars b')].map((node) => node.textContent ?? '');
  expect(screen.getByRole('heading').textContent).toBe(own.say('result-counting', { part: 'gold' }));
  expect(sums()).toEqual(['2', '3', '5']);
  expect(container.querySelector('table')).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sums()).toEqual(['11', '11', '6']);
  expect(screen.getByRole('heading').textContent).toBe('Ana and Bea share the victory.');
  expect(container.querySelector('table')).not.toBeNull();
  vi.useRealTimers();
});
