/* What all Commands and Special Abilities have in common (3.1, 4.1): who executes, on what terms, what has been selected. */
import type { AnyFrame, Frame } from '../../kit/frame';
import type { AbilityName } from '../abilities/names';
import type { FightTerms } from '../battle/fight';
import type { Faction, Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { type Answers, noAnswers } from '../negotiation';
import type { Plan } from '../nonplayers/chart';
import type { G } from '../state';

/** The Commands of Romans, Gauls and Germans (3.2, 3.3, 3.4). */
export type CommandName = 'recruit' | 'march' | 'seize' | 'battle' | 'rally' | 'raid';

/** What the Commands are called. */
export const COMMAND_TITLES: Readonly<Record<CommandName, string>> = {
  recruit: 'Recruit',
  march: 'March',
  seize: 'Seize',
  battle: 'Battle',
  rally: 'Rally',
  raid: 'Raid',
};

/** What an Event limits in a March beside {@link Terms.regions} (origins), `most` (how many origins) and `into` (where groups end). */
export interface MarchLimits {
  /** How many groups may March in all; null for any number. */
  groups: number | null;
  /** How many pieces may March in all; null for any number. */
  pieces: number | null;
  /** How many Legions may March in all; null for any number. */
  legions: number | null;
  /** The Leader may March, too. */
  leader: boolean;
  /** Of Warbands and Auxilia only Hidden ones March. */
  hiddenOnly: boolean;
  /** How many Regions a group may enter at most; null for as many as it can. */
  steps: number | null;
  /** All that March end in one Region: no pieces drop off on the way, and no group goes elsewhere. */
  together: boolean;
  /** Only pieces that move flip to Hidden, not all at their origin. */
  flipsMovers: boolean;
}

/** The limits of a March that no Event limits; see {@link limitedTo}. */
export const UNLIMITED: MarchLimits = {
  groups: null,
  pieces: null,
  legions: null,
  leader: true,
  hiddenOnly: false,
  steps: null,
  together: false,
  flipsMovers: false,
};

/** Returns the limits of a March by an Event: none but these. */
export function limitedTo({
  groups = UNLIMITED.groups,
  pieces = UNLIMITED.pieces,
  legions = UNLIMITED.legions,
  leader = UNLIMITED.leader,
  hiddenOnly = UNLIMITED.hiddenOnly,
  steps = UNLIMITED.steps,
  together = UNLIMITED.together,
  flipsMovers = UNLIMITED.flipsMovers,
}: Partial<MarchLimits>): MarchLimits {
  return { groups, pieces, legions, leader, hiddenOnly, steps, together, flipsMovers };
}

/** On what terms a Command is executed: by the Sequence of Play, or as an Event grants it. */
export interface Terms {
  /** It costs nothing (3.1.2). */
  free: boolean;
  /** It selects just one Region (2.3.5). */
  limited: boolean;
  /** How many Special Abilities may be added. */
  abilities: number;
  /** The Special Abilities cost nothing, as an Event grants them (5.4). */
  freeAbilities: boolean;
  /** The only Regions that its Special Abilities may select; null for any. */
  abilityRegions: RegionId[] | null;
  /** The only Regions that may be selected (origins of a March); null for any. */
  regions: RegionId[] | null;
  /** The only Regions in which a Marching group may end or drop pieces off, though it may pass through others; null for any. */
  into: RegionId[] | null;
  /** What else limits a March (cards 9, 51, 54, 70, 72). */
  march: MarchLimits;
  /** How many Regions may be selected at most; null for any number. */
  most: number | null;
  /** How many Warbands a Raid may flip in a Region at most (card 51); null for as many as the rules allow. */
  raiders: number | null;
  /** The only Factions that may be the Defender of a Battle; null for any. */
  against: Faction[] | null;
  /** What an Event changes in every Battle of the Command; empty for nothing. */
  fight: Partial<FightTerms>;
  /** The number of the Event whose text changes the procedure; null for none. What it changes stands where it is changed. */
  card: number | null;
}

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

/** The terms of a Command by the Sequence of Play (2.3.4). */
export const FULL: Terms = {
  free: false,
  limited: false,
  abilities: 1,
  freeAbilities: false,
  abilityRegions: null,
  regions: null,
  into: null,
  march: UNLIMITED,
  most: null,
  raiders: null,
  against: null,
  fight: {},
  card: null,
};

/** Returns terms that differ from others, those by the Sequence of Play if no others are given; see {@link copyOfGame}. */
export function termsWith(changes: Readonly<Partial<Terms>>, terms: Readonly<Terms> = FULL): Terms {
  const {
    free = terms.free,
    limited = terms.limited,
    abilities = terms.abilities,
    freeAbilities = terms.freeAbilities,
    abilityRegions = terms.abilityRegions,
    regions = terms.regions,
    into = terms.into,
    march = terms.march,
    most = terms.most,
    raiders = terms.raiders,
    against = terms.against,
    fight = terms.fight,
    card = terms.card,
  } = changes;
  return {
    free,
    limited,
    abilities,
    freeAbilities,
    abilityRegions,
    regions,
    into,
    march,
    most,
    raiders,
    against,
    fight,
    card,
  };
}

/** The terms of a Limited Command (2.3.5). */
export const LIMITED = termsWith({ limited: true, abilities: 0, most: 1 });

/** The terms of a free Command as Events grant it: without Special Ability unless more is said (5.4). */
export const FREE = termsWith({ free: true, abilities: 0, freeAbilities: true });

/** Returns a Command about to begin. */
export function orderFor(command: CommandName, faction: Faction, by: Player, terms: Terms): Order {
  return {
    command,
    faction,
    by,
    terms,
    selected: [],
    paid: undefined,
    abilities: [],
    supply: noAnswers(),
    passage: noAnswers(),
    pieces: noAnswers(),
    enlisted: [],
    built: [],
    viaBritannia: false,
    used: [],
    plan: undefined,
  };
}

/** Returns a Command that shares all parts with another, any of which can be replaced in it; see {@link copyOfGame}. */
export function copyOfOrder(order: Readonly<Order>): Order {
  return {
    command: order.command,
    faction: order.faction,
    by: order.by,
    terms: order.terms,
    selected: order.selected,
    paid: order.paid,
    abilities: order.abilities,
    supply: order.supply,
    passage: order.passage,
    pieces: order.pieces,
    enlisted: order.enlisted,
    built: order.built,
    viaBritannia: order.viaBritannia,
    used: order.used,
    plan: order.plan,
  };
}

/** Returns a Command as it would be if more Factions had agreed. */
export function withAgreed(
  order: Readonly<Order>,
  matter: 'supply' | 'passage' | 'pieces',
  players: readonly Player[],
): Order {
  const { agreed, refused } = order[matter];
  const hopeful = copyOfOrder(order);
  hopeful[matter] = { agreed: [...agreed, ...players], refused };
  return hopeful;
}

/** Returns a Command as it would be with Germanic Warbands treated as Belgic ones in these Regions (4.5.1). */
export function withEnlisted(order: Readonly<Order>, enlisted: RegionId[]): Order {
  const joined = copyOfOrder(order);
  joined.enlisted = enlisted;
  return joined;
}

/** Returns the innermost Command under way, or null: what a Special Ability accompanies (4.1). */
export function orderUnderWay(G: G): Order | null {
  for (let index = G.stack.length - 1; index >= 0; index--) {
    const frame: Frame & { order?: Order } = G.stack[index];
    if (frame.order !== undefined) return frame.order;
  }
  return null;
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

/** Returns the frame in which a Command is executed. It finishes with what it has come to: {@link Executed}. */
export function commandFrame(order: Order): AnyFrame<G> {
  return { step: order.command, sides: [order.by], order };
}
