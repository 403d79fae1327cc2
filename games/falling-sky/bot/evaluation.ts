/* How likely each Faction is to win, by what a player would name of its position, at weights that were fitted. */
import { recordOf } from '../../kit/record';
import { PLAYERS, type Player } from '../components/factions';
import { rankingOf } from '../standings';
import type { G } from '../state';
import { describePosition } from './features/position';
import { weightsFor } from './weighing';
import { POSITION_WEIGHTS } from './weights';

/** Returns each Faction's chance of winning; those of one player share his. Nobody runs a Faction without any. */
export function evaluate(G: G): Record<Player, number> {
  const contenders = rankingOf(G).map(({ factions, counted }) => {
    const standings = factions.map((faction) => standingOf(G, faction));
    const average = standings.reduce((sum, each) => sum + each, 0) / standings.length;
    return { factions, standing: 0.7 * standingOf(G, counted) + 0.3 * average };
  });
  const best = Math.max(...contenders.map(({ standing }) => standing));
  const weights = contenders.map(({ standing }) => Math.exp(standing - best));
  const all = weights.reduce((sum, each) => sum + each, 0);
  return recordOf(PLAYERS, (faction) => {
    const index = contenders.findIndex(({ factions }) => factions.includes(faction));
    return index < 0 ? 0 : weights[index] / all / contenders[index].factions.length;
  });
}

/** Returns how well a Faction stands: by how much more than another, in powers of e, it is likelier to win. */
function standingOf(G: G, faction: Player): number {
  const weights = weightsFor(POSITION_WEIGHTS, faction);
  let standing = 0;
  describePosition(G, faction, (feature, value) => {
    standing += (weights.get(feature) ?? 0) * value;
  });
  return standing;
}
