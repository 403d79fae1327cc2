/* The shape of Strategy Cards as JSON: exactly what cards.ts declares, and nothing else. */
import * as v from 'valibot';
import { id, integer, positive, side, source, text } from '../../../kit/components/check/values';
import type { Card, Effect } from '../cards';
import { whose, yes } from './values';

const scope = v.picklist(['turn', 'thisCard', 'oneRoll', 'oneRollThisCard', 'oneTownUntilNextRomanPlayEnds']);
const spot = v.picklist([
  'legion',
  'romanWalledCity',
  'romanLeaderUnbesieged',
  'tribe',
  'tribeUnbesieged',
  'gallicLeaderUnbesieged',
  'fortifiedTownUnbesieged',
]);

const where = v.strictObject({
  gaul: yes,
  region: v.exactOptional(id),
  regions: v.exactOptional(v.array(id)),
  oneRegionOf: v.exactOptional(v.array(id)),
  oneProvince: yes,
  provinceOf: v.exactOptional(id),
  provinceOfSubmittedTribe: yes,
  provinceControlledBy: v.exactOptional(whose),
  provinceNotControlledBy: v.exactOptional(whose),
  provinceHasUnit: v.exactOptional(v.literal('tribe')),
  provinceHasIMofBoth: yes,
  provinceNoUnitsOf: v.exactOptional(whose),
  provinceNoFortifiedTown: yes,
  noUnitsOf: v.exactOptional(whose),
  noControlOf: v.exactOptional(whose),
  noFortified: yes,
  adjacentToControlOf: v.exactOptional(whose),
  adjacentToUnitsOf: v.exactOptional(whose),
  notAdjacentToUnitsOf: v.exactOptional(whose),
  ownProvince: yes,
  unbesieged: yes,
  inBox: v.exactOptional(v.literal('submitted')),
  minSteps: v.exactOptional(positive),
  allBesiegedFortifiedTowns: yes,
  oneBesiegedByOwn: yes,
});
const limited = { where: v.exactOptional(where) };
const inPlay = { onlyIf: v.exactOptional(v.literal('leaderAlreadyInPlay')) };

const op = <Name extends Effect['op'], Entries extends v.ObjectEntries>(name: Name, entries: Entries) =>
  v.strictObject({ op: v.literal(name), ...entries });

const effect: v.GenericSchema<unknown, Effect> = v.variant('op', [
  op('turnOrder', { first: side }),
  op('activate', {
    who: v.union([
      v.picklist(['anyRoman', 'anyOwn', 'romanStacksWithoutCaesar', 'allGallic', 'allBelgic']),
      v.strictObject({ leader: id }),
    ]),
    count: v.union([positive, v.literal('all')]),
    maLimit: v.exactOptional(positive),
    noSiege: yes,
    ...inPlay,
  }),
  op('influence', {
    modes: v.pipe(v.array(v.picklist(['place', 'convert'])), v.minLength(1, 'must name a mode')),
    count: v.union([positive, v.literal('onePerMatchingProvince')]),
    onePerProvince: yes,
    ignoreAdjacency: yes,
    ...limited,
    ...inPlay,
  }),
  op('removeIM', { side: whose, count: v.union([positive, v.literal('all')]), ...limited }),
  op('flipIM', { side: whose, count: positive, ...limited }),
  op('placeCU', { unit: id, at: v.array(spot), ...limited }),
  op('placeLeader', { leader: id, at: v.array(spot) }),
  op('placeTribe', { tribe: id }),
  op('drawTribe', { count: positive }),
  op('restoreTribe', { count: positive, ...limited }),
  op('replacements', { steps: positive }),
  op('devastate', { count: positive, ...limited }),
  op('upgradeTown', { count: positive }),
  op('siegeModifier', { drm: v.exactOptional(integer), columnShift: v.exactOptional(integer), scope }),
  op('siegeReroll', {}),
  op('siegePoints', { amount: integer, ...limited }),
  op('forbidSortie', { scope }),
  op('battleModifier', { columnShift: integer, ...limited }),
  op('battleReroll', { count: positive }),
  op('avoidBattleAuto', {}),
  op('noInterception', { via: v.literal('rough'), scope }),
  op('stopMovement', {}),
  op('maBonus', { amount: positive, count: positive, noSiege: yes, scope }),
  op('pathDiscount', { kind: v.literal('rough'), amount: positive, region: v.exactOptional(id), scope }),
  op('skipNativeAttack', { natives: id, count: positive, scope }),
  op('stormThreshold', { failOn: v.array(v.pipe(positive, v.maxValue(6, 'must be a die'))), scope }),
  op('governance', {
    amount: integer,
    amountIfVpRegionThisTurn: v.exactOptional(integer),
    cap: v.exactOptional(integer),
    floorIfAtLeast4: v.exactOptional(integer),
  }),
  op('councilAddIM', { count: positive }),
  op('stepLoss', { count: positive, ...limited }),
  op('moveGermani', { points: positive }),
  op('cancel', {}),
  op('choice', { options: v.array(v.lazy(() => effect)) }),
]);

/** A Strategy Card. */
export const card: v.GenericSchema<unknown, Card> = v.strictObject({
  number: positive,
  name: text,
  points: v.pipe(positive, v.maxValue(3, 'must be 1 to 3 Action Points')),
  kind: v.picklist(['event', 'bonus', 'surprise', 'reaction']),
  usableBy: v.picklist(['roman', 'gallic', 'either']),
  text,
  effects: v.pipe(v.array(effect), v.minLength(1, 'must have an effect')),
  timing: v.exactOptional(
    v.picklist([
      'startOfStrategyPhase',
      'afterRomanSiegeRoll',
      'beforeBattleDice',
      'insteadOfAvoidBattleRoll',
      'beforeSiegeRollOrDuringBattle',
      'afterEnemyEntersSpace',
      'reaction',
    ]),
  ),
  activatesCaesar: yes,
  source,
  effectSource: source,
});
