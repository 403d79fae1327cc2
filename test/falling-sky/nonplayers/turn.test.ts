import { expect, test } from 'vitest';
import { orIdle } from '../../../games/falling-sky/nonplayers/decide';
import { make } from '../../../games/falling-sky/nonplayers/moment';
import { best, choose } from '../../../games/falling-sky/nonplayers/select';
import { Play } from '../../../games/kit/play';
import { seededChance } from '../../../games/testing/chance';
import { type Position, stateOf, Table } from '../table';
import { eligible } from './table';

test('8.1.3 nested priorities narrow the candidates one after the other', () => {
  const candidates = [
    { id: 'a', big: false, near: 1 },
    { id: 'b', big: true, near: 1 },
    { id: 'c', big: true, near: 2 },
    { id: 'd', big: true, near: 2 },
  ];
  const ids = (...priorities: Parameters<typeof best<(typeof candidates)[number]>>[1][]) =>
    best(candidates, ...priorities).map(({ id }) => id);
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(({ big }) => big)).toEqual(['b', 'c', 'd']);
  expect(
    ids(
      ({ big }) => big,
      ({ near }) => near,
    ),
  ).toEqual(['c', 'd']);
});

test('8.1 what could not be done in a match is left undone', () => {
  const legal = { options: () => [], has: ({ move }: { move: string }) => move !== 'fly' };
  const moves = [make('command', 'rally'), make('pass')];
  expect(orIdle(moves[0], legal, () => moves)).toEqual(make('command', 'rally'));
  expect(orIdle(make('fly'), legal, () => moves)).toEqual(make('pass'));
});

test('8.1 a Non-player acts in its turn, and the next Faction is asked', () => {
  const table = eligible({ card: 1 }, 'belgae', { dice: [1, 1, 1] });
  expect(table.step).toBe('turn');
  expect(table.side).not.toBe('belgae');
});

/** Starts where the Romans have executed a Command, and the Aedui are 2nd Eligible with Warbands to Rally and to Suborn by. */
function secondEligible(seat: string | null): Table {
  const eligibility = { now: true, barred: false, stays: false };
  const G = stateOf({
    card: 1,
    deck: [2],
    resources: { aedui: 30, romans: 30 },
    pieces: { treveri: { aedui: { troops: 3 } } },
    seats: { romans: '0', arverni: '1', aedui: seat, belgae: '3' },
    eligibility: {
      romans: eligibility,
      arverni: { ...eligibility, now: false },
      aedui: eligibility,
      belgae: { ...eligibility, now: false },
    },
  });
  G.stack = [
    { step: 'game', sides: [] },
    { step: 'card', sides: [], deeds: [{ faction: 'romans', deed: 'command' }], passed: [] },
  ];
  return new Table(G).start();
}

test('8.1.2 as 2nd Eligible a Non-player has a full Command and a Special Ability where a player has a Limited one', () => {
  const table = secondEligible(null);
  expect(table.told('3.1', 'The Aedui choose a Command: Rally.')).toBe(true);
  expect(table.journal.filter(({ rule }) => rule === '3.3.1').length).toBeGreaterThan(1);
  expect(table.told('4.1', 'The Aedui add Suborn.')).toBe(true);
  expect(secondEligible('2').prompt('aedui')?.text).toContain('Limited Command');
});

test('8.3.4 equal candidates have an equal chance', () => {
  const play = new Play(stateOf(), seededChance(5));
  const counts: Record<string, number> = { a: 0, b: 0, c: 0, z: 0 };
  for (let draw = 0; draw < 900; draw++) {
    const chosen = choose(play, ['a', 'z', 'b', 'c'], (candidate) => candidate !== 'z');
    counts[chosen ?? 'none']++;
  }
  for (const candidate of ['a', 'b', 'c']) expect(Math.abs(counts[candidate] - 300)).toBeLessThan(60);
  expect(counts.z).toBe(0);
});

test('8.8.2 Romans under no threat take an Event that they do not decline', () => {
  const position: Position = { card: 1, deck: [2], senate: { box: 'uproar', firm: false } };
  const table = eligible(position, 'romans');
  expect(table.told('8.8.2', 'By rule the Romans take the Event.')).toBe(true);
  const without = eligible(position, 'romans', { options: ['command', 'ability'] });
  expect(without.told('8.8.2', 'take the Event')).toBe(false);
});
