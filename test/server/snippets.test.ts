/* The blocks of code that the pages print do what they say, as printed, with the packed package or with the server of the repository. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { games } from '../../games';
import { defaultComponents } from '../../games/alesia';
import { loadComponents } from '../../games/alesia/components';
import { removeFolders } from '../lobby/fixtures/folder';
import { startOurs } from '../lobby/fixtures/servers';
import { packed } from '../tools/packed';
import { proved, type Snippet, snippet } from '../tools/snippets';

const install = packed(inject('tarball'));
const start = promisify(execFile);
const TSC = resolve('node_modules/typescript/bin/tsc');
const checked = proved().flatMap(({ proof, ...printed }, index) => {
  return proof?.how === 'types' || proof?.how === 'run' ? [{ ...printed, proof, name: `${index}` }] : [];
});
let folder: string;

beforeAll(() => {
  const brought = [
    'boardgame.io@0.50.2',
    'react@19',
    'react-dom@19',
    '@types/react@19',
    '@types/react-dom@19',
  ];
  folder = install.installWith('reader', ...brought, 'socket.io', '@electric-sql/pglite');
  symlinkSync(resolve('node_modules/vitest'), join(folder, 'node_modules/vitest'));
  copyFileSync('examples/own-game/omens.js', join(folder, 'omens.js'));
  writeFileSync(join(folder, 'games.js'), `export { games } from 'rubicon-games';\n`);
});

afterAll(async () => {
  install.remove();
  await removeFolders();
});

/** Returns what the compiler says of blocks: TypeScript in strict mode, JavaScript as far as types follow without being written. */
function said(
  blocks: readonly { name: string; language: string; code: string }[],
  ...strict: string[]
): string {
  const files = blocks.map(({ name, language, code }) => {
    writeFileSync(join(folder, `${name}.${language}`), code);
    return `${name}.${language}`;
  });
  const asked = [
    '--noEmit',
    '--skipLibCheck',
    '--allowJs',
    '--checkJs',
    '--jsx',
    'react-jsx',
    '--types',
    'node',
  ];
  const modules = ['--target', 'ES2022', '--module', 'ESNext', '--moduleResolution', 'Bundler'];
  const { stdout } = spawnSync(process.execPath, [TSC, ...asked, ...modules, ...strict, ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

const whole = ({ code, proof }: (typeof checked)[number]) =>
  `${proof.before ?? ''}\n${code}\n${proof.after ?? ''}\nexport {};\n`;

test('the types of all blocks are right', () => {
  const blocks = checked.map((block) => ({ ...block, code: whole(block) }));
  const isTyped = ({ language }: Snippet) => language.startsWith('ts');
  expect(said(blocks.filter(isTyped), '--strict')).toBe('');
  expect(
    said(
      blocks.filter((block) => !isTyped(block)),
      '--strict',
      'false',
    ),
  ).toBe('');
});

test.each([
  ['a level that bots do not have', `import { botsAt } from 'rubicon-games/bots'; botsAt({ 1: 'medium' });`],
  [
    'an option that the server does not have',
    `import { startServer } from 'rubicon-games/server'; startServer({ games: [], prot: 1 });`,
  ],
])('%s is found in a block', (_what, code) => {
  expect(said([{ name: 'wrong', language: 'js', code }], '--strict', 'false')).toContain('error');
});

/** Bundles a block with the packed package as a reader’s bundler does, runs it in the reader’s folder, and returns what it prints. */
async function run(code: string): Promise<string> {
  await build({
    stdin: { contents: `${code}\nprocess.exit(0);`, resolveDir: folder, loader: 'ts' },
    outfile: join(folder, 'printed.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['rubicon-games/server'],
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    },
    logLevel: 'error',
  });
  return (await start(process.execPath, ['printed.mjs'], { cwd: folder })).stdout;
}

test.each(
  checked
    .filter(({ proof }) => proof.how === 'run')
    .map((block) => [block.page, block.code.split('\n')[0], block] as const),
)('%s: what begins with %s runs', async (_page, _begins, block) => {
  const free = whole(block).replace('port: 8000', 'port: 0').replace('export {};', '');
  await run(free);
});

test('the battery is run as printed', () => {
  const { code } = snippet('docs/package.md', 'import * as runner');
  writeFileSync(join(folder, 'printed.test.js'), code);
  const vitest = [
    resolve('node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    folder,
    '--maxWorkers=1',
    'printed.test.js',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, vitest, { cwd: folder, encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([0, expect.stringMatching(/Tests .*passed/)]);
});

test('components are written to a file and read again as printed', () => {
  const place = mkdtempSync(join(tmpdir(), 'rubicon-box-'));
  for (const name of ['games', 'node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(resolve(name), join(place, name));
  const [written] = snippet('docs/host.md', 'npx tsx -e').code.split(/(?<!\\)\n/);
  execFileSync('bash', ['-ec', written], { cwd: place });
  const box: unknown = JSON.parse(readFileSync(join(place, 'box.json'), 'utf8'));
  rmSync(place, { recursive: true });
  expect(loadComponents(box)).toEqual(defaultComponents);
});

/** Returns the names of fields that a line of JSON has. */
const fieldsOf = (line: string) => [...line.matchAll(/"(\w+)":/g)].map(([, name]) => name);

test('a match is created, joined, looked at and played by the requests and the client of the page, as printed', async () => {
  const server = await startOurs({
    games,
    bots: { script: new URL('../../lobby/botThread.ts', import.meta.url), threads: 1 },
  });
  const lines = snippet('docs/protocol.md', 'curl -X POST')
    .code.trim()
    .split(/(?<!\\)\n/);
  const printed = (text: string) =>
    text.replaceAll('http://localhost:8000', server.url).replaceAll('4l9L6FUK2os', matchID);
  let matchID = '4l9L6FUK2os';
  let credentials = '';
  for (let line = 0; line < lines.length; line += 2) {
    const { stdout } = await start('bash', ['-ec', printed(lines[line]).replace('curl', 'curl -sS')]);
    const told = JSON.parse(stdout);
    expect(Object.keys(told)).toEqual(expect.arrayContaining(fieldsOf(lines[line + 1])));
    matchID = told.matchID ?? matchID;
    credentials = told.playerCredentials ?? credentials;
  }
  const { code } = snippet('docs/protocol.md', 'import { Client }');
  const played = await run(`${printed(code).replace("'...'", JSON.stringify(credentials))}
    const shown = (isSo: (state: any) => boolean) =>
      new Promise<void>((seen) => client.subscribe((state) => state !== null && isSo(state) && seen()));
    await shown(() => true);
    console.log(client.getState()?.ctx.phase);
    client.moves.resign();
    await shown(({ ctx }) => ctx.gameover !== undefined);`);
  expect(played.trim()).toBe('deployment');
  const { code: check } = snippet('docs/secrets-and-dice.md', 'curl -s');
  const replayed = await start('bash', ['-ec', printed(check).replace('<match>', matchID)]);
  expect(replayed.stdout).toMatch(/\nThe SHA-256 of the key, .*: [0-9a-f]{64}\n$/);
  await server.close();
});
