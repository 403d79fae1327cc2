/* Tribes that a card turns to their full-strength side. */
import { action } from '../../kit/action';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import type { EffectOf } from '../components/cards';
import { setPiece } from '../fast/standing';
import { factsOf, isBesieged } from '../pieces';
import type { DecisionOf, G } from '../state';
import { countOf, pieceName, sentence } from '../words';
import { doneAction, eventRule, isUpTo, promptOf } from './effects';
import { provinceOf } from './where';

/** Returns the reduced Tribes that an effect turns: on the map, or in the box it names. */
export function restorable(G: G, { where = {} }: EffectOf<'restoreTribe'>): string[] {
  const { space: spaces } = boxOf(G);
  return Object.keys(G.pieces).filter((id) => {
    const facts = factsOf(G, id);
    const { at, reduced } = G.pieces[id];
    if (facts.kind !== 'tribe' || !reduced) return false;
    if (where.inBox !== undefined) return at === where.inBox;
    if (!(at in spaces) || (where.unbesieged && isBesieged(G, id))) return false;
    return !where.ownProvince || provinceOf(G, at) === facts.province;
  });
}

/** Tribes are turned one after the other. */
export const restorationStep: DecisionOf<'eventRestoration'> = {
  prompt: ({ G, frame }) =>
    promptOf(G, `turn reduced Tribes to full strength; ${countOf(frame.left, 'Tribe')} left.`),
  actions: {
    restore: action({
      first: ({ G, frame }) => restorable(G, frame.effect),
      effect(play, { frame }, id) {
        restore(play, id);
        frame.left--;
      },
      label: ({ G }, id) => `Turn ${pieceName(G, id)} to full strength`,
    }),
    done: doneAction(
      ({ frame }) => isUpTo(frame.effect.count),
      ({ frame }) => frame.left,
      'Tribe',
    ),
  },
  proceed(play, frame) {
    const tribes = frame.left > 0 ? restorable(play.G, frame.effect) : [];
    if (tribes.length > 0 && (tribes.length > 1 || isUpTo(frame.effect.count))) return;
    if (tribes.length === 1) restore(play, tribes[0]);
    play.finish();
  },
};

function restore(play: Play<G>, id: string): void {
  const { G } = play;
  const { at } = G.pieces[id];
  setPiece(G, id, { ...G.pieces[id], reduced: false });
  play.journal(eventRule(G), `${sentence(pieceName(G, id))} are at full strength again.`, {
    side: 'gallic',
    places: at in boxOf(G).space ? [at] : [],
    pieces: [id],
  });
}
