/* Free Commands, Special Abilities and Battles that an Event grants a Non-player (8.2.3). */

import type { FightSetup } from '../../battle/fight';
import type { Order } from '../../commands/order';
import type { CommandName } from '../../commands/terms';
import { type Faction, PLAYERS, type Player } from '../../components/factions';
import { choiceUnderWay } from '../../events/event';
import { chartOf } from '../charts';
import { outlook } from '../outlook';
import { enmity, isRunByPlayer, mayStrike } from '../priorities';
import { choose } from '../select';
import { abilityOfFlowchart } from './abilities';
import { valueOfFoe } from './fleet';
import { IMPETUOSITY, SURUS } from './named';
import type { Alternative, EventMoment } from './pick';
import { factionOfArgument, regionOfArgument } from './read';
import { mayFight } from './surus';

/** Commands in the order of each flowchart, from the top (8.5 to 8.8). */
const COMMANDS: Readonly<Record<Player, readonly CommandName[]>> = {
  belgae: ['battle', 'rally', 'raid', 'march'],
  aedui: ['battle', 'rally', 'raid', 'march'],
  arverni: ['battle', 'rally', 'march', 'raid'],
  romans: ['battle', 'march', 'recruit', 'seize'],
};

/** What cards 62 and 67 are used for, but for those who go by their flowchart (8.2.1). */
const INSTRUCTED: Readonly<Record<number, Readonly<Partial<Record<Player, readonly string[]>>>>> = {
  62: { belgae: ['rally'], aedui: ['rally', 'raid'], arverni: ['battle'] },
  67: { arverni: ['march', 'battle'] },
};

function commandsOf({ side, frame }: EventMoment): readonly string[] {
  return INSTRUCTED[frame.card]?.[side] ?? COMMANDS[side];
}

function firstOf(order: readonly string[], alternatives: readonly Alternative[]): Alternative | null {
  const places = alternatives.map(([name]) => order.indexOf(`${name}`));
  const least = Math.min(...places.filter((place) => place >= 0));
  return alternatives[places.indexOf(least)] ?? null;
}

/** The Command that the flowchart comes to; null where its boxes want none of them, or instructions say what is done (8.2.3). */
function selectedOf(at: EventMoment, alternatives: readonly Alternative[]): CommandName | null {
  const { G, side, frame } = at;
  const { order } = choiceUnderWay(frame);
  if (order === undefined || INSTRUCTED[frame.card]?.[side] !== undefined) return null;
  const orders: Partial<Record<CommandName, Order>> = {};
  for (const name of COMMANDS[side])
    if (alternatives.some(([command]) => command === name)) orders[name] = order({ G, frame }, side, name);
  return chartOf(side).select(at, orders);
}

/** The Command that the flowchart comes to, else the first that may be executed there and that it has not called off, having no use for it (8.2.3). */
export function chooseCommand(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const { noted, at: effect } = at.frame;
  const tried = (command: unknown) => `tried ${effect} ${command}`;
  const open = alternatives.filter(([command]) => noted[tried(command)] === undefined);
  const selected = open.length < 2 ? null : selectedOf(at, open);
  const one = open.find(([command]) => command === selected) ?? firstOf(commandsOf(at), open);
  if (one !== null) noted[tried(one[0])] = 1;
  return one;
}

/** Card 6 grants the Scout alone. */
const ANTONIUS = 6;

/** The Special Ability that goes with the Command to which the flowchart would come, if it may be used (8.2.3). */
export function chooseAbility(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  if (at.frame.card === ANTONIUS) return alternatives[0] ?? null;
  const ability = abilityOfFlowchart(at, alternatives);
  return alternatives.find(([name]) => name === ability) ?? null;
}

/** Card 72: the group fights the player against whom it has come (8.2.1). */
function battleOfGroup(
  { play, G, side }: EventMoment,
  alternatives: readonly Alternative[],
): Alternative | null {
  const value = ([region, target]: Alternative) => {
    const foe = PLAYERS.find((faction) => faction === target);
    return foe === undefined ? null : valueOfFoe(G, side, regionOfArgument(region), foe);
  };
  return (
    choose(
      play,
      alternatives.filter((one) => value(one) !== null),
      (one) => value(one) ?? 0,
    ) ?? null
  );
}

const AQUITANI = 25;

/** The Battle that costs the enemy most (8.3.1); by card 25 against the enemy it strikes first (8.2.1). */
export function chooseBattle(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const { play, G, side, frame } = at;
  if (frame.card === IMPETUOSITY) return battleOfGroup(at, alternatives);
  const mayBe = (foe: Faction) =>
    mayStrike(G, side, frame.card, foe) && (frame.card !== SURUS || mayFight(at, foe));
  const foes = alternatives.filter(([, target]) => mayBe(factionOfArgument(target)));
  const hostility = ([, target]: Alternative) => enmity(side, factionOfArgument(target));
  const isNamed = (one: Alternative) => (frame.card === AQUITANI ? hostility(one) : 0);
  const inflicted = (one: Alternative) => outlook(G, setupIn(at, one)).inflicted;
  const isFirst = ([, target]: Alternative) =>
    frame.card === SURUS && side === 'belgae' && isRunByPlayer(G, factionOfArgument(target));
  const strikesFirst = (one: Alternative) => isFirst(one) && inflicted(one) > 0;
  return choose(play, foes, isNamed, strikesFirst, inflicted, hostility) ?? null;
}

/** Returns a Battle as the card grants it. */
function setupIn({ G, side, frame }: EventMoment, [place, target]: Alternative): FightSetup {
  const [region, defender] = [regionOfArgument(place), factionOfArgument(target)];
  const { fight } = choiceUnderWay(frame);
  return fight?.({ G, frame }, side, region, defender) ?? { region, attacker: side, by: side, defender };
}
