/* What bots tell of positions and moves of Falling Sky, and which moves look best to them by it. */
import { expect, test } from 'vitest';
import { Alea, Simulator } from '../../games/ai';
import { FallingSky, rulebook } from '../../games/falling-sky';
import { evaluate } from '../../games/falling-sky/bot/evaluation';
import { progressOf, winterNear } from '../../games/falling-sky/bot/features/deck';
import { describeMoves } from '../../games/falling-sky/bot/features/moves';
import { describePosition } from '../../games/falling-sky/bot/features/position';
import { policy } from '../../games/falling-sky/bot/policy';
import { PLAYERS, type Player } from '../../games/falling-sky/components/factions';
import { topFrame } from '../../games/kit/frame';
import { consideredMoves } from '../../games/kit/legality';
import type { LegalMove } from '../../games/kit/move';
import { Match } from '../../games/testing/match';
import { begin, beginCommand, beginEvent, type Position, stateOf, type Table } from './table';

/** Begins where a Faction chooses what to do with a card. */
function beginTurn(position: Position, faction: Player, limited = false): Table {
  const turn = { step: 'turn' as const, sides: [faction], faction, limited, executes: null };
  return begin(position, { ...turn, options: ['command', 'ability'] }).start();
}

/** Returns the features of each considered move, by the move with its arguments. */
function told({ G }: Table, side: Player): Record<string, Record<string, number>> {
  const moves = consideredMoves(rulebook, G, side);
  const features = moves.map((): Record<string, number> => ({}));
  describeMoves(G, side, moves, (index, feature, value) => {
    features[index][feature] = value;
  });
  return Object.fromEntries(
    moves.map(({ move, args }, index) => [[move, ...args].join(' '), features[index]]),
  );
}

/** Returns the share of the policy that each considered move has. */
function shares({ G }: Table, side: Player): Record<string, number> {
  const moves = consideredMoves(rulebook, G, side);
  const weights = policy(G, side, moves);
  const all = weights.reduce((sum, each) => sum + each);
  return Object.fromEntries(
    moves.map(({ move, args }, index) => [[move, ...args].join(' '), weights[index] / all]),
  );
}

function positionOf(position: Position, faction: Player): Record<string, number> {
  const features: Record<string, number> = {};
  describePosition(stateOf(position), faction, (feature, value) => {
    features[feature] = (features[feature] ?? 0) + value;
  });
  return features;
}

/** Caesar with an army beside a weak Arverni Ally, and Resources to spend. */
const RICH: Position = {
  pieces: {
    bituriges: { romans: { leader: 'named', legions: 6, troops: 6 }, arverni: { troops: 4 } },
    provincia: { romans: { troops: 4 } },
  },
  at: { bituriges: 'arverni', carnutes: 'arverni', helvii: 'romans' },
  resources: { romans: 28 },
};

test('a rich Roman with Caesar beside few Warbands Battles rather than Recruits', () => {
  const chances = shares(beginTurn(RICH, 'romans'), 'romans');
  expect(chances['command battle']).toBeGreaterThan(5 * chances['command recruit']);
  expect(chances['command battle']).toBeGreaterThan(0.5);
});

test('a Command is told what it would come to: what Recruit places, what Battles take, in one Region if it is Limited', () => {
  const full = told(beginTurn(RICH, 'romans'), 'romans');
  expect(full['command battle']).toMatchObject({
    'best Battle': 1,
    'Battles take Allies': 1 / 3,
    'Command battle in contact': 0.5,
  });
  expect(full['command recruit']).toMatchObject({ 'places an Ally': 0, 'places three Warbands': 1 });
  expect(full['command recruit']['Command recruit limited']).toBeUndefined();
  const limited = told(beginTurn(RICH, 'romans', true), 'romans');
  expect(limited['command recruit']).toMatchObject({ 'places Warbands': 0.5, 'Command recruit limited': 1 });
});

test('Rally is told of the Control it gains, and whether all is placed that may be', () => {
  const table = beginCommand(
    { pieces: { carnutes: { arverni: { troops: 1 }, aedui: { troops: 2 } } }, at: { carnutes: 'arverni' } },
    'rally',
    'arverni',
  );
  const features = told(table, 'arverni');
  expect(features['warbands carnutes 1']).toMatchObject({ 'places all': 0, 'gains Control': 1 });
  expect(features['warbands carnutes 2']).toMatchObject({ 'places all': 1, 'gains Control': 1 });
  table.do('arverni', 'warbands', 'carnutes', 2);
  expect(told(table, 'arverni').end).toMatchObject({ 'rally end': 1, 'rally end without Ability': 1 });
});

test('a March is told what Control it gains and gives up, and what its Leader risks', () => {
  const table = beginCommand(
    {
      pieces: {
        carnutes: { arverni: { leader: 'named', troops: 3 } },
        veneti: { aedui: { troops: 1 } },
        atrebates: { romans: { legions: 6 } },
      },
      at: { carnutes: 'arverni', veneti: 'aedui' },
    },
    'march',
    'arverni',
  );
  expect(told(table, 'arverni')['select carnutes']).toMatchObject({
    'Leader sets out': 1,
    'pieces there': 0.4,
  });
  table.do('arverni', 'select', 'carnutes');
  const features = told(table, 'arverni');
  expect(features['go veneti']).toMatchObject({
    'gains Control': 1,
    'Allies of enemies': 0.5,
    'Leader outnumbered': 0,
  });
  expect(features['go veneti']['gives up Control']).toBeUndefined();
  expect(features['go atrebates']).toMatchObject({ 'Leader outnumbered': 1, 'Legions of enemies': 1 });
  expect(features['leave hidden 1']).toMatchObject({ 'leaves one': 1, 'would keep Control anyway': 1 });
});

test('a Battle is told what it costs both, and what of it is dear', () => {
  const table = beginCommand(
    {
      pieces: { bituriges: { arverni: { leader: 'named', troops: 5 }, romans: { legions: 2, troops: 1 } } },
      at: { bituriges: 'arverni' },
    },
    'battle',
    'arverni',
  );
  const features = told(table, 'arverni')['battle bituriges romans battle'];
  expect(features).toMatchObject({
    battle: 1,
    'attacks romans': 1,
    'Losses of the Defender': 0.5,
    'strikes Legions': 2 / 3,
  });
  expect(features['risks the Leader']).toBeUndefined();
});

test('a position is told by its margin, what is in danger and how near Winter is', () => {
  const position: Position = {
    pieces: { treveri: { romans: { legions: 2, troops: 1 }, belgae: { leader: 'named', troops: 4 } } },
    at: { treveri: 'belgae' },
    resources: { belgae: 1, romans: 25 },
  };
  expect(positionOf(position, 'romans')).toMatchObject({
    Resources: 1,
    poor: 0,
    Legions: 2 / 12,
    'pieces in danger': 0.1,
    'Legions in danger': 0.5,
  });
  expect(positionOf(position, 'belgae')).toMatchObject({ poor: 1, Leader: 1, Control: 0.2 });
});

test('Winter is nearer the fewer cards may lie before it, nearest when its card is the next', () => {
  const at = (cards: number, next: 'winter' | 72 = 72) =>
    stateOf({ played: Array.from({ length: cards }, (_, index) => index + 1), next });
  expect(winterNear(at(3))).toBeLessThan(winterNear(at(12)));
  expect(winterNear(at(12))).toBeLessThan(1);
  expect(winterNear(at(12, 'winter'))).toBe(1);
  expect(progressOf(at(24))).toBe(0.5);
});

test('the chances of all add up to 1, those of one player are equal, and who is ahead has more', () => {
  const ahead = (players: number) =>
    evaluate(stateOf({ at: { helvii: 'arverni', cadurci: 'arverni' }, players }));
  const four = ahead(4);
  expect(PLAYERS.reduce((sum, faction) => sum + four[faction], 0)).toBeCloseTo(1, 9);
  const two = ahead(2);
  expect(two.romans).toBe(two.aedui);
  expect(PLAYERS.reduce((sum, faction) => sum + two[faction], 0)).toBeCloseTo(1, 9);
});

test('every move has a weight above 0, whatever it may look like', () => {
  for (const faction of PLAYERS)
    for (const weight of Object.values(shares(beginTurn(RICH, faction), faction)))
      expect(weight).toBeGreaterThan(0);
});

/** Returns how many decisions a game takes in which each Faction always does what looks best; at most `most`. */
function decisionsOf(seed: number, players: number, most: number): number {
  const { state } = new Match(FallingSky, seed, { length: 'short' }, players);
  const simulation = new Simulator(rulebook, state, new Alea(seed));
  let decisions = 0;
  while (simulation.result === null && decisions < most) {
    const [side] = simulation.sides;
    const moves = simulation.legal(side);
    const weights = policy(simulation.G, side, moves);
    simulation.make(side, moves[weights.indexOf(Math.max(...weights))]);
    decisions++;
  }
  return decisions;
}

test('who always does what looks best does not go round in circles', () => {
  for (const seed of [13, 19, 23])
    for (const players of [2, 4]) expect(decisionsOf(seed, players, 2000), `game ${seed}`).toBeLessThan(1000);
});

test('a Command of which nothing comes is told so: one that others would have to help with, one without any Region', () => {
  const poor: Position = {
    pieces: { veneti: { romans: { legions: 1 } } },
    resources: { romans: 0, aedui: 9 },
  };
  const features = told(beginTurn(poor, 'romans'), 'romans');
  expect(features['command march']).toMatchObject({ 'nothing comes of it': 1 });
  expect(features['command seize']['nothing comes of it']).toBeUndefined();
  const battle = beginCommand(RICH, 'battle', 'romans');
  const named = (move: string): LegalMove => ({ move, args: [] });
  const ends: (number | undefined)[] = [];
  const tell = (_index: number, feature: string, value: number) => {
    if (feature === 'nothing comes of it') ends.push(value);
  };
  describeMoves(battle.G, 'romans', [named('end')], tell);
  expect(ends).toEqual([1]);
});

test('5.4 a free Command that has been called off would come to nothing again', () => {
  const at = (noted: Record<string, number>): string[] => {
    const table = beginEvent(RICH, 9, 'unshaded', 'romans');
    Object.assign(topFrame(table.G), { noted });
    const found: string[] = [];
    const moves: LegalMove[] = [
      { move: 'choose', args: ['march'] },
      { move: 'enough', args: [] },
    ];
    describeMoves(table.G, 'romans', moves, (index, feature) => {
      if (feature === 'nothing comes of it') found.push(moves[index].move);
    });
    return found;
  };
  expect(at({ selected: 0, abilities: 0 })).toEqual(['choose']);
  expect(at({ selected: 1, abilities: 0 })).toEqual([]);
  expect(at({})).toEqual([]);
});

test('3.3.4 a Fort halves what is in danger', () => {
  const fort = (isThere: boolean) =>
    positionOf(
      { pieces: { treveri: { romans: { troops: 6, fort: isThere }, belgae: { troops: 8 } } } },
      'romans',
    )['pieces in danger'];
  expect(fort(false)).toBe(0.4);
  expect(fort(true)).toBe(0.2);
});
