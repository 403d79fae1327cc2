import type { Random } from '../../games/kit/random';
import type { LegalMove } from '../../games/kit/move';
import { sameMove } from '../../web/blocks/moves';
import { type Camp, idsOf } from '../../web/blocks/piece';
import { type Outcome, onBlock, onPlace, type Vocabulary } from '../../web/blocks/selection';

/** A small generator, so that the games played here are the same every time. */
export function chance(seed: number): Random {
  let state = seed;
  const die = (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 1 + Math.floor((state / 2 ** 32) * sides);
  };
  return {
    D6: (count) => Array.from({ length: count }, () => die(6)),
    Die: die,
    Shuffle: (items) => {
      const rest = [...items];
      return items.map(() => rest.splice(die(rest.length) - 1, 1)[0]);
    },
  };
}

/** Says whether a legal move can be made by clicks on a map: on a place, or on a block and then a place. */
export function canBeClicked<Place extends string>(
  { choicesOf }: Vocabulary<Place>,
  camps: ReadonlyMap<Place, Camp>,
  legal: readonly LegalMove[],
  wanted: LegalMove,
): boolean {
  const choices = choicesOf(legal);
  const [{ block, place, card }] = choicesOf([wanted]);
  if (card !== null) return true;
  if (block === null) {
    return place !== null && leadsTo(onPlace(choices, [], place, idsOf(camps.get(place))), wanted);
  }
  const first = onBlock(choices, [], block, []);
  if (leadsTo(first, wanted)) return true;
  if (first?.kind !== 'select' || place === null) return false;
  return leadsTo(onPlace(choices, first.blocks, place, idsOf(camps.get(place))), wanted);
}

function leadsTo<Place extends string>(outcome: Outcome<Place> | null, wanted: LegalMove): boolean {
  if (outcome?.kind === 'play') return outcome.moves.some((each) => sameMove(each, wanted));
  if (outcome?.kind !== 'choose') return false;
  return outcome.options.some(
    (option) => 'moves' in option && option.moves.some((each) => sameMove(each, wanted)),
  );
}
