import { describe, expect, test } from 'vitest';
import { isVictory, rankingOf, resultOf } from '../../games/falling-sky/standings';
import { belgicControlValue, belgicScore, marginsOf, romanScore } from '../../games/falling-sky/victory';
import { type Position, stateOf } from './table';

/** Romans 14, Arverni with 9 Allies and 6 Legions off the map, Aedui 2, Belgae 5 Allies. */
const at: Position['at'] = {
  menapii: 'belgae',
  eburones: 'belgae',
  nervii: 'belgae',
  bellovaci: 'belgae',
  treveri: 'citadel belgae',
  carnutes: 'arverni',
  aulerci: 'arverni',
  senones: 'arverni',
  veneti: 'arverni',
  namnetes: 'arverni',
  pictones: 'arverni',
  santones: 'arverni',
  cadurci: 'arverni',
  arverni: 'citadel arverni',
  aedui: 'citadel aedui',
  bituriges: 'aedui',
  remi: 'dispersed',
  helvii: 'romans',
};
const legions = { track: 4, fallen: 1, removed: 2, waiting: 0 };
const state = (position: Position = {}) => stateOf({ at, legions, ...position });

describe('7 Victory', () => {
  test('7.2, 7.3 margins', () => {
    const G = state({ pieces: { nervii: { romans: { legions: 5 }, belgae: { troops: 6 } } } });
    expect(marginsOf(G)).toEqual({ romans: -1, arverni: 1, aedui: -7, belgae: 5 + 7 - 15 });
    expect(isVictory(G)).toBe(true);
    expect(isVictory(state({ pieces: { nervii: { romans: { legions: 6 } } } }))).toBe(false);
  });

  test('7.2 Control of the Morini with both Tribes as Belgic Allies is four points', () => {
    const allies = stateOf({ at: { menapii: 'belgae', morini: 'belgae' } });
    expect(belgicScore(allies)).toBe(4);
    const contested: Position['pieces'] = { morini: { romans: { troops: 2 } } };
    expect(belgicScore(stateOf({ at: { menapii: 'belgae', morini: 'belgae' }, pieces: contested }))).toBe(2);
  });

  test.each([
    ['a Suebi Tribe counts neither with nor without a marker', { 'suebi-north': 'dispersed' }, 1],
    ['a Dispersed Tribe does not count', { sugambri: 'gathering' }, 0],
    ['a Razed Tribe does not count', { sugambri: 'razed' }, 0],
    ['an Ally of another counts for Control', { sugambri: 'germans' }, 1],
  ] as const)('7.2 Control Value: %s', (_what, at, value) => {
    const pieces: Position['pieces'] = { sugambri: { belgae: { troops: 3 } } };
    expect(belgicControlValue(stateOf({ at, pieces }))).toBe(value);
  });

  test('7.2 the Colony is one Tribe more: for Control, for the Romans, and for whose Ally it is', () => {
    const pieces: Position['pieces'] = { britannia: { belgae: { troops: 3 } } };
    const G = stateOf({ colony: 'britannia', pieces });
    expect([belgicControlValue(G), romanScore(G)]).toEqual([2, 31]);
    const allied = stateOf({ colony: 'britannia', pieces, at: { colony: 'belgae' } });
    expect([belgicScore(allied), romanScore(allied)]).toEqual([3, 30]);
    const dispersed = stateOf({ colony: 'britannia', pieces, at: { colony: 'dispersed' } });
    expect([belgicControlValue(dispersed), romanScore(dispersed)]).toEqual([1, 31]);
  });

  test.each([
    ['romans', 'Roman Allies'],
    ['germans', 'Germanic Allies'],
    ['belgae', 'Belgic Allies'],
  ])('7.2 the Aedui are measured against whoever has the most: %s', (faction) => {
    const at = { treveri: faction, remi: faction, helvii: faction, aedui: 'citadel aedui' };
    expect(marginsOf(stateOf({ at })).aedui).toBe(-2);
  });

  test('7.1 the highest margin wins; ties go to Romans, Arverni, Aedui', () => {
    const tied = stateOf({ legions: { track: 6 }, pieces: { nervii: { romans: { legions: 6 } } } });
    expect(rankingOf(tied).map(({ counted }) => counted)).toEqual(['romans', 'aedui', 'arverni', 'belgae']);
    const result = resultOf(state(), 'Why.');
    expect(result.winners).toEqual(['arverni']);
    expect(result.reason).toContain('Why. By victory margin: Arverni (1)');
  });

  /** Romans, Arverni, Aedui and Belgae all one short of their condition. */
  const level: Position = {
    at: {
      ...{ carnutes: 'arverni', aulerci: 'arverni', pictones: 'arverni', santones: 'arverni' },
      ...{ arverni: 'arverni', cadurci: 'arverni', volcae: 'arverni', aedui: 'aedui', bituriges: 'aedui' },
      ...{ mandubii: 'aedui', senones: 'aedui', lingones: 'aedui', sequani: 'aedui' },
      ...{ morini: 'belgae', menapii: 'belgae', nervii: 'belgae' },
    },
    pieces: {
      ...{ atrebates: { belgae: { troops: 1 } }, treveri: { belgae: { troops: 1 } } },
      ...{ veneti: { belgae: { troops: 1 } }, britannia: { belgae: { troops: 1 } } },
    },
  };

  test('7.1 ties go to the Romans, then the Arverni, then the Aedui', () => {
    const G = stateOf(level);
    expect(marginsOf(G)).toEqual({ romans: -1, arverni: -1, aedui: -1, belgae: -1 });
    expect(rankingOf(G).map(({ counted }) => counted)).toEqual(['romans', 'arverni', 'aedui', 'belgae']);
    expect(resultOf(G, 'Why.').winners).toEqual(['romans']);
  });

  test('7.1 ties go to Non-players before all others', () => {
    const G = stateOf(level);
    const seats = { romans: '0', arverni: '1', aedui: null, belgae: null };
    expect(rankingOf({ ...G, seats }).map(({ counted }) => counted)).toEqual([
      'aedui',
      'belgae',
      'romans',
      'arverni',
    ]);
    expect(resultOf({ ...G, seats }, 'Why.').winners).toEqual(['aedui']);
  });

  test('7.1 between players of two Factions each those decide a tie whose margins count', () => {
    const { morini: _morini, menapii: _menapii, nervii: _nervii, ...at } = level.at ?? {};
    const land = ['morini', 'nervii', 'sugambri', 'ubii', 'sequani'] as const;
    const more = Object.fromEntries(land.map((region) => [region, { belgae: { troops: 2 } }]));
    const G = stateOf({
      at,
      pieces: { ...level.pieces, ...more },
      players: 2,
      scenario: 'reconquest-of-gaul',
    });
    expect(marginsOf(G)).toEqual({ romans: 2, arverni: -1, aedui: -1, belgae: 0 });
    expect(rankingOf(G).map(({ counted }) => counted)).toEqual(['arverni', 'aedui']);
  });

  test('1.5.1 in The Great Revolt, too, the lower margin of Romans and Aedui counts', () => {
    const G = state({ players: 2, scenario: 'great-revolt' });
    expect(rankingOf(G)).toEqual([
      { factions: ['arverni', 'belgae'], counted: 'arverni', margin: 1 },
      { factions: ['romans', 'aedui'], counted: 'aedui', margin: -7 },
    ]);
  });

  test('1.5.1, 6.1 a player of two Factions ends the game only when both meet their conditions', () => {
    const romansWin = stateOf({ players: 2, at: { aedui: 'aedui', arverni: 'arverni' } });
    expect(marginsOf(romansWin)).toMatchObject({ romans: 13, aedui: 0 });
    expect(isVictory(romansWin)).toBe(false);
    const both = stateOf({ players: 2, at: { aedui: 'aedui', bituriges: 'aedui', arverni: 'arverni' } });
    expect(marginsOf(both)).toMatchObject({ romans: 12, aedui: 1 });
    expect(isVictory(both)).toBe(true);
  });

  test('1.5.1 of two Factions of a player the lower margin counts', () => {
    const G = state({ players: 2, scenario: 'reconquest-of-gaul' });
    expect(rankingOf(G)).toEqual([
      { factions: ['arverni', 'belgae'], counted: 'belgae', margin: -3 },
      { factions: ['romans', 'aedui'], counted: 'aedui', margin: -7 },
    ]);
    expect(isVictory(G)).toBe(false);
    expect(resultOf(G, 'Why.').winners).toEqual(['arverni', 'belgae']);
  });

  test('1.5.1 in The Great Revolt the higher margin of Arverni and Belgae counts', () => {
    const G = state({ players: 3, scenario: 'great-revolt' });
    expect(rankingOf(G)[0]).toEqual({ factions: ['arverni', 'belgae'], counted: 'arverni', margin: 1 });
    expect(isVictory(G)).toBe(true);
  });

  test('7.1 Non-players contend each for itself, also those whose player has given up', () => {
    const G = state({ seats: { romans: '0', arverni: null, aedui: '2', belgae: null } });
    expect(rankingOf(G).map(({ factions }) => factions)).toEqual([
      ['arverni'],
      ['romans'],
      ['belgae'],
      ['aedui'],
    ]);
  });

  test('7.1 when a Non-player has met its condition all players lose, whoever is ahead', () => {
    const at: Position['at'] = { aedui: 'aedui', bituriges: 'aedui', arverni: 'arverni' };
    const seats = { romans: '0', arverni: '1', aedui: null, belgae: '3' };
    const G = stateOf({ at, seats });
    expect(marginsOf(G)).toMatchObject({ romans: 12, aedui: 1 });
    expect(isVictory(G)).toBe(true);
    expect(resultOf(G, 'Why.').winners).toEqual(['aedui']);
    const short = stateOf({ at: { aedui: 'aedui', arverni: 'arverni' }, seats });
    expect(resultOf(short, 'Why.').winners).toEqual(['romans']);
  });

  test('1.5 a player of all four Factions runs each for itself', () => {
    expect(rankingOf(state({ players: 1 }))).toHaveLength(4);
  });
});
