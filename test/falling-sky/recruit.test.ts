import { describe, expect, test } from 'vitest';
import { orderFor } from '../../games/falling-sky/commands/order';
import { canRecruit } from '../../games/falling-sky/commands/recruit';
import { FREE, FULL, type Terms } from '../../games/falling-sky/commands/terms';
import { freeCommand } from './freeCommand';
import { beginCommand } from './table';

const agreeing = (agree: 'agree' | 'refuse') => (faction: 'aedui' | 'arverni' | 'belgae') => ({
  romans: {},
  arverni: {},
  aedui: {},
  belgae: {},
  [faction]: { supply: { romans: agree } },
});

describe('3.2.1 Recruit', () => {
  test('3.2.1 Auxilia are placed up to the number of Allies, plus one for a Leader and one for a Fort', () => {
    const table = beginCommand(
      {
        pieces: { mandubii: { romans: { leader: 'successor', fort: true, legions: 1 } } },
        at: { senones: 'romans', lingones: 'romans', treveri: 'romans' },
      },
      'recruit',
      'romans',
    );
    expect(table.legal('romans', 'auxilia').filter((each) => !each.startsWith('provincia'))).toEqual([
      'mandubii 1',
      'mandubii 2',
      'mandubii 3',
      'mandubii 4',
      'treveri 1',
    ]);
    table.do('romans', 'auxilia', 'mandubii', 4);
    expect(table.force('mandubii', 'romans')).toBe('successor 1L 4h fort');
  });

  test('3.2.1 an Ally goes to a Subdued Tribe of a Region under Roman Control, or where Caesar is', () => {
    const table = beginCommand(
      {
        pieces: {
          carnutes: { romans: { legions: 3 }, arverni: { troops: 1 } },
          nervii: { romans: { leader: 'named' }, belgae: { troops: 3 } },
          morini: { romans: { legions: 1 }, belgae: { troops: 3 } },
          arverni: { romans: { legions: 1 } },
          aedui: { romans: { legions: 1 } },
          ubii: { romans: { legions: 1 } },
        },
        at: {
          aulerci: 'dispersed',
          eburones: 'belgae',
          helvii: 'gathering',
          cadurci: 'arverni',
          volcae: 'razed',
        },
      },
      'recruit',
      'romans',
    );
    expect(table.legal('romans', 'ally')).toEqual(['carnutes', 'nervii', 'ubii']);
    table.do('romans', 'ally', 'nervii');
    expect(table.G.tribes.nervii).toEqual({ by: 'romans', citadel: false });
  });

  test('3.2.1 his Successor places no Ally without Control', () => {
    const table = beginCommand(
      { pieces: { nervii: { romans: { leader: 'successor' }, belgae: { troops: 3 } } } },
      'recruit',
      'romans',
    );
    expect(table.refuses('romans', 'ally', 'nervii')).toBe(true);
    expect(table.refuses('romans', 'auxilia', 'nervii', 1)).toBe(false);
  });

  test('3.2.1 a Region is selected once, for two Resources, or nothing in a Supply Line', () => {
    const table = beginCommand(
      { pieces: { nervii: { romans: { fort: true }, belgae: { troops: 3 } } }, at: { sequani: 'romans' } },
      'recruit',
      'romans',
    );
    table.do('romans', 'auxilia', 'sequani', 1);
    expect(table.G.resources.romans).toBe(20);
    expect(table.refuses('romans', 'ally', 'helvetii')).toBe(true);
    table.do('romans', 'auxilia', 'nervii', 1);
    expect(table.G.resources.romans).toBe(18);
    table.do('romans', 'end');
    expect(table.G.eligibility.romans.now).toBe(true);
  });

  test('3.2.1 Regions without a Supply Line need the Resources', () => {
    const position = {
      pieces: { nervii: { romans: { fort: true }, belgae: { troops: 3 } } },
      resources: { romans: 1 },
    };
    const table = beginCommand(position, 'recruit', 'romans');
    expect(table.legal('romans', 'auxilia')).toEqual(['provincia 1', 'provincia 2']);
    expect(table.why('romans', 'auxilia', 'nervii')).toBe(
      '3.1 It costs 2, more Resources than the Romans have.',
    );
  });

  test('3.2.1 Devastated Regions are closed to Recruit', () => {
    const table = beginCommand({ at: { sequani: 'romans' }, devastated: ['sequani'] }, 'recruit', 'romans');
    expect(table.refuses('romans', 'auxilia', 'sequani', 1)).toBe(true);
    expect(table.refuses('romans', 'ally', 'helvetii')).toBe(true);
    expect(table.why('romans', 'auxilia', 'sequani')).toBe('4.3.2 Sequani is Devastated.');
  });

  test('3.2.1 Provincia gives one Auxilia more', () => {
    const table = beginCommand({ at: { helvii: 'romans' } }, 'recruit', 'romans');
    expect(table.legal('romans', 'auxilia')).toEqual(['provincia 1', 'provincia 2', 'provincia 3']);
    expect(table.why('romans', 'auxilia', 'treveri')).toBe(
      '3.2.1 No Roman Leader, Ally or Fort is in Treveri.',
    );
  });

  test('1.4.1 no more pieces are placed than are Available, and own ones may be removed to be placed elsewhere', () => {
    const position = {
      pieces: { provincia: { romans: { troops: 10 } }, treveri: { romans: { troops: 10 } } },
      at: {
        helvii: 'romans',
        menapii: 'romans',
        morini: 'romans',
        nervii: 'romans',
        remi: 'romans',
        bellovaci: 'romans',
      },
    };
    const table = beginCommand(position, 'recruit', 'romans').do('romans', 'end');
    table.do('romans', 'command', 'recruit');
    expect(table.legal('romans', 'auxilia')).toEqual([]);
    expect(table.legal('romans', 'ally')).toEqual([]);
    expect(table.why('romans', 'auxilia', 'provincia', '1')).toBe('1.4.1 Only 0 Auxilia are Available.');
    table.do('romans', 'remove', 'treveri', 'hidden');
    expect(table.legal('romans', 'auxilia')).toContain('provincia 1');
    expect(table.legal('romans', 'auxilia')).not.toContain('provincia 2');
    table.do('romans', 'remove', 'morini', 'ally menapii');
    expect(table.legal('romans', 'ally')).toContain('treveri');
  });

  test('2.3.5 a Limited Command Recruits in one Region', () => {
    const table = beginCommand({ at: { sequani: 'romans' } }, 'recruit', 'romans', {
      limited: true,
      most: 1,
    });
    table.do('romans', 'auxilia', 'sequani', 1);
    expect(table.refuses('romans', 'auxilia', 'provincia', 1)).toBe(true);
    expect(table.why('romans', 'auxilia', 'provincia')).toBe(
      '2.3.5 A Limited Command selects just one Region.',
    );
  });
});

describe('3.2.1 Supply Line', () => {
  /** The example: the Arverni Control their Region, nobody the Bituriges, the Aedui those between them and Cisalpina. */
  const example = {
    pieces: {
      arverni: { arverni: { troops: 4 }, romans: { legions: 1 } },
      aedui: { aedui: { troops: 6 } },
      sequani: { aedui: { troops: 2 } },
      mandubii: { arverni: { troops: 4 } },
      provincia: { arverni: { troops: 4 } },
      ubii: { germans: { troops: 2 } },
    },
    at: { bituriges: 'romans', cadurci: 'romans' },
  } as const;
  const bituriges = {
    ...example,
    pieces: { ...example.pieces, bituriges: { aedui: { troops: 1 } } },
  };

  test('3.2.1 example: one reaches the Bituriges only if the Aedui agree; the Arverni block their own Region', () => {
    const table = beginCommand(bituriges, 'recruit', 'romans');
    expect(table.legal('romans', 'supply').filter((each) => each.startsWith('aedui'))).toHaveLength(21);
    table.do('romans', 'supply', 'aedui', 0);
    expect(table.side).toBe('aedui');
    table.do('aedui', 'agree');
    table.do('romans', 'auxilia', 'bituriges', 1);
    expect(table.G.resources.romans).toBe(20);
    table.do('romans', 'auxilia', 'arverni', 1);
    expect(table.G.resources.romans).toBe(18);
  });

  test('3.2.1, 1.5.2 who has answered is not asked again, and without agreement the Region costs', () => {
    const table = beginCommand(bituriges, 'recruit', 'romans');
    table.do('romans', 'supply', 'aedui', 3).do('aedui', 'refuse');
    expect(table.G.resources).toMatchObject({ romans: 20, aedui: 20 });
    expect(table.legal('romans', 'supply').filter((each) => each.startsWith('aedui'))).toEqual([]);
    table.do('romans', 'auxilia', 'bituriges', 1);
    expect(table.G.resources.romans).toBe(18);
  });

  test('1.5.2 Resources offered are handed over when the other agrees', () => {
    const table = beginCommand(bituriges, 'recruit', 'romans');
    table.do('romans', 'supply', 'aedui', 2).do('aedui', 'agree');
    expect(table.G.resources).toMatchObject({ romans: 18, aedui: 22 });
  });

  test('1.5.2 an offer is no more than there is', () => {
    const table = beginCommand({ ...bituriges, resources: { romans: 1, aedui: 20 } }, 'recruit', 'romans');
    expect(table.legal('romans', 'supply').filter((each) => each.startsWith('aedui'))).toEqual([
      'aedui 0',
      'aedui 1',
    ]);
  });

  test('1.5.2 a Faction of the same player is offered four Resources at most, one with card 38 none', () => {
    const same = beginCommand({ ...bituriges, players: 2 }, 'recruit', 'romans');
    expect(same.legal('romans', 'supply').filter((each) => each.startsWith('aedui'))).toHaveLength(5);
    const capabilities = { 38: { text: 'shaded' as const, holder: null } };
    const barred = beginCommand({ ...bituriges, capabilities }, 'recruit', 'romans');
    expect(barred.legal('romans', 'supply').filter((each) => each.startsWith('aedui'))).toEqual(['aedui 0']);
  });

  test('1.5.2 a standing answer is given at once', () => {
    const agreed = beginCommand({ ...bituriges, standing: agreeing('agree')('aedui') }, 'recruit', 'romans');
    agreed.do('romans', 'supply', 'aedui', 0);
    expect(agreed.side).toBe('romans');
    agreed.do('romans', 'auxilia', 'bituriges', 1);
    expect(agreed.G.resources.romans).toBe(20);
  });

  test('1.5.2 after a disagreement the Recruit may be called off', () => {
    const table = beginCommand(bituriges, 'recruit', 'romans');
    table.do('romans', 'supply', 'aedui', 0).do('aedui', 'refuse').do('romans', 'end');
    expect(table.step).toBe('turn');
    expect(table.side).toBe('romans');
  });

  test('3.2.1 nobody is asked whose agreement cannot matter: the Germans never agree', () => {
    const germans = { germans: { troops: 9 } };
    const table = beginCommand(
      {
        pieces: { ubii: germans, sequani: germans, provincia: germans, aedui: { aedui: { troops: 1 } } },
        at: { bituriges: 'romans' },
      },
      'recruit',
      'romans',
    );
    expect(table.legal('romans', 'supply')).toEqual([]);
  });

  test('1.5.2 where any two of three Factions would open a Supply Line, all may be asked', () => {
    const table = beginCommand(
      {
        pieces: {
          mandubii: { romans: { leader: 'named', legions: 1 } },
          sequani: { germans: { troops: 1 } },
          sugambri: { germans: { troops: 1 } },
          pictones: { germans: { troops: 1 } },
          treveri: { arverni: { troops: 1 } },
          bituriges: { arverni: { troops: 1 } },
          ubii: { aedui: { troops: 1 } },
          aedui: { aedui: { troops: 1 } },
          arverni: { belgae: { troops: 1 } },
          provincia: { belgae: { troops: 3 } },
        },
        devastated: ['provincia'],
      },
      'recruit',
      'romans',
    );
    const asked = () => table.legal('romans', 'supply').filter((each) => each.endsWith(' 0'));
    expect(asked()).toEqual(['aedui 0', 'arverni 0', 'belgae 0']);
    table.do('romans', 'supply', 'arverni', 0).do('arverni', 'refuse');
    expect(asked()).toEqual(['aedui 0', 'belgae 0']);
    for (const other of ['aedui', 'belgae'] as const)
      table.do('romans', 'supply', other, 0).do(other, 'agree');
    table.do('romans', 'auxilia', 'mandubii', 1);
    expect(table.G.resources.romans).toBe(20);
  });

  test('3.2.1 with an empty purse Recruit may be chosen in the hope of a Supply Line', () => {
    const germans = { germans: { troops: 9 } };
    const position = {
      pieces: { ubii: germans, provincia: germans, sequani: { aedui: { troops: 4 } } },
      at: { bituriges: 'romans' },
      resources: { romans: 0 },
      devastated: ['provincia' as const],
    };
    const table = beginCommand(position, 'recruit', 'romans');
    expect(table.moves('romans')).toContain('supply');
    expect(table.legal('romans', 'auxilia')).toEqual([]);
    expect(table.do('romans', 'end').legal('romans', 'command')).toContain('recruit');
  });
});

describe('3.2.1 Supply Lines that are not needed', () => {
  const beyond = { pieces: { treveri: { romans: { legions: 2 } }, mandubii: { aedui: { troops: 1 } } } };
  const closed = {
    pieces: {
      ...beyond.pieces,
      sequani: { aedui: { troops: 1 } },
      aedui: { aedui: { troops: 1 } },
      arverni: { aedui: { troops: 1 } },
      ubii: { germans: { troops: 1 } },
    },
  };

  test('3.2.1 agreement is asked for an Ally alone, too', () => {
    expect(beginCommand(closed, 'recruit', 'romans').legal('romans', 'supply')).toContain('aedui 0');
    expect(beginCommand(beyond, 'recruit', 'romans').legal('romans', 'supply')).toEqual([]);
  });

  test('3.1.2 a free Recruit asks nobody', () => {
    expect(freeCommand(closed, 'recruit', 'romans', 'romans').legal('romans', 'supply')).toEqual([]);
  });

  test('3.2.1, 1.4.1 without Available pieces it is executed only by who may remove own pieces first', () => {
    const position = {
      pieces: { nervii: { romans: { troops: 20 } } },
      at: { nervii: 'dispersed', eburones: 'dispersed', helvii: 'dispersed' },
    };
    const can = (executes: 'romans' | 'arverni', terms: Terms) =>
      canRecruit(
        freeCommand(position, 'recruit', 'romans', executes).G,
        orderFor('recruit', 'romans', 'romans', terms),
      );
    expect([can('romans', FREE), can('arverni', FREE), can('romans', FULL)]).toEqual([true, false, true]);
  });

  test('3.2.1 those are asked whose agreement helps only together', () => {
    const germans = { germans: { troops: 3 } };
    const pieces = { ubii: germans, sequani: germans, arverni: germans, mandubii: germans };
    const chain = { aedui: { aedui: { troops: 3 } }, provincia: { arverni: { troops: 3 } } };
    const table = beginCommand(
      { pieces: { ...pieces, ...chain }, at: { bituriges: 'romans' }, resources: { romans: 0 } },
      'recruit',
      'romans',
    );
    expect(table.legal('romans', 'supply')).toEqual(['aedui 0', 'arverni 0']);
    table.do('romans', 'supply', 'aedui', 0).do('aedui', 'agree').do('romans', 'supply', 'arverni', 0);
    expect(table.do('arverni', 'agree').refuses('romans', 'auxilia', 'bituriges', 1)).toBe(false);
  });

  test('3.2.1 those are asked as well whose agreement helps only together where that of another would be enough', () => {
    const germans = { germans: { troops: 3 } };
    const pieces = { aedui: germans, arverni: germans, sugambri: germans, sequani: { aedui: { troops: 3 } } };
    const together = { treveri: { arverni: { troops: 3 } }, ubii: { belgae: { troops: 3 } } };
    const table = beginCommand(
      { pieces: { ...pieces, ...together }, at: { mandubii: 'romans' }, resources: { romans: 0 } },
      'recruit',
      'romans',
    );
    expect(table.legal('romans', 'supply')).toEqual(['aedui 0', 'arverni 0', 'belgae 0']);
    table.do('romans', 'supply', 'belgae', 0).do('belgae', 'refuse');
    expect(table.legal('romans', 'supply')).toEqual(['aedui 0']);
  });

  test('3.2.1 nobody is asked where the Region is Devastated', () => {
    const pieces = { nervii: { romans: { fort: true }, belgae: { troops: 3 } } };
    const asked = (devastated: 'nervii'[]) =>
      beginCommand({ pieces, devastated, at: { nervii: 'belgae' } }, 'recruit', 'romans').legal(
        'romans',
        'supply',
      );
    expect(asked([])).not.toEqual([]);
    expect(asked(['nervii'])).toEqual([]);
  });

  test('3.2.1 why no Ally is placed is told', () => {
    const position = {
      pieces: {
        nervii: { romans: { troops: 1 } },
        atrebates: { romans: { fort: true }, belgae: { troops: 3 } },
        arverni: { romans: { troops: 2 } },
      },
      at: { eburones: 'dispersed', nervii: 'belgae' },
      devastated: ['treveri' as const],
    };
    const table = beginCommand(position, 'recruit', 'romans');
    expect(table.why('romans', 'ally', 'atrebates')).toBe(
      '3.2.1 Atrebates is not under Roman Control, nor is Caesar there.',
    );
    expect(table.why('romans', 'ally', 'treveri')).toBe('4.3.2 Treveri is Devastated.');
    expect(table.why('romans', 'ally', 'arverni')).toBe('1.4.2 The Romans may not stand at Gergovia.');
    const caesar = { ...position, pieces: { nervii: { romans: { leader: 'named' as const } } } };
    const there = beginCommand(caesar, 'recruit', 'romans');
    expect(there.why('romans', 'ally', 'eburones')).toBe('1.4.2 Eburones is Dispersed.');
    expect(there.why('romans', 'ally', 'nervii')).toBe('1.7 Nervii is not Subdued.');
    const allies = { remi: 'romans', atrebates: 'romans', bellovaci: 'romans', morini: 'romans' };
    const all = { ...allies, menapii: 'romans', treveri: 'romans' };
    const none = beginCommand({ ...caesar, devastated: [], at: all }, 'recruit', 'romans');
    expect(none.why('romans', 'ally', 'nervii')).toBe('1.4.1 No Ally of the Romans is Available.');
  });

  test('3.2.1 what is refused is told why', () => {
    const table = beginCommand(closed, 'recruit', 'romans');
    expect(table.why('romans', 'auxilia', 'provincia', '9')).toBe(
      '3.2.1 No more than 2 Auxilia may be placed in Provincia.',
    );
    expect(table.why('romans', 'auxilia', 'nowhere')).toBeUndefined();
  });
});

describe('3.2.1 Capabilities and Events that change Recruit', () => {
  test('3.2.1, card 13 shaded: only in Supply Lines, for two Resources each', () => {
    const capabilities = { 13: { text: 'shaded' as const, holder: null } };
    const position = {
      pieces: { nervii: { romans: { fort: true }, belgae: { troops: 3 } } },
      at: { sequani: 'romans' },
      capabilities,
    };
    const table = beginCommand(position, 'recruit', 'romans');
    expect(table.refuses('romans', 'auxilia', 'nervii', 1)).toBe(true);
    expect(table.why('romans', 'auxilia', 'nervii')).toContain('card 13');
    table.do('romans', 'auxilia', 'sequani', 1);
    expect(table.G.resources.romans).toBe(18);
    expect(table.legal('romans', 'supply')).toHaveLength(19);
    table.do('romans', 'supply', 'belgae', 0).do('belgae', 'agree').do('romans', 'auxilia', 'nervii', 1);
    expect(table.G.resources.romans).toBe(16);
    const broke = beginCommand({ ...position, resources: { romans: 1 } }, 'recruit', 'romans');
    expect(broke.legal('romans', 'supply')).toEqual([]);
  });

  test('3.2.1, card 5: each Recruit in Cisalpina places two Auxilia', () => {
    const table = beginCommand(
      { galliaTogata: true, pieces: { cisalpina: { romans: { troops: 1 } } } },
      'recruit',
      'romans',
    );
    expect(table.legal('romans', 'auxilia')).not.toContain('cisalpina 3');
    table.do('romans', 'auxilia', 'cisalpina', 2);
    expect(table.force('cisalpina', 'romans')).toBe('3h');
    expect(table.G.resources.romans).toBe(20);
    const strong = { belgae: { troops: 5 } };
    const border = { ubii: strong, sequani: strong, provincia: strong };
    const cut = beginCommand(
      { galliaTogata: true, pieces: { ...border, cisalpina: { romans: { troops: 1 } } } },
      'recruit',
      'romans',
    );
    expect(cut.do('romans', 'auxilia', 'cisalpina', 2).G.resources.romans).toBe(20);
    const empty = beginCommand({ galliaTogata: true }, 'recruit', 'romans');
    expect(empty.refuses('romans', 'auxilia', 'cisalpina', 1)).toBe(true);
  });

  test('3.2.1, card 55 unshaded: Belgica is as if under Roman Control and with one more Ally', () => {
    const position = {
      pieces: { morini: { belgae: { troops: 4 } }, nervii: { belgae: { troops: 4 } } },
      at: { menapii: 'romans', remi: 'romans' },
    };
    const capabilities = { 55: { text: 'unshaded' as const, holder: null } };
    const table = beginCommand({ ...position, capabilities }, 'recruit', 'romans');
    expect(table.legal('romans', 'ally').filter((each) => each !== 'helvii')).toEqual([
      'atrebates',
      'bellovaci',
      'eburones',
      'morini',
      'nervii',
    ]);
    expect(table.legal('romans', 'auxilia').filter((each) => !each.startsWith('p'))).toEqual([
      'atrebates 1',
      'atrebates 2',
      'morini 1',
      'morini 2',
      'nervii 1',
    ]);
    table.do('romans', 'ally', 'nervii');
    expect(table.G.resources.romans).toBe(20);
    const without = beginCommand(position, 'recruit', 'romans');
    expect(without.legal('romans', 'ally')).not.toContain('nervii');
  });

  test('3.2.1, card 34: Allies without Control, in Devastated Regions too', () => {
    const terms = { free: true, most: 3, card: 34 };
    const position = { pieces: { nervii: { belgae: { troops: 4 } } }, devastated: ['nervii' as const] };
    const table = beginCommand(position, 'recruit', 'romans', terms);
    table.do('romans', 'ally', 'nervii');
    expect(table.G.resources.romans).toBe(20);
    expect(table.legal('romans', 'supply')).toEqual([]);
  });

  test('3.2.1, card 38 unshaded: where the Aedui are and agree, their Warbands are placed for Auxilia', () => {
    const position = {
      pieces: {
        mandubii: { romans: { fort: true, leader: 'successor' as const }, aedui: { troops: 1 } },
        treveri: { aedui: { troops: 1 } },
        nervii: { romans: { fort: true } },
      },
      at: { treveri: 'romans' },
      capabilities: { 38: { text: 'unshaded' as const, holder: null } },
    };
    const table = beginCommand(position, 'recruit', 'romans');
    expect(table.legal('romans', 'lent')).toEqual([]);
    table.do('romans', 'pieces', 'aedui').do('aedui', 'agree');
    expect(table.legal('romans', 'lent')).toEqual([
      'mandubii 1 0',
      'mandubii 1 1',
      'mandubii 2 0',
      'treveri 1 0',
    ]);
    table.do('romans', 'lent', 'mandubii', 1, 1);
    expect(table.force('mandubii', 'aedui')).toBe('2h');
    expect(table.force('mandubii', 'romans')).toBe('successor 1h fort');
    const veneti = { veneti: { aedui: { troops: 17 } } };
    const scarce = beginCommand(
      { ...position, pieces: { ...position.pieces, ...veneti } },
      'recruit',
      'romans',
    );
    scarce.do('romans', 'pieces', 'aedui').do('aedui', 'agree');
    expect(scarce.legal('romans', 'lent')).toEqual(['mandubii 1 0', 'mandubii 1 1', 'treveri 1 0']);
  });
});
