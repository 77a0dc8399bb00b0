/** Sentences in the reader's language, from the same Fluent catalogues that the terminal uses. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { TextKey } from '../text/keys';
import type { Saying } from './messages';

type Argument = Saying['args'][string];
export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];
const KEPT = 'carrack-language';

type Loader = () => Promise<string>;
const core = import.meta.glob<string>('../../../src/carrack/core/catalogue/*.ftl', {
  query: '?raw',
  import: 'default',
});
const own = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>('../../../src/carrack/games/*/text/*.ftl', { query: '?raw', import: 'default' });
const tables = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

function chosen(): Language {
  const kept = localStorage.getItem(KEPT);
  const wished = [kept, ...navigator.languages].map((name) => name?.slice(0, 2));
  return LANGUAGES.find((language) => wished.find((name) => LANGUAGES.includes(name as Language)) === language) ?? 'en';
}

/** Which catalogues a game has: the one beside its rules, and the page's own for its table. */
function sources(game: string, language: Language): Loader[] {
  const folder = game.replaceAll('-', '_');
  const paths: [Record<string, Loader>, string][] = [
    [core, `../../../src/carrack/core/catalogue/${language}.ftl`],
    [own, `../text/${language}.ftl`],
    [games, `../../../src/carrack/games/${folder}/text/${language}.ftl`],
    [tables, `../games/${game}/text/${language}.ftl`],
  ];
  return paths.flatMap(([found, path]) => found[path] ?? []);
}

export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Everything that can be said of one game ('' for none), in the language of the moment.
 * `Own` are the keys of the game's own catalogue. */
export class Texts<Own extends string = never> {
  #bundle = $state.raw<FluentBundle>()!;
  /** The players' names, seat by seat. */
  names = $state.raw<string[]>([]);

  constructor(
    readonly game: string,
    bundle: FluentBundle,
  ) {
    this.#bundle = bundle;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** One message whose key we know. */
  say(key: TextKey | Own, args: Record<string, Argument> = {}): string {
    return this.tell({ key, args });
  }

  /** Any message. A missing one is a mistake of ours: the key itself is shown, and the console told. */
  tell({ key, args }: Saying): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) {
      console.error(`no text for ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, this.#words(args), errors);
    for (const error of errors) console.error(`${key}: ${error.message}`);
    return text;
  }

  name(seat: number): string {
    return this.names[seat] || this.say('seat-name', { number: seat + 1 });
  }

  async turnTo(language: Language): Promise<void> {
    this.#bundle = await load(this.game, language);
  }

  #words(args: Record<string, Argument>): Record<string, FluentVariable> {
    const words: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) words[name] = value.map((part) => this.tell(part)).join(', ');
      else words[name] = typeof value === 'object' ? this.tell(value) : value;
    }
    const seat = args.seat;
    if (typeof seat === 'number' && seat >= 0) words.name = this.name(seat);
    return words;
  }
}

const loaded = new Map<string, Promise<FluentBundle>>();

function load(game: string, language: Language): Promise<FluentBundle> {
  const key = `${game} ${language}`;
  let found = loaded.get(key);
  if (!found) {
    found = Promise.all(sources(game, language).map((get) => get())).then((texts) => bundleOf(language, texts));
    loaded.set(key, found);
  }
  return found;
}

class Speech {
  language = $state<Language>(chosen());
  #open = new Map<string, Promise<Texts>>();

  /** The texts of a game; they follow the language from then on. */
  texts(game: string): Promise<Texts> {
    let found = this.#open.get(game);
    if (!found) {
      found = load(game, this.language).then((bundle) => new Texts(game, bundle));
      this.#open.set(game, found);
    }
    return found;
  }

  async turnTo(language: Language): Promise<void> {
    const open = await Promise.all(this.#open.values());
    await Promise.all(open.map((texts) => texts.turnTo(language)));
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();
