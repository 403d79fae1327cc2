/* The Non-player Aedui's March (8.6.5). */
import { gathered } from '../../../kit/gathered';
import type { Order } from '../../commands/order';
import { FACTIONS, type Faction } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn } from '../../forces';
import { adjacentTo, regionsOf } from '../../places';
import type { G } from '../../state';
import { alliesAndCitadels, alliesAndCitadelsIn } from '../../tribes';
import type { Journey } from '../chart';
import type { Moment } from '../moment';
import { choose } from '../select';
import { type Group, mostFrom, sizeOf } from '../sources';
import { hiddenIn, isOrigin, type Muster, mayEndIn, meansOf, needIn, priceOf, send, spareIn } from './muster';

/** How many Regions get a Hidden Warband at most. */
const MOST_SPREAD = 3;

/** 8.6.5: Returns the groups of a March: those that spread Hidden Warbands, then those that add Control to a Region; none for no March. */
export function marchPlan({ G, play }: Pick<Moment, 'G' | 'play'>, order: Order): Journey[] {
  const muster: Muster = { G, order, journeys: [] };
  spread(play, muster);
  addControl(play, muster);
  return muster.journeys;
}

/** 8.6.5: Out of one Region a Hidden Warband to each of up to three adjacent ones without, first where the strongest enemies have Allies. */
function spread(play: Moment['play'], muster: Muster): void {
  const { G, order } = muster;
  const strengths = strengthsOf(G, order.faction);
  const strength = (region: RegionId) => strengthIn(G, region, strengths);
  const start = choose(
    play,
    regionsOf(G)
      .map((from) => fanOf(muster, from, strength))
      .filter(({ goals }) => goals.length > 0),
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
    send(muster, start.from, to, 1);
  }
}

/** What Warbands out of a Region could reach: where there is none Hidden, and how strong those are who have Allies there, the strongest first. */
interface Fan {
  from: RegionId;
  targets: RegionId[];
  goals: number[];
}

function fanOf(muster: Muster, from: RegionId, strength: (region: RegionId) => number): Fan {
  const { G, order } = muster;
  const count = Math.min(
    MOST_SPREAD,
    spareIn(muster, from),
    hiddenIn(muster, from),
    order.terms.march.groups ?? MOST_SPREAD,
  );
  const isOpen = priceOf(muster, from) <= meansOf(muster).resources;
  if (count < 1 || !isOpen) return { from, targets: [], goals: [] };
  const targets = adjacentTo(G, from).filter(
    (to) => mayEndIn(muster, to) && forceIn(G, to, order.faction).hidden === 0,
  );
  const goals = targets.map(strength).sort((a, b) => b - a);
  return { from, targets, goals: goals.slice(0, count) };
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
  const counts = strengths.map(({ faction, count }) =>
    alliesAndCitadelsIn(G, region, faction) > 0 ? count : 0,
  );
  return Math.max(...counts);
}

/** 8.6.5: Control of one Region more, by moving the fewest Warbands possible. */
function addControl(play: Moment['play'], muster: Muster): void {
  const ways = gathered(regionsOf(muster.G), (to) => {
    const need = needIn(muster, to);
    const isOpen = need > 0 && mayEndIn(muster, to) && gather(muster, to, need) !== null;
    return isOpen ? [{ to, need }] : [];
  });
  const chosen = choose(play, ways, ({ need }) => -need);
  if (chosen === undefined) return;
  const { to, need } = chosen;
  const groups = gather(muster, to, need, play.shuffle(adjacentTo(muster.G, to)));
  for (const { region, count } of groups ?? []) send(muster, region, to, count);
}

/** Returns the groups by which so many Warbands can come to a Region, of the fewest Regions `near` it, of equal ones those that come first; null when they cannot. */
function gather(
  muster: Muster,
  to: RegionId,
  need: number,
  near = adjacentTo(muster.G, to),
): readonly Group[] | null {
  const sources = near
    .map((region) => ({
      region,
      count: spareIn(muster, region),
      price: priceOf(muster, region),
      isNew: !isOrigin(muster, region),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(a.isNew) - Number(b.isNew) || b.count - a.count);
  const groups = mostFrom(sources, { ...meansOf(muster), pieces: need });
  return sizeOf(groups) < need ? null : groups;
}
