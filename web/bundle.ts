import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild';
import { rulebooks } from '../games/index';
import type { OwnersGame } from '../games/owners';
import { withComponents } from './components.build';
import { catalogueOf } from './entry';
import { licencesOf } from './licences.build';
import {
  gamesOfList,
  onlyWhatIsUsed,
  partsOfBoardgame,
  stylesInScripts,
  withoutBots,
  withoutDiffs,
  withoutPatches,
  withoutWebTransport,
} from './plugins';

const ROOT = resolve(import.meta.dirname, '..');

/** The folder the server serves. */
export const OUTPUT = resolve(ROOT, 'dist/web');

/** The pictures of the maps, which `npm run pictures` takes: of each game one for links, and for its card a light and a dark one. */
export const PICTURES = resolve(ROOT, 'web/pictures');

/** The web app in memory: every file, and what each of those a page loads imports. */
export interface Bundle {
  files: OutputFile[];
  outputs: Metafile['outputs'];
  /** The licences of the packages that are part of it. */
  licences: string;
  /** Paths as in `outputs`. */
  script: string;
  style: string;
}

/** Bundles the web app without writing anything; with the components of owners in the place of ours if any are given. */
export async function bundle(owners: readonly OwnersGame[] = []): Promise<Bundle> {
  const own = withComponents(owners);
  const played = Object.values(rulebooks).map(
    (ours) => owners.find(({ game }) => game.name === ours.id)?.game.rulebook ?? ours,
  );
  const listed = gamesOfList(Object.keys(rulebooks));
  const worker = await bundleEntries(['web/client/botWorker.ts'], { plugins: [own, listed, withoutPatches] });
  const page = await bundleEntries(['web/main.tsx', 'web/style/main.css'], {
    plugins: [
      own,
      listed,
      stylesInScripts,
      partsOfBoardgame,
      withoutBots,
      withoutDiffs,
      withoutWebTransport,
      onlyWhatIsUsed,
    ],
    define: {
      CATALOGUE: JSON.stringify(played.map((rulebook) => catalogueOf(rulebook, isPictured(rulebook)))),
      BOT_WORKER: JSON.stringify(urlOf(outputOf(worker.outputs, 'web/client/botWorker.ts'))),
    },
  });
  return {
    files: [...worker.files, ...page.files],
    outputs: page.outputs,
    licences: licencesOf([worker, page]),
    script: outputOf(page.outputs, 'web/main.tsx'),
    style: outputOf(page.outputs, 'web/style/main.css'),
  };
}

/** Returns an output and everything it imports, directly or not, before it can run. */
export function closureOf(
  outputs: Metafile['outputs'],
  path: string,
  found = new Set<string>(),
): Set<string> {
  if (found.has(path) || outputs[path] === undefined) return found;
  found.add(path);
  for (const { path: imported, kind } of outputs[path].imports) {
    if (kind === 'import-statement') closureOf(outputs, imported, found);
  }
  return found;
}

/** Returns index.html, naming the hashed files. */
export async function indexOf({ outputs, script, style }: Bundle): Promise<string> {
  const page = await readFile(resolve(ROOT, 'web/index.html'), 'utf8');
  const chunks = [...closureOf(outputs, script)].filter((path) => path !== script);
  return page
    .replace('%STYLE%', urlOf(style))
    .replace('%SCRIPT%', urlOf(script))
    .replace(
      '%PRELOAD%',
      chunks.map((path) => `<link rel="modulepreload" href="${urlOf(path)}">`).join('\n    '),
    );
}

async function bundleEntries(
  entryPoints: string[],
  { define, plugins }: Pick<BuildOptions, 'define' | 'plugins'>,
): Promise<Pick<Bundle, 'files' | 'outputs'>> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: OUTPUT,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    metafile: true,
    write: false,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis', ...define },
    ...(plugins === undefined ? {} : { plugins }),
  });
  return { files: outputFiles, outputs: metafile.outputs };
}

function outputOf(outputs: Metafile['outputs'], entry: string): string {
  for (const [path, { entryPoint }] of Object.entries(outputs)) if (entryPoint === entry) return path;
  throw new Error(`${entry} was not bundled`);
}

function urlOf(path: string): string {
  return `/${relative(OUTPUT, resolve(ROOT, path))}`;
}

function isPictured({ id }: { id: string }): boolean {
  return ['-light.webp', '-dark.webp'].every((end) => existsSync(resolve(PICTURES, id + end)));
}
