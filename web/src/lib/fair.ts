/**
 * Fair draws: whoever takes a seat adds a random number, a nonce, to the table's sealed seed.
 *
 * The nonce is made after the seal was seen, so whoever chose the seed did not know it. The browser remembers both, and
 * `isBroken` tells when the server has changed either.
 */
import { api } from './api';
import type { Invitation, NewTable, TableInfo } from './messages';

const KEPT = 'carrack-nonces';
const REMEMBERED = 50;
const BYTES = 32;
/** Table, seal, nonce. */
type Promised = [string, string, string];

function promised(): Promised[] {
  const kept = localStorage.getItem(KEPT);
  return kept ? (JSON.parse(kept) as Promised[]) : [];
}

function remember(table: TableInfo, seal: string, nonce: string): void {
  const others = promised().filter(([id]) => id !== table.id);
  localStorage.setItem(KEPT, JSON.stringify([...others, [table.id, seal, nonce]].slice(-REMEMBERED)));
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Does this table draw from another seed than it promised, or without the nonce of this browser? */
export function isBroken(table: TableInfo): boolean {
  const [, seal, nonce] = promised().find(([id]) => id === table.id) ?? [];
  return nonce !== undefined && (table.seal !== seal || !table.nonces.includes(nonce));
}

export const fair = {
  async newTable(wish: NewTable): Promise<TableInfo> {
    const { seal } = await api.seal();
    const nonce = newNonce();
    const table = await api.newTable({ ...wish, seal, nonce });
    remember(table, seal, nonce);
    return table;
  },
  async join({ id, seal }: TableInfo): Promise<TableInfo> {
    const nonce = newNonce();
    const table = await api.join(id, { nonce });
    remember(table, seal, nonce);
    return table;
  },
  async accept(invitation: string, { seal, status }: TableInfo): Promise<Invitation> {
    const nonce = newNonce();
    const taken = await api.accept(invitation, { nonce });
    // During a game all is drawn from what was added before it.
    if (status === 'waiting') remember(taken.table, seal, nonce);
    return taken;
  },
  async rematch(before: TableInfo): Promise<TableInfo> {
    const { seal } = before.rematch ? await api.table(before.rematch) : await api.seal();
    const nonce = newNonce();
    const table = await api.rematch(before.id, before.rematch ? { nonce } : { seal, nonce });
    // If somebody was quicker, the table has a seal of theirs, which nobody has seen before this nonce.
    if (table.seal === seal && table.nonces.includes(nonce)) remember(table, seal, nonce);
    return table;
  },
};
