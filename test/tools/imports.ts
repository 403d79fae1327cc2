/* Which file of the package imports which, as the text of the files says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Import {
  from: string;
  /** A path from the top of the repository, as it is written: without `.ts`, or with `*` for any name; or a package's name. */
  to: string;
  typeOnly: boolean;
}

/** `import 'x'`, `import ... from 'x'` and `export ... from 'x'`, each of the last two with `type` or without. */
const STATEMENT = /(?:^|\n)(?:import|export)\s+(type\s+)?(?:[^;'"=]*?\sfrom\s+)?['"]([^'"]+)['"]/g;

/** `import('x')`, as a type or where a file is loaded later. */
const INLINE = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

// `import.meta.glob<X>('./*/x.ts')`, where each file that fits is loaded later.
const GLOB = /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Returns the TypeScript files in a folder and the folders in it, as paths from the top of the repository. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

/** Returns what a file imports, for values or types. */
export function importsOf(file: string): Import[] {
  return importsIn(file, readFileSync(file, 'utf8'));
}

/** Returns what a file of this text imports. */
export function importsIn(from: string, text: string): Import[] {
  const path = (to: string) => (to.startsWith('.') ? normalize(join(dirname(from), to)) : to);
  return [
    ...[...text.matchAll(STATEMENT)].map(([, type, to]) => ({
      from,
      to: path(to),
      typeOnly: type !== undefined,
    })),
    ...[...text.matchAll(INLINE), ...text.matchAll(GLOB)].map(([, to]) => ({
      from,
      to: path(to),
      typeOnly: false,
    })),
  ];
}

/** Returns the file that is meant by an imported path, or the path itself where there is none. */
export function fileOf(path: string): string {
  const candidates = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end);
  return candidates.find((candidate) => existsSync(candidate)) ?? path;
}

/** Returns those of some files that are meant by an imported path: all that fit it where it has `*`. */
export function filesMeantBy(path: string, files: readonly string[]): string[] {
  if (!path.includes('*')) return [fileOf(path)];
  const names = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  return files.filter((file) => names.test(file));
}
