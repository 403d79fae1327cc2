/* Who plays: the two causes, and the commanders who fight for them (17). */
import type { Cause } from './components/components';

/**
 * The commanders (17). With two players Caesar commands all Romans and Vercingetorix all Gauls, and nobody holds the other two; with
 * three the Gauls have two commanders, with four the Romans, too.
 */
export type Side = 'caesar' | 'labienus' | 'vercingetorix' | 'relief';

export const SIDES: readonly Side[] = ['caesar', 'labienus', 'vercingetorix', 'relief'];

/** Returns the other cause. */
export function enemyOf(cause: Cause): Cause {
  return cause === 'roman' ? 'gallic' : 'roman';
}

/** Returns the cause a commander fights for. */
export function causeOf(side: Side): Cause {
  return side === 'caesar' || side === 'labienus' ? 'roman' : 'gallic';
}
