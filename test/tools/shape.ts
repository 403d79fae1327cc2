import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The shape of a state: every path and the types of value found there. Properties that the game's types declare keep
 * their names, ids become `*`, and frames are told apart by their steps.
 */
export class Shape {
  readonly #declared: ReadonlySet<string>;
  readonly #types = new Map<string, Set<string>>();

  /** `declared` are the names of the properties; see {@link declaredNames}. */
  constructor(declared: ReadonlySet<string>) {
    this.#declared = declared;
  }

  /** Takes in what a value looks like. */
  add(value: unknown, path = 'G'): void {
    if (Array.isArray(value)) {
      this.#note(path, 'list');
      for (const item of value) this.add(item, `${path}${isFrame(item) ? `[${item.step}]` : '[]'}`);
    } else if (typeof value === 'object' && value !== null) {
      this.#note(path, 'record');
      for (const [key, inner] of Object.entries(value)) {
        this.add(inner, `${path}.${this.#declared.has(key) ? key : '*'}`);
      }
    } else this.#note(path, value === null ? 'null' : typeof value);
  }

  /** One line a path, sorted. */
  toString(): string {
    const lines = [...this.#types].map(([path, types]) => `${path}: ${[...types].sort().join(' | ')}\n`);
    return lines.sort().join('');
  }

  #note(path: string, type: string): void {
    const types = this.#types.get(path) ?? new Set();
    this.#types.set(path, types.add(type));
  }
}

function isFrame(value: unknown): value is { step: string } {
  return typeof value === 'object' && value !== null && 'step' in value && 'sides' in value;
}

/** Returns the names of all properties that the types of a game and of the kit declare. */
export function declaredNames(game: string): ReadonlySet<string> {
  const folder = [`games/${game}`, `test/kit/${game}`].find((path) => existsSync(path));
  if (folder === undefined) throw new Error(`${game} has no folder`);
  const names = new Set<string>();
  for (const text of [...sourcesIn(folder), ...sourcesIn('games/kit')]) {
    for (const body of typesIn(text)) {
      for (const [, name] of body.matchAll(/([A-Za-z_]\w*)\??:\s/g)) names.add(name);
    }
  }
  return names;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
}

/** Returns what stands in the braces of each interface and each type of an object. */
function typesIn(text: string): string[] {
  return [...text.matchAll(/\b(?:interface\s+\w+[^{;]*|type\s+\w+[^={;]*=[^{;]*)\{/g)].map((found) => {
    const start = found.index + found[0].length;
    let depth = 1;
    let end = start;
    while (depth > 0 && end < text.length) {
      if (text[end] === '{') depth++;
      if (text[end] === '}') depth--;
      end++;
    }
    return text.slice(start, end - 1);
  });
}
