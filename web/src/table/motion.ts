/** Cards move where they go; with reduced motion they are simply there. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { comfort } from '../comfort/comfort.svelte';

const MOVE_MS = 420;
const APPEAR_MS = 260;

const moving = (ms: number): number => (prefersReducedMotion.current ? 0 : ms * comfort.pace);

export const flipping = { duration: (): number => moving(MOVE_MS), easing: cubicOut };

/** A card that comes from or goes to where no single card is seen: the deck, a pile. */
function appear(): TransitionConfig {
  return {
    duration: moving(APPEAR_MS),
    easing: cubicOut,
    css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * -24}px) scale(${0.8 + 0.2 * t})`,
  };
}

export const [send, receive] = crossfade({ duration: () => moving(MOVE_MS), easing: cubicOut, fallback: appear });
