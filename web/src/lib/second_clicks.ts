/** The second half of a double click does nothing, anywhere: what it would hit is not what one aimed at. */

/** A click so soon after another one, so near to it, is its second half: taps are not always counted. */
const TWICE_MS = 400;
const NEAR_PX = 24;
/** What may be clicked quickly, again and again: a stepper. */
const REPEATS = '[data-repeats]';
/** A click on a sheet itself is beside it, and would close it. */
const CONTROLS = 'button, a, label, input, dialog, [role=application], [data-place]';

/** Swallow second halves on their way down to `root`; return how to stop. */
export function dropSecondClicks(root: Document | HTMLElement): () => void {
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
    if (isSecond(event, place)) swallow(event);
    else last = { at: event.timeStamp, x: event.clientX, y: event.clientY, place, repeats };
  }
  /** A list opens as soon as it is pressed, before anything is clicked. */
  function guardList(event: MouseEvent): void {
    if ((event.target as Element).closest('select') && isSecond(event, '')) swallow(event);
  }
  const guards = { click: guard as EventListener, mousedown: guardList as EventListener };
  for (const [type, listener] of Object.entries(guards)) root.addEventListener(type, listener, { capture: true });
  return () => {
    for (const [type, listener] of Object.entries(guards)) root.removeEventListener(type, listener, { capture: true });
  };
}

export function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
