/* What a Battle is sure to bring the Aedui, whatever the Defender does and rolls (8.6.2). */
import { countOf, isImmobile, isTroop, type Rank, vulnerable } from '../../battle/armies';
import { type FightSetup, fightOf, retreating } from '../../battle/fight';
import type { Fight } from '../../battle/frames';
import { attackLosses, counterattackLosses } from '../../battle/strength';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn, isNamedLeaderIn } from '../../pieces/forces';
import { alliesAndCitadelsIn } from '../../pieces/tribes';
import type { G } from '../../state';
import { hasHardMobile, retreatLowers } from '../ambush';
import { fightAhead, opened, outlookOf, retreatsOf } from '../outlook';

/** What is sure of a Battle: the Defender stands or Retreats as suits it best, takes Losses first on what it can spare, and its rolls absorb them. */
export class Certainty {
  readonly #G: G;
  readonly #setup: FightSetup;
  #fight: Fight | null = null;
  #strikes: boolean | null = null;
  #pays: boolean | null = null;

  constructor(G: G, setup: FightSetup) {
    this.#G = G;
    this.#setup = setup;
  }

  /** A Loss, removal or roll, falls on a Leader, Ally, Citadel or Legion. */
  get strikes(): boolean {
    this.#strikes ??= this.#inAnyCase((retreats) =>
      isKeyStruck(this.#G, retreating(this.#ahead(), retreats)),
    );
    return this.#strikes;
  }

  /** The Defender takes a Loss, and as many as the Aedui or more. */
  get pays(): boolean {
    this.#pays ??= this.#inAnyCase((retreats) => {
      const { inflicted } = outlookOf(this.#G, this.#ahead(), retreats);
      return inflicted > 0 && inflicted >= mostSuffered(this.#G, retreating(this.#ahead(), retreats));
    });
    return this.#pays;
  }

  #inAnyCase(isSure: (retreats: boolean) => boolean): boolean {
    return retreatsOf(this.#G, this.#ahead()).every(isSure);
  }

  #ahead(): Fight {
    this.#fight ??= fightAhead(this.#G, this.#setup);
    return this.#fight;
  }
}

/** Says whether the Defender itself has a Leader, Legion, Ally or Citadel; it has no helpers in a Battle that a Command begins. */
export function hasKeyPiece(G: G, region: RegionId, defender: Faction): boolean {
  const { leader, legions } = forceIn(G, region, defender);
  return leader !== null || legions > 0 || alliesAndCitadelsIn(G, region, defender) > 0;
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
    const exposed = ranks.filter(({ piece }) => isImmobile(piece) === standing);
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
