/*
 * npm run docs: builds the site of the pages of the repository and of the reference of the package, in dist/docs/site.
 * `-- --base /path/` if it is to stand below a path; `-- --serve` shows it afterwards. Its tools have a package of their own, docs/site:
 * TypeDoc needs another TypeScript than the repository has.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { entryFiles } from './docs/entryFiles';
import { pages, repository, textInSite } from './docs/pages';

const TOOLS = 'docs/site';
const OUT = 'dist/docs';
const { base, serve } = parseArgs({
  options: { base: { type: 'string', default: '/' }, serve: { type: 'boolean', default: false } },
}).values;

rmSync(OUT, { recursive: true, force: true });
installTools();
for (const [file, text] of Object.entries(entryFiles(join(OUT, 'entries'))))
  write(join(OUT, 'entries', file), text);
run(
  'typedoc',
  '--options',
  join(TOOLS, 'typedoc.json'),
  '--sourceLinkTemplate',
  `${repository}{path}#L{line}`,
);
leaveOutGenerated();
const all = pages();
for (const page of all) write(join(OUT, 'pages', page.path), textInSite(page, all));
write(join(OUT, 'pages/index.md'), readFileSync(join(TOOLS, 'index.md'), 'utf8'));
cpSync('docs/pictures', join(OUT, 'pages/public/pictures'), { recursive: true });
cpSync('web/favicon.svg', join(OUT, 'pages/public/favicon.svg'));
run('vitepress', 'build', TOOLS, '--base', base);
console.log(`${OUT}/site`);
if (serve) run('vitepress', 'serve', TOOLS, '--base', base);

/** Installs what builds the site, unless what its lockfile names is there. */
function installTools(): void {
  const lock = readFileSync(join(TOOLS, 'package-lock.json'), 'utf8');
  const mark = join(TOOLS, 'node_modules/.installed-lock.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  start('npm', 'ci', '--prefix', TOOLS, '--ignore-scripts', '--no-audit', '--no-fund');
  writeFileSync(mark, lock);
}

function run(program: string, ...options: string[]): void {
  start(
    process.execPath,
    join(TOOLS, 'node_modules', program, 'bin', program === 'vitepress' ? 'vitepress.js' : program),
    ...options,
  );
}

/** Takes out where things are defined that stand in no file of the repository: the types of boards. */
function leaveOutGenerated(): void {
  for (const file of filesIn(join(OUT, 'pages/reference')))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^Defined in: \[dist\/.*\n\n/gm, ''));
}

function filesIn(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Runs a program to its end; if it fails, so does this one. */
function start(program: string, ...options: string[]): void {
  const { status } = spawnSync(program, options, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
