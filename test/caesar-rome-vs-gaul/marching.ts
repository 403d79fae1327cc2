import { defaultComponents } from '../../games/caesar-rome-vs-gaul';
import type { MarchTerms } from '../../games/caesar-rome-vs-gaul/movement/frames';
import { ACTIVATION, marchOf } from '../../games/caesar-rome-vs-gaul/movement/march';
import { ownerOf } from '../../games/caesar-rome-vs-gaul/pieces';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import type { CardPlay } from '../../games/caesar-rome-vs-gaul/strategy/frames';
import { type FrameAt, frameOf } from '../../games/kit/frame';
import { cardPlayOf, type Position, stateOf, type Table, tableAt } from './table';

/** How a piece is activated: alone or with its whole Army, on what terms, in what card play. */
interface Activation extends Partial<CardPlay> {
  alone?: true;
  terms?: Partial<MarchTerms>;
}

/** Returns a table at which a piece has been activated, with its whole Army unless told otherwise; Action Points are spent next. */
export function marching(position: Position, commander: string, activation: Activation = {}): Table {
  const { alone, terms, ...more } = activation;
  const G = stateOf(position);
  const side = ownerOf(G, commander) ?? 'roman';
  const play = cardPlayOf(side, more);
  const march = marchOf({ ...G, stack: [play] }, side, commander, alone ? 'alone' : 'army', {
    ...ACTIVATION,
    ...terms,
  });
  return tableAt(position, play, { step: 'actions', sides: [side] }, march);
}

/**
 * Lets everybody who is asked make the first of these moves that he may, or else the first move there is, until the movement goes
 * on or is over.
 */
export function settle(table: Table, ...preferred: string[]): Table {
  while (table.step !== 'march' && table.step !== 'actions') {
    const moves = table.moves(table.side);
    const move = preferred.find((each) => moves.includes(each)) ?? moves[0];
    const [args = ''] = table.legal(table.side, move);
    table.do(table.side, move, ...args.split(' ').filter((each) => each !== ''));
  }
  return table;
}

/** Returns the movement under way. */
export function march({ G }: Table): FrameAt<G, 'march'> {
  return frameOf(G, 'march');
}

/** Returns the pieces that have moved or been activated in the card play under way, in order. */
export function moved({ G }: Table): string {
  return [...frameOf(G, 'cardPlay').moved].sort().join(' ');
}

/** The effects of a card, to be put into force. */
export function effectsOf(card: number) {
  return [...(defaultComponents.cards.find(({ number }) => number === card)?.effects ?? [])];
}
