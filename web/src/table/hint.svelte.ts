/** A hint: asked for once, shown until the next decision. */
import type { Advice } from '../lib/messages';
import type { Sitting } from './sitting.svelte';

export class Hint {
  thinking = $state(false);
  #given = $state.raw<{ advice: Advice; draft: string } | null>(null);

  constructor(private readonly sitting: Sitting) {}

  /** What was advised for the very question that is asked now. */
  get now(): Advice | null {
    const given = this.#given;
    if (!given || !this.sitting.asked) return null;
    const same = given.advice.version === this.sitting.version && given.draft === this.sitting.draft.join();
    return same ? given.advice : null;
  }

  async ask(): Promise<void> {
    const { sitting } = this;
    if (this.thinking || this.now || !sitting.asked) return;
    this.thinking = true;
    sitting.notice = null;
    const numbers = sitting.draft;
    try {
      const answer = await sitting.ask({ type: 'hint', version: sitting.version, numbers });
      if (answer?.type === 'advice') this.#given = { advice: answer, draft: numbers.join() };
      // Whoever has decided meanwhile needs to hear nothing.
      else if (answer?.type !== 'refused' || answer.reason.family !== 'stale') sitting.note(answer);
    } finally {
      this.thinking = false;
    }
  }
}
