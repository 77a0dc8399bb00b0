/** The page struct of this game; generated types come with the messages. */
export type { Card, Good, Page, Place, Price, Seat, Stall } from '../../lib/messages';
