import type { Play } from '../kit/play';
import { recordOf } from '../kit/record';
import { leads, type Result } from '../kit/result';
import type { Side } from './components/blocks';
import { boxOf } from './components/box';
import { placeName } from './components/inPlay';
import { census, statusIn } from './control';
import { blocksIn, enemyOf, type G, SIDES, sideName } from './state';

/** The Victory Points that win at the end of a year (1.2). */
export const WINNING_POINTS = 10;
/** The game is decided after this year (1.2). */
export const LAST_YEAR = 5;

/** Returns a side's Victory Points (1.2): its cities (4.2) and the enemy leaders it has killed (7.51). */
export function victoryPoints(G: G, side: Side): number {
  const counts = census(G);
  let points = blocksIn(G, enemyOf(side), 'trophy').length;
  for (const { id, value } of boxOf(G).valued) {
    if (statusIn(counts, side, id) === 'friendly') points += value;
  }
  return points;
}

/** Returns how many Victory Points each side is ahead of the other. */
export function margins(G: G): Record<Side, number> {
  return leads('caesar', 'pompey', pointsOf(G));
}

/** Ends the game if the year that closes has decided it (1.2, 8.2). */
export function checkVictory(play: Play<G>): void {
  const { G } = play;
  const points = pointsOf(G);
  play.journal('8.2', `Caesar has ${points.caesar} VP, Pompey ${points.pompey}.`);
  const decided = decisionOf(G, points);
  if (decided === null) return;
  play.journal('1.2', decided.reason);
  play.end({ ...decided, margins: leads('caesar', 'pompey', points) });
}

function pointsOf(G: G): Record<Side, number> {
  return recordOf(SIDES, (side) => victoryPoints(G, side));
}

/** Returns who has won at the end of a year and why; null when the next year decides. */
function decisionOf(G: G, points: Record<Side, number>): Pick<Result<Side>, 'winners' | 'reason'> | null {
  const enough = SIDES.find((side) => points[side] >= WINNING_POINTS);
  if (enough !== undefined) {
    return { winners: [enough], reason: `${sideName(enough)} wins with ${points[enough]} VP.` };
  }
  if (G.year < LAST_YEAR) return null;
  const ahead = SIDES.find((side) => points[side] > points[enemyOf(side)]);
  if (ahead !== undefined) {
    const score = `${points[ahead]} VP to ${points[enemyOf(ahead)]}`;
    return { winners: [ahead], reason: `${sideName(ahead)} wins with ${score} after the last year.` };
  }
  const counts = census(G);
  const inRome = SIDES.find((side) => statusIn(counts, side, 'rome') === 'friendly');
  if (inRome !== undefined) {
    const reason = `VP are equal after the last year; ${sideName(inRome)} holds ${placeName(G, 'rome')} and wins.`;
    return { winners: [inRome], reason };
  }
  return {
    winners: [],
    reason: `VP are equal after the last year and nobody holds ${placeName(G, 'rome')}: the game is a draw.`,
  };
}
