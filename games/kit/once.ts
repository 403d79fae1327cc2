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
