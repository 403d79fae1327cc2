/* Checks that RULES.md maps every section of every rulebook to a file and a test: npm run rules */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ids } from '../games';
import { sectionsOf } from './sections';

/** A row of RULES.md: a section, the files that play it (none when it has no effect on play) and its test file. */
interface Row {
  section: string;
  files: string[];
  tests: string[];
  noEffect: boolean;
}

for (const game of ids) {
  const rows = rowsOf(readFileSync(`games/${game}/RULES.md`, 'utf8'));
  const titles = titlesIn(`test/${game}`);
  const sections = sectionsOf(game);
  const missing = sections.filter((section) => {
    const row = rows.find((candidate) => candidate.section === section);
    return row === undefined || !isCovered(row, game, titles);
  });
  const tested = sections.filter((section) =>
    titles.some(({ title }) => namesSection(title, section)),
  ).length;
  const unknown = rows
    .filter(({ section }) => !sections.includes(section))
    .map(({ section }) => `unknown ${section}`);
  console.log(JSON.stringify({ game, sections: sections.length, tested, missing: [...missing, ...unknown] }));
  if (missing.length + unknown.length > 0) process.exitCode = 1;
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

/** A section is covered when its files exist and each test file it names has a test titled with its number. */
function isCovered({ section, files, tests, noEffect }: Row, game: string, titles: Title[]): boolean {
  if (noEffect) return true;
  if (files.length === 0 || tests.length === 0) return false;
  return (
    files.every((file) => existsSync(`games/${game}/${file}`) || existsSync(`games/kit/${file}`)) &&
    tests.every((file) => titles.some((each) => each.file === file && namesSection(each.title, section)))
  );
}

interface Title {
  file: string;
  title: string;
}

function titlesIn(folder: string): Title[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
          /\b(?:test|it)(?:\.each\([^)]*\))?\(\s*(['"`])(.+?)\1/g,
        ),
      ].map(([, , title]) => ({ file, title })),
    );
}

/** Titles start with the sections they test: `6.13 ...` or `6.13, 7.3 ...`. */
function namesSection(title: string, section: string): boolean {
  const numbers = /^\d+(\.\d+)*(, \d+(\.\d+)*)*/.exec(title)?.[0].split(', ') ?? [];
  return numbers.includes(section);
}
