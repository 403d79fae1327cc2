import { describe, expect, test } from 'vitest';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { troopsOf } from '../../../games/falling-sky/pieces/force';
import type { Position, Table } from '../table';
import { grantedMarch, lines, reason, romanTurn as turn } from './romans';
import { ARVERNIAN, BELGIC } from './table';

const NONE = { hidden: 0, revealed: 0, scouted: 0 };

type Pieces = NonNullable<Position['pieces']>;

/** Caesar with five Legions, too weak for Vercingetorix beside him. */
const HUNTED: Pieces = {
  mandubii: {
    romans: { leader: 'named', legions: 5, troops: 4 },
    arverni: { leader: 'named', revealed: 30 },
  },
};

/** Says in which of some Regions Caesar is. */
function whereIsCaesar(table: Table): RegionId | undefined {
  const all: RegionId[] = [
    'treveri',
    'veneti',
    'carnutes',
    'bituriges',
    'sequani',
    'ubii',
    'arverni',
    'mandubii',
    'aedui',
    'atrebates',
    'pictones',
  ];
  return all.find((region) => (table.G.forces[region]?.romans?.leader ?? null) !== null);
}

describe('8.8.1 where the Romans March to', () => {
  const goal = (
    at: Position['at'],
    die: number[],
    pieces: Pieces = {},
    others: ('arverni' | 'belgae' | 'aedui')[] = ['arverni'],
  ) => whereIsCaesar(turn({ pieces: { ...HUNTED, ...pieces }, at }, { dice: die, others }));

  test('8.8.1 Allies of an enemy at victory first, without a roll; players before Non-players', () => {
    const at = { carnutes: 'aedui', bituriges: 'arverni', treveri: 'arverni' } as const;
    expect(goal(at, [5])).not.toBe('carnutes');
    expect(goal({ ...at, aedui: 'aedui' }, [])).toBe('carnutes');
  });

  test('8.8.1 of enemies at victory the furthest, if tied a player, else one at random, whatever their Regions', () => {
    const belgic = [...BELGIC, 'treveri'];
    const arvernian = ARVERNIAN.filter((tribe) => tribe !== 'volcae');
    const allied = (...arverni: string[]) =>
      Object.fromEntries([
        ...belgic.map((tribe) => [tribe, 'belgae']),
        ...[...arvernian, ...arverni].map((tribe) => [tribe, 'arverni']),
      ]);
    const strong = { arverni: { revealed: 4 } };
    const pieces = { carnutes: strong, pictones: strong, veneti: strong, arverni: strong };
    expect(goal(allied('volcae'), [], pieces, [])).toBe('arverni');
    expect(goal(allied('volcae'), [], pieces, ['arverni'])).toBe('atrebates');
    expect(goal(allied(), [], pieces, [])).toBe('atrebates');
    const short = grantedMarch(
      { pieces: { ...HUNTED, ...pieces }, at: allied('volcae') },
      { into: ['atrebates'] },
      [],
    );
    expect(whereIsCaesar(short)).toBe('atrebates');
  });

  test('8.8.1 no roll for a second Region where none can be reached', () => {
    const table = turn(
      { pieces: { ...HUNTED, britannia: { romans: { legions: 6 } } }, at: { aedui: 'aedui' } },
      { dice: [], others: ['arverni', 'belgae'] },
    );
    expect(whereIsCaesar(table)).toBe('aedui');
  });

  test.each([
    [1, 'ubii', 2],
    [2, 'ubii', 2],
    [2, 'carnutes', 1],
    [3, 'treveri', 2],
    [4, 'treveri', 2],
    [5, 'carnutes', 2],
    [6, 'carnutes', 2],
  ] as const)('8.8.1 a roll of %i leads to %s with %i Germanic Allies', (die, region, germans) => {
    const far = germans === 2 ? ({ 'suebi-south': 'germans' } as const) : {};
    const at = {
      carnutes: 'arverni',
      aulerci: 'arverni',
      cadurci: 'arverni',
      treveri: 'belgae',
      ubii: 'germans',
      ...far,
    } as const;
    expect(goal(at, [die])).toBe(region);
  });

  test('8.8.1 where an enemy Battle would force the fewest Losses', () => {
    const at = { carnutes: 'arverni', bituriges: 'arverni' } as const;
    expect(goal(at, [5], { carnutes: { belgae: { revealed: 4 } } })).toBe('bituriges');
    expect(
      goal(at, [5], { carnutes: { germans: { revealed: 4 } }, bituriges: { belgae: { revealed: 2 } } }),
    ).toBe('carnutes');
    expect(
      goal(at, [5], { carnutes: { germans: { hidden: 6 } }, bituriges: { belgae: { revealed: 2 } } }),
    ).toBe('bituriges');
    expect(
      goal(at, [5], { carnutes: { germans: { hidden: 4 } }, bituriges: { belgae: { revealed: 2 } } }),
    ).toBe('carnutes');
    expect(
      goal(at, [5], {
        carnutes: { germans: { revealed: 4 } },
        bituriges: { belgae: { revealed: 2 } },
        atrebates: { belgae: { leader: 'named' } },
      }),
    ).toBe('bituriges');
  });

  test('8.8.1 then the most Allies and Citadels of that enemy', () => {
    expect(goal({ carnutes: 'arverni', bituriges: 'arverni', aulerci: 'belgae' }, [5])).toBe('carnutes');
    expect(goal({ treveri: 'arverni', carnutes: 'arverni', aulerci: 'arverni' }, [5])).toBe('carnutes');
  });

  test('8.8.1 then a Region with a Supply Line', () => {
    const block: Pieces = {
      aedui: { belgae: { revealed: 1 } },
      sequani: { belgae: { revealed: 1 } },
      arverni: { belgae: { revealed: 1 } },
      ubii: { belgae: { revealed: 1 } },
    };
    expect(goal({ carnutes: 'arverni', helvetii: 'arverni', sequani: 'belgae' }, [5], block)).toBe('sequani');
    expect(goal({ carnutes: 'arverni', helvetii: 'arverni' }, [5])).toBe('carnutes');
  });

  test('8.8.1 a Supply Line as it is once all have left, be it to the Control of an enemy', () => {
    const blocked = { belgae: { revealed: 3 } };
    const position: Position = {
      pieces: {
        mandubii: { romans: { leader: 'named', legions: 5 }, belgae: { revealed: 5 } },
        aedui: blocked,
        arverni: blocked,
        treveri: blocked,
        ubii: blocked,
      },
      at: { carnutes: 'arverni', helvii: 'arverni' },
    };
    expect(grantedMarch(position, {}).force('provincia', 'romans')).toBe('named 5L fort');
  });

  test('8.8.1 Losses count that would fall on Allies and a Fort, too', () => {
    const at = {
      atrebates: 'arverni',
      bellovaci: 'arverni',
      remi: 'romans',
      bituriges: 'arverni',
      aulerci: 'belgae',
    } as const;
    const mandubii = { ...HUNTED.mandubii, romans: { leader: 'named', legions: 1 } } as const;
    const beset = { mandubii, bituriges: { belgae: { revealed: 4 } } };
    expect(goal(at, [5], { ...beset, atrebates: { belgae: { revealed: 5 } } })).toBe('atrebates');
    expect(goal(at, [5], { ...beset, atrebates: { belgae: { revealed: 6 } } })).toBe('bituriges');
    const fort = { romans: { fort: true } };
    expect(goal(at, [5], { ...beset, atrebates: { belgae: { revealed: 16 }, ...fort } })).toBe('bituriges');
  });

  test('8.8.1 Losses as Capabilities make them, also by those who March', () => {
    const at = { atrebates: 'arverni', bellovaci: 'arverni', bituriges: 'arverni' } as const;
    const mandubii = { ...HUNTED.mandubii, arverni: { revealed: 60 } };
    const gone = (pieces: Pieces, capabilities: Position['capabilities']) =>
      whereIsCaesar(
        turn({ pieces: { mandubii, ...pieces }, at, capabilities }, { dice: [5], others: ['arverni'] }),
      );
    const horse = { atrebates: { belgae: { revealed: 4 } }, bituriges: { arverni: { revealed: 5 } } };
    expect(gone(horse, {})).toBe('atrebates');
    expect(gone(horse, { 59: { text: 'shaded', holder: 'belgae' } })).toBe('bituriges');
    const archers = { atrebates: { arverni: { revealed: 6 } }, bituriges: { belgae: { revealed: 6 } } };
    expect(gone(archers, {})).toBe('atrebates');
    expect(gone(archers, { 27: { text: 'shaded', holder: null } })).toBe('bituriges');
    const legion = { atrebates: { belgae: { revealed: 3 } } };
    expect(gone(legion, {})).toBe('bituriges');
    expect(gone(legion, { 15: { text: 'unshaded', holder: null } })).toBe('atrebates');
  });

  test('8.8.1 then the least Harassment', () => {
    const hidden = { belgae: { hidden: 3 } };
    const at = { veneti: 'arverni', pictones: 'arverni' } as const;
    const { arverni } = HUNTED.mandubii ?? {};
    const mandubii = { arverni, romans: { leader: 'successor', legions: 5, troops: 4 } } as const;
    const by = ['arverni', 'belgae'] as const;
    expect(goal(at, [5], { mandubii, carnutes: hidden, atrebates: hidden }, [...by])).toBe('pictones');
    expect(goal(at, [5], { mandubii }, [...by])).toBe('veneti');
  });
});

describe('8.8.1 Harassment on the way', () => {
  /** Only Pictones, beyond Carnutes and Bituriges, and Arverni beyond Aedui and Bituriges can be reached. */
  const march = (
    hidden: number,
    troops: number,
    belgae: 'player' | 'by rule' = 'by rule',
    position: Position = {},
  ) =>
    turn(
      {
        pieces: {
          mandubii: {
            romans: { leader: 'named', legions: 2, troops },
            arverni: { leader: 'named', revealed: 30 },
          },
          carnutes: { belgae: { hidden } },
          bituriges: { belgae: { hidden } },
          atrebates: { belgae: { hidden: 9 } },
          aedui: { belgae: { hidden: 9 } },
        },
        at: { pictones: 'arverni' },
        ...position,
      },
      { dice: [5], others: belgae === 'player' ? ['arverni'] : ['arverni', 'belgae'] },
    );

  test('8.8.1 no more than one Loss, on an Auxilia', () => {
    expect(march(5, 2).force('pictones', 'romans')).toBe('named 2L 1h');
    expect(reason(march(6, 2))).not.toContain('March');
    expect(march(5, 1).force('pictones', 'romans')).toBe('named 2L');
    expect(reason(march(5, 0))).not.toContain('March');
    expect(march(2, 0).force('pictones', 'romans')).toBe('named 2L');
    const paid = march(2, 0, 'by rule', { resources: { romans: 2 } });
    expect(paid.force('pictones', 'romans')).toBe('named 2L');
  });

  test('8.8.1 players are asked not to Harass, and the March is given up if they all refuse', () => {
    const table = march(6, 2, 'player');
    expect(table.step).toBe('agreement');
    expect(table.side).toBe('belgae');
    const agreed = march(6, 2, 'player').do('belgae', 'agree');
    expect(agreed.force('pictones', 'romans')).toBe('named 2L 2h');
    const refused = march(6, 2, 'player').do('belgae', 'refuse');
    expect(whereIsCaesar(refused)).toBe('mandubii');
    expect(lines(refused, 'By rule the Romans')).toEqual([
      'By rule the Romans March out of threat.',
      'By rule the Romans Recruit, as that places enough.',
    ]);
  });

  test('8.8.1 Scout Reveals what Harasses, with Auxilia on the way, and there is no Build', () => {
    const scouted = (auxilia: number, hidden = 7) =>
      turn(
        {
          pieces: {
            mandubii: {
              romans: { leader: 'named', legions: 2, troops: 2 },
              arverni: { leader: 'named', revealed: 30 },
            },
            bituriges: { romans: { hidden: auxilia }, belgae: { hidden } },
            carnutes: { belgae: { hidden: 9 } },
            atrebates: { belgae: { hidden: 9 } },
            aedui: { belgae: { hidden: 9 } },
          },
          at: { pictones: 'arverni' },
        },
        { dice: [5], others: ['arverni', 'belgae'] },
      );
    const table = scouted(1);
    expect(table.force('pictones', 'romans')).toBe('named 2L 1h');
    expect(table.force('bituriges', 'belgae')).toBe('5h 2s');
    expect(lines(table, 'The Romans add')).toEqual(['The Romans add Scout.']);
    expect(reason(scouted(0))).not.toContain('March');
    expect(reason(scouted(1, 8))).not.toContain('March');
    expect(lines(scouted(1, 5), 'lose a Hidden Auxilia in Bituriges')).toHaveLength(1);
  });

  test('8.8.1 the way with the fewest Losses', () => {
    const table = turn(
      {
        pieces: {
          mandubii: {
            romans: { leader: 'named', legions: 2, troops: 2 },
            arverni: { leader: 'named', revealed: 30 },
          },
          carnutes: { belgae: { hidden: 3 } },
        },
        at: { pictones: 'arverni' },
      },
      { dice: [5], others: ['arverni', 'belgae'] },
    );
    expect(table.told('3.2.2', 'Mandubii to Bituriges')).toBe(true);
    expect(table.force('pictones', 'romans')).toBe('named 2L 2h');
  });
});

describe('8.8.1 what Marches', () => {
  test('8.8.1 a Leader leads: three Regions with Caesar, two without', () => {
    const reach = (leader: 'named' | 'successor') =>
      whereIsCaesar(
        turn(
          {
            pieces: { provincia: { romans: { leader, legions: 2, troops: 5 } } },
            at: { atrebates: 'aedui', carnutes: 'arverni' },
          },
          { dice: [5] },
        ),
      );
    expect(reach('named')).toBeDefined();
    expect(reach('successor')).toBeUndefined();
  });

  test('3.2.2, 8.8.1 no further than across the Rhenus, nor than a Devastated Region', () => {
    const march = (at: Position['at'], devastated: RegionId[] = []) =>
      turn({
        pieces: { provincia: { romans: { leader: 'named', legions: 2, troops: 5 } } },
        at,
        devastated,
      });
    expect(whereIsCaesar(march({ ubii: 'aedui' }))).toBe('ubii');
    expect(march({ sugambri: 'aedui' }, ['treveri']).force('sugambri', 'romans')).toBe('');
    expect(whereIsCaesar(march({ carnutes: 'aedui' }))).toBe('carnutes');
    expect(
      whereIsCaesar(march({ carnutes: 'aedui' }, ['bituriges', 'mandubii', 'pictones'])),
    ).toBeUndefined();
  });

  test('8.8.1 Auxilia stay behind as long as that keeps an enemy from Control, one goes at least', () => {
    const left = (belgae: number, troops: number) =>
      turn(
        {
          pieces: {
            mandubii: { romans: { leader: 'named', legions: 2, troops }, belgae: { revealed: belgae } },
          },
          at: { bituriges: 'aedui', carnutes: 'aedui' },
        },
        { dice: [] },
      ).G.forces.mandubii?.romans;
    expect(troopsOf(left(2, 6) ?? NONE)).toBe(3);
    expect(troopsOf(left(1, 4) ?? NONE)).toBe(2);
  });

  test('8.8.3 from one Region free of enemies, with eight Auxilia Available or fewer', () => {
    const march = (troops: number) =>
      turn(
        {
          pieces: {
            provincia: { romans: { legions: 3, troops } },
            sequani: { romans: { legions: 1, troops: 1 } },
          },
          at: { treveri: 'belgae', bellovaci: 'belgae', cadurci: 'arverni' },
        },
        { dice: [5] },
      );
    expect(reason(march(11))).toContain('8.8.3 March');
    expect(lines(march(11), 'March out of')).toEqual(['The Romans March out of Provincia (2 Resources).']);
    expect(reason(march(10))).not.toContain('March');
  });
});

test('8.8.1 no March out of a Region under threat that is the destination of another group', () => {
  const table = turn(
    {
      pieces: {
        mandubii: {
          romans: { leader: 'named', legions: 4, troops: 2 },
          arverni: { leader: 'named', revealed: 30 },
        },
        treveri: { romans: { legions: 3, troops: 2 }, belgae: { revealed: 12 } },
      },
      at: { treveri: 'belgae', bituriges: 'arverni' },
    },
    { dice: [3], others: ['arverni'] },
  );
  expect(lines(table, 'The Romans March out of')).toEqual([
    'The Romans March out of Mandubii (2 Resources).',
  ]);
  expect(whereIsCaesar(table)).toBe('treveri');
});

test('8.8.1 a second origin under threat may be another Region than the first group goes to, be it a worthy one', () => {
  const table = turn(
    {
      pieces: {
        mandubii: {
          romans: { leader: 'named', legions: 4, troops: 2 },
          arverni: { leader: 'named', revealed: 30 },
        },
        treveri: { romans: { legions: 3, troops: 2 }, belgae: { revealed: 12 } },
      },
      at: { treveri: 'belgae', bituriges: 'arverni' },
    },
    { dice: [5], others: ['arverni', 'belgae'] },
  );
  expect(lines(table, 'The Romans March out of').map((text) => text.split(' ')[5])).toEqual([
    'Mandubii',
    'Treveri',
  ]);
  expect(table.force('treveri', 'romans')).toBe('');
});

test('8.8.1 who cannot go where the first group goes decides on the second Region', () => {
  const table = turn(
    {
      pieces: {
        mandubii: {
          romans: { leader: 'named', legions: 4, troops: 3 },
          arverni: { leader: 'named', revealed: 30 },
        },
        morini: { romans: { legions: 3, troops: 1 }, belgae: { revealed: 12 } },
      },
      at: { bituriges: 'arverni', cadurci: 'arverni', carnutes: 'arverni', nervii: 'belgae' },
      devastated: ['atrebates', 'nervii'],
    },
    { dice: [5], others: ['arverni', 'belgae'] },
  );
  expect(table.force('morini', 'romans')).toBe('');
  expect(table.force('nervii', 'romans')).toBe('3L 1h');
  expect(whereIsCaesar(table)).not.toBe('mandubii');
});

describe('8.8.8 Diviciacus', () => {
  /** No threat, but few Auxilia are Available: the Romans March from Sequani by Treveri to Nervii. */
  const march = (
    sequani: NonNullable<Pieces[RegionId]>,
    { answer = 'agree', ...pieces }: Pieces & { answer?: 'agree' | 'refuse' } = {},
  ) => {
    const table = turn(
      {
        capabilities: { 38: { text: 'unshaded', holder: null } },
        pieces: { sequani, pictones: { romans: { troops: 12 } }, ...pieces },
        at: { nervii: 'belgae' },
      },
      { dice: [5], others: ['arverni', 'belgae'] },
    );
    expect(reason(table)).toContain('8.8.3 March');
    return table.step === 'agreement' ? table.do('aedui', answer) : table;
  };
  const romans = { leader: 'successor' as const, legions: 3, troops: 4 };

  test('8.8.8 Aedui Warbands March with the Romans, if the Aedui agree', () => {
    const sequani = { romans, aedui: { hidden: 1, revealed: 2 } };
    const agreed = march(sequani);
    expect(agreed.force('nervii', 'romans')).toBe('successor 3L 1h 2r');
    expect(agreed.force('nervii', 'aedui')).toBe('3s');
    const refused = march(sequani, { answer: 'refuse' });
    expect(refused.force('nervii', 'romans')).toBe('successor 3L 1h');
    expect(refused.force('nervii', 'aedui')).toBe('');
  });

  test('8.8.8 Warbands go before Auxilia, as far as no enemy gets Control', () => {
    const left = (belgae: number, aedui: number) => {
      const table = march({ romans, aedui: { hidden: aedui }, belgae: { revealed: belgae } });
      return [table.force('sequani', 'romans'), table.force('sequani', 'aedui')];
    };
    expect(left(1, 2)).toEqual(['2h', '']);
    expect(left(3, 2)).toEqual(['4h', '']);
    expect(left(5, 2)).toEqual(['4h', '1h']);
  });

  test('8.8.8 nobody is asked where no Aedui are with those who March', () => {
    const table = march({ romans }, { bituriges: { romans: { troops: 1 }, aedui: { hidden: 1 } } });
    expect(lines(table, 'with the Romans')).toEqual([]);
    expect(table.force('nervii', 'romans')).toBe('successor 3L 3h');
  });

  test('8.8.8 a Warband bears the Loss that a Legion alone may not, and is lost before Auxilia', () => {
    const harassed = (troops: number) =>
      march(
        { romans: { leader: 'successor', legions: 3, troops }, aedui: { hidden: 1 } },
        { treveri: { belgae: { hidden: 5 } } },
      );
    expect(harassed(0).force('nervii', 'romans')).toBe('successor 3L');
    expect(harassed(0).force('nervii', 'aedui')).toBe('');
    expect(harassed(2).force('nervii', 'romans')).toBe('successor 3L 1h');
  });
});

test('8.8.1 Auxilia that do not March go ahead by Scout, no more than are needed', () => {
  const ahead = (hidden: number, friend: Pieces[RegionId]) =>
    turn(
      {
        pieces: {
          mandubii: {
            romans: { leader: 'named', legions: 2, troops: 2 },
            arverni: { leader: 'named', revealed: 30 },
          },
          bituriges: { belgae: { hidden } },
          carnutes: { belgae: { hidden: 9 } },
          atrebates: { belgae: { hidden: 9 } },
          aedui: { belgae: { hidden: 9 }, ...friend },
        },
        at: { pictones: 'arverni' },
      },
      { dice: [5], others: ['arverni', 'belgae'] },
    );
  const table = ahead(8, { romans: { hidden: 4 } });
  expect(lines(table, 'Auxilia Scout from')).toEqual(['3 Auxilia Scout from Aedui to Bituriges.']);
  expect(table.force('bituriges', 'belgae')).toBe('2h 6s');
  expect(table.force('pictones', 'romans')).toBe('named 2L 2h');
  expect(table.force('aedui', 'romans')).toBe('1r');
  expect(reason(ahead(8, { romans: { hidden: 1 } }))).not.toContain('March');
  expect(reason(ahead(8, { romans: { revealed: 3 } }))).not.toContain('March');
});
