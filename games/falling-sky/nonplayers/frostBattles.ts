/* Which Battles Non-players do not fight while a WINTER card is showing (8.4.4). */
import { type Rank, vulnerable } from '../battle/armies';
import type { Fight } from '../battle/frames';
import { setupFor } from '../battle/selection';
import { counterattackLosses, isCountered } from '../battle/strength';
import type { BattleMode } from '../battle/terms';
import type { Order } from '../commands/order';
import type { PlannedBattle } from '../commands/plan';
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import { isNamedLeaderIn } from '../pieces/forces';
import type { G } from '../state';
import { hasHardMobile } from './ambush';
import { advancesPlayer, hasToRefrain, removalOf } from './frost';
import { fightAhead, opened, outlookOf, retreatsOf, struckOf } from './outlook';

/**
 * 8.4.4: Says whether a Battle upon Frost could advance a player beyond victory by what both sides may lose, be it that the Defender
 * stands or that it Retreats, and loses what stands first. It may not Retreat from an Ambush; `used` as with `outlook`.
 */
export function battleAdvancesPlayer(
  G: G,
  order: Order,
  { region, target, way }: PlannedBattle,
  used?: readonly number[],
): boolean {
  if (!hasToRefrain(G)) return false;
  const setup = setupFor(G, order, region, target, reckonedAs(G, region, target, way));
  const fight = fightAhead(G, setup, used);
  const choices = way === 'ambush' ? [false] : retreatsOf(G, fight);
  return choices.some((retreats) =>
    outcomesOf(G, fight, retreats).some((lost) => advancesPlayer(G, removalOf(region, lost))),
  );
}

/** Returns how a Battle is reckoned: not as an Ambush where Caesar may hold by his die (3.4.4, 4.3.3, 4.5.3). */
export function reckonedAs(G: G, region: RegionId, target: Faction, way: BattleMode): BattleMode {
  const mayHold = target === 'romans' && isNamedLeaderIn(G, region, 'romans');
  return way === 'ambush' && mayHold ? 'battle' : way;
}

/** Returns what both sides would lose if all dice of the Defender failed, and if they absorbed whatever falls on its mobile pieces. */
function outcomesOf(G: G, fight: Fight, retreats: boolean): (readonly Rank[])[] {
  const { struck, caused } = outlookOf(G, fight, retreats);
  const own = (losses: number) => struckOf(G, fight, vulnerable(G, fight, 'attackers'), losses, null);
  const outcomes = [[...struck, ...own(caused)]];
  if (!isCountered(fight) || !hasHardMobile(G, fight)) return outcomes;
  return [...outcomes, own(opened(G, fight).slung + counterattackLosses(G, fight))];
}
