/** Stored positions for the gallery: records of the tests, each at some moments of its game. */
const records = import.meta.glob<string>('../../../tests/records/*/*.txt', { query: '?raw', import: 'default' });

export interface StoredPosition {
  /** Names the position in the address. */
  id: string;
  game: string;
  record: () => Promise<string>;
  /** How much of the game is played, from 0 (the deal) to 1 (the end). */
  part: number;
}

const PARTS = [0, 0.35, 0.7, 1];
const FEWEST_SEATS = 1;
const MOST_SEATS = 8;

const stored = Object.entries(records).map(([path, record]) => {
  const [game, file] = path.split('/').slice(-2) as [string, string];
  return { game, name: file.replace('.txt', ''), seats: Number(file.split('-')[0]), record };
});

/** For each game the smallest and the largest table among several, at four moments. */
export const POSITIONS: readonly StoredPosition[] = [...new Set(stored.map(({ game }) => game))].flatMap((wanted) => {
  const tables = stored
    .filter(({ game, seats }) => game === wanted && seats >= FEWEST_SEATS && seats <= MOST_SEATS)
    .sort((a, b) => a.seats - b.seats);
  const ends = [tables[0], tables.at(-1)].filter((one) => one !== undefined);
  return ends.flatMap(({ game, name, record }) =>
    PARTS.map((part) => ({ id: `${game}_${name}_${Math.round(part * 100)}`, game, record, part })),
  );
});

/** Another stored record of a game, at some moment. */
export function storedAt(game: string, file: string, part: number): Omit<StoredPosition, 'id'> {
  const found = stored.find((one) => one.game === game && one.name === file)!;
  return { game, record: found.record, part };
}
