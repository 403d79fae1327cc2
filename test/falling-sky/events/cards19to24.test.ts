import { describe, expect, test } from 'vitest';
import { beginEvent } from '../table';

describe('cards 19 to 24', () => {
  test('card 19 unshaded: up to 6 Arverni Warbands near Provincia go, or up to 5 Auxilia come', () => {
    const pieces = {
      sequani: { arverni: { troops: 7 }, belgae: { troops: 1 } },
      ubii: { arverni: { troops: 2 } },
      provincia: { arverni: { leader: 'named' as const } },
    };
    const removing = beginEvent({ pieces }, 19, 'unshaded', 'romans').do('romans', 'choose', 'remove');
    expect(removing.legal('romans', 'piece')).toEqual(['sequani arverni hidden']);
    for (let count = 0; count < 6; count++) removing.do('romans', 'piece', 'sequani', 'arverni hidden');
    expect(removing.force('sequani', 'arverni')).toBe('1h');
    expect(removing.step).toBe('turn');
    const placing = beginEvent({ pieces }, 19, 'unshaded', 'aedui').do('aedui', 'choose', 'place');
    for (let count = 0; count < 2; count++) placing.do('aedui', 'piece', 'provincia', 'romans troops');
    placing.do('aedui', 'enough');
    expect(placing.force('provincia', 'romans')).toBe('2h fort');
  });

  test('card 19 shaded: the Arverni Successor, on the map or Available, becomes Vercingetorix in any Region', () => {
    const pieces = { ubii: { arverni: { leader: 'successor' as const, troops: 1 } } };
    const flipped = beginEvent({ pieces }, 19, 'shaded', 'aedui').do('arverni', 'choose', 'britannia');
    expect(flipped.force('ubii', 'arverni')).toBe('1h');
    expect(flipped.force('britannia', 'arverni')).toBe('named');
    const back = beginEvent({}, 19, 'shaded', 'aedui').do('arverni', 'choose', 'ubii');
    expect(back.force('ubii', 'arverni')).toBe('named');
  });

  test('card 19 shaded: nothing while Vercingetorix is on the map or waits for the Spring', () => {
    const pieces = { ubii: { arverni: { leader: 'named' as const } } };
    const on = beginEvent({ pieces }, 19, 'shaded', 'aedui');
    expect(on.step).toBe('turn');
    expect(on.force('ubii', 'arverni')).toBe('named');
    expect(beginEvent({ vercingetorix: 'waiting' }, 19, 'shaded', 'arverni').step).toBe('turn');
    const seats = { romans: '0', arverni: null, aedui: '0', belgae: '0' } as const;
    const byRule = beginEvent({ pieces, seats }, 19, 'shaded', 'arverni');
    expect([byRule.step, byRule.force('ubii', 'arverni')]).toEqual(['turn', 'named']);
  });

  test('1.4.1 card 19 shaded: Arverni who execute it may remove Vercingetorix and place him anew', () => {
    const pieces = { ubii: { arverni: { leader: 'named' as const, troops: 2 } } };
    const t = beginEvent({ pieces }, 19, 'shaded', 'arverni');
    expect(t.legal('arverni', 'piece')).toEqual(['ubii arverni leader']);
    expect(t.do('arverni', 'enough').force('ubii', 'arverni')).toBe('named 2h');
    expect(t.step).toBe('turn');
    const moved = beginEvent({ pieces }, 19, 'shaded', 'arverni');
    moved.do('arverni', 'piece', 'ubii', 'arverni leader').do('arverni', 'choose', 'britannia');
    expect([moved.force('ubii', 'arverni'), moved.force('britannia', 'arverni')]).toEqual(['2h', 'named']);
  });

  test('card 20 unshaded: the card lies beside the Winter track', () => {
    expect(beginEvent({}, 20, 'unshaded', 'arverni').G.optimates).toBe(true);
  });

  test('card 21 unshaded: with only Romans in Provincia 5 Auxilia or 10 Roman Resources', () => {
    const auxilia = beginEvent({}, 21, 'unshaded', 'aedui').do('aedui', 'choose', 'auxilia');
    expect(auxilia.force('provincia', 'romans')).toBe('5h fort');
    expect(auxilia.G.resources.romans).toBe(20);
    const resources = beginEvent({}, 21, 'unshaded', 'aedui').do('aedui', 'choose', 'resources');
    expect(resources.G.resources.romans).toBe(30);
    expect(resources.force('provincia', 'romans')).toBe('fort');
    const others = beginEvent({ at: { helvii: 'aedui' } }, 21, 'unshaded', 'aedui');
    expect(others.G.resources.romans).toBe(20);
    expect(others.step).toBe('turn');
  });

  test('card 21 shaded: with Arverni Control of Provincia the Senate shifts 2 boxes up', () => {
    const pieces = { provincia: { arverni: { troops: 2 } } };
    const two = beginEvent({ pieces, senate: { box: 'adulation', firm: false } }, 21, 'shaded', 'arverni');
    expect(two.G.senate).toEqual({ box: 'uproar', firm: false });
    const end = beginEvent({ pieces, senate: { box: 'intrigue', firm: false } }, 21, 'shaded', 'arverni');
    expect(end.G.senate).toEqual({ box: 'uproar', firm: true });
    const firm = beginEvent({ pieces, senate: { box: 'adulation', firm: true } }, 21, 'shaded', 'arverni');
    expect(firm.G.senate).toEqual({ box: 'adulation', firm: false });
    expect(firm.force('provincia', 'arverni')).toBe('2h');
  });

  test('card 21 shaded: else 4 Arverni Warbands come and Raid or Battle there as if there was no Fort', () => {
    const position = {
      pieces: { provincia: { romans: { legions: 1, troops: 3 } } },
      resources: { arverni: 0 },
    };
    const battle = beginEvent(position, 21, 'shaded', 'aedui');
    expect(battle.legal('arverni', 'choose')).toEqual(['battle', 'raid']);
    battle.do('arverni', 'choose', 'battle').do('arverni', 'battle', 'provincia', 'romans', 'battle');
    battle.do('romans', 'stand').do('romans', 'remove', 'hidden', 2);
    expect(battle.force('provincia', 'romans')).toBe('1L 1r fort');
    const raid = beginEvent(position, 21, 'shaded', 'aedui').do('arverni', 'choose', 'raid');
    expect(raid.legal('arverni', 'take').some((move) => move.startsWith('provincia romans'))).toBe(true);
  });

  test('card 22 unshaded: where it Controls the executor removes or replaces up to 4 Warbands and Auxilia', () => {
    const position = {
      pieces: {
        ubii: {
          aedui: { troops: 6 },
          arverni: { troops: 1, leader: 'named' as const },
          romans: { legions: 1, revealed: 1 },
        },
        treveri: { aedui: { troops: 1 }, arverni: { troops: 3 } },
      },
    };
    const table = beginEvent(position, 22, 'unshaded', 'aedui');
    expect(table.legal('aedui', 'exchange')).toEqual([
      'ubii arverni hidden aedui',
      'ubii arverni hidden remove',
      'ubii romans revealed aedui',
      'ubii romans revealed remove',
    ]);
    table.do('aedui', 'exchange', 'ubii', 'arverni hidden', 'remove');
    table.do('aedui', 'exchange', 'ubii', 'romans revealed', 'aedui');
    expect(table.force('ubii', 'aedui')).toBe('7h');
    expect(table.force('ubii', 'romans')).toBe('1L');
    const many = { pieces: { ubii: { aedui: { troops: 6 }, belgae: { troops: 5 } } } };
    const limit = beginEvent(many, 22, 'unshaded', 'aedui');
    for (let count = 0; count < 4; count++) limit.do('aedui', 'exchange', 'ubii', 'belgae hidden', 'remove');
    expect(limit.force('ubii', 'belgae')).toBe('1h');
    expect(limit.step).toBe('turn');
  });

  test('card 22 shaded: 1 or 2 Subdued Tribes beside Romans get a Gallic Ally and any Warband each', () => {
    const table = beginEvent(
      {
        pieces: {
          ubii: { romans: { troops: 1 } },
          carnutes: { romans: { troops: 1 } },
          treveri: { arverni: { troops: 1 } },
        },
        at: { aulerci: 'dispersed' },
      },
      22,
      'shaded',
      'romans',
    );
    expect(table.legal('romans', 'choose')).toEqual(['carnutes', 'helvii', 'suebi-south', 'ubii']);
    table.do('romans', 'choose', 'ubii');
    expect(table.legal('romans', 'piece')).toEqual([
      'ubii aedui ally ubii',
      'ubii arverni ally ubii',
      'ubii belgae ally ubii',
    ]);
    table.do('romans', 'piece', 'ubii', 'belgae ally ubii').do('romans', 'piece', 'ubii', 'germans troops');
    expect(table.G.tribes.ubii).toEqual({ by: 'belgae', citadel: false });
    expect(table.force('ubii', 'germans')).toBe('1h');
    expect(table.legal('romans', 'choose')).toEqual(['carnutes', 'helvii', 'suebi-south']);
    table.do('romans', 'choose', 'suebi-south').do('romans', 'piece', 'ubii', 'aedui troops');
    expect(table.G.tribes['suebi-south']).toBeUndefined();
    expect(table.force('ubii', 'aedui')).toBe('1h');
    expect(table.step).toBe('turn');
  });

  test('card 23 unshaded: the Romans may raze a City under their Control for 8 Resources', () => {
    const position = {
      pieces: {
        carnutes: { romans: { legions: 4 } },
        mandubii: { romans: { legions: 4 } },
        bituriges: { romans: { legions: 1 } },
      },
      at: { carnutes: 'dispersed', mandubii: 'citadel arverni', bituriges: 'razed' },
    };
    const table = beginEvent(position, 23, 'unshaded', 'aedui');
    expect(table.legal('romans', 'choose')).toEqual(['carnutes', 'mandubii']);
    table.do('romans', 'choose', 'mandubii');
    expect(table.G.tribes.mandubii).toEqual({ dispersed: 'razed' });
    expect(table.G.resources.romans).toBe(28);
    expect(beginEvent(position, 23, 'unshaded', 'aedui').do('romans', 'enough').G.resources.romans).toBe(20);
  });

  test('card 23 shaded: a Legion beside a Citadel of the executor falls and the Romans are Ineligible', () => {
    const position = {
      pieces: { mandubii: { romans: { legions: 2 } }, ubii: { romans: { legions: 1 } } },
      at: { mandubii: 'citadel arverni' },
    };
    const table = beginEvent(position, 23, 'shaded', 'arverni');
    expect(table.force('mandubii', 'romans')).toBe('1L');
    expect(table.G.legions.fallen).toBe(1);
    expect(table.G.eligibility.romans.barred).toBe(true);
    const other = beginEvent(position, 23, 'shaded', 'belgae');
    expect(other.force('mandubii', 'romans')).toBe('2L');
    expect(other.G.eligibility.romans.barred).toBe(false);
  });

  test('card 24 unshaded: a Gallic Faction with a Citadel loses 10 Resources', () => {
    const table = beginEvent(
      {
        at: { mandubii: 'citadel arverni', aedui: 'citadel aedui', morini: 'belgae' },
        resources: { aedui: 7 },
      },
      24,
      'unshaded',
      'romans',
    );
    expect(table.legal('romans', 'choose')).toEqual(['aedui', 'arverni']);
    expect(table.do('romans', 'choose', 'aedui').G.resources.aedui).toBe(0);
    expect(table.G.resources.arverni).toBe(20);
  });

  test('card 24 shaded: 2 Legions or Auxilia beside an Arverni Citadel are removed', () => {
    const table = beginEvent(
      {
        pieces: {
          mandubii: { romans: { legions: 2, troops: 2, leader: 'named' } },
          bituriges: { romans: { troops: 1 } },
          ubii: { romans: { troops: 1 } },
        },
        at: { mandubii: 'citadel arverni', bituriges: 'citadel arverni' },
      },
      24,
      'shaded',
      'belgae',
    );
    expect(table.legal('belgae', 'choose')).toEqual(['bituriges', 'mandubii']);
    table.do('belgae', 'choose', 'mandubii');
    expect(table.legal('belgae', 'piece')).toEqual(['mandubii romans hidden', 'mandubii romans legion']);
    table
      .do('belgae', 'piece', 'mandubii', 'romans legion')
      .do('belgae', 'piece', 'mandubii', 'romans hidden');
    expect(table.force('mandubii', 'romans')).toBe('named 1L 1h');
    expect(table.G.legions.fallen).toBe(1);
    expect(table.step).toBe('turn');
  });

  test('1.4.1 card 19 unshaded: Romans who have no Auxilia Available may remove some first', () => {
    const pieces = { sequani: { romans: { troops: 20 } } };
    const t = beginEvent({ pieces }, 19, 'unshaded', 'romans').do('romans', 'choose', 'place');
    expect(t.legal('romans', 'piece')).toEqual([]);
    t.do('romans', 'remove', 'sequani', 'hidden').do('romans', 'piece', 'provincia', 'romans troops');
    t.do('romans', 'enough');
    expect([t.force('sequani', 'romans'), t.force('provincia', 'romans')]).toEqual(['19h', '1h fort']);
    const other = beginEvent({ pieces }, 19, 'unshaded', 'aedui').do('aedui', 'choose', 'place');
    expect(other.step).toBe('turn');
  });

  test('5.1 card 23 unshaded: what stands at the City is removed, which is told', () => {
    const pieces = { carnutes: { romans: { troops: 3 } } };
    const table = beginEvent({ pieces, at: { carnutes: 'citadel arverni' } }, 23, 'unshaded', 'romans');
    table.do('romans', 'choose', 'carnutes');
    expect(table.G.tribes.carnutes).toEqual({ dispersed: 'razed' });
    expect(table.told('5.1', 'Removed: Arverni Citadel at Cenabum in Carnutes.')).toBe(true);
  });

  test('5.1 cards 22 and 23: a Tribe is named with its Region', () => {
    const pieces = { carnutes: { romans: { troops: 3 } } };
    const sacking = beginEvent({ pieces, at: { carnutes: 'aedui' } }, 23, 'unshaded', 'romans');
    expect(sacking.label('romans', 'choose', 'carnutes')).toBe('Cenabum in Carnutes');
    const hostages = beginEvent({ pieces }, 22, 'shaded', 'belgae');
    expect(hostages.label('belgae', 'choose', 'helvii')).toBe('Helvii in Provincia');
  });
});
