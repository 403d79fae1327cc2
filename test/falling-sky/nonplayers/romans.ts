import { orderFor } from '../../../games/falling-sky/commands/order';
import { FREE, FULL, type Terms } from '../../../games/falling-sky/commands/terms';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { G } from '../../../games/falling-sky/state';
import type { AnyFrame } from '../../../games/kit/frame';
import { begin, type Position, type Table } from '../table';
import { alone, eligible, type Turn } from './table';

/** Starts where the Non-player Romans are Eligible, without the Event, and too poor to Build after most Commands. */
export function romanTurn(position: Position, turn: Turn = {}): Table {
  return eligible({ resources: { romans: 7 }, ...position }, 'romans', {
    options: ['command', 'ability'],
    ...turn,
  });
}

/** Returns the rule and the words by which the Romans say what they do. */
export function reason(table: Table): string {
  const line = table.journal.find(({ text }) => text.startsWith('By rule the Romans'));
  return `${line?.rule} ${line?.text.replace('By rule the Romans ', '')}`;
}

/** Returns the texts of the journal lines with these words, in order. */
export function lines(table: Table, words: string): string[] {
  return table.journal.filter(({ text }) => text.includes(words)).map(({ text }) => text);
}

/** Returns what the Romans have told of their steps on a March: from where to where, and what goes. */
export function marches(table: Table): string[] {
  return lines(table, 'Romans, ').map((text) => text.replace('Romans, ', ''));
}

/** Starts with some frames of which the Non-player Romans decide the last. */
export function romansAt(
  position: Position,
  frames: AnyFrame<G>[],
  { dice = [], others = [] }: { dice?: number[]; others?: Player[] } = {},
): Table {
  return begin(alone(position, 'romans', others), ...frames)
    .dice(...dice)
    .start();
}

/** Starts where the Non-player Romans execute a Command for nothing. */
export function romanCommand(position: Position, command: 'battle' | 'march' | 'recruit' | 'seize'): Table {
  const order = orderFor(command, 'romans', 'romans', { ...FULL, free: true });
  return romansAt(position, [{ step: command, sides: ['romans'], order }]);
}

/** Starts with some parts of the Quarters Phase of the Non-player Romans. */
export function romanQuarters(
  position: Position,
  parts: ('romans' | 'withdrawal' | 'upkeep')[],
  dice: number[] = [],
  others: Player[] = [],
): Table {
  const frames: AnyFrame<G>[] = [
    { step: 'harvest', sides: ['aedui'], stage: 'transfers' },
    { step: 'quarters', sides: [], parts },
  ];
  return romansAt(position, frames, { dice, others });
}

/** Starts with a March that an Event grants the Non-player Romans on such terms; they are Ineligible after it. */
export function grantedMarch(position: Position, terms: Partial<Terms>, dice: number[] = [5]): Table {
  const order = orderFor('march', 'romans', 'romans', { ...FREE, ...terms });
  return romansAt(position, [{ step: 'march', sides: ['romans'], order }], {
    dice,
    others: ['romans', 'arverni', 'belgae'],
  });
}
