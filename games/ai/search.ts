import type { Ctx } from 'boardgame.io';
import type { Seat, SideOf, Stacked } from '../kit/frame';
import { consideredMoves } from '../kit/legality';
import type { LegalMove } from '../kit/move';
import { recordOf } from '../kit/record';
import type { BotRulebook } from '../kit/rulebook';
import { sidesAt, sideToDecide } from '../kit/seats';
import { indexAt } from '../kit/weights';
import type { Alea } from './alea';
import { Simulator } from './simulator';
import { moveKey, type Outcome, Scale, TreeNode } from './tree';

/** How a search goes about it. */
export interface SearchSettings {
  /** How far a playout goes on before it is evaluated, in what the game counts its horizon by. */
  horizon: number;
  /** How much the search tries moves that look promising but have been tried little. */
  exploration: number;
  /** From 0 to 1: how much chance is mixed into evaluations, so that a weak bot errs. */
  noise: number;
}

/**
 * The power to which the policy's weights are raised to be the prior: it leads playouts sharply, but the search tries more than its
 * favourites. Found by trying on positions of four games.
 */
const FLATNESS = 0.4;

/** Decisions in a playout at most, for games whose horizon can be far. */
const LONGEST_PLAYOUT = 400;

/**
 * Information-set Monte Carlo tree search with a tree for each seat.
 *
 * Each iteration imagines what the seat cannot see (a determinization) and the dice to come anew, and descends the
 * trees of all seats at once: in its own tree a seat finds its moves, in the others' trees the same move leads on as
 * they see it, so that no seat's choices depend on what it could not know. This is multiple-observer ISMCTS (Cowling,
 * Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 4(2), 2012), and where several seats
 * decide in secret it makes each choose without the others (cf. Tak, Lanctot and Winands on decoupled UCT, CIG 2014).
 * Chance has no nodes: a node stands for all rolls that may lead to it (open-loop search, Perez Liebana et al.,
 * GECCO 2015). Moves are selected by what they are worth and by the game's policy as a prior (PUCT: Rosin, AMAI 61, 2011;
 * Silver et al., Nature 550, 2017); the {@link Scale} of worth is that of the outcomes met.
 * Playouts draw moves by the same policy and end at a horizon in the game's evaluation.
 *
 * A seat that holds several sides is one observer with one tree, sees what any of them sees, and counts their chances
 * together. What nobody holds is played by the rules' automaton and has no tree.
 */
export class Search<G extends Stacked> {
  readonly #rulebook: BotRulebook<G>;
  readonly #view: G;
  readonly #ctx: Ctx;
  readonly #seat: Seat;
  readonly #side: SideOf<G>;
  readonly #chance: Alea;
  readonly #settings: SearchSettings;
  readonly #observers: Map<Seat, Observer<G>>;
  readonly #end: number;
  /** What the searching seat's legal moves are found by in its tree. */
  readonly #options: readonly string[];
  /** Iterations done. */
  iterations = 0;
  /** Decisions simulated, in the tree and in playouts. */
  decisions = 0;

  /**
   * Prepares a search for what `seat` should do where it sees `view`. `trees` are those of an earlier search that led
   * here, to go on with. Throws when the seat has nothing to decide.
   */
  constructor(
    rulebook: BotRulebook<G>,
    { G: view, ctx }: { G: G; ctx: Ctx },
    seat: Seat,
    chance: Alea,
    settings: SearchSettings,
    trees: Trees = new Map(),
  ) {
    const side = sideToDecide(view, seat);
    if (side === null) throw new Error(`seat ${seat} has nothing to decide`);
    this.#rulebook = rulebook;
    this.#view = view;
    this.#ctx = ctx;
    this.#seat = seat;
    this.#side = side;
    this.#chance = chance;
    this.#settings = settings;
    this.#observers = observersOf(rulebook, view, trees);
    this.#end = rulebook.bots.horizon(view) + settings.horizon;
    const { sides } = this.#observer(seat);
    this.#options = consideredMoves(rulebook, view, side).map((move) => ownKey(sides, side, move));
  }

  /** The searching seat's tree; its children are the moves tried. */
  get root(): TreeNode {
    return this.#observer(this.#seat).root;
  }

  /**
   * Tries the present decision once, to the end of the playout, or until `isTimeUp` says so. Of a playout that is cut short nothing is
   * learned, unless nothing at all is known yet: then it is evaluated where it has come to.
   */
  iterate(isTimeUp: () => boolean = NEVER): void {
    const { bots } = this.#rulebook;
    const G = bots.determinize(this.#view, this.#observer(this.#seat).sides, this.#chance);
    const simulation = new Simulator(this.#rulebook, { G, ctx: this.#ctx }, this.#chance);
    for (const observer of this.#observers.values()) observer.path = [observer.root];
    let inTree = true;
    for (let depth = 0; this.#goesOn(simulation, depth); depth++) {
      if (depth > 0 && isTimeUp()) {
        if (this.#knowsSomething()) return;
        break;
      }
      const side = depth === 0 ? this.#side : simulation.sides[0];
      const moves = simulation.legal(side);
      const weights = moves.length === 1 ? ONE : bots.policy(simulation.G, side, moves);
      let move: LegalMove;
      if (inTree) {
        move = moves[this.#select(simulation.G, side, moves, weights)];
        inTree = !this.#descend(simulation.G, side, move);
      } else {
        move = moves[moves.length === 1 ? 0 : indexAt(weights, this.#chance.next())];
      }
      this.decisions++;
      simulation.make(side, move);
    }
    this.#learn(simulation);
    this.iterations++;
  }

  /** Returns the legal moves tried, the most tried first. */
  tried(): TreeNode[] {
    const { root } = this.#observer(this.#seat);
    return this.#options.flatMap((key) => root.children.get(key) ?? []).sort((a, b) => b.visits - a.visits);
  }

  /** Returns what a move tried is worth to the searching seat, from 0 to 1; only differences mean something. */
  worth(tried: TreeNode): number {
    return this.#observer(this.#seat).scale.worth(tried);
  }

  /** Says whether the most tried move stays the most tried one, whichever moves `left` more iterations try. */
  isDecided(left: number): boolean {
    const { root } = this.#observer(this.#seat);
    if (root.visits <= left) return false;
    let most = 0;
    let second = 0;
    for (const key of this.#options) {
      const visits = root.children.get(key)?.visits ?? 0;
      if (visits > most) [most, second] = [visits, most];
      else if (visits > second) second = visits;
    }
    return most > second + left;
  }

  /** Returns the trees as they stand after the best move, to go on with when its seat decides again at once. */
  treesAfter(move: LegalMove): Trees {
    const trees: Trees = new Map();
    for (const [seat, observer] of this.#observers) {
      const child = observer.root.children.get(this.#keyFor(observer, this.#view, this.#side, move));
      if (child !== undefined) trees.set(seat, child);
    }
    return trees;
  }

  #knowsSomething(): boolean {
    return this.#options.some((key) => (this.root.children.get(key)?.visits ?? 0) > 0);
  }

  #observer(seat: Seat | null): Observer<G> {
    const observer = seat === null ? undefined : this.#observers.get(seat);
    if (observer === undefined) throw new Error(`seat ${seat} is not in the game`);
    return observer;
  }

  #goesOn(simulation: Simulator<G>, depth: number): boolean {
    if (simulation.result !== null || depth >= LONGEST_PLAYOUT) return false;
    return depth === 0 || this.#rulebook.bots.horizon(simulation.G) < this.#end;
  }

  #select({ seats }: G, side: SideOf<G>, moves: readonly LegalMove[], weights: readonly number[]): number {
    if (moves.length === 1) return 0;
    const { scale, path, sides } = this.#observer(seats[side]);
    const { exploration } = this.#settings;
    const node = path[path.length - 1];
    let total = 0;
    const priors = weights.map((weight) => weight ** FLATNESS);
    for (const prior of priors) total += prior;
    const unseen = scale.worth(node);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length; index++) {
      const child = node.children.get(ownKey(sides, side, moves[index]));
      const prior = priors[index] / total;
      let score: number;
      if (child === undefined) {
        score = unseen + exploration * prior * Math.sqrt(node.visits + 1);
      } else {
        child.available++;
        score = scale.worth(child) + (exploration * prior * Math.sqrt(child.available)) / (1 + child.visits);
      }
      if (score > most) {
        most = score;
        best = index;
      }
    }
    return best;
  }

  /** Goes on in all trees and returns whether the move was new to the tree of the seat that made it. */
  #descend(G: G, side: SideOf<G>, move: LegalMove): boolean {
    let isNew = false;
    for (const observer of this.#observers.values()) {
      const { path, seat } = observer;
      const node = path[path.length - 1];
      const key = this.#keyFor(observer, G, side, move);
      let child = node.children.get(key);
      if (child === undefined) {
        const isOwn = G.seats[side] === seat;
        child = new TreeNode(isOwn ? move : null);
        child.available = node.visits + 1;
        node.children.set(key, child);
        if (isOwn) isNew = true;
      }
      path.push(child);
    }
    return isNew;
  }

  #keyFor({ seat, sides }: Observer<G>, G: G, side: SideOf<G>, move: LegalMove): string {
    if (G.seats[side] === seat) return ownKey(sides, side, move);
    const { observation } = this.#rulebook.bots;
    return `${side}: ${observation === undefined ? moveKey(move) : observation(G, side, move)}`;
  }

  /** Returns each side's chances where a playout has come to. */
  #chancesIn({ G, result }: Simulator<G>): Record<SideOf<G>, number> {
    const { sides, bots } = this.#rulebook;
    if (result === null) return bots.evaluate(G);
    const { winners } = result;
    const ids = sides.map(({ id }) => id);
    if (winners.length === 0) return recordOf(ids, () => 1 / ids.length);
    return recordOf(ids, (id) => (winners.includes(id) ? 1 / winners.length : 0));
  }

  #learn(simulation: Simulator<G>): void {
    const chances = this.#chancesIn(simulation);
    const noise = simulation.result === null ? this.#settings.noise : 0;
    for (const { seat, path, scale } of this.#observers.values()) {
      let chance = 0;
      for (const side of sidesAt(simulation.G, seat)) chance += chances[side];
      if (noise > 0) chance = (1 - noise) * chance + noise * this.#chance.next();
      const outcome: Outcome = { chance, lead: leadOf(chance) };
      for (const node of path) {
        node.learn(outcome);
        scale.include(node);
      }
    }
  }
}

/** Chances are never surer than this, so that leads are finite. */
const SUREST = 1e-9;

/** Returns how far ahead who has a chance is, see {@link Outcome}. */
function leadOf(chance: number): number {
  const bounded = Math.min(1 - SUREST, Math.max(SUREST, chance));
  return Math.log(bounded / (1 - bounded));
}

/** What each seat has learned, by seat. */
export type Trees = Map<Seat, TreeNode>;

/** A seat that learns from each iteration what its sides see of it. */
interface Observer<G extends Stacked> {
  readonly seat: Seat;
  /** The sides it holds where the search begins; rules may give it others. */
  readonly sides: readonly SideOf<G>[];
  readonly root: TreeNode;
  readonly scale: Scale;
  /** The nodes of its tree that the present iteration has come through. */
  path: TreeNode[];
}

function observersOf<G extends Stacked>(
  rulebook: BotRulebook<G>,
  view: G,
  trees: Trees,
): Map<Seat, Observer<G>> {
  const observers = new Map<Seat, Observer<G>>();
  for (const { id } of rulebook.sides) {
    const seat = view.seats[id];
    if (seat === null || observers.has(seat)) continue;
    const root = trees.get(seat) ?? new TreeNode(null);
    observers.set(seat, { seat, sides: sidesAt(view, seat), root, scale: new Scale(), path: [root] });
  }
  return observers;
}

/** Returns what a seat finds a move of its own by: the side counts where it holds several. */
function ownKey<Of extends string>(sides: readonly Of[], side: Of, move: LegalMove): string {
  return sides.length === 1 ? moveKey(move) : `${side} ${moveKey(move)}`;
}

const ONE = [1];
const NEVER = () => false;
