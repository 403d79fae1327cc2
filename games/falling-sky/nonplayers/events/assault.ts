/* Card 67: how the Arverni March where their Battles strike the most Legions (8.2.1). */
import type { Order } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import type { RegionId } from '../../components/map';
import { emptyGroup, type Group, troopsOf } from '../../pieces/force';
import { forceIn } from '../../pieces/forces';
import { adjacentTo, regionsOf } from '../../places';
import type { G } from '../../state';
import { EASIEST, routesFrom } from '../arverni/routes';
import type { OrderFrame } from '../chart';
import type { Moment } from '../moment';
import { type Outlook, outlook } from '../outlook';
import { best, choose } from '../select';

/** All Arverni of a Region go somewhere, or stay where they are to fight. */
interface Advance {
  from: RegionId;
  to: RegionId;
  way: RegionId[];
  /** How many Warbands Harassment would cost them on the way. */
  losses: number;
}

/** Where all Arverni go that can fight in the Regions of the card. */
type Assault = readonly Advance[];

/** Returns the groups of a March after which Battles strike the most Legions, as many as possible in one Region; none where they would strike none. */
export function marchAgainstLegions({ play, G }: Moment<OrderFrame>, order: Order): Journey[] {
  const goals = order.terms.into ?? [];
  let assaults: Assault[] = [[]];
  for (const from of regionsOf(G)) {
    const parts = partsFrom(G, order, from, goals);
    if (parts.length > 0) assaults = assaults.flatMap((assault) => parts.map((part) => [...assault, part]));
  }
  const struck = (assault: Assault) =>
    goals.reduce((sum, goal) => sum + legionsStruckAt(G, assault, goal), 0);
  const chosen = choose(
    play,
    assaults.filter((assault) => struck(assault) > 0),
    struck,
    (assault) => -assault.filter(({ from, way }) => goals.includes(from) && way.length > 0).length,
    (assault) => Math.max(...goals.map((goal) => troopsOf(armyAt(G, assault, goal)))),
  );
  return (chosen ?? []).flatMap((part) => (part.way.length === 0 ? [] : [journeyOf(G, part)]));
}

/** Returns where the Arverni of a Region can go or stay; Vercingetorix's by the easiest way also into a 2nd Region. */
function partsFrom(G: G, order: Order, from: RegionId, goals: readonly RegionId[]): Advance[] {
  const force = forceIn(G, from, 'arverni');
  const { leader } = force;
  const troops = troopsOf(force);
  if (leader === null && troops === 0) return [];
  const stay = goals.includes(from) ? [{ from, to: from, way: [], losses: 0 }] : [];
  const near = goals.filter((goal) => adjacentTo(G, from).includes(goal));
  const far = leader === null ? [] : routesFrom(G, order, from, troops).filter(({ way }) => way.length > 1);
  const farther = goals.flatMap((goal) =>
    best(
      far.filter(({ to }) => to === goal),
      ...EASIEST,
    ).slice(0, 1),
  );
  return [
    ...stay,
    ...near.map((to) => ({ from, to, way: [to], losses: 0 })),
    ...farther.map(({ to, way, losses }) => ({ from, to, way, losses })),
  ];
}

/** All that is in a Region, however it lies once it has set out (3.3.2). */
function journeyOf(G: G, { from, way }: Advance): Journey {
  const force = forceIn(G, from, 'arverni');
  const troops = troopsOf(force);
  const leader = Number(force.leader !== null);
  return { from, way: [...way], pieces: { leader, hidden: troops, revealed: troops, scouted: troops } };
}

/** Returns all Arverni who would be in a Region. */
function armyAt(G: G, assault: Assault, goal: RegionId): Group {
  const army = emptyGroup();
  for (const { from, to, losses } of assault) {
    if (to !== goal) continue;
    const { leader, hidden, revealed, scouted } = forceIn(G, from, 'arverni');
    army.leader ??= leader;
    army.hidden += hidden + revealed + scouted - losses;
  }
  return army;
}

/** Returns how many Legions a Battle of all Arverni would strike who would be in a Region. */
function legionsStruckAt(G: G, assault: Assault, goal: RegionId): number {
  const group = armyAt(G, assault, goal);
  return legionsStruck(
    outlook(G, { region: goal, attacker: 'arverni', by: 'arverni', defender: 'romans', group }),
  );
}

/** Returns how many Legions a Battle would strike. */
export function legionsStruck({ struck }: Outlook): number {
  return struck.filter(({ piece }) => piece === 'legion').reduce((sum, { count }) => sum + count, 0);
}
