/* What stands where, in words. */
import { boxOf } from '../../../games/alesia/components/box';
import { type G, TOWN } from '../../../games/alesia/state';
import type { PlaceText } from '../../table/board';
import { listOf } from '../../ui/words';
import { placeName } from './arguments';
import { unitText } from './facts';
import { forcesIn } from './forces';

/** Returns which counters stand in which hex, in the town and off the board, as far as the viewer may know. */
export function placeTexts(G: G): PlaceText[] {
  const { hexes, zoneIds } = boxOf(G);
  return [TOWN, ...hexes.map(({ id }) => id), ...zoneIds].flatMap((id) => {
    const units = forcesIn(G, id);
    const parties = (['roman', 'gallic'] as const).flatMap((side) => {
      const own = units.filter((unit) => unit.side === side);
      return own.length === 0 ? [] : [`${NAMES[side]}: ${listOf(own.map((unit) => unitText(G, unit)))}`];
    });
    return parties.length === 0 ? [] : [{ place: placeName(G, id), holds: parties.join('. ') }];
  });
}

const NAMES = { roman: 'Romans', gallic: 'Gauls' } as const;
