/* What all Commands and Special Abilities have in common (3.1, 4.1): who executes, on what terms, what has been selected. */
import type { AbilityName } from '../abilities/names';
import { type Answers, noAnswers } from '../answers';
import type { Faction, Player } from '../components/factions';
import type { RegionId } from '../components/map';
import type { Plan } from './plan';
import type { CommandName, Terms } from './terms';

/** A Command under way. It is in the frame of every Command. */
export interface Order {
  command: CommandName;
  /** Whose Command it is; Germans where another Faction directs them (4.5.1, 5.4). */
  faction: Faction;
  /** Who decides. */
  by: Player;
  terms: Terms;
  /** The Regions selected so far, in order; each only once (3.1). */
  selected: RegionId[];
  /** Those of them that are paid for and still to be resolved (3.1). */
  paid?: RegionId[];
  /** The Special Abilities added so far (4.1). */
  abilities: AbilityName[];
  /** What others have answered about Supply Lines and Harassment (1.5.2). */
  supply: Answers;
  passage: Answers;
  /** What Romans or Aedui have answered about the use of their Auxilia or Warbands by the other (card 38). */
  pieces: Answers;
  /** Regions where Germanic Warbands are treated as Belgic ones (4.5.1). */
  enlisted: RegionId[];
  /** Regions where Build has placed or removed an Ally: no Seize there by the same Command (4.2.1). */
  built: RegionId[];
  /** A group has Marched into or out of Britannia (4.1.3). */
  viaBritannia: boolean;
  /** Cards of Capabilities that apply in one Region of a Command and have been used in it (13, 59). */
  used: number[];
  /** What the Non-player who decides has set out to do (8.1). */
  plan?: Plan;
}

/** Returns a Command about to begin. */
export function orderFor(command: CommandName, faction: Faction, by: Player, terms: Terms): Order {
  return {
    command,
    faction,
    by,
    terms,
    selected: [],
    abilities: [],
    supply: noAnswers(),
    passage: noAnswers(),
    pieces: noAnswers(),
    enlisted: [],
    built: [],
    viaBritannia: false,
    used: [],
  };
}

/** Returns a Command as it would be if more Factions had agreed. */
export function withAgreed(
  order: Readonly<Order>,
  matter: 'supply' | 'passage' | 'pieces',
  players: readonly Player[],
): Order {
  const { agreed, refused } = order[matter];
  return { ...order, [matter]: { agreed: [...agreed, ...players], refused } };
}

/** Returns a Command as it would be with Germanic Warbands treated as Belgic ones in these Regions (4.5.1). */
export function withEnlisted(order: Readonly<Order>, enlisted: RegionId[]): Order {
  return { ...order, enlisted };
}

/** Says whether a Region has been selected and paid for, and is still to be resolved (3.1). */
export function isPaid({ paid }: Order, region: RegionId): boolean {
  return paid?.includes(region) ?? false;
}

/** Writes down that a Region is selected and about to be resolved (3.1). */
export function noteSelected(order: Order, region: RegionId): void {
  if (isPaid(order, region)) order.paid = order.paid?.filter((each) => each !== region) ?? [];
  else order.selected.push(region);
}

/** Says whether one more Region may be selected, and this one, or be resolved that is paid for (3.1, 2.3.5). */
export function maySelect(order: Order, region: RegionId): boolean {
  const { selected, terms, paid } = order;
  if (selected.includes(region)) return paid?.includes(region) ?? false;
  if (terms.most !== null && selected.length >= terms.most) return false;
  return terms.regions === null || terms.regions.includes(region);
}

/** Returns in how many Regions a Command places pieces, as a prompt says it (2.3.5, 5.4). */
export function inRegions({ terms: { most } }: Order): string {
  if (most === null) return 'in Regions';
  return most === 1 ? 'in one Region' : `in up to ${most} Regions`;
}

/** What a Command that is over tells the step below it. */
export interface Executed {
  command: CommandName;
  /** The Regions selected; none when it was called off. */
  selected: RegionId[];
  abilities: AbilityName[];
}

/** Says whether a value handed down is of a Command that is over. */
export function isExecuted(value: unknown): value is Executed {
  return typeof value === 'object' && value !== null && 'command' in value && 'selected' in value;
}

/** Says whether a value handed down is of a Command that has been called off: no Region selected, no Special Ability used. */
export function isCalledOff(value: unknown): boolean {
  return isExecuted(value) && value.selected.length === 0 && value.abilities.length === 0;
}

/** Returns what a Command has come to. */
export function executed({ command, selected, abilities }: Order): Executed {
  return { command, selected, abilities };
}
