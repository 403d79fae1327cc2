/* 8.5.1: What the Non-player Belgae let the Germans do, Enlisted or by an Event (8.2.3). */
import type { LegalMove } from '../../../kit/move';
import { modesOf, setupFor, targetsIn } from '../../battle/selection';
import { maySelect, type Order } from '../../commands/order';
import type { Journey, Plan } from '../../commands/plan';
import { alliesToRally, ownAvailable, warbandsToRally } from '../../commands/rallying';
import type { CommandName } from '../../commands/terms';
import type { Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { controllerOf } from '../../pieces/control';
import { troopsOf } from '../../pieces/force';
import { forceIn } from '../../pieces/forces';
import { adjacentTo, groupOf, mayStack, regionOf, regionsOf } from '../../places';
import { isFrost } from '../../sequence';
import type { FrameOf, G } from '../../state';
import type { OrderFrame } from '../chart';
import { battleAdvancesPlayer } from '../frostBattles';
import { worthOf } from '../losses';
import { marchOn } from '../marching';
import { isAt, type Moment, make, regionsAmong, tribesAmong } from '../moment';
import { outlook } from '../outlook';
import { regionsToRally as openToRally } from '../placing';
import { enmity, isRunByPlayer } from '../priorities';
import { choose } from '../select';
import { playersIn } from './raid';

/** How many Warbands are worth a March. */
const GROUP = 2;

/**
 * Returns the first Command of use to the Belgae that the Germans could execute; null without one. `orderFor` returns the Command
 * of a name as they would execute it.
 */
export function germanicCommand(G: G, orderFor: (command: CommandName) => Order): CommandName | null {
  if (battlesFor(G, orderFor('battle')).length > 0) return 'battle';
  const march = orderFor('march');
  if (!isFrost(G) && (marchesFor(G, march).length > 0 || regionsToHide(G, march).length > 0)) return 'march';
  if (regionsToRally(G, orderFor('rally')).length > 0) return 'rally';
  return regionsToRaid(G, orderFor('raid')).length > 0 ? 'raid' : null;
}

/** Returns the next move of a Command of the Germans; null when there is nothing more to do. */
export function germansOn(at: Moment<OrderFrame>, plan: Plan): LegalMove | null {
  if (isAt(at, 'battle')) return fight(at);
  if (isAt(at, 'march')) return march(at, plan);
  if (isAt(at, 'rally')) return rally(at);
  return isAt(at, 'raid') ? raid(at) : null;
}

/** A Battle that the Germans could fight: whom it strikes, and what it would cost the enemy. */
interface Strike {
  region: RegionId;
  target: Faction;
  worth: number;
  inflicted: number;
}

/** Battles that inflict any Loss on an enemy of the Belgae, and help no player to victory (8.4.4). */
function battlesFor(G: G, order: Order): Strike[] {
  return regionsOf(G).flatMap((region) => {
    if (!maySelect(order, region) || troopsOf(forceIn(G, region, 'germans')) === 0) return [];
    return targetsIn(G, order, region).flatMap((target) => {
      if (target === 'belgae' || modesOf(G, order, region, target).length === 0) return [];
      const way = 'ambush';
      const { inflicted, struck } = outlook(G, setupFor(G, order, region, target, way), false, order.used);
      if (inflicted === 0 || battleAdvancesPlayer(G, order, { region, target, way }, order.used)) return [];
      return [
        { region, target, inflicted, worth: Math.max(...struck.map(({ piece }) => worthOf(G, piece))) },
      ];
    });
  });
}

/** Against players first; of them who loses most of what is worth most (8.4.1). */
function fight(at: Moment<FrameOf<'battle'>>): LegalMove | null {
  const { G, play, frame } = at;
  const strike = choose(
    play,
    battlesFor(G, frame.order),
    ({ target }) => isRunByPlayer(G, target),
    ({ worth }) => worth,
    ({ inflicted }) => inflicted,
    ({ target }) => enmity('belgae', target),
  );
  return strike === undefined ? null : make('battle', strike.region, strike.target, 'ambush');
}

function isBelgicOrGermanic(region: RegionId): boolean {
  const group = groupOf(region);
  return group === 'Belgica' || group === 'Germania';
}

/** Returns the Marches out of Belgica or Germania to where an enemy Controls. */
export function marchesFor(G: G, order: Order): { from: RegionId; to: RegionId; holder: Faction }[] {
  return regionsOf(G).flatMap((from) => {
    if (!maySelect(order, from) || !isBelgicOrGermanic(from)) return [];
    if (troopsOf(forceIn(G, from, 'germans')) < GROUP) return [];
    return adjacentTo(G, from).flatMap((to) => {
      if (isBelgicOrGermanic(to) || !mayStack(to, 'germans')) return [];
      if (order.terms.into !== null && !order.terms.into.includes(to)) return [];
      const holder = controllerOf(G, to);
      return holder === null || holder === 'belgae' || holder === 'germans' ? [] : [{ from, to, holder }];
    });
  });
}

/** Returns where a March in place would hide two Warbands at least, or take Scouted markers off them. */
function regionsToHide(G: G, order: Order): RegionId[] {
  if (order.terms.into !== null) return [];
  return regionsOf(G).filter((region) => maySelect(order, region) && lyingOpen(G, region) >= GROUP);
}

function lyingOpen(G: G, region: RegionId): number {
  const { revealed, scouted } = forceIn(G, region, 'germans');
  return revealed + scouted;
}

function march(at: Moment<FrameOf<'march'>>, plan: Plan): LegalMove | null {
  const { G, play, frame } = at;
  const { order, trek } = frame;
  const under = marchOn(at, plan);
  if (under !== null || trek?.column !== undefined) return under;
  const next = choose(
    play,
    marchesFor(G, order),
    ({ holder }) => isRunByPlayer(G, holder),
    ({ from }) => troopsOf(forceIn(G, from, 'germans')),
  );
  if (next !== undefined) {
    plan.journeys = [journeyOf(next.from, next.to)];
    return marchOn(at, plan);
  }
  const hiding = choose(play, regionsToHide(G, order), (region) => lyingOpen(G, region));
  return hiding !== undefined && at.may('select', hiding) ? make('select', hiding) : null;
}

function journeyOf(from: RegionId, to: RegionId): Journey {
  return { from, way: [to], pieces: { hidden: 15, revealed: 15, scouted: 15 } };
}

function regionsToRally(G: G, order: Order): RegionId[] {
  const regions = openToRally(G, order);
  const hasWarbands = ownAvailable(G, order) > 0;
  return regions.filter(
    (region) =>
      (hasWarbands && warbandsToRally(G, order, region) > 0) || alliesToRally(G, order, region).length > 0,
  );
}

function warbandsIn(G: G, order: Order, region: RegionId): number {
  return Math.min(ownAvailable(G, order), warbandsToRally(G, order, region));
}

/** An Ally if that is possible, then the most Warbands. */
function rally(at: Moment<FrameOf<'rally'>>): LegalMove | null {
  const { G, play, frame } = at;
  const { order } = frame;
  const tribe = choose(
    play,
    tribesAmong(G, at.options('ally')),
    (each) => warbandsIn(G, order, regionOf(G, each)),
    (each) => worthOf(G, `ally ${each}`),
  );
  if (tribe !== undefined) return make('ally', tribe);
  const region = choose(play, regionsAmong(G, at.options('warbands')), (each) => warbandsIn(G, order, each));
  return region === undefined ? null : make('warbands', region, warbandsIn(G, order, region));
}

/** Returns where a Raid would take a Resource from a player. */
function regionsToRaid(G: G, order: Order): RegionId[] {
  return regionsOf(G).filter(
    (region) =>
      maySelect(order, region) &&
      forceIn(G, region, 'germans').hidden > 0 &&
      playersIn(G, order, region).length > 0,
  );
}

/** From players only. */
function raid(at: Moment<FrameOf<'raid'>>): LegalMove | null {
  const { G, play, frame } = at;
  const { order } = frame;
  const targets = regionsAmong(G, at.options('take')).flatMap((region) =>
    playersIn(G, order, region).map((target) => ({ region, target })),
  );
  const chosen = choose(
    play,
    targets,
    ({ region }) => forceIn(G, region, 'germans').hidden,
    ({ target }) => enmity('belgae', target),
  );
  return chosen === undefined ? null : make('take', chosen.region, chosen.target, 'germans');
}
