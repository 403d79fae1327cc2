/* Archers and slingers among the enemy (20.3). */
import type { Play } from '../../kit/play';
import { boxOf, type Unit } from '../components/box';
import { isControlled, unitsIn } from '../field';
import { eliminate } from '../losses';
import type { G, Side } from '../state';
import type { Movement } from './frames';
import { movable, ragingUnits } from './movers';

/** Says whether a unit is of archers or slingers (20). */
export function isMissile({ kind }: Unit): boolean {
  return kind === 'archer' || kind === 'slinger';
}

/** Returns the missile units of a side that stand in a Gallic zone of control, can withdraw from it, and therefore must (20.3). */
export function mustWithdraw(G: G, frame: Movement, side: Side): Unit[] {
  const threatened = boxOf(G).units.filter((unit) => isMissile(unit) && isThreatened(G, unit));
  return threatened.length === 0 ? [] : [...movable(G, frame, side, threatened)];
}

/** Eliminates the missile units that could not withdraw, unless other units are with them or a battle rages (20.3). */
export function loseMissiles(play: Play<G>): void {
  const { G } = play;
  const raging = ragingUnits(G);
  const lost = boxOf(G).units.filter(
    (unit) =>
      isMissile(unit) &&
      isThreatened(G, unit) &&
      !raging.has(unit.id) &&
      unitsIn(G, G.at[unit.id]).every(isMissile),
  );
  eliminate(
    play,
    lost.map(({ id }) => id),
    '20.3',
    'among the enemy',
  );
}

function isThreatened(G: G, { id }: Unit): boolean {
  return boxOf(G).hex[G.at[id]] !== undefined && isControlled(G, 'gallic', G.at[id]);
}
