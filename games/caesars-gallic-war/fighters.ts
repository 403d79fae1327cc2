/* Who fights in a battle (5.2.2 A). */
import { contestOf } from './contests';
import type { Battle } from './frames';
import type { G, Side } from './state';

/**
 * Says whether a unit is a reserve and has no part in round 1: it came to help the defender, or with another group
 * than the attacker's main one.
 */
export function isReserve(G: G, { area, round }: Battle, side: Side, id: string): boolean {
  if (round > 1) return false;
  const { invader, main } = contestOf(G, area);
  const path = G.secret[side].blocks[id].path ?? null;
  return side === invader ? path !== main : path !== null;
}

/** Returns a side's units that fight in the present round; none before the main group is declared, nor any that retreats. */
export function fighters(G: G, battle: Battle, side: Side): string[] {
  const { area, round } = battle;
  if (round === 0) return [];
  const { blocks, retreats } = G.secret[side];
  const ids: string[] = [];
  for (const id in blocks) {
    if (blocks[id].place === area && !(id in retreats) && !isReserve(G, battle, side, id)) ids.push(id);
  }
  return ids;
}
