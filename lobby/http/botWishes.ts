import { isLevel, levels } from '../../games/ai/levels';
import { isRecord, parseSeat } from '../socket/wire';
import type { BotWish } from '../storage/botSeats';
import type { Context } from './koa';

const SLOWEST = 10_000;

/**
 * Returns what the body of a request asks of a bot.
 *
 * @throws 400 if there is no such level, or the pace is not a whole number of milliseconds up to {@link SLOWEST}.
 */
export function botWishIn(context: Context, { level, pace }: Record<string, unknown>): BotWish {
  if (!isLevel(level)) {
    return context.throw(400, `level must be one of ${levels.map(({ id }) => id).join(', ')}`);
  }
  if (pace === undefined || pace === null) return { level };
  if (typeof pace !== 'number' || !Number.isInteger(pace) || pace < 0 || pace > SLOWEST) {
    return context.throw(400, `pace must be a whole number of milliseconds from 0 to ${SLOWEST}`);
  }
  return { level, pace };
}

/**
 * Returns what `bots` in the body of a new match asks for, by seat; nothing if it is left out.
 *
 * @throws 400 if it is malformed, 404 for a seat that the match does not have.
 */
export function botsIn(context: Context, bots: unknown, numPlayers: number): Record<string, BotWish> {
  if (bots === undefined || bots === null) return {};
  if (!isRecord(bots)) return context.throw(400, 'bots must be an object, by seat');
  return Object.fromEntries(
    Object.entries(bots).map(([name, wish]) => {
      const seat = parseSeat(name);
      if (seat === undefined || Number(seat) >= numPlayers) {
        return context.throw(404, `Player ${name.slice(0, 16)} not found`);
      }
      if (!isRecord(wish)) return context.throw(400, `bots must name a level for player ${seat}`);
      return [seat, botWishIn(context, wish)];
    }),
  );
}
