/* How the moves of Julius Caesar are made on its board. */
import { isCity, isSea, type PlaceId } from '../../../games/julius-caesar/components/map';
import { vocabulary } from '../../map/selection';

/** Says whether an id is that of a place of the map. */
export function isPlace(id: string): id is PlaceId {
  return isCity(id) || isSea(id);
}

/** A group is made with the first move of one of its blocks, so that looking costs nothing. */
export const OPENINGS: readonly string[] = ['group'];

/** What is made on the map, in the hand or in the battle window; all other moves are buttons. */
export const { isOnBoard, offersOf, read } = vocabulary(
  {
    pick: ['piece'],
    swap: ['piece'],
    discard: ['card'],
    play: ['card'],
    group: ['place'],
    move: ['piece', 'place'],
    embark: ['piece', 'place'],
    sail: ['place'],
    land: ['place'],
    main: ['aside', 'place'],
    target: ['place', 'aside'],
    defect: ['place'],
    levy: ['piece'],
    raise: ['piece', 'place'],
    fight: ['place'],
    surprise: ['place'],
    fire: ['piece'],
    retreat: ['piece', 'place'],
    retreatBySea: ['piece', 'place', 'aside'],
    pass: ['piece'],
    take: ['piece'],
    regroup: ['piece', 'place'],
    port: ['piece', 'place'],
    disband: ['piece'],
  },
  isPlace,
  OPENINGS,
);
