/* What may be done in the course of any Command beside its own procedure (1.4.1, 3.1, 4.1). */
import { type Action, action, type Situation } from '../../kit/action';
import type { Frame } from '../../kit/frame';
import { abilitiesFor, abilityFrame, TITLES, useFor } from '../abilities/start';
import { settleCircumvallation } from '../battle/circumvallation';
import { nameOf, type Player } from '../components/factions';
import { executing } from '../execution';
import { hasHanded } from '../negotiation';
import { removalActions } from '../removal';
import type { G } from '../state';
import { executed, type Order } from './order';

/** The frame of any Command. */
export type CommandFrame = Frame<string, Player> & { order: Order };
type At = Situation<G, CommandFrame>;

/** 4.1: A Special Ability before, during or after the Command. Ambush and Besiege are announced in Battle. */
const ability: Action<G, CommandFrame> = action({
  first: ({ G, frame: { order } }: At) => abilitiesFor(G, order),
  effect(play, { frame: { order } }, name) {
    order.abilities.push(name);
    play.journal('4.1', `The ${nameOf(order.by)} add ${TITLES[name]}.`, { side: order.by, kind: 'group' });
    play.call(abilityFrame(useFor(order, name)));
  },
  label: (_at, name) => `Add ${TITLES[name]}`,
});

const { remove, reduce } = removalActions(({ G, side }: At) => executing(G) === side);

/** Says whether a Command could be executed in at least one Region. */
type Can = (G: G, order: Order) => boolean;

/**
 * 3.1: The Command is over. One that has selected nothing is called off, but not when a Special Ability has been added, as that
 * accompanies a Command that is executed (4.1), nor when Resources have been handed over in its course (1.5.2); unless no
 * Region can be selected any more.
 */
function endOf(can: Can): Action<G, CommandFrame> {
  return action({
    available: ({ G, frame: { order } }: At) =>
      order.selected.length > 0 || (order.abilities.length === 0 && !hasPaid(G, order)) || !can(G, order),
    effect(play, { frame: { order } }: At) {
      settleCircumvallation(play);
      play.finish(executed(order));
    },
    label: ({ frame: { order } }) => {
      if (order.selected.length > 0) return `End ${order.command}`;
      return order.terms.free ? `No ${order.command}` : 'Choose something else';
    },
  });
}

/** Says whether who executes the Command by the Sequence of Play has handed Resources over in its course (1.5.2). */
function hasPaid(G: G, { by, terms }: Order): boolean {
  return !terms.free && hasHanded(G, by);
}

/** Returns the actions that every Command has beside its own; `can` says whether any Region could be selected for it. */
export function commonTo(can: Can): Record<'ability' | 'remove' | 'reduce' | 'end', Action<G, CommandFrame>> {
  return { ability, remove, reduce, end: endOf(can) };
}
