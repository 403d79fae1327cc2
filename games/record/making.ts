import type { LogEntry, State } from 'boardgame.io';
import { commitmentTo } from '../kit/dice/key';
import { diceStateIn } from '../kit/dice/plugin';
import type { Stacked } from '../kit/frame';
import type { AnyGame } from '../kit/game';
import { openingOf } from '../kit/journal';
import { plain } from '../kit/json';
import { type Options, withDefaults } from '../kit/options';
import type { Result } from '../kit/result';
import { sidesAt } from '../kit/seats';
import { checksumOf, fingerprintOf } from './checksum';
import { type BranchPoint, FORMAT, type MatchRecord, type RecordedMove, VERSION } from './record';

/** A match as it is stored, and what its room tells of it. */
export interface StoredMatch {
  game: Pick<AnyGame, 'name' | 'rulebook'>;
  /** The version of the game's states that it began with. */
  stateVersion: number;
  /** What was chosen for it; what was not is as the game has it. */
  options?: Options;
  /** Who holds each seat, in the order of the seats. */
  seats: readonly { name?: string; bot?: string }[];
  /** When it was made and when it was over, in Coordinated Universal Time (ISO 8601); left out where nobody knows, or it goes on. */
  begun?: string;
  ended?: string;
  /** Where it has branched off, if it began at a position of another match, which is that of its first state. */
  branchPoint?: BranchPoint | undefined;
  initialState: State<Stacked>;
  state: State<Stacked>;
  /** All of boardgame.io's log. */
  log: readonly LogEntry[];
}

/**
 * Returns the record of a match, also of one that goes on; null when it did not begin with the key it has now. It has the key and all
 * secrets: who hands it out sees to it that nobody gets it too early.
 */
export function recordOf({
  game,
  initialState,
  state,
  log,
  branchPoint,
  ...match
}: StoredMatch): MatchRecord | null {
  const dice = diceStateIn(state.plugins);
  if (dice === null || diceStateIn(initialState.plugins)?.key !== dice.key) return null;
  const kept = withoutTakenBack(log);
  const record = {
    format: FORMAT,
    ...headOf({ game, initialState, ...match }),
    ended: match.ended,
    start: startOf(initialState, branchPoint),
    dice: { commitment: commitmentTo(dice.key), ...dice },
    moves: kept.map(moveOf),
    told: [openingOf(initialState.G), ...kept.map(({ metadata }) => metadata?.lines ?? [])].map(
      fingerprintOf,
    ),
    result: resultOf(state),
  } as const;
  return { ...record, checksum: checksumOf(record) };
}

/** Returns the position with which a match begins, as a record has it; undefined where it begins with set-up. */
function startOf({ G, ctx }: State<Stacked>, of: BranchPoint | undefined): MatchRecord['start'] {
  return of && plain({ G, ctx, of });
}

/** Returns how a game has ended, as a record has it; undefined while it goes on. */
export function resultOf({ ctx }: Pick<State, 'ctx'>): MatchRecord['result'] {
  const gameover: Result | undefined = ctx.gameover;
  if (gameover === undefined) return undefined;
  const { winners, margins, reason } = gameover;
  return { winners: [...winners], margins, reason };
}

/** Returns what stands first in a record: which match it is, and who plays. */
export function headOf({ game, initialState, ...match }: Omit<StoredMatch, 'state' | 'log' | 'branchPoint'>) {
  const { name, rulebook } = game;
  const { G } = initialState;
  return {
    version: VERSION,
    game: name,
    edition: rulebook.edition,
    stateVersion: match.stateVersion,
    components: G.box,
    options: withDefaults(rulebook, match.options),
    seats: match.seats.map(({ name, bot }, seat) => ({ name, bot, sides: sidesAt(G, String(seat)) })),
    begun: match.begun,
  } as const;
}

/** Returns the entries of a log that are moves, without those that were taken back. */
export function withoutTakenBack(log: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of log) {
    if (entry.action.type !== 'MAKE_MOVE') continue;
    if (entry.action.payload.type === 'undo') kept.pop();
    else kept.push(entry);
  }
  return kept;
}

function moveOf({ action: { payload } }: LogEntry): RecordedMove {
  const { playerID, type, args } = payload;
  return [playerID, type, ...(args ?? [])];
}
