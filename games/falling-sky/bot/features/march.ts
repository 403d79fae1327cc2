/* What speaks for each step of a March (3.2.2, 3.3.2). */
import type { Trek } from '../../commands/frames';
import { forming } from '../../commands/marching';
import type { Order } from '../../commands/order';
import { groupIn, sizeOf } from '../../commands/party';
import type { RegionId } from '../../components/map';
import { mobileOf, troopsOf } from '../../pieces/force';
import { factionsIn, forceIn, leaderOf } from '../../pieces/forces';
import { presenceIn, totalOf } from '../../pieces/presence';
import { alliesAndCitadelsIn, subduedIn } from '../../pieces/tribes';
import { borderBetween, isWithinOne, tribesIn } from '../../places';
import type { FrameOf, G } from '../../state';
import { type Choice, regionOfArgument, share } from './choice';
import { winterNear } from './deck';
import { areOfOnePlayer, enemyTribesIn, halvesOf, leadIn, threatIn } from './strength';

/** Tells what speaks for each origin, for leaving pieces behind, for where a group goes, and for stopping. */
export function describeMarch(choice: Choice, { order, trek }: FrameOf<'march'>): void {
  const { G, side, moves, tell } = choice;
  const group = trek === undefined ? null : groupUnderWay(G, order, trek);
  moves.forEach(({ move, args }, index) => {
    const region = regionOfArgument(args[0]);
    if (move === 'select' && region !== null) describeOrigin(choice, index, region);
    else if (move === 'go' && region !== null && group !== null)
      describeEntry(choice, order, index, region, group);
    else if (move === 'leave' && group !== null)
      describeLeaving(choice, index, `${args[0]}`, Number(args[1]), group);
    else if (move === 'end' || move === 'select') {
      if (trek?.origin !== undefined && trek.origin.groups === 0) tell(index, 'leaves an origin unused', 1);
      if (move === 'end') tell(index, 'groups sent', share(trek?.sent.groups ?? 0, 3));
    } else if (move === 'stop' && group !== null) {
      tell(index, 'stops under threat', share(threatIn(G, group.at, side), 6));
      if (leadIn(G, group.at, side) > 0) tell(index, 'stops with Control', 1);
      tell(index, 'stops where Allies of enemies are', share(enemyTribesIn(G, group.at, side), 2));
    }
  });
}

/** The group that sets out or is under way. */
interface Marching {
  at: RegionId;
  entered: number;
  size: number;
  halves: number;
  leads: boolean;
  legions: number;
  hidden: number;
  hasLeft: boolean;
}

function groupUnderWay(G: G, order: Order, trek: Trek): Marching | null {
  const { origin, column } = trek;
  const party = column?.party ?? forming(G, order, trek);
  const at = column?.at ?? origin?.region;
  if (at === undefined) return null;
  const group = groupIn(party, order.faction);
  return {
    at,
    entered: column?.entered ?? 0,
    size: sizeOf(party),
    halves: halvesOf(group, order.faction),
    leads: group.leader !== null,
    legions: group.legions,
    hidden: group.hidden,
    hasLeft: origin !== undefined && sizeOf(origin.left) > 0,
  };
}

function describeOrigin({ G, side, tell }: Choice, index: number, region: RegionId): void {
  const force = forceIn(G, region, side);
  const lead = leadIn(G, region, side);
  const mobile = mobileOf(force);
  const threat = threatIn(G, region, side);
  tell(index, 'spare pieces', share(lead > 0 ? Math.min(mobile, lead - 1) : mobile, 6));
  tell(index, 'pieces there', share(mobile, 10));
  if (force.leader !== null) {
    tell(index, 'Leader sets out', 1);
    tell(index, 'Leader flees', share(threat, Math.max(1, troopsOf(force))));
  }
  if (force.legions > 0) {
    tell(index, 'Legions set out', share(force.legions, 6));
    if (enemyTribesIn(G, region, side) === 0) tell(index, 'Legions set out from where nothing is', 1);
  }
  tell(index, 'threatened there', share(threat, 6));
  tell(index, 'hides', share(force.revealed, 6));
  tell(index, 'leaves enemies', share(enemyTribesIn(G, region, side), 2));
}

function describeEntry(
  { G, side, tell }: Choice,
  order: Order,
  index: number,
  to: RegionId,
  group: Marching,
): void {
  const lead = leadIn(G, to, side);
  const { pieces, leading } = presenceIn(G, to);
  const own = forceIn(G, to, side);
  if (group.entered > 0) tell(index, 'goes on', 1);
  if (lead <= 0 && lead + group.size > 0) {
    tell(index, 'gains Control', 1);
    tell(index, 'gains Tribes', tribesIn(G, to).length / 3);
    tell(index, 'gains open Tribes', subduedIn(G, to).length / 3);
  }
  if (lead > 0) tell(index, 'has Control', 1);
  if (leading !== null && leading !== side && 2 * pieces[leading] <= totalOf(pieces) + group.size)
    tell(index, 'breaks Control', 1);
  const left = leadIn(G, group.at, side);
  if (left > 0 && left <= group.size) {
    tell(index, 'gives up Control', 1);
    tell(index, 'leaves Allies', share(alliesAndCitadelsIn(G, group.at, side), 2));
  }
  let strongest = 0;
  for (const other of factionsIn(G, to))
    if (other !== side && !areOfOnePlayer(G, side, other))
      strongest = Math.max(strongest, halvesOf(forceIn(G, to, other), other));
  const halves = group.halves + halvesOf(own, side);
  tell(index, 'stronger than enemies', strongest === 0 ? 0 : share(halves - strongest, 10));
  tell(index, 'enemy strength', share(strongest, 20));
  const tribes = enemyTribesIn(G, to, side);
  tell(index, 'Allies of enemies', share(tribes, 2));
  if (tribes > 0 && halves > strongest) tell(index, 'can strike Allies of enemies', 1);
  if (side !== 'romans') tell(index, 'Legions of enemies', share(forceIn(G, to, 'romans').legions, 6));
  if (own.hidden === 0 && group.hidden > 0) tell(index, 'spreads', 1);
  if (group.size === 1) tell(index, 'goes alone', 1);
  tell(index, 'size', share(group.size, 10));
  tell(index, 'joins', share(mobileOf(own), 6));
  const leader = leaderOf(G, side);
  if (group.leads) {
    tell(index, 'Leader goes', 1);
    tell(index, 'Leader joins', share(mobileOf(own), 6));
    tell(index, 'Leader outnumbered', halves < strongest ? 1 : 0);
  } else if (leader !== null) {
    if (leader.region === to) tell(index, 'joins Leader', 1);
    else if (isWithinOne(G, leader.region, to)) tell(index, 'goes near Leader', 1);
  }
  if (group.legions > 0) tell(index, 'Legions go where nothing is', tribes === 0 ? 1 : 0);
  if (to === 'provincia') tell(index, 'Provincia before Winter', winterNear(G));
  if (G.devastated.includes(to)) tell(index, 'goes to Devastated', 1);
  if (borderBetween(G, group.at, to) === 'coastal' && order.abilities.length === 0)
    tell(index, 'crosses the sea', 1);
}

function describeLeaving(
  { G, side, tell }: Choice,
  index: number,
  kind: string,
  count: number,
  group: Marching,
): void {
  const lead = leadIn(G, group.at, side);
  const goes = group.size - count;
  tell(index, 'leaves a share', count / group.size);
  if (count === 1) tell(index, 'leaves one', 1);
  if (lead > 0 && lead <= group.size && lead > goes) tell(index, 'keeps Control', 1);
  if (lead > 0 && lead === goes + 1) tell(index, 'keeps Control by one', 1);
  if (lead > group.size) tell(index, 'would keep Control anyway', 1);
  if (kind === 'leader') tell(index, 'leaves Leader', 1);
  if (kind === 'legions') tell(index, 'leaves Legions', 1);
  if (group.hasLeft) tell(index, 'leaves more', 1);
}
