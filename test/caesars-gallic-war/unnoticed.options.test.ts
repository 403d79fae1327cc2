import { expect, test } from 'vitest';
import type { Side } from '../../games/caesars-gallic-war/state';
import { battle, moving, type Position, type Table, table, winter } from './table';

const HOME = 'transalpine-gaul';
const [POOR, NORMAL] = [1, 3];

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

/** A table at which a side tries to win the Boii with a card of 2, as its enemy stands there with a unit. */
function courting(side: Side, unit: string): Table {
  const [hands, enemy] =
    side === 'roman'
      ? [{ roman: ['aedui'], barbarian: ['andes'] }, { barbarian: { boii: ['boii', unit] } }]
      : [{ roman: ['andes'], barbarian: ['aedui'] }, { roman: { boii: ['boii', unit] } }];
  const t = table({ variants: { opposedPolitics: true, cavalry: 'both' }, hands, ...enemy });
  if (side === 'roman') return t.cards(['aedui', 'political'], ['andes', 'movement']);
  return t.cards(['andes', 'movement'], ['aedui', 'political']);
}

test('9.3, 9.4 cavalry in the area makes a Political Action harder, as legions and Germans do', () => {
  for (const unit of ['legion-vii', 'roman-cavalry']) {
    const t = courting('barbarian', unit).dice(2).do('barbarian', 'influence', 'boii');
    expect(t.where('boii-1')).toBe('roman boii 3');
    const wins = courting('barbarian', unit).dice(1).do('barbarian', 'influence', 'boii');
    expect(wins.where('boii-1')).toBe('barbarian boii 3');
  }
  for (const unit of ['german-1', 'ariovistus', 'german-cavalry']) {
    const t = courting('roman', unit).dice(2).do('roman', 'influence', 'boii');
    expect(t.where('boii-1')).toBe('barbarian boii 3');
  }
});

test('9.3 a Gallic leader of the enemy makes it no harder, nor does the own legion', () => {
  const leader = courting('roman', 'dumnorix').dice(2).do('roman', 'influence', 'boii');
  expect(leader.where('boii-1')).toBe('roman boii 3');
  const own = table({
    variants: { opposedPolitics: true },
    hands: { roman: ['aedui'], barbarian: ['andes'] },
    roman: { boii: ['legion-vii'] },
    barbarian: { remi: ['boii'] },
  }).cards(['aedui', 'political'], ['andes', 'movement']);
  expect(own.dice(2).do('roman', 'influence', 'boii').where('boii-1')).toBe('roman boii 3');
});

const CAVALRY: Position = { turn: 4, variants: { cavalry: 'both' } };

test('9.4, 6.2.2, 6.1 cavalry that winters with Caesar counts against the garrison limit', () => {
  const t = winter(
    { ...CAVALRY, roman: { aedui: ['aedui', 'legion-x', 'roman-cavalry', 'legion-vii', 'legion-viii'] } },
    NORMAL,
  );
  expect(t.moves('roman')).toEqual(['home', 'all']);
  t.do('roman', 'home', 'roman-cavalry');
  expect(t.where('roman-cavalry')).toBe(`roman ${HOME} 2`);
  expect(t.moves('roman')).toContain('end');
});

test('9.4, 6.4 cavalry that winters away needs supply, or loses a step', () => {
  const fed = winter(
    { ...CAVALRY, supply: 5, roman: { boii: ['boii', 'legion-x', 'roman-cavalry'] } },
    NORMAL,
  );
  fed.do('roman', 'end');
  expect(fed.told('6.4', 'loses 2 supply points: 3 now')).toBe(true);
  const hungry = winter(
    { ...CAVALRY, supply: 1, roman: { boii: ['boii', 'legion-x', 'roman-cavalry'] } },
    NORMAL,
  );
  hungry.do('roman', 'end');
  expect([hungry.where('roman-cavalry'), hungry.where('legion-x')]).toEqual(['roman boii 1', 'roman boii 4']);
});

test('9.4, 6.5 cavalry adds a step for a supply point, at home and away', () => {
  const home = winter({ ...CAVALRY, supply: 2, roman: { [HOME]: [['roman-cavalry', 1]] } }, NORMAL);
  home.do('roman', 'add', 'roman-cavalry');
  expect([home.where('roman-cavalry'), home.told('6.6', '3 now')]).toEqual([`roman ${HOME} 2`, true]);
  const away = winter(
    { ...CAVALRY, supply: 4, roman: { boii: ['boii', 'legion-x', ['roman-cavalry', 1]] } },
    NORMAL,
  );
  away.do('roman', 'end');
  away.do('roman', 'add', 'roman-cavalry');
  expect([away.where('roman-cavalry'), away.told('6.6', '3 now')]).toEqual(['roman boii 2', true]);
});

test('9.4, 6.2.2 cavalry goes home to the off-map area while Barbarians hold Transalpine Gaul', () => {
  const t = winter(
    { ...CAVALRY, roman: { aedui: ['roman-cavalry'] }, barbarian: { [HOME]: ['german-1'] } },
    NORMAL,
  );
  expect(t.where('roman-cavalry')).toBe('roman off-map 2');
});

test('9.4, 6.2.5 German cavalry may winter with Ariovistus within the garrison limit', () => {
  const position: Position = {
    ...CAVALRY,
    barbarian: { treveri: ['treveri', 'ariovistus', 'german-cavalry'], remi: ['remi', 'german-1'] },
  };
  const stays = winter(position, NORMAL).do('barbarian', 'remain', 'ariovistus');
  expect(stays.legal('barbarian', 'remain')).toEqual(['german-cavalry']);
  stays.do('barbarian', 'remain', 'german-cavalry');
  expect([stays.where('german-cavalry'), stays.where('german-1')]).toEqual([
    'barbarian treveri 2',
    'barbarian germania 3',
  ]);
  const full = winter(position, POOR).do('barbarian', 'remain', 'ariovistus');
  expect(full.where('german-cavalry')).toBe('barbarian germania 2');
  const goes = winter(position, NORMAL).do('barbarian', 'end');
  expect(goes.where('german-cavalry')).toBe('barbarian germania 2');
});

test('9.4, 6.2.1 German cavalry is gone before tribes return, unless it is with Ariovistus', () => {
  const lost = (barbarian: Position['barbarian']) =>
    winter({ ...CAVALRY, barbarian }, NORMAL).where('remi-1');
  expect(lost({ remi: ['german-cavalry'], leuci: ['leuci', 'ariovistus'] })).toBe('neutral');
  expect(lost({ remi: ['german-cavalry', 'ariovistus'] })).toBe('barbarian remi 1');
});

test('9.7, 9.4 cavalry that returns is no legion: it gives the Barbarians no point', () => {
  const t = winter(
    {
      turn: 4,
      variants: { politicsOfWar: true, cavalry: 'roman' },
      aside: { 'roman-cavalry': 4, 'legion-vii': 4 },
    },
    NORMAL,
  );
  t.do('roman', 'bring', 'roman-cavalry');
  expect([t.where('roman-cavalry'), t.G.score.barbarian]).toEqual([`roman ${HOME} 2`, 0]);
  t.do('roman', 'bring', 'legion-vii');
  expect(t.G.score.barbarian).toBe(1);
});

test('9.9, 9.4 cavalry in battle with Caesar is no legion: it hits up to a 2', () => {
  const t = battle(
    'roman',
    {
      variants: { historicalStrength: true, cavalry: 'roman' },
      roman: { [HOME]: ['legion-x', 'roman-cavalry'] },
      barbarian: { volcae: ['volcae'] },
    },
    HOME,
    'volcae',
    'legion-x',
    'roman-cavalry',
  );
  t.do('roman', 'pass', 'legion-x').fire('roman-cavalry', 3, 2);
  expect(t.unit('volcae-1').strength).toBe(2);
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
