/** A stored position, by the eyes of whoever is asked. */
import { api } from '../lib/api';
import { speech } from '../lib/text.svelte';
import { ONLOOKER, Watching } from '../replay/watching.svelte';
import type { StoredPosition } from './positions';

/** `stage`: not at a part of the game, but when the page first says that this is asked. */
export async function openPosition(position: Omit<StoredPosition, 'id'>, stage = ''): Promise<Watching> {
  const source = { record: await position.record() };
  const watched = await api.watch({ ...source, eyes: ONLOOKER });
  const [sheet, texts] = await Promise.all([api.sheet(position.game), speech.texts(position.game)]);
  const { positions } = new Watching(source, watched, sheet, texts, 0).replay;
  const first = positions.findIndex(({ shown }) => (shown.page as { stage?: string } | null)?.stage === stage);
  const at = stage ? first : Math.round(position.part * (positions.length - 1));
  const actor = positions[at]!.shown.actor;
  const replay = actor < 0 ? watched : await api.watch({ ...source, eyes: actor });
  const watching = new Watching(source, replay, sheet, texts, at);
  // As at the table: a person is asked, with everything that can be done.
  const { sitting } = watching;
  const asked = { kind: 'person' as const, name: '', bot: '', yours: true };
  const seats = sitting.table.seats.map((seat) => (seat.seat === actor ? { ...seat, ...asked } : seat));
  sitting.table = { ...sitting.table, seats };
  sitting.replaying = false;
  return watching;
}
