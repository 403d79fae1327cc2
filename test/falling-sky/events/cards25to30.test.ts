import { describe, expect, test } from 'vitest';
import { availableTroops } from '../../../games/falling-sky/pieces/forces';
import { beginEvent } from '../table';

describe('cards 25 to 30', () => {
  test('card 25 unshaded: a Battle in the Pictones or Arverni Region with 3 Losses more, even without own pieces', () => {
    const table = beginEvent(
      {
        pieces: {
          pictones: { arverni: { troops: 4 }, romans: { troops: 1 } },
          arverni: { aedui: { troops: 1 } },
        },
        at: { pictones: 'arverni' },
        resources: { belgae: 0 },
      },
      25,
      'unshaded',
      'belgae',
    );
    expect(table.legal('belgae', 'piece')).toEqual(['arverni aedui', 'pictones arverni', 'pictones romans']);
    table.do('belgae', 'piece', 'pictones', 'arverni').do('arverni', 'stand');
    expect(table.G.tribes.pictones).toBeUndefined();
    expect(table.force('pictones', 'arverni')).toBe('2r');
  });

  test('card 25 shaded: the executing Faction holds the Capability', () => {
    expect(beginEvent({}, 25, 'shaded', 'belgae').G.capabilities[25]).toEqual({
      text: 'shaded',
      holder: 'belgae',
    });
  });

  test('card 26 unshaded: Gergovia is emptied and gets a Roman Ally, an Aedui Ally or an Aedui Citadel', () => {
    for (const before of ['citadel arverni', 'arverni', 'dispersed', 'razed']) {
      const table = beginEvent({ at: { arverni: before } }, 26, 'unshaded', 'belgae');
      expect(table.legal('belgae', 'choose')).toEqual(['aedui ally', 'aedui citadel', 'romans ally']);
      table.do('belgae', 'choose', 'aedui citadel');
      expect(table.G.tribes.arverni).toEqual({ by: 'aedui', citadel: true });
    }
    const roman = beginEvent({}, 26, 'unshaded', 'belgae').do('belgae', 'choose', 'romans ally');
    expect(roman.G.tribes.arverni).toEqual({ by: 'romans', citadel: false });
  });

  test('card 26 unshaded: only what is Available', () => {
    const at = { aedui: 'citadel aedui', mandubii: 'citadel aedui' };
    const table = beginEvent({ at }, 26, 'unshaded', 'belgae');
    expect(table.legal('belgae', 'choose')).toEqual(['aedui ally', 'romans ally']);
  });

  test('card 26 shaded: the Arverni clear and fill their Region, then Rally within 1 of Vercingetorix', () => {
    const table = beginEvent(
      {
        pieces: { bituriges: { arverni: { leader: 'named' } }, ubii: { arverni: { troops: 5 } } },
        at: { volcae: 'romans', cadurci: 'aedui', bituriges: 'arverni', ubii: 'arverni' },
        resources: { arverni: 0 },
      },
      26,
      'shaded',
      'aedui',
    );
    expect(table.legal('arverni', 'piece')).toEqual([
      'arverni aedui ally cadurci',
      'arverni romans ally volcae',
    ]);
    table.do('arverni', 'piece', 'arverni', 'romans ally volcae').do('arverni', 'enough');
    table.do('arverni', 'piece', 'arverni', 'arverni ally volcae').do('arverni', 'enough');
    expect(table.G.tribes).toMatchObject({ volcae: { by: 'arverni' }, cadurci: { by: 'aedui' } });
    table.do('arverni', 'choose', 'rally');
    const regions = new Set(table.legal('arverni', 'warbands').map((move) => move.split(' ')[0]));
    expect([...regions]).toEqual(['arverni', 'bituriges']);
  });

  test('1.4.1 card 26 shaded: the Arverni may remove an Ally elsewhere to place it in their Region', () => {
    const tribes = ['menapii', 'morini', 'nervii', 'eburones', 'atrebates', 'bellovaci', 'remi'];
    const all = [...tribes, 'treveri', 'senones', 'lingones'];
    const table = beginEvent(
      { at: Object.fromEntries(all.map((tribe) => [tribe, 'arverni'])) },
      26,
      'shaded',
      'arverni',
    );
    table.do('arverni', 'remove', 'morini', 'ally menapii');
    table.do('arverni', 'piece', 'arverni', 'arverni ally cadurci').do('arverni', 'enough');
    expect(table.G.tribes).toMatchObject({ cadurci: { by: 'arverni' } });
  });

  test('card 26 shaded: no Rally with the Successor', () => {
    const table = beginEvent(
      { pieces: { arverni: { arverni: { leader: 'successor' } } }, at: { volcae: 'arverni' } },
      26,
      'shaded',
      'arverni',
    );
    table.do('arverni', 'enough').do('arverni', 'enough');
    expect(table.step).toBe('turn');
  });

  test('cards 27 and 30 unshaded and shaded: Capabilities of nobody', () => {
    for (const card of [27, 30])
      for (const text of ['unshaded', 'shaded'] as const)
        expect(beginEvent({}, card, text, 'aedui').G.capabilities[card]).toEqual({ text, holder: null });
  });

  test('card 28 unshaded: Gallic Allies at Subdued Cities without Roman Control, then Citadels', () => {
    const table = beginEvent(
      {
        pieces: {
          mandubii: { romans: { legions: 1 } },
          bituriges: { romans: { legions: 1 } },
          sequani: { romans: { legions: 1 }, aedui: { troops: 1 } },
        },
        at: { carnutes: 'dispersed', mandubii: 'belgae' },
      },
      28,
      'unshaded',
      'romans',
    );
    expect(table.legal('romans', 'piece')).toEqual([
      'aedui aedui ally aedui',
      'arverni arverni ally arverni',
      'sequani aedui ally sequani',
      'sequani arverni ally sequani',
      'sequani belgae ally sequani',
    ]);
    table.do('romans', 'piece', 'arverni', 'arverni ally arverni').do('romans', 'enough');
    expect(table.legal('romans', 'piece')).toEqual([
      'arverni arverni citadel arverni',
      'mandubii belgae citadel mandubii',
    ]);
    table.do('romans', 'piece', 'mandubii', 'belgae citadel mandubii').do('romans', 'enough');
    expect(table.G.tribes).toMatchObject({
      arverni: { by: 'arverni', citadel: false },
      mandubii: { by: 'belgae', citadel: true },
    });
  });

  test('card 29 unshaded: both Suebi become Germanic Allies, then a Germans Phase without Rally', () => {
    const table = beginEvent(
      { at: { 'suebi-north': 'dispersed', ubii: 'germans' } },
      29,
      'unshaded',
      'aedui',
    );
    expect(table.G.tribes).toMatchObject({
      'suebi-north': { by: 'germans', citadel: false },
      'suebi-south': { by: 'germans', citadel: false },
    });
    expect(table.force('ubii', 'germans')).toBe('');
    expect(availableTroops(table.G, 'germans')).toBe(15);
    expect(table.step).toBe('turn');
  });

  test('1.4.1 card 26 unshaded: the Aedui may remove an Ally to place it at Gergovia', () => {
    const tribes = ['menapii', 'morini', 'nervii', 'eburones', 'atrebates', 'bellovaci'];
    const at = {
      ...Object.fromEntries(tribes.map((tribe) => [tribe, 'aedui'])),
      carnutes: 'citadel aedui',
      mandubii: 'citadel aedui',
    };
    const t = beginEvent({ at }, 26, 'unshaded', 'aedui');
    expect(t.legal('aedui', 'choose')).toEqual(['romans ally']);
    t.do('aedui', 'remove', 'morini', 'ally menapii');
    expect(t.legal('aedui', 'choose')).toEqual(['aedui ally', 'romans ally']);
    expect(t.legal('aedui', 'enough')).toEqual([]);
  });

  test('1.4.1 card 28 unshaded: a Gaul may remove an Ally or Citadel of its own to place it at another City', () => {
    const t = beginEvent(
      { at: { carnutes: 'citadel belgae', mandubii: 'belgae' } },
      28,
      'unshaded',
      'belgae',
    ).do('belgae', 'enough');
    expect(t.legal('belgae', 'piece')).toEqual([]);
    t.do('belgae', 'reduce', 'carnutes');
    expect(t.legal('belgae', 'piece')).toEqual([
      'carnutes belgae citadel carnutes',
      'mandubii belgae citadel mandubii',
    ]);
  });

  test('5.1 card 29 unshaded: the executing Faction chooses which Suebi get the last Germanic Ally', () => {
    const at = {
      ubii: 'germans',
      sugambri: 'germans',
      treveri: 'germans',
      nervii: 'germans',
      eburones: 'germans',
      'suebi-north': 'dispersed',
    };
    const table = beginEvent({ at }, 29, 'unshaded', 'belgae');
    expect(table.G.tribes['suebi-north']).toBeUndefined();
    expect(table.told('5.1', 'Suebi (north) in Sugambri is no longer Dispersed.')).toBe(true);
    expect(table.legal('belgae', 'choose')).toEqual(['suebi-north', 'suebi-south']);
    table.do('belgae', 'choose', 'suebi-south');
    expect(table.G.tribes['suebi-north']).toBeUndefined();
    expect(table.G.tribes['suebi-south']).toEqual({ by: 'germans', citadel: false });
    expect(table.step).toBe('turn');
    const none = beginEvent({ at: { ...at, remi: 'germans' } }, 29, 'unshaded', 'belgae');
    expect(none.G.tribes['suebi-north']).toBeUndefined();
    expect(none.step).toBe('turn');
  });
});
