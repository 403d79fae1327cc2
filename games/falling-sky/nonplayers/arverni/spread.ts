/* The March of the Non-player Arverni to spread (8.7.4). */
import type { Play } from '../../../kit/play';
import type { Order } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import type { RegionId } from '../../components/map';
import { controllerOf } from '../../pieces/control';
import { availableTroops, forceIn, leaderOf, othersIn, piecesIn } from '../../pieces/forces';
import { alliesAndCitadels } from '../../pieces/tribes';
import { adjacentTo, mayStack, regionsOf, withinOne } from '../../places';
import type { G } from '../../state';
import { best, choose } from '../select';
import {
  EASIEST,
  freeIn,
  groupOf,
  mayEnd,
  Origins,
  type Route,
  readyIn,
  routesFrom,
  warbandsIn,
} from './routes';

const FEW_ALLIES = 6;
const MANY_AVAILABLE = 6;
/** How many Warbands stay with the Leader if they are able (8.4.1). */
const COMPANY = 4;

/**
 * Says whether the Arverni have fewer than six Allies and Citadels, or at least six Warbands Available: so always where they have few
 * on the map (8.7.3, 8.7.4).
 */
export function isSpreadCalledFor(G: G): boolean {
  return alliesAndCitadels(G, 'arverni') < FEW_ALLIES || availableTroops(G, 'arverni') >= MANY_AVAILABLE;
}

/**
 * Returns the groups of a March to spread: one Hidden Warband to each Region that has none, then the Leader and all Warbands with
 * him to take Control from Romans or Aedui; out of as few Regions as will do both. None where neither can be done (8.7.4).
 */
export function marchToSpread(G: G, play: Play<G>, order: Order): Journey[] {
  const seat = leaderOf(G, 'arverni')?.region;
  const open = new Origins(G, order);
  const lacking = play.shuffle(regionsOf(G).filter((region) => isLacking(G, order, region)));
  const sources = sourcesOf(G, order, open);
  const missions = quotasOf(G, seat, sources).map((quota) =>
    emissaries(G, play, open, lacking, withQuota(sources, seat, quota), seat),
  );
  const ways = best(missions, ({ reached }) => reached).map((mission) => {
    const origins = new Origins(G, order);
    for (const { from, to } of mission.sent)
      origins.add({ from, way: [to], pieces: { hidden: 1 }, leaves: 1 });
    return { origins, conquests: conquests(G, order, origins) };
  });
  const chosen = choose(
    play,
    ways,
    ({ conquests: { routes } }) => routes.length > 0,
    ({ origins, conquests: { from, routes } }) => -originsOf(origins, routes.length > 0 ? from : null),
    ({ origins, conquests: { routes } }) => routes.length > 0 || keepsCompany(G, origins, seat),
  );
  if (chosen === undefined) return [];
  conquer(G, play, order, chosen.origins, chosen.conquests);
  return chosen.origins.journeys;
}

/** Returns how many Regions groups set out from, with one more. */
function originsOf({ journeys }: Origins, more: RegionId | null): number {
  return new Set([...journeys.map(({ from }) => from), ...(more === null ? [] : [more])]).size;
}

/** Says whether a Region has no Hidden Arverni and could get one. */
function isLacking(G: G, order: Order, region: RegionId): boolean {
  return mayStack(region, 'arverni') && mayEnd(order, region) && forceIn(G, region, 'arverni').hidden === 0;
}

/** How many Hidden Warbands each Region can send out. */
type Sources = ReadonlyMap<RegionId, number>;

function sourcesOf(G: G, order: Order, origins: Origins): Sources {
  const sources = new Map<RegionId, number>();
  for (const region of regionsOf(G)) {
    const hidden = readyIn(G, order, region).hidden - 1;
    if (hidden <= 0 || !origins.allows(region)) continue;
    const count = Math.min(sparedIn(G, region, 0), hidden);
    if (count > 0) sources.set(region, count);
  }
  return sources;
}

/** Returns how many the Leader's Region may send, to be tried: all it can, as many as let him leave or keep his company, and none. */
function quotasOf(G: G, seat: RegionId | undefined, sources: Sources): number[] {
  if (seat === undefined) return [0];
  const all = sources.get(seat) ?? 0;
  const fewer = [sparedIn(G, seat, 1), warbandsIn(G, seat) - COMPANY, 0];
  return [...new Set([all, ...fewer.map((count) => Math.max(0, Math.min(all, count)))])];
}

function withQuota(sources: Sources, seat: RegionId | undefined, quota: number): Sources {
  if (seat === undefined || sources.get(seat) === quota) return sources;
  const others = [...sources].filter(([region]) => region !== seat);
  return new Map(quota > 0 ? [...others, [seat, quota]] : others);
}

/** Says whether the Leader, where he is, still has four Warbands with him (8.4.1). */
function keepsCompany(G: G, { journeys }: Origins, seat: RegionId | undefined): boolean {
  if (seat === undefined) return true;
  const gone = journeys.filter(({ from }) => from === seat).length;
  const come = journeys.filter(({ way }) => way[0] === seat).length;
  return warbandsIn(G, seat) - gone + come >= COMPANY;
}

interface Emissary {
  from: RegionId;
  to: RegionId;
}

/** Who goes where, and how many Regions have a Hidden Warband then that had none: also origins, whose Warbands flip (3.3.2). */
interface Mission {
  sent: Emissary[];
  reached: number;
}

/** Returns who goes where so that the most Regions get a Hidden Warband, out of the fewest (8.7.4). */
function emissaries(
  G: G,
  play: Play<G>,
  origins: Origins,
  lacking: readonly RegionId[],
  sources: Sources,
  seat: RegionId | undefined,
): Mission {
  if (sources.size === 0) return { sent: [], reached: 0 };
  const all = [...sources.keys()];
  const flipping = all.filter((region) => lacking.includes(region));
  const others = lacking.filter((region) => !flipping.includes(region));
  const most = sendOut(G, others, sources, []).reached + flipping.length;
  let mission: Mission = { sent: [], reached: 0 };
  for (let size = 1; mission.reached < most; size++) {
    const sets = setsOf(all, size).filter((regions) => origins.allowsAll(regions));
    if (sets.length === 0) break;
    const tried = sets.map((regions) => {
      const goals = lacking.filter((region) => !regions.includes(region));
      const chosen = new Map(regions.map((region) => [region, sources.get(region) ?? 0]));
      return sendOut(
        G,
        goals,
        chosen,
        flipping.filter((region) => regions.includes(region)),
      );
    });
    const found = choose(
      play,
      tried,
      ({ reached }) => reached,
      ({ sent }) => sent.some(({ from }) => from === seat),
    );
    if (found !== undefined && found.reached > mission.reached) mission = found;
  }
  return mission;
}

/** Returns all sets of so many of some Regions. */
function setsOf(regions: readonly RegionId[], size: number): RegionId[][] {
  if (size === 0) return [[]];
  return regions.flatMap((region, index) =>
    setsOf(regions.slice(index + 1), size - 1).map((others) => [region, ...others]),
  );
}

/**
 * Returns for as many Regions as possible from where each is reached, no source sending more than it can spare: a matching. As many
 * as possible of the sources that are `flipping` send a Warband out.
 */
function sendOut(
  G: G,
  lacking: readonly RegionId[],
  sources: Sources,
  flipping: readonly RegionId[],
): Mission {
  const sent = new Map<RegionId, RegionId[]>();
  const reach = (to: RegionId, capacities: Sources, tried: Set<RegionId>): boolean => {
    for (const from of adjacentTo(G, to)) {
      const capacity = capacities.get(from);
      if (capacity === undefined || tried.has(from)) continue;
      tried.add(from);
      const goals = sent.get(from) ?? [];
      sent.set(from, goals);
      if (goals.length < capacity) {
        goals.push(to);
        return true;
      }
      for (const [index, other] of goals.entries())
        if (reach(other, capacities, tried)) {
          goals[index] = to;
          return true;
        }
    }
    return false;
  };
  const once = new Map(flipping.map((region) => [region, 1]));
  const left = once.size === 0 ? lacking : lacking.filter((to) => !reach(to, once, new Set()));
  for (const to of left) reach(to, sources, new Set());
  const all = [...sent].flatMap(([from, goals]) => goals.map((to) => ({ from, to })));
  return { sent: all, reached: all.length + flipping.filter((region) => sent.get(region)?.length).length };
}

/** Returns how many Warbands a Region can spare beside `leaders` that leave: one stays, and what keeps Arverni Control (8.7.4). */
function sparedIn(G: G, region: RegionId, leaders: number): number {
  const free = freeIn(G, region, 1);
  if (controllerOf(G, region) !== 'arverni') return free;
  const beyond = piecesIn(G, region, 'arverni') - leaders - othersIn(G, region, 'arverni') - 1;
  return Math.max(0, Math.min(free, beyond));
}

/** Where the Leader could take Control, out of which Region and with how many Warbands. */
interface Conquests {
  from: RegionId | null;
  count: number;
  routes: Route[];
}

/** Returns where the Leader and all Warbands that can go with him would take Control from Romans or Aedui (8.7.4). */
function conquests(G: G, order: Order, origins: Origins): Conquests {
  const from = leaderOf(G, 'arverni')?.region;
  if (from === undefined || !order.terms.march.leader || !origins.allows(from))
    return { from: null, count: 0, routes: [] };
  const gone = origins.journeys.filter((journey) => journey.from === from).length;
  const count = sparedIn(G, from, 1) - gone;
  if (count < 0) return { from: null, count: 0, routes: [] };
  const routes = routesFrom(G, order, from, count).filter(({ to, losses }) => {
    if (to === 'aedui') return false;
    const holder = controllerOf(G, to);
    if (holder !== 'romans' && holder !== 'aedui') return false;
    const arriving = origins.journeys.filter(({ way }) => way[0] === to).length;
    const own = piecesIn(G, to, 'arverni') + arriving + 1 + count - losses;
    return own > othersIn(G, to, 'arverni');
  });
  return { from, count, routes };
}

/**
 * Adds the March by which the Leader takes Control: where the most Regions with Arverni pieces are within one; a Hidden Warband stays
 * where he comes from if one stays at all (8.7.4).
 */
function conquer(
  G: G,
  play: Play<G>,
  order: Order,
  origins: Origins,
  { from, count, routes }: Conquests,
): void {
  const isReached = (region: RegionId) => origins.journeys.some(({ way }) => way[0] === region);
  const route = choose(
    play,
    routes,
    ({ to }) =>
      withinOne(G, to).filter((region) => piecesIn(G, region, 'arverni') > 0 || isReached(region)).length,
    ...EASIEST,
  );
  if (route === undefined || from === null) return;
  const gone = origins.journeys.filter((journey) => journey.from === from).length;
  const ready = readyIn(G, order, from);
  const hidden = Math.max(0, ready.hidden - gone);
  const staying = Math.min(hidden, 1, hidden + ready.revealed + ready.scouted - count);
  const group = groupOf({ ...ready, hidden: hidden - Math.max(0, staying) }, count);
  origins.add({ from, way: route.way, pieces: { leader: 1, ...group }, leaves: 1 });
}
