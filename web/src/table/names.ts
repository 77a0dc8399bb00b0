/** What everybody at a table is called. */
import type { TableInfo } from '../lib/messages';
import type { Texts } from '../lib/text.svelte';

const NUMERALS = ['', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** A name for every seat; bots of one kind are told apart. */
export function seatNames(table: TableInfo, texts: Texts): string[] {
  const seen = new Map<string, number>();
  return table.seats.map((seat) => {
    // A bot that stands in plays under the name of its person.
    if (seat.name || seat.kind !== 'bot') return seat.name;
    const name = texts.tell({ key: `bot-${seat.bot}`, args: {} });
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return count ? `${name} ${NUMERALS[count]}` : name;
  });
}
