/* What endangers the leaders (19.1 to 19.3). */
import type { Play } from '../../kit/play';
import { boxOf, type Unit } from '../components/box';
import { OFF_BOARD } from '../components/hex';
import { countersIn, fieldOf, isControlled, isUnit, unitsIn } from '../field';
import { eliminate } from '../losses';
import type { Cause, G } from '../state';

const CAUSES: readonly Cause[] = ['roman', 'gallic'];

/**
 * Returns the leaders of a cause whom the enemy has caught; see {@link leadersInDanger}. `mover` is an enemy counter that has just been moved: a
 * leader, too, is a unit that comes next to Vercingetorix by moving (26.2), though he has no zone of control.
 */
export function caughtLeaders(G: G, cause: Cause, mover?: string): Unit[] {
  return boxOf(G).leaders[cause].filter(({ id }) => {
    if (boxOf(G).hex[G.at[id]] === undefined) return false;
    const alone = unitsIn(G, G.at[id]).length === 0;
    if (cause === 'roman') return alone && isControlled(G, 'gallic', G.at[id]);
    const isReached = isBesideUnit(G, 'roman', G.at[id]) || isBeside(G, mover, G.at[id]);
    return isReached && (alone || !G.variants.sturdyVercingetorix);
  });
}

/**
 * Eliminates the leaders whom the enemy has caught, of one cause or of both: Romans alone in a Gallic zone of control (19.3), and
 * Vercingetorix next to a Roman unit (19.1, 26.2), which ends the game; with option 19.7 only when no Gallic unit is with him. Called when a
 * unit has stopped, after each battle, and after each step of an enemy, who is the `mover`.
 */
export function leadersInDanger(play: Play<G>, cause?: Cause, mover?: string): void {
  const { G } = play;
  for (const each of cause === undefined ? CAUSES : [cause])
    for (const { id } of caughtLeaders(G, each, mover)) {
      if (each === 'roman') eliminate(play, [id], '19.3', 'alone among the enemy');
      else eliminate(play, [id], G.variants.sturdyVercingetorix ? '19.7' : '19.1', 'next to the Romans');
    }
}

/**
 * Eliminates Vercingetorix, with option 19.7, where the last of the units that stood with him has just been eliminated in a hex, however far
 * off the enemy is. Called when a unit there has been.
 */
export function fallWithCompanions(play: Play<G>, hex: string): void {
  const { G } = play;
  if (!G.variants.sturdyVercingetorix || unitsIn(G, hex).length > 0) return;
  const [leader] = countersIn(G, hex).filter(({ side }) => side === 'gallic');
  if (leader !== undefined) eliminate(play, [leader.id], '19.7', 'with the last who were with him');
}

/** Says whether a counter stands next to a hex; no for none. */
function isBeside(G: G, counter: string | undefined, hex: string): boolean {
  const at = counter === undefined ? undefined : boxOf(G).hex[G.at[counter]];
  return at !== undefined && boxOf(G).hex[hex].neighbours.includes(at.number);
}

/** Says whether a unit of a cause stands next to a hex, in a fort or not. */
export function isBesideUnit(G: G, cause: Cause, hex: string): boolean {
  const { stacks } = fieldOf(G);
  return boxOf(G).hex[hex].neighbours.some(
    (neighbour) =>
      neighbour !== OFF_BOARD &&
      stacks[neighbour]?.some((unit) => unit.side === cause && isUnit(unit)) === true,
  );
}
