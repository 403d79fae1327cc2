import { describe, expect, test } from 'vitest';
import { canEnlist } from '../../games/falling-sky/abilities/enlisting';
import { abilityFrame } from '../../games/falling-sky/abilities/start';
import { useOf } from '../../games/falling-sky/abilities/use';
import { orderFor } from '../../games/falling-sky/commands/order';
import { canExecute } from '../../games/falling-sky/commands/start';
import { FULL, LIMITED, type Terms } from '../../games/falling-sky/commands/terms';
import { poolOf } from '../../games/falling-sky/components/box';
import { controllerOf } from '../../games/falling-sky/pieces/control';
import { begin, beginCommand, type Position, stateOf } from './table';

const ambiorix = { leader: 'named' as const };

const enlist = (position: Position, command: 'rally' | 'march' | 'raid' | 'battle' = 'rally') =>
  beginCommand(position, command, 'belgae').do('belgae', 'ability', 'enlist');

describe('4.5.1 Enlist', () => {
  test('4.5.1 affects Regions in or next to Germania or with Germans, within one Region of Ambiorix', () => {
    const table = enlist({
      pieces: {
        treveri: { belgae: ambiorix },
        mandubii: { germans: { troops: 1 } },
        carnutes: { germans: { troops: 1 } },
      },
    });
    expect(table.legal('belgae', 'join')).toEqual([
      'mandubii',
      'nervii',
      'sequani',
      'sugambri',
      'treveri',
      'ubii',
    ]);
    expect(table.why('belgae', 'join', 'carnutes')).toBe('4.1.2 The Belgic Leader is too far from Carnutes.');
    expect(table.why('belgae', 'join', 'atrebates')).toContain('4.5.1');
  });

  test('4.1.2 a Successor Enlists in his own Region only', () => {
    const table = enlist({ pieces: { nervii: { belgae: { leader: 'successor' }, germans: { troops: 1 } } } });
    expect(table.legal('belgae', 'join')).toEqual(['nervii']);
  });

  test('4.5.1 only Rally makes use of Regions without Germanic Warbands', () => {
    const pieces = {
      nervii: { belgae: { ...ambiorix, troops: 1 }, germans: { troops: 1 } },
      morini: { belgae: { troops: 1 } },
    };
    expect(enlist({ pieces }, 'raid').legal('belgae', 'join')).toEqual(['nervii']);
    expect(enlist({ pieces }, 'rally').legal('belgae', 'join')).toContain('morini');
  });

  test('4.5.1, 1.4.1 nor does Rally where no Germanic Warbands are Available', () => {
    const nervii = {
      belgae: { ...ambiorix, troops: 1 },
      germans: { troops: poolOf({}, 'germans').troops },
    };
    expect(enlist({ pieces: { nervii } }, 'rally').legal('belgae', 'join')).toEqual(['nervii']);
  });

  test('4.5.1 example: Rally in Nervii and Treveri places three Germanic Warbands for three Resources', () => {
    const table = enlist({
      pieces: { nervii: { belgae: ambiorix } },
      at: { nervii: 'belgae', eburones: 'belgae', treveri: 'belgae' },
    });
    table.do('belgae', 'join', 'nervii').do('belgae', 'join', 'treveri').do('belgae', 'end');
    table.do('belgae', 'enlisted', 'nervii', 2, 0).do('belgae', 'enlisted', 'treveri', 1, 0);
    expect(table.force('nervii', 'germans')).toBe('2h');
    expect(table.force('treveri', 'germans')).toBe('1h');
    expect(table.G.resources.belgae).toBe(17);
  });

  test('4.5.1 Germanic Warbands count for Belgic Control until the Command is over', () => {
    const position = {
      pieces: { nervii: { belgae: ambiorix, germans: { troops: 3 }, arverni: { troops: 3 } } },
    };
    const table = enlist(position);
    expect(controllerOf(table.G, 'nervii')).toBeNull();
    table.do('belgae', 'join', 'nervii').do('belgae', 'end');
    expect(controllerOf(table.G, 'nervii')).toBe('belgae');
    table.do('belgae', 'ally', 'nervii').do('belgae', 'end');
    expect(controllerOf(table.G, 'nervii')).toBeNull();
  });

  test('4.5.1 the Belgae do not remove the Germanic Warbands', () => {
    const table = enlist({ pieces: { nervii: { belgae: ambiorix, germans: { troops: 1 } } } });
    table.do('belgae', 'join', 'nervii').do('belgae', 'end');
    expect(table.legal('belgae', 'remove')).toEqual(['nervii leader']);
  });

  test('4.5.1 or the Germans execute a Limited Command for nothing, in an affected Region', () => {
    const table = enlist({
      pieces: { nervii: { belgae: ambiorix, germans: { troops: 1 } } },
      at: { ubii: 'germans' },
      resources: { belgae: 1 },
    });
    expect(table.legal('belgae', 'germans')).toContain('rally');
    table.do('belgae', 'germans', 'rally');
    expect(table.side).toBe('belgae');
    expect(table.legal('belgae', 'warbands')).toEqual(['sugambri 1']);
    table.do('belgae', 'warbands', 'sugambri', 1);
    expect(table.legal('belgae', 'warbands')).toEqual([]);
    table.do('belgae', 'end');
    expect(table.force('sugambri', 'germans')).toBe('1h');
    expect(table.G.resources.belgae).toBe(1);
    expect(table.step).toBe('rally');
    expect(table.legal('belgae', 'ability')).toEqual([]);
  });

  const choose = (position: Position) => beginCommand(position, 'seize', 'belgae').do('belgae', 'end');

  test('4.5.1 a Command that only Germanic Warbands could take part in may be chosen to Enlist them', () => {
    const pieces = {
      nervii: { belgae: { leader: 'successor' as const }, germans: { troops: 2 }, arverni: { troops: 1 } },
    };
    const without = { nervii: { germans: { troops: 2 }, arverni: { troops: 1 } } };
    const held = { region: 'nervii', faction: 'belgae', troops: 0, leader: true } as const;
    const position = { pieces, circumvallation: held };
    expect(choose(position).legal('belgae', 'command')).toEqual(['battle', 'march', 'raid', 'rally']);
    expect(choose({ pieces: without }).legal('belgae', 'command')).toEqual(['rally']);
    const table = choose(position).do('belgae', 'command', 'raid');
    expect(table.legal('belgae', 'ability')).toEqual(['enlist']);
    expect(table.legal('belgae', 'gain')).toEqual([]);
    table.do('belgae', 'ability', 'enlist');
    expect(table.legal('belgae', 'germans')).toEqual([]);
    table.do('belgae', 'join', 'nervii');
    table.do('belgae', 'gain', 'nervii', 'germans').do('belgae', 'end');
    expect(table.G.resources.belgae).toBe(21);
  });

  test('4.5.1 a Command may be chosen for the Control that Enlisting brings, not a Limited one', () => {
    const can = (terms: Terms, germans: number) =>
      canExecute(
        stateOf({
          pieces: {
            treveri: {
              belgae: { leader: 'successor' },
              germans: { troops: germans },
              romans: { troops: 2 },
            },
          },
        }),
        orderFor('rally', 'belgae', 'belgae', { ...terms, regions: ['treveri'] }),
      );
    expect([can(FULL, 3), can(FULL, 1), can(LIMITED, 3)]).toEqual([true, false, false]);
  });

  test('4.5.1, 4.1 what has been chosen to Enlist may be called off, and takes no other Special Ability before', () => {
    const pieces = {
      nervii: { belgae: ambiorix, germans: { troops: 2 } },
      morini: { belgae: { troops: 1 }, aedui: { troops: 1 } },
    };
    const at = { nervii: 'belgae', morini: 'citadel belgae' };
    const devastated = ['morini' as const];
    const position = { pieces, at, devastated, resources: { aedui: 0 } };
    const table = choose(position).do('belgae', 'command', 'raid');
    expect(table.legal('belgae', 'ability')).toEqual(['enlist']);
    table.do('belgae', 'end');
    expect(table.step).toBe('turn');
  });

  test('4.5.1 the Germanic Command may be called off, and Regions Enlisted instead, but not both', () => {
    const table = enlist({ pieces: { nervii: { belgae: ambiorix, germans: { troops: 1 } } } });
    table.do('belgae', 'germans', 'rally').do('belgae', 'end');
    expect(table.step).toBe('enlist');
    table.do('belgae', 'join', 'nervii');
    expect(table.legal('belgae', 'germans')).toEqual([]);
    table.do('belgae', 'end');
    expect(table.step).toBe('rally');
  });

  test('4.5.1, 2.3.8 no Germanic March upon Frost', () => {
    const pieces = { nervii: { belgae: ambiorix, germans: { troops: 2 } } };
    expect(enlist({ pieces }).legal('belgae', 'germans')).toContain('march');
    expect(enlist({ pieces, deck: ['winter'] }).legal('belgae', 'germans')).not.toContain('march');
  });

  test('4.5.1 what has done nothing has not been used', () => {
    const table = enlist({ pieces: { nervii: { belgae: ambiorix, germans: { troops: 1 } } } });
    table.do('belgae', 'end');
    expect(table.legal('belgae', 'ability')).toContain('enlist');
  });

  test('4.5.1 far from Germania and Germans there is nobody to Enlist', () => {
    const table = beginCommand({ pieces: { pictones: { belgae: ambiorix } } }, 'rally', 'belgae');
    expect(table.legal('belgae', 'ability')).toEqual([]);
  });

  const treveri = {
    pieces: {
      treveri: {
        belgae: { ...ambiorix, troops: 1 },
        germans: { troops: 2, revealed: 1 },
        romans: { troops: 1 },
      },
    },
  };

  test('4.5.1, 3.3.2 Enlisted Warbands March along and flip to Hidden, into Regions affected or not', () => {
    const table = enlist(treveri, 'march').do('belgae', 'join', 'treveri');
    table.do('belgae', 'select', 'treveri');
    expect(table.force('treveri', 'germans')).toBe('3h');
    table.do('belgae', 'go', 'mandubii');
    expect(table.force('mandubii', 'germans')).toBe('3h');
    expect(table.force('mandubii', 'belgae')).toBe('named 1h');
    expect(table.G.resources.belgae).toBe(19);
  });

  test('4.5.1, 3.3.3 Enlisted Warbands Raid for the Belgae', () => {
    const table = enlist(treveri, 'raid').do('belgae', 'join', 'treveri');
    expect(table.legal('belgae', 'take')).toContain('treveri romans germans');
    table.do('belgae', 'take', 'treveri', 'romans', 'germans');
    expect(table.G.resources).toMatchObject({ belgae: 21, romans: 19 });
    expect(table.force('treveri', 'germans')).toBe('1h 2r');
  });

  test('4.5.1, 3.3.4 Enlisted Warbands attack with the Belgae, Ambiorix counting each as one', () => {
    const position = {
      pieces: {
        treveri: { belgae: { ...ambiorix, troops: 1 }, germans: { troops: 2 }, aedui: { troops: 6 } },
      },
    };
    const table = enlist(position, 'battle').do('belgae', 'join', 'treveri');
    table.do('belgae', 'battle', 'treveri', 'aedui', 'battle').do('aedui', 'stand');
    expect(table.force('treveri', 'aedui').startsWith('2')).toBe(true);
  });

  test('4.5.1, 5.4 an Event that grants Enlist alone grants the Germans their Command', () => {
    const table = begin(
      { pieces: { sugambri: { belgae: ambiorix } } },
      abilityFrame(useOf('enlist', 'belgae', true)),
    ).start();
    expect(table.legal('belgae', 'join')).toEqual([]);
    expect(table.legal('belgae', 'germans')).toEqual(['rally']);
  });

  test('4.5.1 Germanic Allies far from Germania draw it there', () => {
    const table = begin(
      { pieces: { pictones: { belgae: ambiorix } }, at: { santones: 'germans', pictones: 'germans' } },
      abilityFrame(useOf('enlist', 'belgae', true)),
    ).start();
    expect(table.legal('belgae', 'germans')).toEqual(['rally']);
    expect(canEnlist(table.G, useOf('enlist', 'belgae', true))).toBe(true);
    expect(canEnlist(table.G, useOf('enlist', 'belgae', true, ['veneti']))).toBe(false);
  });
});
