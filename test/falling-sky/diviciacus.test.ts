import { describe, expect, test } from 'vitest';
import { beginCommand, beginEvent, type Position } from './table';

const position: Position = {
  capabilities: { 38: { text: 'unshaded', holder: null } },
  pieces: {
    bituriges: { aedui: { troops: 1 }, romans: { troops: 1 } },
    aedui: { aedui: { troops: 1 } },
  },
  at: { bituriges: 'aedui', aedui: 'citadel aedui' },
};

describe('card 38 unshaded: Rally of the Aedui', () => {
  test('card 38 unshaded: where the Romans are and agree, their Auxilia are placed for Warbands', () => {
    const t = beginCommand(position, 'rally', 'aedui');
    expect(t.legal('aedui', 'enlisted')).toEqual([]);
    t.do('aedui', 'pieces', 'romans').do('romans', 'agree');
    expect(t.legal('aedui', 'enlisted')).toEqual(['bituriges 1 0']);
    t.do('aedui', 'enlisted', 'bituriges', 1, 0);
    expect([t.force('bituriges', 'romans'), t.force('bituriges', 'aedui')]).toEqual(['2h', '1h']);
    expect(t.legal('aedui', 'pieces')).toEqual([]);
    expect(t.told('3.3.1', '1 Auxilia')).toBe(true);
  });

  test('card 38 unshaded: not where they refuse, nor where they are not, nor without the card or with its other text', () => {
    const refused = beginCommand(position, 'rally', 'aedui')
      .do('aedui', 'pieces', 'romans')
      .do('romans', 'refuse');
    expect(refused.legal('aedui', 'enlisted')).toEqual([]);
    for (const capabilities of [{}, { 38: { text: 'shaded', holder: null } }] as const)
      expect(beginCommand({ ...position, capabilities }, 'rally', 'aedui').legal('aedui', 'pieces')).toEqual(
        [],
      );
    expect(beginCommand(position, 'rally', 'arverni').moves('arverni')).not.toContain('pieces');
  });
});

test('5.4, card 38 unshaded: a free Command may be chosen that only lent pieces make possible', () => {
  const pieces = { veneti: { aedui: { revealed: 1 }, romans: { troops: 1 }, belgae: { troops: 1 } } };
  const { capabilities } = position;
  const t = beginEvent({ pieces, capabilities }, 46, 'shaded', 'arverni').do('arverni', 'choose', 'aedui');
  expect(t.legal('aedui', 'choose')).toContain('raid');
  t.do('aedui', 'choose', 'raid').do('aedui', 'pieces', 'romans').do('romans', 'agree');
  t.do('aedui', 'take', 'veneti', 'belgae', 'romans');
  expect([t.G.resources.aedui, t.G.resources.belgae]).toEqual([21, 19]);
  const without = beginEvent({ pieces }, 46, 'shaded', 'arverni').do('arverni', 'choose', 'aedui');
  expect(without.legal('aedui', 'choose')).not.toContain('raid');
});
