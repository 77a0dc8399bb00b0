/** The bots' own names and faces: which of the crew sits where is the same for everybody and in every replay. */
import type { TableInfo } from '../lib/messages';

/** A face is put together from parts; every number names one of `Portrait.svelte`. */
export interface Face {
  skin: string;
  hair: string;
  coat: string;
  hat: 'tricorn' | 'beret' | 'scarf' | 'cap' | 'none';
  beard: 'none' | 'full' | 'moustache';
  long: boolean;
}

interface Sailor {
  name: string;
  face: Face;
}

const face = (
  skin: string,
  hair: string,
  coat: string,
  hat: Face['hat'],
  beard: Face['beard'],
  long: boolean,
): Face => ({
  skin,
  hair,
  coat,
  hat,
  beard,
  long,
});

export const CREW: readonly Sailor[] = [
  { name: 'Inês', face: face('#e3b48b', '#3b2417', '#8d2f2a', 'scarf', 'none', true) },
  { name: 'Duarte', face: face('#c98f63', '#241a14', '#24536b', 'tricorn', 'full', false) },
  { name: 'Leonor', face: face('#f0c9a4', '#8a4b1f', '#2f6b4c', 'beret', 'none', true) },
  { name: 'Tomé', face: face('#8a5a3b', '#17110d', '#b07a1e', 'cap', 'none', false) },
  { name: 'Beatriz', face: face('#d9a273', '#1f1714', '#6a3d7f', 'none', 'none', true) },
  { name: 'Nuno', face: face('#efc6a2', '#b98a4a', '#3a4250', 'beret', 'moustache', false) },
  { name: 'Marta', face: face('#7a4d31', '#15100e', '#a8432f', 'cap', 'none', true) },
  { name: 'Gil', face: face('#e8bd97', '#9a9a94', '#7d5a2e', 'none', 'full', false) },
  { name: 'Catarina', face: face('#f3d3b3', '#c7772c', '#1f5e73', 'tricorn', 'none', true) },
  { name: 'Diogo', face: face('#b57d52', '#2b1d14', '#7a2f3c', 'scarf', 'moustache', false) },
  { name: 'Luísa', face: face('#5f3b26', '#120d0b', '#b58a2a', 'scarf', 'none', true) },
  { name: 'Rui', face: face('#dca97c', '#5a351c', '#355f3d', 'cap', 'full', false) },
];

/** A number from the letters of a text, the same everywhere. */
function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return sum;
}

/** The sailor of every bot's seat that plays for nobody; nobody bears a player's name. */
export function crewOf(table: Pick<TableInfo, 'seal' | 'seats'>): Map<number, Sailor> {
  const people = new Set(table.seats.map(({ name }) => name.toLowerCase()));
  const free = CREW.filter(({ name }) => !people.has(name.toLowerCase()));
  const first = hash(table.seal);
  const bots = table.seats.filter(({ kind, name }) => kind === 'bot' && !name);
  return new Map(bots.map(({ seat }) => [seat, free[(first + seat) % free.length]!]));
}
