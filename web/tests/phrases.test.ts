import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { duration, moment, stepsOf } from '../src/lib/phrases';
import { isLocal } from '../src/lib/root';
import { bundleOf, Texts } from '../src/lib/text.svelte';

const english = readFileSync(join(import.meta.dirname, '../src/text/en.ftl'), 'utf8');
const texts = new Texts('', bundleOf('en', [english]));

test.each([
  [60, '1 minute'],
  [90, '90 seconds'],
  [3600, '1 hour'],
  [259200, '3 days'],
])('%i seconds are %s', (seconds, said) => {
  expect(duration(texts, seconds)).toBe(said);
});

test('what was today has an hour, what was before a date', () => {
  const now = new Date(2026, 4, 7, 15, 30).getTime();
  expect(moment(now / 1000, now)).toContain('3:30');
  expect(moment(now / 1000 - 86400, now)).toContain('May 6, 2026');
});

test('what is done several times in a row is said once', () => {
  const send = 'A ship to the hold for spices';
  expect(stepsOf([send, send, 'Pass', send])).toBe(`2 × ${send} · Pass · ${send}`);
});

describe('a host that is this computer', () => {
  test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'carrack.localhost'])('%s', (host) => {
    expect(isLocal(host)).toBe(true);
  });
  test.each(['192.168.0.7', 'play.example.org', 'localhost.example.org'])('not %s', (host) => {
    expect(isLocal(host)).toBe(false);
  });
});
