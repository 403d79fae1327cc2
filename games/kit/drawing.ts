/* Moves by lot, where to list all that are legal would take long. */
import type { SideOf, Stacked } from './frame';
import { nextArguments, possibilities } from './legality';
import type { Argument, LegalMove } from './move';
import type { Rulebook } from './rulebook';

/** How much likelier a move with arguments is drawn than one without, which is often the end of something. */
const WITH_ARGUMENTS = 6;

/**
 * Returns a legal move of a side, drawn stage by stage; null when it has none. Not every move is as likely. `isWanted` says which names
 * are drawn from; left out, all are.
 */
export function drawMove<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  next: () => number,
  isWanted: (move: string) => boolean = () => true,
): LegalMove | null {
  const lots = possibilities(rulebook, G, side)
    .filter(({ move }) => isWanted(move))
    .flatMap((each) => Array<typeof each>(each.stages > 0 ? WITH_ARGUMENTS : 1).fill(each));
  if (lots.length === 0) return null;
  const { move, stages } = lots[Math.floor(next() * lots.length)];
  const args = drawArguments(rulebook, G, side, move, stages, [], next);
  return args === null ? null : { move, args };
}

/** Returns the same for a bot: no move that bots leave to people, see {@link BotKnowledge.reluctance}. */
export function drawWilling<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  next: () => number,
): LegalMove | null {
  const { reluctance } = rulebook.bots ?? {};
  return drawMove(rulebook, G, side, next, (move) => reluctance === undefined || reluctance(G, move) === 0);
}

/** Not every value of a stage need lead on, where a stage lists more than the next one takes up. */
function drawArguments<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  move: string,
  stages: number,
  chosen: readonly Argument[],
  next: () => number,
): Argument[] | null {
  if (chosen.length === stages) return [...chosen];
  const options = nextArguments(rulebook, G, side, move, chosen);
  while (options.length > 0) {
    const [option] = options.splice(Math.floor(next() * options.length), 1);
    const args = drawArguments(rulebook, G, side, move, stages, [...chosen, option], next);
    if (args !== null) return args;
  }
  return null;
}
