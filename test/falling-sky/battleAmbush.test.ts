import { describe, expect, test } from 'vitest';
import { orderUnderWay } from '../../games/falling-sky/commands/underWay';
import type { Player } from '../../games/falling-sky/components/factions';
import { fight, inRegion, lossesAsked, lossesTold } from './fight';
import { beginCommand, type Position } from './table';

const waysIn = (position: Position, faction: Player, region: string) =>
  beginCommand(position, 'battle', faction)
    .legal(faction, 'battle')
    .filter((args) => args.startsWith(region));

describe('4.3.3, 4.4.3, 4.5.3 where Ambush is possible', () => {
  const hidden = (
    attackers: number,
    defenders: number,
    leader: 'named' | 'successor',
    at = 'bituriges',
  ): Position => {
    const position = inRegion('bituriges', {
      arverni: { troops: attackers, revealed: 5 },
      aedui: { troops: defenders, revealed: 5 },
    });
    const there = at === 'bituriges' ? position.pieces?.bituriges?.arverni : {};
    return {
      pieces: {
        ...position.pieces,
        [at]: { ...(at === 'bituriges' ? position.pieces?.bituriges : {}), arverni: { ...there, leader } },
      },
    };
  };

  test('4.3.3 with more Hidden Arverni than Hidden Defenders', () => {
    expect(waysIn(hidden(3, 2, 'named'), 'arverni', 'bituriges')).toEqual([
      'bituriges aedui ambush',
      'bituriges aedui battle',
    ]);
    expect(waysIn(hidden(2, 2, 'named'), 'arverni', 'bituriges')).toEqual(['bituriges aedui battle']);
  });

  test('4.3.3 within one Region of Vercingetorix, or where his Successor is', () => {
    expect(waysIn(hidden(3, 2, 'named', 'carnutes'), 'arverni', 'bituriges')).toHaveLength(2);
    expect(waysIn(hidden(3, 2, 'named', 'treveri'), 'arverni', 'bituriges')).toHaveLength(1);
    expect(waysIn(hidden(3, 2, 'successor'), 'arverni', 'bituriges')).toHaveLength(2);
    expect(waysIn(hidden(3, 2, 'successor', 'carnutes'), 'arverni', 'bituriges')).toHaveLength(1);
  });

  test('4.3.3 it is announced once, and then for any Region of the Command', () => {
    const table = beginCommand(
      {
        pieces: {
          bituriges: { arverni: { leader: 'named', troops: 2 }, aedui: { revealed: 2 } },
          carnutes: { arverni: { troops: 2 }, aedui: { revealed: 2 } },
        },
      },
      'battle',
      'arverni',
    );
    table.do('arverni', 'battle', 'bituriges', 'aedui', 'ambush');
    expect(orderUnderWay(table.G)?.abilities).toEqual(['ambush']);
    expect(table.told('4.3.3', 'The Arverni add Ambush')).toBe(true);
    table.do('arverni', 'battle', 'carnutes', 'aedui', 'ambush');
    expect(orderUnderWay(table.G)?.abilities).toEqual(['ambush']);
  });

  test('4.1 no Ambush in a Limited Command, nor beside another Special Ability', () => {
    const position = hidden(3, 2, 'named');
    const table = beginCommand(position, 'battle', 'arverni', { limited: true, most: 1, abilities: 0 });
    expect(table.legal('arverni', 'battle')).toEqual(['bituriges aedui battle']);
    const other = beginCommand(position, 'battle', 'arverni');
    orderUnderWay(other.G)?.abilities.push('devastate');
    expect(other.legal('arverni', 'battle')).toEqual(['bituriges aedui battle']);
  });

  test('4.4.3 the Aedui need no Leader, but Ambush in one Region of a Command', () => {
    const pieces = { aedui: { troops: 2 }, belgae: { revealed: 2 } };
    const table = beginCommand({ pieces: { bituriges: pieces, carnutes: pieces } }, 'battle', 'aedui');
    table.do('aedui', 'battle', 'bituriges', 'belgae', 'ambush');
    expect(table.told('4.4.3', 'The Aedui add Ambush')).toBe(true);
    expect(table.legal('aedui', 'battle')).toEqual(['carnutes belgae battle']);
  });

  test('4.5.3 the Belgae Ambush by where Ambiorix is', () => {
    const pieces = { belgae: { troops: 2 }, aedui: { revealed: 2 } };
    const at = (region: 'nervii' | 'bituriges') => ({
      pieces: { treveri: pieces, [region]: { belgae: { leader: 'named' as const } } },
    });
    expect(waysIn(at('nervii'), 'belgae', 'treveri')).toHaveLength(2);
    expect(waysIn(at('bituriges'), 'belgae', 'treveri')).toHaveLength(1);
  });
});

describe('4.3.3 what Ambush changes', () => {
  const AMBUSH = {
    region: 'bituriges',
    attacker: 'arverni',
    defender: 'romans',
    terms: { ambush: true },
  } as const;

  test('4.3.3 no Retreat, no roll, no Counterattack; both sides are Revealed', () => {
    const table = fight(
      inRegion('bituriges', { arverni: { troops: 6 }, romans: { legions: 2, troops: 2 } }),
      AMBUSH,
    );
    expect(lossesAsked(table, 'romans')).toBe(3);
    expect(table.legal('romans', 'roll')).toEqual([]);
    expect(table.legal('romans', 'remove')).toEqual(['hidden 1', 'hidden 2', 'legion 1', 'legion 2']);
    table.do('romans', 'remove', 'legion', 2);
    expect(table.force('bituriges', 'romans')).toBe('1r');
    expect(table.force('bituriges', 'arverni')).toBe('6r');
    expect(lossesTold(table).counterattack).toBeNull();
    expect(table.G.legions.fallen).toBe(2);
  });

  test('4.3.3 Fort and Citadel halve the Losses, and fall without a roll after all else', () => {
    const position = inRegion('bituriges', { arverni: { troops: 8 }, romans: { troops: 1, fort: true } });
    const table = fight(position, AMBUSH);
    expect(lossesTold(table).attack).toBe(2);
    expect(table.force('bituriges', 'romans')).toBe('');
  });

  test('4.3.3 Caesar there rolls: 4 or more keeps Loss rolls and Counterattack', () => {
    const position = inRegion('bituriges', {
      arverni: { troops: 4 },
      romans: { leader: 'named', legions: 1 },
    });
    const table = fight(position, AMBUSH, [4]);
    expect(table.legal('romans', 'roll')).toEqual(['leader', 'legion']);
    expect(table.legal('romans', 'remove')).toEqual([]);
    table.dice(6, 6).do('romans', 'roll', 'legion').do('romans', 'roll', 'leader');
    expect(table.force('bituriges', 'arverni')).toBe('2r');
    const failed = fight(position, AMBUSH, [3]);
    expect(failed.force('bituriges', 'romans')).toBe('');
    expect(failed.force('bituriges', 'arverni')).toBe('4r');
    expect(failed.told('4.3.3', 'Caesar rolls 3')).toBe(true);
  });

  test('4.3.3 neither his Successor nor Caesar elsewhere rolls', () => {
    const romans = { leader: 'successor' as const, legions: 3 };
    const table = fight(inRegion('bituriges', { arverni: { troops: 4 }, romans }), AMBUSH);
    expect(table.legal('romans', 'roll')).toEqual([]);
    const away = inRegion(
      'bituriges',
      { arverni: { troops: 4 }, romans: { legions: 3 } },
      {
        pieces: { carnutes: { romans: { leader: 'named' } } },
      },
    );
    expect(fight(away, AMBUSH).force('bituriges', 'romans')).toBe('1L');
  });

  test('4.5.3 against the Belgae Caesar needs 5', () => {
    const position = inRegion('bituriges', {
      belgae: { troops: 2 },
      romans: { leader: 'named', legions: 1 },
    });
    const setup = { ...AMBUSH, attacker: 'belgae' } as const;
    expect(fight(position, setup, [4]).legal('romans', 'roll')).toEqual([]);
    expect(fight(position, setup, [5]).legal('romans', 'roll')).toEqual(['leader', 'legion']);
  });
});

describe('3.4.4 Germanic Ambush', () => {
  const setup = {
    region: 'nervii',
    attacker: 'germans',
    defender: 'romans',
    terms: { ambush: true },
  } as const;

  test('3.4.4 half as many Losses as Warbands, halved by a Fort', () => {
    const table = fight(
      inRegion('nervii', { germans: { troops: 7 }, romans: { legions: 3, fort: true } }),
      setup,
    );
    expect(table.force('nervii', 'romans')).toBe('2L fort');
    expect(table.force('nervii', 'germans')).toBe('7r');
  });

  test('3.4.4 Caesar who rolls 4 Counterattacks by half for each Auxilia, one for himself and each Legion, not doubled', () => {
    const romans = { leader: 'named' as const, legions: 2, troops: 3 };
    const table = fight(
      inRegion('nervii', { germans: { troops: 3, revealed: 4 }, romans }, { at: { nervii: 'germans' } }),
      setup,
      [4],
    );
    table.dice(6, 6, 6);
    for (let count = 0; count < 3; count++) table.do('romans', 'roll', 'legion');
    expect(table.force('nervii', 'germans')).toBe('3r');
    expect(table.G.tribes.nervii).toEqual({ by: 'germans', citadel: false });
  });
});

describe('4.2.3 Besiege', () => {
  const citadel: Position = {
    pieces: {
      carnutes: { romans: { legions: 1, troops: 1 }, arverni: { troops: 5 } },
      veneti: { romans: { legions: 1 } },
    },
    at: { carnutes: 'citadel arverni', aulerci: 'arverni', veneti: 'arverni' },
  };

  test('4.2.3 needs a Legion, and a Citadel or Ally of the Defender; no Leader', () => {
    expect(waysIn(citadel, 'romans', 'carnutes')).toEqual([
      'carnutes arverni battle',
      'carnutes arverni besiege',
    ]);
    const auxilia = { ...citadel, pieces: { carnutes: { romans: { troops: 1 }, arverni: { troops: 5 } } } };
    expect(waysIn(auxilia, 'romans', 'carnutes')).toHaveLength(1);
    expect(waysIn({ ...citadel, at: { aulerci: 'belgae' } }, 'romans', 'carnutes')).toEqual([
      'carnutes arverni battle',
      'carnutes belgae battle',
      'carnutes belgae besiege',
    ]);
  });

  test('4.2.3 the Romans take a Citadel or Ally of their choice before the Attack; a Citadel halves Losses all the same', () => {
    const table = beginCommand(citadel, 'battle', 'romans');
    table.do('romans', 'battle', 'carnutes', 'arverni', 'besiege').do('arverni', 'stand');
    expect(table.told('4.2.3', 'The Romans add Besiege')).toBe(true);
    expect(table.legal('romans', 'take')).toEqual(['ally aulerci', 'citadel carnutes']);
    expect(table.moves('romans')).not.toContain('decline');
    table.dice(6, 6).do('romans', 'take', 'citadel carnutes');
    expect(table.G.tribes.carnutes).toBeUndefined();
    expect(table.G.tribes.aulerci).toEqual({ by: 'arverni', citadel: false });
    expect(lossesTold(table).attack).toBe(0);
    table.do('romans', 'roll', 'legion').do('romans', 'roll', 'legion');
    table.do('romans', 'battle', 'veneti', 'arverni', 'besiege');
    expect(table.G.tribes.veneti).toBeUndefined();
    expect(orderUnderWay(table.G)?.abilities).toEqual(['besiege']);
  });

  test('4.2.3, 4.1 not in a Limited Command, nor beside another Special Ability, nor for others than Romans', () => {
    const limited = beginCommand(citadel, 'battle', 'romans', { limited: true, most: 1, abilities: 0 });
    expect(limited.legal('romans', 'battle')).toEqual(['carnutes arverni battle', 'veneti arverni battle']);
    const other = beginCommand(citadel, 'battle', 'romans');
    orderUnderWay(other.G)?.abilities.push('scout');
    expect(other.legal('romans', 'battle')).toEqual(['carnutes arverni battle', 'veneti arverni battle']);
    const allies: Position = { ...citadel, at: { carnutes: 'romans' } };
    expect(waysIn(allies, 'arverni', 'carnutes')).toEqual(['carnutes romans battle']);
  });

  test('4.2.3 it works on a Defender that Retreats, too', () => {
    const table = beginCommand({ ...citadel, at: { aulerci: 'arverni' } }, 'battle', 'romans');
    table.do('romans', 'battle', 'carnutes', 'arverni', 'besiege').do('arverni', 'retreat');
    expect(table.G.tribes.aulerci).toBeUndefined();
    expect(table.step).toBe('withdraw');
  });
});
