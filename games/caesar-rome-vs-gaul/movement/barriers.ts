/* What a group may not enter at any time, as the Strongholds of Germania (2.2.5, 10.3.3, 10.7, 17.1.1). */
import type { Obstacle } from '../../kit/action';
import { isOpenToSide } from '../bounds';
import { boxOf } from '../components/box';
import { hasGermans, hasUnits, isUnit } from '../pieces';
import { enemyOf, type G } from '../state';
import type { March } from './allowance';

/**
 * Returns why a group may not enter a space at any time; null when it may. Where Combat Units of its own besiege a place, a
 * Leader may join them alone, as in Roman card 5 of the extended example.
 */
export function barrierTo(G: G, { side, group }: Pick<March, 'side' | 'group'>, to: string): Obstacle | null {
  if (!isOpenToSide(boxOf(G), side, to)) return side === 'roman' ? GERMAN_STRONGHOLD : BEYOND;
  if (group.some((id) => isUnit(G, id)) || hasUnits(G, side, to, 'outside')) return null;
  const marker = G.markers[to];
  const isClosed = marker?.kind === 'town' || marker?.kind === 'stronghold';
  return isClosed || hasGermans(G, to) || hasUnits(G, enemyOf(side), to) ? ALONE : null;
}

const GERMAN_STRONGHOLD: Obstacle = {
  rule: '10.7',
  text: 'Nobody may enter the Strongholds of Germania.',
};

const BEYOND: Obstacle = {
  rule: '10.7',
  text: 'Gallic Combat Units cross neither to Britannia nor into Germania.',
};

const ALONE: Obstacle = {
  rule: '10.3.3',
  text: 'A Leader without Combat Units joins his own, but may not enter a space of enemy Combat Units, a Fortified Town or a Stronghold.',
};
