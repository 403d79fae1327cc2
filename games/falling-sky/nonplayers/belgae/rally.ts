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
import { FACTIONS } from '../../components/factions';
import type { RegionId, TribeId } from '../../components/map';
import { piecesByFaction } from '../../forces';
import { allTribes, regionOf, regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import type { Intent } from '../chart';
import { worthOf } from '../losses';
import { type Moment, make } from '../moment';
import { choose } from '../select';
import { mostFrom } from '../sources';

/** What a Rally would place. */
interface Yield {
  stands: boolean;
  warbands: number;
  addsControl: boolean;
}

/** How many Warbands make a Rally worth while. */
const ENOUGH = 3;

/** 8.5.3: Rally? Null where it would place too little. */
export function rally(at: Moment<FrameOf<'turn'>>): Intent | null {
  if (!at.may('command', 'rally')) return null;
  const order = orderFor('rally', 'belgae', 'belgae', FULL);
  if (!isRallyWorth(at.G, order)) return null;
  const { stands, addsControl } = yieldOf(at.G, order);
  const what = stands
    ? 'an Ally or Citadel'
    : addsControl
      ? 'Warbands that add Control'
      : 'three Warbands or more';
  return { does: 'command', plan: { box: '8.5.3', why: `Rally, as that places ${what}`, command: 'rally' } };
}

/** Says whether a Rally would place an Ally, a Citadel, or three Warbands, or add Control (8.5.3). */
export function isRallyWorth(G: G, order: Order): boolean {
  const { stands, warbands, addsControl } = yieldOf(G, order);
  return stands || warbands >= ENOUGH || addsControl;
}

/** Returns what a Rally would place: a Citadel or Ally, else Warbands as far as Resources and pieces go. */
function yieldOf(G: G, order: Order): Yield {
  const regions = regionsOf(G).filter(
    (region) =>
      maySelect(order, region) &&
      obstacleToRally(G, order, region) === null &&
      canPay(G, order, rallyPrice(G, order, region)),
  );
  const stands = regions.some(
    (region) => citadelsToRally(G, order, region).length > 0 || alliesToRally(G, order, region).length > 0,
  );
  const all: Yield = { stands, warbands: 0, addsControl: false };
  let left = ownAvailable(G, order);
  let price = 0;
  const most = (region: RegionId) => Math.min(left, warbandsToRally(G, order, region));
  const byControl = [...regions].sort(
    (a, b) => Number(addsControl(G, b, most(b))) - Number(addsControl(G, a, most(a))) || most(b) - most(a),
  );
  for (const region of byControl) {
    const count = most(region);
    const more = rallyPrice(G, order, region);
    if (count === 0 || !canPay(G, order, price + more)) continue;
    price += more;
    all.addsControl ||= addsControl(G, region, count);
    all.warbands += count;
    left -= count;
  }
  return all;
}

/** Says whether so many more pieces would bring a Region under Belgic Control that is not yet. */
function addsControl(G: G, region: RegionId, count: number): boolean {
  const pieces = piecesByFaction(G, region);
  const others = FACTIONS.reduce((sum, faction) => sum + (faction === 'belgae' ? 0 : pieces[faction]), 0);
  return pieces.belgae <= others && pieces.belgae + count > others;
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
  const allowed = at.options('warbands');
  const most = (region: RegionId) => Math.min(ownAvailable(G, order), warbandsToRally(G, order, region));
  const open = regionsOf(G).filter((each) => allowed.includes(each));
  const adding = open.filter((each) => addsControl(G, each, most(each)));
  const region = choose(
    play,
    adding.length > 0 ? adding : regionsOfMost(G, order, open, most),
    most,
    (each) => -price(each),
  );
  return region === undefined ? null : make('warbands', region, most(region));
}

/** Returns the Regions where the most Warbands could be placed together for the Resources there are. */
function regionsOfMost(
  G: G,
  order: Order,
  regions: readonly RegionId[],
  most: (region: RegionId) => number,
): RegionId[] {
  const { terms, selected } = order;
  const sources = regions.map((region) => ({
    region,
    count: most(region),
    price: costOf(G, order, rallyPrice(G, order, region)),
    isNew: true,
  }));
  const means = {
    resources: G.resources.belgae,
    origins: (terms.most ?? Number.POSITIVE_INFINITY) - selected.length,
    groups: Number.POSITIVE_INFINITY,
    pieces: ownAvailable(G, order),
  };
  return mostFrom(sources, means).map(({ region }) => region);
}

function tribesAmong(G: G, allowed: readonly unknown[]): TribeId[] {
  return allTribes(G).filter((tribe) => allowed.includes(tribe));
}
