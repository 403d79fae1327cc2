/* How the Non-player Arverni March: groups, ways, and Harassment of Vercingetorix (8.7.1, 8.7.4, 8.7.6, 3.3.2). */

import { costOf } from '../../commands/costs';
import { lossesBy } from '../../commands/harassment';
import { heldIn, marchPrice } from '../../commands/marching';
import { maySelect, type Order } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import { FACTIONS, type Faction, type Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { type Lie, troopsOf } from '../../pieces/force';
import { forceIn, isNamedLeaderIn } from '../../pieces/forces';
import { adjacentTo, borderBetween, mayStack } from '../../places';
import type { G } from '../../state';
import { isRunByPlayer } from '../priorities';
import type { Priority } from '../select';
import { type Group, mostFrom, type Source } from '../sources';
import { fundsFor } from './funds';

/** A way to a Region, and the Losses by Harassment that it may cost. */
export interface Route {
  to: RegionId;
  way: RegionId[];
  losses: number;
}

const MOST_LOSSES = 3;

/**
 * Returns the ways that the Leader may March out of a Region with so many Warbands: with Vercingetorix into a 2nd Region that is
 * not next to the first, where that costs no more than three Losses and none on him (8.7.1). None where he is held (card 4).
 */
export function routesFrom(G: G, order: Order, from: RegionId, warbands: number): Route[] {
  if (heldIn(G, from, 'arverni').leader) return [];
  const { steps } = order.terms.march;
  const near = stepsFrom(G, from);
  const ways: Route[] = near.map((to) => ({ to, way: [to], losses: 0 }));
  if (isNamedLeaderIn(G, from, 'arverni') && (steps === null || steps > 1)) {
    const limit = Math.min(MOST_LOSSES, warbands);
    for (const by of near) {
      if (borderBetween(G, from, by) !== 'land' || G.devastated.includes(by)) continue;
      const losses = harassmentIn(G, order, by);
      if (losses > limit) continue;
      for (const to of stepsFrom(G, by))
        if (to !== from && !near.includes(to)) ways.push({ to, way: [by, to], losses });
    }
  }
  return ways.filter(({ to }) => mayEnd(order, to));
}

/** Compares ways to equal goals: the fewest Losses, then into a 2nd Region only as needed (8.7.1). */
export const EASIEST: readonly Priority<Pick<Route, 'losses' | 'way'>>[] = [
  ({ losses }) => -losses,
  ({ way }) => -way.length,
];

/** Says whether a March may end in a Region by the terms of an Event. */
export function mayEnd({ terms: { into } }: Order, region: RegionId): boolean {
  return into === null || into.includes(region);
}

function stepsFrom(G: G, region: RegionId): readonly RegionId[] {
  return adjacentTo(G, region).filter((to) => mayStack(to, 'arverni'));
}

/** Returns the Losses that Vercingetorix's group suffers where it passes, of all who do Harass it (3.2.2, 8.4.2). */
function harassmentIn(G: G, order: Order, region: RegionId): number {
  let losses = 0;
  for (const faction of FACTIONS) if (harasses(G, order, faction)) losses += lossesBy(G, faction, region);
  return losses;
}

function harasses(G: G, order: Order, faction: Faction): boolean {
  if (faction === 'germans') return true;
  if (faction === 'arverni') return false;
  return isRunByPlayer(G, faction) ? !letsPass(G, order, faction) : faction !== 'belgae';
}

function letsPass({ standing }: G, { passage }: Order, faction: Player): boolean {
  return passage.agreed.includes(faction) || standing[faction].passage?.arverni === 'agree';
}

/** Warbands by how they lie once their Region is selected for March: Revealed ones have flipped, Scouted ones lost their marker (3.3.2). */
export type Ready = Record<Lie, number>;

/** Returns the Warbands in a Region as they are when it has been selected for March. */
export function readyIn(G: G, { faction, terms }: Order, region: RegionId): Ready {
  const { hidden, revealed, scouted } = forceIn(G, region, faction);
  return terms.march.flipsMovers
    ? { hidden, revealed, scouted }
    : { hidden: hidden + revealed, revealed: scouted, scouted: 0 };
}

/** Returns the group of so many Warbands, Hidden ones first (8.4.1). */
export function groupOf({ hidden, revealed, scouted }: Ready, count: number): Journey['pieces'] {
  const first = Math.min(count, hidden);
  const second = Math.min(count - first, revealed);
  return { hidden: first, revealed: second, scouted: Math.min(count - first - second, scouted) };
}

/** Returns how many Warbands there are in a Region. */
export function warbandsIn(G: G, region: RegionId): number {
  return troopsOf(forceIn(G, region, 'arverni'));
}

/** Returns how many Warbands can leave a Region if so many stay behind: none of those that are held there (card 4). */
export function freeIn(G: G, region: RegionId, staying: number): number {
  return Math.max(0, warbandsIn(G, region) - Math.max(staying, heldIn(G, region, 'arverni').troops));
}

/** Selects origins of a March, as long as there are Resources for them and the terms allow it. */
export class Origins {
  readonly journeys: Journey[] = [];
  readonly #G: G;
  readonly #order: Order;
  /** The Regions out of which groups March. */
  readonly #regions: RegionId[] = [];
  #funds: number;
  /** How many Regions may still become origins. */
  #left: number;

  constructor(G: G, order: Order) {
    this.#G = G;
    this.#order = order;
    this.#funds = fundsFor(G, order);
    this.#left = (order.terms.most ?? Number.POSITIVE_INFINITY) - order.selected.length;
  }

  /** Says whether a group may March out of a Region: it is an origin already, or can be one. */
  allows(region: RegionId): boolean {
    return this.#regions.includes(region) || this.#allowsNew(region, this.priceOf(region));
  }

  #allowsNew(region: RegionId, price: number): boolean {
    return this.#left > 0 && this.#funds >= price && maySelect(this.#order, region);
  }

  /** Says whether groups may March out of all of these Regions, none of them an origin yet. */
  allowsAll(regions: readonly RegionId[]): boolean {
    let price = 0;
    for (const region of regions) {
      if (!maySelect(this.#order, region)) return false;
      price += this.priceOf(region);
    }
    return regions.length <= this.#left && price <= this.#funds;
  }

  /** Returns those of the Warbands of some Regions, none of them an origin yet, of which the most can March together. */
  bestOf(groups: readonly Group[]): Group[] {
    const sources: Source[] = [];
    for (const { region, count } of groups) {
      const price = this.priceOf(region);
      if (this.#allowsNew(region, price)) sources.push({ region, count, price, isNew: true });
    }
    const unlimited = Number.POSITIVE_INFINITY;
    const means = { resources: this.#funds, origins: this.#left, groups: unlimited, pieces: unlimited };
    return mostFrom(sources, means);
  }

  /** Returns what it costs to select a Region. */
  priceOf(region: RegionId): number {
    return costOf(this.#G, this.#order, marchPrice(this.#G, this.#order, region));
  }

  /** Adds a group, after others of its origin; the caller has seen that it is allowed. */
  add(journey: Journey): void {
    const { from } = journey;
    if (!this.#regions.includes(from)) {
      this.#regions.push(from);
      this.#funds -= this.priceOf(from);
      this.#left--;
      this.journeys.push(journey);
      return;
    }
    const index = this.journeys.findLastIndex((each) => each.from === from);
    this.journeys.splice(index + 1, 0, journey);
  }
}
