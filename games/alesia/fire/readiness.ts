/* Who may fire at which ranges as a turn begins (20.5, 24.2, 24.5). */
import type { Play } from '../../kit/play';
import { boxOf, type Unit } from '../components/box';
import { distance } from '../components/hex';
import { isUnit } from '../field';
import type { G } from '../state';
import { unitNames } from '../words';
import { isManned, PRIMARY, reachOf, SECONDARY, TERTIARY } from './shooters';

/**
 * Makes archers, slingers and forts ready for a Gallic turn: all may fire again, but a fort that Gallic units are next to does not fire
 * farther in this turn, and one that they are two hexes off from does not fire at three (24.5).
 */
export function readyToFire(play: Play<G>): void {
  const { G } = play;
  const box = boxOf(G);
  G.fired = {};
  const forts = box.units.filter((unit) => unit.kind === 'fort' && G.at[unit.id] in box.hex);
  const gauls = box.units.filter(
    (unit) => unit.side === 'gallic' && isUnit(unit) && G.at[unit.id] in box.hex,
  );
  const near = new Map<number, string[]>();
  for (const fort of forts) {
    const range = nearest(G, fort, gauls);
    if (range > SECONDARY || !isManned(G, fort)) continue;
    G.fired[fort.id] = range === PRIMARY ? [TERTIARY, SECONDARY] : [TERTIARY];
    near.set(range, [...(near.get(range) ?? []), fort.id]);
  }
  for (const [range, ids] of near) {
    const far = range === PRIMARY ? 'no farther than the next hex' : 'no farther than two hexes';
    play.journal('24.5', `With Gauls so close, ${unitNames(G, ids)} may fire ${far}.`, {
      places: ids.map((id) => G.at[id]),
      pieces: ids,
    });
  }
}

/** Returns how far off the nearest of some units is; more than a fort fires for none within its range. */
function nearest(G: G, fort: Unit, units: readonly Unit[]): number {
  const { hex } = boxOf(G);
  const stand = hex[G.at[fort.id]];
  let least = reachOf(fort) + 1;
  for (const { id } of units) least = Math.min(least, distance(stand, hex[G.at[id]]));
  return least;
}
