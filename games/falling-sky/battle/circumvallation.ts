/* The marker of card 4 after a Battle. */
import type { Play } from '../../kit/play';
import { nameOf } from '../components/factions';
import { troopsOf } from '../pieces/force';
import { forceIn, piecesIn } from '../pieces/forces';
import { setCircumvallation } from '../pieces/markers';
import { regionName } from '../places';
import type { G } from '../state';
import type { Fight } from './frames';

/**
 * Removes the Circumvallation marker when its group has attacked the Romans, is gone, or no Roman is left in the Region
 * (card 4). Pieces that are lost are first those outside it.
 */
export function settleCircumvallation(play: Play<G>, fight: Fight | null = null): void {
  const marker = play.G.circumvallation;
  if (marker === null) return;
  const { region, faction } = marker;
  const force = forceIn(play.G, region, faction);
  const troops = Math.min(marker.troops, troopsOf(force));
  const leader = marker.leader && force.leader !== null;
  const hasAttacked =
    fight !== null && fight.region === region && fight.attacker === faction && fight.defender === 'romans';
  const isGone = troops === 0 && !leader;
  const stays = !hasAttacked && !isGone && piecesIn(play.G, region, 'romans') > 0;
  setCircumvallation(play.G, stays ? { region, faction, troops, leader } : null);
  if (stays) return;
  play.journal(
    '5.3',
    `The Circumvallation of the ${nameOf(faction)} in ${regionName(play.G, region)} is over.`,
    {
      places: [region],
    },
  );
}
