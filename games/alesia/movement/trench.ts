/* Filling in the Isolated Trench (8.4, an option). */
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { unitsIn } from '../field';
import type { G } from '../state';

/** How many units have to work on a hex, and for how many turns running. */
const WORKERS = 2;
export const TURNS = 4;

/**
 * Counts the turns for which two Gallic units have stood on each hex of the trench, others in every turn; after the fourth it is filled in. Called
 * at the end of the turn; does nothing without the option.
 */
export function fillTrench(play: Play<G>): void {
  const { G } = play;
  if (!G.variants.fillTrench) return;
  const filling: G['filling'] = {};
  for (const { id, trench } of boxOf(G).hexes) {
    if (!trench.includes(true) || G.filled.includes(id)) continue;
    const units = unitsIn(G, id)
      .filter(({ side }) => side === 'gallic')
      .map((unit) => unit.id);
    if (units.length < WORKERS) continue;
    const before = G.turn === 1 ? undefined : G.filling[id];
    const isRelief = before !== undefined && !units.some((unit) => before.units.includes(unit));
    const turns = isRelief ? before.turns + 1 : 1;
    if (turns < TURNS) filling[id] = { turns, units };
    else {
      G.filled.push(id);
      play.journal('8.4', `The trench is filled in at ${id}.`, {
        kind: 'control',
        places: [id],
        side: 'vercingetorix',
      });
    }
  }
  G.filling = filling;
}
