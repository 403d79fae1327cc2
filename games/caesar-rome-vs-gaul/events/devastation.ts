/* Devastation (17.5): where it may be placed, and what it does. */
import { action, type Obstacle } from '../../kit/action';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import type { EffectOf } from '../components/cards';
import { isFortified } from '../control';
import { hasInfluence, removeInfluence } from '../influence';
import { hasEnemies } from '../pieces';
import type { DecisionOf, G, Side } from '../state';
import { countOf, say, spaceName } from '../words';
import { doneAction, eventRule, isUpTo, promptOf } from './effects';
import { whyNotWhere } from './where';

/** Returns the spaces that a side may devastate with the effect of a card (17.5.1, 17.5.3). */
export function devastable(G: G, side: Side, effect: EffectOf<'devastate'>): string[] {
  return boxOf(G)
    .components.spaces.map(({ id }) => id)
    .filter((space) => whyNot(G, side, effect, space) === null);
}

/** Returns why no Devastation marker may be placed in a space, whoever places it (17.5.1); null when one may. */
export function obstacleToDevastation(G: G, side: Side, space: string): Obstacle | null {
  const rule = '17.5.1';
  if (G.devastated.includes(space)) return { rule, text: 'The space is devastated already.' };
  if (isFortified(G.markers[space])) return { rule, text: 'There is a Fortified Location in the space.' };
  return hasEnemies(G, side, space) ? { rule, text: 'There are enemy Combat Units in the space.' } : null;
}

/** A side devastates a space: the influence marker there is gone (17.5.1). */
export function devastate(play: Play<G>, side: Side, space: string, rule: string): void {
  const { G } = play;
  G.devastated = [...G.devastated, space];
  play.journal(rule, `${say(side, 'devastate')} the country around ${spaceName(G, space)}.`, {
    side,
    places: [space],
  });
  if (hasInfluence(G, space)) removeInfluence(play, side, space, '17.5.1');
}

function whyNot(G: G, side: Side, effect: EffectOf<'devastate'>, space: string): Obstacle | null {
  const text = whyNotWhere({ G, side, space, used: [] }, effect.where);
  return text === null ? obstacleToDevastation(G, side, space) : { rule: '17.5.3', text };
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
        space in boxOf(G).space ? whyNot(G, side, frame.effect, space) : null,
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
    if (spaces.length === 1) devastate(play, side, spaces[0], eventRule(play.G));
    play.finish();
  },
};
