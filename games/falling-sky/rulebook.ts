import type { BotRulebook } from '../kit/rulebook';
import { sidesDeciding } from '../kit/seats';
import { buildStep } from './abilities/build';
import { devastateStep, devastationStep } from './abilities/devastate';
import { enlistStep } from './abilities/enlist';
import { entreatStep } from './abilities/entreat';
import { rampageStep } from './abilities/rampage';
import { rampagedStep } from './abilities/rampaged';
import { scoutStep } from './abilities/scout';
import { subornStep } from './abilities/suborn';
import { tradeStep } from './abilities/trade';
import { battleSteps } from './battle';
import { bots } from './bot';
import { askingStep } from './commands/asking';
import { battleStep } from './commands/battle';
import { harassedStep, harassmentStep, harassStep } from './commands/harassment';
import { marchStep } from './commands/march';
import { raidStep } from './commands/raid';
import { rallyStep } from './commands/rally';
import { recruitStep } from './commands/recruit';
import { seizeStep } from './commands/seize';
import { seizureStep } from './commands/seizure';
import { openBox, otherSet } from './components/box';
import { type Components, OUR_SET } from './components/components';
import { nameOf, PLAYERS } from './components/factions';
import { eventStep } from './events/event';
import { migrate } from './migration';
import { agreementStep, standing, transfer } from './negotiation';
import { optionsWith } from './options';
import { giveUp } from './resigning';
import { keyOf, playersError, seatingFor } from './seats';
import { cardStep, gameStep, turnStep } from './sequence';
import { setUp } from './setup';
import type { G } from './state';
import { viewOf } from './view';
import { campaignStep } from './winter/campaign';
import { germansStep } from './winter/germans';
import { harvestStep } from './winter/harvest';
import { quartersStep } from './winter/quarters';
import { relocationStep } from './winter/relocation';
import { upkeepStep, withdrawalStep } from './winter/romanQuarters';
import { winterStep } from './winter/round';
import { springStep, vercingetorix } from './winter/spring';

/** Commands, Special Abilities and what they bring about: by the Sequence of Play, by an Event, in Winter. */
const actions = {
  recruit: recruitStep,
  march: marchStep,
  harassment: harassmentStep,
  harass: harassStep,
  harassed: harassedStep,
  asking: askingStep,
  seize: seizeStep,
  seizure: seizureStep,
  battle: battleStep,
  ...battleSteps,
  rally: rallyStep,
  raid: raidStep,
  build: buildStep,
  scout: scoutStep,
  entreat: entreatStep,
  devastate: devastateStep,
  devastation: devastationStep,
  trade: tradeStep,
  suborn: subornStep,
  enlist: enlistStep,
  rampage: rampageStep,
  rampaged: rampagedStep,
  agreement: agreementStep,
  event: eventStep,
  germans: germansStep,
};

/**
 * Returns Falling Sky (GMT Games, second edition) as played with a set of components: the sequence of play, phase by phase, as a table needs it. The schemes of Non-players,
 * which decide only where a match is kept, are in index.ts.
 */
export function tableRulesWith(components: Components): BotRulebook<G> {
  openBox(components);
  return {
    id: 'falling-sky',
    title: 'Falling Sky',
    publisher: 'GMT Games',
    edition: 'second edition',
    summary:
      'The Gallic revolt against Caesar, 54–51 BC. Romans, Arverni, Aedui and Belgae, each for their own ends.',
    sides: PLAYERS.map((id) => ({ id, name: nameOf(id) })),
    players: { min: 1, max: 4 },
    playersError,
    seating: seatingFor,
    kind: 'COIN: four Factions, one deck of Events',
    difficulty: 'hard',
    hours: '2–4',
    solitaire: {
      label: 'Alone, as the Romans',
      options: { nonPlayers: keyOf(['arverni', 'aedui', 'belgae']) },
    },
    stateVersion: 2,
    migrate,
    options: optionsWith(components),
    refusal: (G) => otherSet(components, G),
    ...(components.id === OUR_SET ? {} : { inferred: components.note }),
    battles: ['fight'],
    phases: {
      cards: { game: gameStep, card: cardStep, turn: turnStep, ...actions },
      winter: {
        winter: winterStep,
        quarters: quartersStep,
        relocation: relocationStep,
        withdrawal: withdrawalStep,
        upkeep: upkeepStep,
        harvest: harvestStep,
        campaign: campaignStep,
        spring: springStep,
        ...actions,
      },
    },
    outOfTurn: { transfer, standing, vercingetorix },
    setup: (setup) => setUp(components, setup),
    currentSide: (G) => sidesDeciding(G)[0] ?? 'romans',
    view: viewOf,
    resign: giveUp,
    automaton() {
      throw new Error('Non-players decide where the match is kept, not at a table');
    },
    bots,
  };
}
