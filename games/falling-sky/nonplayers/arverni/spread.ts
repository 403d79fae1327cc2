/* The March of the Non-player Arverni to spread (8.7.4). */
import type { Play } from '../../../kit/play';
import type { Order } from '../../commands/order';
import type { RegionId } from '../../components/map';
import { controllerOf } from '../../control';
import { availableTroops, forceIn, leaderOf, piecesByFaction, piecesIn } from '../../forces';
import { adjacentTo, mayStack, regionsOf, withinOne } from '../../places';
import type { G } from '../../state';
import { alliesAndCitadels } from '../../tribes';
import type { Journey } from '../chart';
import { choose } from '../select';
import { freeIn, groupOf, mayEnd, Origins, readyIn, routesFrom } from './routes';

const FEW_ALLIES = 6;
const MANY_AVAILABLE = 6;

/** Says whether the Arverni have fewer than six Allies and Citadels, or at least six Warbands Available (8.7.4). */
export function isSpreadCalledFor(G: G): boolean {
  return alliesAndCitadels(G, 'arverni') < FEW_ALLIES || availableTroops(G, 'arverni') >= MANY_AVAILABLE;
}

/**
 * Returns the groups of a March to spread: one Hidden Warband to each Region that has none, out of as few Regions as will do; then
 * the Leader and all Warbands with him to take Control from Romans or Aedui. None where neither can be done (8.7.4).
 */
export function marchToSpread(G: G, play: Play<G>, order: Order): Journey[] {
  const origins = new Origins(G, order);
  for (const { from, to } of emissaries(G, order, origins))
    origins.add({ from, way: [to], pieces: { hidden: 1 }, leaves: 1 });
  conquest(G, play, order, origins);
  return origins.journeys;
}

interface Emissary {
  from: RegionId;
  to: RegionId;
}

/** Returns who goes where so that the most Regions get a Hidden Warband, out of the fewest (8.7.4). */
function emissaries(G: G, order: Order, origins: Origins): Emissary[] {
  const lacking = regionsOf(G).filter(
    (region) =>
      mayStack(region, 'arverni') && mayEnd(order, region) && forceIn(G, region, 'arverni').hidden === 0,
  );
  const sources = new Map<RegionId, number>();
  for (const region of regionsOf(G)) {
    const count = Math.min(sparedIn(G, region, 0), readyIn(G, order, region).hidden - 1);
    if (count > 0 && origins.allows(region)) sources.set(region, count);
  }
  const chosen = new Map<RegionId, number>();
  let sent: Emissary[] = [];
  for (;;) {
    let more: { source: RegionId; sent: Emissary[] } | null = null;
    for (const [source, count] of sources) {
      if (chosen.has(source) || !isAffordable(origins, [...chosen.keys(), source])) continue;
      const reached = sendOut(G, lacking, new Map([...chosen, [source, count]]));
      if (reached.length > (more?.sent ?? sent).length) more = { source, sent: reached };
    }
    if (more === null) break;
    chosen.set(more.source, sources.get(more.source) ?? 0);
    sent = more.sent;
  }
  for (const source of [...chosen.keys()]) {
    const fewer = new Map(chosen);
    fewer.delete(source);
    const reached = sendOut(G, lacking, fewer);
    if (reached.length < sent.length) continue;
    chosen.delete(source);
    sent = reached;
  }
  return sent;
}

function isAffordable(origins: Origins, regions: readonly RegionId[]): boolean {
  const trial = origins.copy();
  return regions.every((region) => {
    if (!trial.allows(region)) return false;
    trial.add({ from: region, way: [], pieces: {} });
    return true;
  });
}

/** Returns for as many Regions as possible from where each is reached, no source sending more than it can spare: a matching. */
function sendOut(G: G, lacking: readonly RegionId[], sources: ReadonlyMap<RegionId, number>): Emissary[] {
  const sent = new Map<RegionId, RegionId[]>();
  const reach = (to: RegionId, tried: Set<RegionId>): boolean => {
    for (const from of adjacentTo(G, to)) {
      const capacity = sources.get(from);
      if (capacity === undefined || tried.has(from)) continue;
      tried.add(from);
      const goals = sent.get(from) ?? [];
      sent.set(from, goals);
      if (goals.length < capacity) {
        goals.push(to);
        return true;
      }
      for (const [index, other] of goals.entries())
        if (reach(other, tried)) {
          goals[index] = to;
          return true;
        }
    }
    return false;
  };
  for (const to of lacking) reach(to, new Set());
  return [...sent].flatMap(([from, goals]) => goals.map((to) => ({ from, to })));
}

/** Returns how many Warbands a Region can spare beside `leaders` that leave: one stays, and what keeps Arverni Control (8.7.4). */
function sparedIn(G: G, region: RegionId, leaders: number): number {
  const free = freeIn(G, region, 1);
  if (controllerOf(G, region) !== 'arverni') return free;
  const { romans, arverni, aedui, belgae, germans } = piecesByFaction(G, region);
  const beyond = arverni - leaders - (romans + aedui + belgae + germans) - 1;
  return Math.max(0, Math.min(free, beyond));
}

/** Adds the March of the Leader and all Warbands that can go with him, where he can take Control from Romans or Aedui (8.7.4). */
function conquest(G: G, play: Play<G>, order: Order, origins: Origins): void {
  const from = leaderOf(G, 'arverni')?.region;
  if (from === undefined || !order.terms.march.leader || !origins.allows(from)) return;
  const gone = origins.journeys.filter((journey) => journey.from === from).length;
  const count = Math.max(0, sparedIn(G, from, 1) - gone);
  const routes = routesFrom(G, order, from, count).filter(({ to, losses }) => {
    if (to === 'aedui') return false;
    const holder = controllerOf(G, to);
    if (holder !== 'romans' && holder !== 'aedui') return false;
    const { romans, arverni, aedui, belgae, germans } = piecesByFaction(G, to);
    const arriving = origins.journeys.filter(({ way }) => way[0] === to).length;
    return arverni + arriving + 1 + count - losses > romans + aedui + belgae + germans;
  });
  const route = choose(
    play,
    routes,
    ({ to }) => withinOne(G, to).filter((region) => piecesIn(G, region, 'arverni') > 0).length,
    ({ losses }) => -losses,
  );
  if (route === undefined) return;
  const ready = readyIn(G, order, from);
  const left = { ...ready, hidden: Math.max(0, ready.hidden - gone) };
  origins.add({ from, way: route.way, pieces: { leader: 1, ...groupOf(left, count) }, leaves: 1 });
}
