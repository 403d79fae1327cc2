import { Excess } from '../errors';
import type { Limits } from '../limits';
import type { Queryable } from './database';

/**
 * Lets a transaction go on if the address that a match comes from has no more unfinished matches than it may, this one included. If all
 * seats of the match are bots', the address may also have no more than so many such matches. A limit that is not given does not apply.
 * Transactions of one address wait for each other here. Matches of older releases have no address, and are not counted.
 *
 * @throws {Excess} if it has more.
 */
export async function assertRooms(
  transaction: Queryable,
  matchID: string,
  most: Partial<Pick<Limits, 'rooms' | 'botRooms'>>,
): Promise<void> {
  const [match] = await transaction.query<{ address: string | null; of_bots: boolean }>(
    `SELECT created_from AS address, ${ALL_BOTS} AS of_bots FROM matches WHERE id = $1`,
    [matchID],
  );
  if (match === undefined || match.address === null) return;
  await transaction.query('SELECT pg_advisory_xact_lock(491843, hashtext($1))', [match.address]);
  const [{ rooms, of_bots: botRooms }] = await transaction.query<{ rooms: number; of_bots: number }>(
    `SELECT count(*)::int AS rooms, count(*) FILTER (WHERE ${ALL_BOTS})::int AS of_bots
     FROM matches WHERE created_from = $1 AND gameover IS NULL`,
    [match.address],
  );
  if (most.rooms !== undefined && rooms > most.rooms)
    throw new Excess(`An address may have ${most.rooms} unfinished rooms; let one end, or leave it`);
  if (match.of_bots && most.botRooms !== undefined && botRooms > most.botRooms)
    throw new Excess(
      `An address may have ${most.botRooms} unfinished rooms of bots only; let one end, or open a seat in one`,
    );
}

const ALL_BOTS = `NOT EXISTS (SELECT 1 FROM seats LEFT JOIN bots USING (match_id, seat)
  WHERE seats.match_id = matches.id AND bots.level IS NULL)`;
