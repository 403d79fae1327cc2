import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesars-gallic-war';
import { OPTIONS } from '../../games/caesars-gallic-war/options';
import type { Side } from '../../games/caesars-gallic-war/state';
import { viewOf } from '../../games/caesars-gallic-war/view';
import { optionError } from '../../games/kit/options';
import { battle, moving, newGame, type Position, table, winter } from './table';

const HOME = 'transalpine-gaul';

const CAVALRY: Position = { variants: { cavalry: 'both' } };

/** Scorched earth, and a Barbarian player about to say what he does with the card of the Remi. */
function announcing(position: Position) {
  return table({
    variants: { scorchedEarth: true },
    supply: 9,
    hands: { roman: ['boii'], barbarian: ['remi'] },
    ...position,
  })
    .do('roman', 'play', 'boii')
    .do('barbarian', 'play', 'remi')
    .do('roman', 'announce', 'movement');
}

test('9.0 each optional rule is an option of its own, off unless chosen', () => {
  expect(OPTIONS.map(({ rule }) => rule)).toEqual([
    '9.1',
    '9.2',
    '9.3',
    '9.4',
    '9.5',
    '9.6',
    '9.7',
    '9.8',
    '9.9',
  ]);
  expect(newGame().G.variants).toEqual({
    solitaire: false,
    opposedPolitics: false,
    cavalry: 'none',
    scorchedEarth: false,
    recall: false,
    politicsOfWar: false,
    legioX: false,
    historicalStrength: false,
  });
});

test('9.1 the bid is what Rome starts with', () => {
  expect(newGame({ supply: '7' }).G.supply).toBe(7);
  expect(newGame({ supply: '0' }).G.supply).toBe(0);
  expect(optionError(rulebook, { supply: '20' })).toContain('supply');
});

test('9.2 solitaire: a die for each side decides who goes first, ties are rolled again', () => {
  expect(newGame({ order: 'solitaire' }, 2, 5).G.first).toBe('barbarian');
  expect(newGame({ order: 'solitaire' }, 3, 3, 6, 1).G.first).toBe('roman');
});

test('9.2 solitaire: the side flips its top card and plays it before the other flips one', () => {
  const t = newGame({ order: 'solitaire' }, 6, 1);
  expect([t.step, t.side]).toEqual(['announce', 'roman']);
  expect(t.G.played).toEqual({ roman: ['helvetii'], barbarian: [] });
  t.do('roman', 'announce', 'supply');
  expect(t.G.supply).toBe(19);
  expect([t.step, t.side]).toEqual(['announce', 'barbarian']);
  t.do('barbarian', 'announce', 'movement').do('barbarian', 'begin');
  expect([t.G.round, t.side, t.step]).toEqual([2, 'roman', 'announce']);
});

test('9.2 solitaire: the battles of a card are fought before the next is flipped', () => {
  const t = newGame({ order: 'solitaire' }, 6, 1).do('roman', 'announce', 'movement');
  t.activate('roman', HOME).march('roman', ['legion-vii'], 'boii').do('roman', 'end');
  expect([t.step, t.G.played.barbarian]).toEqual(['round', []]);
});

test('9.2 solitaire: nobody sees the cards to come', () => {
  const { G } = newGame({ order: 'solitaire' }, 6, 1);
  for (const sides of [['roman'], ['barbarian'], []] as const) {
    const { secret } = viewOf(G, sides);
    expect([...secret.roman.hand, ...secret.barbarian.hand].every((card) => card === '?')).toBe(true);
  }
});

test('9.2 solitaire: the sides take turns in going first', () => {
  const t = winter({ variants: { solitaire: true }, first: 'barbarian' }, 3);
  expect([t.G.first, t.side, t.G.turn]).toEqual(['roman', 'roman', 5]);
});

test('9.4 cavalry of either side or both', () => {
  const starts = (cavalry: string) => {
    const { secret } = newGame({ cavalry }).G;
    return ['roman-cavalry' in secret.roman.blocks, 'german-cavalry' in secret.barbarian.blocks];
  };
  expect([starts('none'), starts('roman'), starts('german'), starts('both')]).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ]);
  expect(newGame({ cavalry: 'both' }).where('german-cavalry')).toBe('barbarian germania 2');
});

test('9.4 cavalry moves two areas for nothing, and stops at blue borders and enemies', () => {
  const t = moving('roman', {
    ...CAVALRY,
    supply: 0,
    roman: { [HOME]: ['roman-cavalry'], allobroges: ['allobroges'] },
  }).activate('roman', HOME);
  t.march('roman', ['roman-cavalry'], 'allobroges', 'sequani');
  expect(t.where('roman-cavalry')).toBe('roman sequani 2');
  expect(t.legal('roman', 'move')).toEqual([]);
  const blue = moving('roman', {
    ...CAVALRY,
    roman: { [HOME]: ['roman-cavalry'] },
    lost: ['helvetii-1', 'helvetii-2', 'helvetii-3'],
  }).activate('roman', HOME);
  blue.march('roman', ['roman-cavalry'], 'helvetii');
  expect(blue.legal('roman', 'move')).toEqual([]);
});

test('9.4, 8.0 a point for an eliminated cavalry unit of either side', () => {
  const german = battle(
    'roman',
    {
      ...CAVALRY,
      roman: { leuci: ['legion-x'] },
      barbarian: { treveri: [['german-cavalry', 1]] },
      germansKilled: 3,
    },
    'leuci',
    'treveri',
    'legion-x',
  );
  german.fire('legion-x', 1, 6, 6, 6);
  expect(german.G.score).toEqual({ roman: 1, barbarian: 0 });
  const roman = battle(
    'barbarian',
    { ...CAVALRY, barbarian: { germania: ['ariovistus'] }, roman: { leuci: [['roman-cavalry', 1]] } },
    'germania',
    'leuci',
    'ariovistus',
  );
  roman.do('roman', 'pass', 'roman-cavalry').fire('ariovistus', 1, 6, 6);
  expect(roman.G.score).toEqual({ roman: 0, barbarian: 1 });
});

test('9.4 cavalry goes home before eliminated tribes return, unless it is with Caesar or Ariovistus', () => {
  const t = winter(
    { ...CAVALRY, roman: { aedui: ['roman-cavalry'] }, barbarian: { remi: ['german-cavalry'] } },
    3,
  );
  expect([t.where('roman-cavalry'), t.where('german-cavalry')]).toEqual([
    `roman ${HOME} 2`,
    'barbarian germania 2',
  ]);
  expect([t.where('aedui-1'), t.where('remi-1')]).toEqual(['neutral', 'neutral']);
  const stays = winter({ ...CAVALRY, roman: { aedui: ['legion-x', 'roman-cavalry'] } }, 3).do('roman', 'end');
  expect(stays.where('roman-cavalry')).toBe('roman aedui 2');
  const follows = winter({ ...CAVALRY, roman: { aedui: ['legion-x', 'roman-cavalry'] } }, 3).do(
    'roman',
    'home',
    'legion-x',
  );
  expect(follows.moves('roman')).toEqual(['home']);
});

test('9.5 scorched earth: one raid a turn without Vercingetorix, two with him', () => {
  const raids = (raided: number, position: Position) => {
    const t = table({
      raids: raided,
      variants: { scorchedEarth: true },
      hands: { roman: ['boii'], barbarian: ['remi'] },
      ...position,
    });
    t.do('roman', 'play', 'boii').do('barbarian', 'play', 'remi').do('roman', 'announce', 'movement');
    return t.legal('barbarian', 'announce').includes('supply');
  };
  const with_: Position = { barbarian: { arverni: ['vercingetorix'] }, homes: { vercingetorix: 'arverni' } };
  expect([raids(0, {}), raids(1, {})]).toEqual([true, false]);
  expect([raids(1, with_), raids(2, with_)]).toEqual([true, false]);
});

test('9.6 Caesar called back: on a 1 he leaves before the harvest until the end of the next turn', () => {
  const position: Position = { turn: 4, variants: { recall: true }, roman: { [HOME]: [['legion-x', 2]] } };
  const gone = winter(position, 1, 3);
  expect(gone.where('legion-x')).toBe('5');
  expect(gone.told('9.6', 'leaves')).toBe(true);
  const stays = winter(position, 2, 3);
  expect(stays.where('legion-x')).toBe(`roman ${HOME} 2`);
});

test('9.6 he is not called back twice in a row, and returns at full strength', () => {
  const t = winter({ turn: 4, variants: { recall: true }, aside: { 'legion-x': 4 } }, 1);
  expect(t.where('legion-x')).toBe(`roman ${HOME} 4`);
  expect(t.told('9.6', '')).toBe(false);
  expect(t.told('6.1', 'poor')).toBe(true);
});

test('9.7 each reinforcing legion gives the Barbarians a point, and Rome may hold it back', () => {
  const t = winter(
    { turn: 4, variants: { politicsOfWar: true }, aside: { 'legion-vii': 4, 'legion-viii': 4 } },
    3,
  );
  expect([t.step, t.legal('roman', 'bring')]).toEqual(['reinforce', ['legion-vii', 'legion-viii']]);
  t.do('roman', 'bring', 'legion-vii').do('roman', 'end');
  expect([t.where('legion-vii'), t.where('legion-viii')]).toEqual([`roman ${HOME} 4`, 'declined']);
  expect(t.G.score.barbarian).toBe(1);
});

test('9.7 a legion held back may come later without another roll', () => {
  const t = winter({ turn: 4, variants: { politicsOfWar: true }, aside: { 'legion-xiii': 'declined' } }, 3);
  t.do('roman', 'bring', 'legion-xiii');
  expect(t.where('legion-xiii')).toBe(`roman ${HOME} 4`);
  expect(t.G.score.barbarian).toBe(1);
});

test('9.7 the decision comes after the entry roll', () => {
  const aside = { 'legion-xiii': 'waiting', 'legion-xiv': 'waiting' } as const;
  const t = winter({ turn: 2, variants: { politicsOfWar: true }, aside }, 3, 3);
  expect(t.legal('roman', 'bring')).toEqual(['legion-xiii', 'legion-xiv']);
  expect(winter({ turn: 2, variants: { politicsOfWar: true }, aside }, 3, 4).step).toBe('card');
});

test('9.8 Caesar rolls a die more', () => {
  const t = battle(
    'roman',
    {
      variants: { legioX: true },
      roman: { [HOME]: ['legion-x', 'legion-vii'] },
      barbarian: { volcae: ['volcae'] },
    },
    HOME,
    'volcae',
    'legion-x',
    'legion-vii',
  );
  t.fire('legion-x', 6, 6, 6, 6, 6);
  expect(t.battle?.roll?.dice).toHaveLength(5);
  t.fire('legion-vii', 6, 6, 6, 6);
  expect(t.battle?.roll?.dice).toHaveLength(4);
});

test('9.9 legions in battle with Caesar hit on a 3', () => {
  const fight = (legions: string[]) => {
    const t = battle(
      'roman',
      {
        variants: { historicalStrength: true },
        roman: { [HOME]: legions },
        barbarian: { volcae: ['volcae'] },
      },
      HOME,
      'volcae',
      ...legions,
    );
    if (legions.includes('legion-x')) t.do('roman', 'pass', 'legion-x');
    return t.fire('legion-vii', 3, 6, 6, 6).unit('volcae-1').strength;
  };
  expect([fight(['legion-x', 'legion-vii']), fight(['legion-viii', 'legion-vii'])]).toEqual([2, 3]);
});

test('9.2, 5.2.2 solitaire: the side whose card it is chooses the order of its battles', () => {
  const attack = (side: Side, first: Side) => {
    const t = table({
      variants: { solitaire: true },
      first,
      hands: { roman: ['germania'], barbarian: ['helvetii'] },
      roman: { [HOME]: ['legion-vii', 'legion-viii'], volcae: ['volcae'], boii: ['boii'] },
      barbarian: { arverni: ['arverni'], cadurci: ['cadurci'], tolosates: ['tolosates'] },
    });
    for (;;) {
      const mover = t.side;
      t.do(mover, 'announce', 'movement');
      if (mover === side) break;
      t.do(mover, 'begin');
    }
    return t;
  };
  for (const first of ['roman', 'barbarian'] as const) {
    const roman = attack('roman', first).activate('roman', 'volcae', HOME);
    roman.march('roman', ['volcae-1'], 'tolosates').march('roman', ['legion-vii'], 'allobroges');
    roman.do('roman', 'end');
    expect([roman.side, roman.legal('roman', 'fight')]).toEqual(['roman', ['allobroges', 'tolosates']]);
    const barbarian = attack('barbarian', first).activate('barbarian', 'arverni');
    barbarian.march('barbarian', ['arverni-1'], 'boii').march('barbarian', ['arverni-2'], 'volcae');
    barbarian.do('barbarian', 'end');
    expect([barbarian.side, barbarian.legal('barbarian', 'fight')]).toEqual([
      'barbarian',
      ['boii', 'volcae'],
    ]);
  }
});

test('9.9, 5.2.2 legions hit on a 3 only when Caesar himself fights, not while he is a reserve', () => {
  const t = moving('roman', {
    variants: { historicalStrength: true },
    roman: { [HOME]: ['legion-vii'], allobroges: ['legion-x', 'allobroges'] },
    barbarian: { boii: ['boii'] },
  }).activate('roman', HOME, 'allobroges');
  t.march('roman', ['legion-vii'], 'boii').march('roman', ['legion-x'], 'boii').do('roman', 'end').idle();
  t.do('roman', 'main', HOME).fire('legion-vii', 3, 3, 3, 2);
  expect(t.unit('boii-1').strength + t.unit('boii-2').strength).toBe(5);
  t.passRound();
  t.do('roman', 'pass', 'legion-x').fire('legion-vii', 3, 4, 4, 4);
  expect(t.unit('boii-1').strength + t.unit('boii-2').strength).toBe(4);
});

test('9.9, 5.2.2 legions that defend a fortified town with Caesar hit on a 4 in round 1', () => {
  const t = battle(
    'barbarian',
    {
      variants: { historicalStrength: true },
      roman: { [HOME]: ['legion-x', 'legion-vii'] },
      barbarian: { boii: ['boii'] },
    },
    'boii',
    HOME,
    'boii-1',
    'boii-2',
  );
  t.do('roman', 'pass', 'legion-x').fire('legion-vii', 4, 5, 6, 6);
  expect(t.unit('boii-1').strength + t.unit('boii-2').strength).toBe(5);
  t.passRound();
  t.do('roman', 'pass', 'legion-x').fire('legion-vii', 4, 3, 6, 6);
  expect(t.unit('boii-1').strength + t.unit('boii-2').strength).toBe(4);
});

test('9.5, 5.2.1 there is no second raid once an event has cost Vercingetorix his life', () => {
  const t = table({
    variants: { scorchedEarth: true },
    supply: 9,
    raids: 1,
    hands: { roman: ['minor-revolt-1'], barbarian: ['helvetii'] },
    barbarian: { arverni: ['arverni', ['vercingetorix', 1]] },
    homes: { vercingetorix: 'arverni' },
  }).cards(['minor-revolt-1', 'event'], ['helvetii', 'supply']);
  t.do('roman', 'revolt', 'arverni').do('barbarian', 'pass', 'vercingetorix').fire('arverni-1', 1, 6, 6);
  if (t.step === 'regroup') t.do('roman', 'end');
  expect([t.where('vercingetorix'), t.G.supply, t.G.raids]).toEqual(['dead', 9, 1]);
});

test('9.5, 7.3 there is no raid any more once Vercingetorix, who had arrived, is eliminated', () => {
  expect(announcing({}).legal('barbarian', 'announce')).toContain('supply');
  const t = announcing({ aside: { vercingetorix: 'dead' } });
  expect(t.legal('barbarian', 'announce')).not.toContain('supply');
});
