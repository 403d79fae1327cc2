import type { LogEntry } from 'boardgame.io';
import type { Stacked } from '../../games/kit/frame';
import type { RubiconGame } from '../../games/kit/game';
import type { PlayableGame } from '../../web/client/savedGames';
import { pickFrom, seeded } from './chance';
import { Match } from './match';

/** How far into the game the position lies. */
const SHARE = 0.85;
const SEED = 1;
const SEAT = '0';

/**
 * Returns a game of random play as a browser keeps it, late and at a moment when the first seat decides; bots have the
 * other seats. The same at every call.
 */
export function lateGame<G extends Stacked>(game: RubiconGame<G>, id = 'late', share = SHARE): PlayableGame {
  const { length } = play(game, Number.POSITIVE_INFINITY);
  const { match, initialState, log } = play(game, Math.floor(length * share));
  const { allSeats, state } = match;
  const others = allSeats.filter((seat) => seat !== SEAT);
  const players = Object.fromEntries(allSeats.map((seat) => [seat, { id: Number(seat) }]));
  return {
    id,
    game: game.rulebook.id,
    stateVersion: game.stateVersion,
    players: allSeats.length,
    options: {},
    bots: Object.fromEntries(others.map((seat) => [seat, 'random'])),
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

/** Plays at random for so many moves and on until the first seat alone decides. */
function play<G extends Stacked>(game: RubiconGame<G>, moves: number) {
  const match = new Match(game, SEED);
  const initialState = match.state;
  const next = seeded(SEED);
  const log: LogEntry[] = [];
  let length = 0;
  while (!match.over && (length < moves || match.seats.join() !== SEAT)) {
    const move = pickFrom(match.legal(pickFrom(match.seats, next)), next);
    if (!match.make(move)) throw new Error(`the legal move ${move.move} was refused`);
    log.push(...(match.state.deltalog ?? []));
    length++;
  }
  return { match, initialState, log, length };
}
