import { boxOf } from '../../../games/alesia/components/box';
import { ALL, orderForAll, orderOf } from '../../../games/alesia/fire/orders';
import type { G, Order } from '../../../games/alesia/state';
import type { BoardProps } from '../../table/board';
import { Panel } from '../../table/parts/Panel';
import { Radio, Radios } from '../../ui/Radios';
import { RuleBadge } from '../../ui/RuleBadge';
import { wordFor } from './arguments';
import css from './StandingOrders.module.css';

type OrdersProps = Pick<BoardProps<G>, 'G' | 'side' | 'possible' | 'next' | 'play' | 'busy' | 'selected'>;

const ORDERS: readonly { order: Order; words: string }[] = [
  { order: 'ask', words: 'Ask me' },
  { order: 'primary', words: 'Fire at who is next' },
  { order: 'hold', words: 'Hold fire' },
];

/** What a Roman commander has said once for all about defensive fire (20.5, 24.2). */
export function StandingOrders({ G, side, possible, next, play, busy }: OrdersProps) {
  if (side === null || !possible.some(({ move }) => move === 'order')) return null;
  const shooters = next('order', [])
    .filter((what) => what !== ALL)
    .map(String);
  const general = orderForAll(G, side);
  const own = shooters.filter((id) => G.secret.orders[id] !== undefined);
  const give = (what: string, order: Order) => play({ move: 'order', args: [what, order] });
  return (
    <Panel label="Standing orders for fire" side={side} data-testid="standing-orders">
      <h3>
        Defensive fire <RuleBadge rule="20.5" />
      </h3>
      <Radios legend="All who fire">
        {ORDERS.map(({ order, words }) => (
          <Radio
            key={order}
            name="order-all"
            checked={general === order}
            disabled={busy}
            onChange={() => give(ALL, order)}
          >
            {words}
          </Radio>
        ))}
      </Radios>
      <ul className={css.own}>
        {own.map((id) => (
          <li key={id}>
            <span>
              {wordFor(G, id)} ({G.at[id]})
            </span>
            <select
              aria-label={`Order for ${wordFor(G, id)}`}
              value={orderOf(G, boxOf(G).unit[id])}
              disabled={busy}
              onChange={({ target }) => {
                const wanted = ORDERS.find(({ order }) => order === target.value);
                if (wanted !== undefined) give(id, wanted.order);
              }}
            >
              {ORDERS.map(({ order, words }) => (
                <option key={order} value={order}>
                  {words}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <label className={css.other}>
        <span>Another order for</span>
        <select
          value=""
          disabled={busy}
          data-testid="order-for"
          onChange={({ target }) => {
            const wanted = ORDERS.find(({ order }) => order !== general);
            if (target.value !== '' && wanted !== undefined) give(target.value, wanted.order);
          }}
        >
          <option value="">one of {shooters.length - own.length}</option>
          {shooters
            .filter((id) => !own.includes(id))
            .map((id) => (
              <option key={id} value={id}>
                {wordFor(G, id)}, {G.at[id]}
              </option>
            ))}
        </select>
      </label>
    </Panel>
  );
}
