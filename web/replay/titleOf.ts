import type { MatchRecord } from '../../games/record/record';
import { type NamedSide, namesOf } from '../sides';

/** Returns what a match is called: who plays, and when it began, where that is known: `Ann – Bot (easy), 2026-03-15`. */
export function titleOf({ seats, begun }: MatchRecord, sides: readonly NamedSide[]): string {
  const names = seats.map(
    ({ name, sides: held }) => name ?? namesOf(sides.filter(({ id }) => held.includes(id))),
  );
  return [names.join(' – '), ...(begun === undefined ? [] : [begun.slice(0, 10)])].join(', ');
}
