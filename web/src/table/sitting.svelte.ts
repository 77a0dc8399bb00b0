/** Somebody at a table: what is shown, the draft, and what can be done. Every game's table is drawn from it. */
import { comfort } from '../comfort/comfort.svelte';
import { Company } from '../company/company.svelte';
import type { Reason as Explained } from '../design/why.svelte';
import { api, Refusal } from '../lib/api';
import { applied } from '../lib/changes';
import type { Answer, Asking, Line, Listener } from '../lib/line';
import type {
  FromServer,
  GameSheet,
  Gap,
  Move,
  Moved,
  Reason,
  SeatChange,
  Shown,
  Step,
  TableInfo,
} from '../lib/messages';
import { speech, type Texts } from '../lib/text.svelte';
import { Hint } from './hint.svelte';
import { seatNames } from './names';
import { Orders, withOrders } from './orders.svelte';
import { Question } from './question.svelte';

const OVER = -2;
/** Bots are quick: what each of them did stands for a moment before the next is shown. */
const PACE_MS = 550;
/** A long story, like the end of a year, is told line by line: so long each, and so long at most. */
const LINE_MS = 240;
const LONG_LINES = 5;
const STORY_MS = 3200;

/** A refusal as it is told: the sentence, and the paragraph that says so. */
export type Said = Pick<Reason, 'say' | 'rule'>;
type Sender = Pick<Line, 'ask' | 'close'>;
/** What is picked by itself after a gesture, at the table as it would be then; nothing ends it. */
export type Follow = (shown: Shown) => number[];

export class Sitting implements Listener {
  table = $state.raw<TableInfo>()!;
  seat = $state(-1);
  /** What is stored and everybody's. */
  stored = $state.raw<Shown | null>(null);
  steps = $state.raw<Step[]>([]);
  thinking = $state.raw<number[]>([]);
  wish = $state.raw<{ seat: number; version: number; agreed: number[] } | null>(null);
  online = $state(false);
  /** Whether a finished turn waits for *done*. */
  readonly confirm = $derived(comfort.now.confirm);
  /** The last refusal or piece of news, until the next click. */
  notice = $state.raw<(Explained & { offline?: boolean }) | null>(null);
  /** In which language the board comes in words with everything; '' where nobody wants them. */
  #reads: '' | 'en' | 'de' = '';
  /** The board in words, where somebody wants it; those of another language come apart. */
  #lines = $state.raw<string[] | null>(null);
  busy = $state(false);
  /** Whether a game that is over is watched again: nobody can do anything. */
  replaying = $state(false);
  complete = $state(false);

  readonly company = new Company();
  readonly question = new Question(this);
  readonly hint = new Hint(this);
  readonly orders = new Orders(this);
  #gestures = $state.raw<number[][]>([]);
  #tried = $state.raw<Shown | null>(null);
  #line: Sender;
  #storedAs = -1;
  #coming: Moved[] = [];
  #pacing: ReturnType<typeof setTimeout> | undefined;
  /** The step whose lines are being told. */
  #telling = $state.raw<Step | null>(null);

  /** Lets pieces fly, just before what is shown changes; those of a story for so many milliseconds. */
  fly: ((moves: Move[], story?: number) => void) | undefined;
  /** Moves of the draft that were seen already. */
  #flown = 0;

  /** Whether something long, like the end of a year, is being told line by line. */
  readonly telling = $derived(this.#telling !== null);
  readonly now = $derived(this.#tried ?? this.stored);
  readonly lines = $derived(this.#lines ?? this.now?.words ?? []);
  readonly draft = $derived(this.#gestures.flat());
  /** Whether a bot plays this seat while its person is away. */
  readonly standIn = $derived(this.seat >= 0 && this.table?.seats[this.seat]?.kind === 'bot');
  /** Whether the host has closed the table before the game was over. */
  readonly closed = $derived(this.table?.status === 'closed');
  /** Whether this seat plays here and now. */
  readonly plays = $derived(this.seat >= 0 && !this.standIn && !this.closed && !this.replaying);
  /** Whether this seat's question is answered in a moment, without a click. */
  readonly byItself = $derived(this.plays && this.stored?.by_itself === true);
  readonly mine = $derived(this.plays && this.stored?.actor === this.seat && !this.byItself);
  /** Whether this seat is asked and may still add something. */
  readonly asked = $derived(this.mine && !this.complete);
  readonly over = $derived(this.stored?.actor === OVER);

  constructor(
    readonly sheet: GameSheet,
    readonly texts: Texts,
    connect: (listener: Listener) => Sender,
  ) {
    this.#line = connect(this);
  }

  close(): void {
    clearTimeout(this.#pacing);
    this.#line.close();
  }

  /** The bot that people are offered for a seat. */
  get usualBot(): string {
    return this.sheet.card.usual_bot;
  }

  // --- what can be done -----------------------------------------------------------------------------------

  explain(reason: Said): Explained {
    return { text: this.texts.tell(reason.say), rule: reason.rule || undefined };
  }

  // --- doing it -------------------------------------------------------------------------------------------

  /**
   * Add numbers to the draft as one gesture, and what follows them by itself. What the rules settle on the way is
   * left out.
   */
  async pick(numbers: number[], follow?: Follow): Promise<void> {
    if (this.#waits || !this.asked) return;
    this.busy = true;
    this.notice = null;
    try {
      const taken = await this.#tryLonger(numbers, follow);
      if (taken && this.complete && !this.confirm) await this.#commit();
    } finally {
      this.busy = false;
    }
  }

  /** Take the last gesture of the draft back; beyond it, ask the others. */
  async undo(): Promise<void> {
    if (this.#waits) return;
    this.notice = null;
    if (!this.#gestures.length) return this.#takeBack();
    this.busy = true;
    try {
      const left = this.#gestures.slice(0, -1);
      if (left.length) this.#take(left, await this.#wouldBe(left));
      else this.#dropDraft();
    } finally {
      this.busy = false;
    }
  }

  async done(): Promise<void> {
    if (this.#waits || !this.#gestures.length) return;
    this.busy = true;
    this.notice = null;
    try {
      await this.#commit();
    } finally {
      this.busy = false;
    }
  }

  /** The table after these numbers, without adding them to the draft; null when they may not be. */
  async peek(numbers: number[]): Promise<Shown | null> {
    const answer = await this.ask({ type: 'try', version: this.version, numbers: [...this.draft, ...numbers] });
    return answer?.type === 'tried' ? answer.shown : null;
  }

  /** Why these numbers may not follow the draft; null when they may. */
  async objection(numbers: number[]): Promise<Explained | null> {
    const answer = await this.ask({ type: 'try', version: this.version, numbers: [...this.draft, ...numbers] });
    if (answer?.type === 'tried') return null;
    return answer?.type === 'refused' ? this.explain(answer.reason) : { text: this.texts.say('line-cut') };
  }

  async agree(yes: boolean): Promise<void> {
    if (this.wish) this.note(await this.ask({ type: 'agree', version: this.wish.version, yes }));
  }

  /** Another person or a bot there. */
  changeSeat(seat: number, change: SeatChange): Promise<void> {
    return this.attempt(api.changeSeat(this.table.id, seat, change));
  }

  /** Something that the server may refuse: then it says why. */
  async attempt(doing: Promise<unknown>): Promise<void> {
    this.notice = null;
    try {
      await doing;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.notice = error.reason ? this.explain(error.reason) : { text: this.texts.say('trouble-server') };
    }
  }

  /** Say something to all; false when it was not heard. */
  async say(text: string): Promise<boolean> {
    this.notice = null;
    const answer = await this.ask({ type: 'say', text });
    this.note(answer);
    return answer?.type === 'stored';
  }

  setConfirm(wanted: boolean): void {
    comfort.set({ confirm: wanted });
  }

  /** The board in words, from elsewhere. */
  readOut(lines: string[] | null): void {
    this.#lines = lines;
  }

  /** Have the board in words with everything that comes, in the language that is read here; or no longer. */
  async readBoard(): Promise<void> {
    const language = this.words();
    if (!this.stored || language === this.#reads) return;
    this.#reads = language;
    const answer = await this.ask({ type: 'read-board', language });
    if (answer?.type === 'board') this.#lines = answer.lines;
  }

  /** Whether an answer is under way, or what was stored is not shown yet. */
  get #waits(): boolean {
    return this.busy || this.#storedAs > this.version;
  }

  get version(): number {
    return this.stored?.version ?? 0;
  }

  async #tryLonger(numbers: number[], follow?: Follow): Promise<boolean> {
    const before = this.#gestures;
    const at = this.draft.length;
    const attempt = async (wanted: number[]): Promise<{ gesture: number[]; answer: Answer | null }> => {
      const answer = await this.#wouldBe([...before, wanted]);
      if (answer?.type !== 'refused' || answer.at <= at) return { gesture: wanted, answer };
      const gesture = wanted.slice(0, answer.at - at);
      return { gesture, answer: await this.#wouldBe([...before, gesture]) };
    };
    // Shown only when it is whole: nobody wants to see the questions that are answered on the way.
    let { gesture, answer } = await attempt(numbers);
    while (follow && answer?.type === 'tried' && !answer.complete) {
      const more = follow(answer.shown);
      if (!more.length) break;
      const longer = await attempt([...gesture, ...more]);
      if (longer.answer?.type !== 'tried' || longer.gesture.length <= gesture.length) break;
      ({ gesture, answer } = longer);
    }
    return this.#take([...before, gesture], answer);
  }

  #wouldBe(gestures: number[][]): Promise<Answer | null> {
    return this.ask({ type: 'try', version: this.version, numbers: gestures.flat() });
  }

  #take(gestures: number[][], answer: Answer | null): boolean {
    if (answer?.type !== 'tried') {
      this.note(answer);
      return false;
    }
    this.fly?.(answer.moves.slice(this.#flown));
    this.#flown = answer.moves.length;
    this.#gestures = gestures;
    this.#tried = answer.shown;
    this.complete = answer.complete;
    this.#lines = null;
    return true;
  }

  async #commit(): Promise<void> {
    const answer = await this.ask({ type: 'commit', version: this.version, numbers: this.draft });
    if (answer?.type === 'stored') {
      this.#storedAs = answer.version;
    } else if (!answer) {
      // Nothing was sent: the turn stays as it is, to be confirmed again.
      this.note(answer);
    } else {
      this.#dropDraft();
      this.note(answer);
    }
  }

  async #takeBack(): Promise<void> {
    this.note(await this.ask({ type: 'take-back', version: this.version }));
  }

  async ask(question: Asking): Promise<Answer | null> {
    const answer = await this.#line.ask(question);
    if (answer?.type === 'refused' && answer.gap) this.#fill(answer.gap);
    if (answer?.type === 'tried') return { ...answer, shown: whole(answer.shown, this.stored) };
    return answer;
  }

  note(answer: Answer | null): void {
    if (answer?.type === 'refused') this.notice = this.explain(answer.reason);
    else if (!answer)
      this.notice = { text: this.texts.say(this.online ? 'line-cut' : 'line-offline'), offline: !this.online };
  }

  #dropDraft(): void {
    this.#gestures = [];
    this.#tried = null;
    this.#flown = 0;
    this.complete = false;
    this.#lines = null;
  }

  // --- what the server says -------------------------------------------------------------------------------

  words(): '' | 'en' | 'de' {
    return comfort.now.words && !this.replaying ? speech.language : '';
  }

  have(): number {
    return (this.#coming.at(-1)?.step ?? this.steps.at(-1))?.version ?? -1;
  }

  connected(now: boolean): void {
    this.online = now;
    if (now && this.notice?.offline) this.notice = null;
    // The line has said it with its hello.
    if (now) this.#reads = this.words();
  }

  hear(message: FromServer): void {
    this.company.hear(message);
    switch (message.type) {
      case 'welcome':
        // Whoever lost their seat keeps nothing of it.
        if (message.seat !== this.seat) this.#dropDraft();
        this.#sit(message.table);
        this.#fill(message.gap);
        break;
      case 'moved':
        this.#coming.push({ ...message, shown: whole(message.shown, this.#coming.at(-1)?.shown ?? this.stored) });
        if (!this.#pacing) this.#showNext();
        break;
      case 'table':
        this.#sit(message.table);
        break;
      case 'orders':
        this.#coming = this.#coming.map((one) => ({ ...one, shown: withOrders(one.shown, message) }));
        if (this.stored) this.stored = withOrders(this.stored, message);
        break;
      case 'thinking':
        this.thinking = message.seats;
        break;
      case 'wish':
        this.wish = message.seat < 0 ? null : message;
        break;
      case 'closing':
        this.notice = this.explain(message.reason);
        break;
    }
  }

  #showNext(): void {
    this.#pacing = undefined;
    const message = this.#coming.shift();
    if (!message) return;
    const { step } = message;
    const isLong = step.log.length > LONG_LINES;
    const moves = step.seat === this.seat ? step.moves.slice(this.#flown) : step.moves;
    if (!step.taken_back) this.fly?.(moves, isLong ? lineMs(step) * step.log.length : 0);
    this.steps = step.taken_back ? [step] : [...this.steps, step];
    this.#show(message.shown);
    // Whoever wants no motion still wants to see what each did.
    if (!comfort.pace) this.#showNext();
    else if (isLong) this.#tell(step, 1);
    else this.#pacing = setTimeout(() => this.#showNext(), PACE_MS * comfort.pace);
  }

  /** Tell so many lines of the last step, and the rest one by one; then what came after it. */
  #tell(step: Step, lines: number): void {
    const told = lines >= step.log.length ? step : { ...step, log: step.log.slice(0, lines) };
    this.#telling = told === step ? null : step;
    this.steps = [...this.steps.slice(0, -1), told];
    const wait = told === step ? PACE_MS : lineMs(step);
    const next = (): void => (told === step ? this.#showNext() : this.#tell(step, lines + 1));
    this.#pacing = setTimeout(next, wait * comfort.pace);
  }

  /** Tell the rest of a story at once. */
  #tellAll(): void {
    if (this.#telling) this.steps = [...this.steps.slice(0, -1), this.#telling];
    this.#telling = null;
  }

  #sit(table: TableInfo): void {
    this.table = table;
    this.seat = table.seats.findIndex((seat) => seat.yours);
    this.texts.names = seatNames(table);
  }

  /** Take the names from the table. */
  rename(): void {
    if (this.table) this.texts.names = seatNames(this.table);
  }

  #fill(gap: Gap): void {
    // A gap is told from what the server knows we have: everything that was on its way here.
    clearTimeout(this.#pacing);
    this.#pacing = undefined;
    this.#tellAll();
    for (const { step } of this.#coming.splice(0)) this.steps = step.taken_back ? [step] : [...this.steps, step];
    const known = this.steps.at(-1)?.version ?? -1;
    this.steps = gap.from_start ? gap.steps : [...this.steps, ...gap.steps.filter(({ version }) => version > known)];
    if (gap.shown) this.#show(gap.shown);
  }

  #show(shown: Shown): void {
    const moved = shown.version !== this.stored?.version;
    this.stored = shown;
    if (moved) {
      this.wish = null;
      this.#dropDraft();
    }
  }
}

/** How long each line of a story stands alone. */
function lineMs({ log }: Step): number {
  return Math.min(LINE_MS, STORY_MS / log.length);
}

/** What is shown, with its whole page and all orders: only what differs from the one before has travelled. */
export function whole(shown: Shown, before: Shown | null): Shown {
  if (!before) return shown;
  const orders = shown.orders ?? before.orders;
  if (!shown.changes) return { ...shown, orders };
  return { ...shown, orders, page: applied(before.page, shown.changes), setup: before.setup, changes: null };
}
