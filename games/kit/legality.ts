/* What a side is asked and may do. Everything here works on `G` and, with the same result, on the side's own view. */
import type { Action, Obstacle, Situation } from './action';
import { failureAt, naming, RulesFailure } from './failure';
import { Filtered } from './filtered';
import type { SideOf, Stacked } from './frame';
import { isOver, topFrame } from './frame';
import type { Argument, LegalMove } from './move';
import { stepOf } from './phases';
import type { Rulebook } from './rulebook';
import { sidesDeciding } from './seats';
import { isDecision, type Prompt } from './step';

type Actions<G extends Stacked> = Record<string, Action<G>>;

const NONE = {};

/** Returns what a side is asked, or null when it has nothing to decide. */
export function promptFor<G extends Stacked>(rulebook: Rulebook<G>, G: G, side: SideOf<G>): Prompt | null {
  if (!sidesDeciding(G).includes(side)) return null;
  const step = stepOf(rulebook, topFrame(G).step);
  if (!isDecision(step)) return null;
  return naming(topFrame(G).step, () => step.prompt(situationOf(G, side)));
}

/** Returns all moves a side may make now: those of the step it decides, and what it may do out of turn. */
export function legalMoves<G extends Stacked>(rulebook: Rulebook<G>, G: G, side: SideOf<G>): LegalMove[] {
  return movesIf(rulebook, G, side, () => true);
}

/** Returns the moves a side may make now that bots consider; see {@link BotKnowledge.suggest} and {@link BotKnowledge.reluctance}. */
export function consideredMoves<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
): LegalMove[] {
  const { suggest, reluctance } = rulebook.bots ?? {};
  if (suggest !== undefined && sidesDeciding(G).includes(side)) {
    const suggested = suggest(G, side);
    if (suggested !== null) return suggested;
  }
  if (reluctance === undefined) return legalMoves(rulebook, G, side);
  const willing = movesIf(rulebook, G, side, (move) => reluctance(G, move) === 0);
  if (willing.length > 0) return willing;
  const moves = legalMoves(rulebook, G, side);
  const least = Math.min(...moves.map(({ move }) => reluctance(G, move)));
  return moves.filter(({ move }) => reluctance(G, move) === least);
}

/** Returns the moves a side may make now whose names a test holds for. */
function movesIf<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  test: (move: string) => boolean,
): LegalMove[] {
  if (isOver(G)) return [];
  const moves: LegalMove[] = [];
  const at = situationOf(G, side);
  const { decided, outOfTurn } = actionsFor(rulebook, G, side);
  for (const move in decided) if (test(move)) list(moves, move, decided[move], at);
  for (const move in outOfTurn) if (test(move)) list(moves, move, outOfTurn[move], at);
  return moves;
}

/** What a side may do, whatever it does it with: the name of its moves, and how many arguments they have. */
export interface Possibility {
  /** The name of the moves. */
  move: string;
  /** How many arguments each of them has, 0 to 3. */
  stages: number;
}

/** Returns what a side may do now, without listing all it may be done with. In the order of {@link legalMoves}. */
export function possibilities<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
): Possibility[] {
  if (isOver(G)) return [];
  const at = situationOf(G, side);
  const { decided, outOfTurn } = actionsFor(rulebook, G, side);
  return [...Object.entries(decided), ...Object.entries(outOfTurn)]
    .filter(([, action]) => leadsOn(action, at, []))
    .map(([move, action]) => ({ move, stages: stagesOf(action) }));
}

/** Says whether a side may make any move of the step it decides; no when it does not decide. */
export function canDecide<G extends Stacked>(rulebook: Rulebook<G>, G: G, side: SideOf<G>): boolean {
  const { decided } = actionsFor(rulebook, G, side);
  const at = situationOf(G, side);
  for (const move in decided) if (leadsOn(decided[move], at, [])) return true;
  return false;
}

/** Says whether a side decides that has one legal move and no other, what it may do out of turn apart. */
export function isForced<G extends Stacked>(rulebook: Rulebook<G>, G: G, side: SideOf<G>): boolean {
  if (isOver(G)) return false;
  const at = situationOf(G, side);
  const { decided } = actionsFor(rulebook, G, side);
  const possible = Object.values(decided).filter((action) => leadsOn(action, at, []));
  if (possible.length !== 1) return false;
  const [action] = possible;
  const chosen: Argument[] = [];
  while (chosen.length < stagesOf(action)) {
    const options = listAfter(action, at, chosen).filter((option) =>
      leadsOn(action, at, [...chosen, option]),
    );
    if (options.length !== 1) return false;
    chosen.push(options[0]);
  }
  return true;
}

/** Says whether the step that goes on asks blindly: whether or not a side could do anything; see {@link Decision.blind}. */
export function isAskedBlindly<G extends Stacked>(rulebook: Rulebook<G>, G: G): boolean {
  return !isOver(G) && declining(rulebook, G).length > 0;
}

/**
 * Returns how a side declines that is asked blindly and can do nothing else, so that its answer may be given for it; null
 * where it has something to decide.
 */
export function blindAnswer<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
): LegalMove | null {
  if (!sidesDeciding(G).includes(side)) return null;
  const declines = declining(rulebook, G);
  const { decided } = actionsFor(rulebook, G, side);
  const at = situationOf(G, side);
  const possible = Object.keys(decided).filter((move) => leadsOn(decided[move], at, []));
  if (possible.some((move) => !declines.includes(move))) return null;
  const move = declines.findLast((each) => possible.includes(each));
  return move === undefined ? null : { move, args: [] };
}

const NOTHING: readonly string[] = [];

function declining<G extends Stacked>(rulebook: Rulebook<G>, G: G): readonly string[] {
  const step = stepOf(rulebook, topFrame(G).step);
  return (isDecision(step) && step.blind) || NOTHING;
}

/**
 * Returns the values that a move's next argument may have after those chosen; none when the move is complete with them,
 * or is not legal so.
 */
export function nextArguments<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  move: string,
  chosen: readonly Argument[],
): Argument[] {
  const action = actionOf(rulebook, G, side, move);
  if (action === undefined) return [];
  const at = situationOf(G, side);
  if (!isAvailable(action, at) || !follows(action, at, chosen)) return [];
  return [...listAfter(action, at, chosen)];
}

/**
 * Returns a move a side was sent to make, made of the rulebook's own values, or null when it is not legal. `args` may be
 * anything, as it may come from the wire. Only the path of the move is walked, not the list of all.
 */
export function legalMove<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  { move, args }: { move: string; args: readonly unknown[] },
): LegalMove | null {
  const action = actionOf(rulebook, G, side, move);
  if (action === undefined || args.length !== stagesOf(action)) return null;
  const at = situationOf(G, side);
  return isAvailable(action, at) && follows(action, at, args) ? { move, args } : null;
}

/** Returns a legal move in plain words, or an empty string when the move is not legal. */
export function labelOf<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  made: { move: string; args: readonly unknown[] },
): string {
  const legal = legalMove(rulebook, G, side, made);
  if (legal === null) return '';
  const action = actionOf(rulebook, G, side, made.move);
  return naming(topFrame(G).step, () => action?.label(situationOf(G, side), ...legal.args)) ?? '';
}

/** Returns in a sentence what a side would leave unused by a legal move; null for any other, and when nothing is lost. */
export function forgoneBy<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  made: { move: string; args: readonly unknown[] },
): string | null {
  if (legalMove(rulebook, G, side, made) === null) return null;
  const action = actionOf(rulebook, G, side, made.move);
  return naming(topFrame(G).step, () => action?.forgoes?.(situationOf(G, side))) ?? null;
}

/**
 * Returns why a side may not make a move, or begin it so: why the first of `args` that is not legal may not follow those
 * before it. Null when all are, or when the rules have nothing to say about it.
 */
export function obstacleTo<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  { move, args }: { move: string; args: readonly Argument[] },
): Obstacle | null {
  const action = actionOf(rulebook, G, side, move);
  if (action?.obstacle === undefined) return null;
  const { obstacle } = action;
  const at = situationOf(G, side);
  const mayBegin = isAvailable(action, at);
  for (let length = 1; length <= Math.min(args.length, stagesOf(action)); length++) {
    const chosen = args.slice(0, length);
    if (!mayBegin || !follows(action, at, chosen))
      return naming(at.frame.step, () => obstacle(at, ...chosen.map(String)));
  }
  return null;
}

/** Returns what a side may do by that name now, in the step it decides or out of turn; undefined when nothing. */
export function actionOf<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  move: string,
): Action<G> | undefined {
  return isOver(G) ? undefined : actionAmong(actionsFor(rulebook, G, side), move);
}

/** Returns the action of a name; undefined when there is none. */
export function actionAmong<G extends Stacked>(
  { decided, outOfTurn }: ActionsOfSide<G>,
  move: string,
): Action<G> | undefined {
  if (Object.hasOwn(decided, move)) return decided[move];
  return Object.hasOwn(outOfTurn, move) ? outOfTurn[move] : undefined;
}

/** Says whether what a side does by that name it does out of turn, and not in the step it decides. */
export function isOutOfTurn<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
  move: string,
): boolean {
  const action = actionOf(rulebook, G, side, move);
  return action !== undefined && action === rulebook.outOfTurn?.[move];
}

/** Returns what a side of a state that is not over decides upon. */
export function situationOf<G extends Stacked>(G: G, side: SideOf<G>): Situation<G> {
  return { G, side, frame: topFrame(G) };
}

/** What a side may do, by name: in the step it decides, and out of turn. */
export interface ActionsOfSide<G extends Stacked> {
  decided: Actions<G>;
  outOfTurn: Actions<G>;
}

/** Returns what a side of a state that is not over may do, if it is available. */
export function actionsFor<G extends Stacked>(
  rulebook: Rulebook<G>,
  G: G,
  side: SideOf<G>,
): ActionsOfSide<G> {
  const outOfTurn = rulebook.outOfTurn ?? NONE;
  if (!sidesDeciding(G).includes(side)) return { decided: NONE, outOfTurn };
  const step = stepOf(rulebook, topFrame(G).step);
  return { decided: isDecision(step) ? step.actions : NONE, outOfTurn };
}

/** Returns how many arguments an action has. */
export function stagesOf<G extends Stacked>({ first, second, third }: Action<G>): number {
  if (third !== undefined) return 3;
  if (second !== undefined) return 2;
  return first === undefined ? 0 : 1;
}

const NO_OPTIONS: readonly never[] = [];

/** Says whether a side may do something at all. */
export function isAvailable<G extends Stacked>(action: Action<G>, at: Situation<G>): boolean {
  try {
    return action.available?.(at) !== false;
  } catch (error) {
    throw failureAt(at.frame.step, error);
  }
}

/** Returns the values of an action's next argument after those chosen, which may follow each other. */
export function optionsAfter<G extends Stacked>(
  action: Action<G>,
  at: Situation<G>,
  chosen: readonly Argument[],
): Iterable<Argument> {
  try {
    return stageAfter(action, at, chosen);
  } catch (error) {
    throw failureAt(at.frame.step, error);
  }
}

function stageAfter<G extends Stacked>(
  action: Action<G>,
  at: Situation<G>,
  chosen: readonly Argument[],
): Iterable<Argument> {
  switch (chosen.length) {
    case 0:
      return action.first?.(at) ?? NO_OPTIONS;
    case 1:
      return action.second?.(at, chosen[0]) ?? NO_OPTIONS;
    case 2:
      return action.third?.(at, chosen[0], chosen[1]) ?? NO_OPTIONS;
    default:
      return NO_OPTIONS;
  }
}

/** Says whether each of the arguments is listed after those before it. */
function follows<G extends Stacked>(
  action: Action<G>,
  at: Situation<G>,
  args: readonly unknown[],
): args is readonly Argument[] {
  const before: Argument[] = [];
  for (const wanted of args) {
    const listed = find(optionsAfter(action, at, before), wanted, at);
    if (listed === undefined) return false;
    before.push(listed);
  }
  return true;
}

function find<G extends Stacked>(
  options: Iterable<Argument>,
  wanted: unknown,
  at: Situation<G>,
): Argument | undefined {
  try {
    if (options instanceof Filtered) return options.find(wanted);
    for (const option of options) if (argument(option, at) === wanted) return option;
  } catch (error) {
    throw failureAt(at.frame.step, error);
  }
  return undefined;
}

/** Returns an argument as it is listed. Throws when it is none: JSON keeps no `NaN`, and no object is found again. */
function argument<G extends Stacked>(option: unknown, { frame }: Situation<G>): unknown {
  if (typeof option === 'string' || Number.isFinite(option)) return option;
  throw new RulesFailure(`step ${frame.step} lists ${String(option)}, which is neither a text nor a number`);
}

/** Adds every move of an action. */
function list<G extends Stacked>(
  moves: LegalMove[],
  move: string,
  action: Action<G>,
  at: Situation<G>,
): void {
  if (!isAvailable(action, at)) return;
  if (action.first === undefined) {
    moves.push({ move, args: [] });
    return;
  }
  const firsts = listAfter(action, at, NO_OPTIONS);
  for (let i = 0; i < firsts.length; i++) {
    const a = firsts[i];
    if (action.second === undefined) {
      moves.push({ move, args: [a] });
      continue;
    }
    const seconds = listAfter(action, at, [a]);
    for (let j = 0; j < seconds.length; j++) {
      const b = seconds[j];
      if (action.third === undefined) moves.push({ move, args: [a, b] });
      else for (const c of listAfter(action, at, [a, b])) moves.push({ move, args: [a, b, c] });
    }
  }
}

/** Returns the values of {@link optionsAfter} as an array, which is gone through faster than whatever iterates. */
export function listAfter<G extends Stacked>(
  action: Action<G>,
  at: Situation<G>,
  chosen: readonly Argument[],
): readonly Argument[] {
  return listOf(optionsAfter(action, at, chosen), at);
}

/** Returns options as an array. */
export function listOf<G extends Stacked>(
  options: Iterable<Argument>,
  at: Situation<G>,
): readonly Argument[] {
  try {
    const list: readonly Argument[] = options instanceof Filtered ? options.all() : asArray(options);
    for (let i = 0; i < list.length; i++) argument(list[i], at);
    return list;
  } catch (error) {
    throw failureAt(at.frame.step, error);
  }
}

function asArray(options: Iterable<Argument>): readonly Argument[] {
  return Array.isArray(options) ? options : [...options];
}

/** Says whether the arguments chosen lead on to a whole move. */
function leadsOn<G extends Stacked>(
  action: Action<G>,
  at: Situation<G>,
  chosen: readonly Argument[],
): boolean {
  if (chosen.length === 0 && !isAvailable(action, at)) return false;
  if (chosen.length === stagesOf(action)) return true;
  try {
    for (const option of optionsAfter(action, at, chosen)) {
      argument(option, at);
      if (leadsOn(action, at, [...chosen, option])) return true;
    }
  } catch (error) {
    throw failureAt(at.frame.step, error);
  }
  return false;
}
