import { describe, expect, test } from 'vitest';
import { beginCommand, type Position, type Table } from './table';

/** Romans at the Treveri March by the Mandubii, where others stand, to the Bituriges. */
function passing(
  romans: NonNullable<NonNullable<Position['pieces']>['treveri']>['romans'],
  mandubii: NonNullable<Position['pieces']>['mandubii'],
  position: Position = {},
  dice: number[] = [],
): Table {
  const table = beginCommand(
    { card: 1, ...position, pieces: { treveri: { romans }, mandubii, ...position.pieces } },
    'march',
    'romans',
    {},
    dice,
  );
  return table.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii');
}

describe('3.2.2 Harassment of a March', () => {
  test('3.2.2 one Loss for every three Hidden Warbands, none for Revealed ones', () => {
    const table = passing({ troops: 6 }, { belgae: { troops: 8, revealed: 6, scouted: 3 } });
    table.do('romans', 'go', 'bituriges');
    expect(table.sides).toEqual(['belgae']);
    table.do('belgae', 'harass');
    expect(table.force('bituriges', 'romans')).toBe('4h');
    expect(
      passing({ troops: 2 }, { belgae: { troops: 2, revealed: 9 } }).do('romans', 'go', 'aedui').step,
    ).toBe('march');
  });

  test('3.2.2 who stops is not Harassed, nor who has just set out', () => {
    const table = passing(
      { troops: 6 },
      { germans: { troops: 15 } },
      { pieces: { treveri: { romans: { troops: 6 }, belgae: { troops: 9 } } } },
    );
    expect(table.force('mandubii', 'romans')).toBe('6h');
    expect(table.do('romans', 'stop').force('mandubii', 'romans')).toBe('6h');
  });

  test('3.2.2 pieces that have dropped off and those that were there before suffer nothing', () => {
    const table = passing({ troops: 3 }, { germans: { troops: 9 }, romans: { troops: 2, legions: 1 } });
    table.do('romans', 'drop', 'hidden', 2).do('romans', 'go', 'bituriges');
    expect(table.force('mandubii', 'romans')).toBe('1L 4h');
    expect(table.force('bituriges', 'romans')).toBe('');
    expect(table.prompt('romans')?.text).toContain('Select a Region');
  });

  test('3.2.2 nobody is asked any more once nothing of the group is left', () => {
    const table = passing({ troops: 1 }, { arverni: { troops: 3 }, belgae: { troops: 3 } });
    table.do('romans', 'go', 'bituriges').do('arverni', 'harass');
    expect(table.sides).toEqual(['romans']);
    expect(table.step).toBe('march');
  });

  test('3.2.2 in the Faction order of the card, then the Germans, who always Harass', () => {
    const table = passing(
      { troops: 9 },
      { arverni: { troops: 3 }, aedui: { troops: 3 }, belgae: { troops: 3 }, germans: { troops: 3 } },
      { card: 62 },
    );
    table.do('romans', 'go', 'bituriges');
    for (const faction of ['belgae', 'arverni', 'aedui'] as const) {
      expect(table.sides).toEqual([faction]);
      table.do(faction, 'harass');
    }
    expect(table.told('3.2.2', 'Germans Harass')).toBe(true);
    expect(table.force('bituriges', 'romans')).toBe('5h');
  });

  test('3.2.2 an Auxilia is removed, or a die rolled for a Legion or Leader: removed on 1 to 3 only', () => {
    const table = passing(
      { leader: 'named', legions: 2, troops: 2 },
      { germans: { troops: 12 } },
      {},
      [3, 4, 3],
    );
    table.do('romans', 'go', 'bituriges');
    expect(table.legal('romans', 'lose')).toEqual(['hidden']);
    expect(table.legal('romans', 'roll')).toEqual(['leader', 'legion']);
    table.do('romans', 'roll', 'legion').do('romans', 'roll', 'legion').do('romans', 'lose', 'hidden');
    expect(table.G.legions.fallen).toBe(1);
    table.do('romans', 'roll', 'leader');
    expect(table.force('bituriges', 'romans')).toBe('1L 1h');
  });

  test('3.2.2 what is the only choice happens by itself', () => {
    const table = passing({ legions: 2 }, { germans: { troops: 6 } }, {}, [1, 6]);
    table.do('romans', 'go', 'bituriges');
    expect(table.force('bituriges', 'romans')).toBe('1L');
  });

  test('3.2.2 a group that has lost Caesar as it departed completes its move, and goes no farther', () => {
    const table = passing(
      { leader: 'named', legions: 1 },
      {},
      { pieces: { bituriges: { germans: { troops: 3 } } } },
      [1],
    );
    table.do('romans', 'go', 'bituriges').do('romans', 'go', 'arverni').do('romans', 'roll', 'leader');
    expect(table.force('arverni', 'romans')).toBe('1L');
    expect(table.legal('romans', 'stop')).toEqual([]);
  });

  test('3.2.2 Harassment strikes in each Region that a group enters and leaves', () => {
    const table = passing(
      { leader: 'named', troops: 4 },
      { germans: { troops: 3 } },
      { pieces: { bituriges: { germans: { troops: 6 } } } },
    );
    table.do('romans', 'go', 'bituriges').do('romans', 'lose', 'hidden');
    table.do('romans', 'go', 'arverni').do('romans', 'lose', 'hidden').do('romans', 'lose', 'hidden');
    expect(table.force('arverni', 'romans')).toBe('named 1h');
  });

  test('1.5.2 who has agreed not to Harass does not during this Command; who has not still may or may not', () => {
    const start = () =>
      beginCommand(
        {
          pieces: {
            treveri: { romans: { troops: 6 } },
            mandubii: { belgae: { troops: 3 }, aedui: { troops: 2 } },
          },
        },
        'march',
        'romans',
      );
    const table = start();
    expect(table.legal('romans', 'passage')).toEqual(['belgae']);
    table.do('romans', 'passage', 'belgae').do('belgae', 'agree');
    expect(table.legal('romans', 'passage')).toEqual([]);
    table.do('romans', 'select', 'treveri').do('romans', 'leave', 'hidden', 3);
    table.do('romans', 'go', 'mandubii').do('romans', 'go', 'bituriges');
    table.do('romans', 'go', 'mandubii').do('romans', 'go', 'bituriges');
    expect(table.force('bituriges', 'romans')).toBe('6h');
    const other = start().do('romans', 'passage', 'belgae').do('belgae', 'refuse');
    expect(other.legal('romans', 'passage')).toEqual([]);
    other.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii').do('romans', 'go', 'bituriges');
    expect(other.legal('belgae', 'harass')).toEqual(['']);
    expect(other.do('belgae', 'spare').force('bituriges', 'romans')).toBe('6h');
  });

  test('1.5.2 standing answers: always to Harass, or never', () => {
    const with_ = (answer: 'agree' | 'refuse') => {
      const table = beginCommand(
        { pieces: { treveri: { romans: { troops: 6 } }, mandubii: { belgae: { troops: 3 } } } },
        'march',
        'romans',
      );
      table.do('belgae', 'standing', 'passage', 'romans', answer);
      expect(table.legal('romans', 'passage')).toEqual([]);
      table.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii').do('romans', 'go', 'bituriges');
      return table.force('bituriges', 'romans');
    };
    expect(with_('agree')).toBe('6h');
    expect(with_('refuse')).toBe('5h');
  });

  test('1.5.2 it is worth asking only who could Harass on the way', () => {
    const table = beginCommand(
      {
        pieces: {
          treveri: { romans: { leader: 'named', legions: 1 } },
          mandubii: { aedui: { troops: 3 } },
          bituriges: { arverni: { troops: 3 } },
          pictones: { belgae: { troops: 3 } },
        },
      },
      'march',
      'romans',
    );
    expect(table.legal('romans', 'passage')).toEqual(['aedui', 'arverni']);
    table.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii');
    expect(table.legal('romans', 'passage')).toEqual(['aedui', 'arverni']);
    table.do('romans', 'go', 'bituriges').do('aedui', 'spare');
    expect(table.legal('romans', 'passage')).toEqual(['arverni']);
  });

  test('3.3.2 Vercingetorix in passing: Roman Hidden Auxilia Harass, and Warbands of others', () => {
    const table = beginCommand(
      {
        card: 2,
        pieces: {
          arverni: { arverni: { leader: 'named', troops: 4 } },
          bituriges: { romans: { troops: 4, legions: 3 }, germans: { troops: 3 } },
        },
      },
      'march',
      'arverni',
      {},
      [2],
    );
    expect(table.legal('arverni', 'passage')).toEqual(['romans']);
    table.do('arverni', 'select', 'arverni').do('arverni', 'go', 'bituriges').do('arverni', 'go', 'mandubii');
    expect(table.sides).toEqual(['romans']);
    expect(table.prompt('romans')?.rule).toBe('3.3.2');
    table.do('romans', 'harass').do('arverni', 'lose', 'hidden').do('arverni', 'roll', 'leader');
    expect(table.force('mandubii', 'arverni')).toBe('3h');
  });
});
