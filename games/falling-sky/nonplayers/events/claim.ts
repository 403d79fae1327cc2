/* Regions that the Belgae bring under their Control by Warbands that an Event moves (8.2.1, cards 62 and 66). */
import type { Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { forceIn, othersIn, piecesIn } from '../../pieces/forces';
import { placesForAlly } from '../../pieces/tribes';
import type { G } from '../../state';

/** Returns how many more pieces a Faction needs to Control a Region; 0 or less where it does. */
export function lackingIn(G: G, side: Player, region: RegionId): number {
  return othersIn(G, region, side) + 1 - piecesIn(G, region, side);
}

/** Returns how many Warbands of a Region can go without loss of its Control. */
function spareIn(G: G, side: Player, region: RegionId): number {
  const lacking = lackingIn(G, side, region);
  const warbands = troopsOf(forceIn(G, region, side));
  return lacking > 0 ? warbands : Math.min(warbands, -lacking);
}

/**
 * Returns how many Warbands out of some Regions would bring another under Belgic Control, in which an Ally can be placed; null where they
 * are too few, where no Ally can be placed, and where the Belgae have Control already.
 */
export function claimOf(G: G, region: RegionId, sources: readonly RegionId[]): number | null {
  const lacking = lackingIn(G, 'belgae', region);
  if (lacking <= 0 || placesForAlly(G, region, 'belgae').length === 0) return null;
  const spare = sources.reduce((sum, from) => sum + (from === region ? 0 : spareIn(G, 'belgae', from)), 0);
  return spare < lacking ? null : lacking;
}
