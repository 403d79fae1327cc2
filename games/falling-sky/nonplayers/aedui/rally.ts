/* The Non-player Aedui's Rally (8.6.3). */
import type { Argument, LegalMove } from '../../../kit/move';
import { costOf } from '../../commands/costs';
import type { Order } from '../../commands/order';
import type { Plan } from '../../commands/plan';
import { ownAvailable, warbandsToRally } from '../../commands/rallying';
import { poolOf } from '../../components/box';
import type { RegionId } from '../../components/map';
import { availableTroops } from '../../pieces/forces';
import type { FrameOf, G } from '../../state';
import { isAtCity } from '../losses';
import { type Moment, make, regionsAmong } from '../moment';
import { canStandIn, nextStanding, regionsToRally } from '../placing';
import { choose } from '../select';
import { mayRallyAuxilia } from './diviciacus';

/** With fewer Warbands on the map the Aedui Rally whatever it brings. */
const FEW_WARBANDS = 5;
/** As many Warbands placed make a Rally worth it. */
const WORTH_IT = 3;

function mostWarbands(G: G, order: Order, regions: readonly RegionId[]): number {
  const counts = regions.map((region) => warbandsToRally(G, order, region)).sort((a, b) => b - a);
  const cost = costOf(G, order, 1);
  const paid = cost === 0 ? regions.length : Math.floor(G.resources.aedui / cost);
  return counts.slice(0, Math.min(paid, order.terms.most ?? paid)).reduce((sum, count) => sum + count, 0);
}

/** Says whether the Aedui have so few Warbands on the map that they Rally if they can place anything (8.6.3). */
export function hasFewWarbands(G: G): boolean {
  return poolOf(G, 'aedui').troops - availableTroops(G, 'aedui') < FEW_WARBANDS;
}

/** 8.6.3: Says whether the Aedui Rally: with few Warbands for any piece, else for a Citadel, an Ally or three Warbands. */
export function isRallyWorth(G: G, order: Order): boolean {
  const regions = regionsToRally(G, order);
  if (canStandIn(G, order, regions)) return true;
  const enough = hasFewWarbands(G) ? 1 : WORTH_IT;
  return ownAvailable(G, order) >= enough && mostWarbands(G, order, regions) >= enough;
}

/** 8.6.3: Citadels first, then Allies, then the most Warbands. */
export function nextRally(at: Moment<FrameOf<'rally'>>, plan: Plan): LegalMove | null {
  const standing = nextStanding(at, plan, (tribes) =>
    choose(at.play, tribes, (tribe) => isAtCity(at.G, `${tribe}`)),
  );
  if (standing !== null) return standing;
  const warbands = mostIn(at, 'warbands');
  if (warbands !== null) return make('warbands', ...warbands);
  const auxilia = mayRallyAuxilia(at.G) ? mostIn(at, 'enlisted') : null;
  return auxilia === null ? null : make('enlisted', ...auxilia, 0);
}

/** Returns the Region in which the most may be placed by a move, and how many; null where none may. */
function mostIn(at: Moment<FrameOf<'rally'>>, move: string): [RegionId, Argument] | null {
  const { G, play, frame } = at;
  const region = choose(play, regionsAmong(G, at.options(move)), (each) =>
    warbandsToRally(G, frame.order, each),
  );
  const count = region === undefined ? undefined : at.options(move, region).at(-1);
  return region === undefined || count === undefined ? null : [region, count];
}
