/* Weights fitted to choices. */
import type { Kind, Lesson } from './records';

/** How weights are fitted. */
export interface Fitting {
  /** How much large weights cost: this times the sum of their squares, for each lesson. */
  penalty: number;
  /** How often all lessons are gone through. */
  rounds: number;
  /** Weights that are smaller are left out. */
  least: number;
}

/** The weights of a side's features, and the features of each alternative by their indices, with their values. */
interface Numbered {
  indices: Int32Array;
  values: Float32Array;
  /** Where each alternative begins. */
  starts: Int32Array;
  target: Float32Array;
}

/** The cross-entropy of choices in nats: how badly they were foreseen, on average. */
export interface Losses {
  /** Of the fitted weights. */
  fitted: number;
  /** Of the bot that the lessons were drawn with. */
  present: number;
  /** Of whoever takes all for equally good. */
  even: number;
  /** The least there can be, where the choices themselves are divided. */
  least: number;
  /** How many lessons were held out. */
  lessons: number;
}

interface HeldOut {
  lesson: Numbered;
  about: string;
  present: readonly number[];
}

/** Of so many games one is held out. */
const HELD_OUT = 5;

/**
 * Fits a conditional logit model (McFadden, "Conditional logit analysis of qualitative choice behavior", 1974; for moves of games
 * Coulom, "Computing Elo ratings of move patterns in the game of Go", ICGA Journal 30, 2007): an alternative is chosen in
 * proportion to e to the sum of its features times their weights. By stochastic gradients (Adam: Kingma and Ba, 2015).
 */
export class Logit {
  readonly #kind: Kind;
  readonly #index = new Map<string, number>();
  readonly #learned: Numbered[] = [];
  readonly #heldOut: HeldOut[] = [];
  #weights = new Float64Array(0);

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  /** Takes a lesson in, if it is of its kind. */
  add(lesson: Lesson): void {
    if (lesson.kind !== this.#kind || lesson.features.length < 2) return;
    const numbered = this.#numbered(lesson);
    const { about, present } = lesson;
    if (hashOf(lesson.game) % HELD_OUT === 0) this.#heldOut.push({ lesson: numbered, about, present });
    else this.#learned.push(numbered);
  }

  /** Fits the weights to the lessons that are not held out, and rounds them to tenths. */
  fit({ penalty, rounds, least }: Fitting): void {
    const size = this.#index.size;
    this.#weights = new Float64Array(size);
    const [slope, square] = [new Float64Array(size), new Float64Array(size)];
    let step = 0;
    for (let round = 0; round < rounds; round++) {
      const rate = 0.03 * (1 - round / rounds) + 0.0005;
      const gradient = new Map<number, number>();
      for (let at = 0; at < this.#learned.length; at++) {
        const place = (at * 7919 + round * 31) % this.#learned.length;
        this.#addGradient(this.#learned[place], gradient);
        if (at % 32 !== 31) continue;
        step++;
        for (const [index, sum] of gradient) {
          const each = sum / 32 + penalty * this.#weights[index];
          slope[index] = 0.9 * slope[index] + 0.1 * each;
          square[index] = 0.999 * square[index] + 0.001 * each * each;
          const ahead = slope[index] / (1 - 0.9 ** step);
          this.#weights[index] -= (rate * ahead) / (Math.sqrt(square[index] / (1 - 0.999 ** step)) + 1e-6);
        }
        gradient.clear();
      }
    }
    for (let index = 0; index < size; index++) {
      const weight = Math.round(10 * this.#weights[index]) / 10;
      this.#weights[index] = Math.abs(weight) < least ? 0 : weight;
    }
  }

  /** Returns what the weights come to with the lessons that were held out. */
  losses(): Losses {
    return this.#lossesOf(this.#heldOut);
  }

  /** Returns the same by what is chosen, what loses most in all first: there more features would help most. */
  lossesByStep(): [string, Losses][] {
    const steps = [...new Set(this.#heldOut.map(({ about }) => about))];
    const losses = steps.map((step): [string, Losses] => [
      step,
      this.#lossesOf(this.#heldOut.filter(({ about }) => about === step)),
    ]);
    const weight = ({ fitted, least, lessons }: Losses) => (fitted - least) * lessons;
    return losses.sort(([, a], [, b]) => weight(b) - weight(a));
  }

  #lossesOf(heldOut: readonly HeldOut[]): Losses {
    const sum = { fitted: 0, present: 0, even: 0, least: 0 };
    for (const { lesson, present } of heldOut) {
      const chances = this.#chances(lesson);
      for (let each = 0; each < lesson.target.length; each++) {
        const target = lesson.target[each];
        if (target === 0) continue;
        sum.fitted -= target * Math.log(Math.max(1e-6, chances[each]));
        sum.present -= target * Math.log(Math.max(1e-6, present[each]));
        sum.even += target * Math.log(lesson.target.length);
        sum.least -= target * Math.log(target);
      }
    }
    const lessons = heldOut.length;
    const mean = (value: number) => Math.round((1e4 * value) / lessons) / 1e4;
    return {
      fitted: mean(sum.fitted),
      present: mean(sum.present),
      even: mean(sum.even),
      least: mean(sum.least),
      lessons,
    };
  }

  /** Returns the weight of each feature for each of these sides, by the name of the feature; those that hardly count are left out. */
  weights(sides: readonly string[]): Record<string, number[]> {
    const table: Record<string, number[]> = {};
    for (const [key, index] of this.#index) {
      const weight = this.#weights[index];
      const [side, name] = key.split('|');
      if (weight === 0) continue;
      table[name] ??= sides.map(() => 0);
      table[name][sides.indexOf(side)] = weight;
    }
    return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #numbered({ sides, features, target }: Lesson): Numbered {
    const indices: number[] = [];
    const values: number[] = [];
    const starts = [0];
    features.forEach((each, alternative) => {
      for (let at = 0; at < each.length; at += 2) {
        indices.push(this.#indexOf(`${sides[alternative]}|${each[at]}`));
        values.push(Number(each[at + 1]));
      }
      starts.push(indices.length);
    });
    return {
      indices: Int32Array.from(indices),
      values: Float32Array.from(values),
      starts: Int32Array.from(starts),
      target: Float32Array.from(target),
    };
  }

  #indexOf(key: string): number {
    const index = this.#index.get(key) ?? this.#index.size;
    this.#index.set(key, index);
    return index;
  }

  #chances({ indices, values, starts, target }: Numbered): Float64Array {
    const chances = new Float64Array(target.length);
    let most = Number.NEGATIVE_INFINITY;
    for (let each = 0; each < chances.length; each++) {
      let sum = 0;
      for (let at = starts[each]; at < starts[each + 1]; at++) sum += values[at] * this.#weights[indices[at]];
      chances[each] = sum;
      if (sum > most) most = sum;
    }
    let all = 0;
    for (let each = 0; each < chances.length; each++) {
      chances[each] = Math.exp(chances[each] - most);
      all += chances[each];
    }
    for (let each = 0; each < chances.length; each++) chances[each] /= all;
    return chances;
  }

  #addGradient(lesson: Numbered, gradient: Map<number, number>): void {
    const { indices, values, starts, target } = lesson;
    const chances = this.#chances(lesson);
    for (let each = 0; each < chances.length; each++) {
      const error = chances[each] - target[each];
      if (error === 0) continue;
      for (let at = starts[each]; at < starts[each + 1]; at++)
        gradient.set(indices[at], (gradient.get(indices[at]) ?? 0) + error * values[at]);
    }
  }
}

/** Returns a number that follows from a text and is spread evenly. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash >>> 3;
}
