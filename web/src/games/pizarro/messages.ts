// Written by tools/typescript.py from src/carrack/games/pizarro/showing/page.py: do not edit, run it again.

/** The whole table of Pizarro & Co. as one seat, or an onlooker, sees it. */
export interface PizarroPage {
  year: number;
  over: boolean;
  year_ends: boolean;
  voyages: Voyage[];
  seats: PizarroSeat[];
  offer: Offer | null;
  deck: number[];
  vetoed: ("columbus" | "cook" | "da-gama" | "magellan" | "marco-polo" | "pizarro")[];
  supply: number;
  discards: number[];
  paid: GoldCard[];
  due: number;
  proposal: number[];
  turned: Turned | null;
}

/** The three spaces of an explorer, in the order of the setup. */
export interface Voyage {
  spaces: VoyageSpace[];
}

/** The contents of a space. */
export interface VoyageSpace {
  berths: Berth[];
}

/** A place where ships lie: a space, or one half of it. */
export interface Berth {
  place: string;
  half: "" | "left" | "right";
  ships: Sailing[];
}

/** A ship on a space. */
export interface Sailing {
  place: string;
  seat: number;
  ship: number;
  stack: number[];
  crowns: number;
}

/** The public part of a seat, and what the viewer may see of its hand. */
export interface PizarroSeat {
  place: string;
  hand_size: number;
  hand: GoldCard[];
  known: number[];
  open: boolean;
  gold: number;
  crowns: number;
  vetoes: number;
  ships_left: number;
  auctioneer: boolean;
  points: number;
  part: "in" | "no-gold" | "no-ship" | "passed";
  bid: number;
}

/** A gold card that the viewer may see. */
export interface GoldCard {
  place: string;
  value: number;
}

/** The card on offer, and what it would bring the viewer. */
export interface Offer {
  place: string;
  explorer: "columbus" | "cook" | "da-gama" | "magellan" | "marco-polo" | "pizarro";
  space: number;
  stage: "bidding" | "paying" | "sailing" | "veto";
  bidder: number;
  bid: number;
  most: number;
  gain: number;
  before: number;
  ships: number[];
}

/** Pizarro's draw. */
export interface Turned {
  seat: number;
  cards: number[];
  sum: number;
  limit: number;
  drawing: boolean;
  unseen: number;
  too_much: number;
}

/** The fixed part of a whole game. */
export interface PizarroSetup {
  voyages: VoyageSetup[];
  gold_crowns: number[];
  swap_limit: number;
}

/** An explorer with the three spaces. */
export interface VoyageSetup {
  place: string;
  explorer: "columbus" | "cook" | "da-gama" | "magellan" | "marco-polo" | "pizarro";
  board: number;
  side: string;
  spaces: SpaceSetup[];
}

/** The print on a space of an explorer's voyage. */
export interface SpaceSetup {
  place: string;
  crowns: number;
  right: number;
  bags: number;
  gold: number;
  ability: "draw" | "gold" | "half" | "hand" | "lose" | "nothing" | "open" | "paid" | "swap" | "veto";
  args: Record<string, number>;
}
