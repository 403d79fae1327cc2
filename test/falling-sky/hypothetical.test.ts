import { expect, test } from 'vitest';
import { rulebook } from '../../games/falling-sky';
import { cardsInEffect } from '../../games/falling-sky/capabilities';
import { defaultComponents } from '../../games/falling-sky/components/default';
import { PLAYERS } from '../../games/falling-sky/components/factions';
import { availableTroops, forceIn, piecesIn } from '../../games/falling-sky/pieces/forces';
import { copyToTry, withForces, withResources } from '../../games/falling-sky/pieces/hypothetical';
import { setUp } from '../../games/falling-sky/setup';
import { isSame } from '../../games/kit/json';
import { withDefaults } from '../../games/kit/options';
import { recordOf } from '../../games/kit/record';
import { scripted } from '../../games/testing/chance';
import { forceOf, stateOf } from './table';

const seats = recordOf(PLAYERS, () => null);
const game = setUp(defaultComponents, { options: withDefaults(rulebook), seats, random: scripted() });

test('a game with other Forces leaves the game as it is', () => {
  const G = stateOf({ pieces: { aedui: { aedui: { troops: 2 }, romans: { legions: 1 } } } });
  expect([piecesIn(G, 'aedui', 'aedui'), availableTroops(G, 'aedui')]).toEqual([2, 18]);
  const before = JSON.stringify(G);
  const other = withForces(G, (change) => {
    for (let more = 0; more < 2; more++)
      change('aedui', 'aedui', (force) => {
        force.hidden++;
      });
    change('bituriges', 'belgae', (force) => {
      force.revealed = 3;
    });
  });
  expect(JSON.stringify(G)).toBe(before);
  expect(forceIn(other, 'aedui', 'aedui')).toEqual(forceOf({ troops: 4 }));
  expect(forceIn(other, 'bituriges', 'belgae')).toEqual(forceOf({ revealed: 3 }));
  expect(forceIn(other, 'aedui', 'romans')).toBe(forceIn(G, 'aedui', 'romans'));
  expect([piecesIn(other, 'aedui', 'aedui'), availableTroops(other, 'aedui')]).toEqual([4, 16]);
  expect([piecesIn(G, 'aedui', 'aedui'), availableTroops(G, 'aedui')]).toEqual([2, 18]);
});

test('a game with other Resources leaves those of the game as they are', () => {
  const G = stateOf({ resources: { romans: 3, aedui: 4 } });
  expect(withResources(G, { aedui: 9 }).resources).toEqual({ ...G.resources, aedui: 9 });
  expect(G.resources.aedui).toBe(4);
});

test('8.1.1 a game on which an Event is tried shares only what no Event writes to', () => {
  const read = JSON.parse(JSON.stringify(game));
  const copy = copyToTry(read);
  expect(isSame(copy, read)).toBe(true);
  const shared = Object.entries(copy).filter(
    ([part, value]) => typeof value === 'object' && value !== null && value === read[part],
  );
  expect(shared.map(([part]) => part).sort()).toEqual(['played', 'seats', 'stack', 'standing']);
  expect(copy.secret.deck).toBe(read.secret.deck);
  expect(copy.secret.looked).not.toBe(read.secret.looked);
});

test('where nothing is, nothing is told: a state is the same after a round trip through JSON', () => {
  const told = JSON.parse(JSON.stringify(game));
  expect(isSame(game, told)).toBe(true);
  expect(isSame(told, game)).toBe(true);
  expect(cardsInEffect(game)).toEqual([]);
  expect(told.capabilities).toEqual({});
});
