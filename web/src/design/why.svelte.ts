/** What a thing is, or why it cannot be done: shown on hover, focus and long press, by one set of listeners. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export interface Reason {
  text: string;
  /** The paragraph of the rules, if one says so. */
  rule?: string;
  /** Only something is missing first: it may well be possible then. */
  soon?: boolean;
  /** What it is called. */
  title?: string;
  /** What can be done there, and what cannot, line by line. */
  lines?: string[];
}

interface Shown extends Reason {
  anchor: Element;
}
type Source = (target: Element) => Reason | null | undefined;

const LONG_PRESS_MS = 450;
const LINGER_MS = 400;
/** An explanation of what can be used comes late: whoever knows it is not disturbed. */
const HOVER_MS = 600;
/** Where something is being put, what lies there is not explained to a mouse that passes by. */
const QUIET = '[data-quiet]';
/** A finger presses between pixels, and the mouse that a browser makes of it lies upon one. */
const SAME_PX = 1;
const NOWHERE = { clientX: -Infinity, clientY: -Infinity };
export const WHY_ID = 'why';

export const whyShown = $state<{ now: Shown | null }>({ now: null });

const sources = new WeakMap<Element, Source>();
let timer: ReturnType<typeof setTimeout> | undefined;
let pressing: ReturnType<typeof setTimeout> | undefined;

export function keepWhy(): void {
  clearTimeout(timer);
}

export function dropWhy(): void {
  clearTimeout(timer);
  whyShown.now?.anchor.removeAttribute('aria-describedby');
  whyShown.now = null;
}

/** Leave time to move the pointer onto the explanation, where the rule can be opened. */
export function leaveWhy(): void {
  clearTimeout(timer);
  timer = setTimeout(dropWhy, LINGER_MS);
}

function showWhy(anchor: Element, reason: Reason): void {
  dropWhy();
  whyShown.now = { anchor, ...reason };
  anchor.setAttribute('aria-describedby', WHY_ID);
}

/** The nearest thing around a target that something is to be said about. */
function found(target: EventTarget | null): { anchor: Element; reason: Reason } | null {
  if (!(target instanceof Element)) return null;
  const anchor = target.closest('[data-why], [data-place]');
  for (let node: Element | null = anchor; node && anchor; node = node.parentElement) {
    const reason = sources.get(node)?.(anchor);
    if (reason) return { anchor, reason };
  }
  return null;
}

function listen(): void {
  const show = (target: EventTarget | null): void => {
    const told = found(target);
    if (told) showWhy(told.anchor, told.reason);
  };
  const on = document.addEventListener.bind(document);
  /** Where the mouse was pressed: what comes to lie under it there was not pointed at. */
  let pressed: Pick<MouseEvent, 'clientX' | 'clientY'> = NOWHERE;
  const stays = ({ clientX, clientY }: MouseEvent): boolean =>
    Math.abs(clientX - pressed.clientX) <= SAME_PX && Math.abs(clientY - pressed.clientY) <= SAME_PX;
  /** Where the mouse lies: what comes to lie under it by itself was not pointed at, either. */
  let resting: Pick<MouseEvent, 'clientX' | 'clientY'> = NOWHERE;
  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || (event.target as Element).closest(QUIET)) return;
    if (stays(event) || (event.clientX === resting.clientX && event.clientY === resting.clientY)) return;
    const told = found(event.target);
    if (!told) return;
    keepWhy();
    if (told.anchor === whyShown.now?.anchor && told.reason.text === whyShown.now.text) return;
    if (!told.reason.title) showWhy(told.anchor, told.reason);
    else timer = setTimeout(() => told.anchor.isConnected && show(told.anchor), HOVER_MS);
  });
  on('pointerout', (event) => {
    if (event.pointerType === 'mouse' && found(event.target)) leaveWhy();
  });
  on('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event.target);
  });
  on('focusout', () => whyShown.now && leaveWhy());
  on('click', (event) => {
    const told = found(event.target);
    if (told && !told.reason.title) showWhy(told.anchor, told.reason);
    else if (told) dropWhy();
  });
  on('pointermove', (event) => {
    if (event.pointerType === 'mouse') resting = event;
    // Whoever moves away and comes back points at it.
    if (!stays(event)) pressed = NOWHERE;
  });
  on('pointerdown', (event) => {
    clearTimeout(pressing);
    pressed = event;
    if (event.pointerType !== 'mouse') pressing = setTimeout(() => show(event.target), LONG_PRESS_MS);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) on(end, () => clearTimeout(pressing));
  on('contextmenu', (event) => {
    if (whyShown.now?.anchor.contains(event.target as Node)) event.preventDefault();
  });
}
let listening = false;

function register(node: Element, source: Source): () => void {
  if (!listening) listen();
  listening = true;
  sources.set(node, source);
  return () => {
    sources.delete(node);
    if (whyShown.now && node.contains(whyShown.now.anchor)) dropWhy();
  };
}

/** On a thing: why it cannot be pressed now. */
export function why(reason: () => Reason | null | undefined): Attachment<Element> {
  return (node) => {
    node.setAttribute('data-why', '');
    // What can be pressed again needs no reason any more.
    $effect(() => {
      const gone = !reason();
      untrack(() => gone && whyShown.now?.anchor === node && dropWhy());
    });
    return register(node, (target) => (target === node ? reason() : null));
  };
}

/** What an attribute of a thing says about it. */
const told = (target: Element, name: string): string =>
  target instanceof HTMLElement || target instanceof SVGElement ? (target.dataset[name] ?? '') : '';

/** On the root of a table: what any place in it is. */
export function explains(what: (place: string, node: Element) => Reason | null): Attachment<Element> {
  return (root) =>
    register(root, (target) => {
      const place = told(target, 'place');
      return place ? what(place, target) : null;
    });
}

/** On the root of a game: what any icon in it means (`data-why data-icon`). */
export function explainsIcons(what: (icon: string, node: Element) => Reason | null): Attachment<Element> {
  return (root) =>
    register(root, (target) => {
      const icon = told(target, 'icon');
      return icon ? what(icon, target) : null;
    });
}
