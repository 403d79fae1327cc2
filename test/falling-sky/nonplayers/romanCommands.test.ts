import { describe, expect, test } from 'vitest';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL } from '../../../games/falling-sky/commands/terms';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { TribeId } from '../../../games/falling-sky/components/map';
import { askFor } from '../../../games/falling-sky/negotiation';
import { wouldBuild } from '../../../games/falling-sky/nonplayers/romans/build';
import type { G } from '../../../games/falling-sky/state';
import type { AnyFrame } from '../../../games/kit/frame';
import { fight } from '../fight';
import { type Position, stateOf, type Table } from '../table';
import { eitherWay } from './eitherWay';
import { lines, romanQuarters as quarters, reason, romansAt, romanTurn as turn } from './romans';
import { alone } from './table';

/** Nobody is at victory. */
const FAR = { veneti: 'arverni', namnetes: 'arverni' } as const;

/** Returns what was built, in order: Regions of Forts and names of Tribes. */
function built(table: Table): string[] {
  return lines(table, 'The Romans Build in').map((text) => text.replace(/The Romans Build in |\.$/g, ''));
}

describe('8.8.4 Recruit', () => {
  const recruit = (position: Position) =>
    turn(
      { resources: { romans: 4 }, ...position },
      { dice: Array(20).fill(6), others: ['arverni', 'belgae'] },
    );
  const placed = (table: Table) =>
    lines(table, 'The Romans Recruit in').map((text) => text.replace(/The Romans Recruit in |\.$/g, ''));

  test('8.8.4 if it places two Allies, those in Cities first', () => {
    const table = recruit({
      pieces: { sequani: { romans: { troops: 2 } }, treveri: { romans: { troops: 2 } } },
      at: { ...FAR, helvii: 'aedui' },
    });
    expect(reason(table)).toBe('8.8.4 Recruit, as that places enough.');
    expect(placed(table)).toEqual([
      'Sequani and place an Ally at Vesontio',
      'Treveri and place an Ally at Treveri',
      'Provincia and place 2 Auxilia',
    ]);
  });

  test('8.8.4 or six pieces, else not', () => {
    const allies = { ...FAR, helvii: 'romans', treveri: 'romans', nervii: 'romans' } as const;
    expect(reason(recruit({ at: { ...allies, eburones: 'romans' } }))).toContain('8.8.4');
    expect(reason(recruit({ at: allies }))).toContain('8.8.5');
  });

  test('8.8.4 the Region where most Auxilia are placed counts where Resources do not go further', () => {
    const arverni = { revealed: 1 };
    const table = recruit({
      resources: { romans: 2 },
      pieces: {
        morini: { belgae: { revealed: 3 } },
        carnutes: { romans: { leader: 'successor', fort: true } },
        treveri: { arverni },
        sugambri: { arverni },
        aedui: { arverni },
        arverni: { arverni },
        mandubii: { arverni },
      },
      at: { menapii: 'romans', carnutes: 'romans', aulerci: 'romans', helvii: 'dispersed' },
    });
    expect(reason(table)).toBe('8.8.4 Recruit, as that places enough.');
    expect(placed(table)).toEqual([
      'Provincia and place 2 Auxilia',
      'Carnutes and place 4 Auxilia (2 Resources)',
    ]);
  });

  test('8.8.4 only what can be paid for and is Available counts', () => {
    const arverni = { revealed: 1 };
    const far = (romans: number) =>
      reason(
        recruit({
          resources: { romans },
          pieces: {
            morini: { belgae: { revealed: 3 } },
            carnutes: { romans: { fort: true } },
            treveri: { arverni },
            sugambri: { arverni },
            aedui: { arverni },
            arverni: { arverni },
            mandubii: { arverni },
          },
          at: { menapii: 'romans', carnutes: 'romans', aulerci: 'romans', helvii: 'dispersed' },
        }),
      );
    expect(far(4)).toContain('8.8.4');
    expect(far(2)).not.toContain('8.8.4');
    const near = (troops: number) =>
      reason(
        recruit({
          pieces: { provincia: { romans: { troops } } },
          at: { ...FAR, helvii: 'romans', treveri: 'romans', nervii: 'romans', eburones: 'romans' },
        }),
      );
    expect(near(14)).toContain('8.8.4');
    expect(near(15)).not.toContain('8.8.4');
  });

  test('8.8.4 with the Supply Lines of Non-player Aedui, not with those of players', () => {
    const recruits = (...others: Player[]) =>
      reason(
        turn(
          {
            resources: { romans: 0 },
            pieces: {
              treveri: { romans: { troops: 4 } },
              bituriges: { romans: { troops: 4 } },
              sequani: { aedui: { revealed: 3 } },
              provincia: { aedui: { revealed: 3 } },
              ubii: { arverni: { revealed: 1 } },
            },
            at: FAR,
          },
          { others: ['arverni', ...others], dice: Array(20).fill(6) },
        ),
      );
    expect(recruits('aedui')).toContain('8.8.4');
    expect(recruits('belgae')).not.toContain('8.8.4');
  });

  test('8.8.4 no Region counts twice, and the last two Allies count', () => {
    const arverni = { revealed: 1 };
    const once = recruit({
      pieces: {
        pictones: { romans: { troops: 3 } },
        treveri: { arverni },
        sugambri: { arverni },
        aedui: { arverni },
        arverni: { arverni },
        mandubii: { arverni },
      },
      at: { ...FAR, helvii: 'dispersed' },
    });
    expect(reason(once)).not.toContain('8.8.4');
    const last = recruit({
      pieces: { sequani: { romans: { troops: 2 } }, treveri: { romans: { troops: 2 } } },
      at: {
        ...FAR,
        helvii: 'aedui',
        ...{ atrebates: 'romans', bellovaci: 'romans', remi: 'romans', carnutes: 'romans' },
      },
      devastated: ['atrebates', 'carnutes'],
    });
    expect(reason(last)).toContain('8.8.4');
  });

  test('8.8.4 players are asked for Supply Lines before anything is placed', () => {
    const table = recruit({
      pieces: {
        sequani: { romans: { troops: 2 } },
        treveri: { romans: { troops: 2 } },
        aedui: { romans: { fort: true }, aedui: { revealed: 3 } },
      },
      at: { ...FAR, helvii: 'aedui' },
    });
    expect(table.side).toBe('aedui');
    expect(placed(table)).toEqual([]);
  });

  test('8.8.4 Allies first in Supply Lines, then elsewhere as far as Resources go, then Auxilia', () => {
    const arverni = { revealed: 1 };
    const romans = { troops: 1 };
    const table = recruit({
      resources: { romans: 2 },
      pieces: {
        ubii: { romans: { fort: true } },
        pictones: { romans },
        atrebates: { romans },
        sequani: { romans },
        treveri: { arverni },
        sugambri: { arverni },
        aedui: { arverni },
        arverni: { arverni },
        mandubii: { arverni },
      },
      at: { ...FAR, helvii: 'romans', ubii: 'romans' },
    });
    expect(placed(table)).toEqual([
      'Sequani and place an Ally at Vesontio',
      'Atrebates and place an Ally at Remi (2 Resources)',
      'Provincia and place 3 Auxilia',
      'Ubii and place 2 Auxilia',
    ]);
  });
});

describe('8.8.1 Build', () => {
  const build = (position: Position, others: Player[] = []) =>
    turn({ resources: { romans: 20 }, ...position }, { others });

  test('8.8.4 before Recruit: Forts where Arverni, Belgae or Germans have Warbands first, then Allies of others, then own', () => {
    const table = build({
      pieces: {
        provincia: { romans: { leader: 'named', troops: 2 } },
        aedui: { romans: { troops: 2 } },
        sequani: { romans: { troops: 3 } },
        arverni: { romans: { troops: 2 }, germans: { revealed: 1 } },
      },
      at: { ...FAR, helvetii: 'belgae' },
    });
    expect(built(table)).toEqual([
      'Arverni: a Fort',
      'Aedui: a Fort',
      'Sequani: a Fort',
      'Sequani: Helvetii is Subdued',
      'Arverni: Cadurci becomes an Ally',
      'Provincia: Helvii becomes an Ally',
    ]);
    expect(reason(table)).toContain('8.8.4');
  });

  test.each(['belgae', 'arverni', 'germans'] as const)('8.8.1 Forts first where there are %s', (enemy) => {
    const table = build({
      pieces: {
        provincia: { romans: { leader: 'named', troops: 2 } },
        aedui: { romans: { troops: 2 } },
        arverni: { romans: { troops: 2 }, [enemy]: { revealed: 1 } },
      },
      at: FAR,
    });
    expect(built(table)[0]).toBe('Arverni: a Fort');
  });

  test('8.8.1 players are asked for Supply Lines before anything is built', () => {
    const table = build({
      pieces: {
        provincia: { romans: { leader: 'named', troops: 2 } },
        sequani: { romans: { troops: 3 } },
        aedui: { romans: { troops: 2 }, aedui: { revealed: 3 } },
      },
      at: FAR,
    });
    expect(table.side).toBe('aedui');
    expect(lines(table, 'add Build')).toHaveLength(1);
    expect(built(table)).toEqual([]);
  });

  test('8.8.1 no player is asked for a Supply Line where Non-player Aedui grant one', () => {
    const foes = { arverni: { revealed: 3 } };
    const through = (others: Player[]) =>
      build(
        {
          pieces: {
            mandubii: { romans: { leader: 'named', troops: 5 } },
            ...{ atrebates: foes, bituriges: foes, carnutes: foes, sequani: foes, treveri: foes },
            aedui: { aedui: { revealed: 3 } },
          },
          at: FAR,
        },
        others,
      );
    expect(through([]).side).toBe('arverni');
    expect(built(through(['aedui']))[0]).toBe('Mandubii: a Fort');
  });

  test('8.8.1, 8.4.2 no Build is added for a Supply Line that only Non-player Arverni could grant', () => {
    const wanted = (...nonPlayers: Player[]) => {
      const foes = { arverni: { revealed: 3 } };
      const pieces: Position['pieces'] = {
        mandubii: { romans: { leader: 'named', troops: 5 } },
        ...{ atrebates: foes, bituriges: foes, carnutes: foes, sequani: foes, treveri: foes, aedui: foes },
      };
      const G = stateOf(alone({ pieces }, 'romans', nonPlayers));
      return wouldBuild(G, orderFor('march', 'romans', 'romans', FULL));
    };
    expect([wanted(), wanted('arverni')]).toEqual([true, false]);
  });

  test('8.8.1 none at all with fewer than six Resources: Scout', () => {
    const add = (romans: number) =>
      lines(
        build({
          resources: { romans },
          pieces: {
            provincia: { romans: { leader: 'named', troops: 5 }, germans: { hidden: 1 } },
            sequani: { romans: { troops: 2 } },
            treveri: { romans: { troops: 2 } },
          },
          at: FAR,
        }),
        'The Romans add',
      );
    expect(add(6)).toEqual(['The Romans add Build.']);
    expect(add(5)).toEqual(['The Romans add Scout.']);
  });

  test('8.8.1 no more is spent below six Resources', () => {
    const table = build({
      resources: { romans: 8 },
      pieces: {
        provincia: { romans: { leader: 'named', troops: 2 } },
        aedui: { romans: { troops: 2 } },
        sequani: { romans: { troops: 2 } },
      },
      at: FAR,
    });
    expect(built(table)).toEqual(['Aedui: a Fort', 'Sequani: a Fort']);
  });

  const romans = { troops: 2, fort: true };
  const subdued = (at: Position['at'], others: Player[] = []) =>
    built(
      build(
        {
          resources: { romans: 6 },
          pieces: {
            provincia: { romans: { leader: 'named', troops: 2 } },
            sequani: { romans },
            arverni: { romans },
          },
          at,
        },
        others,
      ),
    );

  test('8.8.1 Allies of Gauls first, with the highest margin', () => {
    expect(subdued({ helvetii: 'germans', cadurci: 'belgae' })).toEqual(['Arverni: Cadurci is Subdued']);
    expect(subdued({ helvetii: 'arverni', cadurci: 'aedui' })).toEqual(['Arverni: Cadurci is Subdued']);
  });

  test('8.4.1 of these, Allies in Cities first', () => {
    expect(subdued({ helvetii: 'arverni', arverni: 'arverni' })).toEqual(['Arverni: Gergovia is Subdued']);
  });

  test('8.8.1 if tied, Allies of players before those of Non-players', () => {
    const arverni = { helvetii: 'arverni', pictones: 'arverni', santones: 'arverni', ...FAR } as const;
    const at = { ...arverni, cadurci: 'aedui', treveri: 'aedui' } as const;
    expect(subdued(at, ['arverni'])).toEqual(['Arverni: Cadurci is Subdued']);
    expect(subdued(at, ['aedui'])).toEqual(['Sequani: Helvetii is Subdued']);
  });

  test('8.4.4 none in Frost that would advance a player', () => {
    const frost = (others: Player[]) =>
      built(
        build(
          {
            deck: ['winter'],
            resources: { romans: 6 },
            pieces: { provincia: { romans: { leader: 'named', troops: 2 } }, sequani: { romans } },
            at: { helvetii: 'arverni', aedui: 'aedui', treveri: 'aedui' },
          },
          others,
        ),
      );
    expect(frost([])).not.toContain('Sequani: Helvetii is Subdued');
    expect(frost(['aedui'])).toEqual(['Sequani: Helvetii is Subdued']);
  });
});

describe('8.8.5 Seize', () => {
  const seize = (position: Position, others: Player[] = ['arverni', 'belgae']) =>
    turn(
      { resources: { romans: 0 }, devastated: ['atrebates', 'carnutes', 'mandubii'], ...position },
      { others, dice: Array(20).fill(6) },
    );
  /** The Romans have no Allies left to Recruit. */
  const ALLIED = {
    atrebates: 'romans',
    bellovaci: 'romans',
    remi: 'romans',
    carnutes: 'romans',
    aulerci: 'romans',
    senones: 'romans',
    mandubii: 'arverni',
    lingones: 'arverni',
  } as const;
  const dispersed = (table: Table) =>
    lines(table, 'The Romans Disperse').map((text) => text.replace(/The Romans Disperse the |\.$/g, ''));

  test('8.8.5 all Tribes but the Helvii, with players first, within that Belgica', () => {
    const romans = { troops: 4 };
    const table = seize({
      pieces: {
        provincia: { romans },
        treveri: { romans },
        pictones: { romans, aedui: { revealed: 1 } },
        nervii: { romans, aedui: { revealed: 1 } },
      },
      at: { ...FAR, ...ALLIED },
    });
    expect(reason(table)).toBe('8.8.5 Seize.');
    expect(dispersed(table)).toEqual(['Eburones', 'Nervii', 'Pictones', 'Santones']);
    expect(table.G.tribes.helvii).toBeUndefined();
    expect(table.told('3.2.3', 'The Romans Seize in Provincia')).toBe(true);
    expect(table.told('3.2.3', 'The Romans Seize in Treveri')).toBe(true);
  });

  test('8.8.5 in Belgica first, whichever chance would take', () => {
    const order = orderFor('seize', 'romans', 'romans', { ...FULL, free: true });
    const romans = { troops: 4 };
    const tables = eitherWay(
      alone({ pieces: { morini: { romans }, treveri: { romans } }, at: ALLIED }, 'romans', []),
      [{ step: 'seize', sides: ['romans'], order }],
      Array(20).fill(6),
    );
    expect(tables.map((table) => lines(table, 'The Romans Seize in')[0])).toEqual([
      'The Romans Seize in Morini.',
      'The Romans Seize in Morini.',
    ]);
  });

  test('8.8.5 the Helvii are no reason to come first', () => {
    const table = seize({
      pieces: {
        provincia: { romans: { troops: 4 }, aedui: { revealed: 1 } },
        treveri: { romans: { troops: 4 } },
      },
      at: { ...FAR, ...ALLIED },
    });
    expect(lines(table, 'The Romans Seize in')).toEqual([
      'The Romans Seize in Treveri.',
      'The Romans Seize in Provincia.',
    ]);
  });

  test('8.8.5 first where Tribes are Dispersed, then where there are just Resources', () => {
    const table = seize({
      pieces: {
        morini: { romans: { troops: 1 }, aedui: { revealed: 1 } },
        treveri: { romans: { troops: 4 } },
      },
      at: { ...FAR, ...ALLIED, helvii: 'arverni' },
    });
    expect(lines(table, 'The Romans Seize in')).toEqual([
      'The Romans Seize in Treveri.',
      'The Romans Seize in Morini.',
    ]);
  });

  test('8.8.5 also where Devastation lets only Disperse', () => {
    const table = seize({
      pieces: { treveri: { romans: { troops: 4 } } },
      at: { ...FAR, ...ALLIED, helvii: 'arverni' },
      devastated: ['treveri', 'atrebates', 'carnutes', 'mandubii'],
    });
    expect(dispersed(table)).toEqual(['Treveri']);
  });

  test('8.8.5 none without Dispersal that adds no Resources, as there are 45 already', () => {
    const taken = (romans: number) =>
      reason(
        seize({
          pieces: { morini: { romans: { troops: 1 }, aedui: { revealed: 1 } } },
          at: { ...FAR, ...ALLIED, helvii: 'arverni', menapii: 'arverni' },
          resources: { romans },
        }),
      );
    expect(taken(0)).toBe('8.8.5 Seize.');
    expect(taken(44)).toBe('8.8.5 Seize.');
    expect(taken(45)).toBe('8.8.5 pass.');
  });

  test('8.8.5 not where anybody would Harass, nor where it brings nothing', () => {
    const table = seize(
      {
        pieces: {
          provincia: { romans: { troops: 4 } },
          treveri: { romans: { troops: 4 }, germans: { hidden: 3 } },
          nervii: { romans: { troops: 4 }, belgae: { hidden: 3 } },
          pictones: { romans: { troops: 5 }, aedui: { hidden: 3 } },
          morini: { romans: { troops: 1 }, arverni: { hidden: 2 } },
          bituriges: { romans: { troops: 1 }, arverni: { hidden: 2 } },
        },
        at: { ...FAR, ...ALLIED, menapii: 'arverni', morini: 'arverni' },
        devastated: ['bituriges', 'atrebates', 'carnutes', 'mandubii'],
      },
      ['belgae', 'aedui'],
    );
    expect(lines(table, 'The Romans Seize in')).toEqual([
      'The Romans Seize in Pictones.',
      'The Romans Seize in Provincia.',
    ]);
  });

  test('8.8.5 players are asked not to Harass; where they do not agree, none', () => {
    const ask = () =>
      seize({
        pieces: {
          pictones: { romans: { troops: 5 }, aedui: { hidden: 3 } },
          provincia: { germans: { hidden: 3 } },
        },
        at: { ...FAR, ...ALLIED },
      });
    expect(ask().side).toBe('aedui');
    expect(dispersed(ask().do('aedui', 'agree'))).toEqual(['Pictones', 'Santones']);
    expect(lines(ask().do('aedui', 'refuse'), 'By rule the Romans')).toEqual([
      'By rule the Romans Seize.',
      'By rule the Romans pass.',
    ]);
  });

  test('8.8.5 for Resources at a Roman Ally, too, and not where there are no Romans', () => {
    const ally = seize({
      pieces: {
        morini: { romans: { troops: 1 }, arverni: { hidden: 2 } },
        provincia: { germans: { hidden: 3 } },
      },
      at: { ...FAR, ...ALLIED, menapii: 'romans', morini: 'arverni' },
    });
    expect(lines(ally, 'The Romans Seize in')).toEqual(['The Romans Seize in Morini.']);
    const nowhere = seize({ pieces: { provincia: { germans: { hidden: 3 } } }, at: { ...FAR, ...ALLIED } });
    expect(lines(nowhere, 'By rule the Romans')).toEqual(['By rule the Romans pass.']);
  });

  test('8.8.5 a Tribe to Disperse does not come first where no marker is left', () => {
    const seized = (...dispersed: TribeId[]) =>
      lines(
        seize({
          pieces: {
            treveri: { romans: { troops: 4 } },
            morini: { romans: { troops: 1 }, aedui: { revealed: 1 } },
          },
          at: {
            ...FAR,
            ...ALLIED,
            helvii: 'arverni',
            ...Object.fromEntries(dispersed.map((tribe) => [tribe, 'dispersed'])),
          },
        }),
        'The Romans Seize in',
      );
    const three = ['pictones', 'santones', 'cadurci'] as const;
    expect(seized(...three)[0]).toBe('The Romans Seize in Treveri.');
    expect(seized(...three, 'bituriges')[0]).toBe('The Romans Seize in Morini.');
  });

  test('8.8.5 nobody is asked not to Harass where no Seize depends on it', () => {
    const table = seize({
      pieces: { pictones: { romans: { troops: 1 }, aedui: { hidden: 3 } } },
      at: { ...FAR, ...ALLIED },
      devastated: ['pictones', 'atrebates', 'carnutes', 'mandubii'],
    });
    expect(lines(table, 'with the Romans')).toEqual([]);
    expect(lines(table, 'The Romans Seize in')).toEqual(['The Romans Seize in Provincia.']);
  });

  /** No Tribe can be Dispersed any more. */
  const ALL_MARKERS = {
    helvii: 'dispersed',
    sequani: 'dispersed',
    cadurci: 'dispersed',
    volcae: 'dispersed',
  } as const;

  test('8.8.5 where Scout after it ends Harassment the Romans do not Seize', () => {
    const table = seize({
      pieces: {
        sequani: { romans: { leader: 'named', troops: 4 } },
        treveri: { romans: { troops: 4 }, germans: { hidden: 3 } },
      },
      at: { ...FAR, ...ALLIED, ...ALL_MARKERS },
    });
    expect(table.force('treveri', 'germans')).toBe('3s');
    expect(lines(table, 'The Romans Seize in')).toEqual(['The Romans Seize in Sequani.']);
  });

  test('8.8.5 Build after it, but not where the Romans Seize', () => {
    const table = seize({
      resources: { romans: 8 },
      pieces: {
        sequani: { romans: { leader: 'named', troops: 3 } },
        treveri: { romans: { troops: 4 }, germans: { hidden: 3 } },
      },
      at: { ...FAR, ...ALLIED },
    });
    expect(table.told('3.2.3', 'The Romans Seize in Sequani')).toBe(true);
    expect(built(table)).toEqual(['Treveri: a Fort', 'Mandubii: a Fort']);
  });
});

describe('8.8.6 agreements', () => {
  const answers = (by: Player, matter: 'supply' | 'retreat' | 'quarters' | 'passage', others: Player[]) =>
    lines(
      romansAt(
        {},
        [{ step: 'harvest', sides: ['aedui'], stage: 'transfers' }, askFor(by, 'romans', matter)],
        { others },
      ),
      'with the',
    )[0];

  test('8.8.6 Supply Lines, Retreat and Quarters for Non-player Aedui only', () => {
    for (const matter of ['supply', 'retreat', 'quarters'] as const) {
      expect(answers('aedui', matter, ['aedui'])).toBe('The Romans agree with the Aedui.');
      expect(answers('aedui', matter, [])).toBe('The Romans do not agree with the Aedui.');
      expect(answers('belgae', matter, ['belgae', 'aedui'])).toBe('The Romans do not agree with the Belgae.');
    }
  });

  test('8.4.2 never that Vercingetorix passes', () => {
    expect(answers('arverni', 'passage', ['arverni'])).toBe('The Romans do not agree with the Arverni.');
  });
});

describe('8.8.7 Quarters', () => {
  test('8.8.7 all to Provincia but an Auxilia at each Fort and Ally', () => {
    const table = quarters(
      {
        pieces: {
          sequani: { romans: { leader: 'named', legions: 3, hidden: 2, revealed: 2, fort: true } },
          mandubii: { romans: { legions: 1, hidden: 1 } },
        },
        at: { helvetii: 'romans' },
      },
      ['romans', 'withdrawal'],
    );
    expect(table.force('sequani', 'romans')).toBe('2r fort');
    expect(table.force('mandubii', 'romans')).toBe('');
    expect(table.force('provincia', 'romans')).toBe('named 4L 3h fort');
  });

  test('8.8.7 first to an adjacent Region in a Supply Line; the Leader from anywhere', () => {
    const table = quarters(
      {
        pieces: {
          morini: { romans: { leader: 'named', legions: 2, troops: 2 }, belgae: { revealed: 9 } },
          nervii: { romans: { fort: true } },
          atrebates: { belgae: { revealed: 1 } },
        },
      },
      ['romans', 'withdrawal'],
      [],
      ['belgae'],
    );
    expect(table.force('provincia', 'romans')).toBe('named 2L 1h fort');
  });

  test('8.8.7 what is in Provincia stays there, though no Supply Line may pass it', () => {
    const table = quarters(
      {
        pieces: {
          provincia: { romans: { legions: 2, troops: 2 }, arverni: { revealed: 9 } },
          sequani: { romans: { fort: true } },
        },
      },
      ['romans'],
    );
    expect(table.force('provincia', 'romans')).toBe('2L 2h fort');
  });

  test('8.8.7 they pay for what they can: at Allies first, then where there is no Devastation', () => {
    const table = quarters(
      {
        resources: { romans: 2 },
        pieces: {
          treveri: { romans: { troops: 3 } },
          nervii: { romans: { troops: 1 } },
          morini: { romans: { legions: 1, troops: 1 } },
        },
        at: { treveri: 'romans' },
        devastated: ['morini'],
      },
      ['upkeep'],
      [1, 4, 1],
    );
    expect(lines(table, 'lose')).toEqual([
      '1: the Romans lose 1 of 1 Auxilia in Morini.',
      '4: the Romans lose 0 of 1 Legions in Morini.',
      '1: the Romans lose 1 of 1 Auxilia in Nervii.',
    ]);
    expect(table.told('6.3.3', 'the Romans pay 2 Resources')).toBe(true);
  });
});

test('8.8.7 they pay last where there is Devastation, and first at Allies', () => {
  const table = romansAt(
    {
      resources: { romans: 2 },
      pieces: {
        morini: { romans: { troops: 3 } },
        nervii: { romans: { troops: 1 } },
        carnutes: { romans: { troops: 1 } },
      },
      at: { menapii: 'romans' },
      devastated: ['carnutes'],
    },
    [
      { step: 'harvest', sides: ['aedui'], stage: 'transfers' },
      { step: 'quarters', sides: [], parts: ['upkeep'] },
    ],
    { dice: [1, 1] },
  );
  expect(lines(table, 'lose').map((text) => text.split(' in ')[1])).toEqual(['Carnutes.', 'Nervii.']);
});

describe('8.8.8 Diviciacus', () => {
  const position = (aedui: Position['at'] = {}): Position => ({
    capabilities: { 38: { text: 'unshaded', holder: null } },
    pieces: { mandubii: { romans: { legions: 2, troops: 2 }, aedui: { troops: 2 } } },
    at: { senones: 'arverni', ...FAR, ...aedui },
  });

  test('8.8.8 the Aedui are asked for Warbands in Battle', () => {
    const table = turn(position());
    expect(table.step).toBe('agreement');
    expect(table.side).toBe('aedui');
  });

  test('8.8.8 Auxilia are lent in Commands of Aedui who do not exceed their threshold', () => {
    const lent = (command: 'march' | 'raid', at: Position['at'], others: Player[] = []) => {
      const order = orderFor(command, 'aedui', 'aedui', FULL);
      const frames: AnyFrame<G>[] = [
        { step: command, sides: ['aedui'], order },
        { step: 'asking', sides: [], by: 'aedui', of: 'romans', matter: 'pieces' },
      ];
      return lines(romansAt(position(at), frames, { others }), 'agree with the Aedui')[0];
    };
    expect(lent('march', {})).toBe('The Romans agree with the Aedui.');
    expect(lent('raid', {})).toBe('The Romans agree with the Aedui.');
    const winning = { aedui: 'aedui', treveri: 'aedui', nervii: 'aedui', eburones: 'aedui' } as const;
    expect(lent('march', winning)).toBe('The Romans do not agree with the Aedui.');
    expect(lent('raid', {}, ['aedui'])).toBe('The Romans agree with the Aedui.');
    const { nervii: _nervii, ...even } = winning;
    expect(lent('march', even)).toBe('The Romans agree with the Aedui.');
  });
});

test('8.8.8 Auxilia are lent in Battles of the Aedui, not to Aedui who are attacked', () => {
  const aedui = { troops: 4 };
  const pieces = { bituriges: { romans: { troops: 2 }, aedui, arverni: { troops: 8 } } };
  const capabilities = { 38: { text: 'unshaded' as const, holder: null } };
  const position = alone({ pieces, capabilities, at: FAR }, 'romans', []);
  const defence = fight(position, { region: 'bituriges', attacker: 'arverni', defender: 'aedui' });
  expect(lines(defence.do('aedui', 'apply'), 'with the Aedui')).toEqual([
    'The Romans do not agree with the Aedui.',
  ]);
  const attack = fight(position, {
    region: 'bituriges',
    attacker: 'aedui',
    defender: 'arverni',
    borrows: true,
  });
  expect(lines(attack.do('aedui', 'apply'), 'with the Aedui')).toEqual(['The Romans agree with the Aedui.']);
});

test('2.1 the Legions that wait come to Belgica where most Romans are', () => {
  const table = romansAt(
    {
      legions: { waiting: 3, track: 9 },
      pieces: {
        nervii: { romans: { troops: 1 } },
        atrebates: { romans: { troops: 2 } },
        sequani: { romans: { troops: 9 } },
      },
    },
    [{ step: 'harvest', sides: [], stage: 'legions' }],
  );
  expect(table.force('atrebates', 'romans')).toBe('3L 2h');
});
