/* Weights are learnt from choices: lessons are written and read, weights fitted, and games teach what was chosen in them. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FallingSky } from '../games/falling-sky';
import { PLAYERS } from '../games/falling-sky/components/factions';
import { seeded } from '../games/testing/chance';
import { Quarters } from './kit/quarters';
import { Logit } from './tools/learn/logit';
import { Teacher } from './tools/learn/play';
import { type Lesson, LessonFile, readLessons } from './tools/learn/records';

/** Choices of a side between two moves, of which the bold one is made so often. */
function choicesOf(side: string, boldly: number, count = 2000): Lesson[] {
  const next = seeded(7);
  return Array.from({ length: count }, (_, game) => {
    const isBold = next() < boldly;
    return {
      kind: 'moves' as const,
      game: `${side} ${game}`,
      about: 'dare',
      sides: [side, side],
      features: [
        ['bold', 1],
        ['timid', 0.5],
      ],
      target: [Number(isBold), Number(!isBold)],
      present: [0.5, 0.5],
    };
  });
}

function fitted(...lessons: Lesson[]): Logit {
  const logit = new Logit('moves');
  for (const lesson of lessons) logit.add(lesson);
  logit.fit({ penalty: 0, rounds: 30, least: 0 });
  return logit;
}

test('lessons are read as they were written, also those that were added later', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'lessons-')), 'lessons.jsonl');
  const lessons = choicesOf('red', 0.5, 3);
  const first = new LessonFile(path);
  first.write(lessons[0]);
  first.save();
  const later = new LessonFile(path);
  later.write({ ...lessons[1], features: [['timid', 1, 'new', 0.25], []] });
  later.write(lessons[2]);
  later.save();
  const read: Lesson[] = [];
  readLessons(path, (lesson) => read.push(lesson));
  expect(read).toEqual([
    lessons[0],
    { ...lessons[1], features: [['timid', 1, 'new', 0.25], []] },
    lessons[2],
  ]);
});

test('fitted weights choose as often as was chosen, for each side by itself', () => {
  const logit = fitted(...choicesOf('red', 0.9), ...choicesOf('blue', 0.25));
  const { bold, timid } = logit.weights(['red', 'blue']);
  const chance = (side: number) => 1 / (1 + Math.exp(0.5 * timid[side] - bold[side]));
  expect(chance(0)).toBeCloseTo(0.9, 1);
  expect(chance(1)).toBeCloseTo(0.25, 1);
});

test('what is foreseen better loses less on the games held out, and not less than can be', () => {
  const { fitted: loss, even, present, least, lessons } = fitted(...choicesOf('red', 0.9)).losses();
  expect(lessons).toBeGreaterThan(200);
  expect(even).toBeCloseTo(Math.log(2), 3);
  expect(present).toBeCloseTo(Math.log(2), 3);
  expect(loss).toBeLessThan(0.5);
  expect(loss).toBeGreaterThan(least);
});

test('a penalty keeps weights small, and a feature that tells nothing is left out', () => {
  const logit = new Logit('moves');
  for (const lesson of choicesOf('red', 0.5))
    logit.add({ ...lesson, target: [0.5, 0.5], features: [['bold', 1], []] });
  logit.fit({ penalty: 0, rounds: 5, least: 0 });
  expect(logit.weights(['red'])).toEqual({});
  const strict = new Logit('moves');
  for (const lesson of choicesOf('red', 0.9)) strict.add(lesson);
  strict.fit({ penalty: 0.5, rounds: 30, least: 0 });
  expect(strict.weights(['red']).bold[0]).toBeLessThan(
    fitted(...choicesOf('red', 0.9)).weights(['red']).bold[0] / 2,
  );
});

test('a game by rule teaches what was chosen of what might have been, and who has won', () => {
  const lessons: Lesson[] = [];
  new Teacher(FallingSky, { length: 'short' }, (lesson) => lessons.push(lesson)).byRule(3);
  const moves = lessons.filter(({ kind }) => kind === 'moves');
  const positions = lessons.filter(({ kind }) => kind === 'position');
  expect(moves.length).toBeGreaterThan(100);
  expect(positions.length).toBeGreaterThan(10);
  for (const { target, features } of moves) {
    expect(features).toHaveLength(target.length);
    expect(target.filter((each) => each === 1)).toHaveLength(1);
  }
  for (const { sides, target, present } of positions) {
    expect(sides).toEqual(PLAYERS);
    expect(target).toEqual(positions[0].target);
    expect(present.reduce((sum, each) => sum + each)).toBeCloseTo(1, 6);
  }
});

test('a game of the search teaches how often each move was tried', () => {
  const lessons: Lesson[] = [];
  new Teacher(FallingSky, { length: 'short' }, (lesson) => lessons.push(lesson)).search(1, 2, 2);
  const moves = lessons.filter(({ kind }) => kind === 'moves');
  expect(moves.length).toBeGreaterThan(100);
  expect(moves.some(({ target }) => target.includes(0.5))).toBe(true);
  for (const { target } of moves) expect(target.reduce((sum, each) => sum + each)).toBeCloseTo(1, 3);
});

test('a game whose bots tell no features teaches nothing', () => {
  expect(() => new Teacher(Quarters, {}, () => {})).toThrow('quarters');
});
