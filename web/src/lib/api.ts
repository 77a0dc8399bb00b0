/** The REST half of the server. A refusal is an error that carries its reason. */
import type {
  Account,
  Credentials,
  Farewell,
  GameCard,
  GameSheet,
  Invitation,
  Joining,
  Muting,
  Naming,
  NewTable,
  OnlookersVoice,
  Person,
  Problem,
  Reason,
  RecordToRead,
  RecordToWatch,
  Replay,
  ReplayBoards,
  RulesPage,
  Seal,
  SeatChange,
  Sessions,
  TableInfo,
  Tables,
} from './messages';
import { filledReplay } from './filled';
import { at as rooted } from './root';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    /** Nothing, when the server did not answer as ours does. */
    readonly reason: Reason | null,
  ) {
    super(reason?.code ?? `status ${status}`);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const options: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    options.headers = { ...options.headers, 'content-type': 'application/json' };
    options.body = JSON.stringify(body);
  }
  const answer = await fetch(rooted(`/api${path}`), options).catch(() => null);
  if (!answer) throw new Refusal(0, null);
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, (said as Problem | null)?.reason ?? null);
  return said as T;
}

const at = encodeURIComponent;

export const api = {
  games: () => ask<GameCard[]>('GET', '/games'),
  sheet: (game: string) => ask<GameSheet>('GET', `/games/${at(game)}`),
  rules: (game: string, language: string) => ask<RulesPage>('GET', `/games/${at(game)}/rules/${language}`),
  me: () => ask<Person | null>('GET', '/me'),
  name: (naming: Naming) => ask<Person>('POST', '/me', naming),
  account: (account: Account) => ask<Person>('POST', '/me/account', account),
  sessions: () => ask<Sessions>('GET', '/me/sessions'),
  endSession: (session: string) => ask<object>('DELETE', `/me/sessions/${at(session)}`),
  forget: (farewell: Farewell) => ask<object>('DELETE', '/me', farewell),
  logIn: (credentials: Credentials) => ask<Person>('POST', '/login', credentials),
  logOut: () => ask<object>('POST', '/logout'),
  openTables: () => ask<Tables>('GET', '/tables'),
  myTables: () => ask<Tables>('GET', '/tables/mine'),
  newTable: (wish: NewTable) => ask<TableInfo>('POST', '/tables', wish),
  table: (table: string) => ask<TableInfo>('GET', `/tables/${at(table)}`),
  removeTable: (table: string) => ask<object>('DELETE', `/tables/${at(table)}`),
  closeTable: (table: string) => ask<TableInfo>('POST', `/tables/${at(table)}/close`),
  mute: (table: string, seat: number, muting: Muting) =>
    ask<TableInfo>('POST', `/tables/${at(table)}/seats/${seat}/mute`, muting),
  muteOnlooker: (table: string, key: string, muting: Muting) =>
    ask<TableInfo>('POST', `/tables/${at(table)}/onlookers/${at(key)}/mute`, muting),
  hearOnlookers: (table: string, voice: OnlookersVoice) =>
    ask<TableInfo>('POST', `/tables/${at(table)}/onlookers`, voice),
  seal: () => ask<Seal>('POST', '/seals'),
  rematch: (table: string, joining: Joining) => ask<TableInfo>('POST', `/tables/${at(table)}/rematch`, joining),
  join: (table: string, joining: Joining) => ask<TableInfo>('POST', `/tables/${at(table)}/join`, joining),
  leave: (table: string) => ask<TableInfo>('POST', `/tables/${at(table)}/leave`),
  changeSeat: (table: string, seat: number, change: SeatChange) =>
    ask<TableInfo>('POST', `/tables/${at(table)}/seats/${seat}`, change),
  replay: async (table: string, eyes: number) =>
    filledReplay(await ask<Replay>('GET', `/tables/${at(table)}/replay/${eyes}`)),
  boards: (table: string, eyes: number, language: string, first: number, count: number) =>
    ask<ReplayBoards>('GET', `/tables/${at(table)}/replay/${eyes}/boards/${language}?first=${first}&count=${count}`),
  readOut: (wanted: RecordToRead) => ask<ReplayBoards>('POST', '/replays/boards', wanted),
  watch: async (wanted: RecordToWatch) => filledReplay(await ask<Replay>('POST', '/replays', wanted)),
  invitation: (invitation: string) => ask<Invitation>('GET', `/invitations/${at(invitation)}`),
  accept: (invitation: string, joining: Joining) => ask<Invitation>('POST', `/invitations/${at(invitation)}`, joining),
};
