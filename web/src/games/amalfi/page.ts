/** The names of this game's values, from the types that the server's are written to. */
import type { Texts } from '../../lib/text.svelte';
import type { AmalfiPage, AmalfiSetup } from './messages';
import type { GameKey } from './text/keys';

export type Words = Texts<GameKey>;
export type Page = AmalfiPage;
export type Setup = AmalfiSetup;
