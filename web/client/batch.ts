import type { Seat } from '../../games/kit/frame';
import type { LegalMove } from '../../games/kit/move';
import type { MatchState } from './match';

/** Below what the server takes in one message, and lets a connection send at once. */
const MOST_MOVES = 50;
const MOST_CHARACTERS = 16_384;

/** Returns the moves, from the first, that are sent to the server as one message; the first goes in any case. */
export function batchOf(moves: readonly LegalMove[]): readonly LegalMove[] {
  let characters = 0;
  const end = moves.findIndex((move, index) => {
    characters += JSON.stringify(move).length;
    return index > 0 && (index >= MOST_MOVES || characters > MOST_CHARACTERS);
  });
  return end < 0 ? moves : moves.slice(0, end);
}

/** Returns the names of the moves that a seat has made in the state of a number or after it, in order. */
export function movesMadeSince(log: MatchState['log'], seat: Seat | null, since: number): string[] {
  const start = log.findLastIndex(({ _stateID }) => _stateID < since) + 1;
  return log
    .slice(start)
    .filter(({ action }) => action.type === 'MAKE_MOVE' && action.payload.playerID === seat)
    .map(({ action }) => action.payload.type);
}
