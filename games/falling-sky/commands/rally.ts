/* Rally (3.3.1, 3.4.1). */

import { type Action, action, type Obstacle } from '../../kit/action';
import { findFrame } from '../../kit/frame';
import type { LineKind } from '../../kit/journal';
import type { Play } from '../../kit/play';
import { nameOf } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import { executing } from '../execution';
import { placeTroops } from '../pieces/placing';
import {
  type AllyOrCitadel,
  availableAt,
  citiesWithAlly,
  obstacleToStand,
  placeAtTribe,
} from '../pieces/tribes';
import { regionName, regionOf, regionOfTribe, regionsOf, tribeName } from '../places';
import type { DecisionOf, FrameOf, G, SituationOf } from '../state';
import { warbandCount } from '../words';
import { askPieces } from './asking';
import { commonTo } from './common';
import { canPay, costOf, obstacleToPay, obstacleToSelect, paidText, payFor } from './costs';
import type { RallyPart } from './frames';
import { inRegions, maySelect, type Order } from './order';
import {
  alliesToRally,
  citadelsToRally,
  helperIn,
  helpersAvailable,
  obstacleToAlly,
  obstacleToRally,
  ownAvailable,
  rallyPrice,
  takesBoth,
  warbandsToRally,
} from './rallying';

type At = SituationOf<'rally'>;

/**
 * Says whether the Command could be executed in at least one Region (3.3.1, 3.4.1), for who executes by the Sequence of Play also by
 * first removing own pieces (1.4.1).
 */
export function canRally(G: G, order: Order): boolean {
  return canRallyWith(G, order, order.faction === order.by && mayRemoveFirst(G, order));
}

/** Says whether the Command could be executed in at least one Region with the pieces that are Available now (1.4.1). */
export function canRallyAtOnce(G: G, order: Order): boolean {
  return canRallyWith(G, order, false);
}

function canRallyWith(G: G, order: Order, removes: boolean): boolean {
  return regionsOf(G).some((region) => maySelectTo(G, order, region) && hasEffect(G, order, region, removes));
}

/** Says whether own pieces may be removed in the course of a Rally: not in a Winter Campaign, of free ones in an Event of a player's own. */
function mayRemoveFirst(G: G, { by, terms }: Order): boolean {
  if (!terms.free) return findFrame(G, 'campaign') === undefined;
  return executing(G) === by && G.seats[by] !== null;
}

function maySelectTo(G: G, order: Order, region: RegionId): boolean {
  return (
    maySelect(order, region) &&
    obstacleToRally(G, order, region) === null &&
    canPay(G, order, rallyPrice(G, order, region))
  );
}

function hasEffect(G: G, order: Order, region: RegionId, removes: boolean): boolean {
  const left = removes || ownAvailable(G, order) > 0 || helpersAvailable(G, order, region) > 0;
  return (
    (left && warbandsToRally(G, order, region) > 0) ||
    alliesToRally(G, order, region, removes).length > 0 ||
    citadelsToRally(G, order, region, removes).length > 0
  );
}

/** Says whether a part of a Rally may be taken in a Region: as the first there, or as the second of two (3.3.1, 3.4.1). */
function mayTake({ G, frame }: At, region: RegionId, part: RallyPart): boolean {
  return isSecond(G, frame, region, part) || maySelectTo(G, frame.order, region);
}

function isSecond(G: G, { order, placed }: FrameOf<'rally'>, region: RegionId, part: RallyPart): boolean {
  return (
    placed !== undefined && order.selected.at(-1) === region && takesBoth(G, order, region, placed, part)
  );
}

/** Selects and pays for a Region, unless it is the second part of a Rally there. Returns what was paid. */
function select(play: Play<G>, frame: FrameOf<'rally'>, region: RegionId, part: RallyPart): number {
  const { order } = frame;
  if (isSecond(play.G, frame, region, part)) {
    frame.placed = undefined;
    return 0;
  }
  const paid = payFor(play.G, order, rallyPrice(play.G, order, region));
  order.selected.push(region);
  frame.placed = part;
  return paid;
}

/** What placing something in a Region would cost, as it stands on a button. */
function costText({ G, frame }: At, region: RegionId, part: RallyPart): string {
  if (isSecond(G, frame, region, part)) return '';
  return paidText(costOf(G, frame.order, rallyPrice(G, frame.order, region)));
}

function warbandsIn(at: At, region: RegionId): number {
  const most = warbandsToRally(at.G, at.frame.order, region);
  return most > 0 && mayTake(at, region, 'warbands') ? most : 0;
}

const upTo = (most: number) => Array.from({ length: Math.max(0, most) }, (_, index) => index + 1);

/** Warbands of the Faction's own, as many as wanted. */
const warbands: Action<G, FrameOf<'rally'>> = action({
  first: (at) =>
    ownAvailable(at.G, at.frame.order) === 0
      ? []
      : regionsOf(at.G).filter((region) => warbandsIn(at, region) > 0),
  second: (at, region) => upTo(Math.min(warbandsIn(at, region), ownAvailable(at.G, at.frame.order))),
  effect(play, { frame }, region, count) {
    const paid = select(play, frame, region, 'warbands');
    place(play, frame.order, region, count, 0, paid);
  },
  label: (at, region, count) =>
    `Place ${warbandCount(count)} in ${regionName(at.G, region)}${costText(at, region, 'warbands')}`,
  obstacle: (at, id, count) =>
    count === undefined ? obstacleIn(at, id, 'warbands') : obstacleToCount(at, id, Number(count)),
});

/** 4.5.1, card 38: Germanic Warbands or Auxilia in place of own Warbands, all or some, where they are Enlisted or lent. */
const enlisted: Action<G, FrameOf<'rally'>> = action({
  first: (at) =>
    regionsOf(at.G).filter(
      (region) => helpersAvailable(at.G, at.frame.order, region) > 0 && warbandsIn(at, region) > 0,
    ),
  second: (at, region) =>
    upTo(Math.min(warbandsIn(at, region), helpersAvailable(at.G, at.frame.order, region))),
  third: (at, region, helpers) => [
    0,
    ...upTo(Math.min(warbandsIn(at, region) - helpers, ownAvailable(at.G, at.frame.order))),
  ],
  effect(play, { frame }, region, helpers, own) {
    const paid = select(play, frame, region, 'warbands');
    place(play, frame.order, region, own, helpers, paid);
  },
  label: ({ G, frame: { order } }, region, helpers, own) =>
    `Place ${helperCount(G, order, region, helpers)}${own === 0 ? '' : ` and ${warbandCount(own)} of your own`} in ${regionName(G, region)}`,
});

function place(
  play: Play<G>,
  order: Order,
  region: RegionId,
  own: number,
  helpers: number,
  paid: number,
): void {
  const { G } = play;
  const helper = helperIn(G, order, region);
  placeTroops(G, region, order.faction, own);
  if (helper !== null) placeTroops(G, region, helper, helpers);
  const what = [
    ...(own > 0 ? [warbandCount(own)] : []),
    ...(helpers > 0 ? [helperCount(G, order, region, helpers)] : []),
  ].join(' and ');
  tell(play, order, region, `place ${what}`, paid);
}

function helperCount(G: G, order: Order, region: RegionId, count: number): string {
  if (helperIn(G, order, region) === 'romans') return `${count} Auxilia`;
  return warbandCount(count, 'Germanic');
}

function tell(
  play: Play<G>,
  order: Order,
  region: RegionId,
  what: string,
  paid: number,
  kind?: LineKind,
): void {
  play.journal(
    order.faction === 'germans' ? '3.4.1' : '3.3.1',
    `The ${nameOf(order.faction)} Rally in ${regionName(play.G, region)} and ${what}${paidText(paid)}.`,
    { ...(kind && { kind }), places: [region], side: order.by },
  );
}

/** An Ally at a Subdued Tribe, or a Citadel in place of an Ally. */
function standingAction(
  kind: AllyOrCitadel,
  candidates: (G: G, order: Order, region: RegionId, removes: boolean) => readonly TribeId[],
  obstacleAt: (G: G, order: Order, region: RegionId, id: string) => Obstacle | null,
): Action<G, FrameOf<'rally'>> {
  const tribes = (at: At): TribeId[] => {
    const { G, frame } = at;
    const open: TribeId[] = [];
    if (availableAt(G, frame.order.faction, kind) === 0) return open;
    for (const region of regionsOf(G)) {
      const found = candidates(G, frame.order, region, true);
      if (found.length > 0 && mayTake(at, region, 'standing')) open.push(...found);
    }
    return open;
  };
  return action({
    first: tribes,
    effect(play, { G, frame }, tribe) {
      const { order } = frame;
      const region = regionOf(G, tribe);
      const paid = select(play, frame, region, 'standing');
      placeAtTribe(G, tribe, order.faction, kind);
      const what =
        kind === 'ally'
          ? `place an Ally at ${tribeName(play.G, tribe)}`
          : `turn ${tribeName(play.G, tribe)} into a Citadel`;
      tell(play, order, region, what, paid, 'control');
    },
    label: (at, tribe) =>
      `Place ${kind === 'ally' ? 'an Ally' : 'a Citadel'} at ${tribeName(at.G, tribe)}${costText(at, regionOf(at.G, tribe), 'standing')}`,
    obstacle(at, id) {
      const region = regionOfTribe(at.G, id);
      if (region === null) return null;
      return obstacleToSelectTo(at, region, 'standing') ?? obstacleAt(at.G, at.frame.order, region, id);
    },
  });
}

const ally = standingAction(
  'ally',
  alliesToRally,
  (G, order, region, id) => obstacleToAlly(G, order, region) ?? obstacleToStand(G, id, order.faction),
);
const citadel = standingAction('citadel', citadelsToRally, (G, { faction }, region, id) => {
  if (!citiesWithAlly(G, region, faction).some((tribe) => tribe === id))
    return { rule: '3.3.1', text: `The ${nameOf(faction)} have no Ally at a City there.` };
  return { rule: '1.4.1', text: 'No Citadel is Available.' };
});

function obstacleIn(at: At, id: string, part: RallyPart): Obstacle | null {
  const { G, frame } = at;
  const region = regionsOf(G).find((each) => each === id);
  if (region === undefined) return null;
  const obstacle = obstacleToSelectTo(at, region, part);
  if (obstacle !== null) return obstacle;
  if (warbandsToRally(G, frame.order, region) === 0)
    return { rule: '3.3.1', text: `Nothing in ${regionName(G, region)} lets Warbands be placed.` };
  return { rule: '1.4.1', text: 'No Warbands are Available.' };
}

/** Returns why a Region cannot be selected for a part of a Rally, unless that is the second one there; null when it can. */
function obstacleToSelectTo({ G, frame }: At, region: RegionId, part: RallyPart): Obstacle | null {
  if (isSecond(G, frame, region, part)) return null;
  return (
    obstacleToSelect(G, frame.order, region) ??
    obstacleToRally(G, frame.order, region) ??
    obstacleToPay(G, frame.order, rallyPrice(G, frame.order, region))
  );
}

function obstacleToCount(at: At, id: string, count: number): Obstacle | null {
  const region = regionsOf(at.G).find((each) => each === id);
  if (region === undefined || !Number.isInteger(count)) return null;
  const most = warbandsIn(at, region);
  return count > most
    ? {
        rule: '3.3.1',
        text: `No more than ${warbandCount(most)} may be placed in ${regionName(at.G, region)}.`,
      }
    : { rule: '1.4.1', text: `Only ${warbandCount(ownAvailable(at.G, at.frame.order))} Available.` };
}

/** 3.3.1, 3.4.1: Region by Region, one thing is placed in each. */
export const rallyStep: DecisionOf<'rally'> = {
  prompt: ({ frame: { order } }) => ({
    rule: order.faction === 'germans' ? '3.4.1' : '3.3.1',
    text: `Rally: place Warbands, an Ally or a Citadel ${inRegions(order)}.`,
  }),
  actions: { warbands, enlisted, ally, citadel, pieces: askPieces(), ...commonTo(canRally) },
};
