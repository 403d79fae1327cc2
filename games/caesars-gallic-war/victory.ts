/* Victory (6.3, 8.0, 8.1). */
import type { Play } from '../kit/play';
import { leads, type Result } from '../kit/result';
import { tribesControlled, tribesOf } from './control';
import { enemyOf, type G, type ProcedureOf, SIDES, type Side } from './state';
import { say } from './words';

/** Tribes that win the game at once (6.3, 8.1). */
export const WINNING_TRIBES = 18;
/** What Britannia is worth to Rome at the end (8.0). */
const BRITANNIA_POINTS = 3;

/** Counts the tribes; a side with 18 wins (6.3, 8.1). */
export const controlStep: ProcedureOf<'control'> = {
  proceed(play) {
    checkControl(play);
    play.finish();
  },
};

function checkControl(play: Play<G>): void {
  const { G } = play;
  const counts: Record<Side, number> = {
    roman: tribesControlled(G, 'roman'),
    barbarian: tribesControlled(G, 'barbarian'),
  };
  play.journal('6.3', `Rome controls ${counts.roman} tribes, the Barbarians ${counts.barbarian}.`);
  const winner = SIDES.find((side) => counts[side] >= WINNING_TRIBES);
  if (winner === undefined) return;
  const reason = `${say(winner, 'win')} with ${counts[winner]} tribes.`;
  play.journal('8.1', reason);
  play.end(resultOf(G, winner, reason));
}

/** Returns the victory points a side would have if the game ended now (8.0). */
export function victoryPoints(G: G, side: Side): number {
  const tribes = tribesOf(G, side);
  const britannia = side === 'roman' && tribes.includes('britannia') ? BRITANNIA_POINTS - 1 : 0;
  return G.score[side] + tribes.length + britannia;
}

/** The player with most victory points wins (8.0). */
export function finalScore(play: Play<G>): void {
  const { G } = play;
  const points = pointsOf(G);
  play.journal('8.0', `Rome has ${points.roman} VP, the Barbarians ${points.barbarian}.`);
  const winner = SIDES.find((side) => points[side] > points[enemyOf(side)]);
  if (winner === undefined) {
    play.end(resultOf(G, null, `Both sides have ${points.roman} VP: the game is a draw.`));
    return;
  }
  const reason = `${say(winner, 'win')} with ${points[winner]} VP to ${points[enemyOf(winner)]}.`;
  play.journal('8.0', reason);
  play.end(resultOf(G, winner, reason));
}

/** Returns how the game has ended: who has won, for which reason, and each side's lead in victory points. */
export function resultOf(G: G, winner: Side | null, reason: string): Result<Side> {
  const margins = leads<Side>('roman', 'barbarian', pointsOf(G));
  return { winners: winner === null ? [] : [winner], margins, reason };
}

function pointsOf(G: G): Record<Side, number> {
  return { roman: victoryPoints(G, 'roman'), barbarian: victoryPoints(G, 'barbarian') };
}
