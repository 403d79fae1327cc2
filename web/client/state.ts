import type { State } from 'boardgame.io';
import type { Stacked } from '../../games/kit/frame';
import { seatsDeciding } from '../../games/kit/seats';
import type { MatchState } from './match';

/** What boardgame.io's client gives as its state, of which we read this much. */
export type ClientState = Pick<State<Stacked>, 'G' | 'ctx' | 'plugins' | '_stateID'> & {
  log: MatchState['log'];
};

/** Returns boardgame.io's client state in the table's terms. */
export function matchStateOf({ G, ctx, plugins, _stateID, log }: ClientState): MatchState {
  return { id: _stateID, G, deciding: seatsDeciding(G), plugins, log, over: ctx.gameover ?? null };
}
