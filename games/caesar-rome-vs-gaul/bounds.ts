/* How far whose units go (10.7, 17.1.1, 17.4.2). */
import { boxOf } from './components/box';
import { isWalled, regionOf } from './control';
import type { G, Side } from './state';

/** Where nobody enters the Strongholds, and where no Gallic unit goes (10.7, 17.1.1). */
const GERMANIA = 'germania';
const BRITANNIA = 'britannia';

/** Says whether Combat Units of a side may ever stand in a space; null is the German Tribe, which comes from another one. */
export function isOpenTo(G: G, side: Side | null, from: string, to: string): boolean {
  const { kind } = boxOf(G).space[to];
  const region = regionOf(G, to);
  if (region === GERMANIA && kind === 'stronghold') return false;
  if (side === 'roman') return true;
  if (region === BRITANNIA) return false;
  if (side === 'gallic') return region !== GERMANIA;
  if (region === GERMANIA && regionOf(G, from) !== GERMANIA) return false;
  return kind !== 'walledCity' && !isWalled(G.markers[to]);
}
