/** The last sale, as the pieces went: who sold how many cards for how many doubloons. */
import type { Step } from '../../lib/messages';

export interface Sold {
  seat: number;
  cards: number;
  coins: number;
}

const BEGINS = 'event-sale-begins';
const FROM = /^exhibition:.*@(\d+)$/;

/** Who sold since the last sale began, in the order in which they sold; and the version that it ended with. */
export function lastSale(steps: readonly Step[]): { version: number; sold: Sold[] } | null {
  const begin = steps.findLastIndex(({ log }) => log.some(({ key }) => key === BEGINS));
  if (begin < 0) return null;
  const found = new Map<number, Sold>();
  let version = steps[begin]!.version;
  for (const step of steps.slice(begin)) {
    for (const { from, to } of step.moves) {
      const seat = FROM.exec(from)?.[1];
      const coin = to.startsWith('purse');
      if (seat === undefined || !(coin || to === 'discards')) continue;
      const sold = found.get(Number(seat)) ?? { seat: Number(seat), cards: 0, coins: 0 };
      found.set(sold.seat, { ...sold, cards: sold.cards + 1, coins: sold.coins + (coin ? 1 : 0) });
      version = step.version;
    }
  }
  return found.size ? { version, sold: [...found.values()] } : null;
}
