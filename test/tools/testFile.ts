import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blanked } from './code';

/** A test as it stands in its file. */
export interface WrittenTest {
  title: string;
  /** False when it is skipped, still to do, or run only under a condition. */
  isRun: boolean;
  /** Says whether it calls `expect`, itself or by a function that it names. */
  asserts: boolean;
}

/** Returns the tests of a file. Only text is looked at, so that nothing has to run. */
export function testsIn(file: string): WrittenTest[] {
  const source = sourceOf(file);
  const idle = callsOf(source, 'describe').filter(isIdle);
  return callsOf(source, 'test|it').flatMap((call) => {
    const title = literalAt(source.text, call.start);
    if (title === null) return [];
    const isRun = !isIdle(call) && !idle.some(({ start, end }) => start < call.start && call.end < end);
    return { title, isRun, asserts: isAsserting(source, source.code.slice(call.start, call.end), new Set()) };
  });
}

/** A file as text, and as code: the same with comments and the insides of strings made blank. */
interface Source {
  file: string;
  text: string;
  code: string;
}

/** A call by its modifiers (`.each`, `.skip`) and where its arguments lie. */
interface Call {
  modifiers: readonly string[];
  start: number;
  end: number;
}

const IDLE = ['skip', 'todo', 'skipIf', 'runIf', 'fails'];

function isIdle({ modifiers }: Call): boolean {
  return modifiers.some((modifier) => IDLE.includes(modifier));
}

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const source = { file, text, code: blanked(text) };
  sources.set(file, source);
  return source;
}

/** Returns the calls of functions of some name, such as `test(...)`, `test.skip(...)` and `test.each(...)(...)`. */
function callsOf({ code }: Source, names: string): Call[] {
  const calls: Call[] = [];
  for (const found of code.matchAll(new RegExp(`(?<![.\\w])(?:${names})((?:\\.\\w+)*)\\s*(?=\\()`, 'g'))) {
    const modifiers = found[1].split('.').slice(1);
    let start = found.index + found[0].length;
    let end = closing(code, start);
    const next = /^\s*\(/.exec(code.slice(end));
    if (next !== null) {
      start = end + next[0].length - 1;
      end = closing(code, start);
    }
    calls.push({ modifiers, start: start + 1, end });
  }
  return calls;
}

const BRACKETS: Record<string, number> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };

/** Returns where the bracket that opens at `from` has been closed. */
function closing(code: string, from: number): number {
  let depth = 0;
  for (let index = from; index < code.length; index++) {
    depth += BRACKETS[code[index]] ?? 0;
    if (depth === 0) return index + 1;
  }
  return code.length;
}

/** Returns the string that stands at the start of some arguments, or null when there is none. */
function literalAt(text: string, from: number): string | null {
  const found = /^\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/.exec(text.slice(from));
  return found === null ? null : found[2].replaceAll(/\\(.)/g, '$1');
}

/** Says whether some code calls `expect`, or names a function of its file, or an imported one, that does. */
function isAsserting(source: Source, code: string, seen: Set<string>): boolean {
  if (/(?<![.\w])expect\s*[.(]/.test(code)) return true;
  for (const [name] of code.matchAll(/(?<![.\w])[A-Za-z_]\w*/g)) {
    const key = `${source.file} ${name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const found = functionOf(source, name) ?? importedFunction(source, name);
    if (found !== null && isAsserting(found.source, found.code, seen)) return true;
  }
  return false;
}

interface Definition {
  source: Source;
  code: string;
}

/** Returns the code of a function that a file defines. */
function functionOf(source: Source, name: string): Definition | null {
  const { code } = source;
  const found = new RegExp(`(?:^|\\n)(?:export )?(?:async )?(?:function ${name}\\b|const ${name} = )`).exec(
    code,
  );
  if (found === null) return null;
  const start = found.index + found[0].length;
  const end = /\n(?=\S)(?![)}\]])/.exec(code.slice(start));
  return { source, code: code.slice(start, end === null ? undefined : start + end.index) };
}

/** Returns the code of a function that a file imports from a file of the repository. */
function importedFunction({ file, text }: Source, name: string): Definition | null {
  for (const [, names, from] of text.matchAll(/import\s+\{([^}]*)\}\s+from\s+'(\.[^']+)'/g)) {
    const imported = names.split(',').find((each) => each.trim().split(' as ').at(-1) === name);
    if (imported === undefined) continue;
    const path = join(dirname(file), from);
    const target = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) =>
      existsSync(candidate),
    );
    return target === undefined ? null : functionOf(sourceOf(target), imported.trim().split(' as ')[0]);
  }
  return null;
}
