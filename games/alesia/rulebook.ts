import type { BotRulebook } from '../kit/rulebook';
import { sidesDeciding } from '../kit/seats';
import { bots } from './bot';
import { combatSteps } from './combat';
import { commandActions, commandSteps } from './command';
import { retire } from './command/retiring';
import { commandersOf, mayTalk } from './commanders';
import { openBox, otherSet } from './components/box';
import type { Components } from './components/components';
import { deploymentSteps } from './deployment';
import { fireSteps, standingOrders } from './fire';
import { movementSteps } from './movement';
import { offBoardSteps } from './offboard';
import { options } from './options';
import { attackerOf, sequenceSteps } from './sequence';
import { setUp } from './setup';
import type { G } from './state';
import { viewOf } from './view';

/**
 * Returns Alesia (Avalon Hill) for two to four players (17.1) as played with a set of components: the sequence of play, phase by phase (4). Matches of that set
 * are at hand from then on. Throws when another set has its id.
 */
export function rulebookWith(components: Components): BotRulebook<G> {
  openBox(components);
  return {
    id: 'alesia',
    title: 'Alesia',
    publisher: 'Avalon Hill',
    edition: 'Avalon Hill edition (1976)',
    summary:
      'Caesar between two Gallic armies, 52 BC: a battle of three hundred counters on fourteen miles of ramparts.',
    inferred: components.note,
    sides: [
      { id: 'caesar', name: 'Caesar' },
      { id: 'labienus', name: 'Labienus' },
      { id: 'vercingetorix', name: 'Vercingetorix' },
      { id: 'relief', name: 'Relieving army' },
    ],
    players: { min: 2, max: 4, usual: 2 },
    seating: (players) => ({
      caesar: '0',
      labienus: players > 3 ? '3' : null,
      vercingetorix: '1',
      relief: players > 2 ? '2' : null,
    }),
    kind: 'Hexes and counters',
    difficulty: 'hard',
    hours: '4–6',
    stateVersion: 1,
    refusal: (G) => otherSet(components, G),
    options,
    battles: ['battle', 'aftermath'],
    phases: {
      deployment: { ...sequenceSteps, ...deploymentSteps, ...commandSteps },
      movement: { ...movementSteps, ...offBoardSteps, ...fireSteps },
      combat: { ...combatSteps, ...fireSteps },
    },
    outOfTurn: { ...standingOrders, ...commandActions },
    setup: (setup) => setUp(components, setup),
    currentSide: (G) => commandersOf(G, attackerOf(G) ?? 'roman')[0] ?? sidesDeciding(G)[0],
    view: viewOf,
    mayTalk,
    resign: (play, sides) => retire(play, sides, 'The enemy has given up'),
    bots,
  };
}
