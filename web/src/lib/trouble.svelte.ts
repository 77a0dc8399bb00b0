/** The last refusal of the server outside a table, for the page to show. */
import { Refusal } from './api';
import type { Reason } from './messages';

class Trouble {
  now = $state.raw<Reason | 'silent' | null>(null);

  /** Wait for something; its refusal is shown, and undefined comes back. */
  async catch<T>(doing: Promise<T>): Promise<T | undefined> {
    this.now = null;
    try {
      return await doing;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.now = error.reason ?? 'silent';
      return undefined;
    }
  }
}

export const trouble = new Trouble();
