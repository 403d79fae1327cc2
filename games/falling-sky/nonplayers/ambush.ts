/* When a Non-player has a use for Ambush (8.5.1, 8.6.2, 8.7.1). */
import { countOf, hasMobile, isHard, isImmobile, ranksOf, vulnerable } from '../battle/armies';
import { type FightSetup, retreating } from '../battle/fight';
import type { Fight } from '../battle/frames';
import { attackLosses, isCountered } from '../battle/strength';
import { isPlayer } from '../components/factions';
import { controllerOf } from '../pieces/control';
import { adjacentTo, mayStack } from '../places';
import type { G } from '../state';
import { mightAgree } from './agreements';
import { fightAhead, opened, outlookOf } from './outlook';

/**
 * Says whether a Battle without Ambush, as it is set up, could go worse for a Non-player than with it: the enemy could Retreat out
 * of the Region and lose fewer pieces, or a Counterattack could inflict a Loss; `used` as with `outlook`.
 */
export function ambushServes(G: G, setup: FightSetup, used?: readonly number[]): boolean {
  const fight = fightAhead(G, setup, used);
  return isMet(G, fight) || retreatLowers(G, fight);
}

/**
 * Says whether the Defender could lose fewer pieces by Retreat than by a stand, be all dice against it or all with it: as Retreat halves
 * the Losses, or as a Citadel or Fort then takes them first and may absorb them all (3.3.4).
 */
export function retreatLowers(G: G, fight: Fight): boolean {
  if (!couldRetreat(G, fight)) return false;
  return (
    outlookOf(G, fight, true).inflicted < outlookOf(G, fight, false).inflicted ||
    leastLost(G, fight, true) < leastLost(G, fight, false)
  );
}

/** Returns how many pieces the Defender loses if all dice absorb their Losses. */
function leastLost(G: G, fight: Fight, retreats: boolean): number {
  const ranks = vulnerable(G, fight, 'defenders');
  let left = attackLosses(G, retreating(opened(G, fight).fight, retreats));
  let lost = 0;
  for (const standing of [retreats, !retreats]) {
    const exposed = ranks.filter(({ piece }) => isImmobile(piece) === standing);
    if (left === 0 || exposed.some((rank) => isHard(G, rank))) return lost;
    const taken = Math.min(
      left,
      countOf(exposed, () => true),
    );
    lost += taken;
    left -= taken;
  }
  return lost;
}

/** Says whether a Counterattack could inflict a Loss: also by a Leader or Legion who may survive all dice; `used` as with `outlook`. */
export function couldCounterattack(G: G, setup: FightSetup, used?: readonly number[]): boolean {
  return isMet(G, fightAhead(G, setup, used));
}

function isMet(G: G, fight: Fight): boolean {
  if (!isCountered(fight)) return false;
  return hasHardMobile(G, fight) || outlookOf(G, fight, false).suffered > opened(G, fight).slung;
}

/** Says whether the Defender has a Leader or others who take Losses by dice and could outlast them all. */
export function hasHardMobile(G: G, fight: Fight): boolean {
  return ranksOf(G, fight, 'defenders').some((rank) => !isImmobile(rank.piece) && isHard(G, rank));
}

/** Says whether the Defender has what could Retreat, and a Region next to it that might let it in. */
export function couldRetreat(G: G, fight: Fight): boolean {
  const { region, attacker, defender, terms } = fight;
  if (!isPlayer(defender) || terms.noRetreat || !hasMobile(G, fight, 'defenders')) return false;
  return adjacentTo(G, region).some((next) => {
    const controller = controllerOf(G, next);
    if (controller === null || !isPlayer(controller) || !mayStack(next, defender)) return false;
    return controller === defender || (controller !== attacker && mightAgree(G, controller, defender));
  });
}
