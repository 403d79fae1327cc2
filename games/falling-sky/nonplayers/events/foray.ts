/* Card 72: which group of Warbands fights which player (8.2.1). */
import { type Gaul, PLAYERS } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn } from '../../pieces/forces';
import { adjacentTo, regionsOf } from '../../places';
import type { G } from '../../state';
import { best, type Priority } from '../select';
import { valueOfFoe, wouldControl } from './fleet';

/** A group that fights a player where it comes to, or where it is. */
export interface Foray {
  from: RegionId;
  to: RegionId;
  count: number;
  /** How soon that player is fought; see {@link valueOfFoe}. */
  value: number;
}

/** Whom it fights comes first, then how many fight. */
export const PRIORITIES: readonly Priority<Foray>[] = [({ value }) => value, ({ count }) => count];

/** Returns what groups of Hidden Warbands could do in adjacent Regions; the Arverni only where that brings them Control. */
export function foraysOf(G: G, side: Gaul): Foray[] {
  return regionsOf(G).flatMap((from) => {
    const { hidden } = forceIn(G, from, side);
    if (hidden === 0) return [];
    return adjacentTo(G, from).flatMap((to) =>
      side === 'arverni' && !wouldControl(G, side, to, hidden) ? [] : against(G, side, from, to, hidden),
    );
  });
}

/** Returns what groups could do that March within their Region, as all in it go Hidden. */
export function foraysWithin(G: G, side: Gaul): Foray[] {
  return regionsOf(G).flatMap((region) => {
    const { hidden, revealed } = forceIn(G, region, side);
    return hidden + revealed === 0 ? [] : against(G, side, region, region, hidden + revealed);
  });
}

function against(G: G, side: Gaul, from: RegionId, to: RegionId, count: number): Foray[] {
  return PLAYERS.flatMap((foe) => {
    const value = foe === side ? null : valueOfFoe(G, side, to, foe);
    return value === null ? [] : [{ from, to, count, value }];
  });
}

/** Says whether the Belgae March within a Region, as more of them fight there the player with the highest margin, or only there. */
export function staysWithin(G: G): boolean {
  const [within] = best(foraysWithin(G, 'belgae'), ...PRIORITIES);
  const [out] = best(foraysOf(G, 'belgae'), ...PRIORITIES);
  if (within === undefined || out === undefined) return within !== undefined;
  return within.value > out.value || (within.value === out.value && within.count > out.count);
}
