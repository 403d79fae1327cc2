/* A Battle in one Region (3.2.4, 3.3.4, 3.4.4), an Ambush among them (4.3.3, 4.4.3, 4.5.3): who fights whom, on what terms, and how far it has come. */
import type { AnyFrame } from '../../kit/frame';
import type { Faction, Player } from '../components/factions';
import type { RegionId } from '../components/map';
import type { Group, Lie } from '../forces';
import { mobileGroup } from '../forces';
import { type Answers, noAnswers } from '../negotiation';
import type { G } from '../state';

/**
 * Pieces of a Faction that take part on one side: all it has in the Region, all its Warbands or Auxilia, or just those of
 * a group. Only with all of them do Allies, Citadels and Fort take part, too.
 */
export interface Contingent {
  faction: Faction;
  pieces: 'all' | 'troops' | Group;
}

/** How a Region is fought in: plainly, or modified by a Special Ability. */
export type Way = 'battle' | 'ambush' | 'besiege';

/** What a Special Ability or Event changes in one Battle; see {@link PLAIN} for what holds otherwise. */
export interface FightTerms {
  /** No Retreat, no Loss rolls for the Defender and no Counterattack, unless Caesar's die allows the latter two (4.3.3). */
  ambush: boolean;
  /** The Attacker removes an Ally or Citadel before the Attack (4.2.3). */
  besiege: boolean;
  /** The Defender may not Retreat (cards 36, 54). */
  noRetreat: boolean;
  /** There is no Counterattack (card 36). */
  noCounterattack: boolean;
  /** Fort and Citadel of the Defender do not halve Losses (cards 36, 58). */
  noHalving: boolean;
  /** The Defender's Fort is treated as absent (card 21). */
  noFort: boolean;
  /** Losses added to the Attack before halving (card 25). */
  extraLosses: number;
  /** The Attacker's Warbands or Auxilia cause twice their usual Losses (cards 6, 11). */
  doubledTroops: boolean;
  /** What the Defender's first Loss of the Battle must be, without a roll, if it has one there; null once taken (cards 2, 25). */
  firstLoss: 'legion' | 'ally' | null;
  /** The Attacker's Warbands and Auxilia end Hidden, not Revealed (card 36). */
  hides: boolean;
}

/** The terms of a Battle that nothing changes. */
export const PLAIN: Readonly<FightTerms> = {
  ambush: false,
  besiege: false,
  noRetreat: false,
  noCounterattack: false,
  noHalving: false,
  noFort: false,
  extraLosses: 0,
  doubledTroops: false,
  firstLoss: null,
  hides: false,
};

/** Returns terms of a Battle that differ from others, from those that nothing changes if no others are given; see {@link copyOfGame}. */
export function fightTermsWith(
  changes: Readonly<Partial<FightTerms>>,
  terms: Readonly<FightTerms> = PLAIN,
): FightTerms {
  const {
    ambush = terms.ambush,
    besiege = terms.besiege,
    noRetreat = terms.noRetreat,
    noCounterattack = terms.noCounterattack,
    noHalving = terms.noHalving,
    noFort = terms.noFort,
    extraLosses = terms.extraLosses,
    doubledTroops = terms.doubledTroops,
    firstLoss = terms.firstLoss,
    hides = terms.hides,
  } = changes;
  return {
    ambush,
    besiege,
    noRetreat,
    noCounterattack,
    noHalving,
    noFort,
    extraLosses,
    doubledTroops,
    firstLoss,
    hides,
  };
}

/** The terms of a Battle that nothing changes but how it is fought. */
export const TERMS: Readonly<Record<Way, Readonly<FightTerms>>> = {
  battle: PLAIN,
  ambush: fightTermsWith({ ambush: true }),
  besiege: fightTermsWith({ besiege: true }),
};

/** Returns what a Battle is called with, listed in full; see {@link copyOfGame}. */
export function setupWith({
  region,
  attacker,
  by,
  defender,
  group,
  helpers,
  borrows,
  defendingHelpers,
  terms,
}: FightSetup): FightSetup {
  return { region, attacker, by, defender, group, helpers, borrows, defendingHelpers, terms };
}

/** What a Battle is called with. */
export interface FightSetup {
  region: RegionId;
  attacker: Faction;
  /** Who decides for the Attacker; null for the rules themselves (Germans in Winter, 6.2.4). */
  by: Player | null;
  defender: Faction;
  /** The only pieces of the Attacker in the Battle (cards 11, 72); all it has there when left out. */
  group?: Group;
  /** Pieces of others that the Attacker uses as its own: Enlisted Germans (4.5.1), Aedui (card 45), Auxilia (card 38). */
  helpers?: readonly Contingent[];
  /** The Attacker may still ask for pieces of another, as no Command has asked (card 38). */
  borrows?: boolean;
  /** Pieces of others that the Defender uses as its own (card 38). */
  defendingHelpers?: readonly Contingent[];
  terms?: Partial<FightTerms>;
}

/** What happens next in a Battle, in the order of the procedure. */
export type Stage =
  | 'begin'
  | 'defence'
  | 'elite'
  | 'slingers'
  | 'horse'
  | 'ambush'
  | 'archers'
  | 'slings'
  | 'declare'
  | 'besiege'
  | 'attack'
  | 'counterattack'
  | 'reveal'
  | 'retreat'
  | 'ballistae'
  | 'end';

/** A Battle under way. */
export interface Fight {
  region: RegionId;
  attacker: Faction;
  by: Player | null;
  defender: Faction;
  attackers: Contingent[];
  defenders: Contingent[];
  borrows?: boolean;
  terms: Readonly<FightTerms>;
  stage: Stage;
  /** The Defender has a Fort or Citadel when the Battle begins, which halves the Losses of the Attack. */
  stronghold: boolean;
  /** The Defender has declared Retreat; and which Factions let it Retreat to where they Control. */
  retreats: boolean;
  retreat: Answers;
  /** Caesar's die keeps Loss rolls and Counterattack for the Romans (4.3.3). */
  caesarHolds: boolean;
  /** How many Arverni Warbands take and cause Losses like Legions, by how they lie (card 30). */
  elite: Record<Lie, number>;
  /** Auxilia cause one Loss each (card 59). */
  horse: boolean;
  /** The Faction whose enemy takes double Losses (card 59). */
  doubles: Faction | null;
  /** Auxilia cause Losses to the Attacker first (card 13). */
  slingers: boolean;
}

/**
 * Returns the frame of a Battle in one Region between an Attacker and a Defender, which goes through all its steps and
 * finishes. It is called by the Battle Command, by Events and in the Germans Phase: who calls it has seen to it that both
 * have pieces there, that an Ambush is possible, and has paid. Capabilities apply by themselves; those that apply in one
 * Region of a Command remember it in `used` of the Command's order (or of the innermost frame that has a list of that name).
 *
 * @example
 * play.call(fightFrame({ region, attacker: 'germans', by: null, defender, terms: { ambush: true } }));
 */
export function fightFrame(setup: FightSetup): AnyFrame<G> {
  return { step: 'fight', sides: [], ...fightOf(setup) };
}

/** What there is of a Battle before its terms: where it is, and whose pieces are in it. */
export type Sides = Pick<Fight, 'region' | 'attackers' | 'defenders'>;

/** Returns who would take part in a Battle. */
export function sidesOf({ region, attacker, defender, group, helpers, defendingHelpers }: FightSetup): Sides {
  return {
    region,
    attackers: [
      { faction: attacker, pieces: group === undefined ? 'all' : mobileGroup(group) },
      ...(helpers ?? []),
    ],
    defenders: [{ faction: defender, pieces: 'all' }, ...(defendingHelpers ?? [])],
  };
}

/** Returns a Battle about to begin, as {@link fightFrame} starts it: also what to ask about its Losses beforehand. */
export function fightOf(setup: FightSetup): Fight {
  const { attacker, by, defender, borrows, terms } = setup;
  const { region, attackers, defenders } = sidesOf(setup);
  return {
    region,
    attacker,
    by,
    defender,
    attackers,
    defenders,
    borrows: borrows || undefined,
    terms: completed(terms ?? PLAIN),
    stage: 'begin',
    stronghold: false,
    retreats: false,
    retreat: noAnswers(),
    caesarHolds: false,
    elite: { hidden: 0, revealed: 0, scouted: 0 },
    horse: false,
    doubles: null,
    slingers: false,
  };
}

function completed(terms: Readonly<Partial<FightTerms>>): Readonly<FightTerms> {
  const { battle, ambush, besiege } = TERMS;
  if (terms === battle) return battle;
  if (terms === ambush) return ambush;
  return terms === besiege ? besiege : fightTermsWith(terms);
}

/** Returns the same Battle again, to be reckoned with: what it holds is shared. */
export function copyOfFight(fight: Readonly<Fight>): Fight {
  return {
    region: fight.region,
    attacker: fight.attacker,
    by: fight.by,
    defender: fight.defender,
    attackers: fight.attackers,
    defenders: fight.defenders,
    borrows: fight.borrows,
    terms: fight.terms,
    stage: fight.stage,
    stronghold: fight.stronghold,
    retreats: fight.retreats,
    retreat: fight.retreat,
    caesarHolds: fight.caesarHolds,
    elite: fight.elite,
    horse: fight.horse,
    doubles: fight.doubles,
    slingers: fight.slingers,
  };
}

/** Returns a Battle as it would be if the Defender Retreated, or did not. */
export function retreating(fight: Fight, retreats: boolean): Fight {
  if (fight.retreats === retreats) return fight;
  const other = copyOfFight(fight);
  other.retreats = retreats;
  return other;
}
