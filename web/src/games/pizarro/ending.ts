/** When the game is about to end: three years are played. */
import type { Saying } from '../../lib/messages';
import type { PizarroPage } from './messages';

const LAST_YEAR = 3;

export function nearEnd(page: PizarroPage): Saying | null {
  return page.year === LAST_YEAR && !page.over
    ? { key: 'end-near', args: { count: page.deck.reduce((sum, cards) => sum + cards, 0) } }
    : null;
}
