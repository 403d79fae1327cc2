import { describe, expect, test } from 'vitest';
import type { FightSetup } from '../../../games/falling-sky/battle/fight';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { fight } from '../fight';
import { beginCommand, type Pieces, type Position, type Table } from '../table';
import { ARVERNIAN, alone, unheld } from './table';

type Setup = Omit<FightSetup, 'by'>;

const byRule = (position: Position, setup: Setup, factions: Player[], dice: number[] = []): Table =>
  fight(unheld(position, ...factions), setup, dice);

const told = (table: Table): string => table.journal.map(({ text }) => text).join('\n');

const ROMAN: Setup = { region: 'carnutes', attacker: 'romans', defender: 'arverni' };
const GALLIC: Setup = { region: 'carnutes', attacker: 'belgae', defender: 'arverni' };

/** Bituriges is under Arverni Control. */
const HOME: Position = { at: { bituriges: 'arverni' } };

describe('8.4.3 when Non-players Retreat', () => {
  test('8.4.3 Retreat: the last Defending piece, where Retreat saves it and a stand could not', () => {
    const pieces = { carnutes: { belgae: { troops: 2 }, arverni: { troops: 1 } } };
    const table = byRule({ ...HOME, pieces }, GALLIC, ['arverni']);
    expect(told(table)).toContain('The Arverni will Retreat.');
    expect(table.force('bituriges', 'arverni')).toBe('1h');
  });

  test('8.4.3 Retreat: none where not even that saves a piece and nothing is better', () => {
    const pieces = { carnutes: { belgae: { troops: 4 }, arverni: { troops: 1 } } };
    const table = byRule({ pieces, at: { carnutes: 'citadel arverni' } }, GALLIC, ['arverni']);
    expect(told(table)).toContain('The Arverni stand.');
  });

  test('8.4.3 Retreat: Warbands that Gauls leave Hidden in place from Romans survive without a Region to go to', () => {
    const pieces = { carnutes: { romans: { legions: 2 }, arverni: { troops: 2 } } };
    const table = byRule({ pieces }, ROMAN, ['arverni']);
    expect(told(table)).toContain('The Arverni will Retreat.');
    expect(table.force('carnutes', 'arverni')).toBe('1h');
  });

  test('8.4.3 Retreat: where the Counterattack is not sure to inflict half the Losses', () => {
    const pieces = { carnutes: { belgae: { troops: 8 }, arverni: { troops: 5 } } };
    const table = byRule({ ...HOME, pieces }, GALLIC, ['arverni']);
    expect(told(table)).toContain('The Arverni will Retreat.');
    expect(table.force('bituriges', 'arverni')).toBe('3h');
  });

  test('8.4.3 Retreat: none where it inflicts just half the Losses', () => {
    const pieces = { carnutes: { belgae: { troops: 8 }, arverni: { troops: 8 } } };
    expect(told(byRule({ ...HOME, pieces }, GALLIC, ['arverni']))).toContain('The Arverni stand.');
  });

  test('8.4.3 Retreat: not for fewer Losses with a Citadel or Fort', () => {
    const pieces = { carnutes: { belgae: { troops: 16 }, arverni: { troops: 5 } } };
    const at = { ...HOME.at, carnutes: 'citadel arverni' };
    expect(told(byRule({ pieces, at }, GALLIC, ['arverni']))).toContain('The Arverni stand.');
  });

  test('8.4.3 Retreat: not for fewer Losses where it would remove pieces', () => {
    const pieces = { carnutes: { belgae: { troops: 8 }, arverni: { troops: 5 } } };
    expect(told(byRule({ pieces }, GALLIC, ['arverni']))).toContain('The Arverni stand.');
  });

  test('8.4.3 Retreat: Romans, to have none of their Legions rolled for, not where as many would be', () => {
    const declared = (region: 'mandubii' | 'provincia', belgae: number, legions: number) =>
      told(
        byRule(
          {
            pieces: {
              [region]: { belgae: { troops: belgae }, romans: { legions } },
              sequani: { romans: { legions: 1 } },
            },
          },
          { region, attacker: 'belgae', defender: 'romans' },
          ['romans'],
          Array(20).fill(6),
        ),
      ).includes('The Romans will Retreat.');
    expect(declared('mandubii', 3, 3)).toBe(true);
    expect(declared('provincia', 14, 4)).toBe(false);
  });

  test('8.4.3 Retreat: Romans, to have fewer Legions rolled for, even with a Fort', () => {
    const pieces: Position['pieces'] = {
      carnutes: { belgae: { leader: 'named', troops: 5 }, romans: { legions: 3, troops: 1, fort: true } },
    };
    const setup: Setup = { region: 'carnutes', attacker: 'belgae', defender: 'romans' };
    expect(told(byRule({ pieces, at: { bituriges: 'romans' } }, setup, ['romans'], [6, 6, 6]))).toContain(
      'The Romans will Retreat.',
    );
    expect(told(byRule({ pieces }, setup, ['romans'], [6, 6, 6, 6]))).toContain('The Romans stand.');
  });

  test('8.4.3 Retreat: Romans, to have a Legion rolled for fewer times', () => {
    const pieces: Position['pieces'] = {
      carnutes: { belgae: { leader: 'named', troops: 9 }, romans: { legions: 2, fort: true } },
    };
    const setup: Setup = { region: 'carnutes', attacker: 'belgae', defender: 'romans' };
    const table = byRule({ pieces, at: { bituriges: 'romans' } }, setup, ['romans'], Array(5).fill(6));
    expect(told(table)).toContain('The Romans will Retreat.');
    const auxilia = { ...pieces.carnutes, romans: { troops: 2, fort: true } };
    const without = byRule(
      { pieces: { carnutes: auxilia }, at: { bituriges: 'romans' } },
      setup,
      ['romans'],
      Array(5).fill(6),
    );
    expect(told(without)).toContain('The Romans stand.');
  });

  test('8.4.3 Retreat: others are asked to let pieces in where that is called for and no own Region is near', () => {
    const pieces: Position['pieces'] = {
      carnutes: { belgae: { troops: 8 }, arverni: { troops: 5 } },
      pictones: { aedui: { troops: 2 } },
    };
    const table = byRule({ pieces }, GALLIC, ['arverni']);
    expect([table.step, table.side]).toEqual(['agreement', 'aedui']);
    table.do('aedui', 'agree');
    expect(table.force('pictones', 'arverni')).toBe('3h');
    const refused = byRule({ pieces }, GALLIC, ['arverni']).do('aedui', 'refuse');
    expect(told(refused)).toContain('The Arverni stand.');
  });

  test('8.4.3 Retreat: those are asked first who Control where most of its own pieces are, be it the Leader', () => {
    const asked = (arverni: Position['pieces']) =>
      byRule(
        {
          pieces: {
            carnutes: { belgae: { troops: 8 }, arverni: { troops: 5 } },
            ...{ pictones: { aedui: { troops: 9 } }, bituriges: { romans: { troops: 9 } } },
            ...arverni,
          },
        },
        GALLIC,
        ['arverni'],
      ).side;
    const joined = (troops: number) => ({ aedui: { troops: 9 }, arverni: { troops } });
    const led = { romans: { troops: 9 }, arverni: { leader: 'named' as const } };
    expect(asked({ pictones: joined(2) })).toBe('aedui');
    expect(asked({ pictones: joined(2), bituriges: led })).toBe('romans');
    expect(asked({ bituriges: { romans: { troops: 9 }, arverni: { troops: 3 } }, pictones: joined(2) })).toBe(
      'romans',
    );
  });

  test('8.4.3 Retreat: what the Archers of card 27 have cost the Attacker counts no second time', () => {
    const pieces = { carnutes: { belgae: { troops: 8 }, arverni: { troops: 6 } } };
    const capabilities: Position['capabilities'] = { 27: { text: 'shaded', holder: null } };
    const table = byRule({ ...HOME, pieces, capabilities }, GALLIC, ['arverni']);
    expect(told(table)).toContain('The Arverni will Retreat.');
  });

  test('8.4.3 Retreat: nobody is asked where it is not called for', () => {
    const pieces: Position['pieces'] = {
      carnutes: { belgae: { troops: 8 }, arverni: { troops: 8 } },
      pictones: { aedui: { troops: 2 } },
    };
    expect(told(byRule({ pieces }, GALLIC, ['arverni']))).toContain('The Arverni stand.');
  });

  test('8.4.3 Retreat: of Non-players the Romans and Aedui are asked, who let each other in, not Belgae', () => {
    const stands = byRule(
      {
        pieces: {
          carnutes: { romans: { legions: 6 }, arverni: { revealed: 9 } },
          pictones: { belgae: { troops: 2 } },
        },
      },
      ROMAN,
      ['arverni', 'belgae'],
      [6],
    );
    expect(told(stands)).not.toContain('The Belgae');
    for (const [defender, host] of [
      ['aedui', 'romans'],
      ['romans', 'aedui'],
    ] as const) {
      const pieces: Position['pieces'] = {
        carnutes: { belgae: { troops: 8 }, [defender]: { troops: 5 } },
        pictones: { [host]: { troops: 2 } },
      };
      const setup: Setup = { region: 'carnutes', attacker: 'belgae', defender };
      expect(byRule({ pieces }, setup, ['romans', 'aedui']).force('pictones', defender)).toBe('3h');
    }
  });

  test('8.4.3, 8.6.6, 8.8.6 Retreat: nobody is asked who never lets the Faction in', () => {
    const asked = (defender: Player, host: Player, factions: Player[]) => {
      const pieces: Position['pieces'] = {
        carnutes: { belgae: { troops: 8 }, [defender]: { troops: 5 } },
        pictones: { [host]: { troops: 2 } },
      };
      const position = alone({ pieces }, defender, factions);
      const table = fight(position, { region: 'carnutes', attacker: 'belgae', defender });
      return table.step === 'agreement' || table.told('3.2.4', 'agree with');
    };
    expect(asked('arverni', 'aedui', ['arverni', 'aedui'])).toBe(false);
    expect(asked('arverni', 'romans', ['arverni', 'romans'])).toBe(false);
    expect(asked('arverni', 'romans', ['arverni'])).toBe(true);
    expect(asked('aedui', 'romans', ['aedui', 'romans'])).toBe(true);
  });

  test('8.4.3 Retreat: Romans with Auxilia to spare do not Retreat for their Legions', () => {
    const pieces: Position['pieces'] = {
      carnutes: { belgae: { troops: 4 }, romans: { legions: 1, troops: 8 } },
    };
    const setup: Setup = { region: 'carnutes', attacker: 'belgae', defender: 'romans' };
    expect(told(byRule({ pieces, at: { bituriges: 'romans' } }, setup, ['romans']))).toContain(
      'The Romans stand.',
    );
  });

  test('8.4.3 Retreat: Losses caused count though the Attacker has fewer pieces', () => {
    const pieces: Position['pieces'] = {
      carnutes: { romans: { leader: 'named', legions: 1 }, arverni: { revealed: 15 } },
    };
    const capabilities: Position['capabilities'] = { 15: { text: 'unshaded', holder: null } };
    const stands = byRule({ ...HOME, pieces, capabilities }, ROMAN, ['arverni'], Array(9).fill(6));
    expect(told(stands)).toContain('The Arverni stand.');
  });

  test('8.4.3 Retreat: the last piece, where Besiege takes one beforehand', () => {
    const at: Position['at'] = { bituriges: 'citadel arverni', pictones: 'arverni' };
    const pieces: Position['pieces'] = { bituriges: { romans: { legions: 2 }, arverni: { revealed: 2 } } };
    const setup: Setup = { ...ROMAN, region: 'bituriges', terms: { besiege: true } };
    const capabilities: Position['capabilities'] = { 10: { text: 'unshaded', holder: null } };
    const table = byRule({ at, pieces, capabilities }, setup, ['arverni']);
    expect(told(table)).toContain('The Arverni will Retreat.');
    const lost = byRule(
      {
        at: { carnutes: 'arverni' },
        pieces: { carnutes: { romans: { legions: 1 }, arverni: { revealed: 1 } } },
      },
      { ...ROMAN, terms: { besiege: true } },
      ['arverni'],
    );
    expect(told(lost)).not.toContain('will Retreat');
  });

  test('8.4.3 Retreat: the last Ally, which outlasts the halved Losses though what is mobile goes', () => {
    const pieces: Position['pieces'] = { carnutes: { belgae: { troops: 6 }, arverni: { troops: 1 } } };
    const table = byRule({ pieces, at: { carnutes: 'arverni', aulerci: 'arverni' } }, GALLIC, ['arverni']);
    expect(told(table)).toContain('The Arverni will Retreat.');
  });

  test('8.4.3 Retreat: a Leader stays from Romans without a Region to go to', () => {
    const pieces: Position['pieces'] = {
      carnutes: { romans: { legions: 2 }, arverni: { leader: 'named', revealed: 1 } },
    };
    const table = byRule({ pieces }, ROMAN, ['arverni']);
    expect(told(table)).toContain('The Arverni will Retreat.');
    expect(table.force('carnutes', 'arverni')).toBe('named');
  });

  test('8.4.3 Retreat: for fewer Losses where all stay Hidden in place, though there is nowhere to go', () => {
    const pieces: Position['pieces'] = { carnutes: { romans: { legions: 4 }, arverni: { hidden: 6 } } };
    const table = byRule({ pieces }, ROMAN, ['arverni']);
    expect(table.force('carnutes', 'arverni')).toBe('4h');
  });

  test('8.4.3, card 4 Retreat: not for fewer Losses where the marker would cost pieces that it holds', () => {
    const pieces: Position['pieces'] = {
      carnutes: { belgae: { troops: 8 }, arverni: { troops: 5 }, romans: { troops: 1 } },
      mandubii: { arverni: { troops: 2 }, romans: { troops: 1 } },
    };
    const retreats = (region: 'carnutes' | 'mandubii', faction: 'arverni' | 'aedui') =>
      told(
        byRule({ ...HOME, pieces, circumvallation: { region, faction, troops: 2, leader: false } }, GALLIC, [
          'arverni',
        ]),
      ).includes('will Retreat');
    expect(retreats('carnutes', 'arverni')).toBe(false);
    expect(retreats('mandubii', 'arverni')).toBe(true);
    expect(retreats('carnutes', 'aedui')).toBe(true);
  });

  test('8.4.4 Retreat: none in Frost that would give a player Control and victory', () => {
    const pieces: Position['pieces'] = { carnutes: { belgae: { troops: 8 }, arverni: { troops: 7 } } };
    const at: Position['at'] = {
      ...HOME.at,
      nervii: 'belgae',
      eburones: 'belgae',
      morini: 'belgae',
      menapii: 'belgae',
      remi: 'belgae',
      bellovaci: 'belgae',
      atrebates: 'belgae',
    };
    const setup = { pieces: { ...pieces, carnutes: { ...pieces.carnutes, romans: { troops: 3 } } }, at };
    expect(told(byRule({ ...setup, deck: ['winter'] }, GALLIC, ['arverni']))).toContain('The Arverni stand.');
    expect(told(byRule(setup, GALLIC, ['arverni']))).toContain('The Arverni will Retreat.');
    const held = { carnutes: { belgae: { troops: 8 }, arverni: { hidden: 7 }, romans: { troops: 7 } } };
    expect(told(byRule({ at, pieces: held, deck: ['winter'] }, GALLIC, ['arverni']))).toContain(
      'The Arverni stand.',
    );
  });

  test('8.4.4, 8.4.3 Retreat: none in Frost that would cost Legions to the victory of a player, as there is nowhere to go', () => {
    const setup: Setup = { region: 'mandubii', attacker: 'arverni', defender: 'romans' };
    const retreats = (legions: number, deck: ['winter'] | [], elsewhere: RegionId = 'nervii') =>
      told(
        byRule(
          {
            deck,
            pieces: {
              mandubii: { arverni: { troops: 7 }, romans: { legions } },
              [elsewhere]: { romans: { legions: 6 - legions } },
            },
            at: {
              ...Object.fromEntries(ARVERNIAN.map((tribe) => [tribe, 'arverni'])),
              senones: 'romans',
              lingones: 'romans',
            },
          },
          setup,
          ['romans'],
          [1, 1, 1],
        ),
      ).includes('The Romans will Retreat.');
    expect([retreats(1, []), retreats(1, ['winter'])]).toEqual([true, false]);
    expect(retreats(1, ['winter'], 'aedui')).toBe(true);
  });

  test('8.4.4, 8.4.3 Retreat: in Frost Hidden Warbands count that stay put from Romans, not those that go', () => {
    const at: Position['at'] = Object.fromEntries(
      [
        'nervii',
        'eburones',
        'morini',
        'menapii',
        'remi',
        'bellovaci',
        'atrebates',
        'treveri',
        'sequani',
        'veneti',
      ].map((tribe) => [tribe, 'belgae']),
    );
    const retreats = (arverni: Pieces, deck: ['winter'] | []) => {
      const pieces: Position['pieces'] = {
        carnutes: { belgae: { troops: 14 }, arverni, romans: { legions: 6, troops: 5 } },
      };
      return told(byRule({ at: { ...at, ...HOME.at }, pieces, deck }, ROMAN, ['arverni'])).includes(
        'will Retreat',
      );
    };
    expect([retreats({ hidden: 6 }, []), retreats({ hidden: 6 }, ['winter'])]).toEqual([true, true]);
    expect([retreats({ revealed: 6 }, []), retreats({ revealed: 6 }, ['winter'])]).toEqual([true, false]);
  });
});

describe('8.4.3 where Non-players Retreat', () => {
  test('8.4.3 Retreat: to the Region with their Leader, else to that with the most own pieces', () => {
    const pieces: Position['pieces'] = {
      carnutes: { belgae: { troops: 8 }, arverni: { troops: 5 } },
      bituriges: { arverni: { troops: 4 } },
      mandubii: { arverni: { leader: 'named', troops: 1 } },
    };
    expect(byRule({ pieces }, GALLIC, ['arverni']).force('mandubii', 'arverni')).toBe('named 4h');
    const without = { ...pieces, mandubii: { arverni: { troops: 2 } } };
    expect(byRule({ pieces: without }, GALLIC, ['arverni']).force('bituriges', 'arverni')).toBe('7h');
  });

  test('8.4.3 Retreat: from Romans all Hidden Warbands stay, and the Leader where more are with him', () => {
    const pieces: Position['pieces'] = {
      carnutes: { romans: { legions: 6 }, arverni: { leader: 'named', hidden: 3, revealed: 5 } },
      bituriges: { arverni: { troops: 1 } },
    };
    const position = { pieces };
    const table = byRule(position, ROMAN, ['arverni']);
    expect(table.force('carnutes', 'arverni')).toBe('3h');
    expect(table.force('bituriges', 'arverni')).toBe('named 1h 2r');
    const few = {
      ...pieces,
      carnutes: { romans: { legions: 6 }, arverni: { leader: 'named', hidden: 5, revealed: 3 } },
    } as const;
    const stays = byRule({ pieces: few }, ROMAN, ['arverni']);
    expect(stays.force('carnutes', 'arverni')).toBe('named 5h');
  });

  test('8.4.3 Retreat: the Leader weighs all who are with him in place against all who go, at the best Region', () => {
    const attacked = (
      legions: number,
      arverni: Pieces,
      others: Position['pieces'],
      at: Position['at'] = {},
    ) =>
      byRule(
        { pieces: { arverni: { romans: { legions }, arverni }, ...others }, at },
        { ...ROMAN, region: 'arverni' },
        ['arverni'],
      );
    const nine = { leader: 'named' as const, hidden: 4, revealed: 5 };
    const few: Position['pieces'] = { pictones: { arverni: { troops: 1 } } };
    expect(attacked(6, nine, few).force('arverni', 'arverni')).toBe('named 4h');
    const many: Position['pieces'] = { ...few, bituriges: { arverni: { troops: 9 } } };
    expect(attacked(6, nine, many).force('bituriges', 'arverni')).toBe('named 9h 2r');
    const five = { leader: 'named' as const, hidden: 3, revealed: 2 };
    const allies: Position['at'] = { arverni: 'arverni', cadurci: 'arverni', volcae: 'arverni' };
    expect(attacked(4, five, few, allies).force('arverni', 'arverni')).toBe('named 3h');
  });

  test('4.5.2 Rampage: pieces Retreat to their own rather than be removed, those of least worth first', () => {
    const position: Position = {
      pieces: {
        nervii: { belgae: { leader: 'named', troops: 3 }, arverni: { hidden: 1, revealed: 2 } },
        atrebates: { arverni: { troops: 5 } },
        treveri: { arverni: { troops: 1 } },
      },
    };
    const table = rampage(position, 2);
    expect(table.force('nervii', 'arverni')).toBe('1h');
    expect(table.force('atrebates', 'arverni')).toBe('5h 2r');
  });

  test('4.5.2 Rampage: without a Region to go to pieces are removed, and the attackers are not asked', () => {
    const position: Position = {
      pieces: {
        nervii: { belgae: { leader: 'named', troops: 3 }, arverni: { hidden: 1, revealed: 2 } },
        atrebates: { belgae: { troops: 5 } },
      },
    };
    expect(rampage(position, 2).force('nervii', 'arverni')).toBe('1h');
  });

  test('4.5.2, 8.4.1 Rampage: without an own Region to go to others are asked before pieces are removed', () => {
    const pieces: Position['pieces'] = {
      nervii: { belgae: { leader: 'named', troops: 3 }, arverni: { hidden: 1, revealed: 2 } },
      atrebates: { aedui: { troops: 5 } },
    };
    const table = rampage({ pieces }, 2);
    expect([table.step, table.side]).toEqual(['agreement', 'aedui']);
    expect(table.do('aedui', 'agree').force('atrebates', 'arverni')).toBe('2r');
  });
});

/** The Belgae Rampage in the Region of the Nervii against the Arverni, whom nobody runs. */
function rampage(position: Position, count: number): Table {
  return beginCommand(unheld(position, 'arverni'), 'raid', 'belgae')
    .do('belgae', 'ability', 'rampage')
    .do('belgae', 'rampage', 'nervii', 'arverni', count);
}
