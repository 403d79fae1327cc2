/* What the parts of a set of components must be to each other and to the rulebook, where their shape alone cannot say it. */
import { at, faultsFoundBy, type Tell } from '../../../kit/components/check/fault';
import { linkKey } from '../../../kit/graph';
import { AREA_IDS, type AreaId, GERMAN_HOME, type Region, ROMAN_HOME } from '../areas';
import { EVENT_IDS, TRIBE_CARD_IDS } from '../cards';
import type { Components } from '../components';
import { UNIT_IDS } from '../units';

/** How many of the 26 cards with tribe names have 1, 2 and 3 Action Points (11.0). */
const CARDS_OF_POINTS = { 1: 11, 2: 12, 3: 3 } as const;

/** The areas that are no part of Gaul, and how the map is coloured there (2.1). */
const ABROAD: Partial<Record<AreaId, Region>> = {
  britannia: 'britannia',
  [GERMAN_HOME]: 'germania',
  [ROMAN_HOME]: 'transalpine',
};
const GALLIC: readonly Region[] = ['belgica', 'celtae', 'aquitania'];

/**
 * Returns what is wrong with a set of components, each time with the place and the id it is about; nothing for a set that
 * can be played with.
 */
export function faultsOf(components: Components): string[] {
  return faultsFoundBy([complete, regions, borders, ways, points], components);
}

function complete({ areas, units, tribeCards, events }: Components, tell: Tell): void {
  eachOnce('areas', AREA_IDS, areas, tell);
  eachOnce('units', UNIT_IDS, units, tell);
  eachOnce('tribeCards', TRIBE_CARD_IDS, tribeCards, tell);
  eachOnce('events', EVENT_IDS, events, tell);
}

function eachOnce(list: string, ids: readonly string[], items: readonly { id: string }[], tell: Tell): void {
  for (const id of ids) if (!items.some((item) => item.id === id)) tell(list, `${id} is missing`);
  for (const [index, { id }] of items.entries())
    if (items.findIndex((item) => item.id === id) !== index)
      tell(at(list, index, id), 'there is another of this id');
}

function regions({ areas }: Components, tell: Tell): void {
  for (const [index, { id, region }] of areas.entries()) {
    const only = ABROAD[id];
    if (only !== undefined && region !== only) tell(at('areas', index, id), `region must be ${only} (2.1)`);
    if (only === undefined && !GALLIC.includes(region))
      tell(at('areas', index, id), `region must be a part of Gaul: ${GALLIC.join(', ')} (2.1)`);
  }
}

function borders({ borders }: Components, tell: Tell): void {
  const known = new Set<string>();
  for (const [index, { a, b }] of borders.entries()) {
    const where = at('borders', index, `${a} to ${b}`);
    const key = linkKey(a, b);
    if (a === b) tell(where, 'a border lies between two areas');
    else if (known.has(key)) tell(where, 'there is another border between the two');
    known.add(key);
  }
}

/** Every area must be reached from Transalpine Gaul, over borders or from port to port (5.2.1 E). */
function ways({ areas, borders }: Components, tell: Tell): void {
  const ports = areas.filter(({ port }) => port).map(({ id }) => id);
  const reached = new Set<AreaId>([ROMAN_HOME]);
  for (const here of reached) {
    for (const { a, b } of borders) {
      if (a === here) reached.add(b);
      if (b === here) reached.add(a);
    }
    if (ports.includes(here)) for (const port of ports) reached.add(port);
  }
  for (const [index, { id }] of areas.entries())
    if (!reached.has(id)) tell(at('areas', index, id), 'nobody can get there from Transalpine Gaul');
}

function points({ tribeCards }: Components, tell: Tell): void {
  for (const [value, wanted] of Object.entries(CARDS_OF_POINTS)) {
    const count = tribeCards.filter((card) => card.value === Number(value)).length;
    if (count !== wanted)
      tell('tribeCards', `${count} have the value ${value}, and ${wanted} must have it (11.0)`);
  }
}
