import { createMatch } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { FallingSky, rulebook } from '../../../games/falling-sky';
import { PLAYERS } from '../../../games/falling-sky/components/factions';
import { keyOf, NON_PLAYERS, playersError, seatingFor } from '../../../games/falling-sky/seats';
import { openingOf } from '../../../games/kit/journal';
import { withDefaults } from '../../../games/kit/options';

const seats = (players: number, nonPlayers: string, pairs = 'arverni-belgae') => {
  const seating = seatingFor(players, { nonPlayers, pairs });
  return PLAYERS.map((faction) => seating[faction] ?? '-').join('');
};

describe('8.0 who is run by rule', () => {
  test('8.0 every set that leaves a Faction for a player may be chosen, the recommended ones first', () => {
    expect(NON_PLAYERS).toHaveLength(14);
    expect(new Set(NON_PLAYERS.map(keyOf)).size).toBe(14);
    expect(NON_PLAYERS.slice(0, 5).map(keyOf)).toEqual([
      'belgae',
      'aedui',
      'aedui-belgae',
      'arverni-aedui-belgae',
      'romans-aedui-belgae',
    ]);
    const option = rulebook.options.find(({ id }) => id === 'nonPlayers');
    expect(option?.choices.map(({ label }) => label).slice(0, 5)).toEqual([
      'none',
      'Belgae',
      'Aedui',
      'Aedui and Belgae',
      'Arverni, Aedui and Belgae',
    ]);
  });

  test.each([
    [3, 'belgae', '012-'],
    [3, 'aedui', '01-2'],
    [2, 'aedui-belgae', '01--'],
    [1, 'arverni-aedui-belgae', '0---'],
    [1, 'romans-aedui-belgae', '-0--'],
    [1, 'aedui-belgae', '00--'],
    [1, 'none', '0000'],
    [2, 'none', '0101'],
    [3, 'none', '0121'],
    [4, 'none', '0123'],
  ])('8.0 %i players with the %s run by rule', (players, nonPlayers, expected) => {
    expect(seats(players, nonPlayers)).toBe(expected);
  });

  test.each([
    ['belgae', '010-'],
    ['aedui', '01-1'],
    ['romans', '-010'],
    ['arverni', '0-01'],
  ])(
    '1.5.1 two players with the %s run by rule: one runs the pair that is left whole',
    (nonPlayers, expected) => {
      for (const pairs of ['arverni-belgae', 'romans-aedui'])
        expect(seats(2, nonPlayers, pairs)).toBe(expected);
    },
  );

  test('8.0 more players than Factions left are refused with a sentence', () => {
    const options = withDefaults(rulebook, { nonPlayers: 'aedui-belgae' });
    expect(playersError(2, options)).toBeNull();
    const sentence = 'With the Aedui and Belgae run by rule no more than 2 can play, not 3.';
    expect(playersError(3, options)).toBe(sentence);
    const lone = withDefaults(rulebook, { nonPlayers: 'arverni-aedui-belgae' });
    expect(playersError(4, lone)).toBe(
      'With the Arverni, Aedui and Belgae run by rule no more than one can play, not 4.',
    );
    const create = (numPlayers: number) =>
      createMatch({ game: FallingSky, numPlayers, setupData: options, unlisted: false });
    expect(create(3)).toEqual({ setupDataError: sentence });
    expect(create(2)).toHaveProperty('initialState');
  });

  test('8.0 a game of one player begins with the Non-players before him and asks him only', () => {
    for (const scenario of ['pax-gallica', 'reconquest-of-gaul', 'great-revolt'])
      for (const nonPlayers of ['arverni-aedui-belgae', 'romans-aedui-belgae']) {
        const setupData = { scenario, nonPlayers };
        const match = createMatch({ game: FallingSky, numPlayers: 1, setupData, unlisted: false });
        if ('setupDataError' in match) throw new Error(match.setupDataError);
        const { G, ctx } = match.initialState;
        expect(ctx.activePlayers).toEqual({ 0: expect.any(String) });
        const top = G.stack[G.stack.length - 1];
        for (const side of top.sides) expect(G.seats[side]).toBe('0');
      }
  });

  test('8.1 what Non-players do before anybody can decide is kept to be told', () => {
    const begun = (nonPlayers: string) => {
      const setupData = { scenario: 'great-revolt', nonPlayers };
      const match = createMatch({ game: FallingSky, numPlayers: 1, setupData, unlisted: false });
      if ('setupDataError' in match) throw new Error(match.setupDataError);
      return match.initialState.G;
    };
    const G = begun('romans-aedui-belgae');
    const view = rulebook.view(G, ['arverni']);
    expect(openingOf(G)[0]).toMatchObject({ rule: '2.3.7', kind: 'card' });
    expect(openingOf(view)).toEqual(openingOf(G));
    expect(openingOf(begun('none'))).toEqual([]);
  });
});
