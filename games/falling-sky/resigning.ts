/* Players who give up: their Factions stay on the map and do as little as they may. */
import type { LegalMove } from '../kit/move';
import type { Play } from '../kit/play';
import { PLAYERS, type Player } from './components/factions';
import type { G } from './state';
import { marginsOf } from './victory';

/** Nobody runs these Factions any more; when just one player is left, that player has won. */
export function giveUp(play: Play<G>, sides: readonly Player[]): void {
  const { seats } = play.G;
  for (const side of sides) seats[side] = null;
  const left = PLAYERS.filter((faction) => seats[faction] !== null);
  if (new Set(left.map((faction) => seats[faction])).size > 1) return;
  play.end({ winners: left, margins: marginsOf(play.G), reason: 'The others have given up.' });
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
