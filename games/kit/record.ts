/** Returns a record with a value made for every key, in their order. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key, index: number) => Value,
): Record<Key, Value> {
  const record: Partial<Record<Key, Value>> = {};
  for (const [index, key] of keys.entries()) record[key] = value(key, index);
  return isComplete(record, keys) ? record : unreachable();
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
