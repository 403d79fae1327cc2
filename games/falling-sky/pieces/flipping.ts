/* Flipping Warbands and Auxilia to Hidden in the course of an action (1.4.3, 4.2.2). */
import type { Play } from '../../kit/play';
import { type Faction, nameOf, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { regionName } from '../places';
import type { G } from '../state';
import { forceIn, hide } from './forces';

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
    `${nameOf(faction)} in ${regionName(region)}: ${parts.filter((part) => part !== '').join(', ')}.`,
    { ...(side !== undefined && { side }), places: [region] },
  );
  return true;
}
