/** What a game brings to the browser: a cover for the home page, and a table once it has one. */
import type { Component, Snippet } from 'svelte';
import type { Saying } from '../lib/messages';
import type { Sitting } from '../table/sitting.svelte';

export interface TableProps {
  sitting: Sitting;
  /** Log, rules and results; the table says where they stand. */
  side: Snippet;
}

const tables = import.meta.glob<{ default: Component<TableProps> }>('./*/Table.svelte');
/** All hands side by side, for a game that is watched with all of them open; a game without hidden hands has none. */
const hands = import.meta.glob<{ default: Component<{ sitting: Sitting }> }>('./*/Hands.svelte');
/** What a game says when its end is near. */
const endings = import.meta.glob<{ nearEnd: (page: never) => Saying | null }>('./*/ending.ts');
/** Pictures of the pieces that a section of the rules is about. */
const pictures = import.meta.glob<{ default: Component<{ section: string }> }>('./*/RulePicture.svelte');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

export function tableOf(game: string): Promise<Component<TableProps>> | null {
  return tables[`./${game}/Table.svelte`]?.().then((module) => module.default) ?? null;
}

export function handsOf(game: string): Promise<Component<{ sitting: Sitting }>> | null {
  return hands[`./${game}/Hands.svelte`]?.().then((module) => module.default) ?? null;
}

export function coverOf(game: string): Promise<Component> | null {
  return covers[`./${game}/Cover.svelte`]?.().then((module) => module.default) ?? null;
}

export function endingOf(game: string): Promise<(page: never) => Saying | null> | null {
  return endings[`./${game}/ending.ts`]?.().then((module) => module.nearEnd) ?? null;
}

export function picturesOf(game: string): Promise<Component<{ section: string }>> | null {
  return pictures[`./${game}/RulePicture.svelte`]?.().then((module) => module.default) ?? null;
}
