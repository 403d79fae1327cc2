/* What was worked out of numbers lately: between two steps of a turn they are mostly the same. */
import { onceEach } from '../../kit/once';

/** So much is remembered for each object. */
const KEPT = 8;

interface Known<Value> {
  numbers: readonly Int16Array[];
  value: Value;
}

/** Returns a function that comes to the same as `compute`, which must follow from its arguments, and remembers what it has last come to. */
export function lately<Of extends object, Value>(
  compute: (of: Of, ...numbers: readonly Int16Array[]) => Value,
): (of: Of, ...numbers: readonly Int16Array[]) => Value {
  const knownOf = onceEach((_of: Of): Known<Value>[] => []);
  return (of, ...numbers) => {
    const known = knownOf(of);
    const same = known.find((each) => each.numbers.every((one, index) => isSame(one, numbers[index])));
    if (same !== undefined) return same.value;
    const value = compute(of, ...numbers);
    known.unshift({ numbers, value });
    known.length = Math.min(known.length, KEPT);
    return value;
  };
}

function isSame(one: Int16Array, other: Int16Array): boolean {
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return one.length === other.length;
}
