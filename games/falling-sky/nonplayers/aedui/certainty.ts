/* What a Battle is sure to bring the Aedui, whatever the Defender does and rolls (8.6.2). */
import { countOf, isStanding, isTroop, type Rank, vulnerable } from '../../battle/armies';
import { type Fight, type FightSetup, fightOf } from '../../battle/fight';
import { attackLosses, counterattackLosses } from '../../battle/strength';
import { isNamedLeaderIn } from '../../forces';
import type { G } from '../../state';
import { hasHardMobile, retreatLowers } from '../ambush';
import { fightAhead, opened, outlookOf, retreatsOf } from '../outlook';

/** What is sure of a Battle; each is reckoned when it is asked for. */
export interface Certainty {
  /** A Loss, removal or roll, falls on a Leader, Ally, Citadel or Legion. */
  readonly strikes: boolean;
  /** The Defender takes a Loss, and as many as the Aedui or more. */
  readonly pays: boolean;
}

/** Returns what is sure of a Battle: the Defender stands or Retreats as suits it best, takes Losses first on what it can spare, and its rolls absorb them. */
export function certaintyOf(G: G, setup: FightSetup): Certainty {
  const fight = fightAhead(G, setup);
  const choices = retreatsOf(G, fight);
  return {
    get strikes() {
      return choices.every((retreats) => isKeyStruck(G, { ...fight, retreats }));
    },
    get pays() {
      return choices.every((retreats) => {
        const { inflicted } = outlookOf(G, fight, retreats);
        return inflicted > 0 && inflicted >= mostSuffered(G, { ...fight, retreats });
      });
    },
  };
}

/**
 * Says whether Ambush is due in a Battle that is otherwise fought plainly: the Defender's Retreat could lower how many pieces it
 * loses, or its Counterattack could cost the Aedui a piece (8.6.2).
 */
export function isAmbushDue(G: G, setup: FightSetup): boolean {
  const fight = fightAhead(G, setup);
  return retreatLowers(G, fight) || mostSuffered(G, fight) > opened(G, fight).slung;
}

/** Returns the Defender's pieces that can take Losses. */
export function defendersIn(G: G, setup: FightSetup): readonly Rank[] {
  return vulnerable(G, fightOf(setup), 'defenders');
}

/** Loss rolls could keep the Defender's pieces: not under Ambush, unless Caesar's die allows them (4.3.3). */
function mayRoll(G: G, { terms, defender, region }: Fight): boolean {
  return !terms.ambush || (defender === 'romans' && isNamedLeaderIn(G, region, 'romans'));
}

/** Says whether the Losses of the Attack go beyond all that the Defender could take them on rather than on what the Aedui want. */
function isKeyStruck(G: G, fight: Fight): boolean {
  const ranks = vulnerable(G, fight, 'defenders');
  let left = attackLosses(G, opened(G, fight).fight);
  for (const standing of fight.retreats ? [true, false] : [false, true]) {
    const exposed = ranks.filter(({ piece }) => isStanding(piece) === standing);
    const absorbs = exposed.some(({ piece, elite }) => piece === 'fort' || elite);
    if (absorbs && mayRoll(G, fight)) return false;
    left -= countOf(exposed, ({ piece }) => isTroop(piece) || piece === 'fort');
    if (left <= 0) return false;
    if (exposed.some(({ piece }) => !isTroop(piece) && piece !== 'fort')) return true;
  }
  return false;
}

/** Returns the most Losses that the Aedui could take: in the Counterattack all rolls of the Defender could have succeeded. */
function mostSuffered(G: G, fight: Fight): number {
  const { slung } = opened(G, fight);
  if (fight.retreats || !mayRoll(G, fight) || fight.terms.noCounterattack) return slung;
  return hasHardMobile(G, fight)
    ? slung + counterattackLosses(G, fight)
    : outlookOf(G, fight, false).suffered;
}
