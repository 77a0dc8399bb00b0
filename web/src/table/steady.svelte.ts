/** Clicks that nobody meant: the second of a double click, and whatever comes just after the question changed. */
import type { Attachment } from 'svelte/attachments';

/** Nothing at the desk can be clicked for so long after the question changed: a finger may be on its way. */
const SETTLE_MS = 400;
/** A click so soon after another one, so near to it, is its second half: taps are not always counted. */
const TWICE_MS = 400;
const NEAR_PX = 24;
/** What may be clicked quickly, again and again: a stepper. */
const REPEATS = '[data-repeats]';
const CONTROLS = 'button, a, label, input, [data-place]';
/** What a new question puts something else into. */
const DESK = '.desk, [data-place]';

/** On the root of a table: `question` names what is asked, and changes with it. */
export function steady(question: () => string): Attachment<HTMLElement> {
  return (root) => {
    let settled: ReturnType<typeof setTimeout> | undefined;
    let asked = '';
    let last = { at: -Infinity, x: 0, y: 0, place: '', repeats: false };

    function isSecond({ detail, timeStamp, clientX, clientY }: MouseEvent, place: string): boolean {
      if (detail > 1) return true;
      // Cards overlap: two of them are two clicks, however near and quick.
      const other = place && last.place && place !== last.place;
      const near = Math.hypot(clientX - last.x, clientY - last.y) < NEAR_PX;
      return !other && near && timeStamp - last.at < TWICE_MS;
    }
    function guard(event: MouseEvent): void {
      const target = event.target as Element;
      // A click by key has no count; what a label passes on to its box is no click of its own.
      if (!event.detail || !target.closest(CONTROLS)) return;
      // Not where a stepper only came to lie under a finger that pressed something else.
      const repeats = target.closest(REPEATS) !== null;
      if (repeats && last.repeats) return;
      const place = target.closest<HTMLElement>('[data-place]')?.dataset.place ?? '';
      if (isSecond(event, place) || (root.dataset.settling !== undefined && target.closest(DESK))) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else {
        last = { at: event.timeStamp, x: event.clientX, y: event.clientY, place, repeats };
      }
    }
    root.addEventListener('click', guard, { capture: true });

    $effect(() => {
      const now = question();
      if (asked && now !== asked) {
        root.dataset.settling = '';
        clearTimeout(settled);
        settled = setTimeout(() => delete root.dataset.settling, SETTLE_MS);
      }
      asked = now;
    });
    return () => {
      root.removeEventListener('click', guard, { capture: true });
      clearTimeout(settled);
    };
  };
}
