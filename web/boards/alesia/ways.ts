/* The ways of those who are chosen, before they are walked (5.2). */
import { boxOf } from '../../../games/alesia/components/box';
import { exposedBy, type Risk, riskOf, unexposed } from '../../../games/alesia/fire';
import {
  imagined,
  namesOf,
  placeOf,
  type Reach,
  reachOf,
  setsOut,
  UNREACHED,
} from '../../../games/alesia/movement';
import { type G, type Side, TOWN } from '../../../games/alesia/state';
import { findFrame, isOver, topFrame } from '../../../games/kit/frame';
import type { LegalMove } from '../../../games/kit/move';
import { placeOf as whereIs } from './forces';
import { type Goal, markOf } from './marks';

/** A way from where a unit is, as far as it is drawn. */
export interface Way {
  unit: string;
  /** The places that were chosen, one after the other; the way between them is the cheapest. */
  stops: readonly string[];
  /** Where on the map it begins; null for what is not on it. */
  begins: string | null;
  /** All places that the unit comes to, one next to the other. */
  places: readonly string[];
  /** Of these, where the unit may be fired at, and what may befall it on the whole way; a Roman is not fired at. */
  underFire: ReadonlySet<string>;
  risk: Risk;
  /** What it costs, and what stops the unit at its end. */
  goal: Goal;
  /** The state as it would be at its end, from where it is drawn on. */
  then: G;
}

const NO_GOAL: Goal = { cost: '', stops: '' };

/** Returns where a unit of a side that moves can come; null when nobody moves. */
export function reachIn(G: G, side: Side | null, unit: string): Reach | null {
  const frame = isOver(G) || topFrame(G).step !== 'movement' ? undefined : findFrame(G, 'movement');
  return frame === undefined || side === null ? null : reachOf(G, frame, side, unit);
}

/** Returns the way of a unit by some stops; null when it cannot go it, or nobody moves. */
export function wayBy(G: G, side: Side | null, unit: string, stops: readonly string[]): Way | null {
  let then = G;
  let goal = NO_GOAL;
  const places: string[] = [];
  for (const stop of stops) {
    const reach = isPlace(G, stop) ? reachIn(then, side, unit) : null;
    if (side === null || reach === null || reach.costs[placeOf(then, stop)] === UNREACHED) return null;
    const path = namesOf(then, reach.wayTo(placeOf(then, stop)));
    if (path.length === 0) return null;
    goal = markOf(then, reach, stop);
    then = imagined(then, setsOut(then, reach, side, unit, stop));
    places.push(...path);
  }
  return { unit, stops, begins: whereIs(G, unit), places, goal, then, ...fireOn(G, unit, places) };
}

function isPlace(G: G, name: string): boolean {
  return name === TOWN || boxOf(G).hex[name] !== undefined;
}

function fireOn(G: G, unit: string, places: readonly string[]): Pick<Way, 'underFire' | 'risk'> {
  const underFire = new Set<string>();
  if (boxOf(G).unit[unit].side === 'roman') return { underFire, risk: { eliminated: 0, hit: 0 } };
  let exposure = unexposed(G, unit);
  let from = G.at[unit];
  for (const place of places) {
    const before = exposure.shots.length;
    exposure = exposedBy(G, unit, exposure, from, place);
    if (exposure.shots.length > before) underFire.add(place);
    from = place;
  }
  return { underFire, risk: riskOf(G, exposure.shots) };
}

/** Returns the places to which a way can be drawn on, and what is told of them. */
export function goalsBeyond({ unit, then }: Way, side: Side | null): Map<string, Goal> {
  const reach = reachIn(then, side, unit);
  const names = reach === null ? [] : namesOf(then, reach.places);
  return new Map(names.map((name) => [name, reach === null ? NO_GOAL : markOf(then, reach, name)]));
}

/** Returns the moves that take a unit along its way, stop by stop. */
export function movesAlong({ unit, stops }: Way): LegalMove[] {
  return stops.map((stop) => ({ move: 'move', args: [unit, stop] }));
}

/** Returns what a way costs and what is to be feared on it, in words. */
export function wordsOfWay({ goal, risk }: Way): string {
  const fire =
    risk.hit === 0 ? '' : `under fire: hit ${percent(risk.hit)}, eliminated ${percent(risk.eliminated)}`;
  return [goal.cost === '' ? '' : `cost ${goal.cost}`, goal.stops, fire].filter(Boolean).join(' · ');
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}
