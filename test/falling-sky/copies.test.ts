import { expect, test } from 'vitest';
import { rulebook } from '../../games/falling-sky';
import { copyOfFight, fightOf } from '../../games/falling-sky/battle/fight';
import { cardsInEffect } from '../../games/falling-sky/capabilities';
import { copyOfOrder, orderFor } from '../../games/falling-sky/commands/order';
import { FULL, limitedTo, termsWith, UNLIMITED } from '../../games/falling-sky/commands/terms';
import { PLAYERS } from '../../games/falling-sky/components/factions';
import { copyOfGame, copyToPlay, suppose } from '../../games/falling-sky/pieces/fast/copies';
import { forceIn } from '../../games/falling-sky/pieces/forces';
import { setUp } from '../../games/falling-sky/setup';
import { isSame, plain } from '../../games/kit/json';
import { copyOf } from '../../games/kit/make';
import { withDefaults } from '../../games/kit/options';
import { recordOf } from '../../games/kit/record';
import { scripted } from '../tools/chance';
import { forceOf, stateOf } from './table';

/** Every part of it something else than any other. */
function allDifferent<T extends object>(whole: T): T {
  const parts = Object.keys(whole).map((key, index) => [key, `part ${index}`]);
  return Object.fromEntries(parts);
}

const seats = recordOf(PLAYERS, () => null);
const game = setUp({ options: withDefaults(rulebook), seats, random: scripted() });
const order = orderFor('rally', 'aedui', 'aedui', FULL);
const fight = fightOf({ region: 'aedui', attacker: 'aedui', by: 'aedui', defender: 'romans' });

test('a copy of a game, a Command or a Battle has all parts, in the order in which they are made', () => {
  for (const [whole, copied] of [
    [allDifferent(game), copyOfGame(allDifferent(game))],
    [allDifferent(order), copyOfOrder(allDifferent(order))],
    [allDifferent(fight), copyOfFight(allDifferent(fight))],
  ])
    expect(Object.entries(copied)).toEqual(Object.entries(whole));
});

test('terms and limits keep what is not changed, and take what is', () => {
  const terms = allDifferent(FULL);
  expect(termsWith({}, terms)).toEqual(terms);
  expect(termsWith({ regions: null, most: 2 }, terms)).toEqual({ ...terms, regions: null, most: 2 });
  expect(limitedTo({})).toEqual(UNLIMITED);
  const limits = allDifferent(UNLIMITED);
  expect(limitedTo(limits)).toEqual(limits);
});

test('what is supposed of Forces leaves the game as it is', () => {
  const G = stateOf({ pieces: { aedui: { aedui: { troops: 2 }, romans: { legions: 1 } } } });
  const before = JSON.stringify(G);
  const supposed = suppose(G);
  supposed.force('aedui', 'aedui').hidden++;
  supposed.force('aedui', 'aedui').hidden++;
  supposed.force('bituriges', 'belgae').revealed = 3;
  expect(JSON.stringify(G)).toBe(before);
  expect(forceIn(supposed.G, 'aedui', 'aedui')).toEqual(forceOf({ troops: 4 }));
  expect(forceIn(supposed.G, 'bituriges', 'belgae')).toEqual(forceOf({ revealed: 3 }));
  expect(forceIn(supposed.G, 'aedui', 'romans')).toBe(forceIn(G, 'aedui', 'romans'));
});

test('a copy to be played on shares nothing, and is shaped as a game that is set up', () => {
  const read = JSON.parse(JSON.stringify(game));
  const copy = copyToPlay(read);
  expect(Object.entries(copy)).toEqual(Object.entries(game));
  expect(Object.keys(copy.forces)).toEqual(Object.keys(game.forces));
  expect(plain(copy)).toStrictEqual(read);
  for (const part of Object.values(copy))
    if (typeof part === 'object' && part !== null) expect(Object.values(read)).not.toContain(part);
});

test('a copy to be played on keeps what is not of the rulebook', () => {
  const opened = { ...game, opening: [{ text: 'told', rule: '1' }] };
  const kept: unknown = Reflect.get(copyOf(rulebook, opened), 'opening');
  expect(kept).toEqual(opened.opening);
  expect(kept).not.toBe(opened.opening);
});

test('where nothing is, nothing is told: a state is the same after a round trip through JSON', () => {
  const told = JSON.parse(JSON.stringify(game));
  expect(isSame(game, told)).toBe(true);
  expect(isSame(told, game)).toBe(true);
  expect(cardsInEffect(game)).toEqual([]);
  expect(told.capabilities).toEqual({});
});
