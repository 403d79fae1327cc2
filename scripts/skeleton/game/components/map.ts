/* The map (1.1): five places in a row. */
import { recordOf } from '../../../../games/kit/record';

export const HILLS = ['west', 'middle', 'east'] as const;
export type Hill = (typeof HILLS)[number];

/** Every place, in the order of the row: each is next to the one before it. */
export const PLACES = ['red-camp', ...HILLS, 'blue-camp'] as const;
export type Place = (typeof PLACES)[number];

/** Says whether two places are next to each other in the row. */
export function areNext(one: Place, other: Place): boolean {
  return Math.abs(PLACES.indexOf(one) - PLACES.indexOf(other)) === 1;
}

export function isPlace(id: string): id is Place {
  return PLACES.some((place) => place === id);
}

export function isHill(id: string): id is Hill {
  return HILLS.some((hill) => hill === id);
}

/** Returns what the journal and the board call a place: `the middle hill`, `the red camp`. */
export function placeName(place: Place): string {
  return `the ${isHill(place) ? `${place} hill` : place.replace('-', ' ')}`;
}

/** Returns a record with no cohort in any place. */
export function emptyMap(): Record<Place, number> {
  return recordOf(PLACES, () => 0);
}
