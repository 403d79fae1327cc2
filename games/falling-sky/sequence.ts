/* The sequence of play (2.0): the cards, WINTER among them (2.4), who is Eligible and in what order (2.3.1, 2.3.2), and what the
   Eligible Factions may do. */
import { action } from '../kit/action';
import type { Play } from '../kit/play';
import type { AbilityName } from './abilities/names';
import { isCalledOff, isExecuted, orderFor } from './commands/order';
import { commandsToChoose } from './commands/start';
import { COMMAND_TITLES, type CommandName, FULL, LIMITED, type Terms } from './commands/terms';
import { commandFrame } from './commands/underWay';
import { cardOf } from './components/box';
import type { Text } from './components/cards';
import { nameOf, PLAYERS, type Player } from './components/factions';
import { eventFrame, textsFor } from './events/start';
import { factionOrder } from './execution';
import type { Deed } from './frames';
import { changeResources } from './resources';
import type { DecisionOf, FrameOf, G, ProcedureOf } from './state';
import { winterRound } from './winter/round';
import { resourceCount } from './words';

/** Returns the number of the Event card in play. Throws when the card in play is none. */
function eventInPlay({ played }: G): number {
  const card = played[played.length - 1];
  if (typeof card !== 'number') throw new Error('no Event card is in play');
  return card;
}

/** Says whether Frost forbids March by the Sequence of Play: the next card is WINTER (2.3.8). */
export function isFrost({ next }: G): boolean {
  return next === 'winter';
}

/** 2.2, 2.3.7: Cards are played as long as there are any; a WINTER card is a Winter Round. */
export const gameStep: ProcedureOf<'game'> = {
  proceed(play) {
    const { G } = play;
    drawNext(play);
    const card = G.played[G.played.length - 1];
    if (card === 'winter') callWinter(play);
    else if (isFrost(G) && G.suddenFrost) playSuddenFrost(play);
    else play.call({ step: 'card', sides: [], deeds: [], passed: [] });
  },
};

/** 2.3.7: The card that was seen is played, and the next one comes to light. */
function drawNext(play: Play<G>): void {
  const { G } = play;
  if (G.next === null) throw new Error('the deck is used up');
  G.played.push(G.next);
  const next = G.secret.deck.shift() ?? null;
  G.next = next === 'unknown' ? null : next;
  for (const faction of PLAYERS) forgetTop(G, faction);
  play.reveal();
  const card = G.played[G.played.length - 1];
  const text = card === 'winter' ? 'Winter.' : `Card ${card}: ${cardOf(G, Number(card)).name}.`;
  play.journal('2.3.7', text, { kind: card === 'winter' ? 'heading' : 'card', card: `${card}` });
}

/** What a Faction has looked at of the deck is one card less when the top one comes to light. */
function forgetTop({ secret: { looked } }: G, faction: Player): void {
  const rest = looked[faction]?.slice(1) ?? [];
  if (rest.length > 0) looked[faction] = rest;
  else delete looked[faction];
}

function callWinter(play: Play<G>): void {
  play.G.winters++;
  play.call(winterRound(play.G));
}

/** 2.3.8: The two cards that are seen change places, and Winter comes at once. */
function playSuddenFrost(play: Play<G>): void {
  const { G } = play;
  const event = G.played.pop();
  G.played.push('winter');
  G.next = event ?? null;
  play.journal('2.3.8', 'Sudden Frost: Winter comes before this card.', { kind: 'heading' });
  callWinter(play);
}

/** 2.3: Up to two Factions execute a Command or the Event; then Eligibility is adjusted. Non-players have no Limited Commands (8.1.2). */
export const cardStep: ProcedureOf<'card'> = {
  proceed(play, frame, handedDown) {
    const { G } = play;
    if (isDone(handedDown)) {
      const { faction, deed } = handedDown;
      if (deed === 'pass') frame.passed.push(faction);
      else frame.deeds.push({ faction, deed });
    }
    const next = factionOrder(G).find(
      (faction) =>
        G.eligibility[faction].now &&
        !G.eligibility[faction].barred &&
        !frame.passed.includes(faction) &&
        !frame.deeds.some((each) => each.faction === faction),
    );
    if (next === undefined || frame.deeds.length === 2) {
      adjustEligibility(
        play,
        frame.deeds.map(({ faction }) => faction),
      );
      play.finish();
      return;
    }
    const { options, limited } = optionsAfter(frame.deeds.map(({ deed }) => deed));
    G.handed = {};
    const isLimited = limited && G.seats[next] !== null;
    play.call({ step: 'turn', sides: [next], faction: next, options, limited: isLimited, executes: null });
  },
};

interface Done {
  faction: Player;
  deed: Deed | 'pass';
}

function isDone(value: unknown): value is Done {
  return typeof value === 'object' && value !== null && 'deed' in value;
}

/** Returns what the next Eligible Faction may execute after what the 1st has done (2.3.4). */
export function optionsAfter(deeds: readonly Deed[]): { options: Deed[]; limited: boolean } {
  switch (deeds[0]) {
    case 'command':
      return { options: ['command'], limited: true };
    case 'ability':
      return { options: ['command', 'event'], limited: true };
    case 'event':
      return { options: ['command', 'ability'], limited: false };
    default:
      return { options: ['command', 'ability', 'event'], limited: false };
  }
}

/** 2.3.6: Who executed is Ineligible for the next card, with the exceptions that Events make. */
function adjustEligibility(play: Play<G>, acted: readonly Player[]): void {
  for (const faction of PLAYERS) {
    const state = play.G.eligibility[faction];
    state.now = !state.barred && (state.stays || !acted.includes(faction));
    state.barred = false;
    state.stays = false;
  }
}

/** Returns how many Resources a Faction gains by passing (2.3.3). */
function incomeOfPassing(faction: Player): number {
  return faction === 'romans' ? 2 : 1;
}

/** Returns the terms of a Command in a Faction's turn: Limited without Special Ability (2.3.5), or full with one (2.3.4). */
export function termsOf({ limited }: FrameOf<'turn'>): Terms {
  return limited ? LIMITED : FULL;
}

/** 2.3.3, 2.3.4: An Eligible Faction passes, or executes a Command or the Event. */
export const turnStep: DecisionOf<'turn'> = {
  prompt: ({ G, frame: { options, limited } }) => ({
    rule: '2.3.4',
    text: `${limited ? 'Execute a Limited Command' : 'Execute a Command'}${
      options.includes('event') ? `, or the Event ${cardOf(G, eventInPlay(G)).name}` : ''
    }, or pass.`,
  }),
  actions: {
    command: action({
      first: ({ G, frame }) => commandsToChoose(G, frame.faction, termsOf(frame), isFrost(G)),
      effect(play, { frame }, command: CommandName) {
        frame.executes = 'command';
        play.journal(
          '3.1',
          `The ${nameOf(frame.faction)} ${frame.limited ? 'choose a Limited Command' : 'choose a Command'}: ${COMMAND_TITLES[command]}.`,
          {
            side: frame.faction,
            kind: 'group',
          },
        );
        play.call(commandFrame(orderFor(command, frame.faction, frame.faction, termsOf(frame))));
      },
      label: (_at, command) => COMMAND_TITLES[command],
    }),
    event: action({
      first: ({ G, frame }) =>
        frame.options.includes('event') ? textsFor(G, eventInPlay(G), frame.faction) : [],
      effect(play, { G, frame }, text: Text) {
        frame.executes = 'event';
        const card = eventInPlay(G);
        play.journal(
          '5.1',
          `The ${nameOf(frame.faction)} execute the Event ${cardOf(play.G, card).name} (${text}).`,
          {
            side: frame.faction,
            card: `${card}`,
            kind: 'group',
          },
        );
        play.call(eventFrame(card, text, frame.faction));
      },
      label: (_at, text) => `Event: ${text}`,
    }),
    pass: action({
      effect(play, { frame: { faction } }) {
        play.journal('2.3.3', `The ${nameOf(faction)} pass.`, { side: faction });
        changeResources(play, '2.3.3', faction, incomeOfPassing(faction));
        play.finish({ faction, deed: 'pass' } satisfies Done);
      },
      label: () => 'Pass',
      forgoes: ({ G, frame }) => {
        const { options, faction } = frame;
        const commands = [...commandsToChoose(G, faction, termsOf(frame), isFrost(G))];
        return options.includes('event') || commands.length > 0
          ? `Passing brings ${resourceCount(incomeOfPassing(faction))} and nothing else.`
          : null;
      },
    }),
  },
  proceed(play, frame, handedDown) {
    if (frame.executes === null) return;
    const { faction, executes } = frame;
    if (executes === 'command' && isCalledOff(handedDown) && frame.removed !== true) {
      frame.executes = null;
      play.ask(faction);
      return;
    }
    const abilities: readonly AbilityName[] = isExecuted(handedDown) ? handedDown.abilities : [];
    const deed = executes === 'event' ? 'event' : abilities.length > 0 ? 'ability' : 'command';
    play.finish({ faction, deed } satisfies Done);
  },
};
