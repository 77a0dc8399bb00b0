/** What jsdom lacks, and a document, settings and clock as new for every test: all files share them. */
import { afterEach, vi } from 'vitest';
import { comfort, understand } from '../src/comfort/comfort.svelte';

afterEach(() => {
  vi.useRealTimers();
  comfort.set(understand(null));
  localStorage.clear();
  document.body.replaceChildren();
});

Element.prototype.animate ??= () =>
  ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
window.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
})) as unknown as typeof window.matchMedia;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;
