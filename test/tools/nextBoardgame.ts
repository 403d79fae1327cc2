import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RELEASED = 'node_modules/boardgame.io';

/** What boardgame.io lets a program import, by the folders of its package, and `server`, which has no ES module in 0.50.2. */
const ENTRIES = [
  'ai',
  'client',
  'core',
  'debug',
  'internal',
  'master',
  'multiplayer',
  'plugins',
  'react',
  'testing',
];

/**
 * Writes to a folder a stand-in of the boardgame.io that follows 0.50.2, which is not on npm: the code of 0.50.2 with the
 * `exports` that its main branch has had since July 2026 (https://github.com/boardgameio/boardgame.io/pull/1263), so that Node's ES
 * modules find its entries and nothing else of it can be reached, and with immer 11.
 */
export function writeNextBoardgame(folder: string): void {
  cpSync(RELEASED, folder, {
    recursive: true,
    filter: (path) => !/boardgame\.io\/(?:node_modules|src)$/.test(path),
  });
  const entry = (name: string) => [
    `./${name}`,
    {
      types: `./dist/types/packages/${name}.d.ts`,
      import: `./dist/esm/${name}.js`,
      require: `./dist/cjs/${name}.js`,
    },
  ];
  const manifest = JSON.parse(readFileSync(join(RELEASED, 'package.json'), 'utf8'));
  const next = {
    ...manifest,
    version: '0.51.0',
    scripts: {},
    dependencies: { ...manifest.dependencies, immer: '^11.0.0' },
    exports: {
      ...Object.fromEntries(ENTRIES.map(entry)),
      './server': { types: './dist/types/packages/server.d.ts', default: './dist/cjs/server.js' },
      './package.json': './package.json',
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(next, null, 2));
  writeFileSync(join(folder, 'dist/esm/package.json'), '{ "type": "module" }\n');
  for (const format of ['esm', 'cjs'])
    for (const file of modulesIn(join(folder, 'dist', format))) importByName(file);
}

function modulesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
}

/** Since version 10, immer has no default export. */
function importByName(file: string): void {
  const code = readFileSync(file, 'utf8');
  const named = code
    .replace("import produce from 'immer';", "import { produce } from 'immer';")
    .replace("_interopDefault(require('immer'))", "require('immer').produce");
  if (named !== code) writeFileSync(file, named);
}
