/*
 * Stands in for the package rfc6902 where bots think. boardgame.io's reducer needs it to follow a match over the network,
 * which is the page's matter.
 */

/** Would apply a patch. */
export function applyPatch(): never {
  throw new Error('patches are not for bots');
}

/** Would make a patch. */
export function createPatch(): never {
  throw new Error('patches are not for bots');
}
