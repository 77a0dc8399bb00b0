/** Which gold cards a question is about, and what is chosen of them. */
import type { Piece } from '../../table/pieces';

export type Zone = 'hand' | 'paid';

export interface CardQuestion {
  family: 'pay' | 'under' | 'swap';
  zone: Zone;
  /** How many cards can be chosen. */
  most: number;
}

/** What is asked of cards; null when the question is about something else. */
export function cardQuestion(prompt: string, swaps: number): CardQuestion | null {
  switch (prompt) {
    case 'prompt-pay':
      return { family: 'pay', zone: 'hand', most: Infinity };
    case 'prompt-under-hand':
      return { family: 'under', zone: 'hand', most: 1 };
    case 'prompt-under-paid':
      return { family: 'under', zone: 'paid', most: 1 };
    case 'prompt-swap':
      return { family: 'swap', zone: 'hand', most: swaps };
    default:
      return null;
  }
}

/** The pieces that have these values, each once. */
export function piecesOf(pieces: readonly Piece<number>[], values: readonly number[]): string[] {
  const wanted = [...values];
  return pieces
    .filter(({ value }) => {
      const at = wanted.indexOf(value);
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0;
    })
    .map(({ id }) => id);
}

/** Choose a card, or no longer; one more than can be chosen replaces the one that was chosen first. */
export function toggled(chosen: readonly string[], id: string, most: number): string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  const more = [...chosen, id];
  return more.length > most ? more.slice(-most) : more;
}

export type Paying = 'short' | 'needless' | 'enough';

/** Whether these cards can be a payment at all; which of them may be, the rules say. */
export function payingWith(values: readonly number[], due: number): Paying {
  const gold = values.reduce((sum, value) => sum + value, 0);
  if (gold < due) return 'short';
  return gold - Math.min(...values) >= due ? 'needless' : 'enough';
}
