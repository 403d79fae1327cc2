import type { LobbyGame } from '../game';
import type { Limits } from '../limits';
import type { Log } from '../log';
import type { KeptAnalyses } from '../storage/analyses';
import type { BotSeats } from '../storage/botSeats';
import type { Storage } from '../storage/storage';
import { type Analyses, routeAnalyses } from './analysisRoutes';
import { routeBots } from './botRoutes';
import { routeCreation } from './creationRoutes';
import { routeFinished } from './finishedRoutes';
import type { BoardgameServer } from './koa';
import { Lists } from './lists';
import { routeMatches } from './matchRoutes';
import { routePositions } from './positionRoute';
import { Posts } from './posts';
import { routeRecords } from './recordRoute';
import { routeSeats } from './seatRoutes';

type Parts = Pick<Parameters<typeof routeSeats>[1], 'resign'> & {
  games: readonly LobbyGame[];
  storage: Storage;
  botSeats: BotSeats;
  limits: Limits;
  log: Log;
  /** Whether this server plays bots. */
  bots: boolean;
  /** What analyses matches that are over; undefined where there are no bots. */
  analyses: Analyses | undefined;
  kept: KeptAnalyses;
  /** Runs a job between the moves of a match. */
  between<T>(matchID: string, job: () => Promise<T>): Promise<T>;
};

/**
 * Adds the routes of the REST API, all but the list of games in front of boardgame.io's. Requests that `LobbyClient` makes
 * are answered as boardgame.io answers them; others are refused: 400 for what is malformed, 403 for a name or a seat
 * left out and for wrong credentials, 404 for unknown games, matches and seats, 409 for what somebody else has taken,
 * 413 and 415 for unfit bodies, 429 for too many new matches, 501 for bots where there are none.
 */
export function routeRest(server: BoardgameServer, parts: Parts): void {
  const { games, storage, botSeats, limits, log, bots, analyses, kept, between, resign } = parts;
  const lists = new Lists(storage);
  const posts = new Posts(server, { games, storage, limits, log, between, changed: () => lists.forget() });
  routeFinished(server, { games, storage });
  routeMatches(server, { games, storage, lists });
  routeRecords(server, { games, storage });
  routePositions(server, { games, storage });
  routeAnalyses(server, { games, storage, kept, analyses, limits });
  routeCreation(posts, { auth: server.auth, storage, botSeats, limits, log, bots });
  routeSeats(posts, { auth: server.auth, storage, resign });
  routeBots(posts, botSeats, bots);
}
