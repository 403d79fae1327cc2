import { describe, expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL } from '../../../games/falling-sky/commands/terms';
import { REGIONS } from '../../../games/falling-sky/components/map';
import { spreadOf } from '../../../games/falling-sky/nonplayers/belgae/march';
import { Play } from '../../../games/kit/play';
import { seededChance } from '../../../games/testing/chance';
import { type Position, stateOf } from '../table';
import { belgae, belgicTurn, said } from './belgae';

/** Belgae whom an enemy drives away. */
const DRIVEN = { belgae: { revealed: 6 }, arverni: { revealed: 12 } };
const LED = { belgae: { leader: 'named' as const, revealed: 6 }, arverni: { revealed: 22 } };

/** Returns dispersed markers on some Tribes, which so count nothing for Control. */
const dispersed = (...tribes: string[]): Position['at'] =>
  Object.fromEntries(tribes.map((tribe) => [tribe, 'dispersed']));

describe('8.5.1 March away', () => {
  test('8.5.1 March away: near those who have marched before', () => {
    const table = belgicTurn({
      pieces: { bituriges: LED, carnutes: DRIVEN },
      at: dispersed('volcae', 'atrebates', 'bellovaci'),
    });
    expect(belgae(table, 'mandubii', 'atrebates')).toEqual(['named 6h', '6h']);
  });

  test('8.5.1 March away: Control that those bring who have marched before is not added again', () => {
    const table = belgicTurn({
      pieces: { bituriges: LED, arverni: DRIVEN },
      at: dispersed('mandubii', 'senones', 'lingones', 'aulerci', 'helvii'),
    });
    expect(belgae(table, 'pictones', 'aedui')).toEqual(['named 6h', '6h']);
  });

  test('8.5.1 March away: no Control where as many others are', () => {
    const table = belgicTurn({
      pieces: { bituriges: DRIVEN, mandubii: { germans: { revealed: 6 } } },
      at: dispersed('carnutes', 'aulerci', 'pictones', 'santones', 'cadurci', 'volcae', 'arverni'),
    });
    expect(belgae(table, 'aedui')).toEqual(['6h']);
  });

  test('8.5.1 March away: a Region of Belgae counts as one near like others', () => {
    const table = belgicTurn({
      pieces: {
        bituriges: LED,
        carnutes: DRIVEN,
        pictones: { belgae: { revealed: 1 }, germans: { revealed: 3 } },
        veneti: { belgae: { revealed: 1 } },
      },
      at: dispersed('cadurci', 'volcae'),
    });
    expect(belgae(table, 'pictones')).toEqual(['named 6h 1r']);
  });

  test('8.5.1 March away: those who cannot pay stay, and count as near', () => {
    const table = belgicTurn({
      pieces: { bituriges: LED, atrebates: DRIVEN },
      at: dispersed('mandubii', 'senones', 'lingones', 'aulerci'),
      resources: { belgae: 1 },
    });
    expect(belgae(table, 'carnutes', 'atrebates')).toEqual(['named 6h', '6r']);
  });

  test('8.5.1 March away: a Leader with one of two largest groups goes, too', () => {
    const pieces = (revealed: number): Position['pieces'] => ({
      nervii: { belgae: { leader: 'named', revealed } },
      treveri: DRIVEN,
    });
    expect(belgae(belgicTurn({ pieces: pieces(6) }), 'nervii')).toEqual(['']);
    expect(belgae(belgicTurn({ pieces: pieces(7) }), 'nervii')[0]).toContain('named');
  });

  test('8.5.1 March away: on to 8.5.2 where those under threat cannot pay, though others could', () => {
    const table = belgicTurn(
      {
        pieces: {
          treveri: { belgae: { revealed: 6 }, romans: { legions: 4 } },
          nervii: { belgae: { revealed: 1 } },
        },
        devastated: ['treveri'],
        resources: { belgae: 1 },
      },
      { dice: [6] },
    );
    expect(said(table)).not.toContain('8.5.1');
  });

  test('8.5.1 March away: into a Region under threat whose Belgae cannot pay and stay', () => {
    const one = { belgae: { revealed: 1 } };
    const position: Position = {
      pieces: { bituriges: LED, carnutes: DRIVEN, atrebates: one, veneti: one, pictones: one },
    };
    const poor = belgicTurn({ ...position, resources: { belgae: 1 } });
    expect(belgae(poor, 'carnutes')).toEqual(['named 6h 6r']);
    expect(belgae(belgicTurn(position), 'carnutes')).toEqual(['']);
  });

  test('8.5.1 March away: what card 4 holds stays, be it all', () => {
    const held = (troops: number) =>
      belgicTurn({
        pieces: { mandubii: { belgae: { revealed: 6 }, romans: { legions: 6 } } },
        at: { mandubii: 'citadel belgae' },
        circumvallation: { region: 'mandubii', faction: 'belgae', troops, leader: false },
      });
    expect(belgae(held(4), 'mandubii')).toEqual(['4h']);
    expect(said(held(6))).not.toContain('8.5.1');
  });
});

describe('8.5.5 March to add Control', () => {
  /** No Rally is of use: all Belgica is Devastated, all Tribes are Dispersed. */
  const march = (
    pieces: Position['pieces'],
    belgic = 9,
    dice: number[] = [],
    circumvallation: Position['circumvallation'] = null,
  ) =>
    belgicTurn(
      {
        circumvallation,
        devastated: ['morini', 'atrebates', 'nervii'],
        resources: { belgae: belgic },
        at: dispersed(...REGIONS.flatMap(({ tribes }) => tribes.map(({ id }) => id))),
        pieces,
      },
      { dice },
    );
  const held = { germans: { revealed: 9 } };

  test('8.5.4 with four Resources there is no roll, with three on 5 or 6', () => {
    const pieces: Position['pieces'] = { bituriges: { belgae: { troops: 9 } } };
    expect(said(march(pieces, 4))).toBe('8.5.5 March to add Control');
    expect(said(march(pieces, 3, [5]))).toBe('8.5.5 March to add Control');
    expect(said(march(pieces, 3, [4]))).toBe('8.5.4 Raid for 2 Resources');
  });

  test('8.5.5 March: Revealed and Scouted Warbands, too, one stays behind', () => {
    const table = march({
      treveri: { belgae: { hidden: 1, revealed: 3, scouted: 2 } },
      atrebates: held,
    });
    expect(belgae(table, 'nervii', 'treveri')).toEqual(['4h 1r', '1r']);
  });

  test('8.5.5 March: all but one out of a Region that others hold or share', () => {
    const table = march({
      treveri: { belgae: { troops: 3 }, germans: { revealed: 3 } },
      atrebates: held,
    });
    expect(belgae(table, 'nervii', 'treveri')).toEqual(['2h', '1h']);
  });

  test('8.5.5 March: first where the fewest Warbands are needed beside those that are there', () => {
    const table = march({
      treveri: { belgae: { troops: 4 } },
      nervii: { belgae: { troops: 2 }, germans: { revealed: 2 } },
      atrebates: { germans: { revealed: 1 } },
      morini: held,
    });
    expect(belgae(table, 'nervii', 'atrebates')).toEqual(['4h', '']);
  });

  test('8.5.5 March: an origin is paid for once', () => {
    const table = march({ bituriges: { belgae: { troops: 9 } } }, 1, [6]);
    expect(belgae(table, 'carnutes', 'mandubii', 'bituriges')).toEqual(['1h', '1h', '7h']);
  });

  test('8.5.5 March: the most Warbands that can be paid for, out of the Region with the most first', () => {
    const pieces: Position['pieces'] = {
      treveri: { belgae: { troops: 3 } },
      mandubii: { belgae: { troops: 5 } },
      nervii: held,
      morini: held,
    };
    const regions = ['atrebates', 'treveri', 'mandubii'] as const;
    expect(belgae(march(pieces, 1, [6]), ...regions).slice(0, 2)).toEqual(['4h', '3h']);
    expect(belgae(march(pieces, 2, [6]), ...regions)).toEqual(['6h', '1h', '1h']);
    const needy = { ...pieces, atrebates: { germans: { revealed: 5 } } };
    expect(belgae(march(needy, 2, [6]), 'atrebates')).toEqual(['6h']);
    expect(belgae(march(needy, 1, [6]), 'atrebates')).toEqual(['']);
  });

  test('8.5.5 March: out of two Regions together no more than are needed outside Belgica', () => {
    const table = march({
      pictones: { belgae: { troops: 3 } },
      veneti: { belgae: { troops: 3 } },
      carnutes: { germans: { revealed: 2 } },
      atrebates: held,
      bituriges: held,
      arverni: held,
    });
    expect(belgae(table, 'carnutes')).toEqual(['3h']);
  });

  test('8.5.5 March: the Leader joins more Belgae than are with him, not as many', () => {
    const pieces = (troops: number): Position['pieces'] => ({
      veneti: { belgae: { leader: 'named', troops: 3 }, germans: { revealed: 3 } },
      treveri: { belgae: { troops } },
      nervii: held,
      morini: held,
    });
    expect(belgae(march(pieces(4)), 'veneti', 'atrebates')).toEqual(['named 3h', '3h']);
    expect(belgae(march(pieces(5)), 'veneti', 'atrebates')).toEqual(['3h', 'named 4h']);
  });

  test('8.5.5 March: the Leader stays with four Warbands, and where there are no Resources left', () => {
    const four = march({
      veneti: { belgae: { leader: 'named', troops: 4 }, germans: { revealed: 4 } },
      pictones: { belgae: { troops: 9 }, germans: { revealed: 8 } },
    });
    expect(belgae(four, 'veneti')[0]).toContain('named');
    const apart: Position['pieces'] = {
      sugambri: { belgae: { leader: 'named' } },
      nervii: { belgae: { troops: 4 } },
      atrebates: held,
      morini: held,
      treveri: held,
    };
    expect(belgae(march(apart, 1, [6]), 'nervii')).toEqual(['named 4h']);
    const spent = march({ ...apart, bituriges: { belgae: { troops: 5 } } }, 1, [6]);
    expect(belgae(spent, 'nervii', 'carnutes')).toEqual(['4h', '1h']);
  });

  test('8.5.5 March: where nothing can march they Raid, or pass', () => {
    const one = { belgae: { troops: 1 } };
    expect(said(march({ veneti: one, pictones: one }))).toBe('8.5.4 Raid for 2 Resources');
    expect(said(march({ veneti: one }))).toBe('8.5.4 pass');
  });

  test('8.5.5 March: the Leader to exactly four Warbands', () => {
    const table = march({
      sugambri: { belgae: { leader: 'named' } },
      nervii: { belgae: { troops: 4 } },
      atrebates: held,
      morini: held,
      treveri: held,
    });
    expect(belgae(table, 'nervii')).toEqual(['named 4h']);
  });

  test('8.5.5 March: the most Warbands that can be paid for, out of several Regions for one that is Devastated', () => {
    const pieces = (germans: number): Position['pieces'] => ({
      nervii: { belgae: { troops: 6 } },
      treveri: { belgae: { troops: 5 } },
      mandubii: { belgae: { troops: 4 } },
      atrebates: { germans: { revealed: germans } },
      morini: held,
    });
    const regions = ['atrebates', 'nervii', 'treveri', 'mandubii'] as const;
    expect(belgae(march(pieces(0), 2, [6]), ...regions)).toEqual(['7h', '6h', '1h', '1h']);
    expect(belgae(march(pieces(6), 2, [6]), ...regions)).toEqual(['7h', '6h', '1h', '1h']);
    expect(belgae(march(pieces(6), 1, [6]), 'atrebates')).toEqual(['']);
  });

  test('8.5.5 March: neither Warbands nor the Leader whom card 4 holds', () => {
    const marker = (troops: number, leader: boolean) => ({
      region: 'mandubii' as const,
      faction: 'belgae' as const,
      troops,
      leader,
    });
    const pieces: Position['pieces'] = {
      mandubii: { belgae: { leader: 'named', troops: 6 }, romans: { revealed: 1 } },
      atrebates: { germans: { revealed: 2 } },
    };
    const regions = ['atrebates', 'mandubii'] as const;
    expect(belgae(march(pieces, 9, [], marker(4, false)), ...regions)).toEqual(['', 'named 4h']);
    expect(belgae(march(pieces, 9, [], marker(2, true)), ...regions)).toEqual(['4h', 'named 2h']);
    expect(belgae(march(pieces, 9, [], marker(2, false)), ...regions)).toEqual(['named 4h', '2h']);
  });

  test('8.5.5, 8.3.4 March: out of either of two equal Regions', () => {
    const two = { belgae: { troops: 2 } };
    const around = { atrebates: held, britannia: held, bituriges: held, arverni: held };
    const G = stateOf({ pieces: { ...around, pictones: two, veneti: two } });
    const order = orderFor('march', 'belgae', 'belgae', FULL);
    const ways = Array.from({ length: 30 }, (_, seed) =>
      spreadOf(G, new Play(G, seededChance(seed)), order).filter(({ way }) => way[0] === 'carnutes'),
    );
    expect(new Set(ways.flat().map(({ from }) => from))).toEqual(new Set(['pictones', 'veneti']));
  });
});
