/* Who may attack: one by one, whatever others of the hex do (21.5). */
import type { Unit } from '../components/box';
import { isUnit } from '../field';
import { isMissile } from '../movement/missiles';
import type { G } from '../state';

/** Says whether a unit may attack hand to hand at all: no missile unit (20.1), nobody disrupted (21.2), no leader alone (19.3). */
export function mayAttack(G: G, unit: Unit): boolean {
  return isUnit(unit) && !isMissile(unit) && !G.disrupted.includes(unit.id);
}
