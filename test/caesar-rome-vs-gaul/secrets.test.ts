import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/caesar-rome-vs-gaul';
import type { Timing } from '../../games/caesar-rome-vs-gaul/components/cards';
import { enemyOf, type Side } from '../../games/caesar-rome-vs-gaul/state';
import { findFrame, topFrame } from '../../games/kit/frame';
import { blindAnswer, promptFor } from '../../games/kit/legality';
import { sidesDeciding } from '../../games/kit/seats';
import { seeded } from '../../games/testing/chance';
import { enter, FIELD, fight } from './contact';
import { marching } from './marching';
import { cardPlayOf, type Position, REST, type Table, tableAt } from './table';
import { shownTo, World } from './worlds';

/** A card that nobody plays out of turn, for whoever does not hold the one a window is for; and another one. */
const PLAIN = 2;
const OTHER = 6;

type Hands = NonNullable<Position['hands']>;

/** A moment at which a side is asked whether it plays a card that it may hold. */
interface Window {
  timing: Timing;
  what: string;
  side: Side;
  card: number;
  /** Comes to the window with these hands. */
  reach: (hands: Hands) => Table;
  /** The ways to play no card, each with the dice that are rolled then. */
  declining: readonly { move: string; dice?: number[] }[];
}

const siege: Position = {
  at: { [FIELD]: 'caesar VII VIII (remi)' },
  towns: { [FIELD]: 'suessiones' },
  boxes: { council: 'suessiones' },
};

const roundOfSiege = (hands: Hands, discards: number[], space = FIELD, side: Side = 'roman') =>
  tableAt(
    { ...siege, discards, hands },
    cardPlayOf(side),
    { step: 'actions', sides: [side] },
    { step: 'siege', sides: [], side, space, commander: 'caesar' },
  );

/** A battle of units whose Leaders have no rerolls. */
const even: Position = { at: { [FIELD]: 'VII- remi-', bibrax: 'suessiones' } };

const WINDOWS: readonly Window[] = [
  {
    timing: 'startOfStrategyPhase',
    what: 'before the first card',
    side: 'roman',
    card: 1,
    reach: (hands) =>
      tableAt({ turn: 2, boxes: { holding: 'caesar' }, at: { cenabum: 'X' }, hands }, REST, {
        step: 'strategy',
        sides: [],
        first: 'gallic',
        round: 0,
        played: [],
      }),
    declining: [{ move: 'decline' }],
  },
  {
    timing: 'reaction',
    what: 'to an Event',
    side: 'roman',
    card: 44,
    reach: (hands) =>
      tableAt({ hands: { ...hands, gallic: [...(hands.gallic ?? []), 55] } }, REST, {
        step: 'card',
        sides: ['gallic'],
        discarded: false,
      }).do('gallic', 'playEvent', 55),
    declining: [{ move: 'decline' }],
  },
  {
    timing: 'reaction',
    what: 'to a Bonus Event',
    side: 'gallic',
    card: 44,
    reach: (hands) =>
      tableAt({ hands: { ...hands, roman: [...(hands.roman ?? []), 52] } }, REST, {
        step: 'card',
        sides: ['roman'],
        discarded: false,
      }).do('roman', 'playBonus', 52),
    declining: [{ move: 'decline' }],
  },
  {
    timing: 'afterRomanSiegeRoll',
    what: 'of a Siege',
    side: 'roman',
    card: 7,
    reach: (hands) => siegeRoll(hands),
    declining: [{ move: 'decline' }],
  },
  {
    timing: 'beforeBattleDice',
    what: 'of an attack on the Gauls',
    side: 'gallic',
    card: 35,
    reach: (hands) => fight({ ...even, hands }, [], { commander: 'VII' }),
    declining: [{ move: 'decline', dice: [3, 4, 3, 3] }],
  },
  {
    timing: 'insteadOfAvoidBattleRoll',
    what: 'when a Roman Army comes',
    side: 'gallic',
    card: 36,
    reach: (hands) =>
      enter(
        { at: { bibrax: 'caesar VII', [FIELD]: 'remi-' }, discards: [35, 50, 53], hands },
        { group: 'caesar VII', from: 'bibrax', to: FIELD },
      ),
    declining: [
      { move: 'avoid', dice: [6, 6] },
      { move: 'avoid', dice: [1, 1, 3, 3, 3, 3] },
    ],
  },
  {
    timing: 'beforeSiegeRollOrDuringBattle',
    what: 'before a Siege roll',
    side: 'roman',
    card: 50,
    reach: (hands) => roundOfSiege(hands, [7]),
    declining: [{ move: 'decline', dice: [3, 3] }],
  },
  {
    timing: 'beforeSiegeRollOrDuringBattle',
    what: 'of the attacker in a battle',
    side: 'roman',
    card: 50,
    reach: (hands) =>
      fight({ ...even, discards: [35], hands: full(hands) }, [3, 4, 3, 3], { commander: 'VII' }),
    declining: [{ move: 'decline' }],
  },
  {
    timing: 'beforeSiegeRollOrDuringBattle',
    what: 'of the defender in a battle',
    side: 'gallic',
    card: 50,
    reach: (hands) =>
      fight({ ...even, discards: [35], hands: full(hands) }, [3, 4, 3, 3], { commander: 'VII' }).do(
        'roman',
        'decline',
      ),
    declining: [{ move: 'decline' }],
  },
  {
    timing: 'afterEnemyEntersSpace',
    what: 'on the way of a Roman Army',
    side: 'gallic',
    card: 53,
    reach: (hands) => marching({ at: { cenabum: 'caesar X' }, hands }, 'caesar').do('roman', 'go', 'lutetia'),
    declining: [{ move: 'decline' }, { move: 'declineAll' }],
  },
  {
    timing: 'afterEnemyEntersSpace',
    what: 'on the way of a Gallic Army',
    side: 'roman',
    card: 53,
    reach: (hands) =>
      marching({ at: { cenabum: 'carnutes parisii' }, hands }, 'carnutes').do('gallic', 'go', 'lutetia'),
    declining: [{ move: 'decline' }, { move: 'declineAll' }],
  },
];

/** Both sides hold a card at least, so that both are asked. */
function full(hands: Hands): Hands {
  return { roman: [OTHER], gallic: [OTHER + 2], ...hands };
}

function siegeRoll(hands: Hands): Table {
  const table = tableAt(
    { ...siege, discards: [50], hands },
    cardPlayOf('roman'),
    { step: 'actions', sides: ['roman'] },
    marchAt(hands),
  );
  return table.dice(3, 3).do('roman', 'siege');
}

function marchAt(hands: Hands) {
  const march = findFrame(marching({ ...siege, hands }, 'caesar').G, 'march');
  if (march === undefined) throw new Error('nobody is on his way');
  return march;
}

function expectAlike(tables: readonly Table[], side: Side): void {
  const [one, other] = tables;
  for (const observer of [enemyOf(side), null])
    expect(shownTo(one.G, observer)).toBe(shownTo(other.G, observer));
  expect(one.journal).toEqual(other.journal);
  expect(promptFor(rulebook, one.G, side)).toEqual(promptFor(rulebook, other.G, side));
  expect(sidesDeciding(one.G)).toEqual(sidesDeciding(other.G));
}

describe.each(WINDOWS)('7.5.4 $timing, $what:', ({ side, card, reach, declining }) => {
  test('who is asked looks the same, with the card or without', () => {
    const worlds = [card, PLAIN].map((held) => reach({ [side]: [held] }));
    for (const { G } of worlds) expect(sidesDeciding(G)).toEqual([side]);
    const offered = worlds.map((table) => table.moves(side).some((move) => /^(play|escape)$/.test(move)));
    expect(offered).toEqual([true, false]);
    expectAlike(worlds, side);
    for (const { move, dice = [] } of declining) {
      const declined = [card, PLAIN].map((held) =>
        reach({ [side]: [held] })
          .dice(...dice)
          .do(side, move),
      );
      expectAlike(declined, side);
    }
  });

  test('who is asked does not learn whether the card is in the deck or in the other hand', () => {
    const enemy = enemyOf(side);
    const [held, other] = [card, OTHER].map((number) => reach({ [side]: [PLAIN], [enemy]: [number] }));
    expect(shownTo(held.G, side)).toBe(shownTo(other.G, side));
    expect(held.journal).toEqual(other.journal);
    const [{ move, dice = [] }] = declining;
    const declined = [held, other].map((table) => table.dice(...dice).do(side, move));
    expect(shownTo(declined[0].G, side)).toBe(shownTo(declined[1].G, side));
    expect(declined[0].journal).toEqual(declined[1].journal);
  });
});

test('7.5.2 Which events could do anything, the other side does not see', () => {
  for (const side of ['roman', 'gallic'] as const) {
    const choosing = (...hand: number[]) =>
      tableAt({ hands: { [side]: hand } }, REST, { step: 'card', sides: [side], discarded: false });
    const [able, unable] =
      side === 'roman'
        ? [choosing(19, 9, 50), choosing(6, 2, 3)]
        : [choosing(24, 39, 35), choosing(23, 31, 41)];
    expect(able.moves(side)).toEqual(['playEvent', 'playBonus', 'playPoints', 'discard']);
    expect(unable.moves(side)).toEqual(['playPoints']);
    for (const observer of [enemyOf(side), null])
      expect(shownTo(able.G, observer)).toBe(shownTo(unable.G, observer));
  }
});

/** How many random games are looked at, and how many decisions of each. */
const GAMES = 5;
const DECISIONS = 320;

test('7.5.4 Who is asked what during a card play does not depend on the hand of the other side', () => {
  const asked = new Map<string, number>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const next = seeded(seed);
    const world = World.begin(seed);
    let twin: World | null = null;
    let side: Side = 'roman';
    for (let count = 0; count < DECISIONS && world.G.stack.length > 0; count++) {
      const [mover] = sidesDeciding(world.G);
      if (findFrame(world.G, 'cardPlay') === undefined) twin = null;
      const move = (twin !== null && mover === side ? twin : world).anyMove(mover, next);
      for (const each of twin === null ? [world] : [world, twin]) each.make(mover, move);
      const cardPlay = findFrame(world.G, 'cardPlay');
      if (cardPlay === undefined) continue;
      if (twin === null) {
        side = enemyOf(cardPlay.side);
        twin = world.without(side);
        continue;
      }
      expectSame(world, twin, side);
      if (sidesDeciding(world.G)[0] !== side) continue;
      const top = topFrame(world.G);
      const what = top.step === 'surprise' ? top.timing : top.step;
      asked.set(what, (asked.get(what) ?? 0) + 1);
    }
  }
  expect(asked.get('afterEnemyEntersSpace')).toBeGreaterThan(50);
  for (const what of [
    'beforeBattleDice',
    'beforeSiegeRollOrDuringBattle',
    'defence',
    'interception',
    'reroll',
  ])
    expect(asked.get(what), what).toBeGreaterThan(0);
});

/** Two games show the enemy of a side the same, have told the same, and ask that side the same. */
function expectSame(one: World, other: World, side: Side): void {
  const [shown, otherwise] = [one, other].map(({ G, lines }) => {
    const view = rulebook.view(G, [enemyOf(side)]);
    return JSON.stringify([view, lines, promptFor(rulebook, G, side)]);
  });
  if (shown !== otherwise) expect(JSON.parse(otherwise)).toEqual(JSON.parse(shown));
  expect(otherwise === shown).toBe(true);
}

test('7.5.4 For who can play nothing it is answered as who waits for a better moment does', () => {
  const table = marching({ at: { cenabum: 'caesar X' }, hands: { gallic: [PLAIN] } }, 'caesar');
  table.do('roman', 'go', 'lutetia');
  expect(blindAnswer(rulebook, table.G, 'gallic')).toEqual({ move: 'decline', args: [] });
});
