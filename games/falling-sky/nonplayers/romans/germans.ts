/* How the Non-player Romans direct Germans whom an Event lends them (8.2.1, 8.2.3). */
import { gathered } from '../../../kit/gathered';
import type { LegalMove } from '../../../kit/move';
import { forceIn, piecesIn, troopsOf } from '../../forces';
import { adjacentTo, regionsOf } from '../../places';
import type { G } from '../../state';
import type { Journey, OrderFrame, Plan } from '../chart';
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

function awayFromRomans({ G, play }: Moment<OrderFrame>): Journey[] {
  return gathered(regionsOf(G), (from) => {
    const count = troopsOf(forceIn(G, from, 'germans'));
    if (!hasRomans(G, from)) return [];
    const to = choose(
      play,
      adjacentTo(G, from).filter((region) => !hasRomans(G, region)),
    );
    return to === undefined
      ? []
      : [{ from, way: [to], pieces: { hidden: count, revealed: count, scouted: count } }];
  });
}

function hasRomans(G: G, region: Parameters<typeof piecesIn>[1]): boolean {
  return piecesIn(G, region, 'romans') > 0;
}
