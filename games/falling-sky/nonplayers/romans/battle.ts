/* Which Battles the Non-player Romans fight (8.8.1). */
import type { Play } from '../../../kit/play';
import { mayBattleIn, modesOf, targetsIn } from '../../battle/selection';
import type { BattleMode } from '../../battle/terms';
import type { Order } from '../../commands/order';
import type { PlannedBattle } from '../../commands/plan';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { forceIn } from '../../pieces/forces';
import { alliesAndCitadelsIn } from '../../pieces/tribes';
import type { G } from '../../state';
import type { Outlook } from '../outlook';
import { isRunByPlayer } from '../priorities';
import { choose } from '../select';
import { isWorthFighting, usesOf } from '../worth';
import { mayBesiege, needsBesiege } from './besiege';
import { marginFor } from './enemies';

/**
 * Says whether the Romans would Battle an enemy in a Region: it would inflict less than half the Losses that it suffers, be it that it
 * Retreats, and none on the Leader (8.8.1). A piece that Besiege takes away counts as one that it suffers; `used` as with `outlook`.
 */
export function isWorthBattle(
  G: G,
  order: Order,
  region: RegionId,
  target: Faction,
  way: BattleMode,
  used?: readonly number[],
): boolean {
  const besieged = Number(way === 'besiege');
  const isEnough = (ahead: Outlook) => {
    const cost = ahead.inflicted + besieged;
    return cost > 0 && 2 * ahead.suffered < cost && !ahead.endangersLeader;
  };
  return isWorthFighting(G, order, { region, target, way }, isEnough, used);
}

/** Says whether an enemy may be attacked in a Region. */
type Aim = (region: RegionId, target: Faction) => boolean;

/**
 * Returns the Battles that the Romans fight in some Regions, which are in their fixed order, the first first, with Besiege in each possible if one needs it; or that
 * Germans fight whom they direct, by Ambush and never against Romans (8.8.1, 8.2.1). `isAim` says against whom, if not against all.
 */
export function battlesIn(
  play: Play<G>,
  order: Order,
  regions: readonly RegionId[],
  isAim: Aim = () => true,
): PlannedBattle[] {
  const { G } = play;
  const used = [...order.used];
  const battles: PlannedBattle[] = [];
  let allowed = regions.filter((region) => mayBattleIn(G, order, region));
  let candidates = worthwhile(G, order, allowed, isAim, used);
  for (;;) {
    const next = choose(play, candidates, ...targetPriorities(G));
    if (next === undefined) return withBesiege(G, order, battles);
    const { region } = next;
    battles.push(next);
    allowed = allowed.filter((each) => each !== region);
    const uses = usesOf(G, order, next, used);
    used.push(...uses);
    candidates =
      uses.length > 0
        ? worthwhile(G, order, allowed, isAim, used)
        : candidates.filter((each) => each.region !== region);
  }
}

/** Returns the Battles against such enemies that are worth it in some Regions, without the Capabilities `used` in others. */
function worthwhile(
  G: G,
  order: Order,
  regions: readonly RegionId[],
  isAim: Aim,
  used: readonly number[],
): PlannedBattle[] {
  return regions.flatMap((region) =>
    targetsIn(G, order, region).flatMap((target) => {
      const [plain] = modesOf(G, order, region, target);
      if (target === 'romans' || plain === undefined) return [];
      const way: BattleMode = needsBesiege(G, order, region, target, used) ? 'besiege' : plain;
      const isFought = isWorthBattle(G, order, region, target, way, used) && isAim(region, target);
      return isFought ? [{ region, target, way }] : [];
    }),
  );
}

/** 8.8.1: Enemies with Leaders, within that with the most Warbands; then players, most Allies and Citadels, highest margins. */
function targetPriorities(G: G) {
  return [
    ({ region, target }: PlannedBattle) => forceIn(G, region, target).leader !== null,
    ({ region, target }: PlannedBattle) => troopsOf(forceIn(G, region, target)),
    ({ target }: PlannedBattle) => isRunByPlayer(G, target),
    ({ region, target }: PlannedBattle) => alliesAndCitadelsIn(G, region, target),
    ({ target }: PlannedBattle) => marginFor(G, target),
  ];
}

/** 8.8.1: If the Romans Besiege in any Region, they do so in each other that they can. */
function withBesiege(G: G, order: Order, battles: readonly PlannedBattle[]): PlannedBattle[] {
  if (!battles.some(({ way }) => way === 'besiege')) return [...battles];
  return battles.map((battle) =>
    mayBesiege(G, order, battle.region, battle.target) ? { ...battle, way: 'besiege' } : battle,
  );
}
