/* What there is to know of an area, in words. */
import { type AreaId, OFF_MAP, type Place } from '../../../games/caesars-gallic-war/components/areas';
import type { BorderKind } from '../../../games/caesars-gallic-war/components/borders';
import { boxOf } from '../../../games/caesars-gallic-war/components/box';
import { placeName } from '../../../games/caesars-gallic-war/components/labels';
import { isTribe, TRIBES } from '../../../games/caesars-gallic-war/components/units';
import { roadsInto } from '../../../games/caesars-gallic-war/entries';
import { describePath } from '../../../games/caesars-gallic-war/paths';
import { enemyOf, type G, type Side } from '../../../games/caesars-gallic-war/state';
import { controllerOf } from '../../../games/caesars-gallic-war/tribes';

/** How a side is called as the start of a sentence. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = { roman: 'Rome', barbarian: 'The Barbarians' };

const REGIONS = {
  belgica: 'Belgica',
  celtae: 'Celtae',
  aquitania: 'Aquitania',
  britannia: 'Britannia',
  germania: 'the Barbarian home area',
  transalpine: 'the Roman home area',
} as const;

/** Returns whose an area is, what is in it and where its borders lead. */
export function factsOf(G: G, place: Place): string {
  if (place === OFF_MAP) return 'Legions enter Transalpine Gaul from here, each as a group of its own.';
  const { area, exits, unit } = boxOf(G);
  const { region, town, port, alps } = area[place];
  const facts: string[] = [REGIONS[region]];
  if (isTribe(place)) {
    const controller = controllerOf(G, place);
    const count = TRIBES[place].count;
    const whose =
      controller === null
        ? G.neutral[place] === undefined
          ? 'controlled by nobody'
          : 'neutral'
        : controller === 'roman'
          ? 'controlled by Rome'
          : 'controlled by the Barbarians';
    facts.push(`a tribe of ${count} ${count === 1 ? 'unit' : 'units'}, ${whose}`);
  }
  if (town !== null) facts.push(`fortified town ${town}`);
  if (port) facts.push('port');
  if (alps) facts.push('the Alps strengthen its defender');
  for (const [leader, home] of Object.entries(G.homes)) {
    if (home === place && leader in unit) facts.push(`home area of ${unit[leader].name}`);
  }
  const ways = (wanted: BorderKind) =>
    exits[place].filter(({ kind }) => kind === wanted).map(({ to }) => area[to].name);
  const [black, blue] = [ways('black'), ways('blue')];
  if (black.length > 0) facts.push(`black borders (6 units) to ${black.join(', ')}`);
  if (blue.length > 0) facts.push(`blue borders (2 units) to ${blue.join(', ')}`);
  return `${facts.join(' · ')}.`;
}

/** Returns who attacks in an area, and from where; null where no battle is awaited. */
export function contestText(G: G, area: AreaId): string | null {
  const contest = G.contests[area];
  if (contest === undefined) return null;
  const { attacker, main, byShip, homecoming } = contest;
  const roads = roadsInto(G, area);
  const from = (side: Side) => roads[side].map((place) => placeName(G, place)).join(', ');
  const parts = [
    `${SIDE_NAMES[attacker]} ${attacker === 'roman' ? 'attacks' : 'attack'}${
      homecoming ? ' on the way home' : roads[attacker].length > 0 ? ` from ${from(attacker)}` : ''
    }${byShip ? ' by sea' : ''}`,
  ];
  if (main !== null) parts.push(`the main group came ${describePath(G, main)}`);
  const defender = enemyOf(attacker);
  if (roads[defender].length > 0) parts.push(`help for the defender came from ${from(defender)}`);
  return `${parts.join('; ')}.`;
}
