import { Excess } from '../errors';
import type { Queryable } from './database';

/**
 * Lets a transaction go on if the address that the match comes from has no more than `most` unfinished matches, this one
 * included. Transactions of one address wait for each other here. Matches of older releases come from nowhere, and are not
 * counted.
 *
 * @throws {Excess} if it has more.
 */
export async function assertRoom(transaction: Queryable, matchID: string, most: number): Promise<void> {
  const address = await addressOf(transaction, matchID);
  if (address === null || (await countFrom(transaction, address)) <= most) return;
  throw new Excess(`An address may have ${most} unfinished rooms; let one end, or leave it`);
}

/**
 * Lets a transaction go on if the match has a seat that is not a bot's, or if the address it comes from has no more
 * than `most` unfinished matches in which all seats are bots', counted as {@link assertRoom} does.
 *
 * @throws {Excess} if it has more.
 */
export async function assertRoomForBots(
  transaction: Queryable,
  matchID: string,
  most: number,
): Promise<void> {
  const address = await addressOf(transaction, matchID, ALL_BOTS);
  if (address === null || (await countFrom(transaction, address, ALL_BOTS)) <= most) return;
  throw new Excess(
    `An address may have ${most} unfinished rooms of bots only; let one end, or open a seat in one`,
  );
}

const ALL_BOTS = `NOT EXISTS (SELECT 1 FROM seats LEFT JOIN bots USING (match_id, seat)
  WHERE seats.match_id = matches.id AND bots.level IS NULL)`;

/** Returns where a match comes from if that is known and a condition applies. */
async function addressOf(
  transaction: Queryable,
  matchID: string,
  condition = 'true',
): Promise<string | null> {
  const [match] = await transaction.query<{ created_from: string | null }>(
    `SELECT created_from FROM matches WHERE id = $1 AND ${condition}`,
    [matchID],
  );
  return match?.created_from ?? null;
}

async function countFrom(transaction: Queryable, address: string, condition = 'true'): Promise<number> {
  await transaction.query('SELECT pg_advisory_xact_lock(491843, hashtext($1))', [address]);
  const [rooms] = await transaction.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM matches WHERE created_from = $1 AND gameover IS NULL AND ${condition}`,
    [address],
  );
  return rooms?.count ?? 0;
}
