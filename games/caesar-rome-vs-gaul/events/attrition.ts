/* An enemy stack that loses steps by a card. */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import type { EffectOf } from '../components/cards';
import { lossesOf } from '../losses';
import { stepsOfAll, unitsIn } from '../pieces';
import { type DecisionOf, enemyOf, type G, type Side } from '../state';
import { adjectiveOf, countOf, namesOf, spaceName } from '../words';
import { eventRule, promptOf } from './effects';
import { whyNotWhere } from './where';

/** Returns the spaces of the enemy stacks that an effect of a side's card may cost steps. */
export function stacksFor(G: G, side: Side, { where }: EffectOf<'stepLoss'>): string[] {
  return boxOf(G)
    .components.spaces.map(({ id }) => id)
    .filter((space) => {
      const units = unitsIn(G, enemyOf(side), space);
      if (units.length === 0 || stepsOfAll(G, units) < (where?.minSteps ?? 1)) return false;
      return whyNotWhere({ G, side, space, used: [] }, where) === null;
    });
}

/** The player chooses the stack, its owner who loses the steps. */
export const lossStep: DecisionOf<'eventLoss'> = {
  prompt: ({ G, side, frame }) =>
    promptOf(
      G,
      `choose the ${adjectiveOf(enemyOf(side))} stack that loses ${countOf(frame.effect.count, 'step')}.`,
    ),
  actions: {
    choose: action({
      first: ({ G, side, frame }) => stacksFor(G, side, frame.effect),
      effect(play, { side, frame }, space) {
        lose(play, side, frame.effect, space);
      },
      label: ({ G, side }, space) =>
        `Choose ${namesOf(G, unitsIn(G, enemyOf(side), space))} in ${spaceName(G, space)}`,
    }),
  },
  proceed(play, { side, effect }) {
    const stacks = stacksFor(play.G, side, effect);
    if (stacks.length === 1) lose(play, side, effect, stacks[0]);
    else if (stacks.length === 0) play.finish();
  },
};

function lose(play: Play<G>, side: Side, { count }: EffectOf<'stepLoss'>, space: string): void {
  const { G } = play;
  const enemy = enemyOf(side);
  play.become(lossesOf(G, enemy, unitsIn(G, enemy, space), count, eventRule(G)));
}
