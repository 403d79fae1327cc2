/* The ways by which Romans March, and what Harasses them on the way (3.2.2, 8.8.1). */
import { mayAccompany } from '../../abilities/start';
import { leaderReaches } from '../../abilities/use';
import type { Order } from '../../commands/order';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn } from '../../forces';
import { adjacentTo, borderBetween } from '../../places';
import type { G } from '../../state';
import { type Column, sizeOf } from './columns';
import { harassersIn, lossesBy, toSpareOne } from './harassment';

/** Hidden Warbands that Scout has to Reveal. */
export interface Reveal {
  region: RegionId;
  faction: Faction;
  count: number;
}

/** A way into a Region. */
export interface Route {
  /** The Regions that are entered, the last where it ends. */
  way: RegionId[];
  /** The Losses by Harassment on the way. */
  losses: number;
  /** What has to be Revealed first. */
  reveals: Reveal[];
}

/** What a Region takes from who Marches on from it, as it is and after Scout. */
interface Passage {
  losses: number;
  scouted: { losses: number; reveals: Reveal[] };
}

/** Finds the routes of groups in one Command. */
export interface Routes {
  /** Returns the Regions that a group can reach, with the way of the least Harassment that it may suffer, if need be after Scout. */
  from(column: Column): ReadonlyMap<RegionId, Route>;
}

const WARBANDS_PER_AUXILIA = 2;
const REACH = 2;
const REACH_WITH_CAESAR = 3;

/** Returns what finds the routes in a Command; `hopeful` if players are taken to agree not to Harass who have not refused. */
export function routesFor(G: G, order: Order, hopeful: boolean): Routes {
  const passages = new Map<RegionId, Passage>();
  const passageAt = (region: RegionId) => {
    const passage = passages.get(region) ?? passageOf(G, order, region, hopeful);
    passages.set(region, passage);
    return passage;
  };
  return { from: (column) => routesFrom(G, order, column, passageAt) };
}

/** A group suffers one Loss at most, and none that a Legion, the Leader or a piece alone would have to take (8.8.1). */
function mayLose(column: Column): number {
  return column.auxilia > 0 && sizeOf(column) > 1 ? 1 : 0;
}

function routesFrom(
  G: G,
  order: Order,
  column: Column,
  passageAt: (region: RegionId) => Passage,
): Map<RegionId, Route> {
  const { steps } = order.terms.march;
  const reach = Math.min(column.leader === 'named' ? REACH_WITH_CAESAR : REACH, steps ?? REACH_WITH_CAESAR);
  const most = mayLose(column);
  const found = new Map<RegionId, Route>();
  const enter = (from: RegionId, route: Route) => {
    for (const to of adjacentTo(G, from)) {
      const border = borderBetween(from, to);
      if (to === column.from || route.way.includes(to)) continue;
      if (border === 'coastal' && (order.abilities.length > 0 || route.reveals.length > 0)) continue;
      const here: Route = { way: [...route.way, to], losses: route.losses, reveals: route.reveals };
      if (isBetter(here, found.get(to))) found.set(to, here);
      if (here.way.length >= reach || border !== 'land' || G.devastated.includes(to)) continue;
      const { losses, scouted } = passageAt(to);
      if (here.losses + losses <= most)
        enter(to, { way: here.way, losses: here.losses + losses, reveals: here.reveals });
      else if (here.losses + scouted.losses <= most && isFirstScout(G, here))
        enter(to, {
          way: here.way,
          losses: here.losses + scouted.losses,
          reveals: [...here.reveals, ...scouted.reveals],
        });
    }
  };
  enter(column.from, { way: [], losses: 0, reveals: [] });
  return found;
}

/** Card 12: Scout may Reveal Warbands in just one Region. */
function isFirstScout(G: G, { reveals }: Route): boolean {
  return G.capabilities[12]?.text !== 'shaded' || reveals.length === 0;
}

/** A route without Scout is better, then one with fewer Losses, then a shorter one. */
function isBetter(route: Route, than: Route | undefined): boolean {
  if (than === undefined) return true;
  const [scouts, scoutsThan] = [route.reveals.length, than.reveals.length];
  if (Math.min(scouts, 1) !== Math.min(scoutsThan, 1)) return scouts < scoutsThan;
  if (route.losses !== than.losses) return route.losses < than.losses;
  return scouts < scoutsThan || (scouts === scoutsThan && route.way.length < than.way.length);
}

function passageOf(G: G, order: Order, region: RegionId, hopeful: boolean): Passage {
  const harassers = harassersIn(G, order, region, hopeful);
  const losses = lossesBy(harassers);
  const reveals: Reveal[] = [];
  let budget = losses === 0 ? 0 : mayReveal(G, order, region);
  for (;;) {
    const next = harassers
      .filter((harasser) => lossesBy([harasser]) > 0)
      .sort((a, b) => toSpareOne(a) - toSpareOne(b))[0];
    if (next === undefined || toSpareOne(next) > budget) break;
    const count = toSpareOne(next);
    budget -= count;
    next.hidden -= count;
    const before = reveals.find(({ faction }) => faction === next.faction);
    if (before === undefined) reveals.push({ region, faction: next.faction, count });
    else before.count += count;
  }
  return { losses, scouted: { losses: lossesBy(harassers), reveals } };
}

/** Returns how many Warbands Auxilia in a Region may Reveal by Scout before the March (4.2.2). */
function mayReveal(G: G, order: Order, region: RegionId): number {
  if (!mayAccompany(order, 'scout') || !leaderReaches(G, 'romans', region)) return 0;
  const { abilityRegions } = order.terms;
  if (abilityRegions !== null && !abilityRegions.includes(region)) return 0;
  return WARBANDS_PER_AUXILIA * forceIn(G, region, 'romans').hidden;
}
