import { useCallback, useMemo, useRef, useState } from 'react';
import { boxOf } from '../../../games/alesia/components/box';
import { fieldOfFire, fieldsOfFire } from '../../../games/alesia/fire';
import type { Reach } from '../../../games/alesia/movement';
import type { G, Side } from '../../../games/alesia/state';
import { isOver, topFrame } from '../../../games/kit/frame';
import type { Orders } from './orders';
import type { Goal } from './scene';
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
export function useWays(G: G, side: Side | null, chosen: readonly string[], { of }: Orders) {
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
  const drawn = useMemo(
    () => (stops.length === 0 ? [] : movers.flatMap((unit) => wayBy(G, side, unit, stops) ?? [])),
    [G, side, movers, stops],
  );
  const beyond = useMemo(() => {
    const way = isDrawing ? (drawn[0] ?? wayBy(G, side, movers[0], [])) : null;
    return way === null ? NO_GOALS : goalsBeyond(way, side);
  }, [G, side, movers, drawn, isDrawing]);
  const fire = useMemo(() => fireFor(G, movers[0] ?? chosen[0]), [G, movers, chosen]);
  const looked = useMemo(
    () => ({ at: { G, side, movers, stops }, ways: new Map<string, readonly Way[]>() }),
    [G, side, movers, stops],
  );
  const wayTo = useCallback(
    (place: string): readonly Way[] => {
      const known = looked.ways.get(place);
      if (known !== undefined) return known;
      const ways = looked.at.movers.flatMap((unit) =>
        looked.at.stops.at(-1) === place
          ? []
          : (wayBy(looked.at.G, looked.at.side, unit, [...(isDrawing ? looked.at.stops : []), place]) ?? []),
      );
      looked.ways.set(place, ways);
      return ways;
    },
    [looked, isDrawing],
  );
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

/** Returns the fields of fire for a Gaul who is moved, or the field of a Roman who fires, as it is placed or looked at. */
function fireFor(G: G, unit: string | undefined): ReadonlyMap<string, number> {
  const facts = unit === undefined ? undefined : boxOf(G).unit[unit];
  if (unit === undefined || facts === undefined || isOver(G)) return NO_FIRE;
  if (facts.side === 'roman') return new Map(fieldOfFire(G, unit).map((hex) => [hex, FIELD]));
  if (topFrame(G).step !== 'movement') return NO_FIRE;
  return new Map([...fieldsOfFire(G, unit)].map(([hex, { hit }]) => [hex, hit]));
}

/** A field of fire at nobody yet is drawn at its palest. */
const FIELD = 0.1;
