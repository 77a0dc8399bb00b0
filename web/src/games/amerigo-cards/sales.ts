/** The last sale, as the pieces went: who sold how many cards for how many doubloons. */
import type { Step } from '../../lib/messages';

export interface Sold {
  seat: number;
  cards: number;
  coins: number;
}

const BEGINS = 'event-sale-begins';
const ENDS = 'event-sold';
const FROM = /^exhibition:.*@(\d+)$/;

/** Who has sold since the last sale began, in the order in which they did; and the version of the last of them. */
export function lastSale(steps: readonly Step[]): { version: number; sold: Sold[] } | null {
  const begin = steps.findLastIndex(({ log }) => log.some(({ key }) => key === BEGINS));
  if (begin < 0) return null;
  const found = new Map<number, Sold>();
  const done = new Set<number>();
  let version = steps[begin]!.version;
  for (const step of steps.slice(begin)) {
    for (const [, from, to] of step.moves) {
      const seat = FROM.exec(from)?.[1];
      const coin = to.startsWith('purse');
      if (seat === undefined || !(coin || to === 'discards')) continue;
      const sold = found.get(Number(seat)) ?? { seat: Number(seat), cards: 0, coins: 0 };
      found.set(sold.seat, { ...sold, cards: sold.cards + 1, coins: sold.coins + (coin ? 1 : 0) });
    }
    for (const { key, args } of step.log) {
      if (key !== ENDS) continue;
      done.add(Number(args.seat));
      version = step.version;
    }
  }
  const sold = [...found.values()].filter(({ seat }) => done.has(seat));
  return sold.length ? { version, sold } : null;
}
