/* The vocabulary in which the texts of the Events are written (5.1): what an effect is, and what it may look at. */
import type { Action } from '../../kit/action';
import type { AnyFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import type { FightSetup } from '../battle/fight';
import type { Order } from '../commands/order';
import type { CommandName } from '../commands/terms';
import type { Faction, Player } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import type { FrameOf, G } from '../state';

export type EventFrame = FrameOf<'event'>;

/** What a text looks at. Every situation of an action of the `event` step is one. */
export interface At {
  readonly G: G;
  readonly frame: EventFrame;
}

/** A Faction, or how it is found; null for nobody, which leaves the effect out. */
export type Whom = Player | ((at: At) => Player | null);

/** A number, or how it is found. */
export type Count = number | ((at: At) => number);

/** What is said, or how it is put. */
export type Words = string | ((at: At) => string);

/** Regions, or how they are found. */
export type Regions = readonly RegionId[] | ((at: At) => readonly RegionId[]);

/** What can be told of an effect without carrying it out: that it does something which the text does not take back, or nothing. */
export type Foreseen = 'something' | 'nothing' | 'unknown';

/** What happens at once, without anybody's choice. It must not call steps: that is what {@link Call} is for. */
export interface Deed {
  readonly kind: 'deed';
  does(play: Play<G>, frame: EventFrame): void;
  /** What it would do as things stand; unknown if left out. */
  foresees?(at: At): Foreseen;
  /** What is foreseen to do something does so whatever the effects before it come to. */
  isCertain?: boolean;
}

/** What kind of thing a {@link Choice} is about: what its arguments are, for whoever decides by rule (8.2). */
export type About =
  | 'region'
  | 'faction'
  | 'tribe'
  | 'option'
  | 'place'
  | 'remove'
  | 'replace'
  | 'exchange'
  | 'move'
  | 'room'
  | 'command'
  | 'ability'
  | 'battle'
  | 'shift'
  | 'capability'
  | 'scouts'
  | 'marks'
  | 'council'
  | 'group';

/**
 * A decision, made again and again until it has been made `most` times or nothing is left to choose. What must be chosen
 * and has no alternative happens by itself (5.1.3); what is optional can be declined at any time.
 */
export interface Choice {
  readonly kind: 'choice';
  readonly about: About;
  /** What is to be chosen, after "Card name: ". */
  prompt(at: At): string;
  /** Who decides; nobody where there is nothing to be decided. */
  who(at: At): Player | null;
  most(at: At): number;
  optional(at: At): boolean;
  /** Says whether more could be chosen if the executing Faction first removed pieces of its own, which makes them Available (1.4.1). */
  room?(at: At): boolean;
  /** The candidates, in one to three stages, and what happens to the one chosen. It may call a step. */
  readonly action: Action<G, EventFrame>;
  /** The Battle that is fought in a Region against a Faction, where that is what is chosen. */
  fight?(at: At, by: Player, region: RegionId, defender: Faction): FightSetup;
  /** The Command as it is granted, where that is what is chosen. */
  order?(at: At, by: Player, command: CommandName): Order;
  /** What is done when a step has finished that the action has called. */
  resumes?(play: Play<G>, frame: EventFrame, handedDown: unknown): void;
}

/** Other steps, gone through one after the other without a choice; none where the list is empty. */
export interface Call {
  readonly kind: 'call';
  frames(at: At): AnyFrame<G>[];
  resumes?(play: Play<G>, frame: EventFrame, handedDown: unknown): void;
}

/** Leaves out as many of the effects that follow as it says. */
export interface Jump {
  readonly kind: 'jump';
  over(at: At): number;
}

export type Effect = Deed | Choice | Call | Jump;

/** The texts of a card; a card without shaded text has none. */
export interface CardEffects {
  readonly unshaded: readonly Effect[];
  readonly shaded?: readonly Effect[];
}

/** The executing Faction, who makes all selections unless the text says otherwise (5.1). */
export const executor = ({ frame }: At): Player => frame.by;

/** Returns the Faction that a {@link Whom} stands for. */
export function whoIs(whom: Whom, at: At): Player | null {
  return typeof whom === 'function' ? whom(at) : whom;
}

/** Returns the number that a {@link Count} stands for. */
export function countOf(count: Count, at: At): number {
  return typeof count === 'function' ? count(at) : count;
}

/** Returns what is said. */
export function wordsOf(words: Words, at: At): string {
  return typeof words === 'string' ? words : words(at);
}

/** Returns the Regions that are meant. */
export function theseRegions(regions: Regions, at: At): readonly RegionId[] {
  return typeof regions === 'function' ? regions(at) : regions;
}

/** The Region chosen last, as {@link Regions}; none before one has been chosen. */
export const chosenRegion = ({ frame: { regions } }: At): readonly RegionId[] => regions.slice(-1);

/** The Tribe chosen last. Throws before one has been chosen. */
export function chosenTribe({ frame: { tribes } }: At): TribeId {
  const tribe = tribes.at(-1);
  if (tribe === undefined) throw new Error('no Tribe has been chosen');
  return tribe;
}

/** What a {@link Choice} is made of; see {@link choice}. */
export interface ChoiceParts
  extends Pick<Choice, 'about' | 'action' | 'fight' | 'order' | 'room' | 'resumes'> {
  /** Who chooses; the executing Faction if left out. */
  who?: Whom;
  /** What is asked, after "Card name: ". */
  prompt: Words;
  /** How many at most; 1 if left out. */
  most?: Count;
  /** It may be declined, or ended before the most has been chosen; not if left out. */
  optional?: boolean | ((at: At) => boolean);
}

/** A decision of one Faction; it is made once, and has to be made, where nothing else is said. */
export function choice({ who = executor, prompt, most = 1, optional = false, ...rest }: ChoiceParts): Choice {
  return {
    kind: 'choice',
    prompt: (at) => wordsOf(prompt, at),
    who: (at) => whoIs(who, at),
    most: (at) => countOf(most, at),
    optional: (at) => (typeof optional === 'function' ? optional(at) : optional),
    ...rest,
  };
}

/** An effect that happens at once. */
export function deed(does: Deed['does'], foreseeing: Pick<Deed, 'foresees' | 'isCertain'> = {}): Deed {
  return { kind: 'deed', does, ...foreseeing };
}

/** Returns what is foreseen of an effect that does something if this holds, and nothing if not. */
export const somethingIf = (does: boolean): Foreseen => (does ? 'something' : 'nothing');
