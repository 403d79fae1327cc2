import { findFrame } from '../kit/frame';
import { createGame } from '../kit/game';
import type { BotRulebook } from '../kit/rulebook';
import { sidesDeciding } from '../kit/seats';
import { actionsStep, eventStep } from './actions';
import { activationStep } from './activation';
import { attritionStep, winterSupplyStep } from './attrition';
import { baggageStep } from './baggage';
import { attackStep, battleStep, mainStep, roundStep, withdrawStep } from './battle';
import { battlesStep } from './battles';
import { bidStep, tossStep } from './bidding';
import { bots } from './bot';
import { announceStep, cardStep, flipStep } from './cardPlay';
import { returnCavalryStep } from './cavalry';
import { openBox, otherSet } from './components/box';
import type { Components } from './components/components';
import { defaultComponents } from './components/default';
import { productionStep } from './control';
import { dealStep, pickStep } from './drawing';
import { endOfTurnStep, harvestStep, winterStep } from './endOfTurn';
import { hitStep } from './hits';
import { fightForHomeStep, legionsStep, returnEliminatedGaulsStep, returnRomanAlliesStep } from './homeward';
import { lostHomeStep, rehomeStep } from './leaders';
import { groupsStep, marchStep } from './movement';
import { OPTIONS } from './options';
import { influenceStep } from './politics';
import { recallStep } from './recall';
import { regroupStep } from './regroup';
import { reinforcementsStep, reinforceStep } from './reinforcements';
import { replaceStep } from './replacements';
import { aftermathStep, revoltStep } from './revolts';
import { setUp } from './setup';
import { enemyOf, type G } from './state';
import { supplyStep } from './supply';
import { cardPlayStep, turnStep } from './turns';
import { controlStep, resultOf } from './victory';
import { viewOf } from './view';
import { gaulsStep, germansStep, noteWinteringStep, returnEliminatedGermansStep } from './wintering';
import { say } from './words';

export type { Place } from './components/areas';
export type { Components } from './components/components';
export type { Aside, Block, Contest, G, Retreat, Side, SideSecret, Variants } from './state';
export { defaultComponents };

/** A battle, in the card phase or for Transalpine Gaul in winter (5.2.2, 6.2.2). */
const battle = {
  attack: attackStep,
  main: mainStep,
  battle: battleStep,
  round: roundStep,
  hit: hitStep,
  withdraw: withdrawStep,
  regroup: regroupStep,
  rehome: rehomeStep,
  lostHome: lostHomeStep,
};

/**
 * Returns Caesar's Gallic War (Worthington Games) as played with a set of components: Rome against the tribes of Gaul from 58 to 51 BC
 * (1.0), phase by phase as in the comprehensive example (10.0). Matches of that set are at hand from then on. Throws when another set
 * has its id.
 */
export function rulebookWith(components: Components): BotRulebook<G> {
  openBox(components);
  return {
    id: 'caesars-gallic-war',
    title: "Caesar's Gallic War",
    publisher: 'Worthington Games',
    edition: 'rules 2.0 (2009)',
    summary:
      'Caesar conquers Gaul, 58–51 BC. Rome and the Barbarians win over its tribes by arms and by politics.',
    inferred: components.note,
    sides: [
      { id: 'roman', name: 'Rome' },
      { id: 'barbarian', name: 'Barbarians' },
    ],
    players: { min: 2, max: 2 },
    kind: 'Blocks and cards',
    difficulty: 'easy',
    hours: '2–3',
    stateVersion: 3,
    refusal: (G) => otherSet(components, G),
    options: OPTIONS,
    battles: ['attack', 'battle'],
    phases: {
      bidding: { toss: tossStep, bid: bidStep },
      cards: {
        turn: turnStep,
        pick: pickStep,
        deal: dealStep,
        card: cardStep,
        flip: flipStep,
        announce: announceStep,
      },
      actions: {
        cardPlay: cardPlayStep,
        actions: actionsStep,
        event: eventStep,
        revolt: revoltStep,
        aftermath: aftermathStep,
        baggage: baggageStep,
        supply: supplyStep,
        activation: activationStep,
        influence: influenceStep,
        rehome: rehomeStep,
        lostHome: lostHomeStep,
        groups: groupsStep,
        march: marchStep,
      },
      battle: { battles: battlesStep, ...battle },
      winter: {
        endOfTurn: endOfTurnStep,
        recall: recallStep,
        harvest: harvestStep,
        returnCavalry: returnCavalryStep,
        returnEliminatedGauls: returnEliminatedGaulsStep,
        legions: legionsStep,
        fightForHome: fightForHomeStep,
        ...battle,
        returnRomanAllies: returnRomanAlliesStep,
        gauls: gaulsStep,
        returnEliminatedGermans: returnEliminatedGermansStep,
        germans: germansStep,
        noteWintering: noteWinteringStep,
        control: controlStep,
        winterSupply: winterSupplyStep,
        attrition: attritionStep,
        replace: replaceStep,
        production: productionStep,
        reinforcements: reinforcementsStep,
        reinforce: reinforceStep,
        winter: winterStep,
      },
    },
    setup: (setup) => setUp(components, setup),
    currentSide: (G) => findFrame(G, 'battles')?.chooser ?? sidesDeciding(G)[0] ?? 'roman',
    view: viewOf,
    resign(play, [side]) {
      const winner = enemyOf(side);
      play.end(resultOf(play.G, winner, `${say(side, 'resign')}. ${say(winner, 'win')}.`));
    },
    bots,
  };
}

/** Returns the boardgame.io `Game` as played with a set of components, such as {@link defaultComponents} or a corrected one. */
export function gameWith(components: Components) {
  return createGame(rulebookWith(components));
}

/** Caesar's Gallic War with our components. */
export const rulebook = rulebookWith(defaultComponents);

/** The boardgame.io `Game` with our components. */
export const CaesarsGallicWar = createGame(rulebook);
export { CaesarsGallicWar as game };
