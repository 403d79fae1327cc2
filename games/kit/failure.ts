import type { Side, Stacked } from './frame';
import { messageOf } from './messageOf';

/** The rules of a game have failed at a step, which the message names: something is wrong in the rulebook, not in what was sent. */
export class RulesFailure extends Error {
  override name = 'RulesFailure';
}

/** Returns the failure of a step that an error has come from, or that error where it names a step already. */
export function failureAt(step: string, error: unknown): RulesFailure {
  return failureIn(`step ${step}`, error);
}

/** Returns the failure of a part of a rulebook that an error has come from, or that error where it names its part already. */
export function failureIn(part: string, error: unknown): RulesFailure {
  if (error instanceof RulesFailure) return error;
  const message = messageOf(error);
  return new RulesFailure(`${part}: ${message}`, { cause: error });
}

/** Returns what a part of the rules returns; an error in it names the step. */
export function naming<T>(step: string, rules: () => T): T {
  try {
    return rules();
  } catch (error) {
    throw failureAt(step, error);
  }
}

/** Throws, naming the step, when one of the sides that it names is none of the game. */
export function refuseStrangers({ seats }: Stacked, step: string, sides: readonly Side[]): void {
  for (const side of sides)
    if (!Object.hasOwn(seats, side))
      throw new RulesFailure(`step ${step} names ${side}, who is no side of the game`);
}
