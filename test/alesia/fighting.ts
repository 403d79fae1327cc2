import type { Battle } from '../../games/alesia/combat';
import type { Cause, G } from '../../games/alesia/state';
import type { AnyFrame } from '../../games/kit/frame';
import { type Position, restOf, type Table, tableAt } from './table';

/** A table at which the hand-to-hand combat of a cause begins, with a decision below. */
export function fighting(cause: Cause, position: Position, began: Record<string, string> = {}): Table {
  return tableAt(position, restOf(), { step: 'combat', sides: [], cause, targets: {}, began });
}

/** The frame of a battle of some units against hexes. */
export function battleFrame(
  cause: Cause,
  battle: Partial<Battle>,
  began: Record<string, string> = {},
): AnyFrame<G> {
  return {
    step: 'battle',
    sides: [],
    cause,
    battle: { hexes: [], attackers: [], defenders: [], posts: {}, ...battle },
    began,
    dice: [],
  };
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
