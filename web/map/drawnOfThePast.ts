import { type ComponentType, lazy } from 'react';
import type * as RecentEvents from './RecentEvents';

/** Returns what draws something of what has happened, loaded after the map; who cannot load it has a map without. */
export function drawnOfThePast<Props>(pick: (all: typeof RecentEvents) => ComponentType<Props>) {
  return lazy<ComponentType<Props>>(() =>
    import('./RecentEvents').then(
      (all) => ({ default: pick(all) }),
      () => ({ default: () => null }),
    ),
  );
}
