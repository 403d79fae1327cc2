/* What the arguments of a move stand for: spaces, Provinces, pieces, cards, numbers and words. */
import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import { factsOf } from '../../../games/caesar-rome-vs-gaul/pieces';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import {
  cardName,
  pieceName,
  provinceName,
  sentence,
  spaceName,
} from '../../../games/caesar-rome-vs-gaul/words';
import type { Argument } from '../../../games/kit/move';
import type { Draft, Reading } from '../../map/draft';
import { wordsOf } from '../../ui/words';

/** The moves of cards, which begin with the number of one. */
const OF_CARDS: readonly string[] = ['playEvent', 'playBonus', 'playPoints', 'discard', 'play', 'escape'];

/** Says whether a move is made with a card of the hand. */
export function isOfCards(move: string): boolean {
  return OF_CARDS.includes(move);
}

/** The moves by which somebody goes somewhere. */
const GOING: readonly string[] = ['go', 'retreatAll', 'withdrawAll', 'winter'];

const TITLES: Readonly<Record<string, string>> = {
  move: 'Move',
  activate: 'Move',
  camp: 'March',
  lose: 'Lose a step',
  place: 'Place influence',
  convert: 'Convert influence',
  remove: 'Remove influence',
};

/** Returns how moves are read in a state: what of them is pressed on the map, and how it is said. */
export function readingOf(G: G): Reading {
  return {
    placesOf: (option, draft) => placesOf(G, option, draft),
    isGoal: ({ move, args }) => GOING.includes(move) || args.length > 0,
    titleOf: (move) => TITLES[move] ?? wordsOf(move),
    wordFor: (option, draft) => wordFor(G, option, draft),
  };
}

/** Where something is pressed: a space itself, a piece in its space, a Province in all its spaces. */
function placesOf(G: G, option: Argument, { move, args }: Draft): readonly string[] {
  if (typeof option === 'number') return [];
  const { space, spacesOf } = boxOf(G);
  if (option in space) return [option];
  if (isProvince(G, option, move, args.length)) return spacesOf[option];
  const at = G.pieces[option]?.at;
  return at !== undefined && at in space ? [at] : [];
}

/** Some Tribes and Provinces are called alike. */
function isProvince(G: G, option: string, move: string, stage: number): boolean {
  if (!(option in boxOf(G).province)) return false;
  return !(option in G.pieces) || (stage === 0 && /province/i.test(move));
}

function wordFor(G: G, option: Argument, { move, args }: Draft): string {
  if (typeof option === 'number')
    return args.length === 0 && isOfCards(move) ? cardName(G, option) : String(option);
  const { space } = boxOf(G);
  if (option in space) return spaceName(G, option);
  if (isProvince(G, option, move, args.length)) return provinceName(G, option);
  return option in G.pieces ? sentence(pieceName(G, option)) : wordsOf(option);
}

/** Returns how a piece is called for short, on the map and in boxes. */
export function shortName(G: G, id: string): string {
  const facts = factsOf(G, id);
  if (facts.kind === 'legion') return facts.id;
  return facts.name.split(' ').at(-1) ?? facts.name;
}
