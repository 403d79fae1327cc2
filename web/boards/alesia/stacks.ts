/* What stands in a hex, as it is drawn. */
import { commanderOf } from '../../../games/alesia/commanders';
import { boxOf, type Unit } from '../../../games/alesia/components/box';
import type { UnitKind } from '../../../games/alesia/components/components';
import { isFaceless } from '../../../games/alesia/components/faceless';
import { fieldOf, isUnit } from '../../../games/alesia/field';
import { fromTheTop } from '../../../games/alesia/stacks';
import type { G, Side } from '../../../games/alesia/state';

/** A counter as it is drawn. */
export interface Face {
  /** Whose colour it has. */
  side: Side;
  kind: UnitKind;
  combat: number;
  movement: number;
  /** What it is called for short: its tribe, legion or number. */
  name: string;
  /** It began in the town (2.3). */
  isBesieged: boolean;
  isDisrupted: boolean;
  /** It lies hidden from the viewer (25.7). */
  isHidden: boolean;
}

/** All that stands in a hex, as one drawing. */
export interface Pile {
  hex: string;
  /** The unit on top, which archers and slingers are (10.5); null where a fort or leaders stand alone. */
  top: Face | null;
  /** How many units there are, and their combat factors together. */
  count: number;
  strength: number;
  /** How many of the units lie hidden from the viewer, whose strength is not known (25.7). */
  hidden: number;
  disrupted: number;
  hasFort: boolean;
  /** The leaders, by their first letters. */
  leaders: readonly { side: Side; letter: string }[];
  /** The units fight a battle that rages (15.3). */
  rages: boolean;
}

/** Returns a counter as it is drawn. */
export function faceOf(G: G, unit: Unit): Face {
  const { id, kind, combat, movement, force } = unit;
  return {
    side: colourOf(G, unit),
    kind,
    combat,
    movement,
    name: shortName(unit),
    isBesieged: force === 'besieged',
    isDisrupted: G.disrupted.includes(id),
    isHidden: isFaceless(id),
  };
}

/** Returns what a counter is called for short. */
export function shortName({ id, kind, name }: Unit): string {
  if (isFaceless(id)) return '';
  return kind === 'leader' ? name : id.replace('.', ' ');
}

/** Returns in whose colour a counter is drawn: of its commander, and of two Gallic forces each in its own. */
function colourOf(G: G, unit: Unit): Side {
  if (unit.side === 'roman') return commanderOf(G, unit);
  return unit.force === 'besieged' ? 'vercingetorix' : 'relief';
}

/** Returns what stands in all hexes that are not empty, by hex. */
export function pilesOf(G: G): Map<string, Pile> {
  const { hexes } = boxOf(G);
  const raging = new Set(G.rages.flatMap(({ attackers, defenders }) => [...attackers, ...defenders]));
  const piles = new Map<string, Pile>();
  fieldOf(G).stacks.forEach((counters, number) => {
    if (counters !== undefined) piles.set(hexes[number].id, pileOf(G, hexes[number].id, counters, raging));
  });
  return piles;
}

function pileOf(G: G, hex: string, counters: readonly Unit[], raging: ReadonlySet<string>): Pile {
  const units = counters.filter(isUnit);
  const [top] = fromTheTop(units);
  return {
    hex,
    top: top === undefined ? null : faceOf(G, top),
    count: units.length,
    strength: strengthOf(units),
    hidden: units.filter(({ id }) => isFaceless(id)).length,
    disrupted: units.filter(({ id }) => G.disrupted.includes(id)).length,
    hasFort: counters.some(({ kind }) => kind === 'fort'),
    leaders: counters
      .filter(({ kind }) => kind === 'leader')
      .map((leader) => ({ side: colourOf(G, leader), letter: leader.name.slice(0, 1) })),
    rages: units.some(({ id }) => raging.has(id)),
  };
}

/** Returns the combat factors of units together. */
export function strengthOf(units: readonly Unit[]): number {
  return units.reduce((sum, { combat }) => sum + combat, 0);
}

/** Returns the combat factors of counters together, in words, as far as they are seen (25.7); empty for none. */
export function strengthText(units: readonly Unit[]): string {
  const seen = strengthOf(units);
  if (units.some(({ id }) => isFaceless(id))) return seen === 0 ? 'unknown' : `${seen} and what lies hidden`;
  return seen === 0 ? '' : String(seen);
}
