/* What a side may do, asked stage by stage, listed once, and where the game stands meanwhile. */
import { describe, expect, test } from 'vitest';
import type { Stacked } from '../../games/kit/frame';
import { createGame } from '../../games/kit/game';
import { openingOf } from '../../games/kit/journal';
import { nextArguments } from '../../games/kit/legality';
import { Listing } from '../../games/kit/listing';
import type { Argument } from '../../games/kit/move';
import { phaseOf } from '../../games/kit/phases';
import type { Decision, Step } from '../../games/kit/step';
import { Match } from '../../games/testing/match';
import { decisionOf, go, rulebookOf } from './misuse';

/** Reads a word letter by letter: what may follow depends on all the letters before. */
const spell: Decision<Stacked>['actions'][string] = {
  ...go,
  first: () => ['a', 'b'],
  second: (_at, a: Argument) => [`${a}x`, `${a}y`],
  third: (_at, a: Argument, b: Argument) => [`${a}${b}1`, `${a}${b}2`],
};

const deciding: Stacked = {
  stack: [{ step: 'wrong', sides: ['held'] }],
  seats: { held: '0', other: '1', unheld: null },
};

const spelling = rulebookOf({ wrong: decisionOf({ spell }) }, 'wrong');
const closed = rulebookOf(
  { wrong: decisionOf({ spell: { ...spell, available: () => false }, go }) },
  'wrong',
);

describe('the next arguments', () => {
  const next = (...chosen: Argument[]) => nextArguments(spelling, deciding, 'held', 'spell', chosen);

  test('are those that may follow all before', () => {
    expect(next()).toEqual(['a', 'b']);
    expect(next('b')).toEqual(['bx', 'by']);
    expect(next('b', 'bx')).toEqual(['bbx1', 'bbx2']);
    expect(next('b', 'bx', 'bbx1')).toEqual([]);
  });

  test('are none after what is not listed', () => {
    expect(next('c')).toEqual([]);
    expect(next('a', 'bx')).toEqual([]);
    expect(next('a', 'bx', 'abx1')).toEqual([]);
  });

  test('are none of an action that is not available, or that there is not', () => {
    expect(nextArguments(closed, deciding, 'held', 'spell', [])).toEqual([]);
    expect(nextArguments(spelling, deciding, 'held', 'go', [])).toEqual([]);
    expect(nextArguments(spelling, deciding, 'other', 'spell', [])).toEqual([]);
  });
});

describe('a listing', () => {
  test('keeps the stages after different arguments apart', () => {
    const listing = new Listing(spelling, deciding, 'held');
    expect(listing.options('spell', ['a'])).toEqual(['ax', 'ay']);
    expect(listing.options('spell', ['b'])).toEqual(['bx', 'by']);
    expect(listing.options('spell', ['a', 'ax'])).toEqual(['aax1', 'aax2']);
    expect(listing.options('spell', ['a', 'ay'])).toEqual(['aay1', 'aay2']);
    expect(listing.options('spell', ['b', 'by'])).toEqual(['bby1', 'bby2']);
    expect(listing.has({ move: 'spell', args: ['a', 'ay', 'aay2'] })).toBe(true);
    expect(listing.has({ move: 'spell', args: ['a', 'ay', 'aax2'] })).toBe(false);
    expect(listing.has({ move: 'spell', args: ['b', 'ay', 'bay2'] })).toBe(false);
    expect(listing.has({ move: 'spell', args: ['b', 'by'] })).toBe(false);
  });

  test('has nothing of an action that is not available', () => {
    const listing = new Listing(closed, deciding, 'held');
    expect(listing.options('spell', [])).toEqual([]);
    expect(listing.has({ move: 'go', args: [] })).toBe(true);
  });
});

describe('the phase of a step that several list', () => {
  const fight = decisionOf({ go });
  const idle: Step<Stacked> = { proceed: (play) => play.finish() };
  const phases = { summer: { summer: idle, fight }, winter: { winter: idle, fight }, any: { rest: idle } };
  const rulebook = { ...spelling, phases };
  const phaseAt = (...steps: string[]) =>
    phaseOf(rulebook, { ...deciding, stack: steps.map((step) => ({ step, sides: ['held'] })) });

  test('is that of the step it was called from, down to the first', () => {
    expect(phaseAt('winter', 'fight')).toBe('winter');
    expect(phaseAt('summer', 'fight')).toBe('summer');
    expect(phaseAt('winter', 'rest', 'fight')).toBe('winter');
  });

  test('is that of the nearest, where those below belong to others', () => {
    expect(phaseAt('summer', 'winter', 'fight')).toBe('winter');
    expect(phaseAt('winter', 'summer', 'fight')).toBe('summer');
  });

  test('is the first that lists it, where nothing below tells', () => {
    expect(phaseAt('fight')).toBe('summer');
    expect(phaseAt('rest', 'fight')).toBe('summer');
  });
});

describe('what happens before anybody decides', () => {
  const wrong: Step<Stacked> = {
    proceed(play) {
      play.journal('1', 'The game opens.');
      play.become({ step: 'idle', sides: ['held'] });
    },
  };
  const automaton = () => ({ move: 'go', args: [] });
  const opened = (rulebook: ReturnType<typeof rulebookOf>) => new Match(createGame(rulebook), 1).state.G;

  test('is kept where an automaton plays a side, as no log tells of it', () => {
    const G = opened(rulebookOf({ wrong, automaton }, 'wrong'));
    expect(openingOf(G)).toEqual([{ rule: '1', text: 'The game opens.' }]);
  });

  test('is not kept where persons hold all sides, or nothing plays the others', () => {
    const seating = () => ({ held: '0', other: '1', unheld: '1' });
    const all = opened({ ...rulebookOf({ wrong, automaton }, 'wrong'), seating });
    expect(Object.keys(all)).toEqual(['stack', 'seats']);
    expect(Object.keys(opened(rulebookOf({ wrong }, 'wrong')))).toEqual(['stack', 'seats']);
  });
});
