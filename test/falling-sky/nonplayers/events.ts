import type { Text } from '../../../games/falling-sky/components/cards';
import type { Player } from '../../../games/falling-sky/components/factions';
import { eventFrame } from '../../../games/falling-sky/events/start';
import { textFor } from '../../../games/falling-sky/nonplayers/events/text';
import { begin, type Position, stateOf, type Table } from '../table';
import { alone, eventTurn, unheld } from './table';

/** Starts where a Non-player executes a text of an Event, and goes on until a player is asked; `others` are Non-players, too. */
export function eventByRule(
  position: Position,
  card: number,
  text: Text,
  by: Player,
  { dice = [], others = [] }: { dice?: number[]; others?: Player[] } = {},
): Table {
  return begin(alone({ ...position, card }, by, others), eventTurn(by), eventFrame(card, text, by))
    .dice(...dice)
    .start();
}

/** Returns the text that a Non-player would take of a card; `others` are Non-players, too. */
export function textByRule(position: Position, card: number, side: Player, ...others: Player[]): Text | null {
  return textFor(stateOf(unheld(position, side, ...others)), card, side);
}
