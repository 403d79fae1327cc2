import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/falling-sky';
import { defaultComponents } from '../../games/falling-sky/components/default';
import type { Player } from '../../games/falling-sky/components/factions';
import { askFor } from '../../games/falling-sky/negotiation';
import { idleMove } from '../../games/falling-sky/resigning';
import { seatingFor } from '../../games/falling-sky/seats';
import { optionsAfter } from '../../games/falling-sky/sequence';
import { setUp } from '../../games/falling-sky/setup';
import type { Eligibility, FrameOf, G } from '../../games/falling-sky/state';
import { withDefaults } from '../../games/kit/options';
import { scripted } from '../../games/testing/chance';
import { begin, type Position, stateOf, Table } from './table';

/** Card 1 has the order Romans, Arverni, Aedui, Belgae. */
const PIECES: Position = {
  card: 1,
  pieces: {
    provincia: { romans: { leader: 'named', troops: 2 } },
    arverni: { arverni: { troops: 2 } },
    aedui: { aedui: { troops: 2 } },
    nervii: { belgae: { troops: 2 } },
  },
  at: { arverni: 'arverni', aedui: 'aedui', nervii: 'belgae' },
};
const card = (position: Position = {}) => begin({ ...PIECES, ...position }).start();
const game = (position: Position = {}) => {
  const G = stateOf({ ...PIECES, played: [], next: 1, deck: [1, 9, 10, 11], ...position });
  G.stack = [{ step: 'game', sides: [] }];
  return new Table(G).start();
};
const STATES: Record<string, Eligibility> = {
  yes: { now: true, barred: false, stays: false },
  no: { now: false, barred: false, stays: false },
  barred: { now: true, barred: true, stays: false },
  stays: { now: true, barred: false, stays: true },
};
const eligible = (romans: string, arverni: string, aedui: string, belgae: string): Position => ({
  eligibility: {
    romans: STATES[romans],
    arverni: STATES[arverni],
    aedui: STATES[aedui],
    belgae: STATES[belgae],
  },
});
const raid = (table: Table, faction: Player, region: 'arverni' | 'aedui' | 'nervii') =>
  table.do(faction, 'command', 'raid').do(faction, 'gain', region, faction).do(faction, 'end');

describe('2.3 Event card', () => {
  test('2.3 up to two Factions execute a Command or the Event, from left to right, and Ineligible ones do nothing', () => {
    const table = game({ ...eligible('no', 'yes', 'yes', 'yes'), next: 4 });
    expect(table.G.played).toEqual([4]);
    expect(table.side).toBe('arverni');
    expect(table.moves('arverni').sort()).toEqual(['command', 'event', 'pass', 'standing']);
    raid(table, 'arverni', 'arverni');
    expect(table.side).toBe('belgae');
    raid(table, 'belgae', 'nervii');
    expect(table.G.played).toEqual([4, 9]);
    expect([table.step, table.side]).toEqual(['turn', 'romans']);
    expect(table.legal('romans', 'event')).toEqual(['unshaded']);
  });

  test('2.3 the Event may be what the 1st executes, and then the 2nd has a Command with Special Ability, not the Event', () => {
    const table = game(eligible('no', 'yes', 'yes', 'yes'));
    table.G.senate = { box: 'intrigue', firm: false };
    table.do('arverni', 'event', 'unshaded').do('arverni', 'choose', 'up');
    expect(table.G.senate.box).toBe('uproar');
    expect(table.side).toBe('aedui');
    expect(table.moves('aedui')).not.toContain('event');
    table.do('aedui', 'command', 'raid');
    expect(table.moves('aedui')).toContain('ability');
    table.do('aedui', 'gain', 'aedui', 'aedui').do('aedui', 'end');
    expect(table.G.played).toEqual([1, 9]);
  });

  test('2.3.3 a 2nd Eligible who passes is replaced by the next, with the options that the 1st has left', () => {
    const table = raid(game(eligible('no', 'yes', 'yes', 'yes')), 'arverni', 'arverni');
    table.do('aedui', 'pass');
    expect(table.side).toBe('belgae');
    expect(table.moves('belgae')).not.toContain('event');
    expect(table.prompt('belgae')?.text).toContain('Limited');
    table.do('belgae', 'pass');
    const now = Object.entries(table.G.eligibility).map(([faction, state]) => `${faction} ${state.now}`);
    expect(now).toEqual(['romans true', 'arverni false', 'aedui true', 'belgae true']);
  });

  test('2.3.3 who passes though they could do something is asked once more', () => {
    const table = card();
    expect(table.forgone(table.side, 'pass')).toMatch(/brings [12] Resources? and nothing else/);
  });

  test('2.3.3 nobody passes beyond 45 Resources', () => {
    const table = card({ resources: { romans: 44 } }).do('romans', 'pass');
    expect(table.G.resources.romans).toBe(45);
  });

  test('2.3.5 a Limited Command has one Region and no Special Ability, which the full one has', () => {
    const pieces: Position['pieces'] = { ...PIECES.pieces, mandubii: { aedui: { troops: 1 } } };
    const full = card({ pieces, ...eligible('no', 'no', 'yes', 'yes') }).do('aedui', 'command', 'raid');
    full.do('aedui', 'gain', 'aedui', 'aedui');
    expect(full.moves('aedui')).toContain('ability');
    expect(full.legal('aedui', 'gain')).toContain('mandubii aedui');
    const table = raid(card({ pieces, ...eligible('no', 'yes', 'yes', 'yes') }), 'arverni', 'arverni');
    table.do('aedui', 'command', 'raid').do('aedui', 'gain', 'aedui', 'aedui');
    expect(table.moves('aedui')).not.toContain('ability');
    expect(table.legal('aedui', 'gain')).toEqual(['aedui aedui']);
  });

  test('1.5.2 the four Resources between Factions of one player are those of one execution', () => {
    const table = card({ players: 2, ...eligible('no', 'yes', 'no', 'yes') });
    table.do('arverni', 'command', 'raid').do('arverni', 'transfer', 'belgae', 4);
    expect(table.legal('arverni', 'transfer').filter((move) => move.startsWith('belgae'))).toEqual([]);
    table.do('arverni', 'gain', 'arverni', 'arverni').do('arverni', 'end');
    table.do('belgae', 'command', 'raid');
    expect(table.legal('belgae', 'transfer')).toContain('arverni 4');
    expect(table.legal('belgae', 'transfer')).not.toContain('arverni 5');
    expect(table.refuses('belgae', 'end')).toBe(false);
  });

  test('2.3.5 a Limited Command counts as a Command', () => {
    const table = raid(game(eligible('no', 'yes', 'no', 'yes')), 'arverni', 'arverni');
    raid(table, 'belgae', 'nervii');
    expect(table.G.eligibility.belgae.now).toBe(false);
    expect(table.G.eligibility.aedui.now).toBe(true);
  });

  test('2.3.2 the leftmost Eligible Faction is first, Ineligible ones are left out', () => {
    expect(card().side).toBe('romans');
    expect(card(eligible('no', 'yes', 'yes', 'yes')).side).toBe('arverni');
    expect(card({ card: 4, ...eligible('no', 'no', 'yes', 'yes') }).side).toBe('belgae');
  });

  test('2.3.3 who passes receives Resources and stays Eligible; the next has the same options', () => {
    const table = game();
    table.do('romans', 'pass');
    expect(table.G.resources.romans).toBe(22);
    expect(table.side).toBe('arverni');
    expect(table.legal('arverni', 'event')).toEqual(['unshaded']);
    table.do('arverni', 'pass').do('aedui', 'pass');
    expect(table.G.resources).toMatchObject({ arverni: 21, aedui: 21, belgae: 20 });
    table.do('belgae', 'pass');
    expect(table.G.played).toEqual([1, 9]);
    for (const state of Object.values(table.G.eligibility)) expect(state.now).toBe(true);
  });

  test('2.3.4 what the 2nd Eligible may do depends on what the 1st has done', () => {
    expect(optionsAfter([])).toEqual({ options: ['command', 'ability', 'event'], limited: false });
    expect(optionsAfter(['command'])).toEqual({ options: ['command'], limited: true });
    expect(optionsAfter(['ability'])).toEqual({ options: ['command', 'event'], limited: true });
    expect(optionsAfter(['event'])).toEqual({ options: ['command', 'ability'], limited: false });
  });

  test('2.3.4 after a Command alone the 2nd Eligible has a Limited Command, and no Event', () => {
    const table = raid(card(eligible('no', 'yes', 'yes', 'yes')), 'arverni', 'arverni');
    expect(table.side).toBe('aedui');
    expect(table.moves('aedui')).not.toContain('event');
    expect(table.prompt('aedui')?.text).toContain('Limited');
    table.do('aedui', 'command', 'rally').do('aedui', 'warbands', 'aedui', 1);
    expect(table.moves('aedui')).not.toContain('ability');
  });

  test('2.3.4 after a Command with a Special Ability the 2nd Eligible may choose the Event', () => {
    const table = card(eligible('no', 'no', 'yes', 'yes'));
    table.do('aedui', 'command', 'raid').do('aedui', 'gain', 'aedui', 'aedui');
    table.do('aedui', 'ability', 'trade');
    while (table.step !== 'turn') {
      const [move] = ['refuse', 'trade', 'end'].filter((name) => table.moves(table.side).includes(name));
      table.do(table.side, move);
    }
    expect(table.side).toBe('belgae');
    expect(table.moves('belgae')).toContain('event');
    expect(table.prompt('belgae')?.text).toContain('Limited');
  });

  test('2.3.6 who executed is Ineligible for the next card, who passed or waited is Eligible', () => {
    const table = game(eligible('no', 'yes', 'yes', 'yes'));
    raid(table, 'arverni', 'arverni');
    table.do('aedui', 'pass');
    raid(table, 'belgae', 'nervii');
    const now = Object.entries(table.G.eligibility).map(([faction, state]) => `${faction} ${state.now}`);
    expect(now).toEqual(['romans true', 'arverni false', 'aedui true', 'belgae false']);
  });

  test('2.3.6 Events make Factions Ineligible for this card and the next, or let them stay Eligible', () => {
    const table = game(eligible('barred', 'stays', 'no', 'yes'));
    expect(table.side).toBe('arverni');
    raid(table, 'arverni', 'arverni');
    raid(table, 'belgae', 'nervii');
    expect(table.G.eligibility).toEqual({
      romans: { now: false, barred: false, stays: false },
      arverni: { now: true, barred: false, stays: false },
      aedui: { now: true, barred: false, stays: false },
      belgae: { now: false, barred: false, stays: false },
    });
  });

  test('2.3.4 a Command that is called off leaves the Faction to choose again', () => {
    const table = card();
    const before = table.G.resources.romans;
    table.do('romans', 'command', 'recruit').do('romans', 'end');
    expect([table.step, table.side]).toEqual(['turn', 'romans']);
    expect(table.G.resources.romans).toBe(before);
    expect(table.moves('aedui')).not.toContain('transfer');
    table.do('romans', 'pass');
    expect(table.side).toBe('arverni');
  });

  test('2.3.7 the next card comes to light when a card is played; what was looked at is one less', () => {
    const G = stateOf({ ...PIECES, played: [], next: 1, deck: [9, 10, 11] });
    G.next = 1;
    G.secret = { deck: [9, 10, 11], looked: { romans: [9, 10], aedui: [9] } };
    G.stack = [{ step: 'game', sides: [] }];
    const table = new Table(G).start();
    expect([table.G.played, table.G.next, table.G.secret.deck]).toEqual([[1], 9, [10, 11]]);
    expect(table.G.secret.looked).toEqual({ romans: [10] });
  });

  test('2.3.8 upon Frost nobody Marches by the Sequence of Play', () => {
    expect(card().legal('romans', 'command')).toContain('march');
    expect(card({ next: 'winter' }).legal('romans', 'command')).not.toContain('march');
  });

  test('2.3.8 with Sudden Frost the cards change places, and Winter comes at once', () => {
    const G = stateOf({ ...PIECES, at: {}, played: [], suddenFrost: true });
    G.next = 1;
    G.secret = { deck: ['winter', 9], looked: {} };
    G.stack = [{ step: 'game', sides: [] }];
    const table = new Table(G).start();
    expect(table.G.played).toEqual(['winter']);
    expect(table.G.next).toBe(1);
    expect(table.G.winters).toBe(1);
    expect(table.result?.winners).toEqual(['romans']);
  });

  test('2.3.8 Sudden Frost: an Event card that is not the last of the year is played as ever', () => {
    const table = game({ suddenFrost: true, deck: [1, 9, 'winter'] });
    expect([table.G.played, table.G.winters, table.step]).toEqual([[1], 0, 'turn']);
  });

  test('2.3.8 Sudden Frost: the Event card that gave way is the first of the next year, without Frost', () => {
    const table = game({
      at: {},
      suddenFrost: true,
      deck: [9, 'winter', 10, 11],
      next: 9,
      scenario: 'pax-gallica',
    });
    expect([table.G.played, table.G.next, table.G.winters]).toEqual([['winter'], 9, 1]);
    while (table.step !== 'turn') {
      const [move] = ['stay', 'done', 'goOn'].filter((name) => table.moves(table.side).includes(name));
      if (table.step === 'spring') table.do(table.side, 'successor', table.legal(table.side, 'successor')[0]);
      else table.do(table.side, move);
    }
    expect([table.G.played, table.G.next]).toEqual([['winter', 9], 10]);
    expect(table.legal('romans', 'command')).toContain('march');
  });

  test('2.4 a WINTER card is a Winter Round', () => {
    const table = game({ next: 'winter', pieces: {} });
    expect(table.G.winters).toBe(1);
    expect(table.told('2.3.7', 'Winter')).toBe(true);
  });
});

describe('1.5 players', () => {
  test.each([
    [1, {}, '0000'],
    [2, {}, '0101'],
    [3, { pairs: 'arverni-belgae' }, '0121'],
    [3, { pairs: 'romans-aedui' }, '0102'],
    [4, {}, '0123'],
  ] as const)('1.5.1 %i players with %o', (players, options, seats) => {
    const all = withDefaults(rulebook, options);
    expect(Object.values(seatingFor(players, all)).join('')).toBe(seats);
  });

  test.each([
    [1, 'arverni-belgae', 'named'],
    [2, 'arverni-belgae', 'named'],
    [3, 'arverni-belgae', 'successor'],
    [3, 'romans-aedui', 'named'],
    [4, 'arverni-belgae', 'named'],
  ])(
    '2.1 with %i players (%s) the Belgae of The Great Revolt begin with their %s Leader',
    (players, pairs, as) => {
      const options = withDefaults(rulebook, { scenario: 'great-revolt', pairs });
      const G = setUp(defaultComponents, {
        options,
        seats: seatingFor(players, options),
        random: scripted(),
      });
      expect(G.forces.sugambri?.belgae?.leader).toBe(as);
    },
  );

  test('1.5 a Faction that nobody runs neither hands anything over nor brings Vercingetorix', () => {
    const moves = ['transfer', 'standing', 'vercingetorix', 'roll', 'place'].map((move) => ({
      move,
      args: [],
    }));
    expect(idleMove(moves).move).toBe('roll');
    expect(idleMove([...moves, { move: 'pass', args: [] }]).move).toBe('pass');
    expect(() => idleMove(moves.slice(0, 3))).toThrow('nothing to do');
  });

  test('8.0 who gives up leaves Factions that are run by rule; the last player wins', () => {
    const table = card({ players: 3 });
    table.start((play) => rulebook.resign(play, ['romans']));
    expect(table.G.seats.romans).toBeNull();
    expect(table.journal.some(({ text }) => text.startsWith('By rule the Romans'))).toBe(true);
    expect(table.result).toBeNull();
    table.start((play) => rulebook.resign(play, ['arverni', 'belgae']));
    expect(table.result).toMatchObject({ winners: ['aedui'], reason: 'The others have given up.' });
  });

  test('8.0, 8.4.2 what a player answers without being asked is over when it gives up', () => {
    const standing: G['standing'] = {
      ...{ romans: {}, arverni: {}, aedui: {} },
      belgae: { supply: { romans: 'agree' } },
    };
    const table = begin({ standing }, askFor('romans', 'belgae', 'supply'));
    table.start((play) => rulebook.resign(play, ['belgae']));
    expect(table.told('3.2.1', 'The Belgae do not agree with the Romans.')).toBe(true);
  });

  test('8.0, 8.1.2 who gives up as the 2nd Eligible executes no Limited Command any more', () => {
    const turn: FrameOf<'turn'> = {
      step: 'turn',
      sides: ['belgae'],
      faction: 'belgae',
      options: ['command'],
      limited: true,
      executes: null,
    };
    const pieces: Position['pieces'] = { ...PIECES.pieces, morini: { belgae: { troops: 2 } } };
    const table = begin({ ...PIECES, pieces, deck: [2] }, turn);
    table.start((play) => rulebook.resign(play, ['aedui']));
    expect(table.G.stack.at(-1)).toMatchObject({ step: 'turn', limited: true });
    table.start((play) => rulebook.resign(play, ['belgae']));
    expect(table.told('3.1', 'The Belgae choose a Command: Rally.')).toBe(true);
    expect(table.journal.filter(({ rule }) => rule === '3.3.1').length).toBeGreaterThan(1);
  });

  test('8.9 who plays alone loses by giving up, to the Non-player that is ahead', () => {
    const table = card({ seats: { romans: '0', arverni: null, aedui: null, belgae: null } });
    table.start((play) => rulebook.resign(play, ['romans']));
    expect(table.result?.winners).toEqual(['aedui']);
    expect(table.result?.reason).toContain('The player has given up.');
  });

  test('1.5 nobody wins when who runs all four Factions gives up', () => {
    const table = card({ players: 1 });
    table.start((play) => rulebook.resign(play, ['romans', 'arverni', 'aedui', 'belgae']));
    expect(table.result?.winners).toEqual([]);
  });
});

describe('2.1 the deck', () => {
  test.each([
    ['pax-gallica', 'full', 75, 5],
    ['pax-gallica', 'short', 75, 5],
    ['reconquest-of-gaul', 'full', 64, 4],
    ['reconquest-of-gaul', 'short', 48, 3],
    ['great-revolt', 'full', 48, 3],
    ['great-revolt', 'short', 32, 2],
  ])('2.1 %s (%s) has %i cards, %i of them WINTER', (scenario, length, cards, winters) => {
    const options = withDefaults(rulebook, { scenario, length });
    const G = setUp(defaultComponents, { options, seats: seatingFor(4, options), random: scripted() });
    const deck = [G.next, ...G.secret.deck];
    expect(deck).toHaveLength(cards);
    expect(deck.filter((each) => each === 'winter')).toHaveLength(winters);
    expect(deck.slice(-6)).toContain('winter');
  });
});
