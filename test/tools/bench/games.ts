import type { Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Stacked } from '../../../games/kit/frame';
import { Match, playRandomly } from '../../../games/testing/match';
import { subjects } from '../../games';
import type { SubjectParts } from '../subject';
import { type Measure, rounded } from './measure';

const GAMES = 20;
/** Games played before the clock starts, until the engine has compiled what runs hot. */
const WARM_UP = 20;

/** Decisions per second of random play (enumerate, then boardgame.io's reducer), against a game that does nothing. */
export function randomPlay(): Measure[] {
  const empty = emptyGameSpeed();
  return subjects.map((subject) => {
    subject.fuzz({ games: WARM_UP, seed: 1000, fail });
    const { decisionsPerSecond } = subject.fuzz({ games: 100, seed: 1, fail });
    return {
      bench: `random-play/${subject.id}`,
      value: decisionsPerSecond,
      unit: 'decisions/s',
      ratio: rounded(decisionsPerSecond / empty),
      reference: 'a game whose only move does nothing, through the same reducer',
    };
  });
}

/** How long a random game of the most players takes, through boardgame.io's reducer. */
export function gameTime(): Measure[] {
  return subjects.map((subject) => ({
    bench: `game-time/${subject.id}`,
    value: rounded(subject.with(millisecondsOfGame)),
    unit: 'ms/game',
  }));
}

function millisecondsOfGame<G extends Stacked>({ game, rulebook }: SubjectParts<G>): number {
  const play = (seed: number) => playRandomly(new Match(game, seed, {}, rulebook.players.max), seed);
  for (let seed = 1; seed <= WARM_UP; seed++) play(1000 + seed);
  const started = performance.now();
  for (let seed = 1; seed <= GAMES; seed++) play(seed);
  return (performance.now() - started) / GAMES;
}

function emptyGameSpeed(): number {
  const game: Game<{ moves: number }> = {
    name: 'empty',
    setup: () => ({ moves: 0 }),
    moves: { nothing: () => {} },
  };
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game: { ...game, disableUndo: true } });
  const payload = { type: 'nothing', args: [], playerID: '0', credentials: '' };
  const decisions = 20_000;
  const started = performance.now();
  for (let count = 0; count < decisions; count++) {
    const { transients: _transients, ...next } = reducer(
      { ...state, _undo: [] },
      { type: 'MAKE_MOVE', payload },
    );
    state = next;
  }
  return decisions / ((performance.now() - started) / 1000);
}

/** The largest state stored on the server, undo included, over some random games. */
export function stateBytes(): Measure[] {
  return subjects.map((subject) => ({
    bench: `state/${subject.id}`,
    value: subject.fuzz({ games: GAMES, seed: 1, fail }).maxStateBytes,
    unit: 'bytes',
  }));
}

function fail(seed: number, problem: string): never {
  throw new Error(`seed ${seed}: ${problem}`);
}
