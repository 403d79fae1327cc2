/* Influence markers that a card removes, or turns into those of its player. */
import { action, type Obstacle } from '../../kit/action';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import type { EffectOf, Where } from '../components/cards';
import { regionOf } from '../control';
import { convertInfluence, hasInfluence, removeInfluence } from '../influence';
import type { DecisionOf, G, Side } from '../state';
import { isSpace } from '../strategy/points';
import { adjectiveOf, countOf, provinceName, spaceName } from '../words';
import { doneAction, eventRule, isUpTo, promptOf } from './effects';
import { provinceOf, sideMeant, whyNotWhere } from './where';

type Markers = EffectOf<'removeIM'> | EffectOf<'flipIM'>;

/** Returns the spaces whose influence marker a side may remove or turn with an effect, after those in `used`. */
export function markerSpaces(G: G, side: Side, effect: Markers, used: readonly string[] = []): string[] {
  const owner = sideMeant(effect.side, side);
  return Object.keys(G.markers).filter(
    (space) => hasInfluence(G, space, owner) && whyNot(G, side, effect, space, used) === null,
  );
}

function whyNot(G: G, side: Side, effect: Markers, space: string, used: readonly string[]): Obstacle | null {
  const rule = eventRule(G);
  const owner = sideMeant(effect.side, side);
  if (!hasInfluence(G, space, owner))
    return { rule, text: `There is no ${adjectiveOf(owner)} influence in ${spaceName(G, space)}.` };
  const text = whyNotWhere({ G, side, space, used }, effect.where);
  return text === null ? null : { rule, text };
}

/** Where all markers go at once, the area of a space that has to be chosen: its Province, or its Region; or everywhere. */
function areaOf(G: G, where: Where | undefined, space: string): string {
  if (where?.oneProvince) return provinceOf(G, space);
  return where?.oneRegionOf ? regionOf(G, space) : '';
}

/** Returns one space of each area of which all markers may be removed. */
function areas(G: G, side: Side, effect: Markers): string[] {
  const spaces = markerSpaces(G, side, effect);
  const areasOf = spaces.map((space) => areaOf(G, effect.where, space));
  return spaces.filter((_space, index) => areasOf.indexOf(areasOf[index]) === index);
}

/** Markers go or turn one at a time; with `all`, those of one Province or Region the player chooses go together. */
export const markersStep: DecisionOf<'eventMarkers'> = {
  prompt({ G, side, frame: { effect, used } }) {
    const whose = adjectiveOf(sideMeant(effect.side, side));
    const what = effect.op === 'flipIM' ? 'turn' : 'remove';
    if (effect.count === 'all') return promptOf(G, `choose where all ${whose} influence is removed.`);
    return promptOf(G, `${what} ${countOf(effect.count - used.length, `${whose} influence marker`)}.`);
  },
  actions: {
    remove: action({
      available: ({ frame }) => frame.effect.op === 'removeIM' && frame.effect.count !== 'all',
      first: ({ G, side, frame }) => markerSpaces(G, side, frame.effect, frame.used),
      effect(play, { frame }, space) {
        use(play, frame, space);
      },
      label: ({ G }, space) => `Remove the influence in ${spaceName(G, space)}`,
      obstacle: ({ G, side, frame }, space) => obstacle(G, side, frame.effect, space, frame.used),
    }),
    turn: action({
      available: ({ frame }) => frame.effect.op === 'flipIM',
      first: ({ G, side, frame }) => markerSpaces(G, side, frame.effect, frame.used),
      effect(play, { frame }, space) {
        use(play, frame, space);
      },
      label: ({ G }, space) => `Turn the influence in ${spaceName(G, space)}`,
      obstacle: ({ G, side, frame }, space) => obstacle(G, side, frame.effect, space, frame.used),
    }),
    removeAll: action({
      available: ({ frame }) => frame.effect.count === 'all',
      first: ({ G, side, frame }) => areas(G, side, frame.effect),
      effect(play, { frame }, space) {
        useAll(play, frame, space);
        play.finish();
      },
      label({ G, frame }, space) {
        const { regions } = boxOf(G).components;
        const area = frame.effect.where?.oneRegionOf
          ? regions.find(({ id }) => id === regionOf(G, space))?.name
          : provinceName(G, provinceOf(G, space));
        return `Remove all influence from ${area}`;
      },
    }),
    done: doneAction(
      ({ frame }) => isUpTo(frame.effect.count),
      ({ frame: { effect, used } }) => (effect.count === 'all' ? 0 : effect.count - used.length),
      'marker',
    ),
  },
  proceed(play, frame) {
    const { G } = play;
    const { effect, side, used } = frame;
    if (effect.count === 'all') {
      const [area, ...others] = areas(G, side, effect);
      if (others.length > 0) return;
      if (area !== undefined) useAll(play, frame, area);
      play.finish();
      return;
    }
    const spaces = used.length < effect.count ? markerSpaces(G, side, effect, used) : [];
    if (spaces.length > 0 && (spaces.length > 1 || isUpTo(effect.count))) return;
    if (spaces.length === 1) use(play, frame, spaces[0]);
    play.finish();
  },
};

interface Using {
  side: Side;
  effect: Markers;
  used: string[];
}

function use(play: Play<G>, frame: Using, space: string): void {
  const rule = eventRule(play.G);
  if (frame.effect.op === 'flipIM') convertInfluence(play, frame.side, space, rule);
  else removeInfluence(play, frame.side, space, rule);
  frame.used = [...frame.used, space];
}

function useAll(play: Play<G>, frame: Using, chosen: string): void {
  const { G } = play;
  const { side, effect } = frame;
  const area = areaOf(G, effect.where, chosen);
  for (const space of markerSpaces(G, side, effect))
    if (areaOf(G, effect.where, space) === area) use(play, frame, space);
}

function obstacle(
  G: G,
  side: Side,
  effect: Markers,
  space: string,
  used: readonly string[],
): Obstacle | null {
  return isSpace(G, space) ? whyNot(G, side, effect, space, used) : null;
}
