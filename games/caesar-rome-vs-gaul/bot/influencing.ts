/* What a marker more or less is worth, at a glance. */
import { boxOf } from '../components/box';
import { enemyOf, type G, type Side } from '../state';

const DONE = 5;
const WON_BACK = 4;
const REGION_WORTH: Record<string, number> = {
  belgica: 1.2,
  celtica: 1,
  aquitania: 0.5,
  provincia: 1.3,
  germania: 2,
  britannia: 2,
};

/** Returns how much it is worth to a side that a space becomes its own: most where control of the Province hangs by it. */
export function markerWorth(G: G, side: Side, space: string): number {
  const { space: spaces, province, spacesOf } = boxOf(G);
  const { province: id } = spaces[space];
  const { majority, region } = province[id];
  let own = 0;
  let enemy = 0;
  let barred = false;
  for (const each of spacesOf[id]) {
    const marker = G.markers[each];
    if (marker === undefined || each === space) continue;
    if (marker.side === side) own++;
    else {
      enemy++;
      barred ||= marker.kind === 'town' || marker.kind === 'city';
    }
  }
  const worth = (REGION_WORTH[region] ?? 1) * (side === 'roman' ? 1.6 : 1);
  if (own + 1 === majority && !barred) return worth * DONE;
  const held = G.markers[space]?.side === enemyOf(side) ? 1 : 0;
  if (held === 1 && enemy + 1 === majority) return worth * WON_BACK;
  if (own + 1 > majority) return worth * 0.4;
  return worth * (0.6 + (own + 1) / majority) * (barred ? 0.7 : 1);
}
