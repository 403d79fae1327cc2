/* Whom Non-players Harass (8.4.2). */
import { lossesBy } from '../commands/harassment';
import { groupIn, NO_PARTY, sizeOf } from '../commands/party';
import { orderUnderWay } from '../commands/underWay';
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import { troopsOf } from '../pieces/force';
import { forceIn, isPermanent, piecesIn } from '../pieces/forces';
import type { FrameOf, G } from '../state';
import type { Chooser } from './chooser';
import { advancesPlayer, hasToRefrain } from './frost';
import { make } from './moment';

/** 8.4.2: Belgae and Arverni Harass Romans wherever they can, Romans and Aedui a March of Vercingetorix; nobody else is Harassed. */
export const harassChooser: Chooser<FrameOf<'harass'>> = {
  choose: ({ G, frame }) => make(isEnemy(frame) && !helpsPlayer(G, frame) ? 'harass' : 'spare'),
};

function isEnemy({ faction, against, party }: FrameOf<'harass'>): boolean {
  if (faction === 'belgae' || faction === 'arverni') return against === 'romans';
  return groupIn(party ?? NO_PARTY, 'arverni').leader === 'named';
}

/**
 * Says whether the Losses would help a player to victory (8.4.4): as they would have to fall on Legions, as many as other pieces are too
 * few for; or, where the Romans Seize, as the pieces lost would leave Control to others.
 */
function helpsPlayer(G: G, { faction, against, region, party }: FrameOf<'harass'>): boolean {
  if (!hasToRefrain(G)) return false;
  const losses = lossesBy(G, faction, region, party);
  const { legions } = party === null ? forceIn(G, region, against) : groupIn(party, against);
  const most = party === null ? removableIn(G, region, against) : sizeOf(party);
  const lost = party === null ? [{ region, faction: against, count: -Math.min(losses, most) }] : [];
  return advancesPlayer(G, { legions: Math.min(legions, losses - (most - legions)), pieces: lost });
}

/** Returns how many pieces Harassment of a Seize could remove: all but the Fort of Provincia, and Warbands lent by card 38. */
function removableIn(G: G, region: RegionId, against: Faction): number {
  const lenders = orderUnderWay(G)?.pieces.agreed ?? [];
  const lent = lenders.reduce((sum, lender) => sum + troopsOf(forceIn(G, region, lender)), 0);
  return piecesIn(G, region, against) + lent - Number(isPermanent(region, 'fort'));
}
