import type { Ctx, DefaultPluginAPIs, Game, LongFormMove, StageMap, State } from 'boardgame.io';
import { type About, aboutOf } from './about';
import { canTakeBack } from './deed';
import { diceAPI, dicePlugin } from './dice/plugin';
import type { Seat, Side, SideOf, Stacked } from './frame';
import { isOver, topFrame } from './frame';
import type { LogMetadata, Opened } from './journal';
import { clone, plain } from './json';
import { consideredMoves, isOutOfTurn } from './legality';
import { makeMove, proceed, refuseDeadEnd, resign } from './make';
import { refuseWrongNames } from './names';
import { type Options, optionError, withDefaults } from './options';
import { phaseOf } from './phases';
import { Play } from './play';
import { NO_CHANCE, type Random } from './random';
import { gameOverOf } from './result';
import { type BotRulebook, hasBots, type Rulebook, seatingOf, setUp } from './rulebook';
import { sidesAt, sideToDecide } from './seats';
import { isDecision, type Step } from './step';
import { currentSeat, OUT_OF_TURN, refuseWrongSeats, sameStages, stagesOf } from './table';
import { mayHear } from './talking';
import { MOST_TAKEN_BACK, takenBack, type UndoAPI, undoAPI, undoPlugin } from './undo';

type Move<G> = LongFormMove<G>;
type Events = DefaultPluginAPIs['events'];
type Sent = { move: string; args: readonly unknown[] };

/** What boardgame.io lets a `Game` leave out and none of this package does. */
export type GivenByGame = 'minPlayers' | 'maxPlayers' | 'setup' | 'validateSetupData' | 'playerView';

/** What boardgame.io's bots ask of a game, which ours ask, too. */
export interface BotMoves<G extends Stacked> {
  /** Returns the moves that bots consider where a seat decides, from what it sees: whoever is handed the whole state is told no more. */
  enumerate(G: G, ctx: Ctx, seat: Seat): { move: string; args: unknown[] }[];
  /** Returns what boardgame.io's `MCTSBot` strives for where a seat decides, by name: a playout ends with `weight` as soon as `checker` holds. */
  objectives(
    G: G,
    ctx: Ctx,
    seat?: Seat,
  ): Record<string, { checker(G: G, ctx: Ctx): boolean; weight: number }>;
}

/** What boardgame.io's server and bots, and ours, ask of a `Game` of this package besides. */
export interface GameAdditions<G extends Stacked> {
  /** The id of the game. */
  name: string;
  /** The version of the shape of `G`. */
  stateVersion: number;
  /** Turns a state of an older version into one of this version. */
  migrate?(state: State, version: number): State<G>;
  /** Returns why a state of this version cannot be played with this game, or null when it can. */
  refusal?(state: State<G>): string | null;
  /** Says whether a seat, or a spectator (null), may hear what another seat says; left out where all may. */
  mayHear?(state: State<G>, listener: Seat | null, speaker: Seat): boolean;
  /** Returns what a match of so many players is, for who has not yet come to it. Throws when so many cannot play. */
  about(players: number, setupData?: Options): About;
  /** What the game was made from, for bots and boards. */
  rulebook: Rulebook<G>;
  /** What boardgame.io's bots and ours need; left out where the rulebook has no `bots`. */
  ai?: BotMoves<G>;
}

/** A boardgame.io `Game` of this package. */
export type RubiconGame<G extends Stacked = Stacked> = Omit<Game<G>, keyof GameAdditions<G>> &
  Required<Pick<Game<G>, GivenByGame>> &
  GameAdditions<G>;

/** A boardgame.io `Game` of this package that bots can play. */
export type BotGame<G extends Stacked = Stacked> = RubiconGame<G> & {
  /** What the game was made from. */
  rulebook: BotRulebook<G>;
  /** What bots ask. */
  ai: BotMoves<G>;
};

/** One of several games, as in a list of them: a `Client` of it knows of its `G` what every game's has. */
export type AnyGame = Game & Required<Pick<Game, GivenByGame>> & GameAdditions<Stacked>;

/** boardgame.io's own constant, repeated because its ES modules cannot be imported by Node. */
const INVALID_MOVE = 'INVALID_MOVE';

/** Says whether bots can play a game: its rulebook tells what they have to know. */
export function isBotGame<G extends Stacked>(game: RubiconGame<G>): game is BotGame<G> {
  return hasBots(game.rulebook);
}

/**
 * Makes the boardgame.io `Game` of a rulebook.
 *
 * Phases, turns and stages follow the stack: the top frame's step is the stage of the seats that decide it, the phase is
 * the one that lists the step, and a turn lasts while phase and {@link Rulebook.currentSide} stay. Every move runs on
 * the server only and is redacted from the log, whose public metadata are the {@link LogMetadata}. Besides the
 * rulebook's own moves there are `undo` and `resign`, the latter at any time; see `docs/package.md`. Moves return a new state, frozen at its top so that
 * boardgame.io's immer does not walk through it. Throws when the rulebook has a step or an action of a name that is taken, or a step declines by what is no action of it.
 */
export function createGame<G extends Stacked>(rulebook: BotRulebook<G>): BotGame<G>;
export function createGame<G extends Stacked>(rulebook: Rulebook<G>): RubiconGame<G>;
export function createGame<G extends Stacked>(rulebook: Rulebook<G>): RubiconGame<G> {
  refuseWrongNames(rulebook);
  const { migrate, refusal } = rulebook;
  const phaseNames = Object.keys(rulebook.phases);

  const phase = (name: string) => ({
    start: name === phaseNames[0],
    turn: {
      order: {
        first: ({ G, ctx }: { G: G; ctx: Ctx }) => ctx.playOrder.indexOf(currentSeat(rulebook, G)),
        next: ({ G, ctx }: { G: G; ctx: Ctx }) => ctx.playOrder.indexOf(currentSeat(rulebook, G)),
      },
      onBegin: ({ G, ctx, events }: { G: G; ctx: Ctx; events: Events }) => begin(G, ctx, events),
      stages: { ...stagesIn(rulebook.phases[name]), [OUT_OF_TURN]: stage({}) },
    },
  });

  const stagesIn = (steps: Record<string, Step<G>>): StageMap<G> => {
    const stages: StageMap<G> = {};
    for (const [name, step] of Object.entries(steps))
      if (isDecision(step)) stages[name] = stage(step.actions, step);
    return stages;
  };

  const stage = (actions: Record<string, unknown>, step?: Step<G>): StageMap<G>[string] => {
    const moves: Record<string, Move<G>> = {};
    for (const name of Object.keys({ ...rulebook.outOfTurn, ...actions })) moves[name] = ruleMove(name, step);
    if (step !== undefined) moves.undo = undoMove;
    return { moves: withoutPrototype({ ...moves, resign: resignMove }) };
  };

  const ruleMove = (name: string, step: Step<G> | undefined): Move<G> => ({
    ...serverOnly,
    ignoreStaleStateID: step === undefined || (isDecision(step) && step.simultaneous === true),
    move({ ctx, playerID, events, log, ...plugins }, ...args) {
      const undo = undoAPI<G>(plugins);
      const sent = { move: name, args };
      const made = makeMoveAt(rulebook, undo.G, playerID, sent, diceAPI(plugins));
      if (made === null) return INVALID_MOVE;
      const { play, side } = made;
      const step = isOutOfTurn(rulebook, undo.G, side, name) ? null : topFrame(undo.G).step;
      log.setMetadata({ side, step, lines: play.lines } satisfies LogMetadata);
      undo.set(takeback(undo, play, playerID, side, sent));
      follow(play, ctx, events);
      return Object.freeze(plain(play.G));
    },
  });

  const undoMove: Move<G> = {
    ...serverOnly,
    move({ ctx, playerID, events, ...plugins }, ...args) {
      const undo = undoAPI<G>(plugins);
      const past = undo.get();
      if (past === null || past.seat !== playerID || args.length > 0) return INVALID_MOVE;
      const { G, left } = takenBack(past, (before, side, sent) => {
        return makeMove(rulebook, before, side, sent, NO_CHANCE)?.G ?? before;
      });
      undo.set(left);
      follow({ G, result: null }, ctx, events);
      return Object.freeze(plain(G));
    },
  };

  const resignMove: Move<G> = {
    ...serverOnly,
    ignoreStaleStateID: true,
    move({ ctx, playerID, events, log, ...plugins }, ...args) {
      const undo = undoAPI<G>(plugins);
      const sides = sidesAt(undo.G, playerID);
      if (args.length > 0 || sides.length === 0) return INVALID_MOVE;
      const [side] = sides;
      const play = new Play(clone(undo.G), diceAPI(plugins), rulebook.battles);
      const names = rulebook.sides.filter(({ id }) => sides.includes(id)).map(({ name }) => name);
      play.journal('', `${names.join(' and ')} ${names.length === 1 ? 'resigns' : 'resign'}.`);
      resign(rulebook, play, sides);
      refuseDeadEnd(rulebook, play);
      log.setMetadata({ side, step: null, lines: play.lines } satisfies LogMetadata);
      undo.set(null);
      follow(play, ctx, events);
      return Object.freeze(plain(play.G));
    },
  };

  const begin = (G: G, ctx: Ctx, events: Events) => {
    if (phaseOf(rulebook, G) === ctx.phase) activate(G, ctx, events);
    else events.setPhase(phaseOf(rulebook, G));
  };

  const activate = (G: G, ctx: Ctx, events: Events) => {
    const value = stagesOf(G);
    refuseWrongSeats(ctx, value);
    events.setActivePlayers({ value });
  };

  const takeback = (undo: UndoAPI<G>, play: Play<G>, seat: Seat, side: Side, sent: Sent) => {
    if (!canTakeBack(play, seat)) return null;
    const past = undo.get();
    return past?.seat === seat && past.side === side && past.moves.length < MOST_TAKEN_BACK
      ? { ...past, moves: [...past.moves, sent] }
      : { seat, side, before: undo.G, moves: [sent] };
  };

  const follow = ({ G, result }: Pick<Play<G>, 'G' | 'result'>, ctx: Ctx, events: Events) => {
    if (result !== null) events.endGame(gameOverOf(G, result));
    else if (phaseOf(rulebook, G) !== ctx.phase) events.setPhase(phaseOf(rulebook, G));
    else if (currentSeat(rulebook, G) !== ctx.currentPlayer) events.endTurn();
    else if (!sameStages(stagesOf(G), ctx.activePlayers)) activate(G, ctx, events);
  };

  return {
    name: rulebook.id,
    minPlayers: rulebook.players.min,
    maxPlayers: rulebook.players.max,
    disableUndo: true,
    stateVersion: rulebook.stateVersion,
    ...(migrate && { migrate: (state, version) => migrated(rulebook, state, migrate(state.G, version)) }),
    ...(refusal && { refusal: ({ G }) => refusal(G) }),
    ...(rulebook.mayTalk && {
      mayHear: ({ G }, listener, speaker) => mayHear(rulebook, G, listener, speaker),
    }),
    about: (players, setupData) => aboutOf(rulebook, players, setupData),
    rulebook,
    events: NO_EVENTS,
    plugins: [dicePlugin(), undoPlugin<G>()],
    validateSetupData: (setupData, players) =>
      optionError(rulebook, setupData) ??
      rulebook.playersError?.(players, withDefaults(rulebook, setupData)) ??
      undefined,
    setup({ ctx, ...plugins }, setupData) {
      const problem = optionError(rulebook, setupData);
      if (problem !== undefined) throw new Error(problem);
      const options = withDefaults(rulebook, setupData);
      const seats = seatingOf(rulebook, ctx.numPlayers, options);
      const dice = diceAPI(plugins);
      const play = new Play(setUp(rulebook, { options, seats, random: dice }), dice, rulebook.battles);
      proceed(rulebook, play);
      refuseDeadEnd(rulebook, play);
      const { G, lines } = play;
      if (rulebook.automaton === undefined || !Object.values(G.seats).includes(null))
        return Object.freeze(plain(G));
      const opened: G & Opened = { ...G, opening: lines };
      return Object.freeze(plain(opened));
    },
    moves: withoutPrototype({}),
    phases: Object.fromEntries(phaseNames.map((name) => [name, phase(name)])),
    playerView: ({ G, playerID }) => rulebook.view(G, sidesAt(G, playerID)),
    ...(hasBots(rulebook) && { ai: botMovesOf(rulebook) }),
  };
}

function botMovesOf<G extends Stacked>(rulebook: BotRulebook<G>): BotMoves<G> {
  return {
    enumerate: (G, _ctx, seat) => {
      const side = sideToDecide(G, seat);
      const seen = rulebook.view(G, sidesAt(G, seat));
      const moves = side === null ? [] : consideredMoves(rulebook, seen, side);
      return moves.map(({ move, args }) => ({ move, args: [...args] }));
    },
    objectives: (G, ctx, seat) => {
      if (isOver(G)) return {};
      const side = sideToDecide(G, seat ?? ctx.currentPlayer) ?? rulebook.currentSide(G);
      return rulebook.bots.objectives(G, side);
    },
  };
}

/** Makes a move for the side that a seat decides, or out of turn for the first side it holds that may make it. */
function makeMoveAt<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  seat: Seat,
  sent: Sent,
  random: Random,
): { play: Play<G>; side: SideOf<G> } | null {
  const deciding = sideToDecide(G, seat);
  for (const side of deciding === null ? sidesAt(G, seat) : [deciding]) {
    const play = makeMove(rulebook, G, side, sent, random);
    if (play !== null) return { play, side };
  }
  return null;
}

/** Returns a state with another `G`, whose steps may have other names, and without what could be taken back of the old one. */
function migrated<G extends Stacked>(
  rulebook: Rulebook<G>,
  { ctx, plugins, ...state }: State,
  G: G,
): State<G> {
  const stands = isOver(G) ? ctx : { ...ctx, ...standing(rulebook, ctx, G) };
  return { ...state, G, ctx: stands, plugins: { ...plugins, undo: { ...plugins.undo, data: null } } };
}

/** Returns where boardgame.io should say that a game stands. */
function standing<G extends Stacked>(rulebook: Rulebook<G>, { playOrder }: Ctx, G: G): Partial<Ctx> {
  const currentPlayer = currentSeat(rulebook, G);
  return {
    phase: phaseOf(rulebook, G),
    currentPlayer,
    playOrderPos: playOrder.indexOf(currentPlayer),
    activePlayers: stagesOf(G),
  };
}

const serverOnly = { client: false, redact: true } as const;

const NO_EVENTS = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  setPhase: false,
  endStage: false,
  setStage: false,
  pass: false,
  setActivePlayers: false,
};

/** boardgame.io looks moves up by a name that clients send: `constructor` must not be found. */
function withoutPrototype<T extends object>(record: T): T {
  Object.setPrototypeOf(record, null);
  return record;
}
