/** Where things are on the chart, in units of the drawing, and the outlines that several pictures share. */
import { contour, field } from './coast';
import type { AmerigoSetup, Frame } from './messages';

/** Units per square. */
export const U = 32;
export const HALF = U / 2;
/** The lanes around the map. */
export const LANE = 44;
/** Letters, numbers and the ladder of degrees, outside the lanes. */
export const EDGE = 19;
/** Columns of the numbering of squares, at every size of the map. */
export const SIDE = 24;
/** From here on a number is a frame space. */
export const FRAMES = SIDE * SIDE;

export const COLOURS = ['blue', 'black', 'red', 'brown', 'green', 'yellow', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const CUBE: Record<Colour, string> = {
  blue: '#2c5aa8',
  black: '#2f3542',
  red: '#b3261e',
  brown: '#85501f',
  green: '#23744d',
  yellow: '#dd9f1d',
  white: '#fbf5e6',
};
/** The sign of each action: colours are told apart without colour. */
export const ACTION: Record<Colour, string> = {
  blue:
    'M12 3V16M12 4.5C16 6 18 9 18.5 13H12' +
    'M12 6C9 8 7 10.5 6.5 13H12M3 16.5H21C20 19.5 18 21 15.5 21H8.5C6 21 4 19.5 3 16.5Z',
  black: 'M3.5 15.5 15.5 8.5 18 12.8 8 18.5M15 7.5 19 14M6.5 14a4 4 0 1 0 .1 0M20.5 8.5 22 7.5',
  red: 'M12 3a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6M11 6.5 6 20.5M13 6.5 18 20.5M4.5 13C8 17 16 17 19.5 13',
  brown: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 1.5V22.5M5.5 17 18.5 7',
  green: 'M3.5 11.5 12 4.5 20.5 11.5M6 10V20H18V10M10 20V14H14V20',
  yellow: 'M4 8.5H20V20H4ZM4 8.5 7 4.5H17L20 8.5M8.5 8.5V20M15.5 8.5V20M4 14H20',
  white: 'M6 21.5V3C10 1.5 13 5.5 19 3.5V12.5C13 14.5 10 10.5 6 12.5',
};
export const ANCHOR = 'M12 8v13M8 11.5h8M4.5 14c0 4 3.5 7 7.5 7s7.5-3 7.5-7M12 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5';
export const SHIELD = 'M-10-11H10V-1C10 6 5 10.5 0 13-5 10.5-10 6-10-1Z';

export const columnOf = (square: number): number => square % SIDE;
export const rowOf = (square: number): number => Math.floor(square / SIDE);
export const X = (square: number): number => columnOf(square) * U;
export const Y = (square: number): number => rowOf(square) * U;
export const nameOf = (square: number): string => `${String.fromCharCode(97 + columnOf(square))}${rowOf(square) + 1}`;
/** The squares beside a square, those off the map included where the numbering has them. */
export const neighbours = (square: number): number[] => [
  square - SIDE,
  ...(columnOf(square) < SIDE - 1 ? [square + 1] : []),
  square + SIDE,
  ...(columnOf(square) ? [square - 1] : []),
];
export const seatColour = (seat: number): string => `var(--seat-${seat + 1})`;
/** A number in 0 … 1 that is the same every time. */
export const chance = (n: number, k: number): number => (((Math.sin(n * 91.7 + k * 17.3) * 9973.1) % 1) + 1) % 1;

/** A polyomino with round corners: rectangles that overlap, drawn with round joins. */
export function tilePath(squares: readonly number[], inset = 5): string {
  const set = new Set(squares);
  const box = (q: number, w: number, h: number): string =>
    `M${X(q) + inset} ${Y(q) + inset}h${w * U - 2 * inset}v${h * U - 2 * inset}h${-(w * U - 2 * inset)}Z`;
  return squares
    .map((q) => {
      const right = set.has(q + 1) && columnOf(q) < SIDE - 1;
      const down = set.has(q + SIDE);
      const corner = right && down && set.has(q + SIDE + 1);
      return box(q, 1, 1) + (right ? box(q, 2, 1) : '') + (down ? box(q, 1, 2) : '') + (corner ? box(q, 2, 2) : '');
    })
    .join('');
}

/** A line around squares: only the part of the chart that they lie on is sampled. */
export function region(squares: readonly number[], level: number): string {
  if (!squares.length) return '';
  const set = new Set(squares);
  const [columns, rows] = [squares.map(columnOf), squares.map(rowOf)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [width, height] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
  const isIn = (c: number, r: number): boolean =>
    c >= 0 && r >= 0 && c < width && r < height && set.has((top + r) * SIDE + left + c);
  const sampled = field(isIn, width, height, { samples: 5, wander: 0, rough: 0, blur: 0.12 });
  return contour(sampled, level, U, [left, top]);
}

/** The whole chart with its lanes: x, y, width, height. */
export function whole(setup: AmerigoSetup): Box {
  const rim = LANE + EDGE;
  return { x: -rim, y: -rim, w: setup.width * U + 2 * rim, h: setup.height * U + 2 * rim };
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The water of a frame space. */
export function lane(frame: Frame, setup: AmerigoSetup): Box {
  const [w, h] = [setup.width * U, setup.height * U];
  if (!frame.length) {
    const corners = [
      [-LANE, -LANE],
      [w, -LANE],
      [w, h],
      [-LANE, h],
    ] as const;
    const [x, y] = corners[frame.side]!;
    return { x, y, w: LANE, h: LANE };
  }
  const [first, length] = [frame.first * U, frame.length * U];
  if (frame.side === 0) return { x: first, y: -LANE, w: length, h: LANE };
  if (frame.side === 1) return { x: w, y: first, w: LANE, h: length };
  if (frame.side === 2) return { x: first, y: h, w: length, h: LANE };
  return { x: -LANE, y: first, w: LANE, h: length };
}

/** The middle of a square or a frame space. */
export function middle(place: number, setup: AmerigoSetup): readonly [x: number, y: number] {
  if (place < FRAMES) return [X(place) + HALF, Y(place) + HALF];
  const box = lane(setup.frames[place - FRAMES]!, setup);
  return [box.x + box.w / 2, box.y + box.h / 2];
}
