/* What the page of finished games says of results and of statistics, and how a series stands. */
import { expect, test } from 'vitest';
import { marginsIn, winnersIn } from '../../web/lobby/FinishedList';
import type { Ends, FinishedGame, GameStatistics } from '../../web/lobby/finished';
import { groupsIn, holdersIn, wonByPeople } from '../../web/lobby/statisticsGroups';
import { standingIn } from '../../web/match/Series';
import { routeOf } from '../../web/router';

const sides = [
  { id: 'caesar', name: 'Caesar', index: 0 },
  { id: 'pompey', name: 'Pompey', index: 1 },
];

test('a result names who has won, and by how much', () => {
  expect(winnersIn({ sides }, { winners: ['pompey', 'caesar'] })).toBe('Caesar and Pompey won');
  expect(winnersIn({ sides }, { winners: [] })).toBe('Nobody won');
  expect(winnersIn(undefined, { winners: ['0', '1'] })).toBe('0 and 1 won');
  expect(winnersIn(undefined, {})).toBe('Nobody won');
  expect(marginsIn({ sides }, { margins: { pompey: -3, caesar: 3 } })).toBe('Margins: Caesar +3, Pompey −3');
  expect(marginsIn({ sides }, {})).toBe('');
});

const ends = (matches: number, people = 0): Ends => ({
  matches,
  length: { mean: 10, median: 9 },
  wins: [],
  wonBy: people === 0 ? {} : { people },
});

const statistics: GameStatistics = {
  all: ends(5),
  players: { 2: ends(5) },
  holders: { people: ends(1), 'people, easy, hard': ends(4, 3), bots: ends(2) },
  options: { deployment: { free: ends(2), historical: ends(3) }, gone: { a: ends(1), b: ends(1) } },
};
const deployment = {
  id: 'deployment',
  label: 'Deployment',
  rule: '3',
  choices: [
    { value: 'historical', label: 'Historical' },
    { value: 'free', label: 'Free' },
  ],
  default: 'historical',
};

test('statistics are shown by what differs among the games there were, the most frequent first', () => {
  const groups = groupsIn({ options: [deployment] }, statistics);
  expect(groups.map(({ title, lines }) => [title, lines.map(({ label }) => label)])).toEqual([
    ['', ['All']],
    ['Who played', ['People against Easy and Hard', 'Bots only', 'People only']],
    ['Deployment', ['Historical', 'Free']],
  ]);
  expect(holdersIn('people, unknown')).toBe('People against unknown');
  expect(wonByPeople(statistics)).toEqual(['Of 4 games against the bots Easy and Hard, people won 3.']);
});

test('a series stands as often as somebody has won, whatever his side', () => {
  const match = (names: [string?, string?], winningSeats?: string[]): FinishedGame => ({
    matchID: 'm',
    gameName: 'g',
    players: names.map((name, id) => ({ id, ...(name === undefined ? {} : { name }) })),
    gameover: winningSeats === undefined ? {} : { winningSeats },
    moves: 1,
    createdAt: 0,
    endedAt: 1,
  });
  const series = [
    match(['Ann', 'Bob'], ['0']),
    match(['Bob', 'Ann'], ['1']),
    match(['Ann', 'Bob'], ['1']),
    match(['Ann', 'Cat'], []),
    match(['Ann', undefined], ['1']),
  ];
  expect(standingIn(series)).toBe(
    'Games won in this series of 5: Ann 2, Bob 1, seat 1 1, Cat 0 and nobody 1.',
  );
});

test('the page has an address for all games and one for each', () => {
  expect(routeOf('/finished')).toEqual({ page: 'finished', game: undefined });
  expect(routeOf('/finished/alesia')).toEqual({ page: 'finished', game: 'alesia' });
  expect(routeOf('/finished/alesia/x')).toEqual({ page: 'missing' });
});
