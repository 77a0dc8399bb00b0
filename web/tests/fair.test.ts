import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { TableInfo } from '../src/lib/messages';
import { bundleOf, Texts } from '../src/lib/text.svelte';
import FairDraws from '../src/table/FairDraws.svelte';
import type { Sitting } from '../src/table/sitting.svelte';
import words from '../src/text/en.ftl?raw';

const texts = new Texts('', bundleOf('en', [words]));
const at = (seed: string): Sitting =>
  ({
    texts,
    table: { id: 'abc', seal: '5ea1', seed, seats: [], nonces: [] } as unknown as TableInfo,
  }) as unknown as Sitting;

test('before the end there is the seal alone, afterwards the seed and the record to check it by', () => {
  render(FairDraws, { sitting: at('') });
  expect(screen.getByText('5ea1')).toBeTruthy();
  expect(screen.getByText(texts.say('fair-later'))).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  render(FairDraws, { sitting: at('5eed') });
  expect(screen.getByText('5eed')).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.say('table-record') }).getAttribute('href')).toBe(
    '/api/tables/abc/record',
  );
});
