import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Bundle, bundle, closureOf, indexOf, OUTPUT } from './bundle';

/** What a browser downloads, gzipped, in kB of 1000 bytes. */
export interface BundleSize {
  /** Everything the lobby loads. */
  lobbyKb: number;
  /** What the table of a network match and the largest game load besides. */
  boardKb: number;
}

/** Bundles the web app and measures what its pages download. */
export async function measureBundle(): Promise<BundleSize> {
  return measure(await bundle());
}

/** Measures what the pages of a bundle download. */
export async function measure(made: Bundle): Promise<BundleSize> {
  const lobby = closureOf(made.outputs, made.script).add(made.style);
  const icon = await readFile(resolve(import.meta.dirname, 'favicon.svg'));
  const page = gzipped(Buffer.from(await indexOf(made))) + gzipped(icon);
  const match = closureOf(made.outputs, entry(made, 'web/match/MatchPage.tsx'));
  const boards = entries(made, /^(games|web\/boards)\/([\w-]+)\/index\.tsx?$/);
  const games = new Set(boards.map(({ source }) => source.split('/').at(-2)));
  const extra = [...games].map((game) => {
    const needed = new Set(match);
    for (const { source, path } of boards) {
      if (source.includes(`/${game}/`)) for (const chunk of closureOf(made.outputs, path)) needed.add(chunk);
    }
    for (const loaded of lobby) needed.delete(loaded);
    return total(made, needed);
  });
  return { lobbyKb: kilo(page + total(made, lobby)), boardKb: kilo(Math.max(...extra)) };
}

function entry(made: Bundle, source: string): string {
  return entries(made, { test: (candidate) => candidate === source })[0].path;
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
