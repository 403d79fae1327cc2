import { expect, test } from 'vitest';
import { battle, moving, type Position, winter } from './table';

const HOME = 'transalpine-gaul';
const [POOR, NORMAL] = [1, 3];

/** Germans hold Transalpine Gaul; Roman cavalry is away. */
const LOST: Position = {
  variants: { cavalry: 'roman' },
  barbarian: { [HOME]: ['german-1', 'german-2'], germania: ['german-3'] },
};

const CAVALRY: Position = { turn: 4, variants: { cavalry: 'both' } };

test('9.4, 6.2.2 cavalry does not fight alone for a Transalpine Gaul that is lost, but goes to the off-map area', () => {
  const t = winter({ ...LOST, roman: { boii: ['boii', 'roman-cavalry'] } }, NORMAL, 6);
  expect(t.where('roman-cavalry')).toBe('roman off-map 2');
  expect(t.told('5.2.2', 'Battle')).toBe(false);
  expect(t.journal.find(({ rule }) => rule === '9.4')?.text).toBe(
    'A black unit returns from Boii to the Roman Off Map Area.',
  );
});

test('9.4, 6.2.1 it goes there before eliminated tribes return', () => {
  const t = winter({ ...LOST, roman: { aedui: ['roman-cavalry'] } }, NORMAL, 6);
  expect([t.where('roman-cavalry'), t.where('aedui-1')]).toEqual(['roman off-map 2', 'neutral']);
});

test('9.4, 6.4 there it needs no supply, and it regains steps as a legion does', () => {
  const t = winter({ ...LOST, supply: 1, roman: { boii: ['boii', ['roman-cavalry', 1]] } }, NORMAL);
  expect([t.step, t.G.supply, t.legal('roman', 'add')]).toEqual(['replace', 1, ['roman-cavalry']]);
  expect(t.dice(6).do('roman', 'add', 'roman-cavalry').where('roman-cavalry')).toBe('roman off-map 2');
});

test('9.4, 5.2.1 from there it comes as a group of its own, and no further than Transalpine Gaul', () => {
  const roman = { 'off-map': ['roman-cavalry', 'legion-vii'], volcae: ['volcae'] };
  const t = moving('roman', { variants: LOST.variants, roman }).activate('roman', 'off-map');
  expect(t.destinations('roman', 'roman-cavalry')).toEqual([HOME]);
  t.march('roman', ['roman-cavalry'], HOME);
  expect([t.destinations('roman', 'roman-cavalry'), t.destinations('roman', 'legion-vii')]).toEqual([[], []]);
});

test('9.4, 6.2.2 cavalry that leaves Caesar’s winter quarters with him is of the one group that attacks', () => {
  const t = winter({ ...LOST, roman: { allobroges: ['allobroges', 'legion-x', 'roman-cavalry'] } }, NORMAL);
  expect(t.where('roman-cavalry')).toBe('roman allobroges 2');
  t.do('roman', 'all');
  expect(t.battle?.area).toBe(HOME);
  expect(t.passRound().slice().sort()).toEqual(['german-1', 'german-2', 'legion-x', 'roman-cavalry']);
});

test('9.4, 6.2.2 from that battle it retreats to the off-map area, or to where Caesar winters', () => {
  const t = winter({ ...LOST, roman: { allobroges: ['allobroges', 'legion-x', 'roman-cavalry'] } }, NORMAL);
  t.do('roman', 'all');
  t.do('roman', 'pass', 'legion-x').do('barbarian', 'pass', 'german-1').do('barbarian', 'pass', 'german-2');
  expect(t.retreats('roman', 'roman-cavalry')).toEqual(['off-map']);
  t.do('roman', 'pass', 'roman-cavalry').do('roman', 'retreat', 'legion-x', 'allobroges');
  for (const id of ['german-1', 'german-2']) t.do('barbarian', 'pass', id);
  expect(t.retreats('roman', 'roman-cavalry')).toEqual(['allobroges', 'off-map']);
});

test('9.4, 6.2.2 cavalry in the off-map area stays there, as legions do', () => {
  const roman = { 'off-map': ['roman-cavalry', 'legion-vii'], [HOME]: ['legion-viii'] };
  const t = winter({ variants: LOST.variants, roman }, NORMAL, 6);
  expect([t.where('roman-cavalry'), t.where('legion-vii')]).toEqual(['roman off-map 2', 'roman off-map 4']);
});

test('9.4, 6.2.2 cavalry goes home before a Caesar who must, in whatever order they came', () => {
  const position = (ids: string[]) => ({
    variants: { cavalry: 'roman' } as const,
    wintered: { caesar: true, ariovistus: false },
    roman: { aedui: ['aedui', ...ids], boii: ['boii', 'legion-vii'] },
  });
  for (const ids of [
    ['legion-x', 'roman-cavalry'],
    ['roman-cavalry', 'legion-x'],
  ]) {
    const t = winter(position(ids), 3);
    expect([t.step, t.where('roman-cavalry')]).toEqual(['legions', `roman ${HOME} 2`]);
    expect(t.moves('roman')).not.toContain('end');
    expect(t.do('roman', 'home', 'legion-x').moves('roman')).toContain('end');
  }
});

test('9.4, 5.2.1 cavalry counts at a border like other units, and stops where there is no more room', () => {
  const position: Position = {
    variants: { cavalry: 'roman' },
    roman: { [HOME]: ['legion-vii', 'legion-viii', 'roman-cavalry'], helvetii: ['helvetii'] },
  };
  const first = moving('roman', position).activate('roman', HOME);
  first.march('roman', ['roman-cavalry', 'legion-vii'], 'helvetii');
  expect(first.destinations('roman', 'legion-viii')).not.toContain('helvetii');
  const last = moving('roman', position).activate('roman', HOME);
  last.march('roman', ['legion-vii', 'legion-viii'], 'helvetii');
  expect(last.destinations('roman', 'roman-cavalry')).not.toContain('helvetii');
});

test('9.4, 5.2.1 cavalry on its second area counts at the border it crosses then', () => {
  const t = moving('roman', {
    variants: { cavalry: 'roman' },
    roman: { [HOME]: ['roman-cavalry'], allobroges: ['allobroges', 'legion-vii'], helvetii: ['helvetii'] },
  }).activate('roman', HOME, 'allobroges');
  t.march('roman', ['legion-vii', 'allobroges-1'], 'helvetii').march(
    'roman',
    ['roman-cavalry'],
    'allobroges',
  );
  expect(t.destinations('roman', 'roman-cavalry')).not.toContain('helvetii');
  const ahead = moving('roman', {
    variants: { cavalry: 'roman' },
    roman: { [HOME]: ['roman-cavalry'], allobroges: ['allobroges', 'legion-vii'], helvetii: ['helvetii'] },
  }).activate('roman', HOME, 'allobroges');
  ahead
    .march('roman', ['roman-cavalry'], 'allobroges', 'helvetii')
    .march('roman', ['legion-vii'], 'helvetii');
  expect(ahead.destinations('roman', 'allobroges-1')).not.toContain('helvetii');
});

test('9.4, 5.2.1 the second area of cavalry is no forced march: it costs no supply point', () => {
  const t = moving('roman', {
    variants: { cavalry: 'roman' },
    supply: 9,
    roman: { [HOME]: ['roman-cavalry'], allobroges: ['allobroges'] },
  }).activate('roman', HOME);
  t.march('roman', ['roman-cavalry'], 'allobroges', 'sequani');
  expect([t.where('roman-cavalry'), t.G.supply]).toEqual(['roman sequani 2', 9]);
});

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

test('9.4, 6.2.2 cavalry with a Caesar who may not winter goes home before eliminated tribes and legions do', () => {
  const lost: Position = {
    variants: { cavalry: 'roman' },
    barbarian: { [HOME]: ['german-1'] },
  };
  const must = winter(
    {
      ...lost,
      wintered: { caesar: true, ariovistus: false },
      roman: { allobroges: ['allobroges', 'legion-x', 'roman-cavalry'] },
    },
    NORMAL,
  );
  expect([must.step, must.where('roman-cavalry')]).toEqual(['legions', 'roman off-map 2']);
  const abroad = winter({ ...lost, roman: { germania: ['legion-x', 'roman-cavalry'] } }, NORMAL);
  expect([abroad.where('roman-cavalry'), abroad.where('legion-x')]).toEqual([
    'roman off-map 2',
    `roman ${HOME} 4`,
  ]);
  const may = winter({ ...lost, roman: { allobroges: ['allobroges', 'legion-x', 'roman-cavalry'] } }, NORMAL);
  expect(may.where('roman-cavalry')).toBe('roman allobroges 2');
});

test('9.4, 6.2.5 cavalry goes home before the legions return when Ariovistus may not winter, or has no room for it', () => {
  const cavalry = (die: number, ariovistus: boolean) =>
    winter(
      {
        variants: { cavalry: 'german' },
        wintered: { caesar: false, ariovistus },
        roman: { boii: ['boii', 'legion-vii'] },
        barbarian: { [HOME]: ['ariovistus', 'german-cavalry'] },
      },
      die,
    ).where('german-cavalry');
  expect(cavalry(NORMAL, true)).toBe('barbarian germania 2');
  expect(cavalry(POOR, false)).toBe('barbarian germania 2');
  expect(cavalry(NORMAL, false)).toBe(`barbarian ${HOME} 2`);
});
