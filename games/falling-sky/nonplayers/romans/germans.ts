/* How the Non-player Romans direct Germans whom an Event lends them (8.2.1, 8.2.3). */
import type { LegalMove } from '../../../kit/move';
import type { Journey, Plan } from '../../commands/plan';
import type { RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { forceIn, piecesIn } from '../../pieces/forces';
import { adjacentTo, mayStack, regionsOf } from '../../places';
import type { G } from '../../state';
import type { OrderFrame } from '../chart';
import { marchOn } from '../marching';
import { isAt, type Moment, make } from '../moment';
import { choose } from '../select';

/** 8.2.1: Germans March away from Romans to where there are none, and Battle by the priorities of 8.8.1, but never Romans. */
export function germansNext(at: Moment<OrderFrame>, plan: Plan): LegalMove | null {
  if (isAt(at, 'march')) {
    plan.journeys ??= awayFromRomans(at);
    return marchOn(at, plan);
  }
  if (!isAt(at, 'battle')) return null;
  const battles = plan.battles ?? [];
  for (let first = battles.shift(); first !== undefined; first = battles.shift()) {
    const { region, target, way } = first;
    if (at.may('battle', region, target, way)) return make('battle', region, target, way);
  }
  return null;
}

/** The most Warbands first, as an Event limits out of how many Regions they March (8.4). */
function awayFromRomans({ G, play }: Moment<OrderFrame>): Journey[] {
  const groups = play.shuffle(groupsToLead(G)).sort((a, b) => b.count - a.count);
  return groups.flatMap(({ from, count, places }) => {
    const to = choose(play, places);
    if (to === undefined) return [];
    return [{ from, way: [to], pieces: { hidden: count, revealed: count, scouted: count } }];
  });
}

/** Says whether there are Germans whom the Romans could lead away from themselves (8.2.1). */
export function mayLeadAway(G: G): boolean {
  return groupsToLead(G).length > 0;
}

/** Returns the Germans in Regions with Romans, and the Regions without next to them. */
function groupsToLead(G: G): { from: RegionId; count: number; places: RegionId[] }[] {
  return regionsOf(G).flatMap((from) => {
    const count = troopsOf(forceIn(G, from, 'germans'));
    if (count === 0 || !hasRomans(G, from)) return [];
    const places = adjacentTo(G, from).filter((to) => mayStack(to, 'germans') && !hasRomans(G, to));
    return places.length === 0 ? [] : [{ from, count, places }];
  });
}

function hasRomans(G: G, region: RegionId): boolean {
  return piecesIn(G, region, 'romans') > 0;
}
