import { expect, test } from 'vitest';
import { type Position, type Table, winter } from './table';

const HOME = 'transalpine-gaul';
const [POOR, NORMAL] = [1, 3];

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

test('6.2.2 no battle is fought in winter for a Transalpine Gaul that no Roman returns to', () => {
  const t = winter({ barbarian: { [HOME]: ['ariovistus', 'german-1'], boii: ['boii'] } }, NORMAL);
  expect([t.told('5.2.2', 'Battle'), t.step]).toEqual([false, 'germans']);
});

test('6.2.2, 5.2.2 Barbarians who have held Transalpine Gaul regroup, Romans who come home do not', () => {
  const fight = (die: number) => {
    const position: Position = {
      roman: { allobroges: ['allobroges', 'legion-vii'] },
      barbarian: { [HOME]: [['german-1', 1]], boii: ['boii'] },
    };
    const t = winter(position, NORMAL).do('roman', 'home', 'legion-vii');
    t.do('barbarian', 'pass', 'german-1').fire('legion-vii', die, 6, 6, 6);
    return t;
  };
  const held = fight(6).do('barbarian', 'pass', 'german-1').do('roman', 'retreat', 'legion-vii', 'off-map');
  expect([held.step, held.legal('barbarian', 'regroup')]).toEqual(['regroup', ['german-1 boii']]);
  const won = fight(1);
  expect([won.where('legion-vii'), won.told('5.2.2', 'Rome wins')]).toEqual([`roman ${HOME} 4`, true]);
  expect(won.isUnderWay('regroup')).toBe(false);
});

test('6.2.2, 7.1 a Caesar who comes home by choice may retreat to areas too, whatever their garrison', () => {
  const t = winter(
    {
      roman: { allobroges: ['allobroges', 'legion-vii', 'legion-x'] },
      barbarian: { [HOME]: ['german-1'] },
    },
    POOR,
  );
  t.do('roman', 'home', 'legion-x').do('roman', 'end');
  expect(t.retreats('roman', 'legion-x')).toEqual(['allobroges', 'off-map']);
});

/** A winter of Vercingetorix in an area, with who is there, and his home. */
function vercingetorix(barbarian: Position['barbarian'], home: 'arverni' | 'boii'): Table {
  return winter({ barbarian, homes: { vercingetorix: home } }, NORMAL);
}

test('6.2.5, 6.2.4 nobody stays in Germania with Vercingetorix, who goes home from there himself', () => {
  const t = vercingetorix({ germania: ['vercingetorix', 'aedui-1', 'german-1'], boii: ['boii'] }, 'boii');
  expect(t.legal('barbarian', 'remain')).toEqual([]);
  expect(t.legal('barbarian', 'end')).toEqual(['boii']);
  t.do('barbarian', 'end', 'boii');
  expect([t.where('vercingetorix'), t.G.score.roman]).toEqual(['barbarian boii 4', 0]);
});

test('6.2.4, 7.3 Vercingetorix does not go to a home that has turned neutral', () => {
  const t = vercingetorix({ boii: ['boii', 'vercingetorix', 'aedui-1'] }, 'arverni');
  expect(t.step).toBe('gauls');
  expect(t.moves('barbarian')).toEqual(['remain', 'end']);
  expect(t.legal('barbarian', 'end')).toEqual(['boii']);
});

test('6.2.4, 7.4 a minor leader may winter with Vercingetorix, and counts like a tribe', () => {
  const t = winter(
    {
      barbarian: { boii: ['boii', 'vercingetorix', 'dumnorix', 'remi-1'], aedui: ['aedui'] },
      homes: { vercingetorix: 'boii', dumnorix: 'aedui' },
    },
    NORMAL,
  );
  expect(t.legal('barbarian', 'remain')).toEqual(['dumnorix', 'remi-1']);
  t.do('barbarian', 'remain', 'dumnorix').do('barbarian', 'end', 'boii');
  expect([t.where('dumnorix'), t.where('remi-1')]).toEqual(['barbarian boii 3', 'barbarian remi 3']);
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

test('6.2.4, 6.5 a unit that was given a step in one winter goes home in the next like the others', () => {
  const t = winter({ turn: 4, barbarian: { remi: [['remi-1', 2]], treveri: ['treveri'] } }, NORMAL);
  t.do('barbarian', 'add', 'remi-1');
  for (let round = 1; round <= 5; round++) {
    const { roman, barbarian } = t.G.secret;
    t.dice(NORMAL, 6).cards([roman.hand[0], 'movement'], [barbarian.hand[0], 'movement']);
    if (round === 1) {
      t.activate('barbarian', 'remi').march('barbarian', ['remi-1'], 'treveri').do('barbarian', 'end');
      expect(t.where('remi-1')).toBe('barbarian treveri 3');
    } else t.idle();
  }
  expect([t.G.turn, t.where('remi-1')]).toEqual([6, 'barbarian remi 3']);
});

test('6.7, 6.7.1 a new legion that was eliminated does not come with those of the turn track', () => {
  const back = (turn: number, due: number) =>
    winter({ turn, aside: { 'legion-xiii': due, 'legion-xiv': due } }, NORMAL).where('legion-xiii');
  expect([back(2, 3), back(3, 4), back(4, 4)]).toEqual(['3', '4', `roman ${HOME} 4`]);
});
