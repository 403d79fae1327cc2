import { describe, expect, test } from 'vitest';
import type { Player } from '../../../games/falling-sky/components/factions';
import { alliedTo } from '../../../games/falling-sky/pieces/tribes';
import { allTribes, regionOf, tribeOf } from '../../../games/falling-sky/places';
import { type Position, stateOf } from '../table';
import { eventByTurns, eventEitherWay } from './eitherWay';
import { textByRule } from './events';
import { eligible, type Turn } from './table';

const poor = { romans: 0, arverni: 0, aedui: 0, belgae: 0 };

function takes(position: Position, by: Player, turn: Turn = {}): boolean {
  const sections = { romans: '8.8.2', arverni: '8.7.2', aedui: '8.6.1', belgae: '8.5.2' };
  return eligible({ deck: [1], resources: poor, ...position }, by, {
    dice: Array<number>(20).fill(1),
    ...turn,
  }).told(sections[by], 'take the Event');
}

/** Returns so many Allies of a Faction, at Tribes open to all but some. */
function alliesOf(faction: Player, count: number, ...but: string[]): NonNullable<Position['at']> {
  const open = allTribes(stateOf()).filter(
    (tribe) => tribeOf({}, tribe).only === null && !but.includes(tribe),
  );
  return Object.fromEntries(open.slice(0, count).map((tribe) => [tribe, faction]));
}

describe('8.2.1 Events that their instructions turn into none', () => {
  test('8.2.1 card 1: who could shift the Senate only the other way declines it', () => {
    const shifts = (box: 'uproar' | 'adulation', firm: boolean, by: Player) =>
      takes({ card: 1, senate: { box, firm } }, by);
    expect([shifts('adulation', true, 'romans'), shifts('adulation', false, 'romans')]).toEqual([
      false,
      true,
    ]);
    expect([shifts('uproar', true, 'arverni'), shifts('uproar', false, 'arverni')]).toEqual([false, true]);
    expect([shifts('uproar', true, 'belgae'), shifts('adulation', true, 'belgae')]).toEqual([false, true]);
  });

  test('8.2.1 card 34: the Arverni take the shaded text only with a Citadel Available to be placed', () => {
    const text = (...citadels: string[]) =>
      textByRule(
        {
          at: {
            carnutes: 'citadel aedui',
            ...Object.fromEntries(citadels.map((tribe) => [tribe, 'citadel arverni'])),
          },
          deck: [1, 'winter', 2, 'winter'],
        },
        34,
        'arverni',
      );
    expect(text('arverni', 'bituriges')).toBe('shaded');
    expect(text('arverni', 'bituriges', 'sequani')).toBe('unshaded');
  });

  test('8.2.1 card 2: Romans whom the Aedui let place Legions do not with fewer than two', () => {
    const placed = (track: number, fallen: number) =>
      eventEitherWay(
        { senate: { box: 'intrigue', firm: false }, legions: { track, fallen } },
        2,
        'unshaded',
        'aedui',
        { others: ['romans'] },
      ).map((table) => [table.force('provincia', 'romans'), table.G.senate.box]);
    for (const result of placed(1, 1)) expect(result).toEqual(['2L fort', 'uproar']);
    for (const result of placed(1, 0)) expect(result).toEqual(['fort', 'intrigue']);
  });
});

describe('8.1.1 what is no effect', () => {
  test('8.1.1 card 61: to lose own Allies only is an effect, too', () => {
    const catuvolcus = (at: Position['at']) => takes({ card: 61, at }, 'romans');
    expect([catuvolcus({ nervii: 'romans' }), catuvolcus({})]).toEqual([true, false]);
  });

  test('8.1.1 what only makes Factions Ineligible, or lays a card beside the track, is an effect', () => {
    const leader = { provincia: { romans: { leader: 'named' as const } } };
    expect(takes({ card: 14, pieces: leader }, 'arverni')).toBe(true);
    expect(takes({ card: 20, at: alliesOf('arverni', 9) }, 'arverni')).toBe(true);
    expect(takes({ card: 33 }, 'arverni')).toBe(true);
    expect(takes({ card: 18 }, 'arverni')).toBe(false);
  });
});

describe('8.2.3 who benefits', () => {
  test('8.2.3 card 44: who lacks own pieces for all that are replaced declines it', () => {
    const romans = { veneti: { romans: { troops: 4 } } };
    const dumnorix = (by: Player, troops: number, pieces: Position['pieces']) =>
      takes({ card: 44, pieces: { ...pieces, arverni: { [by]: { troops } } } }, by);
    expect([dumnorix('arverni', 32, romans), dumnorix('arverni', 33, romans)]).toEqual([true, false]);
    expect([dumnorix('belgae', 22, romans), dumnorix('belgae', 23, romans)]).toEqual([true, false]);
    const two = { veneti: { romans: { troops: 1 }, aedui: { troops: 1 } } };
    expect([dumnorix('arverni', 33, two), dumnorix('arverni', 34, two)]).toEqual([true, false]);
    const gauls = { veneti: { belgae: { troops: 4 } } };
    expect([dumnorix('aedui', 16, gauls), dumnorix('aedui', 17, gauls)]).toEqual([true, false]);
    expect(dumnorix('aedui', 17, { veneti: { belgae: { troops: 3 } } })).toBe(true);
    expect([dumnorix('romans', 16, gauls), dumnorix('romans', 17, gauls)]).toEqual([true, false]);
  });

  test('8.2.3 cards 26 and 57: who could place only others’ pieces declines it', () => {
    const gergovia = (allies: number) =>
      takes({ card: 26, at: { ...alliesOf('romans', allies), arverni: 'arverni' } }, 'romans');
    expect([gergovia(5), gergovia(6)]).toEqual([true, false]);
    const mist = (allies: number) =>
      takes({ card: 57, at: alliesOf('arverni', allies, 'catuvellauni') }, 'arverni');
    expect([mist(9), mist(10)]).toEqual([true, false]);
  });

  test('8.2.3, 8.4 card 45: the Romans turn Arverni into Aedui, as nobody else could profit', () => {
    const pieces = { veneti: { arverni: { troops: 3 } }, morini: { arverni: { troops: 2 } } };
    for (const table of eventEitherWay({ pieces }, 45, 'unshaded', 'romans'))
      expect([table.force('veneti', 'aedui'), table.force('morini', 'aedui')]).toEqual(['2h', '2h']);
  });
});

describe('8.3.1 Regions first, then pieces', () => {
  const struck = (pieces: Position['pieces'], card: number, by: Player) =>
    eventEitherWay({ pieces }, card, 'shaded', by);

  test('8.3.1 card 11: Auxilia go where the most can go at once, Hidden or not', () => {
    const pieces: Position['pieces'] = {
      treveri: { romans: { hidden: 2 } },
      veneti: { romans: { revealed: 4 } },
      ubii: { romans: { hidden: 3 } },
    };
    for (const table of struck(pieces, 11, 'belgae')) {
      expect(table.force('veneti', 'romans')).toBe('');
      expect(table.force('ubii', 'romans')).toBe('3h');
    }
  });

  test('8.3.1 card 11: the Region that was begun with is done with first, then the one with most', () => {
    const pieces: Position['pieces'] = {
      treveri: { romans: { hidden: 1, revealed: 2 } },
      veneti: { romans: { hidden: 2 } },
      ubii: { romans: { hidden: 2 } },
      carnutes: { romans: { revealed: 1 } },
    };
    for (const table of struck(pieces, 11, 'belgae')) {
      expect(table.force('treveri', 'romans')).toBe('');
      expect(table.force('carnutes', 'romans')).toBe('1r');
    }
    const [first, last] = struck(
      { treveri: { romans: { hidden: 5 } }, veneti: { romans: { hidden: 7 } } },
      11,
      'belgae',
    );
    expect(first.force('treveri', 'romans')).toBe('1h');
    expect(last.force('veneti', 'romans')).toBe('3h');
  });

  test('8.3.1 card 22: of Warbands of others as well, those of all enemies counted', () => {
    const pieces: Position['pieces'] = {
      pictones: { romans: { troops: 9 }, arverni: { revealed: 2 }, belgae: { revealed: 2 } },
      nervii: { romans: { troops: 9 }, arverni: { hidden: 3 } },
    };
    for (const table of eventEitherWay({ pieces }, 22, 'unshaded', 'romans')) {
      expect(table.force('nervii', 'arverni')).toBe('3h');
      expect(table.force('pictones', 'belgae')).toBe('');
    }
  });

  test('8.3.1 card 6: Auxilia are moved out of where the most are', () => {
    const pieces: Position['pieces'] = {
      treveri: { romans: { hidden: 2 } },
      veneti: { romans: { revealed: 4 } },
    };
    for (const by of ['belgae', 'arverni'] as const)
      for (const table of struck(pieces, 6, by)) {
        expect(table.force('veneti', 'romans')).toBe('');
        expect(table.force('treveri', 'romans')).toBe('2h');
      }
  });

  test('8.4.1 card 22: within a Region the first enemy first', () => {
    const pieces: Position['pieces'] = {
      nervii: { romans: { troops: 9 }, arverni: { hidden: 3 }, belgae: { hidden: 3 } },
    };
    for (const table of eventEitherWay({ pieces }, 22, 'unshaded', 'romans')) {
      expect(table.force('nervii', 'arverni')).toBe('');
      expect(table.force('nervii', 'belgae')).toBe('2h');
    }
  });

  test('8.3.1 card 45: no more than two Warbands of a Region count', () => {
    const spared = (['veneti', 'morini', 'ubii'] as const).filter((region) => {
      const few = { arverni: { troops: 2 } };
      const pieces: Position['pieces'] = {
        veneti: few,
        morini: few,
        ubii: few,
        [region]: { arverni: { troops: 9 } },
      };
      return eventEitherWay({ pieces }, 45, 'unshaded', 'aedui').some(
        (table) => table.force(region, 'aedui') === '',
      );
    });
    expect(spared).toHaveLength(2);
  });

  test('8.3.1 card 70: all Warbands are placed in one of the Regions', () => {
    const table = eventByTurns({}, 70, 'shaded', 'arverni', { dice: Array(20).fill(3) });
    expect(
      (['atrebates', 'carnutes', 'mandubii'] as const).filter((region) => table.force(region, 'arverni')),
    ).toHaveLength(1);
  });

  test('8.3.1 card 37: two Allies in one Region rather than at two Cities', () => {
    const pieces: Position['pieces'] = { sequani: { aedui: { troops: 4 } } };
    for (const { G } of eventEitherWay({ pieces }, 37, 'unshaded', 'romans')) {
      const [first, second] = allTribes(G).filter((tribe) => alliedTo(G, tribe) === 'romans');
      expect(regionOf(G, first)).toBe(regionOf(G, second));
    }
  });

  test('8.3.1, 8.2.1 card 11: Legions that are left without Auxilia come before full Regions', () => {
    const pieces: Position['pieces'] = {
      treveri: { romans: { troops: 5 } },
      veneti: { romans: { legions: 1, troops: 1 } },
      ubii: { romans: { legions: 1, troops: 2 } },
    };
    for (const table of struck(pieces, 11, 'arverni'))
      expect((['treveri', 'veneti', 'ubii'] as const).map((region) => table.force(region, 'romans'))).toEqual(
        ['4h', '1L', '1L'],
      );
  });
});

describe('8.3.1, 8.4 what is done as far as it can be', () => {
  test('8.3.1, 8.4 card 23: Romans raze a Subdued City, too, but none of their own Allies', () => {
    const pieces = { carnutes: { romans: { legions: 5 } } };
    for (const { G } of eventEitherWay({ pieces, resources: poor }, 23, 'unshaded', 'romans')) {
      expect(G.tribes).toEqual({ carnutes: { dispersed: 'razed' } });
      expect(G.resources.romans).toBe(8);
    }
    const own: Position = { pieces, at: { carnutes: 'romans' } };
    for (const { G } of eventEitherWay(own, 23, 'unshaded', 'romans'))
      expect(G.tribes).toEqual({ carnutes: { by: 'romans', citadel: false } });
  });
});
