/* Where the Romans can come in their next movement: where Vercingetorix must not be found (26.2). */
import { boxOf } from '../components/box';
import { OFF_BOARD } from '../components/hex';
import { type Field, fieldOf } from '../field';
import type { G } from '../state';

/**
 * Returns for each hex over 0 where some Roman can be after his next movement, as the Gauls stand now (5 to 7). Those who are to fight
 * may go on or fall back, so that they bar nobody.
 */
export function romanReach(G: G): Uint8Array {
  const field = fieldOf(G);
  const known = reaches.get(field) ?? search(G);
  reaches.set(field, known);
  return known;
}

const reaches = new WeakMap<Field, Uint8Array>();

function search(G: G): Uint8Array {
  const { hexes } = boxOf(G);
  const { stacks, controlled } = fieldOf(G);
  const left = new Int8Array(hexes.length);
  const buckets: number[][] = [];
  const add = (hex: number, halves: number) => {
    if (left[hex] >= halves) return;
    left[hex] = halves;
    if (buckets[halves] === undefined) buckets[halves] = [];
    buckets[halves].push(hex);
  };
  for (const { number } of hexes) {
    for (const { side, movement, kind } of stacks[number] ?? [])
      if (side === 'roman' && kind !== 'fort') add(number, 2 * movement + 1);
  }
  for (let halves = buckets.length - 1; halves > 0; halves--) {
    for (const hex of buckets[halves] ?? []) {
      if (left[hex] !== halves || halves === 1) continue;
      const { neighbours, perimeter, camp } = hexes[hex];
      for (let side = 0; side < neighbours.length; side++) {
        const neighbour = neighbours[side];
        if (neighbour === OFF_BOARD || hexes[neighbour].terrain === 'town') continue;
        if (stacks[neighbour]?.[0]?.side === 'gallic' && controlled.roman[neighbour] === 0) continue;
        const cost = perimeter[side] || camp[side] ? 1 : 2;
        if (halves <= cost) continue;
        add(neighbour, controlled.gallic[neighbour] > 0 ? 1 : halves - cost);
      }
    }
  }
  return Uint8Array.from(left, (halves) => (halves > 0 ? 1 : 0));
}

/** Says whether a Roman who can come where `reach` says could stand next to a hex. */
export function isThreatened(G: G, reach: Uint8Array, hex: number): boolean {
  const { hexes } = boxOf(G);
  if (reach[hex] > 0) return true;
  return hexes[hex].neighbours.some((neighbour) => neighbour !== OFF_BOARD && reach[neighbour] > 0);
}
