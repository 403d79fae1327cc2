/* Who executes what: Commands, Special Abilities and Events under way (2.3.4, 3.1, 4.1). */
import { findFrame } from '../kit/frame';
import { cardOf } from './components/box';
import { PLAYERS, type Player } from './components/factions';
import type { G } from './state';

/** Returns the Faction that executes a Command or Event by the Sequence of Play; `winter` in Quarters and Harvest; else null (1.5.2). */
export function executing(G: G): Player | 'winter' | null {
  if (findFrame(G, 'quarters') !== undefined || findFrame(G, 'harvest') !== undefined) return 'winter';
  const turn = findFrame(G, 'turn');
  return turn !== undefined && turn.executes !== null ? turn.faction : null;
}

/** Notes that who executes has removed pieces of its own, or replaced a Citadel, in the course of it (1.4.1). */
export function noteRemoval(G: G): void {
  const turn = findFrame(G, 'turn');
  if (turn !== undefined) turn.removed = true;
}

/** Says whether a Faction that executes has removed pieces of its own, so that it cannot call off what it executes (1.4.1). */
export function hasRemoved(G: G, by: Player): boolean {
  return executing(G) === by && findFrame(G, 'turn')?.removed === true;
}

/** Returns the Factions in the order of the card in play (2.3.2); without one in the order of the rulebook. */
export function factionOrder(G: G): readonly Player[] {
  const card = G.played[G.played.length - 1];
  return typeof card === 'number' ? cardOf(G, card).order : PLAYERS;
}
