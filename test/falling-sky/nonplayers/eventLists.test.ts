import { expect, test } from 'vitest';
import { CARDS } from '../../../games/falling-sky/components/cards';
import { PLAYERS, type Player } from '../../../games/falling-sky/components/factions';
import { isAutomatic } from '../../../games/falling-sky/nonplayers/events/choice';
import { textByRule } from './events';

const FULL_YEARS = { winters: 0 };

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
});

test('8.7.2 Arverni take the Events with a carnyx without a roll', () => {
  const automatic = CARDS.filter(({ number }) => isAutomatic(number)).map(({ number }) => number);
  expect(automatic).toEqual([2, 3, 5, 7, 13, 14, 15, 19, 21, 23, 24, 27, 30, 33, 59]);
});

test('8.2.1 the Aedui help the Romans by Events only as a Non-player of theirs that is short of 13', () => {
  expect(textByRule(FULL_YEARS, 31, 'aedui')).toBe(null);
  expect(textByRule({ at: { aedui: 'citadel aedui' } }, 31, 'aedui', 'romans')).toBe(null);
  const few = Object.fromEntries(
    [
      'nervii',
      'treveri',
      'morini',
      'menapii',
      'atrebates',
      'bellovaci',
      'remi',
      'veneti',
      'namnetes',
      'pictones',
      'santones',
      'senones',
      'aulerci',
      'carnutes',
      'mandubii',
      'aedui',
      'sequani',
      'arverni',
    ].map((tribe) => [tribe, 'belgae']),
  );
  expect(textByRule({ at: few }, 31, 'aedui', 'romans')).toBe('unshaded');
});

test('8.2.1 the Belgae take no Event that helps the Arverni to victory, nor one against Romans that are a Non-player', () => {
  expect(textByRule(FULL_YEARS, 3, 'belgae')).toBe('shaded');
  expect(textByRule(FULL_YEARS, 3, 'belgae', 'romans')).toBe(null);
  expect(textByRule(FULL_YEARS, 13, 'belgae')).toBe('shaded');
  expect(textByRule(FULL_YEARS, 13, 'belgae', 'romans')).toBe(null);
  expect(textByRule(FULL_YEARS, 27, 'belgae')).toBe(null);
  expect(textByRule(FULL_YEARS, 27, 'belgae', 'romans')).toBe('unshaded');
  expect(textByRule(FULL_YEARS, 27, 'belgae', 'romans', 'arverni')).toBe(null);
});

test('8.2.1 the Arverni take card 34 shaded only for a Citadel, and wait with cards 20 and 32 for nine Allies', () => {
  expect(textByRule(FULL_YEARS, 34, 'arverni')).toBe('unshaded');
  expect(textByRule({ at: { mandubii: 'citadel aedui' } }, 34, 'arverni')).toBe('shaded');
  expect(textByRule(FULL_YEARS, 20, 'arverni')).toBe(null);
  expect(textByRule(FULL_YEARS, 34, 'belgae')).toBe('unshaded');
});
