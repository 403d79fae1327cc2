import { describe, expect, test } from 'vitest';
import { beginCommand, type Position } from './table';

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
