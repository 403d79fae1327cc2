/* Whose a Roman counter is, and how long. */
import { describe, expect, test } from 'vitest';
import { defaultComponents, rulebook } from '../../games/alesia';
import { awaitRelief } from '../../games/alesia/command';
import { commands } from '../../games/alesia/commanders';
import { eliminate } from '../../games/alesia/losses';
import { setUp } from '../../games/alesia/setup';
import { withDefaults } from '../../games/kit/options';
import { Play } from '../../games/kit/play';
import { scripted, seededChance } from '../../games/testing/chance';
import { type Position, restOf, stateOf, tableAt } from './table';

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

  test('17.5 without taking over there is nothing to refuse, to grant or to hand back', () => {
    const at = { AA20: 'caesar', AA21: 'labienus VII.2' };
    const table = tableAt({ players: 4, sphere: 'VIII', at }, restOf('relief'));
    for (const side of ['caesar', 'labienus'] as const) expect(table.refuses(side, 'handBack')).toBe(true);
    expect(table.refuses('labienus', 'refuse')).toBe(true);
    expect(table.refuses('labienus', 'grant')).toBe(true);
    table.do('caesar', 'assume');
    expect(table.refuses('labienus', 'grant')).toBe(true);
    expect(table.refuses('caesar', 'assume')).toBe(true);
    expect(table.do('labienus', 'refuse').refuses('caesar', 'handBack')).toBe(true);
  });

  test('17.5 it may be said while the Gauls move off the board', () => {
    const table = tableAt(
      { players: 4, sphere: 'VIII', at: { AA20: 'caesar' }, zones: { I: 'AED.5' } },
      { step: 'offBoard', sides: [], begun: false },
    );
    expect([table.step, table.moves('caesar')]).toEqual(['offBoard', ['order', 'assume']]);
  });

  test('17.5 a leader at home has taken over nothing beyond his border', () => {
    const position: Position = { players: 4, sphere: 'VIII', takeovers: { caesar: 'assumed' } };
    const commander = (hex: string) =>
      commands(stateOf({ ...position, at: { [hex]: 'caesar', O9: 'VII.2' } }), 'caesar', 'VII.2');
    expect([commander('N9'), commander('O8')]).toEqual([false, true]);
  });

  test('17.4 who has no colleague any more has nothing to take over', () => {
    const table = tableAt({ players: 4, sphere: 'VIII', at: { AA20: 'labienus VII.2' } }, restOf('relief'));
    table.start((play) => rulebook.resign(play, ['caesar']));
    expect(table.moves('labienus')).toEqual(['order']);
    expect(commands(table.G, 'labienus', 'VII.2')).toBe(true);
  });

  test('17.8 who does not see the spheres takes all Romans for Caesar’s', () => {
    const variants = { ...stateOf().variants, secretSpheres: true };
    const at = { W20: 'VII.2', W60: 'VII.3', A12: 'VII.4' };
    const { G } = tableAt({ players: 4, sphere: 'I', variants, at }, restOf());
    const view = rulebook.view(G, ['relief']);
    expect(['VII.2', 'VII.3', 'VII.4'].every((unit) => commands(view, 'caesar', unit))).toBe(true);
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

test('18.2 one, two and three turns are drawn alike for the second Assault Period', () => {
  const drawn = new Set<number>();
  for (let seed = 0; seed < 30; seed++) {
    const play = new Play(stateOf(), seededChance(seed));
    awaitRelief(play);
    drawn.add(play.G.secret.delay);
  }
  expect([...drawn].sort()).toEqual([1, 2, 3]);
});

test('17.6 with two players nobody is out when Caesar falls', () => {
  const variants = { ...stateOf().variants, leaderOut: true };
  const table = tableAt({ variants, at: { W60: 'caesar' } }, restOf());
  table.start((play) => eliminate(play, ['caesar'], '19.3', ''));
  expect([table.result, table.sides]).toEqual([null, ['caesar']]);
});
