/** Returns a record with a value made for every key, in their order. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key, index: number) => Value,
): Record<Key, Value> {
  const record: Partial<Record<Key, Value>> = {};
  for (const [index, key] of keys.entries()) record[key] = value(key, index);
  return isComplete(record, keys) ? record : unreachable();
}

/** Returns the keys of a record that has values for some of them: where there are few, going through them takes less than asking for each. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

function isComplete<Key extends string, Value>(
  record: Partial<Record<Key, Value>>,
  keys: readonly Key[],
): record is Record<Key, Value> {
  return keys.every((key) => key in record);
}

function unreachable(): never {
  throw new Error('a key has no value');
}
