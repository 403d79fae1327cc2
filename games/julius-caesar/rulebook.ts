import { topFrame } from '../kit/frame';
import { phaseOf } from '../kit/phases';
import type { BotRulebook } from '../kit/rulebook';
import { sailStep } from './amphibious';
import { battlesStep, hitStep, roundStep } from './battle';
import { bots } from './bot';
import { cardStep, discardStep } from './cardPlay';
import { openBox, otherSet } from './components/box';
import { type Components, OUR_SET } from './components/components';
import { deploy, deployStep } from './deployment';
import { defectStep, jupiterStep, vulcanStep } from './events';
import { levyStep } from './levies';
import { migrate } from './migration';
import { mainAttackStep, moveStep } from './movement';
import { regroupStep } from './regroup';
import { enemyOf, type G, sideName } from './state';
import { turnStep, yearStep } from './turns';
import { margins } from './victory';
import { viewOf } from './view';
import { disbandStep, navisStep, supplyStep, winterStep } from './winter';

/**
 * Returns Julius Caesar (Columbia Games, rules 1.1) as played with a set of components: the sequence of play, phase by phase.
 * Matches of that set are at hand from then on. Throws when another set has its id.
 */
export function rulebookWith(components: Components): BotRulebook<G> {
  openBox(components);
  const rulebook: BotRulebook<G> = {
    id: 'julius-caesar',
    title: 'Julius Caesar',
    publisher: 'Columbia Games',
    edition: 'rules 1.1 (2010)',
    summary: 'The Roman civil war of 49–45 BC. Caesar and Pompey fight for the cities of the Mediterranean.',
    ...(components.id !== OUR_SET && { inferred: components.note }),
    sides: [
      { id: 'caesar', name: 'Caesar' },
      { id: 'pompey', name: 'Pompey' },
    ],
    players: { min: 2, max: 2 },
    kind: 'Blocks and cards',
    difficulty: 'easy',
    hours: '2–3',
    stateVersion: 2,
    migrate,
    refusal: (G) => otherSet(components, G),
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
    battles: ['round'],
    phases: {
      deployment: { deploy: deployStep },
      cards: { year: yearStep, turn: turnStep, discard: discardStep, card: cardStep },
      command: {
        jupiter: jupiterStep,
        defect: defectStep,
        vulcan: vulcanStep,
        move: moveStep,
        sail: sailStep,
        main: mainAttackStep,
        levy: levyStep,
      },
      battle: { battles: battlesStep, round: roundStep, hit: hitStep, regroup: regroupStep },
      winter: { winter: winterStep, navis: navisStep, supply: supplyStep, disband: disbandStep },
    },
    setup: ({ options, seats }) =>
      deploy(components, options.deployment === 'free' ? 'free' : 'historical', seats),
    currentSide: (G) => (phaseOf(rulebook, G) === 'command' ? topFrame(G).sides[0] : G.player1),
    view: viewOf,
    resign(play, [side]) {
      const winner = enemyOf(side);
      const reason = `${sideName(side)} resigned; ${sideName(winner)} wins.`;
      play.end({ winners: [winner], margins: margins(play.G), reason });
    },
    bots,
  };
  return rulebook;
}
