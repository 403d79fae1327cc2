import { describe, expect, test } from 'vitest';
import type { Player } from '../../../games/falling-sky/components/factions';
import { allTribes, tribeOf } from '../../../games/falling-sky/places';
import { type Position, stateOf, type Table } from '../table';
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

  test('8.2.1 card 67: they decline it where no Loss falls on a Legion', () => {
    const unthreatened = { arverni: { arverni: { troops: 9 } } };
    expect(takes({ card: 67, pieces: { ...unthreatened, ...pieces } }, 'arverni')).toBe(true);
    const screened = { ...pieces, nervii: { romans: { legions: 3, troops: 12 } } };
    expect(takes({ card: 67, pieces: { ...unthreatened, ...screened } }, 'arverni')).toBe(false);
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
        .filter((tribe) => tribeOf(tribe).only === null)
        .map((tribe) => [tribe, 'germans']),
    );
    const arverni = { ...pieces, nervii: { romans: { troops: 6 }, arverni: { troops: 1 } } };
    for (const table of eventEitherWay({ pieces: arverni, at }, 72, 'shaded', 'belgae', { dice: rolls(1) }))
      expect(battlesOf(table)).toEqual(['The Belgae Battle the Arverni in Nervii.']);
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

  test('8.2.1 card 21: the Romans decline it with fewer than five Auxilia Available', () => {
    const with5 = (troops: number) =>
      takes({ card: 21, pieces: { ubii: { romans: { troops } } }, resources: { romans: 0 } }, 'romans');
    expect([with5(15), with5(16)]).toEqual([true, false]);
  });

  test('8.2.3 card 21: the Arverni Battle in Provincia where they may either Battle or Raid', () => {
    const pieces = { provincia: { romans: { troops: 4 } } };
    const table = eventByRule({ pieces }, 21, 'shaded', 'arverni', { dice: rolls(6) });
    expect(battlesOf(table)).toEqual(['The Arverni Battle the Romans in Provincia.']);
  });
});

describe('8.2.1 card 50', () => {
  const unshaded = { text: 'unshaded', holder: null } as const;
  const shaded = { text: 'shaded', holder: null } as const;
  const left = (capabilities: Position['capabilities'], by: Player, others: Player[] = []) =>
    eventEitherWay({ capabilities }, 50, 'unshaded', by, { others }).map((table) =>
      Object.keys(table.G.capabilities),
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
