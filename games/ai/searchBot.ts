import type { Ctx, Game, State } from 'boardgame.io';
import { Bot } from 'boardgame.io/ai';
import { drawWilling } from '../kit/drawing';
import type { Seat, SideOf, Stacked } from '../kit/frame';
import { type BotGame, isBotGame, type RubiconGame } from '../kit/game';
import { consideredMoves, isAskedBlindly, isForced, legalMove, nextArguments } from '../kit/legality';
import type { LegalMove } from '../kit/move';
import { NO_CHANCE } from '../kit/random';
import type { BotRulebook, Rulebook } from '../kit/rulebook';
import { sidesAt, sideToDecide } from '../kit/seats';
import { Alea } from './alea';
import { doubtAmong } from './doubt';
import { leadsOn, thoughtOf } from './explaining';
import { type Level, type LevelId, levelOf, timeForTurn } from './levels';
import { Phase } from './pacing';
import { Search, type Trees } from './search';
import { Simulator } from './simulator';
import type { Thought } from './thought';

type Enumerate = ConstructorParameters<typeof Bot>[0]['enumerate'];
type BotAction = Awaited<ReturnType<Bot['play']>>['action'];

/** What boardgame.io's `Local` and debug panel hand to a bot. */
export interface BotParts {
  /** The game it is to play: one of the package, with bots. */
  game: Game;
  /** The game's `ai.enumerate`, which boardgame.io hands to every bot. */
  enumerate: Enumerate;
  /** Makes the bot play the same from the same state, as long as iterations and not time limit it. */
  seed?: string | number | undefined;
  /** Told from time to time how far the search is. */
  iterationCallback?(progress: Progress): void;
}

/** How far a search is, in the form boardgame.io's debug panel draws. */
export interface Progress {
  /** Iterations done. */
  iterationCounter: number;
  /** Iterations at most. */
  numIterations: number;
  /** What it has done so far. */
  metadata: SearchReport;
}

/** What a search did. */
export interface SearchReport {
  /** Iterations done. */
  iterations: number;
  /** Decisions simulated. */
  decisions: number;
  /** How long it took. */
  milliseconds: number;
  /** The moves tried, the most tried first, with how often and what they were worth to the seat (0 to 1). */
  moves: { move: string; args: readonly unknown[]; visits: number; value: number }[];
}

/** What a bot answers: boardgame.io's action, and how it came to it. */
export interface BotAnswer {
  /** The action to dispatch, a `MAKE_MOVE`; undefined where the seat has nothing to decide. */
  action: BotAction;
  /** What the search did; absent where there was none. */
  metadata?: SearchReport;
}

/** What a bot does on end, as boardgame.io's actions, of which each is to be made on the state that the one before has led to. */
export interface BotDeed {
  /** The actions, in order. */
  actions: BotAction[];
  /** True where it had no choice, or is asked whether or not it has one: then it need not take any time to be followed. */
  isForced: boolean;
  /** What it has thought of each decision that it has searched; only if it was asked to explain itself. */
  thoughts?: Thought[];
}

/** How a bot is to think of a deed. */
export interface Thinking {
  /** Ends it: what was asked rejects with its reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds left for what it does, instead of those left of its turn: each decision takes a share of them at most. */
  milliseconds?: number | undefined;
  /** Whether it is to tell what it has thought. It tells what only its seat knows, too: its cards, its plans. */
  explains?: boolean | undefined;
}

/** A bot as boardgame.io makes it: `new Bot({ game, enumerate })`. */
export type BotClass = new (parts: BotParts) => SearchBot;

/** How long the search goes on before it lets other work in, in milliseconds. */
const SLICE = 25;

/** So many moves are made as one deed at the most: a message to the server holds no more. */
export const LONGEST_DEED = 60;

/** A decision takes at most this share of the time that is left for the turn, but may always take so many milliseconds. */
const SHARE = 2 / 5;
const SHORTEST_THOUGHT = 40;

/** Of the time for a decision at least this share is used: the fewest tries tell how open it is. */
const FIRST_LOOK = 0.15;

/** How many times as fast as so far a search may become, as it is estimated: then what is decided stays decided. */
const FASTER = 1.5;

/**
 * A bot for any game of the package, which searches by information-set Monte Carlo tree search. It looks at nothing but what its seat sees,
 * even when it is handed the whole state, and rolls dice of its own. Like boardgame.io's `MCTSBot` it has the options
 * `iterations` and `async`, and `milliseconds` for a decision besides, which `setOpt` and the debug panel's kind of form can change. What it
 * does in a turn takes little more than two decisions may: it thinks longest about what stays open, and hardly about what is plain.
 *
 * Keep one instance for a seat of a match: when it decides again at once, it goes on with the tree it has.
 */
export class SearchBot extends Bot {
  readonly #game: BotGame;
  readonly #level: Level;
  readonly #chance: Alea;
  readonly #report: BotParts['iterationCallback'];
  /** The turn that it is asked in, and what it has thought in it. */
  readonly #phase = new Phase(() => performance.now());
  #kept: { stateID: number; seat: Seat; trees: Trees } | undefined;

  /** Throws when the game is not one of the package, or has no bots. */
  constructor({ game, enumerate, seed, iterationCallback }: BotParts, level = levelOf('normal')) {
    super(seed === undefined ? { enumerate } : { enumerate, seed });
    this.#game = botGame(game);
    this.#level = level;
    this.#chance = new Alea(`bot ${this.random()}`);
    this.#report = iterationCallback;
    this.addOpt({ key: 'async', initial: true });
    this.addOpt({ key: 'iterations', initial: level.iterations, range: { min: 1, max: 20_000 } });
    this.addOpt({ key: 'milliseconds', initial: level.milliseconds, range: { min: 1, max: 30_000 } });
  }

  /**
   * Returns the move a seat makes for the side it has to decide for; its action is undefined when it has nothing to decide, as
   * that of boardgame.io's own bots is. Rejects with the signal's reason when it is aborted.
   */
  override async play(state: State, seat: Seat, signal?: AbortSignal): Promise<BotAnswer> {
    const { G, ctx, _stateID } = state;
    const left = this.#timeLeft(state);
    const asked = this.#phase.ask();
    const answer = await this.#decide({ G, ctx, stateID: _stateID, seat }, this.#timeOf(left), signal);
    asked.thought();
    return answer;
  }

  /**
   * Returns what a seat does on end for the side it has to decide for, see `deed.ts` of the kit: as many moves as follow from what the
   * seat sees, none where it has nothing to decide. Whether the side is asked blindly for the next one ends it, too, so that nobody learns
   * by the time it takes. Rejects with the signal's reason when it is aborted.
   */
  async deed(
    state: State,
    seat: Seat,
    { signal, milliseconds, explains = false }: Thinking = {},
  ): Promise<BotDeed> {
    const given = milliseconds ?? this.#timeLeft(state);
    const asked = this.#phase.ask();
    const deed = await this.#deed(state, seat, { signal, milliseconds: given, explains });
    asked.thought();
    return deed;
  }

  async #deed(
    state: State,
    seat: Seat,
    { signal, milliseconds, explains }: Thinking & { milliseconds: number },
  ): Promise<BotDeed> {
    const { rulebook } = this.#game;
    const side = sideToDecide(state.G, seat);
    const deed: BotDeed = { actions: [], isForced: true, ...(explains && { thoughts: [] }) };
    if (side === null) return deed;
    const began = performance.now();
    const sides = sidesAt(state.G, seat);
    const simulation = new Simulator(
      rulebook,
      { G: rulebook.view(state.G, sides), ctx: state.ctx },
      NO_CHANCE,
    );
    for (;;) {
      const { G, ctx } = simulation;
      const isBlind = isAskedBlindly(rulebook, G);
      const isFree = isBlind || isForced(rulebook, G, side);
      if (isBlind && deed.actions.length > 0) return deed;
      const left = milliseconds - (performance.now() - began);
      const stateID = state._stateID + deed.actions.length;
      const explain = (thought: Thought) => deed.thoughts?.push(thought);
      const asked = { G, ctx, stateID, seat, ...(explains && { explain }) };
      const { action } = await this.#decide(asked, this.#timeOf(left), signal);
      if (action === undefined) return deed;
      deed.actions.push(action);
      deed.isForced &&= isFree;
      if (isBlind || deed.actions.length === LONGEST_DEED) return deed;
      if (!goesOn(rulebook, simulation, side, action)) return deed;
    }
  }

  /** Returns how many milliseconds are left of the turn that a state belongs to. */
  #timeLeft(state: State): number {
    this.#phase.enter(state);
    return this.#phase.left(timeForTurn(Number(this.getOpt('milliseconds'))));
  }

  /** Returns how many of the milliseconds left a decision may take. */
  #timeOf(left: number): number {
    return Math.min(Number(this.getOpt('milliseconds')), Math.max(SHORTEST_THOUGHT, left * SHARE));
  }

  async #decide(
    { G: shown, ctx, stateID, seat, explain }: Asked,
    milliseconds: number,
    signal?: AbortSignal,
  ): Promise<BotAnswer> {
    signal?.throwIfAborted();
    const { rulebook } = this.#game;
    const G = rulebook.view(shown, sidesAt(shown, seat));
    const moves = this.enumerate(G, ctx, seat);
    const side = sideToDecide(G, seat);
    if (side === null) return { action: this.random(moves) };
    const isPlain = moves.length === 1;
    if (isPlain && rulebook.bots.suggest === undefined) return { action: moves[0] };
    if (this.#level.iterations === 0) return { action: this.#anyLegal({ G, side, seat }, moves) };
    if (isAskedBlindly(rulebook, G)) {
      const best = mostPromising(rulebook, G, side);
      return { action: moves.find(({ payload }) => isMove(payload, best)) ?? this.random(moves) };
    }

    const { horizon, exploration, noise, slips } = this.#level;
    if (slips > 0 && this.#chance.next() < slips)
      return { action: this.#astray({ G, side, seat }, this.random(moves)) };
    if (isPlain) return { action: moves[0] };
    const kept = this.#kept;
    const goesOn = kept?.stateID === stateID && kept.seat === seat;
    const settings = { horizon, exploration, noise };
    const trees = goesOn ? kept.trees : undefined;
    const started = performance.now();
    const search = new Search(rulebook, { G, ctx }, seat, this.#chance, settings, trees);
    await this.#think(search, { started, end: started + milliseconds }, signal);
    const tried = search.tried();
    const best = tried[0]?.move;
    explain?.(thoughtOf(rulebook, { G, ctx }, side, tried));
    const chosen = moves.find(({ payload }) => isMove(payload, best)) ?? this.random(moves);
    this.#kept = best ? { stateID: stateID + 1, seat, trees: search.treesAfter(best) } : undefined;
    return { action: chosen, metadata: reportOf(search, started) };
  }

  /** Returns any of the moves considered; in a game where those are a few of many, any legal one that is not left to people. */
  #anyLegal({ G, side, seat }: Decider, considered: readonly BotAction[]): BotAction {
    const { rulebook } = this.#game;
    if (rulebook.bots.suggest === undefined) return this.random([...considered]);
    const drawn = drawWilling(rulebook, G, side, () => this.#chance.next());
    return drawn === null ? this.random([...considered]) : actionOf(drawn, seat);
  }

  /** Returns a move as it is; in a game where only a few of many are considered, with any last argument that is legal instead of its own. */
  #astray({ G, side, seat }: Decider, action: BotAction): BotAction {
    const { rulebook } = this.#game;
    const { type: move, args } = action.payload;
    if (rulebook.bots.suggest === undefined || !Array.isArray(args) || args.length === 0) return action;
    const begun = args.slice(0, -1);
    const last = this.random(nextArguments(rulebook, G, side, move, begun));
    return actionOf({ move, args: [...begun, last] }, seat);
  }

  async #think(search: Search<Stacked>, { started, end }: Span, signal?: AbortSignal): Promise<void> {
    const iterations = Number(this.getOpt('iterations'));
    const isTimeUp = () => performance.now() >= end;
    let sliceEnd = started + SLICE;
    while (search.root.visits < iterations || search.iterations === 0) {
      search.iterate(isTimeUp);
      const now = performance.now();
      if (now >= end) return;
      const used = (now - started) / (end - started);
      if (used >= FIRST_LOOK && used >= doubtIn(search)) return;
      const inTime = (FASTER * search.iterations * (end - now)) / (now - started);
      if (search.isDecided(Math.min(iterations - search.root.visits, inTime))) return;
      if (now < sliceEnd) continue;
      this.iterationCounter = search.root.visits;
      this.#report?.({
        iterationCounter: search.root.visits,
        numIterations: iterations,
        metadata: reportOf(search, started),
      });
      if (this.getOpt('async')) await pause();
      signal?.throwIfAborted();
      sliceEnd = performance.now() + SLICE;
    }
  }
}

/** Returns how open the choice still is, see {@link doubtAmong}. */
function doubtIn(search: Search<Stacked>): number {
  return doubtAmong(search.tried().map((node) => ({ visits: node.visits, worth: search.worth(node) })));
}

/** What a seat decides: the state, of which it may see more than it should, and the state's number. */
interface Asked {
  G: Stacked;
  ctx: Ctx;
  stateID: number;
  seat: Seat;
  /** Is told what is thought of it, if it is searched. */
  explain?(thought: Thought): void;
}

/** A seat that decides, the side for which it does, and what it sees. */
interface Decider {
  G: Stacked;
  side: string;
  seat: Seat;
}

/** From when to when a search may go on. */
interface Span {
  started: number;
  end: number;
}

/** Makes an action as far as a seat can foresee what it leads to, and returns whether its side goes on. */
function goesOn(
  rulebook: Rulebook<Stacked>,
  simulation: Simulator<Stacked>,
  side: string,
  { payload: { type, args } }: BotAction,
): boolean {
  const sent = { move: type, args: Array.isArray(args) ? args : [] };
  const move = legalMove(rulebook, simulation.G, side, sent);
  return move !== null && leadsOn(simulation, side, move);
}

function actionOf({ move, args }: LegalMove, seat: Seat): BotAction {
  return { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID: seat } };
}

/** Returns the bots of a level, to be made one for a seat; for `Local({ bots })` see botsAt. Throws for an unknown level. */
export function botAt(id: LevelId): BotClass {
  const level = levelOf(id);
  return class extends SearchBot {
    constructor(parts: BotParts) {
      super(parts, level);
    }
  };
}

function reportOf(search: Search<Stacked>, started: number): SearchReport {
  const moves = search
    .tried()
    .flatMap(({ move, visits, value }) => (move === null ? [] : [{ ...move, visits, value }]));
  return {
    iterations: search.iterations,
    decisions: search.decisions,
    milliseconds: performance.now() - started,
    moves,
  };
}

/** Returns what looks best at a glance: who answers at once whatever he holds gives nothing away by the time he takes. */
function mostPromising<G extends Stacked>(rulebook: BotRulebook<G>, G: G, side: SideOf<G>): LegalMove {
  const moves = consideredMoves(rulebook, G, side);
  const weights = rulebook.bots.policy(G, side, moves);
  return moves[weights.indexOf(Math.max(...weights))];
}

function isMove({ type, args }: BotAction['payload'], move: LegalMove | null | undefined): boolean {
  if (!move || type !== move.move || !Array.isArray(args) || args.length !== move.args.length) return false;
  return args.every((arg, index) => arg === move.args[index]);
}

function botGame(game: Game): BotGame {
  if (!isRubiconGame(game)) throw new Error(`${game.name ?? 'the game'} is not a game of this package`);
  if (!isBotGame(game)) throw new Error(`There are no bots for ${game.name}: its rulebook has no bots`);
  return game;
}

function isRubiconGame(game: object): game is RubiconGame {
  return 'rulebook' in game;
}

/** Lets the event loop go round. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
