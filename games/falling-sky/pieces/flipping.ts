/* Flipping Warbands and Auxilia: to Hidden, to Revealed, and under Scouted markers (1.4.3, 4.2.2). */
import type { Play } from '../../kit/play';
import { type Faction, nameOf, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { regionName } from '../places';
import type { G } from '../state';
import type { Group, Lie } from './force';
import { forceIn } from './forces';
import { forceToWrite } from './writing';

/**
 * Flips what a Faction has Revealed in a Region to Hidden, Scouted Warbands lose their markers instead (1.4.3, 4.2.2), and tells it.
 * Returns whether there was any.
 */
export function flipToHidden(
  play: Play<G>,
  rule: string,
  region: RegionId,
  faction: Faction,
  side?: Player,
): boolean {
  const { revealed, scouted } = forceIn(play.G, region, faction);
  if (revealed + scouted === 0) return false;
  hide(play.G, region, faction);
  const parts = [
    revealed > 0 ? `${revealed} ${revealed === 1 ? 'flips' : 'flip'} to Hidden` : '',
    scouted === 1 ? '1 loses its Scouted marker' : '',
    scouted > 1 ? `${scouted} lose their Scouted markers` : '',
  ];
  play.journal(
    rule,
    `${nameOf(faction)} in ${regionName(play.G, region)}: ${parts.filter((part) => part !== '').join(', ')}.`,
    { ...(side !== undefined && { side }), places: [region] },
  );
  return true;
}

/** Flips Hidden pieces to Revealed, as many of `count` as are Hidden there; returns how many. */
export function reveal(G: G, region: RegionId, faction: Faction, count = Number.POSITIVE_INFINITY): number {
  const flipped = Math.min(count, forceIn(G, region, faction).hidden);
  if (flipped === 0) return 0;
  const force = forceToWrite(G, region, faction);
  force.hidden -= flipped;
  force.revealed += flipped;
  return flipped;
}

/** Flips all Revealed pieces there to Hidden; Scouted ones lose their marker instead and stay Revealed (1.4.3, 4.2.2). */
export function hide(G: G, region: RegionId, faction: Faction): void {
  hideGroup(G, region, faction, forceIn(G, region, faction));
}

/** Flips the pieces of a group there as {@link hide} does. */
export function hideGroup(
  G: G,
  region: RegionId,
  faction: Faction,
  { revealed, scouted }: Readonly<Pick<Group, Lie>>,
): void {
  if (revealed + scouted === 0) return;
  const force = forceToWrite(G, region, faction);
  force.hidden += revealed;
  force.revealed += scouted - revealed;
  force.scouted -= scouted;
}

/** Puts Scouted markers on Warbands: on Revealed ones, and on Hidden ones, which are Revealed (4.2.2). */
export function scout(
  G: G,
  region: RegionId,
  faction: Faction,
  lie: 'hidden' | 'revealed',
  count: number,
): void {
  const force = forceToWrite(G, region, faction);
  if (force[lie] < count) throw new Error(`the ${faction} have too few ${lie} Warbands in ${region}`);
  force[lie] -= count;
  force.scouted += count;
}
