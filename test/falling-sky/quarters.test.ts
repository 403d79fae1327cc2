import { describe, expect, test } from 'vitest';
import { quartersPhase } from '../../games/falling-sky/winter/quarters';
import { begin, type Position } from './table';

const quarters = (position: Position, dice: number[] = []) =>
  begin(position, quartersPhase())
    .dice(...dice)
    .start();

describe('6.3.1 Quarters of the Germans', () => {
  const pieces: Position['pieces'] = {
    treveri: { germans: { hidden: 1, revealed: 1, scouted: 1 } },
    nervii: { germans: { troops: 2 } },
    morini: { germans: { troops: 2 } },
    ubii: { germans: { troops: 1 } },
  };

  test.each([
    [3, '1h 1r 1s', '1h'],
    [4, '', '2h 1r 1s'],
  ])('6.3.1 on a %i Warbands in Devastated Regions without Ally go to one Region', (die, sugambri, ubii) => {
    const devastated: Position['devastated'] = ['treveri', 'nervii', 'ubii'];
    const table = quarters({ pieces, devastated, at: { nervii: 'germans' } }, [die]);
    expect(table.force('sugambri', 'germans')).toBe(sugambri);
    expect(table.force('ubii', 'germans')).toBe(ubii);
    expect(table.force('treveri', 'germans')).toBe('');
    expect(table.force('nervii', 'germans')).toBe('2h');
    expect(table.force('morini', 'germans')).toBe('2h');
    expect(table.diceLeft).toEqual([]);
  });

  test('6.3.1 the Germans go before the Gauls relocate', () => {
    const table = quarters(
      {
        pieces: {
          treveri: { germans: { troops: 3 } },
          sugambri: { belgae: { troops: 2 } },
          nervii: { belgae: { troops: 1 } },
        },
        devastated: ['treveri'],
      },
      [1],
    );
    expect([table.side, table.force('sugambri', 'germans')]).toEqual(['belgae', '3h']);
    expect(table.legal('belgae', 'relocate')).toEqual([
      'sugambri nervii hidden 1',
      'sugambri nervii hidden 2',
    ]);
  });

  test('6.3.1 nothing is rolled where none have to go', () => {
    const table = quarters({ pieces, devastated: ['nervii', 'ubii'], at: { nervii: 'germans' } });
    expect(table.step).toBe('turn');
  });
});

describe('6.3.2 Quarters of the Gauls', () => {
  test('6.3.2 they relocate to adjacent Regions without Devastation under own Control', () => {
    const table = quarters(
      {
        pieces: {
          nervii: { belgae: { leader: 'named', troops: 3 }, romans: { legions: 4 } },
          morini: { belgae: { troops: 1 } },
          atrebates: { belgae: { troops: 1 } },
          treveri: { germans: { troops: 1 } },
        },
        devastated: ['nervii', 'atrebates'],
      },
      [1, 1, 1],
    );
    expect([table.step, table.side]).toEqual(['relocation', 'belgae']);
    expect(table.prompt('belgae')?.rule).toBe('6.3.2');
    expect(table.legal('belgae', 'relocate').filter((move) => move.startsWith('nervii'))).toEqual([
      'nervii morini hidden 1',
      'nervii morini hidden 2',
      'nervii morini hidden 3',
      'nervii morini leader',
    ]);
    expect(table.moves('belgae')).not.toContain('askQuarters');
    table.do('belgae', 'relocate', 'nervii', 'morini', 'leader');
    table.do('belgae', 'relocate', 'nervii', 'morini', 'hidden 2');
    expect(table.force('morini', 'belgae')).toBe('named 3h');
    expect(table.force('nervii', 'belgae')).toBe('1h');
    table.do('belgae', 'done');
    expect(table.diceLeft).toEqual([1]);
    expect(table.force('nervii', 'belgae')).toBe('');
    expect(table.force('atrebates', 'belgae')).toBe('');
  });

  test('6.3.2 no piece relocates twice', () => {
    const table = quarters({
      pieces: { morini: { belgae: { troops: 2 } }, nervii: { belgae: { troops: 2 } } },
    });
    table.do('belgae', 'relocate', 'morini', 'nervii', 'hidden 1');
    expect(table.legal('belgae', 'relocate')).toEqual([
      'morini nervii hidden 1',
      'nervii morini hidden 1',
      'nervii morini hidden 2',
    ]);
    expect(table.why('belgae', 'relocate', 'nervii', 'treveri')).toContain('not under Control');
  });

  test('6.3.2 who has relocated says when it is done, though nothing is left to relocate', () => {
    const table = quarters({
      pieces: { morini: { belgae: { troops: 1 } }, nervii: { belgae: { leader: 'named' } } },
      at: { morini: 'belgae' },
      circumvallation: { region: 'nervii', faction: 'belgae', troops: 0, leader: true },
    });
    table.do('belgae', 'relocate', 'morini', 'nervii', 'hidden 1');
    expect(table.moves('belgae')).toContain('done');
    expect(table.moves('belgae')).not.toContain('relocate');
  });

  test('6.3.2 who has come to pieces under the Circumvallation marker does not leave in their stead', () => {
    const table = quarters({
      pieces: {
        mandubii: { arverni: { troops: 3 }, romans: { troops: 1 } },
        carnutes: { arverni: { troops: 2 } },
      },
      circumvallation: { region: 'mandubii', faction: 'arverni', troops: 3, leader: false },
    });
    table.do('arverni', 'relocate', 'carnutes', 'mandubii', 'hidden 1');
    expect(table.legal('arverni', 'relocate')).toEqual(['carnutes mandubii hidden 1']);
  });

  test('6.3.2, card 5 the Romans take nobody in in Cisalpina', () => {
    const table = quarters({
      pieces: { ubii: { arverni: { troops: 2 } }, cisalpina: { romans: { troops: 3 } } },
      galliaTogata: true,
    });
    expect([table.step, table.side]).toEqual(['relocation', 'romans']);
  });

  test('6.3.2 a Leader relocates once, too, and each piece by how it lies', () => {
    const table = quarters({
      pieces: {
        morini: { belgae: { leader: 'named', troops: 2, revealed: 1, scouted: 1 } },
        nervii: { belgae: { troops: 2, scouted: 1 } },
      },
    });
    table.do('belgae', 'relocate', 'morini', 'nervii', 'leader');
    table.do('belgae', 'relocate', 'morini', 'nervii', 'revealed 1');
    table.do('belgae', 'relocate', 'morini', 'nervii', 'scouted 1');
    expect(table.legal('belgae', 'relocate').filter((move) => move.startsWith('nervii'))).toEqual([
      'nervii morini hidden 1',
      'nervii morini hidden 2',
      'nervii morini scouted 1',
    ]);
    expect(table.force('nervii', 'belgae')).toBe('named 2h 1r 2s');
  });

  test('6.3.2 each Faction rolls before the next relocates', () => {
    const table = quarters(
      {
        pieces: {
          treveri: { belgae: { troops: 2 } },
          mandubii: { aedui: { troops: 1 } },
          sequani: { aedui: { troops: 2 } },
        },
        devastated: ['treveri', 'mandubii'],
      },
      [1, 3, 6],
    );
    expect([table.step, table.side]).toEqual(['relocation', 'belgae']);
    expect(table.legal('belgae', 'askQuarters')).toEqual(['aedui']);
    table.do('belgae', 'done');
    expect([table.step, table.side]).toEqual(['relocation', 'aedui']);
    expect(table.force('treveri', 'belgae')).toBe('');
    expect(table.diceLeft).toEqual([6]);
    table.do('aedui', 'done');
    expect(table.force('mandubii', 'aedui')).toBe('1h');
  });

  test('6.3.2 a Leader does not starve', () => {
    const table = quarters(
      { pieces: { treveri: { belgae: { leader: 'named', troops: 1 } } }, devastated: ['treveri'] },
      [1],
    );
    expect(table.force('treveri', 'belgae')).toBe('named');
  });

  test('6.3.2 who is done is asked once more while Warbands that would starve could leave', () => {
    const pieces: Position['pieces'] = {
      nervii: { belgae: { hidden: 2, revealed: 1 } },
      morini: { belgae: { troops: 1 } },
      atrebates: { belgae: { leader: 'named' } },
    };
    const table = quarters({ pieces, devastated: ['nervii', 'atrebates'] });
    const hunger = 'Without food, each lost on 1 to 3: 3 Warbands in Nervii.';
    expect(table.prompt('belgae')?.text).toContain(hunger);
    expect(table.forgone('belgae', 'done')).toBe(hunger);
    table.do('belgae', 'relocate', 'nervii', 'morini', 'hidden 2');
    expect(table.forgone('belgae', 'done')).toContain('1 Warband in Nervii');
    table.do('belgae', 'relocate', 'nervii', 'morini', 'revealed 1');
    expect(table.forgone('belgae', 'done')).toBeNull();
    expect(table.prompt('belgae')?.text).not.toContain('food');
  });

  test('6.3.2 nobody is asked once more for Warbands that have nowhere to go', () => {
    const pieces: Position['pieces'] = {
      nervii: { belgae: { troops: 1 } },
      morini: { belgae: { troops: 1 } },
      ubii: { belgae: { troops: 1 } },
    };
    const table = quarters({ pieces, devastated: ['ubii'] });
    expect(table.forgone('belgae', 'done')).not.toBeNull();
    table.do('belgae', 'relocate', 'nervii', 'morini', 'hidden 1');
    expect(table.prompt('belgae')?.text).toContain('1 Warband in Ubii');
    expect(table.forgone('belgae', 'done')).toBeNull();
  });

  test('6.3.2 a Faction in whose Control they would be is asked, and not without need', () => {
    const table = quarters({
      pieces: {
        morini: { belgae: { troops: 2 } },
        nervii: { romans: { legions: 2 } },
        aedui: { aedui: { troops: 1 } },
      },
    });
    expect(table.legal('belgae', 'askQuarters')).toEqual(['romans']);
    expect(table.legal('belgae', 'relocate')).toEqual([]);
    expect(table.why('belgae', 'relocate', 'morini')).toContain('or open to you');
    table.do('belgae', 'askQuarters', 'romans');
    expect(table.side).toBe('romans');
    const refused = quarters({
      pieces: { morini: { belgae: { troops: 2 } }, nervii: { romans: { legions: 2 } } },
    })
      .do('belgae', 'askQuarters', 'romans')
      .do('romans', 'refuse');
    expect(refused.sides).not.toContain('belgae');
    table.do('romans', 'agree');
    expect(table.side).toBe('belgae');
    expect(table.moves('belgae')).not.toContain('askQuarters');
    table.do('belgae', 'relocate', 'morini', 'nervii', 'hidden 2');
    expect(table.force('nervii', 'belgae')).toBe('2h');
  });

  test('6.3.2 neither No Control nor German Control takes anybody in', () => {
    const table = quarters({
      pieces: { morini: { belgae: { troops: 2 } }, sugambri: { germans: { troops: 4 } } },
    });
    expect(table.step).toBe('turn');
  });

  test('6.3.2 Warbands in Devastated Regions without Ally or Citadel are lost on 1-3', () => {
    const table = quarters(
      {
        pieces: {
          mandubii: { aedui: { hidden: 2, revealed: 1, scouted: 1 } },
          bituriges: { aedui: { troops: 1 } },
          aedui: { aedui: { troops: 1 } },
          carnutes: { aedui: { troops: 1 } },
        },
        devastated: ['mandubii', 'bituriges', 'aedui'],
        at: { bituriges: 'aedui', aedui: 'citadel aedui' },
      },
      [3, 4, 6, 1],
    );
    table.do('aedui', 'done');
    expect(table.force('mandubii', 'aedui')).toBe('1h 1r');
    expect(table.force('bituriges', 'aedui')).toBe('1h');
    expect(table.force('aedui', 'aedui')).toBe('1h');
    expect(table.force('carnutes', 'aedui')).toBe('1h');
  });

  test('6.3 Belgae, Aedui, Arverni and Romans have their turns in this order', () => {
    const table = quarters({
      pieces: {
        morini: { belgae: { troops: 1 } },
        nervii: { belgae: { troops: 1 } },
        aedui: { aedui: { troops: 1 } },
        bituriges: { aedui: { troops: 1 } },
        veneti: { arverni: { troops: 1 } },
        pictones: { arverni: { troops: 1 } },
        provincia: { romans: { legions: 1 } },
        sequani: { romans: { legions: 1 } },
      },
      resources: { romans: 9 },
    });
    const turns: string[] = [];
    while (table.step !== 'turn') {
      turns.push(`${table.step} ${table.side}`);
      table.do(table.side, table.step === 'upkeep' ? 'stay' : 'done');
    }
    expect(turns).toEqual([
      'relocation belgae',
      'relocation aedui',
      'relocation arverni',
      'relocation romans',
      'withdrawal romans',
      'upkeep romans',
    ]);
    expect(table.G.resources.romans).toBe(7);
  });

  test('6.3.2 pieces under the Circumvallation marker do not leave', () => {
    const table = quarters({
      pieces: {
        mandubii: { arverni: { leader: 'named', hidden: 3, revealed: 1 }, romans: { troops: 1 } },
        carnutes: { arverni: { troops: 1 } },
      },
      circumvallation: { region: 'mandubii', faction: 'arverni', troops: 3, leader: true },
    });
    expect(table.legal('arverni', 'relocate').filter((move) => move.startsWith('mandubii'))).toEqual([
      'mandubii carnutes hidden 1',
      'mandubii carnutes revealed 1',
    ]);
    table.do('arverni', 'relocate', 'mandubii', 'carnutes', 'revealed 1');
    expect(table.legal('arverni', 'relocate')).toEqual(['carnutes mandubii hidden 1']);
    table.do('arverni', 'done').do('romans', 'done').do('romans', 'done');
    table.dice(1).do('romans', 'roll', 'mandubii', 'hidden 1');
    expect(table.G.circumvallation).toBeNull();
  });
});

describe('6.3.3 Quarters of the Romans', () => {
  test('6.3.3 Legions, Auxilia and Leader relocate one Region, then to Provincia from Supply Lines', () => {
    const table = quarters({
      pieces: {
        mandubii: { romans: { leader: 'named', legions: 2, troops: 1 } },
        carnutes: { arverni: { troops: 9 }, romans: { legions: 1, troops: 1 } },
        bituriges: { arverni: { troops: 1 } },
        pictones: { arverni: { troops: 1 } },
        ubii: { germans: { troops: 1 } },
        nervii: { romans: { troops: 1 } },
        aedui: { aedui: { troops: 3 } },
        sequani: { aedui: { troops: 3 } },
        treveri: { germans: { troops: 3 } },
      },
    });
    while (table.side !== 'romans') table.do(table.side, 'done');
    expect(table.prompt('romans')?.rule).toBe('6.3.3');
    expect(table.legal('romans', 'askQuarters')).toEqual(['aedui', 'arverni']);
    expect(table.why('romans', 'relocate', 'carnutes', 'bituriges')).toContain('have not agreed');
    table.do('romans', 'relocate', 'carnutes', 'mandubii', 'legions 1');
    table.do('romans', 'done');
    expect(table.step).toBe('withdrawal');
    expect(table.legal('romans', 'withdraw')).toEqual(['mandubii leader']);
    expect(table.why('romans', 'withdraw', 'nervii')).toContain('no Supply Line');
    expect(table.legal('romans', 'askSupply')).toEqual(['aedui', 'arverni']);
    table.do('romans', 'askSupply', 'aedui').do('aedui', 'agree');
    expect(table.legal('romans', 'withdraw')).toEqual([
      'mandubii hidden 1',
      'mandubii leader',
      'mandubii legions 1',
      'mandubii legions 2',
      'mandubii legions 3',
      'nervii hidden 1',
    ]);
    table.do('romans', 'withdraw', 'mandubii', 'legions 3');
    table.do('romans', 'withdraw', 'mandubii', 'leader');
    expect(table.force('provincia', 'romans')).toBe('named 3L fort');
    table.do('romans', 'withdraw', 'mandubii', 'hidden 1');
    expect(table.moves('romans')).not.toContain('askSupply');
  });

  test('6.3.3 example: with the Aedui in the Sequani agreeing, two Legions go from the Mandubii to an Arverni Provincia', () => {
    const table = quarters({
      pieces: {
        mandubii: { romans: { legions: 2 } },
        sequani: { aedui: { troops: 2 } },
        provincia: { arverni: { troops: 3 } },
        ubii: { germans: { troops: 1 } },
      },
    });
    while (table.step !== 'withdrawal') table.do(table.side, 'done');
    expect(table.legal('romans', 'withdraw')).toEqual([]);
    expect(table.legal('romans', 'askSupply')).toEqual(['aedui', 'arverni']);
    table.do('romans', 'askSupply', 'aedui').do('aedui', 'agree');
    table.do('romans', 'withdraw', 'mandubii', 'legions 2');
    expect(table.force('provincia', 'romans')).toBe('2L fort');
  });

  test('6.3.3 a Legion relocates once to an adjacent Region, and from there to Provincia', () => {
    const table = quarters({
      pieces: {
        aedui: { romans: { legions: 2, troops: 1 } },
        mandubii: { romans: { legions: 1 } },
      },
    });
    table.do('romans', 'relocate', 'aedui', 'mandubii', 'legions 2');
    expect(table.legal('romans', 'relocate').filter((move) => move.includes('legions'))).toEqual([
      'mandubii aedui legions 1',
    ]);
    table.do('romans', 'done').do('romans', 'withdraw', 'mandubii', 'legions 3');
    expect(table.force('provincia', 'romans')).toBe('3L fort');
  });

  test('6.3.3, card 5 with Gallia Togata pieces quarter in Cisalpina, where they cost as elsewhere', () => {
    const table = quarters({
      pieces: {
        cisalpina: { romans: { legions: 1, troops: 1 } },
        ubii: { germans: { troops: 3 }, romans: { legions: 1 } },
        provincia: { arverni: { troops: 3 } },
        sequani: { arverni: { troops: 3 } },
      },
      galliaTogata: true,
    });
    while (table.side !== 'romans') table.do(table.side, 'done');
    expect(table.legal('romans', 'relocate')).toEqual(['ubii cisalpina legions 1']);
    table.do('romans', 'relocate', 'ubii', 'cisalpina', 'legions 1').do('romans', 'done');
    expect(table.legal('romans', 'withdraw')).toEqual([
      'cisalpina hidden 1',
      'cisalpina legions 1',
      'cisalpina legions 2',
    ]);
    table.do('romans', 'done').do('romans', 'stay');
    expect(table.G.resources.romans).toBe(14);
  });

  test('6.3.3 who cannot pay for all that stay is told so before they stay, and is asked once more', () => {
    const pieces: Position['pieces'] = { aedui: { romans: { legions: 4 } } };
    const table = quarters({ pieces, resources: { romans: 7 } });
    table.do('romans', 'done');
    expect(table.prompt('romans')?.text).toContain('Those that stay cost 8 Resources; you have 7.');
    expect(table.forgone('romans', 'done')).toContain('cannot pay for all');
    table.do('romans', 'withdraw', 'aedui', 'legions 1');
    expect(table.forgone('romans', 'done')).toBeNull();
    table.do('romans', 'done');
    expect(table.prompt('romans')?.text).toContain('pay 6 Resources for all');
    const poor = quarters({ pieces, resources: { romans: 7 } })
      .do('romans', 'done')
      .do('romans', 'done');
    expect(poor.prompt('romans')?.text).toContain(
      'cost 8 Resources, and you have 7: choose a Region to roll',
    );
  });

  test('6.3.3 into a Devastated Provincia only from Supply Lines, not as to an adjacent Region', () => {
    const table = quarters({
      pieces: { aedui: { romans: { legions: 1 } }, bituriges: { romans: { legions: 1 } } },
      devastated: ['provincia'],
    });
    expect(table.legal('romans', 'relocate')).toEqual([
      'aedui bituriges legions 1',
      'bituriges aedui legions 1',
    ]);
    expect(table.why('romans', 'relocate', 'aedui', 'provincia')).toContain('Devastated');
    table.do('romans', 'done').do('romans', 'withdraw', 'aedui', 'legions 1');
    expect(table.force('provincia', 'romans')).toBe('1L fort');
    table.do('romans', 'done').do('romans', 'stay');
    expect(table.G.resources.romans).toBe(18);
  });

  test('6.3.3 the Supply Lines stay as they were determined', () => {
    const table = quarters({
      pieces: {
        aedui: { romans: { legions: 3 }, aedui: { troops: 2 } },
        sequani: { arverni: { troops: 1 } },
        mandubii: { romans: { legions: 1 } },
        provincia: { romans: { legions: 1 } },
      },
    });
    while (table.step !== 'withdrawal') table.do(table.side, 'done');
    table.do('romans', 'withdraw', 'aedui', 'legions 3');
    expect(table.legal('romans', 'withdraw')).toEqual(['mandubii legions 1']);
  });

  const upkeep = (position: Position, dice: number[] = []) => {
    const table = quarters(position);
    while (table.step !== 'upkeep' && table.step !== 'turn') table.do(table.side, 'done');
    return table.dice(...dice);
  };

  test.each([
    ['without an Ally 2 each', {}, [], 8],
    ['with an Ally 1 each, and one for free', { treveri: 'romans' }, [], 3],
    ['Devastated twice as much', {}, ['treveri'], 16],
    ['Devastated with an Ally', { treveri: 'romans' }, ['treveri'], 6],
  ] as const)('6.3.3 %s', (_what, at, devastated, cost) => {
    const table = upkeep({
      pieces: { treveri: { romans: { legions: 2, troops: 2 } } },
      at,
      devastated: [...devastated],
    });
    expect(table.prompt('romans')?.text).toContain(`${cost} Resources`);
    table.do('romans', 'stay');
    expect(table.G.resources.romans).toBe(20 - cost);
    expect(table.force('treveri', 'romans')).toBe('2L 2h');
  });

  test('6.3.3 a Fort keeps one piece, Provincia all, and nobody is asked where nothing is to pay', () => {
    const table = upkeep({
      pieces: {
        treveri: { romans: { troops: 2, fort: true } },
        provincia: { romans: { leader: 'named', legions: 5, troops: 4 } },
      },
      at: { treveri: 'romans' },
    });
    expect(table.step).toBe('turn');
    expect(table.G.resources.romans).toBe(20);
  });

  test('6.3.3 who rolls loses pieces on 1-3, and does not pay for the others', () => {
    const table = upkeep(
      {
        pieces: {
          treveri: { romans: { leader: 'named', legions: 3, troops: 2 } },
          nervii: { romans: { hidden: 1, revealed: 1 } },
        },
        resources: { romans: 6 },
      },
      [3, 4, 1, 2, 5],
    );
    expect(table.moves('romans')).not.toContain('stay');
    expect(table.prompt('romans')?.text).toContain('14 Resources');
    table.do('romans', 'roll', 'treveri', 'legions 3');
    expect(table.force('treveri', 'romans')).toBe('named 1L 2h');
    expect(table.G.legions.fallen).toBe(2);
    expect(table.legal('romans', 'roll')).toEqual([
      'nervii hidden 1',
      'nervii revealed 1',
      'treveri hidden 1',
      'treveri hidden 2',
    ]);
    expect(table.moves('romans')).not.toContain('stay');
    table.do('romans', 'roll', 'nervii', 'revealed 1');
    expect(table.force('nervii', 'romans')).toBe('1h');
    expect(table.G.legions.fallen).toBe(2);
    table.do('romans', 'stay');
    expect(table.G.resources.romans).toBe(0);
    expect(table.diceLeft).toEqual([5]);
  });

  test('6.3.3 who has stayed on a roll costs nothing more, however often one rolls in a Region', () => {
    const table = upkeep({ pieces: { nervii: { romans: { revealed: 2, scouted: 1, legions: 2 } } } });
    table.dice(4).do('romans', 'roll', 'nervii', 'revealed 1');
    expect(table.prompt('romans')?.text).toContain('8 Resources');
    table.dice(5).do('romans', 'roll', 'nervii', 'revealed 1');
    expect(table.legal('romans', 'roll')).toEqual([
      'nervii legions 1',
      'nervii legions 2',
      'nervii scouted 1',
    ]);
    table.dice(6).do('romans', 'roll', 'nervii', 'scouted 1');
    table.dice(4, 3).do('romans', 'roll', 'nervii', 'legions 2');
    expect(table.step).toBe('turn');
    expect(table.force('nervii', 'romans')).toBe('1L 2r 1s');
    expect(table.G.resources.romans).toBe(20);
  });

  test('6.3.3 only Roman Allies make it cheaper', () => {
    const table = upkeep({
      pieces: { mandubii: { romans: { troops: 2 } } },
      at: { mandubii: 'citadel aedui', senones: 'aedui' },
    });
    table.do('romans', 'stay');
    expect(table.G.resources.romans).toBe(16);
  });

  test('6.3.3 nobody is asked for Supply Lines for pieces in Provincia, nor again after a refusal', () => {
    const inProvincia: Position['pieces'] = {
      provincia: { romans: { troops: 1 }, arverni: { troops: 5 } },
      ubii: { germans: { troops: 1 } },
    };
    expect(quarters({ pieces: inProvincia }).step).toBe('turn');
    const table = quarters({
      pieces: { mandubii: { romans: { legions: 2 } }, sequani: { aedui: { troops: 2 } }, ...inProvincia },
    });
    while (table.step !== 'withdrawal') table.do(table.side, 'done');
    table.do('romans', 'askSupply', 'aedui').do('aedui', 'refuse');
    expect(table.legal('romans', 'withdraw')).toEqual([]);
    expect(table.legal('romans', 'askSupply')).toEqual(['arverni']);
    table.do('romans', 'askSupply', 'arverni').do('arverni', 'agree');
    expect(table.legal('romans', 'withdraw')).toEqual(['mandubii legions 1', 'mandubii legions 2']);
    expect(table.legal('romans', 'askSupply')).toEqual([]);
  });

  test('6.3.3 with card 63 only pieces in Devastated Regions cost', () => {
    const table = upkeep({
      pieces: {
        treveri: { romans: { troops: 2 } },
        nervii: { romans: { troops: 2 } },
      },
      devastated: ['nervii'],
      capabilities: { 63: { text: 'unshaded', holder: null } },
    });
    table.do('romans', 'stay');
    expect(table.G.resources.romans).toBe(12);
  });

  test('1.5.2 Resources may be handed over in Quarters, by any number', () => {
    const table = upkeep({
      pieces: { treveri: { romans: { troops: 2 } } },
      resources: { romans: 0, aedui: 9 },
      players: 2,
    });
    expect(table.moves('romans')).not.toContain('stay');
    table.do('aedui', 'transfer', 'romans', 7);
    table.do('romans', 'stay');
    expect(table.G.resources).toMatchObject({ romans: 3, aedui: 2 });
  });
});
