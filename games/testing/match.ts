import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { drawMove } from '../kit/drawing';
import type { Stacked } from '../kit/frame';
import type { RubiconGame } from '../kit/game';
import { clone } from '../kit/json';
import { legalMoves } from '../kit/legality';
import type { LegalMove } from '../kit/move';
import type { Rulebook } from '../kit/rulebook';
import { seatsDeciding, sidesAt, sideToDecide } from '../kit/seats';
import { admitting } from '../kit/table';
import { pickFrom, seeded } from './chance';
import { OF_ALL } from './moves';

/** A move as it is sent: by whom, which, with what. */
export interface SentMove {
  /** The seat that sends it. */
  seat: string;
  /** Its name. */
  move: string;
  /** Its arguments, in order. */
  args: readonly unknown[];
}

/** A match played through boardgame.io's own reducer, without network or storage. */
export class Match<G extends Stacked> {
  /** boardgame.io's state as it stands now. */
  state: State<G>;
  private readonly reducer;

  /** Begins the match whose dice follow from a seed. Throws when the options or the number of players do not suit the game. */
  constructor(
    /** The game that is played. */
    readonly game: RubiconGame<G>,
    seed: number,
    setupData: Record<string, string> = {},
    /** How many seats it has; left out: the most. */
    readonly players = game.maxPlayers,
  ) {
    const seededGame = seeding(game, seed);
    this.reducer = CreateGameReducer({ game: seededGame });
    this.state = InitializeGame({ game: seededGame, numPlayers: players, setupData });
  }

  /** True once the game has ended. */
  get over(): boolean {
    return this.state.ctx.gameover !== undefined;
  }

  /** All seats of the match, in order. */
  get allSeats(): readonly string[] {
    return this.state.ctx.playOrder;
  }

  /** The seats that may act, in order: those that decide, and those that may do something out of turn; none once the game has ended. */
  get seats(): string[] {
    const { G, ctx } = this.state;
    if (this.over) return [];
    return ctx.playOrder
      .filter((seat) => seatsDeciding(G).includes(seat) || this.outOfTurn(seat).length > 0)
      .sort();
  }

  /** Returns the moves that boardgame.io's bots are offered where the seat decides, and what it may do out of turn where it waits. */
  legal(seat: string): SentMove[] {
    const { G, ctx } = this.state;
    const waits = sideToDecide(G, seat) === null;
    const { ai } = this.game;
    const moves = waits || ai === undefined ? this.outOfTurn(seat) : ai.enumerate(G, ctx, seat);
    return moves.map(({ move, args }) => ({ seat, move, args }));
  }

  private outOfTurn(seat: string): LegalMove[] {
    const { G } = this.state;
    const { rulebook } = this.game;
    return this.over ? [] : sidesAt(G, seat).flatMap((side) => legalMoves(rulebook, G, side));
  }

  /** Makes a move and returns whether the reducer took it. */
  make({ seat, move, args }: SentMove): boolean {
    const before = this.state._stateID;
    const payload = { type: move, args: [...args], playerID: seat, credentials: '' };
    const admitted = admitting(this.game, this.state, seat, move);
    const { transients: _transients, ...state } = this.reducer(admitted, { type: 'MAKE_MOVE', payload });
    if (state._stateID === before) return false;
    this.state = state;
    return true;
  }

  /** Returns a match that goes its own way from here, or from here with another `G`. */
  branch(G: G = this.state.G): Match<G> {
    return this.at({ ...this.state, G });
  }

  /** Returns a match of the same game that goes its own way from a state; its `ctx` is a copy, as boardgame.io counts moves in place. */
  at(state: State<G>): Match<G> {
    const match: Match<G> = Object.create(this);
    match.state = { ...state, ctx: clone(state.ctx) };
    return match;
  }

  /** Returns the state as a server stores it. */
  stored(): string {
    const { deltalog: _deltalog, ...stored } = this.state;
    return JSON.stringify(stored);
  }
}

/** Returns a game whose matches all have the dice of the {@link Match} of a seed. */
function seeding<G extends Stacked>(game: RubiconGame<G>, seed: number): RubiconGame<G> {
  return { ...game, seed: `seed ${seed}` };
}

/** Returns a game whose matches all begin with a decision of a seat: boardgame.io's `Local` asks bots only after somebody has moved. */
export function beginningWith<G extends Stacked>(
  game: RubiconGame<G>,
  seat: string,
  players: number,
): RubiconGame<G> {
  for (let seed = 1; ; seed++)
    if (seatsDeciding(new Match(game, seed, {}, players).state.G).includes(seat)) return seeding(game, seed);
}

/** Returns the numbers of players a game allows, from the least. */
export function numbersOfPlayers({ players: { min, max } }: Pick<Rulebook, 'players'>): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Returns the number of players of the game of a seed: the games of seeds in a row see every number. */
export function playersFor(rulebook: Pick<Rulebook, 'players'>, seed: number): number {
  const numbers = numbersOfPlayers(rulebook);
  return numbers[seed % numbers.length];
}

/** How far away the seed of other options is, where those of a seed do not suit its number of players. */
const OTHER_SEED = 1_000_003;

/** Returns the match of a seed, with options and a number of players of its own. */
export function randomMatch<G extends Stacked>(game: RubiconGame<G>, seed: number): Match<G> {
  const { rulebook } = game;
  const players = playersFor(rulebook, seed);
  let options = randomOptions(rulebook.options, seed);
  for (let other = 1; rulebook.playersError?.(players, options); other++)
    options = randomOptions(rulebook.options, seed + other * OTHER_SEED);
  return new Match(game, seed, options, players);
}

/** More decisions than any game of the package can take. */
const ENDLESS = 20_000;

/**
 * Plays random legal moves to the end and hands the match, and the move last made, to `watch` before every decision and at the end. Throws at a dead end, a
 * refused move or a game that does not end.
 */
export function playRandomly<G extends Stacked>(
  match: Match<G>,
  seed: number,
  watch: (match: Match<G>, made: SentMove | null) => void = () => {},
): number {
  const next = seeded(seed);
  let decisions = 0;
  let made: SentMove | null = null;
  while (!match.over) {
    watch(match, made);
    const moves = choices(match, next);
    if (moves.length === 0) throw new Error(`dead end in step ${JSON.stringify(match.state.G.stack)}`);
    made = pickFrom(moves, next);
    if (!match.make(made)) throw new Error(`legal move refused: ${JSON.stringify(made)}`);
    if (++decisions > ENDLESS) throw new Error(`no end after ${ENDLESS} decisions`);
  }
  watch(match, made);
  return decisions;
}

/** How often random play looks at what bots leave to people, and at seats that do not decide. */
const SELDOM = 0.05;

/** Returns what one of the seats may choose from: of games whose bots leave moves to people, those only now and then. */
function choices<G extends Stacked>(match: Match<G>, next: () => number): SentMove[] {
  const { rulebook } = match.game;
  if (rulebook.bots?.suggest !== undefined && next() < OF_ALL) return drawn(match, next);
  if (rulebook.bots?.reluctance === undefined) return match.legal(pickFrom(match.seats, next));
  const { G } = match.state;
  if (next() >= SELDOM) return match.legal(pickFrom(seatsDeciding(G), next));
  const seat = pickFrom(match.seats, next);
  const side = sideToDecide(G, seat);
  if (side === null) return match.legal(seat);
  return legalMoves(rulebook, G, side).map((move) => ({ seat, ...move }));
}

function drawn<G extends Stacked>(match: Match<G>, next: () => number): SentMove[] {
  const { rulebook } = match.game;
  const { G } = match.state;
  const seat = pickFrom(seatsDeciding(G), next);
  const side = sideToDecide(G, seat);
  const move = side === null ? null : drawMove(rulebook, G, side, next);
  return move === null ? [] : [{ seat, ...move }];
}

/** Returns the options of a random game: one choice for each, so that seeds cover them all. */
export function randomOptions(
  options: readonly { id: string; choices: readonly { value: string }[] }[],
  seed: number,
): Record<string, string> {
  const next = seeded(seed + 1);
  return Object.fromEntries(options.map(({ id, choices }) => [id, pickFrom(choices, next).value]));
}
