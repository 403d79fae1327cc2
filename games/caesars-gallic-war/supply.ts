/* Roman supply points (5.2.1 B, 6.6). */

import type { Play } from '../kit/play';
import { pointsOf } from './components/labels';
import { VERCINGETORIX } from './components/units';
import { cardPlayed, type G, isInPlay, type ProcedureOf } from './state';
import { say } from './words';

/** The supply track ends here (6.6). */
export const MOST_SUPPLY = 19;

/** Adds supply points to Rome's, or takes them away; the track runs from 0 to 19, and what is beyond is not counted (6.6). */
export function changeSupply(play: Play<G>, points: number, rule: string): void {
  const { G } = play;
  const before = G.supply;
  G.supply = Math.min(MOST_SUPPLY, Math.max(0, before + points));
  const changed = Math.abs(G.supply - before);
  play.journal(
    rule,
    `Rome ${points < 0 ? 'loses' : 'gains'} ${changed === 0 ? 'no' : changed} supply ${changed === 1 ? 'point' : 'points'}: ${G.supply} now.`,
    points < 0 && changed > 0
      ? {
          lost: [
            { side: 'roman', count: changed, one: 'supply point', many: 'supply points', kind: 'points' },
          ],
        }
      : {},
  );
}

/**
 * Returns how many supply actions the Barbarians may take in a turn: one with Vercingetorix (5.2.1 B, 7.3), and with scorched
 * earth one before he has arrived or a second with him (9.5). None once he is eliminated.
 */
export function raidLimit(G: G): number {
  if (G.aside[VERCINGETORIX] === 'dead') return 0;
  return (isInPlay(G, VERCINGETORIX) ? 1 : 0) + (G.variants.scorchedEarth ? 1 : 0);
}

/** Rome gains a card's points and one more; the Barbarians destroy as many as the card has (5.2.1 B). */
export const supplyStep: ProcedureOf<'supply'> = {
  proceed(play, { side }) {
    const points = pointsOf(play.G, cardPlayed(play.G, side));
    if (side === 'roman') gather(play, points + 1);
    else raid(play, points);
    play.finish();
  },
};

function gather(play: Play<G>, points: number): void {
  play.journal('5.2.1', `${say('roman', 'gather')} supplies.`);
  changeSupply(play, points, '5.2.1');
}

function raid(play: Play<G>, points: number): void {
  const { G } = play;
  if (G.raids >= raidLimit(G)) {
    play.journal('5.2.1', 'The Barbarians cannot raid supplies any more.');
    return;
  }
  play.journal('5.2.1', `${say('barbarian', 'raid')} supplies.`);
  G.raids++;
  changeSupply(play, -points, '5.2.1');
}
