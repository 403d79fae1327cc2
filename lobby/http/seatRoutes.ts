import type { LobbyAPI, Server as ServerTypes } from 'boardgame.io';
import type { Server } from 'boardgame.io/server';
import { ownsSeat } from '../credentials';
import { publicSeats } from '../socket/master';
import type { Storage } from '../storage/storage';

type BoardgameServer = ReturnType<typeof Server>;
type JoinBody = { playerID?: string; playerName: string; data?: unknown };
type LeaveBody = { playerID: string; credentials?: string };

/**
 * Adds the routes that stand before boardgame.io's of the same path, and answer the same: joining and leaving,
 * which are conditional changes of one seat here, and the list of matches, which is one query here.
 */
export function routeSeats({ router, auth }: BoardgameServer, storage: Storage): void {
  router.get('/games/:name', async (context) => {
    const { isGameover, updatedBefore, updatedAfter } = context.query;
    const where = {
      isGameover: booleanOf(isGameover),
      updatedBefore: timeOf(updatedBefore),
      updatedAfter: timeOf(updatedAfter),
    };
    const matches = await storage.listed({ gameName: context.params.name, where });
    context.body = { matches: matches.map(publicMatch) } satisfies LobbyAPI.MatchList;
  });

  router.post('/games/:name/:id/join', async (context) => {
    const { playerID, playerName, data }: JoinBody = context.state.body;
    const matchID: string = context.params.id;
    const { metadata } = await storage.fetch(matchID, { metadata: true });
    if (metadata === undefined) return context.throw(404, `Match ${matchID} not found`);
    const seat = playerID === undefined ? undefined : Number(playerID);
    if (seat !== undefined && metadata.players[seat] === undefined) {
      return context.throw(404, `Player ${playerID} not found`);
    }
    const credentials = await auth.generateCredentials(context);
    const claimed = await storage.claimSeat(matchID, { seat, name: playerName, data, credentials });
    context.body = {
      playerID: String(claimed),
      playerCredentials: credentials,
    } satisfies LobbyAPI.JoinedMatch;
  });

  router.post('/games/:name/:id/leave', async (context) => {
    const { playerID, credentials = '' }: LeaveBody = context.state.body;
    const matchID: string = context.params.id;
    const { metadata } = await storage.fetch(matchID, { metadata: true });
    if (metadata === undefined) return context.throw(404, `Match ${matchID} not found`);
    const seat = Number(playerID);
    if (metadata.players[seat] === undefined) return context.throw(404, `Player ${playerID} not found`);
    if (!ownsSeat(credentials, metadata.players[seat])) return context.throw(403, 'Invalid credentials');
    await storage.leaveSeat(matchID, seat, credentials);
    context.body = {};
  });
}

function publicMatch({
  matchID,
  metadata,
}: {
  matchID: string;
  metadata: ServerTypes.MatchData;
}): LobbyAPI.Match {
  return { ...metadata, matchID, players: publicSeats(metadata) };
}

function booleanOf(value: string | string[] | undefined): boolean | undefined {
  const text = String([value].flat()[0]).toLowerCase();
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

function timeOf(value: string | string[] | undefined): number | undefined {
  const time = Number.parseInt(String([value].flat()[0]), 10);
  return time > 0 ? time : undefined;
}
