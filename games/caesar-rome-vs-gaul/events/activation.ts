/* Activations that a card gives: Leaders and Combat Units move at no Action Point cost (7.7.1). */
import { action, type Obstacle } from '../../kit/action';
import type { EffectOf } from '../components/cards';
import type { MarchTerms } from '../movement/frames';
import { ACTIVATION, commandersFor, marchOf } from '../movement/march';
import { factsOf, leadersIn } from '../pieces';
import type { DecisionOf, G, Side } from '../state';
import { activationLabel, companiesFor, obstacleToActivate } from '../strategy/move';
import { countOf, pieceName, sentence } from '../words';
import { eventRule, promptOf } from './effects';

type Activation = EffectOf<'activate'>;

/** Returns the Leaders and Combat Units of a side that an effect may activate now. */
export function activatable(G: G, side: Side, effect: Activation): string[] {
  return commandersFor(G, side, termsOf(effect)).filter((id) => isCalled(G, id, effect));
}

/** The terms of a movement that an effect gives. */
function termsOf({ who, maLimit, noSiege }: Activation): MarchTerms {
  return {
    ...ACTIVATION,
    limit: maLimit ?? null,
    noSiege: noSiege === true,
    belgicOnly: who === 'allBelgic',
  };
}

function isCalled(G: G, id: string, { who }: Activation): boolean {
  if (typeof who === 'object') return id === who.leader;
  return who !== 'romanStacksWithoutCaesar' || !isWithCaesar(G, G.pieces[id].at);
}

function isWithCaesar(G: G, space: string): boolean {
  return leadersIn(G, 'roman', space).some((id) => {
    const facts = factsOf(G, id);
    return facts.kind === 'leader' && facts.rank === 'caesar';
  });
}

function whom(G: G, { who }: Activation): string {
  if (typeof who === 'object') return pieceName(G, who.leader);
  return who === 'romanStacksWithoutCaesar' ? 'a stack without Caesar' : 'a Leader or Combat Unit';
}

/** Stacks move one after the other, until all have that may, or the player stops. */
export const activationStep: DecisionOf<'eventActivation'> = {
  prompt: ({ G, frame: { effect, left } }) =>
    promptOf(
      G,
      left === 'all'
        ? 'activate another Leader or Combat Unit.'
        : `activate ${whom(G, effect)}; ${countOf(left, 'activation')} left.`,
    ),
  actions: {
    move: action({
      first: ({ G, side, frame }) => activatable(G, side, frame.effect),
      second: ({ G, side, frame }, id) => companiesFor(G, side, id, termsOf(frame.effect)),
      effect(play, { G, side, frame }, id, withWhom) {
        if (frame.left !== 'all') frame.left--;
        play.call(marchOf(G, side, id, withWhom, termsOf(frame.effect)));
      },
      label: ({ G }, id, withWhom) => activationLabel(G, id, withWhom),
      obstacle: ({ G, side, frame }, id) => (id in G.pieces ? whyNot(G, side, frame.effect, id) : null),
    }),
    done: action({
      effect(play) {
        play.finish();
      },
      label: () => 'Activate nobody else',
      forgoes: ({ frame: { left } }) =>
        left === 'all' || left === 1
          ? 'The card could still activate someone.'
          : `The card allows ${countOf(left, 'more activation')}.`,
    }),
  },
  proceed(play, { side, effect, left }) {
    if (left === 0 || activatable(play.G, side, effect).length === 0) play.finish();
  },
};

function whyNot(G: G, side: Side, effect: Activation, id: string): Obstacle | null {
  if (!isCalled(G, id, effect))
    return {
      rule: eventRule(G),
      text: `${sentence(pieceName(G, id))} is not among those the card activates.`,
    };
  return obstacleToActivate(G, side, id);
}
