/* What is under way, as the stack tells. */

import { COMMAND_TITLES } from '../../../games/falling-sky/commands/terms';
import { orderUnderWay } from '../../../games/falling-sky/commands/underWay';
import { isPlayer } from '../../../games/falling-sky/components/factions';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { regionName } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import { type Frame, findFrame } from '../../../games/kit/frame';
import { listOf } from '../../ui/words';
import { countOf } from './facts';

/** Returns the Regions selected so far in the Command under way. */
export function regionsUnderWay(G: G): ReadonlySet<RegionId> {
  return new Set(orderUnderWay(G)?.selected);
}

/** What the frames keep that are about one Region. */
interface AboutRegion extends Frame {
  region?: RegionId | null;
  trek?: { column?: { at: RegionId }; origin?: { region: RegionId } };
}

/** Returns the Region that what is asked is about: of a Battle, a Loss, or a group that Marches; else null. */
export function regionAskedAbout(G: G): RegionId | null {
  const frame: AboutRegion | undefined = G.stack[G.stack.length - 1];
  const { region, trek } = frame ?? {};
  return region ?? findFrame(G, 'fight')?.region ?? trek?.column?.at ?? trek?.origin?.region ?? null;
}

/** Returns the Region where a group is that Marches on; null while none is under way. */
function groupAt(G: G): RegionId | null {
  return findFrame(G, 'march')?.trek?.column?.at ?? null;
}

/** Returns the Command under way in short, with what its Faction can still pay: `Rally in Veneti · 17 Resources left`; else empty. */
export function costLine(G: G): string {
  const order = orderUnderWay(G);
  if (order === null || order.terms.free || !isPlayer(order.faction)) return '';
  const { command, selected, faction } = order;
  const group = groupAt(G);
  const where =
    group !== null
      ? `: the group is in ${regionName(G, group)}`
      : selected.length > 0
        ? ` in ${listOf(selected.map((one) => regionName(G, one)))}`
        : '';
  return `${COMMAND_TITLES[command]}${where} · ${countOf(G.resources[faction], 'Resource')} left`;
}
