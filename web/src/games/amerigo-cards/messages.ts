// Written by tools/typescript.py from src/carrack/games/amerigo_cards/showing/page.py: do not edit, run it again.

/** The whole table of Amerigo (2008) as one seat, or an onlooker, sees it. */
export interface CardsPage {
  seats: CardsSeat[];
  market: Stall[];
  open: boolean;
  selling: boolean;
  deck: number;
  second_deck: boolean;
  discards: number;
  discarded: number[];
  turn: number;
  over: boolean;
  staying: TradeCard[];
  turned: TradeCard[];
  deal: SaleGroup[];
  proposal: number[];
}

/** The public part of a seat, and to its owner the hand. */
export interface CardsSeat {
  place: string;
  doubloons: number;
  treasure: number[];
  hand_size: number;
  hand: TradeCard[];
  exhibition: TradeCard[];
  journey: JourneyCard[];
  course: "at-home" | "explored" | "homeward" | "outward";
  distance: number;
  back: number;
  needed: number;
  king: number;
  companies: number;
  explore: number;
  explore_ends: boolean;
  lots: Lot[];
  room: number;
  sale: number;
}

/** A card by its good and rudders. */
export interface TradeCard {
  place: string;
  good: "antiques" | "cloth" | "coffee" | "gems" | "spices";
  rudders: number;
}

/** A card of a journey, as it was laid. */
export interface JourneyCard {
  place: string;
  good: "antiques" | "cloth" | "coffee" | "gems" | "spices";
  rudders: number;
  doubloon: boolean;
  homeward: boolean;
}

/** A seat's exhibition of one good. */
export interface Lot {
  place: string;
  good: "antiques" | "cloth" | "coffee" | "gems" | "spices";
  count: number;
}

/** One good on the market. */
export interface Stall {
  place: string;
  good: "antiques" | "cloth" | "coffee" | "gems" | "spices";
  count: number;
  price: "common" | "missing" | "popular" | "rare";
}

/** The viewer's goods of one price, and what a sale brings for them. */
export interface SaleGroup {
  price: "common" | "missing" | "popular" | "rare";
  goods: ("antiques" | "cloth" | "coffee" | "gems" | "spices")[];
  cards: number;
  coins: number;
  stay: number;
}

/** The fixed part of a whole game. */
export interface CardsSetup {
  king: number[];
  popular_price: number;
  common_price: number;
  hand_limit: number;
  exhibition_limit: number;
  homeward_factor: number;
  doubloon_rudders: number;
}
