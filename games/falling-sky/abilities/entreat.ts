/* Entreat (4.3.1). */

import { type Action, action, type Obstacle, type Situation } from '../../kit/action';
import type { Play } from '../../kit/play';
import { FACTIONS, type Faction, nameOf } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import { controls } from '../pieces/control';
import { LIES, type Lie, troopsOf } from '../pieces/force';
import { forceIn } from '../pieces/forces';
import { lossOf } from '../pieces/loss';
import { placeTroops } from '../pieces/placing';
import { removePiece, removeTroops } from '../pieces/removal';
import { alliedTo, alliesIn, availableAt, mayHold, placeAtTribe } from '../pieces/tribes';
import { regionName, regionOf, regionOfTribe, regionsOf, tribeName } from '../places';
import { pay } from '../resources';
import type { DecisionOf, FrameOf, G } from '../state';
import { close, end } from './end';
import type { Use } from './frames';
import { hasHidden, isSelectable, leaderReaches, regionsInReach } from './use';

type Entreats = Action<G, FrameOf<'entreat'>>;

const OTHERS: readonly Faction[] = FACTIONS.filter((faction) => faction !== 'arverni');

/** Says whether it could be used now in any Region (4.3.1). */
export function canEntreat(G: G, use: Use): boolean {
  return regionsInReach(G, 'arverni').some(
    (region) =>
      isOpen(G, use, region) &&
      (troopsToEntreat(G, region).length > 0 || alliesToEntreat(G, region).length > 0),
  );
}

/** Returns why a Region cannot be selected for Entreat whoever is there (4.3.1); null when it can. */
function obstacleToEntreat(G: G, use: Use, region: RegionId): Obstacle | null {
  if (!isSelectable(G, use, region))
    return {
      rule: '4.1',
      text: `${regionName(G, region)} has been selected already, or is not among the Regions allowed.`,
    };
  if (!hasHidden(G, 'arverni', region))
    return { rule: '4.3.1', text: `There is no Hidden Arverni Warband in ${regionName(G, region)}.` };
  if (!leaderReaches(G, 'arverni', region))
    return { rule: '4.1.2', text: `The Leader of the Arverni is too far from ${regionName(G, region)}.` };
  if (!use.free && G.resources.arverni === 0)
    return { rule: '4.3.1', text: 'The Arverni have no Resources left.' };
  return null;
}

function open({ G, frame }: Situation<G, FrameOf<'entreat'>>): RegionId[] {
  return regionsInReach(G, 'arverni').filter((region) => isOpen(G, frame.use, region));
}

function isOpen(G: G, use: Use, region: RegionId): boolean {
  return hasHidden(G, 'arverni', region) && obstacleToEntreat(G, use, region) === null;
}

function troopsToEntreat(G: G, region: RegionId): Faction[] {
  return OTHERS.filter((faction) => troopsOf(forceIn(G, region, faction)) > 0);
}

/** Returns the Allies of Aedui, Belgae and Germans in a Region that the Arverni Control. */
function alliesToEntreat(G: G, region: RegionId): TribeId[] {
  if (!controls(G, 'arverni', region)) return [];
  return OTHERS.filter((faction) => faction !== 'romans').flatMap((faction) => alliesIn(G, region, faction));
}

function select(play: Play<G>, use: Use, region: RegionId): void {
  if (!use.free) pay(play.G, 'arverni', 1);
  use.selected.push(region);
}

/** A Warband or Auxilia of another Faction is replaced with an Arverni Warband, or only removed where none is Available. */
const troop: Entreats = action({
  first: (at) => open(at).filter((region) => troopsToEntreat(at.G, region).length > 0),
  second: ({ G }, region) => troopsToEntreat(G, region),
  third: ({ G }, region, faction) => LIES.filter((lie) => forceIn(G, region, faction)[lie] > 0),
  effect(play, { G, frame }, region, faction, lie: Lie) {
    select(play, frame.use, region);
    const lost = [lossOf(G, region, faction, lie)];
    removeTroops(G, region, faction, lie, 1);
    const placed = placeTroops(G, region, 'arverni', 1);
    const what = `${troopOf(faction)} in ${regionName(play.G, region)}`;
    play.journal(
      '4.3.1',
      placed > 0 ? `Entreat: ${what} goes over to the Arverni.` : `Entreat: ${what} is removed.`,
      { places: [region], side: 'arverni', lost },
    );
  },
  label: ({ G }, region, faction, lie) => `Entreat ${troopOf(faction)} (${lie}) in ${regionName(G, region)}`,
  obstacle: (at, id) => obstacleIn(at, id, 'Nobody there has Warbands or Auxilia to be won over.'),
});

/** Returns a piece of a Faction as it stands in a sentence. */
function troopOf(faction: Faction): string {
  return faction === 'romans' ? 'an Auxilia' : `a Warband of the ${nameOf(faction)}`;
}

/** An Ally is replaced with an Arverni one, or only removed where that may not stand or is not Available. */
const ally: Entreats = action({
  first: (at) => open(at).flatMap((region) => alliesToEntreat(at.G, region)),
  effect(play, { G, frame }, tribe) {
    const region = regionOf(G, tribe);
    const faction = alliedTo(G, tribe);
    if (faction === null) throw new Error(`${tribe} is not Allied`);
    select(play, frame.use, region);
    const lost = [lossOf(G, region, faction, `ally ${tribe}`)];
    removePiece(G, region, faction, `ally ${tribe}`);
    const replaced = mayHold(play.G, tribe, 'arverni') && availableAt(G, 'arverni', 'ally') > 0;
    if (replaced) placeAtTribe(G, tribe, 'arverni', 'ally');
    const how = replaced ? 'goes over to the Arverni' : 'is Subdued';
    play.journal('4.3.1', `Entreat: ${tribeName(play.G, tribe)}, Ally of the ${nameOf(faction)}, ${how}.`, {
      kind: 'control',
      places: [region],
      side: 'arverni',
      lost,
    });
  },
  label: ({ G }, tribe) => {
    const faction = alliedTo(G, tribe);
    return `Entreat ${tribeName(G, tribe)}${faction === null ? '' : `, Ally of the ${nameOf(faction)}`}`;
  },
  obstacle({ G, frame }, id) {
    const region = regionOfTribe(G, id);
    if (region === null) return null;
    const obstacle = obstacleToEntreat(G, frame.use, region);
    if (obstacle !== null) return obstacle;
    return controls(G, 'arverni', region)
      ? { rule: '4.3.1', text: 'Only Allies of Aedui, Belgae and Germans are won over, no Citadels.' }
      : { rule: '4.3.1', text: `The Arverni do not Control ${regionName(G, region)}.` };
  },
});

function obstacleIn(
  { G, frame }: Situation<G, FrameOf<'entreat'>>,
  id: string,
  otherwise: string,
): Obstacle | null {
  const region = regionsOf(G).find((each) => each === id);
  if (region === undefined) return null;
  return obstacleToEntreat(G, frame.use, region) ?? { rule: '4.3.1', text: otherwise };
}

/** 4.3.1: Region by Region, one piece of another Faction goes over to the Arverni, for a Resource. */
export const entreatStep: DecisionOf<'entreat'> = {
  prompt: ({ frame: { use } }) => ({
    rule: '4.3.1',
    text: `Entreat: choose a Warband, Auxilia or Ally to win over${use.free ? '' : ', for 1 Resource a Region'}.`,
  }),
  actions: { troop, ally, end },
  proceed(play, { use }) {
    if (!canEntreat(play.G, use)) close(play, use);
  },
};
