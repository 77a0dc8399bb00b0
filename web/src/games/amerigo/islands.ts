/** What is said about an island: on the map, and in the list of open ones. */
import type { Page, Setup, Words } from './page';

export function islandWords(texts: Words, setup: Setup, page: Page, island: number): string {
  const { letter, squares, big, chest } = setup.islands[island]!;
  const { free, by, spaces, posts, pays, pays_next } = page.islands[island]!;
  if (!free) return texts.say('isle-complete', { letter, chest: chest ? 1 : 0, seat: by });
  const about = texts.say('isle-about', { letter, size: squares.length, free, spaces, big: big ? 1 : 0 });
  const paid = pays.flatMap((now, seat) =>
    posts[seat] && page.stage !== 'over' ? [texts.say('isle-pays', { seat, now, next: pays_next[seat]! })] : [],
  );
  return [about, ...paid].join(' · ');
}
