import { describe, expect, test } from 'vitest';
import { mayAccompany } from '../../games/falling-sky/abilities/use';
import type { Order } from '../../games/falling-sky/commands/order';
import { LIMITED, type Terms } from '../../games/falling-sky/commands/terms';
import { orderUnderWay } from '../../games/falling-sky/commands/underWay';
import type { RegionId } from '../../games/falling-sky/components/map';
import { beginCommand, type Pieces, type Position, type Table } from './table';

/** Romans March with these pieces of theirs, among these others. */
function romans(
  pieces: Partial<Record<RegionId, Pieces>>,
  position: Position = {},
  terms: Partial<Terms> = {},
  dice: number[] = [],
): Table {
  const all: Position['pieces'] = { ...position.pieces };
  for (const [region, own] of Object.entries(pieces) as [RegionId, Pieces][])
    all[region] = { ...all[region], romans: own };
  return beginCommand({ ...position, pieces: all }, 'march', 'romans', terms, dice);
}

function orderOf({ G }: Table): Order {
  const order = orderUnderWay(G);
  if (order === null) throw new Error('no Command is under way');
  return order;
}

describe('3.2.2 Roman March', () => {
  test('3.2.2 the March example: drop off, an Aedui decision, a stop in a Devastated Region, two groups of one origin', () => {
    const table = romans(
      { provincia: { leader: 'named', legions: 4, revealed: 5 } },
      {
        resources: { romans: 10 },
        devastated: ['mandubii'],
        pieces: { aedui: { aedui: { troops: 4 } }, arverni: { arverni: { troops: 6 } } },
      },
    );
    table.do('romans', 'select', 'provincia');
    expect(table.G.resources.romans).toBe(8);
    expect(table.force('provincia', 'romans')).toBe('named 4L 5h fort');
    table.do('romans', 'leave', 'hidden', 2).do('romans', 'go', 'aedui');
    expect(table.force('aedui', 'romans')).toBe('named 4L 3h');
    table.do('romans', 'drop', 'hidden', 1).do('romans', 'go', 'mandubii');
    expect(table.sides).toEqual(['aedui']);
    expect(table.prompt('aedui')?.rule).toBe('3.2.2');
    table.do('aedui', 'spare');
    expect(table.force('aedui', 'romans')).toBe('1h');
    expect(table.force('mandubii', 'romans')).toBe('named 4L 2h');
    expect(table.legal('romans', 'stop')).toEqual([]);
    table.do('romans', 'go', 'arverni').do('romans', 'stop');
    expect(table.force('arverni', 'romans')).toBe('2h');
    expect(table.force('provincia', 'romans')).toBe('fort');
    expect(table.G.resources.romans).toBe(8);
    table.do('romans', 'end');
    expect(table.step).not.toBe('march');
  });

  test('3.2.2 an origin costs two Resources, four if it is Devastated, and must be paid', () => {
    const table = romans(
      { bituriges: { legions: 1 }, pictones: { legions: 1 }, treveri: { legions: 1 } },
      { resources: { romans: 5 }, devastated: ['pictones'] },
    );
    table.do('romans', 'select', 'pictones');
    expect(table.G.resources.romans).toBe(1);
    expect(table.legal('romans', 'select')).toEqual([]);
    expect(table.why('romans', 'select', 'bituriges')).toContain('3.1');
    expect(table.why('romans', 'select', 'pictones')).toContain('selected already');
    expect(table.why('romans', 'select', 'veneti')).toContain('3.2.2');
  });

  test('3.2.2 all Revealed Auxilia of an origin flip to Hidden, whether they move or not', () => {
    const table = romans({ bituriges: { legions: 1, revealed: 3, hidden: 1 }, pictones: { revealed: 1 } });
    table.do('romans', 'select', 'bituriges');
    expect(table.force('bituriges', 'romans')).toBe('1L 4h');
    expect(table.force('pictones', 'romans')).toBe('1r');
    expect(table.told('3.2.2', '3 flip to Hidden')).toBe(true);
    table.do('romans', 'end');
    expect(table.force('bituriges', 'romans')).toBe('1L 4h');
  });

  test('3.2.2 Allies and Forts do not March, and who has nothing else is no origin', () => {
    const table = romans(
      { bituriges: { fort: true }, pictones: { fort: true, legions: 1 } },
      { at: { bituriges: 'romans' } },
    );
    expect(table.legal('romans', 'select')).toEqual(['pictones']);
    table.do('romans', 'select', 'pictones').do('romans', 'go', 'arverni').do('romans', 'stop');
    expect(table.force('pictones', 'romans')).toBe('fort');
  });

  test('3.2.2 a group goes into one or two Regions, adjacent ones', () => {
    const table = romans({ treveri: { legions: 2 } }).do('romans', 'select', 'treveri');
    expect(table.legal('romans', 'go')).toEqual([
      'atrebates',
      'mandubii',
      'nervii',
      'sequani',
      'sugambri',
      'ubii',
    ]);
    expect(table.why('romans', 'go', 'veneti')).toContain('not adjacent');
    table.do('romans', 'go', 'mandubii');
    expect(table.legal('romans', 'stop')).toEqual(['']);
    expect(table.legal('romans', 'go')).toContain('treveri');
    table.do('romans', 'go', 'bituriges');
    expect(table.force('bituriges', 'romans')).toBe('2L');
    expect(table.legal('romans', 'go')).toEqual([]);
    expect(table.why('romans', 'go', 'arverni')).toContain('Select an origin');
    expect(table.prompt('romans')?.text).toContain('Select a Region');
  });

  test('3.2.2 Caesar and who is with him enter a 3rd Region, his Successor does not', () => {
    const table = romans({ treveri: { leader: 'named', legions: 1, troops: 1 } });
    table.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii').do('romans', 'go', 'bituriges');
    expect(table.legal('romans', 'go')).toContain('arverni');
    table.do('romans', 'go', 'arverni');
    expect(table.force('arverni', 'romans')).toBe('named 1L 1h');
    expect(table.legal('romans', 'go')).toEqual([]);
    const other = romans({ treveri: { leader: 'successor', legions: 1 } });
    other.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii').do('romans', 'go', 'bituriges');
    expect(other.legal('romans', 'stop')).toEqual([]);
  });

  test('3.2.2 who lets Caesar drop off in the 2nd Region goes no farther', () => {
    const table = romans({ treveri: { leader: 'named', legions: 1 } });
    table.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii').do('romans', 'go', 'bituriges');
    table.do('romans', 'drop', 'leader', 1);
    expect(table.force('bituriges', 'romans')).toBe('named 1L');
    expect(table.legal('romans', 'stop')).toEqual([]);
  });

  test('3.2.2 any pieces but the last drop off before the rest go on', () => {
    const table = romans({ treveri: { legions: 2, troops: 3 } });
    table.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii');
    expect(table.legal('romans', 'drop')).toEqual([
      'hidden 1',
      'hidden 2',
      'hidden 3',
      'legions 1',
      'legions 2',
    ]);
    table.do('romans', 'drop', 'hidden', 3);
    expect(table.legal('romans', 'drop')).toEqual(['legions 1']);
    table.do('romans', 'drop', 'legions', 1);
    expect(table.legal('romans', 'drop')).toEqual([]);
    table.do('romans', 'go', 'aedui');
    expect(table.force('mandubii', 'romans')).toBe('1L 3h');
    expect(table.force('aedui', 'romans')).toBe('1L');
  });

  test('3.2.2 several groups of one origin go different ways, and only pieces left behind form the next', () => {
    const table = romans({ treveri: { legions: 3, troops: 2 } }).do('romans', 'select', 'treveri');
    table.do('romans', 'leave', 'legions', 1).do('romans', 'leave', 'hidden', 1);
    table.do('romans', 'go', 'nervii').do('romans', 'stop');
    expect(table.force('nervii', 'romans')).toBe('2L 1h');
    expect(table.legal('romans', 'leave')).toEqual(['hidden 1', 'legions 1']);
    table.do('romans', 'leave', 'legions', 1).do('romans', 'go', 'sequani').do('romans', 'stop');
    table.do('romans', 'go', 'atrebates').do('romans', 'stop');
    expect(['sequani', 'atrebates'].map((region) => table.force(region as RegionId, 'romans'))).toEqual([
      '1h',
      '1L',
    ]);
    expect(table.G.resources.romans).toBe(18);
  });

  test('3.2.2 no piece Marches twice: only those that have not come along March on from where others have arrived', () => {
    const table = romans({
      treveri: { leader: 'named', legions: 3, troops: 2 },
      mandubii: { legions: 1, revealed: 1 },
    });
    table.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii').do('romans', 'stop');
    expect(table.force('mandubii', 'romans')).toBe('named 4L 2h 1r');
    table.do('romans', 'select', 'mandubii');
    expect(table.force('mandubii', 'romans')).toBe('named 4L 3h');
    expect(table.legal('romans', 'leave')).toEqual(['hidden 1', 'legions 1']);
    table.do('romans', 'go', 'aedui');
    expect(table.force('aedui', 'romans')).toBe('1L 1h');
    expect(table.force('mandubii', 'romans')).toBe('named 3L 2h');
  });

  test('3.2.2 pieces that have dropped off March no more, and where only such are is no origin', () => {
    const table = romans({ treveri: { legions: 2 } }).do('romans', 'select', 'treveri');
    table.do('romans', 'go', 'mandubii').do('romans', 'drop', 'legions', 1).do('romans', 'go', 'aedui');
    expect(table.legal('romans', 'select')).toEqual([]);
    expect(table.why('romans', 'select', 'mandubii')).toContain('could March');
  });

  test('2.3.5 a Limited Command has one origin, with several groups', () => {
    const table = romans({ treveri: { legions: 2 }, pictones: { legions: 1 } }, {}, LIMITED);
    table.do('romans', 'select', 'treveri').do('romans', 'leave', 'legions', 1);
    table.do('romans', 'go', 'mandubii').do('romans', 'stop');
    expect(table.legal('romans', 'select')).toEqual([]);
    expect(table.why('romans', 'select', 'pictones')).toContain('2.3.5');
    table.do('romans', 'go', 'nervii');
    expect(table.force('nervii', 'romans')).toBe('1L');
  });

  test('3.2.2 a group stops on crossing the Rhenus, even with Caesar', () => {
    for (const [from, to] of [
      ['treveri', 'ubii'],
      ['ubii', 'treveri'],
      ['morini', 'sugambri'],
    ] as const) {
      const table = romans({ [from]: { leader: 'named', legions: 1 } }).do('romans', 'select', from);
      table.do('romans', 'go', to);
      expect(table.force(to, 'romans')).toBe('named 1L');
      expect(table.legal('romans', 'stop')).toEqual([]);
    }
    const within = romans({ sugambri: { legions: 1 } }).do('romans', 'select', 'sugambri');
    expect(within.do('romans', 'go', 'ubii').legal('romans', 'go')).toContain('treveri');
  });

  test('3.2.2 a group stops on entering a Devastated Region, not on leaving one', () => {
    const table = romans(
      { treveri: { leader: 'named', legions: 1 } },
      { devastated: ['treveri', 'bituriges'] },
    );
    table.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii');
    expect(table.legal('romans', 'stop')).toEqual(['']);
    table.do('romans', 'go', 'bituriges');
    expect(table.legal('romans', 'stop')).toEqual([]);
  });

  test('3.2.2, 4.1.3 a group stops in and out of Britannia, and no Special Ability goes with it', () => {
    const into = romans({ morini: { leader: 'named', legions: 1, troops: 1 } }).do(
      'romans',
      'select',
      'morini',
    );
    into.do('romans', 'leave', 'hidden', 1);
    expect(mayAccompany(orderOf(into), 'build')).toBe(true);
    into.do('romans', 'go', 'britannia');
    expect(into.legal('romans', 'stop')).toEqual([]);
    expect(mayAccompany(orderOf(into), 'build')).toBe(false);
    into.do('romans', 'go', 'nervii').do('romans', 'stop');
    expect(mayAccompany(orderOf(into), 'build')).toBe(false);
    const out = romans({ britannia: { leader: 'named', legions: 1 } }).do('romans', 'select', 'britannia');
    expect(out.do('romans', 'go', 'veneti').legal('romans', 'stop')).toEqual([]);
    expect(mayAccompany(orderOf(out), 'build')).toBe(false);
  });

  test('3.2.2, 4.1.3 no group goes into or out of Britannia once a Special Ability has been added', () => {
    const table = romans({ morini: { leader: 'named', legions: 1, troops: 1 }, britannia: { legions: 1 } });
    table.G.stack = table.G.stack.map((frame) =>
      'order' in frame ? { ...frame, order: { ...frame.order, abilities: ['scout'] } } : frame,
    );
    expect(table.legal('romans', 'select')).toEqual(['morini']);
    expect(table.why('romans', 'select', 'britannia')).toContain('nowhere');
    table.do('romans', 'select', 'morini');
    expect(table.legal('romans', 'go')).not.toContain('britannia');
    expect(table.why('romans', 'go', 'britannia')).toContain('4.1.3');
  });

  test('3.2.2, 4.2.2 Auxilia that have Marched and Scout on do not March again', () => {
    const table = romans({ treveri: { legions: 1, troops: 3 }, aedui: { legions: 1 } });
    table.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii').do('romans', 'drop', 'hidden', 1);
    table.do('romans', 'ability', 'scout').do('romans', 'move', 'mandubii', 'aedui', '2 hidden');
    table.do('romans', 'end').do('romans', 'go', 'sequani');
    expect(table.force('sequani', 'romans')).toBe('1L 1h');
    table.do('romans', 'select', 'aedui').do('romans', 'go', 'arverni');
    expect(table.force('aedui', 'romans')).toBe('2h');
    expect(table.force('arverni', 'romans')).toBe('1L');
  });

  test('3.2.2, 4.2.2 others that Scout to an origin before it is selected March from there', () => {
    const table = romans({ treveri: { troops: 2 }, mandubii: { legions: 1, troops: 1 } });
    table.do('romans', 'select', 'treveri').do('romans', 'leave', 'hidden', 1);
    table.do('romans', 'go', 'mandubii').do('romans', 'stop');
    table
      .do('romans', 'ability', 'scout')
      .do('romans', 'move', 'mandubii', 'aedui', '2 hidden')
      .do('romans', 'end');
    table.do('romans', 'select', 'aedui').do('romans', 'go', 'arverni');
    expect(table.force('arverni', 'romans')).toBe('1h');
    expect(table.force('aedui', 'romans')).toBe('1h');
  });

  test('3.2.2, 4.2.2 where Marched Auxilia have Scouted away, those that stay may March', () => {
    const table = romans({ treveri: { troops: 1 }, mandubii: { troops: 1 } }).do(
      'romans',
      'select',
      'treveri',
    );
    table.do('romans', 'go', 'mandubii').do('romans', 'stop').do('romans', 'ability', 'scout');
    table.do('romans', 'move', 'mandubii', 'aedui', '1 hidden').do('romans', 'end');
    table.do('romans', 'select', 'mandubii').do('romans', 'go', 'treveri');
    expect(table.force('treveri', 'romans')).toBe('1h');
  });

  test('3.2.2, 4.2.2 Auxilia that Scout from their group one by one leave those where they go free to March', () => {
    const table = beginCommand(
      { pieces: { treveri: { romans: { troops: 3 } }, sequani: { romans: { troops: 1 } } } },
      'march',
      'romans',
    );
    table.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii').do('romans', 'ability', 'scout');
    table.do('romans', 'move', 'mandubii', 'sequani', '1 hidden');
    table.do('romans', 'move', 'mandubii', 'sequani', '1 hidden').do('romans', 'end').do('romans', 'stop');
    table.do('romans', 'select', 'sequani').do('romans', 'go', 'provincia');
    expect(table.force('sequani', 'romans')).toBe('2h');
  });

  test('3.2.2, 4.2.2 Scouts reveal who would Harass the group that they have come with', () => {
    const table = romans(
      { treveri: { leader: 'named', troops: 2 } },
      { pieces: { mandubii: { germans: { troops: 5 } } } },
    );
    table.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii');
    table.do('romans', 'ability', 'scout').do('romans', 'find', 'mandubii', 'germans hidden', 3);
    table.do('romans', 'end').do('romans', 'go', 'aedui');
    expect(table.force('aedui', 'romans')).toBe('named 2r');
  });

  test('1.4.1 pieces removed on the way are taken off their group', () => {
    const table = romans({ treveri: { legions: 1, troops: 1 } }).do('romans', 'select', 'treveri');
    table.do('romans', 'go', 'mandubii').do('romans', 'remove', 'mandubii', 'legion');
    expect(table.do('romans', 'go', 'aedui').force('aedui', 'romans')).toBe('1h');
    const alone = romans({ treveri: { legions: 1 } }).do('romans', 'select', 'treveri');
    alone.do('romans', 'go', 'mandubii').do('romans', 'remove', 'mandubii', 'legion');
    expect(alone.legal('romans', 'stop')).toEqual([]);
    expect(alone.moves('romans')).toContain('end');
  });

  test('1.4.1 a Leader removed on the way is taken off his group, which goes no farther than it may without him', () => {
    const table = romans({ treveri: { leader: 'named', legions: 1 } }).do('romans', 'select', 'treveri');
    table
      .do('romans', 'go', 'mandubii')
      .do('romans', 'remove', 'mandubii', 'leader')
      .do('romans', 'go', 'aedui');
    expect(table.force('aedui', 'romans')).toBe('1L');
    expect(table.legal('romans', 'stop')).toEqual([]);
  });

  test('3.2.2 the group under way goes to its end before another origin is selected', () => {
    const table = romans({ treveri: { legions: 1 }, pictones: { legions: 1 } }).do(
      'romans',
      'select',
      'treveri',
    );
    table.do('romans', 'go', 'mandubii');
    expect(table.legal('romans', 'select')).toEqual([]);
    expect(table.why('romans', 'select', 'pictones')).toContain('has to stop first');
  });

  test('3.1 a March that has selected nothing is called off and costs nothing', () => {
    const table = romans({ treveri: { legions: 1 } }).do('romans', 'end');
    expect(table.step).toBe('turn');
    expect(table.G.resources.romans).toBe(20);
  });
});
