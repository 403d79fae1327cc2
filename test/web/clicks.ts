import type { SideOf, Stacked } from '../../games/kit/frame';
import type { LegalMove } from '../../games/kit/move';
import { sidesAt, sideToDecide } from '../../games/kit/seats';
import { sameMove } from '../../web/blocks/moves';
import { type Camp, idsOf } from '../../web/blocks/piece';
import { type Choice, type Offers, type Outcome, onBlock, onPlace } from '../../web/blocks/selection';
import { matchStateOf } from '../../web/client/state';
import { type Choices, choicesOf } from '../../web/table/choices';
import { type Match, playRandomly } from '../tools/match';

/** Plays a random game, and tells what each side that decides sees and may do. */
export function watch<G extends Stacked>(
  match: Match<G>,
  seed: number,
  tell: (view: G, side: SideOf<G>, choices: Choices) => void,
): void {
  const { rulebook } = match.game;
  playRandomly(match, seed, ({ state, seats }) => {
    for (const seat of seats) {
      const side = sideToDecide(state.G, seat);
      if (side === null) continue;
      const view = rulebook.view(state.G, sidesAt(state.G, seat));
      tell(view, side, choicesOf(match.game, { seat, state: matchStateOf({ ...state, G: view, log: [] }) }));
    }
  });
}

/** Offers a list of moves as the table does: what may be done, and what each next argument may be. */
export function offering(...legal: readonly LegalMove[]): Pick<Choices, 'possible' | 'next'> {
  const names = new Map(legal.map(({ move, args }) => [move, args.length]));
  return {
    possible: [...names].map(([move, stages]) => ({ move, stages })),
    next(name, chosen) {
      const ways = legal.filter(
        ({ move, args }) => move === name && chosen.every((argument, index) => args[index] === argument),
      );
      return [...new Set(ways.map(({ args }) => args[chosen.length]))];
    },
  };
}

/** Says whether a legal move can be made by clicks on a map: on a place, or on a block and then a place. */
export function canBeClicked<Place extends string>(
  { block, place, card, move }: Choice<Place>,
  offers: Offers<Place>,
  camps: ReadonlyMap<Place, Camp>,
): boolean {
  if (card !== null) return true;
  if (block === null) {
    return place !== null && leadsTo(onPlace(offers, [], place, idsOf(camps.get(place))), move);
  }
  const first = onBlock(offers, [], block, []);
  if (leadsTo(first, move)) return true;
  if (first?.kind !== 'select' || place === null) return false;
  return leadsTo(onPlace(offers, first.blocks, place, idsOf(camps.get(place))), move);
}

function leadsTo<Place extends string>(outcome: Outcome<Place> | null, wanted: LegalMove): boolean {
  if (outcome?.kind === 'play') return outcome.moves.some((each) => sameMove(each, wanted));
  if (outcome?.kind !== 'choose') return false;
  return outcome.options.some(
    (option) => 'moves' in option && option.moves.some((each) => sameMove(each, wanted)),
  );
}
