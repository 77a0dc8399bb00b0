/** Colours of seats; the rival of a solo game has the number after the last seat. */
export const RIVAL = 4;
const RIVAL_COLOUR = 6;
export const colourOf = (seat: number): string => `var(--seat-${seat === RIVAL ? RIVAL_COLOUR : seat + 1})`;
