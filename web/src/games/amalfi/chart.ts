/** The drawn coast: it follows whatever stands on it. */
export type Point = [x: number, y: number];
export type Box = [left: number, top: number, right: number, bottom: number];

const STEP = 7;

/** Closed lines along a polygon that look drawn by hand, each so many pixels further out. */
function shores(corners: readonly Point[], outs: readonly number[], rough: number, soft = 3): string[] {
  let line = corners.flatMap(([x0, y0], k): Point[] => {
    const [x1, y1] = corners[(k + 1) % corners.length]!;
    const steps = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / STEP));
    return Array.from({ length: steps }, (_, s) => [x0 + ((x1 - x0) * s) / steps, y0 + ((y1 - y0) * s) / steps]);
  });
  const near = (k: number, d: number): Point => line[(k + d + line.length) % line.length]!;
  for (let pass = 0; pass < soft; pass++) {
    line = line.map((_, k): Point => {
      const around = [-2, -1, 0, 1, 2].map((d) => near(k, d));
      return [around.reduce((sum, [x]) => sum + x / 5, 0), around.reduce((sum, [, y]) => sum + y / 5, 0)];
    });
  }
  const waves = line.map(([x, y], k) => {
    const [dx, dy] = [near(k, 1)[0] - near(k, -1)[0], near(k, 1)[1] - near(k, -1)[1]];
    const long = Math.hypot(dx, dy) || 1;
    const wave = Math.sin((x + y) / 31) + 0.6 * Math.sin((x - y * 1.3) / 13 + 2) + 0.35 * Math.sin((x * 1.7 + y) / 6.1);
    return { x, y, right: dy / long, down: -dx / long, height: rough * wave };
  });
  return outs.map((out) => {
    const points = waves.map(({ x, y, right, down, height }) => {
      const n = out + height;
      return `${(x + right * n).toFixed(1)} ${(y + down * n).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  });
}

const cornersOf = ([left, top, right, bottom]: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export interface Drawn {
  width: number;
  height: number;
  /** The middle of the water. */
  x: number;
  y: number;
  land: string;
  rings: string[];
  isles: { land: string; rings: string[] }[];
}

const OUT = [4, 9, 15];

export function drawn(width: number, height: number, water: readonly Point[], isles: readonly Box[]): Drawn {
  const tops = water.map(([, y]) => y);
  const [top, low] = [Math.max(0, Math.min(...tops)), Math.min(height, Math.max(...tops))];
  const [coast, ...rings] = shores(water, [0, ...OUT.map((out) => -out)], 2.6);
  return {
    width,
    height,
    x: width / 2,
    y: (top + low) / 2,
    land: `M-9 -9H${width + 9}V${height + 9}H-9Z${coast}`,
    rings,
    isles: isles.map((box) => {
      const [land, ...rings] = shores(cornersOf(box), [0, ...OUT.map((out) => out * 0.7)], 2);
      return { land: land!, rings };
    }),
  };
}

/** Where the public destinations lie; those of an owner's file fill what is left, in their order. */
const COASTS = {
  west: ['barcelona', 'valencia', 'lisbon'],
  north: ['venice', 'ragusa', 'messina', 'palermo', 'candia', 'caffa'],
  east: ['rhodes', 'famagusta', 'alexandria'],
} as const;
export type Side = keyof typeof COASTS;

export function coasts<T extends { id: string }>(docks: readonly T[]): Record<Side, T[]> {
  const known = new Set<string>(Object.values(COASTS).flat());
  const strangers = docks.filter(({ id }) => !known.has(id));
  const on = (side: Side): T[] =>
    COASTS[side].flatMap((id) => docks.find((dock) => dock.id === id) ?? strangers.shift() ?? []);
  return { west: on('west'), north: on('north'), east: on('east') };
}
