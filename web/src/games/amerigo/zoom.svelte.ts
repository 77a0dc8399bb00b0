/** The part of the chart that is seen: zoomed by wheel, pinch, keys and buttons, moved by dragging. */
import { middle, U, whole, type Box } from './drawing';
import type { Setup } from './page';

const CLOSEST = 5;
/** So much is seen around what matters. */
const AROUND = 4 * U;
/** A larger part of the whole is not worth a zoom. */
const WORTH = 0.75;
/** A room that is higher by less is as high as the chart: pixels are whole. */
const HIGHER = 1.02;
/** So many pixels are still a click. */
const STILL = 6;

export class Zoom {
  #box = $state.raw<Box | null>(null);
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = 0;

  constructor(private readonly setup: () => Setup) {}

  /** Width by height of the room that the chart is seen in; a phone's may be higher than the chart. */
  ratio = $state(0);
  readonly all = $derived.by((): Box => {
    const chart = whole(this.setup());
    const high = this.ratio ? chart.w / this.ratio : 0;
    return high > chart.h * HIGHER ? { ...chart, y: chart.y - (high - chart.h) / 2, h: high } : chart;
  });
  readonly box = $derived.by(() => this.#box ?? this.all);
  readonly near = $derived.by(() => this.#box !== null);

  /** Whether the pointer went too far for a click. */
  get dragged(): boolean {
    return this.#moved > STILL;
  }

  reset(): void {
    this.#box = null;
  }

  /** Zoom around a point of the chart, else around the middle of what is seen. */
  by(factor: number, x = this.box.x + this.box.w / 2, y = this.box.y + this.box.h / 2): void {
    const { box, all } = this;
    const scale = Math.min(1, Math.max(1 / CLOSEST, box.w / all.w / factor));
    if (scale >= 0.999) return this.reset();
    const [w, h] = [all.w * scale, all.h * scale];
    this.#set({ x: x - ((x - box.x) * w) / box.w, y: y - ((y - box.y) * h) / box.h, w, h });
  }

  wheel(event: WheelEvent, screen: DOMRect): void {
    const x = this.box.x + ((event.clientX - screen.left) / screen.width) * this.box.w;
    const y = this.box.y + ((event.clientY - screen.top) / screen.height) * this.box.h;
    this.by(Math.exp(-event.deltaY / 400), x, y);
  }

  /** Bring a place into view. */
  show(place: number): void {
    if (!this.#box) return;
    const [x, y] = middle(place, this.setup());
    const { x: left, y: top, w, h } = this.#box;
    if (x < left || y < top || x > left + w || y > top + h) this.#set({ x: x - w / 2, y: y - h / 2, w, h });
  }

  /** See these places as large as they fit, with some water around. */
  fit(places: readonly number[]): void {
    if (!places.length) return this.reset();
    const { all } = this;
    const at = places.map((place) => middle(place, this.setup()));
    const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = Math.max((right - left + AROUND) / all.w, (bottom - top + AROUND) / all.h);
    const scale = Math.max(1 / CLOSEST, room);
    if (scale > WORTH) return this.reset();
    const [w, h] = [all.w * scale, all.h * scale];
    this.#set({ x: (left + right - w) / 2, y: (top + bottom - h) / 2, w, h });
  }

  #set(box: Box): void {
    const chart = whole(this.setup());
    const within = (at: number, from: number, room: number): number =>
      room < 0 ? from + room / 2 : Math.min(Math.max(at, from), from + room);
    this.#box = {
      ...box,
      x: within(box.x, chart.x, chart.w - box.w),
      y: within(box.y, chart.y, chart.h - box.h),
    };
  }

  // --- fingers and mouse ------------------------------------------------------------------------------------

  start(event: PointerEvent): void {
    if (!this.#fingers.size) this.#moved = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  end(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** Follow a finger; true when the chart is being moved. What the finger holds is moved instead of the chart. */
  drag(event: PointerEvent, holds = false): boolean {
    const last = this.#fingers.get(event.pointerId);
    if (!last) return false;
    const now = { x: event.clientX, y: event.clientY };
    const screen = (event.currentTarget as Element).getBoundingClientRect();
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (a: { x: number; y: number }): number => Math.hypot(a.x - other.x, a.y - other.y);
      const [x, y] = [(now.x + other.x) / 2 - screen.left, (now.y + other.y) / 2 - screen.top];
      const { box } = this;
      const at = [box.x + (x / screen.width) * box.w, box.y + (y / screen.height) * box.h] as const;
      this.by(apart(now) / Math.max(1, apart(last)), ...at);
    }
    this.#moved += Math.hypot(now.x - last.x, now.y - last.y);
    this.#fingers.set(event.pointerId, now);
    if (this.#box && this.dragged && !holds) {
      const { box } = this;
      const [dx, dy] = [((last.x - now.x) / screen.width) * box.w, ((last.y - now.y) / screen.height) * box.h];
      this.#set({ ...box, x: box.x + dx, y: box.y + dy });
      return true;
    }
    return !!other;
  }
}
