/** What the player has in mind: what is pointed at, which action is looked for, how a payment is made. */
import type { ChoiceInfo } from '../../lib/messages';
import type { Sitting } from '../../table/sitting.svelte';
import type {
  ArtworkInfo,
  CharacterInfo,
  DecreeInfo,
  DestinationInfo,
  Dock,
  Help,
  Offer,
  TitleInfo,
  Way,
  Visit,
} from './messages';
import type { Page, Setup, Words } from './page';

/** The main actions, with their icons. */
export const LENSES = [
  { family: 'navigate', icon: 'ship' },
  { family: 'acquire', icon: 'artwork' },
  { family: 'discover', icon: 'route' },
  { family: 'invite', icon: 'person' },
  { family: 'engage', icon: 'engageable' },
  { family: 'construct', icon: 'build' },
] as const;
export type Lens = (typeof LENSES)[number]['family'];
/** What may be done at any time for bread: offered, and never done by a slip of the finger. */
export const FOR_BREAD = ['unload', 'supply', 'discard'];

/** There it is what is asked. */
const ASKS_FOR_BREAD = ['feed', 'before-decree'];

interface Kept<T> {
  id: string;
  value: T;
}

function byId<T extends { id: string }>(list: readonly T[] | undefined): Map<string, T> {
  return new Map(list?.map((one) => [one.id, one]));
}

export class Harbour {
  /** The place under the pointer, or where the focus is. */
  cursor = $state('');
  /** Whether there is room for words on cards; whether one part of the table is seen at a time. */
  wide = $state(false);
  phone = $state(false);
  #lens = $state.raw<Kept<Lens> | null>(null);
  #way = $state.raw<Kept<number> | null>(null);
  #offer = $state.raw<Kept<number[]> | null>(null);

  constructor(readonly sitting: Sitting) {}

  readonly page = $derived.by(() => this.sitting.now?.page as Page);
  readonly setup = $derived.by(() => this.sitting.now?.setup as Setup);
  readonly words = $derived.by(() => this.sitting.texts as Words);
  readonly question = $derived.by(() => this.sitting.question);
  /** Whose board lies in front; who watches sees that of the turn. */
  readonly seat = $derived.by(() => (this.sitting.seat >= 0 ? this.sitting.seat : this.page.turn));
  readonly me = $derived.by(() => this.page.seats[this.seat]!);
  readonly stage = $derived.by(() => (this.sitting.asked ? this.page.stage : ''));

  readonly #destinations = $derived.by(() => byId<DestinationInfo>(this.setup?.destinations));
  readonly #artworks = $derived.by(() => byId<ArtworkInfo>(this.setup?.artworks));
  readonly #characters = $derived.by(() => byId<CharacterInfo>(this.setup?.characters));
  readonly #decrees = $derived.by(() => byId<DecreeInfo>(this.setup?.decrees));
  readonly #titles = $derived.by(() => byId<TitleInfo>(this.setup?.titles));
  destination = (id: string): DestinationInfo => this.#destinations.get(id)!;
  artwork = (id: string): ArtworkInfo => this.#artworks.get(id)!;
  character = (id: string): CharacterInfo => this.#characters.get(id)!;
  decree = (id: string): DecreeInfo => this.#decrees.get(id)!;
  title = (id: string): TitleInfo => this.#titles.get(id)!;

  // --- what belongs to one question ---------------------------------------------------------------------------

  #kept<T>(kept: Kept<T> | null): T | undefined {
    return kept?.id === this.question.id ? kept.value : undefined;
  }

  get lens(): Lens | undefined {
    return this.#kept(this.#lens);
  }

  look(family: Lens): void {
    this.#lens = this.lens === family ? null : { id: this.question.id, value: family };
    this.#offer = null;
  }

  /** Numbers that are offered, to be confirmed: bread for a ship, or a ship down and then what it helps to do. */
  get offer(): number[] | undefined {
    return this.#kept(this.#offer);
  }

  propose(numbers: number[] | null): void {
    this.#offer = numbers && { id: this.question.id, value: numbers };
  }

  accept(): void {
    const { offer } = this;
    this.#offer = null;
    if (offer) void this.sitting.pick(offer);
  }

  // --- payments -------------------------------------------------------------------------------------------------

  readonly ways = $derived.by((): Way[] => (this.stage === 'pay' ? (this.page.payment?.ways ?? []) : []));
  get wayIndex(): number {
    return this.#kept(this.#way) ?? 0;
  }
  get way(): Way | undefined {
    return this.ways[this.wayIndex];
  }
  takeWay(index: number): void {
    this.#way = { id: this.question.id, value: index };
  }

  /** What would change by what is pointed at, or by the way to pay that is chosen. */
  readonly change = $derived.by(() => {
    const none = { bay: 0, port: 0, bread: 0, holds: [0, 0, 0, 0, 0], free: 0 };
    const { way } = this;
    if (way) {
      const down = way.holds.reduce((sum, ships) => sum + ships, 0);
      return {
        bay: down - way.supply,
        port: way.supply,
        bread: way.surplus - way.lost - way.crumbs,
        holds: way.holds.map((ships) => -ships),
        free: 0,
      };
    }
    if (this.visit) {
      const [, bay, bread, , , holds, free] = this.visit;
      return { ...none, bay, bread, holds, free };
    }
    return none;
  });

  /** The dock that is pointed at, where one may sail. */
  readonly aimed = $derived.by((): Dock | undefined => {
    const dock = this.page.docks.find(({ place }) => place === this.cursor);
    return this.page.visits.some(([id]) => id === dock?.id) ? dock : undefined;
  });
  /** What sailing there would bring. */
  get visit(): Visit | undefined {
    return this.page.visits.find(([id]) => id === this.aimed?.id);
  }

  // --- doing it -------------------------------------------------------------------------------------------------

  /** The choice of a place that answers what is asked, else one that makes bread. */
  choiceAt(place: string): ChoiceInfo | undefined {
    const open = this.question.at(place).filter(({ number }) => this.question.legal.has(number));
    return open.find((choice) => !this.isForBread(choice)) ?? open[0];
  }

  isForBread({ family }: ChoiceInfo): boolean {
    if (ASKS_FOR_BREAD.includes(this.stage)) return false;
    return FOR_BREAD.includes(family) && !(this.stage === 'pay' && family !== 'discard');
  }

  /** Whether a click there answers what is asked. */
  isGoal(place: string): boolean {
    const choice = this.choiceAt(place);
    return !!choice && !this.isForBread(choice);
  }

  press(place: string): void {
    const choice = this.choiceAt(place);
    if (!choice) return;
    if (this.isForBread(choice)) this.propose([choice.number]);
    else void this.sitting.pick([choice.number]);
  }

  /** What a ship or a card would make possible here. */
  helpAt(place: string): Help | undefined {
    if (!this.stage || this.isGoal(place)) return undefined;
    return this.helpWith(...this.question.at(place).map(({ number }) => number));
  }

  helpWith(...numbers: number[]): Help | undefined {
    return this.page.helps.find(({ number }) => numbers.includes(number));
  }

  /** The answers to a lighthouse, in the order of their keys; the last ones need a ship or a card first. */
  readonly lightAnswers = $derived.by((): number[][] => {
    if (this.stage !== 'lighthouse') return [];
    const now = [...this.open('send'), ...this.open('bread')].map(({ number }) => [number]);
    return [...now, ...this.page.helps.map(({ by, number }) => [by, number])];
  });

  /** A ship or a card is let go somewhere: what that means, if it means anything. */
  drop(from: string, to: string): void {
    const legal = (place: string, ...families: string[]): ChoiceInfo | undefined =>
      this.question
        .at(place)
        .find(({ family, number }) => families.includes(family) && this.question.legal.has(number));
    const found = to.startsWith('dock:')
      ? legal(to, 'navigate')
      : to.startsWith('hold:')
        ? legal(to, 'send')
        : /^(port|granary)@/.test(to)
          ? legal(from, 'supply', 'unload', 'discard')
          : to.startsWith('bay@')
            ? legal(from, 'unload', 'undock')
            : undefined;
    if (found) void this.sitting.pick([found.number]);
  }

  /** Legal numbers of a family. */
  open(family: string): ChoiceInfo[] {
    return this.question.of(family).filter(({ number }) => this.question.legal.has(number));
  }

  /** The hold that a choice names. */
  holdOf({ args }: ChoiceInfo): string {
    return this.me.holds[Number(args.hold)]!.hold;
  }

  /** Routes that one may sail to; others' ones where something can be done now. */
  readonly routes = $derived.by((): Dock[] => {
    const tiles = this.page.docks.filter(({ group }) => group === 'tile');
    const isOwn = ({ owner }: Dock): boolean => owner === this.seat;
    return [...tiles.filter(isOwn), ...tiles.filter((one) => !isOwn(one) && this.question.isOpen(one.place))];
  });

  // --- words ----------------------------------------------------------------------------------------------------

  nameOf(seat: number): string {
    if (seat < this.page.seats.length) return this.words.name(seat);
    return this.words.say('rival', { rival: this.page.rival?.id ?? '' });
  }

  /** What a number brings, as a short list. */
  bringsOf(number: number): string {
    return this.question
      .brings(number)
      .map(({ figure, count }) => {
        const amount = this.words.tell({ key: `figure-${figure}`, args: { count: Math.abs(count) } });
        return `${count < 0 ? '−' : '+'}${amount}`;
      })
      .join(', ');
  }

  dockLabel(dock: Dock): string {
    const { words } = this;
    const parts = [words.say('destination', { destination: dock.id }), words.tell(this.destination(dock.id).words)];
    for (const ship of dock.ships) parts.push(words.say('bay-ship-of', { who: this.nameOf(ship) }));
    if (dock.light >= 0) parts.push(words.say('bay-light-of', { who: this.nameOf(dock.light) }));
    return parts.join(', ');
  }

  offerLabel(offer: Offer, name: string, about: string): string {
    const { words } = this;
    const price = words.say('desk-price', {
      count: offer.price,
      resources: offer.paid.map((good) => words.say('desk-good', { good })).join(' / '),
      lack: offer.lack,
    });
    return [name, about, price].join(', ');
  }
}
