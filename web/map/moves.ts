import type { LegalMove } from '../../games/kit/move';

/** Returns a string that tells legal moves apart, such as `retreat-legion-x-aedui`. */
export function moveId({ move, args }: LegalMove): string {
  return [move, ...args].join('-');
}

/**
 * Returns what is to be sent next of moves queued one after another, and what stays queued. Moves that have become
 * illegal (a road is full) fall out. While the move sent last is still legal it has not arrived, and nothing is sent.
 */
export function nextInQueue(
  queue: readonly LegalMove[],
  isLegal: (move: LegalMove) => boolean,
  sent: LegalMove | null,
): { send: LegalMove | null; rest: LegalMove[] } {
  if (sent !== null && isLegal(sent)) return { send: null, rest: [...queue] };
  const good = queue.filter(isLegal);
  return { send: good[0] ?? null, rest: good.slice(1) };
}
