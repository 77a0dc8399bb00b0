/** The log as people read it: one group a turn, like things in one sentence, and what happened at the seats. */
import type { Incident, Saying, Step } from '../lib/messages';

interface LogLine {
  say: Saying;
  /** Why nobody had to click. */
  by: Step['by'];
}

export interface LogGroup {
  /** Of its last step: where a replay jumps to. */
  version: number;
  /** Who decided; -1 for the deal. */
  seat: number;
  lines: LogLine[];
  /** What happened at a seat, instead of lines. */
  incident?: Incident;
}

const HIDDEN = '-hidden';

type Argument = Saying['args'][string];
/** One thing that is named, or several: both can be told in a row. */
const isList = (value: Argument | undefined): value is Saying | Saying[] => typeof value === 'object';

/** Both as one saying, or null: lists grow, hidden cards are counted, and all the rest must be equal. */
export function merged(one: Saying, other: Saying): Saying | null {
  if (one.key !== other.key) return null;
  const names = Object.keys(one.args);
  if (names.length !== Object.keys(other.args).length) return null;
  const same = (name: string): boolean => JSON.stringify(one.args[name]) === JSON.stringify(other.args[name]);
  const count = one.args.count;
  const more = other.args.count;
  if (one.key.endsWith(HIDDEN) && typeof count === 'number' && typeof more === 'number') {
    return names.every((name) => name === 'count' || same(name))
      ? { key: one.key, args: { ...one.args, count: count + more } }
      : null;
  }
  const list =
    names.find((name) => !same(name) && isList(one.args[name])) ?? names.find((name) => isList(one.args[name]));
  if (!list || !isList(other.args[list])) return null;
  // Beside a list stand its length and what its first thing is: they say nothing else.
  const things = (saying: Saying): Saying[] => [saying.args[list] as Saying | Saying[]].flat();
  const repeats = (saying: Saying, name: string): boolean =>
    saying.args[name] === (name === 'count' ? things(saying).length : things(saying)[0]?.args[name]);
  const counts = repeats(one, 'count') && repeats(other, 'count');
  const told = (name: string): boolean => name === list || same(name) || (repeats(one, name) && repeats(other, name));
  if (!names.every(told)) return null;
  const both = [...things(one), ...things(other)];
  return { key: one.key, args: { ...one.args, ...(counts ? { count: both.length } : {}), [list]: both } };
}

const kindOf = ({ key }: Saying): string => key.replace(HIDDEN, '');

/** Add what happened in a step. Where all do the same in turn, again and again, each has one line for it. */
function add(lines: LogLine[], step: Step): void {
  step.log.forEach((say, i) => {
    const by = i ? '' : step.by;
    for (let at = lines.length - 1; at >= 0; at--) {
      const line = lines[at]!;
      if (kindOf(line.say) !== kindOf(say) || line.by !== by) break;
      const both = merged(line.say, say);
      if (!both) continue;
      lines[at] = { say: both, by };
      return;
    }
    lines.push({ say, by });
  });
}

/** The whole log. */
export function logGroups(steps: readonly Step[], incidents: readonly Incident[]): LogGroup[] {
  const groups: LogGroup[] = [];
  let told = 0;
  const tell = (before: number): void => {
    for (; told < incidents.length && incidents[told]!.version < before; told++) {
      const incident = incidents[told]!;
      groups.push({ version: incident.version, seat: incident.seat, lines: [], incident });
    }
  };
  for (const step of steps) {
    tell(step.version);
    let group = groups.at(-1);
    if (!group || group.incident || group.seat !== step.seat) {
      group = { version: step.version, seat: step.seat, lines: [] };
      groups.push(group);
    }
    group.version = step.version;
    add(group.lines, step);
  }
  tell(Infinity);
  return groups.filter(({ lines, incident }) => lines.length || incident);
}

/** Up to where the log was told: lines of the last step. */
export interface Told {
  version: number;
  lines: number;
}
export function toldUntil(steps: readonly Step[]): Told {
  const last = steps.at(-1);
  return { version: last?.version ?? -1, lines: last?.log.length ?? 0 };
}

/** What happened since, like things in one sentence. */
export function newsSince(steps: readonly Step[], { version, lines }: Told): Saying[] {
  const fresh = steps
    .filter((step) => step.version >= version)
    .map((step) => (step.version === version ? { ...step, log: step.log.slice(lines) } : step));
  return logGroups(fresh, []).flatMap((group) => group.lines.map(({ say }) => say));
}

/** The last version before everything that happened since one's own last turn; -1: nobody's turn here yet. */
export function ownTurn(steps: readonly Step[], seat: number): number {
  return seat < 0 ? -1 : (steps.findLast((step) => step.seat === seat)?.version ?? -1);
}
