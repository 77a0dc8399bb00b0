/** Clicks that nobody meant: whatever comes just after the question changed. */
import type { Attachment } from 'svelte/attachments';
import { swallow } from '../lib/second_clicks';

/** Nothing at the desk can be clicked for so long after the question changed: a finger may be on its way. */
const SETTLE_MS = 400;
/** What a new question puts something else into; the sea of a map has no places. */
const DESK = '.desk, [role=application], [data-place]';

/** On the root of a table: `question` names what is asked, and changes with it. */
export function steady(question: () => string): Attachment<HTMLElement> {
  return (root) => {
    let settled: ReturnType<typeof setTimeout> | undefined;
    let asked = '';

    function guard(event: MouseEvent): void {
      // A click by key has no count.
      const settling = root.dataset.settling !== undefined;
      if (settling && event.detail && (event.target as Element).closest(DESK)) swallow(event);
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
