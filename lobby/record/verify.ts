import { isDeepStrictEqual } from 'node:util';
import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { commitmentTo } from '../../games/kit/dice/key';
import { diceStateIn } from '../../games/kit/dice/plugin';
import { openingOf } from '../../games/kit/journal';
import { admitting } from '../../games/kit/table';
import { messageOf } from '../errors';
import { type LobbyGame, stateVersionOf } from '../game';
import type { MatchRecord } from './record';

/** What has been verified. */
export interface Verified {
  game: string;
  /** The SHA-256 of the key: for players to compare with the one that the table showed them from the start. */
  commitment: string;
  moves: number;
  /** How many numbers of the key were drawn for set-up and moves. */
  drawn: number;
}

/**
 * Plays a match again from its record. The key has to be the one that was committed to; with its dice the set-up and every move have to
 * give the journal of the record, and the same end. It cannot tell whether the commitment was shown from the start, and whether the players
 * made these moves: only they know, as anybody can invent a match and write its record.
 *
 * @throws {Error} saying what differs, and in which move.
 */
export function verify(games: readonly LobbyGame[], record: MatchRecord): Verified {
  const { key, commitment, drawn } = record.dice;
  const game = games.find(({ name }) => name === record.game);
  if (game === undefined) throw new Error(`There is no game ${record.game} here`);
  if (stateVersionOf(game) !== record.stateVersion)
    throw new Error(
      `The match was played with version ${record.stateVersion} of ${record.game}, and here is version ${stateVersionOf(game)}`,
    );
  if (commitmentTo(key) !== commitment)
    throw new Error('The key is not the one that was committed to: its SHA-256 is another');
  const state = playAgain(withKey(game, key), record);
  if (!isDeepStrictEqual(plain(state.ctx.gameover), plain(record.gameover)))
    throw new Error('The game ends otherwise than was told');
  if (diceStateIn(state.plugins)?.drawn !== drawn)
    throw new Error(`The match draws ${diceStateIn(state.plugins)?.drawn} numbers, and ${drawn} were told`);
  return { game: record.game, commitment, moves: record.moves.length, drawn };
}

function playAgain(game: Game, { players, setupData, opening, moves }: MatchRecord): State {
  const reducer = CreateGameReducer({ game });
  let state: State = saying('The match cannot be set up', () =>
    InitializeGame({ game, numPlayers: players, setupData }),
  );
  if (!isDeepStrictEqual(plain(openingOf(state.G)), plain(opening)))
    throw new Error('Set-up brings something else than was told');
  for (const [index, { seat, move, args, lines }] of moves.entries()) {
    const payload = { type: move, args, playerID: seat, credentials: '' };
    const told = `Move ${index + 1}, ${move} of seat ${seat},`;
    const { transients, ...next } = saying(`${told} fails`, () =>
      reducer(admitting(game, state, seat, move), { type: 'MAKE_MOVE', payload }),
    );
    if (transients?.error !== undefined || next._stateID !== state._stateID + 1)
      throw new Error(`${told} is not legal`);
    const [entry] = next.deltalog ?? [];
    if (!isDeepStrictEqual(plain(entry?.metadata?.lines ?? []), plain(lines)))
      throw new Error(`${told} brings something else than was told`);
    state = next;
  }
  return state;
}

/** Returns what is returned; an error is told with what it was that has failed. */
function saying<T>(failed: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Error(`${failed}: ${messageOf(error)}`, { cause: error });
  }
}

/** Returns a game whose matches have dice of a key. */
function withKey(game: LobbyGame, key: string): Game {
  return { ...game, plugins: [...(game.plugins ?? []), { name: 'dice', setup: () => ({ key, drawn: 0 }) }] };
}

/** Returns what JSON keeps. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
