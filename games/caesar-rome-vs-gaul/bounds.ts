/* How far whose units go (10.7, 17.1.1, 17.4.2). */
import { boxOf } from './components/box';
import { isWalled, regionOf } from './control';
import type { G, Side } from './state';

/** Where nobody enters the Strongholds, and where only Roman units go (10.7, 17.1.1). */
const GERMANIA = 'germania';
const BRITANNIA = 'britannia';

/** Says whether Combat Units of a side, or the German Tribe for null, may ever enter a space. */
export function isOpenTo(G: G, side: Side | null, to: string): boolean {
  const { kind } = boxOf(G).space[to];
  const region = regionOf(G, to);
  if (region === GERMANIA && kind === 'stronghold') return false;
  if (side === 'roman') return true;
  if (region === BRITANNIA || region === GERMANIA) return false;
  return side === 'gallic' || (kind !== 'walledCity' && !isWalled(G.markers[to]));
}
