import * as v from 'valibot';
import type { LobbyGame } from '../game';
import { looksLikeBot } from '../names';
import type { FinishedWhere, Place } from '../storage/finished';
import type { Context } from './koa';

const LONGEST_NAME = 40;
const noPlace = 'before must be what the page before names as next';

const text = (field: string) => v.string(`${field} may be given once`);

const place = v.pipe(
  text('before'),
  v.regex(/^\d{1,16}(\.\d{1,6})?_[\w-]{1,64}$/, noPlace),
  v.transform((cursor): Place => {
    const end = cursor.indexOf('_');
    return { at: Number(cursor.slice(0, end)), matchID: cursor.slice(end + 1) };
  }),
);

const query = v.object({
  game: v.optional(text('game')),
  name: v.optional(
    v.pipe(
      text('name'),
      v.transform((name) => name.trim()),
      v.check(
        (name) => [...name].length <= LONGEST_NAME && !name.includes('\0'),
        `name has at most ${LONGEST_NAME} characters`,
      ),
      v.check((name) => !looksLikeBot(name), 'name is that of a person'),
      v.transform((name) => name || undefined),
    ),
  ),
  before: v.optional(place),
});

/**
 * Returns which finished matches the query of a list asks for: `game`, `name` of a player, and `before`, the `next` of the page before.
 *
 * @throws 400 if a parameter makes no sense, 404 if the game is not played here.
 */
export function finishedWhereIn(context: Context, games: readonly LobbyGame[]): FinishedWhere {
  const read = v.safeParse(query, { ...context.query }, { abortEarly: true });
  if (!read.success) return context.throw(400, read.issues[0].message);
  const { game, name, before: after } = read.output;
  if (game !== undefined && games.every((played) => played.name !== game))
    return context.throw(404, `Game ${game.slice(0, 64)} not found`);
  return { game, name, after };
}

/** Returns the text by which the page after a place is asked for. */
export function cursorOf({ at, matchID }: Place): string {
  return `${at}_${matchID}`;
}
