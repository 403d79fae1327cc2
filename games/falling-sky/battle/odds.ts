/*
 * What a Battle may bring (3.2.4, 3.3.4, 3.4.4), reckoned ahead: its own procedure goes on with a copy of the game, once for each
 * way the dice may fall, and every Loss is taken by what takes it in play.
 */
import type { AnyFrame } from '../../kit/frame';
import { clone } from '../../kit/json';
import { Play } from '../../kit/play';
import { NO_CHANCE } from '../../kit/random';
import { type Chance, greatestOf, meanOf, spread } from '../chances';
import type { RegionId } from '../components/map';
import { LIES } from '../pieces/force';
import { copyToTry } from '../pieces/hypothetical';
import { removePiece } from '../pieces/removal';
import type { G } from '../state';
import { countOf, factionOf, type Rank, ranksOf, vulnerable } from './armies';
import { mayRetreat, retreatRegions } from './declare';
import { arverniIn } from './elite';
import type { Army, Fight, Losses, Stage } from './frames';
import { exposed, firstStill, isRolled, nextOfGermans, removedUpTo, takeOff } from './losses';
import { goOn, isBefore, mayRoll } from './procedure';
import { besieged } from './siege';
import { isCountered } from './strength';

/** How a side takes Losses as long as it has a choice: it rolls for what can absorb them, or removes what cannot. */
export type Taking = 'rolls' | 'removes';

const TAKINGS: readonly Taking[] = ['rolls', 'removes'];

/** What is expected if whoever chooses rolls first, and if it removes Warbands and Auxilia first: the less and the more of both. */
export interface Expected {
  low: number;
  high: number;
}

/** What a side would lose. */
export interface Toll {
  /** The Losses it has to take. */
  losses: Expected & { greatest: number };
  /** The pieces that are gone then. */
  pieces: Expected & { greatest: number };
  /** Which pieces those are, in the order of {@link orderOfLosses}. */
  ranks: readonly { rank: Rank; lost: Expected }[];
}

/** What a Battle would bring if the Defender stood, or Retreated. */
export interface Outcome {
  tolls: Readonly<Record<Army, Toll>>;
  /** Whether the Defender may Counterattack: no, yes, or only by Caesar's die (4.3.3). */
  counterattack: 'none' | 'certain' | 'by a die';
}

/** What a Battle would bring. */
export interface Odds {
  /** Null once the Defender has declared that it Retreats. */
  stands: Outcome | null;
  /** Null where the Defender cannot Retreat, or has declared that it stands. */
  retreats: Outcome | null;
  /** The Regions that let the Defender in as it Retreats, if nobody more is asked. */
  refuges: readonly RegionId[];
}

/** What is under way in a Battle above its own frame. */
type Pending = readonly AnyFrame<G>[];

/**
 * Returns what a Battle would bring from here on: one about to begin ({@link fightOf}), or one under way with the frames above its
 * own. What somebody may still use or not (cards 13, 38, 59) is not used, the Arverni pick those of their Warbands who lie Hidden
 * first (card 30), and Besiege takes a Citadel before an Ally. Nothing of the game is changed.
 */
export function oddsOf(G: G, fight: Fight, pending: Pending = []): Odds {
  const isOpen = isToBeDeclared(fight, pending);
  const mayGo = isOpen && mayRetreat(G, fight) && fight.defender !== 'germans';
  return {
    stands: !isOpen && fight.retreats ? null : outcomeOf(G, fight, pending, false),
    retreats: mayGo || (!isOpen && fight.retreats) ? outcomeOf(G, fight, pending, true) : null,
    refuges: retreatRegions(G, fight),
  };
}

/** Returns a Battle as it goes into the Attack, with what is reckoned by {@link oddsOf}: a Citadel or Fort, Warbands that fight as Legions. */
export function atAttack(G: G, fight: Fight, pending: Pending = []): Fight {
  if (!isBefore(fight.stage, 'besiege')) return fight;
  return casesOf(G, fight, pending, STANDING, 'declare')[0].value.fight;
}

const STANDING: Decided = { retreats: false, attackers: 'removes', defenders: 'removes' };

/** Says whether the Defender has still to declare whether it Retreats. */
export function isToBeDeclared({ stage }: Fight, pending: Pending = []): boolean {
  return isBefore(stage, 'besiege') || pending.some(({ step }) => step === 'declare');
}

/** Returns the pieces of a side in the order in which they take Losses: of those in one list the owner chooses. */
export function orderOfLosses(G: G, fight: Fight, army: Army): readonly (readonly Rank[])[] {
  const all = vulnerable(G, fight, army);
  const first = exposed(G, fight, lossesOf(fight, army, 1));
  const then = all.filter(({ piece }) => !first.some((rank) => rank.piece === piece));
  return [first, then].filter((ranks) => ranks.length > 0);
}

/** Returns on what numbers of a die a piece of a side is lost: up to the one that is returned; null where it is removed without a die. */
export function lostUpTo(G: G, fight: Fight, army: Army, rank: Rank): number | null {
  return isRolled(G, rank, lossesOf(fight, army, 1)) ? removedUpTo(G, rank) : null;
}

function lossesOf(fight: Fight, army: Army, count: number): Losses {
  return { army, count, rolls: mayRoll(fight, army), first: null };
}

/** A Battle as it may have come to be. */
interface Case {
  G: G;
  fight: Fight;
  /** What is to be decided next. */
  pending: Pending;
  /** The Losses each side has had to take. */
  taken: Record<Army, number>;
  isOver: boolean;
}

function outcomeOf(G: G, fight: Fight, pending: Pending, retreats: boolean): Outcome {
  const ways = TAKINGS.flatMap((defenders) =>
    TAKINGS.map((attackers) => casesOf(G, fight, pending, { retreats, attackers, defenders })),
  );
  const countered = meanOf(ways[0], ({ fight: fought }) => Number(isCountered(fought)));
  return {
    tolls: { attackers: tollOf(G, fight, 'attackers', ways), defenders: tollOf(G, fight, 'defenders', ways) },
    counterattack: countered === 0 ? 'none' : countered > 0.999 ? 'certain' : 'by a die',
  };
}

function tollOf(G: G, fight: Fight, army: Army, ways: readonly (readonly Chance<Case>[])[]): Toll {
  const ranks = orderOfLosses(G, fight, army).flat();
  const lostOf = (rank: Rank) => (one: Case) => rank.count - countIn(one, army, rank);
  const pieces = (one: Case) => ranks.reduce((sum, rank) => sum + lostOf(rank)(one), 0);
  const losses = (one: Case) => one.taken[army];
  return {
    losses: { ...expected(ways, losses), greatest: greatestOf(ways.flat(), losses) },
    pieces: { ...expected(ways, pieces), greatest: greatestOf(ways.flat(), pieces) },
    ranks: ranks.map((rank) => ({ rank, lost: expected(ways, lostOf(rank)) })),
  };
}

function expected(ways: readonly (readonly Chance<Case>[])[], numberOf: (one: Case) => number): Expected {
  const means = ways.map((cases) => meanOf(cases, numberOf));
  return { low: Math.min(...means), high: Math.max(...means) };
}

/** Returns how many pieces of a kind are left of a side, chosen ones among them (card 30). */
function countIn({ G, fight }: Case, army: Army, { faction, piece, elite }: Rank): number {
  return countOf(
    ranksOf(G, fight, army),
    (each) => each.faction === faction && each.piece === piece && each.elite === elite,
  );
}

/** How the sides decide what is left to them. */
interface Decided extends Readonly<Record<Army, Taking>> {
  retreats: boolean;
}

/** Returns how a Battle may stand after a stage, each with its chance. */
function casesOf(
  G: G,
  fight: Fight,
  pending: Pending,
  decided: Decided,
  last: Stage = 'counterattack',
): Chance<Case>[] {
  const taken = { attackers: 0, defenders: 0 };
  for (const frame of pending) if (frame.step === 'losses') taken[frame.army] += frame.count;
  let cases: Chance<Case>[] = [
    { value: { G: copyToTry(G), fight: clone(fight), pending, taken, isOver: false }, chance: 1 },
  ];
  while (cases.some(({ value }) => !value.isOver))
    cases = spread(cases, (one) => (one.isOver ? sure(one) : goneOn(one, decided, last)), keyOf);
  return cases;
}

function sure(value: Case): Chance<Case>[] {
  return [{ value, chance: 1 }];
}

function keyOf({ G, fight, pending, taken, isOver }: Case): string {
  return JSON.stringify([
    isOver,
    taken,
    fight.stage,
    fight.caesarHolds,
    pending,
    ranksOf(G, fight, 'attackers'),
    ranksOf(G, fight, 'defenders'),
  ]);
}

function copyOf({ G, fight, pending, taken, isOver }: Case): Case {
  return { G: copyToTry(G), fight: clone(fight), pending, taken: { ...taken }, isOver };
}

/** Returns what may come of a Battle next: what is pending is decided, or the procedure goes on by each of the numbers of a die. */
function goneOn(one: Case, decided: Decided, last: Stage): Chance<Case>[] {
  const frame = one.pending[one.pending.length - 1];
  if (frame === undefined) return rolled(one, last);
  const rest = one.pending.slice(0, -1);
  if (frame.step === 'losses') return afterLoss(one, rest, frame, decided[frame.army]);
  const next = { ...copyOf(one), pending: rest };
  if (frame.step === 'declare') next.fight.retreats = decided.retreats;
  if (frame.step === 'elite') pickElite(next, frame.left);
  if (frame.step === 'siege' && frame.by === 'besiege') besiege(next);
  return sure(next);
}

const FACES = [1, 2, 3, 4, 5, 6];

function rolled(one: Case, last: Stage): Chance<Case>[] {
  const later: Chance<Case>[] = [];
  for (const face of FACES) {
    const next = copyOf(one);
    let isRolled = false;
    const play = new Play(next.G, {
      ...NO_CHANCE,
      D6: (count) => {
        isRolled = true;
        return Array.from({ length: count }, () => face);
      },
    });
    next.pending = goOn(play, next.fight, last);
    next.isOver = next.pending.length === 0;
    for (const frame of next.pending) if (frame.step === 'losses') next.taken[frame.army] += frame.count;
    if (!isRolled) return sure(next);
    later.push({ value: next, chance: 1 / FACES.length });
  }
  return later;
}

function pickElite({ G, fight }: Case, count: number): void {
  const group = arverniIn(G, fight);
  let left = count;
  for (const lie of LIES) {
    const picked = Math.min(left, group[lie] - fight.elite[lie]);
    fight.elite[lie] += picked;
    left -= picked;
  }
}

function besiege({ G, fight }: Case): void {
  const pieces = besieged(G, fight, 'besiege');
  const piece = pieces.find((each) => each.startsWith('citadel')) ?? pieces[0];
  if (piece !== undefined) removePiece(G, fight.region, fight.defender, piece);
}

/** Returns what may come of the next Loss of a side. */
function afterLoss(one: Case, rest: Pending, frame: Losses, taking: Taking): Chance<Case>[] {
  const { G, fight } = one;
  const { army, count } = frame;
  const first = firstStill(G, fight, frame);
  const losses: Losses = { army, count, rolls: frame.rolls, first };
  const ranks = exposed(G, fight, losses);
  if (count === 0 || ranks.length === 0) return sure({ ...copyOf(one), pending: rest });
  const falling =
    factionOf(fight, army) === 'germans' ? nextOfGermans(G, ranks) : [nextOf(G, ranks, losses, taking)];
  const after = (rank: Rank | null, chance: number): Chance<Case> => {
    const next = copyOf(one);
    if (rank !== null) takeOff(next.G, next.fight, army, rank, 1);
    const later = { step: 'losses' as const, sides: [], ...losses, count: count - 1, first: null };
    next.pending = [...rest, later];
    return { value: next, chance };
  };
  return falling.flatMap((rank) => {
    const share = 1 / falling.length;
    if (!isRolled(G, rank, losses)) return [after(rank, share)];
    const lost = removedUpTo(G, rank) / FACES.length;
    return [after(rank, share * lost), after(null, share * (1 - lost))];
  });
}

/** The kinds of pieces by how soon they are given up, of those that may be. */
const GIVEN_UP = ['scouted', 'revealed', 'hidden', 'ally', 'citadel', 'fort', 'legion', 'leader'];

function nextOf(G: G, ranks: readonly Rank[], losses: Losses, taking: Taking): Rank {
  const placeOf = ({ piece }: Rank) => GIVEN_UP.findIndex((kind) => piece.startsWith(kind));
  const isLater = (rank: Rank) => Number(isRolled(G, rank, losses) === (taking === 'removes'));
  return [...ranks].sort((a, b) => isLater(a) - isLater(b) || placeOf(a) - placeOf(b))[0];
}
