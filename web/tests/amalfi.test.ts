/** The pieces of Amalfi, drawn from what the server sends. */
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import german_core from '../../src/carrack/core/catalogue/de.ftl?raw';
import core from '../../src/carrack/core/catalogue/en.ftl?raw';
import german_rules from '../../src/carrack/games/amalfi/text/de.ftl?raw';
import rules from '../../src/carrack/games/amalfi/text/en.ftl?raw';
import Fx from '../src/games/amalfi/Fx.svelte';
import Goals from '../src/games/amalfi/Goals.svelte';
import { KEY } from '../src/games/amalfi/icons';
import sprite from '../src/games/amalfi/icons.svg?raw';
import type { Offer } from '../src/games/amalfi/messages';
import type { Page, Setup, Words } from '../src/games/amalfi/page';
import Price from '../src/games/amalfi/Price.svelte';
import Solo from '../src/games/amalfi/Solo.svelte';
import german_table from '../src/games/amalfi/text/de.ftl?raw';
import table from '../src/games/amalfi/text/en.ftl?raw';
import Waterfront from '../src/games/amalfi/Waterfront.svelte';
import { bundleOf, Texts } from '../src/lib/text.svelte';
import german_shared from '../src/text/de.ftl?raw';
import shared from '../src/text/en.ftl?raw';

const words: Words = new Texts('amalfi', bundleOf('en', [core, shared, rules, table]));
words.names = ['Ada', 'Bea'];

const offer: Offer = {
  place: 'artwork:mona-lisa',
  id: 'mona-lisa',
  price: 7,
  printed: 9,
  paid: ['fabric'],
  lack: 2,
  gain: 1,
  takes: 0,
};
const HOLDS = ['spices', 'wood', 'wine', 'gems', 'fabric'] as const;
const board = (seat: number) => ({
  place: `seat@${seat}`,
  points: 10,
  total: 12,
  bay: { place: `bay@${seat}`, ships: 2, worth: 3 },
  port: { place: `port@${seat}`, ships: 0, worth: 0 },
  holds: HOLDS.map((hold) => ({
    place: `hold:${hold}@${seat}`,
    hold,
    ships: hold === 'gems' ? 2 : 0,
    worth: hold === 'wood' ? 2 : 3,
  })),
  yard: { place: `yard@${seat}`, ships: 4, prices: [3, 6, 9, 12], printed: 4, paid: ['wood' as const] },
  granary: { place: `granary@${seat}`, bread: 3, room: 7, due: 4 },
  lights: 5,
  docked: 0,
  hand: 3,
  known: [],
  pack: '',
  passed: false,
  titles: 0,
  artworks: [],
  people: [],
  tiles: [],
});
const page = {
  period: 2,
  stage: 'turn',
  seats: [board(0), board(1)],
  decrees: [
    { place: 'decree:trade', id: 'trade', worth: [0, 0], bonus: 2 },
    { place: 'decree:conclave', id: 'conclave', worth: [6, 2], bonus: 1 },
  ],
  titles: [
    { place: 'title:courtier', id: 'courtier', scored: [1], points: 8, have: [[3, 6]] },
    {
      place: 'title:navigator',
      id: 'navigator',
      scored: [],
      points: 12,
      have: [
        [5, 0],
        [7, 4],
      ],
    },
  ],
  rival: {
    id: 'genoa',
    ships: 8,
    lights: 6,
    needed: 1,
    reactions: [
      { after: 'navigate', docks: ['caffa', 'messina'], lights: [], card: '' },
      { after: 'acquire', docks: [], lights: [], card: 'david' },
      { after: 'engage', docks: [], lights: [], card: '' },
    ],
  },
} as unknown as Page;
const points = (noun: string) => ({ look: 'plain' as const, signs: ['2', 'points', '/', noun] });
const need = (noun: string, icon: string, count: number) => ({
  noun,
  icons: [icon],
  count,
  words: { key: 'effect-none', args: {} },
});
const setup = {
  yard: [[], [{ look: 'plain', signs: ['take'] }], [], [], [], []],
  lights: [[], [{ look: 'plain', signs: ['straighten'] }], [], [], [], []],
  ship_costs: [5, 4, 4, 3],
  hunger: 3,
  decrees: [
    { id: 'trade', chips: [points('ship')], words: [] },
    { id: 'conclave', chips: [points('person')], words: [] },
  ],
  titles: [
    { id: 'courtier', dark: false, needs: [need('characters', 'person', 6)], points: [12, 8, 4, 2] },
    {
      id: 'navigator',
      dark: false,
      needs: [need('tiles', 'route', 3), need('fleet', 'ship', 7)],
      points: [12, 8, 4, 2],
    },
  ],
  rivals: [{ id: 'genoa', titles: [0, 1, 2, 3], bonus: true }],
} as unknown as Setup;

const drawn = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('[data-icon]')].map((icon) => icon.getAttribute('data-icon')!);

describe('icons', () => {
  it('are all in the key, each once', () => {
    const symbols = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id!);
    expect(Object.values(KEY).flat().toSorted()).toEqual(symbols.toSorted());
  });
  it('are drawn for what begins with a letter, all else as it stands', () => {
    const chips = [{ look: 'cost' as const, signs: ['−2', 'bread', '▸'] }];
    const { container } = render(Fx, { chips });
    expect(drawn(container)).toEqual(['bread']);
    expect(container.textContent).toBe('−2▸');
  });
});

describe('a price', () => {
  it('leaves the old number struck through and says what is missing', () => {
    const { container } = render(Price, { offer, words, lacks: true });
    expect(container.querySelector('s')?.textContent).toBe('9');
    expect(container.textContent).toContain('7');
    expect(screen.getByText('2 short')).toBeTruthy();
    expect(drawn(container)).toEqual(['fabric']);
  });
  it('tells the bread of its place to whoever can pay', () => {
    const { container } = render(Price, { offer: { ...offer, lack: 0 }, words, lacks: true });
    expect(drawn(container)).toEqual(['fabric', 'bread']);
  });
});

describe('the waterfront', () => {
  const props = { page, setup, seat: 0, words };
  const cells = (container: HTMLElement, state: string) => container.querySelectorAll(`.cell.${state}`).length;

  it('is a scale of bread, room and lighthouses to come', () => {
    const { container } = render(Waterfront, props);
    expect([cells(container, 'full'), cells(container, 'room'), cells(container, 'shut')]).toEqual([3, 4, 5]);
    expect(container.textContent).toContain('4: 1 short, −3');
  });
  it('shows what a payment would change', () => {
    const change = { port: 1, bread: 2, holds: [1, 0, 0, -1, 0] };
    const { container } = render(Waterfront, { ...props, change });
    expect(cells(container, 'more')).toBe(2);
    expect(container.querySelectorAll('.ghost')).toHaveLength(2);
    expect(container.querySelectorAll('.pays')).toHaveLength(1);
    expect(container.textContent).toContain('4 ✓');
  });
  it('has every place once, and none where it is a second picture', () => {
    const { container, unmount } = render(Waterfront, {
      ...props,
      places: true,
      open: (place) => place === 'hold:gems@0',
    });
    const places = [...container.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => dataset.place);
    expect(places).toHaveLength(new Set(places).size);
    expect(places).toHaveLength(8);
    expect(container.querySelectorAll('.hold:not([aria-disabled])')).toHaveLength(1);
    unmount();
    expect(render(Waterfront, props).container.querySelectorAll('[data-place]')).toHaveLength(0);
  });
});

describe('goals', () => {
  it('say how far everybody is, and who has what', () => {
    const { container } = render(Goals, { page, setup, words, seat: 0 });
    expect(screen.getByLabelText(/^Courtier\. .*Bea has it: 12 points/)).toBeTruthy();
    expect(container.querySelector('[data-place="title:navigator"] .needs')?.textContent).toBe('3/37/7');
    expect(container.querySelector('.decree.done')?.getAttribute('data-place')).toBe('decree:trade');
    expect(container.querySelector('.decree.now .yours')?.textContent).toBe('6');
  });
  it('speak of a first only where there are others', () => {
    const told = (seen: Page): boolean =>
      render(Goals, { page: seen, setup, words, seat: 0 }).container.textContent.includes('the first gets most');
    expect(told(page)).toBe(true);
    const alone = page.titles.map((title) => ({ ...title, scored: [] }));
    expect(told({ ...page, seats: page.seats.slice(0, 1), titles: alone })).toBe(false);
  });
});

describe('the rival', () => {
  it('says what it would do, and which titles are missing', () => {
    const { container } = render(Solo, { page, setup, words });
    const text = container.textContent.replace(/\s+/g, ' ');
    expect(text).toContain('1 title missing by the end of period II');
    expect(text).toContain('sends ships to Caffa, Messina');
    expect(text).toContain('makes David leave');
    expect(text).toContain('nothing');
  });
});

describe('German', () => {
  const german: Words = new Texts('amalfi', bundleOf('de', [german_core, german_shared, german_rules, german_table]));

  it.each([
    ['card-short', {}, '1 fehlt', '2 fehlen'],
    ['quay-missing', { due: 4, points: 3 }, '4: 1 fehlt, −3', '4: 2 fehlen, −3'],
    ['desk-visit-lost', {}, '1 Brot passt nicht hinein', '2 Brot passen nicht hinein'],
    ['desk-pay-lost', {}, '1 davon passt nicht hinein.', '2 davon passen nicht hinein.'],
    [
      'desk-for-bread',
      { hold: 'bay', count: 3 },
      'Schiff aus der Bucht in den Hafen: +3, 1 verfällt',
      'Schiff aus der Bucht in den Hafen: +3, 2 verfallen',
    ],
    ['desk-price', { count: 5, resources: 'Wein' }, 'kostet 5 Wein, 1 fehlt', 'kostet 5 Wein, 2 fehlen'],
  ] as const)('%s has the verb of its number', (key, given, one, two) => {
    const said = (number: number): string =>
      german.say(key, { count: number, missing: number, lost: number, lack: number, ...given });
    expect([said(1), said(2)]).toEqual([one, two]);
  });
});
