import { describe, expect, it } from 'vitest';
import { columnOf } from '../../games/caesar-rome-vs-gaul/battle/table';
import { displaceUnaccompanied } from '../../games/caesar-rome-vs-gaul/removal';
import { enter, FIELD, playOut } from './contact';
import { marching, settle } from './marching';
import { REST, stateOf, Table } from './table';

describe('Interception', () => {
  it('12.1.5 case C: a Sortie is not intercepted', () => {
    const position = {
      at: { autricum: '(carnutes) (senones) VII', cenabum: 'caesar VIII IX X' },
      towns: { autricum: 'carnutes' },
    };
    const table = marching(position, 'carnutes').dice(6, 6, 1, 1).do('gallic', 'sortie');
    expect(table.step).toBe('reroll');
    settle(table, 'pass');
    expect(table.at('autricum')).toBe('senones carnutes');
    expect(table.journal.some(({ rule }) => rule.startsWith('12.'))).toBe(false);
  });

  it('12.1.5 case D: the Army that moves goes on past those who have intercepted and are inside', () => {
    const position = {
      at: { bibrax: 'caesar VII VIII', augustomagus: 'bellovaci' },
      towns: { [FIELD]: 'suessiones' },
    };
    const table = enter(position, { group: 'caesar VII VIII', from: 'bibrax', to: FIELD });
    table.dice(6, 6).do('gallic', 'intercept', 'augustomagus');
    if (table.step === 'backUp') table.do('roman', 'goOn');
    table.do('gallic', 'shelterAll');
    expect(table.at(FIELD)).toBe('caesar VII VIII (bellovaci)');
    expect(table.legal('roman', 'go')).toContain('augustomagus');
  });
});

describe('a Sortie that is drawn', () => {
  it('13.4.2 brings twice the strength no further: back inside, the movement is over', () => {
    const position = { at: { autricum: '(carnutes) (senones) VII' }, towns: { autricum: 'carnutes' } };
    const table = marching(position, 'carnutes').dice(1, 3, 4, 4).do('gallic', 'sortie');
    settle(table, 'pass', 'lose');
    expect(table.told('13.4.2', 'the battle is drawn')).toBe(true);
    expect(table.at('autricum')).toMatch(/^VII- \(senones-?\) \(carnutes-?\)$/);
    expect(table.step).toBe('actions');
  });
});

describe('Avoid Battle', () => {
  it('17.3.2 Mercenaries that wait go where a Tribe has gone', () => {
    const there = 'suessiones remi gallic-mercenary-1';
    const table = enter(
      { at: { bibrax: 'VII', [FIELD]: there } },
      { group: 'VII', from: 'bibrax', to: FIELD },
    );
    table.dice(6, 6).do('gallic', 'avoid');
    table
      .do('gallic', 'withdraw', 'suessiones', 'viromandis')
      .do('gallic', 'withdraw', 'remi', 'augustomagus');
    expect(table.legal('gallic', 'withdrawAll')).toEqual(['augustomagus', 'viromandis']);
  });
});

it('9.6 nobody is displaced who is not on the map', () => {
  const table = new Table({ ...stateOf({ boxes: { cup: 'galba' } }), stack: [REST] });
  table.start((play) => displaceUnaccompanied(play, ['galba']));
  expect(table.journal).toEqual([]);
});

it('13.4.1 a shift to the right ends at the last column', () => {
  const last = columnOf(stateOf(), 30, 0);
  expect(columnOf(stateOf(), 30, 1)).toBe(last);
  expect(columnOf(stateOf(), 22, 1)).toBe(last);
});

it('13.8 a narrow victory over the German Tribe ends the movement', () => {
  const group = 'caesar VII VIII IX X XI XII';
  const attack = (germans: string) => {
    const position = { at: { bibrax: group, [FIELD]: germans } };
    return playOut(enter(position, { group, from: 'bibrax', to: FIELD, dice: [6, 6, 1, 1] }));
  };
  const narrow = attack('germani');
  expect(narrow.at(FIELD)).toContain('caesar');
  expect(narrow.at('holding')).toContain('germani');
  expect(narrow.step).toBe('losses');
  expect(attack('germani-').step).toBe('march');
});
