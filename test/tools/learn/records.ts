/* What games teach, as JSON lines: choices, each of a few alternatives that are described by features. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { TellOf } from '../../../games/kit/features';

/** Whether moves are chosen from, or the sides for who is to win. */
export type Kind = 'moves' | 'position';

/** A choice, and how it should be made. */
export interface Lesson {
  kind: Kind;
  /** The game it is from; what is held out is held out by games. */
  game: string;
  /** What is chosen: the step that asks, or `position`. */
  about: string;
  /** The side whose weights count for each alternative, by index. */
  sides: readonly string[];
  /** Each alternative's features, as name and value in turns. */
  features: readonly (readonly (string | number)[])[];
  /** How often each alternative should be chosen, together 1. */
  target: readonly number[];
  /** How often the bot as it is chooses each. */
  present: readonly number[];
}

/** Takes in what is told of some alternatives. */
export class Description {
  readonly features: (string | number)[][];

  constructor(alternatives: number) {
    this.features = Array.from({ length: alternatives }, () => []);
  }

  readonly tell: TellOf = (index, feature, value) => {
    if (value !== 0) this.features[index].push(feature, Math.round(value * 1000) / 1000);
  };
}

/** Writes lessons to the end of a file. Names of features stand there once, as lines of their own. */
export class LessonFile {
  readonly #path: string;
  readonly #names: Map<string, number>;
  #lines: string[] = [];

  constructor(path: string) {
    this.#path = path;
    this.#names = new Map(namesIn(path).map((name, index) => [name, index]));
  }

  write({ features, ...rest }: Lesson): void {
    const numbered = features.map((each) =>
      each.map((part) => (typeof part === 'string' ? this.#numberOf(part) : part)),
    );
    this.#lines.push(JSON.stringify({ ...rest, features: numbered }));
  }

  /** Puts what has been written on the disk. */
  save(): void {
    if (this.#lines.length > 0) appendFileSync(this.#path, `${this.#lines.join('\n')}\n`);
    this.#lines = [];
  }

  #numberOf(name: string): number {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    this.#names.set(name, this.#names.size);
    this.#lines.push(JSON.stringify({ name }));
    return this.#names.size - 1;
  }
}

interface Line {
  name?: string;
}

function linesOf(path: string): string[] {
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}

function namesIn(path: string): string[] {
  return linesOf(path).flatMap((line) => {
    if (!line.startsWith('{"name"')) return [];
    const { name }: Line = JSON.parse(line);
    return name === undefined ? [] : [name];
  });
}

/** Hands `use` the lessons of a file, one after the other. */
export function readLessons(path: string, use: (lesson: Lesson) => void): void {
  const names: string[] = [];
  for (const line of linesOf(path)) {
    const parsed: Lesson & Line = JSON.parse(line);
    if (parsed.name !== undefined) names.push(parsed.name);
    else
      use({
        ...parsed,
        features: parsed.features.map((each) =>
          each.map((part, at) => (at % 2 === 0 ? names[Number(part)] : part)),
        ),
      });
  }
}
