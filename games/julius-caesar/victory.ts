import type { Play } from '../kit/play';
import { leads, type Result } from '../kit/result';
import type { Side } from './components/blocks';
import { CITY_IDS, cityValue } from './components/map';
import { census, statusIn } from './control';
import { blocksIn, enemyOf, type G, SIDES, sideName } from './state';

/** The Victory Points that win at the end of a year (1.2). */
export const WINNING_POINTS = 10;
/** The game is decided after this year (1.2). */
export const LAST_YEAR = 5;

/** Returns a side's Victory Points: its cities and the enemy leaders it has killed (1.2). */
export function victoryPoints(G: G, side: Side): number {
  const counts = census(G);
  let points = blocksIn(G, enemyOf(side), 'trophy').length;
  for (const city of CITY_IDS) {
    const value = cityValue(city);
    if (value > 0 && statusIn(counts, side, city) === 'friendly') points += value;
  }
  return points;
}

/** Returns how many Victory Points each side is ahead of the other. */
export function margins(G: G): Record<Side, number> {
  return leads('caesar', 'pompey', {
    caesar: victoryPoints(G, 'caesar'),
    pompey: victoryPoints(G, 'pompey'),
  });
}

/** Ends the game if the year that closes has decided it (1.2, 8.2). */
export function checkVictory(play: Play<G>): void {
  const { G } = play;
  const points = { caesar: victoryPoints(G, 'caesar'), pompey: victoryPoints(G, 'pompey') };
  play.journal('8.2', `Caesar has ${points.caesar} VP, Pompey ${points.pompey}.`);
  const over = resultOf(G, points);
  if (over === null) return;
  play.journal('1.2', over.reason);
  play.end(over);
}

function resultOf(G: G, points: Record<Side, number>): Result<Side> | null {
  const margins = leads('caesar', 'pompey', points);
  for (const side of SIDES) {
    if (points[side] >= WINNING_POINTS) {
      return { winners: [side], margins, reason: `${sideName(side)} wins with ${points[side]} VP.` };
    }
  }
  if (G.year < LAST_YEAR) return null;
  for (const side of SIDES) {
    if (points[side] > points[enemyOf(side)]) {
      return {
        winners: [side],
        margins,
        reason: `${sideName(side)} wins with ${points[side]} VP to ${points[enemyOf(side)]} after the last year.`,
      };
    }
  }
  const counts = census(G);
  for (const side of SIDES) {
    if (statusIn(counts, side, 'rome') === 'friendly') {
      return {
        winners: [side],
        margins,
        reason: `VP are equal after the last year; ${sideName(side)} holds Rome and wins.`,
      };
    }
  }
  return {
    winners: [],
    margins,
    reason: 'VP are equal after the last year and nobody holds Rome: the game is a draw.',
  };
}
