/** The five goods: their shapes differ without colour. Paths in a box of 24 × 24: body, then lines on it. */
export type Good = 'gems' | 'cloth' | 'antiques' | 'spices' | 'coffee';
export const GOODS: readonly Good[] = ['gems', 'cloth', 'antiques', 'spices', 'coffee'];

interface Look {
  colour: string;
  body: string;
  lines: string;
}

const petal = (turn: number): string => {
  const at = (radius: number, degrees: number): string => {
    const angle = ((turn + degrees) * Math.PI) / 180;
    return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
  };
  return `M${at(1.5, 0)}Q${at(6.5, -27)} ${at(10.8, 0)}Q${at(6.5, 27)} ${at(1.5, 0)}Z`;
};
const ray = (turn: number): string => {
  const angle = (turn * Math.PI) / 180;
  const at = (far: number): string =>
    `${(12 + far * Math.sin(angle)).toFixed(2)} ${(12 - far * Math.cos(angle)).toFixed(2)}`;
  return `M${at(3.5)}L${at(7.2)}`;
};
const STAR = Array.from({ length: 8 }, (_, i) => i * 45);

export const LOOKS: Record<Good, Look> = {
  gems: {
    colour: 'var(--hue-1)',
    body: 'M6.5 3.5H17.5L22 9.5 12 21.5 2 9.5Z',
    lines: 'M2 9.5H22M6.5 3.5 8.5 9.5 12 21.5 15.5 9.5 17.5 3.5M8.5 9.5 12 3.5 15.5 9.5',
  },
  cloth: {
    colour: 'var(--hue-2)',
    body: 'M3 6.5C6 3.5 9 3.5 12 6S18 8.5 21 6V17.5C18 20 15 20 12 17.5S6 15 3 18Z',
    lines: 'M3 10.3C6 7.3 9 7.3 12 9.8S18 12.3 21 9.8M3 14.2C6 11.2 9 11.2 12 13.7S18 16.2 21 13.7',
  },
  antiques: {
    colour: 'var(--hue-3)',
    body:
      'M9 2.5H15V4.5L14 6.5C17.5 8 19 10.5 19 13 19 16.5 16 19 14.5 20V21.5H9.5V20' +
      'C8 19 5 16.5 5 13 5 10.5 6.5 8 10 6.5L9 4.5Z',
    lines:
      'M10 6.5H14M5.4 11H18.6M5.4 15H18.6M7 8.5C4.5 8 3.5 5.5 6 4.8 7.5 4.5 9 5.5 9.5 6M17 8.5' +
      'C19.5 8 20.5 5.5 18 4.8 16.5 4.5 15 5.5 14.5 6',
  },
  spices: {
    colour: 'var(--hue-4)',
    body: STAR.map(petal).join(''),
    lines: STAR.map(ray).join(''),
  },
  coffee: {
    colour: 'var(--hue-5)',
    body:
      'M9.5 2.5C14 2 16.5 6 15.5 10.5S10.5 19 6 19.5C2 19.5 1 15.5 2.5 11S6 3 9.5 2.5ZM19.5 9.5' +
      'C22.5 11 22.5 15 20.5 18S14 22.5 11.5 21C14.5 19 17 15.5 17.8 9.6C18.3 9.2 19 9.3 19.5 9.5Z',
    lines: 'M12 4C11.5 8 6 10 5 17.5M19.5 12.5C19.5 15.5 16 17 15 20',
  },
};
