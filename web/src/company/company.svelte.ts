/** The people around a table: what they say, what one has missed, and how much time is left. */
import type { ChatLine, FromServer, Saying, Step, TableInfo } from '../lib/messages';

export class Company {
  lines = $state.raw<ChatLine[]>([]);
  /** The number of the last line that was looked at. */
  read = $state(0);
  /** What happened while one was away, until one has taken note of it. */
  missed = $state.raw<Saying[]>([]);
  /** When the time of whoever is asked is over, by this machine's clock; null: no clock runs. */
  deadline = $state<number | null>(null);
  #met = false;

  readonly unread = $derived(this.lines.filter(({ number }) => number > this.read).length);

  hear(message: FromServer): void {
    if (message.type === 'said') this.lines = [...this.lines, message.line];
    // The game is over: what onlookers said meanwhile is everybody's.
    if (message.type === 'overheard') this.lines = message.lines;
    if (message.type === 'welcome') {
      this.lines = message.chat;
      // What was said before one came is no news.
      if (!this.#met) this.readAll();
      if (!this.#met && message.seat >= 0) this.missed = missedSteps(message.gap.steps, message.seen, message.seat);
      this.#met = true;
    }
    if (message.type === 'welcome' || message.type === 'table') this.#look(message.table);
  }

  readAll(): void {
    this.read = this.lines.at(-1)?.number ?? this.read;
  }

  #look({ left }: TableInfo): void {
    this.deadline = left < 0 ? null : Date.now() + left * 1000;
  }
}

/** What others did after the version one saw last; nothing for somebody who was never here. */
export function missedSteps(steps: readonly Step[], seen: number, seat: number): Saying[] {
  const missed = seen < 0 ? [] : steps.filter(({ version, taken_back }) => version > seen && !taken_back);
  return missed.some((step) => step.seat >= 0 && step.seat !== seat) ? missed.flatMap(({ log }) => log) : [];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many seconds as people say it: "0:45", "12:30", "5 h 20 min", "2 d 3 h". */
export function timeLeft(seconds: number): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${pad(seconds % MINUTE)}`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min`;
  return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
}
