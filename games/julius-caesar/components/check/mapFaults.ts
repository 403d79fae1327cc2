/* What cities, seas and ways must be to each other. */
import { at, type Tell } from '../../../kit/components/check/fault';
import { linkKey } from '../../../kit/graph';
import type { Components, Way } from '../components';
import { isCity, PLACE_IDS } from '../map';

/** What the map shows, in degrees. */
const LONGITUDES = { from: -12, to: 39 };
const LATITUDES = { from: 29, to: 51 };

/** Tells what is wrong with the map of a set of components. */
export function mapFaults(components: Components, tell: Tell): void {
  for (const check of [positions, ports, ways, connections]) check(components, tell);
}

function positions({ cities, seas }: Components, tell: Tell): void {
  for (const [list, items] of Object.entries({ cities, seas })) {
    for (const [index, { id, position }] of items.entries()) {
      const [longitude, latitude] = position;
      if (!isWithin(LONGITUDES, longitude) || !isWithin(LATITUDES, latitude))
        tell(
          at(list, index, id),
          `position must be a longitude of ${LONGITUDES.from} to ${LONGITUDES.to} and a latitude of ${LATITUDES.from} to ${LATITUDES.to}`,
        );
    }
  }
}

function isWithin({ from, to }: { from: number; to: number }, degrees: number): boolean {
  return degrees >= from && degrees <= to;
}

function ports({ cities, seas }: Components, tell: Tell): void {
  for (const [index, { id, ports }] of seas.entries()) {
    const where = at('seas', index, id);
    if (ports.length === 0) tell(where, 'it has no port (4.42)');
    for (const [place, port] of ports.entries())
      if (ports.indexOf(port) !== place) tell(where, `ports[${place}]: ${port} is named twice`);
  }
  for (const [index, { id, majorPort }] of cities.entries())
    if (majorPort && !seas.some(({ ports }) => ports.includes(id)))
      tell(at('cities', index, id), 'it is a major port, and no port of a sea (4.42)');
}

function ways({ ways }: Components, tell: Tell): void {
  const known = new Set<string>();
  for (const [index, { a, b, kind, name }] of ways.entries()) {
    const where = at('ways', index, `${a} to ${b}`);
    if (a === b) tell(where, 'it leads nowhere');
    if (kind === 'sea' && (isCity(a) || isCity(b)))
      tell(where, 'it must be the border of two seas; ports are told with their sea (4.42)');
    if (kind !== 'sea' && !(isCity(a) && isCity(b))) tell(where, 'it must lead from city to city (4.3)');
    if (kind === 'strait' && name === undefined) tell(where, 'name is missing: a strait has one (4.32)');
    if (kind !== 'strait' && name !== undefined) tell(where, 'name: only straits have one (4.32)');
    const key = linkKey(a, b);
    if (known.has(key)) tell(where, 'there is another way between the two');
    known.add(key);
  }
}

function connections({ ways, seas }: Components, tell: Tell): void {
  const all: Pick<Way, 'a' | 'b'>[] = [
    ...ways,
    ...seas.flatMap(({ id, ports }) => ports.map((port) => ({ a: id, b: port }))),
  ];
  const reached = new Set<string>(['rome']);
  for (const place of reached) {
    for (const { a, b } of all) {
      if (a === place) reached.add(b);
      if (b === place) reached.add(a);
    }
  }
  for (const id of PLACE_IDS) if (!reached.has(id)) tell('ways', `none leads from rome to ${id}`);
}
