/* Effects that grant free Commands and Special Abilities (3.1.2, 5.4). */
import { action } from '../../kit/action';
import { ABILITIES, type AbilityName, isStepped, type SteppedAbility, TITLES } from '../abilities/names';
import { abilityFrame, canUse } from '../abilities/start';
import { useOf } from '../abilities/use';
import { isMarched, type Marched } from '../commands/march';
import { isCalledOff, isExecuted, type Order, orderFor } from '../commands/order';
import { sizeOf } from '../commands/party';
import { canExecute, canExecuteAtOnce, commandNames, mayChoose } from '../commands/start';
import { COMMAND_TITLES, type CommandName, FREE, type Terms, termsWith } from '../commands/terms';
import { commandFrame } from '../commands/underWay';
import { nameOf, type Player } from '../components/factions';
import { REGIONS } from '../components/map';
import type { G } from '../state';
import {
  type At,
  type Choice,
  choice,
  type EventFrame,
  executor,
  type Regions,
  theseRegions,
  type Whom,
  whoIs,
} from './effect';

/** What free Command is granted. */
export interface FreeCommand {
  /** Whose Command it is; of the executing Faction if left out. */
  who?: Whom;
  /** It is a Command of the Germans (3.4), directed by that Faction. */
  germans?: boolean;
  /** Which Commands; any of that Faction's if left out. */
  commands?: readonly CommandName[];
  /** How it differs from {@link FREE}: where, how often, with Special Abilities, with the procedure changed by the card. */
  terms?: Partial<Terms> | ((at: At) => Partial<Terms>);
  /** It may be declined. */
  optional?: boolean;
  /** Where its March has ended is the Region chosen last, and how many pieces have come there is `frame.noted.arrived`. */
  notesArrival?: boolean;
}

/** Returns the Order of a free Command as it is granted. */
function orderOf(
  { germans = false, terms = {} }: FreeCommand,
  at: At,
  by: Player,
  command: CommandName,
): Order {
  return orderFor(
    command,
    germans ? 'germans' : by,
    by,
    termsWith(typeof terms === 'function' ? terms(at) : terms, FREE),
  );
}

/** Says whether a Command could be executed; for players also with pieces of another that may be asked for them (card 38). */
function isPossible(G: G, order: Order): boolean {
  return G.seats[order.by] === null ? canExecute(G, order) : mayChoose(G, order);
}

/** Goes through the Commands that could be executed as they are granted; none where nobody is granted one. */
function* commandsOf(grant: FreeCommand, at: At): Generator<CommandName> {
  const { who = executor, germans = false, commands } = grant;
  const by = whoIs(who, at);
  if (by === null) return;
  for (const name of commandNames(germans ? 'germans' : by))
    if ((commands?.includes(name) ?? true) && isPossible(at.G, orderOf(grant, at, by, name))) yield name;
}

/** Says whether any Command could be executed as granted. */
export function isAnyGranted(grant: FreeCommand, at: At): boolean {
  return commandsOf(grant, at).next().done !== true;
}

/**
 * Says whether a Command could be executed as granted without own pieces being removed first, which nobody has to do (1.4.1), and
 * without pieces of another (card 38).
 */
function isAnyAtOnce(grant: FreeCommand, at: At): boolean {
  const by = whoIs(grant.who ?? executor, at);
  if (by === null) return false;
  for (const name of commandsOf(grant, at))
    if (canExecuteAtOnce(at.G, orderOf(grant, at, by, name))) return true;
  return false;
}

/**
 * A free Command (5.4): a choice of which where several are possible, nothing where none is; it may be declined where own
 * pieces would have to be removed first (1.4.1) or others lent (card 38). What is called off is asked again. How many Regions
 * were selected and Special Abilities added is left in `frame.noted.selected` and `.abilities`.
 */
export function freeCommand(grant: FreeCommand = {}): Choice {
  const { who = executor, germans = false, commands, optional = false, notesArrival = false } = grant;
  const isLimited = typeof grant.terms === 'object' && grant.terms.limited === true;
  const any = isLimited ? 'Limited Command' : 'Command';
  const allowed = commands === undefined ? any : commands.map((name) => COMMAND_TITLES[name]).join(' or ');
  return choice({
    about: 'command',
    prompt: `execute a free ${allowed}${germans ? ' with the Germans' : ''}`,
    who,
    optional: (at) => optional || !isAnyAtOnce(grant, at),
    order: (at, by, command) => orderOf(grant, at, by, command),
    action: action({
      first: (at) => commandsOf(grant, at),
      effect(play, at, command) {
        const by = whoIs(who, at);
        if (by === null) throw new Error('nobody executes a free Command');
        play.journal('5.4', `Free ${COMMAND_TITLES[command]} of the ${nameOf(germans ? 'germans' : by)}.`, {
          side: by,
          kind: 'group',
        });
        play.call(commandFrame(orderOf(grant, at, by, command)));
      },
      label: (_at, command) => `Free ${COMMAND_TITLES[command]}${germans ? ' of the Germans' : ''}`,
    }),
    resumes(play, frame, handedDown) {
      if (isExecuted(handedDown)) {
        frame.noted.abilities = handedDown.abilities.length;
        frame.noted.selected = handedDown.selected.length;
        if (isCalledOff(handedDown))
          play.journal('5.4', `Nothing comes of the free ${COMMAND_TITLES[handedDown.command]}.`);
      }
      if (notesArrival && isMarched(handedDown)) noteArrival(frame, handedDown);
      if (isCalledOff(handedDown)) frame.taken--;
    },
  });
}

/** Says whether a March has brought pieces to where it was granted; see {@link freeCommand}. */
export const hasArrived = ({ frame }: At): boolean => (frame.noted.arrived ?? 0) > 0;

/** Remembers where the pieces of a March have ended, which is one Region, and how many they are. */
function noteArrival(frame: EventFrame, { arrived }: Marched): void {
  for (const { id } of REGIONS) {
    const party = arrived[id];
    if (party === undefined) continue;
    frame.regions.push(id);
    frame.noted.arrived = sizeOf(party);
  }
}

/** A free Special Ability of its own (5.4): not Ambush or Besiege, which go with a Battle. */
export function freeAbility({
  who = executor,
  abilities,
  regions,
  optional = false,
}: {
  who?: Whom;
  abilities?: readonly AbilityName[];
  /** Only in these Regions; in any if left out. */
  regions?: Regions;
  optional?: boolean;
} = {}): Choice {
  const use = (at: At, by: Player, ability: AbilityName) =>
    useOf(ability, by, true, regions === undefined ? null : [...theseRegions(regions, at)]);
  const possible = (at: At): SteppedAbility[] => {
    const by = whoIs(who, at);
    if (by === null) return [];
    return ABILITIES[by]
      .filter(isStepped)
      .filter((name) => (abilities?.includes(name) ?? true) && canUse(at.G, use(at, by, name)));
  };
  return choice({
    about: 'ability',
    prompt: 'use a free Special Ability',
    who,
    optional,
    action: action({
      first: possible,
      effect(play, at, ability) {
        const by = whoIs(who, at);
        if (by === null) throw new Error('nobody uses a free Special Ability');
        play.journal('5.4', `Free ${TITLES[ability]} of the ${nameOf(by)}.`, { side: by, kind: 'group' });
        play.call(abilityFrame(use(at, by, ability)));
      },
      label: (_at, ability) => `Free ${TITLES[ability]}`,
    }),
  });
}
