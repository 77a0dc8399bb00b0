/** Bids to choose from, and a bid that is typed. */

const STEPS = [1, 2, 3, 5];

/** A few bids above the standing one that the seat can pay. */
export function quickBids(standing: number, most: number): number[] {
  return STEPS.map((step) => standing + step).filter((bid) => bid <= most);
}

/** What was typed, as a bid; null when it is no number. */
export function typedBid(typed: string): number | null {
  const digits = typed.trim();
  return /^[0-9]{1,4}$/.test(digits) ? Number(digits) : null;
}
