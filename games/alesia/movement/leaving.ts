/* Leaving the board (11.5), which is Vercingetorix's victory (26.1). */
import type { Play } from '../../kit/play';
import { boxOf, type Unit } from '../components/box';
import { exitZones, leaveBoard, mayLeaveBoard } from '../offboard';
import { type G, OFF, type Side } from '../state';
import { win } from '../victory';
import { unitName } from '../words';
import type { Movement } from './frames';
import { reachOf, unitsToMove } from './movers';

/**
 * Returns the units of a side that can leave the board from where they stand: at its edge, with a movement factor left (11.5), and not in the turn in
 * which they came onto it (11.7).
 */
export function leavers(G: G, frame: Movement, side: Side): Unit[] {
  const { hex } = boxOf(G);
  return unitsToMove(G, frame, side).filter(({ id }) => {
    const place = hex[G.at[id]];
    if (place === undefined || !place.edge || frame.began[id] === OFF || !mayLeaveBoard(G, id)) return false;
    return reachOf(G, frame, side, id).exits.includes(place.number);
  });
}

/** Returns the off-board zones into which a unit at the edge may leave (11.1). */
export function zonesToLeaveBy(G: G, unit: string): readonly string[] {
  return exitZones(G, G.at[unit]);
}

/** Takes a unit off the board; who may see into its zone is for others to say. The Gauls win with Vercingetorix (26.1). */
export function leave(play: Play<G>, frame: Movement, side: Side, unit: string, zone: string): void {
  const { G } = play;
  const from = G.at[unit];
  frame.began[unit] ??= from;
  frame.movers = frame.movers.filter((mover) => mover.side !== side);
  leaveBoard(G, unit, zone);
  play.journal('11.5', `${unitName(G, unit)} leaves the board.`, {
    kind: 'move',
    side,
    places: [from],
    pieces: [unit],
  });
  const { kind, side: cause } = boxOf(G).unit[unit];
  if (kind === 'leader' && cause === 'gallic') win(play, 'gallic', '26.1', 'Vercingetorix has escaped');
}
