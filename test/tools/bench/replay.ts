import type { LogEntry } from 'boardgame.io';
import type { Stacked } from '../../../games/kit/frame';
import { recordOf } from '../../../games/record/making';
import { positionAfter } from '../../../games/record/position';
import { type MatchRecord, parseRecord } from '../../../games/record/record';
import { Match, playRandomly } from '../../../games/testing/match';
import { subjects } from '../../games';
import type { SubjectParts } from '../subject';
import { cpuMilliseconds, type Measure, quantile, rounded } from './measure';

const SEED = 6;
/** Jumps, of which the median is told; before them, so many until the engine has compiled what runs hot. */
const JUMPS = 9;
const WARM_UP = 3;

/**
 * What the record of a random game of the most players weighs, and how long it takes to jump to its last position from nothing but
 * the record, in time of the processor; with the number of moves.
 */
export function replays(): Measure[] {
  return subjects.flatMap((subject) => subject.with(measuresOf));
}

function measuresOf<G extends Stacked>({ game, rulebook }: SubjectParts<G>): Measure[] {
  const json = randomGame({ game, rulebook });
  const record = parseRecord(json);
  const times: number[] = [];
  for (let jump = 0; jump < WARM_UP + JUMPS; jump++) {
    const started = cpuMilliseconds();
    positionAfter(game, record);
    if (jump >= WARM_UP) times.push(cpuMilliseconds() - started);
  }
  const moves = `${record.moves.length} moves`;
  return [
    { bench: `record/${game.name}`, value: Buffer.byteLength(json), unit: `bytes, ${moves}` },
    { bench: `replay/${game.name}`, value: rounded(quantile(times, 0.5)), unit: `ms, ${moves}` },
  ];
}

/** Returns the record of a random game of the most players, as JSON. */
export function randomGame<G extends Stacked>({
  game,
  rulebook,
}: Pick<SubjectParts<G>, 'game' | 'rulebook'>): string {
  return JSON.stringify(played(new Match(game, SEED, {}, rulebook.players.max)));
}

function played<G extends Stacked>(match: Match<G>): MatchRecord | null {
  const { game, state: initialState, allSeats } = match;
  const log: LogEntry[] = [];
  playRandomly(match, SEED, ({ state }) => log.push(...(state.deltalog ?? [])));
  const seats = allSeats.map((seat) => ({ name: `Player ${seat}` }));
  const { stateVersion } = game;
  return recordOf({ game, stateVersion, seats, initialState, state: match.state, log });
}
