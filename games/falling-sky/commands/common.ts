/* What may be done in the course of any Command beside its own procedure (1.4.1, 3.1, 4.1). */
import { type Action, action, type Situation } from '../../kit/action';
import { Filtered } from '../../kit/filtered';
import { ABILITIES, isStepped, TITLES } from '../abilities/names';
import { abilityFrame, enablingAbilities, mayAdd } from '../abilities/start';
import { useFor } from '../abilities/use';
import { settleCircumvallation } from '../battle/circumvallation';
import { nameOf } from '../components/factions';
import { executing, hasRemoved } from '../execution';
import { hasHanded } from '../negotiation';
import type { G } from '../state';
import { removalActions } from '../voluntaryRemoval';
import type { CommandFrame } from './frames';
import { executed, type Order } from './order';
import { COMMAND_TITLES } from './terms';

type At = Situation<G, CommandFrame>;

const { remove, reduce } = removalActions(({ G, side }: At) => executing(G) === side);

/** Says whether a Command could be executed in at least one Region. */
type Can = (G: G, order: Order) => boolean;

/**
 * 4.1: A Special Ability before, during or after the Command, which is executed in at least one Region: where none could be
 * selected, only one that helps to it. Ambush and Besiege are announced in Battle.
 */
function abilityOf(can: Can): Action<G, CommandFrame> {
  return action({
    first: ({ G, frame: { order } }: At) =>
      new Filtered(
        ABILITIES[order.by].filter(isStepped),
        (name) =>
          mayAdd(G, order, name) &&
          (order.selected.length > 0 || can(G, order) || enablingAbilities(G, order, can).includes(name)),
      ),
    effect(play, { frame: { order } }, name) {
      order.abilities.push(name);
      play.journal('4.1', `The ${nameOf(order.by)} add ${TITLES[name]}.`, { side: order.by, kind: 'group' });
      play.call(abilityFrame(useFor(order, name)));
    },
    label: (_at, name) => `Add ${TITLES[name]}`,
  });
}

/**
 * 3.1: The Command is over. One that has selected nothing is called off, but not when a Special Ability has been added, as that
 * accompanies a Command that is executed (4.1), nor when Resources have been handed over (1.5.2) or own pieces removed (1.4.1)
 * in its course; unless no Region can be selected any more.
 */
function endOf(can: Can): Action<G, CommandFrame> {
  return action({
    available: ({ G, frame: { order } }: At) =>
      order.selected.length > 0 || (order.abilities.length === 0 && !isBound(G, order)) || !can(G, order),
    effect(play, { frame: { order } }: At) {
      settleCircumvallation(play);
      play.finish(executed(order));
    },
    label: ({ G, frame: { order } }) => {
      if (order.selected.length > 0 || isBound(G, order)) return `End ${COMMAND_TITLES[order.command]}`;
      return order.terms.free ? `No ${order.command}` : 'Choose something else';
    },
  });
}

/** Says whether who executes the Command by the Sequence of Play has handed Resources over or removed pieces in its course. */
function isBound(G: G, { by, terms }: Order): boolean {
  return !terms.free && (hasHanded(G, by) || hasRemoved(G, by));
}

/** Returns the actions that every Command has beside its own; `can` says whether any Region could be selected for it. */
export function commonTo(can: Can): Record<'ability' | 'remove' | 'reduce' | 'end', Action<G, CommandFrame>> {
  return { ability: abilityOf(can), remove, reduce, end: endOf(can) };
}
