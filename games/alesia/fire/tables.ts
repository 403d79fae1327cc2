/* The tables for archers and slingers (20.6) and for missile engines. */
import type { Unit } from '../components/box';
import { boxOf } from '../components/box';
import type { G } from '../state';
import { reachOf } from './shooters';

/** What a die brings. */
export interface Hit {
  result: 'none' | 'disrupted' | 'eliminated';
  /** Whether all in the hex are struck. */
  all: boolean;
}

/** What a shot may bring: parts of 1. */
export interface Chances {
  disrupted: number;
  eliminated: number;
  /** How often all in the hex are struck, in either way. */
  all: number;
}

/** Returns what a die brings to a target of a missile unit or a fort at a range in hexes. */
export function hitOf(G: G, shooter: Unit, range: number, die: number): Hit {
  const { missiles, engines } = boxOf(G).components.tables;
  const table = shooter.kind === 'fort' ? engines : missiles;
  const cell = table[die - 1][reachOf(shooter) - range];
  const result = cell[0] === 'D' ? 'disrupted' : cell[0] === 'E' ? 'eliminated' : 'none';
  return { result, all: cell.endsWith('*') };
}

/** Returns the chances of a shot at a range in hexes. */
export function chancesOf(G: G, shooter: Unit, range: number): Chances {
  const hits = [1, 2, 3, 4, 5, 6].map((die) => hitOf(G, shooter, range, die));
  const share = (test: (hit: Hit) => boolean) => hits.filter(test).length / hits.length;
  return {
    disrupted: share(({ result }) => result === 'disrupted'),
    eliminated: share(({ result }) => result === 'eliminated'),
    all: share(({ all }) => all),
  };
}
