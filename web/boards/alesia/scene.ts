/* What the map of the siege shows of what can be done. */
import type { Box } from '../../../games/alesia/components/box';
import type { Goal } from './marks';
import type { Way } from './ways';

/** In so few places somebody can still do something that each has a pin and a line in a list. */
export const FEW_READY = 24;

/** What the map of the siege shows besides what can be pressed. */
export interface Siege {
  box: Box;
  /** Places where those who are chosen can go. */
  goals: ReadonlyMap<string, Goal>;
  /** Places of those who are chosen. */
  chosen: ReadonlySet<string>;
  /** Hexes whose units may still move. */
  ready: ReadonlySet<string>;
  /** What is asked is about these. */
  asked: ReadonlySet<string>;
  /** Pairs of hexes: who attacks whom. */
  attacks: readonly (readonly [from: string, to: string])[];
  /** The ways that are drawn, to be walked next. */
  ways: readonly Way[];
  /** Returns the ways of those who are chosen to a place, or on to it where one is being drawn; none where they do not go. */
  wayTo(place: string): readonly Way[];
  /** How likely who is held is hit in the fields of fire, by hex, in parts of 1. */
  fire: ReadonlyMap<string, number>;
  /** What a place is and what a press does, for who cannot see it. */
  wordsFor(place: string): string;
  /** A drag over the map draws a frame around counters. */
  frames: boolean;
  /** What comes next is by touch, which cannot look at a place before it presses, or is not. */
  touched(isTouch: boolean): void;
  /** A frame has been drawn around counters. */
  framed(units: readonly string[]): void;
}
