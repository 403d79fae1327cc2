/*
 * Checks that RULES.md maps every section of every rulebook to files and to tests that run and assert something:
 * npm run rules
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ids } from '../games';
import { sectionsOf } from './sections';
import { testsIn, type WrittenTest } from './testFile';

/** A row of RULES.md: a section, the files that play it (none when it has no effect on play) and its test files. */
interface Row {
  section: string;
  files: string[];
  tests: string[];
  noEffect: boolean;
}

/** A test of a game, and the sections it is named for. */
interface SectionTest extends WrittenTest {
  file: string;
  sections: string[];
}

for (const game of ids) {
  const rows = rowsOf(readFileSync(`games/${game}/RULES.md`, 'utf8'));
  const tests = testsOf(`test/${game}`);
  const sections = sectionsOf(game);
  const problems = new Map(
    sections.map((section) => [section, problemsOf(section, rows, game, tests)] as const),
  );
  const missing = sections.filter((section) => (problems.get(section) ?? []).length > 0);
  const unknown = rows.filter(({ section }) => !sections.includes(section)).map(({ section }) => section);
  const idle = tests.filter((test) => test.sections.length > 0 && faultOf(test) !== null);
  const tested = sections.filter((section) =>
    tests.some((test) => test.sections.includes(section) && faultOf(test) === null),
  );
  const noEffect = rows.filter((row) => row.noEffect).map(({ section }) => section);
  for (const section of missing) console.error(`${game} ${section}: ${problems.get(section)?.join('; ')}`);
  for (const test of idle) console.error(`${game} ${test.file}: '${test.title}' ${faultOf(test)}`);
  const report = {
    game,
    sections: sections.length,
    tested: tested.length,
    missing: [...missing, ...unknown.map((section) => `unknown ${section}`)],
    idle: idle.map(({ file, title }) => `${file}: ${title}`),
    noEffect,
  };
  console.log(JSON.stringify(report));
  if (missing.length + unknown.length + idle.length > 0) process.exitCode = 1;
}

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  for (const line of text.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length < 6 || !/^\d+(\.\d+)*$/.test(cells[1])) continue;
    rows.push({
      section: cells[1],
      files: codeIn(cells[3]),
      tests: codeIn(cells[4]),
      noEffect: /no effect on play/i.test(cells[3]),
    });
  }
  return rows;
}

function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
}

function testsOf(folder: string): SectionTest[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      testsIn(`${folder}/${file}`).map((test) => ({ ...test, file, sections: sectionsNamed(test.title) })),
    );
}

/** Titles start with the sections they test: `6.13 ...` or `6.13, 7.3 ...`. */
function sectionsNamed(title: string): string[] {
  return /^\d+(\.\d+)*(, \d+(\.\d+)*)*/.exec(title)?.[0].split(', ') ?? [];
}

/** Says why a test proves nothing, or returns null. */
function faultOf({ isRun, asserts }: WrittenTest): string | null {
  if (!isRun) return 'is not run';
  return asserts ? null : 'asserts nothing';
}

/** A section is covered when its files exist and each test file it names has a test of it that runs and asserts. */
function problemsOf(
  section: string,
  rows: readonly Row[],
  game: string,
  tests: readonly SectionTest[],
): string[] {
  const row = rows.find((candidate) => candidate.section === section);
  if (row === undefined) return ['RULES.md does not list it'];
  if (row.noEffect) return [];
  const problems: string[] = [];
  if (row.files.length === 0) problems.push('no file plays it');
  if (row.tests.length === 0) problems.push('no file tests it');
  for (const file of row.files) {
    if (!existsSync(`games/${game}/${file}`) && !existsSync(`games/kit/${file}`))
      problems.push(`there is no ${file}`);
  }
  for (const file of row.tests) {
    const named = tests.filter((test) => test.file === file && test.sections.includes(section));
    if (named.length === 0) problems.push(`${file} has no test named for it`);
    else if (named.every((test) => faultOf(test) !== null))
      problems.push(`no test of it in ${file} proves anything`);
  }
  return problems;
}
