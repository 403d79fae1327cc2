/* Control of tribes and towns (6.3, 6.6). */

import { AREA_IDS, ROMAN_HOME } from './components/areas';
import { boxOf } from './components/box';
import { isTribe, TRIBE_IDS, type TribeId } from './components/units';
import { type G, hasUnits, type ProcedureOf, type Side } from './state';
import { changeSupply } from './supply';
import { controllerOf } from './tribes';

/** Returns the tribes a side controls (6.3). */
export function tribesOf(G: G, side: Side): TribeId[] {
  return TRIBE_IDS.filter((tribe) => controllerOf(G, tribe) === side);
}

/** Returns how many tribes a side controls (6.3). */
export function tribesControlled(G: G, side: Side): number {
  let count = 0;
  for (const tribe of TRIBE_IDS) if (controllerOf(G, tribe) === side) count++;
  return count;
}

/** Rome receives the supply points its towns produce (6.6). */
export const productionStep: ProcedureOf<'production'> = {
  proceed(play) {
    changeSupply(play, production(play.G), '6.6');
    play.finish();
  },
};

/** Returns the supply points Rome's fortified towns produce: one each, two in Transalpine Gaul (6.6). */
export function production(G: G): number {
  let points = hasUnits(G, 'barbarian', ROMAN_HOME) ? 0 : 2;
  const { area: areas } = boxOf(G);
  for (const area of AREA_IDS) {
    if (areas[area].town !== null && isTribe(area) && controllerOf(G, area) === 'roman') points++;
  }
  return points;
}
