import { expect, test } from 'vitest';
import { type Position, table, winter } from './table';

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

test('9.5, 7.3 there is no raid any more once Vercingetorix, who had arrived, is eliminated', () => {
  expect(announcing({}).legal('barbarian', 'announce')).toContain('supply');
  const t = announcing({ aside: { vercingetorix: 'dead' } });
  expect(t.legal('barbarian', 'announce')).not.toContain('supply');
});

const HOME = 'transalpine-gaul';
const POOR = 1;
const NORMAL = 3;

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
