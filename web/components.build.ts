import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import type { Components } from '../games/caesar-rome-vs-gaul/components/components';
import { ownersComponents } from '../games/caesar-rome-vs-gaul/components/owners';

/**
 * Returns the components that the environment names a file of, which the server plays with, too; null for ours. Throws when
 * they cannot be played with.
 */
export function componentsIn(environment: NodeJS.ProcessEnv): Components | null {
  return ownersComponents(environment, (file) => readFileSync(file, 'utf8'));
}

/** Puts a set of components in the place of ours, in all that is bundled; null leaves ours. */
export const withComponents = (components: Components | null): Plugin => ({
  name: 'with-components',
  setup({ onResolve, onLoad }) {
    if (components === null) return;
    onResolve({ filter: /^\.[./\w-]*\/default$/ }, ({ path, importer }) =>
      `${importer} ${path}`.includes('caesar-rome-vs-gaul')
        ? { path: 'components', namespace: 'components' }
        : undefined,
    );
    onLoad({ filter: /./, namespace: 'components' }, () => ({
      contents: `export const defaultComponents = ${JSON.stringify(components)};`,
    }));
  },
});
