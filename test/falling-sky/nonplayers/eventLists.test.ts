import { expect, test } from 'vitest';
import { CARDS } from '../../../games/falling-sky/components/cards';
import { PLAYERS, type Player } from '../../../games/falling-sky/components/factions';
import { isAutomatic } from '../../../games/falling-sky/nonplayers/events/choice';
import { allTribes, tribeOf } from '../../../games/falling-sky/places';
import { type Position, stateOf } from '../table';
import { textByRule } from './events';

const FULL_YEARS = { winters: 0 };

/** Returns so many Allies of a Faction, at Tribes open to all. */
function alliesOf(faction: Player, count: number): NonNullable<Position['at']> {
  const open = allTribes(stateOf()).filter((tribe) => tribeOf({}, tribe).only === null);
  return Object.fromEntries(open.slice(0, count).map((tribe) => [tribe, faction]));
}

/** Returns the cards that a Non-player declines in one position and takes in another. */
function declinedIn(
  position: Position,
  side: Player,
  others: readonly Player[],
  taken: [Position, ...Player[]],
) {
  const [open, ...openOthers] = taken;
  return CARDS.map(({ number }) => number).filter(
    (card) =>
      textByRule(position, card, side, ...others) === null &&
      textByRule(open, card, side, ...openOthers) !== null,
  );
}

test('8.1.1 an Event with crossed swords at its symbol is declined by the Faction', () => {
  const declined: Readonly<Record<Player, readonly number[]>> = {
    romans: [20, 28, 29, 35, 39, 43, 47, 48, 51, 53, 54, 69],
    arverni: [4, 10, 47, 54, 55, 60, 61, 64, 66],
    aedui: [1, 17, 20, 23, 29, 32, 47, 53, 54, 58, 69, 72],
    belgae: [4, 10, 17, 20, 21, 25, 26, 32, 37, 39, 47, 52, 53, 54, 69],
  };
  for (const side of PLAYERS)
    for (const card of declined[side]) expect(textByRule(FULL_YEARS, card, side)).toBe(null);
});

test('8.2.2 Arverni and Belgae take the shaded text, Romans and Aedui the unshaded one; a single text is taken as it is', () => {
  expect(textByRule(FULL_YEARS, 31, 'arverni')).toBe('shaded');
  expect(textByRule(FULL_YEARS, 31, 'belgae')).toBe('shaded');
  expect(textByRule(FULL_YEARS, 31, 'romans')).toBe('unshaded');
  expect(textByRule(FULL_YEARS, 22, 'aedui')).toBe('unshaded');
  expect(textByRule(FULL_YEARS, 62, 'arverni')).toBe('unshaded');
});

test('8.2.1 the Aedui take the shaded text of the cards their instructions name', () => {
  const shaded = CARDS.filter(
    ({ number, texts }) => texts.length > 1 && textByRule(FULL_YEARS, number, 'aedui') === 'shaded',
  );
  expect(shaded.map(({ number }) => number)).toEqual([8, 10, 25, 35, 46, 59, 63, 65, 66, 68, 70]);
});

test('8.1.1 a Capability of the last year is declined', () => {
  expect(textByRule({ winters: 1 }, 15, 'romans')).toBe('unshaded');
  expect(textByRule({ winters: 2 }, 15, 'romans')).toBe(null);
  expect(textByRule({ winters: 2 }, 25, 'aedui')).toBe(null);
  expect(textByRule({ winters: 2 }, 25, 'romans')).toBe('unshaded');
  const gallica: Position = { scenario: 'pax-gallica' };
  expect(textByRule({ ...gallica, winters: 3 }, 15, 'romans')).toBe('unshaded');
  expect(textByRule({ ...gallica, winters: 4 }, 15, 'romans')).toBe(null);
});

test('8.7.2 Arverni take the Events with a carnyx without a roll', () => {
  const automatic = CARDS.filter(({ number }) => isAutomatic({}, number)).map(({ number }) => number);
  expect(automatic).toEqual([2, 3, 5, 7, 13, 14, 15, 19, 21, 23, 24, 27, 30, 33, 59]);
});

test('8.2.1 the Aedui help the Romans by Events only as a Non-player of theirs that is short of 13', () => {
  const helping = [2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15, 16, 21, 31, 55, 56];
  const twelve: Position = { at: alliesOf('belgae', 18) };
  const thirteen: Position = { at: alliesOf('belgae', 17) };
  expect(declinedIn(twelve, 'aedui', [], [twelve, 'romans'])).toEqual(helping);
  expect(declinedIn(thirteen, 'aedui', ['romans'], [twelve, 'romans'])).toEqual(helping);
});

test('8.2.1 the Belgae take no Event that helps the Arverni to victory, nor one against Romans that are a Non-player', () => {
  expect(textByRule(FULL_YEARS, 3, 'belgae')).toBe('shaded');
  expect(textByRule(FULL_YEARS, 3, 'belgae', 'romans')).toBe(null);
  expect(textByRule(FULL_YEARS, 13, 'belgae')).toBe('shaded');
  expect(textByRule(FULL_YEARS, 13, 'belgae', 'romans')).toBe(null);
  expect(textByRule(FULL_YEARS, 27, 'belgae')).toBe(null);
  expect(textByRule(FULL_YEARS, 27, 'belgae', 'romans')).toBe('unshaded');
  expect(textByRule(FULL_YEARS, 27, 'belgae', 'romans', 'arverni')).toBe(null);
  expect(textByRule(FULL_YEARS, 30, 'belgae')).toBe(null);
  expect(textByRule(FULL_YEARS, 30, 'belgae', 'romans')).toBe('unshaded');
  expect(declinedIn({}, 'belgae', ['romans'], [{}])).toEqual([1, 3, 5, 7, 12, 13, 15, 24, 33, 40]);
});

test('8.2.1 the Belgae leave Events to Arverni short of either part of their threshold', () => {
  const arverni = (offMap: number, allies: number): Position => ({
    pieces: { morini: { romans: { legions: 12 - offMap } } },
    at: alliesOf('arverni', allies),
  });
  const declined = (position: Position) => declinedIn(position, 'belgae', [], [{}]);
  expect(declined(arverni(7, 9))).toEqual([1, 3, 5, 7, 24, 33]);
  expect(declined(arverni(6, 9))).toEqual([]);
  expect(declined(arverni(7, 8))).toEqual([]);
});

test('8.2.1 the Arverni take cards 20 and 32 with nine Allies and Citadels', () => {
  const allies = (count: number): Position => ({ at: alliesOf('arverni', count) });
  expect(declinedIn(allies(8), 'arverni', [], [allies(9)])).toEqual([20, 32]);
});

test('8.2.1 the Arverni take card 34 shaded only for a Citadel, and wait with cards 20 and 32 for nine Allies', () => {
  expect(textByRule(FULL_YEARS, 34, 'arverni')).toBe('unshaded');
  expect(textByRule({ at: { mandubii: 'citadel aedui' } }, 34, 'arverni')).toBe('shaded');
  expect(textByRule({ at: { mandubii: 'citadel arverni' } }, 34, 'arverni')).toBe('unshaded');
  expect(textByRule(FULL_YEARS, 20, 'arverni')).toBe(null);
  expect(textByRule(FULL_YEARS, 34, 'belgae')).toBe('unshaded');
});
