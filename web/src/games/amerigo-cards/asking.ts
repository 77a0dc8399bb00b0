/** Which cards a question is about: where to look for what can be clicked. */
export type Zone = 'hand' | 'exhibition' | 'journey';

export const CARD_FAMILIES = ['sail-out', 'sail-home', 'exhibit', 'keep', 'turn-over'] as const;

const ZONES: Record<string, Zone> = {
  'prompt-award': 'journey',
  'prompt-keep-popular': 'exhibition',
  'prompt-turn-popular': 'exhibition',
  'prompt-keep-common': 'exhibition',
  'prompt-turn-common': 'exhibition',
};

export function pickedFrom(prompt: string): Zone {
  return ZONES[prompt] ?? 'hand';
}
