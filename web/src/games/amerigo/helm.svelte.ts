/** What the player has in hand: a ship that is to sail, a tile that is to be laid, where the pointer is. */
import type { Reason } from '../../design/why.svelte';
import type { Sitting } from '../../table/sitting.svelte';
import { FRAMES, nameOf, neighbours, SIDE } from './drawing';
import type { Anchorage, Laying, Reach, Spot } from './messages';
import type { Page, Setup } from './page';

const TURNS = ['north', 'east', 'south', 'west'] as const;

export interface Voyage {
  reach: Reach;
  target: { at: number; number: number; steps: number; start: number; gold: number };
  anchor: Anchorage | undefined;
}

/** Where the first ship goes once the second is placed as well: the rules place both before one sails. */
interface Embarked {
  /** The draft that it belongs to. */
  draft: string;
  voyage: Voyage;
  numbers: number[];
}

/** What is left for the second ship: not the berth of the first, and nobody discovers an island twice. */
function beside({ target, anchor }: Voyage, reach: Reach): Reach {
  const anchors = reach.anchors.map((other) =>
    other.island === anchor?.island ? { ...other, points: other.points - other.discovery, discovery: 0 } : other,
  );
  return {
    ...reach,
    targets: reach.targets.filter(([at]) => at !== target.at),
    anchors: anchors.filter(({ at }) => at !== target.at),
  };
}

/** The most points that a tile can bring. */
function bestOf({ spots }: Laying): number {
  return Math.max(...spots.map(({ points }) => points));
}

export class Helm {
  /** The ship whose reach is drawn, where there is a choice. */
  #ship = $state(0);
  /** The kind that was chosen last. */
  #tile = $state('');
  /** The draft in which a tile was put back: there none is taken up by itself. */
  #putBack = $state<string | null>(null);
  /** How it was turned; -1: as it lies best. */
  #turned = $state(-1);
  /** The square or frame space under the pointer or the cursor of the keys; -1: none. */
  cursor = $state(-1);
  /** Whether a ship that drops anchor leaves the post for later. */
  withoutPost = $state(false);
  /** Why the tile may not lie where it was put. */
  objection = $state.raw<Reason | null>(null);

  constructor(readonly sitting: Sitting) {}

  readonly page = $derived.by(() => this.sitting.now?.page as Page);
  readonly setup = $derived.by(() => this.sitting.now?.setup as Setup);
  readonly stage = $derived.by(() => (this.sitting.asked ? this.page.stage : ''));

  // --- ships ------------------------------------------------------------------------------------------------

  #embarked = $state.raw<Embarked | null>(null);
  /** What the first ship does, while the second is placed. */
  readonly embarked = $derived.by(() => {
    const found = this.#embarked;
    return this.stage === 'place-ship' && found?.draft === this.sitting.draft.join() ? found : null;
  });

  readonly reach = $derived.by((): Reach | undefined => {
    const all = this.page.reach;
    if (this.stage === 'place-ship') return all[0] && this.embarked ? beside(this.embarked.voyage, all[0]) : all[0];
    if (this.stage !== 'pick-ship' && this.stage !== 'sail') return undefined;
    return all.find(({ ship }) => ship === this.#ship) ?? all.find(({ anchors }) => anchors.length) ?? all[0];
  });

  chooseShip(ship: number): void {
    this.#ship = ship;
  }

  /** The voyage to a place: of the chosen ship, else of the other. */
  voyage(place: number): Voyage | undefined {
    const first = this.reach;
    if (!first) return undefined;
    for (const reach of [first, ...this.page.reach.filter(({ ship }) => ship !== first.ship)]) {
      const found = reach.targets.find(([at]) => at === place);
      if (!found) continue;
      const [at, number, steps, gold, start] = found;
      return { reach, target: { at, number, steps, gold, start }, anchor: reach.anchors.find((one) => one.at === at) };
    }
    return undefined;
  }

  sail(voyage: Voyage): void {
    const { reach, target, anchor } = voyage;
    const ship = this.stage === 'sail' ? [] : [this.#numberOf(`ship ${reach.ship}`)];
    const post = anchor ? [this.#numberOf(this.withoutPost ? 'leave' : 'establish')] : [];
    if (this.stage === 'place-ship') this.#embark(voyage, [...ship, target.number, ...post]);
    else void this.sitting.pick([...ship, target.number, ...post]);
    this.#ship = 0;
    this.cursor = -1;
  }

  /** Place a ship where it is least far to its goal; when both are placed, they sail. On a frame space it waits. */
  #embark(voyage: Voyage, numbers: number[]): void {
    const { target } = voyage;
    const place = this.#numberOf(`to frame-${target.start - FRAMES + 1}`);
    const sails = target.at < FRAMES ? numbers : [];
    const first = this.embarked?.numbers ?? [];
    const isFirst = voyage.reach.ship === 1;
    // The second ship sails without being picked when the first has.
    const second = first.length ? sails.slice(1) : sails;
    if (isFirst && sails.length) {
      this.#embarked = { draft: [...this.sitting.draft, place].join(), voyage, numbers: sails };
    }
    void this.sitting.pick(isFirst ? [place] : [place, ...first, ...second]);
  }

  /** Let go of the chosen ship: it sails if it can go there itself. */
  drop(place: number): void {
    const voyage = this.voyage(place);
    if (voyage?.reach === this.reach && voyage?.target.steps) this.sail(voyage);
    else this.cursor = -1;
  }

  // --- tiles ------------------------------------------------------------------------------------------------

  /** The tile in hand: the chosen kind, else the best that needs no gold, so that a click on the map lays it. */
  readonly laying = $derived.by((): Laying | undefined => {
    const { layings } = this.page;
    if (this.stage === 'lay') return layings[0];
    if (this.stage !== 'build') return undefined;
    const fit = layings.filter(({ spots }) => spots.length);
    const chosen = fit.find(({ tile }) => tile === this.#tile);
    if (chosen || this.#putBack === this.sitting.draft.join()) return chosen;
    return fit.sort((a, b) => a.gold - b.gold || bestOf(b) - bestOf(a))[0];
  });
  readonly turns = $derived.by(() => this.setup?.shapes.find(({ tile }) => tile === this.laying?.tile)?.turns ?? []);
  readonly turn = $derived.by(() => {
    if (this.#turned >= 0) return this.#turned % Math.max(1, this.turns.length);
    const spots = this.laying?.spots ?? [];
    return spots.reduce((best, spot) => (spot.points > best.points ? spot : best), spots[0] ?? { points: 0, turn: 0 })
      .turn;
  });
  /** The spots of the tile as it is turned. */
  readonly spots = $derived.by((): Spot[] => this.laying?.spots.filter(({ turn }) => turn === this.turn) ?? []);

  /** Take a tile up, or put it back. */
  take(tile: string): void {
    this.objection = null;
    const isHeld = this.laying?.tile === tile;
    this.#tile = isHeld ? '' : tile;
    this.#putBack = isHeld ? this.sitting.draft.join() : null;
    this.#turned = -1;
  }

  rotate(by: number): void {
    const all = this.turns.length;
    this.objection = null;
    if (all) this.#turned = (this.turn + by + all) % all;
  }

  /** The squares that the tile covers with its first square here, or with one of them that fits better. */
  squaresAt(square: number): number[] {
    return this.covered(this.spotAt(square)?.square ?? square);
  }

  spotAt(square: number): Spot | undefined {
    const exact = this.spots.find((spot) => spot.square === square);
    if (exact) return exact;
    const over = this.spots.filter((spot) => this.covered(spot.square).includes(square));
    return over.sort((a, b) => b.points - a.points)[0];
  }

  /** The squares of the tile as it is turned, with its first square here. */
  covered(square: number, turn = this.turn): number[] {
    return (this.turns[turn] ?? []).map(([down, right]) => square + down * SIDE + right);
  }

  /** Every square that the tile could cover. */
  readonly ground = $derived.by(() => [
    ...new Set(this.laying?.spots.flatMap(({ square, turn }) => this.covered(square, turn))),
  ]);

  /** The squares from the tile to a post of one's own, if it lay there: over tiles that carry the chain. */
  chainFrom(squares: readonly number[]): number[] {
    const ways = new Map(this.page.chain);
    const chains = squares.flatMap((from) =>
      neighbours(from)
        .filter((square) => ways.has(square))
        .map((square) => {
          const chain = [from, square];
          for (let next = ways.get(square)!; next !== chain.at(-1); next = ways.get(next)!) chain.push(next);
          return chain;
        }),
    );
    return chains.sort((a, b) => a.length - b.length)[0] ?? [];
  }

  lay(square: number): void {
    const { laying } = this;
    if (!laying) return;
    const spot = this.spotAt(square);
    const build = this.stage === 'build' ? [this.#numberOf(`build ${laying.tile}`)] : [];
    const where = `lay ${nameOf(spot?.square ?? square)} ${TURNS[this.turn]}`;
    const numbers = [...build, ...(laying.itself ? [] : [this.#numberOf(where)])];
    if (spot) {
      // The next one of its kind is taken up at once.
      this.#tile = laying.tile;
      this.#turned = this.cursor = -1;
      void this.sitting.pick(numbers);
    } else {
      void this.sitting.objection(numbers).then((reason) => (this.objection = reason));
    }
  }

  // --- both -------------------------------------------------------------------------------------------------

  /** Whether a click on the map means something that no single choice says. */
  get busy(): boolean {
    return !!this.reach || !!this.laying;
  }

  click(place: number): void {
    this.objection = null;
    if (this.laying && place < FRAMES) return this.lay(place);
    const voyage = this.voyage(place);
    if (voyage) this.sail(voyage);
  }

  /** For a button that says so: store the turn, too, if nothing is left to ask. */
  async close(numbers: number[]): Promise<void> {
    await this.sitting.pick(numbers);
    if (this.sitting.complete) await this.sitting.done();
  }

  /** What is worth a look, the best first: anchors, or spots for the tile. */
  readonly best = $derived.by((): number[] => {
    if (this.laying) return [...this.spots].sort((a, b) => b.points - a.points).map((spot) => spot.square);
    const anchors = this.reach?.anchors ?? [];
    return [...anchors].sort((a, b) => b.points - a.points).map(({ at }) => at);
  });

  #numberOf(notation: string): number {
    this.#byNotation ??= new Map(this.sitting.sheet.choices.map((choice) => [choice.notation, choice.number]));
    const number = this.#byNotation.get(notation);
    if (number === undefined) throw new Error(`no choice ${notation}`);
    return number;
  }
  #byNotation: Map<string, number> | undefined;
}
