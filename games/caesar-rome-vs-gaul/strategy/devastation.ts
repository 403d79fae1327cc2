/* Devastation of the countryside (17.5). Devastated spaces block Supply Paths and take no influence. */
import type { Obstacle } from '../../kit/action';
import type { Play } from '../../kit/play';
import { boxOf } from '../components/box';
import { isFortified, isInGaul } from '../control';
import { hasInfluence, neighboursOf, removeInfluence } from '../influence';
import { hasEnemies } from '../pieces';
import type { G, Side } from '../state';
import { say, spaceName } from '../words';

/**
 * Returns why a side may not devastate the countryside of a space, by whatever means: it is devastated already, or a Stronghold, Fortified
 * Town or Walled City is there, or a Combat Unit of the enemy (17.5.1). Null when it may.
 */
export function obstacleToDevastation(G: G, side: Side, space: string): Obstacle | null {
  if (G.devastated.includes(space)) return { rule: '17.5.1', text: 'It is devastated already.' };
  if (isFortified(G.markers[space])) return { rule: '17.5.1', text: 'A Fortified Location is there.' };
  if (hasEnemies(G, side, space)) return { rule: '17.5.1', text: 'An enemy Combat Unit is there.' };
  return null;
}

/** Returns the spaces of the Leaders who may devastate the countryside: of Vercingetorix (9.5.3). */
function spacesOfDevastators(G: G): string[] {
  return boxOf(G)
    .components.gallicLeaders.filter(({ devastates }) => devastates)
    .map(({ id }) => G.pieces[id].at)
    .filter((at) => at in boxOf(G).space);
}

/**
 * Returns why the Gallic player may not devastate a space with an Action Point: besides what holds for all, it is neither that of
 * Vercingetorix nor next to him, or it is next to him and under Roman control (17.5.2). Null when he may.
 */
export function obstacleToDevastate(G: G, side: Side, space: string): Obstacle | null {
  const near = spacesOfDevastators(G);
  if (!near.includes(space)) {
    if (!near.some((at) => neighboursOf(G, at).includes(space)))
      return { rule: '17.5.2', text: 'It is not next to Vercingetorix.' };
    if (hasInfluence(G, space, 'roman')) return { rule: '17.5.2', text: 'Rome controls it.' };
  }
  return obstacleToDevastation(G, side, space);
}

/** Returns the spaces that the Gallic player may devastate with an Action Point (7.7.3, 17.5.2). */
export function placesToDevastate(G: G, side: Side): string[] {
  const near = spacesOfDevastators(G);
  const spaces = new Set(near.flatMap((at) => [at, ...neighboursOf(G, at)]));
  return [...spaces].filter((space) => obstacleToDevastate(G, side, space) === null);
}

/**
 * Returns why a side may not devastate a space by a card: besides what holds for all, it is not in Gaul, or Rome controls it
 * (17.5.3). Null when it may.
 */
export function obstacleToDevastateByCard(G: G, side: Side, space: string): Obstacle | null {
  if (!isInGaul(G, space)) return { rule: '17.5.3', text: 'It is not in Gaul.' };
  if (hasInfluence(G, space, 'roman')) return { rule: '17.5.3', text: 'Rome controls it.' };
  return obstacleToDevastation(G, side, space);
}

/** Places a Devastation marker; an influence marker in the space is removed at once (17.5.1). */
export function devastate(play: Play<G>, side: Side, space: string, rule = '17.5.2'): void {
  const { G } = play;
  G.devastated = [...G.devastated, space];
  play.journal(rule, `${say(side, 'devastate')} the country around ${spaceName(G, space)}.`, {
    side,
    places: [space],
  });
  if (hasInfluence(G, space)) removeInfluence(play, side, space, '17.5.1');
}
