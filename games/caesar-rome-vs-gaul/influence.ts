/* Influence markers on the map: placed, converted and removed (8.3), and what their removal wins (17.1.3). */
import type { Play } from '../kit/play';
import { boxOf } from './components/box';
import { controllerOf, regionOf } from './control';
import { hasEnemies, hasUnits } from './pieces';
import { enemyOf, type G, type Side } from './state';
import { adjectiveOf, say, spaceName } from './words';

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
 * Says whether a side may place one of its influence markers in a space (8.3.1, 17.5.1). Some cards let it do so without the
 * neighbours that are asked of it otherwise.
 */
export function mayPlace(G: G, side: Side, space: string, ignoreAdjacency = false): boolean {
  const { kind } = boxOf(G).space[space];
  if (kind === 'stronghold' && G.markers[space] !== undefined) return false;
  if (G.markers[space] !== undefined || G.devastated.includes(space) || hasEnemies(G, side, space))
    return false;
  const region = regionOf(G, space);
  if (side === 'gallic' && (region === 'germania' || region === 'britannia')) return false;
  if (ignoreAdjacency || hasUnits(G, side, space)) return true;
  const beside = (test: (space: string) => boolean) => neighboursOf(G, space).some(test);
  if (side === 'roman') return region === 'provincia' || beside((next) => hasInfluence(G, next, 'roman'));
  return region !== 'provincia' || beside((next) => controllerOf(G, next) === 'gallic');
}

/** Returns the spaces in which a side may place an influence marker. */
export function placesFor(G: G, side: Side, ignoreAdjacency = false): string[] {
  return boxOf(G)
    .components.spaces.map(({ id }) => id)
    .filter((space) => mayPlace(G, side, space, ignoreAdjacency));
}

/** Says whether a side may turn the enemy influence marker of a space into its own: it has a Combat Unit there (8.3.2). */
export function mayConvert(G: G, side: Side, space: string): boolean {
  return hasInfluence(G, space, enemyOf(side)) && hasUnits(G, side, space);
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
    },
  );
  claimRegions(play);
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
  });
  if (by === 'roman') claimRegions(play);
}

/** Takes a Control marker off a space, and nothing more. */
export function removeMarker(G: G, space: string): void {
  const { [space]: _gone, ...markers } = G.markers;
  G.markers = markers;
}

/**
 * The Roman player has two Victory Points the moment he has removed or converted both Gallic markers in Germania, and in
 * Britannia (17.1.3).
 */
function claimRegions(play: Play<G>): void {
  const { G } = play;
  for (const region of ['germania', 'britannia'] as const) {
    if (G.conquered[region] > 0 || starredSpaces(G, region).some((space) => hasInfluence(G, space, 'gallic')))
      continue;
    G.conquered[region] = G.turn;
    const { name } = boxOf(G).components.regions.find(({ id }) => id === region) ?? { name: region };
    play.journal('17.1.3', `Caesar's invasion of ${name} wins ${VICTORY_POINTS} Victory Points.`, {
      side: 'roman',
      places: starredSpaces(G, region),
    });
  }
}

/** Returns the two spaces of a victory point in Germania or Britannia (17.1.3). */
export function starredSpaces(G: G, region: string): string[] {
  return boxOf(G)
    .components.spaces.filter(({ id, kind }) => kind === 'vp' && regionOf(G, id) === region)
    .map(({ id }) => id);
}
