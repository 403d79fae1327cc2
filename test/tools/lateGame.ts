import type { LogEntry } from 'boardgame.io';
import type { LevelId } from '../../games/ai';
import type { Stacked } from '../../games/kit/frame';
import type { RubiconGame } from '../../games/kit/game';
import { seatsDeciding } from '../../games/kit/seats';
import { pickFrom, seeded } from '../../games/testing/chance';
import { Match } from '../../games/testing/match';
import type { PlayableGame } from '../../web/client/savedGames';

/** How far into the game the position lies. */
const SHARE = 0.85;
const SEED = 1;
/** More games than it takes until one comes to what is wanted. */
const TOO_MANY = 50;
const SEAT = '0';

/**
 * Returns a game of random play as a browser keeps it, late and at a moment when the first seat decides; bots have the
 * other seats. The same at every call. Throws when the first seat decides nothing so late.
 */
export function lateGame<G extends Stacked>(game: RubiconGame<G>, id = 'late', share = SHARE): PlayableGame {
  const { length } = play(game, () => false);
  const from = Math.floor(length * share);
  return gameWhere(game, (_match, moves) => moves >= from, id);
}

/** Returns such a game at the first moment when the first seat decides a step. */
export function gameAt<G extends Stacked>(game: RubiconGame<G>, step: string, id = step): PlayableGame {
  return gameWhere(game, ({ state }) => state.G.stack.at(-1)?.step === step, id);
}

/**
 * Returns the first such game at the first moment that is as wanted and the first seat's to decide; what is wanted may depend on
 * how many moves were made, and on the log. Throws when there is none.
 */
export function gameWhere<G extends Stacked>(
  game: RubiconGame<G>,
  isWanted: (match: Match<G>, moves: number, log: readonly LogEntry[]) => boolean,
  id: string,
): PlayableGame {
  for (let seed = SEED; seed < SEED + TOO_MANY; seed++) {
    const played = play(game, isWanted, seed);
    if (!played.match.over) return keptGame(game, id, played);
  }
  throw new Error('no game comes to what is wanted');
}

/** Returns a game as a browser keeps it: the first seat is a person's, bots of a level have the others. */
export function keptGame<G extends Stacked>(
  game: RubiconGame<G>,
  id: string,
  { match, initialState, log }: Pick<Played<G>, 'match' | 'initialState' | 'log'>,
  level: LevelId = 'random',
): PlayableGame {
  const { allSeats, state } = match;
  const others = allSeats.filter((seat) => seat !== SEAT);
  const players = Object.fromEntries(allSeats.map((seat) => [seat, { id: Number(seat) }]));
  return {
    id,
    game: game.rulebook.id,
    stateVersion: game.stateVersion,
    players: allSeats.length,
    options: {},
    bots: Object.fromEntries(others.map((seat) => [seat, level])),
    startedAt: 0,
    movedAt: 0,
    over: false,
    standing: {
      state,
      initialState,
      log,
      metadata: { gameName: game.rulebook.id, players, createdAt: 0, updatedAt: 0 },
    },
  };
}

interface Played<G extends Stacked> {
  match: Match<G>;
  initialState: Match<G>['state'];
  log: LogEntry[];
  /** How many moves were made. */
  length: number;
}

/** Says whether nobody but the first seat has to decide; others may be active for what can be done out of turn. */
function decidesAlone<G extends Stacked>({ state }: Match<G>): boolean {
  return seatsDeciding(state.G).join() === SEAT;
}

/** Plays at random until something is so while the first seat alone decides, or to the end. */
function play<G extends Stacked>(
  game: RubiconGame<G>,
  isSo: (match: Match<G>, moves: number, log: readonly LogEntry[]) => boolean,
  seed = SEED,
): Played<G> {
  const match = new Match(game, seed);
  const initialState = match.state;
  const next = seeded(seed);
  const log: LogEntry[] = [];
  let length = 0;
  while (!match.over && (!decidesAlone(match) || !isSo(match, length, log))) {
    const move = pickFrom(match.legal(pickFrom(match.seats, next)), next);
    if (!match.make(move)) throw new Error(`the legal move ${move.move} was refused`);
    log.push(...(match.state.deltalog ?? []));
    length++;
  }
  return { match, initialState, log, length };
}
