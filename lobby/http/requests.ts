import { messageOf } from '../errors';
import type { LobbyGame } from '../game';
import { Allowances, type Limits } from '../limits';
import type { Log } from '../log';
import { parseCredentials, parseMatchID, parseSeat } from '../socket/wire';
import type { Storage } from '../storage/storage';
import { readBody, replaceBody } from './body';
import { botsIn, botWishIn } from './botWishes';
import { type Context, isApi, type Middleware } from './koa';

type Body = Record<string, unknown>;
type Parts = {
  games: readonly LobbyGame[];
  storage: Storage;
  limits: Limits;
  log: Log;
  /** Whether this server plays bots. */
  bots: boolean;
  between<T>(matchID: string, job: () => Promise<T>): Promise<T>;
};

const MOST_PLAYERS = 20;

/**
 * The gate before boardgame.io's REST API: bodies are read within their bounds and handed on with checked fields
 * only; a match is found under its own game's name only; changes of a match are made one after the other.
 *
 * Answers 400 for what is malformed, 403 for a name or a seat left out, 404 for unknown games, matches and seats,
 * 413 and 415 for unfit bodies, 429 for too many new matches, 501 for bots where there are none.
 */
export function requests({ games, storage, limits, log, bots, between }: Parts): Middleware {
  const creations = new Allowances(limits.matchesPerHour, limits.matchesPerHour / 3600);

  const assertMayCreate = (context: Context) => {
    if (creations.take(context.ip)) return;
    context.set('Retry-After', String(Math.ceil(3600 / limits.matchesPerHour)));
    context.throw(429, `An address may create ${limits.matchesPerHour} matches per hour`);
  };

  const assertBots = (context: Context, game: LobbyGame) => {
    if (!bots) context.throw(501, 'This server has no bots', { expose: true });
    if (game.ai === undefined) context.throw(400, `There are no bots for ${game.name}`);
  };

  const create = async (context: Context, next: () => Promise<unknown>, game: LobbyGame) => {
    const body = await readBody(context, limits.bodyBytes);
    const numPlayers = playersOf(context, game, body.numPlayers) ?? game.minPlayers ?? 2;
    assertSetup(context, game, body.setupData, numPlayers);
    const wishes = botsIn(context, body.bots, numPlayers);
    if (Object.keys(wishes).length > 0) assertBots(context, game);
    assertMayCreate(context);
    const { setupData } = body;
    replaceBody(context, { numPlayers, setupData, unlisted: body.unlisted === true, bots: wishes });
    await next();
    log('match created', { game: game.name, match: (context.body as { matchID: string }).matchID });
  };

  const fields: Record<string, (context: Context, body: Body, game: LobbyGame) => Body> = {
    join: (context, body) => ({
      ...(body.playerID === undefined || body.playerID === null ? {} : { playerID: seatOf(context, body) }),
      playerName: nameOf(context, body.playerName, 'playerName', limits),
      data: dataOf(context, body.data, limits),
    }),
    leave: holder,
    update: (context, body) => ({
      ...holder(context, body),
      ...(body.newName === undefined ? {} : { newName: nameOf(context, body.newName, 'newName', limits) }),
      data: dataOf(context, body.data, limits),
    }),
    playAgain: (context, body, game) => {
      const numPlayers = playersOf(context, game, body.numPlayers);
      if (body.setupData) assertSetup(context, game, body.setupData, numPlayers ?? game.minPlayers ?? 2);
      assertMayCreate(context);
      return {
        ...holder(context, body),
        numPlayers,
        setupData: body.setupData,
        unlisted: body.unlisted === true,
      };
    },
    bot: (context, body, game) => {
      const playerID = seatOf(context, body);
      const wish = body.level === null ? null : botWishIn(context, body);
      if (wish !== null) assertBots(context, game);
      return { playerID, wish, creatorCredentials: parseCredentials(body.creatorCredentials) };
    },
  };
  fields.rename = fields.update as (typeof fields)[string];

  return async (context, next) => {
    const [gameName, second, verb, ...more] = partsOf(context);
    if (gameName === undefined) return next();
    const game = games.find(({ name }) => name === gameName);
    if (game === undefined) return context.throw(404, `Game ${gameName.slice(0, 64)} not found`);
    const post = context.method === 'POST';
    if (post && second === 'create' && verb === undefined) return create(context, next, game);
    if (second === undefined) return next();

    const matchID = parseMatchID(second);
    if (matchID === undefined || (await storage.gameOf(matchID)) !== game.name) {
      return context.throw(404, `Match ${second.slice(0, 64)} not found`);
    }
    const check = verb !== undefined && Object.hasOwn(fields, verb) ? fields[verb] : undefined;
    if (!post || check === undefined || more.length > 0) return next();
    const body = check(context, await readBody(context, limits.bodyBytes), game);
    replaceBody(context, body);
    await between(matchID, next);
    const { playerID } = { ...body, ...(context.body as { playerID?: string }) };
    log(verb as string, { game: game.name, match: matchID, seat: playerID });
  };
}

function partsOf(context: Context): string[] {
  if (!isApi(context.path)) return [];
  try {
    return context.path.split('/').slice(2).filter(Boolean).map(decodeURIComponent);
  } catch (error) {
    return context.throw(400, messageOf(error));
  }
}

function holder(context: Context, body: Body): Body {
  return { playerID: seatOf(context, body), credentials: parseCredentials(body.credentials) };
}

function seatOf(context: Context, { playerID }: Body): string {
  if (playerID === undefined || playerID === null) context.throw(403, 'playerID is required');
  const seat = parseSeat(playerID);
  if (seat === undefined) context.throw(404, `Player ${String(playerID).slice(0, 16)} not found`);
  return seat as string;
}

function nameOf(context: Context, value: unknown, field: string, { nameLength }: Limits): string {
  if (value === undefined || value === null || value === '') context.throw(403, `${field} is required`);
  if (typeof value !== 'string') return context.throw(400, `${field} must be a string`);
  const name = value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (name === '') context.throw(403, `${field} is required`);
  if ([...name].length > nameLength) context.throw(400, `${field} is longer than ${nameLength} characters`);
  return name;
}

function dataOf(context: Context, data: unknown, { dataBytes }: Limits): unknown {
  const length = data === undefined ? 0 : Buffer.byteLength(JSON.stringify(data));
  if (length > dataBytes) context.throw(400, `data is longer than ${dataBytes} bytes`);
  return data;
}

function playersOf(context: Context, game: LobbyGame, value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  const count = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
  const fits =
    Number.isInteger(count) &&
    (count as number) >= (game.minPlayers ?? 1) &&
    (count as number) <= (game.maxPlayers ?? MOST_PLAYERS);
  if (!fits) context.throw(400, 'Invalid numPlayers');
  return count as number;
}

function assertSetup(context: Context, game: LobbyGame, setupData: unknown, numPlayers: number): void {
  let problem: string | undefined;
  try {
    problem = game.validateSetupData?.(setupData, numPlayers);
  } catch {
    problem = 'Invalid setupData';
  }
  if (problem !== undefined) context.throw(400, problem);
}
