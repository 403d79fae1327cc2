import { messageOf } from '../messageOf';

/* The set of components that who hosts games has in a file, such as one corrected by the counters of his own box. */

/** Returns the components in the file that the environment names, or null where it names none; `read` returns the text of a file. */
export type OwnersComponents<Set> = (
  environment: Readonly<Record<string, string | undefined>>,
  read: (file: string) => string,
) => Set | null;

/** What there is to say of a game whose components can be replaced. */
interface Replaceable<Set> {
  /** The variable of the environment that names the file. */
  variable: string;
  /** The set that the package brings. */
  ours: Set;
  /** Returns a set as read from JSON. Throws when it cannot be played with. */
  load: (json: unknown) => Set;
}

/**
 * Returns what reads the owner's set of a game. It throws an error that names the variable when the file cannot be read, is no
 * JSON or no set to be played with, or when the set has the id of ours.
 */
export function readerOf<Set extends { id: string }>({
  variable,
  ours,
  load,
}: Replaceable<Set>): OwnersComponents<Set> {
  return (environment, read) => {
    const file = environment[variable]?.trim() ?? '';
    if (file === '') return null;
    try {
      const components = load(JSON.parse(read(file)));
      if (components.id !== ours.id) return components;
    } catch (error) {
      throw new Error(`${variable}: ${messageOf(error)}`);
    }
    throw new Error(`${variable}: id must be another than ${ours.id}, by which matches know our set`);
  };
}
