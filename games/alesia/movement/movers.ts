/* Which units may still be moved, and how far they have come. */
import { commanderOf } from '../commanders';
import { boxOf, type Unit } from '../components/box';
import { type G, OFF, type Side, TOWN } from '../state';
import type { Movement, Mover } from './frames';
import { canSetOut, namesOf, placeOf, type Reach, type Relaxed, reach } from './reach';

/** Returns what a side moves at the moment, or undefined before its first move. */
export function moverOf({ movers }: Movement, side: Side): Mover | undefined {
  return movers.find((mover) => mover.side === side);
}

/** Returns the units that a Battle Rages result holds where they are (15.3). */
export function ragingUnits({ rages }: G): Set<string> {
  return new Set(rages.flatMap(({ attackers, defenders }) => [...attackers, ...defenders]));
}

/** Returns where a unit that a side moves can come now; `relaxed` leaves a rule out of account. */
export function reachOf(G: G, frame: Movement, side: Side, unit: string, relaxed?: Relaxed): Reach {
  const { spent, began } = progressOf(G, frame, side, unit);
  return reach(G, frame.cause, unit, G.at[unit], spent, began, relaxed);
}

/** Returns a unit as it sets out to a place of its reach: what the way costs, and which it is (5.2). */
export function setsOut(G: G, reach: Reach, side: Side, unit: string, name: string): Mover {
  const place = placeOf(G, name);
  const path = namesOf(G, reach.wayTo(place));
  return { side, unit, spent: reach.costs[place], path, left: reach.leaves(place) };
}

/** Returns the units that a side may move now, one after the other: each of them can come somewhere. `units` are those in question. */
export function* movable(
  G: G,
  frame: Movement,
  side: Side,
  units: readonly Unit[] = boxOf(G).units,
): Generator<Unit> {
  for (const unit of unitsToMove(G, frame, side, units)) {
    const { spent, began } = progressOf(G, frame, side, unit.id);
    if (canSetOut(G, frame.cause, unit.id, G.at[unit.id], spent, began)) yield unit;
  }
}

/**
 * Returns those of some units that a side commands and has not moved before it moved another (5.2), and that neither disruption (21.1) nor a raging
 * battle (15.3) nor the order of the Gallic movement (4.1) holds; whether or not they can come anywhere.
 */
export function unitsToMove(
  G: G,
  frame: Movement,
  side: Side,
  units: readonly Unit[] = boxOf(G).units,
): Unit[] {
  const raging = ragingUnits(G);
  const { hex } = boxOf(G);
  const isEntering = hasBroughtOn(G, frame, side);
  return units.filter((unit) => {
    const { id, movement } = unit;
    const place = G.at[id];
    if (unit.side !== frame.cause || movement === 0) return false;
    if (place !== TOWN && place !== OFF && hex[place] === undefined) return false;
    if (isEntering && place !== OFF && frame.began[id] !== OFF) return false;
    if (hasMoved(frame, side, id) || raging.has(id) || G.disrupted.includes(id)) return false;
    return commanderOf(G, unit) === side;
  });
}

/** Says whether a Gallic commander has brought a unit onto the board in this turn: those that were on it move no more (4.1). */
export function hasBroughtOn(G: G, { cause, began }: Movement, side: Side): boolean {
  if (cause === 'roman') return false;
  const { unit } = boxOf(G);
  return Object.keys(began).some((id) => began[id] === OFF && commanderOf(G, unit[id]) === side);
}

/** Says whether a unit has been moved in this turn and may not move on: its commander has moved another since (5.2). */
export function hasMoved(frame: Movement, side: Side, unit: string): boolean {
  return frame.began[unit] !== undefined && moverOf(frame, side)?.unit !== unit;
}

/** Returns what a unit has spent in this turn, and where it began as long as it has not left what it began on or in; see {@link reach}. */
function progressOf(
  G: G,
  frame: Movement,
  side: Side,
  unit: string,
): { spent: number; began: string | null } {
  const mover = moverOf(frame, side);
  if (mover?.unit !== unit) return { spent: 0, began: G.at[unit] };
  return { spent: mover.spent, began: mover.left ? null : frame.began[unit] };
}
