import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import { defenceOf, locationName, siegePointsAt } from '../../../games/caesar-rome-vs-gaul/siege/defence';
import { siegeModifiers, siegeOdds } from '../../../games/caesar-rome-vs-gaul/siege/odds';
import type { G, Side } from '../../../games/caesar-rome-vs-gaul/state';
import { sentence } from '../../../games/caesar-rome-vs-gaul/words';
import { signed } from '../../../games/kit/signed';
import { DockedWindow } from '../../table/dock/DockedWindow';
import { Dice } from '../../table/parts/Dice';
import { RuleBadge } from '../../ui/RuleBadge';
import { ResultRows } from './ResultRows';

/** A siege as it is laid, or would be. */
export interface SiegeView {
  side: Side;
  space: string;
  /** What cards of this roll add, and by how many columns they move it. */
  bonus: number;
  shift: number;
  /** Empty before the roll. */
  dice: readonly number[];
  /** The column and row of the Siege Table that count; null before the roll, or where no roll is possible. */
  column: number | null;
  row: number | null;
}

/** A Siege or Subjugation: the two strengths, the columns of the Siege Table with the one that counts lit, what changes the roll, and the Siege Points (14.3). */
export function SiegeWindow({ G, siege }: { G: G; siege: SiegeView }) {
  const { side, space, bonus, dice, column, row } = siege;
  const { siegeTable } = boxOf(G).components;
  const { attack, defence, surrenders } = siegeOdds(G, side, space);
  const modifiers = siegeModifiers(G, side, space).map(({ why, amount }) => `${signed(amount)} ${why}`);
  if (bonus !== 0) modifiers.push(`${signed(bonus)} cards`);
  const isStronghold = G.markers[space].kind === 'stronghold';
  return (
    <DockedWindow rank="asked" data-side={side} data-testid="siege" aria-label="Siege">
      <header>
        <strong>{sentence(locationName(G, space))}</strong>{' '}
        <RuleBadge rule={isStronghold ? '14.7.2' : '14.3.2'} />
        <span>
          {isStronghold ? `strength ${attack}` : `${attack} against ${defence}`}
          {surrenders && ': it surrenders'}
        </span>
        <span>
          Siege Points {siegePointsAt(G, space)} of {defenceOf(G, space).points}
        </span>
        <span>{modifiers.length === 0 ? 'no modifiers' : modifiers.join(', ')}</span>
        {dice.length > 0 && <Dice dice={dice} upTo={0} />}
      </header>
      <ResultRows
        label="Steps the attacker loses / Siege Points won, by the total of the dice; S: it surrenders"
        columns={siegeTable.columns.map(({ name }, index) => ({
          key: name,
          title: name,
          side: null,
          isLit: index === column,
          total: row,
        }))}
        cellOf={({ key }, total) =>
          siegeTable.rows[total][siegeTable.columns.findIndex(({ name }) => name === key)]
        }
      />
    </DockedWindow>
  );
}
