import { describe, expect, test } from 'vitest';
import { type Order, orderFor } from '../../games/falling-sky/commands/order';
import { FREE, type Terms } from '../../games/falling-sky/commands/terms';
import { commandFrame, orderUnderWay } from '../../games/falling-sky/commands/underWay';
import type { Player } from '../../games/falling-sky/components/factions';
import { begin, beginCommand, type Position, type Table } from './table';

function orderOf({ G }: Table): Order {
  const order = orderUnderWay(G);
  if (order === null) throw new Error('no Command is under way');
  return order;
}

/** Germans March as a Faction directs them. */
function germans(position: Position, by: Player = 'belgae', terms: Partial<Terms> = {}): Table {
  return begin(position, commandFrame(orderFor('march', 'germans', by, { ...FREE, ...terms }))).start();
}

describe('3.3.2 Gallic March', () => {
  test('3.3.2 an origin costs one Resource, two if it is Devastated when it is selected', () => {
    const table = beginCommand(
      {
        resources: { belgae: 3 },
        devastated: ['morini'],
        pieces: {
          morini: { belgae: { troops: 2 } },
          nervii: { belgae: { troops: 2 } },
          treveri: { belgae: { troops: 1 } },
        },
      },
      'march',
      'belgae',
    );
    table.do('belgae', 'select', 'morini');
    expect(table.G.resources.belgae).toBe(1);
    table.do('belgae', 'select', 'nervii');
    expect(table.G.resources.belgae).toBe(0);
    expect(table.why('belgae', 'select', 'treveri')).toContain('3.1');
  });

  test('3.3.2 each group enters one Region, also with Ambiorix or a Successor, and several leave one origin', () => {
    for (const leader of ['named', 'successor'] as const) {
      const table = beginCommand(
        { pieces: { nervii: { belgae: { leader, troops: 3 } } } },
        'march',
        'belgae',
      );
      table.do('belgae', 'select', 'nervii').do('belgae', 'leave', 'hidden', 2).do('belgae', 'go', 'treveri');
      expect(table.legal('belgae', 'stop')).toEqual([]);
      table.do('belgae', 'leave', 'hidden', 1).do('belgae', 'go', 'atrebates').do('belgae', 'go', 'morini');
      expect(table.force('treveri', 'belgae')).toBe(`${leader} 1h`);
      expect(table.force('morini', 'belgae')).toBe('1h');
    }
    const arverni = beginCommand(
      {
        pieces: {
          arverni: { arverni: { leader: 'successor', troops: 3 } },
          aedui: { belgae: { troops: 3 } },
        },
      },
      'march',
      'arverni',
    );
    expect(arverni.legal('arverni', 'passage')).toEqual([]);
    arverni.do('arverni', 'select', 'arverni').do('arverni', 'go', 'pictones');
    expect(arverni.legal('arverni', 'stop')).toEqual([]);
  });

  test('3.3.2 it is told what flips, of a single Warband as well', () => {
    const pieces = { aedui: { aedui: { revealed: 1, scouted: 1 } } };
    const table = beginCommand({ pieces }, 'march', 'aedui').do('aedui', 'select', 'aedui');
    expect(table.told('3.3.2', 'Aedui: 1 flips to Hidden, 1 loses its Scouted marker.')).toBe(true);
  });

  test('3.3.2 Revealed Warbands of the origin flip to Hidden, Scouted ones lose the marker and stay Revealed', () => {
    const table = beginCommand(
      { pieces: { aedui: { aedui: { troops: 1, revealed: 2, scouted: 3 } } } },
      'march',
      'aedui',
    );
    table.do('aedui', 'select', 'aedui');
    expect(table.force('aedui', 'aedui')).toBe('3h 3r');
    expect(table.told('3.3.2', '3 lose their Scouted marker')).toBe(true);
    table.do('aedui', 'leave', 'hidden', 3).do('aedui', 'go', 'arverni');
    expect(table.force('arverni', 'aedui')).toBe('3r');
  });

  test('3.3.2 what has Marched Revealed into a later origin flips there and stays', () => {
    const table = beginCommand(
      { pieces: { aedui: { aedui: { scouted: 2 } }, sequani: { aedui: { scouted: 2 } } } },
      'march',
      'aedui',
    );
    table.do('aedui', 'select', 'aedui').do('aedui', 'go', 'sequani').do('aedui', 'select', 'sequani');
    expect(table.force('sequani', 'aedui')).toBe('2h 2r');
    expect(table.do('aedui', 'go', 'mandubii').force('mandubii', 'aedui')).toBe('2r');
    expect(table.force('sequani', 'aedui')).toBe('2h');
  });

  test('3.3.2 a Region is an origin also to flip its Warbands only', () => {
    const table = beginCommand(
      { pieces: { aedui: { aedui: { revealed: 2 } } }, at: { aedui: 'aedui', bituriges: 'aedui' } },
      'march',
      'aedui',
    );
    expect(table.legal('aedui', 'select')).toEqual(['aedui']);
    table.do('aedui', 'select', 'aedui').do('aedui', 'end');
    expect(table.force('aedui', 'aedui')).toBe('2h');
    expect(table.side).not.toBe('aedui');
  });

  test('3.3.2 Vercingetorix and Warbands with him enter a 2nd Region, with drop-offs; other groups do not', () => {
    const table = beginCommand(
      { pieces: { arverni: { arverni: { leader: 'named', troops: 5 } } } },
      'march',
      'arverni',
    );
    table.do('arverni', 'select', 'arverni').do('arverni', 'leave', 'hidden', 2);
    table.do('arverni', 'go', 'bituriges').do('arverni', 'drop', 'hidden', 1).do('arverni', 'go', 'mandubii');
    expect(table.force('mandubii', 'arverni')).toBe('named 2h');
    expect(table.legal('arverni', 'stop')).toEqual([]);
    table.do('arverni', 'go', 'pictones');
    expect(table.force('bituriges', 'arverni')).toBe('1h');
    expect(table.force('pictones', 'arverni')).toBe('2h');
    expect(table.G.resources.arverni).toBe(19);
  });

  test('3.3.2 Vercingetorix stops at the Rhenus, in Britannia and in a Devastated Region', () => {
    for (const [from, to] of [
      ['treveri', 'ubii'],
      ['veneti', 'britannia'],
      ['arverni', 'bituriges'],
    ] as const) {
      const table = beginCommand(
        { devastated: ['bituriges'], pieces: { [from]: { arverni: { leader: 'named', troops: 2 } } } },
        'march',
        'arverni',
      );
      table.do('arverni', 'select', from).do('arverni', 'go', to);
      expect(table.legal('arverni', 'stop')).toEqual([]);
      expect(orderOf(table).viaBritannia).toBe(to === 'britannia');
    }
  });

  test('4.5.1 Enlisted Germans March out of an affected Region as Belgic Warbands, and flip', () => {
    const position: Position = {
      pieces: {
        nervii: { belgae: { revealed: 1 }, germans: { troops: 1, revealed: 2, scouted: 1 } },
        ubii: { germans: { revealed: 2 } },
      },
    };
    const table = beginCommand(position, 'march', 'belgae').do('belgae', 'select', 'nervii');
    expect(table.legal('belgae', 'leave')).toEqual([]);
    orderOf(table).enlisted = ['nervii', 'ubii'];
    table.start();
    expect(table.force('nervii', 'germans')).toBe('3h 1r');
    expect(table.legal('belgae', 'leave')).toContain('germans hidden 3');
    table.do('belgae', 'leave', 'germans hidden', 1).do('belgae', 'go', 'treveri');
    expect(table.force('treveri', 'germans')).toBe('2h 1r');
    expect(table.force('treveri', 'belgae')).toBe('1h');
    table.do('belgae', 'select', 'ubii').do('belgae', 'go', 'treveri');
    expect(table.force('treveri', 'germans')).toBe('4h 1r');
    expect(table.legal('belgae', 'select')).toEqual([]);
    expect(table.G.resources.belgae).toBe(18);
  });
});

describe('3.4.2 Germanic March', () => {
  test('3.4.2 one group of each origin into one Region, for nothing; all Warbands of the origin flip', () => {
    const table = germans({
      resources: { belgae: 0 },
      pieces: { ubii: { germans: { revealed: 4, scouted: 2 } }, sugambri: { germans: { troops: 2 } } },
    });
    table
      .do('belgae', 'select', 'ubii')
      .do('belgae', 'leave', 'hidden', 1)
      .do('belgae', 'leave', 'revealed', 1);
    table.do('belgae', 'go', 'treveri');
    expect(table.force('treveri', 'germans')).toBe('3h 1r');
    expect(table.force('ubii', 'germans')).toBe('1h 1r');
    expect(table.legal('belgae', 'go')).toEqual([]);
    expect(table.told('3.4.2', 'Ubii to Treveri')).toBe(true);
    table.do('belgae', 'select', 'sugambri').do('belgae', 'go', 'ubii');
    expect(table.force('ubii', 'germans')).toBe('3h 1r');
  });

  test('3.4.2, 4.5.1 Germans whom another Faction directs enter Britannia; its own Special Ability does not matter', () => {
    const table = germans({ pieces: { morini: { germans: { troops: 2 } } } }, 'romans', {
      most: 1,
      limited: true,
    });
    table.do('romans', 'select', 'morini').do('romans', 'go', 'britannia').do('romans', 'end');
    expect(table.force('britannia', 'germans')).toBe('2h');
  });
});
