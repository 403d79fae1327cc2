/* The boards of the games as the package publishes them: components for boardgame.io's `Client({ game, board })`. */
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const ROOT = resolve(import.meta.dirname, '..');

/** The boards as entries of a build, each of which loads the board of its game and no other. */
export const boards = {
  /** Returns the path below which a game's board is published. */
  pathOf: (id: string) => `public/${id}/board`,

  entries: (ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [boards.pathOf(id), `board-of:${id}`])),

  plugin: {
    name: 'board-of',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^board-of:/ }, ({ path }) => ({
        path: path.slice('board-of:'.length),
        namespace: 'board-of',
      }));
      onLoad({ filter: /./, namespace: 'board-of' }, ({ path: id }) => ({
        contents: `import shared from './web/style/root.css';
          import { adopt } from './web/ui/adopt';
          import { boardOf } from './web/package/boardOf';
          import { board } from './web/boards/${id}/index';
          import { game, rulebook } from './games/${id}/index';
          adopt(shared, true);
          export const Board = boardOf({ rules: { game, rulebook }, board });`,
        resolveDir: ROOT,
        loader: 'ts',
      }));
    },
  } satisfies Plugin,
};

/** Returns the type declarations of a game's board. */
export function boardTypes(id: string): string {
  return `import type { BoardProps } from 'boardgame.io/react';
import type { ComponentType } from 'react';
import type { G } from '../${id}.js';

/** What may be said of the table besides boardgame.io's \`BoardProps\`. */
export interface FrameProps {
  /**
   * False for the map and its pieces alone: what is pressed there is done at once, and nobody is asked once more; prompt,
   * buttons, cards, journal and chat are left to the app, which finds what may be done with \`possibilities\` of \`rubicon-games/kit\`.
   */
  frame?: boolean;
}

/**
 * The table of the game as a board for \`Client({ game, board: Board })\` of \`boardgame.io/react\`, with React 18 or 19. It fills the element
 * that it is put into, whose height has to be given. The client needs a \`playerID\`; without one its viewer watches.
 */
export declare const Board: ComponentType<BoardProps<G> & FrameProps>;
`;
}
