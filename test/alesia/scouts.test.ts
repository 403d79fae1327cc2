import { describe, expect, test } from 'vitest';
import { enterBoard, entriesFor, leaveBoard, mayLeaveBoard } from '../../games/alesia/offboard';
import { reportable } from '../../games/alesia/offboard/sightings';
import type { G, Sighting } from '../../games/alesia/state';
import { viewOf } from '../../games/alesia/view';
import type { AnyFrame } from '../../games/kit/frame';
import { type Position, restOf, stateOf, type Table, tableAt } from './table';

const variants = { ...stateOf().variants, reconnaissance: true };

/** A hex between the lines, and one outside them. */
const WITHIN = 'U40';
const OUTSIDE = 'A12';

/** A table at which the fourth turn is played with the option. */
function at(position: Position, frame: AnyFrame<G>): Table {
  return tableAt({ variants, turn: 4, ...position }, restOf(), frame);
}

function screening(position: Position, dice: number[] = []): Table {
  return at(position, { step: 'screening', sides: [], begun: false, zones: [] }).dice(...dice);
}

function homecoming(position: Position): Table {
  return at(position, { step: 'homecoming', sides: [] });
}

function messenger(position: Position): Table {
  return at(position, { step: 'messenger', sides: [], done: [] });
}

/** A numbered row of counters: `EQU.1 EQU.2`. */
function row(name: string, count: number, from = 1): string {
  return Array.from({ length: count }, (_, index) => `${name}.${from + index}`).join(' ');
}

/** The example of play: two squadrons in zone V against four with six infantry units. */
const EXAMPLE = { zones: { V: `GER.1 GER.2 ${row('EQU', 4)} ${row('AED', 6, 5)}` } };

function sighting(about: Partial<Sighting> = {}): Sighting {
  return {
    zone: 'V',
    turn: 3,
    screened: true,
    cavalry: 4,
    infantry: 6,
    accuracy: 50,
    scouts: ['GER.1', 'GER.2'],
    ...about,
  };
}

describe('scouts off the board', () => {
  test('22.41 Roman cavalry alone may leave the board, with the option', () => {
    const G = stateOf({ variants, at: { A12: 'GER.1' } });
    expect(['GER.1', 'VII.2', 'ARC.1', 'caesar'].map((unit) => mayLeaveBoard(G, unit))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(mayLeaveBoard(stateOf(), 'GER.1')).toBe(false);
    leaveBoard(G, 'GER.1', 'IV');
    expect(G.reconnaissance).toEqual({ scouts: { 'GER.1': 'IV' }, shifted: ['GER.1'], held: [] });
    expect(G.secret.zones).toEqual({});
  });

  test('22.42 scouts come back onto the board like Gauls', () => {
    const G = stateOf({ variants, zones: { IV: 'GER.1' }, at: { A13: 'AED.5' } });
    const entries = entriesFor(G, 'GER.1', { appeared: { A12: 2 } });
    expect(entries.map(({ hex }) => hex)).not.toContain('A13');
    expect(entries.find(({ hex }) => hex === 'A12')?.cost).toBe(4);
    expect(entries).toHaveLength(16);
    enterBoard(G, 'GER.1', 'A12');
    expect([G.at['GER.1'], G.reconnaissance.scouts]).toEqual(['A12', {}]);
  });

  test('22.42 scouts move to the next zone, once a turn and for everybody to see', () => {
    const table = at({ zones: { I: 'GER.1', V: 'GER.2' } }, { step: 'scouting', sides: [], done: [] });
    expect(table.legal('caesar', 'ride')).toEqual(['GER.1 II', 'GER.1 X', 'GER.2 IV', 'GER.2 VI']);
    expect(table.why('caesar', 'ride', 'GER.1', 'V')).toBe('22.42 Zone V is not next to zone I.');
    table.do('caesar', 'ride', 'GER.1', 'X');
    expect(table.why('caesar', 'ride', 'GER.1')).toBe('22.42 It has moved in this turn.');
    expect(viewOf(table.G, []).reconnaissance.scouts).toEqual({ 'GER.1': 'X', 'GER.2': 'V' });
    table.do('caesar', 'end');
    expect(table.step).toBe('deployment');
  });
});

describe('the screen', () => {
  test('22.43 all cavalry of the zone attacks, infantry three to one moves the odds one column: the example', () => {
    const table = screening(EXAMPLE);
    expect(table.sides).toEqual(['vercingetorix']);
    expect(table.legal('vercingetorix', 'screen')).toEqual(['alone', 'infantry']);
    expect(table.label('vercingetorix', 'screen', 'alone')).toBe('Attack the scouts at 2-1');
    expect(table.label('vercingetorix', 'screen', 'infantry')).toContain('3-1');
  });

  test('22.43 five infantry units to two scouts are too few, and the Gauls are asked all the same', () => {
    const table = screening({ zones: { V: `GER.1 GER.2 ${row('EQU', 4)} ${row('AED', 5, 5)}` } });
    expect(table.legal('vercingetorix', 'screen')).toEqual(['alone']);
    expect(table.why('vercingetorix', 'screen', 'infantry')).toContain('22.43');
  });

  test('22.43 of two commanders only the infantry of the one who is asked counts', () => {
    const zones = { V: `GER.1 EQU.1 ${row('AED', 3)}` };
    expect(screening({ zones }).legal('vercingetorix', 'screen')).toEqual(['alone', 'infantry']);
    expect(screening({ zones, players: 3 }).legal('relief', 'screen')).toEqual(['alone']);
  });

  test('22.43 beyond 5-1 infantry helps no more', () => {
    const table = screening({ zones: { V: `GER.1 ${row('EQU', 5)} ${row('AED', 6, 5)}` } });
    expect(table.label('vercingetorix', 'screen', 'infantry')).toContain('5-1');
  });

  test('22.44 the screen has to attack whatever the odds, and nobody retreats', () => {
    const table = screening({ zones: { V: `${row('GER', 10)} EQU.1` } }, [4]);
    expect(table.moves('vercingetorix')).toEqual(['screen']);
    expect(table.label('vercingetorix', 'screen', 'alone')).toBe('Attack the scouts at 1-4');
    table.do('vercingetorix', 'screen', 'alone');
    expect(table.in('off')).toBe(`${row('GER', 10)} EQU.1`);
    expect(table.told('22.44', 'zone V without result')).toBe(true);
    expect(table.G.secret.sightings).toMatchObject([{ screened: true, accuracy: 90, cavalry: 1 }]);
  });

  test('22.44 AE eliminates the screening cavalry', () => {
    const table = screening({ zones: { V: `${row('GER', 10)} EQU.1 AED.5` } }, [6]);
    table.do('vercingetorix', 'screen', 'alone');
    expect(table.in('lost')).toBe('EQU.1');
    expect(table.G.secret.sightings).toMatchObject([{ screened: false, cavalry: 0, infantry: 1 }]);
  });

  test('22.44 DE eliminates the scouts, who report nothing', () => {
    const table = screening({ zones: { V: `GER.1 ${row('EQU', 5)}` } }, [1]);
    table.do('vercingetorix', 'screen', 'alone');
    expect(table.in('lost')).toBe('GER.1');
    expect(table.G.reconnaissance.scouts).toEqual({});
    expect(table.G.secret.sightings).toEqual([]);
  });

  test('15.5 six to one eliminates the scouts without a die', () => {
    const table = screening({ zones: { V: `GER.1 ${row('EQU', 6)}` } });
    table.do('vercingetorix', 'screen', 'alone');
    expect(table.in('lost')).toBe('GER.1');
  });

  test('22.44 when the battle rages both stay for another turn', () => {
    const table = screening({ zones: { V: 'GER.1 GER.2 EQU.1 EQU.2 AED.5' } }, [1]);
    table.do('vercingetorix', 'screen', 'alone');
    expect(table.G.reconnaissance.held).toEqual(['GER.1', 'GER.2']);
    expect(table.G.secret.held).toEqual(['EQU.1', 'EQU.2']);
    const turn = { ...table.G, secret: { ...table.G.secret, shifted: [] } };
    expect(entriesFor(turn, 'EQU.1', { appeared: {} })).toEqual([]);
    expect(entriesFor(turn, 'AED.5', { appeared: {} }).length).toBeGreaterThan(0);
    expect(entriesFor(turn, 'GER.1', { appeared: {} })).toEqual([]);
    table.G = { ...turn, stack: [restOf(), { step: 'offBoard', sides: [], begun: false }] };
    table.start();
    expect(table.legal('vercingetorix', 'shift')).toEqual(['AED.5 IV 1', 'AED.5 VI 1']);
    table.G = { ...turn, stack: [restOf(), { step: 'scouting', sides: [], done: [] }] };
    expect(table.start().step).toBe('deployment');
    table.G = { ...turn, stack: [restOf(), { step: 'screening', sides: [], begun: false, zones: [] }] };
    table.start();
    expect([table.G.reconnaissance.held, table.G.secret.held, table.step]).toEqual([[], [], 'screening']);
  });

  test('22.44 cavalry that has fought scouts does nothing more off the board in that turn', () => {
    const table = screening(EXAMPLE, [4]);
    table.do('vercingetorix', 'screen', 'alone');
    expect(table.G.secret.shifted).toEqual(row('EQU', 4).split(' '));
  });

  test('22.45 scouts whom no cavalry attacks see everything', () => {
    const table = screening({ zones: { V: 'GER.1 AED.5 AED.6', VI: 'GER.2' } });
    expect(table.step).toBe('deployment');
    expect(table.G.secret.sightings).toEqual([
      sighting({ turn: 4, screened: false, cavalry: 0, infantry: 2, accuracy: 100, scouts: ['GER.1'] }),
      sighting({
        zone: 'VI',
        turn: 4,
        screened: false,
        cavalry: 0,
        infantry: 0,
        accuracy: 100,
        scouts: ['GER.2'],
      }),
    ]);
  });
});

describe('reports', () => {
  test('22.45 what may be reported: the example, and a half counts for a whole', () => {
    const ends = (count: number, accuracy: number) => {
      const numbers = reportable(count, accuracy);
      return [numbers[0], numbers[numbers.length - 1]];
    };
    expect([ends(4, 50), ends(6, 50)]).toEqual([
      [2, 6],
      [3, 9],
    ]);
    expect([ends(5, 50), ends(10, 90), ends(5, 90)]).toEqual([
      [3, 8],
      [9, 11],
      [5, 6],
    ]);
    expect([ends(4, 75), ends(6, 33), ends(6, 25), ends(7, 100), ends(0, 50)]).toEqual([
      [3, 5],
      [2, 10],
      [2, 11],
      [7, 7],
      [0, 0],
    ]);
  });

  test('22.45 the accuracy is that of the column of the attack', () => {
    const accuracies = [
      [4, 1],
      [3, 1],
      [2, 1],
      [2, 2],
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
    ].map(([scouts, screen]) => {
      const table = screening({ zones: { V: `${row('GER', scouts)} ${row('EQU', screen)}` } }, [
        scouts > 2 * screen ? 3 : 4,
      ]);
      return table.do('vercingetorix', 'screen', 'alone').G.secret.sightings[0].accuracy;
    });
    expect(accuracies).toEqual([90, 90, 90, 75, 50, 50, 33, 25]);
  });

  test('22.46 nothing is told until a scout is back within the Outer Works', () => {
    const out = homecoming({ at: { [OUTSIDE]: 'GER.1' }, zones: { V: 'GER.2' }, sightings: [sighting()] });
    expect(out.step).toBe('deployment');
    const home = homecoming({ at: { [WITHIN]: 'GER.1' }, zones: { V: 'GER.2' }, sightings: [sighting()] });
    expect([home.step, home.sides]).toEqual(['report', ['vercingetorix']]);
    expect(home.legal('vercingetorix', 'report')).toHaveLength(5 * 7);
    home.do('vercingetorix', 'report', 2, 9);
    expect(home.G.secret.reports).toEqual([
      { zone: 'V', cavalry: 2, infantry: 9, accuracy: 50, period: 1, turn: 3 },
    ]);
    expect(home.G.secret.sightings).toEqual([]);
    expect(home.step).toBe('deployment');
  });

  test('22.45 an exact report needs no decision, and comes of every zone that was seen', () => {
    const exact = [
      sighting({ accuracy: 100, screened: false }),
      sighting({ zone: 'VI', accuracy: 100, screened: false, cavalry: 0, infantry: 1 }),
    ];
    const table = homecoming({ at: { [WITHIN]: 'GER.1' }, sightings: exact });
    expect(table.step).toBe('deployment');
    expect(
      table.G.secret.reports.map(({ zone, cavalry, infantry }) => `${zone} ${cavalry} ${infantry}`),
    ).toEqual(['V 4 6', 'VI 0 1']);
  });

  test('22.45 what a scout sees anew takes the place of what he saw in the zone before', () => {
    const before = [
      sighting({ scouts: ['GER.1', 'GER.2'] }),
      sighting({ turn: 2, scouts: ['GER.1'] }),
      sighting({ zone: 'VI', scouts: ['GER.1'] }),
    ];
    const table = screening({ zones: { V: 'GER.1 AED.5', VII: 'GER.2' }, sightings: before });
    const kept = table.G.secret.sightings.map(
      ({ zone, turn, scouts }) => `${zone} ${turn} ${scouts.join(' ')}`,
    );
    expect(kept).toEqual(['V 3 GER.2', 'VI 3 GER.1', 'V 4 GER.1', 'VII 4 GER.2']);
  });

  test('22.46 a report takes the place of the one before on that zone', () => {
    const exact = { accuracy: 100, screened: false, scouts: ['GER.1'] };
    const table = homecoming({
      at: { [WITHIN]: 'GER.1' },
      sightings: [
        sighting({ ...exact, turn: 2 }),
        sighting({ ...exact, zone: 'VI' }),
        sighting({ ...exact, cavalry: 1 }),
      ],
    });
    expect(table.G.secret.reports.map(({ zone, turn, cavalry }) => `${zone} ${turn} ${cavalry}`)).toEqual([
      'VI 3 4',
      'V 3 1',
    ]);
  });

  test('22.46 what is told later of an earlier turn leaves the newer report of the zone, and comes after it', () => {
    const exact = { accuracy: 100, screened: false };
    const table = tableAt(
      {
        variants,
        turn: 4,
        at: { [WITHIN]: 'GER.2' },
        zones: { V: 'GER.1' },
        sightings: [
          sighting({ ...exact, turn: 2, scouts: ['GER.2'] }),
          sighting({ ...exact, turn: 4, scouts: ['GER.1'] }),
        ],
      },
      restOf(),
      { step: 'homecoming', sides: [] },
      { step: 'messenger', sides: [], done: [] },
    );
    table.dice(3).do('caesar', 'send', 'V');
    expect(table.G.secret.reports.map(({ turn }) => turn)).toEqual([4, 2]);
  });

  test('22.47 the messenger brings the newest that is known in the zone', () => {
    const exact = { accuracy: 100, screened: false };
    const table = messenger({
      zones: { V: 'GER.1 GER.2' },
      sightings: [
        sighting({ ...exact, turn: 2, scouts: ['GER.1'] }),
        sighting({ ...exact, turn: 4, scouts: ['GER.2'] }),
      ],
    });
    table.dice(3).do('caesar', 'send', 'V');
    expect(table.G.secret.reports).toMatchObject([{ turn: 4 }]);
  });

  test('22.46 scouts who do not come back tell nothing', () => {
    const table = messenger({ lost: 'GER.1 GER.2', zones: { V: 'GER.3' }, sightings: [sighting()] });
    expect(table.step).toBe('deployment');
  });

  test('22.47 a messenger comes through with a 6 past a screen', () => {
    const send = (...dice: number[]) =>
      messenger({ zones: { V: 'GER.1' }, sightings: [sighting()] })
        .dice(...dice)
        .do('caesar', 'send', 'V');
    expect(send(5).step).toBe('deployment');
    expect(send(5).G.secret.sightings).toHaveLength(1);
    expect(send(6).step).toBe('report');
    expect(send(6).G.reconnaissance.scouts).toEqual({ 'GER.1': 'V' });
  });

  test('22.47 and with a 3 where there is no screen; he may be kept, too', () => {
    const open = sighting({ screened: false, accuracy: 100 });
    const leaving = () => messenger({ zones: { V: 'GER.1' }, sightings: [open] });
    expect(leaving().dice(2).do('caesar', 'send', 'V').G.secret.reports).toEqual([]);
    expect(leaving().dice(3).do('caesar', 'send', 'V').G.secret.reports).toHaveLength(1);
    const kept = leaving().do('caesar', 'keep');
    expect([kept.step, kept.G.secret.sightings.length]).toEqual(['deployment', 1]);
  });

  test('22.47 one messenger a turn, from a zone where a scout still is', () => {
    const both = [sighting({ scouts: ['GER.1'] }), sighting({ zone: 'VII', scouts: ['GER.2'] })];
    const table = messenger({ zones: { V: 'GER.1', VI: 'GER.2' }, sightings: both });
    expect(table.legal('caesar', 'send')).toEqual(['V']);
  });

  test('22.47 none from a zone to which a scout has just come back: whether it is screened now he has not seen', () => {
    const known = [sighting({ screened: false, scouts: ['GER.1'] })];
    const reconnaissance = { scouts: {}, shifted: ['GER.1'], held: [] };
    const back = messenger({ zones: { V: 'GER.1 EQU.1' }, sightings: known, reconnaissance });
    expect([back.step, back.G.secret.sightings]).toEqual(['deployment', known]);
    const others = [sighting({ scouts: ['GER.1', 'GER.2'] })];
    const joined = messenger({ zones: { V: 'GER.1 GER.2' }, sightings: others, reconnaissance });
    expect(joined.legal('caesar', 'send')).toEqual(['V']);
  });

  test('22.46 the numbers seen are for the Gauls to know, those reported for both', () => {
    const table = homecoming({ at: { [WITHIN]: 'GER.1' }, sightings: [sighting()] });
    expect(viewOf(table.G, ['caesar']).secret.sightings).toMatchObject([
      { cavalry: 0, infantry: 0, accuracy: 0 },
    ]);
    expect(viewOf(table.G, ['vercingetorix']).secret.sightings).toMatchObject([{ cavalry: 4, accuracy: 50 }]);
    table.do('vercingetorix', 'report', 3, 6);
    expect(viewOf(table.G, ['caesar']).secret.reports).toHaveLength(1);
    expect(viewOf(table.G, []).secret.reports).toEqual([]);
    expect(table.journal.some(({ text }) => text.includes('50') || text.includes('infantry'))).toBe(false);
  });
});
