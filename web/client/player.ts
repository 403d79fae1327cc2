import { isLevel } from '../../games/ai/levels';
import type { Player } from './match';

/** A seat as the server tells of it, in lists of matches and at the table. */
export interface PublicSeat {
  id: number;
  /** Absent while nobody has taken the seat. */
  name?: string;
  isConnected?: boolean;
  /** The level of the bot that has the seat. */
  bot?: unknown;
}

/** Returns who sits at a seat. */
export function playerOf({ id, name, isConnected, bot }: PublicSeat): Player {
  const seat = String(id);
  if (name === undefined) return { seat };
  return isLevel(bot) ? { seat, name, bot } : { seat, name, connected: isConnected === true };
}
