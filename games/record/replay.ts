import type { State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import type { Stacked } from '../kit/frame';
import type { AnyGame } from '../kit/game';
import { type JournalLine, journalOf, openingOf } from '../kit/journal';
import { clone, isSame } from '../kit/json';
import { sidesAt } from '../kit/seats';
import { admitting } from '../kit/table';
import { beginningOf, saying } from './beginning';
import type { MatchRecord, RecordedMove } from './record';

/**
 * Plays a match again from its record, with the dice of its key. Yields boardgame.io's state after set-up, or at the position
 * with which the match begins, and after every move, whose
 * `deltalog` has the entry of the log that the move brings. As moves taken back are left out, the numbers of states and turns
 * are not those that the players had.
 *
 * @throws {Error} saying why the record cannot be played: it is of another version of the rules, or with other components, than `game`;
 *   the match cannot be set up, or cannot begin at its position; a move, which is named, is not legal.
 */
export function* replay(game: AnyGame, record: MatchRecord): Generator<State<Stacked>, void> {
  refuseOther(game, record);
  const { options, seats, dice, start } = record;
  const { key } = dice;
  let state = beginningOf(game, { players: seats.length, options, key, position: start });
  refuseOtherBox(state.G, record);
  yield state;
  const reducer = CreateGameReducer({ game });
  for (const [index, move] of record.moves.entries()) {
    const [playerID, type, ...args] = move;
    const payload = { type, args, playerID, credentials: '' };
    const { transients: _none, ...next } = saying(`${nameOf(index, move)} fails`, () =>
      reducer(withOwnCounts(admitting(game, state, playerID, type)), { type: 'MAKE_MOVE', payload }),
    );
    if (next._stateID === state._stateID) throw new Error(`${nameOf(index, move)} is not legal`);
    state = next;
    yield state;
  }
}

/** Returns what the journal tells with the state of a {@link replay}: before the first move, or with the move that has led to it. */
export function linesOf({ G, deltalog, _stateID }: State<Stacked>): readonly JournalLine[] {
  return _stateID === 0 ? openingOf(G) : journalOf(deltalog).flatMap(({ lines }) => lines);
}

/** Returns how messages name a move: by its place, counted from 1, its name and its seat. */
export function nameOf(index: number, [seat, move]: RecordedMove): string {
  return `Move ${index + 1}, ${move} of seat ${seat},`;
}

function refuseOther({ name, stateVersion, rulebook }: AnyGame, record: MatchRecord): void {
  if (record.game !== name) throw new Error(`The match is one of ${record.game}, and not of ${name}`);
  if (record.stateVersion !== stateVersion)
    throw new Error(
      `The match was played with version ${record.stateVersion} of ${name}, and here is version ${stateVersion}`,
    );
  if (record.edition !== rulebook.edition)
    throw new Error(`The match was played by ${record.edition}, and here is ${rulebook.edition}`);
}

function refuseOtherBox(G: Stacked, { components, seats }: MatchRecord): void {
  if (G.box !== components)
    throw new Error(
      `The match was played with the components ${components ?? 'of the package'}, and here are ${G.box ?? 'those of the package'}`,
    );
  const sides = seats.map((_seat, index) => sidesAt(G, String(index)));
  if (
    !isSame(
      sides,
      seats.map((seat) => seat.sides),
    )
  )
    throw new Error('The seats hold other sides than was told');
}

/** Returns a state with a `ctx` of its own: boardgame.io counts moves in place. */
function withOwnCounts(state: State<Stacked>): State<Stacked> {
  return { ...state, ctx: clone(state.ctx) };
}
