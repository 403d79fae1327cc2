/* Influence markers on the map: placed, converted and removed (8.3), and what their removal wins (17.1.3). */
import type { Obstacle } from '../kit/action';
import type { Loss } from '../kit/journal';
import type { Play } from '../kit/play';
import { boxOf } from './components/box';
import { controllerOf, regionOf } from './control';
import { rememberedFor } from './fast/standing';
import { hasEnemies, hasUnits, type Presence, presenceOf } from './pieces';
import { enemyOf, type G, type Side } from './state';
import { adjectiveOf, countOf, say, spaceName } from './words';

const VICTORY_POINTS = 2;

/** Returns the spaces next to a space (2.2.3). */
export function neighboursOf(G: G, space: string): string[] {
  return boxOf(G).exits[space].map(({ to }) => to);
}

/** Says whether a space holds an influence marker, of a side or of either. */
export function hasInfluence(G: G, space: string, side?: Side): boolean {
  const marker = G.markers[space];
  return marker?.kind === 'influence' && (side === undefined || marker.side === side);
}

/**
 * Returns why a side may not place one of its influence markers in a space (8.3.1, 17.5.1), or null when it may. Some cards
 * let it do so without the neighbours that are asked of it otherwise.
 */
export function obstacleToPlace(
  G: G,
  side: Side,
  space: string,
  ignoreAdjacency = false,
  presence?: Presence,
): Obstacle | null {
  const marker = G.markers[space];
  if (marker?.kind === 'influence') return NOT_VACANT;
  if (marker !== undefined) return FORTIFIED;
  if (G.devastated.includes(space)) return DEVASTATED;
  if (presence?.enemies.has(space) ?? hasEnemies(G, side, space)) return ENEMIES;
  const region = regionOf(G, space);
  if (side === 'gallic' && (region === 'germania' || region === 'britannia')) return BEYOND_GAUL;
  if (ignoreAdjacency || (presence?.own.has(space) ?? hasUnits(G, side, space))) return null;
  const neighbours = boxOf(G).exits[space];
  if (side === 'gallic')
    return region !== 'provincia' || neighbours.some(({ to }) => controllerOf(G, to) === 'gallic')
      ? null
      : FAR_FROM_GAUL;
  return region === 'provincia' || neighbours.some(({ to }) => hasInfluence(G, to, 'roman'))
    ? null
    : FAR_FROM_ROME;
}

const NOT_VACANT: Obstacle = { rule: '8.3.1', text: 'There is an influence marker already.' };
const FORTIFIED: Obstacle = { rule: '8.3.1', text: 'There is a Fortified Location.' };
const DEVASTATED: Obstacle = { rule: '17.5.1', text: 'The space is devastated.' };
const ENEMIES: Obstacle = { rule: '8.3.1', text: 'There is an enemy Combat Unit.' };
const BEYOND_GAUL: Obstacle = {
  rule: '8.3.1',
  text: 'Only the Roman player places influence in Germania and Britannia.',
};
const FAR_FROM_ROME: Obstacle = {
  rule: '8.3.1',
  text: 'Outside Provincia Rome needs a Combat Unit there, or its influence in a space next to it.',
};
const FAR_FROM_GAUL: Obstacle = {
  rule: '8.3.1',
  text: 'In Provincia the Gauls need a Combat Unit there, or a Control marker of theirs in a space next to it.',
};

/** Says whether a side may place one of its influence markers in a space; see {@link obstacleToPlace}. */
export function mayPlace(G: G, side: Side, space: string, ignoreAdjacency = false): boolean {
  return obstacleToPlace(G, side, space, ignoreAdjacency) === null;
}

/** Returns the spaces in which a side may place an influence marker. */
export function placesFor(G: G, side: Side, ignoreAdjacency = false): readonly string[] {
  return ignoreAdjacency ? placesAnywhere(G, side) : placesNearby(G, side);
}

const placesNearby = rememberedFor((G, side: Side) => placesIn(G, side, false));
const placesAnywhere = rememberedFor((G, side: Side) => placesIn(G, side, true));

function placesIn(G: G, side: Side, ignoreAdjacency: boolean): readonly string[] {
  const presence = presenceOf(G, side);
  const found: string[] = [];
  for (const { id } of boxOf(G).components.spaces) {
    if (G.markers[id] === undefined && obstacleToPlace(G, side, id, ignoreAdjacency, presence) === null)
      found.push(id);
  }
  return found;
}

/**
 * Returns why a side may not turn the influence marker of a space into its own (8.3.2), or null when it may: it is an enemy
 * marker, and the side has a Combat Unit there.
 */
export function obstacleToConvert(G: G, side: Side, space: string): Obstacle | null {
  if (!hasInfluence(G, space, enemyOf(side))) return NOTHING_TO_CONVERT;
  return hasUnits(G, side, space) ? null : NO_UNIT;
}

const NOTHING_TO_CONVERT: Obstacle = { rule: '8.3.2', text: 'There is no enemy influence marker.' };
const NO_UNIT: Obstacle = { rule: '8.3.2', text: 'You have no Combat Unit there.' };

/** Says whether a side may turn the enemy influence marker of a space into its own; see {@link obstacleToConvert}. */
export function mayConvert(G: G, side: Side, space: string): boolean {
  return obstacleToConvert(G, side, space) === null;
}

/** Returns the spaces in which a side may convert an influence marker. */
export function placesToConvert(G: G, side: Side): string[] {
  return Object.keys(G.markers).filter((space) => mayConvert(G, side, space));
}

/** Places an influence marker (8.3.1). */
export function placeInfluence(play: Play<G>, side: Side, space: string, rule = '8.3.1'): void {
  play.G.markers = { ...play.G.markers, [space]: { kind: 'influence', side } };
  play.journal(rule, `${say(side, 'place')} influence in ${spaceName(play.G, space)}.`, {
    kind: 'control',
    side,
    places: [space],
  });
}

/** Turns an enemy influence marker into one of a side (8.3.2). */
export function convertInfluence(play: Play<G>, side: Side, space: string, rule = '8.3.2'): void {
  const { G } = play;
  G.markers = { ...G.markers, [space]: { kind: 'influence', side } };
  play.journal(
    rule,
    `${say(side, 'turn')} the ${adjectiveOf(enemyOf(side))} influence in ${spaceName(G, space)}.`,
    {
      kind: 'control',
      side,
      places: [space],
      lost: [lostMarker(enemyOf(side), space)],
    },
  );
  claimRegion(play, space);
}

/** Takes an influence marker off the map; whose doing it is tells `by` (8.3.3 and others). */
export function removeInfluence(play: Play<G>, by: Side, space: string, rule = '8.3.3'): void {
  const marker = play.G.markers[space];
  if (marker?.kind !== 'influence') throw new Error(`there is no influence marker in ${space}`);
  removeMarker(play.G, space);
  play.journal(rule, `The ${adjectiveOf(marker.side)} influence in ${spaceName(play.G, space)} is gone.`, {
    kind: 'control',
    side: by,
    places: [space],
    lost: [lostMarker(marker.side, space)],
  });
  if (by === 'roman' && marker.side === 'gallic') claimRegion(play, space);
}

function lostMarker(side: Side, place: string): Loss {
  return { side, place, count: 1, one: 'influence marker', many: 'influence markers' };
}

/** Takes a Control marker off a space, and nothing more. */
export function removeMarker(G: G, space: string): void {
  const { [space]: _gone, ...markers } = G.markers;
  G.markers = markers;
}

/**
 * The Roman player has two Victory Points the moment he has removed or converted both Gallic markers in Germania, and in
 * Britannia (17.1.3): `space` is where the last one was.
 */
function claimRegion(play: Play<G>, space: string): void {
  const { G } = play;
  const region = regionOf(G, space);
  if (region !== 'germania' && region !== 'britannia') return;
  const starred = starredSpaces(G, region);
  if (G.conquered[region] > 0 || starred.some((each) => hasInfluence(G, each, 'gallic'))) return;
  G.conquered[region] = G.turn;
  const name = boxOf(G).components.regions.find(({ id }) => id === region)?.name;
  play.journal('17.1.3', `Caesar's invasion of ${name} wins ${countOf(VICTORY_POINTS, 'Victory Point')}.`, {
    side: 'roman',
    places: starred,
  });
}

/** Returns the two spaces of a victory point in Germania or Britannia (17.1.3). */
export function starredSpaces(G: G, region: string): string[] {
  return boxOf(G)
    .components.spaces.filter(({ id, kind }) => kind === 'vp' && regionOf(G, id) === region)
    .map(({ id }) => id);
}
