/* Rally by the Non-player Arverni (8.7.3). */
import type { LegalMove } from '../../../kit/move';
import { costOf } from '../../commands/costs';
import { maySelect, type Order } from '../../commands/order';
import {
  alliesToRally,
  citadelsToRally,
  obstacleToRally,
  rallyPrice,
  takesBoth,
  warbandsToRally,
} from '../../commands/rallying';
import { POOLS } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { availableTroops } from '../../forces';
import { regionOfTribe, regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import { availableAt } from '../../tribes';
import { isAtCity } from '../losses';
import { type Moment, make } from '../moment';
import { mostByRally, rallyMeans } from '../placing';
import { choose } from '../select';
import { sizeOf } from '../sources';
import { fundsFor } from './funds';

const FEW_WARBANDS = 9;
const ENOUGH_STANDING = 2;
const ENOUGH_PIECES = 6;

/** What a Rally would place. */
export interface Yield {
  /** Allies and Citadels. */
  standing: number;
  warbands: number;
}

/** Says whether the Arverni have few Warbands, or would place enough by Rally; and that they can place anything (8.7.3). */
export function isRallyCalledFor(G: G, { standing, warbands }: Yield): boolean {
  const pieces = standing + warbands;
  if (pieces === 0) return false;
  return hasFewWarbands(G) || standing >= ENOUGH_STANDING || pieces >= ENOUGH_PIECES;
}

/** Says whether the Arverni have fewer than nine Warbands on the map (8.7.3). */
export function hasFewWarbands(G: G): boolean {
  return POOLS.arverni.troops - availableTroops(G, 'arverni') < FEW_WARBANDS;
}

/** Returns what a Rally by the priorities of 8.7.3 would place: Citadels, then Allies, then Warbands. */
export function rallyYield(G: G, order: Order): Yield {
  const yielded: Yield = { standing: 0, warbands: 0 };
  const left = {
    funds: fundsFor(G, order),
    citadels: availableAt(G, 'arverni', 'citadel'),
    allies: availableAt(G, 'arverni', 'ally'),
    warbands: availableTroops(G, 'arverni'),
    regions: order.terms.most ?? Number.POSITIVE_INFINITY,
  };
  const price = priceFor(G, order);
  const placesBoth = (region: RegionId) => takesBoth(G, order, region, 'standing', 'warbands');
  const open = new Set(
    regionsOf(G)
      .filter((region) => isOpen(G, order, region))
      .sort((a, b) => price(a) - price(b) || Number(placesBoth(b)) - Number(placesBoth(a))),
  );
  const select = (region: RegionId): boolean => {
    const cost = price(region);
    if (cost > left.funds || left.regions === 0) return false;
    left.funds -= cost;
    left.regions--;
    open.delete(region);
    return true;
  };
  const rally = (region: RegionId, added: number) => {
    const placed = Math.min(left.warbands, warbandsToRally(G, order, region) + added);
    left.warbands -= placed;
    yielded.warbands += placed;
  };
  const stand = (region: RegionId, added: number) => {
    yielded.standing++;
    if (placesBoth(region)) rally(region, added);
  };
  for (const region of open)
    if (left.citadels > 0 && citadelsToRally(G, order, region).length > 0 && select(region)) {
      left.citadels--;
      left.allies++;
      stand(region, 0);
    }
  for (const region of open)
    if (left.allies > 0 && alliesToRally(G, order, region, true).length > 0 && select(region)) {
      left.allies--;
      stand(region, 1);
    }
  const means = { resources: left.funds, origins: left.regions, pieces: left.warbands };
  yielded.warbands += sizeOf(mostByRally(G, order, [...open], means));
  return yielded;
}

function priceFor(G: G, order: Order): (region: RegionId) => number {
  return (region) => costOf(G, order, rallyPrice(G, order, region));
}

function isOpen(G: G, order: Order, region: RegionId): boolean {
  return maySelect(order, region) && obstacleToRally(G, order, region) === null;
}

/** Returns the next part of a Rally: a Citadel, an Ally, the most Warbands; with Vercingetorix Warbands beside either (8.7.3). */
export function rally(at: Moment<FrameOf<'rally'>>): LegalMove | null {
  const { G, play, frame } = at;
  const { order, placed } = frame;
  const last = order.selected.at(-1);
  if (placed === 'standing' && last !== undefined && takesBoth(G, order, last, 'standing', 'warbands')) {
    const beside = mostWarbands(at, last);
    if (beside !== null) return beside;
  }
  for (const move of ['citadel', 'ally'] as const) {
    const tribe = choose(
      play,
      at.options(move),
      (id) => -priceAt(G, order, `${id}`),
      (id) => canPlaceBoth(G, order, `${id}`),
      (id) => isAtCity(`${id}`),
    );
    if (tribe !== undefined) return make(move, tribe);
  }
  const allowed = at.options('warbands');
  const open = play.shuffle(regionsOf(G).filter((each) => allowed.includes(each)));
  const region = choose(
    play,
    mostByRally(G, order, open, rallyMeans(G, order, fundsFor(G, order))).map((group) => group.region),
    (each) => warbandsToRally(G, order, each),
  );
  return region === undefined ? null : mostWarbands(at, region);
}

function priceAt(G: G, order: Order, id: string): number {
  const region = regionOfTribe(G, id);
  return region === null ? 0 : priceFor(G, order)(region);
}

function canPlaceBoth(G: G, order: Order, id: string): boolean {
  const region = regionOfTribe(G, id);
  return region !== null && takesBoth(G, order, region, 'standing', 'warbands');
}

function mostWarbands(at: Moment<FrameOf<'rally'>>, region: RegionId): LegalMove | null {
  const counts = at.options('warbands', region);
  return counts.length === 0 ? null : make('warbands', region, counts[counts.length - 1]);
}
