import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { type OwnersGame, ownersGames } from '../games/owners';

const GAMES = resolve(import.meta.dirname, '../games');

/**
 * Returns the games that the environment names files of components for, played with them as the server plays them. Throws when
 * they cannot be played with.
 */
export function ownersIn(environment: NodeJS.ProcessEnv): OwnersGame[] {
  return ownersGames(environment, (file) => readFileSync(file, 'utf8'));
}

/** Puts owners' components in the place of ours, in all that is bundled. */
export const withComponents = (owners: readonly OwnersGame[]): Plugin => ({
  name: 'with-components',
  setup({ onResolve, onLoad }) {
    for (const { game, components } of owners) {
      const ours = resolve(GAMES, game.name, 'components/default');
      const namespace = `components-${game.name}`;
      onResolve({ filter: /^\.[./\w-]*\/default$/ }, ({ path, resolveDir }) =>
        resolve(resolveDir, path) === ours ? { path: 'components', namespace } : undefined,
      );
      onLoad({ filter: /./, namespace }, () => ({
        contents: `export const defaultComponents = ${JSON.stringify(components)};`,
      }));
    }
  },
});
