import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Saying } from '../src/lib/messages';
import { bundleOf, Texts } from '../src/lib/text.svelte';
import { together } from '../src/table/sentences';

const ROOT = join(import.meta.dirname, '../..');

function textsOf(game: string, rules: string, language: 'en' | 'de'): Texts {
  const folders = ['src/carrack/core/catalogue', `src/carrack/games/${rules}/text`, `web/src/games/${game}/text`];
  const read = (folder: string): string => readFileSync(join(ROOT, folder, `${language}.ftl`), 'utf8');
  return new Texts(game, bundleOf(language, folders.map(read)));
}
const exhibit = (good: string, rudders: number): Saying => ({ key: 'do-exhibit', args: { good, rudders } });
const pay = (value: number): Saying => ({ key: 'do-pay', args: { value } });
const stop: Saying = { key: 'do-stop', args: {} };

describe('a hint tells cards that are used alike as one step', () => {
  test('of an exhibition', () => {
    const does = [exhibit('cloth', 3), exhibit('coffee', 1), exhibit('coffee', 1), stop];
    expect(together(textsOf('amerigo-cards', 'amerigo_cards', 'en'), does)).toEqual([
      'Exhibit cloth (3 rudders), coffee (1 rudder), coffee (1 rudder)',
      'Exhibit no more',
    ]);
    expect(together(textsOf('amerigo-cards', 'amerigo_cards', 'de'), does)[0]).toBe(
      'Stoffe (3 Ruder), Kaffee (1 Ruder), Kaffee (1 Ruder) anbieten',
    );
  });
  test('of a payment', () => {
    const texts = textsOf('pizarro', 'pizarro', 'en');
    expect(together(texts, [pay(4), pay(1)])).toEqual(['Pay with gold cards 4, 1']);
    expect(together(texts, [pay(4)])).toEqual(['Pay with gold card 4']);
  });
  test('but not where the game has no words for it', () => {
    expect(together(textsOf('pizarro', 'pizarro', 'en'), [stop, stop])).toHaveLength(2);
  });
});
