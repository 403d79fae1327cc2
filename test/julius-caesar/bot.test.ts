/* What bots know of Julius Caesar: what they imagine, how they judge, which moves they look at first. */
import { describe, expect, test } from 'vitest';
import { Alea } from '../../games/ai/alea';
import { rulebook } from '../../games/julius-caesar';
import { colourOf, kindOf } from '../../games/julius-caesar/components/blocks';
import { CARD_IDS } from '../../games/julius-caesar/components/cards';
import { isSea } from '../../games/julius-caesar/components/map';
import type { Block, G } from '../../games/julius-caesar/state';
import { legalMoves } from '../../games/kit/legality';
import { commanding, newGame, type Position, type Table, table, war } from './table';

const { determinize, evaluate, policy, observation } = rulebook.bots;
const DRAWS = 200;

/** Returns what Caesar imagines of Pompey's blocks, many times. */
function imagined(t: Table): Record<string, Block>[] {
  const chance = new Alea('imagination');
  const view = rulebook.view(t.G, ['caesar']);
  return Array.from({ length: DRAWS }, () => determinize(view, ['caesar'], chance).secret.pompey.blocks);
}

function share(draws: Record<string, Block>[], holds: (blocks: Record<string, Block>) => boolean): number {
  return draws.filter(holds).length / draws.length;
}

describe('what is imagined', () => {
  test('a block at sea, or one that came from the sea, is a Navis; one without a port is none', () => {
    const t = war(
      { rome: ['c-legio-7'] },
      { tyrrhenum: ['p-navis-1'], memphis: ['p-legio-38'], alexandria: ['cleopatra', 'p-navis-2'] },
      'pompey',
    ).march('pompey', 'tyrrhenum', 'rome', 'p-navis-1');
    for (const blocks of imagined(t)) {
      for (const [id, { place, from }] of Object.entries(blocks)) {
        if (isSea(place) || place === 'rome') expect(kindOf(id)).toBe('navis');
        if (place === 'memphis') expect(kindOf(id)).not.toBe('navis');
        if (place === 'rome') expect(from).toBe('tyrrhenum');
      }
    }
  });

  test('the colour tells whose block it was, and which is Cleopatra (1.3)', () => {
    const t = table({
      caesar: { rome: ['c-legio-7'] },
      pompey: { alexandria: ['p-navis-2'], antioch: ['cleopatra', 'c-legio-9'], memphis: ['p-legio-38'] },
    });
    for (const blocks of imagined(t)) {
      expect(blocks.cleopatra.place).toBe('antioch');
      const inAntioch = Object.keys(blocks).filter((id) => blocks[id].place === 'antioch');
      expect(inAntioch.map(colourOf).sort()).toEqual(['blue', 'tan']);
      for (const id in blocks) if (blocks[id].place === 'memphis') expect(colourOf(id)).toBe('green');
    }
  });

  test('in the first year a block is likelier near where it starts than far away', () => {
    const t = newGame();
    const draws = imagined(t);
    const pompeyIn = (place: string) => share(draws, (blocks) => blocks['p-pompey'].place === place);
    expect(pompeyIn('neapolis')).toBeGreaterThan(3 * pompeyIn('antioch'));
    expect(pompeyIn('neapolis')).toBeGreaterThan(0.3);
  });

  test('under free deployment nearness says nothing', () => {
    const t = newGame('free');
    const draws = imagined(t);
    const pompeyIn = (place: string) => share(draws, (blocks) => blocks['p-pompey'].place === place);
    expect(pompeyIn('neapolis')).toBeLessThan(3 * pompeyIn('antioch') + 0.2);
    expect(pompeyIn('neapolis')).toBeLessThan(0.35);
  });

  test('a hidden hand holds cards nobody has seen, and no card twice', () => {
    const t = table({
      hands: { caesar: ['c01', 'apollo'], pompey: ['c02', 'c03'] },
      played: { caesar: ['c04'], pompey: ['mars'] },
      turn: 2,
    });
    const chance = new Alea(1);
    const dealt = new Set<string>();
    for (let draw = 0; draw < DRAWS; draw++) {
      const { hand } = determinize(rulebook.view(t.G, ['caesar']), ['caesar'], chance).secret.pompey;
      expect(new Set(hand).size).toBe(2);
      for (const card of hand) dealt.add(card);
    }
    const seen = ['c01', 'apollo', 'c04', 'mars'];
    expect([...dealt].sort()).toEqual(CARD_IDS.filter((id) => !seen.includes(id)).sort());
  });

  test('a card chosen in the first turn is not Apollo (2.1)', () => {
    const t = newGame();
    for (const side of ['caesar', 'pompey'] as const) t.do(side, 'discard', t.G.secret[side].hand[0]);
    const card = t.G.secret.pompey.hand.find((id) => id !== 'apollo') ?? '';
    t.do('pompey', 'play', card);
    const chance = new Alea(2);
    for (let draw = 0; draw < DRAWS; draw++) {
      const { chosen } = determinize(rulebook.view(t.G, ['caesar']), ['caesar'], chance).secret.pompey;
      expect(CARD_IDS).toContain(chosen);
      expect(chosen).not.toBe('apollo');
    }
  });

  test('what lies face up stays as it is', () => {
    const t = war({ genua: ['c-legio-7'] }, { rome: [['p-legio-1', 2]] }).march(
      'caesar',
      'genua',
      'ravenna',
      'c-legio-7',
    );
    t.G.secret.pompey.blocks['p-legio-2'] = { place: 'killed', strength: 0 };
    for (const blocks of imagined(t)) expect(blocks['p-legio-2']).toEqual({ place: 'killed', strength: 0 });
  });
});

describe('how a position is judged', () => {
  const caesars = (position: Position) => evaluate(table(position).G).caesar;
  const even: Position = { caesar: { lugdunum: ['c-legio-7'] }, pompey: { damascus: ['p-legio-5'] } };
  const with_ = (more: Position): Position => ({
    ...even,
    ...more,
    caesar: { ...even.caesar, ...more.caesar },
    pompey: { ...even.pompey, ...more.pompey },
  });

  test('points are good, the more so the later (1.2)', () => {
    const rome = { caesar: { rome: ['c-legio-8'] }, pompey: { gades: ['p-legio-6'] } };
    const early = caesars(with_(rome));
    const late = caesars(with_({ ...rome, year: 5, turn: 4 }));
    expect(early).toBeGreaterThan(0.5);
    expect(late).toBeGreaterThan(early);
  });

  test('a stronger army is better', () => {
    expect(caesars(with_({ caesar: { cenabum: ['c-legio-8'] } }))).toBeGreaterThan(caesars(even));
  });

  test('a city the enemy can attack is worth less (4.2)', () => {
    const far = caesars(
      with_({ caesar: { tarraco: [['c-legio-8', 1]] }, pompey: { sala: ['p-legio-1', 'p-legio-2'] } }),
    );
    const near = caesars(
      with_({ caesar: { tarraco: [['c-legio-8', 1]] }, pompey: { bilbilis: ['p-legio-1', 'p-legio-2'] } }),
    );
    expect(near).toBeLessThan(far);
  });

  test('a leader the enemy can attack is at risk (7.51)', () => {
    const leader = (place: string): Position =>
      with_({
        caesar: { emerita: [['c-caesar', 1]] },
        pompey: { [place]: ['p-legio-1', 'p-legio-2', 'p-legio-6'] },
      });
    expect(caesars(leader('toletum'))).toBeLessThan(caesars(leader('serdica')));
  });

  test('a vacant city in reach is worth something', () => {
    expect(caesars(with_({ caesar: { bilbilis: ['c-legio-8'] } }))).toBeGreaterThan(
      caesars(with_({ caesar: { treveri: ['c-legio-8'] } })),
    );
  });

  test('blocks that winter will disband count less as it comes near (8.3, 8.4)', () => {
    const crowd = ['c-legio-8', 'c-legio-9', 'c-legio-10', 'c-legio-11', 'c-legio-12', 'c-legio-13'];
    const fed = { caesar: { cenabum: crowd.slice(0, 3), treveri: crowd.slice(3) } };
    const hungry = { caesar: { cenabum: crowd } };
    const loss = (turn: number) => caesars(with_({ ...fed, turn })) - caesars(with_({ ...hungry, turn }));
    expect(loss(5)).toBeGreaterThan(loss(1));
    expect(loss(5)).toBeGreaterThan(0.02);
    const port = with_({ caesar: { utica: ['c-legio-8'], hispanum: ['c-navis-1'] }, turn: 5 });
    const none = with_({ caesar: { utica: ['c-legio-8'], propontis: ['c-navis-1'] }, turn: 5 });
    expect(caesars(port)).toBeGreaterThan(caesars(none));
  });

  test('cards with Moves and Levies left in hand are tempo to come', () => {
    const hands = (card: string) => with_({ hands: { caesar: [card], pompey: ['c18'] }, turn: 3 });
    expect(caesars(hands('c01'))).toBeGreaterThan(caesars(hands('c19')));
  });
});

describe('which moves look promising', () => {
  function weights(G: G, side: 'caesar' | 'pompey'): (move: string, ...args: string[]) => number {
    const moves = legalMoves(rulebook, G, side);
    const all = policy(G, side, moves);
    return (move, ...args) => {
      const index = moves.findIndex((each) => each.move === move && each.args.join() === args.join());
      if (index < 0) throw new Error(`${move} ${args.join(' ')} is not legal`);
      return all[index];
    };
  }

  test('to take a vacant city before going nowhere', () => {
    const t = war({ ravenna: ['c-legio-7'] }, { antioch: ['p-legio-1'] }).do('caesar', 'group', 'ravenna');
    const weight = weights(t.G, 'caesar');
    expect(weight('move', 'c-legio-7', 'rome')).toBeGreaterThan(3 * weight('move', 'c-legio-7', 'aquileia'));
  });

  test('to use the group a Move was spent on', () => {
    const t = war({ ravenna: ['c-legio-7'], genua: ['c-legio-8'] }, { antioch: ['p-legio-1'] });
    t.do('caesar', 'group', 'ravenna');
    const weight = weights(t.G, 'caesar');
    for (const move of ['end', 'group'] as const) {
      const args = move === 'group' ? ['genua'] : [];
      expect(weight('move', 'c-legio-7', 'rome')).toBeGreaterThan(10 * weight(move, ...args));
    }
  });

  test('to attack where the odds are good, and not alone against many', () => {
    const odds = (defenders: string[]) => {
      const t = war({ narbo: ['c-legio-7', 'c-legio-8', 'c-legio-10'] }, { tarraco: defenders });
      return weights(t.do('caesar', 'group', 'narbo').G, 'caesar')('move', 'c-legio-7', 'tarraco');
    };
    expect(odds(['p-legio-5'])).toBeGreaterThan(
      2 * odds(['p-legio-5', 'p-legio-1', 'p-legio-2', 'p-legio-38']),
    );
  });

  test('not to leave a city of value without a block', () => {
    const leave = (blocks: string[]) => {
      const t = war({ rome: blocks }, { antioch: ['p-legio-1'] }).do('caesar', 'group', 'rome');
      return weights(t.G, 'caesar')('move', 'c-legio-7', 'asculum');
    };
    expect(leave(['c-legio-7'])).toBeLessThan(0.1 * leave(['c-legio-7', 'c-legio-8']));
  });

  test('to keep good cards and discard bad ones (2.1)', () => {
    const t = newGame();
    t.G.secret.caesar.hand = ['c01', 'c19', 'neptune'];
    const weight = weights(t.G, 'caesar');
    expect(weight('discard', 'neptune')).toBeGreaterThan(weight('discard', 'c01'));
    expect(weight('discard', 'c19')).toBeGreaterThan(weight('discard', 'c01'));
  });

  test('also to who does not see which blocks the enemy has (1.3)', () => {
    const t = war({ narbo: ['c-legio-7', 'c-legio-8'] }, { tarraco: ['p-legio-5'] }).do(
      'caesar',
      'group',
      'narbo',
    );
    expect(weights(rulebook.view(t.G, ['caesar']), 'caesar')('move', 'c-legio-7', 'tarraco')).toBeGreaterThan(
      0,
    );
  });

  test('to spend Levies and to keep blocks in winter (6.4, 8.5)', () => {
    const t = commanding({ caesar: { genua: [['c-legio-11', 1]] } }).do('caesar', 'end');
    expect(weights(t.G, 'caesar')('levy', 'c-legio-11')).toBeGreaterThan(10 * weights(t.G, 'caesar')('end'));
  });
});

test('the enemy sees where a block goes and not which it is, and nothing of a card (3.0, 2.1)', () => {
  const t = war({ genua: ['c-legio-7', 'c-legio-8'] }, { antioch: ['p-legio-1'] }).do(
    'caesar',
    'group',
    'genua',
  );
  const seen = (id: string, to: string) => observation?.(t.G, 'caesar', { move: 'move', args: [id, to] });
  expect(seen('c-legio-7', 'ravenna')).toBe(seen('c-legio-8', 'ravenna'));
  expect(seen('c-legio-7', 'ravenna')).not.toBe(seen('c-legio-7', 'massilia'));
  const start = newGame();
  const discard = (card: string) => observation?.(start.G, 'caesar', { move: 'discard', args: [card] });
  expect(discard('c01')).toBe(discard('c02'));
});
