/* Off-board zones: who is in them, how units come from them onto the board and leave it (11.1, 11.4, 11.5, 22.42). */
import { boxOf, type Unit } from '../components/box';
import type { Hex } from '../components/hex';
import { fieldOf, isUnit, put } from '../field';
import type { Movement } from '../movement/frames';
import { type G, OFF } from '../state';

/** What placing a unit on an edge hex costs the first ones, in half movement factors (11.1). */
const ENTRY = 2;

/** How many units may appear on an edge hex at the same cost (11.1). */
const AT_ONCE = 2;

/** A hex on which a unit may appear, and what it costs in half movement factors. */
export interface Entry {
  hex: string;
  cost: number;
}

/** Returns the off-board zone a counter is in; undefined when it is on the board, '' where that is hidden from who asks. */
export function zoneOf({ secret, reconnaissance }: G, unit: string): string | undefined {
  return reconnaissance.scouts[unit] ?? secret.zones[unit];
}

/** Returns the Gallic units in an off-board zone, as far as they can be seen, in the order of the components. */
export function gaulsIn(G: G, zone: string): Unit[] {
  return boxOf(G).units.filter(({ id }) => G.secret.zones[id] === zone);
}

/**
 * Returns the edge hexes on which a unit off the board may appear and what each costs it: one movement factor, and one more for every two
 * units that have appeared there in this turn (11.1). None for who has left the board, come into this zone or fought there in this turn (11.4, 11.7).
 */
export function entriesFor(G: G, unit: string, { appeared }: Pick<Movement, 'appeared'>): Entry[] {
  const { unit: units, zone: zones, hex: hexes } = boxOf(G);
  const zone = zones[zoneOf(G, unit) ?? ''];
  if (zone === undefined || isSpent(G, unit) || isHeldOff(G, unit)) return [];
  const facts = units[unit];
  const entries: Entry[] = [];
  for (const hex of zone.edge) {
    const cost = ENTRY * (1 + Math.floor((appeared[hex] ?? 0) / AT_ONCE));
    if (cost <= 2 * facts.movement && !isClosed(G, facts, hexes[hex])) entries.push({ hex, cost });
  }
  return entries;
}

/** Returns the off-board zones that an edge hex opens on (11.5); none for any other hex. */
export function exitZones(G: G, hex: string): readonly string[] {
  return boxOf(G).hex[hex]?.zones ?? [];
}

/** Says whether a counter may be moved off the board at all, as every Gaul may, and with that option Roman cavalry (11.3, 22.41). */
export function mayLeaveBoard(G: G, unit: string): boolean {
  const { side, kind } = boxOf(G).unit[unit];
  return side === 'gallic' || (kind === 'cavalry' && G.variants.reconnaissance);
}

/** Puts a counter into an off-board zone; it does nothing more there in this turn (11.4, 11.5). */
export function leaveBoard(G: G, unit: string, zone: string): void {
  put(G, unit, OFF);
  if (boxOf(G).unit[unit].side === 'gallic') {
    G.secret.zones[unit] = zone;
    if (!G.secret.shifted.includes(unit)) G.secret.shifted.push(unit);
  } else {
    G.reconnaissance.scouts[unit] = zone;
    if (!G.reconnaissance.shifted.includes(unit)) G.reconnaissance.shifted.push(unit);
  }
}

/** Puts a counter from its off-board zone onto a hex. */
export function enterBoard(G: G, unit: string, hex: string): void {
  delete G.secret.zones[unit];
  delete G.reconnaissance.scouts[unit];
  put(G, unit, hex);
}

/** Says whether a unit off the board has done there what it may in this turn: one thing (11.4). */
export function isSpent({ secret, reconnaissance }: G, unit: string): boolean {
  return secret.shifted.includes(unit) || reconnaissance.shifted.includes(unit);
}

/** Says whether a unit has to stay in its off-board zone because a battle rages (15.3, 22.44). */
export function isHeldOff({ rages, secret, reconnaissance }: G, unit: string): boolean {
  return (
    secret.held.includes(unit) ||
    reconnaissance.held.includes(unit) ||
    rages.some(({ attackers }) => attackers.includes(unit))
  );
}

/** Says whether a unit may not appear on a hex: enemies are there (5.5), or Outer Works bar cavalry (22.1). */
function isClosed(G: G, { side, kind }: Unit, hex: Hex): boolean {
  if (kind === 'cavalry' && hex.works !== null) return true;
  const stack = fieldOf(G).stacks[hex.number];
  return (
    stack?.some((counter) => counter.side !== side && (isUnit(counter) || counter.kind === 'leader')) ?? false
  );
}
