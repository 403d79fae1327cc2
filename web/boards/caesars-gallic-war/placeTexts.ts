/* What stands where, in words. */
import { AREA_IDS, OFF_MAP, type Place } from '../../../games/caesars-gallic-war/components/areas';
import { placeName } from '../../../games/caesars-gallic-war/components/labels';
import { type G, SIDES } from '../../../games/caesars-gallic-war/state';
import { contentsBySide } from '../../map/piece';
import type { PlaceText } from '../../table/board';
import { SIDE_NAMES } from './facts';
import { camps } from './stacks';

const PLACES: readonly Place[] = [...AREA_IDS, OFF_MAP];

/** Returns which blocks stand in which area, as the viewer sees them. */
export function placeTexts(G: G): PlaceText[] {
  const standing = camps(G);
  const nameOf = (id: string) => {
    const side = SIDES.find((each) => each === id);
    return side === undefined ? 'Neutral' : SIDE_NAMES[side];
  };
  return PLACES.flatMap((id) => {
    const camp = standing.get(id);
    return camp === undefined ? [] : [{ place: placeName(G, id), holds: contentsBySide(camp, nameOf) }];
  });
}
