/* The extended example of play: turn 1, with its dice. The spaces it does not name are the component sheet's. */
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultComponents } from '../../games/caesar-rome-vs-gaul';
import { controlsProvince } from '../../games/caesar-rome-vs-gaul/control';
import { mayPlace, neighboursOf } from '../../games/caesar-rome-vs-gaul/influence';
import { setUp } from '../../games/caesar-rome-vs-gaul/setup';
import type { G, Side } from '../../games/caesar-rome-vs-gaul/state';
import { isSupplied } from '../../games/caesar-rome-vs-gaul/supply';
import { frameOf } from '../../games/kit/frame';
import { scripted } from '../../games/testing/chance';
import { Table } from './table';

const HANDS: Record<Side, number[]> = {
  gallic: [3, 6, 19, 26, 29, 31, 32, 38],
  roman: [2, 4, 9, 10, 28, 45, 47, 48],
};

function beginning(): G {
  const G = setUp(defaultComponents, {
    options: {},
    seats: { roman: '0', gallic: '1' },
    random: scripted(),
  });
  const held = [...HANDS.roman, ...HANDS.gallic];
  G.secret = {
    roman: [...HANDS.roman],
    gallic: [...HANDS.gallic],
    deck: G.secret.deck.filter((number) => !held.includes(number)),
  };
  G.stack = [
    { step: 'winter', sides: [] },
    { step: 'strategy', sides: [], first: 'gallic', round: 0, played: [] },
    { step: 'muster', sides: [], moved: [] },
    { step: 'placement', sides: [], tribe: 'nervii', council: true },
    { step: 'placement', sides: [], tribe: 'senones', council: true },
    { step: 'placement', sides: [], tribe: 'carnutes', council: true },
    { step: 'encampment', sides: ['roman'] },
    { step: 'appointment', sides: ['roman'] },
  ];
  return G;
}

/** The example at the table: whoever is asked whether he intercepts, or plays a card out of turn, lets it be. */
class Example extends Table {
  act(side: Side, move: string, ...args: (string | number)[]): this {
    this.do(side, move, ...args);
    for (;;) {
      if (this.step === 'surprise') this.do(this.side, 'decline');
      else if (this.step === 'interception') this.do(this.side, 'ready');
      else return this;
    }
  }

  play(side: Side, as: 'playPoints' | 'playBonus' | 'playEvent', number: number): this {
    return this.act(side, as, number);
  }

  march(side: Side, ...spaces: string[]): this {
    for (const space of spaces) this.act(side, 'go', space);
    return this;
  }
}

describe('extended example of play', () => {
  let table: Example;
  beforeAll(() => {
    table = new Example(beginning());
    table.act('roman', 'appoint', 't-labienus');
    table.act('roman', 'encamp', 'noviodunum-aeduorum');
    table.act('gallic', 'place', 'autricum');
    table.act('gallic', 'council');
    table.act('gallic', 'place', 'geminiacum');
    table.act('gallic', 'end');
  });

  test('3.1 3.2 starts with two Provinces of Celtica under Roman control and three Tribes placed', () => {
    expect(['aedui', 'sequani'].map((province) => controlsProvince(table.G, province, 'roman'))).toEqual([
      true,
      true,
    ]);
    expect([table.marker('autricum'), table.marker('geminiacum')]).toEqual(['town carnutes', 'town nervii']);
    expect(table.at('council')).toBe('senones arverni');
    expect([table.step, table.side]).toEqual(['card', 'gallic']);
  });

  test('7.5.1 Gallic card 1: a Roman event for its points shields Belgica', () => {
    table
      .play('gallic', 'playPoints', 19)
      .act('gallic', 'place', 'argentorate')
      .act('gallic', 'place', 'tullum');
    expect([table.marker('argentorate'), table.step, table.side]).toEqual(['gallic', 'card', 'roman']);
  });

  test('7.5.3 Roman card 1: Caesar marches to the Carnutes, who go behind their walls; three markers in a chain', () => {
    table.play('roman', 'playBonus', 2);
    table.act('roman', 'move', 'caesar', 'army');
    table.march('roman', 'brivodurum', 'cenabum', 'autricum');
    table.act('gallic', 'shelterAll');
    table.act('roman', 'stop');
    expect([table.at('autricum').includes('caesar'), table.at('autricum').includes('(carnutes)')]).toEqual([
      true,
      true,
    ]);
    expect(table.legal('roman', 'move').some((each) => each.startsWith('caesar'))).toBe(false);
    for (const space of ['brivodurum', 'cenabum', 'lutetia']) table.act('roman', 'place', space);
    expect(table.side).toBe('gallic');
  });

  test('8.3.1 Gallic card 2: influence in Volcae', () => {
    table.play('gallic', 'playBonus', 31);
    table.act('gallic', 'remove', 'nemausus');
    table.act('gallic', 'place', 'nemausus');
    expect(table.marker('nemausus')).toBe('gallic');
  });

  test('14.3.2 Roman card 2: 12 against 6, a 6 and 1 for Caesar, costs a step and brings two Siege Points', () => {
    table.play('roman', 'playPoints', 28);
    table.dice(2, 4).act('roman', 'move', 'caesar', 'army');
    table.act('roman', 'siege');
    table.act('roman', 'lose', 'VII');
    expect(table.G.sieges.autricum).toBe(2);
    table.act('roman', 'stop');
    table.act('roman', 'place', 'metlosedum');
    expect(controlsProvince(table.G, 'parisii', 'roman')).toBe(true);
  });

  test('8.2.2 Gallic card 3: Mercenaries, and three of the five spaces of the Nervii', () => {
    table.play('gallic', 'playBonus', 32);
    table.act('gallic', 'place', 'ganda');
    expect(controlsProvince(table.G, 'nervii', 'gallic')).toBe(true);
    expect(table.at('geminiacum')).toContain('gallic-mercenary');
  });

  test('14.3.3 Roman card 3: 11 against 6 and an 11: the Carnutes surrender, and Caesar marches on', () => {
    table.play('roman', 'playBonus', 4);
    table.dice(5, 5).act('roman', 'move', 'caesar', 'army');
    table.act('roman', 'siege');
    expect(table.marker('autricum')).toBe('');
    expect(table.G.pieces.carnutes).toEqual({ at: 'submitted', inside: false, reduced: true });
    table.march('roman', 'lutetia', 'augustomagus');
    table.act('roman', 'place', 'nemausus');
    expect(table.marker('nemausus')).toBe('roman');
  });

  test('8.3.1 Gallic card 4: two markers along the border of Provincia', () => {
    table.play('gallic', 'playPoints', 6);
    table.act('gallic', 'place', 'aginnum').act('gallic', 'place', 'divona');
    const ways = neighboursOf(table.G, 'tolosa').filter((space) => mayPlace(table.G, 'roman', space));
    expect([table.side, ways]).toEqual(['roman', []]);
  });

  test('17.4.1 Roman card 4: the Germani remove a marker; Caesar comes to the Nervii, in supply', () => {
    table.play('roman', 'playBonus', 45);
    table.act('roman', 'start', 'suebi').act('roman', 'go', 'argentorate').act('roman', 'go', 'tullum');
    expect(table.marker('tullum')).toBe('');
    table.act('roman', 'move', 'caesar', 'army');
    table.march('roman', 'viromandis', 'bagacum', 'geminiacum');
    table.act('gallic', 'shelterAll');
    table.act('roman', 'stop');
    expect(isSupplied(table.G, 'roman', 'geminiacum')).toBe(true);
  });

  test('18.3 Gallic card 5: the Senones come, remove a marker, and Caesar is cut off', () => {
    table.play('gallic', 'playPoints', 3);
    table.act('gallic', 'councilBox');
    table.act('gallic', 'bring', 'senones', 'vellaunodunum');
    table.act('gallic', 'move', 'senones', 'alone');
    table.march('gallic', 'cenabum');
    table.act('gallic', 'removeMarker');
    table.act('gallic', 'place', 'bagacum');
    expect(isSupplied(table.G, 'roman', 'geminiacum')).toBe(false);
  });

  test('10.5.2 Roman card 5: a Legion is dropped off in Bagacum; 10 against 9 and a 10 bring two points', () => {
    table.play('roman', 'playPoints', 9);
    table.act('roman', 'move', 'caesar', 'alone').act('roman', 'take', 'VII').act('roman', 'go', 'bagacum');
    table.act('roman', 'leave', 'VII').act('roman', 'go', 'geminiacum');
    table.dice(4, 5).act('roman', 'siege');
    expect(table.G.sieges.geminiacum).toBe(2);
    table.act('roman', 'convert', 'bagacum');
    expect([table.marker('bagacum'), isSupplied(table.G, 'roman', 'geminiacum')]).toEqual(['roman', true]);
  });

  test('7.5.2 Gallic card 6: the Treveri are drawn and placed', () => {
    table.G.pieces = { treveri: table.G.pieces.treveri, ...table.G.pieces };
    table.play('gallic', 'playEvent', 26);
    table.act('gallic', 'place', 'orolaunum');
    expect(table.at('orolaunum')).toBe('treveri');
  });

  test('14.3.2 Roman card 6: a Gallic marker of Aquitania goes; a 5 brings nothing', () => {
    table.play('roman', 'playBonus', 47);
    table.act('roman', 'remove', 'aginnum');
    table.dice(1, 3).act('roman', 'move', 'caesar', 'army').act('roman', 'siege');
    expect([table.G.sieges.geminiacum, table.marker('aginnum')]).toEqual([2, '']);
    table.act('roman', 'stop');
  });

  test('13.5 Gallic card 7: the Treveri come to the relief of the Nervii and are beaten', () => {
    table.play('gallic', 'playPoints', 29);
    table.act('gallic', 'place', 'camaracum').act('gallic', 'place', 'divodurum');
    expect(['nervii', 'treveri'].map((each) => controlsProvince(table.G, each, 'gallic'))).toEqual([
      true,
      true,
    ]);
    table.act('gallic', 'move', 'treveri', 'alone').act('gallic', 'go', 'aduatuci');
    table.dice(2, 3, 4, 4, 6, 6, 3, 5, 1).act('gallic', 'go', 'geminiacum');
    table.act('roman', 'stand').act('gallic', 'joinAll');
    const dice = () => frameOf(table.G, 'fight').hosts;
    expect([dice().attacker.strength, dice().defender.strength]).toEqual([14, 10]);
    expect([dice().attacker.dice, dice().defender.dice]).toEqual([
      [2, 3],
      [4, 4],
    ]);
    table.act('gallic', 'reroll', 'attacker', 0);
    table.act('roman', 'reroll', 'attacker', 0).act('roman', 'reroll', 'attacker', 0);
    table.act('roman', 'reroll', 'defender', 0);
    expect([dice().attacker.dice, dice().defender.dice]).toEqual([
      [3, 3],
      [5, 4],
    ]);
    table.act('gallic', 'reroll', 'attacker', 0);
    table.act('roman', 'pass');
    for (const id of ['treveri', 'gallic-mercenary-1', 'nervii']) table.act('gallic', 'lose', id);
    for (const id of ['IX', 'VIII']) table.act('roman', 'lose', id);
    expect(table.at('geminiacum')).toBe('caesar t-labienus VIII- IX- X XI XII');
    expect([table.at('aduatuci'), table.at('eliminated'), table.marker('geminiacum')]).toEqual([
      'treveri-',
      'nervii-',
      '',
    ]);
    expect([table.step, table.side]).toEqual(['card', 'roman']);
  });
});
