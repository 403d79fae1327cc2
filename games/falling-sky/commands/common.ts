/* What may be done in the course of any Command beside its own procedure (1.4.1, 3.1, 4.1). */
import { type Action, action, type Situation } from '../../kit/action';
import type { Frame } from '../../kit/frame';
import { abilitiesFor, abilityFrame, TITLES } from '../abilities/start';
import { useOf } from '../abilities/use';
import { nameOf, type Player } from '../components/factions';
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
    play.call(abilityFrame(useOf(name, order.by, order.terms.freeAbilities)));
  },
  label: (_at, name) => `Add ${TITLES[name]}`,
});

const { remove, reduce } = removalActions(({ side, frame: { order } }: At) => order.faction === side);

/** 3.1: The Command is over. */
const end: Action<G, CommandFrame> = action({
  effect(play, { frame: { order } }: At) {
    play.finish(executed(order));
  },
  label: ({ frame: { order } }) =>
    order.selected.length === 0 ? 'Choose something else' : `End ${order.command}`,
});

/** The actions that every Command has beside its own. */
export const commonActions = { ability, remove, reduce, end };
