import { defaultComponents } from '../../../games/caesar-rome-vs-gaul';
import { boxOf, openBox } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { Effect } from '../../../games/caesar-rome-vs-gaul/components/cards';
import type { Side } from '../../../games/caesar-rome-vs-gaul/state';
import type { CardPlay } from '../../../games/caesar-rome-vs-gaul/strategy/frames';
import { findFrame } from '../../../games/kit/frame';
import { cardPlayOf, type Position, stateOf, Table } from '../table';

/** Returns a table at which a side has just played a card for its event; three Action Points follow. */
export function eventAt(
  position: Position,
  side: Side,
  card: number,
  cards: Cards = {},
  dice: number[] = [],
): Table {
  const G = stateOf(position);
  G.box = boxWith(cards);
  const as = boxOf(G).card[card].kind === 'bonus' ? 'bonus' : 'event';
  G.stack = [
    { step: 'strategy', sides: [], first: 'gallic', round: 1, played: [side] },
    cardPlayOf(side, { card, as }),
    { step: 'event', sides: [], side, card, next: 0 },
  ];
  return new Table(G).dice(...dice).start();
}

/** Cards of another set, by their numbers: what they do. */
export type Cards = Record<number, readonly Effect[]>;

let boxes = 0;

function boxWith(cards: Cards): string {
  if (Object.keys(cards).length === 0) return defaultComponents.id;
  const id = `corrected ${boxes++}`;
  openBox({
    ...defaultComponents,
    id,
    cards: defaultComponents.cards.map((card) => ({ ...card, effects: cards[card.number] ?? card.effects })),
  });
  return id;
}

/** Says whether the event is over: the player of the card spends its Action Points. */
export function isOver({ G }: Table): boolean {
  return findFrame(G, 'event') === undefined;
}

/** Returns the card play under way. */
export function cardPlayAt({ G }: Table): CardPlay {
  const frame = findFrame(G, 'cardPlay');
  if (frame === undefined) throw new Error('no card play is under way');
  return frame;
}
