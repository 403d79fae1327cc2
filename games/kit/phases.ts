/* The steps that the phases of a rulebook list, by their names. */
import { RulesFailure } from './failure';
import { type Stacked, topFrame } from './frame';
import { once, onceEach } from './once';
import type { Rulebook } from './rulebook';
import type { Step } from './step';

/** Returns a step by its name. Throws for an unknown one. */
export function stepOf<G extends Stacked>(rulebook: Rulebook<G>, name: string): Step<G> {
  const step = stepIn(rulebook, name);
  if (step === undefined) throw new RulesFailure(`no phase of ${rulebook.id} has a step ${name}`);
  return step;
}

/** Returns a step by its name, or undefined when the rulebook has none of that name. */
export function stepIn<G extends Stacked>({ phases }: Rulebook<G>, name: string): Step<G> | undefined {
  const known = stepsOf(phases);
  const found: Step<G> | undefined = known.get(name);
  if (found !== undefined) return found;
  const [phase] = listing(phases, name);
  if (phase === undefined) return undefined;
  const step = phases[phase][name];
  known.set(name, step);
  return step;
}

/** The steps that have been looked up, by the phases of a rulebook. */
const stepsOf = once(onceEach((_phases: object) => new Map<string, Step<Stacked>>()));

/**
 * Returns the phase of a state: the one that lists the step on top of the stack. Where several do, the steps below tell
 * which, those nearest first: a battle fought in winter belongs to the winter. Steps that are still to come lie below,
 * too, so a step of several phases is called by a step of one of them rather than put in its place. Throws for an
 * unknown step.
 */
export function phaseOf<G extends Stacked>(rulebook: Rulebook<G>, G: G): string {
  let possible = phasesOf(rulebook, topFrame(G).step);
  for (let index = G.stack.length - 2; index >= 0 && possible.length > 1; index--) {
    const below = phasesOf(rulebook, G.stack[index].step);
    const both = possible.filter((phase) => below.includes(phase));
    if (both.length > 0) possible = both;
  }
  return possible[0];
}

function phasesOf<G extends Stacked>({ id, phases }: Rulebook<G>, step: string): readonly string[] {
  const found = listing(phases, step);
  if (found.length === 0) throw new RulesFailure(`no phase of ${id} has a step ${step}`);
  return found;
}

/** The phases that list each step, by the phases of a rulebook: steps are looked up several times in every move. */
const listingsOf = once(onceEach((_phases: object) => new Map<string, readonly string[]>()));

function listing(phases: Record<string, object>, step: string): readonly string[] {
  const known = listingsOf(phases);
  let found = known.get(step);
  if (found === undefined) {
    found = Object.keys(phases).filter((phase) => Object.hasOwn(phases[phase], step));
    known.set(step, found);
  }
  return found;
}
