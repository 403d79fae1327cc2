/* What stands where, in words. */
import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import type { PlaceText } from '../../table/board';
import { contentsOf } from './facts';

/** Returns what is in which space: markers, Armies and sieges. */
export function placeTexts(G: G): PlaceText[] {
  const { spaces } = boxOf(G).components;
  return spaces
    .map(({ id, name }) => ({ place: name, holds: contentsOf(G, id) }))
    .filter(({ holds }) => holds !== '');
}
