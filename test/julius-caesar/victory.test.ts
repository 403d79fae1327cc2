import { expect, test } from 'vitest';
import { type Position, table } from './table';

/** Ends the last turn of a year with two events that cancel each other. */
const yearEnds = (position: Position) =>
  table({ turn: 5, ...position, hands: { caesar: ['mars'], pompey: ['vulcan'] } }).cards('mars', 'vulcan');

const NINE = {
  rome: ['c-legio-7'],
  alexandria: ['cleopatra'],
  massilia: ['c-legio-8'],
  tarraco: ['c-legio-9'],
  'carthago-nova': ['c-legio-10'],
  utica: ['c-legio-11'],
  syracuse: ['c-legio-12'],
};

test('1.2 ten points at the end of a year win', () => {
  const t = yearEnds({ caesar: { ...NINE, athena: ['c-legio-13'] } });
  expect(t.result).toMatchObject({ winners: ['caesar'], reason: 'Caesar wins with 10 VP.' });
});

test('1.2 nine points do not win before the last year', () => {
  const t = yearEnds({ caesar: NINE });
  expect(t.result).toBeNull();
  expect(t.step).toBe('disband');
});

test('1.2 each enemy leader killed is a point', () => {
  const t = yearEnds({ caesar: NINE, pompey: { trophy: [['p-scipio', 0]] } });
  expect(t.result).toMatchObject({ winners: ['caesar'], reason: 'Caesar wins with 10 VP.' });
  const own = yearEnds({ caesar: { ...NINE, trophy: [['c-antonius', 0]] } });
  expect(own.result).toBeNull();
});

test('1.2 victory is looked at when the year ends and not before', () => {
  const t = table({
    caesar: { ...NINE, athena: ['c-legio-13'] },
    hands: { caesar: ['mars'], pompey: ['vulcan'] },
    turn: 4,
  }).cards('mars', 'vulcan');
  expect(t.result).toBeNull();
  expect(t.G.turn).toBe(5);
});

test('1.2 after the fifth year the higher points win', () => {
  const t = yearEnds({
    year: 5,
    caesar: { rome: ['c-legio-7'] },
    pompey: { alexandria: ['cleopatra'], utica: ['p-legio-39'] },
  });
  expect(t.result).toMatchObject({
    winners: ['pompey'],
    reason: 'Pompey wins with 3 VP to 2 after the last year.',
  });
});

test('1.2 the same points in the fourth year decide nothing', () => {
  const t = yearEnds({
    year: 4,
    caesar: { rome: ['c-legio-7'] },
    pompey: { alexandria: ['cleopatra'], utica: ['p-legio-39'] },
  });
  expect(t.result).toBeNull();
});

test('1.2 equal points after the fifth year: the holder of Rome wins', () => {
  const position = { year: 5, pompey: { alexandria: ['cleopatra'] } };
  expect(yearEnds({ ...position, caesar: { rome: ['c-legio-7'] } }).result?.winners).toEqual(['caesar']);
  expect(
    yearEnds({ year: 5, caesar: { alexandria: ['cleopatra'] }, pompey: { rome: ['p-legio-1'] } }).result
      ?.winners,
  ).toEqual(['pompey']);
});

test('1.2 equal points and Rome vacant: a draw', () => {
  const t = yearEnds({
    year: 5,
    caesar: { massilia: ['c-legio-7'], tarraco: ['c-legio-8'] },
    pompey: { alexandria: ['cleopatra'] },
  });
  expect(t.result?.winners).toEqual([]);
});
