import type { LogEntry } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { Alesia } from '../../../games/alesia';
import type { G } from '../../../games/alesia/state';
import { nextArguments, possibilities } from '../../../games/kit/legality';
import type { LegalMove } from '../../../games/kit/move';
import { seatsDeciding, sideToDecide } from '../../../games/kit/seats';
import { Room } from '../../../lobby/socket/room';
import { pickFrom, seeded } from '../chance';
import { Match } from '../match';
import { drawMove } from '../moves';
import { type Measure, quantile, rounded } from './measure';
import { seatOf, withoutCredentials } from './wire';

const SEED = 1;
const MOVES = 1200;
/** Unit moves of one message, at the most. */
const TOGETHER = 40;
/** What may be done again and again without anything coming of it. */
const ENDLESS = ['place', 'order'];

type Played = Match<G>;

/** What the seats are told of unit moves: bytes for each move and seat. */
class Told {
  readonly shares: number[] = [];
  readonly #room = new Room('eleven-char', ProcessGameConfig(Alesia));
  readonly #sizes: number[] = [];
  #log: LogEntry[] = [];
  #moves = 0;

  constructor({ allSeats }: Played) {
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
    if (this.#moves > 0) this.shares.push(...this.#sizes.map((size) => size / this.#moves));
    this.#log = [];
    this.#moves = 0;
  }
}

/**
 * What a move of one unit costs where players move a hundred in a turn: the time to list the units that may move, where one
 * of them may go, and to make the move; what a seat is sent of it alone and among others; and the largest stored state.
 */
export function unitMoves(): Measure[] {
  const match = new Match(Alesia, SEED, {}, 2);
  const next = seeded(SEED);
  const [alone, together] = [new Told(match), new Told(match)];
  const times = { list: [] as number[], reach: [] as number[], make: [] as number[] };
  let stored = 0;
  for (let moves = 0; moves < MOVES; ) {
    const seat = pickFrom(seatsDeciding(match.state.G), next);
    const unit = unitMove(match, seat, next, times);
    if (unit === null && together.waiting > 0) together.tell(match);
    const made = { seat, ...(unit ?? otherMove(match, seat, next)) };
    const begun = performance.now();
    if (!match.make(made)) throw new Error(`a legal move was refused: ${JSON.stringify(made)}`);
    if (unit !== null) times.make.push(performance.now() - begun);
    const count = unit === null ? 0 : 1;
    moves += count;
    stored = Math.max(stored, Buffer.byteLength(match.stored()));
    for (const told of [alone, together]) told.hear(match, count);
    alone.tell(match);
    if (unit === null || together.waiting === TOGETHER) together.tell(match);
  }
  const time = (what: keyof typeof times, share: number) => rounded(quantile(times[what], share));
  const bytes = ({ shares }: Told, share: number) => Math.round(quantile(shares, share));
  const measure = (bench: string, value: number, unit: string): Measure => ({
    bench: `units/${Alesia.name}/${bench}`,
    value,
    unit,
  });
  return [
    measure('list', time('list', 0.5), 'ms, median'),
    measure('legal-moves', time('reach', 0.5), 'ms/unit, median'),
    measure('legal-moves/95th-percentile', time('reach', 0.95), 'ms/unit'),
    measure('make', time('make', 0.5), 'ms/move, median'),
    measure('wire', bytes(alone, 0.5), 'bytes/move/seat, median'),
    measure('wire/95th-percentile', bytes(alone, 0.95), 'bytes/move/seat'),
    measure(`wire/${TOGETHER}-together`, bytes(together, 0.5), 'bytes/move/seat, median'),
    measure('state', stored, 'bytes'),
  ];
}

/** Returns a move of any unit of the seat, and notes how long it takes to find; null when it has none to move. */
function unitMove(
  { state: { G } }: Played,
  seat: string,
  next: () => number,
  times: { list: number[]; reach: number[] },
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
  times.list.push(listed - begun);
  times.reach.push(performance.now() - listed);
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
