/** The table's keys: one listener, one list. */
import { comfort } from '../comfort/comfort.svelte';

/** False: it was not meant, and what bound the key before may have it. */
type Act = (event: KeyboardEvent) => unknown;

interface Binding {
  act: Act;
  /** What it does, in words, for the list of keys. */
  about: (() => string) | undefined;
}

const bound = new Map<string, Binding[]>();
const ANY_DIGIT = 'digit';

/** Whether somebody is typing text, or a dialog is open: then keys mean what they always mean. */
function isTyping(target: EventTarget | null): boolean {
  const field = target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea');
  return field || !!document.querySelector('dialog[open]');
}

function onkeydown(event: KeyboardEvent): void {
  if (isTyping(event.target) || event.repeat) return;
  const withControl = event.ctrlKey || event.metaKey;
  const single = event.key.length === 1 && !withControl;
  if (event.altKey || (single && !comfort.now.letters)) return;
  const name = withControl ? `Control+${event.key.toLowerCase()}` : single ? event.key.toLowerCase() : event.key;
  const bindings = bound.get(name) ?? (/^[0-9]$/.test(name) ? bound.get(ANY_DIGIT) : undefined);
  // The latest first.
  for (const { act } of bindings?.toReversed() ?? []) if (act(event) !== false) return;
}

/** All keys that do something now, with what they do. */
export function keysNow(): { key: string; does: string }[] {
  return [...bound].flatMap(([key, bindings]) => {
    const does = bindings.at(-1)?.about?.() ?? '';
    return does ? [{ key, does: does[0]!.toLocaleUpperCase() + does.slice(1) }] : [];
  });
}

/** Bind a key (`p`, `Enter`, `Control+z`, or `digit` for all of them) until what is returned is called. */
export function hotkey(key: string, act: Act, about?: () => string): () => void {
  if (!bound.size) addEventListener('keydown', onkeydown);
  bound.set(key, [...(bound.get(key) ?? []), { act, about }]);
  return () => {
    const left = (bound.get(key) ?? []).filter((other) => other.act !== act);
    if (left.length) bound.set(key, left);
    else bound.delete(key);
    if (!bound.size) removeEventListener('keydown', onkeydown);
  };
}

const DIRECTIONS: Record<string, [across: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** To the side counts so much more than ahead. */
const ASIDE = 3;
/** In the same row it counts so much of that. */
const SLIGHT = 0.1;

/**
 * An arrow key leads to the nearest place of the same area where something can be done; with Shift, or where there is
 * none that way, to the nearest piece. True when it did.
 */
export function goOn(event: KeyboardEvent, isOpen: (place: string) => boolean): boolean {
  const direction = DIRECTIONS[event.key];
  const target = event.target instanceof Element ? event.target : null;
  const area = target?.closest('[data-area]');
  if (!direction || !target || !area || !target.matches('[data-place], [data-area]')) return false;
  const pieces = [...area.querySelectorAll<HTMLElement | SVGElement>('[data-place]')];
  const from = target.getBoundingClientRect();
  const ranked = pieces
    .filter((piece) => piece !== target)
    .map((piece) => {
      const box = piece.getBoundingClientRect();
      const across = box.left + box.width / 2 - from.left - (target === area ? 0 : from.width / 2);
      const down = box.top + box.height / 2 - from.top - (target === area ? 0 : from.height / 2);
      const ahead = across * direction[0] + down * direction[1];
      const aside = Math.abs(across * direction[1]) + Math.abs(down * direction[0]);
      // What lies in the same row or column is not aside.
      const reach = direction[0] ? (box.height + from.height) / 2 : (box.width + from.width) / 2;
      const apart = target === area ? aside : Math.max(aside * SLIGHT, aside - reach);
      return { piece, ahead, away: ahead + ASIDE * apart };
    })
    .filter(({ ahead }) => ahead > 1)
    .sort((a, b) => a.away - b.away);
  const open = event.shiftKey ? undefined : ranked.find(({ piece }) => isOpen(piece.dataset.place!));
  const next = (open ?? ranked[0])?.piece;
  // Whatever is drawn can have the focus, to be explained.
  if (next && !next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
  next?.focus();
  event.preventDefault();
  return true;
}
