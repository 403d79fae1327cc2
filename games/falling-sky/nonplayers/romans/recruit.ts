/* Recruit of the Non-player Romans (8.8.4). */
import type { LegalMove } from '../../../kit/move';
import { canPay, costOf } from '../../commands/costs';
import { maySelect, type Order } from '../../commands/order';
import {
  auxiliaToRecruit,
  isSupplied,
  obstacleToRecruit,
  recruitPrice,
  tribesToRecruit,
} from '../../commands/recruiting';
import type { RegionId, TribeId } from '../../components/map';
import { availableTroops } from '../../forces';
import { allTribes, regionOf, regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import { availableAt } from '../../tribes';
import { worthOf } from '../losses';
import { type Moment, make } from '../moment';
import { isRunByPlayer } from '../priorities';
import { best, choose } from '../select';
import { askNext } from './asking';

const ENOUGH_ALLIES = 2;
const ENOUGH_PIECES = 6;

/** Says whether Recruit would place at least two Allies, or six pieces in all; Non-player Aedui agree to Supply Lines (8.8.4). */
export function recruitsEnough(G: G, order: Order): boolean {
  const { allies, auxilia } = yieldOf(G, withAedui(G, order));
  return allies >= ENOUGH_ALLIES || allies + auxilia >= ENOUGH_PIECES;
}

function withAedui(G: G, order: Order): Order {
  if (isRunByPlayer(G, 'aedui')) return order;
  return { ...order, supply: { ...order.supply, agreed: [...order.supply.agreed, 'aedui'] } };
}

function yieldOf(G: G, order: Order): { allies: number; auxilia: number } {
  const open = regionsOf(G).filter(
    (region) => maySelect(order, region) && obstacleToRecruit(G, order, region) === null,
  );
  const bySupply = [
    ...open.filter((region) => isSupplied(G, order, region)),
    ...open.filter((region) => !isSupplied(G, order, region)),
  ];
  let spent = 0;
  const takes = (region: RegionId) => {
    const price = recruitPrice(G, order, region);
    if (!canPay(G, order, spent + price)) return false;
    spent += costOf(G, order, price);
    return true;
  };
  let left = availableAt(G, 'romans', 'ally');
  const won = bySupply.filter((region) => {
    if (left === 0 || tribesToRecruit(G, order, region).length === 0 || !takes(region)) return false;
    left--;
    return true;
  });
  let troops = availableTroops(G, 'romans');
  let auxilia = 0;
  const byCount = [...bySupply].sort(
    (a, b) =>
      Number(isSupplied(G, order, b)) - Number(isSupplied(G, order, a)) ||
      auxiliaToRecruit(G, b) - auxiliaToRecruit(G, a),
  );
  for (const region of byCount) {
    const count = Math.min(troops, auxiliaToRecruit(G, region));
    if (won.includes(region) || count === 0 || !takes(region)) continue;
    auxilia += count;
    troops -= count;
  }
  return { allies: won.length, auxilia };
}

/** 8.8.4: All Allies possible, first in Supply Lines; then all Auxilia possible, first in Supply Lines. */
export function recruitNext(at: Moment<FrameOf<'recruit'>>): LegalMove | null {
  return askNext(at, 'supply') ?? placeAlly(at) ?? placeAuxilia(at);
}

function placeAlly(at: Moment<FrameOf<'recruit'>>): LegalMove | null {
  const { G, play } = at;
  const { order } = at.frame;
  const allowed = at.options('ally');
  const tribes: TribeId[] = allTribes(G).filter((tribe) => allowed.includes(tribe));
  const tribe = choose(
    play,
    tribes,
    (each) => isSupplied(G, order, regionOf(G, each)),
    (each) => worthOf(`ally ${each}`),
  );
  return tribe === undefined ? null : make('ally', tribe);
}

function placeAuxilia(at: Moment<FrameOf<'recruit'>>): LegalMove | null {
  const { G, play } = at;
  const { order } = at.frame;
  const allowed = at.options('auxilia');
  const region = choose(
    play,
    regionsOf(G).filter((each) => allowed.includes(each)),
    (each) => isSupplied(G, order, each),
    (each) => auxiliaToRecruit(G, each),
  );
  if (region === undefined) return null;
  const [count] = best(at.options('auxilia', region), Number);
  return make('auxilia', region, count);
}
