/* What is worked out once for a step under way: nothing that it depends on changes as long as the step lasts. */
import type { G } from '../state';

/**
 * Returns a function that works something out for a frame of a state that is changed in place, and keeps it as long as there is that frame.
 * Another state that has the same frame, as a side sees it for one, is another matter.
 */
export function during<Frame extends object, Value>(
  compute: (G: G, frame: Frame) => Value,
): (G: G, frame: Frame) => Value {
  const known = new WeakMap<Frame, { G: G; value: Value }>();
  return (G, frame) => {
    const before = known.get(frame);
    if (before?.G === G) return before.value;
    const value = compute(G, frame);
    known.set(frame, { G, value });
    return value;
  };
}
