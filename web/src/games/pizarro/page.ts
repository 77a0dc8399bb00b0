/** The names of this game's values, from the types that the server's are written to. */
import type { Offer, PizarroPage, PizarroSeat, Sailing, Turned, Voyage, VoyageSpace } from './messages';

export type Page = PizarroPage;
export type Seat = PizarroSeat;
export type Explorer = Voyage['explorer'];
export type Space = VoyageSpace;
export type { Offer, Sailing, Turned, Voyage };
