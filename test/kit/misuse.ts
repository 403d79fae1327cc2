/* A small game that goes wrong. */
import type { Stacked } from '../../games/kit/frame';
import type { Rulebook } from '../../games/kit/rulebook';
import type { Decision, Step } from '../../games/kit/step';

/** What goes wrong in the step `wrong`. */
export interface Misuse {
  wrong: Step<Stacked>;
  /** Who decides it. */
  sides?: string[];
  automaton?: Rulebook['automaton'];
  /** The step to go to instead. */
  step?: string;
}

/** A move that finishes the step. */
export const go: Decision<Stacked>['actions'][string] = {
  effect: (play) => play.finish(),
  label: () => 'Go',
};

/** Returns a decision with these actions. */
export const decisionOf = (actions: Decision<Stacked>['actions']): Decision<Stacked> => ({
  prompt: () => ({ rule: '1', text: 'Go on.' }),
  actions,
});

/** A game whose move `wrong` leads to the misuse, or which begins with it. */
export function rulebookOf(
  { wrong, sides = [], automaton, step = 'wrong' }: Misuse,
  first: string,
): Rulebook {
  const start = decisionOf({
    wrong: { effect: (play) => play.become({ step, sides }), label: () => 'Go wrong' },
    well: { effect: (play) => play.become({ step: 'idle', sides: ['held'] }), label: () => 'Go well' },
  });
  const frames = { start: { step: 'start', sides: ['held'] }, wrong: { step, sides } };
  return {
    id: 'misuse',
    title: 'Misuse',
    publisher: 'nobody',
    edition: 'first',
    summary: 'A game that goes wrong.',
    kind: 'Sums',
    difficulty: 'easy',
    hours: '0',
    sides: ['held', 'other', 'unheld'].map((id) => ({ id, name: id })),
    players: { min: 2, max: 2 },
    seating: () => ({ held: '0', other: '1', unheld: null }),
    stateVersion: 1,
    options: [],
    phases: {
      only: { start, wrong, idle: decisionOf({ go }), handing: { proceed: (play) => play.finish('six') } },
    },
    setup: ({ seats }) => ({ stack: [first === 'start' ? frames.start : frames.wrong], seats }),
    currentSide: () => 'held',
    view: (G) => G,
    resign: (play) => play.become({ step, sides }),
    ...(automaton && { automaton }),
    bots: {
      determinize: (view) => view,
      evaluate: () => ({ held: 1, other: 0, unheld: 0 }),
      policy: (_G, _side, moves) => moves.map(() => 1),
      horizon: () => 0,
      objectives: () => ({}),
    },
  };
}
