import { describe, expect, test } from 'vitest';
import type { Player } from '../../../games/falling-sky/components/factions';
import { beginEvent, type Table } from '../table';

/** Replaces pieces of a kind in a Region one by one. */
function exchange(t: Table, side: Player, region: string, piece: string, by: string, times: number): Table {
  for (let left = times; left > 0; left--) t.do(side, 'exchange', region, piece, by);
  return t;
}

describe('cards 43 to 48', () => {
  test('card 43 unshaded, shaded: a Capability without a holder', () => {
    for (const text of ['unshaded', 'shaded'] as const)
      expect(beginEvent({}, 43, text, 'romans').G.capabilities).toEqual({ 43: { text, holder: null } });
  });

  const loyalists = {
    pieces: {
      mandubii: { arverni: { troops: 3 }, belgae: { troops: 2 }, romans: { leader: 'named' as const } },
      sequani: { germans: { revealed: 2 } },
      britannia: { belgae: { troops: 1 } },
    },
  };

  test('card 44 unshaded: any 4 Warbands become Auxilia or Aedui Warbands, which alone Scout', () => {
    const t = beginEvent(loyalists, 44, 'unshaded', 'aedui');
    expect(t.legal('aedui', 'exchange')).toContain('sequani germans revealed aedui');
    exchange(t, 'aedui', 'mandubii', 'arverni hidden', 'romans', 2);
    exchange(t, 'aedui', 'sequani', 'germans revealed', 'aedui', 1);
    exchange(t, 'aedui', 'britannia', 'belgae hidden', 'romans', 1);
    expect(t.force('mandubii', 'romans')).toBe('named 2h');
    expect(t.force('mandubii', 'arverni')).toBe('1h');
    const moves = t.legal('aedui', 'exchange');
    expect(moves).toContain('sequani aedui mandubii');
    expect(moves.some((move) => move.startsWith('britannia') || move.endsWith('britannia'))).toBe(false);
    expect(moves.some((move) => move.startsWith('mandubii aedui'))).toBe(false);
    t.do('aedui', 'exchange', 'sequani', 'aedui', 'mandubii');
    expect(t.legal('aedui', 'exchange').some((move) => move.startsWith('mandubii aedui'))).toBe(false);
    t.do('aedui', 'enough');
    expect(t.legal('aedui', 'exchange')).toEqual(
      [
        'mandubii aedui arverni hidden',
        'mandubii aedui belgae hidden',
        'mandubii romans arverni hidden',
        'mandubii romans belgae hidden',
      ]
        .concat(['mandubii romans aedui hidden'])
        .sort(),
    );
    t.do('aedui', 'exchange', 'mandubii', 'aedui', 'belgae hidden');
    expect(t.force('mandubii', 'aedui')).toBe('1r');
    expect(t.force('mandubii', 'belgae')).toBe('1h 1s');
    t.do('aedui', 'exchange', 'mandubii', 'same', 'belgae hidden');
    expect(t.force('mandubii', 'belgae')).toBe('2s');
    t.do('aedui', 'exchange', 'mandubii', 'romans', 'arverni hidden');
    expect(t.force('mandubii', 'romans')).toBe('named 1h 1r');
    expect(t.force('mandubii', 'arverni')).toBe('1s');
    t.do('aedui', 'enough');
    expect(t.step).toBe('turn');
  });

  test('card 44 unshaded: pieces Reveal only near Caesar or with his Successor, and in one Region with card 12 shaded', () => {
    const far = beginEvent(
      { pieces: { pictones: { arverni: { troops: 5 } }, sequani: { romans: { leader: 'successor' } } } },
      44,
      'unshaded',
      'aedui',
    );
    exchange(far, 'aedui', 'pictones', 'arverni hidden', 'romans', 4).do('aedui', 'enough');
    expect(far.step).toBe('turn');
    const two = beginEvent(
      {
        pieces: {
          mandubii: { arverni: { troops: 5 }, romans: { leader: 'named' } },
          sequani: { arverni: { troops: 5 } },
        },
        capabilities: { 12: { text: 'shaded', holder: null } },
      },
      44,
      'unshaded',
      'romans',
    );
    exchange(two, 'romans', 'mandubii', 'arverni hidden', 'romans', 2);
    exchange(two, 'romans', 'sequani', 'arverni hidden', 'romans', 2).do('romans', 'enough');
    two.do('romans', 'exchange', 'sequani', 'romans', 'arverni hidden');
    two.do('romans', 'exchange', 'sequani', 'same', 'arverni hidden');
    expect(two.legal('romans', 'exchange')).toEqual(['sequani romans arverni hidden']);
  });

  test('card 44 unshaded: Scouts do not cross to Britannia', () => {
    const pieces = { atrebates: { arverni: { troops: 5 } } };
    const t = beginEvent({ pieces }, 44, 'unshaded', 'aedui');
    exchange(t, 'aedui', 'atrebates', 'arverni hidden', 'romans', 4);
    expect(t.legal('aedui', 'exchange')).toContain('atrebates romans veneti');
    expect(t.legal('aedui', 'exchange')).not.toContain('atrebates romans britannia');
  });

  test('card 44 unshaded: what cannot be replaced is removed', () => {
    const pieces = {
      pictones: { arverni: { troops: 4 } },
      aedui: { aedui: { troops: 20 } },
      provincia: { romans: { troops: 20 } },
    };
    const t = beginEvent({ pieces }, 44, 'unshaded', 'belgae');
    expect(t.legal('belgae', 'exchange')).toContain('pictones arverni hidden remove');
    expect(t.legal('belgae', 'exchange')).not.toContain('pictones arverni hidden romans');
  });

  test('card 44 shaded: 3 Auxilia or Aedui Warbands become Warbands, and a free Command follows where they are', () => {
    const t = beginEvent(
      {
        pieces: {
          bituriges: { aedui: { troops: 2 }, romans: { troops: 2 } },
          carnutes: { arverni: { troops: 4 } },
        },
        resources: { arverni: 0 },
      },
      44,
      'shaded',
      'arverni',
    );
    expect(t.legal('arverni', 'exchange').some((move) => move.startsWith('carnutes'))).toBe(false);
    expect(t.legal('arverni', 'exchange').some((move) => move.endsWith(' romans'))).toBe(false);
    exchange(t, 'arverni', 'bituriges', 'aedui hidden', 'arverni', 2);
    exchange(t, 'arverni', 'bituriges', 'romans hidden', 'germans', 1);
    expect(t.legal('arverni', 'choose')).toContain('raid');
    t.do('arverni', 'choose', 'raid');
    expect(t.step).toBe('raid');
    expect(t.moves('arverni')).not.toContain('ability');
    const regions = t
      .moves('arverni')
      .filter((move) => !['remove', 'reduce', 'transfer', 'standing', 'end'].includes(move))
      .flatMap((move) => t.legal('arverni', move).map((args) => args.split(' ')[0]));
    expect([...new Set(regions)]).toEqual(['bituriges']);
  });

  test('card 45 unshaded: up to 2 Arverni Warbands in each of 2 Regions turn Aedui, the Arverni hand over 4 Resources', () => {
    const t = beginEvent(
      {
        pieces: {
          bituriges: { arverni: { troops: 3 } },
          carnutes: { arverni: { troops: 3 } },
          pictones: { arverni: { troops: 3 } },
        },
        resources: { arverni: 3, aedui: 10 },
      },
      45,
      'unshaded',
      'romans',
    );
    exchange(t, 'romans', 'bituriges', 'arverni hidden', 'aedui', 1);
    exchange(t, 'romans', 'pictones', 'arverni hidden', 'aedui', 2);
    expect(t.legal('romans', 'exchange')).toEqual(['bituriges arverni hidden aedui']);
    t.do('romans', 'enough');
    expect(t.force('pictones', 'aedui')).toBe('2h');
    expect(t.G.resources).toMatchObject({ arverni: 0, aedui: 13 });
    expect(t.step).toBe('turn');
  });

  test('card 45 shaded: a free Battle against Romans in which Aedui pieces are the Attacker’s own', () => {
    const t = beginEvent(
      {
        pieces: {
          bituriges: { aedui: { troops: 6 }, romans: { troops: 3 } },
          carnutes: { arverni: { leader: 'named' } },
          pictones: { aedui: { troops: 2 }, belgae: { troops: 2 } },
        },
      },
      45,
      'shaded',
      'arverni',
    );
    expect(t.step).toBe('battle');
    expect(t.legal('arverni', 'battle')).toEqual(['bituriges romans ambush']);
    t.do('arverni', 'battle', 'bituriges', 'romans', 'ambush');
    expect(t.force('bituriges', 'romans')).toBe('');
    expect(t.force('bituriges', 'aedui')).toBe('6r');
  });

  test('card 46 unshaded: each Gaul named loses 3 Resources and is Ineligible through the next card', () => {
    const t = beginEvent({ resources: { belgae: 2 } }, 46, 'unshaded', 'romans');
    expect(t.legal('romans', 'choose')).toEqual(['aedui', 'arverni', 'belgae']);
    expect(t.legal('romans', 'enough')).toEqual([]);
    t.do('romans', 'choose', 'belgae').do('romans', 'choose', 'arverni').do('romans', 'enough');
    expect(t.G.resources).toMatchObject({ belgae: 0, arverni: 17, aedui: 20, romans: 20 });
    expect(t.G.eligibility.belgae).toMatchObject({ now: false, barred: true });
    expect(t.G.eligibility.arverni).toMatchObject({ now: false, barred: true });
    expect(t.G.eligibility.aedui).toMatchObject({ now: true, barred: false });
    expect(t.step).toBe('turn');
  });

  test('card 46 shaded: a Gaul executes a free Command, who executes the Event stays Eligible', () => {
    const pieces = { bituriges: { arverni: { troops: 3 } }, carnutes: { arverni: { troops: 3 } } };
    const t = beginEvent({ pieces, resources: { arverni: 0 } }, 46, 'shaded', 'belgae');
    t.do('belgae', 'choose', 'arverni');
    expect(t.legal('arverni', 'choose')).toContain('raid');
    t.do('arverni', 'choose', 'raid');
    expect(t.step).toBe('raid');
    expect(t.G.eligibility.arverni.now).toBe(true);
  });

  test('5.4 card 46 shaded: a free Command that is called off is told, and another may be chosen', () => {
    const pieces = { bituriges: { arverni: { troops: 3 } } };
    const t = beginEvent({ pieces }, 46, 'shaded', 'belgae').do('belgae', 'choose', 'arverni');
    t.do('arverni', 'choose', 'march').do('arverni', 'end');
    expect(t.journal.map(({ text }) => text)).toContain('Nothing comes of the free March.');
    expect(t.legal('arverni', 'choose')).toContain('march');
  });

  test('card 46 shaded: the executing Faction stays Eligible though there is nothing to be done', () => {
    const t = beginEvent({ devastated: ['arverni'] }, 46, 'shaded', 'belgae').do(
      'belgae',
      'choose',
      'arverni',
    );
    expect(t.step).toBe('turn');
    expect(t.G.eligibility.belgae.stays).toBe(true);
  });

  const council = {
    pieces: {
      treveri: { romans: { troops: 1 }, aedui: { troops: 2 }, belgae: { troops: 2 } },
      sequani: { romans: { troops: 1 }, germans: { troops: 1 } },
    },
    deck: [10, 11, 12, 13, 14],
  };

  test('card 47 unshaded: Factions in a Region look at 2 cards; each acts or becomes Eligible, in the order of the card', () => {
    const t = beginEvent(council, 47, 'unshaded', 'arverni');
    expect(t.legal('arverni', 'choose')).toEqual(['aedui', 'belgae', 'romans']);
    t.do('arverni', 'choose', 'belgae');
    expect(t.legal('arverni', 'enough')).toEqual([]);
    t.do('arverni', 'choose', 'aedui');
    expect(t.legal('arverni', 'enough')).toEqual(['']);
    t.do('arverni', 'enough');
    expect(t.G.secret.looked).toEqual({ aedui: [11, 12], belgae: [11, 12] });
    expect(t.side).toBe('aedui');
    t.do('aedui', 'choose', 'eligible');
    expect(t.G.eligibility.aedui.stays).toBe(true);
    t.do('belgae', 'choose', 'act');
    expect(t.legal('belgae', 'choose')).toContain('raid');
    t.do('belgae', 'choose', 'raid');
    expect(t.step).toBe('raid');
    expect(t.G.eligibility.belgae.stays).toBe(false);
  });

  test('card 47 unshaded: nobody runs a Faction, and it takes no part; without two Factions nothing happens', () => {
    const seats = { romans: '0', arverni: '1', aedui: null, belgae: null };
    const idle = { now: false, barred: false, stays: false };
    const eligibility = {
      romans: { ...idle, now: true },
      arverni: { ...idle, now: true },
      aedui: idle,
      belgae: idle,
    };
    expect(beginEvent({ ...council, seats, eligibility }, 47, 'unshaded', 'romans').step).toBe('turn');
  });

  test('card 48 unshaded: 1 to 3 Gauls each execute a free Limited Command with a Special Ability', () => {
    const pieces = {
      carnutes: { arverni: { troops: 4, leader: 'named' as const } },
      pictones: { arverni: { troops: 4 } },
      treveri: { belgae: { troops: 3 } },
    };
    const t = beginEvent({ pieces, resources: { arverni: 0 } }, 48, 'unshaded', 'romans');
    t.do('romans', 'choose', 'belgae').do('romans', 'choose', 'arverni').do('romans', 'enough');
    expect(t.side).toBe('arverni');
    t.do('arverni', 'choose', 'raid');
    expect(t.moves('arverni')).toContain('ability');
    const order = t.G.stack[t.G.stack.length - 1];
    expect(order).toMatchObject({
      order: {
        faction: 'arverni',
        terms: { free: true, freeAbilities: true, limited: true, most: 1, abilities: 1 },
      },
    });
  });

  test('card 48 unshaded: the executing Faction becomes Eligible after the card', () => {
    const t = beginEvent({ devastated: ['aedui'] }, 48, 'unshaded', 'romans')
      .do('romans', 'choose', 'aedui')
      .do('romans', 'enough');
    expect(t.step).toBe('turn');
    expect(t.G.eligibility.romans.stays).toBe(true);
  });

  test('card 44 shaded: the free Command is executed where it can be', () => {
    const pieces = { bituriges: { romans: { troops: 3 } } };
    const t = beginEvent({ pieces }, 44, 'shaded', 'arverni');
    exchange(t, 'arverni', 'bituriges', 'romans hidden', 'arverni', 3);
    expect(t.legal('arverni', 'choose')).toEqual(['march', 'raid', 'rally']);
    expect(t.legal('arverni', 'enough')).toEqual([]);
  });

  test('cards 46 shaded and 48: the free Commands are executed where they can be', () => {
    const pieces = { bituriges: { arverni: { troops: 3 } } };
    const t = beginEvent({ pieces }, 46, 'shaded', 'belgae').do('belgae', 'choose', 'arverni');
    expect(t.legal('arverni', 'choose')).toEqual(['march', 'raid', 'rally']);
    expect(t.legal('arverni', 'enough')).toEqual([]);
    const d = beginEvent({ pieces }, 48, 'unshaded', 'romans')
      .do('romans', 'choose', 'arverni')
      .do('romans', 'enough');
    expect(d.legal('arverni', 'choose')).toEqual(['march', 'raid', 'rally']);
    expect(d.legal('arverni', 'enough')).toEqual([]);
  });

  test('card 44 shaded: no Command where a piece was only removed, as in Cisalpina', () => {
    const pieces = { cisalpina: { romans: { troops: 4, legions: 1 } } };
    const t = beginEvent({ pieces, galliaTogata: true }, 44, 'shaded', 'romans');
    exchange(t, 'romans', 'cisalpina', 'romans hidden', 'remove', t.step === 'event' ? 3 : 0);
    expect(t.force('cisalpina', 'romans')).toBe('1L 1h');
    expect(t.step).toBe('turn');
  });

  test('card 45 shaded: the Battle is in 1 Region', () => {
    const both = { romans: { troops: 2 }, arverni: { troops: 1 } };
    const t = beginEvent({ pieces: { ubii: both, sequani: both } }, 45, 'shaded', 'arverni');
    t.do('arverni', 'battle', 'ubii', 'romans', 'battle').do('romans', 'stand');
    expect(t.legal('arverni', 'battle')).toEqual([]);
  });

  test('card 47 unshaded: two Factions in a Region are enough, and both look', () => {
    const pieces = { ubii: { romans: { troops: 1 }, aedui: { troops: 1 } } };
    const t = beginEvent({ pieces, deck: [10, 11, 12, 13] }, 47, 'unshaded', 'arverni');
    t.do('arverni', 'choose', 'aedui');
    expect(t.G.secret.looked).toEqual({ aedui: [11, 12], romans: [11, 12] });
  });
});
