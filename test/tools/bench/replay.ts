import type { LogEntry } from 'boardgame.io';
import type { Stacked } from '../../../games/kit/frame';
import { recordOf, type StoredMatch } from '../../../games/record/making';
import { Playback } from '../../../games/record/playback';
import { positionAfter } from '../../../games/record/position';
import { parseRecord } from '../../../games/record/record';
import { Match, playRandomly } from '../../../games/testing/match';
import { subjects } from '../../games';
import type { SubjectParts } from '../subject';
import { cpuMilliseconds, type Measure, quantile, rounded } from './measure';

const SEED = 6;
/** Jumps, of which the median is told; before them, so many until the engine has compiled what runs hot. */
const JUMPS = 9;
const WARM_UP = 3;

/** A number that leads through any smaller number of states in another order than theirs. */
const STRIDE = 7_919;

/**
 * What the record of a random game of the most players weighs, and how long it takes to jump to its last position from nothing but
 * the record, in time of the processor; with the number of moves. Then how long a server takes that has the log: for the first position that
 * somebody asks for, and for any other after it, of twenty the one before the slowest.
 */
export function replays(): Measure[] {
  return subjects.flatMap((subject) => subject.with(measuresOf));
}

function measuresOf<G extends Stacked>({ game, rulebook }: SubjectParts<G>): Measure[] {
  const stored = randomGame({ game, rulebook });
  const json = JSON.stringify(recordOf(stored));
  const record = parseRecord(json);
  const moves = `${record.moves.length} moves`;
  const first = (): Playback => {
    const playback = new Playback(game, stored.initialState);
    playback.add(stored.log);
    come(playback, playback.last);
    return playback;
  };
  const playback = first();
  const next = Array.from({ length: playback.last }, (_, state) =>
    milliseconds(() => come(playback, (state * STRIDE) % playback.last)),
  );
  const measure = (bench: string, value: number, unit: string): Measure => ({
    bench: `${bench}/${game.name}`,
    value,
    unit: `${unit}, ${moves}`,
  });
  return [
    measure('record', Buffer.byteLength(json), 'bytes'),
    measure(
      'replay',
      median(() => positionAfter(game, record)),
      'ms',
    ),
    measure('positions', median(first), 'ms for the first'),
    measure('positions', rounded(quantile(next, 0.95)), 'ms for the next'),
  ];
}

/** Comes to a position of a match. */
function come(playback: Playback, state: number): void {
  for (const _move of playback.to(state));
}

/** Returns the median time of a job, in milliseconds of the processor, once it has been compiled. */
function median(job: () => unknown): number {
  const times = Array.from({ length: WARM_UP + JUMPS }, () => milliseconds(job));
  return rounded(quantile(times.slice(WARM_UP), 0.5));
}

function milliseconds(job: () => unknown): number {
  const started = cpuMilliseconds();
  job();
  return cpuMilliseconds() - started;
}

/** Returns a random game of the most players, with all that its record is made of. */
export function randomGame<G extends Stacked>({
  game,
  rulebook,
}: Pick<SubjectParts<G>, 'game' | 'rulebook'>): StoredMatch {
  return played(new Match(game, SEED, {}, rulebook.players.max));
}

function played<G extends Stacked>(match: Match<G>): StoredMatch {
  const { game, state: initialState, allSeats } = match;
  const log: LogEntry[] = [];
  playRandomly(match, SEED, ({ state }) => log.push(...(state.deltalog ?? [])));
  const seats = allSeats.map((seat) => ({ name: `Player ${seat}` }));
  const { stateVersion } = game;
  return { game, stateVersion, seats, initialState, state: match.state, log };
}
