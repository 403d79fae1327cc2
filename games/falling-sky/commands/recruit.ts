/* Recruit (3.2.1). */

import { type Action, action, type Obstacle } from '../../kit/action';
import type { Play } from '../../kit/play';
import type { RegionId } from '../components/map';
import { executing } from '../execution';
import { availableTroops, piecesIn } from '../pieces/forces';
import { placeTroops } from '../pieces/placing';
import { supplyAskable } from '../pieces/supplyLines';
import { obstacleToStand, placeAtTribe } from '../pieces/tribes';
import { regionName, regionOf, regionOfTribe, regionsOf, tribeName } from '../places';
import type { DecisionOf, FrameOf, G } from '../state';
import { askSupply, noteSupply } from '../supply';
import { askPieces, lenderIn } from './asking';
import { commonTo } from './common';
import { canPay, costOf, obstacleToPay, obstacleToSelect, paidText, payFor } from './costs';
import { inRegions, maySelect, type Order } from './order';
import {
  asOwnFor,
  auxiliaToRecruit,
  isClosed,
  isSupplied,
  needsSupply,
  obstacleToAlly,
  obstacleToRecruit,
  recruitHasEffect,
  recruitPrice,
  tribesToRecruit,
  UNSUPPLIED,
} from './recruiting';

/**
 * Says whether the Command could be executed in at least one Region (3.2.1): at once or after own pieces have been removed
 * (1.4.1), or when others agree to a Supply Line.
 */
export function canRecruit(G: G, order: Order): boolean {
  return (
    canRecruitWith(G, order, !order.terms.free || executing(G) === 'romans') || couldBeSupplied(G, order)
  );
}

/** Says whether the Command could be executed in at least one Region with the pieces that are Available now (1.4.1), and whatever others say. */
export function canRecruitAtOnce(G: G, order: Order): boolean {
  return canRecruitWith(G, order, false);
}

function canRecruitWith(G: G, order: Order, removes: boolean): boolean {
  const now = (region: RegionId) => recruitHasEffect(G, order, region, removes) && isOpen(G, order, region);
  return regionsOf(G).some(now);
}

function couldBeSupplied(G: G, order: Order): boolean {
  const regions = wanting(G, order);
  return supplyAskable(G, 'romans', regions, order.supply, asOwnFor(G, order, regions)).length > 0;
}

function isOpen(G: G, order: Order, region: RegionId): boolean {
  return (
    maySelect(order, region) &&
    obstacleToRecruit(G, order, region) === null &&
    (canPay(G, order, UNSUPPLIED) || canPay(G, order, recruitPrice(G, order, region)))
  );
}

/** The Regions where a Supply Line would make Recruit possible or cheaper. */
function wanting(G: G, order: Order): RegionId[] {
  if (costOf(G, order, UNSUPPLIED) === 0 && !needsSupply(G)) return [];
  return regionsOf(G).filter(
    (region) =>
      maySelect(order, region) &&
      (!needsSupply(G) || canPay(G, order, UNSUPPLIED)) &&
      !isClosed(G, order, region) &&
      recruitHasEffect(G, order, region) &&
      !isSupplied(G, order, region),
  );
}

function select(play: Play<G>, order: Order, region: RegionId): number {
  const paid = payFor(play.G, order, recruitPrice(play.G, order, region));
  order.selected.push(region);
  return paid;
}

/** Auxilia, as many as wanted. */
const auxilia: Action<G, FrameOf<'recruit'>> = action({
  first: ({ G, frame: { order } }) => {
    if (availableTroops(G, 'romans') === 0) return [];
    return regionsOf(G).filter((region) => auxiliaToRecruit(G, region) > 0 && isOpen(G, order, region));
  },
  second: ({ G }, region) => upTo(auxiliaIn(G, region)),
  effect(play, { G, frame: { order } }, region, count) {
    const paid = select(play, order, region);
    placeTroops(G, region, 'romans', count);
    tell(play, region, `place ${count} Auxilia`, paid);
  },
  label: ({ G }, region, count) => `Place ${count} Auxilia in ${regionName(G, region)}`,
  obstacle: ({ G, frame: { order } }, id, count) => {
    const region = regionsOf(G).find((each) => each === id);
    if (region === undefined) return null;
    const obstacle = obstacleIn(G, order, region);
    if (obstacle !== null) return obstacle;
    const most = auxiliaToRecruit(G, region);
    if (most === 0)
      return { rule: '3.2.1', text: `No Roman Leader, Ally or Fort is in ${regionName(G, region)}.` };
    if (count !== undefined && Number(count) > most)
      return {
        rule: '3.2.1',
        text: `No more than ${most} Auxilia may be placed in ${regionName(G, region)}.`,
      };
    return { rule: '1.4.1', text: `Only ${availableTroops(G, 'romans')} Auxilia are Available.` };
  },
});

/** Card 38: Aedui Warbands in place of Auxilia, all or some, where the Aedui are and lend theirs. */
const lent: Action<G, FrameOf<'recruit'>> = action({
  first: ({ G, frame: { order } }) =>
    regionsOf(G).filter((region) => lentIn(G, order, region) > 0 && isOpen(G, order, region)),
  second: ({ G, frame: { order } }, region) => upTo(lentIn(G, order, region)),
  third: ({ G }, region, warbands) => [
    0,
    ...upTo(Math.min(auxiliaToRecruit(G, region) - warbands, availableTroops(G, 'romans'))),
  ],
  effect(play, { G, frame: { order } }, region, warbands, own) {
    const paid = select(play, order, region);
    placeTroops(G, region, 'aedui', warbands);
    placeTroops(G, region, 'romans', own);
    tell(play, region, `place ${warbands} Aedui Warbands${own === 0 ? '' : ` and ${own} Auxilia`}`, paid);
  },
  label: ({ G }, region, warbands, own) =>
    `Place ${warbands} Aedui Warbands${own === 0 ? '' : ` and ${own} Auxilia`} in ${regionName(G, region)}`,
});

function lentIn(G: G, order: Order, region: RegionId): number {
  const isLent = lenderIn(G, order, region) === 'aedui' && piecesIn(G, region, 'aedui') > 0;
  return isLent ? Math.min(auxiliaToRecruit(G, region), availableTroops(G, 'aedui')) : 0;
}

function upTo(most: number): number[] {
  return Array.from({ length: Math.max(0, most) }, (_, index) => index + 1);
}

function auxiliaIn(G: G, region: RegionId): number {
  return Math.min(auxiliaToRecruit(G, region), availableTroops(G, 'romans'));
}

/** An Ally at a Subdued Tribe. */
const ally: Action<G, FrameOf<'recruit'>> = action({
  first: ({ G, frame: { order } }) =>
    regionsOf(G).flatMap((region) => {
      const tribes = tribesToRecruit(G, order, region);
      return tribes.length > 0 && isOpen(G, order, region) ? tribes : [];
    }),
  effect(play, { G, frame: { order } }, tribe) {
    const region = regionOf(G, tribe);
    const paid = select(play, order, region);
    placeAtTribe(G, tribe, 'romans', 'ally');
    tell(play, region, `place an Ally at ${tribeName(play.G, tribe)}`, paid);
  },
  label: ({ G }, tribe) => `Place an Ally at ${tribeName(G, tribe)}`,
  obstacle({ G, frame: { order } }, id) {
    const region = regionOfTribe(G, id);
    if (region === null) return null;
    return (
      obstacleIn(G, order, region) ?? obstacleToAlly(G, order, region) ?? obstacleToStand(G, id, 'romans')
    );
  },
});

function obstacleIn(G: G, order: Order, region: RegionId): Obstacle | null {
  return (
    obstacleToSelect(G, order, region) ??
    obstacleToRecruit(G, order, region) ??
    obstacleToPay(G, order, recruitPrice(G, order, region))
  );
}

function tell(play: Play<G>, region: RegionId, what: string, paid: number): void {
  play.journal('3.2.1', `The Romans Recruit in ${regionName(play.G, region)} and ${what}${paidText(paid)}.`, {
    places: [region],
    side: 'romans',
  });
}

/** 3.2.1: Region by Region, Auxilia or an Ally are placed in each. */
export const recruitStep: DecisionOf<'recruit'> = {
  prompt: ({ frame: { order } }) => ({
    rule: '3.2.1',
    text: `Recruit: place Auxilia or an Ally ${inRegions(order)}.`,
  }),
  actions: {
    auxilia,
    lent,
    ally,
    pieces: askPieces(),
    supply: askSupply(({ G, frame: { order } }) => {
      const regions = wanting(G, order);
      return { answers: order.supply, regions, asOwn: asOwnFor(G, order, regions) };
    }),
    ...commonTo(canRecruit),
  },
  proceed(_play, frame, handedDown) {
    noteSupply(frame, frame.order.supply, handedDown);
  },
};
