import type { Action } from './action';
import type { BotKnowledge } from './botKnowledge';
import { failureIn } from './failure';
import { isOver, type Seat, type Side, type SideOf, type Stacked } from './frame';
import { isSame } from './json';
import type { Legal, LegalMove } from './move';
import type { Options, RulebookOption } from './options';
import type { Play } from './play';
import type { Random } from './random';
import { seatEach } from './seats';
import type { Step } from './step';

/** What a game is set up from. */
export interface Setup<G extends Stacked> {
  /** A value for every option of the rulebook. */
  options: Options;
  /** Which seat holds each side; the game keeps it in its state. */
  seats: Record<SideOf<G>, Seat | null>;
  /** The chance of the set-up, such as for the first shuffle. */
  random: Random;
}

/** A rulebook: everything one game is, apart from network, storage and screens. */
export interface Rulebook<G extends Stacked = Stacked> {
  /** The name of the boardgame.io `Game` and of the folder. */
  id: string;
  /** As players call the game. */
  title: string;
  /** Who has published it. */
  publisher: string;
  /** Which printing of the rules is played. */
  edition: string;
  /** One line that says what the game is about. */
  summary: string;
  /** Which parts of the box the rules text leaves open and what they follow instead, for players; absent when none. */
  inferred?: string;
  /** The sides of the game, in the order of the rulebook. */
  sides: readonly { id: SideOf<G>; name: string }[];
  /** How many seats a match may have, and how many a new room is offered with, where that is not the most. */
  players: { min: number; max: number; usual?: number };
  /** Returns why so many cannot play with these options; null when they can. Left out where all options suit all. */
  playersError?(players: number, options: Options): string | null;
  /**
   * Which seat holds each side in a match of so many seats; null for a side that nobody holds: {@link automaton} plays it,
   * or, where there is none, another side leads its units.
   * Left out where every side has a seat of its own, in their order.
   */
  seating?(players: number, options: Options): Record<SideOf<G>, Seat | null>;
  /** What kind of game it is, in a few words: `Blocks and cards`. */
  kind: string;
  /** How hard its rules are to learn, among games of their kind. */
  difficulty: 'easy' | 'medium' | 'hard';
  /** How long a game takes at a table, in hours. */
  hours: string;
  /** A game for one person against sides that the rules play, where there is one: what begins it is called, and its options. */
  solitaire?: { label: string; options: Options };
  /** Version of the shape of `G`; a saved match of another version is migrated or not loaded. */
  stateVersion: number;
  /** Turns the `G` of an older version into one of this version; throws when that cannot be done. */
  migrate?(old: unknown, version: number): G;
  /** Returns why a state cannot be played with these rules, such as one of other components; null when it can. Left out where all can. */
  refusal?(G: G): string | null;
  /** What may be chosen for a match, in the order in which it is shown. */
  options: readonly RulebookOption[];
  /** The steps of each phase of the sequence of play. A step may be listed in several; see phaseOf. */
  phases: Record<string, Record<string, Step<G>>>;
  /** The steps that are a battle: what is told while one of them is on the stack belongs to it. Left out where there are none. */
  battles?: readonly string[];
  /** What a side may do whoever decides: offers, standing orders. */
  outOfTurn?: Record<string, Action<G>>;
  /** Returns the state before the first decision; its stack holds the first step. */
  setup(setup: Setup<G>): G;
  /** The side whose boardgame.io turn it is. */
  currentSide(G: G): SideOf<G>;
  /** What the holder of `sides` may see (a spectator holds none): the same shape with every other secret masked. */
  view(G: G, sides: readonly SideOf<G>[]): G;
  /** Whether two sides may talk to each other while the game is on; left out where all may. See mayHear. */
  mayTalk?(one: SideOf<G>, other: SideOf<G>): boolean;
  /** What the rules bring about at once, whatever is under way: it is called after every effect and leaves the steps alone. */
  atOnce?(play: Play<G>): void;
  /** What happens when the holder of `sides` gives up: the game ends, or goes on without them. */
  resign(play: Play<G>, sides: readonly SideOf<G>[]): void;
  /**
   * Decides for a side that nobody holds, by the rules for such sides: returns one of its legal moves. It may roll dice,
   * write to the journal why, and keep in its frame what it is about to do next, but changes nothing else. Every move is checked
   * by what is `legal`.
   */
  automaton?(play: Play<G>, side: SideOf<G>, legal: Legal): LegalMove;
  /** What bots know of the game; left out where there are none. */
  bots?: BotKnowledge<G>;
}

/** The rulebook of a game that bots can play. */
export interface BotRulebook<G extends Stacked = Stacked> extends Rulebook<G> {
  /** What bots know of the game. */
  bots: BotKnowledge<G>;
}

/** Says whether bots can play a game. */
export function hasBots<G extends Stacked>(rulebook: Rulebook<G>): rulebook is BotRulebook<G> {
  return rulebook.bots !== undefined;
}

/** Returns which seat holds each side in a match. Throws when so many cannot play. */
export function seatingOf<G extends Stacked>(
  rulebook: Rulebook<G>,
  players: number,
  options: Options,
): Record<SideOf<G>, Seat | null> {
  const { min, max } = rulebook.players;
  if (players < min || players > max) {
    throw new Error(
      `${rulebook.title} takes ${min === max ? min : `${min} to ${max}`} players, not ${players}`,
    );
  }
  const playersError = rulebook.playersError?.(players, options) ?? null;
  if (playersError !== null) throw new Error(playersError);
  const seats = rulebook.seating?.(players, options) ?? seatEach(rulebook.sides);
  refuseSeating(rulebook, players, seats);
  return seats;
}

/**
 * Returns the state that a rulebook sets up. Throws, naming the game, when that fails, begins with no step, or does not keep
 * the seats it was given.
 */
export function setUp<G extends Stacked>(rulebook: Rulebook<G>, setup: Setup<G>): G {
  const { id } = rulebook;
  try {
    const G = rulebook.setup(setup);
    if (isOver(G)) throw new Error('it begins with no step');
    if (!isSame(G.seats, setup.seats)) throw new Error('its seats are not those that it was given');
    return G;
  } catch (error) {
    throw failureIn(`the set-up of ${id}`, error);
  }
}

/** Throws unless each side of a game, and nothing else, is held by a seat of the match or by nobody, and each seat holds one. */
function refuseSeating(
  { id, sides }: Pick<Rulebook, 'id' | 'sides'>,
  players: number,
  seats: Record<Side, Seat | null>,
): void {
  const names = Object.keys(seats);
  const stranger = names.find((side) => !sides.some((each) => each.id === side));
  if (stranger !== undefined) throw new Error(`${id} seats ${stranger}, who is no side of the game`);
  for (const side of sides) if (!names.includes(side.id)) throw new Error(`${id} seats no ${side.id}`);
  for (const side of names) {
    const seat = seats[side];
    const isSeat =
      seat === null || (String(Number(seat)) === seat && Number(seat) >= 0 && Number(seat) < players);
    if (!isSeat) throw new Error(`${id} has ${side} held by ${seat}, which is no seat of ${players}`);
  }
  const held = Object.values(seats);
  for (let seat = 0; seat < players; seat++)
    if (!held.includes(String(seat))) throw new Error(`${id} gives seat ${seat} of ${players} no side`);
}
