/** The table as it is drawn: what is printed on the boards, and what lies on them. */
import type {
  Berth,
  Offer,
  PizarroPage,
  PizarroSeat,
  PizarroSetup,
  Sailing,
  SpaceSetup,
  Turned,
  VoyageSetup,
} from './messages';

export type Seat = PizarroSeat;
export type Explorer = VoyageSetup['explorer'];
export interface Space extends SpaceSetup {
  berths: Berth[];
}
export interface Voyage extends Omit<VoyageSetup, 'spaces'> {
  spaces: Space[];
}
export interface Page extends Omit<PizarroPage, 'voyages'>, Omit<PizarroSetup, 'voyages'> {
  voyages: Voyage[];
}
export type { Berth, Offer, Sailing, Turned };

export function joined(page: PizarroPage, setup: PizarroSetup): Page {
  const voyages = setup.voyages.map((voyage, v) => ({
    ...voyage,
    spaces: voyage.spaces.map((space, s) => ({ ...space, berths: page.voyages[v]!.spaces[s]!.berths })),
  }));
  return { ...page, ...setup, voyages };
}
