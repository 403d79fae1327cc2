/*
 * Stands in for the package rfc6902 in the browser. boardgame.io needs it for games with `deltaState`, whose changes
 * travel as patches; no game of this package is one, and the package is a thirtieth of what a board loads.
 */

/** Would apply a patch. */
export function applyPatch(): never {
  throw new Error('games with deltaState are not supported');
}

/** Would make a patch. */
export function createPatch(): never {
  throw new Error('games with deltaState are not supported');
}
