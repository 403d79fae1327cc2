import { expect, test } from 'vitest';
import type { Side } from '../../games/julius-caesar/components/blocks';
import { enemyOf } from '../../games/julius-caesar/state';
import { viewOf } from '../../games/julius-caesar/view';
import { type Table, table, war } from './table';

/** The enemy blocks whose faces a side sees, sorted. */
function facesSeen(t: Table, side: Side): string[] {
  const { blocks } = viewOf(t.G, [side]).secret[enemyOf(side)];
  return Object.keys(blocks)
    .filter((id) => !id.startsWith('?') && blocks[id].place !== 'third')
    .sort();
}

const THREE_BATTLES = () =>
  war(
    { massilia: ['c-legio-7'], aquileia: ['c-legio-8'], rome: ['c-legio-9'] },
    { genua: ['p-legio-4'], ravenna: [['p-legio-5', 1]], neapolis: ['p-legio-6'] },
  )
    .march('caesar', 'massilia', 'genua', 'c-legio-7')
    .march('caesar', 'aquileia', 'ravenna', 'c-legio-8')
    .march('caesar', 'rome', 'neapolis', 'c-legio-9');

test('7.1 battles wait until both sides have moved, and Player 1 chooses which is fought next', () => {
  const t = THREE_BATTLES();
  t.do('caesar', 'end').do('caesar', 'end');
  expect(t.step).toBe('move');
  t.endCommands();
  expect(t.legal('caesar', 'fight')).toEqual(['genua', 'neapolis', 'ravenna']);
  expect(t.legal('pompey', 'fight')).toEqual([]);
  t.do('caesar', 'fight', 'ravenna').do('pompey', 'pass', 'p-legio-5');
  t.fire('caesar', 'c-legio-8', 1, 6, 6).do('caesar', 'end');
  expect(t.legal('caesar', 'fight')).toEqual(['genua', 'neapolis']);
});

test('7.1 Player 1 chooses also among battles the other side started', () => {
  const t = war(
    { massilia: ['c-legio-7'], lugdunum: ['c-legio-10'], aquileia: ['c-legio-8', 'c-legio-9'] },
    { genua: ['p-legio-4'], ravenna: ['p-legio-5', 'p-legio-6'] },
    'pompey',
  );
  t.march('pompey', 'ravenna', 'aquileia', 'p-legio-5').do('pompey', 'end').do('pompey', 'end');
  t.march('caesar', 'lugdunum', 'genua', 'c-legio-10').endCommands();
  expect(t.legal('pompey', 'fight')).toEqual(['aquileia', 'genua']);
  expect(t.legal('caesar', 'fight')).toEqual([]);
});

test('7.1 the Battle Sequence sidebar: a city still Contested is no refuge', () => {
  const t = THREE_BATTLES().endCommands().do('caesar', 'fight', 'ravenna');
  t.passRound();
  expect(t.legal('pompey', 'retreat')).toEqual(['p-legio-5 asculum', 'p-legio-5 rome']);
});

test('7.1 the Battle Sequence sidebar: a city won before is a refuge for the victor', () => {
  const t = THREE_BATTLES().endCommands().do('caesar', 'fight', 'genua');
  t.passRound();
  t.do('pompey', 'pass', 'p-legio-4').do('caesar', 'retreat', 'c-legio-7', 'massilia').do('pompey', 'end');
  t.do('caesar', 'fight', 'ravenna').passRound();
  expect(t.legal('pompey', 'retreat')).toEqual(['p-legio-5 asculum', 'p-legio-5 genua', 'p-legio-5 rome']);
});

test('7.1 the Battle Sequence sidebar: a city won before is a refuge for the attacker too', () => {
  const t = THREE_BATTLES().endCommands().do('caesar', 'fight', 'genua');
  t.passRound();
  t.do('pompey', 'retreat', 'p-legio-4', 'lugdunum').do('caesar', 'end');
  t.do('caesar', 'fight', 'ravenna').passRound();
  expect(t.legal('pompey', 'retreat')).toEqual(['p-legio-5 asculum', 'p-legio-5 rome']);
  t.do('pompey', 'pass', 'p-legio-5');
  expect(t.legal('caesar', 'retreat')).toEqual(['c-legio-8 aquileia', 'c-legio-8 genua']);
});

test('7.1 blocks are revealed when their battle is fought, Reserves in round 2, and stand upright after it', () => {
  const t = war(
    { narbo: ['c-legio-7'], bilbilis: ['c-legio-8'] },
    { tarraco: ['p-legio-5'], 'carthago-nova': ['p-legio-2', 'p-legio-4'] },
  )
    .march('caesar', 'narbo', 'tarraco', 'c-legio-7')
    .march('caesar', 'bilbilis', 'tarraco', 'c-legio-8');
  t.do('caesar', 'end').do('caesar', 'main', 'tarraco', 'narbo').do('caesar', 'end');
  t.march('pompey', 'carthago-nova', 'tarraco', 'p-legio-4');
  expect(facesSeen(t, 'pompey')).toEqual([]);
  expect(facesSeen(t, 'caesar')).toEqual([]);
  t.endCommands();
  expect(facesSeen(t, 'pompey')).toEqual(['c-legio-7']);
  expect(facesSeen(t, 'caesar')).toEqual(['p-legio-5']);
  t.passRound();
  expect(facesSeen(t, 'pompey')).toEqual(['c-legio-7', 'c-legio-8']);
  expect(facesSeen(t, 'caesar')).toEqual(['p-legio-4', 'p-legio-5']);
  t.do('pompey', 'retreat', 'p-legio-4', 'carthago-nova');
  t.do('pompey', 'retreat', 'p-legio-5', 'carthago-nova');
  expect(t.step).toBe('regroup');
  expect(facesSeen(t, 'pompey')).toEqual([]);
  expect(facesSeen(t, 'caesar')).toEqual([]);
});

test('7.2 A goes before B before C before D, and of the same letter the Defender first', () => {
  const t = war(
    { rome: ['c-caesar', 'c-auxilia-1', 'c-legio-8', 'c-ballista'] },
    { neapolis: ['p-pompey', 'p-auxilia-3', 'p-legio-1', 'p-navis-3', 'p-ballista'] },
  )
    .march('caesar', 'rome', 'neapolis', 'c-caesar', 'c-auxilia-1', 'c-legio-8', 'c-ballista')
    .endCommands();
  expect(t.passRound()).toEqual([
    'pompey p-auxilia-3',
    'caesar c-caesar',
    'pompey p-ballista',
    'pompey p-pompey',
    'caesar c-auxilia-1',
    'pompey p-legio-1',
    'caesar c-legio-8',
    'pompey p-navis-3',
    'caesar c-ballista',
  ]);
});

test('7.2 the Battle Turns sidebar: Caesar, Pompey, Equitatus, Navis', () => {
  const t = war({ rome: ['c-caesar', 'c-equitatus-1'] }, { neapolis: ['p-pompey', 'p-navis-3'] })
    .march('caesar', 'rome', 'neapolis', 'c-caesar', 'c-equitatus-1')
    .endCommands();
  expect(t.passRound()).toEqual([
    'caesar c-caesar',
    'pompey p-pompey',
    'caesar c-equitatus-1',
    'pompey p-navis-3',
  ]);
});

test('7.2 the Attacker/Defender sidebar: Player 1 defends where Player 2 attacks', () => {
  const t = war(
    { massilia: ['c-legio-7'], aquileia: ['c-legio-8'] },
    { genua: ['p-legio-4'], salone: ['p-legio-5'] },
  ).march('caesar', 'massilia', 'genua', 'c-legio-7');
  t.do('caesar', 'end').do('caesar', 'end').march('pompey', 'salone', 'aquileia', 'p-legio-5').endCommands();
  expect(t.legal('caesar', 'fight')).toEqual(['aquileia', 'genua']);
  t.do('caesar', 'fight', 'aquileia');
  expect(t.passRound()).toEqual(['caesar c-legio-8', 'pompey p-legio-5']);
  t.do('caesar', 'pass', 'c-legio-8').do('pompey', 'retreat', 'p-legio-5', 'salone').do('caesar', 'end');
  expect(t.battle?.place).toBe('genua');
  expect(t.passRound()).toEqual(['pompey p-legio-4', 'caesar c-legio-7']);
});

test('7.2 each block has one turn a round, in the order its owner likes among equal letters', () => {
  const t = war({ rome: ['c-legio-7'] }, { neapolis: ['p-legio-4', 'p-legio-5', 'p-legio-6'] })
    .march('caesar', 'rome', 'neapolis', 'c-legio-7')
    .endCommands();
  expect(t.legal('pompey', 'fire')).toEqual(['p-legio-4', 'p-legio-5', 'p-legio-6']);
  expect(t.legal('caesar', 'fire')).toEqual([]);
  t.do('pompey', 'pass', 'p-legio-6');
  expect(t.legal('pompey', 'fire')).toEqual(['p-legio-4', 'p-legio-5']);
  t.fire('pompey', 'p-legio-5', 6, 6, 6);
  expect(t.legal('pompey', 'pass')).toEqual(['p-legio-4']);
  expect(t.refuses('pompey', 'fire', 'p-legio-5')).toBe(true);
  t.do('pompey', 'pass', 'p-legio-4');
  expect(t.legal('caesar', 'fire')).toEqual(['c-legio-7']);
  t.do('caesar', 'pass', 'c-legio-7');
  expect(t.battle?.round).toBe(2);
  expect(t.legal('pompey', 'fire')).toEqual(['p-legio-4', 'p-legio-5', 'p-legio-6']);
});

test('7.2 a block fires or passes in round 1, and may retreat instead from round 2', () => {
  const t = war({ rome: ['c-legio-7'] }, { neapolis: ['p-legio-4'] })
    .march('caesar', 'rome', 'neapolis', 'c-legio-7')
    .endCommands();
  expect(t.moves('pompey')).toEqual(['fire', 'pass']);
  t.do('pompey', 'pass', 'p-legio-4');
  expect(t.moves('caesar')).toEqual(['fire', 'pass']);
  t.do('caesar', 'pass', 'c-legio-7');
  expect(t.moves('pompey')).toEqual(['fire', 'retreat', 'pass']);
  t.do('pompey', 'pass', 'p-legio-4');
  expect(t.moves('caesar')).toEqual(['fire', 'retreat', 'pass']);
});

test('7.2 in round 4 attackers do nothing but retreat while defenders fight on, and then the battle is over', () => {
  const t = war({ rome: ['c-legio-7', 'c-legio-8'] }, { neapolis: ['p-legio-4'] })
    .march('caesar', 'rome', 'neapolis', 'c-legio-7', 'c-legio-8')
    .endCommands();
  for (let round = 1; round < 4; round++) t.passRound();
  expect(t.battle?.round).toBe(4);
  expect(t.moves('pompey')).toEqual(['fire', 'retreat', 'pass']);
  t.fire('pompey', 'p-legio-4', 1, 6, 6).do('caesar', 'take', 'c-legio-7');
  expect(t.moves('caesar')).toEqual(['retreat']);
  expect(t.refuses('caesar', 'fire', 'c-legio-7')).toBe(true);
  expect(t.refuses('caesar', 'pass', 'c-legio-7')).toBe(true);
  t.do('caesar', 'retreat', 'c-legio-7', 'rome').do('caesar', 'retreat', 'c-legio-8', 'rome');
  expect(t.step).toBe('regroup');
  expect(t.sides).toEqual(['pompey']);
});

test('7.2 attackers stay when the defenders leave in round 4 before them', () => {
  const t = war({ rome: ['c-legio-7'] }, { neapolis: ['p-legio-4'] })
    .march('caesar', 'rome', 'neapolis', 'c-legio-7')
    .endCommands();
  for (let round = 1; round < 4; round++) t.passRound();
  t.do('pompey', 'retreat', 'p-legio-4', 'rhegium');
  expect(t.block('caesar', 'c-legio-7').place).toBe('neapolis');
  expect(t.sides).toEqual(['caesar']);
});

test('7.2 a battle ends at once when one side has no block left', () => {
  const t = war({ rome: ['c-caesar', 'c-legio-7'] }, { neapolis: [['p-legio-4', 1]] })
    .march('caesar', 'rome', 'neapolis', 'c-caesar', 'c-legio-7')
    .endCommands();
  t.fire('caesar', 'c-caesar', 1, 6, 6);
  expect(t.step).toBe('regroup');
  expect(t.refuses('caesar', 'fire', 'c-legio-7')).toBe(true);
});

const SURPRISE = (card: string, caesar: Parameters<typeof war>[0], pompey: Parameters<typeof war>[1]) =>
  table({ caesar, pompey, hands: { caesar: [card], pompey: ['c18'] }, turn: 2 }).cards(card, 'c18');

test('7.2 Mars: all attackers act before all defenders in round 1, each side from A to D', () => {
  const t = SURPRISE(
    'mars',
    { rome: ['c-caesar', 'c-legio-8', 'c-ballista'] },
    { neapolis: ['p-auxilia-3', 'p-legio-1', 'p-navis-3', 'p-ballista'] },
  )
    .march('caesar', 'rome', 'neapolis', 'c-ballista', 'c-legio-8', 'c-caesar')
    .endCommands();
  expect(t.passRound()).toEqual([
    'caesar c-caesar',
    'caesar c-legio-8',
    'caesar c-ballista',
    'pompey p-auxilia-3',
    'pompey p-ballista',
    'pompey p-legio-1',
    'pompey p-navis-3',
  ]);
});

test('7.2 Mars: the usual order is back in round 2, so a defender may act twice in a row', () => {
  const t = SURPRISE('mars', { rome: ['c-legio-8'] }, { neapolis: ['p-auxilia-3'] })
    .march('caesar', 'rome', 'neapolis', 'c-legio-8')
    .endCommands();
  expect(t.passRound()).toEqual(['caesar c-legio-8', 'pompey p-auxilia-3']);
  expect(t.passRound()).toEqual(['pompey p-auxilia-3', 'caesar c-legio-8']);
});

test('7.2 Mars: defenders who fall to the surprise never fire', () => {
  const t = SURPRISE(
    'mars',
    { rome: ['c-legio-10'] },
    {
      neapolis: [
        ['p-auxilia-3', 1],
        ['p-pompey', 2],
      ],
    },
  )
    .march('caesar', 'rome', 'neapolis', 'c-legio-10')
    .endCommands();
  t.fire('caesar', 'c-legio-10', 4, 4, 4);
  expect(t.journal.filter(({ text }) => text.includes('fires'))).toHaveLength(1);
  expect(t.step).toBe('regroup');
});

test('7.2 Mars: Player 1 names one battle for the surprise, and only one he attacks in', () => {
  const battles = () => {
    const t = SURPRISE(
      'mars',
      { rome: ['c-legio-7', 'c-legio-8'], massilia: ['c-legio-9'] },
      { neapolis: ['p-auxilia-3'], genua: ['p-auxilia-4'], narbo: ['p-legio-4'] },
    ).group('caesar', 'rome', ['c-legio-7', 'neapolis'], ['c-legio-8', 'genua']);
    t.do('caesar', 'end').march('pompey', 'narbo', 'massilia', 'p-legio-4');
    return t.endCommands();
  };
  const t = battles();
  expect(t.legal('caesar', 'fight')).toEqual(['genua', 'massilia', 'neapolis']);
  expect(t.legal('caesar', 'surprise')).toEqual(['genua', 'neapolis']);
  t.do('caesar', 'surprise', 'genua');
  expect(t.passRound()).toEqual(['caesar c-legio-8', 'pompey p-auxilia-4']);
  t.do('pompey', 'retreat', 'p-auxilia-4', 'ravenna').do('caesar', 'end');
  expect(t.legal('caesar', 'surprise')).toEqual([]);
  t.do('caesar', 'fight', 'neapolis');
  expect(t.passRound()).toEqual(['pompey p-auxilia-3', 'caesar c-legio-7']);
  const u = battles().do('caesar', 'fight', 'genua');
  expect(u.passRound()).toEqual(['pompey p-auxilia-4', 'caesar c-legio-8']);
  u.do('pompey', 'retreat', 'p-auxilia-4', 'ravenna').do('caesar', 'end');
  expect(u.legal('caesar', 'surprise')).toEqual(['neapolis']);
  u.do('caesar', 'fight', 'massilia');
  expect(u.passRound()).toEqual(['caesar c-legio-9', 'pompey p-legio-4']);
  u.do('caesar', 'retreat', 'c-legio-9', 'lugdunum').do('pompey', 'end');
  expect(u.battle).toMatchObject({ place: 'neapolis', surprise: true });
});

test('7.2 Mars: where Player 2 alone attacks nobody is surprised', () => {
  const t = SURPRISE('mars', { massilia: ['c-legio-9'] }, { narbo: ['p-legio-4'] })
    .do('caesar', 'end')
    .march('pompey', 'narbo', 'massilia', 'p-legio-4')
    .endCommands();
  expect(t.battle).toMatchObject({ place: 'massilia', surprise: false });
  expect(t.passRound()).toEqual(['caesar c-legio-9', 'pompey p-legio-4']);
});

test('7.2 Mars: Reserves of the defender stay out of the surprise', () => {
  const t = SURPRISE('mars', { rome: ['c-legio-7'] }, { neapolis: ['p-legio-4'], rhegium: ['p-auxilia-3'] })
    .march('caesar', 'rome', 'neapolis', 'c-legio-7')
    .do('caesar', 'end')
    .march('pompey', 'rhegium', 'neapolis', 'p-auxilia-3')
    .endCommands();
  expect(t.passRound()).toEqual(['caesar c-legio-7', 'pompey p-legio-4']);
  expect(t.passRound()).toEqual(['pompey p-auxilia-3', 'pompey p-legio-4', 'caesar c-legio-7']);
});

test('7.2 Neptune: attacking Navis act before all defenders in round 1, at sea and ashore', () => {
  const sea = SURPRISE('neptune', { massilia: ['c-navis-1'] }, { hispanum: ['p-navis-1'] })
    .march('caesar', 'massilia', 'hispanum', 'c-navis-1')
    .endCommands();
  expect(sea.passRound()).toEqual(['caesar c-navis-1', 'pompey p-navis-1']);
  expect(sea.passRound()).toEqual(['pompey p-navis-1', 'caesar c-navis-1']);
  const shore = SURPRISE('neptune', { tyrrhenum: ['c-navis-1'] }, { neapolis: ['p-auxilia-3', 'p-navis-1'] })
    .march('caesar', 'tyrrhenum', 'neapolis', 'c-navis-1')
    .endCommands();
  expect(shore.passRound()).toEqual(['caesar c-navis-1', 'pompey p-auxilia-3', 'pompey p-navis-1']);
  expect(shore.passRound()).toEqual(['pompey p-auxilia-3', 'pompey p-navis-1', 'caesar c-navis-1']);
});
