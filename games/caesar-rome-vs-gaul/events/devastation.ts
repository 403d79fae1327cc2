/* Devastation that a card brings (17.5.3). */
import { action, type Obstacle } from '../../kit/action';
import { boxOf } from '../components/box';
import type { EffectOf } from '../components/cards';
import type { DecisionOf, G, Side } from '../state';
import { devastate, obstacleToDevastateByCard } from '../strategy/devastation';
import { isSpace } from '../strategy/points';
import { countOf, spaceName } from '../words';
import { doneAction, isUpTo, promptOf } from './effects';
import { whyNotWhere } from './where';

/** Returns the spaces that a side may devastate with the effect of a card (17.5.1, 17.5.3). */
export function devastable(G: G, side: Side, effect: EffectOf<'devastate'>): string[] {
  return boxOf(G)
    .components.spaces.map(({ id }) => id)
    .filter((space) => whyNot(G, side, effect, space) === null);
}

function whyNot(G: G, side: Side, effect: EffectOf<'devastate'>, space: string): Obstacle | null {
  const text = whyNotWhere({ G, side, space, used: [] }, effect.where);
  return text === null ? obstacleToDevastateByCard(G, side, space) : { rule: '17.5.3', text };
}

/** Spaces are devastated one after the other. */
export const devastationStep: DecisionOf<'eventDevastation'> = {
  prompt: ({ G, frame }) => promptOf(G, `devastate spaces; ${countOf(frame.left, 'marker')} left.`),
  actions: {
    devastate: action({
      first: ({ G, side, frame }) => devastable(G, side, frame.effect),
      effect(play, { side, frame }, space) {
        devastate(play, side, space, '17.5.3');
        frame.left--;
      },
      label: ({ G }, space) => `Devastate ${spaceName(G, space)}`,
      obstacle: ({ G, side, frame }, space) =>
        isSpace(G, space) ? whyNot(G, side, frame.effect, space) : null,
    }),
    done: doneAction(
      ({ frame }) => isUpTo(frame.effect.count),
      ({ frame }) => frame.left,
      'Devastation marker',
    ),
  },
  proceed(play, { side, effect, left }) {
    const spaces = left > 0 ? devastable(play.G, side, effect) : [];
    if (spaces.length > 0 && (spaces.length > 1 || isUpTo(effect.count))) return;
    if (spaces.length === 1) devastate(play, side, spaces[0], '17.5.3');
    play.finish();
  },
};
