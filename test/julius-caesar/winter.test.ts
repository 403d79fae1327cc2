import { expect, test } from 'vitest';
import { boxOf } from '../../games/julius-caesar/components/box';
import { CARD_IDS } from '../../games/julius-caesar/components/cards';
import { supplyOf } from '../../games/julius-caesar/winter';
import { type Position, type Table, table } from './table';

/** The end of a year: the commands of its last turn are over. */
function winter(caesar: Position['caesar'], pompey: Position['pompey'], year = 1, turn = 5): Table {
  const hands = { caesar: ['c01'], pompey: ['c18'] };
  return table({ caesar, pompey, hands, year, turn }).cards('c01', 'c18').endCommands();
}

/** Both sides end their disbanding. */
function endWinter(t: Table): Table {
  return t.do('caesar', 'end').do('pompey', 'end');
}

/** Cities worth `points` Victory Points, each with one of these blocks. */
const TEN_POINTS: Position['caesar'] = {
  rome: ['c-legio-7'],
  massilia: ['c-legio-8'],
  tarraco: ['c-legio-9'],
  'carthago-nova': ['c-legio-10'],
  utica: ['c-legio-11'],
  syracuse: ['c-legio-12'],
  athena: ['c-legio-13'],
  ephesus: ['c-legio-14'],
  byzantium: ['c-legio-16'],
};

test('8.0 winter comes after the fifth turn of the year and not before', () => {
  const autumn = winter({ genua: ['c-legio-7'] }, { alexandria: ['cleopatra'] }, 1, 4);
  expect(autumn.step).toBe('card');
  expect(autumn.G).toMatchObject({ year: 1, turn: 5 });
  const t = winter({ genua: ['c-legio-7'] }, { alexandria: ['cleopatra'] });
  expect(t.step).toBe('disband');
  expect(t.G.turn).toBe(0);
});

test('8.0 the events of winter come in the order of their numbers', () => {
  const t = winter(
    { genua: ['c-legio-7', 'c-legio-8', 'c-legio-9'], hispanum: ['c-navis-1'], memphis: ['cleopatra'] },
    { alexandria: ['p-legio-38'] },
  );
  t.do('caesar', 'port', 'c-navis-1', 'genua').do('caesar', 'disband', 'c-legio-7');
  t.do('caesar', 'disband', 'c-legio-8');
  endWinter(t);
  const rules = t.journal.map(({ rule }) => rule).filter((rule) => rule.startsWith('8.'));
  expect(rules).toEqual(['8.0', '8.1', '8.2', '8.3', '8.4', '8.5', '8.6']);
});

test('8.1 Cleopatra goes home to Alexandria from wherever she is', () => {
  const t = winter({ antioch: [['cleopatra', 3]] }, { utica: ['p-legio-39'] });
  expect(t.block('caesar', 'cleopatra')).toEqual({ place: 'alexandria', strength: 3 });
  const friends = winter(
    { antioch: ['c-legio-7'] },
    { pelusium: [['cleopatra', 2]], alexandria: ['p-legio-38'] },
  );
  expect(friends.block('pompey', 'cleopatra')).toEqual({ place: 'alexandria', strength: 2 });
});

test('8.1 Cleopatra joins the enemy who holds Alexandria, at her present strength', () => {
  const t = winter({ antioch: [['cleopatra', 3]] }, { alexandria: ['p-legio-38'] });
  expect(t.G.secret.caesar.blocks.cleopatra).toBeUndefined();
  expect(t.block('pompey', 'cleopatra')).toEqual({ place: 'alexandria', strength: 3 });
  const back = winter({ alexandria: ['c-navis-1'] }, { rome: [['cleopatra', 1]] });
  expect(back.block('caesar', 'cleopatra')).toEqual({ place: 'alexandria', strength: 1 });
});

test('8.2 victory is decided after Cleopatra is home and before the Navis come in', () => {
  const eight = { ...TEN_POINTS, byzantium: [], ephesus: [] };
  const home = winter({ ...eight, pelusium: ['cleopatra'] }, { antioch: ['p-legio-34'] });
  expect(home.result?.winners).toEqual(['caesar']);
  const lost = winter({ ...eight, pelusium: ['cleopatra'] }, { alexandria: ['p-legio-38'] });
  expect(lost.result).toBeNull();
  const gone = winter({ ...TEN_POINTS, byzantium: ['cleopatra'] }, { alexandria: ['p-legio-38'] });
  expect(gone.result).toBeNull();
  const fleet = winter({ ...TEN_POINTS, hispanum: ['c-navis-1'] }, { alexandria: ['cleopatra'] });
  expect(fleet.result?.winners).toEqual(['caesar']);
  expect(fleet.block('caesar', 'c-navis-1').place).toBe('hispanum');
});

test('8.3 Navis at sea go to a Friendly port on the same sea, Caesar first', () => {
  const t = winter(
    { hispanum: ['c-navis-1'], massilia: ['c-legio-7'], genua: ['c-legio-8'], rome: ['c-legio-9'] },
    { internum: ['p-navis-1'], utica: ['p-legio-39'], alexandria: ['cleopatra'], syracuse: ['p-legio-37'] },
  );
  expect(t.sides).toEqual(['caesar']);
  expect(t.legal('caesar', 'port')).toEqual(['c-navis-1 genua', 'c-navis-1 massilia']);
  expect(t.legal('pompey', 'port')).toEqual([]);
  t.do('caesar', 'port', 'c-navis-1', 'genua');
  expect(t.legal('pompey', 'port')).toEqual(['p-navis-1 syracuse', 'p-navis-1 utica']);
  t.do('pompey', 'port', 'p-navis-1', 'utica');
  expect(t.block('caesar', 'c-navis-1').place).toBe('genua');
  expect(t.block('pompey', 'p-navis-1').place).toBe('utica');
  expect(t.step).toBe('disband');
});

test('8.3 Navis that find no Friendly port are disbanded and can be built again in the coming year', () => {
  const t = winter(
    { atlanticus: ['c-navis-1'], massilia: ['c-navis-2', 'c-navis-3'] },
    { propontis: ['p-navis-1'], nicomedia: ['p-legio-35'], alexandria: ['cleopatra'] },
  );
  expect(t.block('caesar', 'c-navis-1')).toEqual({ place: 'pool', strength: 0 });
  expect(t.block('caesar', 'c-navis-2')).toEqual({ place: 'massilia', strength: 2 });
  expect(t.legal('pompey', 'port')).toEqual(['p-navis-1 nicomedia']);
  t.do('pompey', 'port', 'p-navis-1', 'nicomedia');
  endWinter(t).do('caesar', 'discard', 'c06').do('pompey', 'discard', 'c12').cards('c01', 'c07');
  t.do('caesar', 'end');
  expect(t.levies('caesar')).toContain('c-navis-1');
});

test('8.4 the numbers of the rulebook: Genua 3, Massilia 4, Rome 5', () => {
  expect((['genua', 'massilia', 'rome'] as const).map((city) => supplyOf(boxOf({}), city))).toEqual([
    3, 4, 5,
  ]);
  const legions = ['c-legio-7', 'c-legio-8', 'c-legio-9', 'c-legio-10', 'c-legio-11', 'c-legio-12'];
  for (const [city, supplied] of [
    ['genua', 3],
    ['massilia', 4],
    ['rome', 5],
  ] as const) {
    const enough = winter({ [city]: legions.slice(0, supplied) }, { alexandria: ['cleopatra'] });
    expect(enough.step).toBe('disband');
    const t = winter({ [city]: legions.slice(0, supplied + 1) }, { alexandria: ['cleopatra'] });
    expect(t.step).toBe('supply');
    expect(t.legal('caesar', 'disband')).toEqual([...legions.slice(0, supplied + 1)].sort());
    expect(t.moves('caesar')).toEqual(['disband']);
    t.do('caesar', 'disband', 'c-legio-8');
    expect(t.block('caesar', 'c-legio-8')).toEqual({ place: 'pool', strength: 0 });
    expect(t.step).toBe('disband');
  }
});

test('8.4 Navis that have come in count, and each owner settles his own surplus', () => {
  const t = winter(
    { genua: ['c-legio-7', 'c-legio-8', 'c-legio-9'], hispanum: ['c-navis-1'] },
    { alexandria: ['cleopatra'], memphis: ['p-legio-1', 'p-legio-2', 'p-legio-3', 'p-legio-4', 'p-legio-5'] },
  ).do('caesar', 'port', 'c-navis-1', 'genua');
  expect(t.legal('caesar', 'disband')).toEqual(['c-legio-7', 'c-legio-8', 'c-legio-9', 'c-navis-1']);
  expect(t.legal('pompey', 'disband')).toEqual([]);
  t.do('caesar', 'disband', 'c-navis-1').do('pompey', 'disband', 'p-legio-1');
  expect(t.step).toBe('supply');
  t.do('pompey', 'disband', 'p-legio-3');
  expect(t.step).toBe('disband');
});

test('8.4 Cleopatra counts against the supply of Alexandria but is never the block disbanded', () => {
  const t = winter(
    { rome: ['c-legio-7'] },
    { alexandria: ['p-legio-1', 'p-legio-2', 'p-legio-3', 'p-legio-4', 'p-legio-5'], memphis: ['cleopatra'] },
  );
  expect(t.step).toBe('supply');
  expect(t.legal('pompey', 'disband')).toEqual([
    'p-legio-1',
    'p-legio-2',
    'p-legio-3',
    'p-legio-4',
    'p-legio-5',
  ]);
});

test('8.4 a block that once changed sides is disbanded to the pool it first came from', () => {
  const t = winter(
    { rome: ['c-legio-8'] },
    { alexandria: ['cleopatra'], memphis: ['c-legio-7', 'p-legio-2', 'p-legio-3', 'p-legio-4'] },
  ).do('pompey', 'disband', 'c-legio-7');
  expect(t.block('caesar', 'c-legio-7')).toEqual({ place: 'pool', strength: 0 });
});

test('8.5 a player may disband any of his blocks but Cleopatra, and its steps are lost', () => {
  const t = winter(
    { rome: ['c-caesar', 'c-legio-8'], ravenna: ['c-navis-2'] },
    { alexandria: ['cleopatra', 'p-legio-38'], utica: ['p-legio-39'] },
  );
  expect(t.sides).toEqual(['caesar']);
  expect(t.moves('caesar')).toEqual(['disband', 'end']);
  expect(t.legal('caesar', 'disband')).toEqual(['c-caesar', 'c-legio-8', 'c-navis-2']);
  t.do('caesar', 'disband', 'c-caesar').do('caesar', 'end');
  expect(t.block('caesar', 'c-caesar')).toEqual({ place: 'pool', strength: 0 });
  expect(t.legal('pompey', 'disband')).toEqual(['p-legio-38', 'p-legio-39']);
  t.do('pompey', 'disband', 'p-legio-38').do('pompey', 'end');
  t.do('caesar', 'discard', 'c06').do('pompey', 'discard', 'c12').cards('c01', 'c07').do('caesar', 'end');
  expect(t.levies('caesar')).toContain('c-caesar');
  t.do('caesar', 'end').do('pompey', 'end');
  expect(t.levies('pompey')).toContain('p-legio-38');
});

test('8.6 killed blocks stand up, trophies do not, and all cards are dealt anew', () => {
  const t = winter(
    { rome: ['c-legio-8'], killed: [['c-legio-7', 0]], trophy: [['c-antonius', 0]] },
    { alexandria: ['cleopatra'], killed: [['p-legio-38', 0]] },
  );
  endWinter(t);
  expect(t.G).toMatchObject({ year: 2, turn: 1, played: { caesar: [], pompey: [] } });
  expect(t.block('caesar', 'c-legio-7').place).toBe('pool');
  expect(t.block('pompey', 'p-legio-38').place).toBe('pool');
  expect(t.block('caesar', 'c-antonius').place).toBe('trophy');
  expect(t.block('pompey', 'p-brutus').place).toBe('third');
  expect(t.G.secret.caesar.hand).toEqual(CARD_IDS.slice(0, 6));
  expect(t.G.secret.pompey.hand).toEqual(CARD_IDS.slice(6, 12));
  expect(t.step).toBe('discard');
  expect(t.sides).toEqual(['caesar', 'pompey']);
  t.do('caesar', 'discard', 'c03').do('pompey', 'discard', 'c07');
  expect(t.G.secret.caesar.hand).toEqual(['c01', 'c02', 'c04', 'c05', 'c06']);
  expect(t.step).toBe('card');
});

test('1.2 more points win after the fifth winter, and the holder of Rome wins a tie', () => {
  const more = winter(
    { massilia: ['c-legio-7'] },
    { utica: ['p-legio-39'], tarraco: ['p-legio-5'], alexandria: ['cleopatra'] },
    5,
  );
  expect(more.result?.winners).toEqual(['pompey']);
  const caesar = winter({ rome: ['c-legio-7'] }, { alexandria: ['cleopatra'] }, 5);
  expect(caesar.result?.winners).toEqual(['caesar']);
  const pompey = winter({ alexandria: ['cleopatra'] }, { rome: ['p-legio-1'] }, 5);
  expect(pompey.result?.winners).toEqual(['pompey']);
  const trophies = winter(
    { rome: ['c-legio-7'], trophy: [['c-antonius', 0]] },
    { alexandria: ['cleopatra'] },
    5,
  );
  expect(trophies.result?.winners).toEqual(['pompey']);
});

test('1.2 equal points after the fifth winter with Rome Vacant are a draw, and in an earlier winter nothing', () => {
  const position: [Position['caesar'], Position['pompey']] = [
    { massilia: ['c-legio-7'], utica: ['c-legio-8'] },
    { alexandria: ['cleopatra'] },
  ];
  const t = winter(...position, 5);
  expect(t.result).toMatchObject({ winners: [] });
  expect(winter(...position, 4).result).toBeNull();
});
