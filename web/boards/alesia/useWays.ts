import { useCallback, useMemo, useRef, useState } from 'react';
import { boxOf } from '../../../games/alesia/components/box';
import { fieldOfFire, fieldsOfFire } from '../../../games/alesia/fire';
import type { Reach } from '../../../games/alesia/movement';
import type { G, Side } from '../../../games/alesia/state';
import { isOver, topFrame } from '../../../games/kit/frame';
import type { Goal } from './marks';
import { type Order, type Orders, together } from './orders';
import { goalsBeyond, reachIn, type Way, wayBy } from './ways';

/** A plan: who goes, and by which places. */
interface Plan {
  units: readonly string[];
  stops: readonly string[];
}

const NO_PLAN: Plan = { units: [], stops: [] };
const NO_GOALS: ReadonlyMap<string, Goal> = new Map();
const NO_FIRE: ReadonlyMap<string, number> = new Map();

/** Follows the ways of those who are chosen: where they can come, what is drawn of a way before it is walked, and the fire on it. */
export function useWays(
  G: G,
  side: Side | null,
  chosen: readonly string[],
  { of }: Orders,
  goals: ReadonlyMap<string, readonly Order[]>,
) {
  const [kept, setPlan] = useState<Plan>(NO_PLAN);
  const [draws, setDraws] = useState(false);
  const isTouch = useRef(false);
  const movers = useMemo(() => chosen.filter((id) => of.get(id)?.includes('move') === true), [chosen, of]);
  const key = movers.join(' ');
  const reachOf = useMemo(() => {
    const known = new Map<string, Reach | null>();
    return (unit: string): Reach | null => {
      const reach = known.get(unit) ?? reachIn(G, side, unit);
      known.set(unit, reach);
      return reach;
    };
  }, [G, side]);
  const mayDraw = movers.length === 1 && chosen.length === 1 && reachOf(movers[0]) !== null;
  const isDrawing = draws && mayDraw;
  const stops = kept.units.join(' ') === key ? kept.stops : NO_PLAN.stops;
  const goers = useCallback(
    (place: string) => {
      if (isDrawing) return movers;
      const moves = (goals.get(place) ?? []).filter(({ move }) => move.move === 'move');
      return together(G, place, moves).map(({ unit }) => unit);
    },
    [G, goals, movers, isDrawing],
  );
  const drawn = useMemo(() => {
    const [first] = stops;
    return first === undefined ? [] : goers(first).flatMap((unit) => wayBy(G, side, unit, stops) ?? []);
  }, [G, side, goers, stops]);
  const beyond = useMemo(() => {
    const way = isDrawing ? (drawn[0] ?? wayBy(G, side, movers[0], [])) : null;
    return way === null ? NO_GOALS : goalsBeyond(way, side);
  }, [G, side, movers, drawn, isDrawing]);
  const fire = useMemo(() => fireFor(G, chosen), [G, chosen]);
  const wayTo = useMemo(() => {
    const known = new Map<string, readonly Way[]>();
    const reckon = (place: string): readonly Way[] => {
      if (stops.at(-1) === place) return [];
      const before = isDrawing ? stops : NO_PLAN.stops;
      return goers(place).flatMap((unit) => wayBy(G, side, unit, [...before, place]) ?? []);
    };
    return (place: string): readonly Way[] => {
      const ways = known.get(place) ?? reckon(place);
      known.set(place, ways);
      return ways;
    };
  }, [G, side, goers, stops, isDrawing]);
  const plan = useCallback(
    (places: readonly string[]) => setPlan({ units: key.split(' '), stops: places }),
    [key],
  );
  return {
    /** Returns the reach of a unit that is moved; null where nobody moves. */
    reachOf,
    /** The ways that are drawn. */
    drawn,
    plan,
    wayTo,
    /** Whether a way can be drawn step by step: one unit alone is chosen; and whether it is. */
    mayDraw,
    isDrawing,
    draw: setDraws,
    /** Where a way can be drawn on to. */
    beyond,
    /** How likely who is chosen is hit in the fields of fire, by hex. */
    fire,
    touched: useCallback((now: boolean) => {
      isTouch.current = now;
    }, []),
    /** Says whether a press on a place only shows the way to it: a finger cannot look before it presses. */
    isToBeShown: (place: string) =>
      isTouch.current && movers.length > 0 && stops.at(-1) !== place && reachOf(movers[0]) !== null,
  };
}

/** Returns the fields of fire for the first Gaul of those who are moved, or those of Romans who fire, as they are placed or looked at. */
function fireFor(G: G, units: readonly string[]): ReadonlyMap<string, number> {
  const [first] = units;
  if (first === undefined || isOver(G)) return NO_FIRE;
  if (boxOf(G).unit[first].side === 'roman')
    return new Map(units.flatMap((unit) => fieldOfFire(G, unit)).map((hex) => [hex, FIELD]));
  if (topFrame(G).step !== 'movement') return NO_FIRE;
  return new Map([...fieldsOfFire(G, first)].map(([hex, { hit }]) => [hex, hit]));
}

/** A field of fire at nobody yet is drawn at its palest. */
const FIELD = 0.1;
