/* What a battle hands to the step that has called it (13.8). */
import type { BattleResult } from './frames';

/** Says whether what a step has finished with is the result of a battle. */
export function isBattleResult(value: unknown): value is BattleResult {
  return typeof value === 'object' && value !== null && 'winner' in value && 'mayContinue' in value;
}
