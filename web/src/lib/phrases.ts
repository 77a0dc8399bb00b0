/** Words made of numbers: titles with years, times, dates. */
import type { GameCard } from './messages';
import { speech, type Texts } from './text.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  [DAY, 'time-days'],
  [HOUR, 'time-hours'],
  [MINUTE, 'time-minutes'],
  [1, 'time-seconds'],
] as const;

/** A game's title with its year: two games are called Amerigo. */
export function fullTitle(card: GameCard): string {
  return `${card.title[speech.language] ?? card.id} (${card.year})`;
}

/** A span in the largest unit that divides it: "3 days", "90 seconds". */
export function duration(texts: Texts, seconds: number): string {
  const [size, key] = UNITS.find(([unit]) => seconds % unit === 0)!;
  return texts.say(key, { count: seconds / size });
}

/** When something was: today by the hour, before that by the day. Seconds since 1970. */
export function moment(seconds: number, now = Date.now()): string {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(speech.language, today ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(
    date,
  );
}

/** Names in a row: "Ann, Bea and Cid". */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(names);
}

/** One decision after the other; what is done several times in a row is said once. */
export function stepsOf(all: readonly string[]): string {
  const steps: { words: string; times: number }[] = [];
  for (const words of all) {
    const last = steps.at(-1);
    if (last?.words === words) last.times++;
    else steps.push({ words, times: 1 });
  }
  return steps.map(({ words, times }) => (times > 1 ? `${times} × ${words}` : words)).join(' · ');
}
