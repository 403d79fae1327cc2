import type { Server } from 'boardgame.io';
import type { LobbyGame } from '../game';
import type { Limits } from '../limits';
import type { Log } from '../log';
import type { Storage } from '../storage/storage';
import { type Bodies, type BodyOf, bodiesFor, bodyOf } from './bodies';
import type { BoardgameServer, Context } from './koa';
import { gameIn, matchIn } from './paths';

type Parts = {
  games: readonly LobbyGame[];
  storage: Storage;
  limits: Limits;
  log: Log;
  /** Runs a job between the moves of a match. */
  between<T>(matchID: string, job: () => Promise<T>): Promise<T>;
  /** Called after every change. */
  changed(): void;
};

/** A POST whose body fits. */
export type Post<V extends keyof Bodies> = { context: Context; game: LobbyGame; body: BodyOf<V> };
/** A POST on a match that is there, with the match's data as it is now. */
export type MatchPost<V extends keyof Bodies> = Post<V> & { matchID: string; match: Server.MatchData };

type Verb = Exclude<keyof Bodies, 'create'>;

/**
 * Where the routes are added that take a body. They stand in front of boardgame.io's of the same path and answer the
 * same; a body is read within its bounds and as the one schema of its route says, and what changes a match happens
 * between its moves. What `answer` returns is the answer.
 */
export class Posts {
  readonly #router: BoardgameServer['router'];
  readonly #parts: Parts;
  readonly #bodies: ReadonlyMap<LobbyGame, Bodies>;

  constructor({ router }: BoardgameServer, parts: Parts) {
    this.#router = router;
    this.#parts = parts;
    this.#bodies = new Map(parts.games.map((game) => [game, bodiesFor(game, parts.limits)]));
  }

  /** Adds the route that creates matches. */
  onCreate(answer: (post: Post<'create'>) => Promise<object>): void {
    this.#router.post('/games/:name/create', async (context) => {
      context.body = await answer(await this.#read(context, 'create'));
      this.#parts.changed();
    });
  }

  /** Adds a route for something done with a match, and logs it when it has been done. */
  onMatch<V extends Verb>(verb: V, answer: (post: MatchPost<V>) => Promise<object>): void {
    const { storage, log, between, changed } = this.#parts;
    this.#router.post(`/games/:name/:id/${verb}`, async (context) => {
      const post = await this.#read(context, verb);
      const matchID: string = context.params.id;
      context.body = await between(matchID, async () => {
        const match = await matchIn(context, storage, post.game);
        return answer({ ...post, matchID, match });
      });
      changed();
      const { playerID } = { ...post.body, ...context.body };
      log(verb, { game: post.game.name, match: matchID, seat: playerID });
    });
  }

  async #read<V extends keyof Bodies>(context: Context, verb: V): Promise<Post<V>> {
    const { games, limits } = this.#parts;
    const game = gameIn(context, games);
    const bodies = this.#bodies.get(game) ?? bodiesFor(game, limits);
    return { context, game, body: await bodyOf(context, bodies[verb], limits.bodyBytes) };
  }
}
