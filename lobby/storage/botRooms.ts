import { Excess } from '../errors';
import type { Queryable } from './database';

/**
 * Lets a transaction go on if the match has a seat that is not a bot's, or if the address it comes from has no more
 * than `most` unfinished matches in which all seats are bots', this one included. Transactions of one address wait
 * for each other here. Matches of older releases come from nowhere, and are not counted.
 *
 * @throws {Excess} if it has more.
 */
export async function assertRoomForBots(
  transaction: Queryable,
  matchID: string,
  most: number,
): Promise<void> {
  const [match] = await transaction.query<{ created_from: string }>(
    `SELECT created_from FROM matches WHERE id = $1 AND created_from IS NOT NULL AND ${ALL_BOTS}`,
    [matchID],
  );
  if (match === undefined) return;
  await transaction.query('SELECT pg_advisory_xact_lock(491843, hashtext($1))', [match.created_from]);
  const [rooms] = await transaction.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM matches
     WHERE created_from = $1 AND gameover IS NULL AND ${ALL_BOTS}`,
    [match.created_from],
  );
  if ((rooms?.count ?? 0) <= most) return;
  throw new Excess(
    `An address may have ${most} unfinished rooms of bots only; let one end, or open a seat in one`,
  );
}

const ALL_BOTS = `NOT EXISTS (SELECT 1 FROM seats LEFT JOIN bots USING (match_id, seat)
  WHERE seats.match_id = matches.id AND bots.level IS NULL)`;
