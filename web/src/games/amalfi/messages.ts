// Written by tools/typescript.py from src/carrack/games/amalfi/showing/page.py: do not edit, run it again.

/** The table as the browser shows it. */
export interface AmalfiPage {
  period: number;
  stage: "beam" | "before-decree" | "draft" | "erect" | "feed" | "grant" | "keep" | "lighthouse" | "no-lighthouse" | "order" | "over" | "pack" | "pay" | "rival" | "send" | "set-up" | "straighten" | "take" | "turn";
  rose: number;
  turn: number;
  docks: Dock[];
  visits: Visit[];
  workshop: (Offer | null)[];
  atlas: (Offer | null)[];
  council: (Offer | null)[];
  hand: Offer[];
  dealt: Offer[];
  waiting: Offer[];
  round: number;
  rounds: number;
  packs: PackOffer[];
  rivals: RivalOffer[];
  seats: AmalfiSeat[];
  decrees: DecreeNow[];
  titles: TitleNow[];
  rival: RivalNow | null;
  asked: Asked;
  payment: Payment | null;
  helps: Help[];
  ending: string;
}

/** A destination on the table. */
export interface Dock {
  place: string;
  id: string;
  group: "evolving" | "public" | "tile";
  owner: number;
  row: number;
  ships: number[];
  light: number;
  slot: boolean;
}

/** The changes that sailing to a dock would make for the viewer, choices made simply, without a lighthouse. There may be twenty: they travel without names. */
export type Visit = [
  dock: string,
  bay: number,
  bread: number,
  lost: number,
  points: number,
  holds: number[],
  free: number,
  idle: number,
];

/** A card or tile, with what it costs the viewer now. */
export interface Offer {
  place: string;
  id: string;
  price: number;
  printed: number;
  paid: ("bread" | "fabric" | "gems" | "spices" | "wine" | "wood")[];
  lack: number;
  gain: number;
  takes: number;
}

/** A pack that nobody has taken. */
export interface PackOffer {
  place: string;
  id: string;
}

/** A rival that may be chosen. */
export interface RivalOffer {
  place: string;
  id: string;
}

/** The public part of a seat. */
export interface AmalfiSeat {
  place: string;
  points: number;
  total: number;
  bay: Ships;
  port: Ships;
  holds: Hold[];
  yard: Yard;
  granary: Granary;
  lights: number;
  docked: number;
  hand: number;
  known: string[];
  pack: string;
  passed: boolean;
  titles: number;
  artworks: Artwork[];
  people: Invited[];
  tiles: string[];
}

/** Ships in a bay or a port, and the bread or resource that one of the bay brings in an emergency. */
export interface Ships {
  place: string;
  ships: number;
  worth: number;
}

/** A hold, and what a ship in it is worth. */
export interface Hold {
  place: string;
  hold: "fabric" | "gems" | "spices" | "wine" | "wood";
  ships: number;
  worth: number;
}

/** Ships not built yet, and what the first so many of them cost together. */
export interface Yard {
  place: string;
  ships: number;
  prices: number[];
  printed: number;
  paid: ("bread" | "fabric" | "gems" | "spices" | "wine" | "wood")[];
}

/** Bread, its room, and what the crews eat at the end of the period. */
export interface Granary {
  place: string;
  bread: number;
  room: number;
  due: number;
}

/** An artwork that somebody owns. */
export interface Artwork {
  place: string;
  id: string;
}

/** A character on the table. */
export interface Invited {
  place: string;
  id: string;
  engaged: boolean;
  now: number;
}

/** The decree of a period, and what it would bring each seat now. */
export interface DecreeNow {
  place: string;
  id: string;
  worth: number[];
  bonus: number;
}

/** A title, who has scored it, and how far everybody is. */
export interface TitleNow {
  place: string;
  id: string;
  scored: number[];
  points: number;
  have: number[][];
}

/** The rival of a game alone. */
export interface RivalNow {
  id: string;
  ships: number;
  lights: number;
  needed: number;
  reactions: Reaction[];
}

/** The rival's reaction to a main action, as things stand. */
export interface Reaction {
  after: "acquire" | "construct" | "discover" | "engage" | "invite" | "navigate";
  docks: string[];
  lights: string[];
  card: string;
}

/** The subject of the question, as far as it names something. */
export interface Asked {
  count: number;
  holds: ("fabric" | "gems" | "spices" | "wine" | "wood")[];
  destination: string;
  visitor: number;
  price: number;
  gain: number;
  what: string;
  discount: number;
}

/** The purchase being paid for, and the best ways to do it: the first loses least. */
export interface Payment {
  due: number;
  paid: ("bread" | "fabric" | "gems" | "spices" | "wine" | "wood")[];
  what: "artwork" | "character" | "ships" | "tile";
  id: string;
  count: number;
  ways: Way[];
}

/** A way to pay: the numbers that do it, and what they mean. */
export interface Way {
  numbers: number[];
  holds: number[];
  supply: number;
  crumbs: number;
  surplus: number;
  lost: number;
}

/** Something that cannot be done now, and the ship or card that makes it possible. */
export interface Help {
  number: number;
  by: number;
}

/** Everything that is printed. */
export interface AmalfiSetup {
  destinations: DestinationInfo[];
  artworks: ArtworkInfo[];
  characters: CharacterInfo[];
  decrees: DecreeInfo[];
  titles: TitleInfo[];
  packs: PackInfo[];
  rivals: RivalInfo[];
  yard: Chip[][];
  lights: Chip[][];
  evolving: Chip[];
  granary: number;
  feeding: number;
  hunger: number;
  ship_costs: number[];
  hand_card_bread: number;
  lighthouse_bread: number;
  lighthouse_gain: number;
  decree_bonus: number[];
  row_extra: number[];
  row_gain: number[];
  council_price: number[];
  council_gain: number[];
  bands: number[];
}

/** A place to sail to. */
export interface DestinationInfo {
  id: string;
  group: "evolving" | "public" | "tile";
  chips: Chip[];
  words: Saying;
  cost: number;
  points: number;
  paid: ("bread" | "fabric" | "gems" | "spices" | "wine" | "wood")[];
}

/** One clause in icons. */
export interface Chip {
  look: "cargo" | "cost" | "plain" | "when";
  signs: string[];
}

/** One message of the catalogue. */
export interface Saying {
  key: string;
  args: Record<string, string | number | Saying | Saying[]>;
}

/** An artwork. */
export interface ArtworkInfo {
  id: string;
  kind: "book" | "monument" | "painting";
  cost: number;
  points: number;
  paid: ("bread" | "fabric" | "gems" | "spices" | "wine" | "wood")[];
  chips: Chip[];
  words: Saying;
}

/** A character. */
export interface CharacterInfo {
  id: string;
  type: "end-game" | "engageable" | "immediate" | "permanent";
  cost: number;
  paid: ("bread" | "fabric" | "gems" | "spices" | "wine" | "wood")[];
  pack: string;
  chips: Chip[];
  words: Saying;
}

/** A decree: the points for each of what it names. */
export interface DecreeInfo {
  id: string;
  chips: Chip[];
  words: Saying[];
}

/** A title: what it asks for, and the points for the first, the second and so on. */
export interface TitleInfo {
  id: string;
  dark: boolean;
  needs: Need[];
  points: number[];
}

/** One requirement of a title. */
export interface Need {
  noun: string;
  icons: string[];
  count: number;
  words: Saying;
}

/** A pack: a starting hand. */
export interface PackInfo {
  id: string;
  cards: string[];
}

/** A rival of a game alone: the titles one needs after each period, and whether it looks at bonuses. */
export interface RivalInfo {
  id: string;
  titles: number[];
  bonus: boolean;
}
