import { expect, test } from 'vitest';
import type { Side } from '../../games/caesar-rome-vs-gaul/state';
import { cardPlayOf, type Position, type Table, tableAt } from './table';

/** Returns a table at which a side spends Action Points. */
function spending(side: Side, position: Position, points = 3): Table {
  return tableAt(position, cardPlayOf(side, { points }));
}

/** Returns the Action Points left; undefined when no card is being played. */
function pointsLeft({ G }: Table): number | undefined {
  const frame = G.stack.find(({ step }) => step === 'cardPlay');
  return frame?.step === 'cardPlay' ? frame.points : undefined;
}

test('7.6 Each action costs an Action Point and is done before the next', () => {
  const table = spending('roman', { at: { cenabum: 'X' }, gallic: ['cenabum'] });
  expect(table.prompt('roman')?.text).toContain('three points left');
  table.do('roman', 'convert', 'cenabum');
  expect(pointsLeft(table)).toBe(2);
  table.do('roman', 'place', 'lutetia');
  expect(pointsLeft(table)).toBe(1);
  expect(table.step).toBe('actions');
});

test('7.7.1 Leaders and Combat Units are activated, alone or with their Army', () => {
  const table = spending('roman', { at: { cenabum: 'caesar galba X VII', lutetia: 'VIII' } });
  expect(table.legal('roman', 'move')).toEqual(
    [
      'VIII alone',
      'VII alone',
      'VII army',
      'X alone',
      'X army',
      'caesar alone',
      'caesar army',
      'galba alone',
      'galba army',
    ].sort(),
  );
  expect(table.refuses('roman', 'move', 'VIII', 'army')).toBe(true);
});

test('7.7.1 Who has moved in this card play is not activated again', () => {
  const table = tableAt(
    { at: { cenabum: 'caesar X VII' }, turn: 2 },
    cardPlayOf('roman', { points: 2, moved: ['caesar', 'X'] }),
  );
  expect(table.legal('roman', 'move')).toEqual(['VII alone']);
  expect(table.why('roman', 'move', 'caesar')).toMatch(/^10\.2\.1/);
});

test('7.7.1 Why somebody is not activated is told', () => {
  const position: Position = {
    at: { cenabum: 'carnutes', lutetia: 'caesar X german-cavalry' },
    boxes: { cup: 'galba' },
  };
  const table = spending('roman', position);
  expect(table.why('roman', 'move', 'german-cavalry')).toMatch(/^17\.3\.2/);
  expect(table.why('roman', 'move', 'carnutes')).toMatch(/^7\.7\.1 That is not yours/);
  expect(table.why('roman', 'move', 'galba')).toMatch(/^7\.7\.1 Only who is on the map/);
  expect(table.why('roman', 'move', 'lutetia')).toBeUndefined();
});

test('8.3.1 Why influence is not placed is told', () => {
  const table = spending('roman', {
    at: { lutetia: 'remi', alesia: 'X' },
    roman: ['cenabum'],
    devastated: ['autricum'],
    towns: { agedincum: 'senones' },
  });
  expect(table.why('roman', 'place', 'cenabum')).toMatch(/^8\.3\.1 There is an influence marker/);
  expect(table.why('roman', 'place', 'agedincum')).toMatch(/^8\.3\.1 There is a Fortified Location/);
  expect(table.why('roman', 'place', 'lutetia')).toMatch(/^8\.3\.1 There is an enemy Combat Unit/);
  expect(table.why('roman', 'place', 'autricum')).toMatch(/^17\.5\.1/);
  expect(table.why('roman', 'place', 'bagacum')).toMatch(/^8\.3\.1 Outside Provincia/);
  expect(table.why('roman', 'place', 'X')).toBeUndefined();
  const gauls = spending('gallic', {});
  expect(gauls.why('gallic', 'place', 'avennio')).toMatch(/^8\.3\.1 In Provincia/);
  expect(gauls.why('gallic', 'place', 'dubris')).toMatch(/^8\.3\.1 Only the Roman player/);
});

test('8.3.2 Why influence is not converted is told', () => {
  const table = spending('roman', { at: { lutetia: 'X' }, gallic: ['cenabum'] });
  expect(table.why('roman', 'convert', 'cenabum')).toMatch(/^8\.3\.2 You have no Combat Unit/);
  expect(table.why('roman', 'convert', 'lutetia')).toMatch(/^8\.3\.2 There is no enemy influence/);
});

test('7.6 Who leaves Action Points unused is asked once more', () => {
  const table = spending('roman', {}, 2);
  expect(table.forgone('roman', 'done')).toContain('Two Action Points');
});

test('7.7.3 Only the Gallic player has the special actions', () => {
  const boxes = { council: 'veneti', submitted: 'sequani-' };
  const at = { lutetia: 'vercingetorix' };
  const special = ['devastate', 'councilInfluence', 'councilBox', 'majorUprising'];
  expect(spending('gallic', { boxes, at, council: 1 }).moves('gallic')).toEqual(
    expect.arrayContaining(special),
  );
  const roman = spending('roman', { boxes, at, council: 1 }).moves('roman');
  for (const name of special) expect(roman).not.toContain(name);
});

test('18.2.2 An Action Point puts an influence marker into the Gallic Council Box, as far as six', () => {
  const table = spending('gallic', { council: 4 });
  table.do('gallic', 'councilInfluence').do('gallic', 'councilInfluence');
  expect(table.G.council).toBe(6);
  expect(pointsLeft(table)).toBe(1);
  expect(table.refuses('gallic', 'councilInfluence')).toBe(true);
  expect(table.told('18.2.2', 'six markers')).toBe(true);
});

test('18.3 One Action Point brings out all of the Gallic Council Box', () => {
  const table = spending('gallic', { boxes: { council: 'veneti' }, council: 2, turn: 2 });
  table.do('gallic', 'councilBox');
  expect(table.step).toBe('councilBox');
  table.do('gallic', 'bring', 'veneti', 'darioritum').do('gallic', 'influence', 'lutetia');
  table.do('gallic', 'influence', 'alesia');
  expect(table.step).toBe('actions');
  expect(pointsLeft(table)).toBe(2);
  expect(table.legal('gallic', 'move')).toEqual(['veneti alone']);
});

test('18.3 The Gallic Council Box is opened only for what can be placed', () => {
  expect(spending('gallic', { boxes: { council: 'arverni' }, turn: 4 }).refuses('gallic', 'councilBox')).toBe(
    true,
  );
  expect(spending('gallic', { boxes: { council: 'arverni' }, turn: 5 }).refuses('gallic', 'councilBox')).toBe(
    false,
  );
  expect(
    spending('gallic', { boxes: { holding: 'arverni' }, council: 1 }).refuses('gallic', 'councilBox'),
  ).toBe(false);
  expect(spending('gallic', { boxes: { holding: 'arverni' } }).refuses('gallic', 'councilBox')).toBe(true);
});

test('7.7.3 A Major Uprising brings submitted Tribes back at their strength for an Action Point', () => {
  const table = spending('gallic', { boxes: { submitted: 'sequani- nervii-' } });
  table.do('gallic', 'majorUprising').do('gallic', 'bring', 'sequani', 'vesontio');
  table.do('gallic', 'bring', 'nervii', 'bagacum');
  expect(table.at('vesontio')).toBe('sequani-');
  expect(table.marker('bagacum')).toBe('town nervii');
  expect(table.step).toBe('actions');
  expect(pointsLeft(table)).toBe(2);
  expect(table.told('7.7.3', 'Major Uprising')).toBe(true);
});

test('7.7.3 No Major Uprising without a place for any Tribe', () => {
  const roman = ['vesontio', 'epamanduodurum', 'magetobriga', 'aventicum'];
  const table = spending('gallic', { boxes: { submitted: 'sequani-' }, roman });
  expect(table.refuses('gallic', 'majorUprising')).toBe(true);
});

test('14.5.2 Besieged Leaders without Combat Units are not activated; with them they Sortie together', () => {
  const towns = { cenabum: 'carnutes' };
  const held = { vienne: '(caesar) arverni' };
  const alone = spending('roman', { at: held });
  expect(alone.legal('roman', 'move')).toEqual([]);
  expect(alone.why('roman', 'move', 'caesar')).toMatch(/^14\.5\.2/);
  const army = spending('roman', { at: { vienne: '(caesar) (X) arverni' } });
  expect(army.legal('roman', 'move')).toEqual(['X alone', 'caesar army']);
  const units = spending('roman', { at: { vienne: '(X) (VII) arverni' } });
  expect(units.legal('roman', 'move')).toEqual(['VII alone', 'VII army', 'X alone', 'X army']);
  expect(spending('roman', { at: { cenabum: 'X (carnutes)' }, towns }).legal('roman', 'move')).toEqual([
    'X alone',
  ]);
});

test('8.3.3 An activated Combat Unit removes an enemy marker for two Movement Points', () => {
  const table = spending('roman', {
    at: { 'silva-bacenis': 'caesar X' },
    gallic: ['silva-bacenis'],
    turn: 4,
  });
  table.do('roman', 'move', 'caesar', 'army').do('roman', 'removeMarker');
  expect(table.marker('silva-bacenis')).toBe('');
  expect(table.G.conquered.germania).toBe(4);
  expect(table.prompt('roman')?.text).toContain('3 of 5');
  expect(pointsLeft(table)).toBe(2);
});
