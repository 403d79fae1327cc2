import { battleOf } from '../../games/alesia/combat';
import type { Cause } from '../../games/alesia/state';
import { type Position, restOf, stateOf, type Table, tableAt } from './table';

/** A table at which the hand-to-hand combat of a cause begins, with a decision below. */
export function fighting(cause: Cause, position: Position, began: Record<string, string> = {}): Table {
  return tableAt(position, restOf(), { step: 'combat', sides: [], cause, targets: {}, began });
}

/** A table at which units of a cause attack hexes, all whose enemies defend, and dice have been cast; a decision lies below. */
export function clash(
  cause: Cause,
  position: Position,
  attackers: string,
  hexes: string,
  dice: number[],
  began: Record<string, string> = {},
): Table {
  const battle = battleOf(stateOf(position), attackers.split(' '), hexes.split(' '));
  return tableAt(position, restOf(), { step: 'battle', sides: [], cause, battle, began, dice });
}

/** Lets units attack as told, `{ F6: 'PAR.1 ARV.6' }` by hexes attacked (several with blanks between them), and the battles begin with some dice. */
export function attack(table: Table, attacks: Record<string, string>, ...dice: number[]): Table {
  for (const [hexes, units] of Object.entries(attacks))
    for (const unit of units.split(' '))
      for (const [index, hex] of hexes.split(' ').entries())
        if (index === 0 || table.legal(table.side, 'attack').includes(`${unit} ${hex}`))
          table.do(table.side, 'attack', unit, hex);
  return table.dice(...dice).do(table.side, 'done');
}
