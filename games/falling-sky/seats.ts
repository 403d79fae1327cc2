/* Who runs which Factions, and which are run by rule (1.5.1, 8.0). */
import type { Seat } from '../kit/frame';
import type { Options } from '../kit/options';
import { recordOf } from '../kit/record';
import { nameOf, PLAYERS, type Player } from './components/factions';

type Seats = Record<Player, Seat | null>;

/** The Factions that one player runs together where there are fewer players than Factions (1.5.1). */
const PAIRS: readonly (readonly Player[])[] = [
  ['arverni', 'belgae'],
  ['romans', 'aedui'],
];

/** Sets of Factions run by rule which the rulebook recommends: for three players, two, and one (8.0). */
const RECOMMENDED: readonly (readonly Player[])[] = [
  ['belgae'],
  ['aedui'],
  ['aedui', 'belgae'],
  ['arverni', 'aedui', 'belgae'],
  ['romans', 'aedui', 'belgae'],
];

/** The sets of Factions that may be run by rule, which leave one for a player at least: those recommended first, then the smallest (8.0). */
export const NON_PLAYERS: readonly (readonly Player[])[] = [
  ...RECOMMENDED,
  ...subsets(PLAYERS)
    .filter((set) => set.length > 0 && set.length < PLAYERS.length)
    .filter((set) => !RECOMMENDED.some((other) => keyOf(other) === keyOf(set)))
    .sort((a, b) => a.length - b.length),
];

function subsets([first, ...rest]: readonly Player[]): Player[][] {
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others.map((set) => [first, ...set]), ...others];
}

/** Returns how a set of Factions run by rule is called in the options: `aedui-belgae`. */
export function keyOf(set: readonly Player[]): string {
  return set.join('-');
}

/** Returns the names of a set of Factions: `Arverni, Aedui and Belgae`. */
export function namesOf(set: readonly Player[]): string {
  const names = set.map(nameOf);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function nonPlayersIn({ nonPlayers }: Options): readonly Player[] {
  return NON_PLAYERS.find((set) => keyOf(set) === nonPlayers) ?? [];
}

function heldIn(options: Options): Player[] {
  const ruled = nonPlayersIn(options);
  return PLAYERS.filter((faction) => !ruled.includes(faction));
}

/** Returns why so many cannot play with these options: there are not as many Factions left for players (8.0); null when they can. */
export function playersError(players: number, options: Options): string | null {
  const held = heldIn(options);
  if (players <= held.length) return null;
  const few = held.length === 1 ? 'one can' : `${held.length} can`;
  return `With the ${namesOf(nonPlayersIn(options))} run by rule no more than ${few} play, not ${players}.`;
}

/**
 * Returns the seat of each Faction, null where it is run by rule. With as many players as Factions left each runs one; one player
 * runs all of them; else pairs are run together: Arverni and Belgae, Romans and Aedui, of three players with four Factions as
 * chosen (1.5.1).
 */
export function seatingFor(players: number, options: Options): Seats {
  const held = heldIn(options);
  const groups = players === 1 ? [held] : groupsOf(held, players, options);
  return recordOf(PLAYERS, (faction) => {
    const seat = groups.findIndex((group) => group.includes(faction));
    return seat < 0 ? null : `${seat}`;
  });
}

function groupsOf(held: readonly Player[], players: number, { pairs }: Options): (readonly Player[])[] {
  const whole = PAIRS.filter((pair) => pair.every((faction) => held.includes(faction)));
  const together = [...whole]
    .sort((a, b) => Number(keyOf(b) === pairs) - Number(keyOf(a) === pairs))
    .slice(0, held.length - players);
  const groups: (readonly Player[])[] = [];
  for (const faction of held) {
    if (groups.some((group) => group.includes(faction))) continue;
    groups.push(together.find((pair) => pair.includes(faction)) ?? [faction]);
  }
  return groups;
}

/** Returns the other Faction of a Faction's player, or null: a player of one or of more than two Factions has no pair. */
export function partnerOf(seats: Seats, faction: Player): Player | null {
  const seat = seats[faction];
  if (seat === null) return null;
  const others = PLAYERS.filter((other) => other !== faction && seats[other] === seat);
  return others.length === 1 ? others[0] : null;
}
