/** The line to a table: it says hello, comes back when cut off, and resends what was not answered. */
import { filled } from './filled';
import { at } from './root';
import type { FromPage, FromServer } from './messages';

type Asked = Exclude<FromPage, { type: 'hello' }>;
/** Everything but the id, which is ours to make. */
export type Asking = Asked extends infer Q ? (Q extends Asked ? Omit<Q, 'id'> : never) : never;
export type Answer = Extract<FromServer, { id: string }>;

export interface Listener {
  /** The last version known here; -1 for none. */
  have(): number;
  /** The language in which the board is wanted in words; empty: it is not. */
  words(): '' | 'en' | 'de';
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
/** A silent line is known to be cut after both: within 10 seconds somebody is told that they are offline. */
const PING_MS = 4_000;
const PONG_MS = 4_000;
/**
 * A new line on which no welcome has come by then is given up: it may hang for minutes before the browser says so.
 * The next one has twice the time, for a server may be that slow.
 */
const FIRST_WELCOME_MS = 15_000;
const LONGEST_WELCOME_MS = 120_000;
/** How a browser calls a line that broke. */
const CUT = 1006;
/** The server will not have us: it is no use to come back. */
const FINAL_CODES = [4401, 4404, 4426];
/** As the server's messages say; a server that speaks another one wants another page. */
const PROTOCOL = 4;

export class Line {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT_MS;
  #patience = FIRST_WELCOME_MS;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener('offline', this.#lost);
  }

  /** The server's answer, or null when the line is cut or was cut before it came. */
  ask(question: Asking): Promise<Answer | null> {
    const id = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');
    const text = JSON.stringify({ ...question, id });
    const lasting = question.type === 'commit' || question.type === 'take-back';
    return new Promise((settle) => {
      // What is asked while the line is cut is never sent: it would be done when nobody expects it any more.
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        settle(null);
        return;
      }
      this.#pending.set(id, { text, lasting, settle });
      this.#socket.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#ping);
    removeEventListener('offline', this.#lost);
    this.#socket?.close();
  }

  /** Ask again and again whether the line is alive; nothing heard in time means that it is cut. */
  #beat(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      void this.ask({ type: 'ping' });
      this.#ping = setTimeout(this.#lost, PONG_MS);
    }, PING_MS);
  }

  /** Give a line up that does not say itself that it is cut. */
  #lost = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#cut(CUT);
  };

  #settle(id: string, answer: Answer | null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(answer);
  }

  #connect(): void {
    const socket = new WebSocket(this.address);
    let welcomed = false;
    this.#socket = socket;
    this.#ping = setTimeout(() => {
      this.#patience = Math.min(2 * this.#patience, LONGEST_WELCOME_MS);
      this.#lost();
    }, this.#patience);
    socket.onopen = () => {
      const { listener } = this;
      const hello: FromPage = { type: 'hello', protocol: PROTOCOL, have: listener.have(), words: listener.words() };
      socket.send(JSON.stringify(hello));
      for (const { text } of this.#pending.values()) socket.send(text);
    };
    socket.onmessage = (event) => {
      const message = filled(JSON.parse(String(event.data)) as FromServer);
      welcomed ||= message.type === 'welcome';
      if (welcomed) this.#beat();
      if (message.type === 'welcome') {
        this.#wait = FIRST_WAIT_MS;
        this.#patience = FIRST_WELCOME_MS;
        this.listener.connected(true);
      }
      this.listener.hear(message);
      if ('id' in message) this.#settle(message.id, message);
    };
    socket.onclose = (event) => this.#cut(event.code);
  }

  #cut(code: number): void {
    clearTimeout(this.#ping);
    this.#socket = null;
    if (this.#closed) return;
    this.listener.connected(false);
    for (const [id, pending] of [...this.#pending]) if (!pending.lasting) this.#settle(id, null);
    if (FINAL_CODES.includes(code)) return;
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS);
  }
}

export function tableAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${at(`/api/tables/${encodeURIComponent(table)}/socket`)}`;
}
