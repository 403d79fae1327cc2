/* How the moves of Caesar's Gallic War are made on its board. */
import { isArea, OFF_MAP, type Place } from '../../../games/caesars-gallic-war/components/areas';
import { vocabulary } from '../../blocks/selection';

/** Says whether an id is that of an area or of the off-map area. */
export function isPlace(id: string): id is Place {
  return id === OFF_MAP || isArea(id);
}

/** What is made on the map, in the hand or in the battle window; all other moves are buttons. */
export const { isOnBoard, offersOf, read } = vocabulary(
  {
    play: ['card'],
    activate: ['place'],
    move: ['block', 'place'],
    sail: ['block', 'place'],
    influence: ['place'],
    influenceWithVercingetorix: ['place'],
    revolt: ['place'],
    place: ['place'],
    settle: ['place'],
    fight: ['place'],
    fire: ['block'],
    pass: ['block'],
    retreat: ['block', 'place'],
    take: ['block'],
    regroup: ['block', 'place'],
    add: ['block'],
    home: ['block'],
    remain: ['block'],
    starve: ['block'],
  },
  isPlace,
);
