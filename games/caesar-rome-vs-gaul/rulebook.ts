import { findFrame } from '../kit/frame';
import type { BotRulebook } from '../kit/rulebook';
import { sidesDeciding } from '../kit/seats';
import { battleSteps } from './battle';
import { bots } from './bot';
import { openBox, otherSet } from './components/box';
import type { Components } from './components/components';
import { eventsSteps } from './events';
import { lossSteps } from './losses';
import { migrate } from './migration';
import { movementSteps } from './movement';
import { reactionSteps } from './reaction';
import { arrivalSteps, musterSteps, reinforcementSteps } from './reinforcement';
import { sequenceSteps } from './sequence';
import { setUp } from './setup';
import { siegeSteps } from './siege';
import type { G } from './state';
import { strategySteps, surpriseSteps } from './strategy';
import { supplySteps } from './supply';
import { giveUp } from './victory';
import { viewOf } from './view';
import { winterSteps } from './winter';

/** What may come about wherever pieces move: Interceptions, battles, Sieges, losses, Surprise cards. */
const action = {
  ...movementSteps,
  ...reactionSteps,
  ...battleSteps,
  ...siegeSteps,
  ...lossSteps,
  ...surpriseSteps,
};

/**
 * Returns Caesar: Rome vs Gaul (GMT Games) as played with a set of components: the sequence of play, phase by phase (4.0).
 * Matches of that set are at hand from then on. Throws when another set has its id.
 */
export function rulebookWith(components: Components): BotRulebook<G> {
  openBox(components);
  return {
    id: 'caesar-rome-vs-gaul',
    title: 'Caesar: Rome vs Gaul',
    publisher: 'GMT Games',
    edition: 'first edition (2020)',
    summary:
      'The conquest of Gaul, 57–52 BC: a game of cards, Legions and the influence of Rome among the tribes.',
    inferred: components.note,
    sides: [
      { id: 'roman', name: 'Rome' },
      { id: 'gallic', name: 'Gauls' },
    ],
    players: { min: 2, max: 2 },
    kind: 'Card-driven, area control',
    difficulty: 'medium',
    hours: '3–4',
    stateVersion: 2,
    migrate: (old, version) => migrate(components, old, version),
    refusal: (G) => otherSet(components, G),
    options: [],
    battles: ['fight', 'siege', 'siegeRoll', 'siegeEnd'],
    phases: {
      reinforcement: { ...sequenceSteps, ...reinforcementSteps, ...arrivalSteps },
      muster: { ...musterSteps, ...action },
      strategy: { ...strategySteps, ...supplySteps, ...arrivalSteps, ...eventsSteps, ...action },
      winter: { ...winterSteps, ...sequenceSteps, ...action },
    },
    setup: (setup) => setUp(components, setup),
    currentSide: (G) => findFrame(G, 'cardPlay')?.side ?? sidesDeciding(G)[0] ?? 'roman',
    view: viewOf,
    resign: (play, [side]) => giveUp(play, side),
    bots,
  };
}
