/** What the desk says, in a sentence. */
import { listOf } from '../lib/phrases';
import type { Sitting } from './sitting.svelte';

/** What is asked, or whom everybody waits for. */
export function promptOf(sitting: Sitting): string {
  const { now, texts } = sitting;
  if (!now) return texts.say('table-waiting');
  if (sitting.closed && !sitting.replaying) return texts.say('refusal-table-closed');
  if (sitting.over) return texts.tell(now.ask.say);
  if (sitting.complete) {
    // Somebody else is asked first: a game can say what for.
    const follows = `finished-${now.ask.say.key.replace('prompt-', '')}`;
    return texts.has(follows) ? texts.tell({ key: follows, args: {} }) : texts.say('table-finished');
  }
  if (sitting.mine) return texts.tell(now.ask.say);
  if (sitting.byItself) return texts.say('table-by-itself');
  return texts.say('screen-waiting', { seat: now.actor });
}

/** How the game ended. */
export function outcomeOf({ stored, seat: own, texts }: Sitting): string {
  const scores = stored?.scores ?? [];
  // Who plays alone has no place, but an outcome.
  if (scores[0]?.outcome) return texts.tell({ key: `outcome-${scores[0].outcome}`, args: {} });
  const winners = scores.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  if (winners.length > 1) return texts.say('result-shared', { names: listOf(winners.map((seat) => texts.name(seat))) });
  const seat = winners[0] ?? 0;
  return seat === own ? texts.say('result-you-won') : texts.say('result-won', { seat });
}
