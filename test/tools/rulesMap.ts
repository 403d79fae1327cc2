/* What RULES.md of a game says of where each section of its rulebook is played and tested, and whether that is so. */
import { sectionsIn } from './numbers';
import type { WrittenTest } from './testFile';

/** A row of RULES.md: a section, the files that play it (none when it has no effect on play) and its test files. */
interface Row {
  section: string;
  files: string[];
  tests: string[];
  noEffect: boolean;
}

/** A test of a game, and its file within the game's tests. */
export interface FiledTest extends WrittenTest {
  file: string;
}

/** What there is of a game. */
export interface Mapped {
  /** The text of RULES.md. */
  map: string;
  /** Every section of the rulebook, in the order of the book. */
  book: readonly string[];
  tests: readonly FiledTest[];
  /** Returns the text of a file by the name that RULES.md has for it; null where there is none. */
  read(file: string): string | null;
}

/** How a game and its RULES.md agree. */
export interface Report {
  /** What is wrong, each time with the section or the file it is about. */
  faults: string[];
  /** The sections that are not mapped as they should be, those that only RULES.md has among them. */
  missing: string[];
  /** The sections that tests prove. */
  tested: string[];
  /** The sections without effect on play. */
  noEffect: string[];
}

/**
 * Holds RULES.md against a game. Each section of the book has a row, and no other section has; each row has files and tests unless it says that
 * the section has no effect on play. Each file is there and bears the number of the section (see {@link sectionsIn}), and each test
 * file has a test that is named for the section, runs and asserts something. No test named for a section is idle.
 */
export function reportOf({ map, book, tests, read }: Mapped): Report {
  const rows = rowsOf(map);
  const borne = new Map<string, ReadonlySet<string> | null>();
  const sectionsOf = (file: string) => {
    const code = borne.has(file) ? null : read(file);
    if (!borne.has(file)) borne.set(file, code === null ? null : sectionsIn(code, book));
    return borne.get(file) ?? null;
  };

  function faultsOf(section: string): string[] {
    const row = rows.find((each) => each.section === section);
    if (row === undefined) return ['RULES.md does not list it'];
    if (row.noEffect) return [];
    return [
      ...(row.files.length === 0 ? ['no file plays it'] : []),
      ...(row.tests.length === 0 ? ['no file tests it'] : []),
      ...row.files.flatMap((file) => faultOfFile(section, file) ?? []),
      ...row.tests.flatMap((file) => faultOfTests(section, file) ?? []),
    ];
  }

  function faultOfFile(section: string, file: string): string | null {
    const sections = sectionsOf(file);
    if (sections === null) return `there is no ${file}`;
    return sections.has(section) ? null : `${file} does not bear its number`;
  }

  function faultOfTests(section: string, file: string): string | null {
    const named = tests.filter((test) => test.file === file && isNamedFor(test, section));
    if (named.length === 0) return `${file} has no test named for it`;
    return named.some(isProof) ? null : `no test of it in ${file} proves anything`;
  }

  const unlisted = rows.filter(({ section }) => !book.includes(section));
  const idle = tests.filter((test) => sectionsNamed(test).length > 0 && !isProof(test));
  return {
    faults: [
      ...book.flatMap((section) => faultsOf(section).map((fault) => `${section}: ${fault}`)),
      ...unlisted.map(({ section }) => `${section}: the book has no such section`),
      ...idle.map((test) => `${test.file}: '${test.title}' ${test.isRun ? 'asserts nothing' : 'is not run'}`),
    ],
    missing: [
      ...book.filter((section) => faultsOf(section).length > 0),
      ...unlisted.map(({ section }) => section),
    ],
    tested: book.filter((section) => tests.some((test) => isNamedFor(test, section) && isProof(test))),
    noEffect: rows.filter(({ noEffect }) => noEffect).map(({ section }) => section),
  };
}

function rowsOf(map: string): Row[] {
  const rows: Row[] = [];
  for (const line of map.split('\n')) {
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

/** Returns the sections that a test is of: its title starts with them, as `6.13 ...` or `6.13, 7.3 ...`. */
function sectionsNamed({ title }: FiledTest): string[] {
  return /^\d+(\.\d+)*(, \d+(\.\d+)*)*/.exec(title)?.[0].split(', ') ?? [];
}

function isNamedFor(test: FiledTest, section: string): boolean {
  return sectionsNamed(test).includes(section);
}

function isProof({ isRun, asserts }: FiledTest): boolean {
  return isRun && asserts;
}
