/* Players who give up: their Factions are run by rule from then on (8.0). */
import { findFrame } from '../kit/frame';
import type { LegalMove } from '../kit/move';
import type { Play } from '../kit/play';
import { PLAYERS, type Player } from './components/factions';
import { rankingOf, resultFor } from './standings';
import type { G } from './state';
import { marginsOf } from './victory';

/**
 * The rules run these Factions from now on, and they answer nothing without being asked any more (1.5.2). When just one player is left,
 * that player has won. Who plays alone loses by giving up: the Non-player that is ahead wins, if there is one (8.9).
 */
export function giveUp(play: Play<G>, sides: readonly Player[]): void {
  const { G } = play;
  const { seats } = G;
  const left = PLAYERS.filter((faction) => seats[faction] !== null && !sides.includes(faction));
  if (left.length === 0) {
    const winner = rankingOf(G).find(({ counted }) => seats[counted] === null);
    play.end(resultFor(G, 'The player has given up.', winner));
    return;
  }
  for (const side of sides) {
    seats[side] = null;
    G.standing[side] = {};
  }
  liftLimit(G, sides);
  if (new Set(left.map((faction) => seats[faction])).size > 1) return;
  play.end({ winners: left, margins: marginsOf(G), reason: 'The others have given up.' });
}

/** 8.1.2: A Faction that is run by rule from now on, and has not chosen its Command yet, may execute a full one. */
function liftLimit(G: G, sides: readonly Player[]): void {
  const turn = findFrame(G, 'turn');
  if (turn !== undefined && turn.executes === null && sides.includes(turn.faction)) turn.limited = false;
}

/** What a Faction that nobody runs does where it may: nothing. The earlier is preferred. */
const IDLE: readonly string[] = ['pass', 'refuse', 'spare', 'decline', 'skip', 'done', 'goOn', 'stay', 'end'];

/** What it never does: hand over Resources, give standing answers. */
const NEVER: readonly string[] = ['transfer', 'standing', 'vercingetorix'];

/** Returns what a Faction that nobody runs does: as little as it may, else the first that it may. */
export function idleMove(moves: readonly LegalMove[]): LegalMove {
  for (const name of IDLE) {
    const idle = moves.find(({ move }) => move === name);
    if (idle !== undefined) return idle;
  }
  const [first] = moves.filter(({ move }) => !NEVER.includes(move));
  if (first === undefined) throw new Error('a Faction that nobody runs has nothing to do');
  return first;
}
