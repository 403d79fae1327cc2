import type { Seat, Stacked } from '../../games/kit/frame';
import { topFrame } from '../../games/kit/frame';
import { ownLine } from '../../games/kit/ownLine';
import type { MatchState } from '../client/match';
import type { GameRules } from '../games';
import type { BoardModule } from '../table/board';
import { type Choices, choicesOf, keyOf } from '../table/choices/choices';

interface OpenGame {
  rules: Pick<GameRules, 'rulebook'>;
  board: Pick<BoardModule, 'isOpen'>;
}

/**
 * Returns the seats whose decision everybody at the device may watch: the board says that it is about what lies open,
 * what is asked and all that may be answered is known from everybody's view, and no answer keeps anything from others.
 * `views` has what each person sees and, under null, what everybody does.
 */
export function openTo(
  { rules, board }: OpenGame,
  views: ReadonlyMap<Seat | null, MatchState>,
): readonly Seat[] {
  const everybodys = views.get(null);
  if (everybodys === undefined) return [];
  return everybodys.deciding.filter((seat) => {
    const state = views.get(seat);
    if (state === undefined || board.isOpen?.(state.G) !== true) return false;
    const own = choicesOf(rules, { seat, state });
    return !hides(rules, state.G, own) && asked(own) === seenByAll(rules, seat, everybodys);
  });
}

/** Returns what is asked and may be answered, as a string. */
function asked({ prompt, legal, label, forgoes }: Choices): string {
  return JSON.stringify([prompt, legal().map((move) => [move, label(move), forgoes(move)])]);
}

/** Returns the same from everybody's view; null where the rules miss what they look at. */
function seenByAll(rules: OpenGame['rules'], seat: Seat, state: MatchState): string | null {
  try {
    return asked(choicesOf(rules, { seat, state }));
  } catch {
    return null;
  }
}

/**
 * Says whether one of the answers would be known in full only to who gave it: several that others cannot tell apart, who
 * are told no more than what it is done with, or of an answer with one argument not even that.
 */
function hides({ rulebook }: OpenGame['rules'], G: Stacked, { legal }: Choices): boolean {
  const { step } = topFrame(G);
  const told = legal()
    .filter((move) => ownLine(rulebook, { step, ...move }, G) !== null)
    .map(({ move, args }) => keyOf({ move, args: args.length > 1 ? args.slice(0, 1) : [] }));
  return new Set(told).size < told.length;
}
