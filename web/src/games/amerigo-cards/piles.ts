/** A pile that everybody has seen, in words: how many cards, and which. */
import type { Texts } from '../../lib/text.svelte';
import { GOODS } from './goods';
import type { GameKey } from './text/keys';

/** Returns `discards 3: gems (1 3), coffee (2)`; `counts` are by kind: good by good, by rudders from 1. */
export function pileNamed(said: string, counts: readonly number[], texts: Texts<GameKey>): string {
  const kinds = counts.length / GOODS.length;
  const goods = GOODS.flatMap((good, i) => {
    const own = counts.slice(i * kinds, (i + 1) * kinds);
    const rudders = own.flatMap((count, less) => Array.from({ length: count }, () => less + 1));
    return rudders.length ? [`${texts.say('good', { good })} (${rudders.join(' ')})`] : [];
  });
  return goods.length ? `${said}: ${goods.join(', ')}` : said;
}
