import { createGame } from '../kit/game';
import type { Rulebook } from '../kit/rulebook';
import { sailStep } from './amphibious';
import { battlesStep, hitStep, roundStep } from './battle';
import { bots } from './bot';
import { cardStep, discardStep } from './cardPlay';
import { deploy, deployStep } from './deployment';
import { defectStep, jupiterStep, vulcanStep } from './events';
import { levyStep, raiseStep } from './levies';
import { mainAttackStep, moveStep } from './movement';
import { regroupStep } from './regroup';
import { enemyOf, type G, seatOf, sideAt, sideName } from './state';
import { viewOf } from './view';
import { disbandStep, navisStep, supplyStep, yearStep } from './winter';

/** Julius Caesar (Columbia Games, rules 1.1): the sequence of play, phase by phase. */
export const rulebook: Rulebook<G> = {
  id: 'julius-caesar',
  title: 'Julius Caesar',
  publisher: 'Columbia Games',
  edition: 'rules 1.1 (2010)',
  summary: 'The Roman civil war of 49–45 BC. Caesar and Pompey fight for the cities of the Mediterranean.',
  sides: ['Caesar', 'Pompey'],
  hours: '2–3',
  stateVersion: 1,
  options: [
    {
      id: 'deployment',
      label: 'Deployment',
      rule: '5.0',
      choices: [
        { value: 'historical', label: 'Historical (5.1)' },
        { value: 'free', label: 'Free: both sides swap blocks first (5.3)' },
      ],
      default: 'historical',
    },
  ],
  phases: {
    deployment: { deploy: deployStep },
    cards: { discard: discardStep, card: cardStep },
    command: {
      jupiter: jupiterStep,
      defect: defectStep,
      vulcan: vulcanStep,
      move: moveStep,
      sail: sailStep,
      main: mainAttackStep,
      levy: levyStep,
      raise: raiseStep,
    },
    battle: { battles: battlesStep, round: roundStep, hit: hitStep, regroup: regroupStep },
    winter: { navis: navisStep, supply: supplyStep, disband: disbandStep, year: yearStep },
  },
  setup: (options, random) => deploy(options.deployment === 'free' ? 'free' : 'historical', random),
  currentPlayer: (G) => seatOf(G.command?.side ?? G.player1),
  view: viewOf,
  resign: (_G, seat) => {
    const winner = enemyOf(sideAt(seat));
    return {
      winner: seatOf(winner),
      reason: `${sideName(sideAt(seat))} resigned; ${sideName(winner)} wins.`,
    };
  },
  bots,
};

/** The boardgame.io `Game`. */
export const JuliusCaesar = createGame(rulebook);
