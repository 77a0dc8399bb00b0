/** The table's keys: one listener, one list. */
import { comfort } from '../comfort/comfort.svelte';

type Act = (event: KeyboardEvent) => void;

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
  const act = bound.get(name)?.at(-1) ?? (/^[0-9]$/.test(name) ? bound.get(ANY_DIGIT)?.at(-1) : undefined);
  act?.act(event);
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

/** An arrow key leads to the nearest piece of the same area; true when it did. */
export function goOn(event: KeyboardEvent): boolean {
  const direction = DIRECTIONS[event.key];
  const target = event.target instanceof Element ? event.target : null;
  const area = target?.closest('[data-area]');
  if (!direction || !target || !area || !target.matches('[data-place], [data-area]')) return false;
  const pieces = [...area.querySelectorAll<HTMLElement | SVGElement>('[data-place][tabindex]')];
  const from = target.getBoundingClientRect();
  const ranked = pieces
    .filter((piece) => piece !== target)
    .map((piece) => {
      const box = piece.getBoundingClientRect();
      const across = box.left + box.width / 2 - from.left - (target === area ? 0 : from.width / 2);
      const down = box.top + box.height / 2 - from.top - (target === area ? 0 : from.height / 2);
      const ahead = across * direction[0] + down * direction[1];
      const aside = Math.abs(across * direction[1]) + Math.abs(down * direction[0]);
      return { piece, ahead, away: ahead + ASIDE * aside };
    })
    .filter(({ ahead }) => ahead > 1)
    .sort((a, b) => a.away - b.away);
  ranked[0]?.piece.focus();
  event.preventDefault();
  return true;
}
