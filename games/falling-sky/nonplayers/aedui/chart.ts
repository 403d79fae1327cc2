/* The flowchart of the Non-player Aedui (8.6). */
import type { LegalMove } from '../../../kit/move';
import { type Order, orderFor } from '../../commands/order';
import type { Plan } from '../../commands/plan';
import { type CommandName, FULL } from '../../commands/terms';
import type { FrameOf } from '../../state';
import type { Chart, Intent, OrderFrame, Orders } from '../chart';
import { marchOn } from '../marching';
import { isAt, type Moment, make } from '../moment';
import { rolls } from '../rolling';
import { nextBattle } from './battle';
import { askForAuxilia, withAuxilia } from './diviciacus';
import { marchPlan } from './march';
import { passOrEvent } from './passOrEvent';
import { isRaidWorth, nextRaid } from './raid';
import { hasFewWarbands, isRallyWorth, nextRally } from './rally';
import { isSubornDue, nextSuborn } from './suborn';
import { isTradeDue, nextTrade } from './trade';

export const aedui: Chart = {
  turn: (at) => passOrEvent(at) ?? battle(at) ?? rally(at) ?? raidOrMarch(at),
  select,
  granted(at, order) {
    const plan: Plan = { box: '8.2.3', why: 'as the Event says', command: order.command };
    if (order.command === 'march') plan.journeys = marchPlan(at, order);
    return plan;
  },
  next(at, plan) {
    const asks = askForAuxilia(at);
    if (asks !== null) return asks;
    if (isAt(at, 'battle')) return fight(at);
    if (isAt(at, 'rally')) return nextRally(at, plan);
    if (isAt(at, 'raid')) return nextRaid(at);
    return isAt(at, 'march') ? marchOn(at, plan) : null;
  },
  ability(at, plan, when) {
    if (when === 'before') return null;
    const { order } = at.frame;
    if (!isTradeDue(at.G, order) || !at.may('ability', 'trade')) return isSubornDue(at.G) ? 'suborn' : null;
    plan.ability = 'trade';
    return 'trade';
  },
  instead,
  use(at) {
    if (isAt(at, 'trade')) return nextTrade(at);
    return isAt(at, 'suborn') ? nextSuborn(at) : null;
  },
};

type At = Moment<FrameOf<'turn'>>;

/** With fewer Resources the Aedui may Raid; the worst roll by which they do. */
const POOR = 4;
const WORST_RAID = 4;

/** Returns a Command by the Sequence of Play as it is about to begin. */
function orderOf(command: Order['command']): Order {
  return orderFor(command, 'aedui', 'aedui', FULL);
}

function command(box: string, why: string, name: Order['command'], more: Partial<Plan> = {}): Intent {
  return { does: 'command', plan: { box, why, command: name, ...more } };
}

/** 8.2.3: The boxes from the top, of those Commands between which an Event lets them choose. */
function select(
  at: Moment,
  { battle: fighting, rally: rallying, raid: raiding, march: marching }: Orders,
): CommandName | null {
  const { G } = at;
  if (fighting !== undefined && nextBattle(at, withAuxilia(G, fighting)) !== null) return 'battle';
  if (rallying !== undefined && isRallyWorth(G, withAuxilia(G, rallying))) return 'rally';
  const isPoor = raiding !== undefined && G.resources.aedui < POOR;
  const raids = hasFewWarbands(G) || (isPoor && rolls(at, '8.6.4', WORST_RAID, 'think of a Raid'));
  if (!raids && marching !== undefined && marchPlan(at, marching).length > 0) return 'march';
  return raiding !== undefined && isRaidWorth(G, withAuxilia(G, raiding)) ? 'raid' : null;
}

/** 8.6.3: Suborn instead of a Trade that has come to nothing, as others do not agree. */
function instead(at: Moment<OrderFrame>, plan: Plan): LegalMove | null {
  if (plan.ability !== 'trade' || at.frame.order.abilities.includes('trade')) return null;
  plan.ability = undefined;
  return isSubornDue(at.G) && at.may('ability', 'suborn') ? make('ability', 'suborn') : null;
}

/** 8.6.2: Battle, if that is sure to strike a Leader, Ally, Citadel or Legion. */
function battle(at: At): Intent | null {
  const found = nextBattle(at, withAuxilia(at.G, orderOf('battle')));
  if (found === null || !at.may('command', 'battle')) return null;
  const why = 'Battle, as they are sure to strike a Leader, Ally, Citadel or Legion';
  return command('8.6.2', why, 'battle', { battles: [found] });
}

function fight(at: Moment<FrameOf<'battle'>>) {
  const next = nextBattle(at, at.frame.order);
  return next === null ? null : make('battle', next.region, next.target, next.way);
}

/** 8.6.3: Rally, if that places enough; with few Warbands on the map and nothing to place the Aedui Raid instead. */
function rally(at: At): Intent | null {
  const { G } = at;
  if (isRallyWorth(G, withAuxilia(G, orderOf('rally'))) && at.may('command', 'rally')) {
    const why = hasFewWarbands(G)
      ? 'they have few Warbands'
      : 'it places a Citadel, an Ally or three Warbands';
    return command('8.6.3', `Rally, as ${why}`, 'rally');
  }
  return hasFewWarbands(G) ? raid(at) : null;
}

/** 8.6.4: With few Resources a die decides whether the Aedui attempt to Raid; otherwise they March. */
function raidOrMarch(at: At): Intent {
  const isRaid = at.G.resources.aedui < POOR && rolls(at, '8.6.4', WORST_RAID, 'think of a Raid');
  return isRaid ? raid(at) : march(at);
}

/** 8.6.4: Raid, if that gains enough; otherwise pass. */
function raid(at: At): Intent {
  const isWorth = isRaidWorth(at.G, withAuxilia(at.G, orderOf('raid')));
  return isWorth && at.may('command', 'raid')
    ? command('8.6.4', 'Raid, as that brings in two Resources or more', 'raid')
    : { does: 'pass', rule: '8.6.4' };
}

/** 8.6.5: March, if that spreads Hidden Warbands or adds Control; otherwise Raid. */
function march(at: At): Intent {
  const journeys = at.may('command', 'march') ? marchPlan(at, orderOf('march')) : [];
  return journeys.length === 0
    ? raid(at)
    : command('8.6.5', 'March, to spread Hidden Warbands and add Control', 'march', { journeys });
}
