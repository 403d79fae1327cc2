import { describe, expect, test } from 'vitest';
import { isVictory, rankingOf, resultOf } from '../../games/falling-sky/standings';
import { marginsOf } from '../../games/falling-sky/victory';
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

  test('7.1 the highest margin wins; ties go to Romans, Arverni, Aedui', () => {
    const tied = stateOf({ legions: { track: 6 }, pieces: { nervii: { romans: { legions: 6 } } } });
    expect(rankingOf(tied).map(({ counted }) => counted)).toEqual(['romans', 'aedui', 'arverni', 'belgae']);
    const result = resultOf(state(), 'Why.');
    expect(result.winners).toEqual(['arverni']);
    expect(result.reason).toContain('Why. By victory margin: Arverni (1)');
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

  test('1.5 a player of all four Factions runs each for itself, and who has given up does not win', () => {
    expect(rankingOf(state({ players: 1 }))).toHaveLength(4);
    const G = state({ seats: { romans: '0', arverni: null, aedui: '2', belgae: '3' } });
    expect(isVictory(G)).toBe(false);
    expect(resultOf(G, 'Why.').winners).toEqual(['romans']);
  });
});
