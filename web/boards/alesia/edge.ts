/* Where the off-board zones are drawn around the map, and the town's garrison on it. */

import type { Box } from '../../../games/alesia/components/box';
import { type Hex, lengthOfRow, ROWS } from '../../../games/alesia/components/hex';
import { TOWN } from '../../../games/alesia/state';
import { onceEach } from '../../../games/kit/once';
import type { Point } from '../../map/projection';
import { centreOf, placed } from './geography';

/** How far from the middle of the outermost hexes the zones and their borders are drawn. */
const BADGE = 34;
const BORDER = 27;

/** How far below the name of the town its garrison is drawn. */
const GARRISON = 38;

export interface Edge {
  /** Where zones are drawn, by id. */
  badges: Readonly<Record<string, Point>>;
  /** Where a zone ends and the next one begins. */
  borders: readonly Point[];
  garrison: Point;
}

/** Returns what is drawn where around the map of a box. */
export const edgeOfMap = onceEach(({ components, hex }: Box): Edge => {
  const { zones, drawing } = components;
  const name = drawing.labels.find(({ kind }) => kind === 'town');
  const town = placed(name?.at ?? drawing.town[0]);
  return {
    badges: Object.fromEntries(zones.map(({ id, label }) => [id, outwards(hex[label], BADGE)])),
    borders: zones.map((zone) => outwards(hex[zone.edge[0]], BORDER)),
    garrison: { x: town.x, y: town.y + GARRISON },
  };
});

/** Returns where a place is drawn: a hex, the town or an off-board zone; undefined for what is not on the map. */
export function spotOf(box: Box, place: string): Point | undefined {
  const hex = box.hex[place];
  if (hex !== undefined) return centreOf(hex);
  const { badges, garrison } = edgeOfMap(box);
  return place === TOWN ? garrison : badges[place];
}

/** Returns a point straight out from the edge that a hex is nearest to. */
function outwards({ row, column }: Hex, far: number): Point {
  const { x, y } = centreOf({ row, column });
  const [west, east] = [column, lengthOfRow(row) - 1 - column];
  const [north, south] = [row, ROWS - 1 - row];
  const nearest = Math.min(west, east, north, south);
  if (nearest === west) return { x: centreOf({ row, column: 0 }).x - far, y };
  if (nearest === east) return { x: centreOf({ row, column: column + east }).x + far, y };
  return {
    x,
    y: centreOf({ row: nearest === north ? 0 : ROWS - 1, column }).y + (nearest === north ? -far : far),
  };
}
