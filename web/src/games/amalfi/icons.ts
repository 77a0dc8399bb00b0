/** The icons of Amalfi: every symbol of icons.svg, in the order of the key; and what each of them means. */
import type { Attachment } from 'svelte/attachments';
import { explainsIcons, type Reason } from '../../design/why.svelte';
import type { Words } from './page';

/**
 * On the root of whatever shows icons: hover, focus and long press tell their words. On a place they are told after
 * what the place is.
 */
export function icons(words: () => Words, place?: (name: string, node: Element) => Reason | null): Attachment<Element> {
  return explainsIcons((icon, node) => {
    const title = words().say('icon-word', { icon });
    const around = node.closest<HTMLElement>('[data-place]');
    const told = around && place?.(around.dataset.place!, around);
    return told ? { ...told, lines: [...(told.lines ?? []), title] } : { title, text: '' };
  });
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
