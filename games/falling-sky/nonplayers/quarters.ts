/* Quarters of the Non-player Gauls (8.5.6, 8.6.7, 8.7.7). */
import type { LegalMove } from '../../kit/move';
import type { Play } from '../../kit/play';
import { heldIn } from '../commands/marching';
import { type Gaul, PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { controls } from '../pieces/control';
import { LIES, mobileOf, troopsOf } from '../pieces/force';
import { forceIn, leaderOf, othersIn, piecesIn } from '../pieces/forces';
import { alliesAndCitadelsIn } from '../pieces/tribes';
import { adjacentTo, withinOne } from '../places';
import type { FrameOf, G } from '../state';
import type { Relocated } from '../winter/frames';
import { kindAndCount } from '../winter/relocation';
import { mightAgree } from './agreements';
import { type Moment, make } from './moment';
import { choose } from './select';

/** 8.6.7: The Aedui only leave Devastated Regions; where none of their own is near, for those of who agrees. */
export function aeduiRelocation(at: Moment<FrameOf<'relocation'>>): LegalMove {
  const { frame } = at;
  const host = hostToAsk(at);
  if (host !== undefined) return make('askQuarters', host);
  return relocate(at, (G, play) => leaveDevastation(G, play, 'aedui', frame.answers.agreed));
}

/** Returns whom the Aedui ask next for Quarters: who might agree, and Controls a Region next to where they find no food nor room. */
function hostToAsk(at: Moment<FrameOf<'relocation'>>): Player | undefined {
  const { G } = at;
  const stranded = hungryIn(G, 'aedui').filter((from) => roomsNear(G, 'aedui', from).length === 0);
  return PLAYERS.find(
    (host) =>
      mightAgree(G, host, 'aedui') &&
      at.may('askQuarters', host) &&
      stranded.some((from) => roomsNear(G, host, from).length > 0),
  );
}

/** 8.5.6: The Belgae leave Devastated Regions at random, then gather about their Leader. */
export function belgicRelocation(at: Moment<FrameOf<'relocation'>>): LegalMove {
  return relocate(at, (G, play) => quartersOf(G, play, 'belgae', [leaveDevastation(G, play, 'belgae')]));
}

/** 8.7.7: The Arverni as the Belgae, but as they leave Devastated Regions they gather about their Leader, too. */
export function arverniRelocation(at: Moment<FrameOf<'relocation'>>): LegalMove {
  return relocate(at, (G, play) => quartersOf(G, play, 'arverni', waysToLeave(G, 'arverni')));
}

/** Relocates as it has been planned when the Faction was asked first, but for who comes where the host has lost Control by those before. */
function relocate(
  at: Moment<FrameOf<'relocation'>>,
  planned: (G: G, play: Play<G>) => Relocated[],
): LegalMove {
  const { G, play, frame } = at;
  frame.plan ??= planned(G, play);
  for (let next = frame.plan.shift(); next !== undefined; next = frame.plan.shift())
    if (at.may('relocate', next.from, next.to, next.pieces))
      return make('relocate', next.from, next.to, next.pieces);
  return make('done');
}

/** Everything that can move leaves a Devastated Region without Ally or Citadel at random; see {@link waysToLeave}. */
function leaveDevastation(G: G, play: Play<G>, faction: Gaul, hosts: readonly Player[] = []): Relocated[] {
  return choose(play, waysToLeave(G, faction, hosts)) ?? [];
}

/**
 * Returns the ways in which everything that can move leaves Devastated Regions without Ally or Citadel for one next to each under
 * own Control; where there is none, for one under Control of a host.
 */
function waysToLeave(G: G, faction: Gaul, hosts: readonly Player[] = []): Relocated[][] {
  let ways: Relocated[][] = [[]];
  for (const from of hungryIn(G, faction)) {
    const own = roomsNear(G, faction, from);
    const rooms = own.length > 0 ? own : hosts.flatMap((host) => roomsNear(G, host, from));
    if (rooms.length === 0) continue;
    const leave = (to: RegionId) => piecesTo(G, faction, from, to, freeIn(G, faction, from), true);
    ways = ways.flatMap((way) => rooms.map((to) => [...way, ...leave(to)]));
  }
  return ways;
}

/** Returns the Devastated Regions where a Faction has pieces to relocate, and neither Ally nor Citadel. */
function hungryIn(G: G, faction: Gaul): RegionId[] {
  return G.devastated.filter(
    (region) => mobileOf(forceIn(G, region, faction)) > 0 && alliesAndCitadelsIn(G, region, faction) === 0,
  );
}

/** Returns the Regions next to one that a Faction Controls and that are not Devastated. */
function roomsNear(G: G, faction: Player, from: RegionId): RegionId[] {
  return adjacentTo(G, from).filter((to) => isRoom(G, faction, to));
}

/** Says whether a Faction Controls a Region that is not Devastated. */
function isRoom(G: G, faction: Player, region: RegionId): boolean {
  return !G.devastated.includes(region) && controls(G, faction, region);
}

/** Returns how many Warbands of a Region may leave it: all but those that are held (card 4). */
function freeIn(G: G, faction: Gaul, region: RegionId): number {
  return Math.max(0, troopsOf(forceIn(G, region, faction)) - heldIn(G, region, faction).troops);
}

/** Says whether the Leader, if he lies in a Region, may leave it: if he is not held (card 4). */
function mayLeaderLeave(G: G, faction: Gaul, region: RegionId): boolean {
  return !heldIn(G, region, faction).leader;
}

/** Returns so many Warbands, Hidden ones first (8.4.1), and the Leader, as they relocate. */
function piecesTo(
  G: G,
  faction: Gaul,
  from: RegionId,
  to: RegionId,
  warbands: number,
  withLeader: boolean,
): Relocated[] {
  const force = forceIn(G, from, faction);
  const leaves = withLeader && force.leader !== null && mayLeaderLeave(G, faction, from);
  const all: Relocated[] = leaves ? [{ from, to, pieces: 'leader' }] : [];
  let left = warbands;
  for (const lie of LIES) {
    const count = Math.min(left, force[lie]);
    left -= count;
    if (count > 0) all.push({ from, to, pieces: `${lie} ${count}` });
  }
  return all;
}

/** A way to quarter: what relocates, and what that brings. */
interface Gathering {
  moves: Relocated[];
  /** The Warbands with the Leader. */
  warbands: number;
  /** The Regions with pieces of the Faction within one of his. */
  near: number;
  /** He stays where he is, but for leaving a Devastated Region. */
  stays: boolean;
}

/** They leave Devastated Regions in one of these ways; then the Leader or one group of Warbands moves, or both, so that most are with him. */
function quartersOf(G: G, play: Play<G>, faction: Gaul, ways: readonly Relocated[][]): Relocated[] {
  const leader = leaderOf(G, faction)?.region;
  if (leader === undefined) return choose(play, ways) ?? [];
  const gathering = choose(
    play,
    ways.flatMap((leaving) => gatheringsAfter(G, faction, leader, leaving)),
    ({ warbands }) => warbands,
    ({ near }) => near,
    ({ stays }) => stays,
  );
  return gathering?.moves ?? [];
}

/** Returns how they could gather about the Leader once some pieces have left Devastated Regions. */
function gatheringsAfter(G: G, faction: Gaul, leader: RegionId, leaving: readonly Relocated[]): Gathering[] {
  const moved = leaving.find(({ pieces }) => pieces === 'leader')?.to;
  const at = moved ?? leader;
  const left = (region: RegionId) => leaving.some(({ from }) => from === region);
  const changed = (region: RegionId, count: (pieces: Relocated['pieces']) => number) =>
    leaving.reduce(
      (sum, { from, to, pieces }) => sum + (Number(to === region) - Number(from === region)) * count(pieces),
      0,
    );
  const hasForces = (region: RegionId, to: RegionId) => {
    const goesAlone = Number(region === leader && moved === undefined && to !== leader);
    return piecesIn(G, region, faction) + changed(region, countOf) > goesAlone;
  };
  const places = placesFor(G, faction, at, moved !== undefined || !mayLeaderLeave(G, faction, leader));
  return places.flatMap((to): Gathering[] => {
    const own = to === at ? [] : piecesTo(G, faction, leader, to, 0, true);
    const warbands = troopsOf(forceIn(G, to, faction)) + changed(to, warbandsIn);
    const near = withinOne(G, to).filter((region) => hasForces(region, to)).length;
    const alone = { moves: [...leaving, ...own], warbands, near, stays: to === at };
    if (!isRoom(G, faction, to)) return [alone];
    const joining = adjacentTo(G, to)
      .filter((from) => !left(from))
      .map((from) => ({ from, count: spareIn(G, faction, from, from === leader && to !== from) }))
      .filter(({ count }) => count > 0)
      .map(({ from, count }) => ({
        ...alone,
        moves: [...alone.moves, ...piecesTo(G, faction, from, to, count, false)],
        warbands: warbands + count,
      }));
    return [alone, ...joining];
  });
}

/** Returns where the Leader could be: in place, or next to it, unless he has moved or may not. */
function placesFor(G: G, faction: Gaul, at: RegionId, stays: boolean): RegionId[] {
  return stays ? [at] : [at, ...roomsNear(G, faction, at)];
}

function countOf(pieces: Relocated['pieces']): number {
  return kindAndCount(pieces).count;
}

function warbandsIn(pieces: Relocated['pieces']): number {
  return pieces === 'leader' ? 0 : countOf(pieces);
}

/** Returns how many Warbands may leave a Region: all but one and those held, no more than Control of it allows, with or without the Leader. */
function spareIn(G: G, faction: Gaul, region: RegionId, leaderLeaves: boolean): number {
  const warbands = troopsOf(forceIn(G, region, faction));
  const surplus = piecesIn(G, region, faction) - othersIn(G, region, faction) - 1;
  const most = Math.min(warbands - 1, freeIn(G, faction, region));
  if (surplus < 0) return Math.max(0, most);
  return Math.max(0, Math.min(most, surplus - (leaderLeaves ? 1 : 0)));
}
