/* Who could fire at a unit: for screens, which show what a way costs, and for bots. */
import { findFrame } from '../../kit/frame';
import type { G } from '../state';
import { approachIn } from './fire';
import { type Approach, approachOf, hexAt, shotsOn } from './shots';
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

function approachTo(G: G, unit: string, place: string): Approach | null {
  const hex = hexAt(G, place);
  if (hex === null) return null;
  const now = G.at[unit];
  const movement = findFrame(G, 'movement');
  if (place !== now) return approachOf(G, unit, now, movement, place);
  const fire = findFrame(G, 'fire');
  if (fire?.unit === unit) return approachIn(G, fire);
  return {
    ...approachOf(G, unit, now, movement),
    from: null,
    began: hexAt(G, movement?.began[unit] ?? null),
  };
}
