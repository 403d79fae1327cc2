import { randomBytes } from 'node:crypto';
import type { LobbyAPI, StorageAPI } from 'boardgame.io';
import { createMatch } from 'boardgame.io/internal';
import type { Server } from 'boardgame.io/server';
import { digestOf, ownsSeat } from '../credentials';
import type { LobbyGame } from '../game';
import type { BotSeats, BotWish } from '../storage/botSeats';
import type { Storage } from '../storage/storage';
import type { Context } from './koa';

type BoardgameServer = ReturnType<typeof Server>;
type Options = { numPlayers: number; setupData?: unknown; unlisted: boolean };
type CreateBody = Options & { bots: Record<string, BotWish> };
type PlayAgainBody = Partial<Options> & { playerID: string; credentials?: string };
type Parts = { games: readonly LobbyGame[]; storage: Storage; botSeats: BotSeats };

const ID_BYTES = 8;

/**
 * Adds the routes that stand before boardgame.io's of the same path, and answer the same: creating a match, which
 * besides seats bots and names the creator's credentials, and playing again, with the same bots and creator.
 */
export function routeCreation({ router, auth }: BoardgameServer, { games, storage, botSeats }: Parts): void {
  router.post('/games/:name/create', async (context) => {
    const { bots, ...options }: CreateBody = context.state.body;
    const creator = await auth.generateCredentials(context);
    const matchID = newMatchID();
    await storage.createMatch(matchID, newMatch(context, games, options), {
      creator: digestOf(creator),
      bots,
    });
    context.body = { matchID, creatorCredentials: creator } satisfies LobbyAPI.CreatedMatch & {
      creatorCredentials: string;
    };
  });

  router.post('/games/:name/:id/playAgain', async (context) => {
    const { playerID, credentials, ...asked }: PlayAgainBody = context.state.body;
    const follows: string = context.params.id;
    const { metadata } = await storage.fetch(follows, { metadata: true });
    if (metadata === undefined) return context.throw(404, `Match ${follows} not found`);
    const player = metadata.players[Number(playerID)];
    if (player === undefined) return context.throw(404, `Player ${playerID} not found`);
    if (!ownsSeat(credentials, player)) return context.throw(403, 'Invalid credentials');
    let { nextMatchID } = metadata;
    if (nextMatchID === undefined) {
      nextMatchID = newMatchID();
      const numPlayers = asked.numPlayers ?? Object.keys(metadata.players).length;
      const setupData = asked.setupData || metadata.setupData;
      const match = newMatch(context, games, { numPlayers, setupData, unlisted: asked.unlisted === true });
      const creator = await botSeats.creatorOf(follows);
      const bots = Object.entries(await botSeats.of(follows)).filter(([seat]) => Number(seat) < numPlayers);
      await storage.createMatch(nextMatchID, match, {
        ...(creator === undefined ? {} : { creator }),
        bots: Object.fromEntries(bots),
        follows,
      });
    }
    context.body = { nextMatchID } satisfies LobbyAPI.NextMatch;
  });
}

function newMatchID(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

function newMatch(
  context: Context,
  games: readonly LobbyGame[],
  options: Options,
): StorageAPI.CreateMatchOpts {
  const game = games.find(({ name }) => name === context.params.name);
  if (game === undefined) return context.throw(404, `Game ${context.params.name} not found`);
  const match = createMatch({ game, setupData: undefined, ...options });
  return 'setupDataError' in match ? context.throw(400, match.setupDataError) : match;
}
