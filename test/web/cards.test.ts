/* What explains a card: its text, where it stands, and the cards that a line of the journal names. */
import { describe, expect, test } from 'vitest';
import { CARD_IDS as GALLIC_CARDS } from '../../games/caesars-gallic-war/components/cards';
import { rules as gallicRules } from '../../games/caesars-gallic-war/rules';
import { CARD_IDS, HIDDEN_CARD } from '../../games/julius-caesar/components/cards';
import { cardName } from '../../games/julius-caesar/components/inPlay';
import { rules } from '../../games/julius-caesar/rules';
import { teaching as gallicWar } from '../../web/boards/caesars-gallic-war/teaching';
import { teaching } from '../../web/boards/julius-caesar/teaching';
import { namingsIn } from '../../web/table/teaching/cards/cardNames';
import { placeBeside } from '../../web/table/teaching/cards/placing';
import { sectionOf } from '../../web/table/teaching/rules/ruleSections';
import { letterOf, partsOf } from '../../web/table/teaching/rules/ruleText';
import type { Box } from '../../web/ui/box';

describe.each([
  { game: 'Julius Caesar', ids: CARD_IDS, textOf: await teaching().cards?.texts(), sections: rules },
  {
    game: 'Caesar’s Gallic War',
    ids: GALLIC_CARDS,
    textOf: await gallicWar().cards?.texts(),
    sections: gallicRules,
  },
])('every card of $game', ({ ids, textOf, sections }) => {
  test('is explained, and none that lies face down', () => {
    for (const id of ids) expect(textOf?.(id)?.parts.length, id).toBeGreaterThan(1);
    expect(textOf?.(HIDDEN_CARD)).toBeNull();
  });

  test('names rules that there are, by the letter too', () => {
    for (const { rule } of ids.flatMap((id) => textOf?.(id)?.parts ?? [])) {
      const section = sectionOf(sections, rule);
      expect(section?.number, rule).toBe(rule.split(' ')[0]);
      const letters = partsOf(section?.text ?? '', () => false).map(({ letter }) => letter);
      if (letterOf(rule) !== null) expect(letters, rule).toContain(letterOf(rule));
    }
  });
});

describe('a line of the journal', () => {
  const cardsIn = (text: string, names = teaching().cards?.names ?? {}) =>
    namingsIn(text, names).flatMap(({ card }) => card ?? []);

  test('names the cards played', () => {
    expect(namingsIn('Pompey plays Jupiter, a copy of Mars.', { Jupiter: 'j', Mars: 'm' })).toEqual([
      { text: 'Pompey plays ', card: null },
      { text: 'Jupiter', card: 'j' },
      { text: ', a copy of ', card: null },
      { text: 'Mars', card: 'm' },
      { text: '.', card: null },
    ]);
    expect(cardsIn('Caesar plays 2/3.').map((id) => cardName({}, id))).toEqual(['2/3']);
    expect(cardsIn('Rome plays Mandubii (2).', gallicWar().cards?.names)).toEqual(['mandubii']);
  });

  test('and no other words', () => {
    for (const text of ['Caesar moves 12/3 of it.', 'Legio 13 and Marsians.', '']) {
      expect(cardsIn(text), text).toEqual([]);
    }
    expect(cardsIn('The Mandubii retreat.', gallicWar().cards?.names)).toEqual([]);
    expect(namingsIn('Jupiter', {})).toEqual([{ text: 'Jupiter', card: null }]);
  });
});

describe('an explanation', () => {
  const room = { width: 1000, height: 800 };
  const size = { width: 300, height: 200 };
  const box = (left: number, top: number, width: number, height: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const cardAt = (left: number, top: number) => box(left, top, 100, 150);
  const place = (anchor: Box, clear: Box[] = [], window = room) => {
    const { left, top } = placeBeside(anchor, size, window, clear);
    return { left, top };
  };

  test('stands left of its card where there is room, else right, above or below', () => {
    expect(place(cardAt(600, 300))).toEqual({ left: 292, top: 300 });
    expect(place(cardAt(20, 300))).toEqual({ left: 128, top: 300 });
    const narrow = { width: 390, height: 800 };
    expect(place(cardAt(150, 300), [], narrow)).toEqual({ left: 82, top: 92 });
    expect(place(cardAt(150, 50), [], narrow)).toEqual({ left: 82, top: 208 });
  });

  test('covers nothing that is to be kept clear', () => {
    expect(place(cardAt(600, 300), [box(500, 320, 90, 40)])).toEqual({ left: 600, top: 92 });
  });

  test('stays in the window', () => {
    expect(place(cardAt(600, 780))).toEqual({ left: 292, top: 592 });
  });
});
