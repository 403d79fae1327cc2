/* How likely each Faction is to win, from its victory margin and its position. */
import { recordOf } from '../../kit/record';
import { poolOf } from '../components/box';
import { PLAYERS, type Player } from '../components/factions';
import { controlledBy } from '../pieces/control';
import { availableTroops, leaderOf, legionsOnMap } from '../pieces/forces';
import { alliesAndCitadels } from '../pieces/tribes';
import { legionsOffMap } from '../senate';
import { rankingOf } from '../standings';
import type { G } from '../state';
import { marginOf } from '../victory';

/** By how many points of {@link standingOf} a Faction has to lead to be e times as likely to win. */
const SLOPE = 2;

/** Returns each Faction's chance of winning; those of one player share his. Nobody runs a Faction without any. */
export function evaluate(G: G): Record<Player, number> {
  const contenders = rankingOf(G).map(({ factions, counted }) => {
    const points = factions.map((faction) => standingOf(G, faction));
    const own = standingOf(G, counted);
    const average = points.reduce((sum, each) => sum + each, 0) / points.length;
    return { factions, weight: Math.exp((0.7 * own + 0.3 * average) / SLOPE) };
  });
  const all = contenders.reduce((sum, { weight }) => sum + weight, 0);
  return recordOf(PLAYERS, (faction) => {
    const contender = contenders.find(({ factions }) => factions.includes(faction));
    if (contender === undefined) return 0;
    return contender.weight / all / contender.factions.length;
  });
}

/** Returns how well a Faction stands, in points of victory margin. */
export function standingOf(G: G, faction: Player): number {
  return marginNear(G, faction) + positionOf(G, faction);
}

/** The margin; of the two of the Arverni the one that is behind counts most. */
function marginNear(G: G, faction: Player): number {
  const margin = marginOf(G, faction);
  if (faction !== 'arverni') return margin;
  const other = Math.max(legionsOffMap(G) - 6, alliesAndCitadels(G, 'arverni') - 8);
  return 0.75 * margin + 0.25 * Math.min(other, margin + 4);
}

/** What a Faction can make points of: Resources, pieces, Leader, Control. */
function positionOf(G: G, faction: Player): number {
  const resources = Math.sqrt(G.resources[faction]) * 0.3;
  const troops = (poolOf(G, faction).troops - availableTroops(G, faction)) * 0.06;
  const leader = leaderOf(G, faction);
  const led = leader === null ? 0 : leader.as === 'named' ? 0.5 : 0.2;
  const controlled = controlledBy(G, faction).length * 0.2;
  const legions = faction === 'romans' ? legionsOnMap(G) * 0.15 : 0;
  return resources + troops + led + controlled + legions;
}
