import { createGame } from '../kit/game';
import type { Rulebook } from '../kit/rulebook';
import { playStep } from './actions';
import { attritionStep } from './attrition';
import { baggageStep } from './baggage';
import { battlesStep, mainStep, roundStep, withdrawStep } from './battle';
import { bots } from './bot';
import { announceStep, cardStep, pickStep } from './cardPlay';
import { winterStep } from './endOfTurn';
import { hitStep } from './hits';
import { legionsStep } from './homeward';
import { rehomeStep } from './leaders';
import { groupsStep, marchStep } from './movement';
import { OPTIONS } from './options';
import { influenceStep } from './politics';
import { regroupStep } from './regroup';
import { reinforceStep } from './reinforcements';
import { replaceStep } from './replacements';
import { aftermathStep, revoltStep } from './revolts';
import { setUp } from './setup';
import { enemyOf, type G, seatOf, sideAt } from './state';
import { viewOf } from './view';
import { gaulsStep, germansStep } from './wintering';
import { say } from './words';

/** Caesar's Gallic War (Worthington Games, rules 2.0): the sequence of play, phase by phase. */
export const rulebook: Rulebook<G> = {
  id: 'caesars-gallic-war',
  title: "Caesar's Gallic War",
  publisher: 'Worthington Games',
  edition: 'rules 2.0 (2009)',
  summary:
    'Caesar conquers Gaul, 58–51 BC. Rome and the Barbarians win over its tribes by arms and by politics.',
  inferred:
    'What the rules text leaves open of the map and the cards – most borders, towns, ports and values – follows the designer’s data for the second edition. The number of blocks of some tribes and the ratings of most are inferred, so the printed game may differ.',
  sides: ['Rome', 'Barbarians'],
  hours: '2–3',
  stateVersion: 2,
  options: OPTIONS,
  phases: {
    cards: { pick: pickStep, card: cardStep, announce: announceStep },
    actions: {
      play: playStep,
      revolt: revoltStep,
      aftermath: aftermathStep,
      baggage: baggageStep,
      influence: influenceStep,
      rehome: rehomeStep,
      groups: groupsStep,
      march: marchStep,
    },
    battle: {
      battles: battlesStep,
      main: mainStep,
      round: roundStep,
      hit: hitStep,
      withdraw: withdrawStep,
      regroup: regroupStep,
    },
    winter: {
      winter: winterStep,
      legions: legionsStep,
      gauls: gaulsStep,
      germans: germansStep,
      attrition: attritionStep,
      replace: replaceStep,
      reinforce: reinforceStep,
    },
  },
  setup: setUp,
  currentPlayer: (G) => seatOf(G.active),
  view: viewOf,
  resign: (_G, seat) => {
    const winner = enemyOf(sideAt(seat));
    return {
      winner: seatOf(winner),
      reason: `${say(sideAt(seat), 'resign')}. ${say(winner, 'win')}.`,
    };
  },
  bots,
};

/** The boardgame.io `Game`. */
export const CaesarsGallicWar = createGame(rulebook);
