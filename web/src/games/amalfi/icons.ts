/** The icons of Amalfi: every symbol of icons.svg, in the order of the key; and what each of them means. */
import type { Attachment } from 'svelte/attachments';
import { explainsIcons } from '../../design/why.svelte';
import type { Words } from './page';

/** On the root of whatever shows icons: hover, focus and long press tell their words. */
export function icons(words: () => Words): Attachment<Element> {
  return explainsIcons((icon) => ({ title: words().say('icon-word', { icon }), text: '' }));
}

/** Every icon, group by group, for the key. */
export const KEY = {
  goods: ['spices', 'wood', 'wine', 'gems', 'fabric', 'any', 'bread', 'granary', 'feeding', 'points'],
  ships: [
    'ship',
    'bay',
    'hold',
    'port',
    'dock',
    'dock-taken',
    'dock-foreign',
    'any-dock',
    'recall',
    'undock',
    'revisit',
  ],
  cards: [
    'artwork',
    'book',
    'painting',
    'monument',
    'pair',
    'most-artworks',
    'second-artworks',
    'route',
    'build',
    'drop-workshop',
    'drop-atlas',
    'drop-council',
    'no-extra',
  ],
  people: [
    'person',
    'immediate',
    'permanent',
    'engageable',
    'end-game',
    'types',
    'take',
    'straighten',
    'council',
    'cards',
    'pack',
    'others',
    'unique',
  ],
  goals: ['lighthouse', 'erect', 'beam', 'decree', 'title', 'period', 'rose', 'pass', 'rival'],
} as const;
