import { describe, expect, it } from 'vitest';
import { rulebook } from '../../../games/caesars-gallic-war';
import type { G } from '../../../games/caesars-gallic-war/state';
import type { Seat } from '../../../games/kit/frame';
import { Play } from '../../../games/kit/play';
import { type LegalMove, legalMoves, perform, run } from '../../../games/kit/rulebook';
import { idsOf, type Piece } from '../../../web/blocks/piece';
import { onBlock, onPlace } from '../../../web/blocks/selection';
import { battleView, wordsOf } from '../../../web/boards/caesars-gallic-war/battleView';
import { contestText, factsOf } from '../../../web/boards/caesars-gallic-war/facts';
import { choicesOf, isOnBoard, isPlace } from '../../../web/boards/caesars-gallic-war/selection';
import { camps, piecesOf } from '../../../web/boards/caesars-gallic-war/stacks';
import { randomOptions } from '../../tools/match';
import { canBeClicked, chance } from '../clicks';

const move = (name: string, ...args: string[]): LegalMove => ({ move: name, args });

describe('what a move is about', () => {
  it('reads block, place and card from the arguments', () => {
    expect(choicesOf([move('move', 'legion-x', 'allobroges')])).toEqual([
      { move: move('move', 'legion-x', 'allobroges'), block: 'legion-x', place: 'allobroges', card: null },
    ]);
    expect(choicesOf([move('activate', 'off-map')])[0].place).toBe('off-map');
    expect(choicesOf([move('play', 'helvetii')])[0].card).toBe('helvetii');
  });

  it('leaves to the table what has no place on the board', () => {
    for (const each of [move('announce', 'movement'), move('main', '~atrebates'), move('take'), move('home')])
      expect(isOnBoard(each)).toBe(false);
    expect(isOnBoard(move('take', 'legion-x'))).toBe(true);
    expect(isOnBoard(move('home', 'legion-x'))).toBe(true);
  });

  it('tells areas from cards and units', () => {
    expect(['aedui', 'off-map', 'legion-x', 'minor-revolt-1'].map(isPlace)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a click', () => {
  it('asks whether Vercingetorix is shown for a political action', () => {
    const moves = [move('influence', 'aedui'), move('influenceWithVercingetorix', 'aedui')];
    expect(onPlace(choicesOf(moves), [], 'aedui', [])).toEqual({
      kind: 'choose',
      options: moves.map((each) => ({ moves: [each] })),
    });
  });

  it('asks whether units march or sail to a port next door', () => {
    const moves = [move('move', 'legion-x', 'atrebates'), move('sail', 'legion-x', 'atrebates')];
    expect(onPlace(choicesOf(moves), ['legion-x'], 'atrebates', [])).toEqual({
      kind: 'choose',
      options: moves.map((each) => ({ moves: [each] })),
    });
  });

  it('sends legions home one by one', () => {
    expect(onBlock(choicesOf([move('home', 'legion-x')]), [], 'legion-x', [])).toEqual({
      kind: 'play',
      moves: [move('home', 'legion-x')],
    });
  });
});

/** Plays a random game and hands every position, as the seat that decides sees it, to `watch`. */
function play(seed: number, watch: (view: G, seat: Seat, legal: readonly LegalMove[]) => void): Set<string> {
  const random = chance(seed);
  const start = new Play(rulebook.setup(randomOptions(rulebook.options, seed), random), random);
  run(rulebook, start);
  const seen = new Set<string>();
  let { G } = start;
  for (;;) {
    const seat = G.stack[G.stack.length - 1].seats[0];
    const view = rulebook.view(G, seat);
    const legal = legalMoves(rulebook, view, seat);
    for (const each of legal) seen.add(each.move);
    watch(view, seat, legal);
    const made = perform(rulebook, G, seat, legal[random.Die(legal.length) - 1], random);
    if (made === null) throw new Error('a legal move was refused');
    if (made.over !== null) return seen;
    G = made.G;
  }
}

describe('everything legal can be done on the board', () => {
  it.each([1, 2, 3, 4, 5, 6])('in a random game from seed %i', (seed) => {
    const words = { isOnBoard, choicesOf };
    const seen = play(seed, (view, _seat, legal) => {
      const there = camps(view);
      const onBoard = legal.filter(isOnBoard);
      for (const each of onBoard) {
        if (!canBeClicked(words, there, legal, each))
          throw new Error(`${each.move} ${each.args} cannot be clicked`);
      }
      const ids = new Set([...there.values()].flatMap(idsOf));
      for (const { block } of choicesOf(legal)) if (block !== null) expect(ids).toContain(block);
      expect(legal.length - onBoard.length, 'buttons').toBeLessThan(14);
    });
    expect([...seen]).toEqual(expect.arrayContaining(['announce', 'activate', 'move', 'fire']));
  });

  it('in the battle window, which knows every unit that acts', () => {
    let battles = 0;
    play(11, (view, seat, legal) => {
      if (view.battle === null) return;
      battles++;
      const { sides, pause, inTurn, letterOn } = battleView(
        view,
        view.battle,
        seat === '0' ? 'roman' : 'barbarian',
      );
      const pieces = sides.flatMap(({ line, reserves }) => [...line.map(({ piece }) => piece), ...reserves]);
      const acting = legal.filter(({ move: name }) => ['fire', 'pass', 'retreat', 'take'].includes(name));
      for (const { args } of acting) {
        expect(pause).toBeNull();
        expect(pieces.map(({ id }) => id)).toContain(args[0]);
      }
      if (legal.some(({ move: name }) => name === 'fire')) {
        expect([...inTurn].sort()).toEqual(
          legal.flatMap((each) => (each.move === 'fire' ? [each.args[0]] : [])).sort(),
        );
        expect(letterOn).toMatch(/^[ABC]$/);
      }
      for (const each of acting)
        expect(wordsOf(each)).toMatch(/^(Fire|Pass|Take the hit|Retreat to [A-Z]|Retreat to the)/);
      const fighting = sides.flatMap(({ line }) => line);
      if (pause === null)
        for (const { piece, letter } of fighting) expect(letter === null).toBe(piece.face === null);
    });
    expect(battles).toBeGreaterThan(20);
  });
});

describe('what is seen', () => {
  it('is no face, name or strength of the enemy outside battle', () => {
    play(8, (view, seat) => {
      if (view.battle !== null) return;
      const enemy = piecesOf(view, seat === '0' ? 'barbarian' : 'roman');
      for (const { face, strength, name } of enemy) {
        expect([face, strength]).toEqual([null, 0]);
        expect(name).toMatch(/^(Roman|Barbarian) (black|blue|grey|green) block$/);
      }
    });
  });

  it('is every unit in play, and each once', () => {
    play(9, (view) => {
      const shown: Piece[] = [...camps(view).values()].flatMap((camp) =>
        camp.flatMap(({ pieces }) => pieces),
      );
      const neutral = Object.values(view.neutral).flat().length;
      const active =
        Object.keys(view.secret.roman.blocks).length + Object.keys(view.secret.barbarian.blocks).length;
      expect(new Set(shown.map(({ id, side }) => `${side} ${id}`)).size).toBe(neutral + active);
      expect(shown.length).toBe(neutral + active);
      for (const contest of Object.values(view.contests))
        expect(contestText(contest)).toMatch(/attacks?.*\.$/);
    });
  });

  it('says whose an area is and where it leads', () => {
    const random = chance(1);
    const G = rulebook.setup({}, random);
    expect(factsOf(G, 'sequani')).toBe(
      'Celtae · a tribe of 2 units, neutral · fortified town Vesontio · black borders (6 units) to Allobroges, Leuci, Mandubii · blue borders (2 units) to Aedui, Germania, Helvetii.',
    );
    expect(factsOf(G, 'allobroges')).toContain('controlled by Rome');
    expect(factsOf(G, 'helvetii')).toContain('the Alps strengthen its defender');
    expect(factsOf(G, 'britannia')).toContain('port');
    expect(factsOf(G, 'off-map')).toContain('each as a group of its own');
  });
});
