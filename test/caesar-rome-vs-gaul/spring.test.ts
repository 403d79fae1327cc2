import { expect, test } from 'vitest';
import { defaultComponents } from '../../games/caesar-rome-vs-gaul';
import { commandersFor, MUSTER } from '../../games/caesar-rome-vs-gaul/movement/march';
import { march, marching } from './marching';
import { type Position, stateOf } from './table';

const BAD_WEATHER = 53;

/** Returns a table at which a Gallic piece is moved in the Spring Muster. */
const mustering = (position: Position, commander: string) => marching(position, commander, { terms: MUSTER });

test('6.1 Every Tribe and Leader moves up to three Movement Points, whatever its allowance', () => {
  const position = { at: { bagacum: 'nervii-', cenabum: 'vercingetorix morini gallic-mercenary-1' } };
  expect(commandersFor(stateOf(position), 'gallic', MUSTER)).toEqual(['vercingetorix', 'morini', 'nervii']);
  expect(mustering(position, 'morini').prompt('gallic')?.text).toContain('3 of 3');
  const table = mustering({ at: { cenabum: 'morini' } }, 'morini');
  table.do('gallic', 'go', 'autricum').do('gallic', 'go', 'lutetia').do('gallic', 'go', 'metlosedum');
  expect(table.step).toBe('actions');
});

test('6.2 It removes no influence and conducts no Siege', () => {
  const table = mustering({ at: { tolosa: 'cadurci' }, roman: ['tolosa'] }, 'cadurci');
  expect(table.moves('gallic')).not.toContain('removeMarker');
  const city = mustering(
    { at: { vienne: 'vercingetorix sequani aedui arverni' }, roman: ['cularo'] },
    'vercingetorix',
  );
  expect(city.moves('gallic')).not.toContain('siege');
});

test('6.2 It enters no space of Roman units or of the German Tribe, and neither Germania nor Britannia', () => {
  const table = mustering({ at: { cenabum: 'carnutes', autricum: 'VII', lutetia: 'germani' } }, 'carnutes');
  expect(table.legal('gallic', 'go')).not.toContain('autricum');
  expect(table.legal('gallic', 'go')).not.toContain('lutetia');
  expect(table.why('gallic', 'go', 'autricum')).toMatch(/^6.2/);
  expect(table.why('gallic', 'go', 'lutetia')).toMatch(/^6.2/);
  const city = mustering({ at: { genava: 'sequani', vienne: '(VII)' } }, 'sequani');
  expect(city.why('gallic', 'go', 'vienne')).toMatch(/^6.2 .*Combat Units/);
  expect(
    mustering({ at: { confluentes: 'treveri' } }, 'treveri').why('gallic', 'go', 'pons-caesaris'),
  ).toMatch(/^10.7/);
});

test('6.2 It enters no space into which Romans could intercept', () => {
  const position = { at: { autricum: 'carnutes', cenabum: 'VII' } };
  const table = mustering(position, 'carnutes');
  expect(table.legal('gallic', 'go')).toEqual(['diodurum', 'mediolanum-eburovicum', 'suindinum']);
  expect(table.why('gallic', 'go', 'lutetia')).toMatch(/^6.2 .*intercept/);
  expect(mustering({ ...position, gallic: ['lutetia'] }, 'carnutes').legal('gallic', 'go')).toContain(
    'lutetia',
  );
  const besieged = { at: { autricum: 'carnutes', vienne: '(VII) sequani' } };
  expect(mustering(besieged, 'carnutes').legal('gallic', 'go')).toContain('cenabum');
});

test('6.2 It stops in no Roman-controlled space', () => {
  const table = mustering({ at: { cenabum: 'carnutes' }, roman: ['autricum', 'lutetia'] }, 'carnutes');
  table.do('gallic', 'go', 'autricum');
  expect(table.moves('gallic')).toEqual(['go']);
  table.do('gallic', 'go', 'diodurum').do('gallic', 'stop');
  expect(table.at('diodurum')).toBe('carnutes');
  const pair = mustering({ at: { cenabum: 'carnutes senones' }, roman: ['autricum'] }, 'carnutes');
  expect(pair.do('gallic', 'go', 'autricum').moves('gallic')).toEqual(['go']);
});

test('6.2 A Roman-controlled space is passed through only when a way leads on from it', () => {
  const roman = ['autricum', 'diodurum', 'mediolanum-eburovicum', 'suindinum', 'lutetia'];
  const table = mustering({ at: { cenabum: 'carnutes' }, roman }, 'carnutes');
  table.do('gallic', 'go', 'autricum');
  expect(table.legal('gallic', 'go')).toEqual(
    ['cenabum', 'diodurum', 'lutetia', 'mediolanum-eburovicum', 'suindinum'].filter(
      (to) => to !== 'diodurum',
    ),
  );
  expect(table.why('gallic', 'go', 'diodurum')).toMatch(/^6.2 .*no way leads on/);
  table.do('gallic', 'go', 'lutetia');
  expect(table.legal('gallic', 'go')).toEqual([
    'augustomagus',
    'cenabum',
    'iantinum',
    'metlosedum',
    'petromantalum',
  ]);
});

test('6.2 The way to Britannia does not lead on from a Roman-controlled space', () => {
  const roman = defaultComponents.spaces.filter(({ kind }) => kind === 'town').map(({ id }) => id);
  const leaving = (spaces: readonly string[]) =>
    mustering({ at: { castellum: 'atrebates' }, roman: spaces }, 'atrebates');
  expect(leaving(roman.filter((space) => space !== 'viromandis')).legal('gallic', 'go')).toContain(
    'portus-itius',
  );
  expect(leaving(roman).step).toBe('actions');
});

test('6.2 Nobody joins an Army that could then not leave a Roman-controlled space', () => {
  const position = { at: { cenabum: 'carnutes senones', autricum: 'parisii' }, roman: ['autricum'] };
  const table = mustering(position, 'carnutes').do('gallic', 'go', 'autricum');
  expect(march(table).spent).toBe(1);
  expect(table.legal('gallic', 'take')).toEqual(['parisii']);
  const late = mustering(
    { at: { brivodurum: 'carnutes senones', autricum: 'parisii' }, roman: ['autricum'] },
    'carnutes',
  );
  late.do('gallic', 'go', 'cenabum').do('gallic', 'go', 'autricum');
  expect(late.legal('gallic', 'take')).toEqual([]);
  expect(late.why('gallic', 'take', 'parisii')).toMatch(/^6.2/);
});

test('6.2 Who starts in a Roman-controlled space may stay there', () => {
  const table = mustering({ at: { cenabum: 'carnutes' }, roman: ['cenabum'] }, 'carnutes');
  table.do('gallic', 'stop');
  expect(table.at('cenabum')).toBe('carnutes');
});

test('14.5.1 In the Spring Muster nothing is besieged: Tribes leave a town on which Romans stand', () => {
  const position = {
    at: { autricum: '(carnutes) VII' },
    towns: { autricum: 'carnutes' },
    gallic: ['cenabum'],
  };
  const table = mustering(position, 'carnutes');
  expect(table.legal('gallic', 'go')).toEqual(['cenabum']);
  expect(table.moves('gallic')).not.toContain('sortie');
  table.do('gallic', 'go', 'cenabum').do('gallic', 'stop');
  expect(table.at('cenabum')).toBe('carnutes');
  const strategy = marching(position, 'carnutes');
  expect(strategy.moves('gallic')).not.toContain('go');
});

test('7.5.4 BAD WEATHER stops a movement of the Spring Muster wherever it is', () => {
  const position = { at: { cenabum: 'carnutes' }, roman: ['autricum'], hands: { roman: [BAD_WEATHER] } };
  const table = mustering(position, 'carnutes').do('gallic', 'go', 'autricum');
  table.do('roman', 'play', BAD_WEATHER);
  expect(table.at('autricum')).toBe('carnutes');
  expect(table.step).toBe('actions');
});
