/* What is pressed on the map, what in the hand, and what at the prompt. */
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../../games/caesar-rome-vs-gaul';
import { ACTIVATION, marchOf } from '../../../games/caesar-rome-vs-gaul/movement/march';
import type { G, Side } from '../../../games/caesar-rome-vs-gaul/state';
import { labelOf, nextArguments, possibilities } from '../../../games/kit/legality';
import { scripted } from '../../../games/testing/chance';
import { isOfCards, readingOf } from '../../../web/boards/caesar-rome-vs-gaul/arguments';
import { isOnBoard, onMap, waysOf } from '../../../web/boards/caesar-rome-vs-gaul/choosing';
import {
  costLine,
  costOfGoing,
  partOf,
  phaseOf,
  spaceAskedAbout,
} from '../../../web/boards/caesar-rome-vs-gaul/underWay';
import {
  type Answers,
  isAlive,
  isOfPlaces,
  type Option,
  optionsFor,
  targetsOf,
  wordsOfDraft,
} from '../../../web/map/draft';
import { cardPlayOf, stateOf, tableAt } from '../../caesar-rome-vs-gaul/table';

function answersFor(G: G, side: Side): Answers {
  return {
    possible: possibilities(rulebook, G, side),
    next: (move, chosen) => nextArguments(rulebook, G, side, move, chosen),
    label: (move) => labelOf(rulebook, G, side, move),
  };
}

const wordsIn = (options: readonly Option[]) => options.map(({ words }) => words);

describe('with Action Points', () => {
  const { G } = tableAt(
    { at: { bibracte: 'caesar t-labienus X VII', cabillonum: 'VIII' }, roman: ['bibracte', 'cabillonum'] },
    cardPlayOf('roman', { stage: 'points' }),
  );
  const choices = answersFor(G, 'roman');
  const reading = readingOf(G);
  const { ways, goals } = targetsOf(onMap(choices, G), choices, reading);
  const optionsAt = (space: string) => optionsFor(ways.get(space) ?? [], choices, reading);

  test('spaces light up where influence can be placed or somebody can be activated', () => {
    expect(ways.has('bibracte')).toBe(true);
    expect(ways.has('alesia')).toBe(true);
    expect(ways.has('gergovia')).toBe(false);
    expect(goals.size).toBe(0);
  });

  test('a click on a space places influence, or lists whom to move from there', () => {
    expect(optionsAt('alesia')).toEqual([
      { words: 'Place influence in Alesia', move: { move: 'place', args: ['alesia'] } },
    ]);
    const words = wordsIn(optionsAt('bibracte'));
    expect(words).toContain('Move Caesar and his Army from Bibracte');
    expect(words).toContain('Move T. Labienus from Bibracte');
  });

  test('what is about no place stands at the prompt', () => {
    for (const one of choices.possible.filter(({ stages }) => stages === 0))
      expect(isOnBoard(one, choices, G), one.move).toBe(false);
    expect(isOnBoard({ move: 'place', stages: 1 }, choices, G)).toBe(true);
  });

  test('the strip names the card and what is left of it', () => {
    expect(costLine(G)).toMatch(/^Veni Vidi Vici · 3 Action Points left$/);
  });
});

describe('in a movement', () => {
  const position = { at: { bibracte: 'caesar X VII' }, roman: ['bibracte'] };
  const start = stateOf(position);
  const { G } = tableAt(
    position,
    cardPlayOf('roman', { stage: 'points' }),
    marchOf(start, 'roman', 'caesar', 'army', ACTIVATION),
  );
  const choices = answersFor(G, 'roman');

  test('the spaces next to the group are goals with their cost, and its own space is in question', () => {
    const { goals } = targetsOf(onMap(choices, G), choices, readingOf(G));
    expect([...goals].sort()).toContain('cabillonum');
    expect(costOfGoing(G, 'cabillonum')).toBe(1);
    expect(costOfGoing(G, 'forum-segusiavorum')).toBe(2);
    expect(costOfGoing(G, 'lutetia')).toBeNull();
    expect(spaceAskedAbout(G)).toBe('bibracte');
  });

  test('whom to leave behind is asked at the prompt and on the map', () => {
    const leave = choices.possible.find(({ move }) => move === 'leave');
    expect(leave && isOnBoard(leave, choices, G)).toBe(false);
    const { ways } = targetsOf(onMap(choices, G), choices, readingOf(G));
    const words = wordsIn(optionsFor(ways.get('bibracte') ?? [], choices, readingOf(G)));
    expect(words).toContain('Leave Legion X behind');
  });

  test('many are left behind in the same places, on the map where the group can be stopped as well', () => {
    const many = { at: { bibracte: 'caesar t-labienus galba X VII' }, roman: ['bibracte'] };
    const march = marchOf(stateOf(many), 'roman', 'caesar', 'army', ACTIVATION);
    const { G: large } = tableAt(many, cardPlayOf('roman', { stage: 'points' }), march);
    const answers = answersFor(large, 'roman');
    const leave = answers.possible.find(({ move }) => move === 'leave');
    expect(leave && isOnBoard(leave, answers, large)).toBe(false);
    const targets = targetsOf(onMap(answers, large), answers, readingOf(large));
    const wordsAt = (space: string) =>
      wordsIn(optionsFor(waysOf(space, targets, answers.possible, large), answers, readingOf(large)));
    expect(wordsAt('bibracte')).toEqual(
      expect.arrayContaining(['Leave Legion X behind', 'Stop in Bibracte']),
    );
    expect(wordsAt('cabillonum')).toEqual(['Go to Cabillonum (1)']);
  });
});

describe('in winter', () => {
  const { G } = tableAt(
    { at: { bibracte: 'X VII', cabillonum: 'VIII' } },
    { step: 'camp', sides: ['roman'], points: { X: 3, VII: 3, VIII: 3 }, attacked: null },
  );
  const choices = answersFor(G, 'roman');
  const reading = readingOf(G);

  test('a Legion is chosen first and then where it goes, which is a goal', () => {
    const [draft] = targetsOf(onMap(choices, G), choices, reading).ways.get('cabillonum') ?? [];
    expect(wordsOfDraft(draft, reading)).toBe('March: Legion VIII');
    expect(isAlive(draft, choices)).toBe(true);
    expect(isOfPlaces(draft, choices, reading)).toBe(true);
    const { ways, goals } = targetsOf([draft], choices, reading);
    expect(goals.has('matisco')).toBe(true);
    expect([...ways.keys()].sort()).toEqual([...goals].sort());
    expect(isAlive({ ...draft, args: ['IX'] }, choices)).toBe(false);
    expect(phaseOf(G)).toBe('winter');
  });
});

test('before the first turn no round has been played', () => {
  const { G } = tableAt({}, { step: 'encampment', sides: ['roman'] });
  expect(phaseOf(G)).toBe('setup');
  expect(partOf(G)).toBe('Set-up');
});

test('the two Legates of the set-up are buttons at the prompt, and Vienne is marked, where one of them goes', () => {
  const G = rulebook.setup({ options: {}, seats: { roman: '0', gallic: '1' }, random: scripted() });
  const choices = answersFor(G, 'roman');
  expect(phaseOf(G)).toBe('setup');
  expect(choices.possible.map(({ move }) => move)).toEqual(['appoint']);
  for (const one of choices.possible) expect(isOnBoard(one, choices, G)).toBe(false);
  expect(choices.next('appoint', [])).toHaveLength(2);
  expect(spaceAskedAbout(G)).toBe('vienne');
});

test('a card is chosen in the hand', () => {
  const { G } = tableAt(
    { hands: { roman: [2, 3], gallic: [24] } },
    { step: 'card', sides: ['roman'], discarded: true },
  );
  const choices = answersFor(G, 'roman');
  const ofCards = choices.possible.filter(({ move }) => isOfCards(move));
  expect(ofCards.map(({ move }) => move)).toContain('playPoints');
  for (const one of ofCards) expect(isOnBoard(one, choices, G)).toBe(true);
  expect(onMap(choices, G)).toEqual([]);
});

test('Provinces and Tribes that are called alike are told apart by the move', () => {
  const G = stateOf({ at: { agedincum: 'senones' } });
  const { placesOf, wordFor } = readingOf(G);
  const tribe = { move: 'lose', stages: 1, args: [] };
  expect(placesOf('senones', tribe, ['senones'])).toEqual(['agedincum']);
  expect(wordFor('senones', tribe)).toBe('The Senones');
  expect(placesOf('aedui', { ...tribe, move: 'province' }, [])).toContain('bibracte');
  expect(wordFor('volcae', tribe)).toBe('Volcae');
});

test('a die to be rolled again is pressed in the battle, and passing stands at the prompt', () => {
  const choices = { next: () => [0, 1], label: () => '' };
  const G = stateOf();
  expect(isOnBoard({ move: 'reroll', stages: 2 }, choices, G)).toBe(true);
  expect(isOnBoard({ move: 'pass', stages: 0 }, choices, G)).toBe(false);
});
