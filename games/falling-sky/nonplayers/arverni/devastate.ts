/* Where the Non-player Arverni Devastate (8.7.1, 4.3.2). */
import type { LegalMove } from '../../../kit/move';
import { regionsToDevastate, shareOf } from '../../abilities/devastate';
import type { Use } from '../../abilities/frames';
import { mayAccompany, useFor } from '../../abilities/use';
import type { Order } from '../../commands/order';
import type { RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { factionsIn, forceIn } from '../../pieces/forces';
import { takeLeast, withForces } from '../../pieces/hypothetical';
import type { FrameOf, G } from '../../state';
import { type Moment, make } from '../moment';
import { choose } from '../select';

const WARBANDS_PER_LOSS = 4;

/** Returns the Regions that are worth Devastating now (8.7.1). */
export function worthDevastating(G: G, use: Use): RegionId[] {
  return regionsToDevastate(G, use).filter((region) =>
    isWorthDevastating(G, region, troopsOf(forceIn(G, region, 'arverni'))),
  );
}

/**
 * Says whether Devastation of a Region with so many Arverni Warbands would take a Legion or two Auxilia, or an enemy piece and as
 * many of Romans and Aedui as of the Arverni (8.7.1). Upon Frost, too: Legions count for the Arverni only, and nobody else gains Control
 * where they lose least (8.4.4).
 */
export function isWorthDevastating(G: G, region: RegionId, warbands: number): boolean {
  const roman = shareOf(G, region, 'romans');
  const aedui = shareOf(G, region, 'aedui');
  const others = shareOf(G, region, 'belgae') + shareOf(G, region, 'germans');
  const isBlow = roman > 1 || (roman === 1 && troopsOf(forceIn(G, region, 'romans')) === 0);
  const pays = roman + aedui + others > 0 && roman + aedui >= Math.floor(warbands / WARBANDS_PER_LOSS);
  return isBlow || pays;
}

/** Returns the Regions that the Arverni will Devastate before a Command does anything else; none where they may not (8.7.1). */
export function devastatedAhead(G: G, order: Order): readonly RegionId[] {
  return mayAccompany(order, 'devastate') ? worthDevastating(G, useFor(order, 'devastate')) : [];
}

/** Returns the game as it would be with the pieces gone that some Regions lose by Devastation, those that count least first (8.4.1). */
export function afterDevastation(G: G, regions: readonly RegionId[]): G {
  return withForces(G, (change) => {
    for (const region of regions)
      for (const faction of factionsIn(G, region))
        change(region, faction, (force) => takeLeast(force, shareOf(G, region, faction)));
  });
}

/** Returns the next Devastation that is worth it; null when there is none (8.7.1). */
export function devastate({ G, play, frame: { use } }: Moment<FrameOf<'devastate'>>): LegalMove | null {
  const region = choose(play, worthDevastating(G, use));
  return region === undefined ? null : make('devastate', region);
}
