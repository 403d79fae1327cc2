/* Whose a Roman counter is, and how long. */
import { describe, expect, test } from 'vitest';
import { defaultComponents, rulebook } from '../../games/alesia';
import { commands } from '../../games/alesia/commanders';
import { setUp } from '../../games/alesia/setup';
import { withDefaults } from '../../games/kit/options';
import { scripted } from '../tools/chance';
import { restOf, stateOf, tableAt } from './table';

describe('spheres of command', () => {
  test('17.4 a scout off the board is of the sphere of its zone', () => {
    const { G } = tableAt(
      { players: 4, sphere: 'VIII', zones: { IX: 'GER.1', IV: 'GER.2' } },
      restOf('relief'),
    );
    expect(['GER.1', 'GER.2'].map((unit) => commands(G, 'labienus', unit))).toEqual([true, false]);
  });

  test('17.5 what has been taken over stays so as long as the leader is abroad', () => {
    const table = tableAt(
      { players: 4, sphere: 'VIII', at: { AA20: 'caesar' }, takeovers: { caesar: 'assumed' } },
      restOf('relief'),
      { step: 'startTurn', sides: [] },
    );
    expect(table.G.takeovers).toEqual({ caesar: 'assumed' });
  });

  test('17.8 there is no sphere to keep secret when one commander is left', () => {
    const table = tableAt({ players: 4, sphere: 'VIII', at: { W20: 'VII.2' } }, restOf('relief'));
    table.start((play) => rulebook.resign(play, ['labienus']));
    expect(table.G.secret.sphere).toBeNull();
  });
});

test('18.2 a delay is drawn at the start where one commands all Gauls, and only there', () => {
  const delay = (players: number) => {
    const seats = rulebook.seating?.(players, {}) ?? stateOf().seats;
    return setUp(defaultComponents, { options: withDefaults(rulebook), seats, random: scripted() }).secret
      .delay;
  };
  expect([delay(2) > 0, delay(3), delay(4)]).toEqual([true, 0, 0]);
});
