/* Out of which Region Mons Cevenna leads, and into which (card 9, 8.2.3). */
import { Play } from '../../../kit/play';
import type { Random } from '../../../kit/random';
import { FREE, orderFor, type Terms, UNLIMITED } from '../../commands/order';
import type { RegionId } from '../../components/map';
import { piecesIn } from '../../forces';
import { adjacentTo, withinOne } from '../../places';
import type { G } from '../../state';
import type { Journey } from '../chart';
import { chartOf } from '../charts';
import { campaign } from '../romans/march';
import { threatenedRegions } from '../romans/threat';
import { choose } from '../select';
import type { EventMoment, Way } from './chooser';
import { goalIn, keepGoal } from './fleet';
import { regionOfArgument } from './read';

/**
 * Returns the Region that the March of the flowchart would leave, then the one that it would enter; where there is no such March,
 * Regions that lead to the most own pieces, for the Command that follows.
 */
export function chooseCrossing(at: EventMoment, ways: readonly Way[]): Way | null {
  const { G, side, frame, play } = at;
  const regionOf = ([region]: Way) => regionOfArgument(region);
  if (frame.regions.length > 0) {
    const goal = goalIn(frame);
    const isGoal = (way: Way) => regionOf(way) === goal;
    return choose(play, ways, isGoal, (way) => piecesIn(G, regionOf(way), side)) ?? null;
  }
  const march = nextMarch(at);
  keepGoal(frame, march?.way[0]);
  const mostBeside = (way: Way) =>
    Math.max(
      ...adjacentTo(G, regionOf(way))
        .filter((to) => isNear(G, to))
        .map((to) => piecesIn(G, to, side)),
    );
  return choose(play, ways, (way) => regionOf(way) === march?.from, mostBeside) ?? null;
}

function isNear(G: G, region: RegionId): boolean {
  return withinOne(G, 'provincia').includes(region);
}

/** Returns the first group that the flowchart would March out of a Region near Provincia into another; undefined for none. */
function nextMarch(at: EventMoment): Journey | undefined {
  const { G, side } = at;
  const near = [...withinOne(G, 'provincia')];
  const terms: Terms = { ...FREE, regions: near, into: near, most: 1, march: { ...UNLIMITED, steps: 1 } };
  const order = orderFor('march', side, side, terms);
  const untold = { ...at, play: new Play(G, chanceOf(at)) };
  if (side === 'romans') return campaign(untold, order, threatenedRegions(G)).journeys[0];
  return chartOf(side).granted(untold, order).journeys?.[0];
}

/** Returns the chance of a move, for what is only thought over, and tells the journal nothing. */
function chanceOf({ play }: EventMoment): Random {
  return {
    D6: (count) => play.roll(count),
    Die: (sides) => play.pick(Array.from({ length: sides }, (_, index) => index + 1)),
    Shuffle: (items) => play.shuffle(items),
  };
}
