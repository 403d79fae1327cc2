/* Hits, eliminated units and the points they bring (5.2.2, 6.7.1, 7.0, 8.0). */

import type { Play } from '../kit/play';
import { faceOf } from './components/labels';
import { ARIOVISTUS, CAESAR, UNITS, VERCINGETORIX } from './components/units';
import type { G, Side } from './state';
import { leave, setAside } from './tribes';
import { resultOf } from './victory';
import { say } from './words';

/** Victory points of Rome for a leader (8.0). */
const LEADER_POINTS: Readonly<Record<string, number>> = { [ARIOVISTUS]: 2, [VERCINGETORIX]: 3 };
/** Germans who are no leaders bring Rome at most this many points (8.0). */
const GERMAN_POINTS = 3;
/** Victory points of the Barbarians for a legion (8.0). */
const LEGION_POINTS = 3;

/** Takes a step from a unit and eliminates it when it was the last. */
export function loseStep(play: Play<G>, side: Side, id: string, rule: string): void {
  const block = play.G.secret[side].blocks[id];
  block.strength--;
  if (block.strength === 0) eliminate(play, side, id, rule);
}

/** Eliminates a unit: the enemy scores for it (8.0), and it may return later (6.2.1, 6.2.5, 6.7.1). */
export function eliminate(play: Play<G>, side: Side, id: string, rule: string): void {
  const { G } = play;
  const { name } = faceOf(G, id);
  const { place } = leave(G, side, id);
  play.journal(rule, `${name} is eliminated.`, {
    places: [place],
    pieces: [id],
    lost: [{ side, count: 1, place, one: name }],
    battle: { kind: 'lost', side, piece: id },
  });
  if (side === 'roman') eliminateRoman(play, id);
  else eliminateBarbarian(play, id);
}

/** Without Caesar the game is lost at once (7.1, 8.1). */
function eliminateRoman(play: Play<G>, id: string): void {
  const { G } = play;
  const { kind } = UNITS[id];
  if (kind === 'tribe') {
    setAside(G, id, 'lost');
    return;
  }
  setAside(G, id, G.turn + 1);
  score(play, 'barbarian', kind === 'legion' ? LEGION_POINTS : 1);
  if (id === CAESAR) {
    const reason = 'Julius Caesar is killed: the Barbarians win.';
    play.journal('7.1', reason);
    play.end(resultOf(G, 'barbarian', reason));
  }
}

function eliminateBarbarian(play: Play<G>, id: string): void {
  const { G } = play;
  const { kind } = UNITS[id];
  if (kind === 'leader') {
    setAside(G, id, 'dead');
    forgetHome(G, id);
    score(play, 'roman', LEADER_POINTS[id]);
  } else if (kind === 'minor-leader') {
    setAside(G, id, 'pool');
    forgetHome(G, id);
  } else {
    setAside(G, id, 'lost');
    if (kind === 'cavalry') score(play, 'roman', 1);
    if (kind === 'infantry' && G.germansKilled < GERMAN_POINTS) {
      G.germansKilled++;
      score(play, 'roman', 1);
    }
  }
}

function forgetHome(G: G, id: string): void {
  const { [id]: _home, ...homes } = G.homes;
  G.homes = homes;
}

function score(play: Play<G>, side: Side, points: number): void {
  play.G.score[side] += points;
  play.journal('8.0', `${say(side, 'score')} ${points} VP.`);
}
