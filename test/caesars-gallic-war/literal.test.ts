import { expect, test } from 'vitest';
import { moving, type Position, table, winter } from './table';

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

/** Rome plays a Minor Revolt, the Barbarians the card of the Remi, who are theirs at strength 1. */
function facingRevolt(roman: 'event' | 'movement', position: Position = {}) {
  return table({
    hands: { roman: ['minor-revolt-1'], barbarian: ['remi'] },
    barbarian: { remi: [['remi', 1]], treveri: ['treveri'] },
    ...position,
  })
    .do('roman', 'play', 'minor-revolt-1')
    .do('barbarian', 'play', 'remi')
    .do('roman', 'announce', roman);
}

test('5.2, 5.2.1 a tribe that an announced Roman revolt may turn neutral can be activated again after it', () => {
  const t = facingRevolt('event').do('barbarian', 'announce', 'activation').do('roman', 'revolt', 'remi');
  expect([t.where('remi-1'), t.G.activations.barbarian]).toEqual(['barbarian remi 3', ['remi']]);
  const vain = facingRevolt('event')
    .do('barbarian', 'announce', 'activation')
    .do('roman', 'revolt', 'treveri');
  expect([vain.where('remi-1'), vain.G.activations.barbarian]).toEqual(['barbarian remi 1', []]);
  expect(vain.told('5.2.1', 'cannot be activated')).toBe(true);
});

test('5.2, 5.2.1 no activation is announced of a tribe that no action before it can turn neutral', () => {
  const kinds = (roman: 'event' | 'movement', position: Position = {}) =>
    facingRevolt(roman, position).legal('barbarian', 'announce');
  const guarded: Position = { barbarian: { remi: [['remi', 1], 'german-1'] } };
  const used: Position = { activations: { roman: [], barbarian: ['treveri', 'boii'] } };
  expect(kinds('event')).toContain('activation');
  expect(kinds('movement')).not.toContain('activation');
  expect(kinds('event', guarded)).not.toContain('activation');
  expect(kinds('event', used)).not.toContain('activation');
});

test('7.2 Ariovistus wins over the units he attacks, not those of the tribe that have got away', () => {
  const t = moving('barbarian', {
    barbarian: { germania: ['ariovistus'] },
    roman: { allobroges: ['allobroges'] },
  });
  t.activate('barbarian', 'germania').march('barbarian', ['ariovistus'], 'sequani').do('barbarian', 'end');
  t.activate('roman', 'sequani').march('roman', ['sequani-2'], 'allobroges').dice(2).do('roman', 'end');
  expect([t.where('sequani-1'), t.where('sequani-2')]).toEqual(['barbarian sequani 3', 'roman allobroges 3']);
});

/** Rome wins the home of Vercingetorix by politics, with these others on the map. */
function homeWon(position: Position) {
  return table({
    hands: { roman: ['helvetii'], barbarian: ['andes'] },
    homes: { vercingetorix: 'arverni' },
    ...position,
    barbarian: { arverni: ['arverni', 'vercingetorix'], ...position.barbarian },
  })
    .cards(['helvetii', 'political'], ['andes', 'movement'])
    .dice(3)
    .do('roman', 'influence', 'arverni');
}

test('5.2.1, 7.3 a tribe that is away from its home is the Barbarians’, and a new home for Vercingetorix', () => {
  const t = homeWon({ barbarian: { germania: ['treveri'] } });
  expect([t.step, t.legal('barbarian', 'settle')]).toEqual(['rehome', ['treveri']]);
  t.do('barbarian', 'settle', 'treveri');
  expect([t.G.homes.vercingetorix, t.isUnderWay('battle')]).toEqual(['treveri', true]);
});

test('5.2.1, 7.3 he finds no home with a tribe that is away when Romans, neutrals or Romans’ allies are of it', () => {
  const fate = (position: Position) => homeWon(position).where('vercingetorix');
  const germania = { germania: ['treveri'] };
  expect(fate({ barbarian: germania, roman: { treveri: ['legion-vii'] } })).toBe('dead');
  expect(fate({ barbarian: { germania: ['treveri-1'] }, roman: { leuci: ['treveri-2'] } })).toBe('dead');
  expect(fate({ barbarian: { germania: ['treveri-1'] } })).toBe('dead');
  expect(fate({ barbarian: { germania: ['treveri-1'] }, lost: ['treveri-2'] })).not.toBe('dead');
});
