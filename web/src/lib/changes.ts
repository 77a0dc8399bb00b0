/** What differs in a page travels alone: it is put into the page that is here already. */

type Part = Record<string, unknown> | unknown[];

/** The page with what differs put in, each by its path (`seats.0.hand`); what stays the same is shared. */
export function applied<T>(page: T, differences: Record<string, unknown>): T {
  let whole: unknown = page;
  for (const [path, value] of Object.entries(differences)) whole = put(whole, path.split('.'), value);
  return whole as T;
}

function put(part: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(part) && name.includes(':')) {
    // A part of a list, like `hand.2:4`: as many items as came take its place.
    const [start, end] = name.split(':').map(Number);
    return [...part.slice(0, start), ...(value as unknown[]), ...part.slice(end)];
  }
  const inner = put((part as Record<string, unknown>)[name], rest, value);
  const copy: Part = Array.isArray(part) ? [...part] : { ...(part as Record<string, unknown>) };
  (copy as Record<string, unknown>)[name] = inner;
  return copy;
}
