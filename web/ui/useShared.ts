import { useRef } from 'react';
import { sharing } from './sharing';

/** Returns a value of which the parts that are as they were at the last drawing are the same objects as then. */
export function useShared<T>(value: T): T {
  const last = useRef(value);
  last.current = sharing(last.current, value);
  return last.current;
}
