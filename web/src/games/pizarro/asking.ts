/** What is chosen of the gold cards. */
import type { GoldCard } from './messages';

/** The places of cards with these values, each once. */
export function placesOf(cards: readonly GoldCard[], values: readonly number[]): string[] {
  const wanted = [...values];
  return cards
    .filter(({ value }) => {
      const at = wanted.indexOf(value);
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0;
    })
    .map(({ place }) => place);
}

export type Paying = 'short' | 'needless' | 'enough';

/** Whether these cards can be a payment at all; which of them may be, the rules say. */
export function payingWith(values: readonly number[], due: number): Paying {
  const gold = values.reduce((sum, value) => sum + value, 0);
  if (gold < due) return 'short';
  return gold - Math.min(...values) >= due ? 'needless' : 'enough';
}
