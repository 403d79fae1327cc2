import { expect, test } from 'vitest';
import { ACTIVATION, commandersFor, marchOf } from '../../games/caesar-rome-vs-gaul/movement/march';
import { effectsOf, march, marching, moved } from './marching';
import { cardPlayOf, type Position, stateOf, tableAt } from './table';

const FORCED_MARCH = 15;
const GOOD_GUIDES = 52;
const BAD_WEATHER = 53;

test('10.2.1 Who has moved in a card play is not activated again', () => {
  const G = stateOf({ at: { bibracte: 'caesar VII VIII-' } });
  expect(commandersFor(G, 'roman', ACTIVATION)).toEqual(['caesar', 'VII', 'VIII']);
  const later = { ...G, stack: [cardPlayOf('roman', { moved: ['caesar', 'VIII'] })] };
  expect(commandersFor(later, 'roman', ACTIVATION)).toEqual(['VII']);
});

test('10.2.1 Legions that differ in nothing are one to activate, Leaders and pieces off the map none or each his own', () => {
  const G = stateOf({ at: { bibracte: 'VII VIII IX galba', vienne: 'XIII' }, boxes: { cup: 'q-cicero' } });
  expect(commandersFor(G, 'roman', ACTIVATION)).toEqual(['galba', 'VII', 'XIII']);
  expect(commandersFor(G, 'gallic', ACTIVATION)).toEqual([]);
});

test('10.2.1 An Army has moved from its first step on, the activated Leader even if he stays', () => {
  const table = marching({ at: { bibracte: 'caesar VII VIII-', cabillonum: 'galba' } }, 'caesar');
  expect(moved(table)).toBe('');
  table.do('roman', 'leave', 'VIII').do('roman', 'go', 'cabillonum');
  expect(moved(table)).toBe('VII caesar');
  table.do('roman', 'take', 'galba');
  expect(moved(table)).toBe('VII caesar galba');
  table.do('roman', 'stop');
  expect(table.step).toBe('actions');

  const still = marching({ at: { bibracte: 'caesar VII' } }, 'caesar');
  expect(still.forgone('roman', 'stop')).toContain('spent');
  still.do('roman', 'stop');
  expect(moved(still)).toBe('caesar');
});

test('10.2.2 The pieces of an Army move together', () => {
  const table = marching({ at: { bibracte: 'caesar VII VIII' } }, 'caesar');
  table.do('roman', 'go', 'cabillonum').do('roman', 'go', 'matisco').do('roman', 'stop');
  expect(table.at('matisco')).toBe('caesar VII VIII');
});

test('10.3.1 A Combat Unit has the Movement Allowance of the side that is up', () => {
  const table = marching({ at: { bagacum: 'nervii' } }, 'nervii');
  expect(table.prompt('gallic')?.text).toContain('4 of 4 Movement Points');
  const reduced = marching({ at: { bagacum: 'nervii-' } }, 'nervii');
  expect(reduced.prompt('gallic')?.text).toContain('3 of 3 Movement Points');
});

test('10.2 The prompt tells who moves, in the right number', () => {
  const text = (position: Position, commander: string) => {
    const table = marching(position, commander);
    return table.prompt(table.side)?.text;
  };
  expect(text({ at: { bagacum: 'nervii remi' } }, 'nervii')).toMatch(/^Move the Nervii and the Army there /);
  expect(text({ at: { bibracte: 'caesar VII' } }, 'caesar')).toMatch(/^Move Caesar with his Army from /);
  const besieged = (words: string) => ({ at: { vienne: `${words} sequani` } });
  expect(text(besieged('(VII)'), 'VII')).toMatch(/^Legion VII is besieged in /);
  expect(text(besieged('(galba) (VII)'), 'galba')).toMatch(/^Ser. Galba and Legion VII are besieged in /);
  const sortie = marching(besieged('(VII)'), 'VII').dice(3, 3, 3, 3).do('roman', 'sortie');
  expect(sortie.told('14.6.2', 'Legion VII sorties from')).toBe(true);
});

test('10.3.2 Only the Movement Allowance of the commander counts', () => {
  expect(march(marching({ at: { bagacum: 'nervii- morini' } }, 'morini')).group).toEqual([
    'morini',
    'nervii',
  ]);
  const table = marching({ at: { bagacum: 'nervii- morini' } }, 'morini');
  expect(table.prompt('gallic')?.text).toContain('4 of 4');
  const caesar = marching({ at: { bibracte: 'caesar VII' } }, 'caesar');
  expect(caesar.prompt('roman')?.text).toContain('5 of 5');
  const limited = marching({ at: { bibracte: 'galba VII' } }, 'galba', { terms: { limit: 3 } });
  expect(limited.prompt('roman')?.text).toContain('3 of 3');
  const loose = marching({ at: { bibracte: 'galba VII' } }, 'galba', { terms: { limit: 5 } });
  expect(loose.prompt('roman')?.text).toContain('4 of 4');
  const bonus = marching({ at: { bibracte: 'galba VII' } }, 'galba', { terms: { bonus: 2 } });
  expect(bonus.prompt('roman')?.text).toContain('6 of 6');
});

test('10.3.3 Roman Leaders without Combat Units have seven Movement Points, but take up units only within their own', () => {
  const table = marching({ at: { bibracte: 'caesar galba VII', cenabum: 'VIII', autricum: 'IX' } }, 'caesar');
  table.do('roman', 'leave', 'VII');
  expect(table.prompt('roman')?.text).toContain('7 of 7');
  for (const space of ['noviodunum-aeduorum', 'brivodurum', 'cenabum']) table.do('roman', 'go', space);
  expect(table.legal('roman', 'take')).toEqual(['VIII']);
  for (const space of ['autricum', 'cenabum']) table.do('roman', 'go', space);
  expect(table.legal('roman', 'take')).toEqual(['VIII']);
  table.do('roman', 'go', 'autricum');
  expect(table.legal('roman', 'take')).toEqual([]);
  expect(table.why('roman', 'take', 'IX')).toMatch(/^10.3.3/);
  table.do('roman', 'go', 'lutetia');
  expect(table.step).toBe('actions');
  expect(table.at('lutetia')).toBe('caesar galba');
});

test('10.3.3 A Leader who takes up Combat Units has his own allowance from there on', () => {
  const table = marching({ at: { cenabum: 'caesar', autricum: 'VII' } }, 'caesar').do(
    'roman',
    'go',
    'autricum',
  );
  expect(table.prompt('roman')?.text).toContain('6 of 7');
  expect(table.do('roman', 'take', 'VII').prompt('roman')?.text).toContain('4 of 5');
});

test('10.2.1 Who has conducted a Siege has moved, subordinate Leaders included', () => {
  const position = { at: { bagacum: 'caesar galba VII VIII' }, towns: { bagacum: 'nervii' } };
  const table = marching(position, 'caesar').dice(3, 3).do('roman', 'siege');
  expect(moved(table)).toBe('VII VIII caesar galba');
});

test('10.3.3 A Leader alone who has gone farther than with units still takes other Leaders along', () => {
  const table = marching({ at: { autricum: 'caesar q-cicero IX' } }, 'caesar', { alone: true });
  for (const space of ['cenabum', 'autricum', 'cenabum', 'autricum', 'cenabum', 'autricum'])
    table.do('roman', 'go', space);
  expect(table.step).toBe('march');
  expect(table.legal('roman', 'take')).toEqual(['q-cicero']);
});

test('10.3.3 A Leader who has led Combat Units keeps his own allowance without them', () => {
  const table = marching({ at: { bibracte: 'caesar VII' } }, 'caesar');
  table.do('roman', 'go', 'noviodunum-aeduorum').do('roman', 'leave', 'VII');
  expect(table.prompt('roman')?.text).toContain('4 of 5');
});

test('10.3.3 A Roman Leader alone enters no enemy units, Fortified Towns or Strongholds; a Walled City of the enemy he may', () => {
  const table = marching(
    {
      at: { agedincum: 'caesar', vellaunodunum: 'senones', iantinum: 'germani' },
      towns: { augustobona: 'lingones' },
    },
    'caesar',
  );
  expect(table.legal('roman', 'go')).toEqual(['autessiodurum', 'metlosedum']);
  expect(table.why('roman', 'go', 'augustobona')).toMatch(/^10.3.3/);
  const stronghold = marching({ at: { genava: 'galba' } }, 'galba');
  expect(stronghold.legal('roman', 'go')).not.toContain('octodurus');
  const armed = marching({ at: { genava: 'galba VII' } }, 'galba');
  expect(armed.legal('roman', 'go')).toContain('octodurus');
  const city = marching(
    { at: { genava: 'galba' }, markers: { vienne: { kind: 'city', side: 'gallic' } } },
    'galba',
  );
  expect(city.legal('roman', 'go')).toContain('vienne');
  const inside = marching(
    { at: { genava: 'galba', vienne: '(parisii)' }, markers: { vienne: { kind: 'city', side: 'gallic' } } },
    'galba',
  );
  expect(inside.legal('roman', 'go')).not.toContain('vienne');
});

test('10.3.3 A Gallic Leader is a Combat Unit and goes anywhere', () => {
  const table = marching({ at: { agedincum: 'vercingetorix', iantinum: 'VII' } }, 'vercingetorix');
  expect(table.prompt('gallic')?.text).toContain('4 of 4');
  expect(table.legal('gallic', 'go')).toContain('iantinum');
});

test('10.4.1 A path costs one Movement Point, a rough path two', () => {
  const table = marching({ at: { bibracte: 'VII' } }, 'VII');
  table.do('roman', 'go', 'forum-segusiavorum');
  expect(march(table).spent).toBe(2);
  expect(table.legal('roman', 'go')).toEqual(['vienne']);
  expect(table.why('roman', 'go', 'matisco')).toMatch(/^10.4.1 .*two Movement Points/);
  expect(table.why('roman', 'go', 'genava')).toMatch(/^10.4.1 There is no direct path/);
  table.do('roman', 'go', 'vienne');
  expect(table.step).toBe('march');
});

test('10.4.1 GOOD GUIDES make rough paths cheaper, but no path costs less than one', () => {
  const table = marching({ at: { bibracte: 'VII VIII IX' } }, 'VII', { inForce: effectsOf(GOOD_GUIDES) });
  table.do('roman', 'go', 'forum-segusiavorum');
  expect(march(table).spent).toBe(2);
  const solid = marching({ at: { bibracte: 'VII VIII IX' } }, 'VII', { inForce: effectsOf(GOOD_GUIDES) });
  expect(march(solid.do('roman', 'go', 'cabillonum')).spent).toBe(2);
  const effect = { op: 'pathDiscount', kind: 'rough', amount: 3, scope: 'thisCard' } as const;
  const best = marching({ at: { bibracte: 'VII' } }, 'VII', { inForce: [effect] });
  expect(march(best.do('roman', 'go', 'forum-segusiavorum')).spent).toBe(1);
});

test('10.4.2 Removing an enemy influence marker costs two Movement Points and needs a Combat Unit there (8.3.3)', () => {
  const position = { at: { cenabum: 'caesar VII' }, gallic: ['cenabum', 'autricum'] };
  const table = marching(position, 'caesar');
  table.do('roman', 'removeMarker');
  expect(table.marker('cenabum')).toBe('');
  expect(march(table).spent).toBe(2);
  expect(moved(table)).toBe('VII caesar');
  table.do('roman', 'go', 'autricum').do('roman', 'removeMarker');
  expect(table.marker('autricum')).toBe('');
  expect(table.step).toBe('actions');
  expect(marching(position, 'caesar', { alone: true }).moves('roman')).not.toContain('removeMarker');
  const late = marching({ at: { cenabum: 'VII' }, gallic: ['autricum'] }, 'VII');
  late.do('roman', 'go', 'brivodurum').do('roman', 'go', 'cenabum').do('roman', 'go', 'autricum');
  expect(late.step).toBe('actions');
  const own = marching({ at: { cenabum: 'VII' }, roman: ['cenabum'] }, 'VII');
  expect(own.moves('roman')).not.toContain('removeMarker');
});

test('10.4.2 A Siege costs three Movement Points, and movement goes on after it (14.3.1)', () => {
  const table = marching({ at: { camaracum: 'caesar VII VIII IX' }, towns: { bagacum: 'nervii' } }, 'caesar');
  expect(table.moves('roman')).not.toContain('siege');
  table.do('roman', 'go', 'bagacum').do('roman', 'siege');
  expect(table.told('14.3.2', '6 against 2')).toBe(true);
  expect(table.marker('bagacum')).toBe('');
  expect(march(table).spent).toBe(4);
  table.do('roman', 'go', 'camaracum');
  expect(table.step).toBe('actions');
  const position = { at: { camaracum: 'VII' }, towns: { bagacum: 'nervii' } };
  expect(marching(position, 'VII').do('roman', 'go', 'bagacum').moves('roman')).not.toContain('siege');
  const there = { at: { bagacum: 'VII' }, towns: { bagacum: 'nervii' } };
  expect(marching(there, 'VII').moves('roman')).toContain('siege');
  expect(marching(there, 'VII', { terms: { noSiege: true } }).moves('roman')).not.toContain('siege');
});

test('10.5.1 Who has moved, who outranks the commander and who is elsewhere is not picked up', () => {
  const position = { at: { bibracte: 'galba caesar VII VIII', cabillonum: 'IX' } };
  const table = marching(position, 'galba', { alone: true, moved: ['VIII'] });
  expect(table.legal('roman', 'take')).toEqual(['VII']);
  expect(table.why('roman', 'take', 'VIII')).toMatch(/^10.5.1 It has moved/);
  expect(table.why('roman', 'take', 'caesar')).toMatch(/^10.5.1 .*outranks/);
  expect(table.why('roman', 'take', 'IX')).toMatch(/^10.5.1/);
  const town = { at: { bibracte: 'galba VII (aedui)' }, towns: { bibracte: 'aedui' } };
  expect(marching(town, 'galba').why('roman', 'take', 'aedui')).toMatch(/^10.5.1/);
  expect(march(marching(position, 'galba')).group).toEqual(['galba', 'VII', 'VIII']);
  expect(march(marching(position, 'caesar')).group).toEqual(['caesar', 'galba', 'VII', 'VIII']);
});

test('10.5.1 More than the Command Rating burdens the way from there on', () => {
  const legions = 'VII VIII IX X XI XII';
  const table = marching({ at: { bibracte: `caesar ${legions}`, cabillonum: 't-labienus V VI' } }, 'caesar');
  table.do('roman', 'go', 'cabillonum');
  expect(march(table).spent).toBe(1);
  table.do('roman', 'take', 't-labienus').do('roman', 'take', 'V').do('roman', 'take', 'VI');
  table.do('roman', 'go', 'matisco');
  expect(march(table).spent).toBe(3);
});

test('10.5.2 Who is dropped off may not move any more in this card play, who never left the start may', () => {
  const table = marching({ at: { bibracte: 'caesar galba VII VIII-', cabillonum: 't-labienus' } }, 'caesar');
  table.do('roman', 'leave', 'VIII');
  expect(table.legal('roman', 'take')).toEqual([]);
  expect(table.why('roman', 'take', 'VIII')).toMatch(/^10.5.2/);
  table.do('roman', 'go', 'cabillonum').do('roman', 'leave', 'VII').do('roman', 'leave', 'galba');
  table.do('roman', 'go', 'matisco').do('roman', 'stop');
  expect(table.at('cabillonum')).toBe('t-labienus galba VII');
  expect(table.at('bibracte')).toBe('VIII-');
  expect(commandersFor(table.G, 'roman', ACTIVATION)).toEqual(['t-labienus', 'VIII']);
  expect(
    marching({ at: { cabillonum: 't-labienus VII' } }, 't-labienus', { moved: ['VII'] }).legal(
      'roman',
      'take',
    ),
  ).toEqual([]);
});

test('10.6 Going inside a friendly Walled City or Fortified Town is the last act and costs nothing', () => {
  const table = marching({ at: { genava: 'galba VII VIII-' } }, 'galba');
  table.do('roman', 'go', 'vienne').do('roman', 'leave', 'VIII').do('roman', 'enter');
  expect(table.at('vienne')).toBe('(galba) (VII) VIII-');
  expect(table.step).toBe('actions');
  const tired = marching({ at: { genava: 'VII' } }, 'VII', { terms: { limit: 1 } });
  tired.do('roman', 'go', 'vienne').do('roman', 'enter');
  expect(tired.at('vienne')).toBe('(VII)');
  expect(tired.told('10.6', 'Legion VII goes inside the walls of')).toBe(true);
  const gauls = marching({ at: { cenabum: 'carnutes' }, towns: { autricum: 'carnutes' } }, 'carnutes');
  expect(gauls.do('gallic', 'go', 'autricum').moves('gallic')).toContain('enter');
  const foe = marching({ at: { cenabum: 'caesar VII' }, towns: { autricum: 'carnutes' } }, 'caesar');
  expect(foe.do('roman', 'go', 'autricum').moves('roman')).not.toContain('enter');
});

test('10.6 There is no going inside where there are no walls', () => {
  const open = marching({ at: { bibracte: 'galba VII' }, roman: ['cabillonum'] }, 'galba');
  expect(open.do('roman', 'go', 'cabillonum').moves('roman')).not.toContain('enter');
  const stronghold = marching({ at: { ruessium: 'arverni' } }, 'arverni');
  expect(stronghold.do('gallic', 'go', 'gabali').moves('gallic')).not.toContain('enter');
});

test('10.6 Who is inside and not besieged comes out by moving', () => {
  const table = marching({ at: { vienne: '(galba) (VII) VIII' } }, 'galba');
  expect(march(table).group).toEqual(['galba', 'VII', 'VIII']);
  table.do('roman', 'go', 'genava').do('roman', 'stop');
  expect(table.at('genava')).toBe('galba VII VIII');
});

test('10.7 Gallic units enter neither Germania nor Britannia, nobody a Stronghold of Germania', () => {
  const rhine = marching({ at: { confluentes: 'treveri' } }, 'treveri');
  expect(rhine.legal('gallic', 'go')).toEqual(['augusta-treverorum', 'caeroesi', 'eburones']);
  expect(rhine.why('gallic', 'go', 'pons-caesaris')).toMatch(/^10.7/);
  expect(marching({ at: { 'portus-itius': 'morini' } }, 'morini').legal('gallic', 'go')).not.toContain(
    'dubris',
  );
  const romans = marching({ at: { eburones: 'caesar VII' } }, 'caesar');
  expect(romans.legal('roman', 'go')).toEqual(['atuatuca', 'caeroesi', 'confluentes']);
  expect(romans.why('roman', 'go', 'ubii')).toMatch(/^10.7/);
});

test('10.3.1 FORCED MARCH gives one Roman Leader two Movement Points and forbids him to besiege', () => {
  const position = { at: { bibracte: 'caesar VII', bagacum: 'galba VIII' }, towns: { bagacum: 'nervii' } };
  const table = marching(position, 'galba', { inForce: effectsOf(FORCED_MARCH) });
  expect(table.moves('roman')).toContain('siege');
  table.do('roman', 'hurry');
  expect(table.prompt('roman')?.text).toContain('6 of 6');
  expect(table.moves('roman')).not.toContain('siege');
  expect(table.moves('roman')).not.toContain('hurry');
  const legion = marching(position, 'VII', { inForce: effectsOf(FORCED_MARCH) });
  expect(legion.moves('roman')).not.toContain('hurry');
  const siege = marching(position, 'galba', { inForce: effectsOf(FORCED_MARCH) });
  siege.dice(6, 6).do('roman', 'siege');
  expect(siege.moves('roman')).not.toContain('hurry');
});

test('7.5.4 Where a group may move on the enemy may end its movement with BAD WEATHER, but not on the Channel Crossing', () => {
  const position = { at: { bibracte: 'VII' }, hands: { gallic: [BAD_WEATHER, 3] } };
  const table = marching(position, 'VII').do('roman', 'go', 'cabillonum');
  expect([table.step, table.side]).toEqual(['surprise', 'gallic']);
  table.do('gallic', 'play', BAD_WEATHER);
  expect(table.step).toBe('actions');
  expect(table.at('cabillonum')).toBe('VII');
  const declined = marching(position, 'VII').do('roman', 'go', 'cabillonum').do('gallic', 'decline');
  expect(declined.step).toBe('march');
  declined.do('roman', 'go', 'matisco').do('gallic', 'decline');
  expect(declined.step).toBe('march');
  const empty = marching({ ...position, hands: { gallic: [] } }, 'VII').do('roman', 'go', 'cabillonum');
  expect(empty.step).toBe('march');
  const many = 'caesar VII VIII IX X XI XII';
  const sea = marching({ ...position, at: { 'portus-itius': many } }, 'caesar').dice(1, 1, 1);
  expect(sea.do('roman', 'go', 'dubris').step).toBe('march');
});

test('7.5.4 BAD WEATHER may end the movement of who has no Movement Points but a FORCED MARCH left', () => {
  const position = { at: { bibracte: 'caesar VII' }, hands: { gallic: [BAD_WEATHER] } };
  const table = marching(position, 'caesar', { inForce: effectsOf(FORCED_MARCH), terms: { bonus: -4 } });
  table.do('roman', 'go', 'cabillonum');
  expect([table.step, table.side]).toEqual(['surprise', 'gallic']);
  expect(table.do('gallic', 'play', BAD_WEATHER).step).toBe('actions');
});

test('7.5.4, 10.6 BAD WEATHER keeps who has no Movement Points left from going inside walls', () => {
  const position = { at: { matisco: 'VII' }, hands: { gallic: [BAD_WEATHER] } };
  const table = marching(position, 'VII', { terms: { limit: 1 } }).do('roman', 'go', 'vienne');
  expect([table.step, table.side]).toEqual(['surprise', 'gallic']);
  table.do('gallic', 'play', BAD_WEATHER);
  expect(table.step).toBe('actions');
  expect(table.at('vienne')).toBe('VII');
  const field = marching(position, 'VII', { terms: { limit: 1 } }).do('roman', 'go', 'cabillonum');
  expect(field.step).toBe('actions');
});

test('10.3.1 A movement that can do nothing more is over without being asked', () => {
  const only = marching({ at: { cenabum: 'VII' } }, 'VII', { terms: { limit: 1 } });
  only.do('roman', 'go', 'autricum');
  expect(only.step).toBe('actions');
});

test('10.4.1 A march is told, from where to where', () => {
  const position: Position = { at: { cabillonum: 'caesar X VII' } };
  const army = marchOf(stateOf(position), 'roman', 'caesar', 'army', ACTIVATION);
  const table = tableAt(position, cardPlayOf('roman'), army).do('roman', 'go', 'matisco');
  expect(table.told('10.4.1', 'march from Cabillonum to Matisco.')).toBe(true);
});
