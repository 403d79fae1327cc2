import { suggestions } from '../../games/alesia/bot/suggest';
import type { G, Side } from '../../games/alesia/state';
import type { Table } from './table';

/** Returns the moves that the bot of a side is to think about, in words, the best first. */
export function offered(G: G, side: Side): string[] {
  const offers = [...(suggestions(G, side) ?? [])].sort((a, b) => b.weight - a.weight);
  return offers.map(({ move }) => [move.move, ...move.args].join(' '));
}

/** Lets a side move by its most promising plan to the end; returns the units that have moved, in order. */
export function march(table: Table, side: Side): string[] {
  const moved: string[] = [];
  for (;;) {
    const [move, ...args] = offered(table.G, side)[0].split(' ');
    if (move === 'end') return moved;
    moved.push(args[0]);
    table.do(side, move, ...args);
  }
}
