/* Who runs which Factions (1.5.1). */
import type { Seat } from '../kit/frame';
import type { Options } from '../kit/options';
import { PLAYERS, type Player } from './components/factions';

type Seats = Record<Player, Seat | null>;

/**
 * Returns the seat of each Faction: one each of four; of three players one runs Arverni and Belgae, or Romans and Aedui; of
 * two one runs the former and the other the latter; one player runs all four (1.5.1).
 */
export function seatingFor(players: number, { pairs }: Options): Seats {
  if (players === 1) return { romans: '0', arverni: '0', aedui: '0', belgae: '0' };
  if (players === 2) return { romans: '0', arverni: '1', aedui: '0', belgae: '1' };
  if (players === 4) return { romans: '0', arverni: '1', aedui: '2', belgae: '3' };
  return pairs === 'romans-aedui'
    ? { romans: '0', arverni: '1', aedui: '0', belgae: '2' }
    : { romans: '0', arverni: '1', aedui: '2', belgae: '1' };
}

/** Returns the other Faction of a Faction's player, or null: a player of one or of all four Factions has no pair. */
export function partnerOf(seats: Seats, faction: Player): Player | null {
  const seat = seats[faction];
  if (seat === null) return null;
  const others = PLAYERS.filter((other) => other !== faction && seats[other] === seat);
  return others.length === 1 ? others[0] : null;
}
