/** What a game brings to the browser: a cover for the home page, and a table once it has one. */
import type { Component, Snippet } from 'svelte';
import type { Sitting } from '../table/sitting.svelte';

export interface TableProps {
  sitting: Sitting;
  /** Log, rules and results; the table says where they stand. */
  side: Snippet;
}

const tables = import.meta.glob<{ default: Component<TableProps> }>('./*/Table.svelte');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

export function tableOf(game: string): Promise<Component<TableProps>> | null {
  return tables[`./${game}/Table.svelte`]?.().then((module) => module.default) ?? null;
}

export function coverOf(game: string): Promise<Component> | null {
  return covers[`./${game}/Cover.svelte`]?.().then((module) => module.default) ?? null;
}
