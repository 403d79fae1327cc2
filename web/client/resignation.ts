import type { CredentialedActionShape } from 'boardgame.io';
import type { Seat } from '../../games/kit/frame';

/**
 * Returns the action by which a seat resigns, to be handed to a transport: boardgame.io's own client takes it for an error
 * while the seat waits.
 */
export function resignation(seat: Seat, credentials = ''): CredentialedActionShape.MakeMove {
  return { type: 'MAKE_MOVE', payload: { type: 'resign', args: [], playerID: seat, credentials } };
}
