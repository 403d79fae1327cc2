/* Which Battles Non-players do not fight while a WINTER card is showing (8.4.4). */
import { type Rank, vulnerable } from '../battle/armies';
import type { Fight, FightSetup } from '../battle/fight';
import { counterattackLosses, isCountered } from '../battle/strength';
import { isFrost } from '../sequence';
import type { G } from '../state';
import { hasHardMobile } from './ambush';
import { advancesPlayer, removalOf } from './frost';
import { fightAhead, opened, outlookOf, retreatsOf, struckOf } from './outlook';

/**
 * 8.4.4: Says whether a Battle upon Frost could advance a player beyond victory by what both sides may lose, be it that the Defender
 * stands or that it Retreats, and loses what stands first. It may not Retreat from an Ambush, though the Battle is set up, and
 * reckoned, as none; `used` as with `outlook`.
 */
export function battleAdvancesPlayer(
  G: G,
  setup: FightSetup,
  isAmbush = false,
  used?: readonly number[],
): boolean {
  if (!isFrost(G)) return false;
  const fight = fightAhead(G, setup, used);
  const choices = isAmbush ? [false] : retreatsOf(G, fight);
  return choices.some((retreats) =>
    outcomesOf(G, fight, retreats).some((lost) => advancesPlayer(G, removalOf(setup.region, lost))),
  );
}

/** Returns what both sides would lose if all dice of the Defender failed, and if they absorbed whatever falls on its mobile pieces. */
function outcomesOf(G: G, fight: Fight, retreats: boolean): (readonly Rank[])[] {
  const { struck, caused } = outlookOf(G, fight, retreats);
  const own = (losses: number) => struckOf(G, fight, vulnerable(G, fight, 'attackers'), losses, null);
  const outcomes = [[...struck, ...own(caused)]];
  if (retreats || !isCountered(fight) || !hasHardMobile(G, fight)) return outcomes;
  return [...outcomes, own(opened(G, fight).slung + counterattackLosses(G, fight))];
}
