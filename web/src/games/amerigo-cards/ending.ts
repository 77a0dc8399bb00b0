/** When the game is about to end: the reshuffled deck is the last. */
import type { Saying } from '../../lib/messages';
import type { CardsPage } from './messages';

export function nearEnd(page: CardsPage): Saying | null {
  if (!page.second_deck || page.over) return null;
  return { key: 'end-near', args: { count: page.deck, sailing: page.seats.filter(isSailing).length } };
}

const isSailing = ({ course }: CardsPage['seats'][number]): boolean => course !== 'at-home';
