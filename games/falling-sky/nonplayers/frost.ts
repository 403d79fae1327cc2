/* What Non-players refrain from while a WINTER card is showing (8.4.4). */
import type { Rank } from '../battle/armies';
import { FACTIONS, type Faction, PLAYERS, type Player } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import { controllerOf } from '../pieces/control';
import { piecesByFaction, tribeOfPiece } from '../pieces/forces';
import { alliedTo, alliesAndCitadels, isDispersed } from '../pieces/tribes';
import { tribeOf, tribesIn } from '../places';
import { legionsOffMap } from '../senate';
import { isFrost } from '../sequence';
import type { G } from '../state';
import { marginOf } from '../victory';
import { isAnyRunByPlayer, isRunByPlayer } from './priorities';

/** What an action would change of all that victory depends on (7.2), with the dice at their best for the players. */
export interface Change {
  /** Tribes that get an Ally or Citadel of a Faction, or lose it (null). */
  tribes?: ReadonlyMap<TribeId, Faction | null>;
  /** Legions that leave the map; less than 0 where they come to it. */
  legions?: number;
  /** Pieces that Factions gain in Regions, or lose (less than 0): Allies and Citadels, too, as Control counts them. */
  pieces?: readonly { region: RegionId; faction: Faction; count: number }[];
}

/** Says whether there is anything from which Non-players have to refrain: a WINTER card is showing, and somebody plays (8.4.4). */
export function hasToRefrain(G: G): boolean {
  return isFrost(G) && isAnyRunByPlayer(G);
}

/**
 * Says whether a Non-player may not do what would change this: a WINTER card is showing, and it would advance a Faction that a
 * player runs above its victory threshold or further beyond it (8.4.4).
 */
export function advancesPlayer(G: G, change: Change): boolean {
  if (!isFrost(G)) return false;
  return PLAYERS.some((faction) => {
    if (!isRunByPlayer(G, faction)) return false;
    const after = marginAfter(G, faction, change);
    return after > 0 && after > marginOf(G, faction);
  });
}

/** Returns the change that pieces of a Region bring when they are removed. */
export function removalOf(region: RegionId, ranks: readonly Omit<Rank, 'elite'>[]): Change {
  const tribes = new Map<TribeId, null>();
  let legions = 0;
  for (const { piece, count } of ranks) {
    const tribe = tribeOfPiece(piece);
    if (tribe !== null) tribes.set(tribe, null);
    if (piece === 'legion') legions += count;
  }
  return { tribes, legions, pieces: ranks.map(({ faction, count }) => ({ region, faction, count: -count })) };
}

/** Returns the victory margin that a Faction would have (7.3). */
function marginAfter(G: G, faction: Player, change: Change): number {
  switch (faction) {
    case 'romans':
      return marginOf(G, 'romans') + romanGain(G, change);
    case 'arverni':
      return Math.min(
        legionsOffMap(G) + (change.legions ?? 0) - 6,
        alliesAndCitadels(G, 'arverni') + gainInAllies(G, 'arverni', change) - 8,
      );
    case 'aedui':
      return aeduiMarginAfter(G, change);
    case 'belgae':
      return marginOf(G, 'belgae') + gainInAllies(G, 'belgae', change) + gainInControl(G, change);
  }
}

const NO_TRIBES: ReadonlyMap<TribeId, Faction | null> = new Map();

function gainInAllies(G: G, faction: Faction, { tribes = NO_TRIBES }: Change): number {
  let gain = 0;
  for (const [tribe, by] of tribes) gain += Number(by === faction) - Number(alliedTo(G, tribe) === faction);
  return gain;
}

/** Tribes count for the Romans where no Ally of others is. */
function romanGain(G: G, { tribes = NO_TRIBES }: Change): number {
  const counts = (by: Faction | null) => Number(by === null || by === 'romans');
  let gain = 0;
  for (const [tribe, by] of tribes) gain += counts(by) - counts(alliedTo(G, tribe));
  return gain;
}

function aeduiMarginAfter(G: G, change: Change): number {
  const after = (faction: Faction) => alliesAndCitadels(G, faction) + gainInAllies(G, faction, change);
  return after('aedui') - Math.max(...FACTIONS.filter((each) => each !== 'aedui').map(after));
}

/** Returns by how much the Control Value of the Belgae would rise. */
function gainInControl(G: G, { pieces = [] }: Change): number {
  const regions = new Set(pieces.map(({ region }) => region));
  let gain = 0;
  for (const region of regions) {
    const after = piecesByFaction(G, region);
    for (const each of pieces) if (each.region === region) after[each.faction] += each.count;
    const all = FACTIONS.reduce((sum, faction) => sum + after[faction], 0);
    const change = Number(after.belgae * 2 > all) - Number(controllerOf(G, region) === 'belgae');
    gain += change * controlValueOf(G, region);
  }
  return gain;
}

/** Returns what Belgic Control of a Region counts: its Tribes neither Dispersed nor Suebi (7.2). */
export function controlValueOf(G: G, region: RegionId): number {
  return tribesIn(G, region).filter(({ id }) => tribeOf(G, id).only !== 'germans' && !isDispersed(G, id))
    .length;
}
