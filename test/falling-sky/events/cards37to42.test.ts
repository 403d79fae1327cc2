import { describe, expect, test } from 'vitest';
import { beginEvent } from '../table';

describe('cards 37 to 42', () => {
  const aeduiInBituriges = { bituriges: { aedui: { troops: 1 } } };

  test('card 37 unshaded: 2 Allies and 2 Warbands of the Aedui in or next to their Control', () => {
    const t = beginEvent({ pieces: aeduiInBituriges }, 37, 'unshaded', 'arverni');
    expect(t.legal('arverni', 'choose')).toEqual(['aedui', 'romans']);
    t.do('arverni', 'choose', 'aedui');
    const places = t.legal('aedui', 'piece');
    expect(places).toContain('carnutes aedui ally aulerci');
    expect(places).toContain('aedui aedui ally aedui');
    expect(places.some((place) => place.startsWith('sequani'))).toBe(false);
    expect(places).not.toContain('arverni aedui ally arverni');
    t.do('aedui', 'piece', 'carnutes', 'aedui ally aulerci');
    expect(t.legal('aedui', 'enough')).toEqual([]);
    t.do('aedui', 'piece', 'aedui', 'aedui ally aedui');
    expect(t.legal('aedui', 'piece')).not.toContain('sequani aedui troops');
    t.do('aedui', 'piece', 'aedui', 'aedui troops').do('aedui', 'piece', 'mandubii', 'aedui troops');
    expect(t.step).toBe('turn');
    expect(t.G.tribes).toEqual({
      aulerci: { by: 'aedui', citadel: false },
      aedui: { by: 'aedui', citadel: false },
    });
    expect([t.force('aedui', 'aedui'), t.force('mandubii', 'aedui')]).toEqual(['1h', '1h']);
  });

  test('card 37 unshaded: the Romans place Allies and Auxilia near the Control of the Aedui', () => {
    const t = beginEvent({ pieces: aeduiInBituriges }, 37, 'unshaded', 'romans').do(
      'romans',
      'choose',
      'romans',
    );
    expect(t.legal('romans', 'piece')).not.toContain('aedui romans ally aedui');
    t.do('romans', 'piece', 'bituriges', 'romans ally bituriges');
    t.do('romans', 'piece', 'mandubii', 'romans ally senones');
    t.do('romans', 'piece', 'bituriges', 'romans troops').do('romans', 'piece', 'bituriges', 'romans troops');
    expect(t.force('bituriges', 'romans')).toBe('2h');
    expect(t.step).toBe('turn');
  });

  test('card 37 shaded: 1 or 2 Aedui Allies in or next to Arverni Control become Arverni, no Citadels', () => {
    const t = beginEvent(
      {
        pieces: { pictones: { arverni: { troops: 3 } } },
        at: {
          pictones: 'aedui',
          aulerci: 'aedui',
          bituriges: 'citadel aedui',
          helvii: 'aedui',
          carnutes: 'aedui',
        },
      },
      37,
      'shaded',
      'belgae',
    );
    expect(t.legal('belgae', 'piece')).toEqual([
      'carnutes aedui ally aulerci',
      'carnutes aedui ally carnutes',
      'pictones aedui ally pictones',
    ]);
    expect(t.legal('belgae', 'enough')).toEqual([]);
    t.do('belgae', 'piece', 'carnutes', 'aedui ally aulerci');
    expect(t.legal('belgae', 'enough')).toEqual(['']);
    t.do('belgae', 'piece', 'pictones', 'aedui ally pictones');
    expect(t.step).toBe('turn');
    expect(t.G.tribes.aulerci).toEqual({ by: 'arverni', citadel: false });
    expect(t.G.tribes.pictones).toEqual({ by: 'arverni', citadel: false });
  });

  test.each([38, 39] as const)(
    'card %i unshaded, shaded: a Capability, the later text in place of the other',
    (card) => {
      const first = beginEvent({}, card, 'unshaded', 'aedui');
      expect(first.G.capabilities).toEqual({ [card]: { text: 'unshaded', holder: null } });
      const then = beginEvent({ capabilities: first.G.capabilities }, card, 'shaded', 'arverni');
      expect(then.G.capabilities).toEqual({ [card]: { text: 'shaded', holder: null } });
    },
  );

  test('card 38 shaded: Romans and Aedui hand each other nothing, others do', () => {
    const capabilities = { 38: { text: 'shaded' as const, holder: null } };
    const t = beginEvent({ capabilities }, 1, 'unshaded', 'aedui');
    const receivers = (side: 'romans' | 'aedui') => [
      ...new Set(t.legal(side, 'transfer').map((move) => move.split(' ')[0])),
    ];
    expect(receivers('aedui')).toEqual(['arverni', 'belgae']);
    expect(receivers('romans')).toEqual([]);
    const free = beginEvent({}, 1, 'unshaded', 'aedui');
    expect(free.legal('aedui', 'transfer')).toContain('romans 5');
    expect(free.legal('romans', 'transfer')).toContain('aedui 5');
  });

  test('card 40 unshaded: in each Region next to Cisalpina Warbands, Auxilia or an Ally; then +4', () => {
    const t = beginEvent({ resources: { belgae: 3 } }, 40, 'unshaded', 'belgae');
    expect(t.legal('belgae', 'choose')).toEqual(['ally ubii', 'auxilia ubii', 'warbands ubii']);
    t.do('belgae', 'choose', 'warbands ubii');
    t.do('belgae', 'piece', 'ubii', 'germans troops').do('belgae', 'piece', 'ubii', 'germans troops');
    expect(t.legal('belgae', 'piece')).not.toContain('ubii romans troops');
    t.do('belgae', 'piece', 'ubii', 'aedui troops');
    t.do('belgae', 'choose', 'auxilia sequani');
    t.do('belgae', 'piece', 'sequani', 'romans troops').do('belgae', 'piece', 'sequani', 'romans troops');
    t.do('belgae', 'choose', 'ally provincia').do('belgae', 'piece', 'provincia', 'arverni ally helvii');
    expect(t.force('ubii', 'germans')).toBe('2h');
    expect(t.force('ubii', 'aedui')).toBe('1h');
    expect(t.force('sequani', 'romans')).toBe('2h');
    expect(t.G.tribes.helvii).toEqual({ by: 'arverni', citadel: false });
    expect(t.G.resources.belgae).toBe(7);
    expect(t.step).toBe('turn');
  });

  test('card 40 unshaded: less may be placed, or nothing', () => {
    const t = beginEvent({ resources: { romans: 3 } }, 40, 'unshaded', 'romans').do('romans', 'enough');
    t.do('romans', 'choose', 'auxilia sequani').do('romans', 'enough').do('romans', 'enough');
    expect(t.G.resources.romans).toBe(7);
    expect(t.step).toBe('turn');
  });

  test('card 40 shaded: the Romans lose 5 for each of the three Regions without their Control, the Faction stays Eligible', () => {
    const pieces = { sequani: { romans: { troops: 1 } }, provincia: { arverni: { troops: 1 } } };
    const t = beginEvent({ pieces, resources: { romans: 12 } }, 40, 'shaded', 'arverni');
    expect(t.G.resources.romans).toBe(2);
    expect(t.G.eligibility.arverni.stays).toBe(true);
    const poor = beginEvent({ resources: { romans: 7 } }, 40, 'shaded', 'arverni');
    expect(poor.G.resources.romans).toBe(0);
  });

  test('card 41 unshaded: whoever holds Avaricum adds Allies, a Citadel and a Fort near it, and gains by them', () => {
    const t = beginEvent({ at: { bituriges: 'romans', helvii: 'romans' } }, 41, 'unshaded', 'romans');
    expect(t.legal('romans', 'piece')).not.toContain('sequani romans ally helvetii');
    t.do('romans', 'piece', 'mandubii', 'romans ally senones').do(
      'romans',
      'piece',
      'arverni',
      'romans ally volcae',
    );
    expect(t.legal('romans', 'piece')).toHaveLength(6);
    t.do('romans', 'piece', 'mandubii', 'romans fort');
    expect(t.force('mandubii', 'romans')).toBe('fort');
    expect(t.G.resources.romans).toBe(24);
    expect(t.step).toBe('turn');
  });

  test('card 41 unshaded: Gauls place a Citadel but no Fort; who does not hold Avaricum does nothing', () => {
    const t = beginEvent({ at: { bituriges: 'arverni' } }, 41, 'unshaded', 'arverni').do('arverni', 'enough');
    expect(t.legal('arverni', 'piece')).toEqual(['bituriges arverni citadel bituriges']);
    t.do('arverni', 'piece', 'bituriges', 'arverni citadel bituriges');
    expect(t.G.tribes.bituriges).toEqual({ by: 'arverni', citadel: true });
    expect(t.G.resources.arverni).toBe(21);
    expect(t.step).toBe('turn');
    const other = beginEvent({ at: { bituriges: 'aedui' } }, 41, 'unshaded', 'arverni');
    expect(other.step).toBe('turn');
    expect(other.G.resources.arverni).toBe(20);
  });

  const romanSenones = {
    pieces: { mandubii: { romans: { legions: 3 } } },
    at: { senones: 'aedui', mandubii: 'citadel arverni', carnutes: 'arverni', namnetes: 'belgae' },
  } as const;

  test('card 42 unshaded: up to 4 Allies under Roman Control, or up to 2 next to it', () => {
    const t = beginEvent(romanSenones, 42, 'unshaded', 'aedui').do('aedui', 'choose', 'controlled');
    expect(t.legal('aedui', 'piece')).toEqual(['mandubii aedui ally senones']);
    expect(t.legal('aedui', 'enough')).toEqual(['']);
    const next = beginEvent(romanSenones, 42, 'unshaded', 'aedui').do('aedui', 'choose', 'adjacent');
    expect(next.legal('aedui', 'piece')).toEqual(['carnutes arverni ally carnutes']);
    next.do('aedui', 'piece', 'carnutes', 'arverni ally carnutes');
    expect(next.G.tribes.carnutes).toBeUndefined();
    expect(next.step).toBe('turn');
  });

  test('card 42 unshaded: no more than 4, and no more than 2', () => {
    const at = {
      mandubii: 'aedui',
      senones: 'aedui',
      lingones: 'aedui',
      aulerci: 'aedui',
      carnutes: 'aedui',
    } as const;
    const legions = { romans: { legions: 6 } };
    const pieces = { mandubii: legions, carnutes: legions };
    const t = beginEvent({ pieces, at }, 42, 'unshaded', 'romans').do('romans', 'choose', 'controlled');
    for (const tribe of ['mandubii', 'senones', 'lingones'])
      t.do('romans', 'piece', 'mandubii', `aedui ally ${tribe}`);
    t.do('romans', 'piece', 'carnutes', 'aedui ally aulerci');
    expect(t.step).toBe('turn');
    const next = beginEvent({ pieces, at }, 42, 'unshaded', 'romans').do('romans', 'choose', 'adjacent');
    for (const tribe of ['senones', 'lingones'])
      next.do('romans', 'piece', 'mandubii', `aedui ally ${tribe}`);
    expect(next.step).toBe('turn');
  });

  test('card 42 shaded: 1 to 3 Roman or Aedui Allies in Regions of Roman and Aedui Supply Lines', () => {
    const t = beginEvent(
      {
        pieces: { aedui: { aedui: { troops: 3 } }, mandubii: { belgae: { troops: 5 } } },
        at: { helvetii: 'romans', aedui: 'aedui', bituriges: 'aedui', senones: 'aedui', helvii: 'arverni' },
      },
      42,
      'shaded',
      'arverni',
    );
    expect(t.legal('arverni', 'piece')).toEqual([
      'aedui aedui ally aedui',
      'bituriges aedui ally bituriges',
      'sequani romans ally helvetii',
    ]);
    expect(t.legal('arverni', 'enough')).toEqual([]);
    t.do('arverni', 'piece', 'sequani', 'romans ally helvetii').do('arverni', 'enough');
    expect(t.G.tribes.helvetii).toBeUndefined();
    expect(t.step).toBe('turn');
  });

  test('card 37 shaded: the Regions are those near Arverni Control before anything is replaced', () => {
    const t = beginEvent(
      {
        pieces: { bituriges: { arverni: { troops: 2 } }, pictones: { arverni: { troops: 1 } } },
        at: { pictones: 'aedui', veneti: 'aedui', aulerci: 'aedui' },
      },
      37,
      'shaded',
      'belgae',
    );
    t.do('belgae', 'piece', 'pictones', 'aedui ally pictones');
    expect(t.legal('belgae', 'piece')).toEqual(['carnutes aedui ally aulerci']);
  });

  test('card 37 unshaded: the Faction whose pieces they are chooses where they go', () => {
    const t = beginEvent({ pieces: aeduiInBituriges }, 37, 'unshaded', 'arverni');
    t.do('arverni', 'choose', 'romans');
    expect(t.side).toBe('romans');
    expect(t.legal('romans', 'remove')).toEqual([]);
  });

  test('1.4.1 card 41: without an Available Ally the Faction may remove one first, and with a Fort of its own elsewhere', () => {
    const tribes = ['menapii', 'morini', 'nervii', 'eburones', 'atrebates', 'bituriges'];
    const at = Object.fromEntries(tribes.map((tribe) => [tribe, 'romans']));
    const forts = ['morini', 'nervii', 'atrebates', 'sequani', 'ubii'] as const;
    const pieces = Object.fromEntries(forts.map((region) => [region, { romans: { fort: true } }]));
    const t = beginEvent({ at, pieces }, 41, 'unshaded', 'romans');
    expect(t.legal('romans', 'piece')).toEqual([]);
    t.do('romans', 'remove', 'morini', 'ally menapii').do(
      'romans',
      'piece',
      'carnutes',
      'romans ally aulerci',
    );
    t.do('romans', 'enough').do('romans', 'remove', 'ubii', 'fort');
    t.do('romans', 'piece', 'bituriges', 'romans fort');
    expect(t.G.resources.romans).toBe(23);
  });
});
