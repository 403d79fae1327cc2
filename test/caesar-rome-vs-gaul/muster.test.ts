import { describe, expect, test } from 'vitest';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import type { AnyFrame } from '../../games/kit/frame';
import { type Position, type Table, tableAt } from './table';

/** Returns a table at the Gallic Spring Muster. */
function mustering(position: Position): Table {
  const rest: AnyFrame<G> = { step: 'encampment', sides: ['roman'] };
  return tableAt(position, rest, { step: 'muster', sides: [], moved: [] });
}

/** Returns the spaces to which a Tribe or Leader alone may go first. */
function waysOf(commander: string, position: Position): string[] {
  return mustering(position).do('gallic', 'move', commander, 'alone').legal('gallic', 'go');
}

const TOWN = { towns: { cenabum: 'carnutes' }, at: { cenabum: 'carnutes' } };

describe('6.1 the Gallic Spring Muster', () => {
  test('6.1 all Gallic Tribes and Leaders may move, without Action Points; no Roman does', () => {
    const table = mustering({ at: { cenabum: 'carnutes remi', gergovia: 'vercingetorix', narbo: 'VII' } });
    expect(table.prompt('gallic')?.rule).toBe('6.1');
    expect(table.legal('gallic', 'move')).toEqual([
      'carnutes alone',
      'carnutes army',
      'remi alone',
      'remi army',
      'vercingetorix alone',
    ]);
    expect(table.why('gallic', 'move', 'VII')).toMatch(/^7\.7\.1 /);
  });

  test('6.1 the Gallic player may pass', () => {
    const table = mustering(TOWN);
    table.do('gallic', 'end');
    expect(table.step).toBe('encampment');
  });

  test('6.1 nobody is asked without a Gallic unit on the map', () => {
    expect(mustering({ at: { narbo: 'VII' } }).step).toBe('encampment');
  });

  test('6.1 a movement has 3 Movement Points, whatever the Movement Allowance', () => {
    const table = mustering({ at: { gergovia: 'vercingetorix', bagacum: 'nervii' } });
    table.do('gallic', 'move', 'nervii', 'alone');
    expect(table.prompt('gallic')?.text).toContain('3 of 3 Movement Points');
  });

  test('10.2.1 who was activated is not activated again', () => {
    const table = mustering({ at: { cenabum: 'carnutes', bagacum: 'nervii' } });
    table.do('gallic', 'move', 'carnutes', 'alone').do('gallic', 'stop');
    expect(table.legal('gallic', 'move')).toEqual(['nervii alone']);
    table.do('gallic', 'move', 'nervii', 'alone').do('gallic', 'stop');
    expect(table.step).toBe('encampment');
  });

  test('6.1 besieged by wintering Legions a Tribe may leave: nothing is besieged in spring', () => {
    const position = { ...TOWN, gallic: ['autricum'], at: { cenabum: '(carnutes) VII' } };
    expect(waysOf('carnutes', position)).toEqual(['autricum']);
  });
});

describe('6.2 restrictions', () => {
  test('6.2 no influence is removed and no Siege conducted', () => {
    const table = mustering({ at: { bibracte: 'carnutes vercingetorix' }, roman: ['bibracte'] });
    table.do('gallic', 'move', 'vercingetorix', 'army');
    expect(table.moves('gallic')).not.toContain('removeMarker');
    expect(table.moves('gallic')).not.toContain('siege');
  });

  test('6.2 no space with a Roman Combat Unit or the German Tribe is entered', () => {
    const free = waysOf('carnutes', TOWN);
    expect(free).toContain('lutetia');
    expect(waysOf('carnutes', { ...TOWN, at: { cenabum: 'carnutes', lutetia: 'germani' } })).toEqual(
      free.filter((each) => each !== 'lutetia'),
    );
    const gallic = AROUND;
    const among = waysOf('carnutes', { ...TOWN, gallic, at: { cenabum: 'carnutes', lutetia: 'VII' } });
    expect(among).not.toContain('lutetia');
    expect(among).toContain('autricum');
  });

  test('6.2 no movement ends in a Roman-controlled space, though it may lead through one', () => {
    const position: Position = { at: { cenabum: 'carnutes' }, roman: ['lutetia'] };
    expect(waysOf('carnutes', position)).toContain('lutetia');
    const closed = {
      at: { gergovia: 'carnutes' },
      roman: ['uxellodunum', 'divona', 'augustoritum', 'forum-segusiavorum'],
    };
    expect(waysOf('carnutes', closed)).toEqual(['aquae-calidae', 'aquae-neri', 'augustoritum', 'ruessium']);
    const table = mustering(closed).do('gallic', 'move', 'carnutes', 'alone');
    expect(table.why('gallic', 'go', 'uxellodunum')).toMatch(/^6\.2 /);
  });

  test('6.2 no space is entered in which they could be intercepted', () => {
    const at = { cenabum: 'carnutes', diodurum: 'VII' };
    const ways = waysOf('carnutes', { at });
    expect(ways).not.toContain('lutetia');
    expect(ways).not.toContain('autricum');
    expect(ways).toContain('brivodurum');
    const own = waysOf('carnutes', { at, gallic: ['lutetia'] });
    expect(own).toContain('lutetia');
    expect(waysOf('carnutes', { at: { ...at, lutetia: 'parisii' } })).toContain('lutetia');
    const table = mustering({ at }).do('gallic', 'move', 'carnutes', 'alone');
    expect(table.why('gallic', 'go', 'lutetia')).toMatch(/^6\.2 /);
  });

  test('6.2 a Roman Leader without units could intercept as well', () => {
    const at = { cenabum: 'carnutes', diodurum: 'galba' };
    expect(waysOf('carnutes', { at })).not.toContain('lutetia');
  });

  test('6.2 Germania and Britannia are not entered', () => {
    expect(waysOf('nervii', { at: { 'portus-itius': 'nervii' } })).not.toContain('dubris');
    expect(waysOf('nervii', { at: { argentorate: 'nervii' } })).not.toContain('suebi');
    expect(waysOf('nervii', { at: { confluentes: 'nervii' } })).not.toContain('pons-caesaris');
  });
});

test('6.1 a Tribe moves through the spring and goes inside its walls', () => {
  const table = mustering({ towns: { cenabum: 'carnutes' }, at: { lutetia: 'carnutes' } });
  table.do('gallic', 'move', 'carnutes', 'alone').do('gallic', 'go', 'cenabum');
  expect(table.at('cenabum')).toBe('carnutes');
  table.do('gallic', 'enter');
  expect(table.at('cenabum')).toBe('(carnutes)');
  expect(table.step).toBe('encampment');
});

/** The neighbours of Lutetia but Cenabum. */
const AROUND = ['petromantalum', 'augustomagus', 'iantinum', 'diodurum', 'autricum', 'metlosedum'];
