import { expect, test } from 'vitest';
import { rulebook } from '../../games/julius-caesar';
import { makeMove } from '../../games/kit/make';
import { scripted } from '../../games/testing/chance';
import { commanding, type Table, war } from './table';

const strengths = (t: Table, side: 'caesar' | 'pompey', ...ids: string[]) =>
  ids.map((id) => t.block(side, id).strength);

test('7.3 the Tarraco example: Reserves of both sides stay out of round 1 and join in round 2', () => {
  const t = war(
    {
      narbo: ['c-caesar', 'c-legio-7', 'c-legio-9', 'c-legio-10'],
      bilbilis: ['c-legio-8', 'c-equitatus-1'],
    },
    {
      tarraco: ['p-legio-5', 'p-legio-6', 'p-equitatus-1'],
      'carthago-nova': ['p-legio-1', 'p-legio-2', 'p-legio-4', 'p-auxilia-3'],
    },
  )
    .march('caesar', 'narbo', 'tarraco', 'c-caesar', 'c-legio-7', 'c-legio-9', 'c-legio-10')
    .march('caesar', 'bilbilis', 'tarraco', 'c-legio-8', 'c-equitatus-1')
    .do('caesar', 'end');
  expect(t.legal('caesar', 'main')).toEqual(['tarraco bilbilis', 'tarraco narbo']);
  t.do('caesar', 'main', 'tarraco', 'narbo').do('caesar', 'end');
  t.march('pompey', 'carthago-nova', 'tarraco', 'p-legio-1', 'p-legio-2', 'p-legio-4', 'p-auxilia-3');
  t.endCommands();

  expect(t.legal('caesar', 'fire')).toEqual(['c-caesar']);
  t.fire('caesar', 'c-caesar', 1, 2, 6);
  expect(strengths(t, 'pompey', 'p-legio-5', 'p-legio-6', 'p-equitatus-1')).toEqual([2, 2, 2]);
  t.fire('pompey', 'p-equitatus-1', 3, 4);
  expect(t.legal('caesar', 'take')).toEqual(['c-caesar', 'c-legio-10', 'c-legio-7', 'c-legio-9']);
  t.do('caesar', 'take', 'c-legio-10');
  expect(t.legal('pompey', 'fire')).toEqual(['p-legio-5', 'p-legio-6']);
  t.fire('pompey', 'p-legio-5', 2, 3).do('caesar', 'take', 'c-legio-9').do('pompey', 'pass', 'p-legio-6');
  expect(t.legal('caesar', 'fire')).toEqual(['c-legio-10', 'c-legio-7', 'c-legio-9']);
  t.fire('caesar', 'c-legio-7', 1, 5, 6).do('pompey', 'take', 'p-legio-6');
  t.fire('caesar', 'c-legio-9', 6, 6);
  t.fire('caesar', 'c-legio-10', 4, 5);
  expect(t.legal('pompey', 'take')).toEqual(['p-equitatus-1', 'p-legio-5']);
  t.do('pompey', 'take', 'p-legio-5');

  expect(t.battle?.round).toBe(2);
  expect(strengths(t, 'pompey', 'p-legio-1', 'p-legio-2', 'p-legio-4', 'p-auxilia-3')).toEqual([4, 4, 3, 3]);
  t.fire('pompey', 'p-auxilia-3', 1, 1, 6);
  expect(t.legal('caesar', 'take')).toEqual(['c-caesar', 'c-equitatus-1', 'c-legio-7', 'c-legio-8']);
  t.do('caesar', 'take', 'c-legio-8').do('caesar', 'take', 'c-equitatus-1');
  t.fire('caesar', 'c-caesar', 3, 3, 4);
  expect(strengths(t, 'pompey', 'p-legio-1', 'p-legio-2')).toEqual([3, 3]);
  expect(t.passRound()).toEqual([
    'pompey p-equitatus-1',
    'caesar c-equitatus-1',
    'pompey p-legio-1',
    'pompey p-legio-2',
    'pompey p-legio-4',
    'pompey p-legio-5',
    'pompey p-legio-6',
    'caesar c-legio-10',
    'caesar c-legio-7',
    'caesar c-legio-8',
    'caesar c-legio-9',
  ]);
});

test('7.3 the attacker may take any of his roads as the Main Attack, and has no choice with one', () => {
  const t = war({ narbo: ['c-legio-7'], bilbilis: ['c-legio-8'] }, { tarraco: ['p-legio-5'] })
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7')
    .march('caesar', 'bilbilis', 'tarraco', 'c-legio-8')
    .do('caesar', 'end');
  expect(t.sides).toEqual(['caesar']);
  t.do('caesar', 'main', 'tarraco', 'bilbilis').endCommands();
  expect(t.passRound()).toEqual(['pompey p-legio-5', 'caesar c-legio-8']);
  expect(t.passRound()).toEqual(['pompey p-legio-5', 'caesar c-legio-7', 'caesar c-legio-8']);
  const one = war({ narbo: ['c-legio-7', 'c-legio-8'] }, { tarraco: ['p-legio-5'] })
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7')
    .march('caesar', 'narbo', 'tarraco', 'c-legio-8')
    .do('caesar', 'end');
  expect(one.step).toBe('levy');
});

test('7.3 a defender reinforced by two roads names no Main Attack', () => {
  const t = commanding(
    {
      caesar: { narbo: ['c-legio-7'] },
      pompey: { tarraco: ['p-legio-5'], bilbilis: ['p-legio-6'], 'carthago-nova': ['p-legio-4'] },
    },
    'c01',
    'c12',
  )
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7')
    .endCommand('caesar')
    .march('pompey', 'bilbilis', 'tarraco', 'p-legio-6')
    .march('pompey', 'carthago-nova', 'tarraco', 'p-legio-4')
    .do('pompey', 'end');
  expect(t.step).toBe('levy');
  t.endCommands();
  expect(t.passRound()).toEqual(['pompey p-legio-5', 'caesar c-legio-7']);
});

test('7.3 what brings enemy Reserves to light cannot be taken back', () => {
  const isFinal = (t: Table, id: string) =>
    makeMove(rulebook, t.G, t.side, { move: 'pass', args: [id] }, scripted())?.isFinal;
  const battle = (pompey: string[]) =>
    war({ narbo: ['c-caesar', 'c-legio-7'] }, { tarraco: ['p-legio-5'], bilbilis: pompey })
      .march('caesar', 'narbo', 'tarraco', 'c-caesar', 'c-legio-7')
      .endCommand('caesar');
  const t = battle(['p-legio-6'])
    .march('pompey', 'bilbilis', 'tarraco', 'p-legio-6')
    .endCommands()
    .do('caesar', 'pass', 'c-caesar')
    .do('pompey', 'pass', 'p-legio-5');
  expect(isFinal(t, 'c-legio-7')).toBe(true);
  const none = battle([]).endCommands().do('caesar', 'pass', 'c-caesar').do('pompey', 'pass', 'p-legio-5');
  expect(isFinal(none, 'c-legio-7')).toBe(false);
});

test('7.3 two sea borders, or a sea border and a road, give a Main Attack and Reserves as well', () => {
  const seas = war({ tyrrhenum: ['c-navis-1'], massilia: ['c-navis-2'] }, { hispanum: ['p-navis-1'] })
    .march('caesar', 'tyrrhenum', 'hispanum', 'c-navis-1')
    .march('caesar', 'massilia', 'hispanum', 'c-navis-2')
    .do('caesar', 'end');
  expect(seas.legal('caesar', 'main')).toEqual(['hispanum massilia', 'hispanum tyrrhenum']);
  seas.do('caesar', 'main', 'hispanum', 'massilia').endCommands();
  expect(seas.passRound()).toEqual(['pompey p-navis-1', 'caesar c-navis-2']);
  expect(seas.passRound()).toEqual(['pompey p-navis-1', 'caesar c-navis-1', 'caesar c-navis-2']);
  const both = war({ tyrrhenum: ['c-navis-1'], rome: ['c-legio-7'] }, { neapolis: ['p-legio-1'] })
    .march('caesar', 'tyrrhenum', 'neapolis', 'c-navis-1')
    .march('caesar', 'rome', 'neapolis', 'c-legio-7')
    .do('caesar', 'end');
  expect(both.legal('caesar', 'main')).toEqual(['neapolis rome', 'neapolis tyrrhenum']);
  both.do('caesar', 'main', 'neapolis', 'tyrrhenum').endCommands();
  expect(both.passRound()).toEqual(['pompey p-legio-1', 'caesar c-navis-1']);
});

test('7.3 hits beyond the main force do not reach the Reserves in round 1', () => {
  const t = war({ narbo: ['c-legio-10'] }, { tarraco: [['p-legio-5', 1]], 'carthago-nova': ['p-legio-2'] })
    .march('caesar', 'narbo', 'tarraco', 'c-legio-10')
    .do('caesar', 'end')
    .do('caesar', 'end')
    .march('pompey', 'carthago-nova', 'tarraco', 'p-legio-2')
    .endCommands();
  t.do('pompey', 'pass', 'p-legio-5').fire('caesar', 'c-legio-10', 1, 1, 1);
  expect(t.block('pompey', 'p-legio-5').place).toBe('killed');
  expect(t.block('pompey', 'p-legio-2')).toMatchObject({ place: 'tarraco', strength: 3 });
});

test('7.31 Reserves of an attacker without a main force lose a step and fight on as attackers', () => {
  const t = war(
    {
      narbo: [['c-legio-7', 1]],
      bilbilis: ['c-legio-8', ['c-antonius', 1]],
    },
    { tarraco: ['p-auxilia-3', 'p-legio-5'] },
  )
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7')
    .march('caesar', 'bilbilis', 'tarraco', 'c-legio-8', 'c-antonius')
    .do('caesar', 'end')
    .do('caesar', 'main', 'tarraco', 'narbo')
    .endCommands();
  t.fire('pompey', 'p-auxilia-3', 1, 1, 6);
  expect(t.battle?.round).toBe(2);
  expect(t.block('caesar', 'c-legio-7').place).toBe('killed');
  expect(t.block('caesar', 'c-legio-8').strength).toBe(2);
  expect(t.block('caesar', 'c-antonius').place).toBe('trophy');
  expect(t.passRound()).toEqual(['pompey p-auxilia-3', 'pompey p-legio-5', 'caesar c-legio-8']);
  t.passRound();
  t.passRound();
  expect(t.moves('caesar')).toEqual(['retreat']);
});

/** Pompey's lone defender of Tarraco falls in round 1 to Caesar from Narbo; both sides have Reserves. */
function tarracoDisrupted(reserve: [string, number][], caesarReserve = 'c-legio-8'): Table {
  return war(
    { narbo: ['c-caesar'], bilbilis: [caesarReserve] },
    { tarraco: [['p-legio-5', 1]], 'carthago-nova': [...reserve, 'p-legio-6'] },
  )
    .march('caesar', 'narbo', 'tarraco', 'c-caesar')
    .march('caesar', 'bilbilis', 'tarraco', caesarReserve)
    .do('caesar', 'end')
    .do('caesar', 'main', 'tarraco', 'narbo')
    .do('caesar', 'end')
    .march('pompey', 'carthago-nova', 'tarraco', ...reserve.map(([id]) => id))
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 6, 6);
}

test('7.31 Reserves of a defender without a main force lose a step, and the sides change roles', () => {
  const t = tarracoDisrupted([
    ['p-auxilia-3', 3],
    ['p-elephant', 4],
    ['p-legio-4', 1],
    ['p-pompey', 2],
  ]);
  expect(strengths(t, 'pompey', 'p-auxilia-3', 'p-elephant', 'p-pompey')).toEqual([2, 2, 1]);
  expect(t.block('pompey', 'p-legio-4').place).toBe('killed');
  expect(strengths(t, 'caesar', 'c-caesar', 'c-legio-8')).toEqual([3, 3]);
  expect(t.passRound()).toEqual([
    'caesar c-caesar',
    'pompey p-auxilia-3',
    'pompey p-elephant',
    'pompey p-pompey',
    'caesar c-legio-8',
  ]);
});

test('7.31 after the change of roles the former attacker retreats as a defender does', () => {
  const t = tarracoDisrupted([['p-auxilia-3', 3]]);
  expect(t.battle?.round).toBe(2);
  expect(t.legal('caesar', 'retreat')).toEqual(['c-caesar bilbilis', 'c-caesar narbo']);
  t.do('caesar', 'pass', 'c-caesar');
  expect(t.legal('pompey', 'retreat')).toEqual(['p-auxilia-3 carthago-nova']);
});

test('7.31 after the change of roles the former defender must retreat in round 4', () => {
  const t = tarracoDisrupted([['p-auxilia-3', 3]]);
  t.passRound();
  t.passRound();
  expect(t.battle?.round).toBe(4);
  expect(t.moves('caesar')).toEqual(['fire', 'retreat', 'pass']);
  t.do('caesar', 'pass', 'c-caesar');
  expect(t.moves('pompey')).toEqual(['retreat']);
  t.do('pompey', 'retreat', 'p-auxilia-3', 'carthago-nova');
  expect(t.sides).toEqual(['caesar']);
  expect(t.step).toBe('regroup');
});

test('7.31 main forces that fall later, or only in part, disrupt nobody', () => {
  const t = war(
    { narbo: ['c-caesar'] },
    {
      tarraco: [
        ['p-legio-5', 1],
        ['p-legio-6', 1],
      ],
      'carthago-nova': ['p-legio-4'],
    },
  )
    .march('caesar', 'narbo', 'tarraco', 'c-caesar')
    .do('caesar', 'end')
    .do('caesar', 'end')
    .march('pompey', 'carthago-nova', 'tarraco', 'p-legio-4')
    .endCommands();
  t.fire('caesar', 'c-caesar', 1, 6, 6).do('pompey', 'take', 'p-legio-6').passRound();
  expect(t.battle?.round).toBe(2);
  expect(t.block('pompey', 'p-legio-4').strength).toBe(3);
  t.fire('caesar', 'c-caesar', 1, 2, 3);
  expect(t.block('pompey', 'p-legio-4').strength).toBe(1);
  t.do('pompey', 'take', 'p-legio-5');
  expect(t.block('pompey', 'p-legio-5').place).toBe('killed');
  expect(t.passRound()).toEqual(['pompey p-legio-4']);
  expect(t.block('pompey', 'p-legio-4').strength).toBe(1);
  expect(t.passRound()).toEqual(['caesar c-caesar', 'pompey p-legio-4']);
});

test('7.31 a defender wiped out in round 1 without Reserves has lost', () => {
  const t = war({ narbo: ['c-caesar'], bilbilis: ['c-legio-8'] }, { tarraco: [['p-legio-5', 1]] })
    .march('caesar', 'narbo', 'tarraco', 'c-caesar')
    .march('caesar', 'bilbilis', 'tarraco', 'c-legio-8')
    .do('caesar', 'end')
    .do('caesar', 'main', 'tarraco', 'narbo')
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 6, 6);
  expect(t.step).toBe('regroup');
  expect(t.block('caesar', 'c-legio-8').strength).toBe(3);
});

test('7.42 a ballista that becomes a defender goes with B, one that becomes an attacker with D', () => {
  const defends = tarracoDisrupted([['p-pompey', 3]], 'c-ballista');
  expect(defends.passRound()).toEqual(['caesar c-caesar', 'caesar c-ballista', 'pompey p-pompey']);
  const attacks = tarracoDisrupted([
    ['p-ballista', 2],
    ['p-legio-4', 3],
  ]);
  expect(attacks.passRound()).toEqual([
    'caesar c-caesar',
    'caesar c-legio-8',
    'pompey p-legio-4',
    'pompey p-ballista',
  ]);
});
