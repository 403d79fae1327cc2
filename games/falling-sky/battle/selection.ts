/* Which Regions, targets and ways of fighting a Battle Command may select (3.2.4, 3.3.4, 3.4.4, 4.2.3, 4.3.3). */
import type { Obstacle } from '../../kit/action';
import { leaderReaches, mayAccompany } from '../abilities/use';
import { obstacleToPay, obstacleToSelect } from '../commands/costs';
import { isPaid, type Order } from '../commands/order';
import { FULL } from '../commands/terms';
import { type Faction, isPlayer } from '../components/factions';
import type { RegionId } from '../components/map';
import { troopsOf } from '../pieces/force';
import { factionsIn, forceIn, piecesIn } from '../pieces/forces';
import { alliesAndCitadelsIn } from '../pieces/tribes';
import { regionsOf } from '../places';
import type { G } from '../state';
import { hiddenOf } from './armies';
import { cardBattle, helpersIn } from './cards';
import { type FightSetup, sidesOf } from './fight';
import type { Contingent } from './frames';
import { type BattleMode, type FightTerms, fightTermsWith, TERMS } from './terms';
import { ambushRuleOf, ruleOf } from './words';

/** Returns what the rules say a Battle in a Region costs: Romans 2, Gauls 1, twice as much if Devastated, nothing any more where it is paid (3.2.4, 3.3.4); see `costOf`. */
export function priceIn(G: G, order: Order, region: RegionId): number {
  if (isPaid(order, region)) return 0;
  return (order.faction === 'romans' ? 2 : 1) * (G.devastated.includes(region) ? 2 : 1);
}

/** Returns what a Battle that a Command selects is called with. Who is attacked lends no pieces (card 38). */
export function setupFor(
  G: G,
  order: Order,
  region: RegionId,
  defender: Faction,
  way: BattleMode,
): FightSetup {
  const { faction, by } = order;
  const helpers = helpersAgainst(G, order, region, defender);
  return {
    region,
    attacker: faction,
    by,
    defender,
    group: undefined,
    helpers,
    borrows: undefined,
    defendingHelpers: undefined,
    terms: termsFor(order, way),
  };
}

function termsFor(order: Order, way: BattleMode): Readonly<FightTerms> {
  const byCard = cardBattle(order)?.terms;
  if (order.terms.fight === FULL.fight && byCard === undefined) return TERMS[way];
  const terms = fightTermsWith(byCard ?? {}, fightTermsWith(order.terms.fight));
  terms.ambush = way === 'ambush';
  terms.besiege = way === 'besiege';
  return terms;
}

function helpersAgainst(G: G, order: Order, region: RegionId, defender: Faction): readonly Contingent[] {
  const helpers = helpersIn(G, order, region);
  if (helpers.length === 0 || defender === 'germans') return helpers;
  return helpers.filter(({ faction }) => faction !== defender);
}

/** Returns the Regions that may be selected now. */
export function battleRegions(G: G, order: Order): RegionId[] {
  const regions: RegionId[] = [];
  for (const region of regionsOf(G)) if (mayBattleIn(G, order, region)) regions.push(region);
  return regions;
}

/** Says whether a Region may be selected now: most may not, for want of Attackers. */
export function mayBattleIn(G: G, order: Order, region: RegionId): boolean {
  return hasAttackers(G, order, region) && obstacleIn(G, order, region) === null;
}

/** Returns why a Region cannot be selected for Battle, or null where it can. */
export function obstacleIn(G: G, order: Order, region: RegionId): Obstacle | null {
  const forbidden = obstacleToSelect(G, order, region);
  if (forbidden !== null) return forbidden;
  if (!hasAttackers(G, order, region)) return obstacle(order, 'You have no pieces there.');
  if (!hasTarget(G, order, region))
    return order.faction === 'germans'
      ? obstacle(order, 'Germans Battle only where they have more Hidden pieces than an enemy.')
      : obstacle(order, 'There is nobody to Battle.');
  return obstacleToPay(G, order, priceIn(G, order, region));
}

function obstacle(order: Order, text: string): Obstacle {
  return { rule: ruleOf({ attacker: order.faction }), text };
}

function hasAttackers(G: G, order: Order, region: RegionId): boolean {
  return (
    piecesIn(G, region, order.faction) > 0 ||
    helpersIn(G, order, region).some(({ faction, pieces }) =>
      pieces === 'all' ? piecesIn(G, region, faction) > 0 : troopsOf(forceIn(G, region, faction)) > 0,
    )
  );
}

/** Returns the Factions that may be selected as Defender in a Region: each with pieces that are not the Attacker's (Step 1). */
export function targetsIn(G: G, order: Order, region: RegionId): Faction[] {
  return factionsIn(G, region).filter((faction) => isTarget(G, order, region, faction));
}

function hasTarget(G: G, order: Order, region: RegionId): boolean {
  for (const faction of factionsIn(G, region)) if (isTarget(G, order, region, faction)) return true;
  return false;
}

function isTarget(G: G, order: Order, region: RegionId, faction: Faction): boolean {
  if (faction === order.faction) return false;
  const target = cardBattle(order)?.target;
  if (target !== undefined && faction !== target) return false;
  const { against } = order.terms;
  if (against !== null && !against.includes(faction)) return false;
  const isEnlisted = faction === 'germans' && order.enlisted.includes(region);
  if (isEnlisted && alliesAndCitadelsIn(G, region, faction) === 0) return false;
  return isFightable(G, order, region, faction);
}

/** Says whether there is a way to fight a Defender in a Region; see {@link modesOf}. */
function isFightable(G: G, order: Order, region: RegionId, target: Faction): boolean {
  if (order.faction !== 'germans') return true;
  const isAlways = cardBattle(order)?.ambush === 'always' || order.terms.fight.ambush === true;
  return isAlways || mayAmbush(G, order, region, target);
}

/** Returns how a Defender may be fought in a Region: Germans only by Ambush, and so with some Events. */
export function modesOf(G: G, order: Order, region: RegionId, target: Faction): BattleMode[] {
  const ambush = cardBattle(order)?.ambush;
  if (ambush === 'always' || order.terms.fight.ambush) return ['ambush'];
  const isAmbush = mayAmbush(G, order, region, target);
  if (order.faction === 'germans' || (ambush === 'able' && isAmbush)) return isAmbush ? ['ambush'] : [];
  const ways: BattleMode[] = ['battle'];
  if (isAmbush) ways.push('ambush');
  if (mayBesiege(G, order, region, target)) ways.push('besiege');
  return ways;
}

/** Says whether a Command may use Ambush or Besiege at all: announced already, or still to be added (4.1). */
function isAnnounced(order: Order, ability: 'ambush' | 'besiege'): boolean {
  return order.abilities.includes(ability) || mayAccompany(order, ability);
}

/** Says whether Ambush may modify a Battle: enough Hidden pieces and a Leader near; for the Aedui in one Region (4.3.3, 4.4.3, 4.5.3, 3.4.4). */
export function mayAmbush(G: G, order: Order, region: RegionId, target: Faction): boolean {
  const { faction } = order;
  if (faction === 'romans') return false;
  if (isPlayer(faction)) {
    if (cardBattle(order)?.ambush !== 'able' && !isAnnounced(order, 'ambush')) return false;
    if (faction === 'aedui' ? order.abilities.includes('ambush') : !leaderReaches(G, faction, region))
      return false;
  }
  const sides = sidesOf(setupFor(G, order, region, target, 'ambush'));
  return hiddenOf(G, sides, 'attackers') > hiddenOf(G, sides, 'defenders');
}

/** Says whether Besiege may modify a Battle: a Legion, and an Ally or Citadel of the Defender (4.2.3). */
function mayBesiege(G: G, order: Order, region: RegionId, target: Faction): boolean {
  if (order.faction !== 'romans' || !isAnnounced(order, 'besiege')) return false;
  return forceIn(G, region, 'romans').legions > 0 && alliesAndCitadelsIn(G, region, target) > 0;
}

/** Returns the number of the rule of a way of fighting. */
export function ruleOfMode(way: BattleMode, faction: Faction): string {
  return way === 'besiege' ? '4.2.3' : ambushRuleOf(faction);
}
