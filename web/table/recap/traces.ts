/* What of what others did can be drawn over a map. */
import type { NamedSide } from '../../sides';
import type { JournalEvent } from './events';

/** So many pieces of a side went from one place to another. */
export interface Way {
  side: NamedSide;
  from: string;
  to: string;
  count: number;
}

/** Something happened in a place; `side` is whose deed or gain it is. */
export interface Halo {
  side: NamedSide;
  place: string;
  isBattle: boolean;
}

/** What is drawn over the map. */
export interface Traces {
  ways: readonly Way[];
  halos: readonly Halo[];
}

/** Returns what of it can be drawn over a map. */
export function tracesOf(events: readonly JournalEvent[], sides: readonly NamedSide[]): Traces {
  const ways = new Map<string, Way>();
  const halos = new Map<string, Halo>();
  for (const { side: id, line } of events) {
    const side = sides.find((each) => each.id === id);
    if (side === undefined) continue;
    const { kind, places = [] } = line;
    if (kind === 'move') for (const leg of legsOf(places)) addWay(ways, side, leg);
    else if (kind !== 'roll' && kind !== 'round' && kind !== 'group') {
      for (const place of places) {
        const isBattle = kind === 'battle' || kind === 'won';
        halos.set(place, { side, place, isBattle: isBattle || halos.get(place)?.isBattle === true });
      }
    }
  }
  return { ways: [...ways.values()], halos: [...halos.values()] };
}

function legsOf(places: readonly string[]): [string, string][] {
  return places.slice(1).map((to, index) => [places[index], to]);
}

function addWay(ways: Map<string, Way>, side: NamedSide, [from, to]: [string, string], count = 1): void {
  const key = `${side.id} ${from} ${to}`;
  ways.set(key, { side, from, to, count: (ways.get(key)?.count ?? 0) + count });
}
