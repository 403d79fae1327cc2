import { expect, test } from 'vitest';
import { victoryPoints } from '../../games/julius-caesar/victory';
import { table, war } from './table';

const HANDS = { caesar: ['c01', 'c02'], pompey: ['c18', 'c19'] };

test('7.5 an eliminated block lies face-up before its levy pool and cannot be levied this year', () => {
  const t = table({
    caesar: { iomnium: ['c-legio-8'] },
    pompey: { utica: [['p-auxilia-1', 1]], syracuse: ['p-legio-37'] },
    hands: HANDS,
    turn: 2,
  }).cards('c01', 'c18');
  t.march('caesar', 'iomnium', 'utica', 'c-legio-8').endCommands();
  t.do('pompey', 'pass', 'p-auxilia-1').fire('caesar', 'c-legio-8', 1, 6, 6);
  expect(t.block('pompey', 'p-auxilia-1')).toEqual({ place: 'killed', strength: 0 });
  t.do('caesar', 'end').cards('c02', 'c19').do('caesar', 'end').do('caesar', 'end').do('pompey', 'end');
  expect(t.levies('pompey')).toContain('p-auxilia-2');
  expect(t.levies('pompey')).not.toContain('p-auxilia-1');
});

test('7.5 the same block could be levied had it stayed in the pool', () => {
  const t = war({ rome: ['c-legio-8'] }, { utica: ['p-legio-38'] });
  t.do('caesar', 'end').do('caesar', 'end').do('pompey', 'end');
  expect(t.levies('pompey')).toContain('p-legio-39');
  const killed = war({ rome: ['c-legio-8'] }, { utica: ['p-legio-38'], killed: [['p-legio-39', 0]] });
  killed.do('caesar', 'end').do('caesar', 'end').do('pompey', 'end');
  expect(killed.levies('pompey')).not.toContain('p-legio-39');
});

test('7.5 a block that has changed sides returns to the pool it first came from', () => {
  const t = war({ rome: ['c-legio-10'] }, { neapolis: [['c-legio-7', 1], 'p-legio-1'] })
    .march('caesar', 'rome', 'neapolis', 'c-legio-10')
    .endCommands();
  t.do('pompey', 'pass', 'c-legio-7').do('pompey', 'pass', 'p-legio-1');
  t.do('caesar', 'pass', 'c-legio-10');
  t.do('pompey', 'retreat', 'p-legio-1', 'sipontum').do('pompey', 'pass', 'c-legio-7');
  t.fire('caesar', 'c-legio-10', 4, 5, 6);
  expect(t.block('caesar', 'c-legio-7')).toEqual({ place: 'killed', strength: 0 });
  expect(t.G.secret.pompey.blocks['c-legio-7']).toBeUndefined();
});

test('7.51 a leader killed is a point for the enemy, and the third leader joins the levy pool', () => {
  const t = table({
    caesar: { tarsus: ['c-caesar'] },
    pompey: { antioch: [['p-scipio', 1]], utica: ['p-legio-39'], sinope: ['p-legio-32'] },
    hands: HANDS,
    turn: 2,
  }).cards('c01', 'c18');
  t.march('caesar', 'tarsus', 'antioch', 'c-caesar').do('caesar', 'end').do('caesar', 'end');
  t.do('pompey', 'end');
  expect(t.block('pompey', 'p-brutus').place).toBe('third');
  expect(t.levies('pompey')).not.toContain('p-brutus');
  t.do('pompey', 'end');
  expect(victoryPoints(t.G, 'caesar')).toBe(0);
  t.do('pompey', 'pass', 'p-scipio').fire('caesar', 'c-caesar', 1, 6, 6);
  expect(t.block('pompey', 'p-scipio')).toEqual({ place: 'trophy', strength: 0 });
  expect(t.block('pompey', 'p-brutus').place).toBe('pool');
  expect(victoryPoints(t.G, 'caesar')).toBe(2);
  t.do('caesar', 'end').cards('c02', 'c19').do('caesar', 'end').do('caesar', 'end').do('pompey', 'end');
  expect(t.levies('pompey')).not.toContain('p-scipio');
  expect(t.citiesToRaise('pompey', 'p-brutus')).toEqual(['sinope', 'utica']);
  t.levy('pompey', 'p-brutus', 'sinope');
  expect(t.block('pompey', 'p-brutus')).toEqual({ place: 'sinope', strength: 1 });
  expect(t.command?.levies).toBe(1);
});

test('7.51 a second leader lost brings no other', () => {
  const t = war(
    { tarsus: ['c-caesar'] },
    {
      antioch: [
        ['p-pompey', 1],
        ['p-legio-34', 1],
      ],
      trophy: [['p-scipio', 0]],
      utica: [['p-brutus', 1]],
    },
  )
    .march('caesar', 'tarsus', 'antioch', 'c-caesar')
    .endCommands();
  t.fire('caesar', 'c-caesar', 1, 1, 6);
  expect(t.block('pompey', 'p-pompey').place).toBe('trophy');
  expect(t.block('pompey', 'p-scipio').place).toBe('trophy');
  expect(t.block('pompey', 'p-brutus')).toEqual({ place: 'utica', strength: 1 });
  expect(victoryPoints(t.G, 'caesar')).toBe(3);
});

test('7.51 a third leader killed is a trophy as well', () => {
  const t = war({ tarsus: ['c-caesar'] }, { antioch: [['p-brutus', 1]], trophy: [['p-scipio', 0]] })
    .march('caesar', 'tarsus', 'antioch', 'c-caesar')
    .endCommands()
    .do('pompey', 'pass', 'p-brutus')
    .fire('caesar', 'c-caesar', 1, 6, 6);
  expect(t.block('pompey', 'p-brutus').place).toBe('trophy');
  expect(victoryPoints(t.G, 'caesar')).toBe(3);
});

test('7.52 a defending Cleopatra who has not acted joins the attacker at strength I and acts this round', () => {
  const t = war(
    { catabathmus: ['c-caesar', 'c-legio-7'] },
    {
      alexandria: [
        ['cleopatra', 1],
        ['p-legio-38', 1],
      ],
    },
  )
    .march('caesar', 'catabathmus', 'alexandria', 'c-caesar', 'c-legio-7')
    .endCommands();
  t.fire('caesar', 'c-caesar', 1, 6, 6).do('pompey', 'take', 'cleopatra');
  expect(t.G.secret.pompey.blocks.cleopatra).toBeUndefined();
  expect(t.block('caesar', 'cleopatra')).toMatchObject({ place: 'alexandria', strength: 1 });
  expect(t.legal('pompey', 'fire')).toEqual(['p-legio-38']);
  t.do('pompey', 'pass', 'p-legio-38');
  expect(t.legal('caesar', 'fire')).toEqual(['c-legio-7', 'cleopatra']);
  t.fire('caesar', 'cleopatra', 1);
  expect(t.block('pompey', 'p-legio-38').place).toBe('killed');
});

test('7.52 a defending Cleopatra who has acted fights for the attacker from the next round', () => {
  const t = war(
    { catabathmus: ['c-legio-7', 'c-legio-8'] },
    {
      alexandria: [
        ['cleopatra', 1],
        ['p-legio-38', 1],
      ],
    },
  )
    .march('caesar', 'catabathmus', 'alexandria', 'c-legio-7', 'c-legio-8')
    .endCommands();
  t.do('pompey', 'pass', 'cleopatra').do('pompey', 'pass', 'p-legio-38');
  t.fire('caesar', 'c-legio-7', 1, 6, 6).do('pompey', 'take', 'cleopatra');
  expect(t.legal('caesar', 'fire')).toEqual(['c-legio-8']);
  t.do('caesar', 'pass', 'c-legio-8');
  expect(t.battle?.round).toBe(2);
  expect(t.passRound()).toEqual([
    'pompey p-legio-38',
    'caesar c-legio-7',
    'caesar c-legio-8',
    'caesar cleopatra',
  ]);
  t.passRound();
  t.do('pompey', 'pass', 'p-legio-38');
  expect(t.legal('caesar', 'retreat')).toContain('cleopatra catabathmus');
});

test('7.52 an attacking Cleopatra who has not acted joins the defender and acts this round', () => {
  const t = war(
    { pelusium: ['c-caesar', 'c-legio-7'] },
    {
      alexandria: [
        ['cleopatra', 1],
        ['p-legio-38', 1],
      ],
    },
    'pompey',
  )
    .march('pompey', 'alexandria', 'pelusium', 'cleopatra', 'p-legio-38')
    .endCommands();
  t.fire('caesar', 'c-caesar', 1, 6, 6).do('pompey', 'take', 'cleopatra');
  expect(t.legal('caesar', 'fire')).toEqual(['c-legio-7', 'cleopatra']);
  expect(t.passRound()).toEqual(['caesar c-legio-7', 'caesar cleopatra', 'pompey p-legio-38']);
  expect(t.passRound()).toEqual([
    'caesar c-caesar',
    'caesar c-legio-7',
    'caesar cleopatra',
    'pompey p-legio-38',
  ]);
});

test('7.52 an attacking Cleopatra who has acted fights for the defender from the next round', () => {
  const t = war(
    { pelusium: ['c-legio-7', 'c-navis-1', 'c-navis-2'] },
    {
      alexandria: [
        ['cleopatra', 1],
        ['p-legio-38', 1],
      ],
    },
    'pompey',
  )
    .march('pompey', 'alexandria', 'pelusium', 'cleopatra', 'p-legio-38')
    .endCommands();
  t.do('caesar', 'pass', 'c-legio-7').do('pompey', 'pass', 'cleopatra').do('pompey', 'pass', 'p-legio-38');
  t.fire('caesar', 'c-navis-1', 2, 6).do('pompey', 'take', 'cleopatra');
  expect(t.legal('caesar', 'fire')).toEqual(['c-navis-2']);
  t.do('caesar', 'pass', 'c-navis-2');
  expect(t.passRound()).toEqual([
    'caesar c-legio-7',
    'caesar cleopatra',
    'pompey p-legio-38',
    'caesar c-navis-1',
    'caesar c-navis-2',
  ]);
});

test('7.52 Cleopatra comes back from Caesar in the same way', () => {
  const t = war(
    {
      catabathmus: [
        ['cleopatra', 1],
        ['c-legio-7', 1],
      ],
    },
    { alexandria: ['p-auxilia-3', 'p-legio-38'] },
  )
    .march('caesar', 'catabathmus', 'alexandria', 'cleopatra', 'c-legio-7')
    .endCommands();
  t.fire('pompey', 'p-auxilia-3', 1, 6, 6).do('caesar', 'take', 'cleopatra');
  expect(t.block('pompey', 'cleopatra')).toMatchObject({ place: 'alexandria', strength: 1 });
  expect(t.legal('pompey', 'fire')).toEqual(['cleopatra', 'p-legio-38']);
});

test('7.52 hits left over strike the side Cleopatra left and spare her', () => {
  const t = war(
    { catabathmus: ['c-legio-10'] },
    {
      alexandria: [
        ['cleopatra', 1],
        ['p-legio-38', 1],
        ['p-legio-39', 1],
      ],
    },
  )
    .march('caesar', 'catabathmus', 'alexandria', 'c-legio-10')
    .endCommands();
  for (const id of ['cleopatra', 'p-legio-38', 'p-legio-39']) t.do('pompey', 'pass', id);
  t.fire('caesar', 'c-legio-10', 4, 4, 6)
    .do('pompey', 'take', 'cleopatra')
    .do('pompey', 'take', 'p-legio-38');
  expect(t.block('caesar', 'cleopatra').strength).toBe(1);
  expect(t.block('pompey', 'p-legio-38').place).toBe('killed');
  expect(t.block('pompey', 'p-legio-39')).toEqual({ place: 'alexandria', strength: 1 });
});

test('7.52 the battle is over when Cleopatra was the last block of her side', () => {
  const defender = war({ catabathmus: ['c-caesar'] }, { alexandria: [['cleopatra', 2]] })
    .march('caesar', 'catabathmus', 'alexandria', 'c-caesar')
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 1, 1);
  expect(defender.block('caesar', 'cleopatra')).toEqual({ place: 'alexandria', strength: 1 });
  expect(defender.step).toBe('regroup');
  expect(defender.sides).toEqual(['caesar']);
  expect(defender.legal('caesar', 'regroup')).toContain('cleopatra memphis');
  const attacker = war({ pelusium: ['c-caesar'] }, { alexandria: [['cleopatra', 1]] }, 'pompey')
    .march('pompey', 'alexandria', 'pelusium', 'cleopatra')
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 1, 1);
  expect(attacker.block('caesar', 'cleopatra')).toEqual({ place: 'pelusium', strength: 1 });
  expect(attacker.step).toBe('regroup');
  expect(attacker.sides).toEqual(['caesar']);
});

const RESERVE = (reserve: [string, number][]) =>
  war({ catabathmus: ['c-caesar'] }, { alexandria: [['p-legio-38', 1]], memphis: reserve })
    .march('caesar', 'catabathmus', 'alexandria', 'c-caesar')
    .do('caesar', 'end')
    .do('caesar', 'end')
    .march('pompey', 'memphis', 'alexandria', ...reserve.map(([id]) => id))
    .endCommands()
    .fire('caesar', 'c-caesar', 1, 6, 6);

test('7.52 Cleopatra in Reserve at strength I joins the enemy when she is disrupted', () => {
  const t = RESERVE([
    ['cleopatra', 1],
    ['p-legio-34', 3],
  ]);
  expect(t.block('caesar', 'cleopatra')).toMatchObject({ place: 'alexandria', strength: 1 });
  expect(t.block('pompey', 'p-legio-34').strength).toBe(2);
  expect(t.passRound()).toEqual(['caesar c-caesar', 'caesar cleopatra', 'pompey p-legio-34']);
});

test('7.52 Cleopatra in Reserve at a higher strength only loses a step to disruption', () => {
  const t = RESERVE([['cleopatra', 2]]);
  expect(t.block('pompey', 'cleopatra')).toMatchObject({ place: 'alexandria', strength: 1 });
  expect(t.passRound()).toEqual(['caesar c-caesar', 'pompey cleopatra']);
});

test('7.52 Cleopatra as the only Reserve at strength I ends the battle when she is disrupted', () => {
  const t = RESERVE([['cleopatra', 1]]);
  expect(t.block('caesar', 'cleopatra')).toEqual({ place: 'alexandria', strength: 1 });
  expect(t.step).toBe('regroup');
  expect(t.sides).toEqual(['caesar']);
});

test('7.52 Cleopatra who joined the attacker in round 1 is part of his main force', () => {
  const t = war(
    { catabathmus: [['c-caesar', 1]], memphis: ['c-legio-8'] },
    {
      alexandria: [
        ['cleopatra', 1],
        ['p-legio-38', 1],
        ['p-pompey', 1],
      ],
    },
  )
    .march('caesar', 'catabathmus', 'alexandria', 'c-caesar')
    .march('caesar', 'memphis', 'alexandria', 'c-legio-8')
    .do('caesar', 'end')
    .do('caesar', 'main', 'alexandria', 'catabathmus')
    .endCommands();
  t.fire('caesar', 'c-caesar', 1).do('pompey', 'take', 'cleopatra');
  t.fire('pompey', 'p-pompey', 1).do('caesar', 'take', 'c-caesar');
  t.passRound();
  expect(t.battle?.round).toBe(2);
  expect(t.block('caesar', 'c-caesar').place).toBe('trophy');
  expect(t.block('caesar', 'c-legio-8').strength).toBe(3);
});

test('7.52 Cleopatra can change sides twice in a round but has one turn in it', () => {
  const t = war(
    { catabathmus: [['c-legio-7', 1]] },
    {
      alexandria: [
        ['cleopatra', 1],
        ['p-legio-38', 1],
        ['p-navis-2', 1],
      ],
    },
  )
    .march('caesar', 'catabathmus', 'alexandria', 'c-legio-7')
    .endCommands();
  t.do('pompey', 'pass', 'cleopatra').do('pompey', 'pass', 'p-legio-38');
  t.fire('caesar', 'c-legio-7', 1).do('pompey', 'take', 'cleopatra');
  t.fire('pompey', 'p-navis-2', 1).do('caesar', 'take', 'cleopatra');
  expect(t.battle?.round).toBe(2);
  expect(t.block('pompey', 'cleopatra')).toEqual({ place: 'alexandria', strength: 1 });
  expect(t.passRound()).toEqual([
    'pompey cleopatra',
    'pompey p-legio-38',
    'caesar c-legio-7',
    'pompey p-navis-2',
  ]);
});

test('7.52 a main force that consisted of Cleopatra alone is gone when she changes sides', () => {
  const t = war({ catabathmus: ['c-caesar'] }, { alexandria: [['cleopatra', 1]], memphis: ['p-legio-34'] })
    .march('caesar', 'catabathmus', 'alexandria', 'c-caesar')
    .do('caesar', 'end')
    .do('caesar', 'end');
  expect(t.block('pompey', 'cleopatra').strength).toBe(1);
  t.march('pompey', 'memphis', 'alexandria', 'p-legio-34').endCommands().fire('caesar', 'c-caesar', 1, 6, 6);
  expect(t.battle?.round).toBe(2);
  expect(t.block('pompey', 'p-legio-34').strength).toBe(2);
  expect(t.passRound()).toEqual(['caesar c-caesar', 'caesar cleopatra', 'pompey p-legio-34']);
});

test('7.52 an attacking Cleopatra who cannot retreat in round 4 joins the defender and has no other turn in it', () => {
  const t = war(
    { pelusium: ['c-legio-7'], alexandria: ['c-legio-8'] },
    { memphis: [['cleopatra', 4], 'p-legio-38', 'p-ballista'] },
    'pompey',
  )
    .march('pompey', 'memphis', 'pelusium', 'cleopatra', 'p-legio-38', 'p-ballista')
    .do('pompey', 'end')
    .do('pompey', 'end')
    .march('caesar', 'alexandria', 'memphis', 'c-legio-8')
    .endCommands();
  for (let round = 1; round < 4; round++) t.passRound();
  t.do('caesar', 'pass', 'c-legio-7');
  expect(t.block('caesar', 'cleopatra')).toEqual({ place: 'pelusium', strength: 1 });
  expect(t.block('pompey', 'p-legio-38').place).toBe('killed');
  expect(t.block('pompey', 'p-ballista').place).toBe('killed');
  expect(t.step).toBe('regroup');
  expect(t.sides).toEqual(['caesar']);
});
