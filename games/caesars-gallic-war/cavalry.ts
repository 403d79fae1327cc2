/* Cavalry goes home before eliminated tribes return (9.4). */
import { frameOf } from '../kit/frame';
import type { Play } from '../kit/play';
import { GERMAN_HOME, OFF_MAP, type Place, ROMAN_HOME } from './components/areas';
import { ARIOVISTUS, CAESAR, GERMAN_CAVALRY, ROMAN_CAVALRY } from './components/units';
import { goHome, tellReturns } from './returns';
import { type G, hasUnits, type ProcedureOf, type Side } from './state';

/**
 * Cavalry away from home returns unless it may winter with Caesar or Ariovistus (9.4). Roman cavalry does not fight alone for
 * a Transalpine Gaul that is lost: like reinforcements (6.7) it goes to the off-map area.
 */
export const returnCavalryStep: ProcedureOf<'returnCavalry'> = {
  proceed(play) {
    const { G } = play;
    const romanHome = hasUnits(G, 'barbarian', ROMAN_HOME) ? OFF_MAP : ROMAN_HOME;
    returnTo(play, 'roman', ROMAN_CAVALRY, romanHome, quartersOfCaesar(G));
    returnTo(play, 'barbarian', GERMAN_CAVALRY, GERMAN_HOME, quartersOfAriovistus(G));
    play.finish();
  },
};

/** Returns where Caesar may winter: where he is, but not twice in a row, and not in Germania (6.2.2, 6.2.5). */
function quartersOfCaesar({ wintered, secret }: G): Place | null {
  const place = secret.roman.blocks[CAESAR]?.place;
  return place === undefined || wintered.caesar || place === GERMAN_HOME ? null : place;
}

/** Returns where Ariovistus may winter with another unit: where he is, if the garrison has room, and not twice in a row (6.2.5). */
function quartersOfAriovistus(G: G): Place | null {
  const place = G.secret.barbarian.blocks[ARIOVISTUS]?.place;
  return place === undefined || G.wintered.ariovistus || frameOf(G, 'winter').limit < 2 ? null : place;
}

function returnTo(play: Play<G>, side: Side, cavalry: string, home: Place, quarters: Place | null): void {
  const block = play.G.secret[side].blocks[cavalry];
  if (block === undefined || block.place === home || block.place === OFF_MAP) return;
  if (block.place === quarters) return;
  tellReturns(play, '9.4', [goHome(play.G, side, cavalry, home)]);
}
