/** The line to a table: it says hello, comes back when cut off, and resends what was not answered. */
import { at } from './root';
import type { FromPage, FromServer } from './messages';

type Asked = Exclude<FromPage, { type: 'hello' }>;
/** Everything but the id, which is ours to make. */
export type Question = Asked extends infer Q ? (Q extends Asked ? Omit<Q, 'id'> : never) : never;
export type Answer = Extract<FromServer, { id: string }>;

export interface Listener {
  /** The last version known here; -1 for none. */
  have(): number;
  hear(message: FromServer): void;
  connected(now: boolean): void;
}

interface Pending {
  text: string;
  /** Must not be lost: sent again after a new hello. */
  lasting: boolean;
  settle: (answer: Answer | null) => void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
const PING_MS = 20_000;
/** The server will not have us: it is no use to come back. */
const FINAL_CODES = [4401, 4404];

export class Line {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT_MS;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
  }

  /** The server's answer, or null when the line was cut before it came. */
  ask(question: Question): Promise<Answer | null> {
    const id = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');
    const text = JSON.stringify({ ...question, id });
    const lasting = question.type === 'commit' || question.type === 'take-back';
    return new Promise((settle) => {
      this.#pending.set(id, { text, lasting, settle });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
      else if (!lasting) this.#settle(id, null);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #settle(id: string, answer: Answer | null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(answer);
  }

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', have: this.listener.have() } satisfies FromPage));
      for (const { text } of this.#pending.values()) socket.send(text);
      clearInterval(this.#ping);
      this.#ping = setInterval(() => void this.ask({ type: 'ping' }), PING_MS);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === 'welcome') {
        this.#wait = FIRST_WAIT_MS;
        this.listener.connected(true);
      }
      this.listener.hear(message);
      if ('id' in message) this.#settle(message.id, message);
    };
    socket.onclose = (event) => {
      clearInterval(this.#ping);
      if (this.#closed) return;
      this.listener.connected(false);
      for (const [id, pending] of [...this.#pending]) if (!pending.lasting) this.#settle(id, null);
      if (FINAL_CODES.includes(event.code)) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS);
    };
  }
}

export function tableAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${at(`/api/tables/${encodeURIComponent(table)}/socket`)}`;
}
