import type { Action } from './action';
import type { Stacked } from './frame';
import { stagesOf } from './legality';
import type { Rulebook } from './rulebook';
import { isDecision } from './step';
import { OUT_OF_TURN } from './table';

/** The moves that every game of the package has besides its own. */
const MOVES: readonly string[] = ['undo', 'resign'];

/**
 * Throws when a rulebook calls an action or a step by a name that every game of the package gives to something else, or two sides
 * or actions by one name, when an action has a stage without the one before, or a step declines by what is no action of it without
 * arguments.
 */
export function refuseWrongNames<G extends Stacked>({
  id,
  sides,
  phases,
  outOfTurn = {},
}: Rulebook<G>): void {
  const names = sides.map((side) => side.id);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${id} has the side ${twice} twice`);
  const steps = Object.values(phases).flatMap((phase) => Object.entries(phase));
  if (steps.some(([name]) => name === OUT_OF_TURN))
    throw new Error(`${id} has a step ${OUT_OF_TURN}, which is the stage of who waits`);
  const actions = steps.flatMap(([, step]) => (isDecision(step) ? Object.keys(step.actions) : []));
  const taken = [...Object.keys(outOfTurn), ...actions].find((name) => MOVES.includes(name));
  if (taken !== undefined) throw new Error(`${id} has an action ${taken}, which is a move of every game`);
  const both = actions.find((name) => Object.hasOwn(outOfTurn, name));
  if (both !== undefined) throw new Error(`${id} has an action ${both} of a step, and another out of turn`);
  refuseGaps(id, outOfTurn);
  for (const [name, step] of steps) {
    if (!isDecision(step)) continue;
    const { actions, blind = [] } = step;
    refuseGaps(id, actions);
    const wrong = blind.find((move) => !Object.hasOwn(actions, move) || stagesOf(actions[move]) > 0);
    if (wrong !== undefined)
      throw new Error(
        `step ${name} of ${id} declines by ${wrong}, which is no action of it without arguments`,
      );
  }
}

/** Throws when one of the actions has a stage without the one before: such moves would be listed and refused for ever. */
function refuseGaps<G extends Stacked>(id: string, actions: Record<string, Action<G>>): void {
  for (const [name, { first, second, third }] of Object.entries(actions))
    if ((third !== undefined && second === undefined) || (second !== undefined && first === undefined))
      throw new Error(`the action ${name} of ${id} has a stage without the one before`);
}
