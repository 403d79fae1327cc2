import { describe, expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FREE, FULL } from '../../../games/falling-sky/commands/terms';
import { commandFrame } from '../../../games/falling-sky/commands/underWay';
import type { Faction, Player } from '../../../games/falling-sky/components/factions';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { isWorthBattle as arverniWould } from '../../../games/falling-sky/nonplayers/arverni/battles';
import { germanicCommand } from '../../../games/falling-sky/nonplayers/belgae/germans';
import { isWorthIt } from '../../../games/falling-sky/nonplayers/belgae/worth';
import {
  advancesPlayer,
  type Change,
  controlValueOf,
  removalOf,
} from '../../../games/falling-sky/nonplayers/frost';
import { battleAdvancesPlayer } from '../../../games/falling-sky/nonplayers/frostBattles';
import { isWorthBattle as romansWould } from '../../../games/falling-sky/nonplayers/romans/battle';
import { marginOf } from '../../../games/falling-sky/victory';
import { begin, type Position, stateOf } from '../table';
import { BELGIC, eventTurn, unheld } from './table';

const FROST: Position = { deck: ['winter'] };

/** Fourteen Tribes are Allied with others, so that the Romans count 16. */
const ROMANS_AHEAD: Position['at'] = {
  morini: 'belgae',
  menapii: 'belgae',
  eburones: 'belgae',
  nervii: 'belgae',
  atrebates: 'belgae',
  bellovaci: 'belgae',
  remi: 'arverni',
  sugambri: 'germans',
  ubii: 'germans',
  carnutes: 'arverni',
  aulerci: 'arverni',
  mandubii: 'aedui',
  senones: 'aedui',
  lingones: 'aedui',
};

const advances = (position: Position, change: Change): boolean =>
  advancesPlayer(stateOf({ ...FROST, ...position }), change);

describe('8.4.4 Frost and Player Victory', () => {
  const lost: Change = { tribes: new Map([['remi', null]] as const) };

  test('8.4.4 only while a WINTER card is showing, and for Factions that players run', () => {
    expect(advances({ at: ROMANS_AHEAD }, lost)).toBe(true);
    expect(advances({ at: ROMANS_AHEAD, deck: [] }, lost)).toBe(false);
    expect(advances(unheld({ ...FROST, at: ROMANS_AHEAD }, 'romans', 'aedui'), lost)).toBe(false);
  });

  test('8.4.4 Romans: not what leaves them at their threshold or below, nor what adds none to what counts', () => {
    const at: Position['at'] = { ...ROMANS_AHEAD, volcae: 'arverni', cadurci: 'arverni', arverni: 'arverni' };
    expect(advances({ at }, lost)).toBe(false);
    expect(
      advances({ at: { ...at, helvii: 'romans' } }, { tribes: new Map([['helvii', null]] as const) }),
    ).toBe(false);
    const won: Change = { tribes: new Map([['remi', 'romans']] as const) };
    expect(advances({ at: ROMANS_AHEAD }, won)).toBe(true);
  });

  test('8.4.4 a player may be brought to the threshold exactly', () => {
    expect(advances({ at: { ...ROMANS_AHEAD, volcae: 'arverni', cadurci: 'arverni' } }, lost)).toBe(false);
  });

  test('8.4.4 Arverni: Legions that leave the map count only where their Allies do, and the other way round', () => {
    const legions: Position = { pieces: { provincia: { romans: { legions: 5 } } } };
    const many: Position['at'] = {
      arverni: 'arverni',
      cadurci: 'arverni',
      volcae: 'arverni',
      carnutes: 'arverni',
      aulerci: 'arverni',
      pictones: 'arverni',
      santones: 'arverni',
      bituriges: 'arverni',
      veneti: 'arverni',
      namnetes: 'arverni',
    };
    expect(advances({ ...legions, at: many }, { legions: 1 })).toBe(true);
    const { namnetes: _, ...nine } = many;
    expect(advances({ ...legions, at: nine }, { legions: 1 })).toBe(false);
    expect(advances({ ...legions, at: nine }, { tribes: new Map([['remi', 'arverni']] as const) })).toBe(
      false,
    );
    expect(advances({ at: nine }, { tribes: new Map([['remi', 'arverni']] as const) })).toBe(true);
  });

  test('8.4.4 Aedui: the loss of the Faction that has the most of the others', () => {
    const ahead = (at: Position['at']) => unheld({ ...FROST, at }, 'romans');
    const at: Position['at'] = { aedui: 'aedui', remi: 'aedui', mandubii: 'arverni', carnutes: 'arverni' };
    expect(advances(ahead(at), { tribes: new Map([['mandubii', null]] as const) })).toBe(true);
    expect(
      advances(ahead({ ...at, ubii: 'germans', sugambri: 'germans' }), {
        tribes: new Map([['mandubii', null]] as const),
      }),
    ).toBe(false);
  });

  test('8.4.4 Belgae: Control that pieces of others leave to them counts by the Tribes of the Region', () => {
    const position: Position = {
      at: { ...ROMANS_AHEAD, nervii: 'belgae', remi: 'belgae' },
      pieces: {
        morini: { belgae: { troops: 4 } },
        nervii: { belgae: { troops: 4 } },
        sugambri: { belgae: { troops: 9 } },
        ubii: { belgae: { troops: 9 } },
        atrebates: { belgae: { troops: 1 }, arverni: { troops: 5 } },
      },
    };
    const leaving = (count: number): Change => ({
      pieces: [{ region: 'atrebates', faction: 'arverni', count }],
    });
    expect(advances(position, leaving(-2))).toBe(true);
    expect(advances(position, leaving(-1))).toBe(false);
  });

  test('8.4.4 Belgae: Allies that they gain count besides Control', () => {
    const at: Position['at'] = { ...ROMANS_AHEAD, nervii: 'belgae' };
    const pieces: Position['pieces'] = {
      ...{ morini: { belgae: { troops: 1 } }, nervii: { belgae: { troops: 1 } } },
      ...{ sugambri: { belgae: { troops: 3 } }, treveri: { belgae: { troops: 1 } } },
    };
    const won: Change = { tribes: new Map([['veneti', 'belgae']] as const) };
    expect(marginOf(stateOf({ at, pieces }), 'belgae')).toBe(0);
    expect(advances({ at, pieces }, won)).toBe(true);
  });

  test('7.2, 8.4.4 Control of a Region counts neither Suebi nor Dispersed Tribes', () => {
    const countsIn = (at: Position['at'], region: RegionId) => controlValueOf(stateOf({ at }), region);
    expect([countsIn({}, 'sugambri'), countsIn({ sugambri: 'dispersed' }, 'sugambri')]).toEqual([1, 0]);
    expect([countsIn({}, 'nervii'), countsIn({ nervii: 'razed' }, 'nervii')]).toEqual([2, 1]);
  });

  test('8.4.4 what removal changes: Tribes, Legions, and pieces for Control', () => {
    const change = removalOf('atrebates', [
      { faction: 'romans', piece: 'legion', count: 2 },
      { faction: 'romans', piece: 'ally remi', count: 1 },
    ]);
    expect(change.legions).toBe(2);
    expect([...(change.tribes ?? [])]).toEqual([['remi', null]]);
    expect(change.pieces?.map(({ count }) => count)).toEqual([-2, -1]);
  });
});

describe('8.4.4 Battles in Frost', () => {
  const orderOf = (faction: Player) => orderFor('battle', faction, faction, FULL);

  /** Says which Non-players would Battle in Carnutes, in Frost and else. */
  const wouldBattle = (position: Position, target: Faction = 'aedui'): boolean[][] =>
    [['winter' as const], [2]].map((deck) => {
      const G = stateOf({ ...position, deck });
      const battle = { region: 'carnutes', target, way: 'battle' } as const;
      return [
        arverniWould(G, orderOf('arverni'), battle),
        isWorthIt(G, orderOf('belgae'), battle),
        romansWould(G, orderOf('romans'), 'carnutes', target, 'battle'),
      ];
    });

  test('8.4.4 none that would cost an Ally to the victory of the Roman player if the Defender Retreats', () => {
    const position = (ally: 'carnutes' | 'senones'): Position => ({
      at: {
        ...ROMANS_AHEAD,
        volcae: 'arverni',
        carnutes: 'germans',
        senones: 'arverni',
        [ally]: 'aedui',
      },
      pieces: {
        carnutes: {
          arverni: { revealed: 12 },
          belgae: { revealed: 12 },
          romans: { legions: 6 },
          aedui: { revealed: 8 },
        },
      },
    });
    expect(wouldBattle(position('carnutes'))).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
    expect(wouldBattle(position('senones'))[0]).toEqual([true, true, true]);
  });

  test('8.4.4 Germans never Retreat, so their Warbands keep an Ally from being lost', () => {
    const position: Position = {
      at: { ...ROMANS_AHEAD, volcae: 'arverni', carnutes: 'germans' },
      pieces: { carnutes: { arverni: { revealed: 12 }, germans: { revealed: 8 } } },
    };
    expect(wouldBattle(position, 'germans')[0][0]).toBe(true);
  });

  test('8.4.4 none that by its own Losses, too, would leave Control to the Belgic player, and victory', () => {
    const at: Position['at'] = Object.fromEntries(BELGIC.map((tribe) => [tribe, 'belgae']));
    const gauls = (belgae: number) =>
      wouldBattle({
        at,
        pieces: {
          carnutes: { arverni: { revealed: 10 }, aedui: { revealed: 14 }, belgae: { revealed: belgae } },
        },
      }).map(([arverni]) => arverni);
    expect([gauls(16), gauls(15)]).toEqual([
      [false, true],
      [true, true],
    ]);
    const romans = (belgae: number) =>
      wouldBattle({
        at,
        pieces: {
          carnutes: {
            romans: { legions: 4, troops: 4 },
            aedui: { revealed: 8 },
            belgae: { revealed: belgae },
          },
        },
      }).map(([, , each]) => each);
    expect([romans(10), romans(9)]).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  test('8.4.4 none that could cost an own Ally to the victory of the Roman player, at the worst dice', () => {
    const against = (legions: number) =>
      wouldBattle(
        {
          at: ROMANS_AHEAD,
          pieces: { carnutes: { arverni: { revealed: 4 }, romans: { legions } } },
        },
        'romans',
      ).map(([arverni]) => arverni);
    expect([against(6), against(5), against(4)]).toEqual([
      [false, true],
      [false, true],
      [true, true],
    ]);
  });

  test('8.4.4 the dice of the Defender may fail or not, but not both at once', () => {
    const against = (belgae: number) =>
      wouldBattle(
        {
          at: Object.fromEntries(BELGIC.map((tribe) => [tribe, 'belgae'])),
          pieces: {
            carnutes: {
              arverni: { revealed: 10 },
              romans: { legions: 4 },
              belgae: { revealed: belgae },
            },
          },
        },
        'romans',
      )[0][0];
    expect([against(10), against(11)]).toEqual([true, false]);
  });

  test('8.4.4 by Ambush where a Retreat, and no stand, would cost an Ally to the victory of the Roman player', () => {
    const pieces: Position['pieces'] = { mandubii: { arverni: { hidden: 8 }, aedui: { revealed: 4 } } };
    const G = stateOf({ ...FROST, at: ROMANS_AHEAD, pieces });
    const advancesBy = (way: 'ambush' | 'battle') =>
      battleAdvancesPlayer(G, orderOf('arverni'), { region: 'mandubii', target: 'aedui', way });
    expect([advancesBy('ambush'), advancesBy('battle')]).toEqual([false, true]);
  });

  test('8.4.4, 4.4.3 none by Ambush that could cost an own Ally to the victory of the Roman player, if Caesar holds', () => {
    const against = (leader: 'named' | 'successor') => {
      const pieces: Position['pieces'] = {
        mandubii: { aedui: { hidden: 2 }, romans: { leader, legions: 4 } },
      };
      const battle = { region: 'mandubii', target: 'romans', way: 'ambush' } as const;
      return battleAdvancesPlayer(
        stateOf({ ...FROST, at: ROMANS_AHEAD, pieces, seats: unheld({}, 'aedui', 'arverni').seats }),
        orderOf('aedui'),
        battle,
      );
    };
    expect([against('named'), against('successor')]).toEqual([true, false]);
  });

  test('8.4.4, 3.4.4 no Germanic one that could cost their Ally to the victory of the Roman player, if Caesar holds', () => {
    const command = (legions: number, deck: Position['deck']) => {
      const pieces: Position['pieces'] = {
        treveri: { germans: { hidden: 2 }, romans: { leader: 'named', legions } },
      };
      const G = stateOf({ at: { ...ROMANS_AHEAD, treveri: 'germans' }, pieces, deck });
      return germanicCommand(G, (name) => orderFor(name, 'germans', 'belgae', FULL));
    };
    expect([command(2, ['winter']), command(1, ['winter']), command(2, [2])]).toEqual([
      'rally',
      'battle',
      'battle',
    ]);
  });
});

describe('8.4.4 free March in Frost', () => {
  const left = (deck: Position['deck'], goal: RegionId) => {
    const position: Position = {
      at: { ...Object.fromEntries(BELGIC.map((tribe) => [tribe, 'belgae'])), treveri: 'belgae' },
      pieces: {
        treveri: { germans: { troops: 5 }, belgae: { troops: 1 } },
        [goal]: { romans: { legions: 1 } },
      },
      deck,
    };
    const order = orderFor('march', 'germans', 'arverni', FREE);
    return begin(unheld(position, 'arverni'), eventTurn('belgae'), commandFrame(order))
      .start()
      .force('treveri', 'germans');
  };

  test('8.4.4 who would leave Control of a Region to the Belgic player, and victory, stays there', () => {
    expect(left(['winter'], 'mandubii')).toBe('5h');
    expect(left([2], 'mandubii')).toBe('');
  });

  test('8.4.4 but not where the March takes as much Control from that player as it leaves', () => {
    expect(left(['winter'], 'nervii')).toBe('');
  });
});

test('8.4.4, 8.8.5 Romans Disperse upon Frost though a player may Rally to victory for it', () => {
  const belgae = (troops: number) => ({ belgae: { troops } });
  const { remi: _remi, carnutes: _carnutes, ...at } = ROMANS_AHEAD;
  const position: Position = {
    ...FROST,
    at: { ...at, aulerci: 'dispersed' },
    pieces: {
      ...{ morini: belgae(1), nervii: belgae(1), atrebates: belgae(1), sugambri: belgae(3) },
      ...{ treveri: belgae(3), carnutes: { romans: { troops: 9 } } },
    },
  };
  expect(marginOf(stateOf(position), 'belgae')).toBe(0);
  const order = orderFor('seize', 'romans', 'romans', FULL);
  const table = begin(unheld(position, 'romans'), { step: 'seize', sides: ['romans'], order })
    .dice(6, 1)
    .start();
  expect(table.told('3.2.3', 'The Belgae roll 1: they may Rally around Carnutes.')).toBe(true);
  expect(table.legal('belgae', 'ally')).toContain('remi');
});
