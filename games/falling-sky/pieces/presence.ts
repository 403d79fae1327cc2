/* Who has what in a Region, counted once as long as it stays so (1.6). */

import { byFactions, FACTIONS, type Faction } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import { tribesIn } from '../places';
import type { G } from '../state';
import { type Remembered, remembered } from './fast/remembered';
import type { Force } from './force';

/** The pieces of every Faction in a Region. */
export interface Presence {
  /** How many pieces of every kind each Faction has there. */
  readonly pieces: Readonly<Record<Faction, number>>;
  /** The Factions with pieces there, in a fixed order. */
  readonly factions: readonly Faction[];
  /** The Faction with more pieces than all others combined; see {@link leadingOf}. */
  readonly leading: Faction | null;
  /** The Tribes with Ally discs, and those with Citadels, of each Faction. */
  readonly allies: Readonly<Record<Faction, readonly TribeId[]>>;
  readonly citadels: Readonly<Record<Faction, readonly TribeId[]>>;
  /** Each Faction's Allies, then its Citadels, as pieces. */
  readonly tribePieces: Readonly<Record<Faction, readonly TribePiece[]>>;
}

/** An Ally or Citadel, by its Tribe. */
export type TribePiece = `ally ${TribeId}` | `citadel ${TribeId}`;

/** Returns the Faction with more of these pieces than all others combined, or null (1.6). */
export function leadingOf(pieces: Readonly<Record<Faction, number>>): Faction | null {
  const all = totalOf(pieces);
  return FACTIONS.find((faction) => pieces[faction] * 2 > all) ?? null;
}

/** Returns how many pieces all Factions have. */
export function totalOf(pieces: Readonly<Record<Faction, number>>): number {
  let all = 0;
  for (const faction of FACTIONS) all += pieces[faction];
  return all;
}

/** Returns the pieces in a Region; who writes to them calls its `forget`. */
export const presenceIn: Remembered<G, RegionId, Presence> = remembered(
  (G: G, region: RegionId): Presence => {
    const here = G.forces[region];
    const pieces = byFactions((faction) => sizeOf(here?.[faction]));
    const allies = byFactions<TribeId[]>(() => []);
    const citadels = byFactions<TribeId[]>(() => []);
    for (const { id } of tribesIn(G, region)) {
      const state = G.tribes[id];
      if (state === undefined || !('by' in state)) continue;
      pieces[state.by]++;
      (state.citadel ? citadels : allies)[state.by].push(id);
    }
    const tribePieces = byFactions((faction): TribePiece[] => [
      ...allies[faction].map((id) => `ally ${id}` as const),
      ...citadels[faction].map((id) => `citadel ${id}` as const),
    ]);
    const factions = FACTIONS.filter((faction) => pieces[faction] > 0);
    return { pieces, factions, leading: leadingOf(pieces), allies, citadels, tribePieces };
  },
);

function sizeOf(force: Force | undefined): number {
  if (force === undefined) return 0;
  const { leader, legions, hidden, revealed, scouted, fort } = force;
  return (leader === null ? 0 : 1) + legions + hidden + revealed + scouted + (fort ? 1 : 0);
}

/** Returns a Faction's Allies, then its Citadels, in a Region, as pieces. */
export function tribePiecesIn(G: G, region: RegionId, faction: Faction): readonly TribePiece[] {
  return presenceIn(G, region).tribePieces[faction];
}
