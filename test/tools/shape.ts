import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolderOf } from './folder';

/**
 * The shape of a state: every path and the types of value found there. Properties that the game's types declare keep
 * their names, ids become `*`, and frames are told apart by their steps.
 */
export class Shape {
  readonly #declared: ReadonlySet<string>;
  readonly #root: Node = { path: 'G', types: new Set(), inner: new Map() };

  /** `declared` are the names of the properties; see {@link declaredNames}. */
  constructor(declared: ReadonlySet<string>) {
    this.#declared = declared;
  }

  /** Takes in what a state looks like. */
  add(state: object): void {
    this.#add(state, this.#root);
  }

  /** One line a path, sorted. */
  toString(): string {
    return [...this.#linesOf(this.#root)].sort().join('');
  }

  #add(value: unknown, node: Node): void {
    if (Array.isArray(value)) {
      node.types.add('list');
      for (const item of value) {
        const name = isFrame(item) ? item.step : '';
        this.#add(item, node.inner.get(name) ?? newNode(node, name, `[${name}]`));
      }
    } else if (typeof value === 'object' && value !== null) {
      node.types.add('record');
      for (const [key, inner] of Object.entries(value)) this.#add(inner, this.#property(node, key));
    } else node.types.add(value === null ? 'null' : typeof value);
  }

  #property(node: Node, key: string): Node {
    const known = node.inner.get(key);
    if (known !== undefined) return known;
    if (this.#declared.has(key)) return newNode(node, key, `.${key}`);
    const any = node.inner.get('*') ?? newNode(node, '*', '.*');
    node.inner.set(key, any);
    return any;
  }

  #linesOf({ path, types, inner }: Node): Set<string> {
    const lines = new Set([`${path}: ${[...types].sort().join(' | ')}\n`]);
    for (const node of inner.values()) for (const line of this.#linesOf(node)) lines.add(line);
    return lines;
  }
}

/** A place in the state; ids share one. */
interface Node {
  path: string;
  types: Set<string>;
  inner: Map<string, Node>;
}

function newNode(within: Node, key: string, path: string): Node {
  const node = { path: within.path + path, types: new Set<string>(), inner: new Map<string, Node>() };
  within.inner.set(key, node);
  return node;
}

function isFrame(value: unknown): value is { step: string } {
  return typeof value === 'object' && value !== null && 'step' in value && 'sides' in value;
}

/** Returns the names of all properties that the types of a game and of the kit declare. */
export function declaredNames(game: string): ReadonlySet<string> {
  const rules = `games/${game}`;
  const folder = existsSync(rules) ? rules : testFolderOf(game);
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
