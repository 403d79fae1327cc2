/* Rally by the Non-player Arverni (8.7.3). */
import type { LegalMove } from '../../../kit/move';
import { costOf } from '../../commands/costs';
import { maySelect, type Order } from '../../commands/order';
import type { Plan } from '../../commands/plan';
import {
  alliesToRally,
  citadelsToRally,
  obstacleToRally,
  rallyPrice,
  takesBoth,
  warbandsToRally,
} from '../../commands/rallying';
import { poolOf } from '../../components/box';
import type { RegionId } from '../../components/map';
import { availableTroops } from '../../pieces/forces';
import { availableAt } from '../../pieces/tribes';
import { regionOfTribe, regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import { isAtCity } from '../losses';
import { type Moment, make, regionsAmong } from '../moment';
import { mostByRally, nextStanding, rallyMeans } from '../placing';
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
  return poolOf(G, 'arverni').troops - availableTroops(G, 'arverni') < FEW_WARBANDS;
}

/** Returns what a Rally by the priorities of 8.7.3 would place: Citadels, then Allies, then Warbands. */
export function rallyYield(G: G, order: Order): Yield {
  const yielded: Yield = { standing: 0, warbands: 0 };
  const left = {
    funds: fundsFor(G, order),
    citadels: availableAt(G, order.faction, 'citadel'),
    allies: availableAt(G, 'arverni', 'ally'),
    warbands: availableTroops(G, 'arverni'),
    regions: order.terms.most ?? Number.POSITIVE_INFINITY,
  };
  const open = new Set(sitesOf(G, order));
  const stand = (kind: 'citadels' | 'allies', site: Site) => {
    left[kind]--;
    left.funds -= site.price;
    left.regions--;
    open.delete(site);
    yielded.standing++;
    if (!site.takesBoth) return;
    const added = kind === 'allies' ? 1 : 0;
    const placed = Math.min(left.warbands, warbandsToRally(G, order, site.region) + added);
    left.warbands -= placed;
    yielded.warbands += placed;
  };
  const canSelect = ({ price }: Site) => price <= left.funds && left.regions > 0;
  for (const site of open) {
    if (left.citadels === 0) break;
    if (!canSelect(site) || citadelsToRally(G, order, site.region, true).length === 0) continue;
    stand('citadels', site);
    left.allies++;
  }
  for (const site of open) {
    if (left.allies === 0) break;
    if (canSelect(site) && alliesToRally(G, order, site.region, true).length > 0) stand('allies', site);
  }
  const means = { resources: left.funds, origins: left.regions, pieces: left.warbands };
  const regions = [...open].map(({ region }) => region);
  yielded.warbands += sizeOf(mostByRally(G, order, regions, means));
  return yielded;
}

/** A Region that a Rally may select. */
interface Site {
  region: RegionId;
  price: number;
  /** Warbands are placed there beside an Ally or Citadel. */
  takesBoth: boolean;
}

/** Returns where a Rally can be, first where it costs less, of these where Vercingetorix is. */
function sitesOf(G: G, order: Order): Site[] {
  const sites: Site[] = [];
  for (const region of regionsOf(G))
    if (maySelect(order, region) && obstacleToRally(G, order, region) === null)
      sites.push({ region, price: priceIn(G, order, region), takesBoth: canPlaceBoth(G, order, region) });
  return sites.sort((a, b) => a.price - b.price || Number(b.takesBoth) - Number(a.takesBoth));
}

function priceIn(G: G, order: Order, region: RegionId): number {
  return costOf(G, order, rallyPrice(G, order, region));
}

function canPlaceBoth(G: G, order: Order, region: RegionId): boolean {
  return takesBoth(G, order, region, 'standing', 'warbands');
}

/** Returns the next part of a Rally: a Citadel, an Ally, the most Warbands; with Vercingetorix Warbands beside either (8.7.3). */
export function rally(at: Moment<FrameOf<'rally'>>, plan: Plan): LegalMove | null {
  const { G, play, frame } = at;
  const { order, placed } = frame;
  const last = order.selected.at(-1);
  if (placed === 'standing' && last !== undefined && canPlaceBoth(G, order, last)) {
    const beside = mostWarbands(at, last);
    if (beside !== null) return beside;
  }
  const standing = nextStanding(at, plan, (tribes) =>
    choose(
      play,
      tribes,
      (id) => -priceAt(G, order, `${id}`),
      (id) => canPlaceBothAt(G, order, `${id}`),
      (id) => isAtCity(G, `${id}`),
    ),
  );
  if (standing !== null) return standing;
  const open = play.shuffle(regionsAmong(G, at.options('warbands')));
  const region = choose(
    play,
    mostByRally(G, order, open, rallyMeans(G, order, fundsFor(G, order))).map((group) => group.region),
    (each) => warbandsToRally(G, order, each),
  );
  return region === undefined ? null : mostWarbands(at, region);
}

function priceAt(G: G, order: Order, id: string): number {
  const region = regionOfTribe(G, id);
  return region === null ? 0 : priceIn(G, order, region);
}

function canPlaceBothAt(G: G, order: Order, id: string): boolean {
  const region = regionOfTribe(G, id);
  return region !== null && canPlaceBoth(G, order, region);
}

function mostWarbands(at: Moment<FrameOf<'rally'>>, region: RegionId): LegalMove | null {
  const counts = at.options('warbands', region);
  return counts.length === 0 ? null : make('warbands', region, counts[counts.length - 1]);
}
