import { isFortified } from '../../../games/caesar-rome-vs-gaul/control';
import { hasUnits } from '../../../games/caesar-rome-vs-gaul/pieces';
import { siegeOdds } from '../../../games/caesar-rome-vs-gaul/siege/odds';
import { columnFor, rowFor } from '../../../games/caesar-rome-vs-gaul/siege/roll';
import { enemyOf, type G } from '../../../games/caesar-rome-vs-gaul/state';
import { findFrame, isOver } from '../../../games/kit/frame';
import type { BoardProps } from '../../table/board';
import { BattleWindow } from './BattleWindow';
import { type SiegeView, SiegeWindow } from './SiegeWindow';

type ContestProps = Pick<BoardProps<G>, 'G' | 'next' | 'label' | 'play' | 'busy'>;

/** The battle or siege that goes on, beside the map. */
export function Contest(table: ContestProps) {
  const { G } = table;
  const fight = isOver(G) ? undefined : findFrame(G, 'fight');
  if (fight !== undefined) return <BattleWindow {...table} fight={fight} />;
  const siege = siegeIn(G);
  return siege === null ? null : <SiegeWindow G={G} siege={siege} />;
}

/** Returns the siege being rolled for, or the one that the group that moves could lay where it stands; null for neither. */
export function siegeIn(G: G): SiegeView | null {
  if (isOver(G)) return null;
  const roll = findFrame(G, 'siegeRoll');
  if (roll !== undefined) {
    const { side, space, bonus, shift, dice } = roll;
    if (!isFortified(G.markers[space])) return null;
    const row = dice.length === 0 ? null : rowFor(G, roll);
    return { side, space, bonus, shift, dice, column: columnFor(G, roll), row };
  }
  const march = findFrame(G, 'march');
  if (march === undefined) return null;
  const { side, at: space } = march;
  const marker = G.markers[space];
  if (!isFortified(marker) || marker.side !== enemyOf(side) || !hasUnits(G, side, space, 'outside'))
    return null;
  const { column } = siegeOdds(G, side, space);
  return { side, space, bonus: 0, shift: 0, dice: [], column, row: null };
}
