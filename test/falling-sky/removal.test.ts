import { describe, expect, test } from 'vitest';
import { freeCommand } from './freeCommand';
import { beginCommand } from './table';

describe('1.4.1 voluntary removal', () => {
  test('1.4.1 who executes a Command removes own pieces of any kind, a Legion to the Legions track', () => {
    const table = beginCommand(
      {
        pieces: {
          treveri: {
            romans: { leader: 'named', legions: 2, troops: 1, revealed: 1, fort: true },
            aedui: { troops: 1 },
          },
        },
        at: { treveri: 'romans', remi: 'aedui' },
      },
      'recruit',
      'romans',
    );
    expect(table.legal('romans', 'remove')).toEqual([
      'treveri ally treveri',
      'treveri fort',
      'treveri hidden',
      'treveri leader',
      'treveri legion',
      'treveri revealed',
    ]);
    expect(table.label('romans', 'remove', 'treveri', 'hidden')).toBe('Remove own Hidden Auxilia in Treveri');
    expect(table.label('romans', 'remove', 'treveri', 'ally treveri')).toBe(
      'Remove own Roman Ally at Treveri in Treveri',
    );
    table.do('romans', 'remove', 'treveri', 'legion').do('romans', 'remove', 'treveri', 'ally treveri');
    expect(table.G.legions).toMatchObject({ track: 11, fallen: 0 });
    expect(table.G.tribes.treveri).toBeUndefined();
    expect(table.force('treveri', 'romans')).toBe('named 1L 1h 1r fort');
  });

  test('1.4.2 the Fort of Provincia is not removed', () => {
    const table = beginCommand({ pieces: { provincia: { romans: { troops: 1 } } } }, 'seize', 'romans');
    expect(table.legal('romans', 'remove')).toEqual(['provincia hidden']);
  });

  test('1.4.1 a Citadel is replaced with an Ally, and both can so change places', () => {
    const table = beginCommand(
      { at: { carnutes: 'citadel arverni', bituriges: 'arverni', aedui: 'citadel aedui' } },
      'rally',
      'arverni',
    );
    expect(table.legal('arverni', 'reduce')).toEqual(['carnutes']);
    table.do('arverni', 'reduce', 'carnutes');
    expect(table.G.tribes.carnutes).toEqual({ by: 'arverni', citadel: false });
    expect(table.legal('arverni', 'reduce')).toEqual([]);
    expect(table.legal('arverni', 'citadel')).toEqual(['bituriges', 'carnutes']);
    expect(table.told('1.4.1', 'Citadel at Cenabum')).toBe(true);
  });

  test('1.4.1 a Citadel is not replaced without an Ally that is Available, but may be removed', () => {
    const table = beginCommand(
      {
        at: {
          aedui: 'citadel aedui',
          bituriges: 'aedui',
          remi: 'aedui',
          senones: 'aedui',
          helvetii: 'aedui',
          treveri: 'aedui',
          nervii: 'aedui',
        },
      },
      'rally',
      'aedui',
    );
    expect(table.legal('aedui', 'reduce')).toEqual([]);
    table.do('aedui', 'remove', 'aedui', 'citadel aedui');
    expect(table.G.tribes.aedui).toBeUndefined();
  });

  test('1.4.1 only who executes by the Sequence of Play removes pieces: not who is granted a Command by an Event of others', () => {
    const position = { pieces: { mandubii: { romans: { legions: 2 }, arverni: { troops: 2 } } } };
    expect(freeCommand(position, 'seize', 'romans', 'arverni').moves('romans')).not.toContain('remove');
    expect(freeCommand(position, 'seize', 'romans', 'romans').moves('romans')).toContain('remove');
    const citadel = { at: { aedui: 'citadel aedui' } };
    expect(freeCommand(citadel, 'rally', 'aedui', 'arverni').moves('aedui')).not.toContain('reduce');
    expect(freeCommand(citadel, 'rally', 'aedui', 'aedui').moves('aedui')).toContain('reduce');
  });

  test('1.4.1 who has removed own pieces does not call the Command off; where no Region is left it has been executed', () => {
    const pieces = { mandubii: { romans: { legions: 1 } }, treveri: { romans: { troops: 1 } } };
    const table = beginCommand({ pieces }, 'march', 'romans').do('romans', 'remove', 'treveri', 'hidden');
    expect(table.legal('romans', 'end')).toEqual([]);
    table.do('romans', 'remove', 'mandubii', 'legion').do('romans', 'end');
    expect(table.step).toBe('turn');
    expect(table.side).not.toBe('romans');
    const reduced = beginCommand({ at: { carnutes: 'citadel arverni' } }, 'rally', 'arverni');
    expect(reduced.do('arverni', 'reduce', 'carnutes').legal('arverni', 'end')).toEqual([]);
    const other = beginCommand({ pieces }, 'march', 'romans').do('romans', 'end');
    expect(other.do('romans', 'command', 'seize').legal('romans', 'end')).toEqual(['']);
  });

  test('3.1 a Command that has selected nothing is called off, and another may be chosen', () => {
    const table = beginCommand({}, 'seize', 'romans');
    table.do('romans', 'end');
    expect(table.step).toBe('turn');
    table.do('romans', 'command', 'recruit').do('romans', 'auxilia', 'provincia', 1).do('romans', 'end');
    expect(table.side).not.toBe('romans');
  });
});
