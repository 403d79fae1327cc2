/* What is found out of a state once, until something is written to what it was found out of. */

/** A function of a state and a key that looks only once for each key. */
export interface Remembered<G extends object, K, V> {
  /** Returns what there is to find. It is shared, so nobody may write to it. */
  (G: G, key: K): V;
  /** Says that what was found for a key may hold no more, nor what was concluded from it. */
  forget(G: G, key: K): void;
  /** When anything was last forgotten of a state: another number each time, 0 for never. */
  changed(G: G): number;
}

/** What is known of a state; when any of it was last forgotten, and when that had been which it was concluded from. */
interface Known<K, V> {
  values: Map<K, V>;
  changed: number;
  since: number;
}

/** How often anything has been forgotten of any state. */
let now = 0;

/** The state that each copy was made of, and when. */
const originals = new WeakMap<object, { original: object; at: number }>();

/** Says that a state is a copy of another, so that what is known of the one is known of the other. */
export function rememberOf(copy: object, original: object): void {
  originals.set(copy, { original, at: now });
}

/**
 * Returns a function that finds the same as `find`, but looks only once for each key of a state. Who writes to a state what `find`
 * reads says so by `forget`. What it concludes from another such function, `from`, is forgotten with anything that that forgets.
 */
export function remembered<G extends object, K, V>(
  find: (G: G, key: K) => V,
  from?: { changed(G: G): number },
): Remembered<G, K, V> {
  const byState = new WeakMap<object, Known<K, V>>();
  let last: object | null = null;
  let known: Known<K, V> = { values: new Map(), changed: 0, since: 0 };
  const recalled = (G: object): Known<K, V> => {
    const found = byState.get(G) ?? inherited(G) ?? { values: new Map(), changed: 0, since: 0 };
    byState.set(G, found);
    return found;
  };
  const inherited = (copy: object): Known<K, V> | null => {
    const made = originals.get(copy);
    if (made === undefined) return null;
    const before = recalled(made.original);
    return before.changed > made.at ? null : { ...before, values: new Map(before.values) };
  };
  const knownOf = (G: object): Known<K, V> => {
    if (last === G) return known;
    known = recalled(G);
    last = G;
    return known;
  };
  /** Returns what is known of a state and holds. */
  const valuesOf = (G: G): Map<K, V> => {
    const { values, since } = knownOf(G);
    if (from === undefined) return values;
    const changed = from.changed(G);
    if (since !== changed) {
      values.clear();
      knownOf(G).since = changed;
    }
    return values;
  };
  const look = (G: G, key: K): V => {
    const value = valuesOf(G).get(key);
    if (value !== undefined) return value;
    const found = find(G, key);
    valuesOf(G).set(key, found);
    return found;
  };
  const forget = (G: G, key: K) => {
    const found = knownOf(G);
    found.values.delete(key);
    found.changed = ++now;
  };
  return Object.assign(look, { forget, changed: (G: G) => knownOf(G).changed });
}
