import { expect, test } from 'vitest';
import { type Position, type Table, winter } from './table';

const HOME = 'transalpine-gaul';

const [POOR, NORMAL, BOUNTIFUL] = [1, 3, 6];

/** Eighteen tribes in their homes. */
const EIGHTEEN = Object.fromEntries(
  [
    'helvetii',
    'sequani',
    'aedui',
    'allobroges',
    'arverni',
    'volcae',
    'tolosates',
    'tarbelli',
    'santones',
    'pictones',
    'veneti',
    'esuvii',
    'boii',
    'remi',
    'leuci',
    'menapi',
    'cadurci',
    'bituriges',
  ].map((tribe) => [tribe, [tribe]]),
);

test('6.3 tribes are counted by the units in their home areas', () => {
  const t = winter({ roman: { aedui: ['aedui'], boii: ['boii'] }, barbarian: { remi: ['remi'] } }, NORMAL, 6);
  expect(t.told('6.3', 'Rome controls 2 tribes, the Barbarians 1')).toBe(true);
});

test('6.3 Germania and Transalpine Gaul are no tribes', () => {
  const t = winter({ roman: { [HOME]: ['legion-vii'] }, barbarian: { germania: ['german-1'] } }, NORMAL, 6);
  expect(t.told('6.3', 'Rome controls 0 tribes, the Barbarians 0')).toBe(true);
});

test('6.3 of a divided tribe the side in its home area has control', () => {
  const t = winter(
    {
      roman: { arverni: ['arverni-1'] },
      barbarian: { boii: ['vercingetorix', 'arverni-2'] },
      homes: { vercingetorix: 'boii' },
    },
    NORMAL,
  ).do('barbarian', 'remain', 'arverni-2');
  t.do('barbarian', 'end', 'boii');
  expect(t.told('6.3', 'Rome controls 1 tribes, the Barbarians 1')).toBe(true);
});

test('6.3, 8.1 a side with 18 tribes wins at once', () => {
  const t = winter({ roman: EIGHTEEN }, NORMAL);
  expect(t.result).toMatchObject({ winners: ['roman'] });
  const { bituriges: _one, ...seventeen } = EIGHTEEN;
  expect(winter({ roman: seventeen }, NORMAL, 6).result).toBeNull();
  expect(winter({ barbarian: EIGHTEEN }, NORMAL).result).toMatchObject({ winners: ['barbarian'] });
});

test('6.4 a legion that winters away costs 2 supply points, 3 after a poor and 1 after a bountiful harvest', () => {
  const left = (die: number) => {
    const t = winter({ supply: 10, roman: { boii: ['boii', 'legion-vii'] } }, die)
      .dice(6)
      .do('roman', 'end');
    return t.journal.find(({ rule }) => rule === '6.4')?.text;
  };
  expect(left(NORMAL)).toContain('8 now');
  expect(left(POOR)).toContain('7 now');
  expect(left(BOUNTIFUL)).toContain('9 now');
});

test('6.4 legions without supply lose a step; all that can be are supplied', () => {
  const t = winter({ supply: 3, roman: { boii: ['boii', 'legion-vii', 'legion-viii'] } }, NORMAL).do(
    'roman',
    'end',
  );
  expect([t.step, t.G.supply]).toEqual(['attrition', 1]);
  t.do('roman', 'starve', 'legion-viii');
  expect([t.where('legion-vii'), t.where('legion-viii')]).toEqual(['roman boii 4', 'roman boii 3']);
});

test('6.4, 8.0 a legion lost by attrition scores 3 VP and returns at the end of the next turn', () => {
  const t = winter({ turn: 4, supply: 0, roman: { boii: ['boii', ['legion-vii', 1]] } }, NORMAL).do(
    'roman',
    'end',
  );
  expect(t.where('legion-vii')).toBe('5');
  expect(t.G.score.barbarian).toBe(3);
});

test('6.4 legions in the off-map area and in Transalpine Gaul need no supply', () => {
  const t = winter(
    { turn: 4, supply: 5, roman: { 'off-map': ['legion-vii'], [HOME]: ['legion-viii'] } },
    NORMAL,
  );
  expect(t.G.supply).toBe(7);
});

test('6.5 each step of a legion costs a supply point, one a legion away from Transalpine Gaul', () => {
  const t = winter(
    { turn: 4, supply: 9, roman: { [HOME]: [['legion-vii', 1]], boii: ['boii', ['legion-viii', 1]] } },
    NORMAL,
  ).do('roman', 'end');
  expect(t.legal('roman', 'add')).toEqual(['legion-vii', 'legion-viii']);
  t.do('roman', 'add', 'legion-viii').do('roman', 'add', 'legion-vii').do('roman', 'add', 'legion-vii');
  expect(t.legal('roman', 'add')).toEqual(['legion-vii']);
  t.do('roman', 'add', 'legion-vii');
  expect([t.where('legion-vii'), t.where('legion-viii')]).toEqual([`roman ${HOME} 4`, 'roman boii 2']);
});

test('6.5 no steps for legions without supply points', () => {
  const t = winter({ turn: 4, supply: 0, roman: { [HOME]: [['legion-vii', 1]] } }, NORMAL);
  expect(t.where('legion-vii')).toBe(`roman ${HOME} 1`);
  expect(t.step).toBe('card');
});

test('6.5 Gauls at home and Germans in Germania may add one step each, for nothing', () => {
  const t = winter(
    {
      turn: 4,
      roman: {
        boii: [
          ['boii-1', 1],
          ['boii-2', 1],
        ],
      },
      barbarian: { germania: [['german-1', 1]], remi: [['remi-1', 2]] },
    },
    NORMAL,
  );
  expect([t.side, t.legal('roman', 'add')]).toEqual(['roman', ['boii-1', 'boii-2']]);
  t.do('roman', 'add', 'boii-1').do('roman', 'end');
  expect([t.side, t.moves('barbarian')]).toEqual(['barbarian', ['add', 'all', 'end']]);
  t.do('barbarian', 'all');
  expect([t.where('boii-1'), t.where('boii-2')]).toEqual(['roman boii 2', 'roman boii 1']);
  expect([t.where('german-1'), t.where('remi-1')]).toEqual(['barbarian germania 2', 'barbarian remi 3']);
});

test('6.5 Gauls and Germans away from home add nothing; Gallic leaders at home do', () => {
  const t = winter(
    {
      turn: 4,
      barbarian: {
        boii: [
          ['vercingetorix', 1],
          ['aedui-1', 1],
        ],
        treveri: [['ariovistus', 1]],
      },
      homes: { vercingetorix: 'boii' },
    },
    NORMAL,
  )
    .do('barbarian', 'remain', 'aedui-1')
    .do('barbarian', 'end', 'boii')
    .do('barbarian', 'remain', 'ariovistus');
  expect(t.legal('barbarian', 'add')).toEqual([
    'boii-1',
    'boii-2',
    'treveri-1',
    'treveri-2',
    'vercingetorix',
  ]);
});

test('6.6 fortified towns produce a supply point each, Transalpine Gaul two', () => {
  const supply = (position: Position) => winter({ turn: 4, supply: 0, ...position }, NORMAL).G.supply;
  expect(supply({})).toBe(2);
  expect(supply({ roman: { sequani: ['sequani'], arverni: ['arverni'], aedui: ['aedui'] } })).toBe(4);
  expect(supply({ barbarian: { sequani: ['sequani'] } })).toBe(2);
});

test('6.6 supply stays within 0 and 19', () => {
  expect(winter({ turn: 4, supply: 18 }, NORMAL).G.supply).toBe(19);
});

test('6.6 Transalpine Gaul produces nothing for Rome while Barbarians hold it', () => {
  const t = winter({ turn: 4, supply: 0, barbarian: { [HOME]: ['ariovistus'] } }, NORMAL).do(
    'barbarian',
    'remain',
    'ariovistus',
  );
  expect(t.G.supply).toBe(0);
});

test('6.7 XIII and XIV arrive together on 1-2 in turn 1, 1-3 in turn 2, and surely in turn 3', () => {
  const aside = { 'legion-xiii': 'waiting', 'legion-xiv': 'waiting' } as const;
  const arrive = (turn: number, ...dice: number[]) => {
    const t = winter({ turn, aside }, NORMAL, ...dice);
    return [t.where('legion-xiii'), t.where('legion-xiv')];
  };
  const here = [`roman ${HOME} 4`, `roman ${HOME} 4`];
  expect(arrive(1, 2)).toEqual(here);
  expect(arrive(1, 3)).toEqual(['waiting', 'waiting']);
  expect(arrive(2, 3)).toEqual(here);
  expect(arrive(2, 4)).toEqual(['waiting', 'waiting']);
  expect(arrive(3)).toEqual(here);
});

test('6.7 I and XV arrive on 1-3 in turn 5, 1-4 in turn 6, and surely in turn 7', () => {
  const aside = { 'legion-i': 'waiting', 'legion-xv': 'waiting' } as const;
  const arrive = (turn: number, ...dice: number[]) =>
    winter({ turn, aside }, NORMAL, ...dice).where('legion-xv');
  expect([arrive(4), arrive(5, 3), arrive(5, 4), arrive(6, 4), arrive(6, 5), arrive(7)]).toEqual([
    'waiting',
    `roman ${HOME} 4`,
    'waiting',
    `roman ${HOME} 4`,
    'waiting',
    `roman ${HOME} 4`,
  ]);
});

test('6.7 no roll once they have arrived', () => {
  const t = winter({ turn: 2, roman: { [HOME]: ['legion-xiii', 'legion-xiv'] } }, NORMAL);
  expect(t.G.turn).toBe(3);
});

test('6.7, 6.7.1 an eliminated legion returns at full strength when its turn has come', () => {
  const back = winter({ turn: 4, aside: { 'legion-vii': 4 } }, NORMAL);
  expect(back.where('legion-vii')).toBe(`roman ${HOME} 4`);
  expect(winter({ turn: 4, aside: { 'legion-vii': 5 } }, NORMAL).where('legion-vii')).toBe('5');
});

test('6.7 while enemies hold Transalpine Gaul reinforcements go to the off-map area', () => {
  const t = winter({ turn: 4, aside: { 'legion-vii': 4 }, barbarian: { [HOME]: ['ariovistus'] } }, NORMAL);
  t.do('barbarian', 'remain', 'ariovistus');
  expect(t.where('legion-vii')).toBe('roman off-map 4');
});

test('4.0, 6.0 the parts of the end of a turn come in their order', () => {
  const t = winter(
    {
      turn: 2,
      supply: 9,
      aside: { 'legion-xiii': 'waiting', 'legion-xiv': 'waiting' },
      roman: { boii: [['boii-1', 1], 'legion-vii'] },
      barbarian: { remi: ['remi'], germania: ['german-1'] },
      lost: ['aedui-1', 'aedui-2'],
    },
    NORMAL,
  )
    .do('roman', 'end')
    .dice(6)
    .do('roman', 'add', 'boii-1');
  t.do('roman', 'end');
  const rules = t.journal.map(({ rule }) => rule).filter((rule, index, all) => rule !== all[index - 1]);
  expect(rules).toEqual(['6.0', '6.1', '6.2.1', '6.3', '6.4', '6.5', '6.6', '6.7', '4.0']);
});

test('6.4 a legion is fed whole or not at all, and the points left over stay', () => {
  const t = winter(
    { turn: 4, supply: 5, roman: { aedui: ['aedui', 'legion-vii'], boii: ['boii', 'legion-viii'] } },
    1,
  ).do('roman', 'end');
  t.do('roman', 'starve', 'legion-viii');
  expect(t.unit('legion-vii').strength).toBe(4);
  expect(t.unit('legion-viii').strength).toBe(3);
  expect(t.G.supply).toBe(2);
});

test('6.4 each legion without supply loses one step only', () => {
  const t = winter(
    {
      turn: 4,
      supply: 2,
      roman: {
        aedui: ['aedui', 'legion-vii'],
        boii: ['boii', 'legion-viii'],
        remi: ['remi', 'legion-ix'],
      },
    },
    3,
  ).do('roman', 'end');
  t.do('roman', 'starve', 'legion-vii');
  expect(t.legal('roman', 'starve')).toEqual(['legion-ix', 'legion-viii']);
  t.do('roman', 'starve', 'legion-ix');
  expect(['vii', 'viii', 'ix'].map((legion) => t.unit(`legion-${legion}`).strength)).toEqual([3, 4, 3]);
});

test('6.5, 6.6 what the towns produce this turn pays for no replacement of this turn', () => {
  const t = winter({ turn: 4, supply: 0, roman: { [HOME]: [['legion-vii', 2]], volcae: ['volcae'] } }, 3);
  expect(t.unit('legion-vii').strength).toBe(2);
  expect(t.G.supply).toBe(2);
});

test('6.6 the sum of the production stops at 19', () => {
  const t = winter({ turn: 4, supply: 18, roman: { [HOME]: ['legion-vii'], sequani: ['sequani'] } }, 3);
  expect(t.G.supply).toBe(19);
});

test('6.7.1 a legion eliminated by attrition in one winter returns in the next, not in the same', () => {
  const t = winter(
    { turn: 4, supply: 0, roman: { aedui: ['aedui', ['legion-vii', 1]], [HOME]: ['legion-viii'] } },
    3,
  ).do('roman', 'end');
  expect(t.where('legion-vii')).toBe('5');
  expect([t.G.turn, t.G.score.barbarian]).toEqual([5, 3]);
});

test('6.7 the pair that did not come on its first two rolls is there before turn 4, unrolled', () => {
  const arrive = (turn: number, ...dice: number[]): Table =>
    winter({ turn, aside: { 'legion-xiii': 'waiting', 'legion-xiv': 'waiting' } }, 3, ...dice);
  expect(arrive(1, 3).where('legion-xiii')).toBe('waiting');
  expect(arrive(2, 4).where('legion-xiv')).toBe('waiting');
  expect(arrive(3).where('legion-xiv')).toBe(`roman ${HOME} 4`);
});

test('6.5 a legion in the off-map area adds one step, as it is not in Transalpine Gaul', () => {
  const t = winter(
    {
      turn: 4,
      supply: 9,
      roman: {
        'off-map': [
          ['legion-vii', 1],
          ['legion-viii', 1],
        ],
      },
    },
    NORMAL,
  );
  t.do('roman', 'add', 'legion-vii');
  expect(t.legal('roman', 'add')).toEqual(['legion-viii']);
  t.do('roman', 'add', 'legion-viii');
  expect([t.where('legion-vii'), t.where('legion-viii')]).toEqual(['roman off-map 2', 'roman off-map 2']);
});

test('6.5 Gallic leaders away from home add no step', () => {
  const t = winter(
    {
      turn: 4,
      barbarian: { boii: [['vercingetorix', 1], ['boii-1', 2], 'boii-2'], arverni: ['arverni'] },
      homes: { vercingetorix: 'arverni' },
    },
    NORMAL,
  ).do('barbarian', 'end', 'boii');
  expect(t.legal('barbarian', 'add')).toEqual(['boii-1']);
});

test('6.7, 6.7.1 a new legion that was eliminated does not come with those of the turn track', () => {
  const back = (turn: number, due: number) =>
    winter({ turn, aside: { 'legion-xiii': due, 'legion-xiv': due } }, NORMAL).where('legion-xiii');
  expect([back(2, 3), back(3, 4), back(4, 4)]).toEqual(['3', '4', `roman ${HOME} 4`]);
});
