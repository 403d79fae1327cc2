/*
 * Reads a set of components from JSON, such as one that the owner of a box has corrected. It brings the checks with it, so
 * that what only plays does not import it.
 */
import { readComponents } from '../../kit/components/check/reading';
import { faultsOf } from './check/faults';
import { componentsSchema } from './check/schema';
import type { Components } from './components';

export type { Components } from './components';

/**
 * Returns a set of components as read from JSON.
 *
 * @throws {Error} when it is not of the shape of {@link Components} (nothing may be missing, nothing unknown be there), or when
 *   its parts do not fit each other or the rulebook. The message has a line for each
 *   of the first five faults: where it is, with the id of the item, what it must be, and how it begins.
 */
export function loadComponents(json: unknown): Components {
  return readComponents(componentsSchema, faultsOf, json);
}
