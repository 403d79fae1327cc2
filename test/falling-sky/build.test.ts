import { describe, expect, test } from 'vitest';
import { beginCommand, type Position } from './table';

const build = (position: Position, command: 'recruit' | 'seize' | 'march' = 'recruit') =>
  beginCommand(position, command, 'romans').do('romans', 'ability', 'build');

const caesar = { romans: { leader: 'named' as const, legions: 2 } };

describe('4.2.1 Build', () => {
  test('4.2.1 accompanies Recruit, March and Seize, not Battle', () => {
    const position = { pieces: { mandubii: { ...caesar, arverni: { troops: 1 } } } };
    for (const command of ['recruit', 'seize', 'march'] as const)
      expect(beginCommand(position, command, 'romans').legal('romans', 'ability')).toContain('build');
    expect(beginCommand(position, 'battle', 'romans').legal('romans', 'ability')).not.toContain('build');
  });

  test('4.2.1 a Fort goes where Romans are in a Supply Line within one Region of Caesar, for two Resources', () => {
    const table = build({
      pieces: {
        mandubii: caesar,
        treveri: { romans: { troops: 1 } },
        atrebates: { romans: { troops: 1 }, belgae: { troops: 5 } },
        morini: { romans: { troops: 1 } },
      },
    });
    expect(table.legal('romans', 'fort')).toEqual(['mandubii', 'treveri']);
    expect(table.why('romans', 'fort', 'sequani')).toBe('4.2.1 There are no Roman pieces in Sequani.');
    expect(table.why('romans', 'fort', 'morini')).toBe('4.1.2 The Roman Leader is too far from Morini.');
    expect(table.why('romans', 'fort', 'atrebates')).toBe(
      '4.2.1 Atrebates has no Roman Ally and is in no Supply Line.',
    );
    table.do('romans', 'fort', 'treveri');
    expect(table.force('treveri', 'romans')).toBe('1h fort');
    expect(table.G.resources.romans).toBe(18);
    expect(table.legal('romans', 'fort')).toEqual(['mandubii']);
  });

  test('4.2.1 a Roman Ally does instead of a Supply Line', () => {
    const table = build({
      pieces: { mandubii: caesar, atrebates: { belgae: { troops: 5 } } },
      at: { remi: 'romans' },
    });
    expect(table.legal('romans', 'fort')).toEqual(['atrebates', 'mandubii']);
  });

  test('4.1.2 a Successor lets Build in his own Region only; without Leader there is no Build', () => {
    const others = { treveri: { romans: { troops: 1 } } };
    const successor = { romans: { leader: 'successor' as const } };
    expect(build({ pieces: { mandubii: successor, ...others } }).legal('romans', 'fort')).toEqual([
      'mandubii',
    ]);
    const nobody = beginCommand({ pieces: others }, 'recruit', 'romans');
    expect(nobody.legal('romans', 'ability')).not.toContain('build');
  });

  test('4.2.1 in a Region under Roman Control one Ally is Subdued or won, before or after a Fort', () => {
    const at = { mandubii: 'citadel aedui', senones: 'aedui', treveri: 'belgae' };
    const table = build({
      pieces: { mandubii: caesar, treveri: { romans: { troops: 1 }, belgae: { troops: 1 } } },
      at,
    });
    expect(table.legal('romans', 'subdue')).toEqual(['senones']);
    const own = build({ pieces: { mandubii: caesar }, at: { senones: 'romans' } });
    expect(own.legal('romans', 'subdue')).toEqual([]);
    expect(table.legal('romans', 'ally')).toEqual(['lingones']);
    table.do('romans', 'subdue', 'senones');
    expect(table.G.tribes.senones).toBeUndefined();
    expect(table.G.resources.romans).toBe(18);
    expect(table.legal('romans', 'ally')).toEqual([]);
    expect(table.why('romans', 'ally', 'lingones')).toBe('4.2.1 One Tribe has been dealt with in Mandubii.');
    table.do('romans', 'fort', 'mandubii');
    expect(table.G.resources.romans).toBe(16);
    expect(table.why('romans', 'ally', 'treveri')).toContain('4.2.1');
  });

  test('4.2.1 a new Fort can bring the Control that is needed', () => {
    const table = build({
      pieces: { mandubii: { romans: { leader: 'named', legions: 1 }, aedui: { troops: 1 } } },
      at: { senones: 'aedui' },
    });
    expect(table.legal('romans', 'ally')).toEqual([]);
    expect(table.why('romans', 'ally', 'lingones')).toBe('4.2.1 The Romans do not Control Mandubii.');
    table.do('romans', 'fort', 'mandubii').do('romans', 'ally', 'lingones');
    expect(table.G.tribes.lingones).toEqual({ by: 'romans', citadel: false });
    expect(table.G.resources.romans).toBe(16);
  });

  test('4.2.1 neither at Dispersed Tribes nor at those of others, and only Allies that are Available', () => {
    const table = build({
      pieces: { provincia: caesar, aedui: { romans: { troops: 1 } }, arverni: { romans: { troops: 1 } } },
      at: { cadurci: 'dispersed', volcae: 'gathering', helvii: 'romans' },
    });
    expect(table.legal('romans', 'ally')).toEqual([]);
    const all = {
      helvii: 'romans',
      remi: 'romans',
      menapii: 'romans',
      morini: 'romans',
      treveri: 'romans',
      nervii: 'romans',
    };
    const none = build({ pieces: { mandubii: caesar }, at: all });
    expect(none.legal('romans', 'ally')).toEqual([]);
    expect(none.why('romans', 'ally', 'lingones')).toContain('1.4.1');
    expect(none.why('romans', 'subdue', 'lingones')).toContain('no Citadels');
    expect(none.why('romans', 'subdue', 'volcae')).toContain('4.1.2');
  });

  test('1.4.2 one Fort in a Region, and only those that are Available', () => {
    const fort = { romans: { fort: true } };
    const table = build({
      pieces: {
        mandubii: { romans: { leader: 'named', legions: 1, fort: true } },
        treveri: { romans: { troops: 1 } },
      },
    });
    expect(table.legal('romans', 'fort')).toEqual(['treveri']);
    const all = { veneti: fort, treveri: fort, ubii: fort, nervii: fort, morini: fort };
    const { veneti: _veneti, ...four } = all;
    expect(build({ pieces: { mandubii: caesar, ...four } }).legal('romans', 'fort')).toEqual(['mandubii']);
    const without = build({ pieces: { mandubii: caesar, ...all } });
    expect(without.legal('romans', 'fort')).toEqual([]);
    expect(without.why('romans', 'fort', 'mandubii')).toContain('1.4.2');
  });

  test('4.2.1 what cannot be paid is not built', () => {
    const table = build({ pieces: { mandubii: caesar }, resources: { romans: 3 } });
    table.do('romans', 'fort', 'mandubii');
    expect(table.step).toBe('recruit');
    expect(table.G.resources.romans).toBe(1);
  });

  test('4.2.1 no Ally is dealt with where the same Command Seizes, and no Seize where one has been', () => {
    const position = { pieces: { mandubii: caesar, treveri: { romans: { troops: 1 } } } };
    const table = beginCommand(position, 'seize', 'romans').do('romans', 'seize', 'mandubii');
    table.do('romans', 'forage').do('romans', 'ability', 'build');
    expect(table.legal('romans', 'ally')).toEqual(['treveri']);
    expect(table.legal('romans', 'fort')).toEqual(['mandubii', 'treveri']);
    expect(table.why('romans', 'ally', 'lingones')).toBe('4.2.1 The Romans Seize in Mandubii.');
    table.do('romans', 'ally', 'treveri').do('romans', 'fort', 'mandubii').do('romans', 'end');
    expect(table.legal('romans', 'seize')).toEqual(['provincia']);
    expect(table.why('romans', 'seize', 'treveri')).toBe('4.2.1 Build has dealt with a Tribe in Treveri.');
  });

  test('4.2.1 a Fort alone does not keep the Romans from Seizing', () => {
    const table = build({ pieces: { mandubii: caesar } }, 'seize');
    table.do('romans', 'fort', 'mandubii').do('romans', 'end');
    expect(table.legal('romans', 'seize')).toEqual(['mandubii', 'provincia']);
  });

  test('3.2.1, 4.2.1 who Controls the way is asked to agree to the Supply Line', () => {
    const germans = { germans: { troops: 9 } };
    const table = build({
      pieces: {
        mandubii: caesar,
        ubii: germans,
        sequani: { aedui: { troops: 2 } },
        aedui: { aedui: { troops: 2 } },
        provincia: germans,
      },
    });
    expect(table.legal('romans', 'fort')).toEqual([]);
    expect(table.legal('romans', 'supply')).toHaveLength(21);
    table.do('romans', 'supply', 'aedui', 1).do('aedui', 'agree');
    expect(table.legal('romans', 'fort')).toEqual(['mandubii']);
    expect(table.G.resources).toMatchObject({ romans: 19, aedui: 21 });
  });

  test('1.5.2 after a disagreement Build is called off, and has not been used', () => {
    const germans = { germans: { troops: 9 } };
    const pieces = {
      mandubii: caesar,
      ubii: germans,
      sequani: { aedui: { troops: 2 } },
      provincia: germans,
    };
    const table = build({ pieces }).do('romans', 'supply', 'aedui', 0).do('aedui', 'refuse');
    expect(table.step).toBe('recruit');
    expect(table.legal('romans', 'ability')).toEqual([]);
    expect(table.legal('romans', 'end')).toEqual(['']);
  });

  test('1.5.2 what is answered about Supply Lines holds for the Command and the Build that goes with it', () => {
    const pieces = {
      mandubii: { romans: { leader: 'named' as const, legions: 1, troops: 2 } },
      ubii: { germans: { troops: 9 } },
      sequani: { aedui: { troops: 2 } },
      aedui: { aedui: { troops: 2 } },
      provincia: { germans: { troops: 9 } },
    };
    const recruit = () => beginCommand({ pieces }, 'recruit', 'romans');
    const agreed = recruit().do('romans', 'supply', 'aedui', 0).do('aedui', 'agree');
    agreed.do('romans', 'ability', 'build');
    expect(agreed.legal('romans', 'supply')).toEqual([]);
    expect(agreed.legal('romans', 'fort')).toEqual(['mandubii']);
    const built = recruit().do('romans', 'ability', 'build').do('romans', 'supply', 'aedui', 0);
    built.do('aedui', 'agree').do('romans', 'fort', 'mandubii').do('romans', 'end');
    built.do('romans', 'auxilia', 'mandubii', 1);
    expect(built.G.resources.romans).toBe(18);
    const refused = recruit().do('romans', 'supply', 'aedui', 0).do('aedui', 'refuse');
    expect(refused.legal('romans', 'ability')).toEqual(['scout']);
  });

  test('4.1 Build is used once, and a Recruit with it is not called off', () => {
    const table = build({ pieces: { mandubii: caesar } });
    table.do('romans', 'ally', 'lingones').do('romans', 'end');
    expect(table.legal('romans', 'ability')).toEqual([]);
    expect(table.moves('romans')).not.toContain('end');
    table.do('romans', 'auxilia', 'mandubii', 2).do('romans', 'end');
    expect(table.step).toBe('turn');
  });

  test('4.2.1, card 12 unshaded: the Leader does not matter; shaded: Build selects one Region', () => {
    const pieces = {
      mandubii: caesar,
      treveri: { romans: { troops: 1 } },
      morini: { romans: { troops: 1 } },
    };
    const unshaded = build({ pieces, capabilities: { 12: { text: 'unshaded', holder: null } } });
    expect(unshaded.legal('romans', 'fort')).toEqual(['mandubii', 'morini', 'treveri']);
    const shaded = build({ pieces, capabilities: { 12: { text: 'shaded', holder: null } } });
    expect(shaded.legal('romans', 'fort')).toEqual(['mandubii', 'treveri']);
    shaded.do('romans', 'fort', 'mandubii');
    expect(shaded.legal('romans', 'fort')).toEqual([]);
    expect(shaded.legal('romans', 'ally')).toHaveLength(3);
    expect(shaded.why('romans', 'fort', 'treveri')).toContain('card 12');
  });

  test('5.4 Build that goes with a free Command costs nothing, and is where the Event says', () => {
    const terms = { freeAbilities: true, abilityRegions: ['mandubii' as const] };
    const position = { pieces: { mandubii: caesar, treveri: { romans: { troops: 1 } } } };
    const table = beginCommand(position, 'recruit', 'romans', terms).do('romans', 'ability', 'build');
    expect(table.legal('romans', 'fort')).toEqual(['mandubii']);
    expect(table.do('romans', 'fort', 'mandubii').G.resources.romans).toBe(20);
  });

  test('5.4 free Build costs nothing', () => {
    const table = beginCommand({ pieces: { mandubii: caesar } }, 'recruit', 'romans', {
      free: true,
      abilities: 1,
      freeAbilities: true,
    }).do('romans', 'ability', 'build');
    table.do('romans', 'fort', 'mandubii').do('romans', 'ally', 'lingones');
    expect(table.G.resources.romans).toBe(20);
  });
});
