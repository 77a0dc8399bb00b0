/** How the room before a player is shared between hand, people and routes. */

/** With more rows a group scrolls. */
export const ROWS = 4;

export interface Group {
  count: number;
  /** What a column of it needs. */
  px: number;
}

/** Give each group that has something a column, then what is left to the one with the highest columns. */
export function columnsOf(groups: readonly Group[], room: number): number[] {
  const columns = groups.map(({ count }) => Math.min(count, 1));
  const height = (k: number): number => (columns[k] ? groups[k]!.count / columns[k] : 0);
  let left = groups.reduce((rest, { px }, k) => rest - px * columns[k]!, room);
  for (;;) {
    const highest = groups.reduce((best, _, k) => (height(k) > height(best) ? k : best), 0);
    left -= groups[highest]!.px;
    if (height(highest) <= ROWS || left < 0) return columns;
    columns[highest]! += 1;
  }
}
