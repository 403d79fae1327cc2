/* Where Auxilia ride so that Scout reaches the most Hidden Warbands (8.8.1). */
import type { Play } from '../../../kit/play';
import { isConfined, mayEnter, WARBANDS_PER_AUXILIA } from '../../abilities/scouting';
import { regionsInReach } from '../../abilities/use';
import type { RegionId } from '../../components/map';
import type { G } from '../../state';
import { best, choose } from '../select';
import { CheapestFlow } from './flow';
import { FOREMOST, sightingIn } from './sightings';

/** Hidden Auxilia that may leave a Region. */
interface Riders {
  from: RegionId;
  count: number;
}

interface Ride extends Riders {
  to: RegionId;
}

/** Returns how many Warbands those who Scout in a Region can Reveal or mark. */
export type Marks = (region: RegionId) => number;

/**
 * Returns the next of the rides by which Scout reaches as many Hidden Warbands as it can; null where it does so without. By card 12, which
 * lets it Reveal in one Region only, those count that it reaches there.
 */
export function rideToFind(play: Play<G>, riders: readonly Riders[], marks: Marks): Ride | null {
  if (riders.length === 0) return null;
  return isConfined(play.G) ? rideToOne(play, riders, marks) : (ridesToAll(play, riders, marks)[0] ?? null);
}

/** Returns a ride into the one Region where Scout Reveals then, if that are more Hidden Warbands than where it would now. */
function rideToOne(play: Play<G>, riders: readonly Riders[], marks: Marks): Ride | null {
  const { G } = play;
  const sightings = regionsInReach(G, 'romans').map((region) => sightingIn(G, region, marks(region)));
  const [now] = best(sightings, ...FOREMOST);
  const ways = sightings.flatMap(({ region }) => {
    const near = riders.filter(({ from }) => mayEnter(G, from, region));
    const coming = near.reduce((sum, { count }) => sum + count, 0);
    const then = sightingIn(G, region, marks(region) + WARBANDS_PER_AUXILIA * coming);
    if (then.hidden <= now.hidden || best([now, then], ...FOREMOST)[0] === now) return [];
    const missing = Math.ceil((then.found - marks(region)) / WARBANDS_PER_AUXILIA);
    return near.map(({ from, count }) => ({
      ride: { from, to: region, count: Math.min(count, missing) },
      hidden: then.hidden,
      missing,
    }));
  });
  const way = choose(
    play,
    ways,
    ({ hidden }) => hidden,
    ({ missing }) => -missing,
    ({ ride }) => ride.count,
  );
  return way?.ride ?? null;
}

/** A Warband found counts for more than any number of rides. */
const WARBAND = -100;
const RIDE = 1;

/** Returns the rides by which the most Hidden Warbands are found, and as few Auxilia ride as possible, as a flow of them to Warbands. */
function ridesToAll(play: Play<G>, riders: readonly Riders[], marks: Marks): Ride[] {
  const { G } = play;
  const inReach = regionsInReach(G, 'romans');
  const flow = new CheapestFlow();
  for (const region of play.shuffle([...new Set([...inReach, ...riders.map(({ from }) => from)])])) {
    flow.add('start', `at ${region}`, Math.floor(marks(region) / WARBANDS_PER_AUXILIA), 0);
    flow.add(`at ${region}`, `in ${region}`, Number.POSITIVE_INFINITY, 0);
  }
  for (const { from, count } of riders) {
    flow.add(`at ${from}`, `off ${from}`, count, RIDE);
    for (const to of play.shuffle(inReach))
      if (mayEnter(G, from, to)) flow.add(`off ${from}`, `in ${to}`, Number.POSITIVE_INFINITY, 0);
  }
  for (const region of inReach) {
    const { hidden } = sightingIn(G, region, Number.POSITIVE_INFINITY);
    const pairs = Math.floor(hidden / WARBANDS_PER_AUXILIA);
    flow.add(`in ${region}`, 'end', pairs, WARBANDS_PER_AUXILIA * WARBAND);
    flow.add(`in ${region}`, 'end', 1, (hidden - WARBANDS_PER_AUXILIA * pairs) * WARBAND);
  }
  flow.fill('start', 'end');
  return riders.flatMap(({ from }) =>
    inReach.flatMap((to) => {
      const count = flow.through(`off ${from}`, `in ${to}`);
      return count === 0 ? [] : [{ from, to, count }];
    }),
  );
}
