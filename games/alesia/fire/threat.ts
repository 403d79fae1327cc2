/* Who could fire at a unit: for screens, which show what a way costs, and for bots. */
import { findFrame } from '../../kit/frame';
import { boxOf } from '../components/box';
import { distance } from '../components/hex';
import { type G, OFF } from '../state';
import { type Risk, riskOf } from './exposure';
import { approachIn } from './fire';
import { isShooter, reachOf } from './shooters';
import { type Approach, approachOf, hexAt, isBehindWalls, shotsOn } from './shots';
import { type Chances, chancesOf } from './tables';

/** A shot that a unit has to fear. */
export interface Threat extends Chances {
  /** The missile unit or fort. */
  shooter: string;
  /** In hexes. */
  range: number;
}

/**
 * Returns who could fire at a Gallic unit where it stands, or would if it came to `place` now, by all that everybody may know: at which
 * range, and with what chances. None where it is in no hex.
 */
export function shotsAt(G: G, unit: string, place = G.at[unit]): Threat[] {
  const approach = approachTo(G, unit, place);
  if (approach === null) return [];
  return shotsOn(G, approach).map(({ shooter, range }) => ({
    shooter: shooter.id,
    range,
    ...chancesOf(G, shooter, range),
  }));
}

/**
 * Returns the fields of fire as they are for a Gallic unit: every hex of the board in which it may be fired at if it comes there now, or stays
 * where it is, and what all who may fire could do to it there together (20.5, 24.2).
 */
export function fieldsOfFire(G: G, unit: string): Map<string, Risk> {
  const fields = new Map<string, Risk>();
  for (const { id } of boxOf(G).hexes) {
    const approach = approachTo(G, unit, id);
    const shots = approach === null ? [] : shotsOn(G, approach);
    if (shots.length > 0) fields.set(id, riskOf(G, shots));
  }
  return fields;
}

/** Returns the hexes in the field of fire of a missile unit or a fort where it stands, manned or not (20.5, 20.7, 24.2); none if it is in no hex. */
export function fieldOfFire(G: G, shooter: string): string[] {
  const { unit, hexes } = boxOf(G);
  const stand = hexAt(G, G.at[shooter]);
  if (stand === null || !isShooter(unit[shooter])) return [];
  const reach = reachOf(unit[shooter]);
  return hexes
    .filter((hex) => hex !== stand && distance(stand, hex) <= reach && !isBehindWalls(boxOf(G), stand, hex))
    .map(({ id }) => id);
}

function approachTo(G: G, unit: string, place: string): Approach | null {
  const hex = hexAt(G, place);
  if (hex === null) return null;
  const now = G.at[unit];
  const movement = findFrame(G, 'movement');
  if (now === OFF && !hex.edge) return { unit, hex, how: 'moves', from: null, began: null };
  if (place !== now) return approachOf(G, unit, now, movement, place);
  const fire = findFrame(G, 'fire');
  if (fire?.unit === unit) return approachIn(G, fire);
  return {
    ...approachOf(G, unit, now, movement),
    from: null,
    began: hexAt(G, movement?.began[unit] ?? null),
  };
}
