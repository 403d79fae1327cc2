import type { FrameAt, FramesOf, NoData, Stacked } from '../../../games/kit/frame';
import type { Decision, Procedure } from '../../../games/kit/step';
import type { Card } from './components/cards';
import type { Hill, Place } from './components/map';

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];

/** The data of the frame of each step. */
interface Frames {
  /** How many rounds have begun. */
  round: { round: number };
  choose: NoData;
  /** How many marches are left. */
  march: { left: number };
  /** The hill on which a cohort of the attacker has met the enemy. */
  battle: { hill: Hill; attacker: Side };
}

/** What a side keeps from the other. */
export interface Secret {
  hand: Card[];
  /** The card that is chosen and not shown yet. */
  chosen: Card | null;
}

/** The state of a match. It is plain JSON. */
export interface G extends Stacked<FramesOf<Frames, Side>> {
  /** How many cohorts of a side stand in each place. */
  cohorts: Record<Side, Record<Place, number>>;
  /** The cards that everybody has seen, in the order in which they were shown. */
  shown: Record<Side, Card[]>;
  secret: Record<Side, Secret>;
}

/** A step of the game that asks a side, and a step that does not, by the name of the step. */
export type DecisionOf<Name extends keyof Frames> = Decision<G, FrameAt<G, Name>>;
export type ProcedureOf<Name extends keyof Frames> = Procedure<G, FrameAt<G, Name>>;

export function enemyOf(side: Side): Side {
  return side === 'red' ? 'blue' : 'red';
}

export function sideName(side: Side): string {
  return side === 'red' ? 'Red' : 'Blue';
}

export function campOf(side: Side): Place {
  return `${side}-camp`;
}
