/**
 * Returns a function that works something out once for a situation (or whatever object it is asked about), however many
 * stages ask in a row. It remembers the last one only: an enumeration asks about one situation at a time.
 */
export function once<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) };
    return last.value;
  };
}

/**
 * Returns a function that works something out once for each object it is asked about, and keeps it as long as there is that
 * object, which must not change meanwhile. `more` may be needed to work it out, and follows from the object.
 */
export function onceEach<Key extends object, More extends readonly unknown[], Value>(
  compute: (key: Key, ...more: More) => Value,
): (key: Key, ...more: More) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key, ...more) => {
    const before = known.get(key);
    if (before !== undefined) return before.value;
    const value = compute(key, ...more);
    known.set(key, { value });
    return value;
  };
}
