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
  return choices.some((retreats) => {
    const { struck } = outlookOf(G, fight, retreats);
    return advancesPlayer(G, removalOf(setup.region, [...struck, ...takenIn(G, fight, retreats)]));
  });
}

/** Returns the pieces of the Attacker that would be lost or rolled for if the dice of the Defender absorbed all that they can. */
function takenIn(G: G, fight: Fight, retreats: boolean): readonly Rank[] {
  const isAbsorbed = !retreats && isCountered(fight) && hasHardMobile(G, fight);
  const losses = isAbsorbed
    ? opened(G, fight).slung + counterattackLosses(G, fight)
    : outlookOf(G, fight, retreats).caused;
  return struckOf(G, fight, vulnerable(G, fight, 'attackers'), losses, null);
}
