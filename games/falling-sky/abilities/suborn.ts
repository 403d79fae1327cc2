/* Suborn (4.4.2). */

import { type Action, action, type Obstacle, type Situation } from '../../kit/action';
import type { Loss } from '../../kit/journal';
import type { Play } from '../../kit/play';
import { FACTIONS, type Faction, nameOf } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import { LIES, type Lie, troopsOf } from '../pieces/force';
import { availableTroops, forceIn } from '../pieces/forces';
import { lossOf } from '../pieces/loss';
import { placeTroops } from '../pieces/placing';
import { removePiece, removeTroops } from '../pieces/removal';
import {
  alliedTo,
  alliesIn,
  availableAt,
  obstacleToStand,
  openTribes,
  placeAtTribe,
  subduedIn,
} from '../pieces/tribes';
import { mayStack, regionName, regionOf, regionOfTribe, regionsOf, tribeName } from '../places';
import { pay } from '../resources';
import type { DecisionOf, FrameOf, G } from '../state';
import { close, end } from './end';
import type { Use } from './frames';
import { hasHidden, isSelectable } from './use';

type At = Situation<G, FrameOf<'suborn'>>;
type Suborns = Action<G, FrameOf<'suborn'>>;

/** What a Warband or Auxilia, and what an Ally costs (4.4.2). */
const TROOP = 1;
const ALLY = 2;
/** How many pieces may be removed or placed in a Region. */
const MOST = 3;

/** Says whether it could be used now in any Region (4.4.2): with a Hidden Aedui Warband there is always something to buy off. */
export function canSuborn(G: G, use: Use): boolean {
  return (
    use.selected.length < mostRegions(G) &&
    regionsOf(G).some((region) => hasHidden(G, 'aedui', region) && obstacleToBegin(G, use, region) === null)
  );
}

/** Returns how many Regions may be selected (4.4.2, card 43). */
function mostRegions(G: G): number {
  return G.capabilities[43]?.text === 'unshaded' ? 2 : 1;
}

function obstacleToBegin(G: G, use: Use, region: RegionId): Obstacle | null {
  const most = mostRegions(G);
  if (use.selected.length >= most)
    return {
      rule: '4.4.2',
      text: `No more than ${most === 1 ? 'one Region' : 'two Regions'} may be selected.`,
    };
  if (!isSelectable(G, use, region))
    return {
      rule: '4.1',
      text: `${regionName(G, region)} has been selected already, or is not among the Regions allowed.`,
    };
  if (!hasHidden(G, 'aedui', region))
    return { rule: '4.4.2', text: `There is no Hidden Aedui Warband in ${regionName(G, region)}.` };
  return affords(G, use, TROOP) ? null : { rule: '4.4.2', text: 'The Aedui have no Resources left.' };
}

function affords(G: G, use: Use, price: number): boolean {
  return use.free || G.resources.aedui >= price;
}

/** Returns why no piece of a price may be removed or placed in a Region; null when one may. */
function obstacleIn({ G, frame }: At, region: RegionId, price: number): Obstacle | null {
  const { use } = frame;
  if (use.selected.at(-1) !== region) {
    const obstacle = obstacleToBegin(G, use, region);
    if (obstacle !== null) return obstacle;
  } else if (frame.pieces === MOST)
    return { rule: '4.4.2', text: `Three pieces have been removed or placed in ${regionName(G, region)}.` };
  else if (price === ALLY && frame.ally === true)
    return { rule: '4.4.2', text: `An Ally has been removed or placed in ${regionName(G, region)}.` };
  return affords(G, use, price) ? null : { rule: '4.4.2', text: `It costs ${price} Resources.` };
}

function open(at: At, price: number): RegionId[] {
  const { selected } = at.frame.use;
  if (selected.length >= mostRegions(at.G))
    return selected.slice(-1).filter((region) => obstacleIn(at, region, price) === null);
  const last = selected.at(-1);
  return regionsOf(at.G).filter(
    (region) =>
      (region === last || hasHidden(at.G, 'aedui', region)) && obstacleIn(at, region, price) === null,
  );
}

function obstacle(at: At, id: string): Obstacle | null {
  const region = regionsOf(at.G).find((each) => each === id);
  return region === undefined ? null : obstacleIn(at, region, TROOP);
}

/** Pays for a piece, and selects the Region with the first. */
function buy(
  play: Play<G>,
  frame: FrameOf<'suborn'>,
  region: RegionId,
  price: number,
  what: string,
  lost?: Loss,
): void {
  const { use } = frame;
  if (!use.free) pay(play.G, 'aedui', price);
  if (use.selected.at(-1) !== region) {
    use.selected.push(region);
    frame.pieces = 0;
    frame.ally = false;
  }
  frame.pieces = (frame.pieces ?? 0) + 1;
  if (price === ALLY) frame.ally = true;
  play.journal('4.4.2', `Suborn in ${regionName(play.G, region)}: ${what}.`, {
    ...(price === ALLY && { kind: 'control' }),
    places: [region],
    side: 'aedui',
    ...(lost && { lost: [lost] }),
  });
}

const removeTroop: Suborns = action({
  first: (at) =>
    open(at, TROOP).filter((region) => FACTIONS.some((faction) => hasTroops(at.G, region, faction))),
  second: ({ G }, region) => FACTIONS.filter((faction) => hasTroops(G, region, faction)),
  third: ({ G }, region, faction) => liesOf(G, region, faction),
  effect(play, { G, frame }, region, faction, lie) {
    const lost = lossOf(G, region, faction, lie);
    removeTroops(G, region, faction, lie, 1);
    buy(play, frame, region, TROOP, `${troopOf(faction)} is removed`, lost);
  },
  label: ({ G }, region, faction, lie) => `Remove ${troopOf(faction)} (${lie}) in ${regionName(G, region)}`,
  obstacle,
});

function hasTroops(G: G, region: RegionId, faction: Faction): boolean {
  return troopsOf(forceIn(G, region, faction)) > 0;
}

function liesOf(G: G, region: RegionId, faction: Faction): Lie[] {
  return LIES.filter((lie) => forceIn(G, region, faction)[lie] > 0);
}

const placeTroop: Suborns = action({
  first: (at) => open(at, TROOP).filter((region) => placeable(at.G, region).length > 0),
  second: ({ G }, region) => placeable(G, region),
  effect(play, { G, frame }, region, faction) {
    placeTroops(G, region, faction, 1);
    buy(play, frame, region, TROOP, `${troopOf(faction)} is placed`);
  },
  label: ({ G }, region, faction) => `Place ${troopOf(faction)} in ${regionName(G, region)}`,
  obstacle,
});

function placeable(G: G, region: RegionId): Faction[] {
  return FACTIONS.filter((faction) => availableTroops(G, faction) > 0 && mayStack(region, faction));
}

function troopOf(faction: Faction): string {
  return faction === 'romans' ? 'an Auxilia' : `a Warband of the ${nameOf(faction)}`;
}

const removeAlly: Suborns = action({
  first: (at) => open(at, ALLY).flatMap((region) => alliesIn(at.G, region)),
  effect(play, { G, frame }, tribe) {
    const [region, faction] = [regionOf(G, tribe), alliedTo(G, tribe)];
    if (faction === null) throw new Error(`${tribe} is not Allied`);
    const lost = lossOf(G, region, faction, `ally ${tribe}`);
    removePiece(G, region, faction, `ally ${tribe}`);
    buy(
      play,
      frame,
      region,
      ALLY,
      `${tribeName(play.G, tribe)} is no longer an Ally of the ${nameOf(faction)}`,
      lost,
    );
  },
  label: ({ G }, tribe) => {
    const faction = alliedTo(G, tribe);
    return `Remove the Ally${faction === null ? '' : ` of the ${nameOf(faction)}`} at ${tribeName(G, tribe)}`;
  },
  obstacle(at, id) {
    const region = regionOfTribe(at.G, id);
    if (region === null) return null;
    return obstacleIn(at, region, ALLY) ?? { rule: '4.4.2', text: 'Only Allies are removed, no Citadels.' };
  },
});

const placeAlly: Suborns = action({
  first: (at) => open(at, ALLY).flatMap((region) => tribesToBuy(at.G, region)),
  second: ({ G }, tribe) =>
    FACTIONS.filter(
      (faction) =>
        availableAt(G, faction, 'ally') > 0 && openTribes(G, regionOf(G, tribe), faction).includes(tribe),
    ),
  effect(play, { G, frame }, tribe, faction) {
    placeAtTribe(G, tribe, faction, 'ally');
    buy(
      play,
      frame,
      regionOf(G, tribe),
      ALLY,
      `${tribeName(play.G, tribe)} becomes an Ally of the ${nameOf(faction)}`,
    );
  },
  label: ({ G }, tribe, faction) => `Place an Ally of the ${nameOf(faction)} at ${tribeName(G, tribe)}`,
  obstacle(at, id, faction) {
    const region = regionOfTribe(at.G, id);
    if (region === null) return null;
    const whose = FACTIONS.find((each) => each === faction) ?? 'aedui';
    return obstacleIn(at, region, ALLY) ?? obstacleToStand(at.G, id, whose);
  },
});

/** Returns the Subdued Tribes of a Region at which some Faction has an Ally to place. */
function tribesToBuy(G: G, region: RegionId): TribeId[] {
  if (subduedIn(G, region).length === 0) return [];
  const factions = FACTIONS.filter((faction) => availableAt(G, faction, 'ally') > 0);
  return [...new Set(factions.flatMap((faction) => openTribes(G, region, faction)))];
}

/** 4.4.2: Up to three pieces of any Factions are removed or placed in a Region, each paid for. */
export const subornStep: DecisionOf<'suborn'> = {
  prompt: ({ frame: { use } }) => ({
    rule: '4.4.2',
    text: `Suborn: remove or place up to three pieces in a Region, at most one of them an Ally${
      use.free ? '' : ' (1 Resource each, an Ally 2)'
    }.`,
  }),
  actions: { removeTroop, placeTroop, removeAlly, placeAlly, end },
  proceed(play, frame) {
    const { use, pieces } = frame;
    const isFull = pieces === MOST || !affords(play.G, use, TROOP);
    if (use.selected.length > 0 && isFull && !canSuborn(play.G, use)) close(play, use);
  },
};
