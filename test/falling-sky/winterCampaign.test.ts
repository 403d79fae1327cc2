import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/falling-sky';
import type { Player } from '../../games/falling-sky/components/factions';
import { legalMoves } from '../../games/kit/legality';
import { begin, type Position, type Table } from './table';

const held = (holder: Player, text: 'shaded' | 'unshaded' = 'shaded'): Position['capabilities'] => ({
  63: { text, holder },
});

/** Holds a Winter Round from Harvest on, up to what is asked after everybody has handed over what he likes. */
function afterHarvest(position: Position): Table {
  const t = begin(position, { step: 'winter', sides: [], phases: ['harvest'] }).start();
  while (t.step === 'harvest') t.do(t.side, 'goOn');
  return t;
}

const pieces: Position['pieces'] = {
  carnutes: { arverni: { troops: 6, leader: 'named' }, romans: { troops: 2 } },
};

describe('card 63 shaded: Winter Campaign', () => {
  test('card 63 shaded: after Harvest its holder takes two actions, Commands or Special Abilities, at their cost', () => {
    const t = afterHarvest({ pieces, capabilities: held('arverni'), resources: { arverni: 10 } });
    expect([t.step, t.sides]).toEqual(['campaign', ['arverni']]);
    expect(t.legal('arverni', 'command')).toEqual(['battle', 'march', 'raid', 'rally']);
    expect(t.legal('arverni', 'ability')).toContain('entreat');
    expect(t.legal('arverni', 'ability')).not.toContain('ambush');
    t.do('arverni', 'command', 'march').do('arverni', 'select', 'carnutes');
    expect(t.G.resources.arverni).toBe(9);
    expect(t.moves('arverni')).not.toContain('ability');
    t.do('arverni', 'end');
    expect(t.step).toBe('campaign');
    expect(t.legal('arverni', 'ambush')).toEqual([]);
    t.do('arverni', 'ability', 'entreat');
    expect(t.step).toBe('entreat');
  });

  test('card 63 shaded, 1.4.1 no Rally that would need own pieces to be removed first', () => {
    const all = { carnutes: { arverni: { troops: 35 } } };
    const t = afterHarvest({
      pieces: all,
      at: { carnutes: 'gathering', aulerci: 'gathering' },
      capabilities: held('arverni'),
    });
    expect(t.legal('arverni', 'command')).toEqual(['march', 'raid']);
  });

  test('card 63 shaded: after the second action it is over, and what is called off is no action', () => {
    const t = afterHarvest({ pieces, capabilities: held('arverni') });
    t.do('arverni', 'command', 'march').do('arverni', 'end');
    for (const left of [2, 1]) {
      expect(t.G.stack[t.G.stack.length - 1]).toMatchObject({ step: 'campaign', left });
      t.do('arverni', 'command', 'rally').do('arverni', 'warbands', 'carnutes', 1).do('arverni', 'end');
    }
    expect(t.step).not.toBe('campaign');
  });

  test('card 63 shaded: a Special Ability that is called off is no action, and is asked for again only after another one', () => {
    const t = afterHarvest({ pieces, capabilities: held('arverni') });
    t.do('arverni', 'ability', 'entreat').do('arverni', 'end');
    expect(t.G.stack[t.G.stack.length - 1]).toMatchObject({ step: 'campaign', left: 2 });
    expect(t.legal('arverni', 'ability')).toEqual(['devastate']);
    t.do('arverni', 'command', 'raid').do('arverni', 'end');
    expect(t.legal('arverni', 'ability')).toEqual(['devastate']);
    t.do('arverni', 'command', 'raid').do('arverni', 'gain', 'carnutes', 'arverni').do('arverni', 'end');
    expect(t.G.stack[t.G.stack.length - 1]).toMatchObject({ step: 'campaign', left: 1 });
    t.do('arverni', 'ability', 'entreat').do('arverni', 'troop', 'carnutes', 'romans', 'hidden');
    if (t.step === 'entreat') t.do('arverni', 'end');
    expect(t.step).not.toBe('campaign');
  });

  test('card 63 shaded: Ambush goes with a Battle, which together are both actions', () => {
    const t = afterHarvest({ pieces, capabilities: held('arverni') }).do('arverni', 'ambush');
    expect(t.legal('arverni', 'battle')).toEqual(['carnutes romans ambush', 'carnutes romans battle']);
    expect(t.moves('arverni')).not.toContain('ability');
    t.do('arverni', 'battle', 'carnutes', 'romans', 'ambush').do('arverni', 'end');
    expect(t.force('carnutes', 'romans')).toBe('');
    expect(t.step).not.toBe('campaign');
    const alone = afterHarvest({ pieces, capabilities: held('arverni') }).do('arverni', 'command', 'battle');
    expect(alone.legal('arverni', 'battle')).toEqual(['carnutes romans battle']);
  });

  test('card 63 shaded: a Battle without Ambush is one action, and none is offered with Ambush where that is impossible', () => {
    const t = afterHarvest({ pieces, capabilities: held('arverni') }).do('arverni', 'ambush');
    t.do('arverni', 'battle', 'carnutes', 'romans', 'battle').do('romans', 'stand');
    t.do('arverni', 'end');
    expect(t.G.stack[t.G.stack.length - 1]).toMatchObject({ step: 'campaign', left: 1 });
    const revealed = {
      carnutes: { arverni: { revealed: 6, leader: 'named' as const }, romans: { troops: 2 } },
    };
    const none = afterHarvest({ pieces: revealed, capabilities: held('arverni') });
    expect(none.legal('arverni', 'command')).toContain('battle');
    expect(none.moves('arverni')).not.toContain('ambush');
  });

  test('card 63 shaded: the holder may decline; nobody campaigns with the other text or without the card', () => {
    const t = afterHarvest({ pieces, capabilities: held('arverni') }).do('arverni', 'done');
    expect(t.step).not.toBe('campaign');
    expect(afterHarvest({ pieces, capabilities: held('arverni', 'unshaded') }).step).not.toBe('campaign');
    expect(afterHarvest({ pieces }).step).not.toBe('campaign');
  });

  test('card 63 shaded: a Special Ability costs what it costs', () => {
    const t = afterHarvest({ pieces, capabilities: held('arverni'), resources: { arverni: 10 } });
    t.do('arverni', 'ability', 'entreat');
    const [move] = legalMoves(rulebook, t.G, 'arverni').filter(({ args }) => args[0] === 'carnutes');
    t.do('arverni', move.move, ...move.args);
    expect(t.G.resources.arverni).toBe(9);
  });

  test('card 63 shaded, 1.5.2: what was handed over on the last card does not bind, and nothing is handed over now', () => {
    const t = afterHarvest({ pieces, capabilities: held('arverni'), handed: { belgae: 2 } });
    t.do('arverni', 'command', 'rally');
    expect(t.refuses('arverni', 'end')).toBe(false);
    expect(t.moves('arverni')).not.toContain('transfer');
    expect(t.moves('arverni')).not.toContain('remove');
  });
});
