import { defaultComponents } from '../../../games/caesars-gallic-war';

/** Returns what a game is played with: the set of components of an id, that of the page where none is named. */
export function playedWith(box: string | undefined): { box: string } {
  return { box: box ?? defaultComponents.id };
}
