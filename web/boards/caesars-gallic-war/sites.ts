/* Where the blocks of the areas may stand. */
import { AREA_IDS, OFF_MAP, type Place } from '../../../games/caesars-gallic-war/components/areas';
import type { Box as GameBox } from '../../../games/caesars-gallic-war/components/box';
import { onceEach } from '../../../games/kit/once';
import { recordOf } from '../../../games/kit/record';
import type { Site } from '../../map/standing';
import type { Box } from '../../ui/box';
import { geographyOf } from './geography';

/** Blocks stand below the name of their area. */
const SIDES = [{ x: 0, y: 1 }];
/** How wide a letter of a name is, about, in units of pieces. */
const LETTER = 6.2;

/** Returns what says where the blocks of a place may stand, as a set of components names the places. */
export const siteIn = onceEach((box: GameBox): ((id: Place) => Site) => {
  const { positions, breadths } = geographyOf(box.components);
  const sites = recordOf(
    [...AREA_IDS, OFF_MAP],
    (id): Site => ({
      at: positions[id],
      radius: id !== OFF_MAP && box.area[id].town !== null ? 14 : 5,
      sides: SIDES,
      kept: namesOf(box, id),
      breadth: breadths[id],
    }),
  );
  return (id) => sites[id];
});

function namesOf({ area }: GameBox, id: Place): Box[] {
  if (id === OFF_MAP) return [{ left: -60, top: -15, right: 60, bottom: -3 }];
  const { name, town, port } = area[id];
  const half = (name.length * LETTER) / 2;
  const above = {
    left: town === null ? -half : -half - 15,
    top: -12,
    right: port ? half + 16 : half,
    bottom: 1,
  };
  if (town === null) return [above];
  return [above, { left: -2.7 * town.length, top: 1, right: 2.7 * town.length, bottom: 12 }];
}
