/* What is in the box, as the package exports it, and what reads a set of another box; the game imports neither. */
import type { Card, Connection, Contents, Piece, Place } from '../../kit/components/contents';
import { openBox } from './box';
import type { Cause, Components, UnitKind } from './components';
import { defaultComponents } from './default';
import { type Hex, OFF_BOARD, type Terrain } from './hex';
import type { Unit } from './unit';

export type { Source } from '../../kit/components/contents';
export type {
  Cause,
  Components,
  Deployment,
  Drawing,
  Force,
  HexMap,
  Origin,
  Point,
  Tables,
  UnitGroup,
  UnitKind,
  Zone,
} from './components';
export type { Terrain } from './hex';
export { loadComponents } from './load';
export type { Unit } from './unit';

/**
 * A hex, called as in the rulebook's coordinates (3.1), or an off-board zone (11.1). Positions are `[x, row]`: x in hex widths east of the
 * centre of hex A1, rows south of it; that of a zone is the hex beside which its numeral stands.
 */
export interface HexOrZone extends Place<string, Terrain | 'zone'> {
  /** Outer Works in the hex: against the relieving army, or against the town. */
  works?: 'outer' | 'inner' | null;
  /** The rivers in the hex. */
  rivers?: readonly string[];
}

/**
 * What joins two places: hexes that touch, a zone and the hexes by which units enter from it (11.1), or zones next to each other (11.4).
 * Of two hexes, what crosses their hexside.
 */
export interface Border extends Connection<string, 'hexside' | 'entrance' | 'zones'> {
  /** Whether a river runs along the hexside. */
  river?: boolean;
  /** Whether a perimeter rampart crosses it. */
  perimeter?: boolean;
  /** Whether a camp rampart crosses it. */
  camp?: boolean;
  /** Whether the Isolated Trench touches it. */
  trench?: boolean;
}

/** A counter (2.1) with its factors. */
export type Counter = Piece<Cause, UnitKind> & Omit<Unit, 'side' | 'kind'>;

/** What is in the box of Alesia, which has no cards. `origins` of the set says more of where each part is known from. */
export const contents: Contents<HexOrZone, Border, Card, Counter> = /* @__PURE__ */ ourContents();

function ourContents(): Contents<HexOrZone, Border, Card, Counter> {
  const { hexes, hex, units, components } = openBox(defaultComponents);
  const { zones } = components;
  return {
    places: [
      ...hexes.map(placeOf),
      ...zones.map(
        ({ id, label }): HexOrZone => ({
          id,
          name: `Zone ${id}`,
          kind: 'zone',
          position: positionOf(hex[label]),
          source: 'reconstruction',
        }),
      ),
    ],
    connections: [...hexes.flatMap((each) => hexsidesOf(each, hexes)), ...bordersOf(zones)],
    cards: [],
    pieces: units.map((unit) => ({ ...unit, count: 1, source: sourceOf(unit) })),
  };
}

function positionOf({ row, column }: Hex): [number, number] {
  return [column + (row % 2) / 2, row];
}

function placeOf(hex: Hex): HexOrZone {
  const { id, terrain, works, rivers } = hex;
  return { id, name: id, kind: terrain, position: positionOf(hex), works, rivers, source: 'reconstruction' };
}

/** Returns the hexsides east and south of a hex: those in the west and north are its neighbours' own. */
function hexsidesOf(hex: Hex, hexes: readonly Hex[]): Border[] {
  return hex.neighbours.flatMap((number, side): Border[] => {
    if (number === OFF_BOARD || number < hex.number) return [];
    const [a, b] = [hex.id, hexes[number].id];
    const [river, perimeter, camp, trench] = [hex.river, hex.perimeter, hex.camp, hex.trench].map(
      (sides) => sides[side],
    );
    return [{ a, b, kind: 'hexside', river, perimeter, camp, trench, source: 'reconstruction' }];
  });
}

function bordersOf(zones: Components['zones']): Border[] {
  return zones.flatMap(({ id, edge }, index): Border[] => [
    ...edge.map((hex): Border => ({ a: id, b: hex, kind: 'entrance', source: 'reconstruction' })),
    { a: id, b: zones[(index + 1) % zones.length].id, kind: 'zones', source: 'reconstruction' },
  ]);
}

/** Says where the factors of a counter are known from, of ours. */
function sourceOf({ side, kind }: Unit): Counter['source'] {
  if (kind === 'fort') return 'rulebook';
  return side === 'gallic' && kind !== 'leader' ? 'public' : 'reconstruction';
}
