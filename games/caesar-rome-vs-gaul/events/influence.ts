/* Influence Actions of a card: markers placed and converted (7.7.2, 8.3). */
import { action, type Obstacle } from '../../kit/action';
import type { EffectOf } from '../components/cards';
import {
  convertInfluence,
  obstacleToConvert,
  obstacleToPlace,
  placeInfluence,
  placesFor,
  placesToConvert,
} from '../influence';
import type { DecisionOf, G, Side } from '../state';
import { isSpace } from '../strategy/points';
import { countOf, provinceName, spaceName } from '../words';
import { doneAction, eventRule, isUpTo, promptOf } from './effects';
import { provinceOf, whyNotWhere } from './where';

type Influence = EffectOf<'influence'>;
type Mode = Influence['modes'][number];

const MODES: readonly Mode[] = ['place', 'convert'];

/** Returns the spaces in which a side may place, or convert, with what is left of an effect after `used`. */
export function influenceSpaces(
  G: G,
  side: Side,
  effect: Influence,
  mode: Mode,
  used: readonly string[] = [],
): readonly string[] {
  if (!effect.modes.includes(mode) || leftOf(effect, used) === 0) return [];
  const spaces = mode === 'place' ? placesFor(G, side, effect.ignoreAdjacency) : placesToConvert(G, side);
  return spaces.filter((space) => whyNotByCard(G, side, effect, space, used) === null);
}

/** Why a space is not for an Influence Action of a mode: by the rules, or by the card. */
function whyNot(
  G: G,
  side: Side,
  effect: Influence,
  mode: Mode,
  space: string,
  used: readonly string[],
): Obstacle | null {
  const illegal =
    mode === 'place'
      ? obstacleToPlace(G, side, space, effect.ignoreAdjacency)
      : obstacleToConvert(G, side, space);
  return illegal ?? whyNotByCard(G, side, effect, space, used);
}

/** Why a space is not for an Influence Action: as the card has been used, by what the card says. */
function whyNotByCard(
  G: G,
  side: Side,
  effect: Influence,
  space: string,
  used: readonly string[],
): Obstacle | null {
  const rule = eventRule(G);
  const province = provinceOf(G, space);
  if (isOncePerProvince(effect) && used.some((other) => provinceOf(G, other) === province))
    return { rule, text: `The card has been used in ${provinceName(G, province)}.` };
  const text = whyNotWhere({ G, side, space, used }, effect.where);
  return text === null ? null : { rule, text };
}

function isOncePerProvince({ count, onePerProvince }: Influence): boolean {
  return onePerProvince === true || count === 'onePerMatchingProvince';
}

/** How many Influence Actions are left: those of one in every Province end with the Provinces. */
function leftOf({ count }: Influence, used: readonly string[]): number {
  return typeof count === 'number' ? count - used.length : Number.POSITIVE_INFINITY;
}

/** Influence Actions one at a time, until there are no more or, where the card says "up to", the player stops. */
export const influenceStep: DecisionOf<'eventInfluence'> = {
  prompt({ G, frame: { effect, used } }) {
    const what = effect.modes.map((mode) => (mode === 'place' ? 'place' : 'convert')).join(' or ');
    const where = isOncePerProvince(effect) ? ', one in each Province' : '';
    const left = leftOf(effect, used);
    const often = Number.isFinite(left) ? `; ${countOf(left, 'marker')} left` : '';
    return promptOf(G, `${what} influence${where}${often}.`);
  },
  actions: {
    place: action({
      first: ({ G, side, frame }) => influenceSpaces(G, side, frame.effect, 'place', frame.used),
      effect(play, { side, frame }, space) {
        placeInfluence(play, side, space);
        frame.used = [...frame.used, space];
      },
      label: ({ G }, space) => `Place influence in ${spaceName(G, space)}`,
      obstacle: ({ G, side, frame }, space) =>
        isSpace(G, space) ? whyNot(G, side, frame.effect, 'place', space, frame.used) : null,
    }),
    convert: action({
      first: ({ G, side, frame }) => influenceSpaces(G, side, frame.effect, 'convert', frame.used),
      effect(play, { side, frame }, space) {
        convertInfluence(play, side, space);
        frame.used = [...frame.used, space];
      },
      label: ({ G }, space) => `Convert the influence in ${spaceName(G, space)}`,
      obstacle: ({ G, side, frame }, space) =>
        isSpace(G, space) ? whyNot(G, side, frame.effect, 'convert', space, frame.used) : null,
    }),
    done: doneAction(
      ({ frame }) => isUpTo(frame.effect.count),
      ({ frame }) => leftOf(frame.effect, frame.used),
      'Influence Action',
    ),
  },
  proceed(play, frame) {
    const { side, effect } = frame;
    for (;;) {
      const options = MODES.flatMap((mode) =>
        influenceSpaces(play.G, side, effect, mode, frame.used).map((space) => ({ mode, space })),
      );
      const [only, ...others] = options;
      if (only === undefined) {
        play.finish();
        return;
      }
      if (others.length > 0 || isUpTo(effect.count)) return;
      const { mode, space } = only;
      if (mode === 'place') placeInfluence(play, side, space);
      else convertInfluence(play, side, space);
      frame.used = [...frame.used, space];
    }
  },
};
