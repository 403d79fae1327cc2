/* The Outer Works (4.3, 23). */
import { leadersInDanger } from '../command/leaders';
import { boxOf, type Unit } from '../components/box';
import { isControlled, isUnit } from '../field';
import { eliminate } from '../losses';
import type { G, ProcedureOf } from '../state';
import { listed } from '../words';

/** After the Gallic movement, when nobody can fill the gap (23.3), a die is cast for each Gallic unit on Outer Works in a Roman zone of control (23.2). */
export const outerWorksStep: ProcedureOf<'outerWorks'> = {
  proceed(play) {
    const { G } = play;
    const units = unitsOnWorks(G);
    if (units.length > 0) {
      const { outerWorks } = boxOf(G).components.tables;
      const dice = play.roll(units.length);
      const ids = units.map(({ id }) => id);
      play.journal('23.2', `${rollOf(outerWorks)}: ${listed(dice.map(String))}.`, {
        kind: 'roll',
        places: [...new Set(ids.map((id) => G.at[id]))],
        pieces: ids,
      });
      const struck = ids.filter((_id, place) => outerWorks[dice[place] - 1] === 'E');
      eliminate(play, struck, '23.2', 'by the Outer Works');
    }
    leadersInDanger(play);
    play.finish();
  },
};

/** Returns what is rolled for, and which dice eliminate. */
function rollOf(table: readonly string[]): string {
  const fatal = table.flatMap((result, place) => (result === 'E' ? [String(place + 1)] : []));
  return `A die for each Gaul on the Outer Works, who falls on a ${listed(fatal)}`;
}

/** Returns the Gallic units that the Outer Works endanger where they stand, disrupted or not (23.2, 23.4), in the order of the hexes. */
export function unitsOnWorks(G: G): Unit[] {
  const { units, hex } = boxOf(G);
  const isOnWorks = ({ id, side }: Unit) =>
    side === 'gallic' && hex[G.at[id]]?.works && isControlled(G, 'roman', G.at[id]);
  return units
    .filter((unit) => isUnit(unit) && isOnWorks(unit))
    .sort((a, b) => hex[G.at[a.id]].number - hex[G.at[b.id]].number);
}
