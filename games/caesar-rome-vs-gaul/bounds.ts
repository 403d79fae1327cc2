/* How far whose units go (10.7, 17.1.1, 17.4.2). */
import { type Box, boxOf } from './components/box';
import { isWalled } from './control';
import type { G, Side } from './state';

/** Where nobody enters the Strongholds, and where only Roman units go (10.7, 17.1.1). */
const GERMANIA = 'germania';
const BRITANNIA = 'britannia';

/** Says whether Combat Units of a side may ever enter a space. */
export function isOpenToSide({ space, region }: Box, side: Side, to: string): boolean {
  const { id } = region[to];
  if (id === GERMANIA && space[to].kind === 'stronghold') return false;
  return side === 'roman' || (id !== BRITANNIA && id !== GERMANIA);
}

/** Says whether the German Tribe may enter a space: it goes where the Gauls may, but not into Walled Cities and Fortified Towns. */
export function isOpenToGermans(G: G, to: string): boolean {
  const box = boxOf(G);
  return isOpenToSide(box, 'gallic', to) && box.space[to].kind !== 'walledCity' && !isWalled(G.markers[to]);
}
