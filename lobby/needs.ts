import { messageOf, StartupError } from './errors';

/** The packages that a server needs besides boardgame.io, each for what it is asked to do, and the versions that it works with. */
export const NEEDS = {
  'socket.io': '^4.8.4',
  '@electric-sql/pglite': '^0.5.16',
  pg: '^8.23.1',
  'prom-client': '^15.1.3',
} as const;

const NOT_FOUND = ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'];

/**
 * Loads a part of the server that needs a package.
 *
 * @throws {StartupError} saying what needs it and how it is installed, if it is not.
 */
export async function needing<T>(name: keyof typeof NEEDS, what: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error, name)) throw error;
    throw new StartupError(
      `${what} needs the package ${name}, which is not installed: npm install "${name}@${NEEDS[name]}"`,
    );
  }
}

function isMissing(error: unknown, name: string): boolean {
  const isNotFound = error instanceof Error && 'code' in error && NOT_FOUND.includes(String(error.code));
  return isNotFound && messageOf(error).includes(`'${name}'`);
}
