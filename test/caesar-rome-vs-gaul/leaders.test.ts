import { expect, test } from 'vitest';
import { aftermath } from '../../games/caesar-rome-vs-gaul/aftermath';
import { ACTIVATION, armyOf, commandersFor, marchOf } from '../../games/caesar-rome-vs-gaul/movement/march';
import { possibleCommanders } from '../../games/caesar-rome-vs-gaul/pieces';
import { displaceUnaccompanied } from '../../games/caesar-rome-vs-gaul/removal';
import { frameOf } from '../../games/kit/frame';
import { march, marching } from './marching';
import { cardPlayOf, type Position, REST, stateOf, type Table, tableAt } from './table';

const LEGIONS = 'V VI VII VIII IX X XI XII XIII XIV';
const BELGIC = { belgicOnly: true };

/** Returns how many Movement Points a step to the next space costs. */
function costOfStep(position: Position, commander: string, to: string): number {
  const table = marching(position, commander);
  const [side] = table.sides;
  return march(table.do(side, 'go', to)).spent;
}

const commanderOf = ({ G }: Table) => frameOf(G, 'fight').hosts.attacker.commander;

test('9.1 Subordinate Leaders and units move with the commander, who need not take them', () => {
  const position = { at: { bibracte: 'caesar galba t-labienus VII' } };
  expect(march(marching(position, 'caesar')).group).toEqual(['caesar', 't-labienus', 'galba', 'VII']);
  expect(march(marching(position, 'caesar', { alone: true })).group).toEqual(['caesar']);
});

test('9.2 Nobody but Caesar or Vercingetorix moves them; any other Leader may command the rest', () => {
  const G = stateOf({ at: { bibracte: 'caesar galba VII', gergovia: 'vercingetorix ambiorix arverni' } });
  expect(armyOf(G, 'roman', 'galba', ACTIVATION)).toEqual(['galba', 'VII']);
  expect(armyOf(G, 'roman', 'VII', ACTIVATION)).toEqual(['VII', 'galba']);
  expect(armyOf(G, 'gallic', 'ambiorix', ACTIVATION)).toEqual(['ambiorix']);
  expect(armyOf(G, 'gallic', 'arverni', ACTIVATION)).toEqual(['arverni']);
});

test('9.2 Caesar and Vercingetorix command, then named Leaders, then Legions and Tribes', () => {
  const G = stateOf();
  expect(possibleCommanders(G, ['galba', 'caesar', 'VII'])).toEqual(['caesar']);
  expect(possibleCommanders(G, ['ambiorix', 'vercingetorix', 'nervii'])).toEqual(['vercingetorix']);
  expect(possibleCommanders(G, ['VII', 'galba', 'q-cicero'])).toEqual(['galba', 'q-cicero']);
  expect(possibleCommanders(G, ['nervii', 'gallic-mercenary-1', 'remi'])).toEqual(['nervii', 'remi']);
  expect(possibleCommanders(G, ['gallic-mercenary-1', 'minor-tribe'])).toEqual([]);
});

test('9.2 Who was activated commands the battle against who has lost the town on the way, too (11.2.4); elsewhere the best', () => {
  const position = {
    towns: { cenabum: 'carnutes', agedincum: 'senones' },
    at: { autricum: 'galba t-labienus VII VIII', cenabum: '(carnutes-) (senones)' },
  };
  const table = marching(position, 'galba').dice(6, 6, 1, 1, 4, 4, 4, 4);
  table.do('roman', 'go', 'cenabum').do('gallic', 'shelter', 'senones').do('gallic', 'stand');
  expect(commanderOf(table)).toBe('galba');
  table.do('roman', 'pass');
  expect(table.marker('cenabum')).toBe('');
  expect(frameOf(table.G, 'fight').hosts.defender.pieces).toEqual(['senones']);
  expect(commanderOf(table)).toBe('galba');

  const march = marchOf(stateOf(position), 'roman', 'galba', 'army', ACTIVATION);
  const attack = (at: Position['at']) => aftermath({ ...stateOf({ at }), stack: [march] }, 'roman');
  expect(attack({ cenabum: 'q-cicero t-labienus IX senones', autricum: 'galba VII' })).toMatchObject({
    commander: 't-labienus',
  });
  expect(attack({ cenabum: 'galba caesar IX senones' })).toMatchObject({ commander: 'caesar' });
});

test('9.3 Caesar goes five spaces with six Legions, two with ten', () => {
  const six = marching({ at: { bibracte: `caesar ${LEGIONS.slice(0, 19)}` } }, 'caesar');
  expect(march(six).group).toHaveLength(7);
  for (const space of ['cabillonum', 'matisco', 'vienne', 'genava']) six.do('roman', 'go', space);
  expect(march(six).spent).toBe(4);
  const ten = marching({ at: { bibracte: `caesar ${LEGIONS}` } }, 'caesar');
  ten.do('roman', 'go', 'cabillonum').do('roman', 'go', 'matisco');
  expect(ten.legal('roman', 'go')).toEqual([]);
  expect(ten.at('matisco')).toContain('caesar');
});

test('9.3 Rough paths cost three for too many, and dropping the others takes the burden off', () => {
  expect(costOfStep({ at: { bibracte: 'galba VII VIII IX' } }, 'galba', 'alesia')).toBe(2);
  const position = { at: { bibracte: 'galba VII VIII IX X' } };
  expect(costOfStep(position, 'galba', 'alesia')).toBe(3);
  const table = marching(position, 'galba').do('roman', 'leave', 'X').do('roman', 'go', 'alesia');
  expect(march(table).spent).toBe(2);
});

test('9.3 Vercingetorix does not carry himself, but does carry Ambiorix', () => {
  const tribes = 'vercingetorix morini remi treveri';
  expect(costOfStep({ at: { cenabum: `${tribes} leuci` } }, 'vercingetorix', 'autricum')).toBe(1);
  expect(costOfStep({ at: { cenabum: `${tribes} leuci nervii` } }, 'vercingetorix', 'autricum')).toBe(2);
  expect(costOfStep({ at: { cenabum: `${tribes} leuci ambiorix` } }, 'vercingetorix', 'autricum')).toBe(2);
});

test('9.4 An intrinsic Leader commands his own unit and one other, three spaces with two Tribes, one with many', () => {
  const two = marching({ at: { cenabum: 'carnutes senones' } }, 'carnutes');
  two.do('gallic', 'go', 'autricum').do('gallic', 'go', 'lutetia').do('gallic', 'go', 'metlosedum');
  expect(two.at('metlosedum')).toBe('senones carnutes');
  const many = marching({ at: { cenabum: 'carnutes senones parisii lingones aulerci' } }, 'carnutes');
  many.do('gallic', 'go', 'autricum');
  expect(many.legal('gallic', 'go')).toEqual([]);
  expect(costOfStep({ at: { bibracte: 'VII VIII' } }, 'VII', 'cabillonum')).toBe(1);
  expect(costOfStep({ at: { bibracte: 'VII VIII IX' } }, 'VII', 'cabillonum')).toBe(2);
});

test('9.5.2 Ambiorix does not move with Celtic Tribes, whoever commands', () => {
  const position = { at: { agedincum: 'ambiorix remi senones gallic-mercenary-1' } };
  expect(march(marching(position, 'ambiorix')).group).toEqual(['ambiorix', 'remi', 'gallic-mercenary-1']);
  const table = marching(position, 'senones');
  expect(march(table).group).toEqual(['senones', 'remi', 'gallic-mercenary-1']);
  expect(table.why('gallic', 'take', 'ambiorix')).toMatch(/^9.5.2/);
  expect(marching(position, 'ambiorix').why('gallic', 'take', 'senones')).toMatch(/^9.5.2/);
  const late = marching({ at: { agedincum: 'ambiorix', iantinum: 'senones' } }, 'ambiorix');
  expect(late.do('gallic', 'go', 'iantinum').legal('gallic', 'take')).toEqual([]);
});

test('9.5.2 Ambiorix moves the Militia of Belgica, and not that of Celtica', () => {
  const position = { at: { agedincum: 'ambiorix militia' } };
  expect(march(marching({ ...position, militia: 'belgica' }, 'ambiorix')).group).toHaveLength(2);
  expect(march(marching({ ...position, militia: 'celtica' }, 'ambiorix')).group).toHaveLength(1);
  const hired = { at: { agedincum: 'ambiorix gallic-mercenary-1', cenabum: 'militia' }, militia: 'celtica' };
  expect(march(marching(hired, 'ambiorix')).group).toHaveLength(2);
});

test('9.5.3 Vercingetorix commands Celtic, Belgic and Aquitanian Tribes', () => {
  const table = marching({ at: { gergovia: 'vercingetorix arverni nervii aquitani' } }, 'vercingetorix');
  expect(march(table).group).toHaveLength(4);
});

test('7.5.2 THE BELGIC CONFEDERATION moves Belgic Tribes, their Militia and Ambiorix, and nobody along with them', () => {
  const position = {
    at: {
      bagacum: 'ambiorix nervii militia vercingetorix gallic-mercenary-1',
      iantinum: 'parisii minor-tribe',
    },
    militia: 'belgica',
  };
  const G = stateOf(position);
  const terms = { ...ACTIVATION, ...BELGIC };
  expect(commandersFor(G, 'gallic', terms)).toEqual(['ambiorix', 'nervii']);
  expect(march(marching(position, 'nervii', { terms: BELGIC })).group).toEqual([
    'nervii',
    'ambiorix',
    'militia',
  ]);
  expect(armyOf({ ...G, militia: 'celtica' }, 'gallic', 'nervii', terms)).toEqual(['nervii', 'ambiorix']);
});

/** Returns a table at which Caesar has just been displaced. */
function displaced(position: Position): Table {
  const at = { boxes: { rome: 'caesar' }, displaced: true, ...position };
  return tableAt(at, cardPlayOf('gallic'), { step: 'actions', sides: ['gallic'] });
}

test('9.6 The Roman player removes three influence markers of his choice and places the displaced Caesar', () => {
  const table = displaced({
    at: { bibracte: 'VII', cenabum: 'VIII', autricum: '(IX) parisii' },
    roman: ['bibracte', 'matisco', 'cabillonum', 'genava'],
    gallic: ['cenabum'],
    markers: { narbo: { kind: 'city', side: 'gallic' }, massilla: null },
  });
  expect(table.legal('roman', 'remove')).toEqual(['bibracte', 'cabillonum', 'genava', 'matisco']);
  expect(table.legal('roman', 'place')).toEqual([]);
  expect(table.why('roman', 'remove', 'cenabum')).toMatch(/^9.6/);
  table.do('roman', 'remove', 'matisco').do('roman', 'remove', 'genava').do('roman', 'remove', 'bibracte');
  expect(table.marker('cabillonum')).toBe('roman');
  expect(table.legal('roman', 'place')).toEqual(['bibracte', 'cenabum', 'vienne']);
  expect(table.why('roman', 'place', 'narbo')).toMatch(/^9.6/);
  table.do('roman', 'place', 'cenabum');
  expect(table.at('cenabum')).toBe('caesar VIII');
  expect(table.step).toBe('actions');
  expect(table.G.displaced).toBe(false);
});

test('9.6 With three influence markers or fewer all are removed; one refuge is no choice', () => {
  const markers = { narbo: null, massilla: null };
  const table = displaced({ at: {}, roman: ['bibracte', 'matisco', 'genava'], markers });
  expect(table.step).toBe('actions');
  expect(['bibracte', 'matisco', 'genava'].map((space) => table.marker(space))).toEqual(['', '', '']);
  expect(table.at('vienne')).toBe('caesar');
  expect(displaced({ roman: ['bibracte'], markers }).marker('bibracte')).toBe('');
});

test('9.6 Caesar may be placed in a besieged Walled City, and is inside then', () => {
  const table = displaced({ at: { vienne: 'sequani' }, markers: { narbo: null, massilla: null } });
  expect(table.at('vienne')).toBe('(caesar) sequani');
});

test('9.6 Roman units other than a Legion are no refuge for Caesar', () => {
  const table = displaced({
    at: { bibracte: 'german-cavalry', cenabum: 'VIII', matisco: 'galba' },
    markers: { narbo: null, massilla: null, vienne: null },
  });
  expect(table.at('cenabum')).toBe('caesar VIII');
});

test('9.6 Caesar is placed with Legions that besiege a Fortified Town outside its walls', () => {
  const table = displaced({
    at: { virodunum: 'VIII X (leuci)' },
    towns: { virodunum: 'leuci' },
    markers: { narbo: null, massilla: null, vienne: null },
  });
  expect(table.at('virodunum')).toBe('caesar VIII X (leuci)');
});

test('9.6 A Legate goes back to the cup, P. Crassus to his Holding Box, and only Caesar costs influence', () => {
  const table = tableAt({ at: { bibracte: 'galba p-crassus' }, roman: ['bibracte', 'matisco'] }, REST);
  table.start((play) => displaceUnaccompanied(play, ['galba', 'p-crassus']));
  expect(table.at('cup')).toContain('galba');
  expect(table.at('holding')).toContain('p-crassus');
  expect(table.G.displaced).toBe(false);
});

test('9.6 Who is inside is left alone when only others outside are left, and the other way round', () => {
  const table = tableAt(
    { at: { vienne: '(galba) VII', narbo: '(VIII) q-cicero', bibracte: 'caesar IX' } },
    REST,
  );
  table.start((play) => displaceUnaccompanied(play, ['galba', 'q-cicero', 'caesar']));
  expect(table.at('cup')).toContain('galba');
  expect(table.at('cup')).toContain('q-cicero');
  expect(table.at('bibracte')).toBe('caesar IX');
});

test('9.6 Without a Legion and a Walled City Caesar waits in Rome', () => {
  const table = displaced({ roman: ['bibracte'], markers: { narbo: null, massilla: null, vienne: null } });
  expect(table.at('rome')).toBe('caesar');
  expect(table.G.displaced).toBe(false);
  expect(table.step).toBe('actions');
  expect(table.told('9.6', 'waits in Rome')).toBe(true);
});
