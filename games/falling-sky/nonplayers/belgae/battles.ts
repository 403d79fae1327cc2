/* 8.5.1: Which Battles the Non-player Belgae select, and how they fight them. */
import type { LegalMove } from '../../../kit/move';
import type { Play } from '../../../kit/play';
import { affectedRegions } from '../../abilities/enlisting';
import { mayAccompany, useFor } from '../../abilities/use';
import { battleRegions, modesOf, priceIn, setupFor, targetsIn } from '../../battle/selection';
import type { BattleMode } from '../../battle/terms';
import { costOf } from '../../commands/costs';
import { maySelect, type Order, withEnlisted } from '../../commands/order';
import type { Plan, PlannedBattle } from '../../commands/plan';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { mobileOf } from '../../pieces/force';
import { forceIn, leaderOf } from '../../pieces/forces';
import type { FrameOf, G } from '../../state';
import { ambushServes } from '../ambush';
import { type Moment, make } from '../moment';
import { choose } from '../select';
import { usesOf } from '../worth';
import { regionsToEnlist } from './enlist';
import { afterRampage, canDrive } from './rampage';
import { ENEMIES, type Threat } from './threat';
import { isWorthIt } from './worth';

/** Returns how a Battle is to be fought; null where it is not worth it. `used` are the Capabilities that Battles before will have used. */
type Judge = (region: RegionId, target: Faction, used: readonly number[]) => BattleMode | null;

/**
 * Returns the Battles to fight, in order (8.5.1): those that are worth it as they are or by Ambush; where none is an Ambush, those
 * after a Rampage, or else with Enlisted Germans, if either goes with them.
 */
export function battlesOf(G: G, play: Play<G>, order: Order, threats: readonly Threat[]): PlannedBattle[] {
  const open = battleRegions(G, order);
  const battlesBy = (judge: Judge) => selected(G, play, order, threats, open, judge);
  const battles = ambushAlong(
    G,
    order,
    battlesBy((region, target, used) => wayOf(G, order, region, target, used)),
  );
  if (battles.some(({ way }) => way === 'ambush')) return battles;
  if (mayAccompany(order, 'rampage')) {
    const use = useFor(order, 'rampage');
    const rampaging = battlesBy((region, target, used) => {
      const battle = { region, target, way: 'battle' as const };
      return isWorthIt(afterRampage(G, use, battle), order, battle, used) ? 'battle' : null;
    });
    if (canDrive(G, use, rampaging) && rampaging.length > 0) return rampaging;
  }
  if (mayAccompany(order, 'enlist')) {
    const use = useFor(order, 'enlist');
    const joined = withEnlisted(order, affectedRegions(G, use));
    const enlisting = battlesBy((region, target, used) =>
      isWorthIt(G, joined, { region, target, way: 'battle' }, used) ? 'battle' : null,
    );
    if (regionsToEnlist(G, order, use, enlisting).length > 0) return enlisting;
  }
  return battles;
}

/**
 * Returns Battles that are worth it: against the threats, Ambiorix first, then wherever else, as long as there are Resources; none
 * at all where Ambiorix is threatened and will not fight: an enemy who is weaker than the Belgae, else by the errata one who is not. `open` are the Regions that may be selected.
 */
function selected(
  G: G,
  play: Play<G>,
  order: Order,
  threats: readonly Threat[],
  open: readonly RegionId[],
  judge: Judge,
): PlannedBattle[] {
  const leader = leaderOf(G, 'belgae')?.region;
  const battles: PlannedBattle[] = [];
  let resources = order.terms.free ? Number.POSITIVE_INFINITY : G.resources.belgae;
  let left = order.terms.most ?? Number.POSITIVE_INFINITY;
  const used = [...order.used];
  const battlesIn = (region: RegionId, enemies: readonly Faction[]): PlannedBattle[] => {
    const targets = targetsIn(G, order, region);
    return enemies.flatMap((target) => {
      const way = targets.includes(target) ? judge(region, target, used) : null;
      return way === null ? [] : [{ region, target, way }];
    });
  };
  const add = (candidates: readonly PlannedBattle[]) => {
    const battle = choose(play, candidates);
    if (battle === undefined) return;
    const cost = costOf(G, order, priceIn(G, order, battle.region));
    if (cost > resources || left === 0) return;
    resources -= cost;
    left--;
    battles.push(battle);
    used.push(...usesOf(G, order, battle, used));
  };
  const own = threats.find(
    ({ region }) => region === leader && maySelect(order, region) && targetsIn(G, order, region).length > 0,
  );
  if (own !== undefined) {
    const weaker = own.enemies.filter((enemy) => isOutnumbered(G, own.region, enemy));
    add(battlesIn(own.region, weaker));
    if (battles.length === 0 && G.errata) add(battlesIn(own.region, own.enemies));
    if (battles.length === 0) return [];
  }
  const isLeft = (region: RegionId) => battles.every((battle) => battle.region !== region);
  const others = threats.filter(({ region }) => open.includes(region) && isLeft(region));
  for (const { region, enemies } of inAnyOrder(play, others)) add(battlesIn(region, enemies));
  for (const region of inAnyOrder(play, open.filter(isLeft))) add(battlesIn(region, ENEMIES));
  return battles;
}

function inAnyOrder<T>(play: Play<G>, items: readonly T[]): readonly T[] {
  return items.length < 2 ? items : play.shuffle(items);
}

/** Says whether an enemy has fewer mobile pieces than the Belgae, so that Ambiorix fights it. */
function isOutnumbered(G: G, region: RegionId, enemy: Faction): boolean {
  return mobileOf(forceIn(G, region, enemy)) < mobileOf(forceIn(G, region, 'belgae'));
}

/**
 * Returns how a Battle is fought that inflicts more Losses than are suffered, and none on Ambiorix, if all rolls of the Defender
 * fail: with Ambush where that serves; null where there is none, or it would help a player to victory (8.4.4).
 */
export function wayOf(
  G: G,
  order: Order,
  region: RegionId,
  target: Faction,
  used?: readonly number[],
): BattleMode | null {
  const ways = modesOf(G, order, region, target);
  const plain = setupFor(G, order, region, target, 'battle');
  const ambushes = ways.includes('ambush') && (!ways.includes('battle') || ambushServes(G, plain, used));
  const way: BattleMode = ambushes ? 'ambush' : 'battle';
  return isWorthIt(G, order, { region, target, way }, used) ? way : null;
}

/** Ambush in the first Battle goes with Ambush in each other one possible. */
function ambushAlong(G: G, order: Order, battles: PlannedBattle[]): PlannedBattle[] {
  if (battles[0]?.way !== 'ambush') return battles;
  return battles.map((battle) =>
    modesOf(G, order, battle.region, battle.target).includes('ambush')
      ? { ...battle, way: 'ambush' }
      : battle,
  );
}

/** Returns the next of the Battles that have been planned and are still worth it; null when there is none. */
export function fightOn(at: Moment<FrameOf<'battle'>>, plan: Plan): LegalMove | null {
  const { G, frame } = at;
  const { order } = frame;
  const battles = plan.battles ?? [];
  for (let battle = battles.shift(); battle !== undefined; battle = battles.shift()) {
    const { region, target } = battle;
    const now = targetsIn(G, order, region).includes(target) ? wayOf(G, order, region, target) : null;
    if (now === null) continue;
    const way = battle.way === 'ambush' ? 'ambush' : now;
    for (const each of [way, 'battle'] as const)
      if (at.may('battle', region, target, each)) return make('battle', region, target, each);
  }
  return null;
}
