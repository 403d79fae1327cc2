import { expect, test } from 'vitest';
import { rulebook } from '../../games/julius-caesar';
import type { Side } from '../../games/julius-caesar/components/blocks';
import { boxOf } from '../../games/julius-caesar/components/box';
import { enemyOf, type G, SIDES } from '../../games/julius-caesar/state';
import { viewOf } from '../../games/julius-caesar/view';
import { legalMoves } from '../../games/kit/legality';
import { makeMove, proceed } from '../../games/kit/make';
import { Play } from '../../games/kit/play';
import { pickFrom, seeded, seededChance } from '../../games/testing/chance';
import { commanding, table } from './table';

/** The blocks of a side as the holder of some sides sees them in one place. */
const seen = (G: G, sides: Side[], side: Side, place: string) =>
  Object.fromEntries(
    Object.entries(viewOf(G, sides).secret[side].blocks).filter(([, block]) => block.place === place),
  );

test('3.0 Fog-of-War: the enemy sees how many blocks stand in a place and nothing else of them', () => {
  const { G } = table({ caesar: { rome: ['c-caesar', ['c-legio-7', 1]] } });
  expect(seen(G, ['pompey'], 'caesar', 'rome')).toEqual({
    '?tan rome 1': { place: 'rome', strength: 0 },
    '?tan rome 2': { place: 'rome', strength: 0 },
  });
  expect(seen(G, ['caesar'], 'caesar', 'rome')).toEqual({
    'c-caesar': { place: 'rome', strength: 3 },
    'c-legio-7': { place: 'rome', strength: 1 },
  });
});

test('3.0 Fog-of-War: Navis and Cleopatra are hidden too', () => {
  const { G } = table({ pompey: { alexandria: ['cleopatra', 'p-navis-2'], egypticum: ['p-navis-1'] } });
  expect(Object.keys(seen(G, ['caesar'], 'pompey', 'alexandria'))).toEqual([
    '?blue alexandria 1',
    '?green alexandria 1',
  ]);
  expect(Object.keys(seen(G, ['caesar'], 'pompey', 'egypticum'))).toEqual(['?green egypticum 1']);
});

test('3.0 a spectator sees neither side', () => {
  const { G } = table({ caesar: { rome: ['c-caesar'] }, pompey: { utica: ['p-legio-39'] } });
  expect(Object.keys(seen(G, [], 'caesar', 'rome'))).toEqual(['?tan rome 1']);
  expect(Object.keys(seen(G, [], 'pompey', 'utica'))).toEqual(['?green utica 1']);
});

test('3.0 the blocks of a battle are revealed at their strength, its Reserves in round 2, others not', () => {
  const t = commanding({
    caesar: { genua: [['c-legio-7', 2]], ravenna: ['c-legio-8'], massilia: ['c-legio-9'] },
    pompey: { rome: ['p-legio-1'], neapolis: ['p-legio-2'] },
  });
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).group('caesar', 'ravenna', ['c-legio-8', 'rome']);
  t.do('caesar', 'end').do('caesar', 'main', 'rome', 'genua');
  expect(seen(t.G, ['pompey'], 'caesar', 'rome')).toEqual({
    '?tan rome<genua 1': { place: 'rome', strength: 0, from: 'genua' },
    '?tan rome<ravenna 1': { place: 'rome', strength: 0, from: 'ravenna' },
  });
  t.do('caesar', 'end').group('pompey', 'neapolis', ['p-legio-2', 'rome']).endCommand('pompey');
  expect(seen(t.G, ['pompey'], 'caesar', 'rome')).toEqual({
    'c-legio-7': { place: 'rome', strength: 2, from: 'genua' },
    '?tan rome<ravenna 1': { place: 'rome', strength: 0, from: 'ravenna' },
  });
  expect(Object.keys(seen(t.G, ['caesar'], 'pompey', 'rome'))).toEqual([
    'p-legio-1',
    '?green rome<neapolis 1',
  ]);
  t.do('pompey', 'pass', 'p-legio-1').do('caesar', 'pass', 'c-legio-7');
  expect(Object.keys(seen(t.G, ['pompey'], 'caesar', 'rome')).sort()).toEqual(['c-legio-7', 'c-legio-8']);
  expect(Object.keys(seen(t.G, ['pompey'], 'caesar', 'massilia'))).toEqual(['?tan massilia 1']);
});

test('3.0 after a battle the blocks stand up again', () => {
  const t = commanding({ caesar: { genua: ['c-legio-7'] }, pompey: { rome: [['p-auxilia-1', 1]] } });
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).endCommand('caesar').endCommand('pompey');
  expect(Object.keys(seen(t.G, ['pompey'], 'caesar', 'rome'))).toEqual(['c-legio-7']);
  t.do('pompey', 'pass', 'p-auxilia-1').dice(1, 6, 6).do('caesar', 'fire', 'c-legio-7');
  expect(t.step).toBe('regroup');
  expect(Object.keys(seen(t.G, ['pompey'], 'caesar', 'rome'))).toEqual(['?tan rome 1']);
});

test('5.2 the levy pool is hidden; killed blocks, dead leaders and the waiting third leader lie open', () => {
  const t = commanding(
    {
      caesar: { genua: ['c-legio-7'] },
      pompey: {
        utica: [
          ['p-scipio', 1],
          ['p-auxilia-1', 1],
        ],
        rome: ['p-legio-1'],
      },
    },
    'vulcan',
  );
  expect(Object.keys(seen(t.G, ['caesar'], 'pompey', 'third'))).toEqual(['p-brutus']);
  const pool = Object.keys(seen(t.G, ['caesar'], 'pompey', 'pool'));
  expect(pool.every((id) => /^\?(green|blue) pool /.test(id))).toBe(true);
  t.do('caesar', 'target', 'utica');
  expect(Object.keys(seen(t.G, ['caesar'], 'pompey', 'killed'))).toEqual(['p-auxilia-1']);
  expect(Object.keys(seen(t.G, ['caesar'], 'pompey', 'trophy'))).toEqual(['p-scipio']);
  expect(Object.keys(seen(t.G, ['caesar'], 'pompey', 'pool'))).toHaveLength(pool.length + 1);
});

test('2.1 hands, discards and cards face down show their backs, cards played their faces', () => {
  const t = table({ hands: { caesar: ['c01', 'c02'], pompey: ['c03', 'c04'] }, turn: 2 });
  t.G.secret.caesar.discard = 'c05';
  t.do('caesar', 'play', 'c01');
  expect(viewOf(t.G, ['pompey']).secret.caesar).toMatchObject({ hand: ['?'], discard: '?', chosen: '?' });
  expect(viewOf(t.G, ['caesar']).secret.caesar).toMatchObject({
    hand: ['c02'],
    discard: 'c05',
    chosen: 'c01',
  });
  t.do('pompey', 'play', 'c03');
  expect(viewOf(t.G, ['caesar']).played).toEqual({ caesar: ['c01'], pompey: ['c03'] });
  expect(viewOf(t.G, ['caesar']).secret.pompey.hand).toEqual(['?']);
});

test('5.2, 6.4 a block levied from the pool is not named, whether one city or several could raise it', () => {
  const t = commanding({ caesar: { rome: ['c-legio-7'], genua: ['c-legio-8'] } }).do('caesar', 'end');
  t.do('caesar', 'raise', 'c-ballista', 'genua');
  expect(Object.keys(seen(t.G, ['pompey'], 'caesar', 'genua'))).toEqual(['?tan genua 1', '?tan genua 2']);
  for (const { text } of t.journal) expect(text).not.toContain('Ballista');
});

test('6.4 what others see of a levy does not tell a block with one possible city from another', () => {
  const before = commanding({ caesar: { rome: ['c-legio-8'], genua: ['c-legio-9'] } }).do('caesar', 'end');
  const raised = ['c-legio-17', 'c-auxilia-1', 'c-antonius'].map((id) => {
    const t = table({});
    t.G = before.G;
    t.do('caesar', 'raise', id, 'rome');
    return JSON.stringify([viewOf(t.G, ['pompey']), t.journal]);
  });
  expect(new Set(raised).size).toBe(1);
});

test('1.3 the colour of a block is seen: of one that changed sides, and of Cleopatra', () => {
  const { G } = table({ caesar: { rome: ['c-legio-7', 'p-legio-5'], alexandria: ['cleopatra'] } });
  expect(Object.keys(seen(G, ['pompey'], 'caesar', 'rome'))).toEqual(['?green rome 1', '?tan rome 1']);
  expect(Object.keys(seen(G, [], 'caesar', 'alexandria'))).toEqual(['?blue alexandria 1']);
});

test('1.3 the journal tells the colour of a block that is not of its side', () => {
  const t = commanding({ caesar: { rome: ['p-legio-5', 'c-legio-7'] } });
  t.group('caesar', 'rome', ['p-legio-5', 'neapolis'], ['c-legio-7', 'neapolis']);
  expect(t.journal.slice(-2).map(({ text }) => text)).toEqual([
    'A green block of Caesar moves from Rome to Neapolis.',
    'A block of Caesar moves from Rome to Neapolis.',
  ]);
});

test('1.2, 3.0 at the end of the game everything is shown', () => {
  const t = table({ caesar: { rome: ['c-caesar'] }, hands: { pompey: ['c03'] } });
  t.G.stack = [];
  expect(viewOf(t.G, [])).toEqual(t.G);
});

test('3.0 a block on its way by sea is not named', () => {
  const t = commanding({ caesar: { rome: ['c-legio-7', 'c-legio-8'], tyrrhenum: ['c-navis-1'] } });
  t.do('caesar', 'embark', 'c-legio-7', 'tyrrhenum');
  expect(JSON.stringify(viewOf(t.G, ['pompey']))).not.toContain('c-legio-7');
  t.do('caesar', 'land', 'genua');
  expect(JSON.stringify(viewOf(t.G, ['pompey']))).not.toContain('c-legio-7');
  for (const { text } of t.journal) expect(text).not.toContain('Legio');
});

/** The steps whose journal must name no block. */
const SILENT = ['deploy', 'discard', 'card', 'move', 'sail', 'main', 'levy', 'navis', 'supply', 'disband'];
const NAMES = Object.values(boxOf({}).face)
  .filter(({ kind }) => kind !== 'leader' && kind !== 'cleopatra')
  .map(({ name }) => name);

test.each(['historical', 'free'])(
  '3.0 through a whole game with %s deployment no secret shows',
  (deployment) => {
    const chance = seededChance(deployment.length);
    const next = seeded(7);
    const seats = { caesar: '0', pompey: '1' };
    const start = new Play(rulebook.setup({ options: { deployment }, seats, random: chance }), chance);
    proceed(rulebook, start);
    let { G } = start;
    for (let count = 0; count < 1500 && G.stack.length > 0; count++) {
      const { step, sides } = G.stack[G.stack.length - 1];
      for (const side of SIDES) {
        expect(legalMoves(rulebook, viewOf(G, [side]), side)).toEqual(legalMoves(rulebook, G, side));
        const enemyView = JSON.stringify({ ...viewOf(G, [enemyOf(side)]), stack: [] });
        const { blocks, hand } = G.secret[side];
        const open = Object.keys(viewOf(G, []).secret[side].blocks);
        for (const id in blocks) if (!open.includes(id)) expect(enemyView).not.toContain(`"${id}"`);
        for (const card of hand) expect(enemyView).not.toContain(`"${card}"`);
      }
      const decider = pickFrom(sides, next);
      const moves = legalMoves(rulebook, G, decider);
      const play = makeMove(rulebook, G, decider, pickFrom(moves, next), chance);
      if (play === null) throw new Error('a legal move was refused');
      if (SILENT.includes(step)) {
        for (const { text } of play.lines) for (const name of NAMES) expect(text).not.toContain(name);
      }
      G = play.G;
    }
  },
);
