/** What is printed on cards and tiles, by its id. */
import type { ArtworkInfo, CharacterInfo, DestinationInfo } from './messages';
import type { Setup, Words } from './page';

export type Card = ArtworkInfo | CharacterInfo | DestinationInfo;

export const isArtwork = (card: Card): card is ArtworkInfo => 'kind' in card;
export const isCharacter = (card: Card): card is CharacterInfo => 'type' in card;

export function nameOf(card: Card, words: Words): string {
  const { id } = card;
  if (isArtwork(card)) return words.say('artwork', { artwork: id });
  return isCharacter(card) ? words.say('character', { character: id }) : words.say('destination', { destination: id });
}

/** Name, kind and effect in words: what a screen reader says of a card. */
export function describe(card: Card, words: Words): string {
  return `${nameOf(card, words)}: ${words.tell(card.words)}`;
}

const indices = new WeakMap<Setup, Map<string, Card>>();

/** A card or tile; artworks, destinations and characters share no id. */
export function cardOf(setup: Setup, id: string): Card {
  let index = indices.get(setup);
  if (!index) {
    const all: Card[] = [...setup.destinations, ...setup.artworks, ...setup.characters];
    index = new Map(all.map((card) => [card.id, card]));
    indices.set(setup, index);
  }
  return index.get(id)!;
}
