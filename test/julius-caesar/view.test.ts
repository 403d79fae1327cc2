import { expect, test } from 'vitest';
import { rulebook } from '../../games/julius-caesar';
import { BLOCKS, type Side } from '../../games/julius-caesar/components/blocks';
import { type G, SIDES, seatOf } from '../../games/julius-caesar/state';
import { viewOf } from '../../games/julius-caesar/view';
import { Play } from '../../games/kit/play';
import { legalMoves, perform, run } from '../../games/kit/rulebook';
import { pickFrom, seeded, seededChance } from '../tools/chance';
import { commanding, table } from './table';

/** The blocks of a side as a seat sees them in one place. */
const seen = (G: G, seat: string | null, side: Side, place: string) =>
  Object.fromEntries(
    Object.entries(viewOf(G, seat).secret[side].blocks).filter(([, block]) => block.place === place),
  );

test('3.0 Fog-of-War: the enemy sees how many blocks stand in a place and nothing else of them', () => {
  const { G } = table({ caesar: { rome: ['c-caesar', ['c-legio-7', 1]] } });
  expect(seen(G, '1', 'caesar', 'rome')).toEqual({
    '?rome 1': { place: 'rome', strength: 0 },
    '?rome 2': { place: 'rome', strength: 0 },
  });
  expect(seen(G, '0', 'caesar', 'rome')).toEqual({
    'c-caesar': { place: 'rome', strength: 3 },
    'c-legio-7': { place: 'rome', strength: 1 },
  });
});

test('3.0 Fog-of-War: Navis and Cleopatra are hidden too', () => {
  const { G } = table({ pompey: { alexandria: ['cleopatra', 'p-navis-2'], egypticum: ['p-navis-1'] } });
  expect(Object.keys(seen(G, '0', 'pompey', 'alexandria'))).toEqual(['?alexandria 1', '?alexandria 2']);
  expect(Object.keys(seen(G, '0', 'pompey', 'egypticum'))).toEqual(['?egypticum 1']);
});

test('3.0 a spectator sees neither side', () => {
  const { G } = table({ caesar: { rome: ['c-caesar'] }, pompey: { utica: ['p-legio-39'] } });
  expect(Object.keys(seen(G, null, 'caesar', 'rome'))).toEqual(['?rome 1']);
  expect(Object.keys(seen(G, null, 'pompey', 'utica'))).toEqual(['?utica 1']);
});

test('3.0 the blocks of a battle are revealed at their strength, its Reserves in round 2, others not', () => {
  const t = commanding({
    caesar: { genua: [['c-legio-7', 2]], ravenna: ['c-legio-8'], massilia: ['c-legio-9'] },
    pompey: { rome: ['p-legio-1'], neapolis: ['p-legio-2'] },
  });
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).group('caesar', 'ravenna', ['c-legio-8', 'rome']);
  t.do('caesar', 'end').do('caesar', 'main', 'rome', 'genua');
  expect(seen(t.G, '1', 'caesar', 'rome')).toEqual({
    '?rome<genua 1': { place: 'rome', strength: 0, from: 'genua' },
    '?rome<ravenna 1': { place: 'rome', strength: 0, from: 'ravenna' },
  });
  t.do('caesar', 'end').group('pompey', 'neapolis', ['p-legio-2', 'rome']).endCommand('pompey');
  expect(seen(t.G, '1', 'caesar', 'rome')).toEqual({
    'c-legio-7': { place: 'rome', strength: 2, from: 'genua' },
    '?rome<ravenna 1': { place: 'rome', strength: 0, from: 'ravenna' },
  });
  expect(Object.keys(seen(t.G, '0', 'pompey', 'rome'))).toEqual(['p-legio-1', '?rome<neapolis 1']);
  t.do('pompey', 'pass', 'p-legio-1').do('caesar', 'pass', 'c-legio-7');
  expect(Object.keys(seen(t.G, '1', 'caesar', 'rome')).sort()).toEqual(['c-legio-7', 'c-legio-8']);
  expect(Object.keys(seen(t.G, '1', 'caesar', 'massilia'))).toEqual(['?massilia 1']);
});

test('3.0 after a battle the blocks stand up again', () => {
  const t = commanding({ caesar: { genua: ['c-legio-7'] }, pompey: { rome: [['p-auxilia-1', 1]] } });
  t.group('caesar', 'genua', ['c-legio-7', 'rome']).endCommand('caesar').endCommand('pompey');
  expect(Object.keys(seen(t.G, '1', 'caesar', 'rome'))).toEqual(['c-legio-7']);
  t.do('pompey', 'pass', 'p-auxilia-1').dice(1, 6, 6).do('caesar', 'fire', 'c-legio-7');
  expect(t.step).toBe('regroup');
  expect(Object.keys(seen(t.G, '1', 'caesar', 'rome'))).toEqual(['?rome 1']);
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
  expect(Object.keys(seen(t.G, '0', 'pompey', 'third'))).toEqual(['p-brutus']);
  const pool = Object.keys(seen(t.G, '0', 'pompey', 'pool'));
  expect(pool.every((id) => id.startsWith('?pool '))).toBe(true);
  t.do('caesar', 'target', 'utica');
  expect(Object.keys(seen(t.G, '0', 'pompey', 'killed'))).toEqual(['p-auxilia-1']);
  expect(Object.keys(seen(t.G, '0', 'pompey', 'trophy'))).toEqual(['p-scipio']);
  expect(Object.keys(seen(t.G, '0', 'pompey', 'pool'))).toHaveLength(pool.length + 1);
});

test('2.1 hands, discards and cards face down show their backs, cards played their faces', () => {
  const t = table({ hands: { caesar: ['c01', 'c02'], pompey: ['c03', 'c04'] }, turn: 2 });
  t.G.secret.caesar.discard = 'c05';
  t.do('caesar', 'play', 'c01');
  expect(viewOf(t.G, '1').secret.caesar).toMatchObject({ hand: ['?'], discard: '?', chosen: '?' });
  expect(viewOf(t.G, '0').secret.caesar).toMatchObject({ hand: ['c02'], discard: 'c05', chosen: 'c01' });
  t.do('pompey', 'play', 'c03');
  expect(viewOf(t.G, '0').played).toEqual({ caesar: ['c01'], pompey: ['c03'] });
  expect(viewOf(t.G, '0').secret.pompey.hand).toEqual(['?']);
});

test('5.2 a block chosen from the pool stays secret until it is deployed and after', () => {
  const t = commanding({ caesar: { rome: ['c-legio-7'], genua: ['c-legio-8'] } }).do('caesar', 'end');
  t.do('caesar', 'levy', 'c-ballista');
  expect(viewOf(t.G, '0').secret.caesar.picked).toBe('c-ballista');
  expect(viewOf(t.G, '1').secret.caesar.picked).toBeNull();
  t.do('caesar', 'raise', 'genua');
  expect(Object.keys(seen(t.G, '1', 'caesar', 'genua'))).toEqual(['?genua 1', '?genua 2']);
  for (const { text } of t.journal) expect(text).not.toContain('Ballista');
});

test('3.0 a block on its way by sea is not named', () => {
  const t = commanding({ caesar: { rome: ['c-legio-7', 'c-legio-8'], tyrrhenum: ['c-navis-1'] } });
  t.do('caesar', 'embark', 'c-legio-7', 'tyrrhenum');
  expect(JSON.stringify(viewOf(t.G, '1'))).not.toContain('c-legio-7');
  t.do('caesar', 'land', 'genua');
  expect(JSON.stringify(viewOf(t.G, '1'))).not.toContain('c-legio-7');
  for (const { text } of t.journal) expect(text).not.toContain('Legio');
});

/** The steps whose journal must name no block. */
const SILENT = [
  'deploy',
  'discard',
  'card',
  'move',
  'sail',
  'main',
  'levy',
  'raise',
  'navis',
  'supply',
  'disband',
];
const NAMES = Object.values(BLOCKS)
  .filter(({ kind }) => kind !== 'leader' && kind !== 'cleopatra')
  .map(({ name }) => name);

test.each(['historical', 'free'])(
  '3.0 through a whole game with %s deployment no secret shows',
  (deployment) => {
    const chance = seededChance(deployment.length);
    const next = seeded(7);
    const start = new Play(rulebook.setup({ deployment }, chance), chance);
    run(rulebook, start);
    let { G } = start;
    for (let count = 0; count < 1500 && G.stack.length > 0; count++) {
      const { step, seats } = G.stack[G.stack.length - 1];
      for (const side of SIDES) {
        const seat = seatOf(side);
        expect(legalMoves(rulebook, viewOf(G, seat), seat)).toEqual(legalMoves(rulebook, G, seat));
        const enemyView = JSON.stringify({
          ...viewOf(G, seatOf(side === 'caesar' ? 'pompey' : 'caesar')),
          battle: null,
        });
        const { blocks, hand } = G.secret[side];
        const open = Object.keys(viewOf(G, null).secret[side].blocks);
        for (const id in blocks) if (!open.includes(id)) expect(enemyView).not.toContain(`"${id}"`);
        for (const card of hand) expect(enemyView).not.toContain(`"${card}"`);
      }
      const seat = pickFrom(seats, next);
      const moves = legalMoves(rulebook, G, seat);
      const play = perform(rulebook, G, seat, pickFrom(moves, next), chance);
      if (play === null) throw new Error('a legal move was refused');
      if (SILENT.includes(step)) {
        for (const { text } of play.lines) for (const name of NAMES) expect(text).not.toContain(name);
      }
      G = play.G;
    }
  },
);
