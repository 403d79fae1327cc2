/* Stacks over the limit at the end of a movement, or of the combat after it (10.1, 10.2). */
import { action } from '../../kit/action';
import { commanderOf } from '../commanders';
import type { Unit } from '../components/box';
import { fieldOf, isUnit } from '../field';
import { eliminate } from '../losses';
import type { Cause, DecisionOf, G, Side } from '../state';
import { listed, unitName } from '../words';

/** How many units a cause may leave in one hex (10.1). */
export const STACKING: Readonly<Record<Cause, number>> = { roman: 3, gallic: 2 };

/** What the step finishes with once no stack is over the limit. */
export const WITHIN_LIMITS = 'within limits';

/** Returns the units of each stack of a cause that is over the limit; leaders and forts (10.4), and who has been eliminated there (20.9), do not count. */
export function excessStacks(G: G, cause: Cause): Unit[][] {
  const stacks: Unit[][] = [];
  for (const stack of fieldOf(G).stacks) {
    if (stack === undefined || stack.length <= STACKING[cause]) continue;
    const units = stack.filter((unit) => isUnit(unit) && unit.side === cause);
    if (units.length > STACKING[cause]) stacks.push(units);
  }
  return stacks;
}

/** The owner chooses what he loses of stacks over the limit, unit by unit. */
export const overstackingStep: DecisionOf<'overstacking'> = {
  simultaneous: true,
  prompt: ({ G, side, frame }) => ({
    text: `Too many units in ${listed([...new Set(losable(G, frame.cause, side).map(({ id }) => G.at[id]))])}: choose which to lose.`,
    rule: '10.2',
  }),
  proceed(play, { cause }) {
    const { G } = play;
    const stacks = excessStacks(G, cause);
    if (stacks.length === 0) play.finish(WITHIN_LIMITS);
    else play.ask(...new Set(stacks.flat().map((unit) => commanderOf(G, unit))));
  },
  actions: {
    lose: action({
      first: ({ G, side, frame }) => losable(G, frame.cause, side).map(({ id }) => id),
      effect: (play, _at, unit) => eliminate(play, [unit], '10.2', 'as too many stand there'),
      label: ({ G }, unit) => `Lose ${unitName(G, unit)} in ${G.at[unit]}`,
    }),
  },
};

/** Returns the units that a side may lose: all of its in stacks over the limit, those alike, too, as they may have come there in other ways. */
function losable(G: G, cause: Cause, side: Side): Unit[] {
  return excessStacks(G, cause)
    .flat()
    .filter((unit) => commanderOf(G, unit) === side);
}
