/* Raid (3.3.3, 3.4.3). */

import { type Action, action, type Obstacle } from '../../kit/action';
import type { Loss } from '../../kit/journal';
import type { Play } from '../../kit/play';
import { type Faction, isPlayer, nameOf, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { reveal } from '../pieces/flipping';
import { forceIn, piecesIn } from '../pieces/forces';
import { citadelsIn } from '../pieces/tribes';
import { regionName, regionsOf } from '../places';
import { addResources } from '../resources';
import type { DecisionOf, FrameOf, G, SituationOf } from '../state';
import { askPieces, isHelped, lenderIn } from './asking';
import { commonTo } from './common';
import { obstacleToSelect } from './costs';
import { maySelect, type Order } from './order';

type At = SituationOf<'raid'>;
type Raided = Pick<FrameOf<'raid'>, 'order' | 'auxilia' | 'fromRomans'>;

/** Says whether the Command could be executed in at least one Region (3.3.3, 3.4.3). */
export function canRaid(G: G, order: Order): boolean {
  return regionsOf(G).some(
    (region) =>
      maySelect(order, region) &&
      (mayGain(G, { order }, region) || targetsNow(G, { order }, region).length > 0),
  );
}

/** Returns how many Hidden Warbands may be flipped in a Region at most: 2, or 3 with Baggage Trains (3.3.3, card 8). */
export function mostToFlip(G: G, { faction, terms }: Order): number {
  const most = hasBaggageTrains(G, faction) ? 3 : 2;
  return terms.raiders === null ? most : Math.min(most, terms.raiders);
}

function hasBaggageTrains(G: G, faction: Faction): boolean {
  const card = G.capabilities[8];
  return card?.text === 'shaded' && card.holder === faction;
}

/**
 * Returns the Factions whose Hidden Warbands may be flipped in a Region: also Germanic ones where they are Enlisted (4.5.1), and
 * Roman Auxilia where the Romans agree (card 38).
 */
function raidersIn(G: G, order: Order, region: RegionId): Faction[] {
  const { faction, enlisted } = order;
  const raiders: Faction[] = [];
  if (forceIn(G, region, faction).hidden > 0) raiders.push(faction);
  if (enlisted.includes(region) && forceIn(G, region, 'germans').hidden > 0) raiders.push('germans');
  const lender = lenderIn(G, order, region);
  if (lender !== null && forceIn(G, region, lender).hidden > 0) raiders.push(lender);
  return raiders;
}

function hasRaiders(G: G, order: Order, region: RegionId): boolean {
  if (forceIn(G, region, order.faction).hidden > 0) return true;
  return isHelped(order) && raidersIn(G, order, region).length > 0;
}

/** Returns how many Hidden Warbands there are in a Region to Raid with. */
export function hiddenIn(G: G, order: Order, region: RegionId): number {
  return raidersIn(G, order, region).reduce((sum, each) => sum + forceIn(G, region, each).hidden, 0);
}

/**
 * Returns the Factions whose Hidden Warbands may be flipped in a Region to take a Resource from a Faction, or from the Region itself
 * for null. Non-player Romans lend no Auxilia where they are Raided (8.8.8).
 */
function raidersNow(
  G: G,
  { order, auxilia, fromRomans }: Raided,
  region: RegionId,
  target: Player | null,
): Faction[] {
  const raiders = raidersIn(G, order, region);
  if (raiders.length === 0) return raiders;
  if (G.seats.romans !== null || lenderIn(G, order, region) !== 'romans') return raiders;
  if (target === 'romans' && auxilia === region) return [];
  if (target !== 'romans' && fromRomans !== region) return raiders;
  return raiders.filter((each) => each !== 'romans');
}

/** Returns the Factions from which a Resource may be taken in a Region with what may be flipped there now; see {@link targetsIn}. */
function targetsNow(G: G, frame: Raided, region: RegionId): Player[] {
  if (!hasRaiders(G, frame.order, region)) return [];
  return targetsIn(G, frame.order, region).filter(
    (target) => raidersNow(G, frame, region, target).length > 0,
  );
}

/** Says whether a Warband may be flipped to add a Resource from the Region: not where it is Devastated, nor for Germans (3.4.3). */
function mayGain(G: G, frame: Raided, region: RegionId): boolean {
  const { order } = frame;
  if (!hasRaiders(G, order, region) || !isPlayer(order.faction) || G.devastated.includes(region))
    return false;
  return raidersNow(G, frame, region, null).length > 0;
}

/**
 * Returns the Factions from which a Resource may be taken in a Region: those with pieces and Resources, but neither Citadel nor Fort
 * there (3.3.3), which protect from all but the holder of Baggage Trains (card 8); cards may treat Forts as absent (card 21).
 */
export function targetsIn(G: G, { faction, terms }: Order, region: RegionId): Player[] {
  return PLAYERS.filter(
    (other) =>
      other !== faction &&
      piecesIn(G, region, other) > 0 &&
      G.resources[other] > 0 &&
      (hasBaggageTrains(G, faction) || !isProtected(G, other, region, terms.card)),
  );
}

/** The card by which the Fort of Provincia is as if absent. */
const THE_PROVINCE = 21;

function isProtected(G: G, faction: Player, region: RegionId, card: number | null): boolean {
  const hasFort = forceIn(G, region, faction).fort && card !== THE_PROVINCE;
  return hasFort || citadelsIn(G, region, faction).length > 0;
}

/** Says whether one more Warband may be flipped in a Region, if there is one. */
function mayFlip({ G, frame }: At, region: RegionId): boolean {
  const { order } = frame;
  const goesOn = order.selected.at(-1) === region && (frame.flipped ?? 0) < mostToFlip(G, order);
  return goesOn || maySelect(order, region);
}

function flip(play: Play<G>, frame: FrameOf<'raid'>, region: RegionId, whose: Faction): void {
  if (whose === 'romans') frame.auxilia = region;
  const { selected } = frame.order;
  if (selected.at(-1) === region) frame.flipped = (frame.flipped ?? 0) + 1;
  else {
    selected.push(region);
    frame.flipped = 1;
  }
  reveal(play.G, region, whose, 1);
}

function raider({ frame: { order } }: At, whose: Faction): string {
  if (whose === 'romans') return 'an Auxilia';
  return whose === order.faction ? 'a Warband' : `a ${nameOf(whose)} Warband`;
}

/** 3.3.3: A Warband adds a Resource from a Region. */
const gain: Action<G, FrameOf<'raid'>> = action({
  first: (at) => regionsOf(at.G).filter((region) => mayGain(at.G, at.frame, region) && mayFlip(at, region)),
  second: ({ G, frame }, region) => raidersNow(G, frame, region, null),
  effect(play, at, region, whose) {
    const { faction } = at.frame.order;
    flip(play, at.frame, region, whose);
    if (isPlayer(faction)) addResources(play.G, faction, 1);
    tell(play, at, region, `${raider(at, whose)} of the ${nameOf(faction)} brings in a Resource`);
  },
  label: (at, region, whose) => `Raid with ${raider(at, whose)} in ${regionName(at.G, region)}: +1 Resource`,
  obstacle: (at, id) => obstacleIn(at, id) ?? { rule: '3.3.3', text: 'The Region is Devastated.' },
});

/** 3.3.3, 3.4.3: A Warband takes a Resource from another Faction. */
const take: Action<G, FrameOf<'raid'>> = action({
  first: (at) =>
    regionsOf(at.G).filter((region) => targetsNow(at.G, at.frame, region).length > 0 && mayFlip(at, region)),
  second: ({ G, frame }, region) => targetsNow(G, frame, region),
  third: ({ G, frame }, region, target) => raidersNow(G, frame, region, target),
  effect(play, at, region, target, whose) {
    const { faction } = at.frame.order;
    flip(play, at.frame, region, whose);
    if (target === 'romans') at.frame.fromRomans = region;
    addResources(play.G, target, -1);
    if (isPlayer(faction)) addResources(play.G, faction, 1);
    const what = `${raider(at, whose)} of the ${nameOf(faction)} takes a Resource of the ${nameOf(target)}`;
    tell(play, at, region, what, lostResource(target, region));
  },
  label: (at, region, target, whose) =>
    `Raid with ${raider(at, whose)} in ${regionName(at.G, region)}: take a Resource of the ${nameOf(target)}`,
  obstacle(at, id, target) {
    const obstacle = obstacleIn(at, id);
    if (obstacle !== null) return obstacle;
    const whom = target === undefined ? 'Nobody there has' : 'They have not';
    return { rule: '3.3.3', text: `${whom} pieces and Resources, and neither Citadel nor Fort.` };
  },
});

/** Returns a Resource that a Player has lost by a Raid, as the journal counts it. */
function lostResource(side: Player, place: RegionId): Loss {
  return { side, place, count: 1, one: 'Resource', many: 'Resources', kind: 'points' };
}

function tell(play: Play<G>, { frame }: At, region: RegionId, what: string, lost?: Loss): void {
  const rule = frame.order.faction === 'germans' ? '3.4.3' : '3.3.3';
  play.journal(rule, `Raid in ${regionName(play.G, region)}: ${what}.`, {
    places: [region],
    side: frame.order.by,
    ...(lost && { lost: [lost] }),
  });
}

function obstacleIn(at: At, id: string): Obstacle | null {
  const { G, frame } = at;
  const region = regionsOf(G).find((each) => each === id);
  if (region === undefined) return null;
  const { order } = frame;
  const name = regionName(G, region);
  if (order.selected.at(-1) === region && frame.flipped === mostToFlip(G, order))
    return { rule: '3.3.3', text: `No more Warbands may be flipped in ${name}.` };
  if (order.selected.at(-1) !== region) {
    const obstacle = obstacleToSelect(G, order, region);
    if (obstacle !== null) return obstacle;
  }
  if (hiddenIn(G, order, region) === 0)
    return { rule: '3.3.3', text: `There is no Hidden Warband in ${name} to Raid with.` };
  return null;
}

/** 3.3.3, 3.4.3: Warband by Warband, Region by Region. */
export const raidStep: DecisionOf<'raid'> = {
  prompt: ({ G, frame: { order } }) => ({
    rule: order.faction === 'germans' ? '3.4.3' : '3.3.3',
    text: `Raid: flip 1 to ${mostToFlip(G, order)} Hidden Warbands in a Region, each for a Resource.`,
  }),
  actions: { gain, take, pieces: askPieces(), ...commonTo(canRaid) },
};
