import type { LogEntry, State } from 'boardgame.io';
import { type Position, Simulator } from '../ai/simulator';
import { Dice, type DiceState } from '../kit/dice/dice';
import { diceStateIn } from '../kit/dice/plugin';
import type { Seat, Side, Stacked } from '../kit/frame';
import type { AnyGame } from '../kit/game';
import { journalOf } from '../kit/journal';
import { plain } from '../kit/json';
import type { Argument } from '../kit/move';

/** At most so many states of a match are kept, at even distances; and so many between two of them, where somebody has looked last. */
const MOST_KEPT = 64;
const MOST_NEAR = 8;
/** What a move weighs in memory, about, in bytes. */
const BYTES_PER_MOVE = 200;

/** The place that a match comes to by a move, or at its beginning. */
interface Place {
  /** boardgame.io's number of the state in which it came there first. */
  state: number;
  /** How many moves lead there, without those taken back. */
  moves: number;
  /** The place before, and what led from there; null at the beginning. */
  led: { from: Place; made: Made } | null;
}

/** A move as the log of a match tells it. */
interface Made {
  seat: Seat;
  side: Side;
  move: string;
  args: readonly Argument[];
}

/** A state as it is kept. */
interface Kept extends Position<Stacked> {
  dice: DiceState;
}

/**
 * Comes to every position of a match from its first state and its log, as the simulator does. It believes the log: a move in it was legal. It keeps
 * a state every so many moves, so that no position is far from one; the longer the match, the farther apart they are. A state in which moves stood that were
 * taken back later is as it was then.
 */
export class Playback {
  readonly #rulebook: AnyGame['rulebook'];
  /** By boardgame.io's number of a state, where the match stands in it. */
  readonly #places: Place[];
  readonly #kept = new Map<Place, string>();
  #near = new Map<Place, string>();
  #every = 1;

  /** Begins with the first state of a match, whose log is {@link add}ed. Throws when its dice have no key. */
  constructor({ rulebook }: Pick<AnyGame, 'rulebook'>, { G, ctx, plugins, _stateID }: State<Stacked>) {
    const dice = diceStateIn(plugins);
    if (dice === null) throw new Error('The match began without dice of its own key');
    if (_stateID !== 0) throw new Error('The first state of the match is not the first');
    this.#rulebook = rulebook;
    const begins = { state: 0, moves: 0, led: null };
    this.#places = [begins];
    this.#kept.set(begins, textOf({ G, ctx, dice }));
  }

  /** boardgame.io's number of the last state that the log tells of so far. */
  get last(): number {
    return this.#places.length - 1;
  }

  /** What it weighs in memory, about, in bytes. */
  get bytes(): number {
    let bytes = this.#places.length * BYTES_PER_MOVE;
    for (const kept of [this.#kept, this.#near]) for (const text of kept.values()) bytes += text.length;
    return bytes;
  }

  /** Goes on with entries of the log from the {@link last} state on. Throws when they do not follow, or are of an early release. */
  add(log: readonly LogEntry[]): void {
    for (const entry of log) {
      if (entry.action.type !== 'MAKE_MOVE') continue;
      const { last } = this;
      const from = this.#places[last];
      if (entry._stateID !== last)
        throw new Error(`The log of the match does not tell what was done in state ${last}`);
      if (entry.action.payload.type === 'undo') this.#places.push(from.led?.from ?? from);
      else this.#places.push({ state: last + 1, moves: from.moves + 1, led: { from, made: madeIn(entry) } });
    }
  }

  /**
   * Comes to the position in the state of a number: yields after each move that it makes, and returns `G` and `ctx`, with every seat's secrets.
   * (`ctx` counts turns without those that were taken back.) Throws when there is no such state.
   */
  *to(state: number): Generator<void, Position<Stacked>, void> {
    const place = this.#places[state];
    if (place === undefined) throw new RangeError(`The match has no state ${state}`);
    const way: Place[] = [];
    let from = place;
    while (this.#textAt(from) === undefined && from.led !== null) {
      way.push(from);
      from = from.led.from;
    }
    const { dice: begins, ...position }: Kept = JSON.parse(this.#textAt(from) ?? '');
    const dice = new Dice(begins);
    let simulator = new Simulator(this.#rulebook, position, dice);
    const near = new Map<Place, string>();
    const apart = Math.ceil(way.length / MOST_NEAR);
    for (let left = way.length - 1; left >= 0; left--) {
      const here = way[left];
      if (here.led !== null) makeIn(simulator, here.led.made);
      const { ctx } = simulator;
      const G = plain(simulator.G);
      if (G !== simulator.G) simulator = new Simulator(this.#rulebook, { G, ctx }, dice);
      const isDue = here.moves % this.#every === 0;
      if (isDue || left % apart === 0) {
        const text = textOf({ G, ctx, dice: dice.state });
        if (isDue) this.#keep(here, text);
        else near.set(here, text);
      }
      yield;
    }
    if (near.size > 0) this.#near = near;
    return { G: simulator.G, ctx: simulator.ctx };
  }

  #textAt(place: Place): string | undefined {
    return this.#kept.get(place) ?? this.#near.get(place);
  }

  #keep(place: Place, text: string): void {
    this.#kept.set(place, text);
    while (this.#kept.size > MOST_KEPT) {
      this.#every *= 2;
      for (const place of this.#kept.keys()) if (place.moves % this.#every !== 0) this.#kept.delete(place);
    }
  }
}

function textOf(kept: Kept): string {
  return JSON.stringify(kept);
}

function madeIn(entry: LogEntry): Made {
  const { type: move, args: sent, playerID: seat } = entry.action.payload;
  const [told] = journalOf([entry]);
  const args: readonly unknown[] = sent ?? [];
  if (told === undefined || !args.every(isArgument))
    throw new Error(`The log of the match does not tell which move was made in state ${entry._stateID}`);
  return { seat, side: told.side, move, args };
}

function isArgument(value: unknown): value is Argument {
  return typeof value === 'string' || typeof value === 'number';
}

function makeIn(simulator: Simulator<Stacked>, { seat, side, move, args }: Made): void {
  if (move === 'resign') simulator.resign(seat);
  else simulator.make(side, { move, args });
}
