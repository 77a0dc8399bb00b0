/** How the room before a player is shared between hand, people and routes. */

/** With more rows a group scrolls. */
export const ROWS = 4;

/** Give each group that has something a column, then what is left to the one with the highest columns. */
export function columnsOf(counts: readonly number[], most: number): number[] {
  const columns = counts.map((count) => Math.min(count, 1));
  const height = (k: number): number => (columns[k] ? counts[k]! / columns[k] : 0);
  for (let left = most - columns.reduce((sum, one) => sum + one, 0); left > 0; left--) {
    const highest = counts.reduce((best, _, k) => (height(k) > height(best) ? k : best), 0);
    if (height(highest) <= ROWS) break;
    columns[highest]! += 1;
  }
  return columns;
}
