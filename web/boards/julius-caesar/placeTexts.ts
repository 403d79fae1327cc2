/* What stands where, in words. */
import { boxOf } from '../../../games/julius-caesar/components/box';
import { PLACE_IDS } from '../../../games/julius-caesar/components/map';
import { type G, SIDES, sideName } from '../../../games/julius-caesar/state';
import { contentsBySide } from '../../map/piece';
import type { PlaceText } from '../../table/board';
import { camps } from './stacks';

/** Returns which blocks stand in which city or sea, as the viewer sees them. */
export function placeTexts(G: G): PlaceText[] {
  const standing = camps(G);
  const { name } = boxOf(G);
  const nameOf = (id: string) => SIDES.flatMap((side) => (side === id ? [sideName(side)] : [])).join();
  return PLACE_IDS.flatMap((id) => {
    const camp = standing.get(id);
    return camp === undefined ? [] : [{ place: name[id], holds: contentsBySide(camp, nameOf) }];
  });
}
