import type { Game, State } from 'boardgame.io';

/**
 * Returns what a seat may know of a state. boardgame.io's `Local` hands bots the whole state, with the dice to come
 * among its plugins and everybody's moves in its logs; none of that is taken over.
 */
export function sightOf({ playerView }: Pick<Game, 'playerView'>, state: State, seat: string): State {
  const { G, ctx, _stateID } = state;
  return {
    G: playerView === undefined ? G : playerView({ G, ctx, playerID: seat }),
    ctx,
    plugins: {},
    deltalog: [],
    _undo: [],
    _redo: [],
    _stateID,
  };
}
