/* Sets of components as their owners would write them down. */

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;

/** A set of components of which everything may be changed. */
export type Draft<Set> = Mutable<Set>;

/** What can be asked of a set and of what reads sets. */
export interface Drafts<Set> {
  /** Returns our set as it would be read. */
  draft(): Draft<Set>;
  /** Returns our set after a change, as JSON. */
  changed(change: (draft: Draft<Set>) => void): unknown;
  /** Returns the faults that our set is refused for after a change; none where it is not. */
  refusalOf(change: (draft: Draft<Set>) => void): string[];
}

/** Returns what makes drafts of our set of a game, and has them read by `load`. */
export function draftsOf<Set>(ours: Set, load: (json: unknown) => Set): Drafts<Set> {
  const draft = (): Draft<Set> => JSON.parse(JSON.stringify(ours));
  const changed = (change: (draft: Draft<Set>) => void): unknown => {
    const set = draft();
    change(set);
    return JSON.parse(JSON.stringify(set));
  };
  const refusalOf = (change: (draft: Draft<Set>) => void) => {
    try {
      load(changed(change));
    } catch (error) {
      return error instanceof Error ? error.message.split('\n').slice(1) : [];
    }
    return [];
  };
  return { draft, changed, refusalOf };
}

/** Sets a property that may be of a wrong type, or unknown. */
export function put(item: object, key: string, value: unknown): void {
  Reflect.set(item, key, value);
}
