/** What everybody at a table is called. */
import type { TableInfo } from '../lib/messages';
import type { Texts } from '../lib/text.svelte';
import { crewOf } from './crew';

/** A name for every seat: a person's, or that of a sailor for a bot; empty for a free one. */
export function seatNames(table: TableInfo): string[] {
  const crew = crewOf(table);
  // A bot that stands in plays under the name of its person.
  return table.seats.map((seat) => seat.name || (crew.get(seat.seat)?.name ?? ''));
}

/** How well a bot plays, in a word; nothing of bots of one's own. */
export function strengthOf(texts: Texts, bot: string): string {
  return texts.has(`strength-${bot}`) ? texts.tell({ key: `strength-${bot}`, args: {} }) : '';
}

/** A bot's rank and how well it plays: "Mate, medium". Bots of one's own have a rank of their own making. */
export function rankOf(texts: Texts, bot: string): string {
  const rank = texts.tell({ key: `bot-${bot}`, args: {} });
  const strength = strengthOf(texts, bot);
  return strength ? texts.say('bot-rank', { rank, strength }) : rank;
}
