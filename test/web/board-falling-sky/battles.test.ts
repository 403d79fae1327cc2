/* What the table shows of Battles and Harassment: before, during and after. */
import { describe, expect, test } from 'vitest';
import { FallingSky } from '../../../games/falling-sky';
import { fightFrame } from '../../../games/falling-sky/battle/fight';
import { harassmentFrame } from '../../../games/falling-sky/commands/harassment';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL } from '../../../games/falling-sky/commands/terms';
import { commandFrame } from '../../../games/falling-sky/commands/underWay';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { JournalEntry } from '../../../games/kit/journal';
import {
  battlesAhead,
  battleUnderWay,
  fightingMove,
  harassmentsIn,
} from '../../../web/boards/falling-sky/battles';
import { figures } from '../../../web/boards/falling-sky/figures';
import { lastFought } from '../../../web/boards/falling-sky/fought';
import { strengthText } from '../../../web/boards/falling-sky/Reckoning';
import { choicesOf } from '../../../web/table/choices/choices';
import { kindsOf, lossesOf } from '../../../web/table/recap/losses';
import { inRegion } from '../../falling-sky/fight';
import { begin, beginCommand, type Position, type Table } from '../../falling-sky/table';

const romans = { leader: 'named', legions: 2, troops: 3 } as const;
const position: Position = inRegion(
  'mandubii',
  { romans, arverni: { leader: 'named', troops: 6 }, aedui: { troops: 1 } },
  { at: { mandubii: 'citadel aedui' }, pieces: { sequani: { arverni: { troops: 4 } } } },
);
const setup = { region: 'mandubii', attacker: 'romans', by: 'romans', defender: 'arverni' } as const;

const choicesIn = ({ G }: Table, side: Player) =>
  choicesOf(FallingSky, { seat: G.seats[side], state: { G } });

describe('the Battles that could be fought', () => {
  const table = beginCommand(position, 'battle', 'romans');
  const { next } = choicesIn(table, 'romans');
  const against = (chosen: readonly string[]) =>
    battlesAhead(table.G, next, chosen).map(({ fight: { defender, terms } }) => [defender, terms.besiege]);

  test('are all of a Region that is looked at, and the one that is chosen', () => {
    expect(fightingMove(table.G)).toBe('battle');
    expect(against(['mandubii'])).toEqual([
      ['arverni', false],
      ['aedui', false],
      ['aedui', true],
    ]);
    expect(against(['mandubii', 'aedui', 'besiege'])).toEqual([['aedui', true]]);
    expect(against(['sequani'])).toEqual([]);
    expect(against([])).toEqual([]);
  });

  test('are shown with what makes their Losses', () => {
    const [arverni, aedui] = battlesAhead(table.G, next, ['mandubii']);
    expect(strengthText(table.G, arverni.fight, 'attackers')).toBe(
      'Romans attack: Leader 1, 2 Legions 4 and 3 Auxilia 1.5 = 6.5, so 6.',
    );
    expect(strengthText(table.G, aedui.fight, 'attackers')).toBe(
      'Romans attack: Leader 1, 2 Legions 4 and 3 Auxilia 1.5 = 6.5, halved: Fort or Citadel 3.25, so 3.',
    );
    expect(arverni.isOpen).toBe(true);
    expect(arverni.odds.retreats?.tolls.defenders.losses.greatest).toBe(3);
  });
});

test('a Battle under way is reckoned from where it has come to', () => {
  const table = begin(position, fightFrame(setup)).start();
  expect(table.step).toBe('declare');
  expect(battleUnderWay(table.G)).toMatchObject({ isOpen: true, bound: null });
  table.do('arverni', 'stand');
  const shown = battleUnderWay(table.G);
  expect(shown).toMatchObject({ isOpen: false, bound: null });
  expect(shown?.odds.retreats).toBeNull();
  expect(figures(shown?.odds.stands?.tolls.defenders.pieces ?? { low: 0, high: 0 })).toMatch(/^[\d.]+–6$/);
});

test('Harassment is reckoned where it is decided, where it is suffered, and where a group would meet it', () => {
  const order = orderFor('march', 'romans', 'romans', FULL);
  const party = { romans: { leader: null, legions: 1, hidden: 2, revealed: 0, scouted: 0 } };
  const there = inRegion('mandubii', {
    romans: { legions: 1, troops: 2 },
    arverni: { troops: 7 },
    germans: { troops: 3 },
  });
  const table = begin(there, commandFrame(order), harassmentFrame(order, 'mandubii', party)).start();
  expect(harassmentsIn(table.G)).toMatchObject([
    { by: 'arverni', toll: { losses: 2, pieces: { greatest: 2 } } },
  ]);
  table.do('arverni', 'harass');
  expect(harassmentsIn(table.G)).toMatchObject([{ by: null, toll: { losses: 2 } }]);
  const column = { party, at: 'mandubii' as const, entered: 1 };
  const trek = { arrived: {}, sent: { groups: 0, pieces: 0, legions: 0 }, column };
  const marching = begin(there, { step: 'march', sides: ['romans'], order, trek });
  expect(harassmentsIn(marching.G).map(({ by, toll }) => [by, toll.losses])).toEqual([
    ['arverni', 2],
    ['germans', 1],
  ]);
});

describe('the Battle fought last', () => {
  const entry = (side: string, table: Table, from: number): JournalEntry => ({
    side,
    step: null,
    lines: table.journal.slice(from),
    turn: 1,
    state: 0,
    move: 'x',
    args: null,
  });

  test('is told with what each side has lost, and is read once one has moved on', () => {
    const table = begin(position, fightFrame(setup)).start();
    const begun = entry('romans', table, 0);
    expect(lastFought([])).toBeNull();
    expect(lastFought([begun])).toMatchObject({ region: 'mandubii' });
    const from = table.journal.length;
    table.dice(1).do('arverni', 'stand').do('arverni', 'roll', 'leader');
    const fought = entry('arverni', table, from);
    const told = lastFought([begun, fought]);
    expect(kindsOf(lossesOf(told?.lost ?? [], 'arverni'))).toEqual(['the Leader', '5 Warbands']);
    expect(lossesOf(told?.lost ?? [], 'romans')).toEqual([]);
    expect(told?.lines.at(-1)?.kind).toBe('won');
    expect(told?.read.size).toBe(0);
    const later = { ...fought, side: 'belgae', lines: [] };
    expect([...(lastFought([begun, fought, later])?.read ?? [])]).toEqual(['belgae']);
  });
});
