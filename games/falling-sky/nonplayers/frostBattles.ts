/* Which Battles Non-players do not fight while a WINTER card is showing (8.4.4). */
import type { FightSetup } from '../battle/fight';
import { isFrost } from '../sequence';
import type { G } from '../state';
import { advancesPlayer, removalOf } from './frost';
import { fightAhead, outlookOf, retreatsOf } from './outlook';

/** What the Attacker is taken to lose in the Counterattack, where that is more than a Battle is reckoned to cost it. */
export interface Toll {
  suffered?: number;
  legions?: number;
  /** The Battle is an Ambush, though it is reckoned as none. */
  ambush?: boolean;
}

/**
 * 8.4.4: Says whether a Battle upon Frost could advance a player beyond victory by what both sides may lose, be it that the Defender
 * stands or that it Retreats, and loses what stands first; `used` as with `outlook`.
 */
export function battleAdvancesPlayer(
  G: G,
  setup: FightSetup,
  toll: Toll = {},
  used?: readonly number[],
): boolean {
  if (!isFrost(G)) return false;
  const fight = fightAhead(G, setup, used);
  const choices = toll.ambush === true ? [false] : retreatsOf(G, fight);
  return choices.some((retreats) => {
    const { struck, suffered } = outlookOf(G, fight, retreats);
    const { legions: taken = 0, pieces = [], tribes } = removalOf(setup.region, struck);
    const lost = retreats ? suffered : Math.max(suffered, toll.suffered ?? 0);
    const legions = retreats ? 0 : (toll.legions ?? 0);
    const own = { region: setup.region, faction: setup.attacker, count: -lost };
    return advancesPlayer(G, { tribes, legions: taken + legions, pieces: [...pieces, own] });
  });
}
