/* The flowchart of the Non-player Belgae (8.5), box by box in the order of the book. */
import type { LegalMove } from '../../../kit/move';
import { type Order, orderFor } from '../../commands/order';
import type { Plan } from '../../commands/plan';
import type { CommandName } from '../../commands/terms';
import { FULL } from '../../commands/terms';
import type { FrameOf } from '../../state';
import type { AbilityFrame, Chart, Intent, OrderFrame, Orders } from '../chart';
import { marchOn } from '../marching';
import { isAt, type Moment } from '../moment';
import { rolls } from '../rolling';
import { abilityWith } from './abilities';
import { battlesOf, fightOn } from './battles';
import { enlistOn } from './enlist';
import { passOrEvent } from './event';
import { flightFrom } from './flight';
import { germansOn } from './germans';
import { marchToAddControl, spreadOf } from './march';
import { isRaidWorth, raidOn, raidOrPass } from './raid';
import { isRallyWorth, rally, rallyOn } from './rally';
import { rampageOn } from './rampage';
import { threatsTo } from './threat';

/** The Resources below which a die decides between Raid and March. */
const FEW = 4;

export const belgae: Chart = {
  turn: (at) => battleOrMarchUnderThreat(at) ?? passOrEvent(at) ?? rally(at) ?? raidOrMarch(at),
  select,
  granted,
  next,
  ability: (at, plan, when) => (at.frame.order.faction === 'belgae' ? abilityWith(at, plan, when) : null),
  use: useAbility,
};

/** 8.5.1: Battle or March under Threat? Null for neither. */
function battleOrMarchUnderThreat(at: Moment<FrameOf<'turn'>>): Intent | null {
  const { G, play } = at;
  const threats = threatsTo(G);
  if (threats.length === 0) return null;
  if (at.may('command', 'battle')) {
    const battles = battlesOf(G, play, orderFor('battle', 'belgae', 'belgae', FULL), threats);
    if (battles.length > 0)
      return {
        does: 'command',
        plan: { box: '8.5.1', why: 'Battle against a threat', command: 'battle', battles },
      };
  }
  if (!at.may('command', 'march')) return null;
  const journeys = flightFrom(G, play, orderFor('march', 'belgae', 'belgae', FULL), threats);
  if (journeys.length === 0) return null;
  return {
    does: 'command',
    plan: { box: '8.5.1', why: 'March away from a threat', command: 'march', journeys },
  };
}

/** 8.5.4, 8.5.5: With few Resources a die decides whether to Raid; else they March to add Control, or Raid if they cannot. */
function raidOrMarch(at: Moment<FrameOf<'turn'>>): Intent {
  if (at.G.resources.belgae < FEW && rolls(at, '8.5.4', 4, 'Raid for Resources')) return raidOrPass(at);
  return marchToAddControl(at) ?? raidOrPass(at);
}

/** 8.2.3: The boxes from the top, of those Commands between which an Event lets them choose. */
function select(at: Moment, { battle, march, rally: rallying, raid }: Orders): CommandName | null {
  const { G, play } = at;
  const threats = threatsTo(G);
  if (threats.length > 0) {
    if (battle !== undefined && battlesOf(G, play, battle, threats).length > 0) return 'battle';
    if (march !== undefined && flightFrom(G, play, march, threats).length > 0) return 'march';
  }
  if (rallying !== undefined && isRallyWorth(G, rallying)) return 'rally';
  const isPoor = raid !== undefined && G.resources.belgae < FEW;
  const raids = isPoor && rolls(at, '8.5.4', 4, 'Raid for Resources');
  if (!raids && march !== undefined && spreadOf(G, play, march).length > 0) return 'march';
  return raid !== undefined && isRaidWorth(G, raid) ? 'raid' : null;
}

/** 8.2.3: A Command that an Event grants follows the box of its name; a March that for a threat, if there is one, else the last. */
function granted({ G, play }: Moment, order: Order): Plan {
  const { command, faction } = order;
  const plan: Plan = { box: '8.2.3', why: 'do as the Event says', command };
  if (faction === 'germans') return plan;
  const threats = threatsTo(G);
  if (command === 'battle') plan.battles = battlesOf(G, play, order, threats);
  if (command !== 'march') return plan;
  const away = threats.length > 0 ? flightFrom(G, play, order, threats) : [];
  plan.journeys = away.length > 0 ? away : spreadOf(G, play, order);
  return plan;
}

function next(at: Moment<OrderFrame>, plan: Plan): LegalMove | null {
  if (at.frame.order.faction === 'germans') return germansOn(at, plan);
  if (isAt(at, 'battle')) return fightOn(at, plan);
  if (isAt(at, 'march')) return marchOn(at, plan);
  if (isAt(at, 'rally')) return rallyOn(at, plan);
  return isAt(at, 'raid') ? raidOn(at) : null;
}

function useAbility(at: Moment<AbilityFrame>): LegalMove | null {
  if (isAt(at, 'rampage')) return rampageOn(at);
  return isAt(at, 'enlist') ? enlistOn(at) : null;
}
