/** The six explorers: their signs differ without colour. Paths in a box of 24 × 24: body, then lines on it. */
import type { Explorer } from './page';

interface Look {
  colour: string;
  body: string;
  lines: string;
}

/** A coast that looks drawn by hand and is the same every time, in a box of 100 × 24. */
export function coast(explorer: number, space: number): string {
  const turn = explorer * 2.1 + space * 1.3;
  const points = Array.from({ length: 26 }, (_, i) => {
    const x = i * 4;
    const y = 7 + 3 * Math.sin(x / 19 + turn) + 1.6 * Math.sin(x / 6.1 + 2 * turn) + 0.8 * Math.sin(x / 2.9 + turn);
    return `${x} ${y.toFixed(1)}`;
  });
  return points.join('L');
}

export const NUMERALS = ['', 'I', 'II', 'III'];

/** A ray of the sun, as wide as it is told, at a turn of so many degrees. */
function ray(turn: number, from: number, to: number, wide: number): string {
  const at = (radius: number, degrees: number): string => {
    const angle = ((turn + degrees) * Math.PI) / 180;
    return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
  };
  return `M${at(from, -wide)}L${at(to, 0)}L${at(from, wide)}Z`;
}
const RAYS = Array.from({ length: 12 }, (_, i) => ray(i * 30, 6.2, i % 2 ? 9.6 : 11.4, 13)).join('');

export const LOOKS: Record<Explorer, Look> = {
  // A caravel.
  columbus: {
    colour: '#2c5aa8',
    body: 'M2.5 15.5H21.5L19 20.5H6ZM12.7 2C17.5 5 19 9.5 18.3 14H12.7ZM11 5C7.2 7.5 5.6 10.7 5.6 14H11Z',
    lines: 'M4.2 18H20.2M13 6.5C15.5 7 16.8 8 17.5 9.5M10.8 9.5C9 9.7 7.8 10.3 7 11.2',
  },
  // The sun of the Inca.
  pizarro: {
    colour: '#a4680c',
    body: `${RAYS}M12 6.5A5.5 5.5 0 1 1 12 17.5 5.5 5.5 0 0 1 12 6.5Z`,
    lines: 'M9.6 11.2H10.8M13.2 11.2H14.4M12 11.2V13M10 14.6H14',
  },
  // The globe, sailed around.
  magellan: {
    colour: '#1b7a68',
    body: 'M12 2.5A9.5 9.5 0 1 1 12 21.5 9.5 9.5 0 0 1 12 2.5Z',
    lines: 'M2.5 12H21.5M12 2.5C7.5 7 7.5 17 12 21.5M12 2.5C16.5 7 16.5 17 12 21.5M4.3 6.9H19.7M4.3 17.1H19.7',
  },
  // A pagoda of Cathay.
  'marco-polo': {
    colour: '#a32a58',
    body:
      'M11.4 1.5H12.6V4C13.5 6 15.5 7 18.5 7.3L17.3 9.3H15.5V11.3' +
      'C17 12.6 18.8 13.3 20.8 13.5L19.5 15.6H17V21.5H7V15.6H4.5L3.2 13.5' +
      'C5.2 13.3 7 12.6 8.5 11.3V9.3H6.7L5.5 7.3C8.5 7 10.5 6 11.4 4Z',
    lines: 'M7 9.3H17M5 15.6H19M10.5 21.5V18H13.5V21.5',
  },
  // A pillar set up on a foreign cape.
  'da-gama': {
    colour: '#7a4a24',
    body: 'M11 1H13V3H15.2V5H13V7H11V5H8.8V3H11ZM8.5 7H15.5V10H8.5ZM9.8 10H14.2V18.5H9.8ZM7 18.5H17V21.8H7Z',
    lines: 'M10 8.5H14M9.8 12.8H14.2M9.8 15.6H14.2',
  },
  // An octant.
  cook: {
    colour: '#45537f',
    body: 'M10.9 2H13.1L21.5 17.2C16 22.6 8 22.6 2.5 17.2ZM12 6.5 6 16.8C9.5 19.4 14.5 19.4 18 16.8Z',
    lines: 'M12 3 14.8 20.3M7.6 18.9 8 20.3M11.9 19.8V21M16.4 18.9 16 20.2',
  },
};
