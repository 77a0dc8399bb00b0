/** Who you are: nobody yet, a guest, or an account. */
import { api, Refusal } from './api';
import type { Person } from './messages';

class Me {
  person = $state.raw<Person | null>(null);

  async load(): Promise<void> {
    try {
      this.person = await api.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.person = null;
    }
  }

  /** Be somebody, of this name. */
  async be(name: string): Promise<void> {
    if (this.person?.name !== name) this.person = await api.name({ name });
  }
}

export const me = new Me();
