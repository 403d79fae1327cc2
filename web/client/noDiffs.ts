/*
 * Stands in for the part of the package rfc6902 that compares values. Pages apply the patches that the server made, in
 * which nothing is compared, and make none themselves.
 */

/** Would compare two values. */
export function diffAny(): never {
  throw new Error('pages make no patches');
}

/** Would say whether a change takes something away. */
export function isDestructive(): never {
  throw new Error('pages make no patches');
}
