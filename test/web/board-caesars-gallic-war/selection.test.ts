import { describe, expect, it } from 'vitest';
import { CaesarsGallicWar, rulebook } from '../../../games/caesars-gallic-war';
import { areasInBattle } from '../../../games/caesars-gallic-war/contests';
import { enemyOf, type G, type Side } from '../../../games/caesars-gallic-war/state';
import { findFrame } from '../../../games/kit/frame';
import type { LegalMove } from '../../../games/kit/move';
import { Match, randomOptions } from '../../../games/testing/match';
import { battleView } from '../../../web/boards/caesars-gallic-war/battleView';
import { contestText, factsOf } from '../../../web/boards/caesars-gallic-war/facts';
import {
  isOnBoard,
  isPlace,
  MARKING,
  offersOf,
  read,
  words,
} from '../../../web/boards/caesars-gallic-war/selection';
import { camps, piecesOf } from '../../../web/boards/caesars-gallic-war/stacks';
import { markingOf } from '../../../web/map/marking';
import { idsOf, type Piece } from '../../../web/map/piece';
import { onPiece, onPlace } from '../../../web/map/selection';
import type { Choices } from '../../../web/table/choices/choices';
import { canBeClicked, offering, watch } from '../clicks';

const move = (name: string, ...args: string[]): LegalMove => ({ move: name, args });
const offers = (...legal: LegalMove[]) => offersOf(offering(...legal));

describe('what a move is about', () => {
  it('reads block, place and card from the arguments', () => {
    expect(read(move('move', 'legion-x', 'allobroges'))).toEqual({
      move: move('move', 'legion-x', 'allobroges'),
      piece: 'legion-x',
      place: 'allobroges',
      card: null,
    });
    expect(read(move('activate', 'off-map')).place).toBe('off-map');
    expect(read(move('play', 'helvetii')).card).toBe('helvetii');
  });

  it('leaves to the table what has no place on the board', () => {
    for (const [name, stages] of [
      ['announce', 1],
      ['main', 1],
      ['take', 0],
      ['home', 0],
    ] as const) {
      expect(isOnBoard({ move: name, stages })).toBe(false);
    }
    expect(isOnBoard({ move: 'take', stages: 1 })).toBe(true);
    expect(isOnBoard({ move: 'home', stages: 1 })).toBe(true);
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
    expect(onPlace(offers(...moves), [], 'aedui', [])).toEqual({
      kind: 'choose',
      options: moves.map((each) => ({ moves: [each] })),
    });
  });

  it('asks whether units march or sail to a port next door', () => {
    const moves = [move('move', 'legion-x', 'atrebates'), move('sail', 'legion-x', 'atrebates')];
    expect(onPlace(offers(...moves), ['legion-x'], 'atrebates', [])).toEqual({
      kind: 'choose',
      options: moves.map((each) => ({ moves: [each] })),
    });
  });

  it('sends legions home one by one', () => {
    expect(onPiece(offers(move('home', 'legion-x')), [], 'legion-x', [])).toEqual({
      kind: 'play',
      moves: [move('home', 'legion-x')],
    });
  });
});

/** Plays a random game with random options and tells what each side that decides sees and may do. */
function play(seed: number, tell: (view: G, side: Side, choices: Choices) => void): void {
  watch(new Match(CaesarsGallicWar, seed, randomOptions(rulebook.options, seed)), seed, tell);
}

const isShown = ({ move: name, args }: LegalMove) => isOnBoard({ move: name, stages: args.length });

/** The steps with a battle window. */
const FIGHTS = ['battle', 'regroup'] as const;

describe('everything legal can be done on the board', () => {
  it.each([1, 2, 3, 4, 5, 6])('in a random game from seed %i', (seed) => {
    const seen = new Set<string>();
    play(seed, (view, _side, choices) => {
      const { legal } = choices;
      const known = offersOf(choices);
      const marking = markingOf(choices, words, MARKING, []);
      const there = camps(view);
      const ids = new Set([...there.values()].flatMap(idsOf));
      const onBoard = legal().filter(isShown).map(read);
      for (const each of legal()) seen.add(each.move);
      for (const each of onBoard) {
        const { move: made, piece } = each;
        const isMarked =
          made.move === MARKING.mark && each.place !== null && marking?.markable.has(each.place);
        if (!isMarked && !canBeClicked(each, known, there))
          throw new Error(`${made.move} ${made.args} cannot be clicked`);
        if (piece !== null && !ids.has(piece)) throw new Error(`${piece} is not on the map`);
      }
      expect(legal().length - onBoard.length, 'buttons').toBeLessThan(14);
    });
    expect([...seen]).toEqual(expect.arrayContaining(['announce', 'activate', 'move', 'fire']));
  });

  it('in the battle window, which knows every unit that acts', () => {
    let battles = 0;
    play(11, (view, side, choices) => {
      const shown = battleView(view, side);
      expect(shown === null).toBe(FIGHTS.every((step) => findFrame(view, step) === undefined));
      if (shown === null) return;
      battles++;
      const legal = choices.legal();
      const acting = legal.filter(({ move: name }) => ['fire', 'pass', 'retreat', 'take'].includes(name));
      if ('pause' in shown) {
        expect(acting).toEqual([]);
        return;
      }
      const { sides, inTurn, letterOn } = shown;
      const pieces = sides.flatMap(({ line, reserves }) => [...line.map(({ piece }) => piece), ...reserves]);
      for (const { args } of acting) expect(pieces.map(({ id }) => id)).toContain(args[0]);
      if (legal.some(({ move: name }) => name === 'fire')) {
        expect([...inTurn].sort()).toEqual(
          legal.flatMap((each) => (each.move === 'fire' ? [each.args[0]] : [])).sort(),
        );
        expect(letterOn).toMatch(/^[ABC]$/);
      }
      const fighting = sides.flatMap(({ line }) => line);
      for (const { piece, letter } of fighting) expect(letter === null).toBe(piece.face === null);
    });
    expect(battles).toBeGreaterThan(20);
  });
});

describe('what is seen', () => {
  it('is no face, name or strength of the enemy outside battle', () => {
    play(8, (view, side) => {
      if (findFrame(view, 'battle') !== undefined) return;
      const enemy = piecesOf(view, enemyOf(side));
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
      for (const area of areasInBattle(view)) expect(contestText(view, area)).toMatch(/attacks?.*\.$/);
    });
  });

  it('says whose an area is and where it leads', () => {
    const { G } = new Match(CaesarsGallicWar, 1).state;
    expect(factsOf(G, 'sequani')).toBe(
      'Celtae · a tribe of 2 units, neutral · fortified town Vesontio · black borders (6 units) to Allobroges, Leuci, Mandubii · blue borders (2 units) to Aedui, Germania, Helvetii.',
    );
    expect(factsOf(G, 'allobroges')).toContain('controlled by Rome');
    expect(factsOf(G, 'helvetii')).toContain('the Alps strengthen its defender');
    expect(factsOf(G, 'britannia')).toContain('port');
    expect(factsOf(G, 'off-map')).toContain('each as a group of its own');
  });
});
