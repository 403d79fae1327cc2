import { expect, test } from 'vitest';
import { victoryPoints } from '../../games/julius-caesar/victory';
import { commanding, type Position, table } from './table';

const SIX = ['c-legio-7', 'c-legio-8', 'c-legio-9', 'c-legio-10', 'c-legio-11', 'c-legio-12'];

/** Caesar has just revealed an event; Pompey a 1/3. */
const event = (name: string, position: Position) => commanding(position, name, 'c18');

/** Mars: one group of Caesar attacks Rome and Ravenna, Pompey attacks Narbo. */
const surprise = () => {
  const t = event('mars', {
    caesar: { genua: ['c-legio-7', 'c-caesar', 'c-legio-8'], narbo: ['c-legio-9'] },
    pompey: { rome: ['p-auxilia-3', 'p-legio-1'], ravenna: ['p-legio-2'], tarraco: ['p-legio-5'] },
  });
  t.group('caesar', 'genua', ['c-legio-7', 'rome'], ['c-caesar', 'rome'], ['c-legio-8', 'ravenna']);
  t.endCommand('caesar').group('pompey', 'tarraco', ['p-legio-5', 'narbo']).endCommand('pompey');
  return t;
};

test('2.1 Apollo is not played in the first game turn of a year', () => {
  const hands = { caesar: ['apollo', 'c01'], pompey: ['c02'] };
  expect(table({ hands, turn: 1 }).legal('caesar', 'play')).toEqual(['c01']);
  expect(table({ hands, turn: 2 }).legal('caesar', 'play')).toEqual(['apollo', 'c01']);
});

test('2.1 Apollo copies the command card the opponent showed last turn, Moves and Levies', () => {
  const t = event('apollo', {
    caesar: { rome: ['c-legio-7'], tyrrhenum: ['c-navis-1'] },
    played: { caesar: ['c01'], pompey: ['c02'] },
  });
  expect(t.command).toMatchObject({ side: 'caesar', event: null, moves: 3, levies: 2 });
  expect(t.legal('caesar', 'embark')).toEqual(['c-legio-7 tyrrhenum']);
});

test('2.1 Apollo copies last turn, not an earlier one', () => {
  const t = event('apollo', { turn: 3, played: { caesar: ['c05', 'c06'], pompey: ['c01', 'c19'] } });
  expect(t.command).toMatchObject({ side: 'caesar', moves: 1, levies: 2 });
});

test('2.1 a copied command card counts with its Moves when Player 1 is worked out', () => {
  const played = { caesar: ['c01'], pompey: ['c02'] };
  expect(commanding({ played }, 'apollo', 'c04').G.player1).toBe('caesar');
  expect(commanding({ played }, 'apollo', 'c01').G.player1).toBe('pompey');
  const pompey = commanding({ played: { caesar: ['c02'], pompey: ['c05'] } }, 'c04', 'apollo');
  expect(pompey.G.player1).toBe('caesar');
  pompey.endCommand('caesar');
  expect(pompey.command).toMatchObject({ side: 'pompey', moves: 3, levies: 2 });
});

test('2.1 Apollo with a command card against an event: the event is Player 1 and nothing is cancelled', () => {
  const t = commanding({ played: { caesar: ['c04'], pompey: ['c01'] } }, 'apollo', 'mars');
  expect(t.G.player1).toBe('pompey');
  t.do('pompey', 'end');
  expect(t.command).toMatchObject({ side: 'caesar', event: null, moves: 4, levies: 1 });
});

test('2.1 Apollo copies an event exactly', () => {
  const t = event('apollo', {
    caesar: { genua: ['c-legio-7', 'c-navis-1'] },
    pompey: { rome: ['p-legio-1'] },
    played: { caesar: ['c01'], pompey: ['mars'] },
  });
  expect(t.G.player1).toBe('caesar');
  expect(t.command).toMatchObject({ event: 'mars', moves: 1, levies: 0 });
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).endCommand('caesar').endCommand('pompey');
  expect(t.legal('caesar', 'fire')).toEqual(['c-legio-7']);
});

test.each([
  ['mars', { rome: ['c-legio-8'] }, 'rome', 'c-legio-8'],
  ['neptune', { tyrrhenum: ['c-navis-1'] }, 'tyrrhenum', 'c-navis-1'],
])('2.1 Apollo copies %s with its surprise', (event, caesar, from, id) => {
  const t = table({
    caesar,
    pompey: { neapolis: ['p-auxilia-3'] },
    hands: { caesar: ['apollo'], pompey: ['c18'] },
    played: { caesar: ['c19'], pompey: [event] },
    turn: 2,
  })
    .cards('apollo', 'c18')
    .march('caesar', from, 'neapolis', id)
    .endCommands();
  expect(t.battle).toMatchObject({ place: 'neapolis', surprise: true });
});

test('2.1 Apollo as an event beats a command card with four Moves', () => {
  const t = commanding({ played: { caesar: ['c02'], pompey: ['jupiter'] } }, 'apollo', 'c01');
  expect(t.G.player1).toBe('caesar');
  expect(t.step).toBe('jupiter');
});

test('2.1 Apollo as an event and an event cancel each other', () => {
  const t = commanding({ played: { caesar: ['c02'], pompey: ['jupiter'] } }, 'apollo', 'vulcan');
  expect([t.step, t.G.turn]).toEqual(['card', 3]);
});

test('2.1 Apollo copies an event that was cancelled last turn', () => {
  const t = event('apollo', { played: { caesar: ['mars'], pompey: ['pluto'] } });
  expect(t.command).toMatchObject({ event: 'pluto', moves: 1 });
});

test('2.1 Jupiter strikes enemy blocks next to a friendly city: by road, by strait, or Navis at sea', () => {
  const t = event('jupiter', {
    caesar: { rhegium: ['c-legio-7'], hispanum: ['c-navis-1'] },
    pompey: {
      messana: ['p-legio-1'],
      neapolis: ['p-legio-2'],
      tyrrhenum: ['p-navis-1'],
      utica: ['p-legio-39'],
      rome: ['p-legio-3'],
      atlanticus: ['p-navis-2'],
    },
  });
  expect(t.legal('caesar', 'target')).toEqual(['messana green', 'neapolis green', 'tyrrhenum green']);
});

test('2.1 Jupiter: the block keeps its strength and moves to the friendly city; no Moves, no Levies', () => {
  const t = event('jupiter', {
    caesar: { genua: ['c-legio-7'] },
    pompey: { rome: [['p-legio-1', 2]] },
  });
  t.do('caesar', 'target', 'rome', 'green');
  expect(t.block('caesar', 'p-legio-1')).toEqual({ place: 'genua', strength: 2 });
  expect(() => t.block('pompey', 'p-legio-1')).toThrow();
  expect([t.step, t.command?.side]).toEqual(['move', 'pompey']);
  expect(t.G.contests).toEqual({});
});

test('2.1 Jupiter: with several friendly cities nearby the player chooses where the block goes', () => {
  const t = event('jupiter', {
    caesar: { genua: ['c-legio-7'], ravenna: ['c-legio-8'], narbo: ['c-legio-9'] },
    pompey: { rome: ['p-legio-1', 'p-legio-2'] },
  });
  t.do('caesar', 'target', 'rome', 'green');
  expect(t.legal('caesar', 'defect')).toEqual(['genua', 'ravenna']);
  t.do('caesar', 'defect', 'ravenna');
  expect(t.block('caesar', 'p-legio-1').place).toBe('ravenna');
  expect(t.block('pompey', 'p-legio-2').place).toBe('rome');
});

test.each([
  ['p-auxilia-1', 4, 'green'],
  ['p-equitatus-1', 2, 'green'],
  ['p-elephant', 4, 'green'],
  ['p-ballista', 1, 'green'],
  ['cleopatra', 3, 'blue'],
] as const)('2.1 Jupiter: %s defects at strength %i', (id, strength, colour) => {
  const t = event('jupiter', { caesar: { genua: ['c-legio-7'] }, pompey: { rome: [[id, strength]] } });
  t.do('caesar', 'target', 'rome', colour);
  expect(t.block('caesar', id)).toEqual({ place: 'genua', strength });
});

test('2.1 Jupiter: a leader does not defect and loses a step', () => {
  const t = event('jupiter', { caesar: { genua: ['c-legio-7'] }, pompey: { rome: ['p-pompey'] } });
  t.do('caesar', 'target', 'rome', 'green');
  expect(t.block('pompey', 'p-pompey')).toEqual({ place: 'rome', strength: 2 });
});

test('2.1 Jupiter kills a leader of strength I: a trophy, and the third leader may be levied at once', () => {
  const t = event('jupiter', {
    caesar: { genua: ['c-legio-7'] },
    pompey: { rome: [['p-scipio', 1]], utica: ['p-legio-39'] },
  });
  t.do('caesar', 'target', 'rome', 'green');
  expect(t.block('pompey', 'p-scipio').place).toBe('trophy');
  expect(victoryPoints(t.G, 'caesar')).toBe(1);
  t.do('pompey', 'end').levy('pompey', 'p-brutus');
  expect(t.block('pompey', 'p-brutus')).toEqual({ place: 'utica', strength: 1 });
});

test('2.1 Jupiter: Navis lose a step, at sea and in port, and at strength I they are eliminated', () => {
  const sea = event('jupiter', { caesar: { genua: ['c-legio-7'] }, pompey: { tyrrhenum: ['p-navis-1'] } });
  sea.do('caesar', 'target', 'tyrrhenum', 'green');
  expect(sea.block('pompey', 'p-navis-1')).toEqual({ place: 'tyrrhenum', strength: 1 });
  const port = event('jupiter', { caesar: { genua: ['c-legio-7'] }, pompey: { rome: [['p-navis-1', 1]] } });
  port.do('caesar', 'target', 'rome', 'green');
  expect(port.block('pompey', 'p-navis-1').place).toBe('killed');
});

test('1.3, 2.1 Jupiter names a place and a colour, and takes a block of that colour unseen', () => {
  const t = event('jupiter', {
    caesar: { genua: ['c-legio-7'] },
    pompey: { rome: ['p-legio-1', 'p-legio-2', 'c-legio-8', 'cleopatra'], utica: ['p-legio-39'] },
  });
  expect(t.legal('caesar', 'target')).toEqual(['rome blue', 'rome green', 'rome tan']);
  expect(t.refuses('caesar', 'target', 'p-legio-1', 'green')).toBe(true);
  expect(t.refuses('caesar', 'target', 'utica', 'green')).toBe(true);
  t.do('caesar', 'target', 'rome', 'tan');
  expect(t.block('caesar', 'c-legio-8').place).toBe('genua');
});

test('2.1 Jupiter: a block that has changed sides fights for its new side and dies into its first pool', () => {
  const t = commanding(
    {
      caesar: { genua: ['c-legio-7'], rome: [['p-legio-5', 1]] },
      pompey: { utica: ['p-legio-39'] },
    },
    'c18',
    'vulcan',
  );
  expect(t.legal('pompey', 'target')).toEqual(['genua', 'rome']);
  t.do('pompey', 'target', 'rome');
  expect(t.block('pompey', 'p-legio-5')).toEqual({ place: 'killed', strength: 0 });
  expect(() => t.block('caesar', 'p-legio-5')).toThrow();
});

test('2.1 Jupiter can be done without', () => {
  const t = event('jupiter', { caesar: { genua: ['c-legio-7'] }, pompey: { rome: ['p-legio-1'] } });
  t.do('caesar', 'decline');
  expect(t.command?.side).toBe('pompey');
  expect(t.block('pompey', 'p-legio-1').strength).toBe(4);
});

test('2.1 Vulcan strikes any city that holds enemies, but no sea', () => {
  const t = event('vulcan', {
    caesar: { genua: ['c-legio-7'] },
    pompey: { rome: ['p-legio-1'], antioch: ['p-legio-34'], tyrrhenum: ['p-navis-1'] },
  });
  expect(t.legal('caesar', 'target')).toEqual(['antioch', 'rome']);
});

test('2.1 Vulcan takes a step from every block in the city without exception', () => {
  const t = event('vulcan', {
    caesar: { genua: ['c-legio-7'] },
    pompey: {
      utica: [
        'p-pompey',
        'p-legio-1',
        'p-navis-1',
        'p-elephant',
        'p-ballista',
        'cleopatra',
        ['p-auxilia-1', 1],
      ],
      rome: ['p-legio-2'],
    },
  });
  t.do('caesar', 'target', 'utica');
  const strengths = ['p-pompey', 'p-legio-1', 'p-navis-1', 'p-elephant', 'p-ballista', 'cleopatra'].map(
    (id) => t.block('pompey', id).strength,
  );
  expect(strengths).toEqual([2, 3, 1, 2, 1, 3]);
  expect(t.block('pompey', 'p-auxilia-1').place).toBe('killed');
  expect(t.block('pompey', 'p-legio-2').strength).toBe(4);
  expect(t.block('caesar', 'c-legio-7').strength).toBe(3);
  expect([t.step, t.command?.side]).toEqual(['move', 'pompey']);
});

test('2.1 Vulcan kills leaders of strength I; the third leader may be levied at once', () => {
  const t = event('vulcan', {
    caesar: { genua: ['c-legio-7'] },
    pompey: { utica: [['p-pompey', 1], ['p-scipio', 1], 'p-legio-39'] },
  });
  t.do('caesar', 'target', 'utica');
  expect(victoryPoints(t.G, 'caesar')).toBe(2);
  t.do('pompey', 'end').levy('pompey', 'p-brutus');
  expect(t.block('pompey', 'p-brutus')).toEqual({ place: 'utica', strength: 1 });
  expect(t.levies('pompey')).not.toContain('p-pompey');
});

test('2.1 Vulcan turns a Cleopatra of strength I; alone she holds the city for her new side', () => {
  const t = event('vulcan', { pompey: { alexandria: [['cleopatra', 1]] } });
  t.do('caesar', 'target', 'alexandria');
  expect(t.block('caesar', 'cleopatra')).toEqual({ place: 'alexandria', strength: 1 });
  expect(t.G.contests).toEqual({});
  expect(victoryPoints(t.G, 'caesar')).toBe(2);
});

test('2.1 Vulcan and 7.52: a Cleopatra who turns among former friends attacks them in the battle phase', () => {
  const t = event('vulcan', {
    pompey: { alexandria: [['cleopatra', 1], 'p-legio-38', 'p-navis-2'], pelusium: ['p-legio-34'] },
  });
  t.do('caesar', 'target', 'alexandria');
  expect(t.G.contests.alexandria?.attacker).toBe('caesar');
  t.do('pompey', 'group', 'alexandria').do('pompey', 'move', 'p-legio-38', 'memphis');
  expect(t.destinations('pompey', 'p-navis-2')).toEqual([]);
  t.endCommand('pompey');
  expect(t.battle?.place).toBe('alexandria');
  expect(t.legal('caesar', 'fire')).toEqual(['cleopatra']);
});

test('2.1 Vulcan can be done without', () => {
  const t = event('vulcan', { pompey: { rome: ['p-legio-1'] } }).do('caesar', 'decline');
  expect(t.block('pompey', 'p-legio-1').strength).toBe(4);
  expect(t.command?.side).toBe('pompey');
});

test('2.1 Mars moves one group by land: no Navis, no amphibious movement, no Levies', () => {
  const t = event('mars', {
    caesar: { genua: ['c-legio-7', 'c-navis-1'], tyrrhenum: ['c-navis-2'], ravenna: ['c-legio-8'] },
    pompey: { rome: ['p-legio-1'] },
  });
  expect(t.moves('caesar')).toEqual(['group', 'end']);
  expect(t.legal('caesar', 'group')).toEqual(['genua', 'ravenna']);
  t.do('caesar', 'group', 'genua');
  expect(t.destinations('caesar', 'c-navis-1')).toEqual([]);
  expect(t.destinations('caesar', 'c-legio-7')).toContain('rome');
  expect(t.legal('caesar', 'group')).toEqual([]);
  t.do('caesar', 'end');
  expect(t.command?.side).toBe('pompey');
});

test('2.1 Mars: the surprise is in one battle the player attacks, chosen when it begins', () => {
  const t = surprise();
  expect(t.legal('caesar', 'fight')).toEqual(['narbo', 'ravenna', 'rome']);
  expect(t.legal('caesar', 'surprise')).toEqual(['ravenna', 'rome']);
});

test('2.1 Mars: all attackers act before all defenders in round 1, each side A to D', () => {
  const t = surprise().do('caesar', 'surprise', 'rome');
  for (const [side, id] of [
    ['caesar', 'c-caesar'],
    ['caesar', 'c-legio-7'],
    ['pompey', 'p-auxilia-3'],
    ['pompey', 'p-legio-1'],
  ] as const) {
    expect(t.legal(side, 'fire')).toEqual([id]);
    t.do(side, 'pass', id);
  }
  expect(t.battle?.round).toBe(2);
  expect(t.legal('pompey', 'fire')).toEqual(['p-auxilia-3']);
  t.do('pompey', 'pass', 'p-auxilia-3');
  expect(t.legal('caesar', 'fire')).toEqual(['c-caesar']);
});

test('2.1 Mars: the Defender may fire last in round 1 and first in round 2', () => {
  const t = event('mars', { caesar: { genua: ['c-legio-7'] }, pompey: { rome: ['p-legio-1'] } });
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).endCommand('caesar').endCommand('pompey');
  expect(t.legal('pompey', 'fire')).toEqual([]);
  t.do('caesar', 'pass', 'c-legio-7').do('pompey', 'pass', 'p-legio-1');
  expect([t.battle?.round, t.sides]).toEqual([2, ['pompey']]);
});

test('2.1 Mars surprises in one battle only', () => {
  const t = surprise().do('caesar', 'fight', 'ravenna');
  expect(t.legal('pompey', 'fire')).toEqual(['p-legio-2']);
  const other = surprise().do('caesar', 'surprise', 'ravenna');
  expect(other.legal('caesar', 'fire')).toEqual(['c-legio-8']);
  other.dice(1, 1, 1).do('caesar', 'fire', 'c-legio-8').dice(6).do('pompey', 'fire', 'p-legio-2');
  other.dice(6).do('pompey', 'fire', 'p-legio-2').dice(1, 1, 1).do('caesar', 'fire', 'c-legio-8');
  other.do('caesar', 'end');
  expect(other.step).toBe('battles');
  expect(other.legal('caesar', 'fight')).toEqual(['narbo', 'rome']);
  expect(other.legal('caesar', 'surprise')).toEqual([]);
  other.do('caesar', 'fight', 'rome');
  expect(other.legal('pompey', 'fire')).toEqual(['p-auxilia-3']);
});

test('2.1 Mars: Reserves of a surprise attack still arrive in round 2', () => {
  const t = event('mars', {
    caesar: { genua: ['c-legio-7'] },
    pompey: { rome: ['p-legio-1'], neapolis: ['p-auxilia-3'] },
  });
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).endCommand('caesar');
  t.group('pompey', 'neapolis', ['p-auxilia-3', 'rome']).endCommand('pompey');
  t.do('caesar', 'pass', 'c-legio-7');
  expect(t.legal('pompey', 'fire')).toEqual(['p-legio-1']);
  t.do('pompey', 'pass', 'p-legio-1');
  expect(t.legal('pompey', 'fire')).toEqual(['p-auxilia-3']);
});

test('2.1 Mercury: one group moves one extra city, in any directions, with the bonus or without', () => {
  const t = event('mercury', { caesar: { massilia: SIX } });
  t.group('caesar', 'massilia', ['c-legio-7', 'genua', 'rome', 'neapolis'], ['c-legio-8', 'narbo']);
  t.do('caesar', 'move', 'c-legio-9', 'lugdunum').do('caesar', 'move', 'c-legio-9', 'cenabum');
  expect(t.destinations('caesar', 'c-legio-7')).toEqual([]);
  expect(t.destinations('caesar', 'c-legio-8')).toEqual(['burdigala', 'tarraco']);
  expect(t.destinations('caesar', 'c-legio-9')).toEqual(['burdigala', 'lugdunum', 'treveri']);
  expect(t.legal('caesar', 'group')).toEqual([]);
});

test('2.1, 6.1 Mercury: the third move does not lead back to where the group started', () => {
  const t = event('mercury', { caesar: { genua: ['c-legio-7'] } });
  t.group('caesar', 'genua', ['c-legio-7', 'rome', 'ravenna']);
  expect(t.destinations('caesar', 'c-legio-7')).toEqual(['aquileia', 'asculum', 'rome']);
  const u = event('mercury', { caesar: { genua: ['c-legio-7'] } });
  u.group('caesar', 'genua', ['c-legio-7', 'rome']);
  expect(u.destinations('caesar', 'c-legio-7')).not.toContain('genua');
});

test('2.1 Mercury: an attack is made at two cities distance, not at three', () => {
  const t = event('mercury', {
    caesar: { massilia: SIX },
    pompey: { tarraco: ['p-legio-5'], neapolis: ['p-legio-1'] },
  });
  t.group('caesar', 'massilia', ['c-legio-7', 'narbo', 'tarraco']);
  expect(t.G.contests.tarraco?.attacker).toBe('caesar');
  expect(t.destinations('caesar', 'c-legio-7')).toEqual([]);
  t.do('caesar', 'move', 'c-legio-8', 'genua').do('caesar', 'move', 'c-legio-8', 'rome');
  expect(t.destinations('caesar', 'c-legio-8')).toEqual(['asculum', 'genua', 'ravenna']);
});

test('2.1 Mercury, Movement & Attacking: six blocks of Massilia attack Genua on two roads', () => {
  const t = event('mercury', {
    caesar: { massilia: SIX },
    pompey: {
      tarraco: ['p-legio-5', 'p-legio-6', 'p-legio-2'],
      genua: ['p-legio-1', 'p-legio-3', 'p-legio-4'],
    },
  });
  t.group('caesar', 'massilia', ...SIX.slice(0, 4).map((id) => [id, 'genua']));
  expect(t.destinations('caesar', 'c-legio-11')).toEqual(['lugdunum', 'narbo']);
  t.do('caesar', 'move', 'c-legio-11', 'lugdunum').do('caesar', 'move', 'c-legio-11', 'genua');
  t.do('caesar', 'move', 'c-legio-12', 'lugdunum').do('caesar', 'move', 'c-legio-12', 'genua');
  expect(t.G.contests.genua?.roads.caesar).toEqual(['massilia', 'lugdunum']);
  t.do('caesar', 'end');
  expect(t.legal('caesar', 'main')).toEqual(['genua lugdunum', 'genua massilia']);
});

test('2.1 Mercury keeps the road limits and moves no Navis and nothing by sea', () => {
  const t = event('mercury', {
    caesar: { ravenna: ['c-legio-7', 'c-legio-8', 'c-legio-9', 'c-navis-1'], hadriaticum: ['c-navis-2'] },
  });
  expect(t.moves('caesar')).toEqual(['group', 'end']);
  t.group('caesar', 'ravenna', ['c-legio-7', 'rome'], ['c-legio-8', 'rome']);
  expect(t.destinations('caesar', 'c-legio-9')).toEqual(['aquileia', 'asculum', 'genua']);
  expect(t.destinations('caesar', 'c-navis-1')).toEqual([]);
});

test('2.1 Neptune moves the Navis of one group and nothing else', () => {
  const t = event('neptune', {
    caesar: {
      massilia: ['c-navis-1', 'c-legio-7'],
      narbo: ['c-legio-8'],
      tyrrhenum: ['c-navis-2'],
      rome: ['c-legio-9'],
    },
  });
  expect(t.moves('caesar')).toEqual(['group', 'end']);
  expect(t.legal('caesar', 'group')).toEqual(['massilia', 'tyrrhenum']);
  t.do('caesar', 'group', 'massilia');
  expect(t.destinations('caesar', 'c-legio-7')).toEqual([]);
  t.do('caesar', 'move', 'c-navis-1', 'hispanum');
  expect(t.destinations('caesar', 'c-navis-1')).toContain('utica');
  t.do('caesar', 'move', 'c-navis-1', 'utica');
  expect(t.legal('caesar', 'move')).toEqual([]);
  t.do('caesar', 'end');
  expect(t.command?.side).toBe('pompey');
});

test('2.1 Neptune: attacking Navis surprise a fleet', () => {
  const t = event('neptune', { caesar: { massilia: ['c-navis-1'] }, pompey: { hispanum: ['p-navis-1'] } });
  t.group('caesar', 'massilia', ['c-navis-1', 'hispanum']).endCommand('caesar').endCommand('pompey');
  expect(t.legal('caesar', 'fire')).toEqual(['c-navis-1']);
  t.do('caesar', 'pass', 'c-navis-1').do('pompey', 'pass', 'p-navis-1');
  expect([t.battle?.round, t.sides]).toEqual([2, ['pompey']]);
});

test('2.1 Neptune: a shore attack surprises all defenders, leaders too; from round 2 Navis act last again', () => {
  const t = event('neptune', {
    caesar: { tyrrhenum: ['c-navis-1'] },
    pompey: { rome: ['p-scipio', 'p-legio-1'] },
  });
  t.group('caesar', 'tyrrhenum', ['c-navis-1', 'rome']).endCommand('caesar').endCommand('pompey');
  expect(t.legal('caesar', 'fire')).toEqual(['c-navis-1']);
  t.do('caesar', 'pass', 'c-navis-1').do('pompey', 'pass', 'p-scipio').do('pompey', 'pass', 'p-legio-1');
  t.do('pompey', 'pass', 'p-scipio').do('pompey', 'pass', 'p-legio-1');
  expect(t.legal('caesar', 'fire')).toEqual(['c-navis-1']);
});

test('2.1 Pluto: six blocks attack along a major road, three along a minor one', () => {
  const t = event('pluto', {
    caesar: { genua: [...SIX, 'c-legio-13', 'c-legio-14', 'c-legio-16', 'c-caesar'] },
    pompey: { rome: ['p-legio-1'], lugdunum: ['p-legio-2'] },
  });
  t.group('caesar', 'genua', ...SIX.map((id) => [id, 'rome']));
  expect(t.destinations('caesar', 'c-caesar')).toEqual(['lugdunum', 'massilia', 'ravenna']);
  for (const id of ['c-legio-13', 'c-legio-14', 'c-legio-16']) t.do('caesar', 'move', id, 'lugdunum');
  expect(t.destinations('caesar', 'c-caesar')).toEqual(['massilia', 'ravenna']);
});

test('2.1 Pluto: two blocks attack over a strait', () => {
  const t = event('pluto', { caesar: { messana: SIX }, pompey: { rhegium: ['p-legio-1'] } });
  t.group('caesar', 'messana', ['c-legio-7', 'rhegium'], ['c-legio-8', 'rhegium']);
  expect(t.destinations('caesar', 'c-legio-9')).toEqual(['lilybaeum', 'syracuse']);
});

test('2.1 Pluto: roads that are not used to attack keep their limits', () => {
  const t = event('pluto', {
    caesar: { genua: [...SIX, 'c-caesar', 'c-antonius'] },
    pompey: { rome: ['p-legio-1'] },
  });
  t.group('caesar', 'genua', ...SIX.slice(0, 4).map((id) => [id, 'massilia']));
  t.do('caesar', 'move', 'c-legio-11', 'lugdunum').do('caesar', 'move', 'c-legio-12', 'lugdunum');
  expect(t.destinations('caesar', 'c-caesar')).toEqual(['ravenna', 'rome']);
});

test('2.1 Pluto moves one group by land, no Navis and nothing by sea', () => {
  const t = event('pluto', { caesar: { genua: ['c-legio-7', 'c-navis-1'], tyrrhenum: ['c-navis-2'] } });
  expect(t.moves('caesar')).toEqual(['group', 'end']);
  t.do('caesar', 'group', 'genua');
  expect(t.destinations('caesar', 'c-navis-1')).toEqual([]);
  expect(t.command).toMatchObject({ moves: 0, levies: 0 });
});

test('2.1 Pluto: regroups keep the normal road limits', () => {
  const t = event('pluto', {
    caesar: { ravenna: ['c-legio-7', 'c-legio-8', 'c-legio-9'] },
    pompey: { rome: [['p-auxilia-1', 1]] },
  });
  t.group('caesar', 'ravenna', ...['c-legio-7', 'c-legio-8', 'c-legio-9'].map((id) => [id, 'rome']));
  t.endCommand('caesar').endCommand('pompey');
  t.do('pompey', 'pass', 'p-auxilia-1').dice(1, 1, 1).do('caesar', 'fire', 'c-legio-7');
  t.do('caesar', 'regroup', 'c-legio-7', 'ravenna').do('caesar', 'regroup', 'c-legio-8', 'ravenna');
  expect(t.legal('caesar', 'regroup')).toEqual(
    ['asculum', 'genua', 'neapolis'].map((to) => `c-legio-9 ${to}`),
  );
});

test('2.1 Pluto: retreats keep the normal road limits', () => {
  const t = event('pluto', {
    caesar: { ravenna: ['c-legio-7', 'c-legio-8', 'c-legio-9'] },
    pompey: { rome: ['p-auxilia-1'] },
  });
  const attackers = ['c-legio-7', 'c-legio-8', 'c-legio-9'];
  t.group('caesar', 'ravenna', ...attackers.map((id) => [id, 'rome']));
  t.endCommand('caesar').endCommand('pompey');
  t.do('pompey', 'pass', 'p-auxilia-1');
  for (const id of attackers) t.do('caesar', 'pass', id);
  t.do('pompey', 'pass', 'p-auxilia-1');
  t.do('caesar', 'retreat', 'c-legio-7', 'ravenna').do('caesar', 'retreat', 'c-legio-8', 'ravenna');
  expect(t.legal('caesar', 'retreat')).toEqual([]);
});

test('2.1 an event with a target is not declined without a word', () => {
  const t = commanding(
    { caesar: { genua: ['c-legio-7'] }, pompey: { rome: ['p-legio-1'] } },
    'jupiter',
    'c18',
  );
  expect(t.forgone('caesar', 'decline')).toBe('Your card would have no effect.');
  const idle = commanding({ caesar: { genua: ['c-legio-7'] } }, 'jupiter', 'c18');
  expect(idle.forgone('caesar', 'decline')).toBeNull();
});
