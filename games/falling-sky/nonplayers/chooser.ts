/* How a Non-player decides one kind of step. */
import type { AnyFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import type { G } from '../state';
import type { Moment } from './moment';

/** Decides a step by the rules for Non-players. */
export interface Chooser<At = AnyFrame<G>> {
  /** Returns a legal move. It may roll dice and write to the journal, and to what a plan keeps, but to nothing else of the game. */
  choose(at: Moment<At>): LegalMove;
}
