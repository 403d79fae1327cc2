import { isOver, type SideOf, type Stacked } from '../../games/kit/frame';
import { legalMoves } from '../../games/kit/legality';
import { makeMove } from '../../games/kit/make';
import type { LegalMove } from '../../games/kit/move';
import { sidesAt, sidesDeciding } from '../../games/kit/seats';
import { pickFrom, seeded, seededChance } from '../../games/testing/chance';
import type { Match } from '../../games/testing/match';
import { moveId } from '../../web/map/moves';
import { type Camp, idsOf } from '../../web/map/piece';
import {
  type Asked,
  type Choice,
  type Offers,
  type Outcome,
  onPiece,
  onPlace,
} from '../../web/map/selection';
import { type Choices, choicesOf } from '../../web/table/choices/choices';

/** Plays a random game, and tells what each side that decides sees and may do. */
export function watch<G extends Stacked>(
  { game, state }: Match<G>,
  seed: number,
  tell: (view: G, side: SideOf<G>, choices: Choices) => void,
): void {
  const { rulebook } = game;
  const [next, chance] = [seeded(seed), seededChance(seed)];
  let { G } = state;
  while (!isOver(G)) {
    const [side] = sidesDeciding(G);
    const seat = G.seats[side];
    const view = rulebook.view(G, sidesAt(G, seat));
    const shown = { id: 0, G: view, deciding: [], plugins: {}, log: [], over: null };
    tell(view, side, choicesOf(game, { seat, state: shown }));
    const play = makeMove(rulebook, G, side, pickFrom(legalMoves(rulebook, G, side), next), chance);
    if (play === null) throw new Error('a legal move was refused');
    G = play.G;
  }
}

/** Offers a list of moves as the table does: what may be done, and what each next argument may be. */
export function offering(...legal: readonly LegalMove[]): Asked {
  const names = new Map(legal.map(({ move, args }) => [move, args.length]));
  return {
    possible: [...names].map(([move, stages]) => ({ move, stages })),
    next(name, chosen) {
      const ways = legal.filter(
        ({ move, args }) => move === name && chosen.every((argument, index) => args[index] === argument),
      );
      return [...new Set(ways.map(({ args }) => args[chosen.length]))];
    },
    label: moveId,
    after: () => null,
    whyNot: () => null,
  };
}

/** Says whether a legal move can be made by clicks on a map: on a place, or on a piece and then a place. */
export function canBeClicked<Place extends string>(
  { piece, place, card, move }: Choice<Place>,
  offers: Offers<Place>,
  camps: ReadonlyMap<Place, Camp>,
): boolean {
  if (card !== null) return true;
  if (piece === null) {
    const here = place === null ? [] : idsOf(camps.get(place));
    if (here.some((id) => goesWith(move, id, offers))) return true;
    return place !== null && leadsTo(onPlace(offers, [], place, idsOf(camps.get(place))), move);
  }
  const first = onPiece(offers, [], piece, []);
  if (leadsTo(first, move)) return true;
  if (first?.kind !== 'select' || place === null) return false;
  return leadsTo(onPlace(offers, first.pieces, place, idsOf(camps.get(place))), move);
}

/** Says whether a piece can be sent somewhere with an opening before its own move, or without needing it any more. */
function goesWith<Place extends string>(opening: LegalMove, piece: string, offers: Offers<Place>): boolean {
  if (opening.move !== 'group') return false;
  return offers
    .journeysOf(piece)
    .some(
      ({ move, opening: first }) =>
        move.move === 'move' && (first === null || moveId(first) === moveId(opening)),
    );
}

function leadsTo<Place extends string>(outcome: Outcome<Place> | null, wanted: LegalMove): boolean {
  if (outcome?.kind === 'play') return outcome.moves.some((each) => moveId(each) === moveId(wanted));
  if (outcome?.kind !== 'choose') return false;
  return outcome.options.some(
    (option) => 'moves' in option && option.moves.some((each) => moveId(each) === moveId(wanted)),
  );
}
