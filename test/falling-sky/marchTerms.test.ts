import { describe, expect, test } from 'vitest';
import { isMarched, type Marched } from '../../games/falling-sky/commands/march';
import { orderFor } from '../../games/falling-sky/commands/order';
import { FREE, type MarchLimits, type Terms, UNLIMITED } from '../../games/falling-sky/commands/terms';
import { commandFrame } from '../../games/falling-sky/commands/underWay';
import { frameOf } from '../../games/kit/frame';
import { begin, beginCommand, beginEvent, type Position, type Table } from './table';

/** The Romans March as an Event grants it. */
function granted(position: Position, terms: Partial<Terms>, march: Partial<MarchLimits> = {}): Table {
  return begin(
    position,
    commandFrame(
      orderFor('march', 'romans', 'romans', { ...FREE, ...terms, march: { ...UNLIMITED, ...march } }),
    ),
  ).start();
}

const LEGIONS: Position = {
  resources: { romans: 0 },
  pieces: {
    treveri: { romans: { leader: 'named', legions: 5, revealed: 2, troops: 3 } },
    aedui: { romans: { legions: 1 } },
  },
};

describe('5.4 a March that an Event grants', () => {
  test('3.1.2 it costs nothing', () => {
    const table = granted(LEGIONS, {}).do('romans', 'select', 'treveri');
    expect(table.G.resources.romans).toBe(0);
  });

  test('5.4 only out of some Regions, and no more than so many', () => {
    const table = granted(LEGIONS, { regions: ['treveri'] });
    expect(table.legal('romans', 'select')).toEqual(['treveri']);
    expect(table.why('romans', 'select', 'aedui')).toContain('5.4');
    const one = granted(LEGIONS, { most: 1 }).do('romans', 'select', 'aedui');
    expect(one.legal('romans', 'select')).toEqual([]);
  });

  test('5.4 only into some Regions: groups pass through others on the way and neither stop nor drop off there', () => {
    const table = granted(LEGIONS, { into: ['bituriges'] }).do('romans', 'select', 'treveri');
    expect(table.legal('romans', 'go')).toEqual(['atrebates', 'mandubii', 'sequani']);
    expect(table.why('romans', 'go', 'ubii')).toContain('leads nowhere');
    table.do('romans', 'leave', 'leader', 1);
    expect(table.legal('romans', 'go')).toEqual(['mandubii']);
    table.do('romans', 'go', 'mandubii');
    expect([...table.legal('romans', 'stop'), ...table.legal('romans', 'drop')]).toEqual([]);
    expect(table.moves('romans')).not.toContain('end');
    expect(table.legal('romans', 'go')).toEqual(['bituriges']);
    table.do('romans', 'go', 'bituriges').do('romans', 'end');
  });

  test('5.4 a Region from which nothing reaches where the March leads is no origin, not even to flip', () => {
    const table = granted(
      { pieces: { morini: { romans: { revealed: 2 } }, treveri: { romans: { revealed: 1 } } } },
      { into: ['arverni', 'mandubii'] },
    );
    expect(table.legal('romans', 'select')).toEqual(['morini', 'treveri']);
    const far = granted(
      { pieces: { morini: { romans: { revealed: 2 } }, treveri: { romans: { revealed: 1 } } } },
      { into: ['aedui'] },
    );
    expect(far.legal('romans', 'select')).toEqual(['treveri']);
    expect(far.why('romans', 'select', 'morini')).toContain('nowhere');
  });

  test('5.4 no way leads through a Region where the group would have to stop', () => {
    const table = granted({ ...LEGIONS, devastated: ['mandubii'] }, { into: ['bituriges'] });
    table.do('romans', 'select', 'treveri');
    expect(table.legal('romans', 'go')).toEqual(['atrebates', 'sequani']);
  });

  test('5.4 a limit on pieces is one for all groups together', () => {
    const table = granted(LEGIONS, {}, { pieces: 3 })
      .do('romans', 'select', 'aedui')
      .do('romans', 'go', 'sequani');
    table.do('romans', 'stop').do('romans', 'select', 'treveri').do('romans', 'leave', 'hidden', 5);
    expect(table.why('romans', 'go', 'nervii')).toContain('4 pieces');
    table.do('romans', 'leave', 'legions', 4);
    expect(table.legal('romans', 'go')).toContain('nervii');
  });

  test('card 54: one group of no more pieces than the Event says', () => {
    const table = granted(LEGIONS, { into: ['nervii', 'sequani'] }, { groups: 1, pieces: 8 });
    table.do('romans', 'select', 'treveri');
    expect(table.legal('romans', 'go')).toEqual([]);
    expect(table.why('romans', 'go', 'nervii')).toContain('3 pieces');
    table.do('romans', 'leave', 'hidden', 3).do('romans', 'go', 'nervii').do('romans', 'stop');
    expect(table.force('nervii', 'romans')).toBe('named 5L 2h');
    expect(table.legal('romans', 'go')).toEqual([]);
    expect(table.legal('romans', 'select')).toEqual([]);
    expect(table.why('romans', 'select', 'aedui')).toContain('No more groups');
  });

  test('card 70: so many Legions in all, no Leader, all to one place, and only who moves flips', () => {
    const table = granted(
      {
        pieces: {
          treveri: { romans: { leader: 'named', legions: 3, revealed: 2, scouted: 1 } },
          aedui: { romans: { legions: 3, revealed: 1 } },
        },
      },
      { into: ['atrebates', 'carnutes', 'mandubii'] },
      { legions: 4, leader: false, together: true, flipsMovers: true },
    );
    table.do('romans', 'select', 'treveri');
    expect(table.force('treveri', 'romans')).toBe('named 3L 2r 1s');
    expect(table.legal('romans', 'leave')).not.toContain('leader 1');
    table.do('romans', 'leave', 'revealed', 1).do('romans', 'go', 'mandubii').do('romans', 'stop');
    expect(table.force('treveri', 'romans')).toBe('named 1r');
    expect(table.force('mandubii', 'romans')).toBe('3L 1h 1r');
    table.do('romans', 'select', 'aedui');
    expect(table.legal('romans', 'leave')).toEqual(['legions 1', 'revealed 1']);
    table.do('romans', 'go', 'mandubii');
    expect(table.legal('romans', 'stop')).toEqual([]);
    expect(table.force('mandubii', 'romans')).toBe('4L 2h 1r');
    expect(table.force('aedui', 'romans')).toBe('2L');
  });

  test('cards 54, 70: what is left of the only group stays, and where a group has ended others end', () => {
    const one = granted(LEGIONS, {}, { groups: 1 }).do('romans', 'select', 'treveri');
    one.do('romans', 'leave', 'hidden', 3).do('romans', 'go', 'nervii').do('romans', 'stop');
    expect(one.legal('romans', 'go')).toEqual([]);
    const together = granted(LEGIONS, {}, { together: true, steps: 1 }).do('romans', 'select', 'treveri');
    together.do('romans', 'leave', 'hidden', 3).do('romans', 'go', 'nervii');
    expect(together.legal('romans', 'go')).toEqual(['nervii']);
  });

  test('card 72 shaded: only Hidden Warbands, and nothing else flips', () => {
    const terms = {
      ...FREE,
      march: { ...UNLIMITED, groups: 1, leader: false, hiddenOnly: true, flipsMovers: true },
    };
    const table = beginCommand(
      {
        pieces: {
          nervii: { belgae: { leader: 'named', troops: 2, revealed: 4 } },
          morini: { belgae: { revealed: 3 } },
        },
      },
      'march',
      'belgae',
      terms,
    );
    expect(table.legal('belgae', 'select')).toEqual(['nervii']);
    table.do('belgae', 'select', 'nervii').do('belgae', 'go', 'treveri');
    expect(table.force('treveri', 'belgae')).toBe('2h');
    expect(table.force('nervii', 'belgae')).toBe('named 4r');
  });

  test('cards 9, 72: no more steps than the Event says', () => {
    const table = granted(LEGIONS, {}, { steps: 1 })
      .do('romans', 'select', 'treveri')
      .do('romans', 'go', 'mandubii');
    expect(table.legal('romans', 'stop')).toEqual([]);
  });

  test('5.4 it hands down what has moved, and where it is', () => {
    const table = granted(LEGIONS, {}).do('romans', 'select', 'treveri').do('romans', 'leave', 'leader', 1);
    table.do('romans', 'go', 'mandubii').do('romans', 'drop', 'legions', 1).do('romans', 'go', 'aedui');
    expect(frameOf(table.G, 'march').trek?.arrived).toEqual({
      mandubii: { romans: { leader: null, legions: 1, hidden: 0, revealed: 0, scouted: 0 } },
      aedui: { romans: { leader: null, legions: 4, hidden: 5, revealed: 0, scouted: 0 } },
    });
    const marched: Marched = { command: 'march', selected: [], abilities: [], arrived: {} };
    expect(isMarched(marched)).toBe(true);
    expect(isMarched({ command: 'rally', selected: [], abilities: [] })).toBe(false);
  });
});

describe('5.3 cards that change a March', () => {
  test('card 8 unshaded: the March of the Faction that has the card costs nothing', () => {
    const capabilities = { 8: { text: 'unshaded' as const, holder: 'belgae' as const } };
    const pieces = { nervii: { belgae: { troops: 2 }, aedui: { troops: 1 } } };
    const belgae = beginCommand({ capabilities, pieces, resources: { belgae: 0 } }, 'march', 'belgae');
    expect(belgae.do('belgae', 'select', 'nervii').G.resources.belgae).toBe(0);
    const aedui = beginCommand({ capabilities, pieces }, 'march', 'aedui').do('aedui', 'select', 'nervii');
    expect(aedui.G.resources.aedui).toBe(19);
    const shaded = { 8: { text: 'shaded' as const, holder: 'belgae' as const } };
    const raider = beginCommand({ capabilities: shaded, pieces }, 'march', 'belgae').do(
      'belgae',
      'select',
      'nervii',
    );
    expect(raider.G.resources.belgae).toBe(19);
  });

  test('card 43 shaded: the March of the Aedui costs double', () => {
    const capabilities = { 43: { text: 'shaded' as const, holder: null } };
    const pieces = { nervii: { aedui: { troops: 1 } } };
    const table = beginCommand({ capabilities, pieces }, 'march', 'aedui').do('aedui', 'select', 'nervii');
    expect(table.G.resources.aedui).toBe(18);
  });

  test('card 5: Cisalpina is a Region for Romans only, and a March out of it costs nothing', () => {
    const position: Position = {
      galliaTogata: true,
      resources: { romans: 2 },
      pieces: {
        cisalpina: { romans: { troops: 2 } },
        sequani: { romans: { legions: 1 }, aedui: { troops: 1 }, arverni: { leader: 'named', troops: 2 } },
      },
    };
    const table = beginCommand(position, 'march', 'romans').do('romans', 'select', 'cisalpina');
    expect(table.G.resources.romans).toBe(2);
    expect(table.legal('romans', 'go')).toEqual(['provincia', 'sequani', 'ubii']);
    table.do('romans', 'select', 'sequani').do('romans', 'go', 'cisalpina').do('romans', 'stop');
    expect(table.force('cisalpina', 'romans')).toBe('1L 2h');
    const gauls = beginCommand(position, 'march', 'arverni').do('arverni', 'select', 'sequani');
    expect(gauls.legal('arverni', 'go')).not.toContain('cisalpina');
    expect(gauls.why('arverni', 'go', 'cisalpina')).toContain('Only Romans');
    const before = beginCommand({ ...position, galliaTogata: false }, 'march', 'romans');
    expect(before.do('romans', 'select', 'sequani').legal('romans', 'go')).not.toContain('cisalpina');
  });

  test('card 4: pieces under the Circumvallation marker do not leave, others do', () => {
    const position: Position = {
      circumvallation: { region: 'mandubii', faction: 'arverni', troops: 3, leader: true },
      pieces: {
        mandubii: {
          arverni: { leader: 'named', troops: 2, revealed: 3 },
          belgae: { troops: 2 },
          romans: { legions: 1 },
        },
        treveri: { arverni: { troops: 3 } },
      },
    };
    const table = beginCommand(position, 'march', 'arverni').do('arverni', 'select', 'mandubii');
    expect(table.force('mandubii', 'arverni')).toBe('named 5h');
    expect(table.legal('arverni', 'leave')).toEqual(['hidden 1']);
    table.do('arverni', 'go', 'aedui');
    expect(table.force('mandubii', 'arverni')).toBe('named 3h');
    expect(table.legal('arverni', 'go')).toEqual([]);
    table.do('arverni', 'select', 'treveri').do('arverni', 'go', 'nervii');
    expect(table.force('nervii', 'arverni')).toBe('3h');
    const belgae = beginCommand(position, 'march', 'belgae').do('belgae', 'select', 'mandubii');
    expect(belgae.do('belgae', 'go', 'aedui').force('aedui', 'belgae')).toBe('2h');
  });

  test('card 4: as many stay as are marked, however they lie', () => {
    const table = beginCommand(
      {
        circumvallation: { region: 'mandubii', faction: 'arverni', troops: 3, leader: false },
        pieces: { mandubii: { arverni: { troops: 2, scouted: 2 }, romans: { troops: 1 } } },
      },
      'march',
      'arverni',
    );
    table.do('arverni', 'select', 'mandubii').do('arverni', 'go', 'aedui');
    expect(table.force('mandubii', 'arverni')).toBe('1h 2r');
    expect(table.legal('arverni', 'go')).toEqual([]);
  });

  test('card 38 unshaded: Romans and Aedui March with pieces of each other where they are together, if they agree', () => {
    const position: Position = {
      capabilities: { 38: { text: 'unshaded', holder: null } },
      pieces: {
        treveri: { romans: { legions: 1 }, aedui: { revealed: 3 } },
        nervii: { aedui: { troops: 2 } },
        mandubii: { germans: { troops: 3 } },
      },
    };
    const table = beginCommand(position, 'march', 'romans');
    expect(table.legal('romans', 'pieces')).toEqual(['aedui']);
    table.do('romans', 'pieces', 'aedui').do('aedui', 'agree');
    expect(table.legal('romans', 'pieces')).toEqual([]);
    expect(table.legal('romans', 'select')).toEqual(['treveri']);
    table.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii').do('romans', 'go', 'aedui');
    expect(table.legal('romans', 'lose')).toEqual(['aedui hidden']);
    table.do('romans', 'lose', 'aedui hidden');
    expect([table.force('aedui', 'romans'), table.force('aedui', 'aedui')]).toEqual(['1L', '2h']);
    const refused = beginCommand(position, 'march', 'romans')
      .do('romans', 'pieces', 'aedui')
      .do('aedui', 'refuse');
    expect(refused.legal('romans', 'pieces')).toEqual([]);
    refused.do('romans', 'select', 'treveri').do('romans', 'go', 'mandubii').do('romans', 'stop');
    expect(refused.force('treveri', 'aedui')).toBe('3r');
    expect(beginCommand(position, 'march', 'aedui').legal('aedui', 'pieces')).toEqual([]);
  });

  test('card 38 unshaded: nothing is lent where only the other Faction is', () => {
    const table = beginCommand(
      {
        capabilities: { 38: { text: 'unshaded', holder: null } },
        pieces: {
          treveri: { romans: { legions: 1 }, aedui: { troops: 1 } },
          nervii: { aedui: { troops: 2 } },
        },
      },
      'march',
      'romans',
    );
    table.do('romans', 'pieces', 'aedui').do('aedui', 'agree');
    expect(table.legal('romans', 'select')).toEqual(['treveri']);
    const apart = { treveri: { romans: { legions: 1 } }, nervii: { aedui: { troops: 2 } } };
    const capabilities = { 38: { text: 'unshaded' as const, holder: null } };
    expect(
      beginCommand({ pieces: apart, capabilities }, 'march', 'romans').legal('romans', 'pieces'),
    ).toEqual([]);
  });

  test('card 4: Scouted Warbands under the marker may be selected to lose their markers', () => {
    const table = beginCommand(
      {
        circumvallation: { region: 'mandubii', faction: 'belgae', troops: 2, leader: false },
        pieces: { mandubii: { belgae: { scouted: 2 }, romans: { legions: 1 } } },
      },
      'march',
      'belgae',
    );
    table.do('belgae', 'select', 'mandubii');
    expect(table.force('mandubii', 'belgae')).toBe('2r');
  });

  test('card 4: who has Marched in among marked pieces does not let those leave', () => {
    const table = beginCommand(
      {
        circumvallation: { region: 'mandubii', faction: 'belgae', troops: 3, leader: false },
        pieces: {
          mandubii: { belgae: { revealed: 3 }, romans: { legions: 1 } },
          treveri: { belgae: { troops: 2 } },
        },
      },
      'march',
      'belgae',
    );
    table.do('belgae', 'select', 'treveri').do('belgae', 'go', 'mandubii').do('belgae', 'select', 'mandubii');
    expect(table.force('mandubii', 'belgae')).toBe('5h');
    expect(table.legal('belgae', 'go')).toEqual([]);
  });

  test('card 4: the marker goes at once when the last Romans March out of its Region', () => {
    const table = beginCommand(
      {
        circumvallation: { region: 'mandubii', faction: 'arverni', troops: 3, leader: false },
        pieces: { mandubii: { arverni: { troops: 3 }, romans: { legions: 1, troops: 1 } } },
      },
      'march',
      'romans',
    );
    table.do('romans', 'select', 'mandubii').do('romans', 'leave', 'hidden', 1).do('romans', 'go', 'treveri');
    expect(table.G.circumvallation).not.toBeNull();
    table.do('romans', 'stop').do('romans', 'go', 'atrebates');
    expect(table.G.circumvallation).toBeNull();
  });

  test('card 4: the marker goes when an Event takes the last Romans out of its Region', () => {
    const table = beginEvent(
      {
        circumvallation: { region: 'mandubii', faction: 'arverni', troops: 3, leader: false },
        pieces: { mandubii: { arverni: { troops: 3 }, romans: { troops: 1 } } },
      },
      11,
      'shaded',
      'arverni',
    );
    expect(table.force('mandubii', 'romans')).toBe('');
    expect(table.G.circumvallation).toBeNull();
  });
});
