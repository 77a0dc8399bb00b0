/** Coast lines that flow around squares, and depth lines that follow them.
 *
 * 1. The map is sampled on a fine grid, with a margin around it.
 * 2. Each sample gets its signed distance to the coast, read a little beside its place: so coasts wander, and are the
 *    same every time.
 * 3. The field is blurred: corners become round.
 * 4. Marching squares follow a level through the field: the coast, and depths that join between islands.
 * 5. The points are thinned out and joined by quadratic curves.
 *
 * Any set of squares will do: islands, the water in a ship's reach, the ground one may build on. */

export interface Field {
  values: Float32Array;
  across: number;
  down: number;
  samples: number;
  margin: number;
}

interface Sampling {
  samples?: number;
  margin?: number;
  /** How far samples are read beside their place, in squares. */
  wander?: number;
  blur?: number;
  /** Small bays and points. */
  rough?: number;
}

type Point = readonly [x: number, y: number];

/** Farther than so many squares every sample is just far. */
const REACH = 2;
const BLURS = 3;
const FAR = 9;
/** Points nearer to the last one, in squares, are left out. */
const THIN = 0.16;
/** Lattice points of the noise in each square: of the wandering, and of bays and points. */
const WANDERS = 0.8;
const BAYS = 1.9;

/** One number in -1 … 1 for each lattice point. */
function lattice(x: number, y: number, salt: number): number {
  const n = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return (n - Math.floor(n)) * 2 - 1;
}

/** Smooth noise in -1 … 1 between two corners. The lattice is computed once: every sample reads four of its points. */
function noise(salt: number, from: Point, to: Point): (x: number, y: number) => number {
  const [left, top] = [Math.floor(from[0]), Math.floor(from[1])];
  const columns = Math.floor(to[0]) - left + 2;
  const points = Float64Array.from({ length: columns * (Math.floor(to[1]) - top + 2) }, (_, k) =>
    lattice(left + (k % columns), top + Math.floor(k / columns), salt),
  );
  return (x, y) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - x0), ease(y - y0)];
    const k = (y0 - top) * columns + x0 - left;
    const high = points[k]! * (1 - u) + points[k + 1]! * u;
    const low = points[k + columns]! * (1 - u) + points[k + columns + 1]! * u;
    return high * (1 - v) + low * v;
  };
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** The distance to the coast everywhere; `isIn` is asked for squares outside the map, too. */
export function field(
  isIn: (column: number, row: number) => boolean,
  width: number,
  height: number,
  { samples = 6, margin = 2, wander = 0.14, blur = 0.17, rough = 0.065 }: Sampling = {},
): Field {
  const [across, down] = [(width + 2 * margin) * samples + 1, (height + 2 * margin) * samples + 1];
  const rim = margin + REACH + 1;
  const columns = width + 2 * rim;
  const mask = Uint8Array.from({ length: columns * (height + 2 * rim) }, (_, k) =>
    isIn((k % columns) - rim, Math.floor(k / columns) - rim) ? 1 : 0,
  );
  const coastal = nearCoasts(mask, columns);
  const corners = [
    [-margin * WANDERS, -margin * WANDERS],
    [(width + margin) * WANDERS, (height + margin) * WANDERS],
  ] as const;
  const [aside, along] = [noise(1, ...corners), noise(2, ...corners)];
  let values = new Float32Array(across * down);
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const [x, y] = [i / samples - margin, j / samples - margin];
      const dx = wander && wander * aside(x * WANDERS, y * WANDERS);
      const dy = wander && wander * along(x * WANDERS, y * WANDERS);
      values[j * across + i] = distance(mask, coastal, columns, rim, x + dx, y + dy);
    }
  const radius = Math.max(1, Math.round(blur * samples));
  for (let pass = 0; pass < BLURS; pass++) {
    values = blurred(values, 1, down, across, across, radius);
    values = blurred(values, across, across, down, 1, radius);
  }
  // They come last, or the blur would take them away again; they only ever add land.
  const bays = noise(3, [0, 0], [(across / samples) * BAYS, (down / samples) * BAYS]);
  for (let j = 0; rough && j < down; j++)
    for (let i = 0; i < across; i++)
      values[j * across + i]! -= rough * (1 + bays((i / samples) * BAYS, (j / samples) * BAYS));
  return { values, across, down, samples, margin };
}

/** Squares with land and water in reach: most of a chart has none, and is just far. */
function nearCoasts(mask: Uint8Array, columns: number): Uint8Array {
  const coastal = new Uint8Array(mask.length);
  const rows = mask.length / columns;
  for (let row = REACH; row < rows - REACH; row++)
    for (let column = REACH; column < columns - REACH; column++) {
      const here = row * columns + column;
      for (let r = -REACH; r <= REACH && !coastal[here]; r++)
        for (let c = -REACH; c <= REACH; c++) if (mask[here + r * columns + c] !== mask[here]) coastal[here] = 1;
    }
  return coastal;
}

function distance(mask: Uint8Array, coastal: Uint8Array, columns: number, rim: number, x: number, y: number): number {
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  const here = (cy + rim) * columns + cx + rim;
  const inside = mask[here];
  let nearest = REACH * REACH;
  if (coastal[here])
    for (let r = cy - REACH; r <= cy + REACH; r++)
      for (let c = cx - REACH; c <= cx + REACH; c++) {
        if (mask[(r + rim) * columns + c + rim] === inside) continue;
        const dx = c > x ? c - x : x > c + 1 ? x - c - 1 : 0;
        const dy = r > y ? r - y : y > r + 1 ? y - r - 1 : 0;
        nearest = Math.min(nearest, dx * dx + dy * dy);
      }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

/** The mean of each value and those beside it; at the ends the last one counts for those that are missing. */
function blurred(
  values: Float32Array,
  step: number,
  lines: number,
  length: number,
  next: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(values.length);
  const last = length - 1;
  for (let line = 0; line < lines; line++) {
    const from = line * next;
    let sum = values[from]! * radius;
    for (let k = 0; k <= radius; k++) sum += values[from + Math.min(last, k) * step]!;
    for (let k = 0; k < length; k++) {
      out[from + k * step] = sum / (2 * radius + 1);
      sum += values[from + Math.min(last, k + radius + 1) * step]! - values[from + Math.max(0, k - radius) * step]!;
    }
  }
  return out;
}

/** A path (SVG `d`) around everything below the level; `unit` pixels per square, the field's first one at `origin`. */
export function contour(
  { values, across, down, samples, margin }: Field,
  level: number,
  unit: number,
  [left, top]: Point = [0, 0],
): string {
  const at = (i: number, j: number): number =>
    i < 0 || j < 0 || i >= across || j >= down ? FAR : values[j * across + i]!;
  // Each crossing of the level leads to the next one, the lower side always on the same hand.
  const points = new Map<number, Point>();
  const next = new Map<number, number>();
  for (let j = -1; j < down; j++)
    for (let i = -1; i < across; i++) {
      // Few cells are crossed: nothing is kept of the others.
      const first = at(i, j) < level;
      if (at(i + 1, j) < level === first && at(i + 1, j + 1) < level === first && at(i, j + 1) < level === first)
        continue;
      const corners = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)] as const;
      const low = corners.map((value) => value < level);
      const [starts, ends]: [number[], number[]] = [[], []];
      for (let e = 0; e < 4; e++) {
        const f = (e + 1) % 4;
        if (low[e] === low[f]) continue;
        // The edges of a cell: top, right, bottom, left. An edge has one number, whichever cell asks.
        const [x, y] = [i + (e === 1 ? 1 : 0), j + (e === 2 ? 1 : 0)];
        const key = ((y + 1) * (across + 2) + x + 1) * 2 + (e % 2);
        const t = (level - corners[e]!) / (corners[f]! - corners[e]!);
        const along = e < 2 ? t : 1 - t;
        if (!points.has(key)) points.set(key, e % 2 ? [x, y + along] : [x + along, y]);
        (low[e] ? starts : ends).push(key);
      }
      starts.forEach((key, n) => next.set(key, ends[n]!));
    }
  let path = '';
  for (const first of points.keys()) {
    const ring: Point[] = [];
    for (let key = first; next.has(key);) {
      const [x, y] = points.get(key)!;
      const last = ring.at(-1);
      if (!last || Math.hypot(x - last[0], y - last[1]) > THIN * samples) ring.push([x, y]);
      const following = next.get(key)!;
      next.delete(key);
      key = following;
    }
    if (ring.length < 4) continue;
    const place = ([x, y]: Point): string =>
      `${((left + x / samples - margin) * unit).toFixed(1)} ${((top + y / samples - margin) * unit).toFixed(1)}`;
    const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const curves = ring.map((p, n) => `Q${place(p)} ${place(middle(p, ring[(n + 1) % ring.length]!))}`);
    path += `M${place(middle(ring.at(-1)!, ring[0]!))}${curves.join('')}Z`;
  }
  return path;
}
