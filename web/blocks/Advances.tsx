import { Arrow } from '../map/Arrow';
import type { Point } from '../map/projection';

/** A way by which a side came into a contested place. */
export interface Advance {
  side: string;
  from: Point;
  /** It is that of the main attack, not of reserves. */
  isMain: boolean;
}

/** The ways by which the sides came into a contested place: the main attack solid, reserves broken. */
export function Advances({ to, advances }: { to: Point; advances: readonly Advance[] }) {
  return advances.map(({ side, from, isMain }) => (
    <Arrow key={`${side} ${from.x} ${from.y}`} side={side} from={from} to={to} isBroken={!isMain} />
  ));
}
