/* What the actions of a card have in common (7.6). */
import type { Situation } from '../../kit/action';
import { type FrameAt, frameOf } from '../../kit/frame';
import { boxOf } from '../components/box';
import type { G } from '../state';

/** Takes an Action Point off the card play under way (7.6). */
export function spend(G: G): void {
  frameOf(G, 'cardPlay').points--;
}

/** Says whether it is the Gallic player who spends Action Points, who has actions of his own (7.7.3). */
export function isGallic({ side }: Situation<G, FrameAt<G, 'actions'>>): boolean {
  return side === 'gallic';
}

/** Says whether something on the table is a space. */
export function isSpace(G: G, id: string): boolean {
  return id in boxOf(G).space;
}
