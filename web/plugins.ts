import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Lets a script import a style sheet `*.module.css`: its classes get names that no other sheet has, and the page adopts
 * it when the script's chunk is loaded, which needs no leave for styles written into the page. esbuild alone would
 * write a file that nobody loads.
 */
export const stylesInScripts: Plugin = {
  name: 'styles-in-scripts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path),
      namespace: 'style',
    }));
    onLoad({ filter: /./, namespace: 'style' }, async ({ path }) => {
      const { outputFiles } = await build({
        stdin: { contents: "export { default } from 'sheet';" },
        outdir: '/',
        bundle: true,
        format: 'esm',
        charset: 'utf8',
        minifyWhitespace: true,
        minifySyntax: true,
        write: false,
        plugins: [sheetNamed(nameOf(path), path)],
      });
      const [classes, sheet] = ['.js', '.css'].map(
        (end) => outputFiles.find((file) => file.path.endsWith(end))?.text ?? '',
      );
      const adopted = `import{adopt}from${JSON.stringify(ADOPT)};adopt(${JSON.stringify(`@layer rubicon{${sheet}}`)});`;
      return { contents: `${adopted}${classes}`, resolveDir: import.meta.dirname };
    });
  },
};

/** Lets a script import the text of what all style sheets share, `style/root.css`. */
export const rootInScripts: Plugin = {
  name: 'root-in-scripts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /style\/root\.css$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path),
      namespace: 'root',
    }));
    onLoad({ filter: /./, namespace: 'root' }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false });
      return { contents: `@layer rubicon{${outputFiles[0].text}}`, loader: 'text' };
    });
  },
};

/** The module by which the page adopts a sheet. */
const ADOPT = './ui/adopt';

/** Returns what begins the names of a sheet's classes, and of no other's. */
function nameOf(path: string): string {
  const file = relative(import.meta.dirname, path);
  const hash = createHash('sha256').update(file).digest().readUInt32BE();
  return `s${(hash % 36 ** 3).toString(36).padStart(3, '0')}`;
}

/** Gives esbuild a sheet under a name, which it puts before the name of each class. */
function sheetNamed(name: string, path: string): Plugin {
  return {
    name: 'sheet-named',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^sheet$/ }, () => ({ path: name, namespace: 'local' }));
      onLoad({ filter: /./, namespace: 'local' }, async () => ({
        contents: await readFile(path, 'utf8'),
        loader: 'local-css',
      }));
    },
  };
}

/**
 * Writes a table in the place of each `import.meta.glob` of Vite: what loads a module of each game of the list, by its path. Each game
 * so becomes a chunk of its own.
 */
export const gamesOfList = (ids: readonly string[]): Plugin => ({
  name: 'games-of-list',
  setup({ onLoad }) {
    onLoad({ filter: /\/web\/(games|boards\/index)\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text.replace(/import\.meta\.glob<\w+>\('([^']+)'\)/, (_call, pattern: string) => {
        const paths = ids.map((id) => JSON.stringify(pattern.replace('*', id)));
        return `{ ${paths.map((each) => `${each}: () => import(${each})`).join(', ')} }`;
      });
      return { contents, loader: 'ts' };
    });
  },
});

/** What some of our files use of an entry of boardgame.io, without what else is in it. */
const PARTS = [
  { importer: 'web/lobby/api.ts', entry: 'boardgame.io/client', name: 'LobbyClient' },
  { importer: 'web/client/rejoining.ts', entry: 'boardgame.io/multiplayer', name: 'SocketIO' },
];

/**
 * Gives a page one part of an entry of boardgame.io alone. esbuild keeps a module whole for all pages that share it:
 * the lobby would load the game engine, and a match over the network the server for matches on this device.
 */
export const partsOfBoardgame: Plugin = {
  name: 'parts-of-boardgame',
  setup({ onResolve, onLoad, resolve: find }) {
    onResolve({ filter: /^boardgame\.io\// }, async ({ path, importer, resolveDir, kind }) => {
      const part = PARTS.find(({ importer: file, entry }) => importer.endsWith(file) && entry === path);
      if (part === undefined) return undefined;
      const entry = await find(path, { resolveDir, kind });
      return { path: entry.path, namespace: 'part', pluginData: part.name, sideEffects: false };
    });
    onLoad({ filter: /./, namespace: 'part' }, async ({ path, pluginData: name }) => {
      const resolveDir = dirname(path);
      const { outputFiles } = await build({
        stdin: { contents: `export { ${name} } from '${path}';`, resolveDir },
        bundle: true,
        format: 'esm',
        write: false,
        plugins: [withoutImportsBelow(path)],
      });
      return { contents: outputFiles[0].text, resolveDir };
    });
  },
};

/** Bundles an entry with the modules it exports from, and leaves what those import to be imported. */
function withoutImportsBelow(entry: string): Plugin {
  return {
    name: 'without-imports-below',
    setup({ onResolve }) {
      onResolve({ filter: /./ }, ({ path, importer }) => {
        const exported = path === entry || (importer === entry && path.startsWith('./'));
        return exported ? undefined : { path, external: true, sideEffects: false };
      });
    },
  };
}

/**
 * Leaves out what boardgame.io's modules import but a page does not use. Of the packages its entries name, only
 * `setimmediate` does anything when it is loaded, and only bots need that, which are not in the page.
 */
export const onlyWhatIsUsed: Plugin = {
  name: 'only-what-is-used',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /^[^.]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === SEEN || !/boardgame\.io\/dist\/esm\/[\w-]+\.js$/.test(importer)) return undefined;
      const found = await find(path, { importer, resolveDir, kind, pluginData: SEEN });
      return { ...found, sideEffects: false };
    });
  },
};

const SEEN = Symbol('resolved by esbuild itself');

/** Leaves out the package for patches, where none are applied. */
export const withoutPatches: Plugin = {
  name: 'without-patches',
  setup({ onResolve }) {
    const path = resolve(import.meta.dirname, 'client/noPatches.ts');
    onResolve({ filter: /^rfc6902$/ }, () => ({ path, sideEffects: false }));
  },
};

/** Leaves out of the package for patches what makes them: pages only apply them. */
export const withoutDiffs: Plugin = {
  name: 'without-diffs',
  setup({ onResolve }) {
    const path = resolve(import.meta.dirname, 'client/noDiffs.ts');
    onResolve({ filter: /^\.\/diff$/ }, ({ importer }) =>
      importer.includes('node_modules/rfc6902/') ? { path } : undefined,
    );
  },
};

/** Leaves out of the package for connections a transport that the server does not offer. */
export const withoutWebTransport: Plugin = {
  name: 'without-web-transport',
  setup({ onResolve }) {
    const path = resolve(import.meta.dirname, 'client/noWebTransport.ts');
    onResolve({ filter: /\/webtransport\.js$/ }, ({ importer }) =>
      importer.includes('node_modules/engine.io-client/') ? { path, sideEffects: false } : undefined,
    );
  },
};

/** Leaves out what the games know for bots, which do not think in the page. */
export const withoutBots: Plugin = {
  name: 'without-bots',
  setup({ onResolve }) {
    const path = resolve(import.meta.dirname, 'client/noBots.ts');
    onResolve({ filter: /^\.\/bot$/ }, ({ importer }) =>
      /games\/[\w-]+\/(?:index|rulebook)\.ts$/.test(importer) ? { path, sideEffects: false } : undefined,
    );
  },
};
