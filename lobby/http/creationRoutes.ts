import { randomBytes } from 'node:crypto';
import type { LobbyAPI, StorageAPI } from 'boardgame.io';
import { createMatch } from 'boardgame.io/internal';
import { addressOf } from '../addresses';
import { digestOf } from '../credentials';
import { GameFailure, messageOf } from '../errors';
import type { LobbyGame } from '../game';
import { Allowances, type Limits } from '../limits';
import type { Log } from '../log';
import type { BotSeats } from '../storage/botSeats';
import type { Founding, Storage } from '../storage/storage';
import { assertBots } from './botRoutes';
import type { BoardgameServer, Context } from './koa';
import { heldSeatIn } from './paths';
import type { Posts } from './posts';

type Options = { numPlayers: number; setupData?: unknown; unlisted: boolean };
type NewMatch = { game: LobbyGame; options: Options; founding: Omit<Founding, 'from'> };
type Parts = {
  auth: BoardgameServer['auth'];
  storage: Storage;
  botSeats: BotSeats;
  limits: Limits;
  log: Log;
  /** Whether this server plays bots. */
  bots: boolean;
};

const ID_BYTES = 8;

/**
 * Adds the routes that make matches: creating one, which besides seats bots and names the creator's credentials, and
 * playing again, with the same bots and creator. An address may make so many in an hour; what makes none is free.
 */
export function routeCreation(posts: Posts, parts: Parts): void {
  const { auth, storage, botSeats, limits, log } = parts;
  const { matchesPerHour } = limits;
  const allowances = new Allowances(matchesPerHour, matchesPerHour / 3600);

  /* The one place where a match comes to be: whatever else limits or marks a new match belongs here. */
  const found = async (context: Context, { game, options, founding }: NewMatch): Promise<string> => {
    const match = newMatch(context, game, options);
    const from = addressOf(context.req, context.app.proxy);
    if (!allowances.take(from)) {
      context.set('Retry-After', String(Math.ceil(3600 / matchesPerHour)));
      return context.throw(429, 'Too many rooms were opened from your address; try again later');
    }
    const matchID = randomBytes(ID_BYTES).toString('base64url');
    await storage.createMatch(matchID, match, { ...founding, from });
    log('match created', { game: game.name, match: matchID });
    return matchID;
  };

  posts.onCreate(async ({ context, game, body }) => {
    const { bots, watching, delay, playerName: _checked, ...options } = body;
    if (Object.keys(bots).length > 0) assertBots(context, game, parts.bots);
    const creator = await auth.generateCredentials(context);
    const founding = { creator: digestOf(creator), bots, watching, delay };
    const matchID = await found(context, { game, options, founding });
    return { matchID, creatorCredentials: creator } satisfies LobbyAPI.CreatedMatch & {
      creatorCredentials: string;
    };
  });

  posts.onMatch('playAgain', async ({ context, game, matchID: follows, match, body }) => {
    heldSeatIn(context, match, body);
    if (match.nextMatchID !== undefined) return { nextMatchID: match.nextMatchID };
    const numPlayers = body.numPlayers ?? Object.keys(match.players).length;
    const setupData = body.setupData || match.setupData;
    const creator = await botSeats.creatorOf(follows);
    const bots = Object.entries(await botSeats.of(follows)).filter(([seat]) => Number(seat) < numPlayers);
    const nextMatchID = await found(context, {
      game,
      options: { numPlayers, setupData, unlisted: body.unlisted },
      founding: {
        ...(creator === undefined ? {} : { creator }),
        bots: Object.fromEntries(bots),
        follows,
        watching: await storage.watchingOf(follows),
        delay: await storage.delayOf(follows),
      },
    });
    return { nextMatchID } satisfies LobbyAPI.NextMatch;
  });
}

function newMatch(context: Context, game: LobbyGame, options: Options): StorageAPI.CreateMatchOpts {
  const match = setUp(context, game, options);
  return 'setupDataError' in match ? context.throw(400, match.setupDataError) : match;
}

function setUp(context: Context, game: LobbyGame, options: Options): ReturnType<typeof createMatch> {
  try {
    return createMatch({ game, setupData: undefined, ...options });
  } catch (error) {
    if (options.setupData !== undefined) return context.throw(400, 'Invalid setupData');
    throw new GameFailure(`The setup of ${game.name}: ${messageOf(error)}`, { cause: error });
  }
}
