import type { RegionId } from '../../../games/falling-sky/components/map';
import type { Position, Table } from '../table';
import { eligible, type Turn } from './table';

/** Starts where the Non-player Belgae are Eligible, without the Event, on a card and before one that do not have them first. */
export function belgicTurn(position: Position, turn: Turn = {}): Table {
  return eligible({ card: 1, deck: [2], ...position }, 'belgae', {
    options: ['command', 'ability'],
    ...turn,
  });
}

/** Returns by which rule the Belgae say that they do what they do, and what. */
export function said(table: Table): string | undefined {
  const line = table.journal.find(({ text }) => text.startsWith('By rule the Belgae '));
  return line === undefined ? undefined : `${line.rule} ${line.text.slice('By rule the Belgae '.length, -1)}`;
}

/** Returns all that the journal tells, a line each. */
export function told(table: Table): string {
  return table.journal.map(({ text }) => text).join('\n');
}

/** Returns the Belgae in some Regions, in short. */
export function belgae(table: Table, ...regions: RegionId[]): string[] {
  return regions.map((region) => table.force(region, 'belgae'));
}
