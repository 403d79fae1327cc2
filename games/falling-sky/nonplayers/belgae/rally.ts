/* 8.5.3: Rally of the Non-player Belgae. */
import type { LegalMove } from '../../../kit/move';
import { canPay, costOf } from '../../commands/costs';
import { FULL, maySelect, type Order, orderFor } from '../../commands/order';
import {
  alliesToRally,
  citadelsToRally,
  obstacleToRally,
  ownAvailable,
  rallyPrice,
  warbandsToRally,
} from '../../commands/rallying';
import type { RegionId, TribeId } from '../../components/map';
import { piecesIn } from '../../forces';
import { allTribes, regionOf, regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import type { Intent } from '../chart';
import { worthOf } from '../losses';
import { type Moment, make, regionsAmong } from '../moment';
import { mostByRally, type RallyMeans, rallyMeans } from '../placing';
import { choose } from '../select';
import { sizeOf } from '../sources';
import { othersIn } from './control';

/** How many Warbands make a Rally worth while. */
const ENOUGH = 3;

/** 8.5.3: Rally? Null where it would place too little. */
export function rally(at: Moment<FrameOf<'turn'>>): Intent | null {
  if (!at.may('command', 'rally')) return null;
  const what = gainOf(at.G, orderFor('rally', 'belgae', 'belgae', FULL));
  if (what === null) return null;
  return { does: 'command', plan: { box: '8.5.3', why: `Rally, as that places ${what}`, command: 'rally' } };
}

/** Says whether a Rally would place an Ally, a Citadel, or three Warbands, or add Control (8.5.3). */
export function isRallyWorth(G: G, order: Order): boolean {
  return gainOf(G, order) !== null;
}

/** Returns what a Rally would place that makes it worth while, as far as Resources and pieces go; null where it would not be. */
function gainOf(G: G, order: Order): string | null {
  const regions = regionsOf(G).filter(
    (region) =>
      maySelect(order, region) &&
      obstacleToRally(G, order, region) === null &&
      canPay(G, order, rallyPrice(G, order, region)),
  );
  const stands = (region: RegionId) =>
    citadelsToRally(G, order, region).length > 0 || alliesToRally(G, order, region).length > 0;
  if (regions.some(stands)) return 'an Ally or Citadel';
  if (regions.some((region) => addsControl(G, region, mostIn(G, order, region))))
    return 'Warbands that add Control';
  return sizeOf(mostByRally(G, order, regions, meansOf(G, order))) < ENOUGH ? null : 'three Warbands or more';
}

function meansOf(G: G, order: Order): RallyMeans {
  return rallyMeans(G, order, costOf(G, order, 1) === 0 ? Number.POSITIVE_INFINITY : G.resources.belgae);
}

function mostIn(G: G, order: Order, region: RegionId): number {
  return Math.min(ownAvailable(G, order), warbandsToRally(G, order, region));
}

/** Says whether so many more pieces would bring a Region under Belgic Control that is not yet. */
function addsControl(G: G, region: RegionId, count: number): boolean {
  if (count === 0) return false;
  const own = piecesIn(G, region, 'belgae');
  const others = othersIn(G, region);
  return own <= others && own + count > others;
}

/** Citadels first, then all Allies possible, then all Warbands possible, first where they add Control. */
export function rallyOn(at: Moment<FrameOf<'rally'>>): LegalMove | null {
  const { G, play, frame } = at;
  const { order } = frame;
  const price = (region: RegionId) => rallyPrice(G, order, region);
  for (const move of ['citadel', 'ally'] as const) {
    const tribes = tribesAmong(G, at.options(move));
    const tribe = choose(
      play,
      tribes,
      (each) => -price(regionOf(G, each)),
      (each) => worthOf(`ally ${each}`),
    );
    if (tribe !== undefined) return make(move, tribe);
  }
  const most = (region: RegionId) => mostIn(G, order, region);
  const open = regionsAmong(G, at.options('warbands'));
  const adding = open.filter((each) => addsControl(G, each, most(each)));
  const inAnyOrder = play.shuffle(adding.length > 0 ? adding : open);
  const placing = mostByRally(G, order, inAnyOrder, meansOf(G, order)).map(({ region }) => region);
  const region = choose(play, placing, most);
  return region === undefined ? null : make('warbands', region, most(region));
}

function tribesAmong(G: G, allowed: readonly unknown[]): TribeId[] {
  return allowed.length === 0 ? [] : allTribes(G).filter((tribe) => allowed.includes(tribe));
}
