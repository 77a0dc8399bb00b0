/** The end of a year, as far as it has been told: who drew and swapped how many gold cards. */
import type { Saying, Step } from '../../lib/messages';

interface Income {
  seat: number;
  drawn: number;
  swapped: number;
}
export interface YearEnd {
  year: number;
  /** Of the last step that belongs to it. */
  version: number;
  incomes: Income[];
}

const ENDS = 'event-year-ends';
const NEXT = 'event-offered';
const DREW = /^event-drew(-hidden)?$/;
const SWAPPED = 'event-swapped';

/** How many cards a line names, or counts. */
function cardsOf({ args }: Saying): number {
  if (typeof args.count === 'number') return args.count;
  return [args.cards ?? []].flat().length;
}

/** Null after the last of so many years, too, unless its spaces bring gold: only an owner's do. */
export function lastYearEnd(steps: readonly Step[], seats: number, years: number): YearEnd | null {
  const begin = steps.findLastIndex(({ log }) => log.some(({ key }) => key === ENDS));
  if (begin < 0) return null;
  const incomes = Array.from({ length: seats }, (_, seat): Income => ({ seat, drawn: 0, swapped: 0 }));
  const found: YearEnd = { year: 0, version: steps[begin]!.version, incomes };
  for (const { log, version } of steps.slice(begin)) {
    for (const line of log) {
      if (line.key === ENDS) found.year = Number(line.args.year);
      if (!found.year) continue;
      if (line.key === NEXT) return found;
      const income = incomes[Number(line.args.seat)];
      if (income && DREW.test(line.key)) income.drawn += cardsOf(line);
      else if (income && line.key === SWAPPED) income.swapped += cardsOf(line);
      found.version = version;
    }
  }
  return found.year < years || incomes.some(({ drawn }) => drawn) ? found : null;
}
