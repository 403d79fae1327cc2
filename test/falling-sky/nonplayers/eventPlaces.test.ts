import { describe, expect, test } from 'vitest';
import type { Text } from '../../../games/falling-sky/components/cards';
import type { Player } from '../../../games/falling-sky/components/factions';
import { hasRegionToStarve, starvation } from '../../../games/falling-sky/nonplayers/events/starvation';
import { type Position, stateOf, takenTribes } from '../table';
import { eventEitherWay } from './eitherWay';
import { eventByRule } from './events';
import { unheld } from './table';

/** Returns what is chosen first in an Event, where chance takes the first of equals and where it takes the last. */
function firstChosen(position: Position, card: number, text: Text, by: Player): (string | undefined)[] {
  const chosen = eventEitherWay(position, card, text, by, { dice: Array(20).fill(6) }).map(({ journal }) =>
    journal
      .filter(({ rule, text: line }) => rule === '5.1' && / is chosen\.$/.test(line))
      .map(({ text: line }) => line.replace(/ is chosen\.$/, '')),
  );
  return [...new Set(chosen.map(([first]) => first))];
}

describe('8.2.1 card 49', () => {
  const starves = (side: Player, pieces: Position['pieces'], ...others: Player[]) =>
    starvation(stateOf(unheld({ pieces }, side, ...others)), side, 'nervii');

  test('8.3.1 card 49: Arverni and Belgae spare themselves first, then strike the most others, Germans among them', () => {
    const one = { troops: 1 };
    expect(starves('arverni', { nervii: { romans: one, aedui: one, belgae: one } })).toBe(3);
    expect(starves('belgae', { nervii: { romans: one, aedui: one, belgae: one } })).toBe(-3);
    expect(starves('arverni', { nervii: { arverni: one, germans: one } })).toBe(-4);
    expect(starves('belgae', { nervii: { germans: one } })).toBe(1);
    const pieces: Position['pieces'] = {
      nervii: { arverni: one, romans: one, aedui: one, belgae: one },
      veneti: { romans: one },
      ubii: { romans: one, germans: one },
    };
    expect(firstChosen({ pieces }, 49, 'unshaded', 'arverni')).toEqual(['Ubii']);
  });

  test('8.2.1 card 49: Romans and Aedui only Arverni and Belgae of players, and no Romans, nor themselves', () => {
    const one = { troops: 1 };
    for (const side of ['romans', 'aedui'] as const) {
      expect(starves(side, { nervii: { arverni: one, belgae: one } })).toBe(2);
      expect(starves(side, { nervii: { belgae: one } })).toBe(1);
      expect(starves(side, { nervii: { arverni: one, belgae: one } }, 'belgae')).toBe(null);
      expect(starves(side, { nervii: { arverni: one, romans: one } })).toBe(null);
      expect(starves(side, {})).toBe(null);
    }
    expect(starves('aedui', { nervii: { arverni: one, aedui: one } })).toBe(null);
    expect(starves('romans', { nervii: { arverni: one, aedui: one } })).toBe(1);
  });

  test('8.2.1 card 49: no other Non-players, for the Aedui nobody else at all', () => {
    const one = { troops: 1 };
    expect(starves('romans', { nervii: { arverni: one, aedui: one } }, 'aedui')).toBe(null);
    expect(starves('romans', { nervii: { arverni: one, germans: one } })).toBe(1);
    expect(starves('aedui', { nervii: { arverni: one, germans: one } })).toBe(null);
  });

  test('8.2.1 card 49: the Fort of Provincia starves nobody, other Romans there do', () => {
    const G = stateOf(unheld({ pieces: { provincia: { arverni: { troops: 1 } } } }, 'romans'));
    expect(starvation(G, 'romans', 'provincia')).toBe(1);
    const held = { provincia: { arverni: { troops: 1 }, romans: { troops: 1 } } };
    expect(starvation(stateOf(unheld({ pieces: held }, 'romans')), 'romans', 'provincia')).toBe(null);
  });

  test('8.2.1 card 49: not where the Region is Devastated already', () => {
    const open = (devastated: Position['devastated']) =>
      hasRegionToStarve(
        stateOf(unheld({ pieces: { nervii: { belgae: { troops: 1 } } }, devastated }, 'romans')),
        'romans',
      );
    expect([open([]), open(['nervii'])]).toEqual([true, false]);
  });
});

test.each([
  [10, 'shaded', 'aedui', 'The Aedui'],
  [34, 'unshaded', 'belgae', 'The Belgae'],
  [35, 'shaded', 'aedui', 'The Aedui'],
  [57, 'unshaded', 'romans', 'The Romans'],
  [63, 'shaded', 'aedui', 'The Aedui'],
] as const)('8.2.3 card %i, %s: the %s choose themselves', (card, text, by, who) => {
  const pieces: Position['pieces'] = {
    atrebates: { aedui: { troops: 4 }, belgae: { troops: 4 }, romans: { legions: 1, troops: 4 } },
  };
  const position: Position = { pieces, at: { catuvellauni: 'arverni', carnutes: 'aedui' } };
  for (const { journal } of eventEitherWay(position, card, text, by, { dice: Array(30).fill(6) }))
    expect(journal.find(({ text: line }) => line.endsWith('are chosen.'))?.text).toBe(`${who} are chosen.`);
});

describe('8.3.1 where an Event does most', () => {
  test('8.3.1 card 11: three Auxilia more, as far as there are enemies for them', () => {
    const pieces: Position['pieces'] = {
      treveri: { romans: { leader: 'named' } },
      nervii: { germans: { troops: 3 } },
      mandubii: { belgae: { troops: 2 }, aedui: { troops: 9 } },
    };
    expect(firstChosen({ pieces }, 11, 'unshaded', 'romans')).toEqual(['Nervii']);
    const more = { ...pieces, mandubii: { belgae: { troops: 3 } } };
    expect(firstChosen({ pieces: more }, 11, 'unshaded', 'romans')).toHaveLength(2);
    const stronger = { ...pieces, nervii: { germans: { troops: 9 } }, mandubii: { belgae: { troops: 3 } } };
    expect(firstChosen({ pieces: stronger }, 11, 'unshaded', 'romans')).toHaveLength(2);
  });

  test('8.3.1 card 18: where the most Germanic Allies are, then where the most Warbands are', () => {
    const germania = (sugambri: number, ubii: number, at: Position['at'] = {}) =>
      firstChosen(
        {
          pieces: {
            treveri: { romans: { troops: 9 } },
            sugambri: { germans: { troops: sugambri } },
            ubii: { germans: { troops: ubii } },
          },
          at,
        },
        18,
        'unshaded',
        'romans',
      );
    expect(germania(2, 3)).toEqual(['Ubii']);
    expect(germania(3, 2)).toEqual(['Sugambri']);
    expect(germania(2, 3, { sugambri: 'germans' })).toEqual(['Sugambri']);
  });

  test('8.3.1 card 11: most Citadels lost, then Allies, then others, as the Battle would strike them', () => {
    const strikes = (pieces: Position['pieces'], at: Position['at']) =>
      firstChosen(
        { pieces: { sequani: { romans: { leader: 'named' } }, ...pieces }, at },
        11,
        'unshaded',
        'romans',
      );
    const belgae = { treveri: { belgae: { troops: 3 } } };
    expect(strikes(belgae, { senones: 'arverni', lingones: 'arverni' })).toEqual(['Mandubii']);
    expect(
      strikes(belgae, { mandubii: 'citadel arverni', ubii: 'germans', 'suebi-south': 'germans' }),
    ).toEqual(['Mandubii']);
    const strong = { mandubii: { arverni: { troops: 9 } } };
    expect(
      strikes({ ...strong, treveri: { belgae: { troops: 2 } } }, { mandubii: 'citadel arverni' }),
    ).toEqual(['Treveri']);
  });

  test('8.3.1 card 41: no more Allies count than are Available, at a City first, which becomes a Citadel', () => {
    const standing: Position['at'] = {
      bituriges: 'citadel aedui',
      veneti: 'aedui',
      namnetes: 'aedui',
      senones: 'aedui',
      lingones: 'aedui',
      aulerci: 'aedui',
    };
    const table = eventByRule({ at: standing }, 41, 'unshaded', 'aedui');
    const citadels = Object.values(takenTribes(table.G)).filter((state) => 'by' in state && state.citadel);
    expect(citadels).toHaveLength(2);
  });

  test('8.3.1 card 58: by the shaded text where Germans can Ambush, those who would come included: most Legions, then others', () => {
    const against = (pieces: Position['pieces'], by: Player = 'belgae') =>
      firstChosen({ pieces }, 58, 'shaded', by);
    const fort = (germans: number, romans: object) => ({
      romans: { fort: true, ...romans },
      germans: { troops: germans },
    });
    expect(
      against({
        britannia: { romans: { fort: true, legions: 5, troops: 5 } },
        nervii: fort(2, { troops: 3 }),
        treveri: fort(4, { troops: 9 }),
      }),
    ).toEqual(['Treveri']);
    expect(
      against({
        treveri: fort(4, { legions: 1, troops: 1 }),
        mandubii: fort(4, { legions: 3, troops: 2 }),
      }),
    ).toEqual(['Treveri']);
    const near: Position['pieces'] = {
      treveri: fort(0, { troops: 9 }),
      mandubii: fort(4, { troops: 9 }),
      sugambri: { germans: { troops: 6 } },
    };
    expect(against(near)).toEqual(['Treveri']);
    expect(against(near, 'arverni')).toEqual(['Treveri']);
  });

  test('8.3.1 card 58: no Fort with Legions that no Germans can reach', () => {
    const table = eventByRule(
      {
        pieces: {
          britannia: { romans: { fort: true, legions: 5 } },
          nervii: { romans: { fort: true, troops: 3 }, germans: { troops: 2 } },
        },
      },
      58,
      'shaded',
      'belgae',
    );
    expect(table.force('nervii', 'romans')).toBe('2r fort');
  });

  test('8.3.1 card 24: one Legion and one other count more than two others, two Legions most, three no more', () => {
    const at: Position['at'] = { carnutes: 'citadel arverni', arverni: 'citadel arverni' };
    const goes = (carnutes: object, arverni: object) =>
      firstChosen(
        { at, pieces: { carnutes: { romans: carnutes }, arverni: { romans: arverni } } },
        24,
        'shaded',
        'arverni',
      );
    expect(goes({ legions: 1, troops: 1 }, { troops: 9 })).toEqual(['Carnutes']);
    expect(goes({ legions: 2 }, { legions: 1, troops: 5 })).toEqual(['Carnutes']);
    expect(goes({ legions: 1, troops: 1 }, { legions: 1 })).toEqual(['Carnutes']);
    expect(goes({ legions: 2 }, { legions: 5 })).toHaveLength(2);
    expect(goes({ troops: 2 }, { troops: 5 })).toHaveLength(2);
  });

  test('8.3.1 card 51: no more than four Warbands count', () => {
    const pieces = (faction: 'aedui' | 'arverni', few: number): Position['pieces'] => ({
      nervii: { [faction]: { troops: few } },
      mandubii: { [faction]: { troops: 9 } },
    });
    expect(firstChosen({ pieces: pieces('arverni', 4) }, 51, 'unshaded', 'aedui')).toHaveLength(2);
    expect(firstChosen({ pieces: pieces('arverni', 3) }, 51, 'unshaded', 'aedui')).toEqual(['Mandubii']);
    expect(firstChosen({ pieces: pieces('aedui', 4) }, 51, 'shaded', 'belgae')).toHaveLength(2);
    expect(firstChosen({ pieces: pieces('aedui', 3) }, 51, 'shaded', 'belgae')).toEqual(['Mandubii']);
  });

  test('8.3.1 card 58: no more than nine Warbands count, those of Belgae and Germans together', () => {
    const forts = (nervii: number, treveri: number): Position['pieces'] => ({
      nervii: { romans: { fort: true }, belgae: { troops: nervii } },
      treveri: { romans: { fort: true, legions: 3 }, germans: { troops: treveri } },
    });
    expect(firstChosen({ pieces: forts(9, 12) }, 58, 'unshaded', 'romans')).toHaveLength(2);
    expect(firstChosen({ pieces: forts(9, 8) }, 58, 'unshaded', 'romans')).toEqual(['Nervii']);
  });

  test('8.3.1 card 70: where it has Control, then where the most Warbands are', () => {
    const pieces: Position['pieces'] = {
      atrebates: { aedui: { troops: 4 }, romans: { troops: 12 } },
      carnutes: { aedui: { troops: 3 } },
      aedui: { aedui: { troops: 13 } },
    };
    expect(firstChosen({ pieces }, 70, 'shaded', 'aedui')).toEqual(['Carnutes']);
    const most = { ...pieces, mandubii: { aedui: { troops: 4 } } };
    expect(firstChosen({ pieces: most }, 70, 'shaded', 'aedui')).toEqual(['Mandubii']);
  });
});

test('8.3.2 card 56: the Arverni place Ambiorix where the most pieces of their own are', () => {
  const pieces: Position['pieces'] = {
    nervii: { belgae: { troops: 5 } },
    treveri: { arverni: { troops: 2 } },
  };
  expect(firstChosen({ pieces }, 56, 'shaded', 'arverni')).toEqual(['Treveri']);
});

describe('8.2.3 card 70', () => {
  test('8.2.3 card 70: in the Region where the flowchart comes to its Command, though there is less', () => {
    const battle: Position = {
      pieces: { carnutes: { aedui: { troops: 8 } }, mandubii: { aedui: { troops: 11 } } },
      at: { carnutes: 'arverni' },
    };
    expect(firstChosen(battle, 70, 'shaded', 'aedui')).toEqual(['Carnutes']);
    const rally: Position = {
      pieces: { atrebates: { belgae: { troops: 2 } }, carnutes: { belgae: { troops: 10 } } },
      at: {
        ...{ carnutes: 'dispersed', aulerci: 'dispersed' },
        ...{ mandubii: 'dispersed', senones: 'dispersed', lingones: 'dispersed' },
      },
    };
    expect(firstChosen(rally, 70, 'shaded', 'belgae')).toEqual(['Atrebates']);
    expect(firstChosen({ pieces: rally.pieces }, 70, 'shaded', 'belgae')).toEqual(['Carnutes']);
  });

  test('8.2.3 card 70: where its Battle or March would begin, of Regions that call for the same', () => {
    const threats: Position = {
      pieces: {
        atrebates: { belgae: { troops: 4 }, romans: { legions: 1, troops: 1 } },
        carnutes: { belgae: { troops: 9 }, aedui: { troops: 3 } },
      },
    };
    expect(firstChosen(threats, 70, 'shaded', 'belgae')).toEqual(['Atrebates']);
  });
});

describe('8.2.3 card 9', () => {
  /** Returns the two Regions that are chosen, whichever way chance goes. */
  const crossings = (position: Position, by: Player) =>
    eventEitherWay(position, 9, 'unshaded', by, { dice: Array(20).fill(6) }).map(({ journal }) =>
      journal
        .filter(({ rule, text }) => rule === '5.1' && / is chosen\.$/.test(text))
        .map(({ text }) => text.replace(/ is chosen\.$/, ''))
        .slice(0, 2)
        .join(' to '),
    );

  test('8.2.3 card 9: out of the Region and into the one that the March of the flowchart leads', () => {
    const aedui: Position['pieces'] = {
      aedui: { aedui: { troops: 4 } },
      provincia: { aedui: { troops: 1 } },
    };
    const toSequani = crossings({ pieces: aedui, at: { sequani: 'arverni' } }, 'aedui');
    expect(toSequani).toEqual(['Aedui to Sequani', 'Aedui to Sequani']);
    const romans: Position['pieces'] = {
      provincia: { romans: { leader: 'named', legions: 3, troops: 4 } },
      sequani: { romans: { troops: 2 } },
      aedui: { romans: { troops: 2 } },
    };
    const toArverni = crossings({ pieces: romans, at: { cadurci: 'arverni' } }, 'romans');
    expect(toArverni).toEqual(['Provincia to Arverni', 'Provincia to Arverni']);
    const arverni: Position['pieces'] = {
      sequani: { arverni: { leader: 'named', troops: 4 }, romans: { legions: 6, troops: 9 } },
      arverni: { arverni: { troops: 3 } },
      provincia: { arverni: { troops: 2 } },
    };
    const away = crossings({ pieces: arverni }, 'arverni');
    expect(away).toEqual(['Sequani to Provincia', 'Sequani to Provincia']);
  });

  test('8.2.3 card 9: without a March into the Region with the most own pieces, for the Command there', () => {
    const pieces: Position['pieces'] = { aedui: { aedui: { troops: 1 } }, sequani: { aedui: { troops: 1 } } };
    const crossed = crossings({ pieces, at: { sequani: 'aedui' } }, 'aedui');
    expect(crossed).toEqual(['Aedui to Sequani', 'Aedui to Sequani']);
  });
});

test('8.2.3, 8.7.1 card 9: no Entreat before a Battle that is not worth it, and no such Battle', () => {
  const position: Position = {
    pieces: {
      provincia: { arverni: { hidden: 2, revealed: 2 }, romans: { hidden: 4 } },
      aedui: { aedui: { hidden: 3 } },
      arverni: { arverni: { leader: 'named', hidden: 9 } },
      carnutes: { arverni: { hidden: 4 } },
      mandubii: { arverni: { hidden: 5 }, aedui: { hidden: 11 } },
      bituriges: { aedui: { hidden: 3 }, romans: { hidden: 1, fort: true } },
    },
    at: { aedui: 'citadel aedui', arverni: 'citadel arverni', carnutes: 'citadel arverni' },
    resources: { arverni: 9 },
  };
  const table = eventByRule(position, 9, 'unshaded', 'arverni');
  const told = table.journal.map(({ text }) => text).join('\n');
  expect(told).toContain('Arverni, Provincia to Aedui');
  expect(told).not.toContain('Battle the Aedui');
});
