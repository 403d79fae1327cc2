/* Where the blocks of the places may stand. */
import type { Box as Components } from '../../../games/julius-caesar/components/box';
import type { City } from '../../../games/julius-caesar/components/components';
import { isCity, PLACE_IDS, type PlaceId } from '../../../games/julius-caesar/components/map';
import { onceEach } from '../../../games/kit/once';
import { recordOf } from '../../../games/kit/record';
import type { Point } from '../../map/projection';
import type { Site } from '../../map/standing';
import type { Box } from '../../ui/box';
import { geographyOf } from './geography';
import { type Bearing, directionOf, placementOf, seaNameOf } from './placement';

/** The radius of the ring in which the Navis of a sea stand, in units of pieces. */
export const SEA_RADIUS = 10;
/** The radius of a city's mark, by its value, in units of pieces. */
const CITY_RADII = [6, 9.5, 11.5];
/** How wide a letter of a name is, about, in units of pieces. */
const LETTER = 6.2;

const BEARINGS: readonly Bearing[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

/** Returns the radius of a city's mark, in units of pieces. */
export function cityRadius({ value }: Pick<City, 'value'>): number {
  return CITY_RADII[value];
}

/** Returns the radius of a place's mark, in units of pieces. */
export function radiusOf({ city }: Pick<Components, 'city'>, id: PlaceId): number {
  return isCity(id) ? cityRadius(city[id]) : SEA_RADIUS;
}

/** Returns what tells where the blocks of a place may stand: first where its placement has them, last over its name. */
export const sitesOf = onceEach((box: Components): ((id: PlaceId) => Site) => {
  const { positions } = geographyOf(box);
  const sites = recordOf(PLACE_IDS, (id) => siteOf(box, id, positions[id]));
  return (id) => sites[id];
});

function siteOf(box: Components, id: PlaceId, at: Point): Site {
  const radius = radiusOf(box, id);
  const { blocks } = placementOf(id);
  const first = BEARINGS.indexOf(blocks);
  const turns = [0, 1, -1, 2, -2, 3, -3, 4];
  const sides = turns.map((turn) =>
    directionOf(BEARINGS[(first + turn + BEARINGS.length) % BEARINGS.length]),
  );
  const mark = { left: -radius, top: -radius, right: radius, bottom: radius };
  return { at, radius, sides, kept: [mark, ...namesOf(box, id, radius)] };
}

function namesOf({ name }: Components, id: PlaceId, radius: number): Box[] {
  if (isCity(id)) {
    const width = name[id].length * LETTER;
    const { x, y } = directionOf(placementOf(id).name);
    const slant = x !== 0 && y !== 0 ? 0.72 : 1;
    const edge = x * (radius * slant + 3.5);
    const left = x > 0 ? edge : x < 0 ? edge - width : -width / 2;
    const base = y > 0 ? radius * slant + 9.5 : y < 0 ? -radius * slant - 4 : 4;
    return [{ left, top: base - 9, right: left + width, bottom: base + 2 }];
  }
  const { words, turn } = seaNameOf(id, name[id]);
  if (turn !== 0) return [];
  return words.map(({ text, x, y }) => {
    const half = (text.length * LETTER) / 2;
    return { left: x - half, top: y - 9, right: x + half, bottom: y + 2 };
  });
}
