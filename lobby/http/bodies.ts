import * as v from 'valibot';
import { isLevel, type LevelId, levels } from '../../games/ai/levels';
import type { LobbyGame } from '../game';
import type { Limits } from '../limits';
import { cleanName, looksLikeBot } from '../names';
import { parseCredentials, parseSeat } from '../socket/wire';
import type { BotWish } from '../storage/botSeats';
import { LONGEST_DELAY, USUAL_WATCHING, WATCHING } from '../watching';
import { readBody } from './body';
import type { Context } from './koa';

/** The schemas of the bodies that the REST API takes for one game, by the last part of the route. */
export type Bodies = ReturnType<typeof bodiesFor>;
/** What a body says that has been read as its schema has it. */
export type BodyOf<V extends keyof Bodies> = v.InferOutput<Bodies[V]>;

const MOST_PLAYERS = 20;
const SLOWEST = 10_000;
const STATUS = /^(\d{3}) (.*)$/s;

/**
 * Returns the schemas of the bodies that the REST API takes for a game, one for each route. Their messages are what a client is answered
 * whose body does not fit; a message begins with the status of the answer where that is not 400.
 */
export function bodiesFor(game: LobbyGame, { nameLength, dataBytes }: Limits) {
  const numPlayers = playersOf(game);
  const data = v.optional(
    v.pipe(
      v.unknown(),
      v.check(
        (value) => Buffer.byteLength(JSON.stringify(value)) <= dataBytes,
        `data is longer than ${dataBytes} bytes`,
      ),
    ),
  );
  const playerName = v.pipe(
    v.optional(v.unknown(), ''),
    v.check((name) => name !== null && name !== '', '403 playerName is required'),
    nameOf('playerName', 400, nameLength),
  );
  const newName = v.pipe(
    v.unknown(),
    v.transform((name) => (name === null || name === '' ? undefined : name)),
    v.optional(nameOf('newName', 403, nameLength)),
  );
  const holder = { playerID: seat, credentials };
  const update = v.pipe(
    v.object({ ...holder, newName: v.optional(newName), data }),
    v.check(
      ({ newName, data }) => newName !== undefined || data !== undefined,
      '403 newName or data is required',
    ),
  );
  return {
    create: v.pipe(
      v.object({
        numPlayers: v.optional(numPlayers, fewest(game)),
        setupData: v.optional(v.unknown()),
        unlisted,
        watching: v.nullish(
          v.picklist(WATCHING, `watching must be one of ${WATCHING.join(', ')}`),
          USUAL_WATCHING,
        ),
        delay: v.nullish(delay, 0),
        bots: v.nullish(bots, {}),
        /* The player who will join next: no match is created for a name that would be refused then. */
        playerName: v.nullish(nameOf('playerName', 400, nameLength)),
      }),
      v.check(
        ({ delay, watching }) => delay === 0 || watching === 'play',
        'delay needs watching to be play: what players say is not delayed',
      ),
      v.check(
        ({ bots, numPlayers }) => seatBeyond(bots, numPlayers) === undefined,
        ({ input: { bots, numPlayers } }) => `404 ${noPlayer(seatBeyond(bots, numPlayers))}`,
      ),
    ),
    join: v.object({ playerID: v.nullish(seat), playerName, data }),
    leave: v.object(holder),
    leaveSlot: v.object(holder),
    leaveGame: v.object(holder),
    update,
    rename: update,
    playAgain: v.object({
      ...holder,
      numPlayers: v.nullish(numPlayers),
      setupData: v.optional(v.unknown()),
      unlisted,
    }),
    bot: v.pipe(
      v.object({
        playerID: seat,
        creatorCredentials: credentials,
        level: v.pipe(v.optional(v.unknown(), ''), v.nullable(level)),
        pace,
      }),
      v.transform(({ level, pace, ...seat }) => ({
        ...seat,
        wish: level === null ? null : wishOf({ level, pace }),
      })),
    ),
  };
}

/** Credentials as they were sent; null for anything that cannot be credentials. */
const credentials = v.pipe(v.optional(v.unknown(), null), v.transform(parseCredentials));

const seat = v.pipe(
  v.optional(v.unknown(), null),
  v.check((value) => value !== null, '403 playerID is required'),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const seat = parseSeat(value);
    if (seat !== undefined) return seat;
    addIssue({ message: `404 ${noPlayer(value)}` });
    return NEVER;
  }),
);

const unlisted = v.pipe(v.optional(v.unknown(), false), v.transform(Boolean));

const level = v.custom<LevelId>(isLevel, `level must be one of ${levels.map(({ id }) => id).join(', ')}`);

const wrongPace = `pace must be a whole number of milliseconds from 0 to ${SLOWEST}`;
const pace = v.nullish(
  v.pipe(v.number(wrongPace), v.integer(wrongPace), v.minValue(0, wrongPace), v.maxValue(SLOWEST, wrongPace)),
);

const wrongDelay = `delay must be a whole number of minutes from 0 to ${LONGEST_DELAY}`;
const delay = v.pipe(
  v.number(wrongDelay),
  v.integer(wrongDelay),
  v.minValue(0, wrongDelay),
  v.maxValue(LONGEST_DELAY, wrongDelay),
);

const wish = v.pipe(
  v.object(
    { level: v.pipe(v.optional(v.unknown(), ''), level), pace },
    'bots must name a level for each of its seats',
  ),
  v.transform(wishOf),
);

const bots = v.pipe(
  v.custom<object>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'bots must be an object, by seat',
  ),
  v.transform((seats): unknown => Object.entries(seats)),
  v.array(v.tuple([seat, wish])),
  v.transform((wishes): Record<string, BotWish> => Object.fromEntries(wishes)),
);

/**
 * Returns what the body of a request says, as the schema has it.
 *
 * @throws 400, or the status the schema names, if the body does not fit; 413 and 415 as `readBody` does.
 */
export async function bodyOf<S extends v.GenericSchema>(
  context: Context,
  schema: S,
  most: number,
): Promise<v.InferOutput<S>> {
  const read = v.safeParse(schema, await readBody(context, most), { abortEarly: true });
  if (read.success) return read.output;
  const { message } = read.issues[0];
  const [, status = '400', reason = message] = STATUS.exec(message) ?? [];
  return context.throw(Number(status), reason);
}

function playersOf({ minPlayers = 1, maxPlayers = MOST_PLAYERS }: LobbyGame) {
  const wrong = 'Invalid numPlayers';
  const digits = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));
  return v.pipe(
    v.union([v.number(), digits], wrong),
    v.integer(wrong),
    v.minValue(minPlayers, wrong),
    v.maxValue(maxPlayers, wrong),
  );
}

function nameOf(field: string, status: number, length: number) {
  return v.pipe(
    v.string(({ input }) => `${status} ${field} must be a string, got ${typeof input}`),
    v.transform(cleanName),
    v.nonEmpty('A name needs a character that can be seen'),
    v.check((name) => [...name].length <= length, `A name has at most ${length} characters`),
    v.check((name) => !looksLikeBot(name), 'Only bots are called like that'),
  );
}

function noPlayer(value: unknown): string {
  const isName = typeof value === 'string' || typeof value === 'number';
  return isName ? `Player ${String(value).slice(0, 16)} not found` : 'Player not found';
}

function wishOf({ level, pace }: { level: LevelId; pace?: number | null | undefined }): BotWish {
  return pace === undefined || pace === null ? { level } : { level, pace };
}

function seatBeyond(bots: object, numPlayers: number): string | undefined {
  return Object.keys(bots).find((seat) => Number(seat) >= numPlayers);
}

function fewest({ minPlayers = 2, maxPlayers = MOST_PLAYERS }: LobbyGame): number {
  return Math.min(minPlayers, maxPlayers);
}
