import { commitmentTo } from '../kit/dice/key';
import { diceStateIn } from '../kit/dice/plugin';
import type { Seat } from '../kit/frame';
import { type JournalLine, openingOf } from '../kit/journal';
import { headOf, type StoredMatch, withoutTakenBack } from './making';
import { ACCOUNT } from './record';

/** What a seat has seen of a match that goes on. Nobody can play it again: the arguments of others and the key are not in it. */
export type Account = ReturnType<typeof headOf> & {
  format: typeof ACCOUNT;
  /** The seat that has seen it. */
  seat: Seat;
  /** The SHA-256 of the key of the dice; absent where the match has none. */
  commitment?: string;
  /** What was told before the first move. */
  opening: readonly JournalLine[];
  /** The moves, without those that were taken back, with what they told; arguments of the seat's own moves only. */
  moves: readonly { seat: Seat; move: string; args?: readonly unknown[]; lines: readonly JournalLine[] }[];
};

/** Returns what a seat has seen of a match, from its log as the seat may see it: without the arguments that are for others to know. */
export function accountOf(seat: Seat, { state, log, ...match }: StoredMatch): Account {
  const dice = diceStateIn(state.plugins);
  return {
    format: ACCOUNT,
    ...headOf(match),
    seat,
    ...(dice && { commitment: commitmentTo(dice.key) }),
    opening: openingOf(match.initialState.G),
    moves: withoutTakenBack(log).map(({ action: { payload }, metadata }) => ({
      seat: payload.playerID,
      move: payload.type,
      ...(payload.args && { args: payload.args }),
      lines: metadata?.lines ?? [],
    })),
  };
}
