/* Standing orders for defensive fire, which a commander gives at any time so as not to be asked at every hex (20.5, 24.2). */
import { action } from '../../kit/action';
import { commanderOf, commandersOf, commands } from '../commanders';
import { boxOf, type Unit } from '../components/box';
import { causeOf, type G, type Order, type Side } from '../state';
import { shootersOf } from './shooters';
import type { Shot } from './shots';

/** What an order names that is for all of a commander's missile units and forts without one of their own. */
export const ALL = 'all';

const ORDERS: readonly Order[] = ['ask', 'primary', 'hold'];

const WORDS: Record<Order, string> = {
  ask: 'ask me at every shot',
  primary: 'fire unasked at who comes to the next hex, and at nobody else',
  hold: 'hold fire',
};

/** Returns the order of a missile unit or a fort: its own, or that of its commander for all. */
export function orderOf(G: G, shooter: Unit): Order {
  const { orders } = G.secret;
  return orders[shooter.id] ?? orderForAll(G, commanderOf(G, shooter));
}

/** Returns the order a commander has given for all of his that have none of their own. */
export function orderForAll(G: G, side: Side): Order {
  return G.secret.orders[side] ?? 'ask';
}

/** Returns the Roman commanders whose order it is to be asked about one of the shots, without those who hold fire. */
export function askedAbout(G: G, shots: readonly Shot[], held: readonly Side[]): Side[] {
  const asked = new Set<Side>();
  for (const { shooter } of shots) if (orderOf(G, shooter) === 'ask') asked.add(commanderOf(G, shooter));
  return commandersOf(G, 'roman').filter((side) => asked.has(side) && !held.includes(side));
}

const order = action<G, G['stack'][number], string, Order>({
  available: ({ side }) => causeOf(side) === 'roman',
  first: function* ({ G, side }) {
    yield ALL;
    const box = boxOf(G);
    for (const { id } of shootersOf(box))
      if (box.hex[G.at[id]] !== undefined && commands(G, side, id)) yield id;
  },
  second: ({ G, side }, what) => ORDERS.filter((each) => each !== present(G, side, what)),
  effect: ({ G }, { side }, what, wanted) => {
    const { orders } = G.secret;
    if (what === ALL) orders[side] = wanted;
    else if (wanted === orderForAll(G, side)) delete orders[what];
    else orders[what] = wanted;
  },
  label: ({ G }, what, wanted) =>
    `Standing order for ${what === ALL ? 'all who fire' : boxOf(G).unit[what].name}: ${WORDS[wanted]}`,
  own: (what, wanted) => `Standing order for ${what === ALL ? 'all who fire' : what}: ${WORDS[wanted]}.`,
});

function present(G: G, side: Side, what: string): Order {
  return what === ALL ? orderForAll(G, side) : orderOf(G, boxOf(G).unit[what]);
}

/** What the Romans may say out of turn: `order(what, order)` for one who fires, or for {@link ALL}. Nobody else learns of it. */
export const standingOrders = { order };
