/* Cavalry goes home before eliminated tribes return (9.4). */
import type { Play } from '../kit/play';
import { GERMAN_HOME, OFF_MAP, type Place, ROMAN_HOME } from './components/areas';
import { ARIOVISTUS, CAESAR, GERMAN_CAVALRY, ROMAN_CAVALRY } from './components/units';
import { goHome, tellReturns } from './returns';
import { type G, hasUnits, type ProcedureOf, type Side } from './state';

/**
 * Cavalry away from home returns unless it is with Caesar or Ariovistus, who may winter there (9.4). Roman cavalry does not
 * fight alone for a Transalpine Gaul that is lost: like reinforcements (6.7) it goes to the off-map area.
 */
export const returnCavalryStep: ProcedureOf<'returnCavalry'> = {
  proceed(play) {
    const romanHome = hasUnits(play.G, 'barbarian', ROMAN_HOME) ? OFF_MAP : ROMAN_HOME;
    returnTo(play, 'roman', ROMAN_CAVALRY, CAESAR, romanHome);
    returnTo(play, 'barbarian', GERMAN_CAVALRY, ARIOVISTUS, GERMAN_HOME);
    play.finish();
  },
};

function returnTo(play: Play<G>, side: Side, cavalry: string, leader: string, home: Place): void {
  const { blocks } = play.G.secret[side];
  const block = blocks[cavalry];
  if (block === undefined || block.place === home || block.place === OFF_MAP) return;
  if (blocks[leader]?.place === block.place) return;
  tellReturns(play, '9.4', [goHome(play.G, side, cavalry, home)]);
}
