/* What is asked where bots weigh moves, and what they tell of each. */
import type { TellOf } from '../../../kit/features';
import type { Argument, LegalMove } from '../../../kit/move';
import { FACTIONS, type Faction, type Player } from '../../components/factions';
import { REGIONS, type RegionId } from '../../components/map';
import type { G } from '../../state';

/**
 * What is told of a move that comes to nothing, so that the same is asked again: a Command that cannot be executed without others
 * or the removal of own pieces, or the end of one in which nothing was selected. Who does not shun it goes round in circles.
 */
export const NOTHING_COMES = 'nothing comes of it';

/** A choice between moves. */
export interface Choice {
  /** The state, with the step that asks on top. */
  G: G;
  /** Who chooses. */
  side: Player;
  /** What may be chosen. */
  moves: readonly LegalMove[];
  /** Takes in a feature of the move of an index. */
  tell: TellOf;
}

const REGION_IDS = new Map<unknown, RegionId>(REGIONS.map(({ id }) => [id, id]));
const FACTION_IDS = new Map<unknown, Faction>(FACTIONS.map((id) => [id, id]));

/** Returns the Region that an argument names, or null. */
export function regionOfArgument(argument: Argument | undefined): RegionId | null {
  return REGION_IDS.get(argument) ?? null;
}

/** Returns the Faction that an argument names, or null. */
export function factionOfArgument(argument: Argument | undefined): Faction | null {
  return FACTION_IDS.get(argument) ?? null;
}

const JOINED = new Map<string, Map<string, string>>();

/** Returns two words as one name; the same string each time, which is found fast. */
export function joined(first: string, second: string): string {
  let seconds = JOINED.get(first);
  if (seconds === undefined) {
    seconds = new Map();
    JOINED.set(first, seconds);
  }
  let name = seconds.get(second);
  if (name === undefined) {
    name = `${first} ${second}`;
    seconds.set(second, name);
  }
  return name;
}

/** Returns a number as a share of what is much, at most 1. */
export function share(count: number, much: number): number {
  return Math.max(-1, Math.min(1, count / much));
}
