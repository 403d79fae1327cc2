/* What a Battle is sure to bring the Aedui, whatever the Defender does and rolls (8.6.2). */
import { countOf, isStanding, isTroop, type Rank, ranksOf, vulnerable } from '../../battle/armies';
import { mayRetreat } from '../../battle/declare';
import { type Fight, type FightSetup, fightOf } from '../../battle/fight';
import { attackLosses, counterattackLosses, hasStronghold } from '../../battle/strength';
import { isPlayer } from '../../components/factions';
import { isNamedLeaderIn } from '../../forces';
import type { G } from '../../state';
import { outlook } from '../outlook';

/** What is sure of a Battle; each is reckoned when it is asked for. */
export interface Certainty {
  /** A Loss, removal or roll, falls on a Leader, Ally, Citadel or Legion. */
  readonly strikes: boolean;
  /** The Defender takes a Loss, and as many as the Aedui or more. */
  readonly pays: boolean;
}

/** Returns what is sure of a Battle: the Defender stands or Retreats as suits it best, takes Losses first on what it can spare, and its rolls absorb them. */
export function certaintyOf(G: G, setup: FightSetup): Certainty {
  const fight = begun(G, setup);
  const choices = mayFlee(G, fight) ? [false, true] : [false];
  return {
    get strikes() {
      return choices.every((retreats) => isKeyStruck(G, { ...fight, retreats }));
    },
    get pays() {
      return choices.every((retreats) => {
        const { inflicted } = outlook(G, setup, retreats);
        return inflicted > 0 && (retreats || inflicted >= counterOf(G, setup));
      });
    },
  };
}

/**
 * Says whether Ambush is due in a Battle that is otherwise fought plainly: the Defender's Retreat could lower how many pieces it
 * loses, or its Counterattack could cost the Aedui a piece (8.6.2).
 */
export function isAmbushDue(G: G, setup: FightSetup): boolean {
  const lowers =
    mayFlee(G, begun(G, setup)) && outlook(G, setup, true).inflicted < outlook(G, setup).inflicted;
  return lowers || counterOf(G, setup) > 0;
}

/** Returns the Defender's pieces that could be lost, alike ones together: if it stands, and if it Retreats where it may. */
export function struckIn(G: G, setup: FightSetup): (readonly Rank[])[] {
  const choices = mayFlee(G, begun(G, setup)) ? [false, true] : [false];
  return choices.map((retreats) => outlook(G, setup, retreats).struck);
}

/** Returns the Defender's pieces that can take Losses. */
export function defendersIn(G: G, setup: FightSetup): readonly Rank[] {
  return vulnerable(G, fightOf(setup), 'defenders');
}

function begun(G: G, setup: FightSetup): Fight {
  const fight = fightOf(setup);
  fight.stronghold = hasStronghold(G, fight);
  return fight;
}

function mayFlee(G: G, fight: Fight): boolean {
  return isPlayer(fight.defender) && mayRetreat(G, fight);
}

/** Loss rolls could keep the Defender's pieces: not under Ambush, unless Caesar's die allows them (4.3.3). */
function mayRoll(G: G, { terms, defender, region }: Fight): boolean {
  return !terms.ambush || (defender === 'romans' && isNamedLeaderIn(G, region, 'romans'));
}

/** Says whether the Losses of the Attack go beyond all that the Defender could take them on rather than on what the Aedui want. */
function isKeyStruck(G: G, fight: Fight): boolean {
  const ranks = vulnerable(G, fight, 'defenders');
  let left = attackLosses(G, fight);
  for (const standing of fight.retreats ? [true, false] : [false, true]) {
    const exposed = ranks.filter(({ piece }) => isStanding(piece) === standing);
    const isFort = exposed.some(({ piece }) => piece === 'fort');
    if (isFort && mayRoll(G, fight)) return false;
    left -= countOf(exposed, ({ piece }) => isTroop(piece) || piece === 'fort');
    if (left <= 0) return false;
    if (exposed.some(({ piece }) => !isTroop(piece) && piece !== 'fort')) return true;
  }
  return false;
}

/** Returns the most Losses that the Aedui could take in the Counterattack: of a Leader or Legions there, all rolls could succeed. */
function counterOf(G: G, setup: FightSetup): number {
  const fight = begun(G, setup);
  if (!mayRoll(G, fight) || fight.terms.noCounterattack) return 0;
  const isHard = ranksOf(G, fight, 'defenders').some(({ piece }) => piece === 'leader' || piece === 'legion');
  return isHard ? counterattackLosses(G, fight) : outlook(G, setup).suffered;
}
