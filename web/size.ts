import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Bundle, bundle, closureOf, indexOf, OUTPUT } from './bundle';

/** What a browser downloads, gzipped, in kB of 1000 bytes. */
export interface BundleSize {
  /** Everything the lobby loads. */
  lobby: number;
  /** What the table of a game needs, by game. */
  tables: Readonly<Record<string, TableSize>>;
}

/** What a browser downloads, gzipped, in kB of 1000 bytes. */
export interface TableSize {
  /** What who comes from the lobby downloads for it. */
  own: number;
  /** What who opens the link of a match downloads in all. */
  all: number;
}

/** What of a game nobody loads but who asks for it. */
const READ_ON_DEMAND = /\/(rules|About|Legend|cardTexts)\.tsx?$/;

/** Bundles the web app and measures what its pages download. */
export async function measureBundle(): Promise<BundleSize> {
  return measure(await bundle());
}

/** Measures what the pages of a bundle download. */
export async function measure(made: Bundle): Promise<BundleSize> {
  const icon = await readFile(resolve(import.meta.dirname, 'favicon.svg'));
  const page = gzipped(Buffer.from(await indexOf(made))) + gzipped(icon);
  const first = [...closureOf(made.outputs, made.script)];
  const lobby = new Set([made.style, ...first]);
  const match = closureOf(made.outputs, entry(made, 'web/match/MatchPage.tsx'));
  const parts = entries(made, /^web\/boards\/([\w-]+)\/\w+\.tsx?$/).filter(
    ({ source }) => !READ_ON_DEMAND.test(source),
  );
  const tables: Record<string, TableSize> = {};
  for (const game of new Set(parts.map(({ source }) => source.split('/').at(-2) ?? ''))) {
    const own = parts.filter(({ source }) => source.includes(`/${game}/`));
    const needed = new Set([...match, ...own.flatMap(({ path }) => [...closureOf(made.outputs, path)])]);
    tables[game] = {
      own: kilo(
        total(
          made,
          [...needed].filter((path) => !lobby.has(path)),
        ),
      ),
      all: kilo(page + total(made, new Set([made.style, ...first, ...needed]))),
    };
  }
  return { lobby: kilo(page + total(made, lobby)), tables };
}

function entry(made: Bundle, source: string): string {
  const [found] = entries(made, { test: (candidate) => candidate === source });
  if (found === undefined) throw new Error(`${source} is not loaded on demand`);
  return found.path;
}

function entries(made: Bundle, filter: { test(source: string): boolean }) {
  return Object.entries(made.outputs)
    .filter(([, { entryPoint }]) => entryPoint !== undefined && filter.test(entryPoint))
    .map(([path, { entryPoint = '' }]) => ({ path, source: entryPoint }));
}

function total(made: Bundle, paths: Iterable<string>): number {
  let bytes = 0;
  for (const path of paths) {
    const file = made.files.find((candidate) => candidate.path === resolve(OUTPUT, '../..', path));
    if (file !== undefined) bytes += gzipped(file.contents);
  }
  return bytes;
}

function gzipped(contents: Uint8Array): number {
  return gzipSync(contents, { level: 9 }).byteLength;
}

function kilo(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
