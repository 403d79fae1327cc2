import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/falling-sky';
import { defaultComponents } from '../../games/falling-sky/components/default';
import type { Player } from '../../games/falling-sky/components/factions';
import { seatingFor } from '../../games/falling-sky/seats';
import { setUp } from '../../games/falling-sky/setup';
import type { G } from '../../games/falling-sky/state';
import { holdVictoryPhase } from '../../games/falling-sky/winter/victoryPhase';
import { withDefaults } from '../../games/kit/options';
import { Play } from '../../games/kit/play';
import { scripted } from '../../games/testing/chance';
import { type Position, stateOf } from './table';

const alone = (faction: Player): G['seats'] => ({
  ...{ romans: null, arverni: null, aedui: null, belgae: null },
  [faction]: '0',
});

/** A Victory Phase; `final` if the WINTER card in play is the last. */
function phase(position: Position, final = false) {
  const G = stateOf({ scenario: 'great-revolt', winters: final ? 3 : 1, ...position });
  const play = new Play(G, scripted());
  holdVictoryPhase(play);
  const { result, lines } = play;
  return { winners: result?.winners, reason: result?.reason ?? '', told: lines.map(({ text }) => text) };
}

/** Romans far beyond their threshold, and nobody else. */
const romansAhead: Position = { seats: alone('romans'), at: { aedui: 'aedui', arverni: 'arverni' } };
/** Aedui beyond theirs, too. */
const aeduiMet: Position['at'] = { aedui: 'aedui', bituriges: 'aedui', arverni: 'arverni' };

/** Romans, Arverni, Aedui and Belgae all one short of their condition. */
const LEVEL: Position = {
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

describe('8.9 a player alone against Non-players', () => {
  test('8.9 does not win before the final Winter, but then', () => {
    expect(phase(romansAhead).winners).toBeUndefined();
    expect(phase(romansAhead, true).winners).toEqual(['romans']);
    expect(phase({ ...romansAhead, seats: { ...alone('romans'), aedui: '1' } }).winners).toEqual(['romans']);
  });

  test('8.9, 1.5.1 nor does who runs several Factions against Non-players', () => {
    const seats = (...held: Player[]): G['seats'] => {
      const all = alone('romans');
      for (const faction of held) all[faction] = '0';
      return all;
    };
    const at: Position['at'] = { aedui: 'aedui', bituriges: 'aedui', nervii: 'belgae' };
    const both = seats('aedui');
    const three = seats('aedui', 'arverni');
    for (const held of [both, three]) {
      expect(phase({ at, seats: held }).winners).toBeUndefined();
      expect(phase({ at, seats: held, onePlayer: 'easy' }).winners).toContain('romans');
    }
    const { told, reason } = phase({ at, seats: both }, true);
    for (const text of [told.at(-1), reason]) expect(text).toContain('Galli ipsi gubernandi sunt!');
    expect(phase({ at, seats: three }, true).told.at(-1)).toContain('Imperator!');
    const behind: Position = { ...LEVEL, seats: both };
    expect(phase(behind).winners).toBeUndefined();
    expect(phase({ ...behind, onePlayer: 'difficult' }).winners).toBeUndefined();
    const ahead: Position = { ...behind, at: { ...LEVEL.at, helvetii: 'aedui' }, onePlayer: 'difficult' };
    expect(phase(ahead).winners).toEqual(['arverni']);
    expect(phase({ at, seats: seats('aedui', 'arverni', 'belgae') }).winners).toBeDefined();
  });

  test('8.9 loses as soon as a Non-player has met its condition', () => {
    const { winners, reason } = phase({ ...romansAhead, at: aeduiMet });
    expect(winners).toEqual(['aedui']);
    expect(reason).toContain('A victory condition is met.');
  });

  test('8.9 a Non-player has met its condition by one, too, with either option', () => {
    const level: Position = { ...LEVEL, seats: alone('arverni') };
    const ends = (more: Position['at'], onePlayer?: 'easy' | 'difficult') =>
      phase({ ...level, at: { ...level.at, ...more }, onePlayer }).reason.split('.')[0];
    for (const onePlayer of [undefined, 'easy', 'difficult'] as const)
      expect(ends({ helvetii: 'aedui', helvii: 'aedui' }, onePlayer)).toBe('A victory condition is met');
    expect(ends({ helvetii: 'aedui' }, 'easy')).toBe('');
  });

  test('8.9 easy: wins in any Winter, though not when a Non-player has met its condition', () => {
    expect(phase({ ...romansAhead, onePlayer: 'easy' }).winners).toEqual(['romans']);
    expect(phase({ ...romansAhead, at: aeduiMet, onePlayer: 'easy' }).winners).toEqual(['aedui']);
  });

  test('8.9 difficult: loses as soon as a Non-player is further ahead', () => {
    const level: Position = { ...LEVEL, seats: alone('arverni') };
    expect(phase({ ...level, onePlayer: 'difficult' }).winners).toBeUndefined();
    const behind: Position = { ...level, at: { ...level.at, helvetii: 'aedui' } };
    expect(phase(behind).winners).toBeUndefined();
    const lost = phase({ ...behind, onePlayer: 'difficult' });
    expect(lost.winners).toEqual(['aedui']);
    expect(lost.reason).toContain('A Non-player is ahead.');
  });

  test('7.1, 8.9 ties in the final Winter go to Non-players', () => {
    expect(phase({ ...LEVEL, seats: alone('romans') }, true).winners).toEqual(['arverni']);
  });

  const outcomes: [title: string, position: Position][] = [
    ['Lugdunensis Limit', { seats: alone('romans'), at: { ...LEVEL.at, eburones: 'belgae' } }],
    ['Client State', { seats: alone('romans'), at: { ...LEVEL.at, helvetii: 'aedui' } }],
    ['Imperium Rebuff', { seats: alone('romans') }],
    ['Subject Gaul', { seats: alone('belgae') }],
    ['In Gallia Bella!', { seats: alone('romans'), at: { ...LEVEL.at, morini: 'dispersed' } }],
    ['Imperator!', { seats: alone('romans'), at: romansAhead.at, pieces: {} }],
    [
      'Galli ipsi gubernandi sunt!',
      { seats: alone('aedui'), at: { ...LEVEL.at, helvetii: 'aedui', helvii: 'aedui', remi: 'aedui' } },
    ],
  ];
  test.each(outcomes)('8.9 the outcome is named: %s', (title, position) => {
    const { reason, told } = phase({ ...LEVEL, ...position }, true);
    expect(told.at(-1)).toContain(title);
    expect(reason).toContain(title);
  });

  test.each([
    ['In Gallia Bella!', { helvetii: 'aedui' }],
    ['In Gallia Bella!', { helvetii: 'aedui', helvii: 'aedui' }],
    ['Galli ipsi gubernandi sunt!', { helvetii: 'aedui', helvii: 'aedui', remi: 'aedui' }],
  ] as const)('8.9 by how far the player is ahead of the best Non-player: %s', (title, more) => {
    const position: Position = { ...LEVEL, seats: alone('aedui'), at: { ...LEVEL.at, ...more } };
    expect(phase(position, true).reason).toContain(title);
  });

  test('8.9 nothing of it is told where others play, too', () => {
    const { reason, told } = phase({ ...LEVEL, seats: { ...alone('romans'), aedui: '1' } }, true);
    expect(reason).toMatch(/\)\.$/);
    expect(told).toEqual([]);
  });

  test.each([
    ['standard', undefined],
    ['easy', 'easy'],
    ['difficult', 'difficult'],
  ])('8.9 the option is kept: %s', (onePlayer, kept) => {
    const options = withDefaults(rulebook, { nonPlayers: 'arverni-aedui-belgae', onePlayer });
    expect(
      setUp(defaultComponents, { options, seats: seatingFor(1, options), random: scripted() }).onePlayer,
    ).toBe(kept);
  });
});
