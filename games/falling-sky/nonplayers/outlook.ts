/* What a Battle would bring, as Non-players reckon it (8.4.3, 8.5.1, 8.6.2, 8.7.1, 8.8.1). */
import {
  contingentsOf,
  countOf,
  isImmobile,
  isTroop,
  mobileIn,
  type Rank,
  vulnerable,
} from '../battle/armies';
import { horseAsked, slingersAsked } from '../battle/capabilities';
import { mayRetreat } from '../battle/declare';
import { arverniIn, eliteFrame } from '../battle/elite';
import { type FightSetup, fightOf, retreating } from '../battle/fight';
import type { Army, Fight } from '../battle/frames';
import {
  attackLosses,
  counterattackLosses,
  hasStronghold,
  isCountered,
  shotAtByArchers,
  slingersLosses,
} from '../battle/strength';
import type { FightTerms } from '../battle/terms';
import { isPlayer } from '../components/factions';
import { LIES, mobileGroup } from '../pieces/force';
import { type Piece, tribeOfPiece } from '../pieces/forces';
import { hasCitadel } from '../pieces/tribes';
import type { G } from '../state';
import { isRunByPlayer } from './priorities';
import { sizeOf } from './sources';

const SLINGERS = 13;
const HORSE = 59;

/** Which Warbands Non-player Arverni pick first to fight as Legions (8.7.8). */
const ELITE_BY_RULE = [...LIES].reverse();

/** What a Battle would bring if every roll for a Loss of the Defender failed. */
export interface Outlook {
  /** Losses of the Defender, no more than it has pieces. */
  readonly inflicted: number;
  /** Losses of the Attacker: before the Attack, and in the Counterattack of the Defender's pieces that are left then. */
  readonly suffered: number;
  /** The same Losses, also where they are more than the Attacker has pieces (8.4.3). */
  readonly caused: number;
  /** The pieces of the Defender that would be lost or rolled for, in its order of taking Losses. */
  readonly struck: readonly Rank[];
  /** The Attacker's Leader would have to take one of those Losses. */
  readonly endangersLeader: boolean;
}

/**
 * Returns what a Battle would bring, presuming that all Loss rolls of the Defender remove the piece; `retreats` if the Defender
 * Retreats. `used` are the Capabilities for one Region of a Command that do not apply any more: those used in the one under way.
 */
export function outlook(G: G, setup: FightSetup, retreats = false, used?: readonly number[]): Outlook {
  return outlookOf(G, fightAhead(G, setup, used), retreats);
}

/** Returns a Battle as it will begin, with the Capabilities that apply to it, used by all who may (8.3.3, 8.7.1); see {@link outlook}. */
export function fightAhead(G: G, setup: FightSetup, used?: readonly number[]): Fight {
  const fight = fightOf(setup);
  fight.stronghold = hasStronghold(G, fight);
  pickElite(G, fight);
  fight.slingers = slingersAsked(G, fight, used) !== null;
  const asked = horseAsked(G, fight, used);
  if (G.capabilities[HORSE]?.text === 'unshaded') fight.horse = asked !== null;
  else fight.doubles = asked;
  return fight;
}

function pickElite(G: G, fight: Fight): void {
  let left = eliteFrame(G, fight)?.left ?? 0;
  if (left === 0) return;
  const group = arverniIn(G, fight);
  for (const lie of isRunByPlayer(G, 'arverni') ? LIES : ELITE_BY_RULE) {
    fight.elite[lie] = Math.min(left, group[lie]);
    left -= fight.elite[lie];
  }
}

/** Returns what the Defender of a Battle may do: stand (false), and Retreat (true) where it may. */
export function retreatsOf(G: G, fight: Fight): readonly boolean[] {
  return isPlayer(fight.defender) && mayRetreat(G, fight) ? [false, true] : [false];
}

/** Returns the Capabilities for one Region of a Command that a Battle uses. */
export function usedBy({ slingers, horse, doubles }: Fight): number[] {
  return [...(slingers ? [SLINGERS] : []), ...(horse || doubles !== null ? [HORSE] : [])];
}

/** Returns what a Battle under way would bring if the Defender stood or Retreated; see {@link outlook}. */
export function outlookOf(G: G, underWay: Fight, retreats: boolean): Outlook {
  return new Reckoning(G, underWay, retreats);
}

/** The Losses of the Attack, and those of the Attacker once they are asked for: many want to know of the former only. */
class Reckoning implements Outlook {
  readonly inflicted: number;
  readonly struck: readonly Rank[];
  readonly #G: G;
  readonly #underWay: Fight;
  readonly #attacked: Fight;
  /** What the Attack itself strikes, and how many the Attacker has lost before it. */
  readonly #hit: readonly Rank[];
  readonly #slung: number;
  #caused: number | null = null;
  #attackers: readonly Rank[] | null = null;

  constructor(G: G, underWay: Fight, retreats: boolean) {
    const { fight, shot, slung } = opened(G, underWay);
    const attacked = retreating(fight, retreats);
    const hit = hitIn(G, underWay, attacked, shot);
    this.struck = shot.length === 0 ? hit : [...shot, ...hit];
    this.inflicted = sizeOf(this.struck);
    this.#G = G;
    this.#underWay = underWay;
    this.#attacked = attacked;
    this.#hit = hit;
    this.#slung = slung;
  }

  get caused(): number {
    this.#caused ??= this.#slung + this.#countered();
    return this.#caused;
  }

  get suffered(): number {
    return this.caused === 0 ? 0 : Math.min(this.caused, sizeOf(this.#ranks()));
  }

  get endangersLeader(): boolean {
    if (this.caused === 0) return false;
    const ranks = this.#ranks();
    const others = countOf(ranks, ({ piece }) => piece !== 'leader' && !isImmobile(piece));
    return this.caused > others && ranks.some(({ piece }) => piece === 'leader');
  }

  #countered(): number {
    if (!isCountered(this.#attacked)) return 0;
    return counterattackLosses(this.#G, withoutLosses(this.#G, this.#attacked, 'defenders', this.#hit));
  }

  #ranks(): readonly Rank[] {
    this.#attackers ??= vulnerable(this.#G, this.#underWay, 'attackers');
    return this.#attackers;
  }
}

/** Returns the pieces of the Defender that the Attack strikes, after those that have been shot. */
function hitIn(G: G, underWay: Fight, attacked: Fight, shot: readonly Rank[]): Rank[] {
  const losses = attackLosses(G, attacked);
  if (losses === 0) return [];
  const exposed = withoutRanks(vulnerable(G, underWay, 'defenders'), shot);
  return struckOf(G, attacked, exposed, losses, shot.length > 0 ? null : attacked.terms.firstLoss);
}

/** A Battle after the Losses that come before the Attack (cards 13, 27). */
interface Opened {
  fight: Fight;
  /** The pieces of the Defender that they strike. */
  shot: readonly Rank[];
  /** How many the Attacker takes. */
  slung: number;
}

/** Returns a Battle as it is after the Losses that come before the Attack; as it is where it has come further (cards 13, 27). */
export function opened(G: G, fight: Fight): Opened {
  if (fight.stage !== 'begin') return { fight, shot: [], slung: 0 };
  const shotAt = shotAtByArchers(G, fight);
  const slung = Number(shotAt === 'attackers') + (fight.slingers ? slingersLosses(G, fight) : 0);
  const shots = Number(shotAt === 'defenders');
  if (slung + shots === 0) return { fight, shot: [], slung };
  const shot = struckOf(G, fight, vulnerable(G, fight, 'defenders'), shots, fight.terms.firstLoss);
  const lost = struckOf(G, fight, vulnerable(G, fight, 'attackers'), slung, null);
  const left = withoutLosses(G, withoutLosses(G, fight, 'defenders', shot), 'attackers', lost);
  return { fight: left, shot, slung };
}

/** The places of Legions in the order in which pieces are lost, and of whatever comes after all that move. */
const [LEGION, LAST] = [3, 5];
const PLACES: ReadonlyMap<Piece, number> = new Map<Piece, number>([
  ['scouted', 0],
  ['revealed', 1],
  ['hidden', 2],
  ['legion', LEGION],
  ['leader', 4],
]);

/**
 * Returns those of a side's pieces that so many Losses fall on: Warbands and Auxilia first; what stands first where it Retreats, else
 * last; before them all what an Event strikes first (cards 2, 25).
 */
export function struckOf(
  G: G,
  fight: Fight,
  ranks: readonly Rank[],
  losses: number,
  first: FightTerms['firstLoss'],
): Rank[] {
  if (losses === 0) return [];
  const struck: Rank[] = [];
  let left = losses;
  const forced = first === null ? undefined : ranks.find((rank) => isForced(G, rank, first));
  if (forced !== undefined) {
    struck.push(rankOf(forced, 1));
    left--;
  }
  const others = [...withoutRanks(ranks, struck)];
  while (left > 0 && others.length > 0) {
    const [rank] = others.splice(soonest(G, fight, others), 1);
    const count = Math.min(left, rank.count);
    if (count > 0) struck.push(count === rank.count ? rank : rankOf(rank, count));
    left -= count;
  }
  return struck;
}

function isForced(G: G, { piece }: Rank, first: FightTerms['firstLoss']): boolean {
  const tribe = tribeOfPiece(piece);
  return first === 'legion' ? piece === 'legion' : tribe !== null && !hasCitadel(G, tribe);
}

/** Returns at which index those of some ranks are that are lost before the others. */
function soonest(G: G, fight: Fight, ranks: readonly Rank[]): number {
  let found = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < ranks.length; index++) {
    const place = placeOf(G, fight, ranks[index]);
    if (place >= least) continue;
    least = place;
    found = index;
  }
  return found;
}

/** Warbands that fight as Legions are the first to be lost by Non-player Arverni, and by players as Legions are (8.7.8). */
function placeOf(G: G, { retreats }: Fight, { piece, elite }: Rank): number {
  const place = PLACES.get(piece);
  if (place === undefined) return (piece.startsWith('ally') ? 0 : 1) + (retreats ? -2 : LAST);
  if (!elite) return place;
  return isRunByPlayer(G, 'arverni') ? LEGION : (place - LAST) / 10;
}

function withoutRanks(ranks: readonly Rank[], gone: readonly Rank[]): readonly Rank[] {
  if (gone.length === 0) return ranks;
  return ranks.map((rank) => rankOf(rank, rank.count - countOf(gone, (each) => areAlike(each, rank))));
}

/** Returns so many pieces of a rank. */
function rankOf({ faction, piece, elite }: Rank, count: number): Rank {
  return { faction, piece, count, elite };
}

function areAlike(a: Rank, b: Rank): boolean {
  return a.faction === b.faction && a.piece === b.piece;
}

function withoutLosses(G: G, fight: Fight, army: Army, struck: readonly Rank[]): Fight {
  if (struck.length === 0) return fight;
  const { hidden, revealed, scouted } = fight.elite;
  const elite = { hidden, revealed, scouted };
  for (const rank of struck) if (rank.elite && isTroop(rank.piece)) elite[rank.piece] -= rank.count;
  const contingents = contingentsOf(fight, army).map((contingent) => {
    const group = mobileGroup(mobileIn(G, fight, army, contingent));
    for (const { faction, piece, count } of struck) {
      if (faction !== contingent.faction) continue;
      if (piece === 'leader') group.leader = null;
      else if (piece === 'legion') group.legions -= count;
      else if (isTroop(piece)) group[piece] -= count;
    }
    return { faction: contingent.faction, pieces: group };
  });
  return { ...fight, elite, [army]: contingents };
}

/** Returns how much what a Battle strikes counts where an Event leaves the Region open: Legions, then Citadels, then Allies, then others (8.2.3). */
export function strikeValue(struck: readonly Rank[]): number {
  return struck.reduce((sum, { piece, count }) => sum + count * worthOfLoss(piece), 0);
}

function worthOfLoss(piece: string): number {
  if (piece === 'legion') return 100_000;
  if (piece.startsWith('citadel')) return 10_000;
  return piece.startsWith('ally') ? 100 : 1;
}
