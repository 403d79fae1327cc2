/* Card 44: pieces just placed Scout as if Auxilia, and no others (4.2.2). */

import { action } from '../../kit/action';
import { type Find, findsIn, isConfined, partsOf } from '../abilities/scouting';
import { leaderReaches } from '../abilities/use';
import { type Faction, nameOf } from '../components/factions';
import type { RegionId } from '../components/map';
import { reveal, scout } from '../pieces/flipping';
import { forceIn } from '../pieces/forces';
import { adjacentTo, mayStack, regionName, regionsOf } from '../places';
import type { G } from '../state';
import { type At, choice, type Effect, type EventFrame } from './effect';
import { moveSome } from './move';
import { theseNow } from './regions';

/** The Factions whose pieces can be scouts. */
type Scouts = 'romans' | 'aedui';
const SCOUTS: readonly Scouts[] = ['romans', 'aedui'];

/** Remembers a piece that will Scout; it lies Hidden in a Region. */
export function noteScout(frame: EventFrame, region: RegionId, faction: Faction): void {
  add(frame, `still ${faction} ${region}`, 1);
}

/** Returns how many pieces of a Faction in a Region will Scout, or will flip after they have moved there. */
export function countOfScouts(
  { noted }: EventFrame,
  which: 'still' | 'moved',
  faction: Faction,
  region: RegionId,
): number {
  return noted[`${which} ${faction} ${region}`] ?? 0;
}

/** Returns how many Warbands pieces in a Region which have flipped may still mark. */
export function spareIn({ noted }: EventFrame, region: RegionId): number {
  return noted[`spare ${region}`] ?? 0;
}

function add(frame: EventFrame, name: string, count: number): void {
  frame.noted[name] = (frame.noted[name] ?? 0) + count;
}

function scoutsIn({ G, frame }: At, region: RegionId, which: 'still' | 'moved'): Scouts[] {
  return SCOUTS.filter(
    (faction) => countOfScouts(frame, which, faction, region) > 0 && forceIn(G, region, faction).hidden > 0,
  );
}

/** Returns where a piece may go: to an adjacent Region, not into or out of Britannia (4.2.2). */
function destinations(G: G, from: RegionId, faction: Faction): RegionId[] {
  if (from === 'britannia') return [];
  return adjacentTo(G, from).filter((to) => to !== 'britannia' && mayStack(to, faction));
}

const moving = choice({
  about: 'scouts',
  prompt: 'move the pieces just placed to adjacent Regions as Scouts',
  most: Number.POSITIVE_INFINITY,
  optional: true,
  action: action({
    first: (at) => regionsOf(at.G).filter((region) => scoutsIn(at, region, 'still').length > 0),
    second: (at, region) => scoutsIn(at, region, 'still'),
    third: ({ G }, region, faction) => destinations(G, region, faction),
    effect(play, { frame }, from, faction, to) {
      moveSome(play, from, to, { faction, piece: 'hidden' });
      add(frame, `still ${faction} ${from}`, -1);
      add(frame, `moved ${faction} ${to}`, 1);
    },
    label: ({ G }, from, faction, to) =>
      `Move a Hidden ${faction === 'romans' ? 'Auxilia' : 'Aedui Warband'} from ${regionName(G, from)} to ${regionName(G, to)}`,
  }),
});

/** Returns the marks that a piece can make: not of itself where it is the only Hidden one of its Faction there. */
function marksBy(G: G, region: RegionId, by: By): Find[] {
  const isItself = (mark: Find) =>
    by !== 'same' && mark === `${by} hidden` && forceIn(G, region, by).hidden === 1;
  return findsIn(G, region).filter((mark) => !isItself(mark));
}

/** What a mark is made by: another piece that flips, or the one that has flipped last there and marks two. */
type By = Scouts | 'same';

function markersIn(at: At, region: RegionId): By[] {
  const { G, frame } = at;
  if (!leaderReaches(G, 'romans', region) || findsIn(G, region).length === 0) return [];
  if (spareIn(frame, region) > 0) return ['same'];
  if (isConfined(G) && frame.regions.some((other) => other !== region)) return [];
  return SCOUTS.filter(
    (faction) =>
      marksBy(G, region, faction).length > 0 &&
      (['still', 'moved'] as const).some((which) => scoutsIn(at, region, which).includes(faction)),
  );
}

const marking = choice({
  about: 'marks',
  prompt: 'flip pieces just placed to Revealed, each to Reveal up to 2 Warbands and mark them Scouted',
  most: Number.POSITIVE_INFINITY,
  optional: true,
  action: action({
    first: (at) => regionsOf(at.G).filter((region) => markersIn(at, region).length > 0),
    second: markersIn,
    third: ({ G }, region, by) => marksBy(G, region, by),
    effect(play, at, region, by, mark) {
      const { G, frame } = at;
      if (by === 'same') add(frame, `spare ${region}`, -1);
      else {
        const which = scoutsIn(at, region, 'moved').includes(by) ? 'moved' : 'still';
        add(frame, `${which} ${by} ${region}`, -1);
        add(frame, `spare ${region}`, 1);
        reveal(G, region, by, 1);
        frame.regions = [region];
      }
      const { faction, lie } = partsOf(mark);
      scout(G, region, faction, lie, 1);
      play.journal('4.2.2', `A Warband of the ${nameOf(faction)} in ${regionName(G, region)} is Scouted.`, {
        places: [region],
      });
    },
    label: ({ G }, region, by, mark) => {
      const { faction, lie } = partsOf(mark);
      const flips = by === 'same' ? '' : `Flip ${by === 'romans' ? 'an Auxilia' : 'an Aedui Warband'}, and `;
      return `${flips}mark a ${lie} Warband of the ${nameOf(faction)} in ${regionName(G, region)} Scouted`;
    },
  }),
});

/** The pieces remembered by {@link noteScout} move and then Reveal as in Scout (4.2.2); no other pieces do. */
export const scoutWithThem: readonly Effect[] = [theseNow([]), moving, marking];
