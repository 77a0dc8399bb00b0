/** The names of this game's values, from the types that the server's are written to. */
import type { Texts } from '../../lib/text.svelte';
import type { AmerigoPage, AmerigoSeat, AmerigoSetup } from './messages';
import type { GameKey } from './text/keys';

export type Page = AmerigoPage;
export type Setup = AmerigoSetup;
export type Seat = AmerigoSeat;
export type Words = Texts<GameKey>;
export const GOODS = ['cotton', 'tobacco', 'sugar', 'coconut', 'coffee'] as const;
export type Good = (typeof GOODS)[number];
