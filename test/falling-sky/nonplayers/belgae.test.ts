import { describe, expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL } from '../../../games/falling-sky/commands/terms';
import { commandFrame } from '../../../games/falling-sky/commands/underWay';
import { REGIONS } from '../../../games/falling-sky/components/map';
import { giveUp } from '../../../games/falling-sky/resigning';
import { beginCommand, type Position } from '../table';
import { belgae, belgicTurn, said, told } from './belgae';
import { eitherWay } from './eitherWay';
import { ARVERNIAN, alone } from './table';

const AMBIORIX = { leader: 'named' as const };

describe('8.5.1 Battle or March under Threat', () => {
  test('8.5.1 Threat: an Ally, Citadel, Legion or four pieces of a non-German enemy with Ambiorix or four Warbands', () => {
    const meets = (own: object, enemy: Position['pieces'], at: Position['at'] = {}) =>
      said(
        belgicTurn({ at, pieces: { treveri: { belgae: own, ...enemy?.treveri } }, resources: { belgae: 9 } }),
      );
    const ally = { treveri: 'arverni' };
    expect(meets({ troops: 4 }, {}, ally)).toBe('8.5.1 Battle against a threat');
    expect(meets({ ...AMBIORIX, troops: 2 }, {}, ally)).toBe('8.5.1 Battle against a threat');
    expect(meets({ troops: 3 }, {}, ally)).not.toContain('8.5.1');
    expect(meets({ troops: 9 }, { treveri: { aedui: { troops: 4 } } })).toBe('8.5.1 Battle against a threat');
    expect(meets({ troops: 9 }, { treveri: { aedui: { troops: 3 } } })).not.toContain('8.5.1');
    expect(meets({ troops: 9 }, { treveri: { aedui: { troops: 2 }, arverni: { troops: 2 } } })).not.toContain(
      '8.5.1',
    );
    expect(meets({ troops: 9 }, { treveri: { romans: { legions: 1 } } })).toContain('8.5.1');
    expect(meets({ troops: 9 }, { treveri: { germans: { troops: 5 } } })).not.toContain('8.5.1');
  });

  test('8.5.1 Battle: only where more Losses are inflicted than suffered; else all March away', () => {
    const even: Position = { pieces: { treveri: { belgae: { revealed: 6 }, aedui: { revealed: 12 } } } };
    const table = belgicTurn(even);
    expect(said(table)).toBe('8.5.1 March away from a threat');
    expect(belgae(table, 'treveri')).toEqual(['']);
  });

  test('8.5.1 Battle: Ambiorix fights first; where he will not, there is no Battle at all', () => {
    const pieces: Position['pieces'] = {
      treveri: { belgae: { ...AMBIORIX, revealed: 2 }, romans: { legions: 4, troops: 4 } },
      atrebates: { belgae: { revealed: 8 } },
    };
    const table = belgicTurn({ pieces, at: { remi: 'aedui' } });
    expect(said(table)).toBe('8.5.1 March away from a threat');
    expect(belgae(table, 'treveri', 'atrebates')).toEqual(['', '']);
    const calm = belgicTurn({
      pieces: { ...pieces, treveri: { belgae: { ...AMBIORIX, revealed: 3 } } },
      at: { remi: 'aedui', treveri: 'aedui' },
    });
    expect(told(calm)).toMatch(/Battle the Aedui in Treveri[\s\S]*Battle the Aedui in Atrebates/);
  });

  test('8.5.1 Battle: none at all where Ambiorix cannot fight for want of Resources', () => {
    const position: Position = {
      pieces: {
        treveri: { belgae: { ...AMBIORIX, revealed: 5 } },
        atrebates: { belgae: { revealed: 8 } },
      },
      at: { remi: 'aedui', treveri: 'aedui' },
      devastated: ['treveri'],
      resources: { belgae: 2 },
    };
    expect(told(belgicTurn(position))).toContain('Battle the Aedui in Treveri');
    const poor = belgicTurn({ ...position, resources: { belgae: 1 } });
    expect(said(poor)).toBe('8.5.1 March away from a threat');
    expect(belgae(poor, 'treveri', 'atrebates')).toEqual(['named 5r', '']);
  });

  test('8.5.1 Battle: as printed Ambiorix does not fight an enemy who is not outnumbered, by the errata he does', () => {
    const battle = (count: number, errata: boolean) => {
      const treveri = { belgae: { ...AMBIORIX, revealed: 5 }, aedui: { revealed: count } };
      return said(belgicTurn({ pieces: { treveri }, errata }));
    };
    expect(battle(6, false)).toBe('8.5.1 March away from a threat');
    expect(battle(5, false)).toBe('8.5.1 Battle against a threat');
    expect(battle(6, true)).toBe('8.5.1 Battle against a threat');
    expect(battle(18, true)).toBe('8.5.1 March away from a threat');
  });

  test('8.5.1 Battle: by the errata, too, Ambiorix fights first an enemy who is outnumbered', () => {
    const battle = (aedui: number, errata: boolean) => {
      const treveri = {
        belgae: { ...AMBIORIX, revealed: 6 },
        aedui: { revealed: aedui },
        romans: { troops: 8 },
      };
      return told(belgicTurn({ pieces: { treveri }, errata }, { others: ['aedui'] }));
    };
    for (const errata of [true, false]) expect(battle(5, errata)).toContain('Battle the Aedui in Treveri');
    expect(battle(3, true)).toContain('Battle the Romans in Treveri');
    expect(battle(3, false)).toContain('March');
  });

  test('8.5.1 Battle: by the errata, too, Ambiorix fights once, and the Resources left are for others', () => {
    const treveri = { belgae: { ...AMBIORIX, revealed: 6 }, aedui: { revealed: 5 }, romans: { troops: 5 } };
    const table = belgicTurn(
      {
        pieces: { treveri, atrebates: { belgae: { revealed: 8 } } },
        at: { remi: 'aedui' },
        resources: { belgae: 2 },
      },
      { others: ['aedui', 'romans'] },
    );
    expect(told(table)).toMatch(/Battle the (?:Aedui|Romans) in Treveri[\s\S]*Battle the Aedui in Atrebates/);
  });

  test('8.5.1 Battle: also elsewhere against non-German enemies, as long as there are Resources', () => {
    const position: Position = {
      pieces: {
        treveri: { belgae: { revealed: 8 } },
        morini: { belgae: { revealed: 2 }, arverni: { troops: 1 }, germans: { troops: 1 } },
        sequani: { belgae: { revealed: 2 }, germans: { troops: 1 } },
      },
      at: { treveri: 'aedui' },
    };
    const table = belgicTurn(position);
    expect(told(table)).toContain('Battle the Aedui in Treveri');
    expect(told(table)).toContain('Battle the Arverni in Morini');
    expect(told(table)).not.toContain('Battle the Germans');
    const poor = belgicTurn({ ...position, resources: { belgae: 1 } });
    expect(told(poor)).toContain('Battle the Aedui in Treveri');
    expect(told(poor)).not.toContain('in Morini');
  });

  test('8.5.1 Battle: also where only Rampage makes it worth while, then Enlist', () => {
    const around = (belgic: object, aedui: object, germans: number) =>
      belgicTurn(
        {
          pieces: {
            treveri: { belgae: belgic, aedui, germans: { revealed: germans } },
            nervii: { belgae: { ...AMBIORIX, revealed: 1 } },
          },
        },
        { others: ['aedui'] },
      );
    const rampaged = around({ hidden: 6 }, { hidden: 6, revealed: 6 }, 0);
    expect(said(rampaged)).toBe('8.5.1 Battle against a threat');
    expect(told(rampaged)).toMatch(/Rampage in Treveri with 6 Warbands[\s\S]*Battle the Aedui in Treveri/);
    const enlisted = around({ revealed: 6 }, { revealed: 12 }, 9);
    expect(said(enlisted)).toBe('8.5.1 Battle against a threat');
    expect(told(enlisted)).toMatch(/Germanic Warbands in Treveri count as Belgic[\s\S]*Battle the Aedui/);
    expect(said(around({ revealed: 6 }, { revealed: 12 }, 1))).toBe('8.5.1 March away from a threat');
    expect(said(around({ hidden: 1, revealed: 5 }, { hidden: 6, revealed: 6 }, 0))).toBe(
      '8.5.1 March away from a threat',
    );
  });

  test('8.5.1 Battle: with Enlist also where Ambiorix would not fight alone', () => {
    const beside = (germans: number) =>
      said(
        belgicTurn({
          pieces: {
            mandubii: {
              belgae: { leader: 'successor', revealed: 5 },
              aedui: { revealed: 4 },
              germans: { revealed: germans },
            },
          },
          at: { mandubii: 'citadel aedui' },
        }),
      );
    expect(beside(4)).toBe('8.5.1 Battle against a threat');
    expect(beside(0)).toBe('8.5.1 March away from a threat');
  });

  test('8.5.1 Battle: none upon Frost that would bring a player beyond victory', () => {
    const ahead: Position['at'] = {
      treveri: 'aedui',
      nervii: 'belgae',
      eburones: 'belgae',
      menapii: 'belgae',
      morini: 'belgae',
      mandubii: 'aedui',
      lingones: 'aedui',
      carnutes: 'arverni',
      aulerci: 'arverni',
      arverni: 'arverni',
      cadurci: 'arverni',
      volcae: 'arverni',
      ubii: 'germans',
      sugambri: 'germans',
    };
    const position: Position = { at: ahead, pieces: { treveri: { belgae: { revealed: 8 } } } };
    expect(said(belgicTurn(position))).toBe('8.5.1 Battle against a threat');
    expect(said(belgicTurn({ ...position, deck: ['winter'] }))).not.toContain('8.5.1');
  });

  test('8.5.1 March away: to where most Regions with Belgae are near, then to add the most Control', () => {
    const position: Position = {
      pieces: {
        treveri: { belgae: { revealed: 6 }, arverni: { revealed: 12 } },
        morini: { belgae: { troops: 1 } },
        atrebates: { aedui: { troops: 9 } },
      },
    };
    expect(belgae(belgicTurn(position), 'nervii')).toEqual(['6h']);
    const near: Position = { ...position, pieces: { ...position.pieces, mandubii: {}, morini: {} } };
    expect(belgae(belgicTurn(near), 'mandubii')).toEqual(['6h']);
  });

  test('8.5.1 March away: Ambiorix too where he is not with the single largest group, and no group goes where another leaves', () => {
    const position: Position = {
      pieces: {
        nervii: { belgae: { ...AMBIORIX, troops: 2 } },
        treveri: { belgae: { revealed: 6 }, romans: { legions: 6 } },
      },
    };
    const table = belgicTurn(position);
    expect(said(table)).toBe('8.5.1 March away from a threat');
    expect(belgae(table, 'nervii', 'treveri')).toEqual(['', '']);
    const drawn = belgicTurn({
      pieces: { ...position.pieces, atrebates: { aedui: { troops: 9 } } },
      at: { morini: 'belgae', remi: 'belgae', nervii: 'belgae' },
    });
    expect(belgae(drawn, 'nervii', 'treveri')).toEqual(['', '']);
    const largest: Position = {
      pieces: { ...position.pieces, nervii: { belgae: { ...AMBIORIX, troops: 7 } } },
    };
    expect(belgae(belgicTurn(largest), 'nervii')[0]).toContain('named');
  });

  test('8.5.1 neither Battle nor March without Resources: on to 8.5.2', () => {
    const position: Position = {
      pieces: { treveri: { belgae: { revealed: 6 }, romans: { legions: 4 } } },
      resources: { belgae: 0 },
    };
    expect(said(belgicTurn(position, { dice: [1] }))).not.toContain('8.5.1');
  });
});

describe('8.5.1 Ambush', () => {
  const ambush = (own: object, enemy: object, rest: Position = {}) =>
    told(
      belgicTurn({
        ...rest,
        pieces: { ...rest.pieces, treveri: { belgae: { ...AMBIORIX, ...own }, aedui: enemy } },
      }),
    );

  test('8.5.1 Ambush: where a Counterattack could inflict a Loss', () => {
    expect(ambush({ troops: 9 }, { revealed: 12 }, { errata: false })).toContain('March');
    expect(ambush({ troops: 6 }, { revealed: 6 })).not.toContain('Ambush');
    expect(ambush({ troops: 3, revealed: 4 }, { revealed: 7 }, {})).not.toContain('The Belgae Ambush.');
    const legion = belgicTurn({
      pieces: { treveri: { belgae: { ...AMBIORIX, troops: 4 }, romans: { legions: 1 } } },
    });
    expect(told(legion)).toContain('The Belgae Ambush.');
  });

  test('8.5.1 Ambush: where the enemy could Retreat and lose less', () => {
    const home: Position = { at: { mandubii: 'aedui' } };
    expect(ambush({ troops: 4 }, { revealed: 4 }, home)).toContain('The Belgae Ambush.');
    expect(ambush({ troops: 4 }, { revealed: 4 })).not.toContain('The Belgae Ambush.');
  });

  test('8.5.1 Ambush: in the first Battle, then in each other one possible', () => {
    const table = belgicTurn({
      pieces: {
        treveri: { belgae: { ...AMBIORIX, troops: 4 }, romans: { legions: 1 } },
        nervii: { belgae: { troops: 4 } },
      },
      at: { nervii: 'aedui' },
    });
    expect(told(table).match(/The Belgae Ambush/g)).toHaveLength(2);
  });
});

describe('8.5.1 Rampage', () => {
  test('8.5.1 Rampage: before Battle, never against the last piece that is to be attacked', () => {
    const table = belgicTurn({
      pieces: { treveri: { belgae: { ...AMBIORIX, hidden: 5, revealed: 6 }, aedui: { revealed: 4 } } },
    });
    expect(told(table)).toMatch(
      /Rampage in Treveri with 3 Warbands against the Aedui[\s\S]*Battle the Aedui/,
    );
  });

  test('8.5.1 Rampage: after Rally, first to force removal, then to add Control, then against Romans before Arverni', () => {
    const position: Position = {
      pieces: {
        nervii: { belgae: { ...AMBIORIX, troops: 3 }, romans: { troops: 2 } },
        morini: { romans: { troops: 3 } },
        sugambri: { belgae: { troops: 1 }, aedui: { troops: 1 } },
        atrebates: { belgae: { troops: 3 }, arverni: { troops: 3 } },
        carnutes: { arverni: { troops: 3 } },
        treveri: { belgae: { troops: 3 }, arverni: { troops: 3 }, germans: { troops: 9 } },
        mandubii: { arverni: { troops: 3 } },
      },
      resources: { belgae: 1 },
    };
    const table = belgicTurn(position, { others: ['aedui', 'arverni'] });
    table.do('romans', 'refuse').do('romans', 'retreat', 'morini', 'hidden', 2);
    expect(said(table)).toBe('8.5.3 Rally, as that places an Ally or Citadel');
    const drives = table.journal.filter(({ text }) => text.includes(' Rampage in '));
    expect(drives.map(({ text }) => text.slice('The Belgae Rampage in '.length))).toEqual([
      'Sugambri with 1 Warband against the Aedui.',
      'Atrebates with 3 Warbands against the Arverni.',
      'Nervii with 2 Warbands against the Romans.',
      'Treveri with 3 Warbands against the Arverni.',
    ]);
    expect(table.force('carnutes', 'arverni')).toBe('6h');
    expect(table.force('sugambri', 'aedui')).toBe('');
  });

  test('8.5.3, 8.5.1 Rampage: Control that it adds after Rally leads to no more of it', () => {
    const table = belgicTurn(
      {
        pieces: {
          nervii: { belgae: { ...AMBIORIX, troops: 2 } },
          treveri: { belgae: { troops: 2 }, aedui: { troops: 2 } },
        },
      },
      { others: ['aedui'] },
    );
    expect(told(table)).toMatch(/Belgae Rally in Nervii[\s\S]*Rampage in Treveri with 2 Warbands/);
    expect(belgae(table, 'treveri')).toEqual(['2r']);
    expect(table.told('3.3.1', 'The Belgae Rally in Treveri')).toBe(false);
  });

  /** The Arverni are at victory when one more Legion falls. */
  const ALLIES = {
    arverni: 'arverni',
    cadurci: 'arverni',
    volcae: 'arverni',
    carnutes: 'arverni',
    aulerci: 'arverni',
    pictones: 'arverni',
    santones: 'arverni',
    veneti: 'arverni',
    namnetes: 'arverni',
  } as const;

  test('8.4.4 neither Rampage nor Enlist in Frost that would have a Battle strike a Legion to the victory of a player', () => {
    const turn = (deck: Position['deck'], own: object, germans: number) =>
      told(
        belgicTurn(
          {
            deck,
            pieces: {
              nervii: { belgae: { ...AMBIORIX } },
              morini: {
                belgae: own,
                romans: { legions: 1, troops: 3 },
                germans: { revealed: germans },
              },
              provincia: { romans: { legions: 5 } },
            },
            at: ALLIES,
          },
          { others: ['romans'], dice: Array(9).fill(6) },
        ),
      );
    const driven = { hidden: 3, revealed: 3 };
    expect(turn([2], driven, 0)).toMatch(/Rampage in Morini[\s\S]*Battle the Romans in Morini/);
    expect(turn(['winter'], driven, 0)).not.toContain('Rampage');
    expect(turn(['winter'], driven, 0)).toContain('Battle the Romans in Morini');
    expect(turn([2], { revealed: 6 }, 2)).toContain('Germanic Warbands in Morini count as Belgic');
    expect(turn(['winter'], { revealed: 6 }, 2)).not.toContain('count as Belgic');
  });

  test('8.5.1 Rampage: none in Frost that would have to remove Legions to the victory of an Arverni player', () => {
    const position: Position = {
      pieces: {
        nervii: { belgae: { ...AMBIORIX, troops: 3 } },
        morini: { belgae: { troops: 1 }, romans: { legions: 1 } },
        provincia: { romans: { legions: 5 } },
      },
      at: Object.fromEntries(ARVERNIAN.map((tribe) => [tribe, 'arverni'])),
      resources: { belgae: 1 },
    };
    const turn = { others: ['romans' as const] };
    expect(told(belgicTurn(position, turn))).toContain('Rampage in Morini');
    expect(told(belgicTurn({ ...position, deck: ['winter'] }, turn))).not.toContain('Rampage in Morini');
  });
});

describe('8.5.1 Enlist', () => {
  test('8.5.1 Enlist: Germanic Warbands join a Battle that they help', () => {
    const table = belgicTurn({
      pieces: {
        treveri: {
          belgae: { ...AMBIORIX, revealed: 8 },
          germans: { troops: 3 },
          arverni: { leader: 'successor', troops: 5 },
        },
      },
    });
    expect(told(table)).toMatch(/Germanic Warbands in Treveri count as Belgic[\s\S]*Battle the Arverni/);
  });

  const RALLY: Position = {
    pieces: { nervii: { belgae: { ...AMBIORIX, revealed: 4 } } },
    at: { nervii: 'belgae' },
    resources: { belgae: 1 },
  };
  const germans = (pieces: Position['pieces'], rest: Position = {}) =>
    told(belgicTurn({ ...RALLY, ...rest, pieces: { ...RALLY.pieces, ...pieces } }));

  test('8.5.1 Enlist: the Germans Battle where that inflicts a Loss, players first', () => {
    const pieces: Position['pieces'] = {
      treveri: { germans: { troops: 5 }, aedui: { revealed: 2 } },
      sugambri: { germans: { troops: 5 } },
    };
    expect(germans(pieces)).toContain('The Germans Battle the Aedui in Treveri.');
    const both = { ...pieces, sugambri: { germans: { troops: 5 }, arverni: { revealed: 2 } } };
    const table = belgicTurn({ ...RALLY, pieces: { ...RALLY.pieces, ...both } }, { others: ['aedui'] });
    expect(told(table)).toContain('The Germans Battle the Arverni in Sugambri.');
  });

  test('8.5.1 Enlist: else they March from Belgica or Germania with most Warbands to where a player Controls', () => {
    const pieces: Position['pieces'] = {
      sugambri: { germans: { troops: 2 } },
      treveri: { aedui: { troops: 3 } },
      morini: { germans: { troops: 1 } },
    };
    expect(germans(pieces)).toContain('Germans, Sugambri to Treveri: 2 Hidden Warbands.');
    const more = germans({
      ...pieces,
      morini: { germans: { troops: 4 } },
      atrebates: { aedui: { troops: 1 } },
    });
    expect(more).toContain('Germans, Sugambri to Treveri');
  });

  test('8.5.1 Enlist: else they March to where a player Controls before where a Non-player does', () => {
    const pieces: Position['pieces'] = {
      ...RALLY.pieces,
      atrebates: { germans: { troops: 2 } },
      treveri: { arverni: { troops: 1 } },
      veneti: { aedui: { troops: 1 } },
    };
    const table = (...others: 'arverni'[]) => told(belgicTurn({ ...RALLY, pieces }, { others }));
    expect(table('arverni')).toContain('Germans, Atrebates to Veneti');
    expect(table()).toContain('Germans, Atrebates to Treveri');
  });

  test('8.5.1 Enlist: else they March in place to hide at least two', () => {
    const pieces: Position['pieces'] = { sugambri: { germans: { revealed: 1, scouted: 1 } } };
    expect(germans(pieces)).toContain('1 flips to Hidden, 1 loses its Scouted marker');
    expect(germans({ sugambri: { germans: { revealed: 1 } } })).not.toContain('to Hidden');
  });

  test('8.5.1 Enlist: else they Rally, an Ally first, then most Warbands', () => {
    const pieces: Position['pieces'] = { sugambri: { germans: { troops: 1 } } };
    expect(germans(pieces)).toMatch(
      /The Germans Rally in Sugambri and place an Ally[\s\S]*The Germans Rally in Sugambri and place/,
    );
  });

  test('8.5.1 Enlist: else they Raid a player, and no Non-player', () => {
    const rest: Position = {
      devastated: ['sugambri', 'ubii', 'treveri'],
      at: { ...RALLY.at, eburones: 'germans' },
    };
    const pieces: Position['pieces'] = {
      sugambri: { germans: { troops: 1 }, aedui: { troops: 1 } },
      nervii: { belgae: { ...AMBIORIX, revealed: 4 }, germans: { troops: 14 } },
    };
    const full = { ...RALLY, ...rest, pieces };
    expect(told(belgicTurn(full))).toContain('Raid in Sugambri');
    expect(told(belgicTurn(full, { others: ['aedui'] }))).not.toContain('Raid in Sugambri');
  });
});

describe('8.5.2 Pass or Event', () => {
  const calm: Position = { pieces: { nervii: { belgae: { troops: 1 } } } };

  test('8.5.2 Pass: first on the next card but not on this one, on 1 to 4', () => {
    expect(said(belgicTurn({ ...calm, deck: [55] }, { dice: [4] }))).toBe('8.5.2 pass');
    expect(said(belgicTurn({ ...calm, deck: [55] }, { dice: [5] }))).not.toBe('8.5.2 pass');
    expect(said(belgicTurn({ ...calm, card: 56, deck: [55] }))).not.toBe('8.5.2 pass');
    expect(said(belgicTurn({ ...calm, deck: ['winter'] }))).not.toBe('8.5.2 pass');
  });
});

describe('8.5.3 Rally', () => {
  test('8.5.3 Rally: Citadels first, then Allies, then Warbands', () => {
    const position: Position = {
      pieces: { carnutes: { belgae: { troops: 4 } }, nervii: { belgae: { troops: 4 } }, atrebates: {} },
      at: { carnutes: 'belgae' },
    };
    const table = belgicTurn(position);
    expect(told(table)).toMatch(/turn Cenabum into a Citadel[\s\S]*place an Ally[\s\S]*place 1 Warband/);
    expect(table.G.tribes.carnutes).toEqual({ by: 'belgae', citadel: true });
    const poor = belgicTurn({ ...position, resources: { belgae: 2 } });
    expect(poor.G.tribes).toEqual({ carnutes: { by: 'belgae', citadel: true } });
  });

  test('8.5.3 Rally: Warbands first where they add Control', () => {
    const position: Position = {
      pieces: { atrebates: { aedui: { troops: 1 } }, nervii: { belgae: { troops: 3 } } },
      at: { remi: 'belgae', morini: 'belgae', menapii: 'belgae', nervii: 'dispersed', eburones: 'dispersed' },
      resources: { belgae: 1 },
    };
    const table = belgicTurn(position);
    expect(said(table)).toBe('8.5.3 Rally, as that places Warbands that add Control');
    expect(belgae(table, 'atrebates', 'morini')).toEqual(['1h', '']);
  });

  test('8.5.3 Rally: three Warbands in one Region, though fewer elsewhere cost less', () => {
    const one = { belgae: { troops: 1 } };
    const belgica = ['remi', 'atrebates', 'bellovaci', 'nervii', 'eburones', 'menapii', 'morini'];
    const position: Position = {
      pieces: { atrebates: one, nervii: one, morini: one },
      at: {
        ...Object.fromEntries(belgica.map((tribe) => [tribe, 'dispersed'])),
        ...{ mandubii: 'citadel belgae', senones: 'belgae', lingones: 'belgae' },
      },
      resources: { belgae: 2 },
    };
    const table = belgicTurn(position);
    expect(said(table)).toBe('8.5.3 Rally, as that places three Warbands or more');
    expect(belgae(table, 'mandubii')).toEqual(['3h']);
  });

  test('8.5.3 Rally: Warbands that add Control first where they cost less', () => {
    const shut = { menapii: 'dispersed', morini: 'dispersed', nervii: 'dispersed', eburones: 'dispersed' };
    const table = belgicTurn({
      pieces: { veneti: { aedui: { troops: 1 } } },
      at: { ...shut, namnetes: 'belgae', veneti: 'dispersed' },
      devastated: ['atrebates'],
      resources: { belgae: 2 },
    });
    expect(belgae(table, 'morini', 'nervii', 'veneti')).toEqual(['1h', '1h', '']);
  });

  test('8.5.3 Rally: neither Ally nor Citadel without an Available piece', () => {
    const cities: Position['at'] = { carnutes: 'citadel belgae', mandubii: 'belgae', bituriges: 'belgae' };
    const others = ['menapii', 'eburones', 'remi', 'treveri', 'senones', 'aulerci', 'atrebates', 'morini'];
    const allied = Object.fromEntries(others.map((tribe) => [tribe, 'belgae']));
    const position: Position = {
      pieces: { nervii: { belgae: { troops: 25 } } },
      at: { ...allied, ...cities },
    };
    expect(said(belgicTurn(position))).not.toContain('8.5.3');
    expect(said(belgicTurn({ ...position, at: { ...allied, ...cities, morini: 'dispersed' } }))).toContain(
      '8.5.3',
    );
    expect(said(belgicTurn({ ...position, at: { ...allied, ...cities, carnutes: 'belgae' } }))).toContain(
      '8.5.3',
    );
  });

  test('8.5.3 Rally: Allies where they cost least, of these first at Remi', () => {
    const position: Position = {
      pieces: {
        atrebates: { belgae: { troops: 2 } },
        nervii: { belgae: { troops: 2 } },
        carnutes: { belgae: { troops: 2 } },
      },
      resources: { belgae: 2 },
    };
    const { tribes } = belgicTurn(position).G;
    expect(Object.keys(tribes)).toEqual(['remi', 'eburones']);
  });

  test('8.5.3 Rally: Allies where they cost least, be others in Cities', () => {
    const position: Position = {
      at: { eburones: 'dispersed', nervii: 'dispersed', aulerci: 'dispersed' },
      pieces: { carnutes: { belgae: { troops: 2 } }, morini: { belgae: { troops: 2 } } },
      resources: { belgae: 2 },
    };
    const { tribes } = belgicTurn(position).G;
    expect(tribes.menapii ?? tribes.morini).toEqual({ by: 'belgae', citadel: false });
    expect(tribes.carnutes).toBeUndefined();
  });

  test('8.5.3 Rally: as many Warbands outside Belgica cost more, and more there may be fewer in all', () => {
    const shut = { remi: 'dispersed', nervii: 'dispersed', eburones: 'dispersed' };
    const allied = {
      ...shut,
      atrebates: 'belgae',
      bellovaci: 'belgae',
      veneti: 'belgae',
      namnetes: 'belgae',
    };
    const empty = { menapii: 'dispersed', morini: 'dispersed' };
    const two = belgicTurn({ at: { ...allied, ...empty }, devastated: ['morini'], resources: { belgae: 2 } });
    expect(belgae(two, 'atrebates', 'nervii', 'veneti')).toEqual(['2h', '1h', '']);
    const strong = { mandubii: 'citadel belgae', senones: 'belgae', lingones: 'belgae' };
    const table = belgicTurn({
      at: { ...allied, ...strong, menapii: 'belgae', morini: 'belgae' },
      pieces: { nervii: { belgae: { troops: 1 } } },
      resources: { belgae: 2 },
    });
    expect(belgae(table, 'atrebates', 'morini', 'mandubii')).toEqual(['2h', '2h', '']);
  });

  test('8.5.3 Rally: in two Regions that add Control rather than in a dear one where fewer can be placed', () => {
    const foes = (troops: number) => ({ aedui: { troops } });
    const table = belgicTurn({
      at: {
        ...{ mandubii: 'citadel belgae', senones: 'belgae', lingones: 'belgae' },
        ...{ atrebates: 'belgae', bellovaci: 'belgae', remi: 'dispersed' },
        ...{ menapii: 'belgae', morini: 'belgae', nervii: 'dispersed', eburones: 'dispersed' },
      },
      pieces: { mandubii: foes(4), atrebates: foes(3), morini: foes(3), nervii: { belgae: { troops: 1 } } },
      resources: { belgae: 2 },
    });
    expect(belgae(table, 'atrebates', 'morini', 'mandubii')).toEqual(['2h', '2h', '']);
  });

  test('8.3.4, 8.5.3 Rally: of Regions that are alike with an equal chance', () => {
    const position: Position = {
      at: { nervii: 'belgae', eburones: 'belgae', menapii: 'belgae', morini: 'belgae' },
      devastated: ['atrebates'],
      resources: { belgae: 1 },
    };
    const order = orderFor('rally', 'belgae', 'belgae', FULL);
    const tables = eitherWay(alone(position, 'belgae', []), [commandFrame(order)]);
    expect(tables.map((table) => belgae(table, 'nervii', 'morini'))).toEqual([
      ['', '2h'],
      ['2h', ''],
    ]);
  });

  test('8.5.3 Rally: the last Warband where it costs less', () => {
    const position: Position = {
      at: { veneti: 'belgae', namnetes: 'dispersed' },
      pieces: {
        britannia: { belgae: { troops: 24 } },
        ...{ nervii: { aedui: { troops: 9 } }, veneti: { aedui: { troops: 9 } } },
      },
      devastated: ['atrebates', 'morini'],
    };
    const order = orderFor('rally', 'belgae', 'belgae', FULL);
    for (const table of eitherWay(alone(position, 'belgae', []), [commandFrame(order)]))
      expect(belgae(table, 'nervii', 'veneti')).toEqual(['1h', '']);
  });

  test('8.5.3 Rally: the most Warbands that can be paid for, and are Available', () => {
    const position: Position = {
      at: {
        menapii: 'belgae',
        morini: 'dispersed',
        nervii: 'dispersed',
        eburones: 'dispersed',
        atrebates: 'belgae',
        bellovaci: 'belgae',
        remi: 'belgae',
      },
      pieces: { nervii: { belgae: { troops: 1 } } },
      resources: { belgae: 1 },
    };
    const table = belgicTurn(position);
    expect(said(table)).toBe('8.5.3 Rally, as that places three Warbands or more');
    expect(belgae(table, 'atrebates')).toEqual(['3h']);
    const few: Position = {
      at: {
        nervii: 'belgae',
        eburones: 'belgae',
        menapii: 'belgae',
        morini: 'belgae',
        catuvellauni: 'dispersed',
      },
      pieces: { britannia: { belgae: { troops: 23 } } },
      devastated: ['atrebates'],
    };
    expect(said(belgicTurn(few))).not.toContain('8.5.3');
  });

  test('8.5.3 Rally: Warbands that only draw level add no Control', () => {
    const position: Position = {
      pieces: { atrebates: { aedui: { troops: 1 } }, nervii: { belgae: { troops: 3 } } },
      at: { nervii: 'dispersed', eburones: 'dispersed' },
      devastated: ['morini'],
    };
    expect(said(belgicTurn(position))).not.toContain('8.5.3');
  });

  test('8.5.3 Rally: for three Warbands, not for two', () => {
    const position: Position = {
      at: { morini: 'belgae', menapii: 'belgae', nervii: 'belgae', eburones: 'dispersed' },
      devastated: ['atrebates'],
    };
    const table = belgicTurn({ ...position, resources: { belgae: 2 } });
    expect(said(table)).toBe('8.5.3 Rally, as that places three Warbands or more');
    expect(belgae(table, 'morini', 'nervii')).toEqual(['2h', '1h']);
    const two = belgicTurn({ ...position, resources: { belgae: 1 } }, { dice: [6] });
    expect(said(two)).not.toContain('8.5.3');
  });
});

describe('8.5.4 Raid', () => {
  const RAID: Position = {
    pieces: {
      veneti: { belgae: { troops: 2 }, aedui: { troops: 1 } },
      pictones: { belgae: { troops: 2 }, romans: { troops: 1 } },
      bituriges: { belgae: { troops: 2 } },
    },
    devastated: ['morini', 'nervii', 'atrebates'],
    resources: { belgae: 1 },
  };

  test('8.5.4 Raid: with fewer than four Resources on 1 to 4, from Romans, then Aedui, then from nobody', () => {
    const table = belgicTurn(RAID, { dice: [4] });
    expect(said(table)).toBe('8.5.4 Raid for 6 Resources');
    expect(told(table)).toMatch(
      /Raid in Pictones: .* of the Romans[\s\S]*Raid in Veneti: .* of the Aedui[\s\S]*Raid in Bituriges: .* brings in/,
    );
    expect(table.G.resources).toMatchObject({ belgae: 7, romans: 18, aedui: 18 });
  });

  test('8.5.4 Raid: nothing is taken from Non-players', () => {
    const table = belgicTurn(RAID, { dice: [1], others: ['romans', 'aedui'] });
    expect(table.G.resources).toMatchObject({ belgae: 7, romans: 20, aedui: 20 });
  });

  test('8.5.4 Raid: in Devastated Regions as much as players have', () => {
    const raid = (aedui: number, pieces: Position['pieces']) =>
      said(
        belgicTurn(
          {
            ...RAID,
            devastated: ['morini', 'nervii', 'atrebates', 'veneti', 'pictones'],
            pieces,
            resources: { belgae: 1, aedui },
          },
          { dice: [1] },
        ),
      );
    const veneti = { belgae: { troops: 3 }, aedui: { troops: 1 } };
    expect(raid(9, { veneti })).toBe('8.5.4 Raid for 2 Resources');
    expect(raid(1, { veneti })).toBe('8.5.4 pass');
    expect(raid(3, { veneti, pictones: veneti })).toBe('8.5.4 Raid for 3 Resources');
    expect(raid(9, { veneti: { ...veneti, romans: { troops: 1 } } })).toBe('8.5.4 Raid for 2 Resources');
  });

  test('8.5.4 Raid: where there is nothing to gain from nobody first, so that it gains the most', () => {
    const pieces: Position['pieces'] = {
      veneti: { belgae: { troops: 1 }, aedui: { troops: 1 } },
      pictones: { belgae: { troops: 1 }, aedui: { troops: 1 } },
    };
    for (const waste of ['veneti', 'pictones'] as const) {
      const devastated: Position['devastated'] = ['morini', 'nervii', 'atrebates', waste];
      const table = belgicTurn(
        { ...RAID, devastated, pieces, resources: { belgae: 1, aedui: 1 } },
        { dice: [4] },
      );
      expect(table.G.resources).toMatchObject({ belgae: 3, aedui: 0 });
    }
  });

  test('8.5.4 Raid: a Region to the end, though nobody is left to take from', () => {
    const pieces: Position['pieces'] = {
      veneti: { belgae: { troops: 2 }, aedui: { troops: 1 } },
      pictones: { belgae: { troops: 2 }, romans: { troops: 1 } },
    };
    const table = belgicTurn({ ...RAID, pieces, resources: { belgae: 1, romans: 1 } }, { dice: [4] });
    expect(table.G.resources).toMatchObject({ belgae: 5, romans: 0, aedui: 18 });
  });

  test('8.0, 8.5.4 Raid: with Germans whom a player had Enlisted before giving up', () => {
    const belgae = { ...AMBIORIX, troops: 1 };
    const pieces: Position['pieces'] = { nervii: { belgae, germans: { troops: 1 } } };
    const table = beginCommand({ pieces }, 'raid', 'belgae');
    table.do('belgae', 'ability', 'enlist').do('belgae', 'join', 'nervii');
    table.start((play) => giveUp(play, ['belgae']));
    expect([table.force('nervii', 'belgae'), table.force('nervii', 'germans')]).toEqual(['named 1r', '1r']);
    expect(table.G.resources.belgae).toBe(22);
  });

  test('8.5.4 Raid: what goes beyond 45 Resources is no gain', () => {
    const one = { belgae: { troops: 1 } };
    const at = Object.fromEntries(REGIONS.flatMap(({ tribes }) => tribes.map(({ id }) => [id, 'dispersed'])));
    const upon = (belgae: number) =>
      said(
        belgicTurn({
          ...RAID,
          at,
          deck: ['winter'],
          pieces: { veneti: one, pictones: one },
          resources: { belgae },
        }),
      );
    expect(upon(43)).toBe('8.5.4 Raid for 2 Resources');
    expect(upon(44)).toBe('8.5.4 pass');
  });

  test('8.5.4 Raid: where it gains fewer than two they pass', () => {
    const pieces: Position['pieces'] = { veneti: { belgae: { troops: 1, revealed: 3 } } };
    expect(said(belgicTurn({ ...RAID, pieces }, { dice: [1] }))).toBe('8.5.4 pass');
    const devastated: Position['devastated'] = ['morini', 'nervii', 'atrebates', 'veneti'];
    const barren: Position['pieces'] = { veneti: { belgae: { troops: 2 } } };
    expect(said(belgicTurn({ ...RAID, devastated, pieces: barren }, { dice: [1] }))).toBe('8.5.4 pass');
  });
});

describe('8.5.5 March to add Control', () => {
  /** No Rally is of use: all Belgica is Devastated, all Tribes are Dispersed. */
  const MARCH: Position = {
    devastated: ['morini', 'atrebates', 'nervii'],
    resources: { belgae: 9 },
    at: Object.fromEntries(REGIONS.flatMap(({ tribes }) => tribes.map(({ id }) => [id, 'dispersed']))),
  };
  const march = (pieces: Position['pieces'], rest: Position = {}, dice: number[] = []) =>
    belgicTurn({ ...MARCH, ...rest, pieces }, { dice });

  test('8.5.5 March: to a Belgica Region first, with most Warbands, one and what keeps Control staying behind', () => {
    const table = march({
      treveri: { belgae: { troops: 6 }, germans: { troops: 1 } },
      nervii: { germans: { troops: 2 } },
      atrebates: { germans: { troops: 1 } },
    });
    expect(said(table)).toBe('8.5.5 March to add Control');
    expect(belgae(table, 'treveri')).toEqual(['2h']);
    expect(belgae(table, 'nervii', 'atrebates')).toEqual(['', '4h']);
  });

  test('8.5.5 March: out of Belgica with the fewest Warbands that take Control, into two Regions', () => {
    const table = march({ bituriges: { belgae: { troops: 9 } }, pictones: { germans: { troops: 1 } } });
    expect(belgae(table, 'carnutes', 'mandubii', 'pictones')).toEqual(['1h', '1h', '']);
    expect(belgae(table, 'bituriges')).toEqual(['7h']);
  });

  test('8.5.5 March: the Leader alone to join the larger group, or four Warbands', () => {
    const table = march({ treveri: { belgae: { ...AMBIORIX, troops: 6 } } });
    expect(belgae(table, 'nervii', 'treveri')).toEqual(['named 5h', '1h']);
    const stays = march({ treveri: { belgae: { ...AMBIORIX, troops: 6 }, germans: { troops: 4 } } });
    expect(belgae(stays, 'nervii', 'treveri')).toEqual(['2h', 'named 4h']);
    const apart = march({
      sugambri: { belgae: { ...AMBIORIX } },
      nervii: { belgae: { troops: 5 } },
      atrebates: { germans: { troops: 9 } },
      morini: { germans: { troops: 9 } },
      treveri: { germans: { troops: 9 } },
    });
    expect(belgae(apart, 'nervii')).toEqual(['named 5h']);
  });

  test('8.5.5, 8.4.1 March: four Warbands stay with the Leader where others can take Control', () => {
    const germans = { germans: { troops: 9 } };
    const pieces = (count: number): Position['pieces'] => ({
      bituriges: { belgae: { ...AMBIORIX, troops: count } },
      pictones: { belgae: { troops: 3 } },
      veneti: germans,
      mandubii: germans,
      aedui: germans,
      arverni: germans,
    });
    expect(belgae(march(pieces(4)), 'bituriges', 'pictones', 'carnutes')).toEqual(['named 4h', '2h', '1h']);
    expect(belgae(march(pieces(5)), 'bituriges', 'pictones', 'carnutes')).toEqual(['named 4h', '3h', '1h']);
    const far = { ...pieces(4), carnutes: { aedui: { troops: 1 } }, pictones: { belgae: { troops: 2 } } };
    const regions = ['bituriges', 'pictones', 'carnutes'] as const;
    expect(belgae(march(far), ...regions)).toEqual(['named 3h', '1h', '2h']);
    expect(belgae(march(far, { resources: { belgae: 1 } }, [6]), ...regions)).toEqual([
      'named 2h',
      '2h',
      '2h',
    ]);
  });

  test('8.5.5 March: upon Frost they Raid instead', () => {
    const pieces: Position['pieces'] = { veneti: { belgae: { troops: 9 } } };
    expect(said(march(pieces, { deck: ['winter'] }))).toBe('8.5.4 Raid for 2 Resources');
  });
});
