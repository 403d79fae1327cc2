/* Weights by Faction, to be found fast. */
import type { Weights } from '../../kit/features';
import { onceEach } from '../../kit/once';
import { recordOf } from '../../kit/record';
import { PLAYERS, type Player } from '../components/factions';

const byFaction = onceEach((weights: Weights) =>
  recordOf(
    PLAYERS,
    (_faction, index) => new Map(Object.entries(weights).map(([feature, row]) => [feature, row[index]])),
  ),
);

/** Returns what each feature is worth to a Faction. */
export function weightsFor(weights: Weights, faction: Player): ReadonlyMap<string, number> {
  return byFaction(weights)[faction];
}
