// Written by tools/typescript.py from src/carrack/games/pizarro/page.py: do not edit, run it again.

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
  paid: number[];
  due: number;
  proposal: number[];
  turned: Turned | null;
  gold_crowns: number[];
  swap_limit: number;
}

/** An explorer with the three spaces. */
export interface Voyage {
  explorer: "columbus" | "cook" | "da-gama" | "magellan" | "marco-polo" | "pizarro";
  board: number;
  side: string;
  spaces: VoyageSpace[];
}

/** A space of an explorer's voyage. */
export interface VoyageSpace {
  crowns: number;
  right: number;
  bags: number;
  gold: number;
  ability: "draw" | "gold" | "half" | "hand" | "lose" | "nothing" | "open" | "paid" | "swap" | "veto";
  args: Record<string, number>;
  ships: Sailing[];
}

/** A ship on a space. */
export interface Sailing {
  seat: number;
  half: "" | "left" | "right";
  ship: number;
  stack: number[];
  crowns: number;
}

/** What everybody sees of a seat, and what the viewer may see of its hand. */
export interface PizarroSeat {
  hand_size: number;
  hand: number[];
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

/** The card on offer, and what it would bring the viewer. */
export interface Offer {
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
