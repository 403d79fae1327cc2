import * as v from 'valibot';
import type { MatchRecord } from '../../games/record/record';
import { addressOf } from '../addresses';
import { isOfKit, type LobbyGame } from '../game';
import type { Limits } from '../limits';
import type { KeptAnalyses } from '../storage/analyses';
import type { Storage } from '../storage/storage';
import { bodyOf } from './bodies';
import { assertBots } from './botRoutes';
import type { BoardgameServer, Context } from './koa';
import { assertOpen, GOES_ON } from './open';
import { gameIn, matchIn } from './paths';
import { recordIn } from './recorded';

/** What analyses matches that are over; see `Analyses` of `bots`. */
export interface Analyses {
  ask(asked: { matchID: string; owner: string; record(): Promise<MatchRecord> }): string | null;
  standing(matchID: string): { state: string; share?: number; error?: string };
  stop(matchID: string, key: string | undefined): boolean | null;
}

type Parts = {
  games: readonly LobbyGame[];
  storage: Storage;
  kept: KeptAnalyses;
  /** Undefined where this server has no bots, who would analyse. */
  analyses: Analyses | undefined;
  limits: Limits;
};

const NOTHING = v.object({});

/**
 * Adds the routes of what the computer says of matches that are over, at `/games/<game>/<match>/analysis`: POST starts it, or joins who has
 * started it; GET tells how far it is, and in the end the analysis; DELETE with the key that POST has answered to who has started it
 * (`Authorization: Bearer <key>`) stops it. 403 for a match that is closed to watchers, without the credentials of a seat; 404 for games of
 * other makers, 409 for a match that goes on or has no record, 429 for too many at once, 501 where there are no bots.
 */
export function routeAnalyses({ router }: BoardgameServer, parts: Parts): void {
  const { storage, kept, analyses, limits } = parts;
  const path = '/games/:name/:id/analysis';

  router.post(path, async (context) => {
    const { game, match } = await finishedIn(context, parts);
    await bodyOf(context, NOTHING, limits.bodyBytes);
    const matchID: string = context.params.id;
    const analysis = await kept.find(matchID);
    if (analysis !== null) {
      context.body = { state: 'done', share: 1, analysis };
      return;
    }
    assertBots(context, game, analyses !== undefined);
    if (analyses === undefined) return;
    const key = analyses.ask({
      matchID,
      owner: addressOf(context.req, context.app.proxy),
      async record() {
        const record = await recordIn(storage, { game, matchID, match });
        if (record === null) throw new Error('The match has no record, or is gone');
        return record;
      },
    });
    context.status = 202;
    context.body = { ...analyses.standing(matchID), ...(key !== null && { key }) };
  });

  router.get(path, async (context) => {
    await finishedIn(context, parts);
    const matchID: string = context.params.id;
    const standing = analyses?.standing(matchID) ?? { state: 'none' };
    const analysis = standing.state === 'none' ? await kept.find(matchID) : null;
    context.body = analysis === null ? standing : { state: 'done', share: 1, analysis };
  });

  router.delete(path, async (context) => {
    await finishedIn(context, parts, false);
    const [, key] = /^Bearer (.+)$/i.exec(context.get('authorization')) ?? [];
    const isStopped = analyses?.stop(context.params.id, key) ?? null;
    if (isStopped === null) return context.throw(404, 'The match is not being analysed');
    if (!isStopped) return context.throw(403, 'Only who has started it may stop it');
    context.body = {};
  });
}

/** Returns the match that a path names, and its game; unless it `tells` of it nothing, only to those who may know all of it. */
async function finishedIn(context: Context, { games, storage }: Parts, tells = true) {
  const game = gameIn(context, games);
  if (!isOfKit(game)) return context.throw(404, `There are no analyses of ${game.name}`);
  const match = await matchIn(context, storage, game);
  if (match.gameover === undefined) return context.throw(409, GOES_ON);
  if (tells) await assertOpen(context, storage, match);
  return { game, match };
}
