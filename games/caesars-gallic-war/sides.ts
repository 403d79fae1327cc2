/** The two players (1.0). */
export type Side = 'roman' | 'barbarian';

export const SIDES: readonly Side[] = ['roman', 'barbarian'];

/** Returns the other side. */
export function enemyOf(side: Side): Side {
  return side === 'roman' ? 'barbarian' : 'roman';
}
