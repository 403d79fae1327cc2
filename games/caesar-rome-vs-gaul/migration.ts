/* Matches begun with an earlier release. */
import type { Components } from './components/components';
import { defenceOf, siegePointsAt } from './siege/defence';
import type { G } from './state';

/**
 * Returns a state of version 1 as one of today, which goes on where it stood: before the first move both Legates are where chance
 * sent them, and one is not chosen any more. Narbo needed a Siege Point more: a Fortified Location that would have fallen by now
 * is left one point short. A state of other components is returned as it is, to be refused. Throws for any other version.
 */
export function migrate({ id }: Components, old: unknown, version: number): G {
  if (version !== 1 || !isVersion1(old)) throw new Error(`matches of version ${version} cannot be read`);
  if (old.box !== id) return old;
  const sieges: G['sieges'] = {};
  for (const space in old.sieges)
    sieges[space] = Math.min(siegePointsAt(old, space), defenceOf(old, space).points - 1);
  return { ...old, sieges };
}

/** The state of version 1 had the shape of today's; the steps of its frames are all known today. */
function isVersion1(old: unknown): old is G {
  return (
    typeof old === 'object' &&
    old !== null &&
    ['stack', 'box', 'pieces', 'markers', 'sieges', 'secret'].every((key) => key in old)
  );
}
