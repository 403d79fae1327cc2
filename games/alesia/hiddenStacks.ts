/* What is seen of the enemy's stacks in forts and on ramparts where they are hidden (25.7). */
import type { Subjects } from '../kit/journal';
import type { Random } from '../kit/random';
import { boxOf, type Unit } from './components/box';
import { facelessId, isFaceless } from './components/faceless';
import { hasFort, isUnit } from './field';
import { groundOf } from './movement/ground';
import { attackerOf } from './sequence';
import { liesOnTop } from './stacks';
import { causeOf, type G, type Side } from './state';
import { unitName } from './words';

/** The steps in which a battle is resolved, so that all whom it is about show themselves. */
const RESOLVING: readonly string[] = ['battle', 'retreat', 'advance'];

/** Where a counter is of which a player sees a faceless one instead. */
export const HIDDEN = 'hidden';

/**
 * Returns a state as who holds `sides` sees it: of the enemy's units in forts and on ramparts that they are there, and no more, until
 * their battle is resolved. Leaders and missile units lie on top of their stacks and are seen (10.5), and so are Gauls while it is their
 * turn and they may be fired at.
 */
export function withHiddenStacks(G: G, sides: readonly Side[]): G {
  const hidden = G.variants.hiddenStacks ? hiddenFrom(G, sides) : [];
  if (hidden.length === 0) return G;
  const { at, seats, variants, secret, ...rest } = G;
  const names = namesOf(G, hidden, rest);
  return { ...renamed(rest, names), seats, variants, secret, at: placesOf(at, names) };
}

/** Returns a whole state that looks like `view` to whom it belongs: faceless counters are dealt the faces of the units that are hidden. */
export function withFaces(view: G, random: Random): G {
  const { unit } = boxOf(view);
  const { at, seats, variants, secret, ...rest } = view;
  const names = new Map<string, string>();
  const dealt: Record<string, string> = {};
  for (const cause of ['roman', 'gallic'] as const) {
    const faceless = Object.keys(at).filter((id) => isFaceless(id) && unit[id].side === cause);
    const hidden = Object.keys(at).filter((id) => at[id] === HIDDEN && unit[id].side === cause);
    random.Shuffle(hidden).forEach((id, index) => {
      names.set(faceless[index], id);
      dealt[id] = at[faceless[index]];
    });
  }
  if (names.size === 0) return view;
  const places = Object.keys(at).filter((id) => !isFaceless(id));
  const whole = Object.fromEntries(places.map((id) => [id, dealt[id] ?? at[id]]));
  return { ...renamed(rest, names), seats, variants, secret, at: whole };
}

function hiddenFrom(G: G, sides: readonly Side[]): Unit[] {
  const { units } = boxOf(G);
  const own = sides.map(causeOf);
  const fighting = new Set<string>();
  for (const frame of G.stack)
    if (RESOLVING.includes(frame.step)) collect(frame, (word) => fighting.add(word));
  return units.filter((unit) => !own.includes(unit.side) && !fighting.has(unit.id) && isHidden(G, unit));
}

/** Says whether the enemy does not see a counter where it is as long as it does not fight (25.7): the journal does not name it, either. */
export function isHidden(G: G, unit: Unit): boolean {
  const place = boxOf(G).hex[G.at[unit.id]];
  if (!G.variants.hiddenStacks || place === undefined || !liesBelow(unit)) return false;
  if (unit.side === 'gallic' && attackerOf(G) === 'gallic') return false;
  return groundOf(boxOf(G)).ramparts[place.number] > 0 || hasFort(G, place.id);
}

/** Returns what the journal calls a counter where it is now, and what the line is about: where the enemy does not see it neither its name nor its id (25.7). */
export function toldAs(G: G, id: string): { name: string; subjects: Pick<Subjects, 'pieces'> } {
  if (isHidden(G, boxOf(G).unit[id])) return { name: 'A unit', subjects: {} };
  return { name: unitName(G, id), subjects: { pieces: [id] } };
}

function liesBelow(unit: Unit): boolean {
  return isUnit(unit) && !liesOnTop(unit);
}

/** Says whether a counter is on the map, as everybody knows of one that is hidden, too: only where it is and which it is there is not seen (25.7). */
export function isOnMap(G: G, id: string): boolean {
  return G.at[id] === HIDDEN || boxOf(G).hex[G.at[id]] !== undefined;
}

/**
 * The faceless counter of each hidden unit. Those of a hex are numbered as the rest of the state mentions them, so that their order
 * tells nothing of their faces.
 */
function namesOf({ at }: G, hidden: readonly Unit[], rest: unknown): Map<string, string> {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const known = new Map(hidden.map((unit) => [unit.id, unit]));
  const name = (id: string) => {
    const unit = known.get(id);
    if (unit === undefined || names.has(id)) return;
    const number = (counts.get(at[id]) ?? 0) + 1;
    counts.set(at[id], number);
    names.set(id, facelessId(unit.side, at[id], number));
  };
  collect(rest, name);
  for (const { id } of hidden) name(id);
  return names;
}

function placesOf(at: G['at'], names: ReadonlyMap<string, string>): G['at'] {
  const seen = Object.fromEntries(Object.keys(at).map((id) => [id, names.has(id) ? HIDDEN : at[id]]));
  const faceless = [...names].map(([id, name]) => [name, at[id]] as const);
  faceless.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...seen, ...Object.fromEntries(faceless) };
}

/** Hands every word of a value, keys and strings, to `take`. */
function collect(value: unknown, take: (word: string) => void): void {
  if (typeof value === 'string') take(value);
  else if (Array.isArray(value)) for (const item of value) collect(item, take);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      take(key);
      collect(item, take);
    }
}

/** Returns a value in which other names stand for ids. */
function renamed<Value>(value: Value, names: ReadonlyMap<string, string>): Value {
  return JSON.parse(JSON.stringify(value), (_key, item) => {
    if (typeof item === 'string') return names.get(item) ?? item;
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    return Object.fromEntries(Object.entries(item).map(([key, each]) => [names.get(key) ?? key, each]));
  });
}
