import type { Player } from '../../../games/falling-sky/components/factions';
import { type Position, stateOf, Table } from '../table';
import { alone, type Turn } from './table';

/** How the turn of the Aedui comes about; `second` if another Faction has executed before them. */
export interface AeduiTurn extends Turn {
  second?: boolean;
}

/** Starts where the Non-player Aedui are Eligible, without the Event, on a card and before one that do not have them first. */
export function aeduiTurn(
  position: Position,
  { dice = [], others = [], second = false }: AeduiTurn = {},
): Table {
  const G = stateOf(alone({ card: 1, deck: [2], ...position }, 'aedui', others));
  const deeds: { faction: Player; deed: 'command' }[] = second
    ? [{ faction: 'belgae', deed: 'command' }]
    : [];
  G.stack = [
    { step: 'game', sides: [] },
    { step: 'card', sides: [], deeds, passed: [] },
    {
      step: 'turn',
      sides: ['aedui'],
      faction: 'aedui',
      options: ['command', 'ability'],
      limited: false,
      executes: null,
    },
  ];
  return new Table(G).dice(...dice).start();
}

/** Returns the rule and the words by which the Aedui say what they do. */
export function reason(table: Table): [rule: string | undefined, text: string] | null {
  const line = table.journal.find(({ text }) => text.startsWith('By rule the Aedui'));
  return line === undefined ? null : [line.rule, line.text];
}

/** Returns the texts of the journal lines of some rules, in order. */
export function lines(table: Table, ...rules: string[]): string[] {
  return table.journal.filter(({ rule }) => rules.includes(`${rule}`)).map(({ text }) => text);
}
