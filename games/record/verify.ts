import type { State } from 'boardgame.io';
import { commitmentTo } from '../kit/dice/key';
import { diceStateIn } from '../kit/dice/plugin';
import type { Stacked } from '../kit/frame';
import type { AnyGame } from '../kit/game';
import { isSame } from '../kit/json';
import { checksumOf, fingerprintOf } from './checksum';
import { resultOf } from './making';
import type { MatchRecord } from './record';
import { linesOf, nameOf, replay } from './replay';

/**
 * Plays a match again from its record as {@link replay} does, and checks it. The key has to be the one that was committed to; with its dice
 * the set-up and every move have to bring what the journal told, and the same end; and nothing may have been changed since the record was
 * written. It cannot tell whether the commitment was shown from the start, and whether the players
 * made these moves: only they know, as anybody can invent a match and write its record.
 *
 * @throws {Error} saying what differs, and in which move.
 */
export function* verifying(game: AnyGame, record: MatchRecord): Generator<State<Stacked>, void> {
  const { key, commitment, drawn } = record.dice;
  if (commitmentTo(key) !== commitment)
    throw new Error('The key is not the one that was committed to: its SHA-256 is another');
  if (record.told.length !== record.moves.length + 1)
    throw new Error(
      `There are ${record.moves.length} moves, and fingerprints of what ${record.told.length - 1} told`,
    );
  let last: State<Stacked> | undefined;
  for (const state of replay(game, record)) {
    const made = state._stateID;
    if (fingerprintOf(linesOf(state)) !== record.told[made])
      throw new Error(
        `${made === 0 ? 'Set-up' : nameOf(made - 1, record.moves[made - 1])} brings something else than was told`,
      );
    yield state;
    last = state;
  }
  if (last === undefined) return;
  if (!isSame(resultOf(last), record.result)) throw new Error('The game ends otherwise than was told');
  const rolled = diceStateIn(last.plugins)?.drawn;
  if (rolled !== drawn) throw new Error(`The match draws ${rolled} numbers, and ${drawn} were told`);
  if (checksumOf(record) !== record.checksum)
    throw new Error('The record was changed after it had been written: its checksum is another');
}
