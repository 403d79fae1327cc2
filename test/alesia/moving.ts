import { commanderOf } from '../../games/alesia/commanders';
import { boxOf } from '../../games/alesia/components/box';
import { placeOf, reachOf, UNREACHED } from '../../games/alesia/movement';
import type { Movement } from '../../games/alesia/movement/frames';
import type { Cause, G } from '../../games/alesia/state';
import type { AnyFrame } from '../../games/kit/frame';
import { findFrame } from '../../games/kit/frame';
import { type Position, restOf, type Table, tableAt } from './table';

/** The state in which the besieged have been free to come out for some turns. */
export const FREE: Position = { turn: 9, release: { landed: [], fought: true, turn: 1, out: true } };

/** Returns a movement that begins. */
export function movementOf(cause: Cause, more: Partial<Movement> = {}): AnyFrame<G> {
  return { step: 'movement', sides: [], cause, began: {}, movers: [], appeared: {}, ended: [], ...more };
}

/** Returns a table at which a cause moves, with a decision of Caesar's below. */
export function moving(cause: Cause, position: Position, more: Partial<Movement> = {}): Table {
  return tableAt(position, restOf(), movementOf(cause, more));
}

/** Returns what it costs a unit to come to places, in half movement factors; 0 where it cannot. */
export function costsTo({ G }: Table, unit: string, ...places: string[]): number[] {
  const frame = findFrame(G, 'movement');
  if (frame === undefined) throw new Error('nobody moves');
  const { costs } = reachOf(G, frame, commanderOf(G, boxOf(G).unit[unit]), unit);
  return places.map((place) => {
    const cost = costs[placeOf(G, place)];
    return cost === UNREACHED ? 0 : cost;
  });
}
