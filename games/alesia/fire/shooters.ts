/* Who fires: archers, slingers and forts, and how far (20.5, 24.2). */
import { onceEach } from '../../kit/once';
import { type Box, boxOf, type Unit } from '../components/box';
import { distance, type Hex } from '../components/hex';
import { countersIn, isUnit } from '../field';
import type { G } from '../state';

/** The ranges by their names in the rulebook, in hexes. */
export const PRIMARY = 1;
export const SECONDARY = 2;
export const TERTIARY = 3;

/** Returns all counters of a set that may fire, in the order of the components: missile units and forts. */
export const shootersOf = onceEach(({ units }: Box): readonly Unit[] => units.filter(isShooter));

/** Says whether a counter may fire at all: archers, slingers and forts. */
export function isShooter(unit: Unit): boolean {
  return unit.kind === 'fort' || isMissileUnit(unit);
}

/** Says whether a counter is a missile unit: archers or slingers (20.1). */
export function isMissileUnit({ kind }: Unit): boolean {
  return kind === 'archer' || kind === 'slinger';
}

/** Returns how many hexes a missile unit or a fort fires. */
export function reachOf({ kind }: Unit): number {
  return kind === 'fort' ? TERTIARY : SECONDARY;
}

/** Returns who stands so that a hex is within his range, whether or not he may fire at it. */
export function shootersNear(G: G, hex: Hex): Unit[] {
  const box = boxOf(G);
  const near: Unit[] = [];
  for (const shooter of shootersOf(box)) {
    const stand = box.hex[G.at[shooter.id]];
    if (stand === undefined || Math.abs(stand.row - hex.row) > TERTIARY) continue;
    if (distance(stand, hex) <= reachOf(shooter)) near.push(shooter);
  }
  return near;
}

/** Says whether a fort has somebody to serve its engines (any unit but a leader does, 24.1). */
export function isManned(G: G, fort: Unit): boolean {
  return countersIn(G, G.at[fort.id]).some((unit) => unit.side === 'roman' && isUnit(unit));
}

/** Returns the ranges at which a missile unit or a fort may still fire in this turn, the farthest first (20.5, 24.2). */
export function rangesLeft({ fired }: G, shooter: Unit): number[] {
  const spent = fired[shooter.id];
  const ranges = shooter.kind === 'fort' ? [TERTIARY, SECONDARY, PRIMARY] : [SECONDARY, PRIMARY];
  return spent === undefined ? ranges : ranges.filter((range) => !spent.includes(range));
}
