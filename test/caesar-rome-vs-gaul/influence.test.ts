import { expect, test } from 'vitest';
import { mayConvert, mayPlace, placesFor, removeInfluence } from '../../games/caesar-rome-vs-gaul/influence';
import type { Side } from '../../games/caesar-rome-vs-gaul/state';
import { cardPlayOf, type Position, REST, stateOf, type Table, tableAt } from './table';

/** Returns a table at which a side spends Action Points, one more than tests use. */
function spending(side: Side, position: Position, points = 4): Table {
  return tableAt(position, cardPlayOf(side, { points }));
}

const placeable = (position: Position, side: Side, space: string) => mayPlace(stateOf(position), side, space);

test('8.3.1 A marker goes to a vacant space or to friendly Combat Units', () => {
  const beside = { roman: ['lutetia'] };
  expect(placeable(beside, 'roman', 'metlosedum')).toBe(true);
  expect(placeable({ ...beside, at: { metlosedum: 'VII' } }, 'roman', 'metlosedum')).toBe(true);
  expect(placeable({ ...beside, at: { metlosedum: 'remi' } }, 'roman', 'metlosedum')).toBe(false);
  expect(placeable({ ...beside, at: { metlosedum: 'germani' } }, 'roman', 'metlosedum')).toBe(false);
  expect(placeable({ at: { metlosedum: 'germani' } }, 'gallic', 'metlosedum')).toBe(false);
  expect(placeable({ at: { metlosedum: 'caesar' } }, 'gallic', 'metlosedum')).toBe(true);
});

test('8.3.1 A space with a Control marker takes no other', () => {
  const at = { metlosedum: 'VII', lutetia: 'VIII', cenabum: 'IX', narbo: 'XI', gabali: 'XII' };
  const position = { at, gallic: ['metlosedum'], roman: ['lutetia'], towns: { cenabum: 'carnutes' } };
  for (const space of Object.keys(at)) expect(placeable(position, 'roman', space)).toBe(false);
  expect(placeable({ at, markers: { gabali: null } }, 'roman', 'gabali')).toBe(true);
  expect(placeable({ gallic: ['lutetia'] }, 'gallic', 'lutetia')).toBe(false);
});

test('8.3.1 Outside Provincia Rome needs its influence next to the space or a Combat Unit in it', () => {
  expect(placeable({}, 'roman', 'tolosa')).toBe(true);
  expect(placeable({}, 'roman', 'matisco')).toBe(false);
  expect(placeable({ roman: ['cabillonum'] }, 'roman', 'matisco')).toBe(true);
  expect(placeable({ at: { matisco: 'X' } }, 'roman', 'matisco')).toBe(true);
  expect(placeable({ at: { matisco: 'caesar' } }, 'roman', 'matisco')).toBe(false);
  expect(placeable({ at: { cabillonum: 'X' } }, 'roman', 'matisco')).toBe(false);
  expect(placeable({ gallic: ['cabillonum'] }, 'roman', 'matisco')).toBe(false);
  expect(mayPlace(stateOf(), 'roman', 'matisco', true)).toBe(true);
});

test('8.3.1 A Walled City is no influence to place next to', () => {
  const G = stateOf();
  expect(G.markers.vienne).toEqual({ kind: 'city', side: 'roman' });
  expect(mayPlace(G, 'roman', 'forum-segusiavorum')).toBe(false);
});

test('8.3.1 In Provincia the Gauls need a Control marker next to the space or a Combat Unit in it', () => {
  expect(placeable({}, 'gallic', 'lutetia')).toBe(true);
  expect(placeable({}, 'gallic', 'avennio')).toBe(false);
  expect(placeable({ gallic: ['valentia'] }, 'gallic', 'avennio')).toBe(true);
  expect(placeable({ at: { avennio: 'arverni' } }, 'gallic', 'avennio')).toBe(true);
  expect(placeable({}, 'gallic', 'nemausus')).toBe(true);
  expect(placeable({ markers: { gabali: null } }, 'gallic', 'nemausus')).toBe(false);
  expect(placeable({ markers: { massilla: { kind: 'city', side: 'gallic' } } }, 'gallic', 'avennio')).toBe(
    true,
  );
  expect(placeable({ towns: { divona: 'cadurci' } }, 'gallic', 'tolosa')).toBe(true);
});

test('8.3.1 Only Rome places influence in Germania and Britannia', () => {
  const places = placesFor(stateOf({ markers: { ubii: null } }), 'gallic');
  for (const space of ['pons-caesaris', 'silva-bacenis', 'dubris', 'verlamion', 'ubii'])
    expect(places).not.toContain(space);
  expect(placeable({ at: { dubris: 'X' } }, 'roman', 'dubris')).toBe(true);
  expect(placeable({ roman: ['portus-itius'] }, 'roman', 'dubris')).toBe(true);
  expect(placeable({ roman: ['confluentes'] }, 'roman', 'pons-caesaris')).toBe(true);
});

test('17.5.1 A devastated space takes no influence', () => {
  expect(placeable({ at: { lutetia: 'X' }, devastated: ['lutetia'] }, 'roman', 'lutetia')).toBe(false);
  expect(placeable({ devastated: ['lutetia'] }, 'gallic', 'lutetia')).toBe(false);
});

test('8.3.1 Influence spreads in a chain from a Combat Unit', () => {
  const table = spending('roman', { at: { cenabum: 'X' } });
  expect(table.refuses('roman', 'place', 'lutetia')).toBe(true);
  table.do('roman', 'place', 'cenabum').do('roman', 'place', 'lutetia');
  expect(table.refuses('roman', 'place', 'agedincum')).toBe(true);
  table.do('roman', 'place', 'metlosedum');
  for (const space of ['cenabum', 'lutetia', 'metlosedum']) expect(table.marker(space)).toBe('roman');
  expect(table.told('8.3.1', 'Rome places influence in Lutetia')).toBe(true);
});

test('8.3.2 An enemy marker is converted where one has a Combat Unit', () => {
  const G = stateOf({ at: { cenabum: 'X', lutetia: 'caesar' }, gallic: ['cenabum', 'lutetia', 'autricum'] });
  expect(mayConvert(G, 'roman', 'cenabum')).toBe(true);
  expect(mayConvert(G, 'roman', 'lutetia')).toBe(false);
  expect(mayConvert(G, 'roman', 'autricum')).toBe(false);
  expect(mayConvert(G, 'gallic', 'cenabum')).toBe(false);
  const others = stateOf({ at: { cenabum: 'X', gabali: 'XI' }, towns: { cenabum: 'carnutes' } });
  expect(mayConvert(others, 'roman', 'cenabum')).toBe(false);
  expect(mayConvert(others, 'roman', 'gabali')).toBe(false);
  expect(mayConvert(stateOf({ at: { vienne: 'arverni' } }), 'gallic', 'vienne')).toBe(false);
  expect(mayConvert(stateOf({ at: { avennio: 'remi' }, roman: ['avennio'] }), 'gallic', 'avennio')).toBe(
    true,
  );
});

test('8.3.2 Three Action Points convert three markers', () => {
  const spaces = ['alesia', 'augustobona', 'agedincum'];
  const table = spending('roman', {
    at: { alesia: 'X', augustobona: 'VII', agedincum: 'VIII' },
    gallic: spaces,
  });
  expect(table.legal('roman', 'convert')).toEqual([...spaces].sort());
  for (const space of spaces.slice(0, 2)) table.do('roman', 'convert', space);
  expect(table.marker('alesia')).toBe('roman');
  expect(table.marker('augustobona')).toBe('roman');
  expect(table.marker('agedincum')).toBe('gallic');
  expect(table.told('8.3.2', 'Rome turns the Gallic influence in Alesia')).toBe(true);
});

test('17.1.3 Rome wins two points the moment both markers of a Region are gone', () => {
  const starred = ['pons-caesaris', 'silva-bacenis', 'dubris', 'verlamion'];
  const at = { 'pons-caesaris': 'X', 'silva-bacenis': 'VII', dubris: 'VIII', verlamion: 'IX' };
  const table = spending('roman', { at, gallic: starred, turn: 3 });
  table.do('roman', 'convert', 'dubris');
  expect(table.G.conquered).toEqual({ germania: 0, britannia: 0, pass: 0 });
  table.do('roman', 'convert', 'verlamion');
  expect(table.G.conquered).toEqual({ germania: 0, britannia: 3, pass: 0 });
  expect(table.told('17.1.3', 'Britannia wins two Victory Points')).toBe(true);
});

test('17.1.3 Nothing is won by markers elsewhere, or by what the Gauls do', () => {
  const table = spending('roman', { at: { cenabum: 'X' }, gallic: ['cenabum'] });
  table.do('roman', 'convert', 'cenabum');
  expect(table.G.conquered).toEqual({ germania: 0, britannia: 0, pass: 0 });
  const last = spending('gallic', { at: { confluentes: 'vercingetorix' }, gallic: ['pons-caesaris'] });
  last.do('gallic', 'devastate', 'pons-caesaris');
  expect(last.marker('pons-caesaris')).toBe('');
  expect(last.G.conquered).toEqual({ germania: 0, britannia: 0, pass: 0 });
});

test('17.1.3 The points of a Region are won once', () => {
  const position: Position = {
    roman: ['dubris'],
    turn: 5,
    conquered: { germania: 0, britannia: 3, pass: 0 },
  };
  const table = tableAt(position, REST).start((play) => removeInfluence(play, 'roman', 'dubris', '9.6'));
  expect(table.G.conquered.britannia).toBe(3);
  expect(table.told('17.1.3', 'Britannia')).toBe(false);
});

test('17.1.3 Nothing is won by Roman markers that go after the Gauls have lost theirs otherwise', () => {
  const table = tableAt({ roman: ['dubris', 'silva-bacenis'], turn: 5 }, REST);
  table.start((play) => {
    removeInfluence(play, 'roman', 'dubris', '9.6');
    removeInfluence(play, 'roman', 'silva-bacenis', '16.3');
  });
  expect(table.G.conquered).toEqual({ germania: 0, britannia: 0, pass: 0 });
});
