import { describe, expect, test } from 'vitest';
import { beginEvent, type Position } from '../table';

describe('cards 7 to 12', () => {
  test('card 7 unshaded: a Legion of the track and an Auxilia in one Region under Roman Control', () => {
    const table = beginEvent(
      {
        pieces: {
          ubii: { romans: { troops: 1 } },
          sequani: { romans: { troops: 1 }, arverni: { troops: 1 } },
        },
        legions: { track: 3, fallen: 2 },
      },
      7,
      'unshaded',
      'aedui',
    );
    expect(table.legal('romans', 'choose')).toEqual(['provincia', 'ubii']);
    table.do('romans', 'choose', 'ubii');
    expect(table.force('ubii', 'romans')).toBe('1L 2h');
    expect(table.G.legions).toMatchObject({ track: 2, fallen: 2 });
  });

  test('card 7 unshaded: a Fallen Legion cannot be placed', () => {
    const table = beginEvent({ legions: { track: 0, fallen: 2 } }, 7, 'unshaded', 'romans');
    expect(table.force('provincia', 'romans')).toBe('1h fort');
  });

  test('card 7 shaded: with 7 or fewer Legions on the track a Legion goes there and an Auxilia is removed', () => {
    const pieces = { ubii: { romans: { legions: 1, troops: 1 } }, sequani: { romans: { troops: 1 } } };
    const table = beginEvent({ pieces, legions: { track: 7, fallen: 4 } }, 7, 'shaded', 'arverni');
    expect(table.G.legions).toMatchObject({ track: 8, fallen: 4 });
    table.do('arverni', 'piece', 'sequani', 'romans hidden');
    expect(table.force('ubii', 'romans')).toBe('1h');
    const many = beginEvent({ pieces, legions: { track: 8, fallen: 3 } }, 7, 'shaded', 'arverni');
    expect(many.force('ubii', 'romans')).toBe('1L 1h');
  });

  test('card 8 unshaded and shaded: the executing Faction holds the Capability', () => {
    expect(beginEvent({}, 8, 'unshaded', 'belgae').G.capabilities[8]).toEqual({
      text: 'unshaded',
      holder: 'belgae',
    });
    expect(beginEvent({}, 8, 'shaded', 'aedui').G.capabilities[8]).toEqual({
      text: 'shaded',
      holder: 'aedui',
    });
  });

  const MONS: Position = {
    pieces: {
      provincia: { arverni: { troops: 4 } },
      sequani: { arverni: { troops: 1 } },
      ubii: { arverni: { troops: 4 } },
      arverni: { aedui: { troops: 1 } },
    },
    at: { volcae: 'arverni' },
    resources: { arverni: 0 },
  };

  test('card 9 unshaded: a March between two Regions within 1 of Provincia, then a Command in the second', () => {
    const table = beginEvent(MONS, 9, 'unshaded', 'arverni');
    expect(table.legal('arverni', 'choose')).toEqual(['provincia', 'sequani']);
    table.do('arverni', 'choose', 'provincia');
    expect(table.legal('arverni', 'choose')).toEqual(['aedui', 'arverni', 'sequani']);
    table.do('arverni', 'choose', 'arverni');
    table.do('arverni', 'select', 'provincia').do('arverni', 'leave', 'hidden', 1);
    expect(table.legal('arverni', 'go')).toEqual(['arverni']);
    table.do('arverni', 'go', 'arverni').do('arverni', 'end');
    expect(table.force('arverni', 'arverni')).toBe('3h');
    table.do('arverni', 'choose', 'command').do('arverni', 'choose', 'rally');
    expect(table.legal('arverni', 'warbands')).toEqual(['arverni 1', 'arverni 2']);
    table.do('arverni', 'warbands', 'arverni', 2).do('arverni', 'end');
    expect(table.force('arverni', 'arverni')).toBe('5h');
    expect(table.G.resources.arverni).toBe(0);
  });

  test('5.1 card 9 unshaded: a March that brings nobody there is followed by nothing', () => {
    const table = beginEvent(MONS, 9, 'unshaded', 'arverni');
    table.do('arverni', 'choose', 'provincia').do('arverni', 'choose', 'arverni');
    table.do('arverni', 'select', 'provincia').do('arverni', 'end');
    expect(table.step).toBe('turn');
  });

  test('card 9 unshaded: the Special Ability may come first, and only there', () => {
    const pieces = {
      ...MONS.pieces,
      arverni: { aedui: { troops: 1 }, arverni: { leader: 'named' as const } },
    };
    const table = beginEvent({ ...MONS, pieces }, 9, 'unshaded', 'arverni');
    table.do('arverni', 'choose', 'provincia').do('arverni', 'choose', 'arverni');
    table.do('arverni', 'select', 'provincia').do('arverni', 'go', 'arverni').do('arverni', 'end');
    table.do('arverni', 'choose', 'ability').do('arverni', 'choose', 'devastate');
    expect(table.legal('arverni', 'devastate')).toEqual(['arverni']);
  });

  test('card 10 unshaded: a Capability of nobody', () => {
    expect(beginEvent({}, 10, 'unshaded', 'aedui').G.capabilities[10]).toEqual({
      text: 'unshaded',
      holder: null,
    });
  });

  test('card 10 shaded: the executing Faction gives it to a Gallic Faction', () => {
    const table = beginEvent({}, 10, 'shaded', 'romans');
    expect(table.legal('romans', 'choose')).toEqual(['aedui', 'arverni', 'belgae']);
    table.do('romans', 'choose', 'belgae');
    expect(table.G.capabilities[10]).toEqual({ text: 'shaded', holder: 'belgae' });
  });

  test('card 11 unshaded: 3 Auxilia within 1 of the Roman Leader, then a Battle by Auxilia only with double Losses', () => {
    const table = beginEvent(
      {
        pieces: {
          sequani: { romans: { leader: 'successor' } },
          ubii: { romans: { legions: 1, troops: 1 }, belgae: { troops: 6 } },
        },
        resources: { romans: 0 },
      },
      11,
      'unshaded',
      'aedui',
    );
    expect(table.legal('romans', 'choose')).toContain('ubii');
    expect(table.legal('romans', 'choose')).not.toContain('nervii');
    table.do('romans', 'choose', 'ubii');
    expect(table.force('ubii', 'romans')).toBe('1L 4h');
    table.do('belgae', 'stand');
    expect(table.force('ubii', 'belgae')).toBe('2r');
    expect(table.force('ubii', 'romans')).toBe('1L 3r');
  });

  test('card 11 unshaded, card 38: Aedui Warbands may fight as Auxilia if the Aedui agree', () => {
    const position = (warbands: number) => ({
      pieces: {
        ubii: {
          romans: { leader: 'successor' as const },
          aedui: { troops: warbands },
          belgae: { troops: 9 },
        },
      },
      capabilities: { 38: { text: 'unshaded' as const, holder: null } },
    });
    const battle = (warbands: number) =>
      beginEvent(position(warbands), 11, 'unshaded', 'romans').do('romans', 'choose', 'ubii');
    const table = battle(2)
      .do('romans', 'piece', 'ubii', 'belgae')
      .do('romans', 'apply')
      .do('aedui', 'agree')
      .do('belgae', 'stand');
    expect(table.force('ubii', 'belgae')).toBe('4h');
    const refused = battle(2)
      .do('romans', 'piece', 'ubii', 'belgae')
      .do('romans', 'apply')
      .do('aedui', 'refuse')
      .do('belgae', 'stand');
    expect(refused.force('ubii', 'belgae')).toBe('6r');
    expect(battle(0).step).toBe('declare');
  });

  test('card 11 unshaded: without a Roman Leader on the map nothing happens', () => {
    const table = beginEvent(
      { pieces: { ubii: { romans: { troops: 1 }, belgae: { troops: 1 } } } },
      11,
      'unshaded',
      'romans',
    );
    expect(table.step).toBe('turn');
    expect(table.force('ubii', 'romans')).toBe('1h');
  });

  test('card 11 shaded: the executing Faction removes any 4 Auxilia', () => {
    const table = beginEvent(
      {
        pieces: {
          ubii: { romans: { legions: 1, troops: 2 } },
          sequani: { romans: { troops: 3, scouted: 0 } },
        },
      },
      11,
      'shaded',
      'aedui',
    );
    for (let count = 0; count < 3; count++) table.do('aedui', 'piece', 'sequani', 'romans hidden');
    expect(table.force('sequani', 'romans')).toBe('');
    expect(table.force('ubii', 'romans')).toBe('1L 1h');
  });

  test('card 12 unshaded and shaded: a Capability of nobody', () => {
    expect(beginEvent({}, 12, 'unshaded', 'aedui').G.capabilities[12]).toEqual({
      text: 'unshaded',
      holder: null,
    });
    expect(beginEvent({}, 12, 'shaded', 'aedui').G.capabilities[12]).toEqual({
      text: 'shaded',
      holder: null,
    });
  });

  test('5.1.1 card 9 unshaded, card 5: only Romans March into Cisalpina', () => {
    const pieces = { provincia: { aedui: { troops: 2 }, romans: { troops: 2 } } };
    const aedui = beginEvent({ pieces, galliaTogata: true }, 9, 'unshaded', 'aedui');
    expect(aedui.legal('aedui', 'choose')).toEqual(['aedui', 'arverni', 'sequani']);
    const romans = beginEvent({ pieces, galliaTogata: true }, 9, 'unshaded', 'romans');
    expect(romans.legal('romans', 'choose')).toEqual(['aedui', 'arverni', 'cisalpina', 'sequani']);
  });

  test('1.4.1 card 11 unshaded: without a Leader nobody is asked to remove Auxilia', () => {
    const pieces = { ubii: { romans: { troops: 20 } } };
    const table = beginEvent({ pieces }, 11, 'unshaded', 'romans');
    expect([table.step, table.force('ubii', 'romans')]).toEqual(['turn', '20h']);
  });
});
