import { describe, expect, test } from 'vitest';
import { UNLIMITED } from '../../../games/falling-sky/commands/terms';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { Position, Table } from '../table';
import { grantedMarch, lines, marches, reason, romanTurn } from './romans';

type Pieces = NonNullable<Position['pieces']>;

/** Too many Belgae to stand against; they have no Ally there. */
const FOE = { belgae: { revealed: 60 } } as const;

/** Legions beyond the sea, so that there are more than six: they reach none of the Regions of the tests. */
const AFAR: Pieces = { britannia: { romans: { legions: 6 } } };

const march = (position: Position, others: Player[] = ['arverni', 'belgae']): Table =>
  romanTurn(position, { dice: [5], others });

/** Returns the Regions that the Romans select as origins, in order. */
const origins = (table: Table): string[] =>
  lines(table, 'The Romans March out of').map((text) => text.split(' ')[5].replace('.', ''));

const caesar = (legions: number, troops = 0) => ({
  romans: { leader: 'named' as const, legions, troops },
  ...FOE,
});

const legions = (count: number, troops = 0) => ({ romans: { legions: count, troops }, ...FOE });

describe('8.8.1 all Legions to one Region', () => {
  test('8.8.1 those that are there already stay', () => {
    const table = march({
      pieces: { mandubii: caesar(2), carnutes: legions(3) },
      at: { carnutes: 'arverni', sequani: 'arverni', helvetii: 'arverni' },
      devastated: ['mandubii'],
    });
    expect(marches(table)).toEqual(['Mandubii to Carnutes: the Leader, 2 Legions.']);
    const away = march({
      pieces: { carnutes: caesar(2), bituriges: FOE },
      at: { carnutes: 'belgae', aulerci: 'belgae', bituriges: 'belgae' },
    });
    expect(marches(away)).toEqual(['Carnutes to Bituriges: the Leader, 2 Legions.']);
  });

  test('8.8.1 not if the Romans cannot pay for all, who then go where those go best who can', () => {
    const gone = (romans: number) =>
      marches(
        march({
          pieces: { mandubii: caesar(2), pictones: legions(2) },
          at: { bituriges: 'arverni', sequani: 'arverni', helvetii: 'arverni' },
          resources: { romans },
        }),
      );
    expect(gone(3)).toEqual(['Mandubii to Sequani: the Leader, 2 Legions.']);
    expect(gone(4)).toEqual([
      'Mandubii to Bituriges: the Leader, 2 Legions.',
      'Pictones to Bituriges: 2 Legions.',
    ]);
  });

  test('8.8.1 out of three Regions, one of them free of enemy Allies and Citadels, and no more', () => {
    const gone = (pieces: Pieces, at: Position['at'] = {}) =>
      marches(
        march({
          pieces: { mandubii: caesar(1), carnutes: legions(1), pictones: legions(1), ...pieces },
          at: { bituriges: 'arverni', sequani: 'arverni', helvetii: 'arverni', ...at },
          devastated: ['aedui'],
          resources: { romans: 20 },
        }),
      );
    const all = [
      'Carnutes to Bituriges: a Legion.',
      'Mandubii to Bituriges: the Leader, a Legion.',
      'Pictones to Bituriges: a Legion.',
    ];
    expect(gone({})).toEqual(all);
    expect(gone({ pictones: { romans: { legions: 1 } } })).toEqual(all);
    const beset = { mandubii: 'belgae', carnutes: 'belgae' } as const;
    expect(gone({}, beset)).toEqual(all);
    expect(gone({}, { ...beset, pictones: 'belgae' })).not.toEqual(all);
    expect(gone({ carnutes: {} }, { mandubii: 'belgae', pictones: 'belgae' })).toEqual(all.slice(1));
    expect(gone({ arverni: { romans: { legions: 1 } } })).not.toContain(all[1]);
  });
});

describe('8.8.1 origins', () => {
  test('8.8.1 first one under threat, though the Leader is elsewhere; then with him, if free of enemies', () => {
    const table = march({
      pieces: {
        ...AFAR,
        mandubii: legions(2),
        provincia: { romans: { leader: 'named', legions: 1 } },
        sequani: { romans: { legions: 2 } },
      },
      at: { bituriges: 'arverni' },
    });
    expect(origins(table)).toEqual(['Mandubii', 'Provincia']);
  });

  test('8.8.1 one free of enemies is another than the first', () => {
    const table = march({
      pieces: { ...AFAR, mandubii: caesar(2), provincia: { romans: { legions: 2 } } },
      at: { bituriges: 'arverni' },
    });
    expect(origins(table)).toEqual(['Mandubii', 'Provincia']);
  });

  test('8.8.1 who can neither go anywhere nor pay stays, and another under threat Marches', () => {
    const gone = (position: Position) => origins(march({ at: { bituriges: 'arverni' }, ...position }));
    expect(gone({ pieces: { britannia: caesar(2), mandubii: legions(2) } })).toEqual(['Mandubii']);
    const dear: Position = {
      pieces: { ...AFAR, mandubii: caesar(2), pictones: legions(2) },
      devastated: ['mandubii'],
    };
    expect(gone({ ...dear, resources: { romans: 3 } })).toEqual(['Pictones']);
    expect(gone({ ...dear, resources: { romans: 5 } })).toEqual(['Mandubii']);
    expect(gone({ ...dear, resources: { romans: 6 } })).toEqual(['Mandubii', 'Pictones']);
    const stuck: Pieces = { britannia: caesar(2), mandubii: legions(2) };
    const needy: Position = {
      at: { bituriges: 'arverni' },
      devastated: ['mandubii'],
      resources: { romans: 3 },
    };
    expect(reason(march({ pieces: stuck, ...needy }))).not.toContain('March');
    const poor = reason(
      march({ pieces: { mandubii: caesar(2) }, resources: { romans: 1 }, at: { bituriges: 'arverni' } }),
    );
    expect(poor).not.toContain('March');
  });

  test('8.8.1 who can only go back to where the first group comes from stays', () => {
    const table = march({
      pieces: { ...AFAR, mandubii: caesar(2), nervii: legions(2) },
      at: { mandubii: 'belgae', aedui: 'aedui' },
      devastated: ['treveri'],
    });
    expect(origins(table)).toEqual(['Mandubii']);
  });

  test('8.8.1 all who cannot go where the first group goes have one other Region to go to', () => {
    const gone = (at: Position['at']) =>
      marches(
        march({
          pieces: {
            provincia: { romans: { legions: 1 } },
            sequani: caesar(5),
            nervii: legions(2),
          },
          at: { ubii: 'germans', 'suebi-south': 'germans', ...at },
          devastated: ['treveri', 'aedui', 'sequani'],
          resources: { romans: 20 },
        }),
      ).map((text) => text.split(':')[0]);
    expect(gone({ atrebates: 'belgae', cadurci: 'arverni' })).toEqual([
      'Sequani to Ubii',
      'Nervii to Atrebates',
    ]);
  });
});

describe('8.8.1 to two Regions', () => {
  test('8.8.1 a column goes as a whole where only it can, and its Region would have no more', () => {
    const table = march({
      pieces: { mandubii: caesar(7), pictones: legions(2) },
      at: { bituriges: 'arverni', veneti: 'arverni' },
      devastated: ['carnutes', 'atrebates', 'bituriges'],
    });
    expect(marches(table)).toEqual([
      'Mandubii to Bituriges: the Leader, 7 Legions.',
      'Pictones to Veneti: 2 Legions.',
    ]);
  });

  test('8.8.1 those who are in both Regions count', () => {
    const second = (pieces: Pieces, troops = 0) =>
      marches(
        march({
          pieces: { ...AFAR, mandubii: caesar(5, troops), ...pieces },
          at: { bituriges: 'arverni', carnutes: 'arverni', aulerci: 'arverni' },
          resources: { romans: 3 },
        }),
      ).at(-1);
    expect(second({})).toBe('Mandubii to Bituriges: 2 Legions.');
    expect(second({ carnutes: { romans: { legions: 2 } } })).toBe('Mandubii to Bituriges: 3 Legions.');
    expect(second({ bituriges: { romans: { legions: 2 } } })).toBe('Mandubii to Bituriges: a Legion.');
    expect(second({ bituriges: { romans: { legions: 6 } } })).toContain('Mandubii to Carnutes');
    expect(second({ carnutes: { romans: { troops: 2 } } }, 5)).toBe(
      'Mandubii to Bituriges: 2 Legions, 3 Hidden Auxilia.',
    );
    expect(second({ bituriges: { romans: { troops: 2 } } }, 5)).toBe(
      'Mandubii to Bituriges: 2 Legions, a Hidden Auxilia.',
    );
  });

  test('8.8.1 what one column has detached another need not, and an Auxilia stays with each', () => {
    const table = march({
      pieces: { ...AFAR, mandubii: caesar(2, 3), pictones: legions(5, 4) },
      at: { bituriges: 'arverni', carnutes: 'arverni', aulerci: 'arverni' },
    });
    expect(marches(table)).toEqual([
      'Mandubii to Carnutes: the Leader, a Hidden Auxilia.',
      'Mandubii to Bituriges: 2 Legions, 2 Hidden Auxilia.',
      'Pictones to Carnutes: 4 Legions, 3 Hidden Auxilia.',
      'Pictones to Bituriges: a Legion, a Hidden Auxilia.',
    ]);
  });

  test('8.8.1 nobody is detached on a way with Harassment where others get there without', () => {
    const table = march({
      pieces: {
        ...AFAR,
        pictones: caesar(2, 3),
        treveri: legions(5, 4),
        mandubii: { arverni: { hidden: 3 } },
      },
      at: { bituriges: 'arverni', carnutes: 'arverni', aulerci: 'arverni' },
    });
    expect(marches(table)).toEqual([
      'Pictones to Carnutes: the Leader, a Hidden Auxilia.',
      'Pictones to Bituriges: 2 Legions, 2 Hidden Auxilia.',
      'Treveri to Atrebates: 5 Legions, 4 Hidden Auxilia.',
      'Atrebates to Carnutes: 5 Legions, 4 Hidden Auxilia.',
    ]);
  });

  test('8.8.1 not more Losses count than there are pieces that come', () => {
    const table = march({
      pieces: {
        mandubii: caesar(4),
        carnutes: { belgae: { revealed: 8 } },
        bituriges: { belgae: { revealed: 6 } },
      },
      at: { bituriges: 'aedui', carnutes: 'aedui', aulerci: 'aedui' },
    });
    expect(marches(table)).toEqual(['Mandubii to Bituriges: the Leader, 4 Legions.']);
  });

  test('8.8.1 the second Region is chosen by what comes there', () => {
    const table = march({
      pieces: {
        ...AFAR,
        mandubii: caesar(1, 3),
        carnutes: { belgae: { revealed: 10 } },
        bituriges: { belgae: { revealed: 8 } },
      },
      at: { aedui: 'aedui', bituriges: 'aedui', carnutes: 'aedui', aulerci: 'aedui' },
    });
    expect(marches(table)).toEqual([
      'Mandubii to Aedui: the Leader, a Legion, 2 Hidden Auxilia.',
      'Mandubii to Carnutes: a Hidden Auxilia.',
    ]);
  });
});

describe('8.8.1 one Scout for all groups', () => {
  /** Caesar passes through Carnutes and another group through Bituriges, both to Pictones, and neither may suffer a Loss. */
  const both = (pieces: Pieces, more: Position = {}) =>
    march({
      pieces: {
        mandubii: caesar(2),
        aedui: legions(2),
        carnutes: { belgae: { hidden: 3 }, romans: { hidden: 1 } },
        bituriges: { belgae: { hidden: 3 }, arverni: { hidden: 3 }, romans: { hidden: 1 } },
        ...pieces,
      },
      at: { pictones: 'arverni' },
      devastated: ['arverni', 'atrebates'],
      ...more,
    });

  test('8.8.1 it Reveals on the ways of all, by card 12 in one Region only', () => {
    expect(origins(both({}))).toEqual(['Mandubii', 'Aedui']);
    const shaded = both({}, { capabilities: { 12: { text: 'shaded', holder: null } } });
    expect(origins(shaded)).toEqual(['Mandubii']);
  });

  test('8.8.1 what all have to pass is Revealed once, by Auxilia that ride there once', () => {
    const once = (bituriges: Pieces['bituriges'], ahead = 0) =>
      both(
        { carnutes: {}, bituriges, pictones: { romans: { hidden: ahead }, belgae: { revealed: 9 } } },
        { devastated: ['arverni', 'atrebates', 'carnutes'] },
      );
    const table = once({ belgae: { hidden: 3 }, arverni: { hidden: 3 }, romans: { hidden: 1 } });
    expect(origins(table)).toEqual(['Mandubii', 'Aedui']);
    expect(lines(table, 'The Romans Scout')).toHaveLength(2);
    const riding = once({ belgae: { hidden: 3 } }, 1);
    expect(origins(riding)).toEqual(['Mandubii', 'Aedui']);
    expect(lines(riding, 'Auxilia Scout from')).toHaveLength(1);
  });

  test('8.8.1 no Auxilia ride out of one Region to two', () => {
    const hidden = { belgae: { hidden: 3 } };
    const table = both({
      carnutes: hidden,
      bituriges: hidden,
      pictones: { romans: { hidden: 2 }, belgae: { revealed: 9 } },
    });
    expect(origins(table)).toEqual(['Mandubii']);
    expect(lines(table, 'Auxilia Scout from')).toHaveLength(1);
  });

  test('4.1.3, 8.8.1 none where another group goes to Britannia', () => {
    const table = march({
      pieces: { veneti: caesar(7), carnutes: { belgae: { hidden: 3 }, romans: { hidden: 1 } } },
      at: { catuvellauni: 'arverni', bituriges: 'arverni' },
      devastated: ['pictones'],
    });
    expect(marches(table)).toEqual(['Veneti to Britannia: the Leader, 7 Legions.']);
  });
});

describe('8.2.3 a March that an Event grants', () => {
  const near = { bituriges: 'arverni' } as const;

  test('8.2.3 out of a Region under threat, though enemies have Allies there', () => {
    const position: Position = {
      pieces: { mandubii: caesar(2) },
      at: { ...near, mandubii: 'belgae' },
      resources: { romans: 0 },
    };
    expect(marches(grantedMarch(position, {}))).toEqual(['Mandubii to Bituriges: the Leader, 2 Legions.']);
  });

  test('8.2.3 only out of Regions that it names', () => {
    const position: Position = { pieces: { mandubii: caesar(2), pictones: legions(2) }, at: near };
    expect(origins(grantedMarch(position, { regions: ['pictones'] }))).toEqual(['Pictones']);
    const calm: Position = {
      pieces: {
        ...AFAR,
        provincia: { romans: { leader: 'named', legions: 1 } },
        pictones: { romans: { legions: 2 } },
      },
      at: near,
    };
    expect(origins(grantedMarch(calm, {}))).toEqual(['Provincia']);
    expect(origins(grantedMarch(calm, { regions: ['pictones'] }))).toEqual(['Pictones']);
  });

  test('8.2.3 only into Regions that it names, if enemies have Allies or Citadels there', () => {
    const position: Position = {
      pieces: { mandubii: caesar(2) },
      at: { ...near, carnutes: 'arverni', aulerci: 'arverni' },
    };
    expect(marches(grantedMarch(position, {}))[0]).toContain('to Carnutes');
    expect(marches(grantedMarch(position, { into: ['bituriges', 'aedui'] }))[0]).toContain('to Bituriges');
    expect(marches(grantedMarch(position, { into: ['aedui'] }))).toEqual([]);
  });

  test('8.2.3 no farther than it allows', () => {
    const position: Position = {
      pieces: { mandubii: caesar(2) },
      at: { ...near, pictones: 'arverni', santones: 'arverni' },
    };
    expect(marches(grantedMarch(position, {})).at(-1)).toContain('to Pictones');
    const short = grantedMarch(position, { march: { ...UNLIMITED, steps: 1 } });
    expect(marches(short)).toEqual(['Mandubii to Bituriges: the Leader, 2 Legions.']);
  });

  test('8.2.3, card 70 all to one Region, where that is demanded', () => {
    const position: Position = {
      pieces: { ...AFAR, mandubii: caesar(5) },
      at: { ...near, carnutes: 'arverni' },
    };
    expect(marches(grantedMarch(position, {}))).toHaveLength(2);
    const together = grantedMarch(position, { march: { ...UNLIMITED, together: true } });
    expect(marches(together)).toHaveLength(1);
  });

  describe('card 70', () => {
    const march70 = { ...UNLIMITED, legions: 4, leader: false, together: true };

    test('8.2.3, card 70 no more Legions than it allows, and so many Auxilia as those allow', () => {
      const carnutes = { romans: { legions: 2, troops: 3 }, belgae: { revealed: 3 } };
      const position = (first: number): Position => ({
        pieces: { ...AFAR, pictones: legions(first), carnutes },
        at: { ...near, carnutes: 'belgae' },
      });
      expect(marches(grantedMarch(position(3), { march: march70 }))).toEqual([
        'Pictones to Bituriges: 3 Legions.',
        'Carnutes to Bituriges: a Legion, a Hidden Auxilia.',
      ]);
      expect(marches(grantedMarch(position(4), { march: march70 }))).toEqual([
        'Pictones to Bituriges: 4 Legions.',
      ]);
    });

    test('8.2.3, card 70 where not all Legions may March, they go where the first go best', () => {
      const gone = (first: number, limit: typeof UNLIMITED) =>
        marches(
          grantedMarch(
            {
              pieces: { mandubii: legions(first), pictones: legions(2) },
              at: { ...near, sequani: 'arverni', helvetii: 'arverni' },
            },
            { march: limit },
          ),
        )[0];
      expect(gone(2, march70)).toContain('Mandubii to Bituriges');
      expect(gone(3, march70)).toContain('Mandubii to Sequani');
    });

    test('8.2.3, card 70 without the Leader no farther than two Regions, and no Auxilia without a Legion', () => {
      const gone = (pieces: Pieces, leader: boolean) =>
        marches(grantedMarch({ pieces, at: { pictones: 'arverni' } }, { march: { ...march70, leader } }));
      expect(gone({ treveri: caesar(2) }, true)).toHaveLength(3);
      expect(gone({ treveri: caesar(2) }, false)).toEqual([]);
      expect(gone({ carnutes: caesar(0, 2) }, true)).toHaveLength(1);
      expect(gone({ carnutes: caesar(0, 2) }, false)).toEqual([]);
    });
  });
});

describe('8.8.1 what leaves', () => {
  const left = (carnutes: Pieces['carnutes'], more: Position = {}) => {
    const table = march({
      pieces: { carnutes, pictones: { romans: { troops: 12 } } },
      at: { veneti: 'arverni' },
      ...more,
    });
    return [table.force('carnutes', 'romans'), table.force('carnutes', 'aedui')];
  };

  test('8.8.1 all Auxilia where the Legions give an enemy Control already by leaving', () => {
    expect(left({ romans: { legions: 3, troops: 3 }, belgae: { revealed: 4 } })).toEqual(['', '']);
    expect(left({ romans: { legions: 3, troops: 3 }, belgae: { revealed: 1 } })).toEqual(['2h', '']);
  });
});
