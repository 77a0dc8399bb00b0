import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
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
