/** What there is to say about a progress token. */
import type { Token } from './messages';
import type { Words } from './page';

export function tokenWords(texts: Words, { token, worth }: Token): string {
  return texts.say('token-about', { token, worth });
}
