/* The blocks of code that the pages print, and how each of them is proved. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Snippet {
  page: string;
  /** What stands after the fence; empty for text that is no code, such as a tree of folders. */
  language: string;
  code: string;
}

/** The pages whose blocks of code are proved. */
export const printedPages = [
  'README.md',
  'CONTRIBUTING.md',
  'examples/README.md',
  'examples/deploy/README.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** Returns the blocks of code of a page, in order, without the blanks before the lines of those that stand in a list. */
export function snippetsOf(page: string): Snippet[] {
  const fenced = readFileSync(page, 'utf8').matchAll(/^( *)```([\w-]*)\n(.*?)^ *```$/gms);
  return [...fenced].map(([, indent, language, code]) => ({
    page,
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/**
 * How a block is proved. `types`: checked against the packed package, with what stands in `before` put in front of it. `run`: the same, and
 * bundled and run by Node, with what stands in `after` at its end; a `test` of another file may do more with it. `by`: by a test of another
 * file. `not`: by no test, for a reason.
 */
export type Proof =
  | { how: 'types' | 'run'; before?: string; after?: string; test?: string }
  | { how: 'by'; test: string }
  | { how: 'not'; reason: string };

/** A block by its page and by how it begins, and its proof. */
type Row = readonly [page: string, begins: string, proof: Proof];

const text: Proof = { how: 'not', reason: 'is no code' };
const starts: Proof = { how: 'by', test: 'test/server/npmStart.test.ts' };
const packs: Proof = { how: 'by', test: 'test/server/packing.test.ts' };
const proving: Proof = { how: 'by', test: 'test/server/snippets.test.ts' };
const compared: Proof = { how: 'by', test: 'test/snippets.test.ts' };
const laid: Proof = { how: 'by', test: 'test/writeAGame.test.ts' };

/** Every block but those of `docs/write-a-game.md` that are TypeScript, which are parts of one game. */
const rows: readonly Row[] = [
  ['README.md', 'npm ci && npm start', starts],
  ['README.md', 'npm ci && npm pack', packs],
  ['README.md', 'import { Client }', { how: 'run' }],
  ['README.md', 'npm ci && npm test', { how: 'not', reason: 'is what .ci/run does' }],
  ['CONTRIBUTING.md', 'npm ci ', { how: 'not', reason: 'is what .ci/run does' }],
  ['examples/README.md', 'npm ci && npm pack', { how: 'by', test: 'test/examples/node.test.ts' }],
  ['docs/architecture.md', 'games/', text],
  ['docs/bots.md', 'import { Client }', { how: 'run', after: 'client.start(); client.stop();' }],
  [
    'docs/bots.md',
    'const Hard',
    {
      how: 'run',
      before: `import { Client } from 'boardgame.io/client';
        import { JuliusCaesar } from 'rubicon-games';
        import { botAt } from 'rubicon-games/bots';
        const state = Client({ game: JuliusCaesar, numPlayers: 2, playerID: '1' }).getState();`,
      after: `if (action?.payload.type !== 'discard' || !metadata?.moves.length) throw new Error('no move');`,
    },
  ],
  ['docs/bots.md', 'npm run learn', { how: 'not', reason: 'takes hours' }],
  ['docs/bots.md', 'npm run duel', { how: 'not', reason: 'takes many minutes' }],
  ['docs/host.md', 'npm ci && npm start', starts],
  ['docs/host.md', 'npm ci --include=dev', { how: 'by', test: 'test/postgres/deploy.test.ts' }],
  ['docs/host.md', '[Unit]', compared],
  ['docs/host.md', 'play.example.org {', compared],
  ['docs/host.md', 'location / {', compared],
  ['docs/host.md', 'npx tsx -e', proving],
  ['docs/host.md', 'npm install ../rubicon', { how: 'by', test: 'test/server/serverEntry.test.ts' }],
  [
    'docs/host.md',
    'import { startServer }',
    {
      how: 'run',
      after: `const answer = await fetch(server.url + '/games');
        if (!(await answer.text()).includes('counter')) throw new Error('no counter');
        await server.close();`,
    },
  ],
  ['docs/host.md', 'import { playBots }', { how: 'types', test: 'test/server/serverEntry.test.ts' }],
  [
    'docs/host.md',
    'import { withoutSecrets }',
    {
      how: 'types',
      before: `import { FlatFile, Server } from 'boardgame.io/server';
        import { games } from 'rubicon-games';
        const storage = new FlatFile({ dir: 'matches' });
        const origins = ['http://localhost:8000'];`,
    },
  ],
  ['docs/package.md', 'npm ci && npm pack', packs],
  ['docs/package.md', 'import { Client }', { how: 'run' }],
  ['docs/package.md', 'import { Local }', { how: 'types', test: 'test/examples/boards.test.ts' }],
  ['docs/package.md', 'import { Local }', { how: 'run' }],
  ['docs/package.md', 'const { rules }', { how: 'run' }],
  ['docs/package.md', 'import { contents }', { how: 'run' }],
  ['docs/package.md', 'import { defaultComponents', { how: 'run' }],
  ['docs/package.md', 'import * as runner', proving],
  ['docs/play.md', 'npm ci && npm start', starts],
  ['docs/protocol.md', 'curl -X POST', proving],
  ['docs/protocol.md', 'import { Client }', proving],
  ['docs/record.md', 'curl -H', { how: 'by', test: 'test/lobby/records.test.ts' }],
  ['docs/record.md', 'npm run replay', { how: 'by', test: 'test/record/command.test.ts' }],
  ['docs/record.md', '{', { how: 'by', test: 'test/record/schema.test.ts' }],
  ['docs/secrets-and-dice.md', 'curl -s', proving],
  ['docs/write-a-game.md', 'npm run new-game', { how: 'by', test: 'test/server/newGame.test.ts' }],
  ['docs/write-a-game.md', 'games/three-hills/', text],
  ['docs/write-a-game.md', 'npx vitest run', { how: 'by', test: 'test/server/newGame.test.ts' }],
];

/** Returns every block of the pages with its proof; undefined where nobody has said how it is proved. */
export function proved(): (Snippet & { proof: Proof | undefined })[] {
  const open = [...rows];
  return printedPages.flatMap(snippetsOf).map((snippet) => {
    const { page, language, code } = snippet;
    if (page === 'docs/write-a-game.md' && /^tsx?$/.test(language)) return { ...snippet, proof: laid };
    const index = open.findIndex(([of, begins]) => of === page && code.startsWith(begins));
    const [row] = index < 0 ? [] : open.splice(index, 1);
    return { ...snippet, proof: row?.[2] };
  });
}

/** Returns the blocks that rows speak of and no page has. */
export function unprinted(): string[] {
  const claimed = proved().filter(({ proof }) => proof !== undefined && proof !== laid).length;
  return claimed === rows.length
    ? []
    : rows
        .filter(([page, begins]) => !snippetsOf(page).some(({ code }) => code.startsWith(begins)))
        .map(([page, begins]) => `${page}: ${begins}`)
        .concat(`${rows.length - claimed} rows without a block`);
}

/** Returns the block of a page that begins so. */
export function snippet(page: string, begins: string): Snippet {
  const found = snippetsOf(page).find(({ code }) => code.startsWith(begins));
  if (found === undefined) throw new Error(`${page} prints nothing that begins with ${begins}`);
  return found;
}
