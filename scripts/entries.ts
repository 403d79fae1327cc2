/* What a user can import of the package, but for boards (`boards.ts`) and the server, which are built in ways of their own. */
import { existsSync } from 'node:fs';
import { rulebooks } from '../games/index';

/** The files a user can import, by the paths they are published under. */
export const entries: Readonly<Record<string, string>> = {
  index: 'games/index.ts',
  'public/kit': 'games/kit/index.ts',
  'public/bots': 'games/ai/index.ts',
  'public/testing': 'games/testing/index.ts',
  ...Object.assign({}, ...Object.keys(rulebooks).map(entriesOf)),
};

/** Returns what a user can import of a game. */
function entriesOf(id: string): Record<string, string> {
  const components = `games/${id}/components/index.ts`;
  return {
    [`public/${id}`]: `games/${id}/index.ts`,
    [`public/${id}/rules`]: `games/${id}/rules.ts`,
    ...(existsSync(components) ? { [`public/${id}/components`]: components } : {}),
  };
}
