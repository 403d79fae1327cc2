/* Who may besiege what, and the siege up to its roll (14.3.1, 14.3.2 steps 1 to 4); a Stronghold is subjugated (14.7.1, 14.7.2). */
import type { Obstacle } from '../../kit/action';
import { findFrame } from '../../kit/frame';
import { aftermath } from '../aftermath';
import { isFortified } from '../control';
import { noteMoved } from '../inForce';
import { hasEnemies, hasLeadership, hasUnits, unitsIn } from '../pieces';
import { enemyOf, type G, type ProcedureOf, type Side } from '../state';
import { namesOf, say } from '../words';
import { locationName } from './defence';
import { surrender } from './fall';
import { siegeOdds } from './odds';
import { liftSieges } from './points';

/** Says whether a Leader may conduct a Siege or Subjugation where he is, if he has the Movement Points (14.3.1, 14.7.2). */
export function maySiege(G: G, side: Side, space: string, commander: string): boolean {
  return obstacleToSiege(G, side, space, commander) === null;
}

/** Returns why a Leader may not conduct a Siege or Subjugation in a space, or null when he may (14.3, 14.7.2). */
export function obstacleToSiege(G: G, side: Side, space: string, commander: string): Obstacle | null {
  const marker = G.markers[space];
  if (!isFortified(marker) || marker.side !== enemyOf(side))
    return { rule: '14.1', text: 'There is no enemy Fortified Location here.' };
  const { at, inside } = G.pieces[commander];
  if (at !== space || inside || !hasLeadership(G, commander))
    return { rule: '14.3.1', text: 'It takes a Leader outside the walls, named or of a Legion or Tribe.' };
  if (!hasUnits(G, side, space, 'outside'))
    return { rule: '14.3.2', text: 'It takes Combat Units outside the walls.' };
  if (hasEnemies(G, side, space)) return { rule: '14.3.1', text: 'Enemy units stand outside the walls.' };
  const { column, surrenders } = siegeOdds(G, side, space);
  if (column === null) {
    return marker.kind === 'stronghold'
      ? { rule: '14.7.2', text: 'Subjugation takes a Combat Strength of two.' }
      : { rule: '14.3.2', text: 'The besiegers are not half as strong as the defenders.' };
  }
  if (!surrenders && wasRolledFor(G, space))
    return { rule: '14.3.4', text: 'The dice were rolled against this place with this card already.' };
  return null;
}

function wasRolledFor(G: G, space: string): boolean {
  return findFrame(G, 'cardPlay')?.rolled.includes(space) ?? false;
}

/** Adds up the two sides, takes a surrender at three to one, or goes on to the roll (14.3.2). */
export const siegeStep: ProcedureOf<'siege'> = {
  proceed(play, frame) {
    const { G } = play;
    const { side, space } = frame;
    const besiegers = unitsIn(G, side, space, 'outside');
    noteMoved(G, besiegers);
    const { attack, defence, surrenders } = siegeOdds(G, side, space);
    const isStronghold = G.markers[space].kind === 'stronghold';
    const what = `${say(side, isStronghold ? 'attack' : 'besiege')} ${locationName(G, space)}`;
    const strengths = isStronghold ? `strength ${attack}` : `${attack} against ${defence}`;
    play.journal('14.3.2', `${what} with ${namesOf(G, besiegers)}: ${strengths}.`, {
      kind: 'battle',
      side,
      places: [space],
      pieces: besiegers,
    });
    const end = { step: 'siegeEnd' as const, sides: [], side };
    if (surrenders) {
      surrender(play, side, space);
      play.become(end);
    } else {
      play.become(
        { step: 'siegeRoll', sides: [side], side, space, stage: 'cards', bonus: 0, shift: 0, dice: [] },
        end,
      );
    }
  },
};

/** Sieges without besiegers are lifted, Caesar is placed anew, units without their walls fight (14.4.1, 9.6, 11.2.4). */
export const siegeEndStep: ProcedureOf<'siegeEnd'> = {
  proceed(play, { side }) {
    liftSieges(play);
    const next = aftermath(play.G, side);
    if (next === null) play.finish();
    else play.call(next);
  },
};
