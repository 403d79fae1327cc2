/* Where Build is possible and what it costs (4.2.1). */
import type { Obstacle } from '../../kit/action';
import type { Answers } from '../answers';
import { orderUnderWay } from '../commands/underWay';
import type { RegionId, TribeId } from '../components/map';
import { controls } from '../pieces/control';
import { availableForts, forceIn, piecesIn } from '../pieces/forces';
import { supplyLine } from '../pieces/supplyLines';
import { alliedTo, alliesIn, placesForAlly } from '../pieces/tribes';
import { regionName, regionsOf } from '../places';
import type { G } from '../state';
import type { Use, Works } from './frames';
import { isSelectable, leaderReaches } from './use';

/** Returns what each Fort, and each Ally placed or removed, costs. */
export function buildPrice({ free }: Use): number {
  return free ? 0 : 2;
}

/** Returns what others have answered about Supply Lines: what they have in a Command holds for all that belongs to it (1.5.2). */
export function supplyAnswers(G: G, { supply }: Use): Answers {
  return orderUnderWay(G)?.supply ?? supply;
}

/** Says whether a Region is part of a Supply Line to which those have agreed who have been asked. */
export function isSupplied(G: G, use: Use, region: RegionId): boolean {
  return supplyLine(G, ['romans', ...supplyAnswers(G, use).agreed]).has(region);
}

/** Returns why a Region may not be selected for Build, whatever Supply Lines there are; null when it may. */
function obstacleToPlace(G: G, { use }: Works, region: RegionId): Obstacle | null {
  if (!isSelectable(G, use, region))
    return { rule: '5.4', text: `${regionName(G, region)} is not among the Regions allowed.` };
  if (G.capabilities[12]?.text === 'shaded' && use.selected.length > 0)
    return { rule: '5.3', text: 'Build may select just one Region (card 12).' };
  if (!leaderReaches(G, 'romans', region))
    return { rule: '4.1.2', text: `The Roman Leader is too far from ${regionName(G, region)}.` };
  if (piecesIn(G, region, 'romans') === 0)
    return { rule: '4.2.1', text: `There are no Roman pieces in ${regionName(G, region)}.` };
  return null;
}

function obstacleToPay(G: G, use: Use): Obstacle | null {
  return G.resources.romans >= buildPrice(use)
    ? null
    : { rule: '4.2.1', text: 'Each Fort and each Ally placed or removed costs 2 Resources.' };
}

/** Returns why nothing may be built in a Region (4.2.1); null when something may, as far as the Region and its cost go. */
export function obstacleToBuild(G: G, works: Works, region: RegionId): Obstacle | null {
  const { use } = works;
  const obstacle = obstacleToPay(G, use);
  if (obstacle !== null || use.selected.includes(region)) return obstacle;
  if (alliesIn(G, region, 'romans').length === 0 && !isSupplied(G, use, region))
    return { rule: '4.2.1', text: `${regionName(G, region)} has no Roman Ally and is in no Supply Line.` };
  return obstacleToPlace(G, works, region);
}

/** Says whether something may be built in a Region, as far as the Region and its cost go. */
export function mayBuildIn(G: G, works: Works, region: RegionId): boolean {
  const isPossible =
    (piecesIn(G, region, 'romans') > 0 && leaderReaches(G, 'romans', region)) ||
    works.use.selected.includes(region);
  return isPossible && obstacleToBuild(G, works, region) === null;
}

/** Says whether a Fort could be placed in a Region, of what stands there. */
export function hasRoomForFort(G: G, region: RegionId): boolean {
  return availableForts(G) > 0 && !forceIn(G, region, 'romans').fort;
}

/** Returns why Build may not deal with a Tribe in a Region (4.2.1); null when it may. */
export function obstacleToTribes(G: G, { tribes = [] }: Works, region: RegionId): Obstacle | null {
  const order = orderUnderWay(G);
  if (tribes.includes(region))
    return { rule: '4.2.1', text: `One Tribe has been dealt with in ${regionName(G, region)}.` };
  if (!controls(G, 'romans', region))
    return { rule: '4.2.1', text: `The Romans do not Control ${regionName(G, region)}.` };
  if (order?.command === 'seize' && order.selected.includes(region))
    return { rule: '4.2.1', text: `The Romans Seize in ${regionName(G, region)}.` };
  return null;
}

/** Returns the Tribes of a Region whose Ally Build may remove: one of Gauls or Germans, no Citadel. */
export function alliesToSubdue(G: G, region: RegionId): TribeId[] {
  return alliesIn(G, region).filter((tribe) => alliedTo(G, tribe) !== 'romans');
}

/** Says whether Build would have any effect in a Region that could be selected. */
function hasEffect(G: G, works: Works, region: RegionId): boolean {
  if (hasRoomForFort(G, region)) return true;
  if (obstacleToTribes(G, works, region) !== null) return false;
  return alliesToSubdue(G, region).length > 0 || placesForAlly(G, region, 'romans').length > 0;
}

/** Returns the Regions where something may be built. */
export function regionsToBuild(G: G, works: Works): RegionId[] {
  if (obstacleToPay(G, works.use) !== null) return [];
  return regionsOf(G).filter((region) => mayBuildIn(G, works, region) && hasEffect(G, works, region));
}

/** Returns the Regions where something might be built if they were part of a Supply Line. */
export function regionsWanting(G: G, works: Works): RegionId[] {
  const { use } = works;
  if (obstacleToPay(G, use) !== null) return [];
  return regionsOf(G).filter(
    (region) =>
      piecesIn(G, region, 'romans') > 0 &&
      alliesIn(G, region, 'romans').length === 0 &&
      obstacleToPlace(G, works, region) === null &&
      hasEffect(G, works, region) &&
      !isSupplied(G, use, region),
  );
}
