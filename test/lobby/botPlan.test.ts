import { expect, test } from 'vitest';
import { type Here, type Plan, planFor } from '../../lobby/bots/plan';
import type { FoundSeat } from '../../lobby/storage/botSeats';

const nothing: Plan = { keepAwake: [], claim: [], release: [], want: [] };
const matches = ['m'];

const seat: FoundSeat = {
  matchID: 'm',
  game: 'duel',
  seat: '0',
  owner: 'o',
  level: 'easy',
  pace: 0,
  process: null,
  over: false,
  awake: false,
  fading: true,
};
const here = {
  process: 'here',
  plays: () => true,
  isPlayed: () => false,
  visited: new Set<string>(),
  begun: new Set<string>(),
  wanted: new Set<string>(),
} satisfies Here;
const visited = { visited: new Set(matches) };
const begun = { ...visited, begun: new Set(matches) };
const wanted = { wanted: new Set(matches) };
const awake = { awake: true, fading: false };
const ours = { process: 'here' };
const others = { process: 'there' };
const without = { plays: () => false };
const played = { isPlayed: () => true };

test.each<[string, Partial<FoundSeat>, Partial<Here>, Partial<Plan>]>([
  ['a free bot that nobody visits is left alone', {}, {}, {}],
  ['a free bot is left alone where it was visited lately, elsewhere', awake, {}, {}],
  ['a free bot that is visited is claimed and kept awake', {}, visited, { keepAwake: ['m'], claim: ['m'] }],
  ['a free bot that another process wants is claimed', awake, wanted, { claim: ['m'] }],
  ['a free bot that another process wanted once is left alone', {}, wanted, {}],
  ['one that is awake for long is not kept so again', { ...awake, ...ours }, { ...visited, ...played }, {}],
  [
    'one that is visited is kept awake in time',
    { awake: true, ...ours },
    { ...visited, ...played },
    { keepAwake: ['m'] },
  ],
  ['one that is awake plays on', { ...awake, ...ours }, played, {}],
  ['one that nobody keeps awake is released', ours, played, { release: ['m'] }],
  ['one that nobody keeps awake, and nobody plays, is released', ours, {}, { release: ['m'] }],
  [
    'our own that is not played though it is awake is claimed again',
    { ...awake, ...ours },
    {},
    { claim: ['m'] },
  ],
  ['another’s is wanted when a visit begins', { ...awake, ...others }, begun, { want: ['m'] }],
  ['another’s is kept awake while the visit lasts', others, visited, { keepAwake: ['m'] }],
  ['another’s is its own matter', { ...awake, ...others }, wanted, {}],
  [
    'a free bot is wanted of others where none can be played',
    awake,
    { ...visited, ...without },
    { want: ['m'] },
  ],
  ['no bot is claimed where none can be played', awake, { ...wanted, ...without }, {}],
  ['nothing is done when the match is over', { over: true, ...ours }, begun, {}],
])('%s', (_name, state, place, expected) => {
  expect(planFor([{ ...seat, ...state }], { ...here, ...place })).toEqual({ ...nothing, ...expected });
});

test('a match is named once, however many bots it has', () => {
  const seats = ['0', '1'].map((number) => ({ ...seat, seat: number }));
  expect(planFor(seats, { ...here, ...visited })).toEqual({ ...nothing, keepAwake: ['m'], claim: ['m'] });
});
