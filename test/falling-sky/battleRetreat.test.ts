import { describe, expect, test } from 'vitest';
import { fight, inRegion, lossesAsked, lossesTold } from './fight';
import type { Position, Table } from './table';

const ROMAN = { region: 'carnutes', attacker: 'romans', defender: 'arverni' } as const;
const GALLIC = { region: 'carnutes', attacker: 'belgae', defender: 'arverni' } as const;

const retreatFrom = (position: Position): Table => fight(position, ROMAN).do('arverni', 'retreat');

/** Bituriges is under Arverni Control, Pictones under Aedui, Mandubii under Germanic. */
const around: Position = {
  pieces: { pictones: { aedui: { troops: 2 } }, mandubii: { germans: { troops: 1 } } },
  at: { bituriges: 'arverni' },
};

describe('3.2.4, 3.3.4 declaring Retreat', () => {
  test('3.2.4 the Defender is asked before the Attack, with what it may Retreat into', () => {
    const table = fight(
      inRegion('carnutes', { romans: { troops: 2 }, arverni: { troops: 4 } }, around),
      ROMAN,
    );
    expect(table.side).toBe('arverni');
    expect(table.moves('arverni')).toEqual(expect.arrayContaining(['stand', 'retreat', 'ask']));
    expect(table.legal('arverni', 'ask')).toEqual(['aedui']);
    expect(table.forgone('arverni', 'retreat')).toBeNull();
  });

  test('3.2.4 another Faction is asked to agree now; it may refuse, and is asked only once', () => {
    const table = fight(
      inRegion('carnutes', { romans: { troops: 2 }, arverni: { troops: 4 } }, around),
      ROMAN,
    );
    table.do('arverni', 'ask', 'aedui');
    expect(table.side).toBe('aedui');
    table.do('aedui', 'refuse');
    expect(table.legal('arverni', 'ask')).toEqual([]);
    table.do('arverni', 'retreat');
    expect(table.legal('arverni', 'go')).toEqual(['bituriges']);
    expect(table.why('arverni', 'go', 'pictones')).toContain('3.2.4');
  });

  test('3.2.4 with agreement the Retreat may go where that Faction Controls, never to Germans or No Control', () => {
    const table = fight(
      inRegion('carnutes', { romans: { troops: 2 }, arverni: { troops: 4 } }, around),
      ROMAN,
    );
    table.do('arverni', 'ask', 'aedui').do('aedui', 'agree').do('arverni', 'retreat');
    expect(table.legal('arverni', 'go')).toEqual(['bituriges', 'pictones']);
    table.do('arverni', 'go', 'pictones');
    expect(table.force('pictones', 'arverni')).toBe('4h');
    expect(table.journal.find(({ kind }) => kind === 'move')).toMatchObject({
      side: 'arverni',
      places: ['carnutes', 'pictones'],
    });
  });

  test('3.2.4 a standing answer is given without asking', () => {
    const standing = {
      romans: {},
      arverni: {},
      aedui: { retreat: { arverni: 'agree' as const } },
      belgae: {},
    };
    const position = inRegion(
      'carnutes',
      { romans: { troops: 2 }, arverni: { troops: 4 } },
      { ...around, standing },
    );
    const table = fight(position, ROMAN).do('arverni', 'ask', 'aedui');
    expect(table.side).toBe('arverni');
    expect(table.do('arverni', 'retreat').legal('arverni', 'go')).toEqual(['bituriges', 'pictones']);
  });

  test('3.3.4 the Retreat may cross the sea to Britannia', () => {
    const position: Position = {
      pieces: {
        veneti: { aedui: { troops: 4 }, belgae: { troops: 4 } },
        britannia: { belgae: { troops: 1 } },
      },
    };
    const table = fight(position, { region: 'veneti', attacker: 'aedui', defender: 'belgae' });
    table.do('belgae', 'retreat').do('belgae', 'go', 'britannia');
    expect(table.force('britannia', 'belgae')).toBe('4h');
  });

  test('3.3.4, card 5: only Romans Retreat to Cisalpina, and nobody else asks to be let in', () => {
    const position: Position = {
      galliaTogata: true,
      pieces: {
        sequani: { aedui: { troops: 4 }, belgae: { troops: 4 }, romans: { troops: 3 } },
        cisalpina: { romans: { troops: 3 } },
      },
    };
    const table = fight(position, { region: 'sequani', attacker: 'aedui', defender: 'belgae' });
    expect(table.legal('belgae', 'ask')).toEqual(['romans']);
    table.do('belgae', 'ask', 'romans').do('romans', 'agree').do('belgae', 'retreat');
    expect(table.legal('belgae', 'go')).toEqual(['provincia']);
    const romans = fight(position, { region: 'sequani', attacker: 'aedui', defender: 'romans' });
    romans.do('romans', 'retreat');
    expect(romans.legal('romans', 'go')).toEqual(['cisalpina', 'provincia']);
    const only = { ...position, pieces: { ...position.pieces, provincia: { arverni: { troops: 2 } } } };
    expect(
      fight(only, { region: 'sequani', attacker: 'aedui', defender: 'belgae' }).legal('belgae', 'ask'),
    ).toEqual(['arverni']);
  });

  test('card 38, card 5: lent Aedui Warbands keep the Romans from Retreat to Cisalpina', () => {
    const table = fight(
      {
        galliaTogata: true,
        capabilities: { 38: { text: 'unshaded', holder: null } },
        pieces: {
          sequani: { romans: { troops: 3 }, aedui: { troops: 1 }, belgae: { troops: 2 } },
          cisalpina: { romans: { troops: 3 } },
        },
      },
      { region: 'sequani', attacker: 'belgae', defender: 'romans' },
    );
    table.do('romans', 'apply').do('aedui', 'agree').do('romans', 'retreat');
    expect(table.legal('romans', 'go')).toEqual(['provincia']);
  });

  test('3.2.4 Allies and Citadels alone, and Forts, cannot Retreat', () => {
    const table = fight(
      inRegion('carnutes', { belgae: { troops: 2 }, romans: { fort: true } }, { at: { aulerci: 'romans' } }),
      { region: 'carnutes', attacker: 'belgae', defender: 'romans' },
    );
    expect(table.step).not.toBe('declare');
  });
});

describe('3.2.4, 3.3.4 a Defender that has declared Retreat', () => {
  const citadel: Position = {
    ...around,
    at: { ...around.at, carnutes: 'citadel arverni', aulerci: 'arverni' },
  };

  test('3.2.4 takes Losses first on Allies and, by dice, its Citadel', () => {
    const position = inRegion(
      'carnutes',
      { romans: { leader: 'named', legions: 4 }, arverni: { troops: 6 } },
      citadel,
    );
    const table = fight(position, ROMAN).do('arverni', 'retreat');
    expect(lossesAsked(table, 'arverni')).toBe(4);
    expect(table.moves('arverni')).toEqual(expect.arrayContaining(['remove', 'roll']));
    expect(table.legal('arverni', 'remove')).toEqual(['ally aulerci 1']);
    expect(table.legal('arverni', 'roll')).toEqual(['citadel carnutes']);
    table.dice(6, 5, 4).do('arverni', 'remove', 'ally aulerci', 1);
    expect(table.G.tribes).toMatchObject({ carnutes: { citadel: true } });
    expect(table.force('carnutes', 'arverni')).toBe('6h');
    expect(table.step).toBe('withdraw');
  });

  test('3.2.4 loses other pieces only when those are gone', () => {
    const position = inRegion(
      'carnutes',
      { romans: { leader: 'named', legions: 4 }, arverni: { troops: 6 } },
      citadel,
    );
    const table = fight(position, ROMAN, [2]).do('arverni', 'retreat');
    table.do('arverni', 'remove', 'ally aulerci', 1);
    expect(table.G.tribes).toEqual({ bituriges: { by: 'arverni', citadel: false } });
    expect(table.force('carnutes', 'arverni')).toBe('4h');
  });

  test('3.3.4 a Retreating Roman Force loses Ally and Fort first', () => {
    const position = inRegion(
      'carnutes',
      { belgae: { troops: 8 }, romans: { legions: 1, troops: 2, fort: true } },
      { at: { bituriges: 'romans' } },
    );
    const table = fight(position, { ...GALLIC, defender: 'romans' }, [3, 6]).do('romans', 'retreat');
    expect(table.force('carnutes', 'romans')).toBe('1L 2h');
    expect(lossesAsked(table, 'romans')).toBe(1);
    table.do('romans', 'remove', 'hidden', 1).do('romans', 'go', 'bituriges');
    expect(table.force('bituriges', 'romans')).toBe('1L 1h');
  });

  test('3.3.4 moves all its mobile pieces from Gallic Battle, as they lie', () => {
    const position = inRegion(
      'carnutes',
      { belgae: { troops: 4 }, arverni: { leader: 'named', troops: 2, revealed: 1, scouted: 1 } },
      around,
    );
    const table = fight(position, GALLIC).do('arverni', 'retreat');
    table.do('arverni', 'remove', 'revealed', 1);
    expect(table.legal('arverni', 'stay')).toEqual([]);
    table.do('arverni', 'go', 'bituriges');
    expect(table.force('bituriges', 'arverni')).toBe('named 2h 1s');
    expect(table.force('carnutes', 'arverni')).toBe('');
  });

  test('3.2.4 may let Leader and Hidden Warbands stay put in Roman Battle', () => {
    const position = inRegion(
      'carnutes',
      { romans: { troops: 2 }, arverni: { leader: 'named', troops: 3, revealed: 2 } },
      around,
    );
    const table = retreatFrom(position);
    expect(table.legal('arverni', 'stay')).toEqual(['hidden 1', 'hidden 2', 'hidden 3', 'leader 1']);
    table.do('arverni', 'stay', 'leader', 1).do('arverni', 'stay', 'hidden', 2);
    expect(table.legal('arverni', 'stay')).toEqual(['hidden 1']);
    table.do('arverni', 'go', 'bituriges');
    expect(table.force('carnutes', 'arverni')).toBe('named 2h');
    expect(table.force('bituriges', 'arverni')).toBe('1h 2r');
  });

  test('3.2.4 has nothing more to decide when all stay put', () => {
    const position = inRegion('carnutes', { romans: { troops: 2 }, arverni: { troops: 3 } }, around);
    const table = retreatFrom(position).do('arverni', 'stay', 'hidden', 3);
    expect(table.step).not.toBe('withdraw');
    expect(table.force('carnutes', 'arverni')).toBe('3h');
  });

  test('3.2.4 removes what cannot go anywhere; Hidden pieces may still stay put', () => {
    const position = inRegion('carnutes', { romans: { troops: 2 }, arverni: { troops: 2, revealed: 2 } });
    const table = retreatFrom(position);
    expect(table.legal('arverni', 'go')).toEqual([]);
    table.do('arverni', 'stay', 'hidden', 1);
    expect(table.force('carnutes', 'arverni')).toBe('2h 2r');
    table.do('arverni', 'stay', 'hidden', 1);
    expect(table.force('carnutes', 'arverni')).toBe('2h');
  });

  test('3.3.4 is removed by itself where nothing lets it in, Legions to Fallen', () => {
    const position = inRegion('carnutes', {
      belgae: { troops: 2 },
      romans: { leader: 'named', legions: 2, troops: 1 },
    });
    const table = fight(position, { ...GALLIC, defender: 'romans' });
    expect(table.forgone('romans', 'retreat')).toContain('removed');
    table.do('romans', 'retreat');
    expect(table.force('carnutes', 'romans')).toBe('');
    expect(table.G.legions.fallen).toBe(2);
    expect(lossesTold(table)).toEqual({ attack: 0, counterattack: null });
  });

  test('3.3.4 may remove its pieces although it could go', () => {
    const position = inRegion('carnutes', { belgae: { troops: 2 }, arverni: { troops: 3 } }, around);
    const table = fight(position, GALLIC).do('arverni', 'retreat').do('arverni', 'removeAll');
    expect(table.force('carnutes', 'arverni')).toBe('');
    expect(table.force('bituriges', 'arverni')).toBe('');
  });

  test('3.3.4 has nothing to do when all its mobile pieces are lost', () => {
    const position = inRegion('carnutes', { belgae: { troops: 8 }, arverni: { troops: 1 } }, around);
    const table = fight(position, GALLIC).do('arverni', 'retreat');
    expect(table.step).not.toBe('withdraw');
  });
});
