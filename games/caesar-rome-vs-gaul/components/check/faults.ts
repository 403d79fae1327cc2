/* What the parts of a set of components must be to each other, where their shape alone cannot say it. */
import { at, faultsFoundBy, type Tell } from '../../../kit/components/check/fault';
import type { Components } from '../components';
import { cardFaults } from './cardFaults';
import { mapFaults } from './mapFaults';
import { isTown } from './town';

const LEGATES = 2;
const COUNCIL_TRIBES = 2;

/** A battle or Siege is rolled for with two dice. */
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Subjugations are rolled for on the column of these odds (14.7.2); at three to one a location submits (14.3.2). */
const SUBJUGATION = 1.5;
const SUBMISSION = 3;

/**
 * Returns what is wrong with a set of components, each time with the place and the id it is about; nothing for a set that
 * can be played with.
 */
export function faultsOf(components: Components): string[] {
  return faultsFoundBy([ids, mapFaults, pieces, peoples, setup, named, tables, cardFaults], components);
}

function ids({ germans, ...components }: Components, tell: Tell): void {
  const unique = (what: string, lists: Readonly<Record<string, readonly { id: string }[]>>) => {
    const taken = new Set<string>();
    for (const [list, items] of Object.entries(lists)) {
      for (const [index, { id }] of items.entries()) {
        if (taken.has(id)) tell(at(list, index, id), `there is another ${what} of this id`);
        taken.add(id);
      }
    }
  };
  const { regions, provinces, spaces, seaZones, natives } = components;
  const { romanLeaders, legions, gallicLeaders, tribes, auxiliaries } = components;
  unique('Region', { regions });
  unique('Province', { provinces });
  unique('space', { spaces });
  unique('Sea Zone', { seaZones });
  unique('people', { natives });
  unique('piece', { germans: [germans], romanLeaders, legions, gallicLeaders, tribes, auxiliaries });
}

function pieces(
  { romanLeaders, gallicLeaders, auxiliaries, germans, regions, ...rest }: Components,
  tell: Tell,
) {
  const ranked = (rank: string) => romanLeaders.filter((leader) => leader.rank === rank).length;
  if (ranked('caesar') !== 1) tell('romanLeaders', 'one Leader must have the rank caesar');
  if (ranked('legate') < LEGATES) tell('romanLeaders', `there must be ${LEGATES} Legates or more (5.4.1)`);
  for (const [index, { id, home }] of gallicLeaders.entries())
    if (!regions.some((region) => region.id === home))
      tell(at('gallicLeaders', index, id), `home: there is no Region ${home}`);
  if (auxiliaries.filter(({ strength }) => strength === 'provinces').length > 1)
    tell('auxiliaries', 'only one may have the strength of its Provinces (17.6.3)');
  if (germans.starts.length === 0) tell(`germans (${germans.id})`, 'starts: it has no space to start from');
  for (const [index, start] of germans.starts.entries())
    if (rest.spaces.find(({ id }) => id === start)?.kind !== 'stronghold')
      tell(`germans (${germans.id})`, `starts[${index}]: ${start} is no Stronghold (17.4.3)`);
}

function peoples({ tribes, provinces, spaces, natives, regions }: Components, tell: Tell): void {
  for (const [index, { id, province }] of tribes.entries()) {
    const where = at('tribes', index, id);
    if (!provinces.some((each) => each.id === province)) tell(where, `there is no Province ${province}`);
    else if (!spaces.some((space) => isTown(space.kind) && isHome(space, id, province)))
      tell(where, `its part of ${province} has no Town for its Fortified Town (11.2.1)`);
  }
  if (tribes.filter(({ start }) => start === 'council').length > COUNCIL_TRIBES)
    tell('tribes', `${COUNCIL_TRIBES} may start in the Gallic Council Box, not more (18.1)`);
  for (const [index, { id, region }] of natives.entries())
    if (!regions.some((each) => each.id === region))
      tell(at('natives', index, id), `there is no Region ${region}`);
}

function isHome({ province, section }: Components['spaces'][number], tribe: string, home: string): boolean {
  return province === home && (section === null || section === tribe);
}

function setup({ setup, spaces, provinces, defences }: Components, tell: Tell): void {
  const kindOf = (id: string) => spaces.find((space) => space.id === id)?.kind;
  const marked = new Set<string>();
  for (const list of ['romanInfluence', 'gallicInfluence'] as const) {
    for (const [index, id] of setup[list].entries()) {
      const where = `setup.${at(list, index, id)}`;
      if (kindOf(id) === undefined) tell(where, 'there is no such space');
      else if (!isTown(kindOf(id))) tell(where, 'it is no Town, and only Towns hold influence (8.3.1)');
      if (marked.has(id)) tell(where, 'it has a marker already');
      marked.add(id);
    }
  }
  const { caesarIn, garrison } = setup;
  if (!provinces.some(({ id }) => id === caesarIn))
    tell('setup.caesarIn', `there is no Province ${caesarIn}`);
  else if (!spaces.some(({ province, kind }) => province === caesarIn && isTown(kind)))
    tell('setup.caesarIn', `${caesarIn} has no Town (3.1)`);
  if (kindOf(garrison) === undefined) tell('setup.garrison', `there is no space ${garrison}`);
  for (const { id, kind } of spaces)
    if (kind === 'walledCity' && defences.cities[id] === undefined)
      tell('defences.cities', `the Walled City ${id} is missing (14.2)`);
  for (const id of Object.keys(defences.cities))
    if (kindOf(id) !== 'walledCity') tell(`defences.cities.${id}`, 'there is no such Walled City');
}

function named({ named, tribes, spaces, seaZones }: Components, tell: Tell): void {
  const { arverni, arverniTown, veneti, venetiSea, pass } = named;
  const townsOf = (tribe: string) => {
    const home = tribes.find(({ id }) => id === tribe)?.province;
    return spaces.filter(({ kind, province }) => isTown(kind) && province === home);
  };
  for (const [key, tribe] of Object.entries({ arverni, veneti }))
    if (!tribes.some(({ id }) => id === tribe)) tell(`named.${key}`, `there is no Tribe ${tribe}`);
  if (!townsOf(arverni).some(({ id }) => id === arverniTown))
    tell('named.arverniTown', `${arverniTown} is no Town of the Province of ${arverni} (11.3.2)`);
  if (!seaZones.some(({ id }) => id === venetiSea))
    tell('named.venetiSea', `there is no Sea Zone ${venetiSea}`);
  else if (!townsOf(veneti).some(({ ports }) => ports.includes(venetiSea)))
    tell('named.venetiSea', `no Town of the Province of ${veneti} is a Port on ${venetiSea} (11.3.4)`);
  if (spaces.find(({ id }) => id === pass)?.kind !== 'stronghold')
    tell('named.pass', `${pass} is no Stronghold (19.3)`);
}

function tables({ battleTable, siegeTable }: Components, tell: Tell): void {
  for (const [name, { columns, rows }] of Object.entries({ battleTable, siegeTable })) {
    if (columns.length === 0) tell(`${name}.columns`, 'there is none');
    for (const total of TOTALS) {
      const row = rows[total];
      if (row === undefined) tell(`${name}.rows`, `there is none for the dice total ${total}`);
      else if (row.length !== columns.length)
        tell(`${name}.rows[${total}]`, `it has ${row.length} cells for ${columns.length} columns`);
    }
  }
  const rising = (name: string, least: readonly number[]) => {
    for (const [index, value] of least.entries())
      if (index > 0 && value <= least[index - 1])
        tell(`${name}.columns[${index}]`, 'columns must stand in rising order');
  };
  rising(
    'battleTable',
    battleTable.columns.map(({ from }) => from),
  );
  const odds = siegeTable.columns.map((column) => column.odds);
  rising('siegeTable', odds);
  if (!odds.includes(SUBJUGATION))
    tell('siegeTable.columns', `there is none for the odds ${SUBJUGATION}, which Subjugation uses (14.7.2)`);
  for (const [index, value] of odds.entries())
    if (value <= 0 || value >= SUBMISSION)
      tell(`siegeTable.columns[${index}]`, `odds of ${value} are never rolled for (14.3.2)`);
}
