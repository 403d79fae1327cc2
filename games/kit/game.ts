import type { Ctx, DefaultPluginAPIs, Game, LongFormMove, StageMap } from 'boardgame.io';
import { type JournalLine, Play, type Stacked } from './play';
import { legalMoves, optionError, perform, phaseOf, type Rulebook, run, withDefaults } from './rulebook';
import type { Seat, Step } from './step';
import { type UndoAPI, undoAPI, undoPlugin } from './undo';

type Move<G> = LongFormMove<G>;
type Events = DefaultPluginAPIs['events'];

/** A boardgame.io `Game` of this package: what boardgame.io knows, and what its server and bots ask besides. */
export type RubiconGame<G extends Stacked = Stacked> = Omit<Game<G>, 'ai' | 'name'> & {
  name: string;
  stateVersion: number;
  /** What the game was made from, for bots and boards. */
  rulebook: Rulebook<G>;
  ai: {
    enumerate(G: G, ctx: Ctx, seat: Seat): { move: string; args: unknown[] }[];
    objectives(
      G: G,
      ctx: Ctx,
      seat?: Seat,
    ): Record<string, { checker(G: G, ctx: Ctx): boolean; weight: number }>;
  };
};

/** boardgame.io's own constant, repeated because its ES modules cannot be imported by Node. */
const INVALID_MOVE = 'INVALID_MOVE';

/**
 * Makes the boardgame.io `Game` of a rulebook.
 *
 * Phases, turns and stages follow the stack: the top frame's step is the stage of the seats that decide, the
 * phase is the one that lists the step, and a turn lasts while phase and {@link Rulebook.currentPlayer} stay.
 * Every move runs on the server only and is redacted from the log, where {@link JournalLine}s are its metadata.
 * Besides the rulebook's own moves there are `undo` and `resign`. Moves return a new state, frozen at its top so that
 * boardgame.io's immer does not walk through it.
 */
export function createGame<G extends Stacked>(rulebook: Rulebook<G>): RubiconGame<G> {
  const phaseNames = Object.keys(rulebook.phases);
  const seats = rulebook.sides.map((_side, index) => String(index));

  const phase = (name: string) => ({
    start: name === phaseNames[0],
    turn: {
      order: {
        first: ({ G }: { G: G }) => seats.indexOf(rulebook.currentPlayer(G)),
        next: ({ G }: { G: G }) => seats.indexOf(rulebook.currentPlayer(G)),
      },
      onBegin: ({ G, ctx, events }: { G: G; ctx: Ctx; events: Events }) => begin(G, ctx, events),
      stages: mapValues(rulebook.phases[name], stage),
    },
  });

  const stage = (step: Step<G>): StageMap<G>[string] => ({
    moves: withoutPrototype({
      ...mapValues(step.actions, (_action, name) => ruleMove(name, step)),
      undo: undoMove,
      resign: resignMove,
    }),
  });

  const ruleMove = (name: string, step: Step<G>): Move<G> => ({
    ...serverOnly,
    ignoreStaleStateID: step.simultaneous === true,
    move({ ctx, playerID, random, events, log, ...plugins }, ...args) {
      const undo = undoAPI<G>(plugins);
      const before = undo.G;
      const made = { move: name, args };
      const play = perform(rulebook, before, playerID, made, random);
      if (play === null) return INVALID_MOVE;
      log.setMetadata(play.lines);
      undo.set(step.simultaneous ? null : takeback(undo, before, ctx, play, playerID, made));
      follow(play, ctx, events);
      return Object.freeze(play.G);
    },
  });

  const undoMove: Move<G> = {
    ...serverOnly,
    move({ ctx, playerID, random, events, ...plugins }) {
      const undo = undoAPI<G>(plugins);
      const past = undo.get();
      if (past === null || past.seat !== playerID) return INVALID_MOVE;
      const moves = past.moves.slice(0, -1);
      let G = past.before;
      for (const made of moves) G = perform(rulebook, G, playerID, made, random)?.G ?? G;
      undo.set(moves.length === 0 ? null : { ...past, moves });
      follow(new Play(G, random), ctx, events);
      return Object.freeze(G);
    },
  };

  const resignMove: Move<G> = {
    ...serverOnly,
    move({ G, playerID, events, log, ...plugins }) {
      const over = rulebook.resign(G, playerID);
      const line: JournalLine = { text: `${rulebook.sides[Number(playerID)]} resigns.`, rule: '' };
      log.setMetadata([line]);
      undoAPI<G>(plugins).set(null);
      events.endGame(over);
    },
  };

  const begin = (G: G, ctx: Ctx, events: Events) => {
    if (phaseOf(rulebook, G) === ctx.phase) activate(G, events);
    else events.setPhase(phaseOf(rulebook, G));
  };

  const takeback = (
    undo: UndoAPI<G>,
    before: G,
    ctx: Ctx,
    play: Play<G>,
    seat: Seat,
    made: { move: string; args: unknown[] },
  ) => {
    const stays =
      !play.revealed &&
      play.over === null &&
      decides(play.G, seat) &&
      phaseOf(rulebook, play.G) === ctx.phase &&
      rulebook.currentPlayer(play.G) === ctx.currentPlayer;
    if (!stays) return null;
    const past = undo.get();
    return past?.seat === seat ? { ...past, moves: [...past.moves, made] } : { seat, before, moves: [made] };
  };

  const follow = (play: Play<G>, ctx: Ctx, events: Events) => {
    if (play.over !== null) events.endGame(play.over);
    else if (phaseOf(rulebook, play.G) !== ctx.phase) events.setPhase(phaseOf(rulebook, play.G));
    else if (rulebook.currentPlayer(play.G) !== ctx.currentPlayer) events.endTurn();
    else if (!sameStages(stagesOf(play.G), ctx.activePlayers)) activate(play.G, events);
  };

  return {
    name: rulebook.id,
    minPlayers: seats.length,
    maxPlayers: seats.length,
    disableUndo: true,
    stateVersion: rulebook.stateVersion,
    rulebook,
    events: NO_EVENTS,
    plugins: [undoPlugin<G>()],
    validateSetupData: (setupData) => optionError(rulebook, setupData),
    setup({ random }, setupData) {
      const problem = optionError(rulebook, setupData);
      if (problem !== undefined) throw new Error(problem);
      const play = new Play(rulebook.setup(withDefaults(rulebook, setupData), random), random);
      run(rulebook, play);
      return Object.freeze(play.G);
    },
    moves: withoutPrototype({}),
    phases: Object.fromEntries(phaseNames.map((name) => [name, phase(name)])),
    playerView: ({ G, playerID }) => rulebook.view(G, playerID),
    ai: {
      enumerate: (G, _ctx, seat) =>
        legalMoves(rulebook, G, seat).map(({ move, args }) => ({ move, args: [...args] })),
      objectives: (G, ctx, seat) => rulebook.bots.objectives(G, seat ?? ctx.currentPlayer),
    },
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

function activate(G: Stacked, events: Events): void {
  events.setActivePlayers({ value: stagesOf(G) });
}

function stagesOf(G: Stacked): Record<Seat, string> {
  const top = G.stack[G.stack.length - 1];
  return Object.fromEntries(top.seats.map((seat) => [seat, top.step]));
}

function decides(G: Stacked, seat: Seat): boolean {
  const { seats } = G.stack[G.stack.length - 1];
  return seats.length === 1 && seats[0] === seat;
}

function sameStages(a: Record<Seat, string>, b: Record<Seat, string> | null): boolean {
  if (b === null || Object.keys(a).length !== Object.keys(b).length) return false;
  return Object.entries(a).every(([seat, step]) => b[seat] === step);
}

/** boardgame.io looks moves up by a name that clients send: `constructor` must not be found. */
function withoutPrototype<T extends object>(record: T): T {
  Object.setPrototypeOf(record, null);
  return record;
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A, key: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
