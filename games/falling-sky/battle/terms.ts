/* How a Battle is fought: plainly, or as a Special Ability or an Event changes it (4.2.3, 4.3.3). */

/** How a Region is fought in: plainly, or modified by a Special Ability. */
export type BattleMode = 'battle' | 'ambush' | 'besiege';

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

/** Returns terms of a Battle that differ from others, from those that nothing changes if no others are given. */
export function fightTermsWith(
  changes: Readonly<Partial<FightTerms>>,
  terms: Readonly<FightTerms> = PLAIN,
): FightTerms {
  return { ...terms, ...changes };
}

/** The terms of a Battle that nothing changes but how it is fought. */
export const TERMS: Readonly<Record<BattleMode, Readonly<FightTerms>>> = {
  battle: PLAIN,
  ambush: fightTermsWith({ ambush: true }),
  besiege: fightTermsWith({ besiege: true }),
};
