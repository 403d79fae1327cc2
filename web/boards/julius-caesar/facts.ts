/* What there is to know of a place, in words. */
import type { Side } from '../../../games/julius-caesar/components/blocks';
import type { Box } from '../../../games/julius-caesar/components/box';
import { type CityId, isCity, type PlaceId } from '../../../games/julius-caesar/components/map';
import { type Contest, SIDES, sideName } from '../../../games/julius-caesar/state';
import { supplyOf } from '../../../games/julius-caesar/winter';

/** Returns what a place is worth and where its ways lead. */
export function factsOf(box: Box, place: PlaceId): string {
  const placeName = (id: PlaceId) => box.name[id];
  if (!isCity(place)) {
    const seas = box.seasNextTo[place].map(placeName).join(', ');
    return `Ports: ${box.sea[place].ports.map(placeName).join(', ')}. Next seas: ${seas}.`;
  }
  const { value, majorPort } = box.city[place];
  const seas = box.seasNextTo[place].map(placeName);
  const facts: string[] = [];
  if (value > 0) facts.push(`${value} VP`);
  if (seas.length > 0) facts.push(`${majorPort ? 'major port' : 'port'} on ${seas.join(' and ')}`);
  facts.push(`winters ${supplyOf(box, place)} blocks`);
  for (const side of SIDES) {
    const levies = leviesOf(box, place, side);
    if (levies.length > 0) facts.push(`${sideName(side)} levies ${levies.join(', ')}`);
  }
  const roads = box.exits[place].filter(({ kind }) => kind !== 'sea');
  const list = (wanted: string) => roads.filter(({ kind }) => kind === wanted).map(({ to }) => placeName(to));
  const ways = [
    ['major roads to', list('major')],
    ['minor roads to', list('minor')],
    ['strait to', list('strait')],
  ] as const;
  for (const [words, names] of ways) if (names.length > 0) facts.push(`${words} ${names.join(', ')}`);
  return `${facts.join(' · ')}.`;
}

function leviesOf({ face }: Box, place: CityId, side: Side): string[] {
  return Object.values(face)
    .filter(({ owner, levyCity }) => owner === side && levyCity === place)
    .map(({ name }) => name);
}

/** Returns who attacks whom in a place, and from where. */
export function contestText({ name }: Box, { attacker, main, roads }: Contest): string {
  const from = (side: Side) => roads[side].map((id) => name[id]).join(', ');
  const defender = attacker === 'caesar' ? 'pompey' : 'caesar';
  const parts = [
    `${sideName(attacker)} attacks${roads[attacker].length > 0 ? ` from ${from(attacker)}` : ''}`,
  ];
  if (main !== null && roads[attacker].length > 1) parts.push(`main attack from ${name[main]}`);
  if (roads[defender].length > 0) parts.push(`${sideName(defender)} responds from ${from(defender)}`);
  return `${parts.join('; ')}.`;
}
