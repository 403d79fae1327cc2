/* Commanders who leave the game before its end (17.6, 26). */
import type { Play } from '../../kit/play';
import { colleagueOf, commandersOf } from '../commanders';
import { causeOf, enemyOf, type G, type Side } from '../state';
import { win } from '../victory';

/**
 * Takes commanders out of the game. What they command, and what they were to decide, passes to their colleague; a cause that has no
 * commander left is beaten. `reason` says why it is, in a sentence without its end.
 */
export function retire(play: Play<G>, sides: readonly Side[], reason: string): void {
  const { G } = play;
  for (const side of sides) G.seats[side] = null;
  if (G.seats.caesar === null || G.seats.labienus === null) G.secret.sphere = null;
  for (const side of sides) {
    const cause = causeOf(side);
    if (commandersOf(G, cause).length === 0) win(play, enemyOf(cause), '26.2', reason);
    const heir = (each: Side) => (each === side ? colleagueOf(side) : each);
    for (const frame of G.stack) {
      frame.sides = [...new Set(frame.sides.map(heir))];
      if (frame.step === 'retreat') frame.by = heir(frame.by);
    }
  }
}

/** Takes a Roman commander out whose leader has fallen, where that is played and he has a colleague (17.6). */
export function retireWithLeader(play: Play<G>, leader: string): void {
  const { seats, variants } = play.G;
  if (!variants.leaderOut || seats.caesar === null || seats.labienus === null) return;
  if (leader !== 'caesar' && leader !== 'labienus') return;
  play.journal('17.6', 'His commander is out of the game; the other one takes over.', { kind: 'control' });
  retire(play, [leader], 'The Roman commanders have fallen');
}
