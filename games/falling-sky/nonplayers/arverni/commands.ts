/* What the Non-player Arverni set out to do, and how they go about each Command (8.7.1 to 8.7.6). */
import type { LegalMove } from '../../../kit/move';
import { canMarch } from '../../commands/march';
import { type Order, orderFor } from '../../commands/order';
import type { Journey, Plan } from '../../commands/plan';
import type { CommandName } from '../../commands/terms';
import { FULL } from '../../commands/terms';
import { isFrost } from '../../sequence';
import type { FrameOf, G } from '../../state';
import type { OrderFrame, Orders } from '../chart';
import { marchOn } from '../marching';
import { isAt, type Moment, make } from '../moment';
import { rolls } from '../rolling';
import { abilityNow, UNDER_THREAT } from './abilities';
import { battlesGranted, battlesUnderThreat, isWorthBattle } from './battles';
import { endsBattles } from './entreat';
import { marchAway } from './flight';
import { reservedFor } from './funds';
import { marchGermans } from './germans';
import { marchToMass } from './mass';
import { isRaidWorth, raid } from './raid';
import { hasFewWarbands, isRallyCalledFor, rally, rallyYield } from './rally';
import { isSpreadCalledFor, marchToSpread } from './spread';
import { regionsUnderThreat } from './threat';

function planned(command: CommandName): Order {
  return orderFor(command, 'arverni', 'arverni', FULL);
}

/** 8.7.1: Battle where Romans or Aedui threaten Vercingetorix or a large group, or March away from them; null where neither is. */
export function battleOrMarchUnderThreat({ G, play }: Moment): Plan | null {
  const threatened = regionsUnderThreat(G);
  if (threatened.length === 0) return null;
  const order = planned('battle');
  const battles = battlesUnderThreat(G, play, order, threatened);
  const plan: Plan = {
    box: UNDER_THREAT,
    why: 'Battle, as they are under threat',
    command: 'battle',
    battles,
  };
  if (battles.length > 0 && !isEndedByEntreat(G, order, plan)) return plan;
  return isFrost(G)
    ? null
    : marching(UNDER_THREAT, 'away from a threat', marchAway(G, play, planned('march')));
}

function isEndedByEntreat(G: G, order: Order, plan: Plan): boolean {
  const { battles = [] } = plan;
  if (battles[0].way === 'ambush' || abilityNow(G, order, plan) !== 'entreat') return false;
  return endsBattles(G, battles, G.resources.arverni - reservedFor(G, order, plan));
}

function marching(box: string, why: string, journeys: Journey[]): Plan | null {
  return journeys.length === 0 ? null : { box, why: `March ${why}`, command: 'march', journeys };
}

/** 8.7.3: Rally, where there are few Warbands or enough would be placed; null where it is not called for. */
export function rallying(at: Moment): Plan | null {
  const order = planned('rally');
  const yielded = rallyYield(at.G, order);
  if (!isRallyCalledFor(at.G, yielded)) return null;
  const why = hasFewWarbands(at.G) ? 'they have few Warbands' : 'that places enough';
  const plan: Plan = { box: '8.7.3', why: `Rally, as ${why}`, command: 'rally' };
  if (yielded.standing === 0) plan.part = 'warbands';
  return plan;
}

/** 8.7.4: March to spread; null where nothing comes of it or upon Frost. */
export function marchingToSpread({ G, play }: Moment): Plan | null {
  return isFrost(G) ? null : marching('8.7.4', 'to spread', marchToSpread(G, play, planned('march')));
}

/** 8.7.6: March to mass; null where nothing comes of it or upon Frost. */
export function marchingToMass({ G, play }: Moment): Plan | null {
  return isFrost(G) ? null : marching('8.7.6', 'to mass their army', marchToMass(G, play, planned('march')));
}

/** With fewer Resources the Arverni may Raid; the worst roll by which they do (8.7.5). */
const FEW_RESOURCES = 4;
const WORST_ROLL = 4;

/** Says whether the Arverni have few Resources, and try to Raid by a die (8.7.5). */
export function wantsToRaid(at: Moment): boolean {
  return at.G.resources.arverni < FEW_RESOURCES && rolls(at, '8.7.5', WORST_ROLL, 'try to Raid');
}

/** 8.2.3: Which of the Commands between which an Event lets them choose the boxes come to, from the top; null for none. */
export function select(
  at: Moment,
  { battle, march, rally: rallied, raid: raided }: Orders,
): CommandName | null {
  const { G, play } = at;
  const threatened = regionsUnderThreat(G);
  if (threatened.length > 0) {
    if (battle !== undefined && battlesUnderThreat(G, play, battle, threatened).length > 0) return 'battle';
    if (march !== undefined && marchAway(G, play, march).length > 0) return 'march';
  }
  if (rallied !== undefined && isRallyCalledFor(G, rallyYield(G, rallied))) return 'rally';
  const spreads = march !== undefined && isSpreadCalledFor(G);
  if (spreads && marchToSpread(G, play, march).length > 0) return 'march';
  const raids = spreads || (raided !== undefined && wantsToRaid(at));
  if (!raids && march !== undefined && marchToMass(G, play, march).length > 0) return 'march';
  return raided !== undefined && isRaidWorth(G, raided) ? 'raid' : null;
}

/** 8.2.3: A Command that an Event grants, by the priorities of its box: of several for March by the conditions, else the last. */
export function granted(at: Moment, order: Order): Plan {
  const { G, play } = at;
  const { command } = order;
  const plan: Plan = { box: '8.2.3', why: 'do as the Event says', command };
  if (command === 'battle') plan.battles = battlesGranted(G, play, order);
  else if (command === 'march' && canMarch(G, order)) plan.journeys = journeysGranted(at, order);
  return plan;
}

function journeysGranted({ G, play }: Moment, order: Order): Journey[] {
  if (order.faction !== 'arverni') return marchGermans(G, play, order);
  const away = regionsUnderThreat(G).length > 0 ? marchAway(G, play, order) : [];
  if (away.length > 0) return away;
  const spread = isSpreadCalledFor(G) ? marchToSpread(G, play, order) : [];
  return spread.length > 0 ? spread : marchToMass(G, play, order);
}

/** Returns the move by which a Region is paid for before Devastate or Entreat (8.7.1); null when none is to be. */
export function payFirst(
  at: Moment<OrderFrame>,
  { box, battles = [], journeys = [] }: Plan,
): LegalMove | null {
  if (box !== UNDER_THREAT || battles[0]?.way === 'ambush') return null;
  const payable = at.options('ahead');
  if (payable.length === 0) return null;
  const regions = [...battles.map(({ region }) => region), ...journeys.map(({ from }) => from)];
  const region = regions.find((each) => payable.includes(each));
  return region === undefined ? null : make('ahead', region);
}

/** Returns the next move of a Command by the priorities of its box; null when there is nothing more to do. */
export function nextOf(at: Moment<OrderFrame>, plan: Plan): LegalMove | null {
  if (isAt(at, 'battle')) return nextBattle(at, plan);
  if (isAt(at, 'march')) return marchOn(at, plan);
  if (isAt(at, 'rally')) return rally(at, plan);
  return isAt(at, 'raid') ? raid(at) : null;
}

/** The planned Battles one after the other; one that is no longer worth it is not fought. */
function nextBattle(at: Moment<FrameOf<'battle'>>, { battles = [] }: Plan): LegalMove | null {
  for (let battle = battles.shift(); battle !== undefined; battle = battles.shift()) {
    const { region, target } = battle;
    for (const way of battle.way === 'ambush' ? (['ambush', 'battle'] as const) : [battle.way])
      if (
        at.may('battle', region, target, way) &&
        isWorthBattle(at.G, at.frame.order, { region, target, way })
      )
        return make('battle', region, target, way);
  }
  return null;
}
