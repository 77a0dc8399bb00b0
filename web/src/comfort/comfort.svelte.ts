/** How somebody likes it here: remembered in this browser, and nowhere else. */
const KEPT = 'carrack-comfort';

export const CHOICES = {
  size: ['small', 'usual', 'large'],
  speed: ['still', 'quick', 'usual', 'slow'],
  palette: ['usual', 'distinct'],
} as const;

export interface Comfort {
  /** How large the table is drawn. */
  size: (typeof CHOICES.size)[number];
  /** How fast things move, and how long each bot's move stands. */
  speed: (typeof CHOICES.speed)[number];
  palette: (typeof CHOICES.palette)[number];
  sounds: boolean;
  /** Tell me outside the page when it is my turn. */
  notify: boolean;
  /** A finished turn waits for *done*. */
  confirm: boolean;
  /** Single letters and digits are keys of the table. */
  letters: boolean;
  /** The board is there in words, too, for a screen reader. */
  words: boolean;
}

const FIRST: Comfort = {
  size: 'usual',
  speed: 'usual',
  palette: 'usual',
  sounds: false,
  notify: false,
  confirm: true,
  letters: true,
  words: false,
};
const PACES: Record<Comfort['speed'], number> = { still: 0, quick: 0.45, usual: 1, slow: 1.8 };

/** What was kept, as far as it makes sense. */
export function understand(kept: string | null): Comfort {
  let found: unknown = null;
  try {
    found = JSON.parse(kept ?? 'null');
  } catch {
    // Somebody else wrote there: begin anew.
  }
  const known: Record<string, unknown> = typeof found === 'object' && found !== null ? { ...found } : {};
  const result: Record<string, unknown> = { ...FIRST };
  for (const [name, first] of Object.entries(FIRST)) {
    const value = known[name];
    const choices: readonly unknown[] = name in CHOICES ? CHOICES[name as keyof typeof CHOICES] : [true, false];
    result[name] = choices.includes(value) ? value : first;
  }
  return result as unknown as Comfort;
}

class Comforts {
  now = $state.raw<Comfort>(understand(localStorage.getItem(KEPT)));
  /** How long a movement takes, against the usual. */
  readonly pace = $derived(PACES[this.now.speed]);

  set(change: Partial<Comfort>): void {
    this.now = { ...this.now, ...change };
    localStorage.setItem(KEPT, JSON.stringify(this.now));
    this.apply();
  }

  /** What the style sheets go by. */
  apply(): void {
    const { dataset } = document.documentElement;
    dataset.size = this.now.size;
    dataset.speed = this.now.speed;
    dataset.palette = this.now.palette;
  }
}

export const comfort = new Comforts();
