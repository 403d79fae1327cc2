/* Garrison limits (6.1): how many units an area keeps through the winter. */
import { frameOf } from '../kit/frame';
import { type AreaId, GERMAN_HOME, type Place } from './components/areas';
import { CAESAR, isRomanBlock, ROMAN_CAVALRY } from './components/units';
import type { G } from './state';

/** Returns the legions in an area that count against its garrison limit; Caesar does not (6.2.2, 7.1). */
export function garrison(G: G, area: AreaId): string[] {
  return Object.keys(G.secret.roman.blocks).filter(
    (id) => isRomanBlock(id) && id !== CAESAR && placeInWinter(G, id) === area,
  );
}

/** Returns where a unit of Rome is, or retreats to. */
function placeInWinter({ secret: { roman } }: G, id: string): Place | undefined {
  return roman.retreats[id]?.to ?? roman.blocks[id]?.place;
}

/** Says whether a legion may winter in an area (6.2.2, 6.2.5), or cavalry, which is there with Caesar only (9.4). */
export function hasRoomInWinter(G: G, id: string, area: AreaId): boolean {
  if (area === GERMAN_HOME) return false;
  if (id === ROMAN_CAVALRY && placeInWinter(G, CAESAR) !== area) return false;
  return id === CAESAR || garrison(G, area).length < frameOf(G, 'winter').limit;
}
