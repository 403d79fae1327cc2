import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesar-rome-vs-gaul';
import type { Timing } from '../../games/caesar-rome-vs-gaul/components/cards';
import { ACTIVATION, marchOf } from '../../games/caesar-rome-vs-gaul/movement/march';
import type { Side } from '../../games/caesar-rome-vs-gaul/state';
import { askForCard } from '../../games/caesar-rome-vs-gaul/strategy/surprise';
import { legalMoves } from '../../games/kit/legality';
import { type Position, stateOf, tableAt } from './table';

const VOW_TO_MARS = 7;
const AMBUSH = 35;
const REACTION = 44;
const STRATAGEM = 50;
const BAD_WEATHER = 53;

/** Returns a table at which a side is asked, with another question below to come back to. */
function asked(position: Position, side: Side, timing: Timing, space: string | null = null) {
  return tableAt(
    position,
    { step: 'surprise', sides: [side], timing: 'reaction', space: null },
    { step: 'surprise', sides: [side], timing, space },
  );
}

test('7.5.4 A Surprise card is played, discarded and replaced, also while the other plays', () => {
  const table = asked({ hands: { gallic: [AMBUSH, 2] } }, 'gallic', 'beforeBattleDice', 'cenabum');
  expect(table.legal('gallic', 'play')).toEqual([String(AMBUSH)]);
  table.do('gallic', 'play', AMBUSH);
  expect(table.G.discards).toEqual([AMBUSH]);
  expect(table.G.secret.gallic).toHaveLength(2);
  expect(table.G.secret.gallic).toContain(2);
  expect(table.G.secret.deck).toHaveLength(52);
  expect(table.told('7.5.4', 'AMBUSH')).toBe(true);
});

test('7.5.4 Who plays no card keeps his hand', () => {
  const table = asked({ hands: { gallic: [AMBUSH] } }, 'gallic', 'beforeBattleDice', 'cenabum');
  table.do('gallic', 'decline');
  expect(table.G.secret.gallic).toEqual([AMBUSH]);
  expect(table.G.discards).toEqual([]);
});

test('7.5.4 Whoever could hold a fitting card is asked, whether or not he does', () => {
  const holding = asked({ hands: { gallic: [AMBUSH, 2] } }, 'gallic', 'beforeBattleDice', 'cenabum');
  const without = asked({ hands: { gallic: [2, 3] } }, 'gallic', 'beforeBattleDice', 'cenabum');
  expect(without.prompt('gallic')).toEqual(holding.prompt('gallic'));
  expect(without.moves('gallic')).toEqual(['decline']);
  expect(without.G.stack).toEqual(holding.G.stack);
});

test('7.5.4 Nobody is asked for a card that all have seen, or that fits no side or space', () => {
  const hands = { roman: [2], gallic: [3] };
  const ask = (more: Position, side: Side, timing: Timing, space?: string) =>
    askForCard(stateOf({ hands, ...more }), side, timing, space) !== null;
  expect(ask({}, 'gallic', 'beforeBattleDice', 'cenabum')).toBe(true);
  expect(ask({ discards: [AMBUSH] }, 'gallic', 'beforeBattleDice', 'cenabum')).toBe(false);
  expect(ask({}, 'roman', 'beforeBattleDice', 'cenabum')).toBe(false);
  expect(ask({ roman: ['cenabum'] }, 'gallic', 'beforeBattleDice', 'cenabum')).toBe(false);
  expect(ask({ gallic: ['cenabum'] }, 'gallic', 'beforeBattleDice', 'cenabum')).toBe(true);
  expect(ask({}, 'gallic', 'beforeBattleDice', 'genava')).toBe(false);
  expect(ask({ hands: { roman: [2] } }, 'gallic', 'beforeBattleDice', 'cenabum')).toBe(false);
  expect(ask({}, 'roman', 'afterRomanSiegeRoll')).toBe(true);
  expect(ask({}, 'gallic', 'afterRomanSiegeRoll')).toBe(false);
  for (const side of ['roman', 'gallic'] as const) {
    expect(ask({}, side, 'beforeSiegeRollOrDuringBattle', 'cenabum')).toBe(true);
    expect(ask({}, side, 'afterEnemyEntersSpace', 'cenabum')).toBe(true);
    expect(ask({}, side, 'reaction')).toBe(true);
  }
});

test('7.5.4 Only cards of the hand that fit may be played', () => {
  const hands = { roman: [VOW_TO_MARS, STRATAGEM, BAD_WEATHER, REACTION, 2] };
  expect(asked({ hands }, 'roman', 'afterRomanSiegeRoll').legal('roman', 'play')).toEqual(['7']);
  expect(asked({ hands }, 'roman', 'beforeSiegeRollOrDuringBattle').legal('roman', 'play')).toEqual(['50']);
  expect(asked({ hands }, 'roman', 'reaction').legal('roman', 'play')).toEqual(['44']);
});

test('7.5.4 What a side may do is the same by its own view of the table', () => {
  const { G } = asked({ hands: { roman: [BAD_WEATHER, 2] } }, 'roman', 'afterEnemyEntersSpace', 'cenabum');
  const view = rulebook.view(G, ['roman']);
  expect(legalMoves(rulebook, view, 'roman')).toEqual(legalMoves(rulebook, G, 'roman'));
  expect(legalMoves(rulebook, rulebook.view(G, []), 'roman').map(({ move }) => move)).toEqual(['decline']);
});

test('7.5.4 Who wants no card during a movement is not asked again until it is over', () => {
  const position = { at: { cenabum: 'caesar' }, hands: { gallic: [BAD_WEATHER] } };
  const table = tableAt(
    position,
    marchOf(stateOf(position), 'roman', 'caesar', 'alone', ACTIVATION),
    { step: 'surprise', sides: ['gallic'], timing: 'afterRomanSiegeRoll', space: null },
    { step: 'surprise', sides: ['gallic'], timing: 'afterEnemyEntersSpace', space: 'cenabum' },
  );
  table.do('gallic', 'declineAll');
  expect(askForCard(table.G, 'gallic', 'afterEnemyEntersSpace', 'cenabum')).toBeNull();
  expect(askForCard(table.G, 'gallic', 'beforeBattleDice', 'cenabum')).not.toBeNull();
  expect(table.refuses('gallic', 'declineAll')).toBe(true);
  expect(table.G.secret.gallic).toEqual([BAD_WEATHER]);
});

test('7.3 WINTER CAMPAIGN opens the phase as a card of the round, and is not replaced', () => {
  const table = asked({ hands: { roman: [1, 2] } }, 'roman', 'startOfStrategyPhase');
  table.do('roman', 'play', 1);
  expect(table.G.secret.roman).toEqual([2]);
  expect(table.G.discards).toEqual([1]);
});
