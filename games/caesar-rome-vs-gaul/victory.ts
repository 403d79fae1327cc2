/* Victory Points and how the game is won (19.0). */
import type { Play } from '../kit/play';
import type { Result } from '../kit/result';
import { boxOf } from './components/box';
import { provincesControlled } from './control';
import { piecesAt } from './pieces';
import { enemyOf, type G, type Side } from './state';
import { governanceOf } from './winter/governance';
import { countOf, say } from './words';

/** The Victory Points Rome wins with (19.2.1). */
export const NEEDED = 12;
const TRIBES_PER_POINT = 4;
const REGION_POINTS = 2;
const PASS_POINTS = 1;

/** The Victory Points of the Roman player, and what they are for (19.2.2). */
export interface Points {
  governance: number;
  germania: number;
  britannia: number;
  pass: number;
  tribes: number;
  total: number;
}

/** Returns the Victory Points of the Roman player as they stand (19.2.2), those of the pass (19.3) and of the Eliminated Tribes Box (17.9, 19.4) among them. */
export function pointsOf(G: G): Points {
  const governance = G.governance.reduce((sum, points) => sum + points, 0);
  const germania = G.conquered.germania > 0 ? REGION_POINTS : 0;
  const britannia = G.conquered.britannia > 0 ? REGION_POINTS : 0;
  const pass = G.conquered.pass > 0 ? PASS_POINTS : 0;
  const tribes = Math.floor(piecesAt(G, 'eliminated').length / TRIBES_PER_POINT);
  return {
    governance,
    germania,
    britannia,
    pass,
    tribes,
    total: governance + germania + britannia + pass + tribes,
  };
}

/** A side that has won, the section by which it has, and why in a sentence. */
export interface Won {
  winner: Side;
  rule: string;
  reason: string;
}

/** Returns how a game is won by a side, for a reason in a sentence. */
function resultOf(G: G, winner: Side, reason: string): Result<Side> {
  const { total } = pointsOf(G);
  return { winners: [winner], margins: { roman: total - NEEDED, gallic: NEEDED - total }, reason };
}

/** Tells who has won, by which rule and why, and ends the game. */
export function win(play: Play<G>, { winner, rule, reason }: Won): void {
  play.journal(rule, reason);
  play.end(resultOf(play.G, winner, reason));
}

/**
 * Returns who has an Automatic Victory in the Political Segment (16.4.5), and why in a sentence, or null: the Gallic player at three
 * Governance Points or fewer (19.1.1), the Roman player without Fortified Towns on the map and with the Provinces it takes in
 * every Region (19.1.2).
 */
export function automaticVictory(G: G): Won | null {
  const { total, victoryPoints } = governanceOf(G);
  if (victoryPoints === null) {
    const reason = `With ${countOf(total, 'Governance Point')} Caesar is recalled to Rome. The Gauls win.`;
    return { winner: 'gallic', rule: '19.1.1', reason };
  }
  if (Object.values(G.markers).some(({ kind }) => kind === 'town')) return null;
  const isConquered = boxOf(G).components.regions.every(
    ({ id, automaticVictory: needed }) =>
      needed === null || provincesControlled(G, id, 'roman').length >= needed,
  );
  if (!isConquered) return null;
  const reason = 'No Fortified Town is left and Rome controls all Gaul. Rome wins.';
  return { winner: 'roman', rule: '19.1.2', reason };
}

/** Ends the game after turn 6: Rome wins with 12 Victory Points (19.2.1). */
export function endOfGame(play: Play<G>): void {
  const { total } = pointsOf(play.G);
  const winner: Side = total >= NEEDED ? 'roman' : 'gallic';
  const reason = `Rome has ${countOf(total, 'Victory Point')} and needs ${NEEDED}. ${say(winner, 'win')}.`;
  win(play, { winner, rule: '19.2.1', reason });
}

/** Ends the game when a side gives up. */
export function giveUp(play: Play<G>, side: Side): void {
  const winner = enemyOf(side);
  play.end(resultOf(play.G, winner, `${say(side, 'resign')}. ${say(winner, 'win')}.`));
}
