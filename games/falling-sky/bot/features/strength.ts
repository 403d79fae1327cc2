/* What pieces in a Region could do to each other, at a glance (1.6, 3.2.4, 3.3.4). */
import { type Faction, isPlayer, type Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { type Force, troopsOf } from '../../pieces/force';
import { factionsIn, forceIn } from '../../pieces/forces';
import { presenceIn, totalOf } from '../../pieces/presence';
import { citadelsIn } from '../../pieces/tribes';
import type { G } from '../../state';

type Fighting = Pick<Force, 'leader' | 'legions' | 'hidden' | 'revealed' | 'scouted'>;

/** Returns the half Losses that pieces of a Faction cause in the Attack (3.2.4, 3.3.4). */
export function halvesOf(force: Readonly<Fighting>, faction: Faction): number {
  const { leader, legions } = force;
  const isNamed = leader === 'named';
  const troops = troopsOf(force) * (isNamed && faction === 'belgae' ? 2 : 1);
  return troops + 2 * legions * (isNamed && faction === 'romans' ? 2 : 1) + (leader === null ? 0 : 2);
}

/** Says whether a Faction has a Fort or Citadel in a Region, which halves what it loses to an Attack. */
export function isFortified(G: G, region: RegionId, faction: Faction): boolean {
  return forceIn(G, region, faction).fort || citadelsIn(G, region, faction).length > 0;
}

/** Returns the Losses that an Attack of a Faction on another causes in a Region. */
export function blowTo(G: G, region: RegionId, attacker: Faction, defender: Faction): number {
  const halves = halvesOf(forceIn(G, region, attacker), attacker);
  return Math.floor(halves / (isFortified(G, region, defender) ? 4 : 2));
}

/** Says whether two Factions are of one player. */
export function areOfOnePlayer({ seats }: G, faction: Player, other: Faction): boolean {
  return isPlayer(other) && seats[other] !== null && seats[other] === seats[faction];
}

/** Returns the hardest blow that others could deal a Faction in a Region; Germans only where they could Ambush (3.4.4). */
export function threatIn(G: G, region: RegionId, faction: Player): number {
  let worst = 0;
  for (const other of factionsIn(G, region)) {
    if (other === faction || areOfOnePlayer(G, faction, other)) continue;
    if (other === 'germans' && forceIn(G, region, 'germans').hidden <= forceIn(G, region, faction).hidden)
      continue;
    worst = Math.max(worst, blowTo(G, region, other, faction));
  }
  return worst;
}

/** Returns how many more pieces a Faction has in a Region than all others; above 0 it Controls it (1.6). */
export function leadIn(G: G, region: RegionId, faction: Faction): number {
  const { pieces } = presenceIn(G, region);
  return 2 * pieces[faction] - totalOf(pieces);
}

/** Returns how many Allies and Citadels others have in a Region, those of the same player apart. */
export function enemyTribesIn(G: G, region: RegionId, faction: Player): number {
  const { allies, citadels, factions } = presenceIn(G, region);
  let count = 0;
  for (const other of factions)
    if (other !== faction && !areOfOnePlayer(G, faction, other))
      count += allies[other].length + citadels[other].length;
  return count;
}
