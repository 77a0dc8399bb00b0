/** Who you are: nobody yet, a guest, or an account. */
import { api, Refusal } from './api';
import type { Person } from './messages';

/** Letters of the longest name. */
export const LONGEST_NAME = 24;

class Me {
  person = $state.raw<Person | null>(null);

  /** Whom the server cannot tell is nobody: the page opens, and says what is wrong where it matters. */
  async load(): Promise<void> {
    try {
      this.person = await api.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.person = null;
    }
  }

  /** Be somebody, of this name. */
  async be(wanted: string): Promise<void> {
    const name = wanted.trim();
    if (!name) throw nameless();
    if (this.person?.name !== name) this.person = await api.name({ name });
  }
}

/** The server's own refusal of a blank name, without asking it. */
function nameless(): Refusal {
  const say = { key: 'refusal-person-name', args: { longest: LONGEST_NAME } };
  return new Refusal(0, { code: 'person.name', family: 'malformed', say, rule: '' });
}

export const me = new Me();
