/* Pieces that an Event lets a Non-player move otherwise than by March, and groups (8.2.1). */
import type { Gaul } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { controls } from '../../pieces/control';
import { LIES, troopsOf } from '../../pieces/force';
import { forceIn, piecesIn } from '../../pieces/forces';
import { best, choose } from '../select';
import { claimOf, lackingIn } from './claim';
import { fleetGoal, goalIn, hasGoal, keepGoal, massGoal, stayingIn } from './fleet';
import { foraysWithin, PRIORITIES } from './foray';
import type { Alternative, EventMoment } from './pick';
import { chooseRemoval } from './pieces';
import { pieceOfArgument, regionOfArgument, weightOf } from './read';
import { chooseTransfer } from './transfer';

const FORCED_MARCHES = 32;
const MIGRATION = 66;

/** The most Warbands that the Aedui move by card 66. */
const FEW = 2;

/** Moves others' pieces where that strikes them (card 6), and its own to the one Region where its instructions send them. */
export function chooseMove(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  const { play, G, side, frame } = at;
  const single = alternatives.filter(([, key]) => !`${key}`.startsWith('all '));
  if (frame.card === 6) return chooseRemoval(at, single);
  if (side === 'romans') return chooseTransfer(at, single);
  if (!hasGoal(frame)) keepGoal(frame, goalOf(at, side, single));
  const goal = goalIn(frame);
  if (goal === null) return null;
  const going = single.filter(
    ([from, key, to]) => to === goal && mayGo(at, side, regionOfArgument(from), pieceOfArgument(key), goal),
  );
  if (side === 'aedui' && frame.card === MIGRATION)
    return (
      choose(
        play,
        going.flatMap((one) => Array<Alternative>(alikeTo(at, one)).fill(one)),
      ) ?? null
    );
  return (
    choose(
      play,
      going,
      ([, key]) => weightOf(G, pieceOfArgument(key)),
      ([from]) => piecesIn(G, regionOfArgument(from), side),
    ) ?? null
  );
}

/** Returns how many Warbands of its own a way stands for, which are alike. */
function alikeTo({ G, side }: EventMoment, [from, key]: Alternative): number {
  const lie = LIES.find((each) => each === pieceOfArgument(key));
  return lie === undefined ? 0 : forceIn(G, regionOfArgument(from), side)[lie];
}

/** Returns the Region to which a Gallic Non-player moves its pieces; undefined for none. */
function goalOf(at: EventMoment, side: Gaul, alternatives: readonly Alternative[]): RegionId | undefined {
  const { play, G, frame } = at;
  const [origins, regions] = [originsOf(alternatives), goalsOf(alternatives)];
  const claimIn = (region: RegionId) => claimOf(G, region, origins);
  if (frame.card === MIGRATION) return regions.find((each) => side !== 'belgae' || claimIn(each) !== null);
  switch (side) {
    case 'aedui':
      return goalOfLargestGroup(at, alternatives);
    case 'belgae':
      return choose(
        play,
        regions.filter((region) => claimIn(region) !== null),
        (region) => -(claimIn(region) ?? 0),
      );
    case 'arverni': {
      const both = [...new Set([...regions, ...origins])];
      return frame.card === FORCED_MARCHES ? massGoal(at, both) : fleetGoal(at, both);
    }
  }
}

/** Says whether a piece goes: the Arverni Leader does, Warbands but those that stay; Belgae and Aedui by their own terms. */
function mayGo(at: EventMoment, side: Gaul, from: RegionId, piece: string, goal: RegionId): boolean {
  const { G, frame } = at;
  const isTroop = piece !== 'leader' && piece !== 'legion';
  const keeps = !controls(G, side, from) || lackingIn(G, side, from) < 0;
  switch (side) {
    case 'belgae':
      return isTroop && lackingIn(G, side, goal) > 0 && keeps;
    case 'aedui':
      return frame.card === MIGRATION ? frame.taken < FEW : frame.regions[0] === from;
    case 'arverni':
      return !isTroop || troopsOf(forceIn(G, from, side)) > stayingIn(frame);
  }
}

/** Card 62: Aedui move but one group, the largest, to any Region it may go to; whose group it is stands in the frame. */
function goalOfLargestGroup(
  { play, G, side, frame }: EventMoment,
  alternatives: readonly Alternative[],
): RegionId | undefined {
  const from = choose(play, originsOf(alternatives), (region) => troopsOf(forceIn(G, region, side)));
  if (from === undefined) return undefined;
  frame.regions.push(from);
  return choose(play, goalsOf(alternatives.filter(([origin]) => origin === from)));
}

function originsOf(alternatives: readonly Alternative[]): RegionId[] {
  return [...new Set(alternatives.map(([from]) => from))].map(regionOfArgument);
}

function goalsOf(alternatives: readonly Alternative[]): RegionId[] {
  return [...new Set(alternatives.map(([, , to]) => to))].map(regionOfArgument);
}

/** Card 72: the largest group, of the Belgae where the player with the highest margin is (8.2.1). */
export function chooseGroup(
  { play, G }: EventMoment,
  alternatives: readonly Alternative[],
): Alternative | null {
  const [foray] = best(foraysWithin(G, 'belgae'), ...PRIORITIES);
  return (
    choose(
      play,
      alternatives,
      ([region]) => region === foray?.from,
      ([, count]) => Number(count),
    ) ?? null
  );
}
