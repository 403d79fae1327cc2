/* What Regions, Provinces, spaces and paths must be to each other. */
import { at, type Tell } from '../../../kit/components/check/fault';
import { BOXES } from '../../state';
import { type Components, ROMA } from '../components';

/** The Regions that the rules speak of by name (2.2.1). */
const REGIONS = ['belgica', 'celtica', 'aquitania', 'provincia', 'germania', 'britannia'];

/** Tells what is wrong with the map of a set of components. */
export function mapFaults(components: Components, tell: Tell): void {
  for (const check of [regions, provinces, spaces, paths]) check(components, tell);
}

function regions({ regions, provinces }: Components, tell: Tell): void {
  for (const id of REGIONS)
    if (!regions.some((region) => region.id === id)) tell('regions', `there is no ${id} (2.2.1)`);
  for (const [index, { id, automaticVictory }] of regions.entries()) {
    const where = at('regions', index, id);
    const parts = provinces.filter(({ region }) => region === id).length;
    if (!REGIONS.includes(id)) tell(where, `there are six Regions only (2.2.1): ${REGIONS.join(', ')}`);
    if (parts === 0) tell(where, 'it has no Province (2.2.1)');
    if (automaticVictory !== null && automaticVictory > parts)
      tell(where, `automaticVictory asks for ${automaticVictory} of ${parts} Provinces (19.1.2)`);
  }
}

function provinces({ regions, provinces, spaces, tribes }: Components, tell: Tell): void {
  const numbers: number[] = [];
  for (const [index, { id, number, region, majority }] of provinces.entries()) {
    const where = at('provinces', index, id);
    const own = spaces.filter(({ province }) => province === id);
    const home = regions.find((each) => each.id === region);
    if (home === undefined) tell(where, `there is no Region ${region}`);
    else if (home.gaul !== (number !== null))
      tell(where, 'Provinces of Gaul, and no others, have a number (2.2.4)');
    if (number !== null && numbers.includes(number))
      tell(where, `there is another Province number ${number}`);
    if (number !== null) numbers.push(number);
    if (own.length === 0) tell(where, 'it has no space (2.2.1)');
    else if (majority * 2 <= own.length || majority > own.length)
      tell(where, `majority ${majority} is not the greater part of its ${own.length} spaces (8.2.2)`);
    const homes = own.filter(({ section }) => section !== null);
    if (homes.length > 0 && homes.length < own.length)
      tell(where, 'either all of its spaces have a section or none (11.3.5)');
    const peoples = tribes.filter(({ province }) => province === id);
    if (homes.length === 0 && peoples.length > 1)
      tell(
        where,
        `${peoples.map((tribe) => tribe.id).join(' and ')} share it, which takes sections (11.3.5)`,
      );
  }
}

function spaces({ provinces, spaces, seaZones, tribes, paths }: Components, tell: Tell): void {
  for (const [index, { id, province, section, ports }] of spaces.entries()) {
    const where = at('spaces', index, id);
    if (isTaken(id)) tell(where, 'this id is that of a box beside the map');
    if (!provinces.some((each) => each.id === province)) tell(where, `there is no Province ${province}`);
    if (section !== null && !tribes.some((tribe) => tribe.id === section && tribe.province === province))
      tell(where, `section ${section} is no Tribe of ${province}`);
    for (const [port, sea] of ports.entries()) {
      if (!seaZones.some((zone) => zone.id === sea))
        tell(where, `ports[${port}]: there is no Sea Zone ${sea}`);
      if (ports.indexOf(sea) !== port) tell(where, `ports[${port}]: ${sea} is named twice`);
    }
    if (!paths.some(({ a, b }) => a === id || b === id)) tell(where, 'no path leads there');
  }
}

function isTaken(id: string): boolean {
  return id === ROMA || BOXES.some((box) => box === id);
}

function paths({ spaces, paths }: Components, tell: Tell): void {
  const isSpace = (id: string) => spaces.some((space) => space.id === id);
  const known = new Set<string>();
  for (const [index, { a, b, kind }] of paths.entries()) {
    const where = at('paths', index, `${a} to ${b}`);
    if (!isSpace(a)) tell(where, `a: there is no space ${a}`);
    if (kind === 'viaDomitia' && b !== ROMA) tell(where, `the Via Domitia leads to ${ROMA}, as b (15.3.2)`);
    else if (kind !== 'viaDomitia' && !isSpace(b)) tell(where, `b: there is no space ${b}`);
    if (a === b) tell(where, 'it leads nowhere');
    const both = [a, b].sort().join(' ');
    if (known.has(both)) tell(where, 'there is another path between the two');
    known.add(both);
  }
  if (paths.filter(({ kind }) => kind === 'viaDomitia').length !== 1)
    tell('paths', 'there must be one Via Domitia (15.3.2)');
}
