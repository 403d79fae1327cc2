/* What picks one of the alternatives that the text of an Event leaves (8.2.3). */
import type { Argument } from '../../../kit/move';
import type { FrameOf } from '../../state';
import type { Moment } from '../moment';

/** The moment of a choice of an Event. */
export type EventMoment = Moment<FrameOf<'event'>>;

/** One of the things that may be chosen, with all its arguments. */
export type Alternative = readonly Argument[];

/** Returns the alternative that is chosen; null to decline it, or to end it. */
export type Pick = (at: EventMoment, alternatives: readonly Alternative[]) => Alternative | null;
