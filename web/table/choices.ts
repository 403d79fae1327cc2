import type { Side } from '../../games/kit/frame';
import {
  forgoneBy,
  labelOf,
  legalMoves,
  nextArguments,
  type Possibility,
  possibilities,
  promptFor,
} from '../../games/kit/legality';
import type { Argument, LegalMove } from '../../games/kit/move';
import { sidesAt, sideToDecide } from '../../games/kit/seats';
import type { Prompt } from '../../games/kit/step';
import type { Match } from '../client/match';
import type { GameRules } from '../games';

/** What the seat at the table is asked, and all it may answer. */
export interface Choices {
  /** The side that is asked; while the seat waits, the first it holds. Null for a spectator. */
  side: Side | null;
  /** All sides the seat holds, in their order. */
  sides: readonly Side[];
  /** What the side is asked; null while the seat waits. */
  prompt: Prompt | null;
  /** What may be done, whatever it is done with. */
  possible: readonly Possibility[];
  /** Returns what a move's next argument may be after those chosen. */
  next(move: string, chosen: readonly Argument[]): readonly Argument[];
  /** Returns everything that may be done, with all its arguments: a long list, worked out when it is asked for. */
  legal(): readonly LegalMove[];
  /** Returns a legal move in plain words, and nothing for any other. */
  label(move: LegalMove): string;
  /** Returns in a sentence what a legal move would leave unused for good; null when nothing. */
  forgoes(move: LegalMove): string | null;
}

/** Returns the choices of the match's seat; a spectator has none, nor has whoever waits and can do nothing meanwhile. */
export function choicesOf(
  { rulebook }: Pick<GameRules, 'rulebook'>,
  { seat, state }: Pick<Match, 'seat' | 'state'>,
): Choices {
  if (seat === null || state === null) return NONE;
  const { G } = state;
  const sides = sidesAt(G, seat);
  const asked = sideToDecide(G, seat);
  const acting = asked === null ? sides : [asked];
  /** What several sides of the seat may do alike is done by the first of them. */
  const inAll = <T>(answersOf: (side: Side) => T[], nameOf: (answer: T) => string): T[] => {
    if (acting.length === 1) return answersOf(acting[0]);
    const answers = new Map<string, T>();
    for (const answer of acting.flatMap(answersOf))
      if (!answers.has(nameOf(answer))) answers.set(nameOf(answer), answer);
    return [...answers.values()];
  };
  const labels = new Map<string, string>();
  let legal: readonly LegalMove[] | undefined;
  return {
    side: asked ?? sides[0] ?? null,
    sides,
    prompt: asked === null ? null : promptFor(rulebook, G, asked),
    possible: inAll(
      (side) => possibilities(rulebook, G, side),
      ({ move }) => move,
    ),
    next: (move, chosen) => inAll((side) => nextArguments(rulebook, G, side, move, chosen), String),
    legal() {
      legal ??= inAll((side) => legalMoves(rulebook, G, side), keyOf);
      return legal;
    },
    label(move) {
      const key = keyOf(move);
      const label =
        labels.get(key) ?? acting.map((side) => labelOf(rulebook, G, side, move)).find(Boolean) ?? '';
      labels.set(key, label);
      return label;
    },
    forgoes(move) {
      for (const side of acting) {
        const forgone = forgoneBy(rulebook, G, side, move);
        if (forgone !== null) return forgone;
      }
      return null;
    },
  };
}

/** Returns a string that tells moves apart. */
export function keyOf({ move, args }: LegalMove): string {
  return JSON.stringify([move, ...args]);
}

/** Says whether a move is another one, which may be none. */
export function isSameMove(move: LegalMove, other: LegalMove | null): boolean {
  return other !== null && keyOf(move) === keyOf(other);
}

/** Returns the moves of one kind that begin with the arguments chosen, in full. */
export function movesFrom(
  next: Choices['next'],
  { move, stages }: Possibility,
  chosen: readonly Argument[] = [],
): LegalMove[] {
  let lists = [chosen];
  for (let stage = chosen.length; stage < stages; stage++) {
    lists = lists.flatMap((before) => next(move, before).map((argument) => [...before, argument]));
  }
  return lists.map((args) => ({ move, args }));
}

/** Returns the moves by name, in the order in which the names first appear. */
export function groupsOf(legal: readonly LegalMove[]): [name: string, moves: LegalMove[]][] {
  const groups = new Map<string, LegalMove[]>();
  for (const move of legal) {
    const group = groups.get(move.move);
    if (group === undefined) groups.set(move.move, [move]);
    else group.push(move);
  }
  return [...groups];
}

const NONE: Choices = {
  side: null,
  sides: [],
  prompt: null,
  possible: [],
  next: () => [],
  legal: () => [],
  label: () => '',
  forgoes: () => null,
};
