import { expect, test } from 'vitest';
import { ACTIVATION, commandersFor } from '../../games/caesar-rome-vs-gaul/movement/march';
import { effectsOf, march, marching, moved, settle } from './marching';
import { stateOf } from './table';

const CIRCUMVALLATION = 13;
const GOOD_GUIDES = 52;

test('10.2.2 An Army that meets Combat Units has to fight them, and goes no farther', () => {
  const table = marching({ at: { cenabum: 'VII VIII', autricum: 'carnutes' } }, 'VII').dice(6, 6, 1, 1);
  table.do('roman', 'go', 'autricum');
  expect(settle(table, 'stand', 'pass').step).toBe('actions');
  expect(table.at('autricum')).toBe('VII VIII');
  expect(table.at('eliminated')).toBe('carnutes-');
});

test('12.2.3 Where the enemy avoids battle the Army moves on', () => {
  const table = marching({ at: { cenabum: 'VII VIII', autricum: 'carnutes' } }, 'VII').dice(6, 6);
  table.do('roman', 'go', 'autricum').do('gallic', 'avoid').do('gallic', 'withdrawAll', 'diodurum');
  expect(table.step).toBe('march');
  expect(march(table).at).toBe('autricum');
});

test('12.2.2 An Army that backs up has ended its movement where it came from', () => {
  const position = { at: { cenabum: 'caesar VII', lutetia: 'parisii' }, gallic: ['lutetia'] };
  const table = marching(position, 'caesar').dice(6, 6, 6, 6).do('roman', 'go', 'autricum');
  table.do('gallic', 'intercept', 'lutetia').do('roman', 'backUp');
  expect(table.step).toBe('actions');
  expect(table.at('cenabum')).toBe('caesar VII');
  expect(moved(table)).toBe('VII caesar');
});

test('10.4.1 With GOOD GUIDES nobody intercepts on a rough path', () => {
  const position = { at: { bibracte: 'VII', alesia: 'lingones', vienne: 'aedui', cabillonum: 'senones' } };
  const guided = { inForce: effectsOf(GOOD_GUIDES) };
  expect(marching(position, 'VII', guided).do('roman', 'go', 'forum-segusiavorum').step).toBe('march');
  const open = marching(position, 'VII').do('roman', 'go', 'forum-segusiavorum');
  expect(open.step).toBe('interception');
  expect(marching(position, 'VII', guided).do('roman', 'go', 'noviodunum-aeduorum').step).toBe('march');
});

test('13.8 An Army twice as strong as those it has beaten moves on', () => {
  const position = { at: { cenabum: 'caesar VII VIII IX X', autricum: 'carnutes' } };
  const table = marching(position, 'caesar').dice(6, 6, 1, 1).do('roman', 'go', 'autricum');
  settle(table, 'stand', 'pass');
  expect(table.step).toBe('march');
  expect(march(table).spent).toBe(1);
  expect(table.legal('roman', 'go')).toContain('suindinum');
});

test('13.8 A movement ends when its commander is gone', () => {
  const position = { at: { cenabum: 'VII- VIII X', autricum: 'parisii-' } };
  const beaten = (lost: string) => {
    const table = marching(position, 'VII').dice(6, 6, 6, 6).do('roman', 'go', 'autricum');
    table.do('gallic', 'stand').do('roman', 'pass');
    return table.do('roman', 'lose', lost);
  };
  expect(beaten('VIII').step).toBe('march');
  expect(beaten('VII').step).toBe('actions');
});

test('13.6.3 The owner chooses between a Legion that commands a movement and another that is as strong', () => {
  const position = { at: { cenabum: 'VII VIII', autricum: 'parisii-' } };
  const table = marching(position, 'VII').dice(6, 6, 6, 6).do('roman', 'go', 'autricum');
  table.do('gallic', 'stand').do('roman', 'pass');
  expect(table.legal('roman', 'lose')).toEqual(['VII', 'VIII']);
  expect(table.do('roman', 'lose', 'VIII').at('autricum')).toBe('VII VIII-');
});

test('13.6.3 The owner chooses between Legions that march on and others that stay in a siege', () => {
  const position = { at: { camaracum: 'caesar VII', bagacum: 'VIII' }, towns: { bagacum: 'nervii' } };
  const table = marching({ ...position, boxes: { submitted: 'nervii' } }, 'caesar').dice(3, 3);
  table.do('roman', 'go', 'bagacum').do('roman', 'siege');
  expect(table.legal('roman', 'lose')).toEqual(['VII', 'VIII']);
  table.do('roman', 'lose', 'VIII');
  expect(march(table).group).toEqual(['caesar', 'VII']);
  expect(table.at('bagacum')).toBe('caesar VII VIII-');
});

test('14.4.1 A siege is lifted the moment the besiegers march away', () => {
  const position = {
    at: { camaracum: 'caesar VII VIII', bagacum: 'IX' },
    towns: { bagacum: 'nervii' },
    sieges: { bagacum: 2 },
  };
  const table = marching(position, 'IX').do('roman', 'go', 'viromandis');
  expect(table.G.sieges).toEqual({});
  const kept = marching({ ...position, at: { bagacum: 'IX VII' } }, 'IX', { alone: true });
  expect(kept.do('roman', 'go', 'viromandis').G.sieges).toEqual({ bagacum: 2 });
});

test('14.4.1 Besiegers who march away, are beaten and come back to the town find their Siege Points gone', () => {
  const table = marching(
    {
      at: { bagacum: 'VII VIII IX', viromandis: 'atrebates bellovaci' },
      towns: { bagacum: 'nervii', samarobriva: 'atrebates', rotomagus: 'bellovaci' },
      sieges: { bagacum: 2 },
    },
    'VII',
  ).dice(1, 1, 1, 6);
  table.do('roman', 'go', 'viromandis');
  settle(table, 'ready', 'stand', 'pass');
  expect(table.at('bagacum')).not.toBe('');
  expect(table.G.sieges).toEqual({});
});

test('14.4.1 Besiegers who intercept, are beaten and come back to the town find their Siege Points gone', () => {
  const table = marching(
    {
      at: { bagacum: 'VII VIII IX X XI', samarobriva: 'atrebates bellovaci suessiones' },
      towns: {
        bagacum: 'nervii',
        samarobriva: 'atrebates',
        rotomagus: 'bellovaci',
        augustomagus: 'suessiones',
      },
      sieges: { bagacum: 2 },
    },
    'atrebates',
  ).dice(6, 6, 6, 6, 1, 1);
  table.do('gallic', 'go', 'viromandis');
  table.do('roman', 'intercept', 'bagacum').do('roman', 'sendAll').do('gallic', 'goOn');
  table.do('gallic', 'pass').do('roman', 'pass').do('roman', 'pass');
  while (table.step === 'losses') table.do(table.side, 'lose', table.legal(table.side, 'lose')[0]);
  table.do('roman', 'retreatAll', 'bagacum');
  expect(table.at('bagacum')).not.toBe('');
  expect(table.G.sieges).toEqual({});
});

test('14.5.2 The besieged leave by a Sortie only, and march on if they beat the besiegers by far', () => {
  const position = { at: { autricum: '(carnutes) (senones) VII' }, towns: { autricum: 'carnutes' } };
  const table = marching(position, 'carnutes').dice(6, 6, 1, 1);
  expect(table.prompt('gallic')?.rule).toBe('14.5.2');
  expect(table.legal('gallic', 'go')).toEqual([]);
  expect(table.why('gallic', 'go', 'cenabum')).toMatch(/^14.5.2/);
  expect(table.moves('gallic')).not.toContain('enter');
  settle(table.do('gallic', 'sortie'), 'pass');
  expect(table.at('autricum')).toBe('senones carnutes');
  expect(table.step).toBe('march');
  expect(march(table).spent).toBe(0);
  table.do('gallic', 'go', 'cenabum').do('gallic', 'stop');
  expect(table.at('cenabum')).toBe('senones carnutes');
});

test('14.5.2 A Sortie against besiegers more than half as strong ends the movement', () => {
  const position = { at: { autricum: '(carnutes) VII VIII-' }, towns: { autricum: 'carnutes' } };
  const table = marching(position, 'carnutes').dice(6, 6, 1, 1);
  settle(table.do('gallic', 'sortie'), 'pass', 'lose');
  expect(table.at('autricum')).toContain('carnutes');
  expect(table.step).toBe('actions');
});

test('14.6.2 A part of the besieged may Sortie, and is back inside when it loses', () => {
  const position = { at: { autricum: '(carnutes) (senones) VII VIII IX' }, towns: { autricum: 'carnutes' } };
  const table = marching(position, 'senones').dice(1, 1, 3, 4);
  table.do('gallic', 'leave', 'carnutes').do('gallic', 'sortie');
  settle(table, 'pass');
  expect(table.at('autricum')).toBe('VII VIII IX (senones-) (carnutes)');
  expect(moved(table)).toBe('senones');
});

test('14.6.2 CIRCUMVALLATION forbids the Sortie, and so the activation; a Leader Sorties with units only', () => {
  const position = { at: { autricum: '(carnutes) VII' }, towns: { autricum: 'carnutes' } };
  const [, effect] = effectsOf(CIRCUMVALLATION);
  const closed = [{ card: CIRCUMVALLATION, side: 'roman' as const, effect, space: 'autricum' }];
  expect(commandersFor(stateOf(position), 'gallic', ACTIVATION)).toEqual(['carnutes']);
  expect(commandersFor(stateOf({ ...position, inForce: closed }), 'gallic', ACTIVATION)).toEqual([]);
  const elsewhere = [{ ...closed[0], space: 'lutetia' }];
  expect(commandersFor(stateOf({ ...position, inForce: elsewhere }), 'gallic', ACTIVATION)).toEqual([
    'carnutes',
  ]);
  const city = { at: { vienne: '(galba) sequani', narbo: '(caesar) (VII) aedui' } };
  expect(commandersFor(stateOf(city), 'roman', ACTIVATION)).toEqual(['caesar', 'VII']);
});

test('14.6.2 A besieged Leader who leaves his units behind does not Sortie', () => {
  const table = marching({ at: { vienne: '(galba) (VII) sequani' } }, 'galba');
  expect(table.moves('roman')).toContain('sortie');
  table.do('roman', 'leave', 'VII');
  expect(table.moves('roman')).not.toContain('sortie');
});

test('10.5.1 The besieged take along only who is besieged with them', () => {
  const position = { at: { autricum: '(carnutes) (senones) VII' }, towns: { autricum: 'carnutes' } };
  const table = marching(position, 'carnutes', { alone: true });
  expect(table.legal('gallic', 'take')).toEqual(['senones']);
  const passing = marching({ at: { cenabum: 'caesar VIII', vienne: '(IX)' } }, 'caesar');
  expect(march(passing).group).toEqual(['caesar', 'VIII']);
});

test('17.1.5 An attack of the Sugambri ends the movement of an Army not twice as strong', () => {
  const table = marching({ at: { confluentes: 'caesar VII VIII IX' } }, 'caesar').dice(3, 3, 1, 1, 6, 6);
  settle(table.do('roman', 'go', 'pons-caesaris'), 'pass');
  expect(table.told('17.1.4', '6 against a strength of 6: the Sugambri attack')).toBe(true);
  expect(table.at('pons-caesaris')).toBe('caesar VII VIII IX');
  expect(table.step).toBe('actions');
});

test('17.1.5 The Britanni are asked for again in the next space, and drive a beaten Army back', () => {
  const table = marching({ at: { dubris: 'caesar VII VIII' }, roman: ['dubris'] }, 'caesar').dice(
    2,
    2,
    6,
    6,
    1,
    1,
  );
  table.do('roman', 'go', 'verlamion');
  settle(table, 'stand', 'pass');
  expect(table.at('verlamion')).toBe('');
});

test('9.6 A movement ends with its Leader displaced when his units are lost', () => {
  const position = {
    at: { cenabum: 'caesar VII-', autricum: 'carnutes senones lingones parisii' },
    roman: ['bibracte'],
  };
  const table = marching(position, 'caesar').dice(1, 1, 6, 6).do('roman', 'go', 'autricum');
  settle(table, 'stand', 'pass');
  expect(table.G.displaced).toBe(false);
  expect(table.marker('bibracte')).toBe('');
  expect(table.told('9.6', 'Caesar is displaced')).toBe(true);
});
