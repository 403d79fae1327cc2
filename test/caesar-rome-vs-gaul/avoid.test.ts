import { describe, expect, it } from 'vitest';
import { enter, FIELD } from './contact';
import type { Position } from './table';

/** Caesar is about to enter Noviodunum of the Suessiones out of Bibrax. */
const TO = 'noviodunum-suessionum';

const WAY = { group: 'caesar VII', from: 'bibrax', to: TO };

function meet(words: string, position: Position = {}) {
  return enter({ ...position, at: { bibrax: 'caesar VII', [TO]: words, ...position.at } }, WAY);
}

/** Returns where a stack may go when its dice are high. */
function ways(position: Position, words = 'suessiones'): string[] {
  return meet(words, position).dice(6, 6).do('gallic', 'avoid').legal('gallic', 'withdrawAll');
}

describe('who may avoid battle (12.2.1)', () => {
  it('12.2.1 a stack with a Leader, named or intrinsic', () => {
    expect(meet('suessiones').moves('gallic')).toEqual(['avoid', 'stand']);
    expect(meet('ambiorix').moves('gallic')).toEqual(['avoid', 'stand']);
  });

  it('12.2.1 no units without any', () => {
    const table = enter(
      { at: { bibrax: 'caesar VII-', [TO]: 'gallic-mercenary-1' } },
      { ...WAY, dice: [3, 3, 3, 3] },
    );
    expect(table.step).toBe('reroll');
  });

  it('12.2.1 a stack whose Interception has failed', () => {
    const table = enter({ at: { bibrax: 'caesar VII', augustomagus: 'suessiones' } }, WAY);
    table.dice(1, 1).do('gallic', 'intercept', 'augustomagus');
    expect(table.at(TO)).toBe('caesar VII');
    const next = enter(
      { at: { [TO]: 'caesar VII', augustomagus: 'suessiones' } },
      { group: 'caesar VII', from: TO, to: 'augustomagus' },
    );
    expect(next.moves('gallic')).toContain('avoid');
  });

  it('12.2.1 nobody besieged', () => {
    const table = enter(
      { at: { bibrax: 'caesar VII', [TO]: 'VIII (suessiones)' }, towns: { [TO]: 'suessiones' } },
      WAY,
    );
    expect(table.step).toBe('march');
  });

  it('12.2.4 nobody who has just intercepted, nor those whom he has joined', () => {
    const table = enter({ at: { bibrax: 'caesar VII', augustomagus: 'suessiones', [TO]: 'remi' } }, WAY)
      .dice(6, 6)
      .do('gallic', 'intercept', 'augustomagus');
    table.dice(3, 3, 3, 3).do('roman', 'goOn');
    expect(table.step).toBe('reroll');
    expect(table.at(TO)).toBe('caesar VII suessiones remi');
  });

  it('12.2.2 is not asked where there is nowhere to go', () => {
    const at = { augustomagus: 'VIII', viromandis: 'IX', durocortorum: 'X' };
    const table = enter(
      { at: { bibrax: 'caesar VII', [TO]: 'suessiones', ...at } },
      { ...WAY, dice: [3, 3, 3, 3] },
    );
    expect(table.step).toBe('reroll');
  });
});

describe('where to (12.2.2)', () => {
  it('12.2.2 not where the enemy came from', () => {
    expect(ways({})).toEqual(['augustomagus', 'durocortorum', 'viromandis']);
    const table = meet('suessiones').dice(6, 6).do('gallic', 'avoid');
    expect(table.why('gallic', 'withdrawAll', 'bibrax')).toContain('came from');
    expect(table.why('gallic', 'withdrawAll', 'vungo')).toContain('one space');
  });

  it('12.2.2 not to enemy units, nor to enemy control without friendly units', () => {
    const position = {
      at: { augustomagus: 'VIII', durocortorum: 'remi' },
      roman: ['viromandis', 'durocortorum'],
    };
    const table = meet('suessiones', position).do('gallic', 'ready').dice(5, 3).do('gallic', 'avoid');
    expect(table.at('durocortorum')).toBe('suessiones remi');
  });

  it('12.2.2 not to the German Tribe, which is an enemy (17.4.3)', () => {
    expect(ways({ at: { augustomagus: 'germani' } })).toEqual(['durocortorum', 'viromandis']);
  });

  it('12.2.2 not across the Channel Crossing', () => {
    const table = enter(
      { at: { castellum: 'morini', 'portus-itius': 'VII' } },
      { group: 'morini', from: 'castellum', to: 'portus-itius' },
    );
    table.dice(6, 6).do('roman', 'avoid');
    expect(table.at('samarobriva')).toBe('VII');
  });

  it('12.2.2 all must go, to one space or to several', () => {
    const table = meet('suessiones remi gallic-mercenary-1').dice(6, 6).do('gallic', 'avoid');
    table.do('gallic', 'withdraw', 'suessiones', 'augustomagus');
    expect(table.legal('gallic', 'withdraw')).toContain('gallic-mercenary-1 augustomagus');
    expect(table.legal('gallic', 'withdraw')).not.toContain('gallic-mercenary-1 viromandis');
    table.do('gallic', 'withdraw', 'remi', 'viromandis').do('gallic', 'withdrawAll', 'viromandis');
    expect(table.at('augustomagus')).toBe('suessiones');
    expect(table.at('viromandis')).toBe('remi gallic-mercenary-1');
  });

  it('12.2.3 the Army goes on when the enemy has avoided it', () => {
    const table = meet('suessiones').dice(6, 6).do('gallic', 'avoid');
    table.do('gallic', 'withdrawAll', 'viromandis');
    expect(table.at(TO)).toBe('caesar VII');
    expect(table.step).toBe('march');
  });

  it('12.2.2 who fails must fight', () => {
    const table = meet('suessiones').dice(3, 4, 3, 3, 3, 3).do('gallic', 'avoid');
    expect(table.step).toBe('reroll');
  });
});

describe('the roll (12.3)', () => {
  /** The Gauls of the example have a Neutral, a friendly and an occupied space to go to, and one over a Rough Path. */
  const example = (words: string, ...dice: number[]) =>
    enter(
      {
        at: { autessiodurum: 'caesar VII VIII', alesia: words, andematunnum: 'senones' },
        gallic: ['augustobona'],
      },
      { group: 'caesar VII VIII', from: 'autessiodurum', to: 'alesia' },
    )
      .do('gallic', 'ready')
      .dice(...dice)
      .do('gallic', 'avoid');

  it('12.3 the dice are rolled before the space is chosen: each has its own modifiers', () => {
    const all = ['andematunnum', 'augustobona', 'bibracte', 'cabillonum'];
    expect(example('lingones', 5, 5).legal('gallic', 'withdrawAll')).toEqual(all);
    expect(example('lingones', 4, 4).legal('gallic', 'withdrawAll')).toEqual([
      'andematunnum',
      'augustobona',
      'cabillonum',
    ]);
    const two = example('lingones', 3, 3);
    expect(two.legal('gallic', 'withdrawAll')).toEqual(['andematunnum', 'augustobona']);
    expect(two.why('gallic', 'withdrawAll', 'bibracte')).toContain('12.3');
  });

  it('12.3 the Battle Rating counts', () => {
    expect(example('lingones-', 4, 4).legal('gallic', 'withdrawAll')).toEqual([
      'andematunnum',
      'augustobona',
    ]);
  });
});

describe('inside and outside (10.6)', () => {
  const town = { towns: { [TO]: 'suessiones' } };

  it('10.6 the Carnutes of the example accept battle, try to avoid it or go behind their walls', () => {
    const table = enter(
      {
        at: { cenabum: 'caesar VII VIII IX X XI XII', autricum: 'carnutes' },
        towns: { autricum: 'carnutes' },
      },
      { group: 'caesar VII VIII IX X XI XII', from: 'cenabum', to: 'autricum' },
    );
    expect(table.moves('gallic')).toEqual(['avoid', 'shelterAll', 'stand']);
    table.do('gallic', 'shelterAll');
    expect(table.at('autricum')).toBe('caesar VII VIII IX X XI XII (carnutes)');
    expect(table.step).toBe('march');
  });

  it('10.6 some may go inside while the others avoid battle', () => {
    const table = meet('suessiones remi', town).do('gallic', 'shelter', 'suessiones');
    table.dice(6, 6).do('gallic', 'avoid').do('gallic', 'withdrawAll', 'viromandis');
    expect(table.at(TO)).toBe('caesar VII (suessiones)');
    expect(table.at('viromandis')).toBe('remi');
  });

  it('10.6 some may go inside while the others stand', () => {
    const table = meet('suessiones remi', town).do('gallic', 'shelter', 'remi');
    table.dice(3, 3, 3, 3).do('gallic', 'stand');
    expect(table.at(TO)).toBe('caesar VII suessiones (remi)');
    expect(table.step).toBe('reroll');
  });

  it('10.6 who was inside may come out and stand', () => {
    const table = meet('(suessiones)', town).dice(3, 3, 3, 3).do('gallic', 'stand');
    expect(table.at(TO)).toBe('caesar VII suessiones');
    expect(table.step).toBe('reroll');
  });

  it('12.1.5 case A: who was inside may avoid battle', () => {
    const table = meet('(suessiones)', town).dice(6, 6).do('gallic', 'avoid');
    table.do('gallic', 'withdrawAll', 'viromandis');
    expect(table.at('viromandis')).toBe('suessiones');
  });

  it('12.3 who has failed to avoid battle may still go inside, but not try again', () => {
    const table = meet('suessiones', town).dice(1, 1).do('gallic', 'avoid');
    expect(table.moves('gallic')).toEqual(['shelterAll', 'stand']);
    expect(table.do('gallic', 'shelterAll').step).toBe('march');
  });

  it('10.6 nobody goes behind enemy walls', () => {
    const table = enter(
      { at: { matisco: 'sequani', vienne: 'XIV' }, markers: { vienne: { kind: 'city', side: 'gallic' } } },
      { group: 'sequani', from: 'matisco', to: 'vienne' },
    );
    expect(table.moves('roman')).toEqual(['avoid', 'stand']);
  });

  it('14.7.1 a Stronghold protects nobody', () => {
    const table = enter(
      { at: { segodunum: 'caesar VII', gabali: 'arverni' } },
      { group: 'caesar VII', from: 'segodunum', to: 'gabali' },
    );
    expect(table.moves('gallic')).toEqual(['avoid', 'stand']);
  });
});

describe('SCATTER INTO FOREST AND MARSH (card 36)', () => {
  const scatter = (position: Position = {}) =>
    meet('suessiones', { hands: { gallic: [36, 40] }, ...position });

  it('7.5.4 avoids battle without a roll, wherever that is allowed', () => {
    const table = scatter();
    expect(table.legal('gallic', 'escape')).toEqual(['36']);
    table.do('gallic', 'escape', 36);
    expect(table.G.discards).toEqual([36]);
    expect(table.G.secret.gallic).toHaveLength(2);
    expect(table.legal('gallic', 'withdrawAll')).toEqual(['augustomagus', 'durocortorum', 'viromandis']);
  });

  it('7.5.4 is for nothing once the roll has failed', () => {
    const table = scatter({ towns: { [TO]: 'suessiones' } })
      .dice(1, 1)
      .do('gallic', 'avoid');
    expect(table.moves('gallic')).toEqual(['shelterAll', 'stand']);
  });

  it('7.5.4 without it the same is asked', () => {
    const without = meet('suessiones', { hands: { gallic: [40, 41] } });
    expect(without.prompt('gallic')).toEqual(scatter().prompt('gallic'));
    expect(without.moves('gallic')).toEqual(['avoid', 'stand']);
  });

  it('7.5.4 does not help against the German Tribe', () => {
    const table = enter(
      { at: { tullum: 'germani', divodurum: 'treveri' }, hands: { gallic: [36] } },
      { group: 'germani', from: 'tullum', to: 'divodurum' },
    );
    expect(table.moves('gallic')).toEqual(['avoid', 'stand']);
  });
});

describe('a Roman Leader without units (9.6)', () => {
  const visit = (leader: string, to: string, position: Position = {}) =>
    enter(
      { ...position, at: { matisco: 'sequani', [to]: leader, ...position.at } },
      { group: 'sequani', from: 'matisco', to },
    );

  it('9.6 may avoid battle', () => {
    const table = visit('galba', 'genava').dice(6, 6).do('roman', 'avoid');
    table.do('roman', 'withdrawAll', 'cularo');
    expect(table.at('cularo')).toBe('galba');
  });

  it('9.6 goes behind the walls of a Roman city', () => {
    const table = visit('galba', 'vienne');
    expect(table.moves('roman')).toEqual(['avoid', 'shelterAll', 'stand']);
    expect(table.do('roman', 'shelterAll').at('vienne')).toBe('(galba) sequani');
    expect(table.step).toBe('march');
  });

  it('9.6 is displaced otherwise, and the Gauls go on', () => {
    const table = visit('galba', 'genava').dice(1, 1).do('roman', 'avoid');
    expect(table.at('cup')).toContain('galba');
    expect(table.step).toBe('march');
  });

  it('9.6 is displaced outside even if units are inside', () => {
    const table = visit('galba (XIV)', 'vienne').do('roman', 'shelter', 'XIV').do('roman', 'stand');
    expect(table.at('vienne')).toBe('(XIV) sequani');
    expect(table.at('cup')).toContain('galba');
  });

  it('9.6 Caesar is displaced, too', () => {
    const table = visit('caesar', 'genava', { roman: ['cularo'] });
    table.do('roman', 'stand');
    expect(table.told('9.6', 'Caesar is displaced')).toBe(true);
  });

  it('10.3.3 goes alone to a Fortified Town only where his own besiege it', () => {
    const ways = (arverni: string) => {
      const position = { at: { cularo: arverni }, towns: { cularo: 'arverni' } };
      const table = visit('galba', 'genava', position);
      if (table.step === 'interception') table.do('roman', 'ready');
      return table.dice(6, 6).do('roman', 'avoid').legal('roman', 'withdrawAll');
    };
    expect(ways('VIII (arverni)')).toContain('cularo');
    expect(ways('(arverni)')).not.toContain('cularo');
  });

  it('9.6 is displaced by Gauls who avoid battle to where he is', () => {
    const flight = (roman: string) =>
      meet('suessiones', { at: { viromandis: roman } })
        .dice(6, 6)
        .do('gallic', 'avoid')
        .do('gallic', 'withdrawAll', 'viromandis');
    const alone = flight('galba');
    expect(alone.at('viromandis')).toBe('suessiones');
    expect(alone.at('cup')).toContain('galba');
    expect(alone.told('12.2.2', 'The Suessiones avoid battle and go to')).toBe(true);
    expect(flight('').at('viromandis')).toBe('suessiones');
  });
});

describe('units that do not move by themselves (17.3.2)', () => {
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
