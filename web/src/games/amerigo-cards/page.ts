/** The names of this game's values, from the types that the server's are written to. */
import type { CardsPage, CardsSeat, CardsSetup, JourneyCard, Stall, TradeCard } from './messages';

export type Page = CardsPage;
export type Setup = CardsSetup;
export type Seat = CardsSeat;
export type Card = TradeCard;
export type Laid = JourneyCard;
export type Price = Stall['price'];
