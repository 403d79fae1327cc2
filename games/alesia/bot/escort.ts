/* Those who stand around Vercingetorix when he has run, so that no Roman comes next to him (26.2). */
import { boxOf } from '../components/box';
import { OFF_BOARD } from '../components/hex';
import { isUnit } from '../field';
import { reachOf, unitsToMove } from '../movement/movers';
import { STACKING } from '../movement/overstacking';
import type { Dispositions } from './dispositions';
import type { Beginning } from './plan';
import { waysOut } from './route';

/** What it costs that nobody can guard a hex next to him, as ways are counted. */
const UNGUARDED = 6;

/** Sends the strongest who can come to each hex around the one where Vercingetorix is nearest to leaving, as far as there is anybody. */
export function escort({ G, frame, side }: Beginning, dispositions: Dispositions): void {
  const { hexes, leaders } = boxOf(G);
  const [leader] = unitsToMove(G, frame, side, leaders.gallic);
  if (leader === undefined) return;
  const { costs } = waysOut(G);
  const places = reachOf(G, frame, side, leader.id).places.filter(
    (place) =>
      place < hexes.length && hexes[place].terrain !== 'town' && !hexes[place].edge && costs[place] >= 0,
  );
  const unguarded = (place: number) =>
    hexes[place].neighbours.filter((near) => near !== OFF_BOARD && dispositions.arrivals(near).length === 0)
      .length;
  const ranked = places.map((place) => ({ place, cost: costs[place] + UNGUARDED * unguarded(place) }));
  const [goal] = ranked.sort((a, b) => a.cost - b.cost);
  if (goal === undefined) return;
  for (let ring = 0; ring < STACKING.gallic; ring++)
    for (const near of hexes[goal.place].neighbours) {
      if (near === OFF_BOARD || dispositions.countIn(near) > ring) continue;
      const guards = dispositions.arrivals(near).filter(isUnit);
      const [guard] = guards.sort((a, b) => b.combat - a.combat);
      if (guard !== undefined) dispositions.send(guard, near);
    }
}
