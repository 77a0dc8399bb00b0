// Written by tools/typescript.py from src/carrack/games/amerigo/showing/page.py: do not edit, run it again.

/** The table as the browser shows it. */
export interface AmerigoPage {
  round: number;
  rounds: number;
  colour: "black" | "blue" | "brown" | "green" | "red" | "white" | "yellow" | null;
  stage: "advance" | "build" | "buy" | "choose" | "lay" | "over" | "pick-ship" | "place-ship" | "plan" | "post" | "sail" | "set-up" | "take";
  action: "black" | "blue" | "brown" | "green" | "red" | "white" | "yellow" | null;
  points: number;
  ship: number;
  tile: string;
  sailed: number[];
  multiplier: number;
  next_multiplier: number;
  bins: Bin[];
  gold_instead: number;
  next_drop: Drop | null;
  strength: number;
  hidden_markers: number[];
  turns: number[];
  turn: number;
  order: number[];
  pieces: Piece[];
  goods_left: number[];
  posts: number[];
  islands: Island[];
  seats: AmerigoSeat[];
  display: Token[];
  production: Production[];
  supply: Supply[];
  reach: Reach[];
  layings: Laying[];
  chain: [number, number][];
}

/** A colour: its cubes, and its action for the viewer. */
export interface Bin {
  place: string;
  colour: "black" | "blue" | "brown" | "green" | "red" | "white" | "yellow";
  lying: number;
  stored: number;
  inside: number;
  points: number;
  more: number;
  through: "" | "token" | "white";
  useful: boolean;
  chance: number;
}

/** The drop of the next phase. */
export interface Drop {
  colour: "black" | "blue" | "brown" | "green" | "red" | "white" | "yellow";
  count: number;
  points: number;
}

/** A tile on the map. */
export interface Piece {
  tile: string;
  seat: number;
  squares: number[];
}

/** The state of an island. */
export interface Island {
  free: number;
  by: number;
  posts: number[];
  spaces: number;
  pays: number[];
  pays_next: number[];
}

/** The public part of a seat. */
export interface AmerigoSeat {
  place: string;
  points: number;
  total: number;
  ending: Record<string, number>;
  gold: number;
  cannons: number;
  progress: number;
  special: number;
  posts: number;
  chests: number;
  chest_place: string;
  ships: Ship[];
  planned: Planned[];
  villages: number;
  goods: number[];
  production: number[];
  tokens: Token[];
  fate: Fate;
}

/** A ship on the map. */
export interface Ship {
  place: string;
  at: number;
}

/** Tiles of one kind beside a sheet. */
export interface Planned {
  place: string;
  tile: string;
  count: number;
}

/** A progress token. */
export interface Token {
  place: string;
  token: string;
  used: boolean;
  worth: number;
}

/** The pirates' effect on a seat now. */
export interface Fate {
  strength: number;
  short: number;
  loss: number;
}

/** Production tokens of one good and cost on display. */
export interface Production {
  place: string;
  good: "coconut" | "coffee" | "cotton" | "sugar" | "tobacco";
  cost: number;
  count: number;
  worth: number;
}

/** Tiles of one kind that the viewer could plan. */
export interface Supply {
  place: string;
  tile: string;
  count: number;
  cost: number;
  fits: number;
}

/** A place where one of the viewer's ships can go. */
export interface Reach {
  ship: number;
  start: number;
  targets: Target[];
  anchors: Anchorage[];
}

/** A place that a ship can reach. There may be hundreds: they travel without names. */
export type Target = [
  at: number,
  number: number,
  steps: number,
  gold: number,
  start: number,
];

/** A post that a ship in reach could establish. */
export interface Anchorage {
  at: number;
  post: number;
  island: number;
  points: number;
  discovery: number;
  gold: number;
  completes: Paid | null;
}

/** The gains of completing an island. */
export interface Paid {
  points: number;
  chest: boolean;
  trade: number[];
}

/** A place where the viewer could lay a planned tile, if the points suffice. */
export interface Laying {
  tile: string;
  cost: number;
  gold: number;
  itself: boolean;
  spots: Spot[];
}

/** A place for a planned tile. */
export interface Spot {
  square: number;
  turn: number;
  points: number;
  tile_points: number;
  goods: ("coconut" | "coffee" | "cotton" | "sugar" | "tobacco")[];
  posts_lost: number;
  completes: Paid | null;
}

/** The map, the tracks and the tiles. */
export interface AmerigoSetup {
  width: number;
  height: number;
  squares: Square[];
  frames: Frame[];
  islands: IslandSetup[];
  posts: PostSpace[];
  cannons: TrackSpace[];
  progress: TrackSpace[];
  special: TrackSpace[];
  gold: number;
  shapes: Shape[];
  multipliers: number[];
  trade: number[];
  discovery: number;
  completion: number;
}

/** A square of the map: its number is its place in the list, row by row of the map's width. */
export interface Square {
  place: string;
  number: number;
  island: number;
  good: "coconut" | "coffee" | "cotton" | "sugar" | "tobacco" | null;
  post: number;
  anchor: number;
}

/** A frame space: along which squares of which side (0 top, 1 right, 2 bottom, 3 left). */
export interface Frame {
  place: string;
  number: number;
  side: number;
  first: number;
  length: number;
}

/** An island as it was charted. */
export interface IslandSetup {
  place: string;
  letter: string;
  squares: number[];
  big: boolean;
  chest: boolean;
}

/** A trading-post space and its anchor. */
export interface PostSpace {
  square: number;
  anchor: number;
  island: number;
}

/** A space of a track. */
export interface TrackSpace {
  place: string;
  points: number;
  colour: "black" | "blue" | "brown" | "green" | "red" | "white" | "yellow" | null;
  token: boolean;
}

/** A kind of tile: its squares in each turn that differs, as (down, right) from the first. */
export interface Shape {
  tile: string;
  neutral: boolean;
  size: number;
  turns: [number, number][][];
  points: [number, number];
}
