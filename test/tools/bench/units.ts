import type { LogEntry } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { Alesia } from '../../../games/alesia';
import type { G } from '../../../games/alesia/state';
import { drawMove } from '../../../games/kit/drawing';
import { nextArguments, possibilities } from '../../../games/kit/legality';
import type { LegalMove } from '../../../games/kit/move';
import { seatsDeciding, sideToDecide } from '../../../games/kit/seats';
import { pickFrom, seeded } from '../../../games/testing/chance';
import { Match } from '../../../games/testing/match';
import { Room } from '../../../lobby/socket/room';
import { type Measure, quantile, rounded } from './measure';
import { seatOf, withoutCredentials } from './wire';

const MOVES = 800;
/** Unit moves of one message, at the most. */
const TOGETHER = 40;
/** What may be done again and again without anything coming of it. */
const ENDLESS = ['place', 'order'];

type Played = Match<G>;

/** What the seats are told of unit moves: bytes for each move and seat. */
class Told {
  readonly #shares: number[];
  readonly #room = new Room('eleven-char', ProcessGameConfig(Alesia));
  readonly #sizes: number[] = [];
  #log: LogEntry[] = [];
  #moves = 0;

  constructor({ allSeats }: Played, shares: number[]) {
    this.#shares = shares;
    for (const seat of allSeats) this.#room.watchers.add(seatOf(this.#room, seat, this.#sizes));
  }

  /** Unit moves that have been heard of, and not told. */
  get waiting(): number {
    return this.#moves;
  }

  /** Hears what has just been made, so many unit moves or something else. */
  hear({ state }: Played, moves: number): void {
    this.#log.push(...(state.deltalog ?? []).map(withoutCredentials));
    this.#moves += moves;
  }

  /** Tells all that was heard in one message. */
  tell({ state }: Played): void {
    this.#sizes.length = 0;
    this.#room.tellState(structuredClone(state), this.#log);
    if (this.#moves > 0) this.#shares.push(...this.#sizes.map((size) => size / this.#moves));
    this.#log = [];
    this.#moves = 0;
  }
}

/** What has been measured: milliseconds, bytes a move and seat, and the largest stored state. */
class Figures {
  readonly list: number[] = [];
  readonly reach: number[] = [];
  readonly make: number[] = [];
  readonly alone: number[] = [];
  readonly together: number[] = [];
  stored = 0;
}

/**
 * What a move of one unit costs where players move a hundred in a turn: the time to list the units that may move, where one
 * of them may go, and to make the move; what a seat is sent of it alone and among others; and the largest stored state.
 */
export function unitMoves(): Measure[] {
  const figures = new Figures();
  for (let seed = 1; figures.make.length < MOVES; seed++) play(seed, figures);
  const median = (values: number[]) => rounded(quantile(values, 0.5));
  const measure = (bench: string, value: number, unit: string): Measure => ({
    bench: `units/${Alesia.name}/${bench}`,
    value,
    unit,
  });
  return [
    measure('list', median(figures.list), 'ms, median'),
    measure('legal-moves', median(figures.reach), 'ms/unit, median'),
    measure('make', median(figures.make), 'ms/move, median'),
    measure('wire', median(figures.alone), 'bytes/move/seat, median'),
    measure('wire/95th-percentile', rounded(quantile(figures.alone, 0.95)), 'bytes/move/seat'),
    measure(`wire/${TOGETHER}-together`, median(figures.together), 'bytes/move/seat, median'),
    measure('state', figures.stored, 'bytes'),
  ];
}

/** Plays a game of which little is known but that all units move, until enough have moved or it is over. */
function play(seed: number, figures: Figures): void {
  const match = new Match(Alesia, seed, {}, 2);
  const next = seeded(seed);
  const [alone, together] = [new Told(match, figures.alone), new Told(match, figures.together)];
  while (!match.over && figures.make.length < MOVES) {
    const seat = pickFrom(seatsDeciding(match.state.G), next);
    const unit = unitMove(match, seat, next, figures);
    if (unit === null && together.waiting > 0) together.tell(match);
    const made = { seat, ...(unit ?? otherMove(match, seat, next)) };
    const begun = performance.now();
    if (!match.make(made)) throw new Error(`a legal move was refused: ${JSON.stringify(made)}`);
    if (unit !== null) figures.make.push(performance.now() - begun);
    figures.stored = Math.max(figures.stored, Buffer.byteLength(match.stored()));
    for (const told of [alone, together]) told.hear(match, unit === null ? 0 : 1);
    alone.tell(match);
    if (unit === null || together.waiting === TOGETHER) together.tell(match);
  }
}

/** Returns a move of any unit of the seat, and notes how long it takes to find; null when it has none to move. */
function unitMove(
  { state: { G } }: Played,
  seat: string,
  next: () => number,
  { list, reach }: Figures,
): LegalMove | null {
  const side = sideToDecide(G, seat);
  if (side === null || G.stack.at(-1)?.step !== 'movement') return null;
  const { rulebook } = Alesia;
  const begun = performance.now();
  const units = nextArguments(rulebook, G, side, 'move', []);
  const listed = performance.now();
  if (units.length === 0) return null;
  const unit = pickFrom(units, next);
  const places = nextArguments(rulebook, G, side, 'move', [unit]);
  list.push(listed - begun);
  reach.push(performance.now() - listed);
  return { move: 'move', args: [unit, pickFrom(places, next)] };
}

/** Returns any other move of the seat that leads on; the Romans take a ready deployment first. */
function otherMove({ state: { G, _stateID } }: Played, seat: string, next: () => number): LegalMove {
  const { rulebook } = Alesia;
  const side = sideToDecide(G, seat);
  if (side === null) throw new Error(`seat ${seat} does not decide`);
  if (_stateID === 0)
    return { move: 'deploy', args: nextArguments(rulebook, G, side, 'deploy', []).slice(0, 1) };
  const leadsOn = possibilities(rulebook, G, side).some(({ move }) => !ENDLESS.includes(move));
  for (;;) {
    const move = drawMove(rulebook, G, side, next);
    if (move === null) throw new Error(`dead end in step ${G.stack.at(-1)?.step}`);
    if (!leadsOn || !ENDLESS.includes(move.move)) return move;
  }
}
