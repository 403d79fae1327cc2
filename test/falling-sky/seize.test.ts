import { describe, expect, test } from 'vitest';
import { beginCommand, type Position } from './table';

/** Seizes in the Mandubii Region, whose three Tribes are Subdued, under Roman Control. */
const mandubii = (position: Position = {}, dice: number[] = [], legions = 3) =>
  beginCommand(
    {
      ...position,
      pieces: { ...position.pieces, mandubii: { romans: { legions }, ...position.pieces?.mandubii } },
    },
    'seize',
    'romans',
    {},
    dice,
  ).do('romans', 'seize', 'mandubii');

describe('3.2.3 Seize', () => {
  test('3.2.3 Regions with Roman pieces are selected, each once, for nothing', () => {
    const table = beginCommand(
      { at: { treveri: 'romans' }, pieces: { ubii: { romans: { troops: 1 } } }, resources: { romans: 0 } },
      'seize',
      'romans',
    );
    expect(table.legal('romans', 'seize')).toEqual(['provincia', 'treveri', 'ubii']);
    table.do('romans', 'seize', 'treveri');
    expect(table.G.resources.romans).toBe(2);
    expect(table.legal('romans', 'seize')).toEqual(['provincia', 'ubii']);
    expect(table.why('romans', 'seize', 'morini')).toBe('3.2.3 There are no Roman pieces in Morini.');
    expect(table.why('romans', 'seize', 'treveri')).toBe('3.1 Treveri has been selected already.');
  });

  test('3.2.3 Forage brings two Resources for each Subdued or Roman Allied Tribe', () => {
    const table = beginCommand(
      {
        pieces: { mandubii: { romans: { troops: 1 }, aedui: { revealed: 4 } } },
        at: { mandubii: 'aedui', lingones: 'romans' },
      },
      'seize',
      'romans',
    ).do('romans', 'seize', 'mandubii');
    expect(table.step).toBe('seize');
    expect(table.G.resources.romans).toBe(24);
    expect(table.told('3.2.3', 'Resources +4')).toBe(true);
  });

  test('3.2.3 Tribes that were Dispersed before bring nothing', () => {
    const table = mandubii({ at: { mandubii: 'dispersed', senones: 'gathering', lingones: 'razed' } });
    expect(table.step).toBe('seize');
    expect(table.G.resources.romans).toBe(20);
  });

  test('3.2.3 one or more Tribes are Dispersed, for six Resources each', () => {
    const table = mandubii({}, [4, 5, 6, 4]);
    expect(table.legal('romans', 'disperse')).toEqual(['lingones', 'mandubii', 'senones']);
    table.do('romans', 'disperse', 'senones').do('romans', 'disperse', 'mandubii');
    expect(table.G.tribes.senones).toEqual({ dispersed: 'dispersed' });
    table.do('romans', 'forage');
    expect(table.G.resources.romans).toBe(34);
    expect(table.step).toBe('seize');
    expect(table.diceLeft).toEqual([]);
  });

  test('3.2.3 without Dispersal nobody rolls', () => {
    const table = mandubii().do('romans', 'forage');
    expect(table.G.resources.romans).toBe(26);
    expect(table.step).toBe('seize');
  });

  test('3.2.3 Dispersal needs Roman Control', () => {
    const table = mandubii({ pieces: { mandubii: { romans: { legions: 2 }, aedui: { troops: 2 } } } });
    expect(table.step).toBe('seize');
    expect(table.G.resources.romans).toBe(26);
  });

  test('3.2.3 no more than four Dispersed markers are on the map; Razed is none', () => {
    const at = { helvii: 'dispersed', remi: 'gathering', sequani: 'dispersed', veneti: 'razed' };
    const table = mandubii({ at }, [6, 6]);
    table.do('romans', 'disperse', 'lingones');
    expect(table.step).toBe('seize');
    expect(table.G.resources.romans).toBe(30);
  });

  test('3.2.3 in a Devastated Region Tribes are Dispersed, but nothing is Foraged', () => {
    const table = mandubii({ devastated: ['mandubii'] }, [6, 6]);
    table.do('romans', 'disperse', 'lingones').do('romans', 'forage');
    expect(table.G.resources.romans).toBe(20);
    expect(table.G.tribes.lingones).toEqual({ dispersed: 'dispersed' });
  });

  test('3.2.3 for each Tribe the Arverni, then the Belgae roll for a free Rally in adjacent Regions', () => {
    const table = mandubii(
      { at: { carnutes: 'arverni', treveri: 'belgae', menapii: 'belgae' }, devastated: ['aedui'] },
      [3, 1],
    );
    table.do('romans', 'disperse', 'lingones').do('romans', 'forage');
    expect(table.side).toBe('arverni');
    expect(table.legal('arverni', 'warbands')).toEqual(['carnutes 1', 'carnutes 2']);
    expect(table.moves('arverni')).not.toContain('remove');
    table.do('arverni', 'warbands', 'carnutes', 2).do('arverni', 'end');
    expect(table.side).toBe('belgae');
    expect(table.legal('belgae', 'warbands')).toEqual(['atrebates 1', 'treveri 1']);
    table.do('belgae', 'warbands', 'treveri', 1).do('belgae', 'end');
    expect(table.step).toBe('seize');
    expect(table.G.resources).toMatchObject({ romans: 30, arverni: 20, belgae: 20 });
  });

  test('3.2.3 a Faction need not Rally, and does not on a 4', () => {
    const table = mandubii({ at: { carnutes: 'arverni', treveri: 'belgae' } }, [2, 4]);
    table.do('romans', 'disperse', 'lingones').do('romans', 'forage').do('arverni', 'end');
    expect(table.step).toBe('seize');
    expect(table.told('3.2.3', 'The Belgae roll 4: no Rally')).toBe(true);
  });

  test('3.2.3 no Rally in Devastated Regions, not even with Vercingetorix; all roll though nobody can Rally', () => {
    const table = mandubii(
      { pieces: { carnutes: { arverni: { leader: 'named' } } }, devastated: ['carnutes', 'atrebates'] },
      [1, 1],
    );
    table.do('romans', 'disperse', 'lingones').do('romans', 'forage');
    expect(table.step).toBe('seize');
    expect(table.diceLeft).toEqual([]);
  });

  test('3.2.3 each Tribe Dispersed lets both roll again, one Region after the other', () => {
    const table = mandubii({ at: { carnutes: 'arverni' } }, [6, 6, 1, 6]);
    table.do('romans', 'disperse', 'lingones').do('romans', 'disperse', 'senones').do('romans', 'forage');
    expect(table.side).toBe('arverni');
    expect(table.diceLeft).toEqual([6]);
    table.do('arverni', 'end');
    expect(table.step).toBe('seize');
  });

  test('2.3.5 a Limited Command Seizes in one Region', () => {
    const table = beginCommand({ at: { treveri: 'romans' } }, 'seize', 'romans', { limited: true, most: 1 });
    table.do('romans', 'seize', 'treveri');
    expect(table.legal('romans', 'seize')).toEqual([]);
  });

  test('1.8 Resources stop at 45', () => {
    const table = mandubii({ resources: { romans: 42 } }).do('romans', 'forage');
    expect(table.G.resources.romans).toBe(45);
  });
});

describe('3.2.3 Harassment', () => {
  test('3.2.3 lastly each Faction may Harass, in the order of the card, the Germans always', () => {
    const table = mandubii(
      {
        card: 45,
        pieces: {
          mandubii: {
            romans: { legions: 9, troops: 3, fort: true },
            arverni: { troops: 3 },
            aedui: { troops: 6 },
            belgae: { troops: 2, revealed: 4 },
            germans: { troops: 3 },
          },
        },
        at: { lingones: 'romans', senones: 'dispersed', mandubii: 'dispersed' },
      },
      [3, 4],
      9,
    );
    expect(table.G.resources.romans).toBe(22);
    expect(table.side).toBe('aedui');
    table.do('aedui', 'harass');
    expect(table.legal('romans', 'lose')).toEqual(['ally lingones', 'hidden']);
    expect(table.legal('romans', 'roll')).toEqual(['fort', 'legion']);
    table.do('romans', 'lose', 'ally lingones').do('romans', 'roll', 'fort');
    expect(table.side).toBe('arverni');
    table.do('arverni', 'spare');
    expect(table.side).toBe('romans');
    table.do('romans', 'roll', 'legion');
    expect(table.force('mandubii', 'romans')).toBe('9L 3h');
    expect(table.step).toBe('seize');
  });

  test('3.2.3 the Fort of Provincia takes no Loss', () => {
    const table = beginCommand({ pieces: { provincia: { germans: { troops: 3 } } } }, 'seize', 'romans').do(
      'romans',
      'seize',
      'provincia',
    );
    expect(table.step).toBe('seize');
    expect(table.force('provincia', 'romans')).toBe('fort');
  });

  test('1.5.2 who has agreed not to Harass during the Command does not', () => {
    const table = beginCommand(
      { pieces: { mandubii: { romans: { legions: 3 }, aedui: { troops: 3 } } } },
      'seize',
      'romans',
    );
    expect(table.legal('romans', 'passage')).toEqual(['aedui']);
    table.do('romans', 'passage', 'aedui').do('aedui', 'agree').do('romans', 'seize', 'mandubii');
    expect(table.step).toBe('seize');
    expect(table.force('mandubii', 'romans')).toBe('3L');
  });

  test('3.2.3, card 38 unshaded: Aedui Warbands are lost for Auxilia where the Aedui agree', () => {
    const table = beginCommand(
      {
        pieces: {
          mandubii: { romans: { legions: 4 }, aedui: { troops: 1, revealed: 1 }, arverni: { troops: 3 } },
        },
        capabilities: { 38: { text: 'unshaded', holder: null } },
      },
      'seize',
      'romans',
    );
    table.do('romans', 'pieces', 'aedui').do('aedui', 'agree').do('romans', 'seize', 'mandubii');
    table.do('arverni', 'harass');
    expect(table.legal('romans', 'lose')).toEqual(['aedui hidden', 'aedui revealed']);
    expect(table.legal('romans', 'roll')).toEqual(['legion']);
    table.do('romans', 'lose', 'aedui revealed');
    expect(table.force('mandubii', 'aedui')).toBe('1h');
  });

  test('3.2.3, card 38 unshaded: who has lost lent Warbands, and too few Hidden ones left, is not asked to Harass', () => {
    const table = beginCommand(
      {
        pieces: { mandubii: { romans: { legions: 4 }, aedui: { troops: 3 }, arverni: { troops: 3 } } },
        capabilities: { 38: { text: 'unshaded', holder: null } },
      },
      'seize',
      'romans',
    );
    table.do('romans', 'pieces', 'aedui').do('aedui', 'agree').do('romans', 'seize', 'mandubii');
    table.do('arverni', 'harass').do('romans', 'lose', 'aedui hidden');
    expect([table.step, table.force('mandubii', 'aedui')]).toEqual(['seize', '2h']);
  });
});
