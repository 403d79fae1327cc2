/* The Non-player Aedui's March (8.6.5). */
import type { Order } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import { FACTIONS, type Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn } from '../../pieces/forces';
import { alliesAndCitadels, alliesAndCitadelsIn } from '../../pieces/tribes';
import { adjacentTo, regionsOf } from '../../places';
import type { G } from '../../state';
import type { Moment } from '../moment';
import { choose } from '../select';
import { type Group, mostFrom, type Source, sizeOf, sourcesAmong, sourcesOn } from '../sources';
import {
  hiddenIn,
  isOrigin,
  mayEndIn,
  meansOf,
  needIn,
  type PlannedMarch,
  priceOf,
  send,
  spareIn,
} from './plannedMarch';

/** How many Regions get a Hidden Warband at most. */
const MOST_SPREAD = 3;

/** 8.6.5: Returns the groups of a March: those that spread Hidden Warbands, then those that add Control to a Region; none for no March. */
export function marchPlan({ G, play }: Pick<Moment, 'G' | 'play'>, order: Order): Journey[] {
  const march: PlannedMarch = { G, order, journeys: [] };
  spread(play, march);
  addControl(play, march);
  return march.journeys;
}

/** 8.6.5: Out of one Region a Hidden Warband to each of up to three adjacent ones without, first where the strongest enemies have Allies. */
function spread(play: Moment['play'], march: PlannedMarch): void {
  const { G, order } = march;
  const strengths = strengthsOf(G, order.faction);
  const strength = (region: RegionId) => strengthIn(G, region, strengths);
  const start = choose(
    play,
    fansOf(march, strength),
    ({ goals }) => goals.length,
    ...Array.from(
      { length: MOST_SPREAD },
      (_, index) =>
        ({ goals }: Fan) =>
          goals[index] ?? 0,
    ),
  );
  let targets = start?.targets ?? [];
  for (let left = start?.goals.length ?? 0; start !== undefined && left > 0; left--) {
    const to = choose(play, targets, strength);
    if (to === undefined) return;
    targets = targets.filter((each) => each !== to);
    send(march, start.from, to, 1);
  }
}

/** What Warbands out of a Region could reach: where there is none Hidden, and how strong those are who have Allies there, the strongest first. */
interface Fan {
  from: RegionId;
  targets: RegionId[];
  goals: number[];
}

function fansOf(march: PlannedMarch, strength: (region: RegionId) => number): Fan[] {
  const { G, order } = march;
  const { resources } = meansOf(march);
  const most = Math.min(MOST_SPREAD, order.terms.march.groups ?? MOST_SPREAD);
  const fans: Fan[] = [];
  for (const from of regionsOf(G)) {
    const hidden = Math.min(most, hiddenIn(march, from));
    if (hidden < 1 || priceOf(march, from) > resources) continue;
    const count = Math.min(hidden, spareIn(march, from));
    if (count < 1) continue;
    const targets = adjacentTo(G, from).filter(
      (to) => mayEndIn(march, to) && forceIn(G, to, order.faction).hidden === 0,
    );
    const goals = targets.map(strength).sort((a, b) => b - a);
    if (goals.length > 0) fans.push({ from, targets, goals: goals.slice(0, count) });
  }
  return fans;
}

/** Returns how many Allies and Citadels each enemy has on the map. */
function strengthsOf(G: G, own: Faction): { faction: Faction; count: number }[] {
  return FACTIONS.filter((faction) => faction !== own && faction !== 'aedui').map((faction) => ({
    faction,
    count: alliesAndCitadels(G, faction),
  }));
}

/** Returns how many Allies and Citadels on the map the strongest of those has who have one in a Region; 0 where nobody has. */
function strengthIn(G: G, region: RegionId, strengths: ReturnType<typeof strengthsOf>): number {
  let most = 0;
  for (const { faction, count } of strengths)
    if (count > most && alliesAndCitadelsIn(G, region, faction) > 0) most = count;
  return most;
}

/** 8.6.5: Control of one Region more, by moving the fewest Warbands possible. */
function addControl(play: Moment['play'], march: PlannedMarch): void {
  const { G } = march;
  const sources = sourcesOn(
    G,
    (region) => spareIn(march, region),
    (region) => priceOf(march, region),
    (region) => !isOrigin(march, region),
  );
  if (sources.size === 0) return;
  const goals = regionsOf(G)
    .map((to) => ({ to, need: needIn(march, to) }))
    .filter(({ to, need }) => need > 0 && mayEndIn(march, to))
    .sort((a, b) => a.need - b.need);
  const ways: typeof goals = [];
  for (const goal of goals) {
    if (ways.length > 0 && goal.need > ways[0].need) break;
    if (gather(march, sources, goal.need, adjacentTo(G, goal.to)) !== null) ways.push(goal);
  }
  const chosen = choose(play, ways);
  if (chosen === undefined) return;
  const { to, need } = chosen;
  const groups = gather(march, sources, need, play.shuffle(adjacentTo(G, to)));
  for (const { region, count } of groups ?? []) send(march, region, to, count);
}

/** Returns the groups by which so many Warbands can come out of the fewest Regions of those `near`, of equal ones those that come first; null when they cannot. */
function gather(
  march: PlannedMarch,
  sources: ReadonlyMap<RegionId, Source>,
  need: number,
  near: readonly RegionId[],
): readonly Group[] | null {
  const open = sourcesAmong(sources, near);
  if (sizeOf(open) < need) return null;
  const groups = mostFrom(open, meansOf(march, need));
  return sizeOf(groups) < need ? null : groups;
}
