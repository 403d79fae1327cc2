import type { LegalMove } from '../../games/kit/move';

/** Returns a string that tells legal moves apart, such as `retreat-legion-x-aedui`. */
export function moveId({ move, args }: LegalMove): string {
  return [move, ...args].join('-');
}
