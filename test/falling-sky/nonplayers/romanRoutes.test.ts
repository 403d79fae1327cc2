import { describe, expect, test } from 'vitest';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { withMoved } from '../../../games/falling-sky/nonplayers/romans/columns';
import { type Position, stateOf, Table } from '../table';
import { grantedMarch, lines, marches, reason, romanTurn } from './romans';

type Pieces = NonNullable<Position['pieces']>;

/** Too many Arverni with Vercingetorix to stand against. */
const FOE = { leader: 'named', revealed: 30 } as const;

/** Belgae who Control a Region, so that Romans do not. */
const BELGAE = { revealed: 9 } as const;

/** Legions beyond the sea, so that there are more than six: they reach neither Region of the tests. */
const AFAR: Pieces = { britannia: { romans: { legions: 6 } } };

const march = (position: Position, others: Player[] = ['arverni', 'belgae'], dice = [5]): Table =>
  romanTurn(position, { dice, others });

/** Caesar in Mandubii, with as many as that. */
const caesar = (legions: number, troops: number) => ({
  mandubii: { romans: { leader: 'named' as const, legions, troops }, arverni: FOE },
});

describe('8.8.1 Harassment', () => {
  test('8.8.1 a piece that would March alone suffers no Loss', () => {
    const detached = (troops: number) =>
      marches(
        march({
          pieces: { ...AFAR, ...caesar(1, troops), carnutes: { belgae: { hidden: 3 } } },
          at: { bituriges: 'arverni', pictones: 'arverni' },
          devastated: ['atrebates', 'bituriges', 'aedui'],
        }),
      );
    expect(detached(4)).toEqual(['Mandubii to Bituriges: the Leader, a Legion, 4 Hidden Auxilia.']);
    expect(detached(5)).toContain('Carnutes to Pictones: a Hidden Auxilia.');
  });

  test('8.8.1 no more than one Loss on all the way, though none of the Regions brings more', () => {
    const far = (second: number, auxilia = 0) =>
      reason(
        march({
          pieces: {
            treveri: { romans: { leader: 'named', legions: 2, troops: 2 }, arverni: FOE },
            mandubii: { romans: { hidden: auxilia }, belgae: { hidden: 3 } },
            bituriges: { belgae: { hidden: second } },
            carnutes: { belgae: { hidden: 9 } },
            atrebates: { belgae: { hidden: 9 } },
          },
          at: { pictones: 'arverni' },
          devastated: ['sequani'],
        }),
      );
    expect(far(2)).toContain('March');
    expect(far(3)).not.toContain('March');
    expect(far(3, 1)).toContain('March');
    expect(far(6, 1)).not.toContain('March');
  });

  test('8.8.1 a Leader and an Auxilia are no single piece', () => {
    const table = march({
      pieces: {
        mandubii: { romans: { leader: 'named', troops: 1 }, arverni: FOE },
        bituriges: { belgae: { hidden: 3 } },
        carnutes: { belgae: { hidden: 9 } },
      },
      at: { pictones: 'arverni' },
      devastated: ['atrebates', 'aedui'],
    });
    expect(marches(table).at(-1)).toBe('Bituriges to Pictones: the Leader.');
  });

  test('8.8.1 not by Scout where one Loss leads there as well', () => {
    const table = march({
      pieces: {
        ...caesar(2, 2),
        bituriges: { belgae: { hidden: 3 } },
        carnutes: { belgae: { hidden: 6 }, romans: { hidden: 2 } },
      },
      at: { pictones: 'arverni' },
      devastated: ['atrebates', 'aedui'],
    });
    expect(marches(table)[0]).toContain('Mandubii to Bituriges');
    expect(table.told('3.2.2', 'The Belgae Harass the Romans in Bituriges: 1 Loss')).toBe(true);
  });

  test('3.2.2, 8.8.1 no way leads on beyond the Rhenus, nor beyond Britannia', () => {
    const reached = (from: 'sequani' | 'morini', at: Position['at'], ...devastated: RegionId[]) =>
      reason(march({ pieces: { [from]: { romans: { legions: 2 }, arverni: FOE } }, at, devastated }));
    expect(reached('sequani', { ubii: 'germans' })).toContain('March');
    expect(reached('sequani', { sugambri: 'germans' }, 'treveri')).not.toContain('March');
    expect(reached('morini', { catuvellauni: 'arverni' })).toContain('March');
    expect(reached('morini', { veneti: 'arverni' })).toContain('March');
    expect(reached('morini', { veneti: 'arverni' }, 'atrebates')).not.toContain('March');
  });

  test('8.8.1 not back to where they come from', () => {
    const table = march({
      pieces: { ...AFAR, ...caesar(2, 2), bituriges: { belgae: { revealed: 30 } } },
      at: { mandubii: 'arverni', senones: 'arverni', bituriges: 'arverni' },
    });
    expect(marches(table)).toEqual(['Mandubii to Bituriges: the Leader, 2 Legions, 2 Hidden Auxilia.']);
  });

  test('1.5.2, 8.8.1 nobody is asked not to Harass where that would not help', () => {
    const asked = (belgae: number, romans: number, troops = 2) =>
      march(
        {
          pieces: {
            ...caesar(2, troops),
            bituriges: { belgae: { hidden: belgae }, romans: { hidden: romans } },
            carnutes: { germans: { hidden: 9 } },
          },
          at: { pictones: 'arverni' },
          devastated: ['atrebates', 'aedui'],
        },
        ['arverni'],
      ).step === 'agreement';
    expect(asked(3, 0)).toBe(true);
    expect(asked(3, 2, 0)).toBe(true);
    expect(asked(6, 2)).toBe(true);
    expect(asked(2, 0)).toBe(false);
    const beside = march(
      {
        pieces: { ...caesar(2, 2), carnutes: { belgae: { hidden: 3 } } },
        at: { bituriges: 'arverni' },
        devastated: ['carnutes'],
      },
      ['arverni'],
    );
    expect(beside.step).not.toBe('agreement');
    expect(marches(beside)).toHaveLength(1);
  });

  test('1.5.2, 8.8.1 who always lets the Romans pass is not reckoned to Harass, who never does is not asked', () => {
    const by = (answer: 'agree' | 'refuse') =>
      march(
        {
          pieces: { ...caesar(2, 2), bituriges: { belgae: { hidden: 9 } } },
          at: { pictones: 'arverni' },
          devastated: ['atrebates', 'aedui', 'carnutes'],
          standing: { romans: {}, arverni: {}, aedui: {}, belgae: { passage: { romans: answer } } },
        },
        ['arverni'],
      );
    expect(marches(by('agree'))).toHaveLength(2);
    expect(reason(by('refuse'))).not.toContain('March');
  });

  test('1.5.2, 8.8.1 with Caesar they ask who could Harass in the second Region on the way, too', () => {
    const answered = (answer: 'agree' | 'refuse') => {
      const table = march(
        {
          pieces: {
            treveri: { romans: { leader: 'named', legions: 2, troops: 2 }, arverni: FOE },
            bituriges: { belgae: { hidden: 6 } },
            carnutes: { germans: { hidden: 9 } },
          },
          at: { pictones: 'arverni' },
          devastated: ['sequani', 'atrebates', 'aedui'],
        },
        ['arverni'],
      );
      expect(table.sides).toEqual(['belgae']);
      return marches(table.do('belgae', answer));
    };
    expect(answered('agree').at(-1)).toContain('Bituriges to Pictones');
    expect(answered('refuse')).toEqual([]);
  });
});

describe('8.8.1 Scout before a March', () => {
  /** Two Legions without Auxilia in Mandubii, which may suffer no Loss: the only way to Pictones is by Bituriges. */
  const scout = (
    bituriges: NonNullable<Pieces['bituriges']>,
    others: Pieces = {},
    more: Position = {},
    dice: number[] = [5],
  ) =>
    march(
      {
        pieces: {
          mandubii: { romans: { leader: 'named', legions: 2 }, arverni: FOE },
          carnutes: { germans: { hidden: 9 } },
          bituriges,
          ...others,
        },
        at: { pictones: 'arverni' },
        devastated: ['atrebates', 'aedui'],
        ...more,
      },
      ['arverni', 'belgae'],
      dice,
    );

  test('8.8.1 Scout Reveals what brings a Loss, first where the fewest are needed, as many as that takes', () => {
    const both = scout({
      belgae: { hidden: 3 },
      arverni: { hidden: 5 },
      romans: { hidden: 2 },
    });
    expect(marches(both).at(-1)).toContain('Bituriges to Pictones');
    expect(lines(both, 'The Romans Scout')).toEqual([
      'The Romans Scout 1 Warband of the Belgae in Bituriges (1 Auxilia Revealed).',
      'The Romans Scout 3 Warbands of the Arverni in Bituriges (1 Auxilia Revealed).',
    ]);
    const six = scout({ belgae: { hidden: 6 }, romans: { hidden: 2 } });
    expect(marches(six).at(-1)).toContain('Bituriges to Pictones');
    expect(lines(six, 'The Romans Scout')).toEqual([
      'The Romans Scout 4 Warbands of the Belgae in Bituriges (2 Auxilia Revealed).',
    ]);
    expect(reason(scout({ belgae: { hidden: 6 }, romans: { hidden: 1 } }))).not.toContain('March');
    const few = scout({ belgae: { hidden: 4 }, romans: { hidden: 4 } });
    expect(lines(few, 'The Romans Scout')[0]).toContain('2 Warbands');
    const troops: Pieces = { mandubii: { romans: { leader: 'named', legions: 2, troops: 1 }, arverni: FOE } };
    const equal = scout({ belgae: { hidden: 4 }, arverni: { hidden: 4 }, romans: { hidden: 1 } }, troops);
    expect(lines(equal, 'The Romans Scout')[0]).toContain('2 Warbands of the Arverni');
    const partly = scout({ belgae: { hidden: 3 }, arverni: { hidden: 5 }, romans: { hidden: 1 } }, troops);
    expect(lines(partly, 'The Romans Scout')[0]).toContain('1 Warband of the Belgae');
    expect(partly.told('3.2.2', 'The Arverni Harass the Romans in Bituriges: 1 Loss')).toBe(true);
  });

  test('8.8.1 a Loss that Scout leaves counts with one before', () => {
    const far = (legate: number, hidden: number) =>
      reason(
        march({
          pieces: {
            treveri: { romans: { leader: 'named', legions: 2, troops: 2 }, arverni: FOE },
            mandubii: { romans: { hidden: legate }, belgae: { hidden: 6 } },
            bituriges: { belgae: { hidden } },
            carnutes: { belgae: { hidden: 9 } },
            atrebates: { belgae: { hidden: 9 } },
          },
          at: { pictones: 'arverni' },
          devastated: ['sequani'],
        }),
      );
    expect(far(1, 0)).toContain('March');
    expect(far(1, 3)).not.toContain('March');
    expect(far(2, 3)).toContain('March');
  });

  test('8.8.1 with card 12 Scout Reveals anywhere on the way', () => {
    const through = (capabilities: Position['capabilities'], pieces: Pieces = {}) =>
      march({
        pieces: {
          treveri: { romans: { leader: 'named', legions: 2 }, arverni: FOE },
          mandubii: { romans: { hidden: 1 }, belgae: { hidden: 3 } },
          bituriges: { romans: { hidden: 1 }, belgae: { hidden: 3 } },
          carnutes: { germans: { hidden: 9 } },
          ...pieces,
        },
        at: { pictones: 'arverni' },
        devastated: ['sequani', 'atrebates', 'aedui'],
        capabilities,
      });
    const unshaded = { 12: { text: 'unshaded', holder: null } } as const;
    expect(reason(through({}))).not.toContain('March');
    expect(marches(through(unshaded)).at(-1)).toContain('Bituriges to Pictones');
    const ahead = (aedui: number, arverni: number): Pieces => ({
      mandubii: { belgae: { hidden: 3 } },
      bituriges: { belgae: { hidden: 3 } },
      aedui: { romans: { hidden: aedui } },
      sequani: { romans: { hidden: arverni } },
    });
    expect(reason(through(unshaded, ahead(2, 0)))).not.toContain('March');
  });

  test('8.8.1 no Auxilia ride away that are to Reveal where they are', () => {
    const through = (bituriges: number) =>
      march({
        pieces: {
          treveri: { romans: { leader: 'named', legions: 2 }, arverni: FOE },
          mandubii: { belgae: { hidden: 3 } },
          bituriges: { romans: { hidden: bituriges }, belgae: { hidden: 3 } },
          carnutes: { germans: { hidden: 9 } },
        },
        at: { pictones: 'arverni' },
        devastated: ['sequani', 'atrebates', 'aedui'],
        capabilities: { 12: { text: 'unshaded', holder: null } },
      });
    expect(reason(through(1))).not.toContain('March');
    const both = through(2);
    expect(lines(both, 'Auxilia Scout from')).toEqual(['1 Auxilia Scout from Bituriges to Mandubii.']);
    expect(lines(both, 'The Romans Scout').slice(0, 2)).toEqual([
      'The Romans Scout 1 Warband of the Belgae in Mandubii (1 Auxilia Revealed).',
      'The Romans Scout 1 Warband of the Belgae in Bituriges (1 Auxilia Revealed).',
    ]);
    expect(marches(both).at(-1)).toContain('Bituriges to Pictones');
  });

  test('8.8.1 Auxilia ride out of as many Regions as are needed, beside those in place', () => {
    const table = scout(
      { belgae: { hidden: 9 }, romans: { hidden: 1 } },
      {
        arverni: { romans: { hidden: 2 }, belgae: BELGAE },
        pictones: { romans: { hidden: 2 }, belgae: BELGAE },
      },
    );
    expect(lines(table, 'Auxilia Scout from')).toEqual([
      '2 Auxilia Scout from Pictones to Bituriges.',
      '1 Auxilia Scout from Arverni to Bituriges.',
    ]);
    expect(marches(table).at(-1)).toContain('Bituriges to Pictones');
    const one = scout(
      { belgae: { hidden: 3 } },
      {
        arverni: { romans: { hidden: 2 }, belgae: BELGAE },
        pictones: { romans: { hidden: 2 }, belgae: BELGAE },
      },
    );
    expect(lines(one, 'Auxilia Scout from')).toEqual(['1 Auxilia Scout from Pictones to Bituriges.']);
  });

  test('8.8.1 no Auxilia ride out of Regions with a Leader or Legions, nor to the loss of Roman Control', () => {
    const rides = (from: NonNullable<Pieces['aedui']>) =>
      lines(scout({ belgae: { hidden: 3 } }, { arverni: from }), 'Auxilia Scout from Arverni');
    expect(rides({ romans: { hidden: 1 }, belgae: BELGAE })).toHaveLength(1);
    expect(rides({ romans: { hidden: 2 }, belgae: { revealed: 1 } })).toEqual([]);
    expect(rides({ romans: { hidden: 4, legions: 1 }, belgae: BELGAE })).toEqual([]);
    const { mandubii } = caesar(0, 2);
    const led = march({
      pieces: {
        mandubii,
        aedui: { romans: { legions: 2 }, arverni: FOE },
        bituriges: { belgae: { hidden: 3 } },
        carnutes: { germans: { hidden: 9 } },
      },
      at: { pictones: 'arverni' },
      devastated: ['atrebates', 'arverni'],
    });
    expect(lines(led, 'Auxilia Scout from Mandubii')).toEqual([]);
  });

  test('4.1.2, 8.2.3 not beyond the reach of the Leader, nor where an Event grants no Special Ability', () => {
    const bituriges = { belgae: { hidden: 3 }, romans: { hidden: 1 } };
    const successor: Pieces = {
      mandubii: { romans: { leader: 'successor', legions: 2 }, arverni: FOE },
    };
    expect(reason(scout(bituriges))).toContain('March');
    expect(reason(scout(bituriges, successor))).not.toContain('March');
    const position: Position = {
      pieces: {
        mandubii: { romans: { leader: 'named', legions: 2 }, arverni: FOE },
        carnutes: { germans: { hidden: 9 } },
        bituriges,
      },
      at: { pictones: 'arverni' },
      devastated: ['atrebates', 'aedui'],
    };
    expect(marches(grantedMarch(position, {}))).toEqual([]);
    expect(marches(grantedMarch(position, { abilities: 1 }))).toHaveLength(2);
  });

  test('4.1.3, 8.8.1 no Scout on the way to Britannia', () => {
    const table = march({
      pieces: {
        carnutes: { romans: { leader: 'named', legions: 2 }, arverni: FOE },
        atrebates: { romans: { hidden: 2 }, belgae: { hidden: 3 } },
      },
      at: { catuvellauni: 'arverni' },
      devastated: ['veneti'],
    });
    expect(reason(table)).not.toContain('March');
  });
});

test('3.2.2, 8.8.1 what is reckoned with after a March: who has left, who has come, all Auxilia Hidden, lent Warbands, too', () => {
  const G = stateOf({
    pieces: {
      mandubii: {
        romans: { leader: 'named', legions: 3, hidden: 1, revealed: 3 },
        aedui: { hidden: 1, revealed: 2, scouted: 2 },
      },
      carnutes: { romans: { legions: 1, troops: 1 } },
    },
  });
  const march = { from: 'mandubii', leader: 'named', legions: 2, auxilia: 3, warbands: 4 } as const;
  const after = new Table(withMoved(G, [{ column: march, to: 'carnutes' }]));
  expect(after.force('mandubii', 'romans')).toBe('1L 1h');
  expect(after.force('carnutes', 'romans')).toBe('named 3L 4h');
  expect(after.force('mandubii', 'aedui')).toBe('1s');
  expect(after.force('carnutes', 'aedui')).toBe('1h 2r 1s');
  const alone = { ...march, leader: null, legions: 3, auxilia: 0, warbands: 1 } as const;
  const left = new Table(withMoved(G, [{ column: alone, to: 'carnutes' }]));
  expect(left.force('mandubii', 'romans')).toBe('named 4h');
  expect(left.force('carnutes', 'aedui')).toBe('1h');
  expect(new Table(G).force('mandubii', 'romans')).toBe('named 3L 1h 3r');
});
