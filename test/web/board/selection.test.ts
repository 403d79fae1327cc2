import { describe, expect, it } from 'vitest';
import { rulebook } from '../../../games/julius-caesar';
import { Play } from '../../../games/kit/play';
import { type LegalMove, legalMoves, perform, run } from '../../../games/kit/rulebook';
import { nextInQueue } from '../../../web/blocks/moves';
import {
  blocksOffered,
  destinations,
  keepSelectable,
  onBlock,
  onPlace,
  placeChoices,
  travellers,
} from '../../../web/blocks/selection';
import { choicesOf, isOnBoard, isPlace } from '../../../web/boards/julius-caesar/selection';
import { camps } from '../../../web/boards/julius-caesar/stacks';
import { canBeClicked, chance } from '../clicks';

const move = (name: string, ...args: string[]): LegalMove => ({ move: name, args });

describe('what a move is about', () => {
  it('reads block, place and card from the arguments', () => {
    expect(choicesOf([move('move', 'c-legio-7', 'genua')])).toEqual([
      { move: move('move', 'c-legio-7', 'genua'), block: 'c-legio-7', place: 'genua', card: null },
    ]);
    expect(choicesOf([move('play', 'mars')])[0].card).toBe('mars');
    expect(choicesOf([move('main', 'tarraco', 'narbo')])[0].place).toBe('narbo');
    expect(choicesOf([move('retreatBySea', 'c-legio-7', 'genua', 'hispanum')])[0].place).toBe('genua');
  });

  it('leaves moves that are buttons to the table', () => {
    for (const name of ['end', 'decline', 'done', 'undo', 'resign', 'constructor'])
      expect(isOnBoard(move(name))).toBe(false);
    expect(choicesOf([move('end')])).toEqual([]);
  });

  it('knows which blocks act and which go somewhere', () => {
    const choices = choicesOf([move('fire', 'a'), move('retreat', 'b', 'rome'), move('group', 'genua')]);
    expect([...blocksOffered(choices)]).toEqual(['a', 'b']);
    expect([...travellers(choices)]).toEqual(['b']);
    expect(placeChoices(choices, 'genua')).toHaveLength(1);
    expect(keepSelectable(choices, ['a', 'b', 'c'])).toEqual(['b']);
  });
});

describe('a click on a place', () => {
  it('plays the one thing it offers', () => {
    const choices = choicesOf([move('group', 'genua'), move('group', 'narbo')]);
    expect(onPlace(choices, [], 'genua', ['c-legio-8'])).toEqual({
      kind: 'play',
      moves: [move('group', 'genua')],
    });
  });

  it('opens a place that offers nothing itself', () => {
    const choices = choicesOf([move('move', 'c-legio-8', 'rome')]);
    expect(onPlace(choices, [], 'genua', ['c-legio-8'])).toEqual({ kind: 'open', place: 'genua' });
  });

  it('asks when the place and its blocks can both be chosen', () => {
    const choices = choicesOf([move('group', 'genua'), move('embark', 'c-legio-8', 'hispanum')]);
    expect(onPlace(choices, [], 'genua', ['c-legio-8'])).toEqual({
      kind: 'choose',
      options: [{ moves: [move('group', 'genua')] }, { open: 'genua' }],
    });
  });

  it('asks whether a battle is fought by surprise', () => {
    const choices = choicesOf([move('fight', 'rome'), move('surprise', 'rome')]);
    expect(onPlace(choices, [], 'rome', [])).toEqual({
      kind: 'choose',
      options: [{ moves: [move('fight', 'rome')] }, { moves: [move('surprise', 'rome')] }],
    });
  });

  it('sends all selected blocks that can go there', () => {
    const moves = [move('move', 'a', 'rome'), move('move', 'b', 'rome'), move('move', 'c', 'genua')];
    expect(onPlace(choicesOf(moves), ['a', 'b', 'c'], 'rome', [])).toEqual({
      kind: 'play',
      moves: [moves[0], moves[1]],
    });
    expect([...destinations(choicesOf(moves), ['a', 'c']).keys()]).toEqual(['rome', 'genua']);
  });

  it('asks whether a retreat is by road or by sea', () => {
    const moves = [move('retreat', 'a', 'genua'), move('retreatBySea', 'a', 'genua', 'hispanum')];
    expect(onPlace(choicesOf(moves), ['a'], 'genua', [])).toEqual({
      kind: 'choose',
      options: [{ moves: [moves[0]] }, { moves: [moves[1]] }],
    });
  });
});

describe('a click on a block', () => {
  const journeys = choicesOf([
    move('move', 'a', 'rome'),
    move('move', 'b', 'rome'),
    move('move', 'c', 'rome'),
  ]);

  it('selects and deselects', () => {
    expect(onBlock(journeys, [], 'a', ['a', 'b'])).toEqual({ kind: 'select', blocks: ['a'] });
    expect(onBlock(journeys, ['a'], 'b', ['a', 'b'])).toEqual({ kind: 'select', blocks: ['a', 'b'] });
    expect(onBlock(journeys, ['a', 'b'], 'a', ['a', 'b'])).toEqual({ kind: 'select', blocks: ['b'] });
  });

  it('drops blocks selected elsewhere', () => {
    expect(onBlock(journeys, ['a', 'b'], 'c', ['c'])).toEqual({ kind: 'select', blocks: ['c'] });
  });

  it('plays a deed at once, and asks when it could also travel', () => {
    expect(onBlock(choicesOf([move('levy', 'a')]), [], 'a', [])).toEqual({
      kind: 'play',
      moves: [move('levy', 'a')],
    });
    const moves = [move('fire', 'a'), move('pass', 'a'), move('retreat', 'a', 'rome')];
    expect(onBlock(choicesOf(moves), [], 'a', ['a'])).toEqual({
      kind: 'choose',
      options: moves.map((each) => ({ moves: [each] })),
    });
  });

  it('means nothing for a block that cannot act', () => {
    expect(onBlock(journeys, [], 'z', [])).toBeNull();
  });
});

describe('moves one after another', () => {
  const [a, b] = [move('move', 'a', 'rome'), move('move', 'b', 'rome')];

  it('sends the next move only when the last one has arrived', () => {
    expect(nextInQueue([a, b], [a, b], null)).toEqual({ send: a, rest: [b] });
    expect(nextInQueue([b], [a, b], a)).toEqual({ send: null, rest: [b] });
    expect(nextInQueue([b], [b], a)).toEqual({ send: b, rest: [] });
  });

  it('drops what has become illegal', () => {
    expect(nextInQueue([b], [], a)).toEqual({ send: null, rest: [] });
  });
});

const words = { isOnBoard, choicesOf };

describe('everything legal can be clicked', () => {
  it.each([1, 2, 3])('in a random game from seed %i', (seed) => {
    const random = chance(seed);
    const start = new Play(
      rulebook.setup({ deployment: seed === 3 ? 'free' : 'historical' }, random),
      random,
    );
    run(rulebook, start);
    let { G } = start;
    for (let turn = 0; turn < 900; turn++) {
      const seat = G.stack[G.stack.length - 1].seats[0];
      const view = rulebook.view(G, seat);
      const legal = legalMoves(rulebook, view, seat);
      for (const each of legal)
        if (isOnBoard(each)) expect(canBeClicked(words, camps(view), legal, each), each.move).toBe(true);
      const chosen = legal[random.Die(legal.length) - 1];
      const play = perform(rulebook, G, seat, chosen, random);
      if (play === null) throw new Error(`${chosen.move} was refused`);
      if (play.over !== null) return;
      G = play.G;
    }
  });
});

it('tells places from blocks and cards', () => {
  expect(isPlace('rome')).toBe(true);
  expect(isPlace('aegaeum')).toBe(true);
  expect(isPlace('pool')).toBe(false);
});
