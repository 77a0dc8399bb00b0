/** What the desk says, in a sentence. */
import type { Saying } from '../lib/messages';
import { listOf } from '../lib/phrases';
import type { Texts } from '../lib/text.svelte';
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

/** What is done, step by step; cards that are used alike are one step, where the game has words for it. */
export function together(texts: Texts, does: readonly Saying[]): string[] {
  const alike: [Saying, ...Saying[]][] = [];
  for (const step of does) {
    const last = alike.at(-1);
    if (last?.[0].key === step.key && texts.has(severalOf(step))) last.push(step);
    else alike.push([step]);
  }
  return alike.map(([step, ...more]) => {
    if (!more.length) return texts.tell(step);
    const cards = [step, ...more].map(({ args }) => ({ key: 'several-card', args }));
    return texts.tell({ key: severalOf(step), args: { cards } });
  });
}

function severalOf({ key }: Saying): string {
  return key.replace('do-', 'several-');
}
