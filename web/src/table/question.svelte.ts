/** What is asked, by place and by family: the only thing that turns pieces into numbers. Indexed once a message. */
import type { Reason as Explained } from '../design/why.svelte';
import type { ChoiceInfo, GameSheet, Shown } from '../lib/messages';
import { ownTurn } from './log';
import type { Said, Sitting } from './sitting.svelte';

/** A choice's places have names in braces that the question explains. */
function resolved(pattern: string, names: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
}

/** `hand:gems-2@1/2` is the second of equal cards: what can be done with it is what can be done with the first. */
function withoutNumber(place: string): string {
  return place.replace(/\/\d+$/, '');
}

function kindOf(place: string): string {
  return place.replace(/[:@/].*$/, '');
}

class Index {
  readonly legal: Set<number>;
  readonly refused = new Map<number, Said>();
  readonly byPlace = new Map<string, ChoiceInfo[]>();
  readonly byFamily = new Map<string, ChoiceInfo[]>();

  constructor(sheet: GameSheet, shown: Shown | null) {
    this.legal = new Set(shown?.legal);
    if (!shown) return;
    for (const { numbers, key, args, differs, rule } of shown.refused) {
      const columns = Object.entries(differs);
      numbers.forEach((number, i) => {
        const own = Object.fromEntries(columns.map(([name, values]) => [name, values[i]!]));
        this.refused.set(number, { say: { key, args: { ...args, ...own } }, rule });
      });
    }
    for (const number of [...shown.legal, ...this.refused.keys()].sort((a, b) => a - b)) {
      const choice = sheet.choices[number]!;
      add(this.byFamily, choice.family, choice);
      for (const pattern of choice.at) add(this.byPlace, resolved(pattern, shown.ask.names), choice);
    }
  }
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}

export class Question {
  /** What is chosen belongs to a question: with the next one it is gone. */
  #chosen = $state.raw<{ id: string; places: readonly string[] }>({ id: '', places: [] });
  /** What is chosen as long as nobody has chosen anything. */
  #proposed = $state.raw<readonly string[]>([]);

  constructor(private readonly sitting: Sitting) {}

  readonly #index = $derived.by(
    () => new Index(this.sitting.sheet, this.sitting.asked ? (this.sitting.now ?? null) : null),
  );

  /** Another name, another question. */
  readonly id = $derived.by(() => {
    const { mine, seat, stored, draft, complete, now } = this.sitting;
    if (!mine) return seat < 0 ? 'onlooker' : 'waiting';
    return `${stored?.version} ${draft.join()} ${complete} ${now?.ask.say.key}`;
  });

  get legal(): Set<number> {
    return this.#index.legal;
  }

  /** Every choice of a family that a person could try now, legal or not. */
  of(family: string): ChoiceInfo[] {
    return this.#index.byFamily.get(family) ?? [];
  }

  /** Every choice that points at this place. */
  at(place: string): ChoiceInfo[] {
    return this.#index.byPlace.get(withoutNumber(place)) ?? [];
  }

  offers(family: string): boolean {
    return this.of(family).length > 0;
  }

  /** Whether some choice of a family may be picked now. */
  may(family: string): boolean {
    return this.of(family).some(({ number }) => this.legal.has(number));
  }

  /** Whether something at this place may be picked now. */
  isOpen(place: string): boolean {
    return this.at(place).some(({ number }) => this.legal.has(number));
  }

  /** Why a number may not be picked, in a sentence. */
  whyNot(number: number): Explained | null {
    const reason = this.#index.refused.get(number);
    return reason ? this.sitting.explain(reason) : null;
  }

  /** Why nothing at this place may be picked; null when something may, or when it is not in question. */
  whyNotAt(place: string): Explained | null {
    const choices = this.isOpen(place) ? [] : this.at(place);
    return choices.length ? this.whyNot(choices[0]!.number) : null;
  }

  /** The number that does this with that place. */
  numberOf(family: string, place?: string): number | undefined {
    const choices = place === undefined ? this.of(family) : this.at(place).filter((one) => one.family === family);
    return choices[0]?.number;
  }

  /** What a number would bring this seat, figure by figure, as far as it can know. */
  brings(number: number): { figure: string; count: number }[] {
    const shown = this.sitting.now;
    const at = shown?.legal.indexOf(number) ?? -1;
    if (!shown || at < 0) return [];
    return Object.entries(shown.brings)
      .map(([figure, counts]) => ({ figure, count: counts[at]! }))
      .filter(({ count }) => count !== 0);
  }

  /** The places of these numbers, each once: the second of equal cards is another one. */
  placesOf(numbers: readonly number[]): string[] {
    const names = this.sitting.now?.ask.names ?? {};
    const seen = new Map<string, number>();
    return numbers.map((number) => {
      const place = resolved(this.sitting.sheet.choices[number]?.at[0] ?? '', names);
      const nth = (seen.get(place) ?? 0) + 1;
      seen.set(place, nth);
      return nth > 1 ? `${place}/${nth}` : place;
    });
  }

  // --- choosing several -----------------------------------------------------------------------------------

  get chosen(): readonly string[] {
    return this.#chosen.id === this.id ? this.#chosen.places : this.#proposed;
  }

  /** Choose these until somebody chooses otherwise: a payment, say. */
  propose(places: readonly string[]): void {
    if (this.#proposed.join() !== places.join()) this.#proposed = places;
  }

  /** Choose nothing by hand any more; false when nothing was. */
  unchoose(): boolean {
    const { id, places } = this.#chosen;
    const had = id === this.id && (places.length > 0 || this.#proposed.length > 0);
    if (had) this.#chosen = { id: '', places: [] };
    return had;
  }

  choose(places: readonly string[]): void {
    this.#chosen = { id: this.id, places };
  }

  /** Choose a place, or no longer; one more than can be chosen replaces the one that was chosen first. */
  toggle(place: string, most: number): void {
    const { chosen } = this;
    if (chosen.includes(place)) this.choose(chosen.filter((other) => other !== place));
    else this.choose([...chosen, place].slice(-most));
  }

  /** The numbers that do this with all that is chosen. */
  numbers(family: string): number[] {
    return this.chosen.map((place) => this.numberOf(family, place)).filter((number) => number !== undefined);
  }

  /** Why a family cannot be used with what is chosen: the rules' own reason, else what is missing. */
  lack(family: string, least: number, most: number, places: readonly string[]): Explained | null {
    const { chosen, sitting } = this;
    const among = chosen.length ? chosen : places;
    const usable = among.some((place) => this.legal.has(this.numberOf(family, place) ?? -1));
    if (!usable) {
      const number = this.numberOf(family, chosen[0]) ?? this.numberOf(family);
      return (number === undefined ? null : this.whyNot(number)) ?? { text: sitting.texts.say('choose-none') };
    }
    if (chosen.length < least) return { text: sitting.texts.say('choose-first', { count: least }), soon: true };
    if (chosen.length > most) return { text: sitting.texts.say('choose-fewer', { count: most }), soon: true };
    const blocked = chosen.map((place) => this.numberOf(family, place)!).find((number) => !this.legal.has(number));
    return blocked === undefined ? null : this.whyNot(blocked);
  }

  // --- what is new ---

  /** How many pieces came to each place of this seat from elsewhere since its last turn began. */
  readonly #came = $derived.by(() => {
    const { steps, seat } = this.sitting;
    const found = new Map<string, number>();
    const own = ownTurn(steps, seat);
    if (own < 0) return found;
    for (const step of steps) {
      if (step.version < own) continue;
      for (const [, from, to, count] of step.moves) {
        if (to.endsWith(`@${seat}`) && !from.endsWith(`@${seat}`)) found.set(to, (found.get(to) ?? 0) + count);
      }
    }
    return found;
  });

  /** Which of these pieces have just come: the last of equal ones. */
  fresh(places: readonly string[]): Set<string> {
    const came = this.#came;
    if (!came.size) return new Set();
    const left = new Map(came);
    return new Set(
      places.toReversed().filter((place) => {
        const name = withoutNumber(place);
        const more = left.get(name) ?? 0;
        left.set(name, more - 1);
        return more > 0;
      }),
    );
  }

  // --- doing it -------------------------------------------------------------------------------------------

  /** Pick the one choice of a family. */
  act(family: string): void {
    const number = this.of(family).find((choice) => this.legal.has(choice.number))?.number;
    if (number !== undefined) void this.sitting.pick([number]);
  }

  /** Do this with all that is chosen, and then, where it may be, what closes it. */
  use(family: string, closing?: string): void {
    const end = this.sitting.sheet.choices.find((choice) => choice.family === closing)?.number;
    let closed = false;
    void this.sitting.pick(this.numbers(family), (shown) => {
      if (closed || end === undefined || !shown.legal.includes(end)) return [];
      closed = true;
      return [end];
    });
  }

  /** Pick what can be picked at this place. */
  pick(place: string): void {
    const choice = this.at(place).find(({ number }) => this.legal.has(number));
    if (choice) void this.sitting.pick([choice.number]);
  }

  // --- explaining -----------------------------------------------------------------------------------------

  /** What a place is, what can be done there now, and why not. */
  explain(place: string, node: Element): Explained | null {
    const { sheet, texts } = this.sitting;
    const piece = sheet.pieces.find(({ kind }) => kind === kindOf(place));
    if (!piece) return null;
    const name = node.getAttribute('aria-label');
    const kind = texts.tell({ key: `piece-${piece.kind}`, args: {} });
    const more = node.getAttribute('data-about');
    return {
      // A name may begin with what it is: "Space 3".
      title: !name ? kind : name.startsWith(kind) ? name : `${kind}: ${name}`,
      text: texts.tell({ key: `piece-${piece.kind}-about`, args: {} }),
      rule: piece.rule,
      lines: [...(more ? [more] : []), ...this.#lines(place)],
    };
  }

  #lines(place: string): string[] {
    const { texts } = this.sitting;
    const told = this.at(place).map((choice) => {
      const action = texts.tell(choice.say);
      const reason = this.whyNot(choice.number);
      if (reason) return reason.text;
      const brings = this.brings(choice.number).map(({ figure, count }) => {
        const amount = texts.tell({ key: `figure-${figure}`, args: { count: Math.abs(count) } });
        return `${count < 0 ? '−' : '+'}${amount}`;
      });
      return brings.length ? `${action}: ${brings.join(', ')}` : action;
    });
    return [...new Set(told)];
  }
}
