/* 8.5.1: What makes the Non-player Belgae fight or march away. */
import type { Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { forceIn, piecesIn } from '../../pieces/forces';
import { alliesAndCitadelsIn } from '../../pieces/tribes';
import { regionsOf } from '../../places';
import type { G } from '../../state';

/** The enemies that count: all but the Germans, whom the Belgae do not Battle. */
export const ENEMIES: readonly Player[] = ['romans', 'aedui', 'arverni'];

/** A Region where the Belgae would Battle, or march away from, and whom they meet there. */
export interface Threat {
  region: RegionId;
  enemies: readonly Player[];
}

/** How many pieces make a group that counts, of the Belgae as of an enemy. */
const GROUP = 4;

/**
 * Returns the Regions where the Belgae have their Leader or at least four Warbands, and an enemy an Ally, Citadel, Legion or at least
 * four pieces.
 */
export function threatsTo(G: G): Threat[] {
  const threats: Threat[] = [];
  for (const region of regionsOf(G)) {
    const force = forceIn(G, region, 'belgae');
    if (force.leader === null && troopsOf(force) < GROUP) continue;
    const enemies = ENEMIES.filter((enemy) => isThreatening(G, region, enemy));
    if (enemies.length > 0) threats.push({ region, enemies });
  }
  return threats;
}

function isThreatening(G: G, region: RegionId, enemy: Player): boolean {
  return (
    alliesAndCitadelsIn(G, region, enemy) > 0 ||
    forceIn(G, region, enemy).legions > 0 ||
    piecesIn(G, region, enemy) >= GROUP
  );
}
