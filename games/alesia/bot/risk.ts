/* How likely Vercingetorix is caught when the Romans have moved and fought (26.2): they come next to him, or advance when they have won (16.1). */
import { boxOf } from '../components/box';
import { OFF_BOARD } from '../components/hex';
import { exertsControl, fieldOf, strengthOf } from '../field';
import { groundOf, SIDES_OF_A_HEX } from '../movement/ground';
import type { G } from '../state';
import { chanceOfTaking } from './romanAttack';

/** How many hexes victors advance, the one they have taken counted in (15.3 to 15.5). */
const ADVANCE = 4;

/**
 * Returns for each hex how likely Romans are there after their next movement and combat, from 0 to 1: surely where they come by `reach`, and as likely
 * as they beat Gauls where they advance from there, until others' zones of control stop them (15.3, 16.1, 16.5).
 */
export function presenceAfter(G: G, reach: Uint8Array): Float64Array {
  const ground = groundOf(boxOf(G));
  const { neighbours, town } = ground;
  const { stacks } = fieldOf(G);
  const presence = Float64Array.from(reach, (each) => Number(each > 0));
  const isStoppedAt = (hex: number, taken: number) => {
    for (let side = hex * SIDES_OF_A_HEX; side < (hex + 1) * SIDES_OF_A_HEX; side++) {
      const near = neighbours[side];
      if (near === OFF_BOARD || near === taken || stacks[near]?.[0].side !== 'gallic') continue;
      if (stacks[near].some((unit) => exertsControl(G, unit))) return true;
    }
    return false;
  };
  stacks.forEach((stack, taken) => {
    if (stack?.[0].side !== 'gallic' || town[taken] > 0) return;
    const strength = strengthOf(stack);
    const chance = strength === 0 ? 0 : chanceOfTaking(G, reach, taken, strength);
    if (chance === 0) return;
    presence[taken] = Math.max(presence[taken], chance);
    let rim = [taken];
    for (let step = 1; step < ADVANCE; step++) {
      const next: number[] = [];
      for (const from of rim)
        for (let side = from * SIDES_OF_A_HEX; side < (from + 1) * SIDES_OF_A_HEX; side++) {
          const to = neighbours[side];
          if (to === OFF_BOARD || town[to] > 0 || presence[to] >= chance || stacks[to] !== undefined)
            continue;
          presence[to] = chance;
          if (!isStoppedAt(to, taken)) next.push(to);
        }
      rim = next;
    }
  });
  return presence;
}

/** Returns how likely Romans come to a hex or next to it: at least as likely as to any of those hexes. */
export function riskAt(G: G, presence: Float64Array, hex: number): number {
  let risk = presence[hex];
  for (const near of boxOf(G).hexes[hex].neighbours)
    if (near !== OFF_BOARD) risk = Math.max(risk, presence[near]);
  return risk;
}
