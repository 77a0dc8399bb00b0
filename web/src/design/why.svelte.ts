/** Why something cannot be done: shown on hover, focus and long press, with the paragraph that says so. */
import type { Attachment } from 'svelte/attachments';

export interface Reason {
  text: string;
  /** The paragraph of the rules, if one says so. */
  rule?: string;
  /** Only something is missing first: it may well be possible then. */
  soon?: boolean;
}

interface Shown extends Reason {
  anchor: Element;
}

const LONG_PRESS_MS = 450;
const LINGER_MS = 400;
export const WHY_ID = 'why';

export const whyShown = $state<{ now: Shown | null }>({ now: null });

let leaving: ReturnType<typeof setTimeout> | undefined;

export function keepWhy(): void {
  clearTimeout(leaving);
}

export function dropWhy(): void {
  clearTimeout(leaving);
  whyShown.now?.anchor.removeAttribute('aria-describedby');
  whyShown.now = null;
}

/** Leave time to move the pointer onto the explanation, where the rule can be opened. */
export function leaveWhy(): void {
  clearTimeout(leaving);
  leaving = setTimeout(dropWhy, LINGER_MS);
}

export function showWhy(anchor: Element, reason: Reason): void {
  dropWhy();
  whyShown.now = { anchor, ...reason };
  anchor.setAttribute('aria-describedby', WHY_ID);
}

export function why(reason: () => Reason | null | undefined): Attachment<Element> {
  return (node) => {
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      const found = reason();
      if (found) showWhy(node, found);
    };
    const hide = (): void => {
      clearTimeout(pressing);
      if (whyShown.now?.anchor === node) leaveWhy();
    };
    const on: [string, EventListener][] = [
      ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && show()],
      ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && hide()],
      ['focus', show],
      ['blur', hide],
      ['click', show],
      [
        'pointerdown',
        (event) => {
          if ((event as PointerEvent).pointerType !== 'mouse') pressing = setTimeout(show, LONG_PRESS_MS);
        },
      ],
      ['pointerup', () => clearTimeout(pressing)],
      ['pointercancel', () => clearTimeout(pressing)],
      ['contextmenu', (event) => whyShown.now?.anchor === node && event.preventDefault()],
    ];
    for (const [name, listener] of on) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of on) node.removeEventListener(name, listener);
      if (whyShown.now?.anchor === node) dropWhy();
      clearTimeout(pressing);
    };
  };
}
