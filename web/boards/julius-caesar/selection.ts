/* How the moves of Julius Caesar are made on its board. */
import { isCity, isSea, type PlaceId } from '../../../games/julius-caesar/components/map';
import { vocabulary } from '../../blocks/selection';

/** Says whether an id is that of a place of the map. */
export function isPlace(id: string): id is PlaceId {
  return isCity(id) || isSea(id);
}

/** What is made on the map, in the hand or in the battle window; all other moves are buttons. */
export const { isOnBoard, offersOf, read } = vocabulary(
  {
    pick: ['block'],
    swap: ['block'],
    discard: ['card'],
    play: ['card'],
    group: ['place'],
    move: ['block', 'place'],
    embark: ['block', 'place'],
    sail: ['place'],
    land: ['place'],
    main: ['aside', 'place'],
    target: ['place', 'aside'],
    defect: ['place'],
    levy: ['block'],
    raise: ['block', 'place'],
    fight: ['place'],
    surprise: ['place'],
    fire: ['block'],
    retreat: ['block', 'place'],
    retreatBySea: ['block', 'place', 'aside'],
    pass: ['block'],
    take: ['block'],
    regroup: ['block', 'place'],
    port: ['block', 'place'],
    disband: ['block'],
  },
  isPlace,
);
