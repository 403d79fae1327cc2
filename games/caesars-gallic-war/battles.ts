/* Battles one after the other (5.2.2). */

import { action } from '../kit/action';
import type { FrameAt } from '../kit/frame';
import type { AreaId } from './components/areas';
import { placeName } from './components/labels';
import { areasInBattle } from './contests';
import type { Outcome } from './frames';
import { callForHome } from './leaders';
import type { DecisionOf, G, Side } from './state';

/** Returns the battles of all contested areas, whose order `chooser` settles. */
export function battles(chooser: Side): FrameAt<G, 'battles'> {
  return { step: 'battles', sides: [], chooser, fought: [] };
}

function attack(area: AreaId): FrameAt<G, 'attack'> {
  return { step: 'attack', sides: [], area };
}

/**
 * The player who moved first, or whose event or Political Action it was, chooses which battle is fought next (5.2.2).
 * Hands down the {@link Outcome}s of all.
 */
export const battlesStep: DecisionOf<'battles'> = {
  prompt: () => ({ rule: '5.2.2', text: 'Choose the next battle.' }),
  actions: {
    fight: action({
      first: ({ G }) => areasInBattle(G),
      effect(play, _at, area) {
        play.call(attack(area));
      },
      label: ({ G }, area) => `Fight in ${placeName(G, area)}`,
    }),
  },
  takes: isOutcome,
  proceed(play, { chooser, fought }, handedDown) {
    if (isOutcome(handedDown)) fought.push(handedDown);
    if (callForHome(play)) return;
    const areas = areasInBattle(play.G);
    if (areas.length === 0) play.finish(fought);
    else if (areas.length === 1) play.call(attack(areas[0]));
    else play.ask(chooser);
  },
};

function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'object' && value !== null && 'winner' in value;
}

/** Says whether a step below is handed the outcomes of battles. */
export function areOutcomes(value: unknown): value is Outcome[] {
  return Array.isArray(value) && value.every(isOutcome);
}
