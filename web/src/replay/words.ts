/** A game that is watched, in words: fetched some positions at a time, each once. */
import { api } from '../lib/api';
import type { ReplayBoards } from '../lib/messages';
import type { Source } from './watching.svelte';

/** Positions that are fetched at once, and how many of them lie before the one that is shown. */
const AT_ONCE = 16;
const BEHIND = 4;

export class Words {
  #known = new Map<string, string[]>();

  constructor(readonly source: Source) {}

  /** The lines of a position, if they are here already. */
  have(at: number, eyes: number, language: 'en' | 'de'): string[] | undefined {
    return this.#known.get(`${eyes} ${language} ${at}`);
  }

  async fetch(at: number, eyes: number, language: 'en' | 'de'): Promise<string[]> {
    const known = this.have(at, eyes, language);
    if (known) return known;
    const { first, boards } = await this.#ask(Math.max(0, at - BEHIND), eyes, language);
    boards.forEach((lines, i) => this.#known.set(`${eyes} ${language} ${first + i}`, lines));
    return this.have(at, eyes, language) ?? [];
  }

  #ask(first: number, eyes: number, language: 'en' | 'de'): Promise<ReplayBoards> {
    return 'table' in this.source
      ? api.boards(this.source.table, eyes, language, first, AT_ONCE)
      : api.readOut({ record: this.source.record, eyes, language, first, count: AT_ONCE });
  }
}
