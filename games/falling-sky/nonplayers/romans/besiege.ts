/* When the Non-player Romans Besiege (8.8.1). */
import { countOf, isTroop, ranksOf } from '../../battle/armies';
import { fightOf } from '../../battle/fight';
import { setupFor, waysOf } from '../../battle/selection';
import { forecast } from '../../battle/strength';
import type { Order } from '../../commands/order';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import type { G } from '../../state';
import { alliesIn, citadelsIn } from '../../tribes';

/** The Loss rolls that a Citadel is expected to fall by. */
const ENOUGH_ROLLS = 3;

/** Says whether Besiege may modify a Battle (4.2.3). */
export function mayBesiege(G: G, order: Order, region: RegionId, target: Faction): boolean {
  return waysOf(G, order, region, target).includes('besiege');
}

/**
 * Says whether Besiege is needed to ensure the removal of an Ally, or of a Citadel that might suffer fewer than three Loss rolls,
 * whatever the Defender does: it may Retreat, and a Leader or Citadel may absorb every Loss (8.8.1).
 */
export function needsBesiege(G: G, order: Order, region: RegionId, target: Faction): boolean {
  if (!mayBesiege(G, order, region, target)) return false;
  const setup = setupFor(G, order, region, target, 'battle');
  const ranks = ranksOf(G, fightOf(setup), 'defenders');
  const leads = ranks.some(({ piece }) => piece === 'leader');
  const troops = countOf(ranks, ({ piece }) => isTroop(piece));
  const whileStanding = leads ? 0 : Math.max(0, forecast(G, setup).attack - troops);
  const mayRetreat = target !== 'germans' && (leads || troops > 0);
  const losses = mayRetreat ? Math.min(whileStanding, forecast(G, setup, true).attack) : whileStanding;
  const allies = alliesIn(G, region, target).length;
  if (citadelsIn(G, region, target).length > 0) return allies > 0 || losses < ENOUGH_ROLLS;
  return losses < allies;
}
