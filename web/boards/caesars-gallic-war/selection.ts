/* How the moves of Caesar's Gallic War are made on its board. */
import { isArea, OFF_MAP, type Place } from '../../../games/caesars-gallic-war/components/areas';
import { vocabulary } from '../../map/selection';

/** Says whether an id is that of an area or of the off-map area. */
export function isPlace(id: string): id is Place {
  return id === OFF_MAP || isArea(id);
}

/** An area is activated with the first unit that moves, or with all that are marked, so that looking costs nothing. */
export const OPENINGS: readonly string[] = ['activate'];

/** Areas are marked first, and activated together (5.2.1 E). */
export const MARKING = { mark: 'activate', close: 'begin' };

/** What is made on the map, in the hand or in the battle window; all other moves are buttons. */
export const words = vocabulary(
  {
    play: ['card'],
    activate: ['place'],
    move: ['piece', 'place'],
    sail: ['piece', 'place'],
    influence: ['place'],
    influenceWithVercingetorix: ['place'],
    revolt: ['place'],
    place: ['place'],
    settle: ['place'],
    fight: ['place'],
    fire: ['piece'],
    pass: ['piece'],
    retreat: ['piece', 'place'],
    take: ['piece'],
    regroup: ['piece', 'place'],
    add: ['piece'],
    home: ['piece'],
    remain: ['piece'],
    starve: ['piece'],
  },
  isPlace,
  OPENINGS,
);

export const { isOnBoard, offersOf, read } = words;
