/*
 * Builds what is published: games/ as ES modules, CommonJS and types, and lobby/ as the entry `server`, in dist/package. What `exports` in package.json lets a user
 * import has a file of its own there: index, and all in the folder public.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { rulebooks } from '../games/index';
import { NEEDS } from '../lobby/needs';
import { licencesOf } from '../web/licences.build';
import { rootInScripts, stylesInScripts } from '../web/plugins';
import { boards, boardTypes } from './boards';
import { entries } from './entries';

const OUT = 'dist/package';
/** The folder of what is published and no user imports by its path: modules of CommonJS, and types. */
const MODULES = 'modules';
const types = join(OUT, 'types');
/** An import in a type declaration: what comes before it, its quotation mark, its path. */
const IMPORT = /(from |import\()(['"])(\.[^'"]*)\2/g;
const sources = filesIn('games').filter((file) => file.endsWith('.ts'));
const loaders = sources.filter((file) => /^games\/[^/]+\/components\/load\.ts$/.test(file));
/** These need a package, which is bundled with them. */
const needy = [...loaders, 'games/kit/dice/sha256.ts'];
/** What no user can import, or is bundled with what he can. */
const inner = sources.filter((file) =>
  /^games\/(?:owners\.ts$|record\/|[^/]+\/components\/(?:check\/|owners\.ts$))/.test(file),
);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const ids = Object.keys(rulebooks);
const { metafile: modules } = await build({
  entryPoints: { ...entries, ...boards.entries(ids) },
  outdir: join(OUT, 'esm'),
  chunkNames: 'chunks/[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  metafile: true,
  external: ['boardgame.io', 'react', 'react-dom'],
  plugins: [boards.plugin, stylesInScripts, rootInScripts],
});
for (const id of ids) write(join(OUT, 'esm', `${boards.pathOf(id)}.d.ts`), boardTypes(id));
const cjs = {
  outbase: 'games',
  outdir: join(OUT, 'cjs', MODULES),
  format: 'cjs',
  platform: 'node',
  target: 'es2022',
} as const;
await build({
  entryPoints: sources.filter((file) => !needy.includes(file) && !inner.includes(file)),
  ...cjs,
});
const { metafile: bundled } = await build({ entryPoints: needy, bundle: true, metafile: true, ...cjs });
const server = await buildServer();
write(join(OUT, 'licences.txt'), licencesOf([modules, bundled, server]));

declareTypes('scripts/tsconfig.package.json');
const declared = declarationsOf(Object.values(entries));
for (const file of filesIn(types)) if (!declared.has(file)) rmSync(file);
for (const format of ['esm', 'cjs']) cpSync(types, join(OUT, format, MODULES), { recursive: true });
rmSync(types, { recursive: true });
for (const [path, source] of Object.entries(entries)) {
  const way = join(relative(dirname(path), MODULES), relative('games', source));
  const quoted = `'./${way.replace(/\.ts$/, '.js')}'`;
  for (const format of ['esm', 'cjs']) write(join(OUT, format, `${path}.d.ts`), `export * from ${quoted};\n`);
  write(join(OUT, 'cjs', `${path}.js`), `module.exports = require(${quoted});\n`);
}
write(join(OUT, 'cjs/package.json'), '{ "type": "commonjs" }\n');

/**
 * Builds the server, which is CommonJS for all: boardgame.io has no ES modules that Node finds. Small packages come with it; those
 * that its users install, see `lobby/needs.ts`, do not. Returns what is part of it.
 */
async function buildServer(): Promise<Metafile> {
  const out = join(OUT, 'server');
  const { metafile } = await build({
    entryPoints: { index: 'lobby/index.ts' },
    outdir: out,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    external: ['boardgame.io', ...Object.keys(NEEDS)],
    define: { 'import.meta.url': 'moduleURL' },
    banner: { js: "const moduleURL = require('node:url').pathToFileURL(__filename).href;" },
    metafile: true,
  });
  /* Where `lobby/bots/thread.ts` looks for it. */
  cpSync('lobby/bots/starter.js', join(out, 'starter.js'));
  write(join(OUT, 'esm/public/server.js'), `export * from '../../server/index.cjs';\n`);
  write(join(OUT, 'cjs/public/server.js'), `module.exports = require('../../server/index.cjs');\n`);
  declareTypes('scripts/tsconfig.server.json');
  const declared = followed([join(types, 'lobby/index.d.ts')]);
  for (const file of filesIn(types)) if (!declared.has(file)) rmSync(file);
  for (const format of ['esm', 'cjs']) {
    cpSync(types, join(OUT, format, 'server'), { recursive: true });
    write(join(OUT, format, 'public/server.d.ts'), `export * from '../server/lobby/index.js';\n`);
  }
  rmSync(types, { recursive: true });
  return metafile;
}

/** Writes the type declarations of a project, for Node's own resolution, too. */
function declareTypes(project: string): void {
  const asked = ['node_modules/typescript/bin/tsc', '--project', project, '--outDir', types];
  execFileSync(process.execPath, asked, { stdio: 'inherit' });
  for (const file of filesIn(types)) writeFileSync(file, withExtensions(file));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the files of a folder and all in it, in the same order on every machine, so that what is built is the same, too. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Returns the type declarations of modules, and all that these import: what a user's compiler reads. */
function declarationsOf(modules: readonly string[]): Set<string> {
  return followed(modules.map((file) => join(types, relative('games', file).replace(/\.ts$/, '.d.ts'))));
}

/** Returns type declarations and all that these import. */
function followed(declarations: readonly string[]): Set<string> {
  const found = new Set(declarations);
  for (const file of found) {
    for (const [, , , path] of readFileSync(file, 'utf8').matchAll(IMPORT))
      found.add(join(dirname(file), path.replace(/\.js$/, '.d.ts')));
  }
  return found;
}

/** Node's own resolution wants whole file names in the imports of type declarations. */
function withExtensions(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(IMPORT, (_all, before, quote, path) => {
    const target = join(dirname(file), path);
    const whole = existsSync(`${target}.d.ts`) ? `${path}.js` : `${path}/index.js`;
    return `${before}${quote}${whole}${quote}`;
  });
}
