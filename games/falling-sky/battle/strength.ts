/* What Losses a Battle causes (3.2.4, 3.3.4, 3.4.4). Sums are in halves until they are rounded. */

import { cardOf } from '../components/box';
import { LIES, mobileOf, troopsOf } from '../pieces/force';
import { forceIn } from '../pieces/forces';
import { citadelsIn } from '../pieces/tribes';
import type { G } from '../state';
import { contingentsOf, enemyOf, factionOf, hasLeaderAndLegion, mobileIn } from './armies';
import { type FightSetup, fightOf } from './fight';
import type { Army, Fight } from './frames';

/** What a Battle would cost both sides if all pieces there now fought. */
export interface Forecast {
  /** Losses of the Defender in the Attack. */
  attack: number;
  /** Losses of the Attacker in a Counterattack before the Defender has lost a piece; 0 where there is none. */
  counterattack: number;
}

/** Returns what Losses a Battle would cause, in the Attack and, by all who are there now, in the Counterattack. */
export function forecast(G: G, setup: FightSetup, retreats = false): Forecast {
  const fight = fightOf(setup);
  fight.stronghold = hasStronghold(G, fight);
  fight.retreats = retreats;
  return {
    attack: attackLosses(G, fight),
    counterattack: isCountered(fight) ? counterattackLosses(G, fight) : 0,
  };
}

/** Says whether there will be a Counterattack, as far as is known (3.2.4, 4.3.3). */
export function isCountered({ retreats, terms, caesarHolds }: Fight): boolean {
  return !retreats && !terms.noCounterattack && (!terms.ambush || caesarHolds);
}

/** Says whether the Defender has a Fort or Citadel in the Region, or is treated as if (3.3.4, cards 4, 21). */
export function hasStronghold(G: G, fight: Fight): boolean {
  const { region, defender, terms } = fight;
  if (citadelsIn(G, region, defender).length > 0) return true;
  if (defender !== 'romans' || terms.noFort) return false;
  return forceIn(G, region, 'romans').fort || isEnclosed(G, fight);
}

/** Says whether only pieces under the Circumvallation marker attack (card 4). */
function isEnclosed(G: G, { region, attacker }: Fight): boolean {
  const marker = G.circumvallation;
  if (marker === null || marker.region !== region || marker.faction !== attacker) return false;
  const force = forceIn(G, region, attacker);
  return mobileOf(force) > 0 && troopsOf(force) <= marker.troops && (force.leader === null || marker.leader);
}

/** Is told what changes the half Losses or Losses of a side, with what they are after it. */
type Tell = (why: string, now: number) => void;

/** Returns the Losses that the Defender takes in the Attack: halved, rounded down, and changed by Capabilities. */
export function attackLosses(G: G, fight: Fight, tell?: Tell): number {
  const { terms, attacker, retreats } = fight;
  let halves = halvesOf(G, fight, 'attackers');
  if (terms.extraLosses > 0) {
    halves += 2 * terms.extraLosses;
    tell?.(`${terms.extraLosses} more by the Event`, halves / 2);
  }
  if (attacker === 'arverni' && G.capabilities[27]?.text === 'unshaded') {
    halves = Math.max(0, halves - 2);
    tell?.(`one less: ${cardOf(G, 27).name}`, halves / 2);
  }
  if (fight.doubles === attacker) {
    halves *= 2;
    tell?.(`doubled: ${cardOf(G, 59).name}`, halves / 2);
  }
  const isHalved = retreats || isShielded(G, fight);
  if (isHalved) tell?.(retreats ? 'halved: Retreat' : 'halved: Fort or Citadel', halves / 4);
  return afterLegioX(G, fight, 'attackers', Math.floor(isHalved ? halves / 4 : halves / 2), tell);
}

/** Says whether a Fort or Citadel halves the Losses of the Attack (3.2.4, 3.3.4, cards 10, 36, 58). */
function isShielded(G: G, { stronghold, terms }: Fight): boolean {
  const isBattered = terms.besiege && G.capabilities[10]?.text === 'unshaded';
  return stronghold && !terms.noHalving && !isBattered;
}

/** Returns the Losses that the Attacker takes in the Counterattack of who is there of the Defenders. */
export function counterattackLosses(G: G, fight: Fight, tell?: Tell): number {
  let halves = halvesOf(G, fight, 'defenders');
  if (fight.doubles === fight.defender) {
    halves *= 2;
    tell?.(`doubled: ${cardOf(G, 59).name}`, halves / 2);
  }
  return afterLegioX(G, fight, 'defenders', Math.floor(halves / 2), tell);
}

/** Returns Losses that a side causes after what card 15 adds for the Romans or takes from their enemy. */
function afterLegioX(G: G, fight: Fight, army: Army, losses: number, tell?: Tell): number {
  if (G.capabilities[15]?.text !== 'unshaded') return losses;
  const isRoman = (side: Army) => factionOf(fight, side) === 'romans' && hasLeaderAndLegion(G, fight, side);
  if (isRoman(army)) {
    tell?.(`two more: ${cardOf(G, 15).name}`, losses + 2);
    return losses + 2;
  }
  if (!isRoman(enemyOf(army))) return losses;
  const fewer = Math.max(0, losses - 1);
  tell?.(`one less: ${cardOf(G, 15).name}`, fewer);
  return fewer;
}

/** What the pieces of a kind of a side cause, in half Losses. */
export type Contribution = (
  kind: 'leader' | 'legion' | 'elite' | 'troop',
  count: number,
  halves: number,
) => void;

/** Returns the half Losses that the pieces of a side cause, and tells what each kind of piece does. */
export function halvesOf(G: G, fight: Fight, army: Army, tell?: Contribution): number {
  let troops = 0;
  let elite = 0;
  let leaders = 0;
  let legions = 0;
  let isLed = false;
  for (const contingent of contingentsOf(fight, army)) {
    const group = mobileIn(G, fight, army, contingent);
    if (group.leader !== null) leaders++;
    if (group.leader === 'named') isLed = true;
    legions += group.legions;
    for (const lie of LIES) {
      const picked = contingent.faction === 'arverni' ? fight.elite[lie] : 0;
      elite += picked;
      troops += Math.max(0, group[lie] - picked);
    }
  }
  const byLegions = 2 * (legions + (isLed ? doubledLegions(G, fight, legions) : 0));
  const byTroops = troops * weightOfTroop(fight, army, isLed);
  tell?.('leader', leaders, 2 * leaders);
  tell?.('legion', legions, byLegions);
  tell?.('elite', elite, 2 * elite);
  tell?.('troop', troops, byTroops);
  return 2 * (leaders + elite) + byLegions + byTroops;
}

/** Returns for how many Legions Caesar's Attack counts twice (3.2.4, card 15). */
function doubledLegions(G: G, fight: Fight, legions: number): number {
  if (fight.attacker !== 'romans') return 0;
  return G.capabilities[15]?.text === 'shaded' ? Math.min(1, legions) : legions;
}

/** Returns the half Losses that one Warband or Auxilia of a side causes, be it led by its named Leader (3.3.4, cards 6, 11, 59). */
function weightOfTroop(fight: Fight, army: Army, isLed: boolean): number {
  const faction = factionOf(fight, army);
  const isAttack = army === 'attackers';
  const isAmbiorix = isAttack && faction === 'belgae' && isLed;
  const weight = isAmbiorix || (faction === 'romans' && fight.horse) ? 2 : 1;
  return isAttack && fight.terms.doubledTroops ? weight * 2 : weight;
}

/** Returns the side that takes a Loss at the start as its enemy has six Arverni Warbands, or null (card 27). */
export function shotAtByArchers(G: G, fight: Fight): Army | null {
  if (G.capabilities[27]?.text !== 'shaded') return null;
  for (const army of ['attackers', 'defenders'] as const) {
    let warbands = 0;
    for (const contingent of contingentsOf(fight, army))
      if (contingent.faction === 'arverni') warbands += troopsOf(mobileIn(G, fight, army, contingent));
    if (warbands >= 6) return enemyOf(army);
  }
  return null;
}

/** Returns the Losses that Auxilia in the Region cause the Attacker before all else (card 13, with card 59). */
export function slingersLosses(G: G, { region, horse }: Fight): number {
  const auxilia = troopsOf(forceIn(G, region, 'romans'));
  return horse ? auxilia : Math.floor(auxilia / 2);
}
