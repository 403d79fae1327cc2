/* The set of components that who hosts games has in a file, such as one corrected by the counters of his own box. */
import type { Components } from './components';
import { defaultComponents } from './default';
import { loadComponents } from './load';

/** The variable of the environment that names the file. */
export const VARIABLE = 'COMPONENTS_CAESAR_ROME_VS_GAUL';

/**
 * Returns the components in the file that the environment names, or null where it names none. `read` returns the text of a
 * file.
 *
 * @throws {Error} naming the variable, when the file cannot be read, is no JSON or no set to be played with, or when the set
 *   has the id of ours.
 */
export function ownersComponents(
  environment: Readonly<Record<string, string | undefined>>,
  read: (file: string) => string,
): Components | null {
  const file = environment[VARIABLE]?.trim() ?? '';
  if (file === '') return null;
  try {
    const components = loadComponents(JSON.parse(read(file)));
    if (components.id !== defaultComponents.id) return components;
  } catch (error) {
    throw new Error(`${VARIABLE}: ${error instanceof Error ? error.message : error}`);
  }
  throw new Error(
    `${VARIABLE}: id must be another than ${defaultComponents.id}, by which matches know our set`,
  );
}
