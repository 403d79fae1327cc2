import { describe, expect, it } from 'vitest';
import { battleOf, FIELD, fight } from './contact';
import type { Position, Table } from './table';

const dice = (table: Table) => [battleOf(table).hosts.attacker.dice, battleOf(table).hosts.defender.dice];
const left = (table: Table) => [
  battleOf(table).hosts.attacker.rerolls,
  battleOf(table).hosts.defender.rerolls,
];

/** The Bellovaci under Vercingetorix defend against a Roman Army. */
function meet(army = 'caesar VII VIII', gauls = 'vercingetorix bellovaci', position: Position = {}): Table {
  return fight({ ...position, at: { [FIELD]: `${army} ${gauls}` } }, [1, 4, 5, 5], {
    commander: army.split(' ')[0].replace(/-$/, ''),
  });
}

describe('whose rerolls, and how many (13.5.1)', () => {
  it('13.5.1 the Battle Rating of the commander, not that of subordinates', () => {
    expect(left(meet('caesar t-labienus VII'))).toEqual([3, 1]);
    expect(left(meet('t-labienus galba VII'))).toEqual([2, 1]);
    expect(meet('VII- VIII-', 'bellovaci-').step).not.toBe('reroll');
  });

  it('13.5.1 the defender has the best commander that rank allows (9.2)', () => {
    expect(left(meet('VII VIII', 'bellovaci- suessiones'))).toEqual([1, 1]);
    const defending = (words: string) =>
      fight({ at: { [FIELD]: `${words} bellovaci` } }, [1, 4, 5, 5], {
        attacker: 'gallic',
        commander: 'bellovaci',
      });
    expect(left(defending('galba t-labienus VII'))).toEqual([1, 2]);
    expect(left(defending('caesar t-labienus VII'))).toEqual([1, 3]);
    expect(left(defending('galba VII'))).toEqual([1, 1]);
  });

  it('13.5.1 units without a Leader have none', () => {
    expect(left(meet('caesar VII-', 'gallic-mercenary-1 gallic-mercenary-2'))).toEqual([3, 0]);
  });

  it('13.5.1 one die at a time, an own one or one of the enemy', () => {
    const table = meet().dice(6);
    expect(table.legal('roman', 'reroll')).toEqual(['attacker 0', 'attacker 1', 'defender 0']);
    table.do('roman', 'reroll', 'attacker', 0);
    expect(dice(table)).toEqual([
      [6, 4],
      [5, 5],
    ]);
  });

  it('13.5.1 a die that has been rerolled may be rerolled again', () => {
    const table = meet().dice(2, 3, 6);
    table.do('roman', 'reroll', 'attacker', 0).do('gallic', 'reroll', 'attacker', 0);
    expect(dice(table)[0]).toEqual([3, 4]);
    expect(table.do('roman', 'reroll', 'attacker', 0).G.stack).toBeDefined();
    expect(dice(table)[0]).toEqual([6, 4]);
  });
});

describe('in turns (13.5.2)', () => {
  it('13.5.2 the attacker decides first, then they take turns until none is left', () => {
    const table = meet().dice(2, 2, 2);
    expect(table.side).toBe('roman');
    table.do('roman', 'reroll', 'attacker', 0);
    expect(table.side).toBe('gallic');
    table.do('gallic', 'reroll', 'defender', 0);
    expect(table.side).toBe('roman');
    table.do('roman', 'reroll', 'attacker', 0);
    expect([table.side, left(table)]).toEqual(['roman', [1, 0]]);
  });

  it('13.5.2 to pass uses one reroll', () => {
    const table = meet().do('roman', 'pass');
    expect([table.side, left(table)]).toEqual(['gallic', [2, 1]]);
    table.do('gallic', 'pass').do('roman', 'pass');
    expect([table.side, left(table)]).toEqual(['roman', [1, 0]]);
    table.do('roman', 'pass');
    expect(battleOf(table).results).not.toBeNull();
  });

  it('13.5.2 without rerolls the attacker is not asked', () => {
    expect(meet('VII- VIII-').side).toBe('gallic');
  });
});

describe('Elite units (13.5.3)', () => {
  /** All rerolls of the Leaders are used. */
  const charge = (army = 'VII- X', gauls = 'bellovaci', position: Position = {}) => {
    const table = meet(army, gauls, position);
    while (table.step === 'reroll' && battleOf(table).stage === 'rerolls') table.do(table.side, 'pass');
    return table;
  };

  it('13.5.3 one gives a reroll when the Leaders have none left', () => {
    const table = charge().dice(2);
    expect([battleOf(table).stage, table.side]).toEqual(['elite', 'roman']);
    table.do('roman', 'reroll', 'defender', 0);
    expect(dice(table)).toEqual([
      [1, 4],
      [2, 5],
    ]);
    expect(battleOf(table).results).toEqual({ attacker: '1*', defender: '1**' });
  });

  it.each([1, 6])('13.5.3 a %i costs it a step, whoever rolled the die', (die) => {
    const table = charge('caesar X', 'ambiorix vercingetorix').dice(die).do('roman', 'reroll', 'defender', 0);
    expect(table.told('13.5.3', 'Legion X loses a step')).toBe(true);
  });

  it('13.5.3 any other die costs nothing, nor does a reroll of its Leader', () => {
    const table = charge().dice(5).do('roman', 'reroll', 'defender', 0);
    expect(table.told('13.5.3', 'Legion X loses a step')).toBe(false);
    const before = meet('X VIII')
      .dice(6)
      .do('roman', 'reroll', 'attacker', 0)
      .do('gallic', 'pass')
      .do('roman', 'pass');
    expect(before.told('13.5.3', 'Legion X loses a step')).toBe(false);
  });

  it('13.5.3 it may be spared', () => {
    const table = charge().do('roman', 'pass');
    expect(dice(table)).toEqual([
      [1, 4],
      [5, 5],
    ]);
    expect(battleOf(table).results).not.toBeNull();
  });

  it('13.5.3 reduced it is no Elite unit', () => {
    expect(battleOf(charge('VIII X-')).results).not.toBeNull();
  });

  it('13.5.3 the attacker decides first', () => {
    const table = charge('VII- X', 'nervii');
    expect(table.side).toBe('roman');
    table.do('roman', 'pass');
    expect([battleOf(table).stage, table.side]).toEqual(['elite', 'gallic']);
  });

  it('13.6.1 the step of an Elite unit is lost before the hits', () => {
    const table = fight({ at: { [FIELD]: 'galba VII VIII IX XI XII XIII nervii' } }, [4, 4, 3, 4], {
      commander: 'galba',
    });
    table.do('roman', 'pass').do('gallic', 'pass').dice(6).do('gallic', 'reroll', 'defender', 1);
    expect(table.told('13.4.1', 'Rome 3 with 8, the Gauls 2* with 9')).toBe(true);
    expect(table.at('eliminated')).toBe('nervii-');
    expect(table.at(FIELD)).toBe('galba VII- VIII IX XI XII XIII');
  });
});

describe('STRATAGEM (card 50)', () => {
  const hands = { roman: [50, 2], gallic: [40, 41] };
  const toCards = (position: Position) => {
    const table = meet('VII- VIII', 'bellovaci', position);
    if (table.step === 'surprise') table.do('gallic', 'decline');
    while (battleOf(table).stage === 'rerolls' && table.step === 'reroll') table.do(table.side, 'pass');
    return table;
  };

  it('7.5.4 gives one more reroll once the Leaders have used theirs', () => {
    const table = toCards({ hands, roman: [FIELD] });
    expect([table.step, table.side]).toEqual(['surprise', 'roman']);
    table.do('roman', 'play', 50);
    expect(table.step).toBe('reroll');
    table.dice(6).do('roman', 'reroll', 'attacker', 0);
    expect(dice(table)[0]).toEqual([6, 4]);
    expect(battleOf(table).results).not.toBeNull();
  });

  it('7.5.4 both sides are asked whether they hold it or not, the attacker first', () => {
    const table = toCards({ hands: { roman: [2, 3], gallic: [40, 41] }, roman: [FIELD] });
    expect([table.step, table.side]).toEqual(['surprise', 'roman']);
    table.do('roman', 'decline');
    expect([table.step, table.side]).toEqual(['surprise', 'gallic']);
    table.do('gallic', 'decline');
    expect(battleOf(table).results).not.toBeNull();
  });

  it('13.5.3 costs an Elite unit nothing', () => {
    const table = meet('X- VIII', 'bellovaci', { hands, roman: [FIELD] });
    while (table.step === 'reroll') table.do(table.side, 'pass');
    table.do('roman', 'play', 50).dice(1).do('roman', 'reroll', 'defender', 0);
    expect(battleOf(table).hosts.attacker.spent).toBeNull();
  });
});
