/* The step in which the text of an Event is carried out, effect by effect (5.1). */
import { type Action, action, alike } from '../../kit/action';
import { optionsAfter, stagesOf } from '../../kit/legality';
import type { Argument } from '../../kit/move';
import type { Play } from '../../kit/play';
import { settleCircumvallation } from '../battle/circumvallation';
import { cardOf } from '../components/box';
import type { DecisionOf, G, SituationOf } from '../state';
import { removalActions } from '../voluntaryRemoval';
import { effectsOf } from './cards';
import type { At, Choice, Effect, EventFrame } from './effect';

type Situation = SituationOf<'event'>;
type EventAction = Action<G, EventFrame>;

/** Returns the effect that is under way; undefined when all have been carried out. */
function effectUnderWay({ card, text, at }: EventFrame): Effect | undefined {
  return effectsOf(card, text)[at];
}

/** Returns the choice that is under way. Throws when none is. */
export function choiceUnderWay(frame: EventFrame): Choice {
  const effect = effectUnderWay(frame);
  if (effect?.kind !== 'choice') throw new Error(`card ${frame.card} asks for no choice`);
  return effect;
}

const NOTHING: readonly never[] = [];

/** Returns the action of the choice that is under way, if it has so many stages. */
function ifStaged(at: Situation, stages: number): EventAction | undefined {
  const { action } = choiceUnderWay(at.frame);
  return stagesOf(action) === stages ? action : undefined;
}

/** The action of whatever choice is under way, of so many stages. */
function staged(stages: number): EventAction {
  return alike({
    available: (at) => ifStaged(at, stages) !== undefined,
    first: (at) => ifStaged(at, stages)?.first?.(at) ?? NOTHING,
    second: stages > 1 ? (at, a) => ifStaged(at, stages)?.second?.(at, a) ?? NOTHING : undefined,
    third: stages > 2 ? (at, a, b) => ifStaged(at, stages)?.third?.(at, a, b) ?? NOTHING : undefined,
    effect(play, at, ...args) {
      take(play, at, args);
    },
    label: (at, ...args) => choiceUnderWay(at.frame).action.label(at, ...args),
  });
}

function take(play: Play<G>, at: Situation, args: readonly Argument[]): void {
  const { action } = choiceUnderWay(at.frame);
  at.frame.taken++;
  action.effect(play, at, ...args);
}

function goOn(frame: EventFrame, over = 0): void {
  frame.at += 1 + over;
  frame.taken = 0;
}

/** Returns the first ways to make a choice, at most so many, with all their arguments. */
function firstWays(action: EventAction, at: Situation, most: 1 | 2): Argument[][] {
  const ways: Argument[][] = [];
  hasWay(action, at, (way) => ways.push(way) === most);
  return ways;
}

/** Says whether a test holds for a way to make a choice, with all its arguments; goes through them up to the first such way. */
export function hasWay(
  action: EventAction,
  at: Situation,
  test: (way: Argument[]) => boolean,
  begun: Argument[] = [],
): boolean {
  if (begun.length === stagesOf(action)) return test(begun);
  for (const option of optionsAfter(action, at, begun))
    if (hasWay(action, at, test, [...begun, option])) return true;
  return false;
}

/** Says whether a choice is of a Non-player's Commands, of which it may decline any that its flowchart has no use for (8.2.3). */
function isByFlowchart({ about }: Choice, { G, side }: Situation): boolean {
  return about === 'command' && G.seats[side] === null;
}

/** Says whether a choice may be declined. */
function isOptional(choice: Choice, at: Situation): boolean {
  return isByFlowchart(choice, at) || choice.optional(at);
}

/** Says whether a choice may be left: it is optional, or nothing can be chosen as things stand. */
function mayEnd(choice: Choice, at: Situation): boolean {
  return isOptional(choice, at) || firstWays(choice.action, at, 1).length === 0;
}

const removal = removalActions<EventFrame>(({ side, frame }) => side === frame.by);

/** 5.1: The effects of a text in the order given; a side is asked where there is something to choose (5.1.3). */
export const eventStep: DecisionOf<'event'> = {
  prompt: ({ G, frame }) => ({
    rule: '5.1',
    text: `${cardOf(G, frame.card).name}: ${choiceUnderWay(frame).prompt({ G, frame })}.`,
  }),
  actions: {
    choose: staged(1),
    piece: staged(2),
    exchange: staged(3),
    enough: action({
      available: (at) => mayEnd(choiceUnderWay(at.frame), at),
      effect(_play, { frame }) {
        goOn(frame);
      },
      label: ({ frame }) => (frame.taken === 0 ? 'None' : 'Enough'),
    }),
    remove: removal.remove,
    reduce: removal.reduce,
  },
  proceed(play, frame, handedDown) {
    const before = effectUnderWay(frame);
    if (handedDown !== undefined && (before?.kind === 'choice' || before?.kind === 'call'))
      before.resumes?.(play, frame, handedDown);
    for (;;) {
      settleCircumvallation(play);
      const effect = effectUnderWay(frame);
      if (effect === undefined) {
        play.finish();
        return;
      }
      const at: At = { G: play.G, frame };
      if (effect.kind === 'deed') {
        effect.does(play, frame);
        goOn(frame);
      } else if (effect.kind === 'jump') goOn(frame, effect.over(at));
      else if (effect.kind === 'choice') {
        if (isAsked(play, frame, effect)) return;
      } else {
        const frames = frame.taken === 0 ? effect.frames(at) : [];
        if (frames.length > 0) {
          frame.taken = 1;
          play.call(...frames);
          return;
        }
        goOn(frame);
      }
    }
  },
};

/** Comes as far with a choice as there is nothing to be decided; says whether a side is asked, or a step has been called. */
function isAsked(play: Play<G>, frame: EventFrame, choice: Choice): boolean {
  const { G } = play;
  const side = choice.who({ G, frame });
  const at: Situation | null = side === null ? null : { G, side, frame };
  if (at === null || frame.taken >= choice.most(at)) {
    goOn(frame);
    return false;
  }
  const mayDecline = isOptional(choice, at);
  const ways = firstWays(choice.action, at, mayDecline ? 1 : 2);
  const isDecision = ways.length === (mayDecline ? 1 : 2);
  if (isDecision || hasRoom(choice, at)) {
    play.ask(at.side);
    return true;
  }
  if (ways.length === 0) {
    goOn(frame);
    return false;
  }
  take(play, at, ways[0]);
  return play.hasMovedOn;
}

/** Says whether the executing Faction could choose more if it removed pieces of its own first (1.4.1). */
function hasRoom({ room }: Choice, at: Situation): boolean {
  return at.side === at.frame.by && room?.(at) === true;
}
