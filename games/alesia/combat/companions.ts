/* Who is with those who fight: leaders (19.6), archers and slingers (20.3). */

import { boxOf, type Unit } from '../components/box';
import { countersIn, isUnit, unitsIn } from '../field';
import { isMissile } from '../movement/missiles';
import { type G, LOST, OFF } from '../state';

/** Returns the leaders who share the end of units that are lost: nobody who is not lost is left with them (19.6). */
export function leadersDoomed(G: G, lost: readonly string[]): string[] {
  return leadersLeftBy(G, lost)
    .map(({ id }) => id)
    .filter((id) => !lost.includes(id));
}

/** Returns who retreats with units that have to: missile units and leaders who would be left without them (19.6, 20.3). */
export function stackRetreating(G: G, units: readonly string[]): { units: string[]; leaders: string[] } {
  const missiles = placesOf(G, units).flatMap((place) => {
    const others = unitsIn(G, place).filter(({ id }) => !units.includes(id));
    return others.every(isMissile) ? others.map(({ id }) => id) : [];
  });
  const all = [...units, ...missiles];
  return { units: all, leaders: leadersLeftBy(G, all).map(({ id }) => id) };
}

/** Returns the Roman leaders with units that retreat who are not among those who have to go along (19.6). */
export function leadersFree(G: G, units: readonly string[], bound: readonly string[]): string[] {
  return placesOf(G, units).flatMap((place) =>
    countersIn(G, place).flatMap(({ id, kind, side }) =>
      kind === 'leader' && side === 'roman' && !bound.includes(id) ? [id] : [],
    ),
  );
}

/** Returns who of the victors may advance: those left, and Roman leaders with them; nobody who attacked from off the board (11.2). */
export function advancing(G: G, units: readonly string[]): string[] {
  const left = units.filter((id) => G.at[id] !== LOST && G.at[id] !== OFF);
  const leaders = placesOf(G, left).flatMap((place) =>
    countersIn(G, place).filter(({ kind, side }) => kind === 'leader' && side === 'roman'),
  );
  return [...left, ...leaders.map(({ id }) => id)];
}

/** Returns the leaders in the hexes of units who would be alone there without them. */
function leadersLeftBy(G: G, units: readonly string[]): Unit[] {
  return placesOf(G, units).flatMap((place) => {
    const counters = countersIn(G, place);
    const isAlone = !counters.some((counter) => isUnit(counter) && !units.includes(counter.id));
    return isAlone ? counters.filter(({ kind }) => kind === 'leader') : [];
  });
}

function placesOf(G: G, units: readonly string[]): string[] {
  return [...new Set(units.map((id) => G.at[id]))].filter((place) => boxOf(G).hex[place] !== undefined);
}
