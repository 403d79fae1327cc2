import { onceEach } from '../../kit/once';
import type { Box } from '../components/box';
import type { PathKind } from '../components/components';

/** What a path costs an Army that is not too large for its commander (10.4.1). */
const COST: Readonly<Record<PathKind, number>> = { path: 1, rough: 2, channel: 2, viaDomitia: 2 };

/** Returns how many Movement Points it is from each space to each other one; spaces that do not hang together have none. */
export const distancesOf = onceEach(
  ({ components, exits }: Box): ReadonlyMap<string, ReadonlyMap<string, number>> =>
    new Map(components.spaces.map(({ id }) => [id, distancesFrom(exits, id)])),
);

function distancesFrom(exits: Box['exits'], start: string): ReadonlyMap<string, number> {
  const distances = new Map([[start, 0]]);
  const queue = [start];
  for (const from of queue) {
    for (const { to, kind } of exits[from]) {
      const distance = (distances.get(from) ?? 0) + COST[kind];
      if (distance >= (distances.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      distances.set(to, distance);
      queue.push(to);
    }
  }
  return distances;
}
