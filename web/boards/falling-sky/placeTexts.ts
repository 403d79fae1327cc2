/* What stands where, in words. */
import { REGIONS } from '../../../games/falling-sky/components/map';
import { regionName } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import type { PlaceText } from '../../table/board';
import { contentsOf } from './facts';

/** Returns what each Faction has in which Region. */
export function placeTexts(G: G): PlaceText[] {
  return REGIONS.map(({ id }) => ({ place: regionName(G, id), holds: contentsOf(G, id) })).filter(
    ({ holds }) => holds !== '',
  );
}
