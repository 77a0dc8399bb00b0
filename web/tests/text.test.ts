import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { keyFiles } from '../scripts/keys.mjs';
import { bundleOf, Texts } from '../src/lib/text.svelte';

const WEB = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(WEB, path), 'utf8');
const folders = ['src/text', ...readdirSync(join(WEB, 'src/games')).map((game) => `src/games/${game}/text`)].filter(
  (folder) => existsSync(join(WEB, folder, 'en.ftl')),
);

/** Every message with the names of its arguments. */
function shape(text: string): Record<string, string[]> {
  const names = (part: unknown): string[] => {
    if (!part || typeof part !== 'object') return [];
    const own = (part as { type?: string; name?: string }).type === 'var' ? [(part as { name: string }).name] : [];
    return [...own, ...Object.values(part).flatMap(names)];
  };
  return Object.fromEntries(
    new FluentResource(text).body.map(({ id, value }) => [id, [...new Set(names(value))].sort()]),
  );
}

describe.each(folders)('%s', (folder) => {
  const english = read(`${folder}/en.ftl`);
  const german = read(`${folder}/de.ftl`);

  test('has the same messages and arguments in both languages', () => {
    expect(shape(german)).toEqual(shape(english));
  });

  test('has no message that cannot be read', () => {
    for (const text of [english, german]) {
      const written = [...text.matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map((found) => found[1]);
      expect(Object.keys(shape(text))).toEqual(written);
    }
  });
});

test('the types of the keys are up to date', () => {
  for (const [path, text] of Object.entries(keyFiles() as Record<string, string>)) {
    expect(read(path), `${path}: run node scripts/keys.mjs`).toBe(text);
  }
});

test('a saying inside a saying is said first, lists are joined, seats have names', () => {
  const bundle = bundleOf('en', ['card = { $good }', 'event = { $name } shows { $cards }']);
  const texts = new Texts('', bundle);
  texts.names = ['Ann'];
  const cards = ['gems', 'cloth'].map((good) => ({ key: 'card', args: { good } }));
  expect(texts.tell({ key: 'event', args: { seat: 0, cards } })).toBe('Ann shows gems, cloth');
});
