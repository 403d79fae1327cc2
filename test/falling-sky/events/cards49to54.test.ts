import { describe, expect, test } from 'vitest';
import type { Player } from '../../../games/falling-sky/components/factions';
import { beginEvent, type Table } from '../table';

/** Makes the same move several times. */
function repeat(t: Table, times: number, side: Player, move: string, ...args: string[]): Table {
  for (let left = times; left > 0; left--) t.do(side, move, ...args);
  return t;
}

describe('cards 49 to 54', () => {
  test('card 49 unshaded: Resources are halved, a Region is Devastated, each Faction loses a piece in each of them', () => {
    const t = beginEvent(
      {
        pieces: {
          carnutes: { arverni: { troops: 2, leader: 'named' }, romans: { legions: 1, troops: 1 } },
          treveri: { germans: { revealed: 1, hidden: 1, scouted: 1 }, belgae: { troops: 1 } },
          sequani: { romans: { legions: 2 } },
        },
        at: { aulerci: 'arverni' },
        devastated: ['carnutes'],
        resources: { romans: 9, arverni: 0, aedui: 45, belgae: 1 },
      },
      49,
      'unshaded',
      'aedui',
    );
    expect(t.G.resources).toEqual({ romans: 4, arverni: 0, aedui: 22, belgae: 0 });
    expect(t.legal('aedui', 'choose')).not.toContain('carnutes');
    t.do('aedui', 'choose', 'treveri');
    expect(t.G.devastated).toEqual(['carnutes', 'treveri']);
    expect(t.force('treveri', 'belgae')).toBe('');
    expect(t.legal('romans', 'piece')).toEqual(['carnutes romans hidden', 'carnutes romans legion']);
    t.do('romans', 'piece', 'carnutes', 'romans legion');
    expect(t.G.legions.fallen).toBe(1);
    expect(t.legal('arverni', 'piece')).toEqual([
      'carnutes arverni ally aulerci',
      'carnutes arverni hidden',
      'carnutes arverni leader',
    ]);
    t.do('arverni', 'piece', 'carnutes', 'arverni ally aulerci');
    expect(t.force('treveri', 'germans')).toBe('1h 1r');
    expect(t.force('sequani', 'romans')).toBe('2L');
    expect(t.step).toBe('turn');
  });

  test('card 49 unshaded: Germans lose Revealed Warbands before Hidden ones, and Warbands before Allies', () => {
    const lost = (germans: { hidden?: number; revealed?: number }) => {
      const t = beginEvent(
        { pieces: { ubii: { germans } }, at: { ubii: 'germans' } },
        49,
        'unshaded',
        'aedui',
      );
      t.do('aedui', 'choose', 'ubii');
      return [t.force('ubii', 'germans'), t.G.tribes.ubii];
    };
    const ally = { by: 'germans', citadel: false };
    expect(lost({ hidden: 1, revealed: 1 })).toEqual(['1h', ally]);
    expect(lost({ hidden: 1 })).toEqual(['', ally]);
    expect(lost({})).toEqual(['', undefined]);
  });

  test('card 50 unshaded: a Capability is removed from play', () => {
    const capabilities = {
      8: { text: 'unshaded' as const, holder: 'romans' as const },
      43: { text: 'shaded' as const, holder: null },
    };
    const t = beginEvent({ capabilities }, 50, 'unshaded', 'belgae');
    expect(t.legal('belgae', 'choose')).toEqual(['43', '8']);
    expect(t.legal('belgae', 'enough')).toEqual([]);
    t.do('belgae', 'choose', '43');
    expect(t.G.capabilities).toEqual({ 8: capabilities[8] });
    expect(t.step).toBe('turn');
    expect(beginEvent({}, 50, 'unshaded', 'belgae').step).toBe('turn');
  });

  test('card 51 unshaded: 4 Warbands in a Region near Treveri turn Aedui, who then execute a free Command', () => {
    const t = beginEvent(
      {
        pieces: {
          sequani: { germans: { troops: 3 }, arverni: { troops: 3 } },
          carnutes: { arverni: { troops: 3 } },
          nervii: { belgae: { troops: 1 } },
          mandubii: { aedui: { troops: 2 } },
          aedui: { aedui: { troops: 1 } },
        },
        resources: { aedui: 0 },
      },
      51,
      'unshaded',
      'belgae',
    );
    expect(t.legal('belgae', 'choose')).toEqual(['nervii', 'sequani']);
    t.do('belgae', 'choose', 'sequani');
    repeat(t, 3, 'belgae', 'piece', 'sequani', 'germans hidden');
    expect(t.force('sequani', 'aedui')).toBe('4h');
    expect(t.force('sequani', 'arverni')).toBe('2h');
    t.do('aedui', 'choose', 'march');
    expect(t.legal('aedui', 'select')).toEqual(['aedui', 'mandubii', 'sequani']);
    expect(t.moves('aedui')).not.toContain('ability');
  });

  const surus = {
    pieces: {
      treveri: { aedui: { troops: 5 }, germans: { troops: 2 }, romans: { troops: 2 }, belgae: { troops: 4 } },
      sugambri: { germans: { troops: 1 } },
    },
  };

  test('card 51 shaded: up to 4 Aedui Warbands turn Germanic, and as many March', () => {
    const t = beginEvent(surus, 51, 'shaded', 'belgae');
    repeat(t, 3, 'belgae', 'exchange', 'treveri', 'aedui hidden', 'germans').do('belgae', 'enough');
    expect(t.force('treveri', 'germans')).toBe('5h');
    expect(t.legal('belgae', 'choose')).toEqual(['battle', 'march', 'raid']);
    t.do('belgae', 'choose', 'march');
    expect(t.legal('belgae', 'select')).toEqual(['treveri']);
    t.do('belgae', 'select', 'treveri');
    expect(t.refuses('belgae', 'go', 'mandubii')).toBe(true);
    t.do('belgae', 'leave', 'hidden', 2).do('belgae', 'go', 'mandubii');
    expect(t.force('mandubii', 'germans')).toBe('3h');
    t.do('belgae', 'end');
    expect(t.step).toBe('turn');
  });

  test('card 51 shaded: or they Raid there', () => {
    const t = beginEvent(surus, 51, 'shaded', 'belgae');
    repeat(t, 4, 'belgae', 'exchange', 'treveri', 'aedui hidden', 'germans').do('belgae', 'choose', 'raid');
    expect(t.step).toBe('raid');
    const top = t.G.stack[t.G.stack.length - 1];
    expect(top).toMatchObject({
      order: { faction: 'germans', by: 'belgae', terms: { regions: ['treveri'], most: 1 } },
    });
  });

  test('card 51 shaded: or they alone Ambush whom they outnumber in Hidden pieces', () => {
    const t = beginEvent(surus, 51, 'shaded', 'belgae');
    repeat(t, 4, 'belgae', 'exchange', 'treveri', 'aedui hidden', 'germans').do('belgae', 'choose', 'battle');
    expect(t.legal('belgae', 'piece')).toEqual(['treveri aedui', 'treveri romans']);
    t.do('belgae', 'piece', 'treveri', 'romans');
    expect(t.force('treveri', 'romans')).toBe('');
    expect(t.force('treveri', 'germans')).toBe('6r');
    expect(t.step).toBe('turn');
  });

  test('card 51 shaded: one that was replaced Raids alone', () => {
    const t = beginEvent(surus, 51, 'shaded', 'belgae').do(
      'belgae',
      'exchange',
      'treveri',
      'aedui hidden',
      'germans',
    );
    t.do('belgae', 'enough')
      .do('belgae', 'choose', 'raid')
      .do('belgae', 'take', 'treveri', 'romans', 'germans');
    expect(t.legal('belgae', 'take')).toEqual([]);
    expect(t.G.resources.romans).toBe(19);
  });

  test('card 51 shaded: nothing follows where no Warbands were replaced', () => {
    expect(beginEvent(surus, 51, 'shaded', 'belgae').do('belgae', 'enough').step).toBe('turn');
  });

  test.each([
    ['', 4],
    ['romans', 4],
    ['dispersed', 4],
    ['aedui', 0],
  ])('card 52 unshaded: with Cenabum %s Gauls may lose 8 Resources each', (what, choices) => {
    const at = what === '' ? {} : { carnutes: what };
    const t = beginEvent({ at, resources: { aedui: 5 } }, 52, 'unshaded', 'romans');
    if (choices === 0) {
      expect(t.step).toBe('turn');
      return;
    }
    expect(t.legal('romans', 'enough')).toEqual([]);
    t.do('romans', 'choose', 'aedui').do('romans', 'choose', 'belgae').do('romans', 'enough');
    expect(t.G.resources).toEqual({ romans: 20, arverni: 20, aedui: 0, belgae: 12 });
    expect(t.step).toBe('turn');
  });

  test('card 52 shaded: who Controls the Carnutes Region executes a free Command with up to 2 free Special Abilities', () => {
    const pieces = { carnutes: { arverni: { troops: 4, leader: 'named' as const } } };
    const t = beginEvent({ pieces, resources: { arverni: 0 } }, 52, 'shaded', 'aedui').do(
      'arverni',
      'choose',
      'raid',
    );
    const top = t.G.stack[t.G.stack.length - 1];
    expect(top).toMatchObject({
      order: { terms: { free: true, freeAbilities: true, abilities: 2, most: null } },
    });
  });

  test('card 52 shaded: nothing without Control, or with Germanic Control', () => {
    expect(beginEvent({}, 52, 'shaded', 'aedui').step).toBe('turn');
    const pieces = { carnutes: { germans: { troops: 4 } } };
    expect(beginEvent({ pieces }, 52, 'shaded', 'aedui').step).toBe('turn');
  });

  test('card 53 unshaded: Germans go Hidden and hold their Phase without March; all of them Ambush', () => {
    const t = beginEvent(
      {
        pieces: {
          treveri: { germans: { revealed: 4, scouted: 1 }, romans: { troops: 6 } },
          sequani: { germans: { troops: 3 } },
        },
        resources: { romans: 0, arverni: 0, aedui: 0, belgae: 0 },
      },
      53,
      'unshaded',
      'aedui',
    );
    expect(t.force('sequani', 'germans')).toBe('4h');
    expect(t.force('sugambri', 'germans')).toBe('1h');
    expect(t.force('treveri', 'romans')).toBe('4r');
    expect(t.force('treveri', 'germans')).toBe('5r');
    expect(t.step).toBe('turn');
  });

  const joined = {
    pieces: {
      carnutes: { arverni: { troops: 10 } },
      mandubii: { belgae: { troops: 4 }, romans: { troops: 4 }, aedui: { troops: 1 } },
      pictones: { romans: { troops: 1 } },
      bituriges: { romans: { troops: 1 }, aedui: { troops: 1 } },
      aedui: { romans: { troops: 9 } },
    },
  };

  test('card 54 unshaded: a group of 8 Marches to where 2 others are; it and another fight the same third', () => {
    const t = beginEvent(joined, 54, 'unshaded', 'arverni').do('arverni', 'choose', 'march');
    expect(t.legal('arverni', 'select')).toEqual(['carnutes']);
    t.do('arverni', 'select', 'carnutes');
    expect(t.legal('arverni', 'go')).toEqual([]);
    t.do('arverni', 'leave', 'hidden', 2);
    expect(t.legal('arverni', 'go')).toEqual(['bituriges', 'mandubii']);
    t.do('arverni', 'go', 'mandubii');
    t.do('arverni', 'end');
    expect(t.legal('arverni', 'choose')).toEqual(['aedui', 'belgae', 'romans']);
    t.do('arverni', 'choose', 'romans').do('arverni', 'choose', 'battle');
    expect(t.legal('arverni', 'battle')).toEqual(['mandubii romans battle']);
    t.do('arverni', 'battle', 'mandubii', 'romans', 'battle');
    expect(t.sides).not.toEqual(['romans']);
    expect(t.force('mandubii', 'romans')).toBe('');
  });

  test('card 54 unshaded: the other fights though the first does not, and from it there is Retreat', () => {
    const t = beginEvent(joined, 54, 'unshaded', 'arverni').do('arverni', 'choose', 'march');
    t.do('arverni', 'select', 'carnutes').do('arverni', 'leave', 'hidden', 7).do('arverni', 'go', 'mandubii');
    t.do('arverni', 'end');
    t.do('arverni', 'choose', 'romans').do('arverni', 'enough');
    expect(t.legal('arverni', 'choose')).toEqual(['aedui', 'belgae']);
    t.do('arverni', 'choose', 'belgae');
    t.do('belgae', 'choose', 'battle').do('belgae', 'battle', 'mandubii', 'romans', 'battle');
    expect(t.sides).toEqual(['romans']);
    expect(t.moves('romans').some((move) => move.includes('retreat') || move.includes('declare'))).toBe(true);
  });

  test('card 54 unshaded: a Faction that nobody runs does not join', () => {
    const seats = { romans: '0', arverni: '0', aedui: null, belgae: null };
    const idle = { now: false, barred: false, stays: false };
    const eligibility = {
      romans: { ...idle, now: true },
      arverni: { ...idle, now: true },
      aedui: idle,
      belgae: idle,
    };
    const t = beginEvent({ ...joined, seats, eligibility }, 54, 'unshaded', 'arverni').do(
      'arverni',
      'choose',
      'march',
    );
    t.do('arverni', 'select', 'carnutes').do('arverni', 'leave', 'hidden', 7);
    t.do('arverni', 'go', 'mandubii').do('arverni', 'end');
    t.do('arverni', 'choose', 'romans').do('arverni', 'enough');
    expect(t.step).toBe('turn');
  });

  test('card 54 unshaded: without a March nobody fights', () => {
    expect(beginEvent(joined, 54, 'unshaded', 'arverni').do('arverni', 'enough').step).toBe('turn');
  });

  test('card 51 shaded: they March, Raid or Battle as far as they can', () => {
    const pieces = { treveri: { aedui: { troops: 1 } } };
    const t = beginEvent({ pieces, resources: { aedui: 0 } }, 51, 'shaded', 'belgae').do(
      'belgae',
      'exchange',
      'treveri',
      'aedui hidden',
      'germans',
    );
    expect(t.step).toBe('march');
  });

  test('card 51 shaded: only Warbands in the Region chosen turn Germanic', () => {
    const pieces = { treveri: { aedui: { troops: 1 } }, nervii: { aedui: { troops: 1 } } };
    const t = beginEvent({ pieces }, 51, 'shaded', 'belgae').do('belgae', 'choose', 'nervii');
    expect(t.legal('belgae', 'exchange')).toEqual(['nervii aedui hidden germans']);
  });

  test('card 54 unshaded: a March of 8 pieces at most', () => {
    const t = beginEvent(
      {
        pieces: {
          sequani: { arverni: { troops: 10 } },
          treveri: { romans: { troops: 1 }, belgae: { troops: 1 } },
        },
      },
      54,
      'unshaded',
      'arverni',
    );
    expect(t.legal('arverni', 'choose')).toEqual(['march']);
    t.do('arverni', 'choose', 'march').do('arverni', 'select', 'sequani');
    expect(t.legal('arverni', 'go')).toEqual([]);
    t.do('arverni', 'leave', 'hidden', 1);
    expect(t.legal('arverni', 'go')).toEqual([]);
    t.do('arverni', 'leave', 'hidden', 1).do('arverni', 'go', 'treveri');
    expect(t.force('treveri', 'arverni')).toBe('8h');
  });
});
