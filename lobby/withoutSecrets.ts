import type { Game, State, StorageAPI } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { sightOf } from './socket/view';

type Fetched = Partial<StorageAPI.FetchFields>;

/**
 * For who stays with boardgame.io's own `Server`: returns its storage, of which `fetch` gives the first state of a match
 * (`initialState`) as a spectator sees it, so that `sync` hands nobody the hands of the others, or the dice to come. For that it
 * needs the games that are served; without them, and for other games, the first state has an empty `G` and no plugins.
 * Everything else is asked of the storage itself, which keeps the first state whole: undo and restarts are as before.
 *
 * ```js
 * Server({ games, db: withoutSecrets(new FlatFile({ dir: 'data' }), games), origins });
 * ```
 *
 * **This mends one hole and no other.** boardgame.io 0.50.2 still trusts its clients: an active player may end the game in his
 * favour by an event, or replace the whole state; may move for another who is active, too; a seat can be watched before somebody
 * takes it; a `sync` of an unknown match makes one, and is told its first state whole; the seed of the dice is the time at
 * which the match was made, which the lobby shows. Where players do not trust each other, use `startServer`.
 *
 * @throws {TypeError} if it is given no storage of boardgame.io.
 */
export function withoutSecrets<S extends StorageAPI.Async | StorageAPI.Sync>(
  storage: S,
  games: readonly Game[] = [],
): S {
  if (typeof storage?.fetch !== 'function')
    throw new TypeError('withoutSecrets needs a storage of boardgame.io');
  const played = new Map(games.map((game) => [game.name ?? 'default', ProcessGameConfig(game)]));

  const shown = (state: State, gameName: string | undefined): State => {
    const game = played.get(gameName ?? '');
    if (game !== undefined) return sightOf(game, null, state).view.state;
    return { ...state, G: {}, plugins: {}, _undo: [], _redo: [] };
  };
  const withoutThem = ({ metadata, ...fetched }: Fetched, opts: StorageAPI.FetchOpts): Fetched => ({
    ...fetched,
    ...(opts.metadata === true && { metadata }),
    ...(fetched.initialState && { initialState: shown(fetched.initialState, metadata?.gameName) }),
  });
  const fetch = (matchID: string, opts: StorageAPI.FetchOpts) => {
    if (opts.initialState !== true) return storage.fetch(matchID, opts);
    const fetched: Fetched | Promise<Fetched> = storage.fetch(matchID, { ...opts, metadata: true });
    return fetched instanceof Promise
      ? fetched.then((all) => withoutThem(all, opts))
      : withoutThem(fetched, opts);
  };

  return new Proxy(storage, {
    get(target, name) {
      if (name === 'fetch') return fetch;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
