import type { Obstacle } from '../../../games/kit/action';
import type { Seat, Side, Stacked } from '../../../games/kit/frame';
import {
  blindAnswer,
  forgoneBy,
  isOutOfTurn,
  labelOf,
  legalMoves,
  nextArguments,
  obstacleTo,
  type Possibility,
  possibilities,
  promptFor,
} from '../../../games/kit/legality';
import { makeMove } from '../../../games/kit/make';
import type { Argument, LegalMove } from '../../../games/kit/move';
import type { Random } from '../../../games/kit/random';
import { sidesAt, sideToDecide } from '../../../games/kit/seats';
import type { Prompt } from '../../../games/kit/step';
import type { MatchState } from '../../client/match';
import type { GameRules } from '../../games';

/** What the seat at the table is asked, and all it may answer. */
export interface Choices {
  /** The side that is asked; while the seat waits, the first it holds. Null for a spectator. */
  side: Side | null;
  /** All sides the seat holds, in their order. */
  sides: readonly Side[];
  /** What the side is asked; null while the seat waits. */
  prompt: Prompt | null;
  /** How the side declines when it is asked blindly and can do nothing else; null otherwise. */
  declines: LegalMove | null;
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
  /** Says whether a move is made out of turn, and answers nothing that is asked. */
  isAside(move: string): boolean;
  /**
   * Returns the choices once a legal move had been made, from what the seat sees now. Null where they cannot be foreseen:
   * dice would be rolled, something hidden would come to light, or somebody else would decide.
   */
  after(move: LegalMove): Choices | null;
  /** Returns why a move cannot be made, or begun so, with the rule; null when it can or the rules give no reason. */
  whyNot(move: string, args: readonly string[]): Obstacle | null;
}

/** Returns the choices of the match's seat; a spectator has none, nor has whoever waits and can do nothing meanwhile. */
export function choicesOf(
  { rulebook }: Pick<GameRules, 'rulebook'>,
  { seat, state }: { seat: Seat | null; state: (Pick<MatchState, 'G'> & Partial<MatchState>) | null },
): Choices {
  return seat === null || state === null ? NONE : choicesIn(rulebook, state.G, seat);
}

/** Returns choices as they are shown while the table declines for the seat: nothing is asked. */
export function withoutQuestion(choices: Choices): Choices {
  return { ...choices, prompt: null, possible: [], next: () => [], legal: () => [], label: () => '' };
}

function choicesIn(rulebook: GameRules['rulebook'], G: Stacked, seat: Seat): Choices {
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
  const foreseen = new Map<string, Choices | null>();
  let legal: readonly LegalMove[] | undefined;
  return {
    side: asked ?? sides[0] ?? null,
    sides,
    prompt: asked === null ? null : promptFor(rulebook, G, asked),
    declines: asked === null ? null : blindAnswer(rulebook, G, asked),
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
    isAside: (move) => acting.some((side) => isOutOfTurn(rulebook, G, side, move)),
    after(move) {
      const key = keyOf(move);
      let choices = foreseen.get(key);
      if (choices === undefined) {
        const later = acting.map((side) => foresee(rulebook, G, side, move)).find((each) => each !== null);
        choices =
          later === undefined || sideToDecide(later, seat) === null ? null : choicesIn(rulebook, later, seat);
        foreseen.set(key, choices);
      }
      return choices;
    },
    whyNot: (move, args) =>
      acting.map((side) => obstacleTo(rulebook, G, side, { move, args })).find((each) => each !== null) ??
      null,
  };
}

/** Returns what a view becomes by a move, or null when the move is not legal or that cannot be known beforehand. */
function foresee(
  rulebook: GameRules['rulebook'],
  view: Stacked,
  side: Side,
  move: LegalMove,
): Stacked | null {
  try {
    const play = makeMove(rulebook, view, side, move, NO_CHANCE);
    return play === null || play.isFinal || play.result !== null ? null : play.G;
  } catch {
    return null;
  }
}

/** Chance that nobody has: the rules throw where they would need it, as they do where a view lacks what they look at. */
const NO_CHANCE: Random = { D6: refuseChance, Die: refuseChance, Shuffle: refuseChance };

function refuseChance(): never {
  throw new Error('what chance will bring cannot be foreseen');
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
  declines: null,
  possible: [],
  next: () => [],
  legal: () => [],
  label: () => '',
  forgoes: () => null,
  isAside: () => false,
  after: () => null,
  whyNot: () => null,
};
