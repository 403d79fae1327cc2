/* Matches of the first release, which knew chapter 8 only as printed, go on. */
import { expect, test } from 'vitest';
import { FallingSky } from '../../games/falling-sky';
import { migrate } from '../../games/falling-sky/migration';
import type { G } from '../../games/falling-sky/state';
import { plain } from '../../games/kit/json';
import { pickFrom, seeded, seededChance } from '../../games/testing/chance';
import { Match } from '../../games/testing/match';
import { playOnByRule } from '../tools/byRule';
import { stateOf } from './table';

/** Returns a state as the first release stored it. */
function version1({ errata: _, ...G }: G): object {
  return JSON.parse(JSON.stringify(G));
}

/** Returns a match of a player against three Non-players after so many moves. */
function underWay(seed: number, moves: number) {
  const match = new Match(FallingSky, seed, { nonPlayers: 'arverni-aedui-belgae' }, 1);
  const next = seeded(seed);
  for (let count = 0; count < moves && !match.over; count++) match.make(pickFrom(match.legal('0'), next));
  return match;
}

test('a match of version 1 goes on by chapter 8 as printed, and is else as it was', () => {
  const before = underWay(3, 30).state.G;
  expect(before.errata).toBe(true);
  const old = version1(before);
  expect(plain(migrate(structuredClone(old), 1))).toEqual({ ...old, errata: false });
});

test('a match of version 1 is played to its end', () => {
  const seats = { romans: null, arverni: null, aedui: null, belgae: null };
  const start = { ...new Match(FallingSky, 5).state.G, seats };
  const { G } = playOnByRule(migrate(version1(start), 1), seededChance(5));
  expect(G.stack).toEqual([]);
  expect(G.errata).toBe(false);
});

test('the game migrates a stored state, and goes on with it', () => {
  const match = underWay(4, 20);
  expect(match.over).toBe(false);
  match.state = FallingSky.migrate?.({ ...match.state, G: version1(match.state.G) }, 1) ?? match.state;
  expect(match.state.G.errata).toBe(false);
  expect(match.make(match.legal('0')[0])).toBe(true);
});

test('a match of an unknown version, of the present one, or one that is none, is refused', () => {
  for (const G of [null, {}, 'G', stateOf()]) expect(() => migrate(G, 1)).toThrow('cannot be read');
  for (const version of [0, 2, 3])
    expect(() => migrate(version1(stateOf()), version)).toThrow(`version ${version} cannot be read`);
});
