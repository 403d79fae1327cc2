import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/alesia';
import { firstSortie, leadersInDanger, mayLeaveTown } from '../../games/alesia/command';
import { commandersOf, commands, sphereAt } from '../../games/alesia/commanders';
import { boxOf } from '../../games/alesia/components/box';
import { eliminate } from '../../games/alesia/losses';
import { LOST, SIDES, type Side } from '../../games/alesia/state';
import { nextArguments } from '../../games/kit/legality';
import { FREE, moving } from './moving';
import { type Position, restOf, stateOf, type Table, tableAt } from './table';

const INFANTRY = boxOf(stateOf()).units.filter(({ kind }) => kind === 'infantry');
const RELIEF = INFANTRY.filter(({ force }) => force === 'relieving').map(({ id }) => id);
const [GAUL, OTHER_GAUL] = RELIEF;
const [BESIEGED] = INFANTRY.filter(({ force }) => force === 'besieged').map(({ id }) => id);

/** A table at a position at whose leaders somebody has just looked. */
function looked(position: Position): Table {
  return tableAt(position, restOf()).start(leadersInDanger);
}

describe('when the besieged may come out', () => {
  const waiting = (turn: number, landed: number, fought: boolean, delay = 0) =>
    mayLeaveTown(stateOf({ turn, release: { landed: [], fought, turn: landed, out: false }, delay }));

  test('18.1 in the turn after ten units have landed and there has been a combat', () => {
    expect(waiting(2, 0, true)).toBe(false);
    expect(waiting(2, 2, true)).toBe(false);
    expect(waiting(3, 2, false)).toBe(false);
    expect(waiting(3, 2, true)).toBe(true);
  });

  test('18.2 ten land on turn 2 and the 3 is drawn: they come out in turn 6', () => {
    expect(waiting(5, 2, true, 3)).toBe(false);
    expect(waiting(6, 2, true, 3)).toBe(true);
  });

  test('18.2 who knows the delay knows the turn in which they may come out, once ten have landed', () => {
    const first = (landed: number, delay: number) =>
      firstSortie(
        stateOf({ turn: 4, release: { landed: [], fought: false, turn: landed, out: false }, delay }),
      );
    expect([first(0, 3), first(2, 3), first(2, 0)]).toEqual([null, 6, 3]);
  });

  test('18.1 ten units have to land in one turn', () => {
    const endWith = (count: number) =>
      tableAt(
        { turn: 4, release: { landed: RELIEF.slice(0, count), fought: true, turn: 0, out: false } },
        restOf(),
        {
          step: 'endTurn',
          sides: [],
        },
      );
    expect(endWith(9).G.release.turn).toBe(0);
    expect(endWith(10).G.release.turn).toBe(4);
    expect(endWith(10).told('18.1', '10 relieving units')).toBe(true);
  });
});

describe('leaders in danger', () => {
  test('19.1 Vercingetorix falls next to a Roman unit, even when others are with him', () => {
    const table = looked({ at: { U40: 'VII.2', U41: `vercingetorix ${GAUL}` } });
    expect(table.G.at.vercingetorix).toBe(LOST);
    expect(table.result?.winners).toEqual(['caesar']);
    expect(looked({ at: { U40: 'VII.2', U42: 'vercingetorix' } }).result).toBe(null);
  });

  test('19.1 in the town he is safe', () => {
    expect(looked({ at: { T27: 'VII.2' }, town: 'vercingetorix' }).result).toBe(null);
  });

  test('26.2 a unit in a fort has no zone of control, but is next to him', () => {
    expect(looked({ at: { U40: 'VII.2 FORT.1', U41: 'vercingetorix' } }).result?.winners).toEqual(['caesar']);
    expect(looked({ at: { U40: 'FORT.1 caesar', U41: 'vercingetorix' } }).result).toBe(null);
  });

  test('19.7 with the option he stands as long as a Gallic unit is with him', () => {
    const variants = { ...stateOf().variants, sturdyVercingetorix: true };
    expect(looked({ variants, at: { U40: 'VII.2', U41: `vercingetorix ${GAUL}` } }).result).toBe(null);
    const table = looked({ variants, at: { U40: 'VII.2', U41: 'vercingetorix' } });
    expect(table.told('19.7', 'Vercingetorix is eliminated')).toBe(true);
  });

  test('19.3 Roman leaders fall alone in a Gallic zone of control', () => {
    const table = looked({ at: { U40: 'caesar', U41: GAUL, W20: 'labienus VII.2', W21: OTHER_GAUL } });
    expect(table.G.at.caesar).toBe(LOST);
    expect(table.G.at.labienus).toBe('W20');
  });

  test('19.3 not in a fort, and not next to a disrupted unit (24.7, 21.2)', () => {
    const table = looked({
      at: { U40: 'caesar FORT.1', U41: GAUL, W20: 'labienus', W21: OTHER_GAUL },
      disrupted: [OTHER_GAUL],
    });
    expect(table.in(LOST)).toBe('');
  });

  test('21.4 when the Gauls turn up again who stands alone next to them falls', () => {
    const table = tableAt({ at: { W20: 'labienus', W21: GAUL }, disrupted: [GAUL] }, restOf(), {
      step: 'startTurn',
      sides: [],
    });
    expect(table.G.at.labienus).toBe(LOST);
  });

  test('26.2 all of a cause are ahead that has won, also those whom nobody commands', () => {
    const table = looked({ at: { U40: 'VII.2', U41: 'vercingetorix' } });
    expect(table.result?.margins).toEqual({ caesar: 1, labienus: 1, vercingetorix: -1, relief: -1 });
  });

  test('26.3 who has lost Caesar cannot win', () => {
    const table = looked({ at: { U40: 'VII.2', U41: 'vercingetorix' }, lost: 'caesar' });
    expect(table.result?.winners).toEqual([]);
    expect(table.result?.margins).toEqual({ caesar: 0, labienus: 0, vercingetorix: 0, relief: 0 });
  });

  test('26.1, 26.3 the Gauls win all the same', () => {
    const position: Position = { ...FREE, at: { E3: 'vercingetorix' }, lost: 'caesar' };
    const table = moving('gallic', position);
    const [zone] = table.legal('vercingetorix', 'leave');
    expect(table.do('vercingetorix', 'leave', ...zone.split(' ')).result?.winners).toEqual(['vercingetorix']);
  });
});

describe('one Roman commander in the sphere of the other', () => {
  /** Labienus watches VIII to II, in the west and south; Caesar's counter has come there. */
  const guest = (at: Record<string, string>) => tableAt({ players: 4, sphere: 'VIII', at }, restOf('relief'));

  test('17.5 a leader may take over the units within ten hexes', () => {
    const table = guest({ AA20: 'caesar', AA30: 'VII.2', AA31: 'VII.3', W60: 'labienus' });
    expect(commands(table.G, 'labienus', 'VII.2')).toBe(true);
    table.do('caesar', 'assume');
    expect(commands(table.G, 'caesar', 'VII.2')).toBe(true);
    expect(commands(table.G, 'labienus', 'VII.2')).toBe(false);
    expect(commands(table.G, 'labienus', 'VII.3')).toBe(true);
    expect(commands(table.G, 'caesar', 'caesar')).toBe(true);
    table.do('caesar', 'handBack');
    expect(commands(table.G, 'labienus', 'VII.2')).toBe(true);
  });

  test('17.5 nobody takes over while attacks are divided: who has to attack is asked of who commanded him', () => {
    const table = tableAt(
      { players: 4, sphere: 'IX', at: { AA20: 'caesar', AA30: 'VII.2', AA29: 'ARV.1', W60: 'labienus' } },
      { step: 'combat', sides: [], cause: 'roman', targets: {}, began: {} },
    );
    expect(table.step).toBe('combat');
    expect(table.legal('caesar', 'assume')).toEqual([]);
  });

  test('17.5 not in his own sphere, and none but a Roman', () => {
    const table = guest({ AA20: 'labienus', W60: 'caesar' });
    for (const side of ['caesar', 'labienus', 'vercingetorix', 'relief'] as const)
      expect(table.refuses(side, 'assume')).toBe(true);
  });

  test('17.5 the other refuses only with his leader within ten hexes', () => {
    const away = guest({ AA20: 'caesar', AA31: 'labienus', AA21: 'VII.2' }).do('caesar', 'assume');
    expect(away.refuses('labienus', 'refuse')).toBe(true);
    const table = guest({ AA20: 'caesar', AA30: 'labienus', AA21: 'VII.2' }).do('caesar', 'assume');
    table.do('labienus', 'refuse');
    expect(commands(table.G, 'labienus', 'VII.2')).toBe(true);
    expect(table.refuses('caesar', 'assume')).toBe(true);
    table.do('labienus', 'grant').do('caesar', 'assume');
    expect(commands(table.G, 'caesar', 'VII.2')).toBe(true);
  });

  test('17.5 nobody has to be refused who is in his own sphere', () => {
    const table = tableAt(
      {
        players: 4,
        sphere: 'VIII',
        at: { W60: 'caesar', W59: 'labienus' },
        takeovers: { caesar: 'assumed' },
      },
      restOf('relief'),
    );
    expect(table.refuses('labienus', 'refuse')).toBe(true);
  });

  test("17.4, 17.5 a leader stays his commander's in the other sphere, and takes over nothing from his own", () => {
    const abroad = guest({ AA20: 'caesar', AA30: 'VII.2' });
    expect([commands(abroad.G, 'caesar', 'caesar'), commands(abroad.G, 'labienus', 'caesar')]).toEqual([
      true,
      false,
    ]);
    const table = guest({ W60: 'caesar' });
    table.G.takeovers = { caesar: 'assumed' };
    const near = boxOf(table.G).hexes.filter(({ id }) => {
      table.G.at['VII.2'] = id;
      return sphereAt(table.G, 'VII.2') === 'labienus';
    });
    for (const { id } of near) {
      table.G.at['VII.2'] = id;
      expect(commands(table.G, 'labienus', 'VII.2')).toBe(true);
    }
  });

  test('17.4 with new spheres nothing of what was taken over stays', () => {
    const table = tableAt(
      { players: 4, sphere: 'VIII', at: { AA20: 'caesar' }, takeovers: { caesar: 'assumed' } },
      restOf('relief'),
      { step: 'spheres', sides: [] },
    );
    expect(table.do('caesar', 'divide', 'I').G.takeovers).toEqual({});
  });

  test('17.5 who has been refused asks again when the other leader is away', () => {
    const table = guest({ AA20: 'caesar', AA31: 'labienus' });
    table.G.takeovers = { caesar: 'refused' };
    expect(table.refuses('caesar', 'assume')).toBe(false);
  });

  test('17.5 the command lapses when the leader has gone home', () => {
    const table = tableAt(
      { players: 4, sphere: 'VIII', at: { W60: 'caesar' }, takeovers: { caesar: 'assumed' } },
      restOf(),
      { step: 'startTurn', sides: [] },
    );
    expect(table.G.takeovers).toEqual({});
  });
});

describe('commanders who leave the game', () => {
  const resigned = (players: number, ...sides: Side[]) => {
    const table = tableAt(
      { players, sphere: players > 3 ? 'I' : undefined, at: { W20: 'VII.2', W60: GAUL } },
      {
        ...restOf(),
        sides: ['caesar', 'vercingetorix'],
      },
    );
    for (const side of sides) table.start((play) => rulebook.resign(play, [side]));
    return table;
  };

  test('26 with two players who resigns has lost', () => {
    expect(resigned(2, 'caesar').result?.winners).toEqual(['vercingetorix']);
    expect(resigned(2, 'vercingetorix').result?.winners).toEqual(['caesar']);
  });

  test('26 a colleague takes over the units and decisions of who resigns', () => {
    const table = resigned(4, 'caesar', 'vercingetorix');
    expect(table.result).toBe(null);
    expect(table.sides).toEqual(['labienus', 'relief']);
    expect(commands(table.G, 'labienus', 'VII.2')).toBe(true);
    expect(commands(table.G, 'labienus', 'caesar')).toBe(true);
    expect(commands(table.G, 'relief', 'vercingetorix')).toBe(true);
    expect(resigned(4, 'caesar', 'labienus').result?.winners).toEqual(['vercingetorix', 'relief']);
    expect(resigned(3, 'relief', 'caesar').result?.winners).toEqual(['vercingetorix']);
  });

  test('26 of two Romans one resigns while they divide the perimeter', () => {
    const table = tableAt({ players: 4 }, { step: 'deployment', sides: [], again: false });
    table.start((play) => rulebook.resign(play, ['caesar']));
    expect(table.step).toBe('deployment');
    expect(table.sides).toEqual(['labienus']);
  });

  test('17.6 with the option a commander whose leader falls is out', () => {
    const fallen = (leaderOut: boolean) =>
      tableAt(
        { players: 4, sphere: 'I', variants: { ...stateOf().variants, leaderOut }, at: { W60: 'caesar' } },
        restOf('caesar'),
      ).start((play) => eliminate(play, ['caesar'], '19.3', ''));
    expect(commandersOf(fallen(true).G, 'roman')).toEqual(['labienus']);
    expect(fallen(true).sides).toEqual(['labienus']);
    expect(commandersOf(fallen(false).G, 'roman')).toEqual(['caesar', 'labienus']);
  });
});

describe('the besieged come out', () => {
  const movement = (position: Position) =>
    tableAt(
      {
        turn: 5,
        release: { landed: [], fought: true, turn: 2, out: false },
        town: `${BESIEGED} vercingetorix`,
        zones: { I: GAUL },
        ...position,
      },
      restOf(),
      { step: 'movement', sides: [], cause: 'gallic', began: {}, movers: [], appeared: {}, ended: [] },
    );

  test('17.3 on the first turn in which they may, they move before the relieving army', () => {
    const table = movement({ players: 3 });
    expect(table.sides).toEqual(['vercingetorix']);
    table.do('vercingetorix', 'end');
    expect(table.sides).toEqual(['relief']);
    expect(table.do('relief', 'end').step).toBe('deployment');
  });

  test('17.3 afterwards both move at once', () => {
    const table = movement({ players: 3, release: { landed: [], fought: true, turn: 2, out: true } });
    expect(table.sides).toEqual(['vercingetorix', 'relief']);
  });

  test('17.3 who waits may resign meanwhile', () => {
    const table = movement({ players: 3 }).start((play) => rulebook.resign(play, ['relief']));
    expect(table.do('vercingetorix', 'end').step).toBe('deployment');
  });

  test('18.2 the first to come out show the delay, and it is noted', () => {
    const table = movement({ delay: 2 });
    const [out] = nextArguments(rulebook, table.G, 'vercingetorix', 'move', [BESIEGED]).filter(
      (hex) => boxOf(table.G).hex[hex]?.terrain === 'slope',
    );
    table.do('vercingetorix', 'move', BESIEGED, out);
    expect(table.G.release.out).toBe(true);
    expect(table.told('18.2', 'after a delay of 2')).toBe(true);
  });
});

test('17.2 the two Gallic commanders may not talk to each other, all others may', () => {
  const barred = SIDES.flatMap((one) =>
    SIDES.filter((other) => rulebook.mayTalk?.(one, other) === false).map((other) => `${one} ${other}`),
  );
  expect(barred).toEqual(['vercingetorix relief', 'relief vercingetorix']);
});

describe('the end of an Assault Period', () => {
  /** The last turn of a period ends. */
  const ended = (position: Position) =>
    tableAt({ turn: 12, ...position }, restOf(), { step: 'endTurn', sides: [] });

  test('18.1 the besieged wait anew, and 18.2 another delay is drawn', () => {
    const release = { landed: [], fought: true, turn: 2, out: true };
    const table = ended({ release, delay: 3, at: { W20: 'VII.2' } }).do('caesar', 'ready');
    expect(table.G.release).toEqual({ landed: [], fought: false, turn: 0, out: false });
    expect(table.G.secret.delay).toBe(1);
    const three = ended({ release, delay: 3, players: 3, at: { W20: 'VII.2' } });
    expect(three.do('caesar', 'ready').G.secret.delay).toBe(0);
  });

  test('17.8 secret spheres come to light', () => {
    const secret = { ...stateOf().variants, secretSpheres: true };
    const at = { W20: 'VII.2', W60: 'VII.3' };
    expect(
      ended({ players: 4, sphere: 'I', variants: secret, at }).told('17.8', 'I, II, III, IV and V'),
    ).toBe(true);
    expect(ended({ players: 4, sphere: 'I', at }).journal.some(({ rule }) => rule === '17.8')).toBe(false);
  });

  test('26.2 after the second the Romans have won, 26.3 or nobody where Caesar has fallen', () => {
    expect(ended({ period: 2 }).result?.winners).toEqual(['caesar']);
    expect(ended({ period: 2, lost: 'caesar' }).result?.winners).toEqual([]);
    expect(ended({ period: 2, players: 4 }).result?.winners).toEqual(['caesar', 'labienus']);
  });

  test('18.1 a second landing changes nothing', () => {
    const release = { landed: RELIEF.slice(0, 12), fought: true, turn: 2, out: false };
    expect(ended({ turn: 5, release }).G.release.turn).toBe(2);
  });
});

test('26 who takes over chooses the retreats that his colleague was to choose', () => {
  const table = tableAt({ players: 4, at: { W20: GAUL } }, restOf(), {
    step: 'retreat',
    sides: [],
    cause: 'gallic',
    by: 'labienus',
    units: [GAUL],
    leaders: [],
    distance: 2,
    path: [],
    landed: {},
    began: {},
  });
  expect(table.sides).toEqual(['labienus']);
  table.start((play) => rulebook.resign(play, ['labienus']));
  expect([table.step, table.sides]).toEqual(['retreat', ['caesar']]);
});
