import { describe, expect, test } from 'vitest';
import { mayPlaceTribe, placementOf } from '../../games/caesar-rome-vs-gaul/reinforcement/tribes';
import { eliminate, loseStep, submit } from '../../games/caesar-rome-vs-gaul/removal';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import type { AnyFrame } from '../../games/kit/frame';
import { cardPlayOf, type Position, stateOf, type Table, tableAt } from './table';

const REST: AnyFrame<G> = { step: 'encampment', sides: ['roman'] };

/** Returns a table at which a Tribe is placed in the Reinforcement Phase. */
function placing(tribe: string, position: Position, council = false): Table {
  return tableAt(position, REST, placementOf(tribe, council));
}

/** Returns a table at which nothing goes on, to lose pieces at. */
function resting(position: Position): Table {
  return tableAt(position, REST);
}

const NERVII = ['bagacum', 'camaracum', 'ganda', 'geminiacum'];

describe('5.1.2 where Tribes are placed', () => {
  test('5.1.2 A space of its Province without Roman influence or a Stronghold', () => {
    const table = placing('nervii', { roman: ['bagacum'], gallic: ['ganda'] });
    expect(table.side).toBe('gallic');
    expect(table.legal('gallic', 'place')).toEqual(['camaracum', 'ganda', 'geminiacum']);
    expect(table.why('gallic', 'place', 'bagacum')).toMatch(/^5\.1\.2 No Tribe/);
    expect(table.why('gallic', 'place', 'aduatuci')).toMatch(/^5\.1\.2 No Tribe/);
    expect(table.why('gallic', 'place', 'lutetia')).toMatch(/^5\.1\.2 The Nervii arrive in .*Nervii \[4\]/);
    table.do('gallic', 'place', 'camaracum');
    expect(table.at('camaracum')).toBe('nervii');
    expect(table.marker('camaracum')).toBe('town nervii');
    expect(table.step).toBe('encampment');
  });

  test('5.1.2 A Stronghold that is gone leaves a space to be placed in', () => {
    expect(mayPlaceTribe(stateOf({ markers: { aduatuci: null } }), 'nervii')).toContain('aduatuci');
  });

  test('5.1.2 only one space is taken at once', () => {
    const table = placing('nervii', { roman: NERVII.slice(1) });
    expect(table.at('bagacum')).toBe('nervii');
  });

  test('5.1.2 B in the Reinforcement Phase it may go into the Gallic Council Box', () => {
    const table = placing('nervii', { boxes: { council: 'arverni' } }, true);
    expect(table.moves('gallic').sort()).toEqual(['council', 'place']);
    table.do('gallic', 'council');
    expect(table.at('council')).toBe('nervii arverni');
    expect(table.marker('bagacum')).toBe('');
    expect(placing('nervii', {}).moves('gallic')).toEqual(['place']);
  });

  test('5.1.2 B with one space on the map and room in the box it is asked; nobody makes room where there is some', () => {
    const table = placing(
      'nervii',
      { roman: NERVII.slice(1), boxes: { council: 'remi', pool: 'arverni' } },
      true,
    );
    expect(table.legal('gallic', 'place')).toEqual(['bagacum']);
    expect(table.moves('gallic').sort()).toEqual(['council', 'place']);
  });

  test('5.1.2 B a Tribe without a space goes into the Council Box of itself', () => {
    const table = placing('nervii', { roman: NERVII, boxes: { council: 'arverni' } }, true);
    expect(table.at('council')).toBe('nervii arverni');
    expect(table.step).toBe('encampment');
  });

  test('5.1.2 C without any place it submits, reduced', () => {
    const table = placing('nervii', { roman: NERVII });
    expect(table.at('submitted')).toBe('nervii- sequani-');
    expect(table.told('5.1.2', 'no place')).toBe(true);
    expect(table.step).toBe('encampment');
  });

  test('18.2.1 a third Tribe displaces one, which is placed on the map', () => {
    const table = placing('nervii', { boxes: { council: 'arverni remi' } }, true);
    expect(table.legal('gallic', 'council')).toEqual([]);
    expect(table.legal('gallic', 'displace')).toEqual(['remi']);
    expect(table.label('gallic', 'displace', 'remi')).toContain('bring the Remi into play');
    table.do('gallic', 'displace', 'remi');
    expect(table.moves('gallic')).toEqual(['place']);
    table.do('gallic', 'place', 'bibrax');
    expect(table.at('council')).toBe('nervii arverni');
    expect(table.at('bibrax')).toBe('remi');
    expect(table.marker('bibrax')).toBe('town remi');
  });

  test('18.2.1 the Arverni are displaced only when they may come into play', () => {
    const fifth = placing('nervii', { turn: 5, boxes: { council: 'arverni remi' } }, true);
    expect(fifth.legal('gallic', 'displace')).toEqual(['arverni', 'remi']);
  });

  test('18.2.1 a displaced Tribe without a space submits', () => {
    const remi = ['durocortorum', 'bibrax', 'durocatalaunum', 'vungo'];
    const table = placing('nervii', { roman: remi, boxes: { council: 'arverni remi' } }, true);
    expect(table.label('gallic', 'displace', 'remi')).toContain('let the Remi submit');
    table.do('gallic', 'displace', 'remi');
    expect(table.at('submitted')).toBe('remi- sequani-');
  });

  test('5.1.2 C, 18.2.1 with the box full a Tribe without a space displaces one, and does not submit', () => {
    const full = { roman: NERVII, boxes: { council: 'arverni remi' } };
    const table = placing('nervii', { ...full, turn: 5 }, true);
    expect(table.moves('gallic')).toEqual(['displace']);
    expect(table.legal('gallic', 'displace')).toEqual(['arverni', 'remi']);
    expect(table.prompt('gallic')?.text).toMatch(/^No space is open to the Nervii: choose who makes room/);
    const only = placing('nervii', full, true);
    expect(only.told('18.2.1', 'The Remi make room')).toBe(true);
    only.do('gallic', 'place', 'bibrax');
    expect([only.at('council'), only.at('bibrax')]).toEqual(['nervii arverni', 'remi']);
    expect(only.at('submitted')).toBe('sequani-');
    const open = placing('nervii', { ...full, roman: NERVII.slice(1) }, true);
    expect(open.moves('gallic').sort()).toEqual(['displace', 'place']);
  });
});

describe('11.2.1 Fortified Towns', () => {
  const MOVED = 'The Gallic influence in Camaracum moves to Geminiacum.';

  test('11.2.1 the influence there moves to the only Neutral Town of the Province', () => {
    const table = placing('nervii', { roman: ['bagacum', 'ganda'], gallic: ['camaracum'] });
    table.do('gallic', 'place', 'camaracum');
    expect(table.marker('camaracum')).toBe('town nervii');
    expect(table.marker('geminiacum')).toBe('gallic');
    expect(table.told('11.2.1', MOVED)).toBe(true);
    expect(table.step).toBe('encampment');
  });

  test('11.2.1 of several Neutral Towns without enemies the Gallic player chooses one', () => {
    const table = placing('nervii', { gallic: ['camaracum'], at: { ganda: 'VII' } });
    table.do('gallic', 'place', 'camaracum');
    expect(table.step).toBe('relocation');
    expect(table.legal('gallic', 'move')).toEqual(['bagacum', 'geminiacum']);
    table.do('gallic', 'move', 'geminiacum');
    expect(table.marker('geminiacum')).toBe('gallic');
    expect(table.told('11.2.1', MOVED)).toBe(true);
    expect(table.step).toBe('encampment');
  });

  test('11.2.1 without a Neutral Town the influence is removed; a Stronghold space is no Town', () => {
    const table = placing('nervii', {
      roman: ['bagacum', 'ganda'],
      gallic: ['camaracum'],
      devastated: ['geminiacum'],
      markers: { aduatuci: null },
    });
    table.do('gallic', 'place', 'camaracum');
    for (const space of ['geminiacum', 'aduatuci']) expect(table.marker(space)).toBe('');
    expect(table.told('11.2.1', 'Gallic influence in Camaracum is removed')).toBe(true);
  });

  test('11.2.1 among Roman units a Tribe arrives inside its town, in the Reinforcement Phase only', () => {
    const among = { gallic: ['camaracum'], at: { camaracum: 'VII' } };
    const table = placing('nervii', among);
    table.do('gallic', 'place', 'camaracum');
    expect(table.at('camaracum')).toBe('VII (nervii)');
    const play = tableAt(among, REST, cardPlayOf('gallic'), placementOf('nervii', false));
    expect(play.legal('gallic', 'place')).not.toContain('camaracum');
    expect(play.why('gallic', 'place', 'camaracum')).toMatch(/^14\.5\.3 /);
  });

  test('14.5.1 the Strategy Phase of the turn is yet to come in the Reinforcement Phase', () => {
    const position = { at: { camaracum: 'VII' } };
    const turn = (round: number): AnyFrame<G> => ({
      step: 'strategy',
      sides: [],
      first: 'gallic',
      round,
      played: [],
    });
    const before = tableAt(position, turn(0), placementOf('nervii', true));
    expect(before.legal('gallic', 'place')).toContain('camaracum');
    const during = tableAt(position, turn(1), placementOf('nervii', false));
    expect(during.legal('gallic', 'place')).not.toContain('camaracum');
  });

  test('17.4.2 no Fortified Town is placed where the German Tribe is', () => {
    const table = placing('nervii', { at: { ganda: 'germani' } });
    expect(table.legal('gallic', 'place')).not.toContain('ganda');
    expect(table.why('gallic', 'place', 'ganda')).toMatch(/^17\.4\.2 /);
  });
});

describe('11.2.4 the fates of town and Tribe are linked', () => {
  const carnutes: Position = {
    towns: { cenabum: 'carnutes', gergovia: 'arverni' },
    at: { lutetia: 'carnutes-', gergovia: 'arverni' },
  };

  test('11.1 a Tribe that loses a step is reduced, and then eliminated with its town wherever it is', () => {
    const table = resting({ ...carnutes, at: { lutetia: 'carnutes' } });
    table.start((play) => loseStep(play, 'carnutes', '13.6.2'));
    expect(table.at('lutetia')).toBe('carnutes-');
    expect(table.marker('cenabum')).toBe('town carnutes');
    table.start((play) => loseStep(play, 'carnutes', '13.6.2'));
    expect(table.at('eliminated')).toBe('carnutes-');
    expect(table.marker('cenabum')).toBe('');
    expect(table.marker('gergovia')).toBe('town arverni');
  });

  test('11.2.4 when the Tribe submits its town is removed, and the siege with it', () => {
    const table = resting({
      ...carnutes,
      at: { lutetia: 'carnutes', cenabum: 'VII' },
      sieges: { cenabum: 2 },
    });
    table.start((play) => submit(play, ['carnutes'], '13.3.2'));
    expect(table.at('submitted')).toBe('sequani- carnutes-');
    expect(table.marker('cenabum')).toBe('');
    expect(table.G.sieges).toEqual({});
  });

  test('11.2.4 whoever was inside stands outside when the town is removed', () => {
    const table = resting({ ...carnutes, at: { lutetia: 'carnutes-', cenabum: '(remi)' } });
    table.start((play) => eliminate(play, 'carnutes', '14.4.2'));
    expect(table.at('cenabum')).toBe('remi');
  });

  test('13.3.2 a Tribe that does not survive the loss of a step is eliminated when it submits', () => {
    const table = resting({ ...carnutes, at: { lutetia: 'carnutes- gallic-mercenary-1' } });
    const hired = Object.keys(table.G.pieces).filter((id) => table.G.pieces[id].at === 'lutetia');
    table.start((play) => submit(play, hired, '13.3.2'));
    expect(table.at('eliminated')).toBe('carnutes-');
    expect(table.at('lutetia')).toBe('');
    expect(table.at('holding')).toContain('gallic-mercenary-1');
  });
});

describe('11.3 special Tribes', () => {
  test('11.3.2 the Fortified Town of the Arverni in Gergovia is upgraded at once', () => {
    const table = placing('arverni', { turn: 5 });
    table.do('gallic', 'place', 'gergovia');
    expect(table.marker('gergovia')).toBe('town arverni+');
    expect(table.told('11.3.2', 'upgraded')).toBe(true);
    const elsewhere = placing('arverni', { turn: 5 }).do('gallic', 'place', 'ruessium');
    expect(elsewhere.marker('ruessium')).toBe('town arverni');
    expect(placing('nervii', {}).do('gallic', 'place', 'bagacum').marker('bagacum')).toBe('town nervii');
  });

  test('11.3.1 the Aedui are placed as any Tribe, in the Strategy Phase too', () => {
    const table = tableAt(
      { roman: ['bibracte', 'cabillonum', 'matisco'], at: { 'forum-segusiavorum': 'VII' } },
      REST,
      cardPlayOf('gallic'),
      placementOf('aedui', false),
    );
    expect(table.at('noviodunum-aeduorum')).toBe('aedui');
  });

  test('11.3.5 Pictones and Santones arrive each in their section of the Province', () => {
    const G = stateOf();
    expect(mayPlaceTribe(G, 'pictones').sort()).toEqual(['anagnutes', 'limonum', 'segora']);
    expect(mayPlaceTribe(G, 'santones').sort()).toEqual([
      'iculisma',
      'mediolanum-santonum',
      'portus-santonum',
    ]);
    const table = placing('pictones', {});
    expect(table.why('gallic', 'place', 'iculisma')).toMatch(/^11\.3\.5 .*the Santones/);
  });

  test('11.3.6 Senones and Lingones as well; influence moves over the boundary', () => {
    const senones = ['agedincum', 'autessiodurum', 'vellaunodunum'];
    const G = stateOf();
    expect(mayPlaceTribe(G, 'senones').sort()).toEqual(senones);
    expect(mayPlaceTribe(G, 'lingones').sort()).toEqual(['alesia', 'andematunnum', 'augustobona']);
    const table = placing('senones', {
      roman: ['autessiodurum', 'vellaunodunum', 'augustobona', 'alesia'],
      gallic: ['agedincum'],
    });
    expect(table.marker('andematunnum')).toBe('gallic');
  });
});
