import { defaultComponents, rulebook } from '../../games/caesar-rome-vs-gaul';
import { setUp } from '../../games/caesar-rome-vs-gaul/setup';
import type { G, Side } from '../../games/caesar-rome-vs-gaul/state';
import type { JournalLine } from '../../games/kit/journal';
import { labelOf, legalMoves, obstacleTo, promptFor } from '../../games/kit/legality';
import { makeMove, proceed } from '../../games/kit/make';
import type { LegalMove } from '../../games/kit/move';
import { Play } from '../../games/kit/play';
import { pickFrom, seededChance } from '../../games/testing/chance';

/** Cards that nobody plays but as the card of a round. */
const PLAIN = defaultComponents.cards
  .filter(({ timing }) => timing === undefined)
  .map(({ number }) => number);

/**
 * Returns all that a side, or a spectator, has before it: what it sees, what it is asked, what it may do in which words, and why
 * it may not play cards.
 */
export function shownTo(G: G, side: Side | null): string {
  const view = rulebook.view(G, side === null ? [] : [side]);
  if (side === null) return JSON.stringify(view);
  const moves = legalMoves(rulebook, G, side);
  const labels = moves.map((move) => labelOf(rulebook, G, side, move));
  const refusals = defaultComponents.cards.flatMap(({ number }) =>
    ['playEvent', 'playBonus', 'play', 'discard'].map((move) =>
      obstacleTo(rulebook, G, side, { move, args: [String(number)] }),
    ),
  );
  return JSON.stringify({ view, prompt: promptFor(rulebook, G, side), moves, labels, refusals });
}

/** A game in which chance is that of a seed. */
export class World {
  readonly #seed: number;
  #moves = 0;
  /** What the last move has told. */
  lines: readonly JournalLine[] = [];

  constructor(
    public G: G,
    seed: number,
  ) {
    this.#seed = seed;
  }

  /** Returns a whole game before its first decision. */
  static begin(seed: number): World {
    const chance = seededChance(seed);
    const start = setUp(defaultComponents, {
      options: {},
      seats: { roman: '0', gallic: '1' },
      random: chance,
    });
    const play = new Play(start, chance);
    proceed(rulebook, play);
    return new World(play.G, seed);
  }

  /**
   * Returns the same game, in which chance goes on as here, but a side holds no card that may be played out of turn; null where
   * there are not enough others.
   */
  without(side: Side): World | null {
    const { secret } = this.G;
    const free = [...secret[side], ...secret.deck];
    const hand = free.filter((card) => PLAIN.includes(card)).slice(0, secret[side].length);
    if (hand.length < secret[side].length) return null;
    const deck = free.filter((card) => !hand.includes(card)).sort((a, b) => a - b);
    const world = new World({ ...this.G, secret: { ...secret, [side]: hand, deck } }, this.#seed);
    world.#moves = this.#moves;
    return world;
  }

  /** Makes a move; throws when it is not legal. */
  make(side: Side, move: LegalMove): void {
    this.#moves++;
    const play = makeMove(rulebook, this.G, side, move, seededChance(this.#seed + 7919 * this.#moves));
    if (play === null) throw new Error(`${side} may not ${move.move}(${move.args.join(', ')})`);
    this.G = play.G;
    this.lines = play.lines;
  }

  /** Returns one of the moves of a side: more often one that leads to more questions. */
  anyMove(side: Side, next: () => number): LegalMove {
    const moves = legalMoves(rulebook, this.G, side);
    const names = [...new Set(moves.map(({ move }) => move))];
    const eager = names.filter((name) => EAGER.includes(name));
    const name = pickFrom(eager.length > 0 && next() < EAGERNESS ? eager : names, next);
    const named = moves.filter(({ move }) => move === name);
    return pickFrom(named, next);
  }
}

/** What leads to more questions, and how often that is preferred. */
const EAGER = ['playPoints', 'move', 'go', 'siege', 'stand'];
const EAGERNESS = 0.7;
