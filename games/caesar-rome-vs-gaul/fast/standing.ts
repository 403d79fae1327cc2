/*
 * What stands where, noted by place, and what follows from it: found out once for each way the map can look, as a search comes to the same
 * ones again and again. To look through all ninety pieces for those of one space, and to draw supply lines and the bots' map anew at every
 * step, took two thirds of the time of a search.
 */
import { once, onceEach } from '../../kit/once';
import { type Box, boxOf } from '../components/box';
import type { G, Marker, Piece, Side } from '../state';

/** Stands for the way the map looks: states that look alike have the same, unless it is long since one was asked about. */
type Look = object;

/** The pieces by place, in the order of the state. */
interface Places {
  readonly ids: Map<string, readonly string[]>;
  /** Where each piece of the set is, as a number. */
  readonly codes: number[];
  /** What else was on the map when it was last looked at, and how that looked; null once a piece has moved. */
  seen: (Pick<G, 'markers' | 'devastated' | 'militia'> & { pass: number; look: Look }) | null;
}

const NOBODY: readonly string[] = [];

/** The places of the pieces of a state; {@link setPiece} alone writes to those. Mostly those are asked about that were last. */
function placesOf(G: G): Places {
  if (latest?.pieces !== G.pieces) latest = { pieces: G.pieces, places: knownPlaces(G.pieces, G) };
  return latest.places;
}

let latest: { pieces: G['pieces']; places: Places } | undefined;

const knownPlaces = onceEach((pieces: G['pieces'], G: G): Places => {
  const ids = new Map<string, string[]>();
  const numbers = numbersOf(boxOf(G));
  const codes: number[] = new Array(numbers.pieces.size).fill(0);
  for (const id in pieces) {
    const { at } = pieces[id];
    const there = ids.get(at);
    if (there === undefined) ids.set(at, [id]);
    else there.push(id);
    codes[numbers.pieces.get(id) ?? 0] = codeOf(numbers, pieces[id]);
  }
  return { ids, codes, seen: null };
});

/** Returns the pieces in a space or box, in the order of the components. The list is shared: nobody writes to it. */
export function idsAt(G: G, place: string): readonly string[] {
  return placesOf(G).ids.get(place) ?? NOBODY;
}

/** Writes where a piece is and which side of it is up: nobody else writes to the pieces of a state. */
export function setPiece(G: G, id: string, piece: Piece): void {
  const { pieces } = G;
  const { at, inside, reduced } = pieces[id];
  const places = placesOf(G);
  pieces[id] = piece;
  if (at === piece.at && inside === piece.inside && reduced === piece.reduced) return;
  const numbers = numbersOf(boxOf(G));
  places.codes[numbers.pieces.get(id) ?? 0] = codeOf(numbers, piece);
  places.seen = null;
  if (at === piece.at) return;
  for (const place of [at, piece.at]) places.ids.set(place, idsIn(pieces, place));
}

function idsIn(pieces: G['pieces'], place: string): string[] {
  const ids: string[] = [];
  for (const id in pieces) if (pieces[id].at === place) ids.push(id);
  return ids;
}

/** Numbers of the pieces and places of a set of components. */
interface Numbers {
  pieces: ReadonlyMap<string, number>;
  places: Map<string, number>;
}

const numbersOf = onceEach(
  ({ piece }: Box): Numbers => ({
    pieces: new Map(Object.keys(piece).map((id, number) => [id, number])),
    places: new Map(),
  }),
);

function codeOf({ places }: Numbers, { at, inside, reduced }: Piece): number {
  let number = places.get(at);
  if (number === undefined) {
    number = places.size;
    places.set(at, number);
  }
  return number * 4 + Number(inside) * 2 + Number(reduced);
}

/**
 * Returns a function that works something out of what stands on the map, once for each way the map can look. Of the state that `find` is
 * given it looks at nothing else, not at the order in which markers were placed, and at the pieces not later than when it returns.
 */
export function remembered<Value>(find: (G: G) => Value): (G: G) => Value {
  const value = rememberedFor((G, _all: typeof ALL) => find(G));
  return (G) => value(G, ALL);
}

const ALL = 'all';

/** Returns a function that does the same as {@link remembered} for each key that it is asked about. */
export function rememberedFor<Key, Value>(find: (G: G, key: Key) => Value): (G: G, key: Key) => Value {
  const known = once(onceEach((_look: Look) => new Map<Key, Value>()));
  return (G, key) => {
    const values = known(lookOf(G));
    let value = values.get(key);
    if (value === undefined) {
      value = find({ ...G }, key);
      values.set(key, value);
    }
    return value;
  };
}

function lookOf(G: G): Look {
  const places = placesOf(G);
  const { markers, devastated, militia, conquered } = G;
  const { seen } = places;
  if (
    seen?.markers === markers &&
    seen.devastated === devastated &&
    seen.militia === militia &&
    seen.pass === conquered.pass
  )
    return seen.look;
  const text = [textOf(markers, boxOf(G)), devastated, militia, conquered.pass, G.box].join(' ');
  const look = lookCalled(String.fromCharCode.apply(null, places.codes) + text);
  places.seen = { markers, devastated, militia, pass: conquered.pass, look };
  return look;
}

const textOf = onceEach((markers: G['markers'], { components }: Box): string => {
  let text = '';
  for (const { id } of components.spaces) {
    const marker = markers[id];
    if (marker === undefined) text += '.';
    else if (marker.kind !== 'town') text += SIGNS[marker.side][marker.kind];
    else text += `${marker.upgraded ? 'T' : 't'}${marker.tribe};`;
  }
  return text;
});

const SIGNS: Record<Side, Record<Exclude<Marker['kind'], 'town'>, string>> = {
  roman: { influence: 'r', city: 'R', stronghold: '' },
  gallic: { influence: 'g', city: 'G', stronghold: 's' },
};

/** So many ways the map can look are known at least, and at most twice as many: those that were asked about last. */
const KEPT = 256;
let young = new Map<string, Look>();
let old = new Map<string, Look>();

function lookCalled(name: string): Look {
  let look = young.get(name);
  if (look !== undefined) return look;
  look = old.get(name) ?? {};
  if (young.size >= KEPT) {
    old = young;
    young = new Map();
  }
  young.set(name, look);
  return look;
}
