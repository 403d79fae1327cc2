/* Matches that were played for their records. */
import type { LogEntry } from 'boardgame.io';
import type { Stacked } from '../../games/kit/frame';
import { clone } from '../../games/kit/json';
import { seatsDeciding, sidesAt } from '../../games/kit/seats';
import { movesToTakeBack } from '../../games/kit/undo';
import { recordOf } from '../../games/record/making';
import { type BranchPoint, type MatchRecord, parseRecord } from '../../games/record/record';
import { pickFrom, seeded } from '../../games/testing/chance';
import {
  Match,
  numbersOfPlayers,
  playRandomly,
  randomOptions,
  type SentMove,
} from '../../games/testing/match';
import type { SubjectParts } from '../../games/testing/subject';

/** A match that was played, and its record as read from its JSON. */
export interface Recorded {
  record: MatchRecord;
  json: string;
  /** What the match has come to. */
  G: Stacked;
  /** How many moves were made, those that were taken back, and the taking back, included. */
  made: number;
}

type Parts<G extends Stacked> = Pick<SubjectParts<G>, 'game' | 'rulebook'>;

/** Plays a match with `play`, which tells of every move, and returns its record. */
export function recorded<G extends Stacked>(
  match: Match<G>,
  options: Record<string, string>,
  play: (moved: () => void) => void,
  branchPoint?: BranchPoint,
): Recorded {
  const { game } = match;
  const initialState = clone(match.state);
  const log: LogEntry[] = [];
  play(() => log.push(...(match.state.deltalog ?? [])));
  const record = recordOf({
    game,
    stateVersion: game.stateVersion,
    options,
    seats: match.allSeats.map((seat) => ({ name: `Player ${seat}`, ...(seat === '1' && { bot: 'easy' }) })),
    begun: '2026-03-15T12:00:00.000Z',
    ended: '2026-03-15T15:30:00.000Z',
    branchPoint,
    initialState,
    state: match.state,
    log,
  });
  const json = JSON.stringify(record);
  return { record: parseRecord(json), json, G: match.state.G, made: log.length };
}

/** Plays a random game to its end. */
export function recordedAtRandom<G extends Stacked>({ game, rulebook }: Parts<G>): Recorded {
  const match = new Match(game, 6, {}, rulebook.players.max);
  return recorded(match, {}, (moved) => playRandomly(match, 6, moved));
}

/** Moves after which whoever waits resigns. */
const LONGEST = 150;

/** Plays a game with options of the seed, moves that are taken back, states that are stored and read, and resignations. */
export function recordedWithChanges<G extends Stacked>({ game, rulebook }: Parts<G>): Recorded {
  const options = randomOptions(rulebook.options, 1);
  const players = numbersOfPlayers(rulebook).find((number) => !rulebook.playersError?.(number, options));
  const match = new Match(game, 1, options, players);
  const next = seeded(1);
  return recorded(match, options, (moved) => {
    const make = (sent: SentMove) => {
      if (!match.make(sent)) throw new Error(`${sent.move} was refused`);
      moved();
      match.state = JSON.parse(JSON.stringify(match.state));
    };
    let hasTakenBack = false;
    while (!match.over && match.state._stateID < LONGEST) {
      const seat = pickFrom(match.seats, next);
      const mayTakeBack = movesToTakeBack(match.state.plugins, seat) > 0;
      if (mayTakeBack && (next() < 0.3 || !hasTakenBack)) {
        hasTakenBack = true;
        make({ seat, move: 'undo', args: [] });
      } else make(pickFrom(match.legal(seat), next));
    }
    if (!hasTakenBack) throw new Error('nothing was taken back');
    while (!match.over) {
      const deciding = seatsDeciding(match.state.G);
      const holds = match.allSeats.filter((seat) => sidesAt(match.state.G, seat).length > 0);
      make({ seat: holds.find((seat) => !deciding.includes(seat)) ?? holds[0], move: 'resign', args: [] });
    }
  });
}
