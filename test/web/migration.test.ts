/* A game kept on this device by an earlier version of its rules. */
import type { State } from 'boardgame.io';
import { expect, test } from 'vitest';
import { Match } from '../../games/testing/match';
import { broughtUpToDate } from '../../web/client/migration';
import { newGame, type SavedGame } from '../../web/client/savedGames';
import { Counting } from '../kit/counting';

const { state } = new Match(Counting, 1);
const kept = (stateVersion: number): SavedGame => ({
  ...newGame({ game: 'counting', stateVersion, players: 2, options: {}, bots: {} }),
  standing: {
    state,
    initialState: state,
    log: [],
    metadata: { gameName: 'counting', players: {}, createdAt: 1, updatedAt: 1 },
  },
});
const migrate = (old: State, version: number): State => ({ ...old, G: { ...old.G, total: version } });

test('of the same version is played on as it is', () => {
  const saved = kept(2);
  expect(broughtUpToDate(saved, { stateVersion: 2, migrate })).toBe(saved);
});

test('is migrated, as it stands and as it began', () => {
  const brought = broughtUpToDate(kept(1), { stateVersion: 2, migrate });
  expect(brought?.stateVersion).toBe(2);
  expect(brought?.standing?.state.G.total).toBe(1);
  expect(brought?.standing?.initialState.G.total).toBe(1);
  expect(state.G.total).toBe(0);
});

test('is refused when the game refuses it, and only then', () => {
  const saved = kept(2);
  expect(broughtUpToDate(saved, { stateVersion: 2, refusal: () => 'of another box' })).toBeUndefined();
  expect(broughtUpToDate(saved, { stateVersion: 2, refusal: () => null })).toBe(saved);
});

test('is refused when the rules cannot read it', () => {
  const fails = () => {
    throw new Error('matches of version 1 cannot be read');
  };
  expect(broughtUpToDate(kept(1), { stateVersion: 2 })).toBeUndefined();
  expect(broughtUpToDate(kept(1), { stateVersion: 2, migrate: fails })).toBeUndefined();
  expect(broughtUpToDate(kept(3), { stateVersion: 2, migrate })).toBeUndefined();
});
