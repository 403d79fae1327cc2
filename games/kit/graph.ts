import { recordOf } from './record';

/** A way between two spaces, usable in both directions. */
export interface Link<Space extends string, Kind extends string> {
  /** One of the two spaces. */
  a: Space;
  /** The other. */
  b: Space;
  /** What joins them. */
  kind: Kind;
}

/** One of the ways out of a space. */
export interface Exit<Space extends string, Kind extends string> {
  to: Space;
  kind: Kind;
  /** The same string from both ends, for counting who used the way. */
  key: string;
}

/** Returns the ways out of every space, in the order of the links. Spaces without links have none. */
export function exitsOf<Space extends string, Kind extends string>(
  spaces: readonly Space[],
  links: readonly Link<Space, Kind>[],
): Record<Space, readonly Exit<Space, Kind>[]> {
  const exits = recordOf(spaces, (): Exit<Space, Kind>[] => []);
  for (const { a, b, kind } of links) {
    const key = linkKey(a, b);
    exits[a].push({ to: b, kind, key });
    exits[b].push({ to: a, kind, key });
  }
  return exits;
}

/** Returns the name of the link between two spaces, the same from both ends. */
export function linkKey(a: string, b: string): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}
