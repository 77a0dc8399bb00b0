/** Which piece is which: equal cards are told apart, so that each can be seen moving where it goes. */

export interface Piece<T> {
  id: string;
  value: T;
}

type Zones<T> = Record<string, readonly T[]>;

/** Gives the cards of named zones ids that last: a card keeps its id in its zone, and takes it along when it
 * leaves one zone while an equal one appears in another. */
export class Pieces<T> {
  #zones: Record<string, Piece<T>[]> = {};
  #count = 0;

  constructor(private readonly kindOf: (value: T) => string | number) {}

  place(zones: Zones<T>): Record<string, Piece<T>[]> {
    const loose = new Map<string | number, string[]>();
    const kept: Record<string, string[][]> = {};
    for (const [name, pieces] of Object.entries(this.#zones)) {
      const room = this.#tally(zones[name] ?? []);
      for (const piece of pieces) {
        const kind = this.kindOf(piece.value);
        const left = room.get(kind) ?? 0;
        if (left > 0) {
          room.set(kind, left - 1);
          (kept[name] ??= []).push([String(kind), piece.id]);
        } else {
          loose.set(kind, [...(loose.get(kind) ?? []), piece.id]);
        }
      }
    }
    const next: Record<string, Piece<T>[]> = {};
    for (const [name, values] of Object.entries(zones)) {
      const waiting = new Map<string, string[]>();
      for (const [kind, id] of kept[name] ?? []) waiting.set(kind!, [...(waiting.get(kind!) ?? []), id!]);
      next[name] = values.map((value) => {
        const kind = this.kindOf(value);
        const id = waiting.get(String(kind))?.shift() ?? loose.get(kind)?.shift() ?? `piece-${this.#count++}`;
        return { id, value };
      });
    }
    this.#zones = next;
    return next;
  }

  #tally(values: readonly T[]): Map<string | number, number> {
    const counts = new Map<string | number, number>();
    for (const value of values) {
      const kind = this.kindOf(value);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    return counts;
  }
}
