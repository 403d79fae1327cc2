/* What there is to know of a Region, in words. */
import { FACTIONS, type Faction, nameOf } from '../../../games/falling-sky/components/factions';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { controllerOf } from '../../../games/falling-sky/pieces/control';
import type { Force } from '../../../games/falling-sky/pieces/force';
import { forceIn } from '../../../games/falling-sky/pieces/forces';
import {
  adjacentTo,
  borderBetween,
  groupOf,
  isHome,
  regionName,
  tribesIn,
} from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import { listOf } from '../../ui/words';
import { tribeTitle } from './arguments';
import { LEADERS } from './factions';

/** Returns a number of things: `1 Legion`, `3 Legions`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns the mobile pieces and the Fort of a Force in words; empty for none. */
function forceText(faction: Faction, force: Readonly<Force>): string {
  const { leader, legions, hidden, revealed, scouted, fort } = force;
  const parts: string[] = [];
  if (leader !== null) parts.push(leader === 'named' ? LEADERS[faction] : 'a Successor');
  if (legions > 0) parts.push(countOf(legions, 'Legion'));
  const troops: [number, string][] = [
    [hidden, 'Hidden'],
    [revealed, 'Revealed'],
    [scouted, 'Scouted'],
  ];
  for (const [count, lie] of troops)
    if (count > 0) parts.push(`${count} ${lie} ${troopsName(faction, count)}`);
  if (fort) parts.push('a Fort');
  return listOf(parts);
}

/** Returns how the troops of a Faction are called. */
export function troopsName(faction: Faction, count = 2): string {
  if (faction === 'romans') return 'Auxilia';
  return count === 1 ? 'Warband' : 'Warbands';
}

/** Returns what is in a Region, Faction by Faction, for who cannot see it. */
export function contentsOf(G: G, region: RegionId): string {
  return FACTIONS.flatMap((faction) => {
    const here = holdingsOf(G, region, faction);
    return here === '' ? [] : [`${nameOf(faction)}: ${here}`];
  }).join('; ');
}

/** Returns all that a Faction has in a Region, in words; empty for nothing. */
export function holdingsOf(G: G, region: RegionId, faction: Faction): string {
  const force = forceText(faction, forceIn(G, region, faction));
  return listOf([force, ...tribesHeld(G, region, faction)].filter(Boolean));
}

function tribesHeld(G: G, region: RegionId, faction: Faction): string[] {
  return tribesIn(G, region).flatMap(({ id }) => {
    const state = G.tribes[id];
    if (state === undefined || !('by' in state) || state.by !== faction) return [];
    return [`${state.citadel ? 'the Citadel' : 'the Ally'} at ${tribeTitle(G, id)}`];
  });
}

/** Returns whose a Region is, its group, its Tribes without Allies, and what it borders on. */
export function factsOf(G: G, region: RegionId): string {
  const controller = controllerOf(G, region);
  const facts: string[] = [groupOf(region)];
  if (region === 'cisalpina' && !G.galliaTogata)
    return 'No Region of the game: Supply Lines end at its border.';
  facts.push(controller === null ? 'no Control' : `controlled by the ${nameOf(controller)}`);
  const home = FACTIONS.find((faction) => isHome(G, region, faction));
  if (home !== undefined) facts.push(`home of the ${nameOf(home)}`);
  if (G.devastated.includes(region)) facts.push('Devastated');
  if (G.circumvallation?.region === region)
    facts.push(`Circumvallation holds pieces of the ${nameOf(G.circumvallation.faction)}`);
  const free = tribesIn(G, region).filter(({ id }) => G.tribes[id] === undefined);
  if (free.length > 0) facts.push(`Subdued: ${listOf(free.map(({ id }) => tribeTitle(G, id)))}`);
  for (const { id } of tribesIn(G, region)) {
    const state = G.tribes[id];
    if (state !== undefined && 'dispersed' in state)
      facts.push(`${tribeTitle(G, id)}: ${MARKERS[state.dispersed]}`);
  }
  const neighbours = adjacentTo(G, region).map(
    (other) => `${regionName(G, other)}${WAYS[borderBetween(G, region, other) ?? 'land']}`,
  );
  facts.push(`next to ${listOf(neighbours)}`);
  return `${facts.join(' · ')}.`;
}

const MARKERS = { dispersed: 'Dispersed', gathering: 'Dispersed, gathering', razed: 'Razed' } as const;
const WAYS = { land: '', rhenus: ' (across the Rhenus)', coastal: ' (by sea)' } as const;
