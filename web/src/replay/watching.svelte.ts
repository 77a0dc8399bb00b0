/** Somebody who watches a game that is over: which position, and by whose eyes. */
import { comfort } from '../comfort/comfort.svelte';
import { api } from '../lib/api';
import type { GameSheet, Position, Replay, Shown } from '../lib/messages';
import type { Texts } from '../lib/text.svelte';
import { Sitting, whole } from '../table/sitting.svelte';
import { Words } from './words';

export const ALL_OPEN = -2;
export const ONLOOKER = -1;

/** Where a game to watch comes from: a table of this server, or somebody's own file. */
export type Source = { table: string } | { record: string };

export function fetchReplay(source: Source, eyes: number): Promise<Replay> {
  return 'table' in source ? api.replay(source.table, eyes) : api.watch({ record: source.record, eyes });
}

/** `?at=12&as=2`: after twelve decisions, as seat 2 saw it; `as=all`, or nothing for an onlooker. */
export function readAddress(search: string): { at: number; eyes: number } {
  const asked = new URLSearchParams(search);
  const number = (name: string): number => Math.max(0, Math.floor(Number(asked.get(name)) || 0));
  return { at: number('at'), eyes: asked.get('as') === 'all' ? ALL_OPEN : number('as') - 1 };
}

export function writeAddress(at: number, eyes: number): string {
  const words = new URLSearchParams({ at: String(at) });
  if (eyes !== ONLOOKER) words.set('as', eyes === ALL_OPEN ? 'all' : String(eyes + 1));
  return `?${words}`;
}

/** Every position with its whole page: each came with what differs from the one before. */
function wholePositions(positions: readonly Position[]): Position[] {
  let before: Shown | null = null;
  return positions.map((position) => {
    const shown: Shown = whole(position.shown, before);
    before = shown;
    return { ...position, shown };
  });
}

export class Watching {
  replay = $state.raw<Replay>()!;
  at = $state(0);
  readonly sitting: Sitting;
  readonly #words: Words;
  readonly last = $derived(this.replay.positions.length - 1);
  readonly eyes = $derived(this.replay.eyes);

  constructor(
    readonly source: Source,
    replay: Replay,
    sheet: GameSheet,
    readonly texts: Texts,
    at: number,
  ) {
    this.sitting = new Sitting(sheet, texts, () => ({ ask: () => Promise.resolve(null), close: () => undefined }));
    this.#words = new Words(source);
    this.sitting.replaying = true;
    this.sitting.online = true;
    this.#show(replay, at);
  }

  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.last);
    const { shown } = this.replay.positions[this.at]!;
    this.sitting.stored = shown;
    this.sitting.steps = this.replay.positions.slice(0, this.at + 1).map(({ step }) => step);
    // With all hands open one sits beside whoever is asked.
    this.sitting.seat = this.eyes === ALL_OPEN ? Math.max(0, shown.actor) : this.eyes;
  }

  /** Go to the position that a version of the log led to. */
  jump(version: number): void {
    this.go(this.replay.positions.findIndex(({ step }) => step.version >= version));
  }

  /** What led to the position, in sentences. */
  get told(): string {
    return this.replay.positions[this.at]!.step.log.map((saying) => this.texts.tell(saying)).join(' ');
  }

  /** The board in words, as it is at this position; nothing rather than that of another one. */
  async readBoard(language: 'en' | 'de'): Promise<void> {
    const { at, eyes } = this;
    if (!comfort.now.words) return;
    this.sitting.readOut(this.#words.have(at, eyes, language) ?? []);
    const lines = await this.#words.fetch(at, eyes, language);
    if (this.at === at && this.eyes === eyes) this.sitting.readOut(lines);
  }

  async look(eyes: number): Promise<void> {
    this.#show(await fetchReplay(this.source, eyes), this.at);
  }

  #show(replay: Replay, at: number): void {
    this.replay = { ...replay, positions: wholePositions(replay.positions) };
    this.sitting.table = replay.table;
    this.sitting.rename();
    this.go(at);
  }
}
