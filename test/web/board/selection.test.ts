import { describe, expect, it } from 'vitest';
import { JuliusCaesar } from '../../../games/julius-caesar';
import type { LegalMove } from '../../../games/kit/move';
import { Match } from '../../../games/testing/match';
import { isOnBoard, isPlace, offersOf, read } from '../../../web/boards/julius-caesar/selection';
import { camps } from '../../../web/boards/julius-caesar/stacks';
import {
  destinations,
  keepSelectable,
  onPiece,
  onPlace,
  piecesOffered,
  placeChoices,
} from '../../../web/map/selection';
import { canBeClicked, offering, watch } from '../clicks';

const move = (name: string, ...args: string[]): LegalMove => ({ move: name, args });
const offers = (...legal: LegalMove[]) => offersOf(offering(...legal));

describe('what a move is about', () => {
  it('reads block, place and card from the arguments', () => {
    const about = (...parts: [string, ...string[]]) => read(move(...parts));
    expect(about('move', 'c-legio-7', 'genua')).toEqual({
      move: move('move', 'c-legio-7', 'genua'),
      piece: 'c-legio-7',
      place: 'genua',
      card: null,
    });
    expect(about('play', 'mars').card).toBe('mars');
    expect(about('main', 'tarraco', 'narbo').place).toBe('narbo');
    expect(about('target', 'rome', 'green').place).toBe('rome');
    expect(about('retreatBySea', 'c-legio-7', 'genua', 'hispanum').place).toBe('genua');
  });

  it('leaves moves that are buttons to the table', () => {
    for (const name of ['end', 'decline', 'done', 'undo', 'resign', 'constructor']) {
      expect(isOnBoard({ move: name, stages: 0 })).toBe(false);
    }
    expect(isOnBoard({ move: 'constructor', stages: 1 })).toBe(false);
    expect(isOnBoard({ move: 'fire', stages: 0 })).toBe(false);
    expect(offers(move('end')).deeds).toEqual([]);
  });

  it('knows which blocks act and which go somewhere', () => {
    const some = offers(move('fire', 'a'), move('retreat', 'b', 'rome'), move('group', 'genua'));
    expect([...piecesOffered(some)]).toEqual(['a', 'b']);
    expect([...some.travellers]).toEqual(['b']);
    expect(placeChoices(some, 'genua')).toHaveLength(1);
    expect(keepSelectable(some, ['a', 'b', 'c'])).toEqual(['b']);
  });

  it('lets blocks beside the map come to a place that is clicked, one at a time', () => {
    const some = offers(move('raise', 'a', 'rome'), move('raise', 'b', 'rome'), move('raise', 'b', 'genua'));
    expect(onPlace(some, [], 'rome', [], ['a', 'b'])).toEqual({
      kind: 'choose',
      options: [{ moves: [move('raise', 'a', 'rome')] }, { moves: [move('raise', 'b', 'rome')] }],
    });
    expect(onPlace(some, [], 'genua', [], ['a', 'b'])).toEqual({
      kind: 'play',
      moves: [move('raise', 'b', 'genua')],
    });
    expect(onPlace(some, [], 'genua', [])).toEqual({ kind: 'open', place: 'genua' });
  });

  it('asks for the ways of a block when they are wanted, and once', () => {
    const asked: string[] = [];
    const { next, ...others } = offering(move('move', 'a', 'rome'), move('move', 'b', 'genua'));
    const some = offersOf({
      ...others,
      next(name, chosen) {
        asked.push([name, ...chosen].join(' '));
        return next(name, chosen);
      },
    });
    expect(asked).toEqual(['move']);
    expect(some.journeysOf('b').map(({ place }) => place)).toEqual(['genua']);
    some.journeysOf('b');
    expect(asked).toEqual(['move', 'move b']);
  });
});

describe('a click on a place', () => {
  it('plays the one thing it offers', () => {
    const choices = offers(move('group', 'genua'), move('group', 'narbo'));
    expect(onPlace(choices, [], 'genua', ['c-legio-8'])).toEqual({
      kind: 'play',
      moves: [move('group', 'genua')],
    });
  });

  it('opens a place that offers nothing itself', () => {
    const choices = offers(move('move', 'c-legio-8', 'rome'));
    expect(onPlace(choices, [], 'genua', ['c-legio-8'])).toEqual({ kind: 'open', place: 'genua' });
  });

  it('asks when the place and its blocks can both be chosen', () => {
    const choices = offers(move('group', 'genua'), move('embark', 'c-legio-8', 'hispanum'));
    expect(onPlace(choices, [], 'genua', ['c-legio-8'])).toEqual({
      kind: 'choose',
      options: [{ moves: [move('group', 'genua')] }, { open: 'genua' }],
    });
  });

  it('asks whether a battle is fought by surprise', () => {
    const choices = offers(move('fight', 'rome'), move('surprise', 'rome'));
    expect(onPlace(choices, [], 'rome', [])).toEqual({
      kind: 'choose',
      options: [{ moves: [move('fight', 'rome')] }, { moves: [move('surprise', 'rome')] }],
    });
  });

  it('sends all selected blocks that can go there', () => {
    const moves = [move('move', 'a', 'rome'), move('move', 'b', 'rome'), move('move', 'c', 'genua')];
    expect(onPlace(offers(...moves), ['a', 'b', 'c'], 'rome', [])).toEqual({
      kind: 'play',
      moves: [moves[0], moves[1]],
    });
    expect([...destinations(offers(...moves), ['a', 'c']).keys()]).toEqual(['rome', 'genua']);
  });

  it('asks whether a retreat is by road or by sea', () => {
    const moves = [move('retreat', 'a', 'genua'), move('retreatBySea', 'a', 'genua', 'hispanum')];
    expect(onPlace(offers(...moves), ['a'], 'genua', [])).toEqual({
      kind: 'choose',
      options: [{ moves: [moves[0]] }, { moves: [moves[1]] }],
    });
  });
});

describe('a click on a block', () => {
  const journeys = offers(move('move', 'a', 'rome'), move('move', 'b', 'rome'), move('move', 'c', 'rome'));

  it('selects and deselects', () => {
    expect(onPiece(journeys, [], 'a', ['a', 'b'])).toEqual({ kind: 'select', pieces: ['a'] });
    expect(onPiece(journeys, ['a'], 'b', ['a', 'b'])).toEqual({ kind: 'select', pieces: ['a', 'b'] });
    expect(onPiece(journeys, ['a', 'b'], 'a', ['a', 'b'])).toEqual({ kind: 'select', pieces: ['b'] });
  });

  it('drops blocks selected elsewhere', () => {
    expect(onPiece(journeys, ['a', 'b'], 'c', ['c'])).toEqual({ kind: 'select', pieces: ['c'] });
  });

  it('plays a deed at once, and asks when it could also travel', () => {
    expect(onPiece(offers(move('levy', 'a')), [], 'a', [])).toEqual({
      kind: 'play',
      moves: [move('levy', 'a')],
    });
    const moves = [move('fire', 'a'), move('pass', 'a'), move('retreat', 'a', 'rome')];
    expect(onPiece(offers(...moves), [], 'a', ['a'])).toEqual({
      kind: 'choose',
      options: moves.map((each) => ({ moves: [each] })),
    });
  });

  it('means nothing for a block that cannot act', () => {
    expect(onPiece(journeys, [], 'z', [])).toBeNull();
  });
});

describe('everything legal can be clicked', () => {
  const seen = new Set<string>();

  it.each([2, 3, 4])('in a random game from seed %i', (seed) => {
    const match = new Match(JuliusCaesar, seed, { deployment: seed === 3 ? 'free' : 'historical' });
    watch(match, seed, (view, side, { legal, ...choices }) => {
      const known = offersOf(choices);
      const there = camps(view);
      for (const each of legal()) {
        const { move: name, args } = each;
        const words = [name, ...args].join(' ');
        seen.add(name);
        if (!isOnBoard({ move: name, stages: args.length })) continue;
        if (!canBeClicked(read(each), known, there)) throw new Error(`${words} cannot be clicked`);
        const isInPool = view.secret[side].blocks[args[0]]?.place === 'pool';
        if (isInPool !== (name === 'raise')) throw new Error(`${words} is clicked in the wrong place`);
      }
    });
  });

  it('and all that is usual has been seen', () => {
    const usual = ['discard', 'play', 'group', 'move', 'levy', 'raise', 'fire'];
    expect([...seen]).toEqual(expect.arrayContaining(usual));
  });
});

it('tells places from blocks and cards', () => {
  expect(isPlace('rome')).toBe(true);
  expect(isPlace('aegaeum')).toBe(true);
  expect(isPlace('pool')).toBe(false);
});
