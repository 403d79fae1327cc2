/* 8.5.3: Rally of the Non-player Belgae. */
import type { LegalMove } from '../../../kit/move';
import { costOf } from '../../commands/costs';
import { type Order, orderFor } from '../../commands/order';
import type { Plan } from '../../commands/plan';
import { ownAvailable, rallyPrice, warbandsToRally } from '../../commands/rallying';
import { FULL } from '../../commands/terms';
import type { RegionId } from '../../components/map';
import { othersIn, piecesIn } from '../../pieces/forces';
import { regionOf } from '../../places';
import type { FrameOf, G } from '../../state';
import type { Intent } from '../chart';
import { worthOf } from '../losses';
import { type Moment, make, regionsAmong, tribesAmong } from '../moment';
import {
  canStandIn,
  mostByRally,
  nextStanding,
  type RallyMeans,
  rallyMeans,
  regionsToRally,
} from '../placing';
import { choose } from '../select';
import { sizeOf } from '../sources';

/** How many Warbands make a Rally worth while. */
const ENOUGH = 3;

/** What makes a Rally worth while before Warbands do. */
const STANDING = 'an Ally or Citadel';

/** 8.5.3: Rally? Null where it would place too little. */
export function rally(at: Moment<FrameOf<'turn'>>): Intent | null {
  if (!at.may('command', 'rally')) return null;
  const what = gainOf(at.G, orderFor('rally', 'belgae', 'belgae', FULL));
  if (what === null) return null;
  const plan: Plan = { box: '8.5.3', why: `Rally, as that places ${what}`, command: 'rally' };
  if (what !== STANDING) plan.part = 'warbands';
  return { does: 'command', plan };
}

/** Says whether a Rally would place an Ally, a Citadel, or three Warbands, or add Control (8.5.3). */
export function isRallyWorth(G: G, order: Order): boolean {
  return gainOf(G, order) !== null;
}

/** Returns what a Rally would place that makes it worth while, as far as Resources and pieces go; null where it would not be. */
function gainOf(G: G, order: Order): string | null {
  const regions = regionsToRally(G, order);
  if (canStandIn(G, order, regions)) return STANDING;
  const available = ownAvailable(G, order);
  if (available === 0) return null;
  if (regions.some((region) => addsControl(G, region, mostIn(G, order, region, available))))
    return 'Warbands that add Control';
  return sizeOf(mostByRally(G, order, regions, meansOf(G, order))) < ENOUGH ? null : 'three Warbands or more';
}

function meansOf(G: G, order: Order): RallyMeans {
  return rallyMeans(G, order, costOf(G, order, 1) === 0 ? Number.POSITIVE_INFINITY : G.resources.belgae);
}

function mostIn(G: G, order: Order, region: RegionId, available: number): number {
  return Math.min(available, warbandsToRally(G, order, region));
}

/** Says whether so many more pieces would bring a Region under Belgic Control that is not yet. */
function addsControl(G: G, region: RegionId, count: number): boolean {
  if (count === 0) return false;
  const own = piecesIn(G, region, 'belgae');
  const others = othersIn(G, region, 'belgae');
  return own <= others && own + count > others;
}

/** Citadels first, then all Allies possible, then all Warbands possible, first where they add Control. */
export function rallyOn(at: Moment<FrameOf<'rally'>>, plan: Plan): LegalMove | null {
  const { G, play, frame } = at;
  const { order } = frame;
  const standing = nextStanding(at, plan, (tribes) =>
    choose(
      play,
      tribesAmong(G, tribes),
      (each) => -rallyPrice(G, order, regionOf(G, each)),
      (each) => worthOf(G, `ally ${each}`),
    ),
  );
  if (standing !== null) return standing;
  const available = ownAvailable(G, order);
  const most = (region: RegionId) => mostIn(G, order, region, available);
  const open = regionsAmong(G, at.options('warbands'));
  const adding = open.filter((each) => addsControl(G, each, most(each)));
  const inAnyOrder = play.shuffle(adding.length > 0 ? adding : open);
  const placing = mostByRally(G, order, inAnyOrder, meansOf(G, order)).map(({ region }) => region);
  const region = choose(play, placing, most);
  return region === undefined ? null : make('warbands', region, most(region));
}
