/* Allies, Citadels, Subdued and Dispersed Tribes (1.4.2, 1.7). */
import type { Obstacle } from '../../kit/action';
import { poolOf } from '../components/box';
import { DISPERSED_MARKERS, type Faction, nameOf } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import { allTribes, mayStack, regionOf, tribeName, tribeOf, tribesIn } from '../places';
import type { G } from '../state';
import { remembered } from './fast/remembered';
import { presenceIn } from './presence';
import { toWrite } from './writing';

/** What can stand on a Tribe circle. */
export type AllyOrCitadel = 'ally' | 'citadel';

/** Says whether a Tribe is Subdued: neither Allied nor Dispersed (1.7). */
export function isSubdued(G: G, tribe: TribeId): boolean {
  return G.tribes[tribe] === undefined;
}

/** Says whether a Tribe is Dispersed, Gathering and Razed included (1.7, card 23). */
export function isDispersed(G: G, tribe: TribeId): boolean {
  const state = G.tribes[tribe];
  return state !== undefined && 'dispersed' in state;
}

/** Returns how many Dispersed markers are not on the map; Razed is none of them (3.2.3, card 23). */
export function availableMarkers(G: G): number {
  let placed = 0;
  for (const id of allTribes(G)) {
    const state = G.tribes[id];
    if (state !== undefined && 'dispersed' in state && state.dispersed !== 'razed') placed++;
  }
  return DISPERSED_MARKERS - placed;
}

/** Returns whose Ally or Citadel is at a Tribe, or null. */
export function alliedTo(G: G, tribe: TribeId): Faction | null {
  const state = G.tribes[tribe];
  return state !== undefined && 'by' in state ? state.by : null;
}

/** Says whether a Tribe has a Citadel. */
export function hasCitadel(G: G, tribe: TribeId): boolean {
  const state = G.tribes[tribe];
  return state !== undefined && 'by' in state && state.citadel;
}

/** Returns the Tribes of a Region with Ally discs (not Citadels) of a Faction, or of any. */
export function alliesIn(G: G, region: RegionId, faction?: Faction): readonly TribeId[] {
  const { allies } = presenceIn(G, region);
  return faction === undefined ? inOrder(G, region, allies) : allies[faction];
}

/** Returns the Tribes of a Region with Citadels of a Faction, or of any. */
export function citadelsIn(G: G, region: RegionId, faction?: Faction): readonly TribeId[] {
  const { citadels } = presenceIn(G, region);
  return faction === undefined ? inOrder(G, region, citadels) : citadels[faction];
}

const NONE: readonly TribeId[] = [];

function inOrder(
  G: G,
  region: RegionId,
  byFaction: Readonly<Record<Faction, readonly TribeId[]>>,
): readonly TribeId[] {
  const found = Object.values(byFaction).filter((tribes) => tribes.length > 0);
  if (found.length < 2) return found[0] ?? NONE;
  return tribesIn(G, region)
    .map(({ id }) => id)
    .filter((id) => found.some((tribes) => tribes.includes(id)));
}

/** Returns how many Allies and Citadels a Faction has in a Region. */
export function alliesAndCitadelsIn(G: G, region: RegionId, faction: Faction): number {
  const { allies, citadels } = presenceIn(G, region);
  return allies[faction].length + citadels[faction].length;
}

/** Returns how many Allies and Citadels a Faction has on the map. */
export function alliesAndCitadels(G: G, faction: Faction): number {
  const { ally, citadel } = placedOf(G, 'all');
  return ally[faction] + citadel[faction];
}

/** Returns the Subdued Tribes of a Region. */
export function subduedIn(G: G, region: RegionId): TribeId[] {
  const subdued: TribeId[] = [];
  for (const { id } of tribesIn(G, region)) if (isSubdued(G, id)) subdued.push(id);
  return subdued;
}

/** Returns how many Allies or Citadels of a Faction are Available (1.4.1). */
export function availableAt(G: G, faction: Faction, kind: AllyOrCitadel): number {
  const { allies, citadels } = poolOf(G, faction);
  const { ally, citadel } = placedOf(G, 'all');
  return kind === 'ally' ? allies - ally[faction] : citadels - citadel[faction];
}

type Counts = Record<Faction, number>;

/** How many Allies and Citadels each Faction has on the map. */
const placedOf = remembered((G: G, _key: 'all'): Readonly<Record<AllyOrCitadel, Readonly<Counts>>> => {
  const ally: Counts = { romans: 0, arverni: 0, aedui: 0, belgae: 0, germans: 0 };
  const citadel: Counts = { romans: 0, arverni: 0, aedui: 0, belgae: 0, germans: 0 };
  for (const state of Object.values(G.tribes))
    if (state !== undefined && 'by' in state) (state.citadel ? citadel : ally)[state.by]++;
  return { ally, citadel };
});

/** Says that what stands at a Tribe is about to change, or has changed. */
function forget(G: G, tribe: TribeId): void {
  presenceIn.forget(G, regionOf(G, tribe));
  placedOf.forget(G, 'all');
}

/** Says whether a Faction's Ally or Citadel may stand at a Tribe, whatever is there now (1.4.2). */
export function mayHold(G: G, tribe: TribeId, faction: Faction): boolean {
  const { only } = tribeOf(G, tribe);
  return only === null || only === faction;
}

/** Returns the Subdued Tribes of a Region where an Ally of a Faction may stand (1.4.2, card 5), Available or not. */
export function openTribes(G: G, region: RegionId, faction: Faction): TribeId[] {
  const open: TribeId[] = [];
  if (!mayStack(region, faction)) return open;
  for (const { id, only } of tribesIn(G, region))
    if (isSubdued(G, id) && (only === null || only === faction)) open.push(id);
  return open;
}

/** Returns the Subdued Tribes of a Region where a Faction may place an Ally that it has Available. */
export function placesForAlly(G: G, region: RegionId, faction: Faction): TribeId[] {
  return availableAt(G, faction, 'ally') === 0 ? [] : openTribes(G, region, faction);
}

/** Returns why no Ally of a Faction can be placed at a Tribe, of what stands there and who may (1.4.2, 1.7); null when one can. */
export function obstacleToStand(G: G, id: string, faction: Faction): Obstacle | null {
  const tribe = allTribes(G).find((each) => each === id);
  if (tribe === undefined) return null;
  const name = tribeName(G, tribe);
  if (isDispersed(G, tribe)) return { rule: '1.4.2', text: `${name} is Dispersed.` };
  if (!isSubdued(G, tribe)) return { rule: '1.7', text: `${name} is not Subdued.` };
  if (!mayHold(G, tribe, faction))
    return { rule: '1.4.2', text: `The ${nameOf(faction)} may not stand at ${name}.` };
  if (availableAt(G, faction, 'ally') > 0) return null;
  return { rule: '1.4.1', text: `No Ally of the ${nameOf(faction)} is Available.` };
}

/** Returns the Cities of a Region where a Faction has an Ally (1.3.3). */
export function citiesWithAlly(G: G, region: RegionId, faction: Faction): readonly TribeId[] {
  const allies = alliesIn(G, region, faction);
  return allies.length === 0 ? allies : allies.filter((id) => tribeOf(G, id).city !== null);
}

/** Returns the Cities of a Region where a Faction may turn its Ally into a Citadel that it has Available. */
export function placesForCitadel(G: G, region: RegionId, faction: Faction): readonly TribeId[] {
  return availableAt(G, faction, 'citadel') === 0 ? [] : citiesWithAlly(G, region, faction);
}

/** Puts an Ally or Citadel at a Tribe. Throws when none is Available or it may not stand there. */
export function placeAtTribe(G: G, tribe: TribeId, faction: Faction, kind: AllyOrCitadel): void {
  clearTribe(G, tribe);
  if (availableAt(G, faction, kind) === 0) throw new Error(`no ${kind} of the ${faction} is Available`);
  if (kind === 'citadel' && tribeOf(G, tribe).city === null) throw new Error(`${tribe} has no City`);
  toWrite(G).tribes[tribe] = { by: faction, citadel: kind === 'citadel' };
  forget(G, tribe);
}

/** Puts a marker at a Tribe, whatever has been there: Dispersed, Dispersed-Gathering, or Razed (1.7, 6.6, card 23). */
export function disperse(G: G, tribe: TribeId, dispersed: 'dispersed' | 'gathering' | 'razed'): void {
  toWrite(G).tribes[tribe] = { dispersed };
  forget(G, tribe);
}

/** Takes what is at a Tribe away, which leaves it Subdued. */
export function clearTribe(G: G, tribe: TribeId): void {
  toWrite(G).tribes[tribe] = undefined;
  forget(G, tribe);
}
