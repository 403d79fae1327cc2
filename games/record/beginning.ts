import type { Game, State } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import type { Position } from '../ai/simulator';
import { type Seat, type Stacked, topFrame } from '../kit/frame';
import type { AnyGame } from '../kit/game';
import { clone, isSame, plain } from '../kit/json';
import { canDecide } from '../kit/legality';
import { messageOf } from '../kit/messageOf';
import type { Options } from '../kit/options';
import { phaseOf } from '../kit/phases';
import { seatsDeciding, sidesDeciding } from '../kit/seats';
import { currentSeat, stagesOf } from '../kit/table';

/** With what a match begins. */
export interface Beginning {
  /** How many seats it has. */
  players: number;
  /** A value for each option of the game; what is left out is as the game has it. */
  options: Options;
  /** The key of its dice: 64 hexadecimal digits. */
  key: string;
  /** The position with which it begins in the place of set-up. */
  position?: Position<Stacked> | undefined;
}

/**
 * Returns boardgame.io's state with which a match begins: after set-up, or at a position of another match, with nothing to be taken back and
 * no number drawn from the key.
 *
 * @throws {Error} why the match cannot be set up, or why it cannot begin at the position: the game is over there, nobody has to decide, or it
 *   is no position of the game.
 */
export function beginningOf(game: AnyGame, { players, options, key, position }: Beginning): State<Stacked> {
  const setUp: State<Stacked> = saying('The match cannot be set up', () =>
    InitializeGame({ game: withKey(game, key), numPlayers: players, setupData: options }),
  );
  if (position === undefined) return setUp;
  const { plugins } = setUp;
  const state: State<Stacked> = {
    ...setUp,
    G: Object.freeze(plain(clone(position.G))),
    ctx: clone(position.ctx),
    plugins: {
      ...plugins,
      dice: { ...plugins.dice, data: { key, drawn: 0 } },
      undo: { ...plugins.undo, data: null },
    },
  };
  const problem = problemOf(game, setUp, state);
  if (problem !== null) throw new Error(`The match cannot begin at the position: ${problem}`);
  return state;
}

/** Returns what is returned; an error is told with what it was that has failed. */
export function saying<T>(failed: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Error(`${failed}: ${messageOf(error)}`, { cause: error });
  }
}

/** Returns why a match cannot begin with a state; null when it can. */
function problemOf(game: AnyGame, setUp: State<Stacked>, state: State<Stacked>): string | null {
  const { rulebook, refusal } = game;
  const { G, ctx } = state;
  if (ctx.gameover !== undefined || G.stack.length === 0) return 'the game is over there';
  const lost = Object.keys(setUp.G).find((part) => !isAlike(partOf(setUp.G, part), partOf(G, part)));
  if (lost !== undefined)
    return `it is none of ${rulebook.title}, its part ${lost} is missing or another thing`;
  const { playOrder } = setUp.ctx;
  const isSeat = (seat: Seat | null) => seat === null || playOrder.includes(seat);
  if (!isSame(Object.keys(G.seats).sort(), Object.keys(setUp.G.seats).sort()))
    return 'its sides are not those of the game';
  if (!Object.values(G.seats).every(isSeat)) return 'a side is held by a seat that the match does not have';
  if (sidesDeciding(G).length === 0 || seatsDeciding(G).length === 0) return 'nobody has to decide there';
  try {
    if (!isSame(whereIn(ctx), standing(game, setUp, G)))
      return 'it says of the turn something else than its pieces do';
    const idle = sidesDeciding(G).find((side) => !canDecide(rulebook, G, side));
    if (idle !== undefined) return `${idle} has to decide there, and can do nothing`;
    for (const { id } of rulebook.sides) rulebook.view(G, [id]);
    return refusal?.(state) ?? null;
  } catch (error) {
    return `it is none of ${rulebook.title} (${messageOf(error)})`;
  }
}

/** Returns where boardgame.io says that a match stands. */
function whereIn({ numPlayers, playOrder, playOrderPos, currentPlayer, phase, activePlayers }: State['ctx']) {
  return { numPlayers, playOrder, playOrderPos, currentPlayer, phase, activePlayers };
}

/** Returns where boardgame.io has to say that a match stands. */
function standing({ rulebook }: AnyGame, { ctx: { numPlayers, playOrder } }: State, G: Stacked) {
  if (!Object.values(rulebook.phases).some((steps) => Object.hasOwn(steps, topFrame(G).step)))
    throw new Error(`there is no step ${topFrame(G).step}`);
  const currentPlayer = currentSeat(rulebook, G);
  return {
    numPlayers,
    playOrder,
    playOrderPos: playOrder.indexOf(currentPlayer),
    currentPlayer,
    phase: phaseOf(rulebook, G),
    activePlayers: stagesOf(G),
  };
}

function partOf(G: Stacked, part: string): unknown {
  return Object.hasOwn(G, part) ? Reflect.get(G, part) : undefined;
}

/** Says whether a part may stand in the place of another: both are lists, or both are records, or one of them is neither. */
function isAlike(one: unknown, other: unknown): boolean {
  if (other === undefined) return false;
  if (typeof one !== 'object' || one === null) return true;
  if (typeof other !== 'object' || other === null) return other === null;
  return Array.isArray(one) === Array.isArray(other);
}

/** Returns a game whose matches have dice of a key. */
function withKey(game: AnyGame, key: string): Game<Stacked> {
  return { ...game, plugins: [...(game.plugins ?? []), { name: 'dice', setup: () => ({ key, drawn: 0 }) }] };
}
