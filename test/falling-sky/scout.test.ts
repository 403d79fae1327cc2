import { describe, expect, test } from 'vitest';
import { abilityFrame } from '../../games/falling-sky/abilities/start';
import { useOf } from '../../games/falling-sky/abilities/use';
import { LIMITED } from '../../games/falling-sky/commands/terms';
import { begin, beginCommand, type Position } from './table';

const scout = (position: Position) =>
  beginCommand(position, 'seize', 'romans').do('romans', 'ability', 'scout');

const caesar = { leader: 'named' as const, legions: 1 };

describe('4.2.2 Scout', () => {
  test('4.2.2 accompanies any Command', () => {
    const position = { pieces: { mandubii: { romans: { ...caesar, troops: 1 }, arverni: { troops: 1 } } } };
    for (const command of ['recruit', 'march', 'seize', 'battle'] as const)
      expect(beginCommand(position, command, 'romans').legal('romans', 'ability')).toContain('scout');
  });

  test('4.2.2 where nothing can be Scouted the question says so', () => {
    const asked = (position: Position) => scout(position).prompt('romans')?.text;
    expect(asked({ pieces: { carnutes: { romans: { troops: 2 } } } })).toMatch(
      /no Hidden Auxilia are with Warbands/,
    );
    const warbands = { mandubii: { romans: { ...caesar, troops: 1 }, arverni: { troops: 1 } } };
    expect(asked({ pieces: warbands })).toMatch(/Reveal Auxilia to Scout two Warbands each/);
  });

  test('4.2.2 Auxilia move into adjacent Regions as they lie, wherever the Leader is, none twice', () => {
    const table = scout({ pieces: { carnutes: { romans: { troops: 2, revealed: 1 } } } });
    expect(table.legal('romans', 'move').filter((each) => each.startsWith('carnutes treveri'))).toEqual([]);
    expect(table.legal('romans', 'move').filter((each) => each.startsWith('carnutes veneti'))).toEqual([
      'carnutes veneti 1 hidden',
      'carnutes veneti 1 revealed',
      'carnutes veneti 2 hidden',
    ]);
    table.do('romans', 'move', 'carnutes', 'veneti', '2 hidden');
    expect(table.force('veneti', 'romans')).toBe('2h');
    expect(table.legal('romans', 'move').every((each) => each.startsWith('carnutes'))).toBe(true);
    expect(table.why('romans', 'move', 'veneti')).toBe(
      '4.2.2 No Auxilia that has not moved yet is in Veneti.',
    );
    table.do('romans', 'move', 'carnutes', 'veneti', '1 revealed');
    expect(table.force('veneti', 'romans')).toBe('2h 1r');
    expect(table.step).toBe('seize');
  });

  test('4.2.2 those who have not moved may do so, though others have come to them', () => {
    const table = scout({
      pieces: { carnutes: { romans: { troops: 1 } }, veneti: { romans: { troops: 1 } } },
    });
    table.do('romans', 'move', 'carnutes', 'veneti', '1 hidden');
    expect(table.legal('romans', 'move').filter((each) => each.startsWith('veneti pictones'))).toEqual([
      'veneti pictones 1 hidden',
    ]);
  });

  test('4.2.2 Scouts do not cross the sea, but the Rhenus', () => {
    const table = scout({
      pieces: { morini: { romans: { troops: 1 } }, britannia: { romans: { troops: 1 } } },
    });
    expect(table.legal('romans', 'move')).toEqual([
      'morini atrebates 1 hidden',
      'morini nervii 1 hidden',
      'morini sugambri 1 hidden',
    ]);
    expect(table.why('romans', 'move', 'morini', 'britannia')).toBe('4.2.2 Scouts do not cross the sea.');
    expect(table.why('romans', 'move', 'britannia')).toBe('4.2.2 Scouts do not cross the sea.');
  });

  test('4.2.2 near Caesar each Hidden Auxilia flips to Reveal or mark up to two Warbands', () => {
    const table = scout({
      pieces: {
        mandubii: {
          romans: { ...caesar, troops: 2, revealed: 1 },
          arverni: { troops: 3, revealed: 1, scouted: 1 },
          germans: { troops: 1 },
        },
      },
    });
    expect(table.legal('romans', 'find')).toEqual([
      'mandubii arverni hidden 1',
      'mandubii arverni hidden 2',
      'mandubii arverni hidden 3',
      'mandubii arverni revealed 1',
      'mandubii germans hidden 1',
    ]);
    table.do('romans', 'find', 'mandubii', 'arverni hidden', 3);
    expect(table.force('mandubii', 'arverni')).toBe('1r 4s');
    expect(table.force('mandubii', 'romans')).toBe('named 1L 3r');
    expect(table.legal('romans', 'find')).toEqual([
      'mandubii arverni revealed 1',
      'mandubii germans hidden 1',
    ]);
    table.do('romans', 'find', 'mandubii', 'germans hidden', 1);
    expect(table.force('mandubii', 'germans')).toBe('1s');
    expect(table.step).toBe('seize');
  });

  test('4.2.2 Auxilia move first: after Revealing nothing moves', () => {
    const table = scout({
      pieces: { mandubii: { romans: { ...caesar, troops: 2 }, aedui: { troops: 5 } } },
    });
    table.do('romans', 'find', 'mandubii', 'aedui hidden', 1);
    expect(table.legal('romans', 'move')).toEqual([]);
    expect(table.why('romans', 'move', 'mandubii')).toContain('before any of them');
    expect(table.legal('romans', 'find').at(-1)).toBe('mandubii aedui hidden 3');
  });

  test('4.2.2 Auxilia that have moved Reveal where they are', () => {
    const table = scout({
      pieces: { mandubii: { romans: { ...caesar, troops: 1 } }, carnutes: { arverni: { troops: 2 } } },
    });
    table.do('romans', 'move', 'mandubii', 'carnutes', '1 hidden');
    table.do('romans', 'find', 'carnutes', 'arverni hidden', 2);
    expect(table.force('carnutes', 'arverni')).toBe('2s');
  });

  test('4.1.2 a Successor Scouts Warbands in his own Region only', () => {
    const found = { romans: { troops: 1 }, arverni: { troops: 1 } };
    const table = scout({
      pieces: {
        mandubii: { romans: { leader: 'successor', troops: 1 }, arverni: { troops: 1 } },
        carnutes: found,
      },
    });
    expect(table.legal('romans', 'find')).toEqual(['mandubii arverni hidden 1']);
    expect(table.why('romans', 'find', 'carnutes')).toBe('4.1.2 The Roman Leader is too far from Carnutes.');
  });

  test('4.2.2 what has done nothing has not been used', () => {
    const table = scout({ pieces: { mandubii: { romans: { troops: 1 } } } }).do('romans', 'end');
    expect(table.legal('romans', 'ability')).toContain('scout');
    table.do('romans', 'ability', 'scout').do('romans', 'move', 'mandubii', 'carnutes', '1 hidden');
    expect(table.step).toBe('seize');
    expect(table.legal('romans', 'ability')).toEqual([]);
  });

  test('4.1 a Command after whose Scout nothing is left to select has been executed, with a Special Ability', () => {
    const pieces = { treveri: { romans: { troops: 1 }, arverni: { troops: 1 } } };
    const table = beginCommand({ pieces }, 'battle', 'romans').do('romans', 'ability', 'scout');
    table.do('romans', 'move', 'treveri', 'nervii', '1 hidden').do('romans', 'end');
    expect(table.G.stack[0]).toMatchObject({ deeds: [{ faction: 'romans', deed: 'ability' }] });
  });

  test('4.1 Scout may bring the Auxilia for the Battle that it comes before', () => {
    const pieces = { provincia: { romans: { revealed: 1 } }, sequani: { belgae: { troops: 2 } } };
    const choose = (position: Position) => beginCommand(position, 'seize', 'romans').do('romans', 'end');
    const table = choose({ pieces });
    expect(table.legal('romans', 'command')).toEqual(['battle', 'march', 'recruit', 'seize']);
    table.do('romans', 'command', 'battle');
    expect(table.legal('romans', 'ability')).toEqual(['scout']);
    table.do('romans', 'ability', 'scout').do('romans', 'move', 'provincia', 'sequani', '1 revealed');
    table.do('romans', 'battle', 'sequani', 'belgae', 'battle');
    expect(table.G.resources.romans).toBe(18);
    const far = { provincia: { romans: { revealed: 1 } }, nervii: { belgae: { troops: 2 } } };
    const poor = { romans: 1, arverni: 0, aedui: 0, belgae: 0 };
    for (const position of [{ pieces: far }, { pieces, resources: poor }])
      expect(choose(position).legal('romans', 'command')).not.toContain('battle');
  });

  test('4.1 where two Special Abilities may be added (card 52) they are not the same', () => {
    const pieces = { treveri: { romans: { leader: 'named' as const, troops: 1 } } };
    const table = beginCommand({ pieces }, 'march', 'romans', { abilities: 2 }).do(
      'romans',
      'ability',
      'scout',
    );
    table.do('romans', 'move', 'treveri', 'mandubii', '1 hidden');
    if (table.step === 'scout') table.do('romans', 'end');
    expect(table.legal('romans', 'ability')).toEqual(['build']);
  });

  test('4.2.2, 5.4 where an Event lets Auxilia of some Regions Scout, only those move, and Reveal where they go', () => {
    const position: Position = {
      pieces: {
        treveri: { romans: { troops: 1 } },
        mandubii: { romans: { leader: 'named', troops: 3 }, belgae: { troops: 6 } },
      },
    };
    const table = begin(position, abilityFrame(useOf('scout', 'romans', true, ['treveri']))).start();
    expect(table.legal('romans', 'move').every((each) => each.startsWith('treveri'))).toBe(true);
    expect(table.legal('romans', 'find')).toEqual([]);
    table.do('romans', 'move', 'treveri', 'mandubii', '1 hidden');
    expect(table.legal('romans', 'find')).toEqual(['mandubii belgae hidden 1', 'mandubii belgae hidden 2']);
    table.do('romans', 'find', 'mandubii', 'belgae hidden', 2);
    expect(table.step).not.toBe('scout');
    expect(table.force('mandubii', 'romans')).toBe('named 3h 1r');
  });

  test('2.3.5, 4.1 a Limited Command has no Special Ability', () => {
    const pieces = { treveri: { romans: { leader: 'named' as const, troops: 1 } } };
    expect(beginCommand({ pieces }, 'march', 'romans', LIMITED).legal('romans', 'ability')).toEqual([]);
    expect(beginCommand({ pieces }, 'march', 'romans').legal('romans', 'ability')).toEqual([
      'build',
      'scout',
    ]);
  });

  test('4.2.2 is for Auxilia: without any there is none', () => {
    const table = beginCommand({ pieces: { mandubii: { romans: caesar } } }, 'seize', 'romans');
    expect(table.legal('romans', 'ability')).not.toContain('scout');
  });

  test('4.2.2, card 12 unshaded: Warbands anywhere; shaded: in one Region', () => {
    const found = { romans: { troops: 1 }, arverni: { troops: 3 } };
    const pieces = {
      mandubii: { romans: { ...caesar, troops: 1 }, arverni: { troops: 3 } },
      carnutes: found,
      pictones: found,
    };
    const unshaded = scout({ pieces, capabilities: { 12: { text: 'unshaded', holder: null } } });
    expect(unshaded.legal('romans', 'find')).toContain('pictones arverni hidden 2');
    const shaded = scout({ pieces, capabilities: { 12: { text: 'shaded', holder: null } } });
    expect(shaded.legal('romans', 'find')).not.toContain('pictones arverni hidden 2');
    shaded.do('romans', 'find', 'carnutes', 'arverni hidden', 1);
    expect(shaded.legal('romans', 'find')).toEqual(['carnutes arverni hidden 1']);
    expect(shaded.why('romans', 'find', 'mandubii')).toContain('card 12');
  });
});
