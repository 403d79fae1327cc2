/* What the Non-player Romans do when they are Eligible (8.8.1 to 8.8.5). */
import { type Order, orderFor } from '../../commands/order';
import type { Plan, PlannedBattle } from '../../commands/plan';
import { type CommandName, FULL } from '../../commands/terms';
import { PLAYERS } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { availableTroops, forceIn } from '../../pieces/forces';
import type { FrameOf, G } from '../../state';
import { marginOf } from '../../victory';
import type { Intent, Orders } from '../chart';
import { eventFor } from '../events/choice';
import type { Moment } from '../moment';
import { battlesIn } from './battle';
import { withWarbands } from './diviciacus';
import { regionOfLeader } from './enemies';
import { mayMarch } from './march';
import { recruitsEnough } from './recruit';
import { regionsToSeize } from './seize';
import { isThreat, threatenedRegions } from './threat';

type Turn = Moment<FrameOf<'turn'>>;

const FEW_AUXILIA = 8;
const LEGIONS_AT_CAESAR = 2;
const AUXILIA_AT_CAESAR = 4;

/** Follows the flowchart from the top, or from where a Command was given up as nobody agreed to what it needed. */
export function decide(at: Turn): Intent {
  const abandoned = at.frame.plan?.abandoned === true ? at.frame.plan.command : null;
  if (abandoned === 'seize') return pass();
  if (abandoned === 'recruit') return seize(at) ?? pass();
  const early = abandoned === null ? battleMarchOrEvent(at) : null;
  return early ?? recruit(at) ?? seize(at) ?? pass();
}

function battleMarchOrEvent(at: Turn): Intent | null {
  const threatened = threatenedRegions(at.G);
  if (threatened.length > 0) return battleUnderThreat(at, threatened) ?? marchUnderThreat(at, threatened);
  if (isEnemyAtVictory(at.G)) return marchUnderThreat(at, threatened);
  return event(at) ?? march(at);
}

/** 8.8.1: Battle against those who threaten; none at all if Caesar is under threat and would not fight. */
function battleUnderThreat({ G, play }: Turn, threatened: readonly RegionId[]): Intent | null {
  const battles = battlesUnderThreat({ G, play }, orderFor('battle', 'romans', 'romans', FULL), threatened);
  if (battles.length === 0) return null;
  return command({
    box: '8.8.1',
    why: 'Battle, as that costs the enemy more than twice as much',
    command: 'battle',
    battles,
  });
}

function battlesUnderThreat(
  { G, play }: Pick<Moment, 'G' | 'play'>,
  order: Order,
  threatened: readonly RegionId[],
): PlannedBattle[] {
  const battles = battlesIn(play, withWarbands(G, order), threatened, (region, target) =>
    isThreat(G, region, target),
  );
  const leader = regionOfLeader(G);
  const isRefused =
    leader !== null && threatened.includes(leader) && !battles.some(({ region }) => region === leader);
  return isRefused ? [] : battles;
}

/** 8.2.3: Which of the Commands between which an Event lets the Romans choose the boxes come to, from the top; null for none. */
export function select(at: Moment, orders: Orders): CommandName | null {
  const { G } = at;
  const threatened = threatenedRegions(G);
  const { battle, march: marching, recruit: recruiting, seize: seizing } = orders;
  if (battle !== undefined && battlesUnderThreat(at, battle, threatened).length > 0) return 'battle';
  const isMarch = threatened.length > 0 || isEnemyAtVictory(G) || availableTroops(G, 'romans') <= FEW_AUXILIA;
  if (isMarch && marching !== undefined && mayMarch(G, withWarbands(G, marching, true), true)) return 'march';
  if (recruiting !== undefined && recruitsEnough(G, recruiting)) return 'recruit';
  return seizing !== undefined && regionsToSeize(G, seizing, true).length > 0 ? 'seize' : null;
}

/** 8.8.1: An enemy has a victory margin of 0 or better, and Caesar has two Legions and four Auxilia with him. */
function isEnemyAtVictory(G: G): boolean {
  const leader = regionOfLeader(G);
  if (leader === null) return false;
  const force = forceIn(G, leader, 'romans');
  if (force.legions < LEGIONS_AT_CAESAR || troopsOf(force) < AUXILIA_AT_CAESAR) return false;
  return PLAYERS.some((faction) => faction !== 'romans' && marginOf(G, faction) >= 0);
}

/** 8.8.1: March out of threat, or against an enemy near victory. */
function marchUnderThreat(at: Turn, threatened: readonly RegionId[]): Intent | null {
  const why = threatened.length > 0 ? 'March out of threat' : 'March, as an enemy is near victory';
  return marchIf(at, { box: '8.8.1', why, command: 'march' });
}

function marchIf(at: Turn, plan: Plan): Intent | null {
  const order = withWarbands(at.G, orderOf(plan), true);
  const isPossible = mayMarch(at.G, order, true) && at.may('command', 'march');
  return isPossible ? command(plan) : null;
}

function orderOf({ command: name }: Plan): Order {
  return orderFor(name, 'romans', 'romans', FULL);
}

/** 8.8.2 */
function event(at: Turn): Intent | null {
  const text = eventFor(at);
  return text === null ? null : { does: 'event', text, rule: '8.8.2' };
}

/** 8.8.3: March with eight Auxilia Available or fewer. */
function march(at: Turn): Intent | null {
  if (availableTroops(at.G, 'romans') > FEW_AUXILIA) return null;
  return marchIf(at, { box: '8.8.3', why: 'March, as few Auxilia are Available', command: 'march' });
}

/** 8.8.4: Recruit if it places enough. */
function recruit(at: Turn): Intent | null {
  const { G } = at;
  const plan: Plan = { box: '8.8.4', why: 'Recruit, as that places enough', command: 'recruit' };
  return recruitsEnough(G, orderOf(plan)) && at.may('command', 'recruit') ? command(plan) : null;
}

/** 8.8.5: Seize where nobody Harasses. */
function seize({ G }: Turn): Intent | null {
  const plan: Plan = { box: '8.8.5', why: 'Seize', command: 'seize' };
  return regionsToSeize(G, orderOf(plan), true).length > 0 ? command(plan) : null;
}

/** 8.8.5: If nothing else can be done. */
function pass(): Intent {
  return { does: 'pass', rule: '8.8.5' };
}

function command(plan: Plan): Intent {
  return { does: 'command', plan };
}
