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
/** Parts of a ship's course. */
const LEGS = 12;
/** A piece never looks larger than so many times itself. */
const MOST_SCALE = 2;
/** What flies where no piece is drawn at either end: a card from a supply, say. In pixels. */
const UNSEEN = { width: 20, height: 28 };

const seatOf = (place: string): string => /@\d+/.exec(place)?.[0] ?? '';

/** A place, and where it is shown when it has no piece of its own: the row, or else the seat. */
function nearest(place: string): string[] {
  const whole = place.replace(/\/\d+$/, '');
  const seat = seatOf(whole);
  const kind = whole.replace(/[:@].*$/, '');
  return [...new Set([whole, `${kind}${seat}`, ...(seat ? [`seat${seat}`] : [])])];
}

interface Found {
  node: Element;
  /** What moves, if it is drawn there. */
  piece: Element | null;
}

function find(root: Element, place: string, what: string): Found | null {
  for (const [i, name] of nearest(place).entries()) {
    const quoted = CSS.escape(name);
    const all = root.querySelectorAll<HTMLElement | SVGElement>(`[data-place=${quoted}], [data-place^=${quoted}\\/]`);
    // The last of equal ones is the one that came, or will go.
    const node = [...all].at(-1);
    if (node) return { node, piece: i ? null : pieceIn(node, what) };
  }
  return null;
}

/** In the middle of a place, as large as something that is not drawn. */
function inside({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(
    left + (width - UNSEEN.width) / 2,
    top + (height - UNSEEN.height) / 2,
    UNSEEN.width,
    UNSEEN.height,
  );
}
function unseen(what: string): Element {
  const piece = document.createElement('i');
  piece.className = 'unseen-piece';
  piece.dataset.flies = what.replace(/[:@].*$/, '');
  return piece;
}

/** The piece that moves, where it lies: the place itself when it is called after the piece, or something in it. */
function pieceIn(node: HTMLElement | SVGElement, what: string): HTMLElement | SVGElement | null {
  const [, kind, name, seat] = /^([^:@]+)(?::([^@]+))?(@\d+)?$/.exec(what) ?? [];
  const called = /:([^@/]+)/.exec(node.dataset.place ?? '')?.[1];
  if (name && name === called) return node;
  const within = [...node.querySelectorAll<HTMLElement | SVGElement>('[data-place], [data-flies]')];
  const isIt = ({ dataset: { place = '', flies } }: HTMLElement | SVGElement): boolean =>
    flies === kind || (place.replace(/[:@/].*$/, '') === kind && place.replace(/\/\d+$/, '').endsWith(seat ?? ''));
  return within.findLast(isIt) ?? null;
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
      const [what, from] = move;
      const start = find(root, from, what);
      if (!start) continue;
      const ghost = start.piece && (start.piece.cloneNode(true) as Element);
      const box = (start.piece ?? start.node).getBoundingClientRect();
      starts.push({ move, ghost, box: ghost ? box : inside(box) });
    }
  }
  await tick();
  if (still) {
    for (const [what, , to] of moves) mark(find(root, to, what)?.node);
    return;
  }
  // First all that is read, then all that is written: one layout for all of them.
  const flights = starts.map((start) => {
    const [what, , to] = start.move;
    const end = find(root, to, what);
    const target = (end?.piece ?? end?.node)?.getBoundingClientRect();
    return { ...start, end, target: target && (end?.piece ? target : inside(target)) };
  });
  flights.forEach(({ move, box, ghost, end, target }, i) => {
    if (!end || !target) return;
    const [what, from, to] = move;
    // What a seat does with what nobody sees stays where its name is.
    if (!ghost && !end.piece && seatOf(from) && seatOf(from) === seatOf(to)) return mark(end.node);
    const piece = (end.piece?.cloneNode(true) as Element | undefined) ?? ghost ?? unseen(what);
    launch(inGame(root, piece), box, target, end.piece, i * apart * comfort.pace);
    if (!end.piece) mark(end.node);
  });
}

/** Where motion is off, what has changed is marked for a moment. */
function mark(node: Element | undefined): void {
  if (!node) return;
  node.setAttribute('data-arrived', '');
  setTimeout(() => node.removeAttribute('data-arrived'), MARK_MS);
}

/** A piece that leaves the table looks as it does there: it takes the class along that its game's styles begin with. */
function inGame(root: HTMLElement, piece: Element): Element {
  const game = document.createElement('div');
  game.className = `as-there ${root.parentElement?.className ?? ''}`;
  game.style.display = 'contents';
  game.append(piece);
  return game;
}

function launch(flown: Element, from: DOMRect, to: DOMRect, target: Element | null, delay: number): void {
  const ghost = document.createElement('div');
  ghost.className = 'flying';
  ghost.setAttribute('aria-hidden', 'true');
  for (const node of flown.querySelectorAll('*')) {
    for (const name of ['id', 'data-place', 'data-why', 'aria-describedby', 'tabindex']) node.removeAttribute(name);
  }
  ghost.append(flown);
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
  const way = flown.firstElementChild!.hasAttribute('data-course') ? course(from, to) : [from, to];
  const frames = way.map((box) => ({ transform: shift(box) }));
  const flight = ghost.animate(frames, {
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

/** A ship puts out to sea before it turns to where it goes: boxes along the way. */
function course(from: DOMRect, to: DOMRect): DOMRect[] {
  return Array.from({ length: LEGS + 1 }, (_, leg) => {
    const t = leg / LEGS;
    const part = (first: number, last: number, turn: number): number => {
      const [begins, ends] = [first + (last - first) * turn, last - ((last - first) * turn) / 2];
      return first * (1 - t) ** 3 + 3 * begins * t * (1 - t) ** 2 + 3 * ends * t ** 2 * (1 - t) + last * t ** 3;
    };
    return new DOMRect(
      part(from.x, to.x, 0),
      part(from.y, to.y, 0.7),
      from.width + (to.width - from.width) * t,
      from.height + (to.height - from.height) * t,
    );
  });
}

/** On the root of a table. */
export function flights(sitting: Sitting): Attachment<HTMLElement> {
  return (root) => {
    sitting.fly = (moves, story = 0) => void (moves.length && fly(root, moves, story));
    return () => (sitting.fly = undefined);
  };
}
