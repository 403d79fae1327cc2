/* When the Non-player Romans Besiege (8.8.1). */
import { countOf, isTroop, ranksOf } from '../../battle/armies';
import { retreating } from '../../battle/fight';
import { modesOf, setupFor } from '../../battle/selection';
import { attackLosses } from '../../battle/strength';
import type { Order } from '../../commands/order';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { alliesIn, citadelsIn } from '../../pieces/tribes';
import type { G } from '../../state';
import { fightAhead, opened } from '../outlook';

/** The Loss rolls that a Citadel is expected to fall by. */
const ENOUGH_ROLLS = 3;

/** Says whether Besiege may modify a Battle (4.2.3). */
export function mayBesiege(G: G, order: Order, region: RegionId, target: Faction): boolean {
  return modesOf(G, order, region, target).includes('besiege');
}

/**
 * Says whether Besiege is needed to ensure the removal of an Ally, or of a Citadel that might suffer fewer than three Loss rolls,
 * whatever the Defender does: it may Retreat, and a Leader or Citadel may absorb every Loss (8.8.1); `used` as with `outlook`.
 */
export function needsBesiege(
  G: G,
  order: Order,
  region: RegionId,
  target: Faction,
  used: readonly number[],
): boolean {
  if (!mayBesiege(G, order, region, target)) return false;
  const allies = alliesIn(G, region, target).length;
  const hasCitadel = citadelsIn(G, region, target).length > 0;
  if (hasCitadel && allies > 0) return true;
  const setup = setupFor(G, order, region, target, 'battle');
  const { fight } = opened(G, fightAhead(G, setup, used));
  const ranks = ranksOf(G, fight, 'defenders');
  const leads = ranks.some(({ piece }) => piece === 'leader');
  const troops = countOf(ranks, ({ piece }) => isTroop(piece));
  const whileStanding = leads ? 0 : Math.max(0, attackLosses(G, fight) - troops);
  const mayRetreat = target !== 'germans' && (leads || troops > 0);
  const losses = mayRetreat
    ? Math.min(whileStanding, attackLosses(G, retreating(fight, true)))
    : whileStanding;
  return losses < (hasCitadel ? ENOUGH_ROLLS : allies);
}
