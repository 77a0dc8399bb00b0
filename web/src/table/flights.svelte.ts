/** Pieces fly from place to place, as the server says where they went. Nothing is measured when nothing flies. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from 'svelte/motion';
import { comfort } from '../comfort/comfort.svelte';
import type { Move } from '../lib/messages';
import type { Sitting } from './sitting.svelte';

const FLIGHT_MS = 420;
const MARK_MS = 900;
/** So many at most at once: a whole hand that is dealt needs no more to be understood. */
const MOST = 12;
const MOST_OF_A_STORY = 40;
const DELAY_MS = 45;
/** A piece never looks larger than so many times itself. */
const MOST_SCALE = 2;

/** A place, and where it is shown when it has no piece of its own: the row, or else the seat. */
function nearest(place: string): string[] {
  const whole = place.replace(/\/\d+$/, '');
  const seat = /@\d+$/.exec(whole)?.[0] ?? '';
  const kind = whole.replace(/[:@].*$/, '');
  return [...new Set([whole, `${kind}${seat}`, ...(seat ? [`seat${seat}`] : [])])];
}

function find(root: Element, place: string): { node: Element; exact: boolean } | null {
  for (const [i, name] of nearest(place).entries()) {
    const quoted = CSS.escape(name);
    // The last of equal ones is the one that came, or will go.
    const node = [...root.querySelectorAll(`[data-place=${quoted}], [data-place^=${quoted}\\/]`)].at(-1);
    if (node) return { node, exact: i === 0 };
  }
  return null;
}

interface Start {
  move: Move;
  box: DOMRect;
  ghost: Element | null;
}

/** `story`: milliseconds in which the moves are told, one after the other; 0: nearly at once. */
async function fly(root: HTMLElement, moves: readonly Move[], story: number): Promise<void> {
  const still = prefersReducedMotion.current || !comfort.pace;
  const starts: Start[] = [];
  const apart = story ? story / moves.length : DELAY_MS;
  if (!still) {
    for (const move of moves.slice(0, story ? MOST_OF_A_STORY : MOST)) {
      const start = find(root, move.from);
      if (!start) continue;
      const ghost = start.exact ? (start.node.cloneNode(true) as Element) : null;
      starts.push({ move, box: start.node.getBoundingClientRect(), ghost });
    }
  }
  await tick();
  if (still) {
    for (const { to } of moves) mark(find(root, to)?.node);
    return;
  }
  // First all that is read, then all that is written: one layout for all of them.
  const flights = starts.map((start) => {
    const end = find(root, start.move.to);
    return { ...start, end, target: end?.node.getBoundingClientRect() };
  });
  flights.forEach(({ box, ghost, end, target }, i) => {
    if (!end || !target) return;
    const piece = end.exact ? (end.node.cloneNode(true) as Element) : ghost;
    if (piece) launch(piece, box, target, end.exact ? end.node : null, i * apart * comfort.pace);
    else mark(end.node);
  });
}

/** Where motion is off, what has changed is marked for a moment. */
function mark(node: Element | undefined): void {
  if (!node) return;
  node.setAttribute('data-arrived', '');
  setTimeout(() => node.removeAttribute('data-arrived'), MARK_MS);
}

function launch(piece: Element, from: DOMRect, to: DOMRect, target: Element | null, delay: number): void {
  const ghost = document.createElement('div');
  ghost.className = 'flying';
  ghost.setAttribute('aria-hidden', 'true');
  for (const node of [piece, ...piece.querySelectorAll('*')]) {
    for (const name of ['id', 'data-place', 'data-why', 'aria-describedby', 'tabindex']) node.removeAttribute(name);
  }
  ghost.append(piece);
  const size = target ? to : from;
  Object.assign(ghost.style, {
    left: `${size.left}px`,
    top: `${size.top}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  ghost.style.setProperty('--card-width', `${size.width}px`);
  document.body.append(ghost);
  const shift = (box: DOMRect): string => {
    const [wide, high] = [box.width / size.width, box.height / size.height].map((scale) => Math.min(MOST_SCALE, scale));
    return `translate(${box.left - size.left}px, ${box.top - size.top}px) scale(${wide}, ${high})`;
  };
  target?.setAttribute('data-arriving', '');
  const flight = ghost.animate([{ transform: shift(from) }, { transform: shift(to) }], {
    duration: FLIGHT_MS * comfort.pace,
    delay,
    easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    fill: 'both',
  });
  const land = (): void => {
    ghost.remove();
    target?.removeAttribute('data-arriving');
  };
  flight.finished.then(land, land);
}

/** On the root of a table. */
export function flights(sitting: Sitting): Attachment<HTMLElement> {
  return (root) => {
    sitting.fly = (moves, story = 0) => void (moves.length && fly(root, moves, story));
    return () => (sitting.fly = undefined);
  };
}
