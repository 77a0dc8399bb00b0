/** How cards are painted: by their name, so that each keeps its look. */

/** Everything that has a picture of its own in pictures.svg. */
const FAMOUS = new Set(
  (
    'mona-lisa birth-of-venus last-supper school-of-athens arnolfini-wedding david florence-dome ' +
    'sistine-chapel gutenberg-bible doges-palace leonardo-da-vinci raphael christopher-columbus michelangelo ' +
    'girolamo-savonarola'
  ).split(' '),
);
const WOMEN = new Set(
  (
    'beatrice-d-este caterina-sforza vittoria-colonna properzia-de-rossi lucrezia-borgia ' +
    'costanza-d-avalos christine-de-pizan isabella-of-castile caterina-cornaro veronica-gambara ' +
    'isabella-d-este lucrezia-tornabuoni felice-della-rovere antonia-uccello catherine-of-siena joanna-of-naples ' +
    'isotta-nogarola cassandra-fedele gracia-mendes sayyida-al-hurra alessandra-strozzi anna-notaras ' +
    'battista-sforza bona-sforza'
  ).split(' '),
);
/** What a painting or a monument shows, where its name tells; else its number decides. */
const SHOWN: Record<string, readonly RegExp[]> = {
  painting: [/doge|annunciate|dead/, /tempest|romano/, /keys|primavera|tribute|flagellation/],
  monument: [/dome|tempietto|chapel/, /arch|innocenti|novella|gates/, /gattamelata|colleoni/, /palace|pienza|certosa/],
};
const COUNT: Record<string, number> = { painting: 3, monument: 4, tile: 5, woman: 5, man: 5 };
const COLOURS: Record<string, readonly [a: readonly string[], b: readonly string[]]> = {
  book: [
    ['#8c2f22', '#1f5a52', '#6b4a1c', '#274a86', '#5d2a5c'],
    ['#c9780b', '#b0305f', '#2c5aa8'],
  ],
  painting: [
    ['#9fc3cf', '#e8b678', '#c9b7d8', '#b7cfa8'],
    ['#8c2f22', '#274a86', '#1f5a52', '#6b3a5c'],
  ],
  monument: [['#bcd6dc', '#f0d9b0', '#cfdcc4'], ['#000']],
  tile: [
    ['#f3d9a6', '#cfe1de', '#f0c79a', '#dcd6e6'],
    ['#b98f62', '#8fa37a', '#a87a62'],
  ],
};
const TYPE: Record<string, string> = {
  immediate: '#d8854f',
  permanent: '#6fae9d',
  engageable: '#7d9fd0',
  'end-game': '#a684bd',
};

/** A number for a name, always the same. */
const seed = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
const pick = (list: readonly string[], n: number): string => list[n % list.length]!;

/** The symbol and the two colours of an artwork or a port. */
export function pictureOf(kind: string, id: string): { symbol: string; a: string; b: string } {
  const n = seed(id);
  const told = SHOWN[kind]?.findIndex((test) => test.test(id)) ?? -1;
  const [a, b] = COLOURS[kind]!;
  const number = told >= 0 ? told : n % (COUNT[kind] ?? 1);
  const symbol = FAMOUS.has(id) ? id : COUNT[kind] ? `${kind}-${number}` : kind;
  return { symbol, a: pick(a, n), b: pick(b, n >> 2) };
}

/** The head and the colours of a person. */
export function bustOf(id: string, type: string): { head: string; style: string } {
  const n = seed(id);
  const sex = WOMEN.has(id) ? 'woman' : 'man';
  const head = FAMOUS.has(id) ? id : `${sex}-${(n >> 1) % COUNT[sex]!}`;
  const colours = {
    back: TYPE[type]!,
    robe: pick(['#7c2a20', '#1f4f78', '#2d5d45', '#5a3568', '#8a5a1c', '#33404d'], n),
    skin: pick(['#f0cfa4', '#e3b98c', '#d8a87a'], n >> 1),
    hair: pick(['#3a2415', '#6b4523', '#8a6a3a', '#4d4a45'], n >> 2),
    cloth: pick(['#b0305f', '#2c5aa8', '#c9780b'], n >> 3),
  };
  const style = Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
  return { head, style };
}
