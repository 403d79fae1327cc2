import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What is read here of esbuild's metafile: of each output, the files it has something of. */
interface Build {
  outputs: Readonly<Record<string, { inputs: Readonly<Record<string, unknown>> }>>;
}

/** A package that is bundled. */
interface Bundled {
  name: string;
  version: string;
  /** Its licence as it names it, such as `MIT`. */
  licence: string;
  /** The text of the licence, which asks to go with every copy. */
  notice: string;
}

/** Ends a file of node_modules after the folder of its package. */
const FOLDER = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Who holds the copyright of packages that name the MIT licence and bring no text of it, from their README. */
const MIT_BY: Readonly<Record<string, string>> = { rfc6902: 'Copyright 2014-2021 Christopher Brown.' };

const ROOT = resolve(import.meta.dirname, '..');

const RULE = '-'.repeat(72);

/**
 * Returns a list of the packages that builds have bundled something of, each with its version and licence, and then the texts of all
 * licences.
 *
 * @throws {Error} when a package says not under which licence it is, or has no text of it.
 */
export function licencesOf(builds: readonly Build[]): string {
  const files = builds.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)),
  );
  const found = files.flatMap((file) => FOLDER.exec(file.replace(/^[\w-]+:/, ''))?.[0] ?? []);
  const folders = new Set(found.map((folder) => resolve(ROOT, folder)));
  const packages = [...folders].map(packageIn).sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    'These packages are part of what is built here:\n',
    ...packages.map(({ name, version, licence }) => `${name} ${version} (${licence})`),
    ...packages.map(({ name, version, notice }) => `\n${RULE}\n${name} ${version}\n\n${notice.trim()}`),
    '',
  ].join('\n');
}

function packageIn(folder: string): Bundled {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  const notice = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  const whole = notice === '' ? withoutText(name, license) : notice;
  if (typeof license !== 'string' || whole === null)
    throw new Error(`${folder} has no licence to go with what is bundled`);
  return { name, version, licence: license, notice: whole };
}

/** Returns the licence of a package that names the MIT licence and brings no text of it, or null for any other. */
function withoutText(name: string, license: unknown): string | null {
  const copyright = MIT_BY[name];
  if (license !== 'MIT' || copyright === undefined) return null;
  const ours = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
  return `${copyright}\n\n${ours.slice(ours.indexOf('Permission is hereby granted'))}`;
}
