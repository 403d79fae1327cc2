import { describe, expect, test } from 'vitest';
import type { Player } from '../../games/falling-sky/components/factions';
import type { G } from '../../games/falling-sky/state';
import type { WinterPhase } from '../../games/falling-sky/winter/frames';
import { winterRound } from '../../games/falling-sky/winter/round';
import { begin, type Position, stateOf } from './table';

const winter = (position: Position, ...phases: WinterPhase[]) =>
  begin(position, { step: 'winter', sides: [], phases }).start();

/** 16 points for the Romans less what others have. */
const ROMAN_16: Position['at'] = {
  menapii: 'belgae',
  morini: 'belgae',
  eburones: 'belgae',
  nervii: 'belgae',
  bellovaci: 'belgae',
  treveri: 'belgae',
  carnutes: 'arverni',
  aulerci: 'arverni',
  senones: 'arverni',
  veneti: 'arverni',
  namnetes: 'arverni',
  pictones: 'arverni',
  santones: 'aedui',
  bituriges: 'aedui',
};

describe('6.1 Victory Phase', () => {
  test('6.1 the phases follow each other; the first Winter of Pax Gallica? begins with Quarters', () => {
    const phasesOf = (G: Partial<G>) => {
      const frame = winterRound({ ...stateOf(), ...G });
      return frame.step === 'winter' ? frame.phases : [];
    };
    const all = ['victory', 'germans', 'quarters', 'harvest', 'senate', 'spring'];
    expect(phasesOf({ winters: 1 })).toEqual(all);
    expect(phasesOf({ scenario: 'pax-gallica', winters: 1 })).toEqual(all.slice(2));
    expect(phasesOf({ scenario: 'pax-gallica', winters: 2 })).toEqual(all);
  });

  test('6.1 a condition that is met ends the game', () => {
    const table = winter({ at: ROMAN_16, winters: 1 }, 'victory');
    expect(table.result?.winners).toEqual(['romans']);
    expect(table.result?.margins).toMatchObject({ romans: 1, arverni: -2, aedui: -4 });
    expect(table.told('6.1', 'Victory')).toBe(true);
  });

  test('6.1 it goes on when none is met, and counts', () => {
    const table = winter({ at: { ...ROMAN_16, helvii: 'germans' }, winters: 2 }, 'victory');
    expect(table.result).toBeNull();
    expect(table.G.victoryPhases).toBe(1);
  });

  test('6.1 nothing more happens in a Winter in which the game ends', () => {
    const table = winter({ at: ROMAN_16, winters: 1 }, 'victory', 'germans', 'harvest');
    expect(table.result?.winners).toEqual(['romans']);
    expect(table.journal.map(({ rule }) => rule)).toEqual(['6.1']);
    expect(table.G.resources.romans).toBe(20);
  });

  test('6.1 without card 20 a Roman score above 12 ends nothing', () => {
    const at = { ...ROMAN_16, helvii: 'germans' };
    expect(winter({ at, winters: 2, victoryPhases: 1 }, 'victory').result).toBeNull();
  });

  test.each([
    ['great-revolt', false, 3],
    ['great-revolt', true, 2],
    ['reconquest-of-gaul', false, 4],
    ['reconquest-of-gaul', true, 3],
    ['pax-gallica', false, 5],
  ] as const)('2.4.1 the final Winter of %s (shorter: %s) is number %i', (scenario, short, last) => {
    const at = { ...ROMAN_16, helvii: 'germans' };
    expect(winter({ at, scenario, short, winters: last - 1 }, 'victory').result).toBeNull();
    const table = winter({ at, scenario, short, winters: last }, 'victory');
    expect(table.result?.winners).toEqual(['romans']);
    expect(table.result?.margins.romans).toBe(0);
  });

  test('card 20 ends the game from the second Victory Phase on, with all Legions on the track', () => {
    const position: Position = {
      optimates: true,
      at: {
        ...ROMAN_16,
        santones: 'arverni',
        bituriges: 'arverni',
        cadurci: 'arverni',
        arverni: 'citadel arverni',
        sequani: 'citadel arverni',
      },
      pieces: { nervii: { romans: { legions: 6 } } },
      legions: { track: 4, fallen: 2 },
      winters: 2,
    };
    expect(winter(position, 'victory').result).toBeNull();
    const table = winter({ ...position, victoryPhases: 1 }, 'victory');
    expect(table.G.legions).toMatchObject({ track: 12, fallen: 0 });
    expect(table.result?.margins.arverni).toBe(3);
    expect(table.result?.winners).toEqual(['arverni']);
    const at12: Position = { ...position, victoryPhases: 1, at: { ...position.at, helvii: 'germans' } };
    expect(winter(at12, 'victory').result).toBeNull();
  });
});

describe('6.4 Harvest Phase', () => {
  const at: Position['at'] = {
    aedui: 'citadel aedui',
    bituriges: 'aedui',
    arverni: 'arverni',
    nervii: 'belgae',
    morini: 'belgae',
    treveri: 'belgae',
    helvii: 'romans',
    veneti: 'dispersed',
    ubii: 'germans',
  };

  test('6.4.1, 6.4.2, 6.4.3 what each Faction receives, to 45 at most', () => {
    const table = winter({ at, resources: { romans: 30, arverni: 0, aedui: 1, belgae: 2 } }, 'harvest');
    expect([table.sides, table.G.resources.romans]).toEqual([['romans'], 30]);
    table.do('romans', 'goOn');
    expect(table.G.resources).toEqual({ romans: 45, arverni: 2, aedui: 9, belgae: 8 });
    const less = winter({ at, resources: { romans: 3 } }, 'harvest');
    expect(less.G.resources.romans).toBe(26);
  });

  test('1.5.2 all may hand over Resources after the Harvest, and then go on', () => {
    const table = winter({ at, players: 2, resources: { belgae: 0, arverni: 9 } }, 'harvest');
    expect(table.sides).toEqual(['romans', 'arverni', 'aedui', 'belgae']);
    table.do('arverni', 'transfer', 'belgae', 9);
    expect(table.G.resources).toMatchObject({ arverni: 2, belgae: 15 });
    table.do('belgae', 'goOn');
    expect(table.sides).toEqual(['romans', 'aedui']);
    table.do('romans', 'goOn');
    expect(table.step).toBe('turn');
  });

  test('1.5.2 who would lose Resources beyond 45 may hand some over before the Harvest', () => {
    const resources = { romans: 22, arverni: 44, aedui: 37, belgae: 0 };
    const table = winter({ at, resources }, 'harvest');
    expect(table.sides).toEqual(['arverni']);
    expect(table.prompt('arverni')?.text).toContain('45');
    expect(table.G.resources).toEqual(resources);
    table.do('arverni', 'transfer', 'belgae', 10).do('arverni', 'goOn');
    expect(table.G.resources).toEqual({ romans: 45, arverni: 36, aedui: 45, belgae: 16 });
    expect(table.told('6.4.3', 'now 45')).toBe(true);
    expect(table.prompt('belgae')?.text).toContain('then go on');
    const over = winter({ at, resources: { ...resources, arverni: 43, aedui: 38 } }, 'harvest');
    expect([over.sides, over.G.resources.aedui]).toEqual([['aedui'], 38]);
    const full = { romans: 45, arverni: 45, aedui: 45, belgae: 45 };
    expect(winter({ at, resources: full }, 'harvest').step).toBe('turn');
  });

  test('2.1 three Legions come to Belgica in the first Harvest of Pax Gallica?', () => {
    const table = winter({ at, legions: { track: 4, waiting: 3 } }, 'harvest');
    expect([table.side, table.prompt('romans')?.rule]).toEqual(['romans', '2.1']);
    expect(table.G.resources.romans).toBe(20);
    expect(table.moves('romans')).not.toContain('goOn');
    table.do('romans', 'place', 'nervii', 2);
    expect(table.legal('romans', 'place')).toEqual(['atrebates 1', 'morini 1', 'nervii 1']);
    table.do('romans', 'place', 'atrebates', 1);
    expect([table.force('nervii', 'romans'), table.force('atrebates', 'romans')]).toEqual(['2L', '1L']);
    expect(table.G.legions).toMatchObject({ waiting: 0, track: 4 });
    expect(table.G.resources.romans).toBe(43);
  });
});

describe('6.5 Senate Phase', () => {
  /** A position in which the Roman score is 30 less some Germanic Allies and others. */
  const scoring = (score: number, position: Position = {}): Position => {
    const others = Object.entries({
      ...ROMAN_16,
      cadurci: 'aedui',
      volcae: 'aedui',
      helvii: 'aedui',
      remi: 'aedui',
    })
      .concat([
        ['ubii', 'germans'],
        ['sugambri', 'germans'],
        ['helvetii', 'germans'],
      ])
      .slice(0, 30 - score);
    return { at: Object.fromEntries(others), ...position };
  };

  test.each([
    [9, 'intrigue', false, 'uproar', false],
    [9, 'adulation', false, 'intrigue', false],
    [9, 'uproar', false, 'uproar', true],
    [9, 'uproar', true, 'uproar', true],
    [9, 'adulation', true, 'adulation', false],
    [10, 'uproar', false, 'intrigue', false],
    [10, 'uproar', true, 'uproar', false],
    [12, 'intrigue', false, 'intrigue', false],
    [12, 'adulation', false, 'intrigue', false],
    [12, 'adulation', true, 'adulation', false],
    [13, 'uproar', false, 'intrigue', false],
    [13, 'intrigue', false, 'adulation', false],
    [13, 'adulation', false, 'adulation', true],
    [13, 'uproar', true, 'uproar', false],
  ] as const)('6.5.1 with %i points %s (Firm: %s) becomes %s (%s)', (score, box, firm, after, firmAfter) => {
    const table = winter(scoring(score, { senate: { box, firm } }), 'senate');
    expect(table.G.senate).toEqual({ box: after, firm: firmAfter });
  });

  test.each([
    ['intrigue', 13, 'intrigue'],
    ['uproar', 11, 'uproar'],
    ['adulation', 11, 'intrigue'],
    ['intrigue', 9, 'uproar'],
  ] as const)('6.5.1 nothing shifts %s down while Legions are Fallen', (box, score, after) => {
    const fallen = winter(
      scoring(score, { senate: { box, firm: false }, legions: { track: 0, fallen: 2 } }),
      'senate',
    );
    expect(fallen.G.senate.box).toBe(after);
    const eagle = winter(scoring(score, { senate: { box, firm: false }, lostEagle: true }), 'senate');
    expect(eagle.G.senate.box).toBe(after);
    expect(eagle.G.lostEagle).toBe(false);
  });

  test('2.1 in the first Senate Phase of Pax Gallica? the marker comes to Intrigue', () => {
    const table = winter(scoring(9, { senate: { box: null, firm: false }, legions: { track: 9 } }), 'senate');
    expect(table.G.senate).toEqual({ box: 'intrigue', firm: false });
    expect(table.force('provincia', 'romans')).toBe('5L fort');
  });

  test.each([
    ['uproar', 9, 10, 0, 2, 8, 0],
    ['intrigue', 11, 6, 3, 4, 4, 1],
    ['intrigue', 11, 6, 4, 4, 4, 2],
    ['adulation', 13, 6, 0, 6, 0, 0],
    ['uproar', 9, 5, 5, 0, 8, 2],
  ] as const)(
    '6.5.2 at %s with %i points, %i Legions on the track and %i Fallen: %i come',
    (box, score, track, fallen, placed, left, stay) => {
      const table = winter(
        scoring(score, { senate: { box, firm: false }, legions: { track, fallen } }),
        'senate',
      );
      expect(table.G.legions).toMatchObject({ track: left, fallen: stay });
      expect(table.force('provincia', 'romans')).toBe(placed === 0 ? 'fort' : `${placed}L fort`);
    },
  );

  test.each([
    ['uproar', 9, 'named', 3],
    ['intrigue', 11, 'successor', 4],
    ['adulation', 13, 'named', 5],
  ] as const)(
    '6.5.3 at %s with %i points a Leader in Provincia is joined by Auxilia',
    (box, score, leader, count) => {
      const legions = { track: 0, removed: 12 };
      const senate = { box, firm: false };
      const table = winter(
        scoring(score, { senate, legions, pieces: { provincia: { romans: { leader } } } }),
        'senate',
      );
      expect(table.force('provincia', 'romans')).toBe(`${leader} ${count}h fort`);
      const away = winter(
        scoring(score, { senate, legions, pieces: { aedui: { romans: { leader } } } }),
        'senate',
      );
      expect(away.force('provincia', 'romans')).toBe('fort');
      const pieces: Position['pieces'] = {
        provincia: { romans: { leader } },
        aedui: { romans: { troops: 18 } },
      };
      const few = winter(scoring(score, { senate, legions, pieces }), 'senate');
      expect(few.force('provincia', 'romans')).toBe(`${leader} 2h fort`);
    },
  );
});

describe('6.6 Spring Phase', () => {
  test('6.6 Successors come where the Faction has a piece or its symbol', () => {
    const table = winter(
      { pieces: { aedui: { belgae: { troops: 1 }, arverni: { leader: 'named' } } } },
      'spring',
    );
    expect([table.side, table.prompt('romans')?.rule]).toEqual(['romans', '6.6']);
    expect(table.legal('romans', 'successor')).toEqual(['provincia']);
    table.do('romans', 'successor', 'provincia');
    expect(table.force('provincia', 'romans')).toBe('successor fort');
    expect(table.legal('belgae', 'successor')).toEqual(['aedui', 'atrebates', 'morini', 'nervii']);
    table.do('belgae', 'successor', 'nervii');
    expect(table.force('nervii', 'belgae')).toBe('successor');
    expect(table.step).toBe('turn');
  });

  const LEADERS: Position['pieces'] = {
    provincia: { romans: { leader: 'named' } },
    arverni: { arverni: { leader: 'successor' } },
    nervii: { belgae: { leader: 'named' } },
  };

  test('6.6 Fallen Legions, Scouted, Revealed, Devastated, Dispersed, Eligibility', () => {
    const table = winter(
      {
        pieces: {
          ...LEADERS,
          treveri: {
            romans: { hidden: 1, revealed: 2 },
            germans: { revealed: 1, scouted: 2 },
            belgae: { scouted: 3 },
          },
        },
        legions: { track: 3, fallen: 2 },
        devastated: ['treveri', 'nervii'],
        at: { veneti: 'dispersed', remi: 'gathering', mandubii: 'razed', aedui: 'aedui' },
        eligibility: {
          romans: { now: false, barred: true, stays: false },
          arverni: { now: false, barred: false, stays: true },
          aedui: { now: true, barred: false, stays: false },
          belgae: { now: false, barred: false, stays: false },
        },
      },
      'spring',
    );
    expect(table.force('treveri', 'romans')).toBe('3h');
    expect(table.force('treveri', 'germans')).toBe('3h');
    expect(table.force('treveri', 'belgae')).toBe('3h');
    expect(table.G.legions).toMatchObject({ track: 5, fallen: 0 });
    expect(table.G.devastated).toEqual([]);
    expect(table.G.tribes).toEqual({
      veneti: { dispersed: 'gathering' },
      mandubii: { dispersed: 'razed' },
      aedui: { by: 'aedui', citadel: false },
    });
    for (const faction of Object.keys(table.G.eligibility) as Player[])
      expect(table.G.eligibility[faction]).toEqual({ now: true, barred: false, stays: false });
    expect(table.force('arverni', 'arverni')).toBe('successor');
  });

  test('2.1 from the first Spring of Pax Gallica? on Vercingetorix comes at any time, to any Region', () => {
    const pieces: Position['pieces'] = { ...LEADERS, arverni: {} };
    const before = winter({ pieces, vercingetorix: 'waiting' }, 'senate');
    expect(before.moves('arverni')).not.toContain('vercingetorix');
    const table = winter({ pieces, vercingetorix: 'waiting' }, 'spring');
    expect(table.step).toBe('turn');
    expect(table.side).toBe('romans');
    expect(table.G.vercingetorix).toBe('ready');
    expect(table.moves('romans')).not.toContain('vercingetorix');
    expect(table.legal('arverni', 'vercingetorix')).toHaveLength(16);
    table.do('arverni', 'vercingetorix', 'britannia');
    expect(table.force('britannia', 'arverni')).toBe('named');
    expect(table.moves('arverni')).not.toContain('vercingetorix');
  });

  test('2.1, card 5 Vercingetorix does not come to Cisalpina', () => {
    const pieces: Position['pieces'] = { ...LEADERS, arverni: {}, cisalpina: { romans: { troops: 1 } } };
    const table = winter({ pieces, vercingetorix: 'waiting', galliaTogata: true }, 'spring');
    expect(table.legal('arverni', 'vercingetorix')).toHaveLength(16);
    expect(table.legal('arverni', 'vercingetorix')).not.toContain('cisalpina');
  });

  test('6.6, card 71 the Colony gathers like other Tribes; card 5 a Roman Successor may come to Cisalpina', () => {
    const position: Position = {
      pieces: { ...LEADERS, provincia: {}, cisalpina: { romans: { troops: 1 } } },
      galliaTogata: true,
      colony: 'treveri',
      at: { colony: 'dispersed' },
    };
    const table = winter(position, 'spring');
    expect(table.legal('romans', 'successor')).toEqual(['cisalpina', 'provincia']);
    table.do('romans', 'successor', 'cisalpina');
    expect(table.force('cisalpina', 'romans')).toBe('successor 1h');
    expect(table.G.tribes.colony).toEqual({ dispersed: 'gathering' });
    const gone = winter({ ...position, pieces: LEADERS, at: { colony: 'gathering' } }, 'spring');
    expect(gone.G.tribes.colony).toBeUndefined();
  });

  test('6.6 a Successor need not come home where his Faction has an Ally or Citadel elsewhere', () => {
    const pieces: Position['pieces'] = { ...LEADERS, arverni: {} };
    const at: Position['at'] = { carnutes: 'citadel arverni', remi: 'arverni', veneti: 'belgae' };
    const table = winter({ pieces, at }, 'spring');
    expect(table.legal('arverni', 'successor')).toEqual(['arverni', 'atrebates', 'carnutes']);
  });

  test('6.5.2, 6.6 the journal tells of Fallen Legions that return', () => {
    const table = winter({ pieces: LEADERS, legions: { track: 0, fallen: 5 } }, 'senate', 'spring');
    expect(table.told('6.5.2', '3 Fallen Legions return to the Legions track.')).toBe(true);
    expect(table.told('6.6', '2 Fallen Legions return to the Legions track.')).toBe(true);
    const none = winter({ pieces: LEADERS }, 'senate', 'spring');
    expect(none.journal.some(({ text }) => text.includes('Fallen'))).toBe(false);
  });
});
