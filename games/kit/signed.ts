/* Numbers that may be negative, in words. */

/** Returns a whole number with a minus sign where it is negative: `2`, `0`, `−3`. */
export function withMinus(number: number): string {
  return String(number).replace('-', '−');
}

/** Returns a whole number with its sign: `+2`, `0`, `−3`. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : withMinus(number);
}
