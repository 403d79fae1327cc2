/* Numbers of odds as they are shown. */
import type { Expected } from '../../../games/falling-sky/battle/odds';

/** Returns an expected number with one decimal at most: `2`, `1.5`. */
export function figure(number: number): string {
  return String(Math.round(number * 10) / 10);
}

/** Returns an expected number, or the less and the more where it depends on what is chosen: `1.5–3`. */
export function figures({ low, high }: Expected): string {
  const [from, to] = [figure(low), figure(high)];
  return from === to ? from : `${from}–${to}`;
}
