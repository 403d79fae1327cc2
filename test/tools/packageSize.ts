import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What users of the package bring themselves. */
const BROUGHT = ['boardgame.io', 'react', 'react-dom'];

/**
 * Returns what a page downloads, gzipped, in kB of 1000 bytes, that imports each entry of the package for browsers alone, by the entry's
 * path below `rubicon-games`: what it needs before it can draw anything. `root` is the folder of the package, built.
 */
export async function packageSizes(root: string, ids: readonly string[]): Promise<Map<string, number>> {
  const paths = [
    '.',
    './kit',
    './bots',
    ...ids.flatMap((id) => [`./${id}`, `./${id}/board`, `./${id}/components`, `./${id}/rules`]),
  ];
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const entry = path === '.' ? 'index' : join('public', path);
    const { metafile, outputFiles } = await build({
      entryPoints: { entry: join(root, 'dist/package/esm', `${entry}.js`) },
      outdir: '/',
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      write: false,
      metafile: true,
      logLevel: 'error',
      external: BROUGHT,
    });
    const first = new Set(['entry.js']);
    for (const name of first)
      for (const { path: other, kind, external } of importsOf(metafile.outputs, name))
        if (kind === 'import-statement' && external !== true) first.add(other);
    const loaded = outputFiles.filter((file) => first.has(file.path.slice(1)));
    sizes.set(path, loaded.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0) / 1000);
  }
  return sizes;
}

function importsOf(
  outputs: Readonly<Record<string, { imports: { path: string; kind: string; external?: boolean }[] }>>,
  name: string,
) {
  const found = Object.entries(outputs).find(([path]) => path.endsWith(`/${name}`) || path === name);
  return (found?.[1].imports ?? []).map((each) => ({ ...each, path: each.path.split('/').at(-1) ?? '' }));
}
