/* What a Non-player sees when it has to decide (8.1). */
import type { AnyFrame } from '../../kit/frame';
import type { Argument, LegalMove } from '../../kit/move';
import type { Play } from '../../kit/play';
import type { Order } from '../commands/order';
import type { Plan } from '../commands/plan';
import type { Text } from '../components/cards';
import type { Player } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import type { Frames } from '../frames';
import { allTribes, regionsOf } from '../places';
import type { FrameOf, G } from '../state';

/** A decision that a Non-player has to make. */
export interface Moment<At = AnyFrame<G>> {
  play: Play<G>;
  G: G;
  side: Player;
  /** The step that asks. */
  frame: At;
  /** Returns the legal values of a move's next argument after those chosen; none where the move is complete with them or not legal. */
  options(move: string, ...chosen: Argument[]): readonly Argument[];
  /** Says whether a move is legal. */
  may(move: string, ...args: Argument[]): boolean;
  /** Returns the game as it would be after an Event, executed in its turn (8.1.1); see rehearsal.ts. */
  rehearse(card: number, text: Text, isEnough: (after: G) => boolean): G;
  /** Returns the plan of a Command that an Event grants, by the flowchart of the Faction whose moment it is (8.2.3). */
  planGranted(at: Moment, order: Order): Plan;
  /** Returns all legal moves of the step: a long list, for steps that ask for little. */
  all(): readonly LegalMove[];
}

/** Returns a moment in which something is seen otherwise than it is. */
export function seeing<At>(at: Moment<At>, seen: Partial<Omit<Moment<At>, 'frame'>>): Moment<At> {
  return { ...atStep(at, at.frame), ...seen };
}

/** Returns a moment as if another step asked. */
export function atStep<At>(at: Moment<unknown>, frame: At): Moment<At> {
  return {
    play: at.play,
    G: at.G,
    side: at.side,
    frame,
    options: (move, ...chosen) => at.options(move, ...chosen),
    may: (move, ...args) => at.may(move, ...args),
    rehearse: (card, text, isEnough) => at.rehearse(card, text, isEnough),
    planGranted: (moment, order) => at.planGranted(moment, order),
    all: () => at.all(),
  };
}

/** Returns a move. */
export function make(move: string, ...args: Argument[]): LegalMove {
  return { move, args };
}

/** Says whether it is a step of this name that asks. */
export function isAt<Name extends keyof Frames>(at: Moment, step: Name): at is Moment<FrameOf<Name>> {
  return at.frame.step === step;
}

/** Returns the Regions among the legal values of an argument. */
export function regionsAmong(G: G, values: readonly Argument[]): RegionId[] {
  return values.length === 0 ? [] : regionsOf(G).filter((region) => values.includes(region));
}

/** Returns the Tribes among the legal values of an argument. */
export function tribesAmong(G: G, values: readonly Argument[]): TribeId[] {
  return values.length === 0 ? [] : allTribes(G).filter((tribe) => values.includes(tribe));
}
