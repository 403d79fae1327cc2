/* Recruit of the Non-player Romans (8.8.4). */
import type { LegalMove } from '../../../kit/move';
import { canPay, costOf } from '../../commands/costs';
import { maySelect, type Order, withAgreed } from '../../commands/order';
import {
  auxiliaToRecruit,
  isSupplied,
  obstacleToRecruit,
  recruitPrice,
  tribesToRecruit,
} from '../../commands/recruiting';
import { availableTroops } from '../../pieces/forces';
import { availableAt } from '../../pieces/tribes';
import { regionOf, regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import { worthOf } from '../losses';
import { type Moment, make, regionsAmong, tribesAmong } from '../moment';
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
  return withAgreed(order, 'supply', ['aedui']);
}

/** A Region where Recruit would place something: at how many Tribes an Ally, or how many Auxilia, and what it costs. */
interface Site {
  tribes: number;
  auxilia: number;
  isSupplied: boolean;
  price: number;
}

/** Returns the Regions where Recruit would place something, those in Supply Lines first. */
function sitesOf(G: G, order: Order): Site[] {
  const [inLine, others]: [Site[], Site[]] = [[], []];
  for (const region of regionsOf(G)) {
    if (!maySelect(order, region)) continue;
    const tribes = tribesToRecruit(G, order, region).length;
    const auxilia = auxiliaToRecruit(G, region);
    if ((tribes === 0 && auxilia === 0) || obstacleToRecruit(G, order, region) !== null) continue;
    const site: Site = {
      tribes,
      auxilia,
      isSupplied: isSupplied(G, order, region),
      price: recruitPrice(G, order, region),
    };
    (site.isSupplied ? inLine : others).push(site);
  }
  return [...inLine, ...others];
}

function yieldOf(G: G, order: Order): { allies: number; auxilia: number } {
  const sites = sitesOf(G, order);
  let spent = 0;
  const takes = ({ price }: Site) => {
    if (!canPay(G, order, spent + price)) return false;
    spent += costOf(G, order, price);
    return true;
  };
  let left = availableAt(G, 'romans', 'ally');
  const won = sites.filter((site) => {
    if (left === 0 || site.tribes === 0 || !takes(site)) return false;
    left--;
    return true;
  });
  const unused = sites.filter((site) => site.auxilia > 0 && !won.includes(site));
  unused.sort((a, b) => Number(b.isSupplied) - Number(a.isSupplied) || b.auxilia - a.auxilia);
  let troops = availableTroops(G, 'romans');
  let auxilia = 0;
  for (const site of unused) {
    const count = Math.min(troops, site.auxilia);
    if (count === 0 || !takes(site)) continue;
    auxilia += count;
    troops -= count;
  }
  return { allies: won.length, auxilia };
}

/** 8.8.4: All Allies possible, first in Supply Lines; then all Auxilia possible, first in Supply Lines. */
export function recruitNext(at: Moment<FrameOf<'recruit'>>): LegalMove | null {
  return askNext(at, 'supply', at.frame.order.supply) ?? placeAlly(at) ?? placeAuxilia(at);
}

function placeAlly(at: Moment<FrameOf<'recruit'>>): LegalMove | null {
  const { G, play } = at;
  const { order } = at.frame;
  const tribes = tribesAmong(G, at.options('ally'));
  const tribe = choose(
    play,
    tribes,
    (each) => isSupplied(G, order, regionOf(G, each)),
    (each) => worthOf(G, `ally ${each}`),
  );
  return tribe === undefined ? null : make('ally', tribe);
}

function placeAuxilia(at: Moment<FrameOf<'recruit'>>): LegalMove | null {
  const { G, play } = at;
  const { order } = at.frame;
  const region = choose(
    play,
    regionsAmong(G, at.options('auxilia')),
    (each) => isSupplied(G, order, each),
    (each) => auxiliaToRecruit(G, each),
  );
  if (region === undefined) return null;
  const [count] = best(at.options('auxilia', region), Number);
  return make('auxilia', region, count);
}
