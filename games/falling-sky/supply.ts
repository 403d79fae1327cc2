/* Supply Lines (3.2.1). */
import { isPlayer, type Player } from './components/factions';
import type { RegionId } from './components/map';
import { controllerOf } from './control';
import type { Answers } from './negotiation';
import { adjacentTo, bordersCisalpina, regionsOf } from './places';
import type { G } from './state';

/**
 * Returns the Regions that are part of a Supply Line: chains of adjacent Regions that reach a border of Cisalpina, each with No
 * Control or Controlled by one of `friends` (3.2.1). Cisalpina itself is one where it is a Region (card 5).
 */
export function supplyLine(G: G, friends: readonly Player[]): Set<RegionId> {
  const isOpen = (region: RegionId) => {
    const controller = controllerOf(G, region);
    return controller === null || (isPlayer(controller) && friends.includes(controller));
  };
  const reached = new Set<RegionId>();
  const waiting = regionsOf(G).filter(
    (region) => region === 'cisalpina' || (bordersCisalpina(region) && isOpen(region)),
  );
  for (let region = waiting.pop(); region !== undefined; region = waiting.pop()) {
    if (reached.has(region)) continue;
    reached.add(region);
    for (const next of adjacentTo(G, region)) if (isOpen(next)) waiting.push(next);
  }
  return reached;
}

/** Returns the Factions whose agreement would bring a Region into a Supply Line, of those that have not answered. */
export function supplyAskable(G: G, by: Player, region: RegionId, { agreed, refused }: Answers): Player[] {
  const others = (['romans', 'arverni', 'aedui', 'belgae'] as const).filter(
    (other) => other !== by && !agreed.includes(other) && !refused.includes(other),
  );
  if (supplyLine(G, [by, ...agreed]).has(region)) return [];
  if (!supplyLine(G, [by, ...agreed, ...others]).has(region)) return [];
  return others.filter(
    (other) =>
      !supplyLine(G, [by, ...agreed, ...others.filter((each) => each !== other)]).has(region) ||
      supplyLine(G, [by, ...agreed, other]).has(region),
  );
}
