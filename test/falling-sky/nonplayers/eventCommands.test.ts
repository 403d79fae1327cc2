import { describe, expect, test } from 'vitest';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { Pieces, Position, Table } from '../table';
import { eventEitherWay } from './eitherWay';
import { eventByRule } from './events';

const rolls = (die: number) => Array<number>(20).fill(die);

/** The free Commands of a Faction, in order. */
function freeCommands({ journal }: Table, of: Player): string[] {
  const names = { romans: 'Romans', arverni: 'Arverni', aedui: 'Aedui', belgae: 'Belgae' };
  return journal
    .map(({ text }) => text.match(/^Free (\w+) of the (\w+)\.$/))
    .filter((found) => found?.[2] === names[of])
    .map((found) => found?.[1] ?? '');
}

/** The Command that card 46 comes to, at which any may be chosen. */
function anyCommand(position: Position, by: Player, dice: number[] = []): string[] {
  return freeCommands(eventByRule(position, 46, 'shaded', by, { dice: [...dice, ...rolls(6)] }), by);
}

describe('8.2.3 a choice among Commands: the Belgae', () => {
  const at: Position['at'] = { morini: 'belgae', menapii: 'belgae', nervii: 'belgae', eburones: 'belgae' };
  const placed = (count: number): Position['pieces'] => ({
    morini: { belgae: { troops: count - 1 } },
    nervii: { belgae: { troops: 1 } },
    atrebates: { romans: { troops: 3 } },
  });

  test('8.2.3 card 46: they Rally for three Warbands, else March to add Control', () => {
    expect(anyCommand({ at, pieces: placed(22) }, 'belgae')).toEqual(['Rally']);
    expect(anyCommand({ at, pieces: placed(23) }, 'belgae')).toEqual(['March']);
  });

  test('8.2.3 card 46: with fewer than four Resources a die decides between Raid and March', () => {
    const poor = (die: number) =>
      anyCommand({ at, pieces: placed(23), resources: { belgae: 3 } }, 'belgae', [die]);
    expect([poor(4), poor(5)]).toEqual([['Raid'], ['March']]);
  });

  test('8.2.3 card 46: a Raid for one Resource is none, so that they Rally after all', () => {
    const pieces = { ...placed(23), morini: { belgae: { revealed: 22 } } };
    expect(anyCommand({ at, pieces, resources: { belgae: 3 } }, 'belgae', [4])).toEqual(['Rally']);
  });

  test('8.2.3 card 46: under threat they Battle, or March away where that is not worth it', () => {
    const facing = (legions: number) => {
      const pieces = { ...placed(23), morini: { belgae: { troops: 6 }, romans: { legions, troops: 4 } } };
      return anyCommand({ at, pieces }, 'belgae');
    };
    expect([facing(0), facing(6)]).toEqual([['Battle'], ['March']]);
  });
});

describe('8.2.3 a choice among Commands: the Arverni', () => {
  const at: Position['at'] = {
    arverni: 'citadel arverni',
    cadurci: 'arverni',
    volcae: 'arverni',
    carnutes: 'arverni',
    aulerci: 'arverni',
  };
  const six: Position['at'] = { ...at, pictones: 'arverni', santones: 'arverni' };
  const pieces: Position['pieces'] = {
    arverni: { arverni: { leader: 'named', troops: 30 } },
    carnutes: { arverni: { troops: 3 } },
    sequani: { romans: { legions: 1 } },
  };

  test('8.2.3 card 46: they March rather than Rally for a few Warbands', () => {
    expect(anyCommand({ at: six, pieces }, 'arverni')).toEqual(['March']);
    expect(anyCommand({ at: { pictones: 'arverni' }, pieces }, 'arverni')).toEqual(['Rally']);
  });

  test('8.2.3 card 46: with few Resources a die lets them Raid, unless they have few Allies', () => {
    const poor = (allies: Position['at'], die: number) =>
      anyCommand({ at: allies, pieces, resources: { arverni: 3 } }, 'arverni', [die]);
    expect([poor(six, 4), poor(six, 5), poor(at, 4)]).toEqual([['Raid'], ['March'], ['March']]);
  });

  test('8.2.3 card 46: under threat they Battle, or March away where that is not worth it', () => {
    const facing = (legions: number) => {
      const arverni = { arverni: { leader: 'named' as const, troops: 7 }, romans: { legions, troops: 4 } };
      return anyCommand({ at: six, pieces: { ...pieces, arverni } }, 'arverni');
    };
    expect([facing(0), facing(7)]).toEqual([['Battle'], ['March']]);
  });

  test('8.2.3 card 46: where they cannot March to spread they Raid rather than mass', () => {
    const beside = { arverni: { troops: 1 }, aedui: { revealed: 1 } };
    const position: Position = {
      pieces: {
        bituriges: { ...beside, arverni: { leader: 'successor', troops: 1 } },
        pictones: beside,
        mandubii: { romans: { legions: 1 } },
      },
      devastated: ['bituriges', 'pictones', 'arverni'],
    };
    expect(anyCommand(position, 'arverni')).toEqual(['Raid']);
  });

  test('8.2.3 card 21: in Provincia they Battle under threat, else Raid', () => {
    const inProvincia = (troops: number) => {
      const provincia = { arverni: { troops }, romans: { troops: 7 } };
      return freeCommands(
        eventByRule({ pieces: { provincia } }, 21, 'shaded', 'arverni', { dice: rolls(6) }),
        'arverni',
      );
    };
    expect([inProvincia(6), inProvincia(0)]).toEqual([['Battle'], ['Raid']]);
  });
});

describe('8.2.3 a choice among Commands: the Aedui', () => {
  const at: Position['at'] = { aedui: 'citadel aedui' };
  const pieces: Position['pieces'] = { aedui: { aedui: { troops: 19 } } };

  test('8.2.3 card 46: they March rather than Rally for fewer than three Warbands', () => {
    expect(anyCommand({ at, pieces }, 'aedui')).toEqual(['March']);
    const many = { aedui: { aedui: { troops: 9 } }, bituriges: { aedui: { troops: 6 } } };
    expect(anyCommand({ at: { ...at, bituriges: 'aedui' }, pieces: many }, 'aedui')).toEqual(['Rally']);
  });

  test('8.2.3, 8.6.3 card 48: what Rally places in one Region counts, where there is but one', () => {
    const allied: Position['at'] = {
      ...{ pictones: 'aedui', santones: 'aedui', morini: 'aedui', menapii: 'aedui' },
    };
    const position: Position = {
      at: allied,
      pieces: { pictones: { aedui: { troops: 5 } }, morini: { aedui: { troops: 4 } } },
    };
    expect(anyCommand(position, 'aedui')).toEqual(['Rally']);
    const limited = eventByRule(position, 48, 'unshaded', 'aedui', { dice: rolls(6) });
    expect(freeCommands(limited, 'aedui')).toEqual(['March']);
  });

  test('8.2.3 card 46: with few Resources a die lets them Raid', () => {
    const poor = (die: number) => anyCommand({ at, pieces, resources: { aedui: 3 } }, 'aedui', [die]);
    expect([poor(4), poor(5)]).toEqual([['Raid'], ['March']]);
  });

  test('8.2.3 card 46: with few Warbands and nothing to Rally they Raid rather than March', () => {
    const sequani = { aedui: { troops: 4 }, belgae: { revealed: 2 } };
    const devastated: Position['devastated'] = ['sequani', 'aedui'];
    expect(anyCommand({ pieces: { sequani }, devastated }, 'aedui')).toEqual(['Raid']);
  });

  test('8.2.3 card 46: they Battle where that is sure to strike a Leader', () => {
    const leader = { aedui: { ...pieces?.aedui, arverni: { leader: 'named' as const } } };
    expect(anyCommand({ at, pieces: leader }, 'aedui')).toEqual(['Battle']);
  });
});

describe('8.2.3 a choice among Commands: the Romans', () => {
  const lastOf = (position: Position) =>
    freeCommands(
      eventByRule(position, 67, 'unshaded', 'romans', { dice: rolls(6), others: ['aedui'] }),
      'romans',
    ).at(-1);

  /** The Command that card 52 grants them as the rulers of the Carnutes. */
  const ruling = (romans: Pieces, mandubii: string, more: Position = {}) =>
    freeCommands(
      eventByRule(
        {
          ...more,
          pieces: { carnutes: { romans, ...more.pieces?.carnutes } },
          at: { mandubii, ...more.at },
        },
        52,
        'shaded',
        'arverni',
        { dice: rolls(6), others: ['romans'] },
      ),
      'romans',
    )[0];

  test('8.2.3 card 52: they March with eight Auxilia Available or fewer, or against an enemy at victory', () => {
    const caesar = { leader: 'named' as const, legions: 2 };
    expect(ruling({ ...caesar, troops: 12 }, 'arverni')).toBe('March');
    expect(ruling({ ...caesar, troops: 11 }, 'arverni')).not.toBe('March');
    expect(ruling({ ...caesar, troops: 11 }, 'aedui')).toBe('March');
  });

  test('8.2.3 card 52: they March out of threat where a Battle is not worth it', () => {
    const threat = { pieces: { carnutes: { belgae: { troops: 14 } } }, at: { carnutes: 'citadel belgae' } };
    expect(ruling({ legions: 8, troops: 8 }, 'arverni', threat)).toBe('March');
  });

  test('8.2.3 card 67: they Recruit for two Allies, else Seize; against an enemy with them they Battle', () => {
    const nervii = { romans: { troops: 3 } };
    const at = { nervii: 'romans', eburones: 'romans' } as const;
    expect(lastOf({ pieces: { nervii }, at })).toBe('Seize');
    expect(lastOf({ pieces: { nervii, treveri: nervii } })).toBe('Recruit');
    const beset = { nervii: { romans: { legions: 4, troops: 3 }, belgae: { troops: 2 } } };
    expect(lastOf({ pieces: beset, at: { ...at, eburones: 'belgae' } })).toBe('Battle');
  });
});

describe('8.2.3 card 51: Warbands that turn Germanic', () => {
  const germans = (pieces: Position['pieces'], by: Player, others: Player[] = [], at: Position['at'] = {}) =>
    eventEitherWay({ pieces, at }, 51, 'shaded', by, { dice: rolls(1), others }).map(({ journal }) =>
      journal
        .map(({ text }) => text)
        .find((text) => / Battle the /.test(text) || /^Free (March|Raid) of the Germans/.test(text)),
    );

  test('8.2.3 card 51: they do not Battle where that costs nothing, but Raid', () => {
    const pieces = { treveri: { aedui: { troops: 1 }, romans: { revealed: 4 } } };
    for (const by of ['arverni', 'belgae'] as const)
      expect(germans(pieces, by)).toEqual(Array(2).fill('Free Raid of the Germans.'));
  });

  test('8.2.3 card 51: for the Belgae they Battle a player first, for the Arverni no Non-player Belgae', () => {
    const pieces = { treveri: { aedui: { troops: 7 }, romans: { revealed: 1 } } };
    expect(germans(pieces, 'belgae', ['aedui'])).toEqual(
      Array(2).fill('The Germans Battle the Romans in Treveri.'),
    );
    const belgae = { treveri: { aedui: { troops: 4 }, belgae: { revealed: 3 } } };
    expect(germans(belgae, 'arverni')).toEqual(Array(2).fill('The Germans Battle the Belgae in Treveri.'));
    expect(germans(belgae, 'arverni', ['belgae'])).not.toContain('The Germans Battle the Belgae in Treveri.');
  });

  test('8.2.3 card 51: they do not Battle the Faction that directs them', () => {
    const pieces = {
      treveri: { aedui: { troops: 4 }, belgae: { revealed: 3 } },
      morini: { romans: { troops: 4 } },
    };
    for (const text of germans(pieces, 'belgae')) expect(text).not.toMatch(/ Battle the /);
  });

  test('8.2.3 card 51: for the Belgae they March out of Germania to the Control of an enemy, else Raid', () => {
    const pieces = (count: number): Position['pieces'] => ({
      ubii: { aedui: { troops: count }, romans: { troops: 4 } },
      treveri: { romans: { troops: 9 } },
    });
    expect(germans(pieces(4), 'belgae')).toEqual(Array(2).fill('Free March of the Germans.'));
    expect(germans(pieces(1), 'belgae')).toEqual(Array(2).fill('Free Raid of the Germans.'));
  });
});

describe('8.2.1 card 36: the Aedui', () => {
  test('8.2.1 card 36: the Aedui Battle Gauls of players, though Non-players could be struck as well', () => {
    const pieces: Position['pieces'] = {
      sequani: { aedui: { troops: 9 }, arverni: { troops: 1 } },
      treveri: { aedui: { troops: 9 }, belgae: { troops: 1 } },
    };
    const at = { sequani: 'arverni', treveri: 'belgae' } as const;
    for (const { journal } of eventEitherWay({ pieces, at }, 36, 'unshaded', 'aedui', {
      dice: rolls(6),
      others: ['arverni'],
    }))
      expect(journal.map(({ text }) => text).filter((text) => / Battle the /.test(text))).toEqual([
        'The Aedui Battle the Belgae in Treveri.',
      ]);
  });
});

describe('8.2.3 a choice among Special Abilities alone', () => {
  const abilities = (position: Position, by: Player) =>
    eventByRule(position, 57, 'unshaded', by, { dice: rolls(6) })
      .journal.map(({ text }) => text)
      .filter((text) => /^Free (Build|Scout|Trade|Suborn) of the /.test(text));

  test('8.2.3 card 57: the Aedui Suborn where their flowchart does not call for Trade', () => {
    const position: Position = {
      pieces: { britannia: { aedui: { troops: 3 } } },
      at: { catuvellauni: 'aedui' },
      capabilities: { 39: { text: 'unshaded', holder: null } },
    };
    expect(abilities(position, 'aedui')).toEqual(['Free Suborn of the Aedui.']);
  });

  test('8.2.3 card 6: the Romans Scout, though they would rather Build', () => {
    const pieces = {
      morini: { romans: { leader: 'named' as const, legions: 2, troops: 6 }, belgae: { troops: 1 } },
    };
    const { journal } = eventByRule({ pieces }, 6, 'unshaded', 'romans', { dice: rolls(6) });
    expect(journal.some(({ text }) => text === 'Free Scout of the Romans.')).toBe(true);
  });

  test('8.2.3 card 57: the Romans Build, or Scout where they would Battle, but not to no effect', () => {
    const romans = { leader: 'named' as const, troops: 4 };
    expect(abilities({ pieces: { britannia: { romans } } }, 'romans')).toEqual(['Free Build of the Romans.']);
    const built = { britannia: { romans: { ...romans, fort: true } } };
    expect(abilities({ pieces: built, at: { catuvellauni: 'romans' } }, 'romans')).toEqual([]);
    const foes = {
      britannia: { romans, belgae: { troops: 1 } },
      morini: { romans: { legions: 6 }, belgae: { troops: 1 } },
    };
    expect(abilities({ pieces: foes, at: { morini: 'belgae' } }, 'romans')).toEqual([
      'Free Scout of the Romans.',
    ]);
  });
});
