// Written by tools/typescript.py from src/carrack/server/protocol: do not edit, run it again.

/** The first message: what you have already, and what else you want. */
export interface Hello {
  type: "hello";
  have?: number;
  token?: string;
  dump?: boolean;
  words?: "" | "de" | "en";
  protocol?: number;
}

/** Show the table after these actions. Nothing is stored. No actions: as it is. */
export interface Try {
  type: "try";
  id: string;
  version: number;
  numbers: number[];
}

/** I pick these actions, one after the other; all or none. Resend it with the same id when in doubt. */
export interface Commit {
  type: "commit";
  id: string;
  version: number;
  numbers: number[];
}

/** I want my last stored decision back; everybody must agree (bots do). */
export interface TakeBack {
  type: "take-back";
  id: string;
  version: number;
}

/** The answer to somebody's wish to take back; one no ends it, and the wisher's own no, too. */
export interface Agree {
  type: "agree";
  id: string;
  version: number;
  yes: boolean;
}

/** Send the board as lines of text in this language from now on (empty: no longer). */
export interface ReadBoard {
  type: "read-board";
  id: string;
  language: "" | "de" | "en";
}

/** I say this to everybody at the table; during the game an onlooker says it to the onlookers. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Ask what a strong bot would do at this version and after this draft. */
export interface AskHint {
  type: "hint";
  id: string;
  version: number;
  numbers?: number[];
}

/** Answer for me until that is over, or (`stands` false) no longer. */
export interface GiveOrder {
  type: "order";
  id: string;
  name: string;
  about?: string;
  amount?: number;
  stands?: boolean;
}

/** Is the line alive? */
export interface Ping {
  type: "ping";
  id: string;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number;
  gap: Gap;
  seen: number;
  chat: ChatLine[];
  protocol: number;
}

/** A table without what lies on it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  status: "closed" | "over" | "playing" | "waiting";
  open: boolean;
  hosting: boolean;
  seats: SeatInfo[];
  asked: number;
  version: number;
  seal: string;
  seed: string;
  result: number[];
  created: number;
  updated: number;
  clock: number;
  left: number;
  patience: number;
  onlookers: OnlookerInfo[];
  rematch: string;
  hints: boolean;
  components: OwnComponents | null;
  onlookers_heard: boolean;
  winners: number[];
  incidents: Incident[];
  nonces: string[];
}

/** A seat of a table. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string;
  bot: string;
  yours: boolean;
  host: boolean;
  here: boolean;
  invited: boolean;
  link: string;
  muted: boolean;
  before: Former[];
}

/** The player who had a seat before it went to somebody else during the game. */
export interface Former {
  name: string;
  bot: string;
  version: number;
}

/** Somebody who looks on. */
export interface OnlookerInfo {
  name: string;
  key: string;
  muted: boolean;
  yours: boolean;
}

/** Component values from a host's file, on top of the game's own. */
export interface OwnComponents {
  id: string;
  title: string;
  note: string;
  changed: ChangedValue[];
}

/** A component value that is not the game's own, both written as in TOML. */
export interface ChangedValue {
  name: string;
  value: string;
  usual: string;
  source: string;
  note: string;
}

/** Something that happened at a seat during the game; the page's message `log-incident-<kind>`. */
export interface Incident {
  version: number;
  seat: number;
  kind: "put-out" | "replaced" | "return" | "stand-in" | "take-over" | "time-out";
  name: string;
}

/** All that happened after the version you had, and how the table looks now. */
export interface Gap {
  steps: Step[];
  from_start: boolean;
  shown: Shown | null;
}

/** A stored step: one seat's decisions and the chance that followed. */
export interface Step {
  version: number;
  seat: number;
  moves: Move[];
  log: Saying[];
  taken_back: boolean;
  by: "" | "forced" | "standing";
}

/** Something that went from one place to another, as one pair of eyes saw it. */
export type Move = [
  what: string,
  from: string,
  to: string,
  count: number,
];

/** One message of the catalogue. */
export interface Saying {
  key: string;
  args: Record<string, string | number | Saying | Saying[]>;
}

/** The table as one pair of eyes sees it at a version. */
export interface Shown {
  version: number;
  actor: number;
  ask: Ask;
  legal: number[];
  brings: Record<string, number[]>;
  refused: Refused[];
  page: unknown;
  changes: Record<string, unknown> | null;
  scores: ScoreLine[];
  setup: unknown;
  dump: string;
  by_itself: boolean;
  orders: OrderInfo[] | null;
  words: string[];
}

/** The question to the actor, and the paragraph that asks it. */
export interface Ask {
  say: Saying;
  rule: string;
  names: Record<string, string>;
}

/** Actions that a person could try here and may not pick, with the sentence and the rule they share. */
export interface Refused {
  numbers: number[];
  key: string;
  args: Record<string, string | number | Saying | Saying[]>;
  differs: Record<string, (string | number | Saying | Saying[])[]>;
  rule: string;
}

/** A seat's result. The name of a part is the message `score-<part>`. */
export interface ScoreLine {
  total: number;
  parts: Record<string, number>;
  tie_break: number;
  rank: number;
  outcome: string;
}

/** A standing order of yours, or one that you could give now. It is said by the message `order-<name>`. */
export interface OrderInfo {
  name: string;
  until: "card" | "game" | "phase" | "year";
  about: string;
  stands: boolean;
  amount: number;
  least: number;
  most: number;
  reason: Reason | null;
}

/** The reason of a refusal: a stable code, its family, the sentence, the rule ("" for none). */
export interface Reason {
  code: string;
  family: "busy" | "forbidden" | "game-over" | "illegal" | "malformed" | "not-your-turn" | "stale" | "unknown";
  say: Saying;
  rule: string;
}

/** A line that somebody at the table has said. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  aside: boolean;
}

/** Something was stored: version by version, none left out. */
export interface Moved {
  type: "moved";
  step: Step;
  shown: Shown;
}

/** Your commit (or take-back) is stored, as this version; said again when you resend. Or what you said. */
export interface Stored {
  type: "stored";
  id: string;
  version: number;
}

/** The table after the actions you tried; `complete`: no action of yours can follow before a commit. */
export interface Tried {
  type: "tried";
  id: string;
  numbers: number[];
  shown: Shown;
  complete: boolean;
  moves: Move[];
}

/** No, and nothing changed. When what you answered is out of date, `gap` brings you up to date, once a version. */
export interface RefusedMessage {
  type: "refused";
  id: string;
  reason: Reason;
  at: number;
  gap: Gap | null;
}

/** Somebody sat down, came or went; the game began or ended. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** The seats whose bots are thinking now. */
export interface Thinking {
  type: "thinking";
  seats: number[];
}

/** A seat wants its last decision back at this version; `seat` -1: that wish is off. */
export interface Wish {
  type: "wish";
  seat: number;
  version: number;
  agreed: number[];
}

/** Somebody has said something. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** The game is over: all that was said, with what onlookers said among themselves. */
export interface Overheard {
  type: "overheard";
  lines: ChatLine[];
}

/** The board in lines, as it is stored; what follows has its lines in `shown.words`. */
export interface Board {
  type: "board";
  id: string;
  version: number;
  lines: string[];
}

/** A hint: what that bot would do from here, and why. */
export interface Advice {
  type: "advice";
  id: string;
  version: number;
  bot: string;
  numbers: number[];
  does: Saying[];
  chances: number[];
  share: number;
  instead: Saying | null;
}

/** Your standing orders have changed: to your eyes alone. */
export interface OrdersGiven {
  type: "orders";
  version: number;
  orders: OrderInfo[];
  by_itself: boolean;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The last message before the server closes the socket, and why. */
export interface Closing {
  type: "closing";
  reason: Reason;
}

/** A game as the home page shows it. */
export interface GameCard {
  id: string;
  title: Record<string, string>;
  subtitle: Record<string, string>;
  year: number;
  least_seats: number;
  most_seats: number;
  minutes: [number, number];
  weight: number;
  options: Record<string, string[]>;
  only_alone: string[];
  never_alone: Record<string, string[]>;
  bots: string[];
  usual_bot: string;
  components: OwnComponents[];
}

/** A game with all its actions; it changes with the rules version only. */
export interface GameSheet {
  card: GameCard;
  rules_version: number;
  components: string;
  choices: ChoiceInfo[];
  pieces: PieceInfo[];
}

/** One action of a game: its notation, its family, the sentence `do-<family>` with arguments. */
export interface ChoiceInfo {
  number: number;
  family: string;
  notation: string;
  args: Record<string, number>;
  say: Saying;
  at: string[];
}

/** A kind of place: the messages `piece-<kind>` and `piece-<kind>-about` explain it. */
export interface PieceInfo {
  kind: string;
  rule: string;
}

/** The rules of a game in one language. */
export interface RulesPage {
  title: string;
  introduction: string;
  paragraphs: RuleParagraph[];
}

/** One numbered paragraph. */
export interface RuleParagraph {
  id: string;
  source: string;
  heading: string;
  text: string;
}

/** The person of this session. */
export interface Person {
  name: string;
  login: string;
}

/** All browsers that know you. */
export interface Sessions {
  sessions: Session[];
}

/** A browser that knows you. */
export interface Session {
  id: string;
  created: number;
  seen: number;
  about: string;
  this: boolean;
}

/** Some tables, the latest first. */
export interface Tables {
  tables: TableInfo[];
}

/** The table and the seat of an invitation. */
export interface Invitation {
  table: TableInfo;
  seat: number;
}

/** A key to one seat for a program of yours: `carrack sit LINK --bot file.py:MyBot`. */
export interface SeatToken {
  table: string;
  seat: number;
  token: string;
  link: string;
}

/** A game to watch, decision by decision, as one pair of eyes saw it. */
export interface Replay {
  table: TableInfo;
  eyes: number;
  positions: Position[];
  trouble: Reason | null;
}

/** A position of a game that is watched, and what led to it: one decision and the chance that followed. */
export interface Position {
  step: Step;
  shown: Shown;
}

/** Some positions of a game that is watched, each as lines of text: for screen readers. */
export interface ReplayBoards {
  first: number;
  boards: string[][];
}

/** The state of the server. */
export interface Health {
  status: "ok" | "stopping";
  version: string;
  compiled: boolean;
  compiling: number | null;
  tables: number;
  sockets: number;
  thinking: number;
  moves_per_commit: number;
}

/** Every refusal over REST has this body. */
export interface Problem {
  reason: Reason;
}

/** The seal of the next table that you open, so that your nonce comes after it. */
export interface Seal {
  seal: string;
}

/** Done, and there is nothing to say. */
export interface Nothing {
}

/** Become a guest of this name, or change your name. */
export interface Naming {
  name: string;
}

/** To make an account of a guest, or to change it; who has one gives the old password, too. */
export interface Account {
  login: string;
  password: string;
  old?: string;
}

/** To log in. */
export interface Credentials {
  login: string;
  password: string;
}

/** Delete me; an account gives its password once more. */
export interface Farewell {
  password?: string;
}

/** Take a seat, and add a nonce to the seed of its table. */
export interface Joining {
  nonce?: string;
  seal?: string;
}

/** Mute somebody at this table, or let them speak. */
export interface Muting {
  muted: boolean;
}

/** Open a table. It begins when no seat is free. A table with a seat for anybody is listed. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  clock?: number;
  hints?: boolean | null;
  seal?: string;
  nonce?: string;
  components?: string;
}

/** A seat's future player: you, a bot, whoever has the link, or anybody. */
export interface SeatWish {
  kind: "anybody" | "bot" | "invited" | "me";
  bot?: string;
}

/** Let players hear spectators during the game, or not. */
export interface OnlookersVoice {
  heard: boolean;
}

/** Positions of an uploaded record, as text. */
export interface RecordToRead {
  record: string;
  language: "de" | "en";
  eyes?: number;
  first?: number;
  count?: number;
}

/** A record uploaded as text, to be replayed from one seat's view; it is not stored. */
export interface RecordToWatch {
  record: string;
  eyes?: number;
}

/** Before it begins, the host gives a seat to a bot, to whoever has a (new) link, or to anybody. */
export interface SeatChange {
  kind: "anybody" | "bot" | "invited" | "me" | "remove";
  bot?: string;
}

export type FromPage =
  | Hello
  | Try
  | Commit
  | TakeBack
  | Agree
  | ReadBoard
  | Say
  | AskHint
  | GiveOrder
  | Ping;

export type FromServer =
  | Welcome
  | Moved
  | Stored
  | Tried
  | RefusedMessage
  | TableChanged
  | Thinking
  | Wish
  | Said
  | Overheard
  | Board
  | Advice
  | OrdersGiven
  | Pong
  | Closing;

/** Fields that are left out while they are as usual. */
export const USUAL = {
  Step: {"moves": [], "log": [], "taken_back": false, "by": ""},
  Shown: {"brings": {}, "refused": [], "page": null, "changes": null, "scores": [], "setup": null, "dump": "", "by_itself": false, "orders": null, "words": []},
  Ask: {"names": {}},
  Refused: {"args": {}, "differs": {}, "rule": ""},
  OrderInfo: {"stands": false, "amount": 0, "least": 0, "most": 0, "reason": null},
  Tried: {"moves": []},
};
