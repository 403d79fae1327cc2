import { describe, expect, test } from 'vitest';
import { cardsInEffect } from '../../../games/falling-sky/capabilities';
import type { Player } from '../../../games/falling-sky/components/factions';
import { allTribes, tribeOf } from '../../../games/falling-sky/places';
import { type Pieces, type Position, stateOf, type Table, takenTribes } from '../table';
import { eventEitherWay } from './eitherWay';
import { eventByRule } from './events';
import { eligible, type Turn } from './table';

const rolls = (die: number) => Array<number>(20).fill(die);

function battlesOf({ journal }: Table): string[] {
  return journal.map(({ text }) => text).filter((text) => / Battle the /.test(text));
}

function takes(position: Position, by: Player, turn: Turn = {}): boolean {
  const sections = { romans: '8.8.2', arverni: '8.7.2', aedui: '8.6.1', belgae: '8.5.2' };
  return eligible({ deck: [1], ...position }, by, { dice: rolls(1), ...turn }).told(
    sections[by],
    'take the Event',
  );
}

describe('8.2.1 card 62: the group of the Aedui', () => {
  test('8.2.1 card 62: the largest that may move at all goes, however many Aedui are elsewhere', () => {
    const pieces: Position['pieces'] = {
      aedui: { aedui: { troops: 9 } },
      arverni: { aedui: { troops: 4 } },
      veneti: { aedui: { troops: 2 } },
    };
    for (const table of eventEitherWay({ pieces }, 62, 'unshaded', 'aedui', { others: ['romans'] })) {
      expect(table.force('arverni', 'aedui')).toBe('');
      expect(table.force('aedui', 'aedui')).toBe('9h');
      expect(table.journal.filter(({ kind }) => kind === 'move').length).toBeGreaterThan(0);
    }
  });

  test('8.2.1 card 62: to any of the Regions, as chance will have it', () => {
    const pieces: Position['pieces'] = { veneti: { aedui: { troops: 3 } } };
    const [first, last] = eventEitherWay({ pieces }, 62, 'unshaded', 'aedui', { others: ['romans'] });
    const whereTo = (table: Table) =>
      table.journal.filter(({ kind }) => kind === 'move').map(({ places }) => places?.at(-1));
    expect(new Set(whereTo(first)).size).toBe(1);
    expect(whereTo(first)).not.toEqual(whereTo(last));
  });
});

describe('8.2.1 card 67: the Arverni', () => {
  const pieces: Position['pieces'] = {
    atrebates: { arverni: { troops: 6 } },
    sugambri: { arverni: { troops: 4 } },
    nervii: { romans: { legions: 3 } },
    treveri: { romans: { troops: 4 } },
  };

  test('8.2.1 card 67: all who can March to where a Battle strikes the most Legions, and fight there', () => {
    const table = eventByRule({ pieces }, 67, 'unshaded', 'arverni', { dice: rolls(6) });
    expect(table.told('3.3.2', 'Atrebates to Nervii')).toBe(true);
    expect(table.told('3.3.2', 'Sugambri to Nervii')).toBe(true);
    expect(battlesOf(table)).toEqual(['The Arverni Battle the Romans in Nervii.']);
    const other = { ...pieces, nervii: pieces.treveri, treveri: pieces.nervii };
    const east = eventByRule({ pieces: other }, 67, 'unshaded', 'arverni', { dice: rolls(6) });
    expect(battlesOf(east)).toEqual(['The Arverni Battle the Romans in Treveri.']);
  });

  test('8.2.1 card 67: out of one of the two Regions into the other only where that strikes more', () => {
    const legions = (nervii: number, treveri: number): Position['pieces'] => ({
      treveri: { arverni: { troops: 4 }, romans: { legions: treveri } },
      sugambri: { arverni: { troops: 4 } },
      nervii: { romans: { legions: nervii } },
    });
    const fought = (nervii: number, treveri: number) =>
      eventEitherWay({ pieces: legions(nervii, treveri) }, 67, 'unshaded', 'arverni', {
        others: ['romans'],
        dice: rolls(6),
      }).map((table) => battlesOf(table));
    const both = ['The Arverni Battle the Romans in Nervii.', 'The Arverni Battle the Romans in Treveri.'];
    for (const battles of fought(2, 2)) expect([...battles].sort()).toEqual(both);
    for (const battles of fought(4, 0)) expect(battles).toEqual(both.slice(0, 1));
  });

  test('8.2.1 card 67: each group goes where it can, the Leader and Revealed Warbands, too, or stays', () => {
    const legions = { romans: { legions: 2 } };
    const forces = (more: Position['pieces']): Position['pieces'] => ({
      nervii: legions,
      treveri: legions,
      ...more,
    });
    const marched = (more: Position['pieces']) =>
      eventEitherWay({ pieces: forces(more) }, 67, 'unshaded', 'arverni', { dice: rolls(6) }).map(
        ({ journal }) =>
          journal
            .filter(({ rule, text }) => rule === '3.3.2' && text.startsWith('Arverni,'))
            .map(({ text }) => text.replace(/:.*/, '')),
      );
    const apart = {
      atrebates: { arverni: { leader: 'named' as const, revealed: 2, scouted: 2 } },
      ubii: { arverni: { troops: 4 } },
    };
    const [led] = eventEitherWay({ pieces: forces(apart) }, 67, 'unshaded', 'arverni', { dice: rolls(6) });
    expect(led.force('nervii', 'arverni')).toMatch(/^named/);
    for (const groups of marched(apart))
      expect([...groups].sort()).toEqual(['Arverni, Atrebates to Nervii', 'Arverni, Ubii to Treveri']);
    const here = { arverni: { troops: 4 }, ...legions };
    for (const groups of marched({ nervii: here, treveri: here })) expect(groups).toEqual([]);
    const idle = { treveri: { arverni: { troops: 4 } }, nervii: { romans: { legions: 4 } } };
    for (const groups of marched(idle)) expect(groups).toEqual(['Arverni, Treveri to Nervii']);
    const many = { romans: { legions: 4, troops: 12 } };
    for (const groups of marched({ ...apart, nervii: many, treveri: many })) expect(groups).toEqual([]);
    const lying = { nervii: { romans: { legions: 4 } }, treveri: {}, atrebates: { arverni: { scouted: 2 } } };
    for (const groups of marched({ ...lying, sugambri: { arverni: { revealed: 2 } } }))
      expect(groups).toHaveLength(2);
  });

  test('8.2.1 card 67: those who can go to either Region part where that strikes more Legions', () => {
    const groups: Position['pieces'] = {
      atrebates: { arverni: { troops: 4 } },
      sugambri: { arverni: { troops: 4 } },
      nervii: { romans: { legions: 2 } },
    };
    const fought = (treveri: number) =>
      eventEitherWay(
        { pieces: { ...groups, treveri: { romans: { legions: treveri } } } },
        67,
        'unshaded',
        'arverni',
        { dice: rolls(6), others: ['romans'] },
      ).map((table) => battlesOf(table).sort());
    const both = ['The Arverni Battle the Romans in Nervii.', 'The Arverni Battle the Romans in Treveri.'];
    for (const battles of fought(2)) expect(battles).toEqual(both);
    for (const battles of fought(4)) expect(battles).toEqual(both.slice(1));
  });

  test('8.2.1 card 67: Vercingetorix comes out of a Region farther off, a Successor does not', () => {
    const marched = (leader: 'named' | 'successor', harass: number) => {
      const far: Position['pieces'] = {
        bituriges: { arverni: { leader, troops: 7 } },
        mandubii: { germans: { troops: harass } },
        treveri: { romans: { legions: 4 } },
      };
      return eventByRule({ pieces: far }, 67, 'unshaded', 'arverni', { dice: rolls(6) })
        .journal.filter(({ rule, text }) => rule === '3.3.2' && text.startsWith('Arverni,'))
        .map(({ text }) => text.replace(/:.*/, ''));
    };
    expect(marched('named', 0)).toEqual(['Arverni, Bituriges to Mandubii', 'Arverni, Mandubii to Treveri']);
    expect(marched('named', 9)).toEqual(['Arverni, Bituriges to Mandubii', 'Arverni, Mandubii to Treveri']);
    expect(marched('named', 12)).toEqual([]);
    expect(marched('successor', 0)).toEqual([]);
  });

  test('8.2.1 card 67: they Battle though their flowchart would Rally, and all Warbands count, however they lie', () => {
    const fought = (atrebates: Pieces, sugambri: Pieces) =>
      battlesOf(
        eventByRule(
          {
            pieces: {
              atrebates: { arverni: atrebates },
              sugambri: { arverni: sugambri },
              treveri: { romans: { legions: 2 } },
            },
            at: { treveri: 'arverni' },
          },
          67,
          'unshaded',
          'arverni',
          { dice: rolls(6) },
        ),
      );
    const battle = ['The Arverni Battle the Romans in Treveri.'];
    expect(fought({ troops: 1 }, { troops: 1 })).toEqual(battle);
    expect(fought({ scouted: 1 }, { revealed: 1 })).toEqual(battle);
    expect(fought({ scouted: 2 }, {})).toEqual(battle);
    expect(fought({ revealed: 2 }, {})).toEqual(battle);
    expect(fought({ troops: 1 }, {})).toEqual([]);
  });

  test('8.2.1 card 67: they decline it where no Loss falls on a Legion', () => {
    const unthreatened = { arverni: { arverni: { troops: 9 } } };
    expect(takes({ card: 67, pieces: { ...unthreatened, ...pieces } }, 'arverni')).toBe(true);
    const screened = { ...pieces, nervii: { romans: { legions: 3, troops: 12 } } };
    const lying = { ...unthreatened, ...screened, treveri: { arverni: { revealed: 1 } } };
    expect(takes({ card: 67, pieces: lying }, 'arverni')).toBe(false);
  });
});

describe('8.2.3 what others do by such cards', () => {
  test('8.2.3 card 67: the Belgae March to add Control, as their flowchart says', () => {
    const pieces: Position['pieces'] = { sugambri: { belgae: { troops: 6 } } };
    const table = eventByRule({ pieces }, 67, 'unshaded', 'belgae', { dice: rolls(6) });
    expect(table.told('3.3.2', 'Sugambri to ')).toBe(true);
  });

  test('8.2.1 card 72: Belgae who are let attack the Romans Battle them; without that the Romans decline it', () => {
    const pieces = (belgae: number): Position['pieces'] => ({
      nervii: { romans: { legions: 1, troops: 2 } },
      treveri: { belgae: { troops: belgae } },
    });
    const table = eventByRule({ pieces: pieces(9), at: { treveri: 'belgae' } }, 72, 'unshaded', 'romans', {
      dice: rolls(6),
      others: ['belgae'],
    });
    expect(battlesOf(table)).toEqual(['The Belgae Battle the Romans in Treveri.']);
    const impetuous = (by: 'belgae' | 'germans') =>
      takes(
        {
          card: 72,
          at: { treveri: by },
          pieces: { nervii: { romans: { legions: 1, troops: 2 } }, treveri: { [by]: { troops: 9 } } },
          resources: { romans: 0 },
        },
        'romans',
        { others: ['belgae'] },
      );
    expect([impetuous('belgae'), impetuous('germans')]).toEqual([true, false]);
  });
});

describe('8.2.1 card 72', () => {
  const position: Position = {
    pieces: {
      treveri: { arverni: { troops: 9 }, belgae: { troops: 9 } },
      nervii: { romans: { troops: 2 }, aedui: { troops: 3 } },
    },
  };

  test('8.2.1 card 72: the Arverni fight Romans before Aedui before Belgae, of players only', () => {
    const foes = (...others: Player[]) =>
      eventEitherWay(position, 72, 'shaded', 'arverni', { others, dice: rolls(1) }).map((table) =>
        battlesOf(table),
      );
    for (const battles of foes()) expect(battles).toEqual(['The Arverni Battle the Romans in Nervii.']);
    for (const battles of foes('romans'))
      expect(battles).toEqual(['The Arverni Battle the Aedui in Nervii.']);
    const at: Position['at'] = Object.fromEntries(
      allTribes(stateOf())
        .filter((tribe) => tribeOf({}, tribe).only === null)
        .map((tribe) => [tribe, 'aedui']),
    );
    const [table] = eventEitherWay({ ...position, at }, 72, 'shaded', 'arverni', { dice: rolls(1) });
    expect(battlesOf(table)).toEqual(['The Arverni Battle the Romans in Nervii.']);
  });

  test('8.2.1 card 72: the Arverni go only where the group takes Control, the Belgae anywhere', () => {
    const held = { ...position.pieces, nervii: { romans: { troops: 9 } }, morini: { romans: { troops: 2 } } };
    const marched = (by: 'arverni' | 'belgae', pieces: Position['pieces']) =>
      eventByRule({ pieces }, 72, 'shaded', by, { dice: rolls(1) }).journal.filter(
        ({ rule, text }) => rule === '3.3.2' && text.includes(' to '),
      ).length;
    expect(marched('arverni', held)).toBe(0);
    expect(marched('belgae', held)).toBe(1);
  });

  test('8.2.1 card 72: the Belgae fight the player with the highest margin, though another would lose more', () => {
    const pieces: Position['pieces'] = {
      treveri: { belgae: { troops: 9 } },
      nervii: { romans: { troops: 1 }, aedui: { troops: 6 } },
    };
    const foes = (...others: Player[]) =>
      eventEitherWay({ pieces }, 72, 'shaded', 'belgae', { others, dice: rolls(1) }).map((table) =>
        battlesOf(table),
      );
    for (const battles of foes()) expect(battles).toEqual(['The Belgae Battle the Romans in Nervii.']);
    for (const battles of foes('romans')) expect(battles).toEqual(['The Belgae Battle the Aedui in Nervii.']);
    const at: Position['at'] = Object.fromEntries(
      allTribes(stateOf())
        .filter((tribe) => tribeOf({}, tribe).only === null)
        .map((tribe) => [tribe, 'germans']),
    );
    const arverni = { ...pieces, nervii: { romans: { troops: 6 }, arverni: { troops: 1 } } };
    for (const table of eventEitherWay({ pieces: arverni, at }, 72, 'shaded', 'belgae', { dice: rolls(1) }))
      expect(battlesOf(table)).toEqual(['The Belgae Battle the Arverni in Nervii.']);
  });

  test('8.2.1 card 72: the Belgae March within a Region where more of them fight that player', () => {
    const fought = (pieces: Position['pieces'], at: Position['at'] = {}) => {
      const table = eventByRule({ pieces, at }, 72, 'shaded', 'belgae', { dice: rolls(1) });
      return [
        ...table.journal
          .filter(({ rule, text }) => rule === '3.3.2' && text.includes('March within'))
          .map(({ text }) => text),
        ...battlesOf(table),
      ];
    };
    const romans = { troops: 3 };
    const nervii = { romans, belgae: { hidden: 2, revealed: 4 } };
    expect(fought({ nervii, treveri: { belgae: { hidden: 5 } } })).toEqual([
      '6 Warbands March within Nervii.',
      'The Belgae Battle the Romans in Nervii.',
    ]);
    expect(fought({ nervii, treveri: { belgae: { hidden: 6 } } })).toEqual([
      'The Belgae Battle the Romans in Nervii.',
    ]);
    const aedui = { aedui: { troops: 3 }, belgae: { hidden: 9 } };
    expect(fought({ nervii, carnutes: aedui })[1]).toBe('The Belgae Battle the Romans in Nervii.');
    expect(fought({ veneti: { romans }, carnutes: aedui })).toEqual([
      'The Belgae Battle the Romans in Veneti.',
    ]);
    expect(fought({ morini: { belgae: { hidden: 9 } } })).toEqual([]);
    const even = { romans, belgae: { hidden: 2, revealed: 2 } };
    expect(fought({ nervii: even, treveri: { belgae: { hidden: 3 } } })[0]).toBe(
      '4 Warbands March within Nervii.',
    );
    expect(fought({ veneti: { romans }, carnutes: { belgae: { hidden: 1 } } })).toEqual([
      'The Belgae Battle the Romans in Veneti.',
    ]);
  });

  test('8.2.1, 8.8.3 card 72: the Romans roll where they would March, and decline it where nobody would attack them', () => {
    const die = (first: number) =>
      eligible(
        {
          card: 72,
          deck: [1],
          at: {
            ...{ treveri: 'belgae', veneti: 'belgae', namnetes: 'belgae', pictones: 'belgae' },
            ...{ sugambri: 'germans', ubii: 'germans' },
          },
          pieces: {
            nervii: { romans: { legions: 1, troops: 2 } },
            treveri: { belgae: { troops: 4 } },
          },
        },
        'romans',
        { dice: [first, ...rolls(6)], others: ['belgae'] },
      );
    expect([1, 2, 3, 5].map((first) => die(first).told('8.8.2', 'take the Event'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(battlesOf(die(5))).toEqual(['The Belgae Battle the Romans in Treveri.']);
  });

  test('8.2.1, 8.8.3 card 72: the Romans March where fewer would fall to an enemy Battle, then to most Allies', () => {
    const chosen = (troops: number) =>
      eventEitherWay(
        {
          at: { treveri: 'belgae', morini: 'belgae', menapii: 'belgae' },
          pieces: {
            nervii: { romans: { legions: 1, troops: 2 } },
            treveri: { belgae: { troops: 1 } },
            morini: { belgae: { troops } },
          },
        },
        72,
        'unshaded',
        'romans',
        { dice: rolls(6) },
      ).map(({ journal }) => journal.find(({ text }) => text.endsWith('is chosen.'))?.text);
    expect(chosen(12)).toEqual(['Treveri is chosen.', 'Treveri is chosen.']);
    expect(chosen(1)).toEqual(['Morini is chosen.', 'Morini is chosen.']);
  });

  test('8.2.1 card 72: of Romans who March, the enemy with fewer Warbands there is let attack', () => {
    const attackers = (arverni: number, belgae: number) =>
      eventEitherWay(
        {
          pieces: {
            nervii: { romans: { legions: 4, troops: 4 } },
            treveri: { arverni: { troops: arverni }, belgae: { troops: belgae } },
          },
          at: { treveri: 'arverni' },
        },
        72,
        'unshaded',
        'romans',
        { dice: rolls(6) },
      ).map(
        (table) =>
          table.journal.filter(({ rule, text }) => rule === '5.1' && text.endsWith('are chosen.')).at(-1)
            ?.text,
      );
    expect(attackers(3, 2)).toEqual(['The Belgae are chosen.', 'The Belgae are chosen.']);
    expect(attackers(2, 3)).toEqual(['The Arverni are chosen.', 'The Arverni are chosen.']);
    expect(attackers(2, 2)).toEqual(['The Arverni are chosen.', 'The Belgae are chosen.']);
  });
});

describe('8.2.3 card 21', () => {
  test('8.2.1 card 21: the Romans place Auxilia, the Aedui leave it to chance', () => {
    const placed = (by: 'romans' | 'aedui') =>
      eventEitherWay({}, 21, 'unshaded', by, { others: ['romans'] }).map((table) =>
        table.force('provincia', 'romans'),
      );
    expect(placed('romans')).toEqual(['5h fort', '5h fort']);
    expect(placed('aedui')).toEqual(['5h fort', 'fort']);
  });

  test('8.2.1 card 11: the Romans decline it with fewer than three Auxilia Available', () => {
    const numidians = (troops: number) => {
      const ubii: Position['pieces'] = {
        ubii: { romans: { leader: 'named', troops }, arverni: { troops: 1 } },
      };
      return takes({ card: 11, pieces: ubii, resources: { romans: 0 } }, 'romans');
    };
    expect([numidians(17), numidians(18)]).toEqual([true, false]);
  });

  test('8.2.1 card 21: the Romans decline it with fewer than five Auxilia Available', () => {
    const with5 = (troops: number) =>
      takes({ card: 21, pieces: { ubii: { romans: { troops } } }, resources: { romans: 0 } }, 'romans');
    expect([with5(15), with5(16)]).toEqual([true, false]);
  });
});

describe('8.2.1 card 50', () => {
  const unshaded = { text: 'unshaded', holder: null } as const;
  const shaded = { text: 'shaded', holder: null } as const;
  const left = (capabilities: Position['capabilities'], by: Player, others: Player[] = []) =>
    eventEitherWay({ capabilities }, 50, 'unshaded', by, { others }).map((table) =>
      cardsInEffect(table.G).map(String),
    );

  test('8.2.1 card 50: the Aedui forget a shaded Capability of Gauls of a player, else a shaded one of theirs', () => {
    const own = { 39: shaded, 43: unshaded, 27: shaded, 12: shaded };
    for (const kept of left(own, 'aedui')) expect(kept).toEqual(['12', '39', '43']);
    for (const kept of left(own, 'aedui', ['arverni'])) expect(kept).toEqual(['12', '27', '43']);
  });

  test('8.2.1 card 50: who has nothing of that kind to forget declines it', () => {
    const card = 50;
    const resources = { romans: 0, aedui: 0, arverni: 0, belgae: 0 };
    const forgets = (capabilities: Position['capabilities'], by: Player) =>
      takes({ card, resources, capabilities }, by);
    expect(forgets({ 27: shaded }, 'romans')).toBe(true);
    expect(forgets({ 12: shaded }, 'romans')).toBe(true);
    expect(forgets({ 12: unshaded, 27: unshaded }, 'romans')).toBe(false);
    expect(forgets({ 43: unshaded }, 'aedui')).toBe(false);
    expect(forgets({ 12: unshaded }, 'belgae')).toBe(true);
    expect(forgets({ 12: shaded }, 'belgae')).toBe(false);
  });
});

describe('8.2.1 whom an Event must not strike', () => {
  const at = (tribe: string) => ({ [tribe]: 'arverni' });

  test('8.2.1 cards 24 and 25: the Romans decline what could only strike the Aedui or Germans', () => {
    const sappers = (citadel: Position['at']) => takes({ card: 24, at: citadel }, 'romans');
    expect(sappers({ aedui: 'citadel aedui' })).toBe(false);
    expect(sappers({ aedui: 'citadel aedui', carnutes: 'citadel belgae' })).toBe(true);
    const aquitani = (foe: 'aedui' | 'belgae') =>
      takes(
        {
          card: 25,
          pieces: { pictones: { romans: { troops: 6 }, [foe]: { troops: 2 } } },
          resources: { romans: 0 },
        },
        'romans',
      );
    expect([aquitani('aedui'), aquitani('belgae')]).toEqual([false, true]);
  });

  test('8.2.1 cards 24, 52 and 61: the Aedui decline what would strike a Non-player, or Germans', () => {
    const aedui = (position: Position, ...others: Player[]) =>
      takes({ deck: [1], resources: { aedui: 0 }, ...position }, 'aedui', { others });
    const sappers = { card: 24, at: { carnutes: 'citadel arverni' } } as const;
    expect([aedui(sappers), aedui(sappers, 'arverni')]).toEqual([true, false]);
    expect([aedui({ card: 52 }), aedui({ card: 52 }, 'arverni', 'belgae')]).toEqual([true, false]);
    const nervii = (belgae: number): Position => ({
      card: 61,
      at: { nervii: 'belgae' },
      pieces: { nervii: { belgae: { troops: belgae }, germans: { troops: 3 } } },
    });
    expect([aedui(nervii(5)), aedui(nervii(4)), aedui(nervii(5), 'belgae')]).toEqual([true, false, false]);
  });

  test('8.2.1 card 25: the Romans fight the Arverni before the Belgae, where they lose the most', () => {
    const romans = { legions: 1 };
    const fought = (pieces: Position['pieces'], tribes: Position['at'] = {}) =>
      eventEitherWay({ pieces, at: tribes }, 25, 'unshaded', 'romans', { dice: rolls(6) }).map(battlesOf);
    const both = { romans, arverni: { troops: 1 }, belgae: { troops: 9 } };
    for (const battles of fought({ pictones: both }))
      expect(battles).toEqual(['The Romans Battle the Arverni in Pictones.']);
    const few = { romans, arverni: { troops: 2 } };
    const many = { romans, arverni: { troops: 9 } };
    for (const battles of fought({ pictones: few, arverni: many }))
      expect(battles).toEqual(['The Romans Battle the Arverni in Arverni.']);
    for (const battles of fought({ pictones: many, arverni: few }, at('pictones')))
      expect(battles).toEqual(['The Romans Battle the Arverni in Pictones.']);
  });

  test('8.3.1 card 11: the Auxilia fight whom they alone cost the most, and of equals the Arverni', () => {
    const fought = (arverni: number) =>
      eventEitherWay(
        {
          pieces: {
            treveri: {
              romans: { leader: 'named', legions: 4 },
              arverni: { troops: arverni },
              belgae: { troops: 8 },
            },
          },
        },
        11,
        'unshaded',
        'romans',
        { dice: rolls(6) },
      ).map(battlesOf);
    for (const battles of fought(3)) expect(battles).toEqual(['The Romans Battle the Arverni in Treveri.']);
    for (const battles of fought(2)) expect(battles).toEqual(['The Romans Battle the Belgae in Treveri.']);
  });

  test('8.3.1 card 51: Warbands that turn Germanic fight whom they cost the most', () => {
    const pieces = { treveri: { aedui: { troops: 6 }, romans: { revealed: 1 } } };
    for (const table of eventEitherWay({ pieces }, 51, 'shaded', 'belgae', { dice: rolls(1) })) {
      expect(table.force('treveri', 'germans')).toMatch(/^4/);
      expect(battlesOf(table)).toEqual(['The Germans Battle the Aedui in Treveri.']);
    }
    const own = { treveri: { aedui: { troops: 5 }, belgae: { revealed: 9 } } };
    for (const table of eventEitherWay({ pieces: own }, 51, 'shaded', 'belgae', { dice: rolls(1) }))
      expect(battlesOf(table)).toEqual(['The Germans Battle the Aedui in Treveri.']);
  });
});

describe('8.2.1 card 36', () => {
  test('8.2.1 card 36: the Belgae Ambush Aedui, too, none who would lose nothing, and hide only what lies open', () => {
    const pieces: Position['pieces'] = {
      treveri: { belgae: { troops: 4 }, aedui: { troops: 2 } },
      nervii: { belgae: { troops: 1 }, arverni: { troops: 2 } },
      morini: { belgae: { scouted: 2 } },
      ubii: { belgae: { troops: 2 } },
    };
    const table = eventByRule({ pieces }, 36, 'shaded', 'belgae', { dice: rolls(1) });
    expect(battlesOf(table)).toEqual(['The Belgae Battle the Aedui in Treveri.']);
    expect(table.force('morini', 'belgae')).toBe('2r');
    expect(table.told('3.3.2', 'out of Ubii')).toBe(false);
  });
});

describe('8.2.1 Events that have to come to something', () => {
  const foes = (romans: { legions?: number; troops?: number }): Position['pieces'] => ({
    sugambri: { belgae: { troops: 3 }, aedui: { troops: 6 }, romans },
  });

  test('8.2.1 cards 2 and 45: the Belgae decline them where no Legion is struck', () => {
    const battles = (card: number, romans: { legions?: number; troops?: number }) =>
      takes({ card, pieces: foes(romans), resources: { belgae: 0 } }, 'belgae');
    expect([battles(2, { legions: 1 }), battles(2, { troops: 3 })]).toEqual([true, false]);
    expect([battles(45, { legions: 1 }), battles(45, { legions: 1, troops: 9 })]).toEqual([true, false]);
  });

  test('8.2.1 card 2: the Belgae fight Legions, though that costs them more, not Auxilia', () => {
    const table = eventByRule(
      {
        pieces: {
          nervii: { romans: { legions: 4 }, belgae: { revealed: 4 } },
          treveri: { romans: { troops: 1 }, belgae: { revealed: 8 } },
        },
      },
      2,
      'shaded',
      'belgae',
      { dice: rolls(6) },
    );
    expect(battlesOf(table)).toEqual(['The Belgae Battle the Romans in Nervii.']);
  });

  test('8.2.1 card 45: the Belgae fight by Ambush where they can', () => {
    const table = eventByRule(
      {
        pieces: {
          nervii: { romans: { legions: 3 }, aedui: { troops: 1 }, belgae: { leader: 'named', hidden: 6 } },
        },
      },
      45,
      'shaded',
      'belgae',
      { dice: rolls(6) },
    );
    expect(battlesOf(table)).toEqual(['The Belgae Battle the Romans in Nervii.']);
    expect(table.force('nervii', 'romans')).toBe('');
  });

  test('8.2.1 card 45: the Belgae fight where the most Legions are struck, the Aedui there counted', () => {
    const pieces: Position['pieces'] = {
      treveri: { belgae: { troops: 3 }, aedui: { troops: 3 }, romans: { legions: 3 } },
      nervii: { belgae: { troops: 4 }, romans: { legions: 3 } },
      morini: { belgae: { troops: 9 }, romans: { troops: 9 } },
    };
    const fought = (there: Position['pieces']) =>
      eventEitherWay({ pieces: there }, 45, 'shaded', 'belgae', { dice: rolls(6) }).map(battlesOf);
    for (const battles of fought(pieces))
      expect(battles).toEqual(['The Belgae Battle the Romans in Treveri.']);
    const { treveri, nervii, morini } = pieces;
    for (const battles of fought({ morini: treveri, treveri: nervii, nervii: morini }))
      expect(battles).toEqual(['The Belgae Battle the Romans in Morini.']);
  });

  test('8.2.1 cards 57, 64, 65 and 68: the Belgae decline them where they gain no Ally or Citadel', () => {
    const resources = { belgae: 0 };
    const gains = (card: number, position: Position) => takes({ card, resources, ...position }, 'belgae');
    expect([57, 64].map((card) => gains(card, {}))).toEqual([true, true]);
    expect(gains(57, { at: { catuvellauni: 'belgae' } })).toBe(false);
    const atrebates = { atrebates: 'belgae', bellovaci: 'belgae', remi: 'belgae' };
    expect(gains(64, { at: atrebates })).toBe(false);
    const pieces = { ubii: { belgae: { troops: 9 }, germans: { troops: 2 } } };
    expect(gains(65, { pieces, at: { ubii: 'germans' } })).toBe(true);
    expect(gains(65, { pieces })).toBe(false);
    expect(gains(68, { at: { remi: 'belgae' } })).toBe(true);
    expect(gains(68, { at: { remi: 'arverni' } })).toBe(false);
  });

  test('8.2.1 card 49: the Romans take it where there is somebody to starve', () => {
    const starves = (pieces: Position['pieces']) =>
      takes({ card: 49, pieces, resources: { romans: 0 } }, 'romans');
    expect([starves({ veneti: { arverni: { troops: 1 } } }), starves({})]).toEqual([true, false]);
  });

  test('8.2.1 cards 17, 65 and 66: the Romans place no Germanic Allies, and decline where no Germans leave them', () => {
    const pieces = (region: 'ubii' | 'sugambri'): Position['pieces'] => ({
      ubii: { romans: { troops: 1 } },
      [region]: { germans: { revealed: 3 }, ...(region === 'ubii' && { romans: { troops: 1 } }) },
    });
    const directs = (card: number, region: 'ubii' | 'sugambri') =>
      takes({ card, pieces: pieces(region), resources: { romans: 0 } }, 'romans');
    for (const card of [17, 65, 66])
      expect([directs(card, 'ubii'), directs(card, 'sugambri')]).toEqual([true, false]);
    for (const table of eventEitherWay({ pieces: pieces('ubii') }, 66, 'unshaded', 'romans')) {
      expect(table.G.tribes).toEqual({});
      expect(table.force('ubii', 'germans')).toBe('');
    }
  });

  test('8.2.1 cards 17 and 65: the Romans decline them where no Germans leave them, though these could Ambush', () => {
    const directs = (card: number, beset: boolean) =>
      takes(
        {
          card,
          pieces: {
            sugambri: { germans: { hidden: 8 }, arverni: { revealed: 2 } },
            treveri: { romans: { troops: 1 }, germans: { revealed: beset ? 1 : 0 } },
          },
          resources: { romans: 0 },
        },
        'romans',
      );
    for (const card of [17, 65]) expect([directs(card, true), directs(card, false)]).toEqual([true, false]);
  });

  test('8.2.1 card 2: the Romans decline it with fewer than two Legions to place', () => {
    const placed = (track: number) =>
      takes({ card: 2, legions: { track }, resources: { romans: 0 } }, 'romans');
    expect([placed(2), placed(1)]).toEqual([true, false]);
  });

  test('8.2.3 card 44: the Arverni decline it without Warbands to place', () => {
    const withOut = (troops: number) =>
      takes(
        {
          card: 44,
          pieces: { arverni: { arverni: { troops } }, treveri: { romans: { troops: 4 } } },
          resources: { arverni: 0 },
        },
        'arverni',
      );
    expect([withOut(32), withOut(35)]).toEqual([true, false]);
  });

  test('8.2.3 card 22: an own Ally and an own Warband at each Tribe, no others’', () => {
    const pieces = { carnutes: { romans: { troops: 1 } }, veneti: { romans: { troops: 1 } } };
    const allies = (count: number): Position['at'] =>
      Object.fromEntries(
        [
          'arverni',
          'cadurci',
          'volcae',
          'pictones',
          'santones',
          'bituriges',
          'mandubii',
          'senones',
          'treveri',
          'remi',
        ]
          .slice(0, count)
          .map((tribe) => [tribe, 'arverni']),
      );
    const revolt = (count: number, troops: number) =>
      takes(
        {
          card: 22,
          at: { ...allies(count), lingones: 'dispersed' },
          pieces: { ...pieces, sequani: { arverni: { troops } } },
          resources: { arverni: 0 },
        },
        'arverni',
      );
    expect([revolt(8, 4), revolt(10, 4), revolt(8, 35)]).toEqual([true, false, false]);
    const placed = (count: number, troops: number, more: Position['pieces'] = {}) =>
      eventEitherWay(
        { at: allies(count), pieces: { ...pieces, sequani: { arverni: { troops } }, ...more } },
        22,
        'shaded',
        'arverni',
      ).map(({ G }) => Object.keys(takenTribes(G)).slice(count));
    for (const tribes of placed(8, 34)) expect(tribes).toHaveLength(1);
    for (const tribes of placed(9, 4)) expect(tribes).toHaveLength(1);
    for (const tribes of placed(5, 4)) expect(tribes).toHaveLength(2);
    const city = { carnutes: {}, bituriges: { romans: { troops: 1 } }, nervii: { romans: { troops: 1 } } };
    for (const tribes of placed(5, 34, city)) expect(tribes).toEqual(['bituriges']);
  });

  test('8.2.1 cards 52 and 68: only for who rules the Carnutes, or whose Allies the Remi are', () => {
    const resources = { arverni: 0, aedui: 0, belgae: 0, romans: 0 };
    const pieces = { carnutes: { arverni: { troops: 4 }, romans: { troops: 1 } } };
    const assembly = (by: 'arverni' | 'romans', more: Position) =>
      takes({ card: 52, resources, ...more }, by);
    expect(assembly('arverni', { pieces })).toBe(true);
    const ruled = { carnutes: { aedui: { troops: 6 }, germans: { troops: 2 } } };
    expect(takes({ card: 52, resources, pieces: ruled }, 'arverni', { others: ['aedui'] })).toBe(false);
    expect(assembly('romans', { pieces, resources: { ...resources, arverni: 8 } })).toBe(true);
    const influence = (by: 'arverni' | 'aedui', remi: string) =>
      takes({ card: 68, resources, at: { remi } }, by);
    expect([influence('arverni', 'arverni'), influence('arverni', 'aedui')]).toEqual([true, false]);
    expect([influence('aedui', 'aedui'), influence('aedui', 'arverni')]).toEqual([true, false]);
  });
});

test('8.2.3 cards 2 and 45: the Arverni Battle where most Legions are struck, then others', () => {
  const struckIn = (card: number, carnutes: object, veneti: object) =>
    eventEitherWay(
      {
        pieces: {
          carnutes: { arverni: { troops: 9 }, romans: carnutes },
          veneti: { arverni: { troops: 9 }, romans: veneti },
        },
      },
      card,
      'shaded',
      'arverni',
      { dice: rolls(6) },
    ).map((table) => battlesOf(table)[0]);
  for (const card of [2, 45]) {
    const inVeneti = 'The Arverni Battle the Romans in Veneti.';
    expect(struckIn(card, { troops: 3 }, { legions: 1 })).toEqual([inVeneti, inVeneti]);
    expect(struckIn(card, { troops: 1 }, { troops: 3 })).toEqual([inVeneti, inVeneti]);
  }
});
