/* Garrison limits (6.1): how many units an area keeps through the winter. */
import { frameOf } from '../kit/frame';
import { type AreaId, GERMAN_HOME } from './components/areas';
import { CAESAR, isRomanBlock } from './components/units';
import { type G, unitsIn } from './state';

/** Returns the legions in an area that count against its garrison limit; Caesar does not (6.2.2). */
export function garrison(G: G, area: AreaId): string[] {
  return unitsIn(G, 'roman', area).filter((id) => isRomanBlock(id) && id !== CAESAR);
}

/** Says whether a legion may winter in an area (6.2.2, 6.2.5). */
export function hasRoomInWinter(G: G, id: string, area: AreaId): boolean {
  if (area === GERMAN_HOME) return false;
  return id === CAESAR || garrison(G, area).length < frameOf(G, 'winter').limit;
}
