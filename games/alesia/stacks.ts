/* How the counters of a stack lie (10.5). */
import type { Unit } from './components/box';

/** Says whether a counter lies on top of the units of its stack: leaders, archers and slingers do (10.5). */
export function liesOnTop({ kind }: Pick<Unit, 'kind'>): boolean {
  return kind === 'leader' || kind === 'archer' || kind === 'slinger';
}

/**
 * Returns the counters of a stack from the top: leaders, archers and slingers (10.5), the other units, the stronger ones first, a fort. Those that are
 * alike stay in their order.
 */
export function fromTheTop(stack: readonly Unit[]): Unit[] {
  return [...stack].sort((a, b) => layerOf(a) - layerOf(b) || b.combat - a.combat);
}

function layerOf(unit: Unit): number {
  if (unit.kind === 'fort') return 3;
  if (unit.kind === 'leader') return 0;
  return liesOnTop(unit) ? 1 : 2;
}
