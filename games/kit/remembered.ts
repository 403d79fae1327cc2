/* What is found out of a state once, until something is written to it. */

/** A time in which all writing to a state is told; two are never equal. */
export interface Span {
  readonly state: object;
  /** The time of a state that this one was a copy of when it began. */
  readonly from?: Span;
}

let span: Span | null = null;

/**
 * Returns what `work` returns. Until it ends, {@link remembered} functions keep what they find out of `G`, and whoever writes to
 * `G` what one of them reads says so by its `forget`. What they find out of another state is not kept. Where the time began
 * before, `since` then, they know what they knew.
 */
export function remembering<T>(G: object, work: () => T, since: Span = { state: G }): T {
  if (span !== null && span.state === G) return work();
  const outer = span;
  span = since;
  try {
    return work();
  } finally {
    span = outer;
  }
}

/** Returns what `work` returns, {@link remembering} a copy: what is known of the original, which nobody writes to meanwhile, is known of it. */
export function rememberingCopy<T>(copy: object, original: object, work: () => T): T {
  if (span === null || span.state !== original) return remembering(copy, work);
  return remembering(copy, work, { state: copy, from: span });
}

/** A function of a state and a key that looks only once for each key; see {@link remembering}. */
export interface Remembered<G extends object, K, V> {
  /** Returns what there is to find. It is shared, so nobody may write to it. */
  (G: G, key: K): V;
  /** Says that what was found for a key may hold no more, nor what was concluded from it. */
  forget(G: G, key: K): void;
  /** How often anything has been forgotten of the state that is remembered. */
  readonly forgotten: () => number;
}

/** What a span knows, how often it has forgotten any of it, and how often that which it was concluded from had been forgotten then. */
interface Known<K, V> {
  values: Map<K, V>;
  forgotten: number;
  since: number;
}

/**
 * Returns a function that finds the same as `find`, but looks only once for each key while {@link remembering}. What it concludes
 * from another such function, `from`, is forgotten with anything that that forgets.
 */
export function remembered<G extends object, K, V>(
  find: (G: G, key: K) => V,
  from?: { readonly forgotten: () => number },
): Remembered<G, K, V> {
  const bySpan = new WeakMap<Span, Known<K, V>>();
  let last: Span | null = null;
  let known: Known<K, V> = { values: new Map(), forgotten: 0, since: 0 };
  const begun = ({ from: before }: Span): Known<K, V> => {
    const inherited = before === undefined ? undefined : bySpan.get(before);
    if (inherited === undefined) return { values: new Map(), forgotten: 0, since: 0 };
    return { ...inherited, values: new Map(inherited.values) };
  };
  const knownIn = (present: Span): Known<K, V> => {
    if (last === present) return known;
    known = bySpan.get(present) ?? begun(present);
    bySpan.set(present, known);
    last = present;
    return known;
  };
  /** Returns what is known in the present span and holds. */
  const valuesIn = (present: Span): Map<K, V> => {
    const { values, since } = knownIn(present);
    const now = from?.forgotten() ?? 0;
    if (since !== now) {
      values.clear();
      known.since = now;
    }
    return values;
  };
  const look = (G: G, key: K): V => {
    if (span === null || span.state !== G) return find(G, key);
    const value = (last === span && from === undefined ? known.values : valuesIn(span)).get(key);
    if (value !== undefined) return value;
    const found = find(G, key);
    valuesIn(span).set(key, found);
    return found;
  };
  const forget = (G: G, key: K) => {
    if (span === null || span.state !== G) return;
    const { values } = knownIn(span);
    values.delete(key);
    known.forgotten++;
  };
  return Object.assign(look, { forget, forgotten: () => (span === null ? 0 : knownIn(span).forgotten) });
}
