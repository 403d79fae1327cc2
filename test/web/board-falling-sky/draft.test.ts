import { describe, expect, test } from 'vitest';
import { rulebook } from '../../../games/falling-sky';
import type { Player } from '../../../games/falling-sky/components/factions';
import { tribesIn } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import { labelOf, legalMoves, nextArguments, possibilities } from '../../../games/kit/legality';
import {
  besideMap,
  isOnBoard,
  movesOnMap,
  onMap,
  readingIn,
  regionOf,
  tribeOf,
  tribeSpot,
  waysAt,
} from '../../../web/boards/falling-sky/draft';
import {
  type Answers,
  type Draft,
  isAlive,
  type Option,
  optionsFor as optionsOf,
  targetsOf as targetsIn,
  wordsOfDraft,
} from '../../../web/map/draft';
import { keyOf } from '../../../web/table/choices/choices';
import { beginCommand, type Position } from '../../falling-sky/table';

function answersFor(G: G, side: Player): Answers {
  return {
    possible: possibilities(rulebook, G, side),
    next: (move, chosen) => nextArguments(rulebook, G, side, move, chosen),
    label: (move) => labelOf(rulebook, G, side, move),
  };
}

const RALLY: Position = {
  pieces: { arverni: { aedui: { troops: 1 }, arverni: { troops: 5 } }, carnutes: { arverni: { troops: 3 } } },
  at: { arverni: 'arverni', carnutes: 'arverni' },
};

const targetsOf = (choices: Answers, draft: Draft | null) =>
  targetsIn(draft === null ? onMap(choices) : [draft], choices, readingIn({}, choices));
const optionsFor = (choices: Answers, drafts: readonly Draft[]) =>
  optionsOf(drafts, choices, readingIn({}, choices));
const draftsAt = (G: G, choices: Answers, draft: Draft | null, spot: string) =>
  waysAt(G, spot, targetsOf(choices, draft));
const wordsIn = (options: readonly Option[]) => options.map(({ words }) => words);

describe('what can be clicked', () => {
  const { G } = beginCommand(RALLY, 'rally', 'arverni');
  const choices = answersFor(G, 'arverni');

  test('is where a move may begin: Regions, and Tribes that are called alike', () => {
    const spots = [...targetsOf(choices, null).ways.keys()];
    expect(spots.filter((spot) => tribeOf(spot) === null).sort()).toEqual(['arverni', 'carnutes']);
    expect(spots.flatMap((spot) => tribeOf(spot) ?? []).sort()).toEqual([
      'arverni',
      'aulerci',
      'cadurci',
      'carnutes',
      'volcae',
    ]);
  });

  test('a click on a Region lists what may be done in it, with the words of the rules', () => {
    const words = wordsIn(optionsFor(choices, draftsAt(G, choices, null, 'carnutes')));
    expect(words).toContainEqual(expect.stringMatching(/^Place an Ally at Aulerci/));
    expect(words).toContainEqual(expect.stringMatching(/^Place a Citadel at Cenabum/));
    expect(
      words.filter((each) => each.startsWith('Place') && each.includes('Warband')).length,
    ).toBeGreaterThan(0);
  });

  test('a click on a Tribe does what is about it alone', () => {
    const drafts = draftsAt(G, choices, null, tribeSpot('aulerci'));
    expect(wordsIn(optionsFor(choices, drafts))).toEqual([
      expect.stringMatching(/^Place an Ally at Aulerci/),
    ]);
  });

  test('what is done by the way is begun beside the map and goes on upon it', () => {
    const [remove] = besideMap(choices).filter(({ move }) => move === 'remove');
    const [option] = optionsFor(choices, [remove]);
    expect(option).toMatchObject({ draft: { move: 'remove', args: [] }, words: 'Remove pieces' });
    expect([...targetsOf(choices, remove).ways.keys()].sort()).toEqual(['arverni', 'carnutes']);
    const [on] = draftsAt(G, choices, remove, 'arverni');
    expect(wordsOfDraft(on, readingIn({}, choices))).toBe('Remove pieces: Arverni');
    expect(isAlive(on, choices)).toBe(true);
    expect(isAlive({ ...on, args: ['ubii'] }, choices)).toBe(false);
  });

  test('the end of a Command and short lists of words are buttons at the prompt', () => {
    expect(isOnBoard({ move: 'end', stages: 0 }, choices)).toBe(false);
    expect(isOnBoard({ move: 'ability', stages: 1 }, choices)).toBe(false);
    expect(isOnBoard({ move: 'standing', stages: 3 }, choices)).toBe(true);
  });
});

describe('Factions are told from Regions that are called alike', () => {
  const battle: Position = {
    pieces: {
      mandubii: { romans: { leader: 'named', legions: 4 }, arverni: { troops: 4 }, aedui: { troops: 2 } },
    },
  };
  const { G } = beginCommand(battle, 'battle', 'romans');
  const choices = answersFor(G, 'romans');

  test('in the next stage of a move: no Region lights up, a menu asks which', () => {
    const drafts = draftsAt(G, choices, null, 'mandubii');
    const words = wordsIn(optionsFor(choices, drafts));
    expect(words).toEqual([
      expect.stringMatching(/^Battle: the Arverni in Mandubii/),
      expect.stringMatching(/^Battle: the Aedui in Mandubii/),
    ]);
  });
});

/** Follows every way that clicks can go, and returns the moves they lead to. */
function reachable(G: G, choices: Answers): Set<string> {
  const found = new Set<string>();
  const follow = (option: Option) => {
    if ('move' in option) found.add(keyOf(option.move));
    else if ('menu' in option) optionsFor(choices, option.menu).forEach(follow);
    else go(option.draft);
  };
  const go = (draft: Draft | null) => {
    for (const spot of targetsOf(choices, draft).ways.keys())
      optionsFor(choices, draftsAt(G, choices, draft, spot)).forEach(follow);
  };
  go(null);
  for (const draft of besideMap(choices)) optionsFor(choices, [draft]).forEach(follow);
  return found;
}

test('a spot is a Region, or a Tribe in it, and a refusal is looked for of all of it', () => {
  const { G } = beginCommand(RALLY, 'rally', 'arverni');
  const { namesAt, nameOf, contentsOf } = movesOnMap(answersFor(G, 'arverni'), G);
  expect(regionOf(G, tribeSpot('aulerci'))).toBe('carnutes');
  expect(namesAt(tribeSpot('aulerci'))).toEqual(['aulerci', 'carnutes']);
  expect(namesAt('carnutes')).toEqual(['carnutes', ...tribesIn(G, 'carnutes').map(({ id }) => id)]);
  expect([nameOf('carnutes'), nameOf(tribeSpot('aulerci'))]).toEqual(['Carnutes', 'Aulerci']);
  expect([contentsOf('carnutes'), contentsOf(tribeSpot('aulerci'))]).toEqual([
    expect.stringMatching(/^Arverni: /),
    '',
  ]);
  expect(() => regionOf(G, 'rome')).toThrow();
});

test.each([
  ['rally', 'arverni', RALLY],
  ['march', 'arverni', RALLY],
  ['raid', 'arverni', RALLY],
  ['recruit', 'romans', { pieces: { aedui: { romans: { leader: 'named', legions: 2, troops: 3 } } } }],
] as const)('every legal move of %s can be reached by clicks or is a button', (command, side, position) => {
  const { G } = beginCommand(position, command, side);
  const choices = answersFor(G, side);
  const found = reachable(G, choices);
  const wanted = legalMoves(rulebook, G, side).filter(({ move, args }) =>
    isOnBoard({ move, stages: args.length }, choices),
  );
  const missing = wanted.map(keyOf).filter((key) => !found.has(key) && !/^\["(transfer|standing)"/.test(key));
  expect(missing).toEqual([]);
});

describe('pieces are called by their own names', () => {
  const words = (G: G, side: Player, draft: Draft) => wordsOfDraft(draft, readingIn({}, answersFor(G, side)));
  const at = { pieces: { carnutes: { romans: { troops: 4 } }, arverni: { arverni: { troops: 3 } } } };

  test('Auxilia of the Romans and Warbands of the others', () => {
    const roman = beginCommand(at, 'recruit', 'romans');
    const draft = { move: 'remove', stages: 2, args: ['carnutes', 'hidden'] };
    expect(words(roman.G, 'romans', draft)).toBe('Remove pieces: Carnutes, a Hidden Auxilia');
    const { G } = beginCommand(at, 'rally', 'arverni');
    expect(words(G, 'arverni', { ...draft, args: ['arverni', 'hidden'] })).toBe(
      'Remove pieces: Arverni, a Hidden Warband',
    );
  });
});

test('the Region of the Arverni is pressed on the map, whoever is fought there', () => {
  const { G } = beginCommand(
    { pieces: { arverni: { arverni: { troops: 3 }, romans: { legions: 2 } } } },
    'battle',
    'romans',
  );
  const choices = answersFor(G, 'romans');
  expect(onMap(choices).map(({ move }) => move)).toContain('battle');
  expect([...targetsOf(choices, null).ways.keys()]).toContain('arverni');
});
