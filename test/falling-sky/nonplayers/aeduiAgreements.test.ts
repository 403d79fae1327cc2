import { describe, expect, test } from 'vitest';
import type { Matter } from '../../../games/falling-sky/answers';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL } from '../../../games/falling-sky/commands/terms';
import { PLAYERS, type Player } from '../../../games/falling-sky/components/factions';
import { askFor } from '../../../games/falling-sky/negotiation';
import { helpRomansInNeed } from '../../../games/falling-sky/nonplayers/aedui/agreements';
import { withAuxilia } from '../../../games/falling-sky/nonplayers/aedui/diviciacus';
import { mightAgree } from '../../../games/falling-sky/nonplayers/agreements';
import { withWarbands } from '../../../games/falling-sky/nonplayers/romans/diviciacus';
import { changeResources } from '../../../games/falling-sky/resources';
import type { G } from '../../../games/falling-sky/state';
import type { AnyFrame } from '../../../games/kit/frame';
import { Play } from '../../../games/kit/play';
import { scripted } from '../../../games/testing/chance';
import { begin, beginCommand, type Position, stateOf } from '../table';
import { aeduiTurn } from './aedui';
import { alone, eventTurn, unheld } from './table';

/** As many Allies of the Arverni and Belgae as leave the Romans this score. */
function score(romans: number): Position['at'] {
  const arverni = [
    'arverni',
    'cadurci',
    'volcae',
    'carnutes',
    'aulerci',
    'mandubii',
    'senones',
    'lingones',
    'veneti',
    'namnetes',
  ];
  const belgae = [
    'menapii',
    'morini',
    'eburones',
    'nervii',
    'atrebates',
    'bellovaci',
    'treveri',
    'remi',
    'pictones',
    'santones',
  ];
  const germans = ['sugambri', 'suebi-north', 'ubii', 'suebi-south'];
  const all = [
    ...arverni.map((tribe) => [tribe, 'arverni']),
    ...belgae.map((tribe) => [tribe, 'belgae']),
    ...germans.map((tribe) => [tribe, 'germans']),
  ];
  return Object.fromEntries(all.slice(0, 30 - romans));
}

/** Asks the Non-player Aedui, who are the only one, and returns whether they agree. */
function agrees(by: Player, matter: Matter, romans = 9, dice: number[] = [], ...others: Player[]): boolean {
  const table = begin(unheld({ at: score(romans) }, 'aedui', ...others), askFor(by, 'aedui', matter))
    .dice(...dice)
    .start();
  return table.told(RULES[matter], 'The Aedui agree with');
}

const RULES: Readonly<Record<Matter, string>> = {
  supply: '3.2.1',
  retreat: '3.2.4',
  quarters: '6.3',
  passage: '3.2.2',
  pieces: '1.5.2',
};

const FAVOURS = ['supply', 'retreat', 'quarters'] as const;

describe('8.4.2 whose agreement Non-players count on', () => {
  test('8.4.2, 8.6.6, 8.8.6 who is counted on might agree, and who is not never does', () => {
    const answers = (host: Player, guest: Player, held: boolean, romans: number, die: number) => {
      const run = PLAYERS.filter((each) => each === host || (each === guest && !held));
      const table = begin(alone({ at: score(romans) }, host, run), askFor(guest, host, 'retreat'));
      const counted = mightAgree(table.G, host, guest);
      return [counted, table.dice(die).start().told('3.2.4', 'agree with') && !table.told('3.2.4', 'do not')];
    };
    const counted: string[] = [];
    for (const host of PLAYERS)
      for (const guest of PLAYERS.filter((each) => each !== host))
        for (const held of [true, false])
          for (const romans of [9, 10, 12, 13]) {
            const [isCounted, agrees] = answers(host, guest, held, romans, 1);
            expect([host, guest, held, romans, agrees]).toEqual([host, guest, held, romans, isCounted]);
            if (isCounted) counted.push(`${host} ${guest} ${held} ${romans}`);
          }
    expect(counted).toEqual([
      ...[9, 10, 12, 13].map((romans) => `romans aedui false ${romans}`),
      ...[9, 10, 12].map((romans) => `aedui romans true ${romans}`),
      ...[9, 10, 12, 13].map((romans) => `aedui romans false ${romans}`),
    ]);
    for (const host of PLAYERS)
      for (const guest of PLAYERS) expect(mightAgree(stateOf(), host, guest)).toBe(true);
  });

  test('8.6.6 the die that has been rolled in a turn tells whether the Aedui are counted on', () => {
    const counted = (favours: boolean | undefined) => {
      const G = stateOf(unheld({ at: score(10) }, 'aedui'));
      G.stack = [{ ...eventTurn('belgae'), favours }];
      return mightAgree(G, 'aedui', 'romans');
    };
    expect([undefined, true, false].map(counted)).toEqual([true, true, false]);
  });
});

describe('8.6.6 Supply Lines, Retreat, Quarters', () => {
  test.each(FAVOURS)('8.6.6 %s: for a Roman player below 10, from 10 to 12 on a roll of 1 to 4', (matter) => {
    expect(agrees('romans', matter, 9)).toBe(true);
    expect(agrees('romans', matter, 10, [4])).toBe(true);
    expect(agrees('romans', matter, 10, [5])).toBe(false);
    expect(agrees('romans', matter, 12, [4])).toBe(true);
    expect(agrees('romans', matter, 13)).toBe(false);
  });

  test('8.6.6 for Non-player Romans whatever their score, for Arverni and Belgae never', () => {
    for (const matter of FAVOURS) {
      expect(agrees('romans', matter, 20, [], 'romans')).toBe(true);
      for (const by of ['arverni', 'belgae'] as const) expect(agrees(by, matter, 9)).toBe(false);
    }
  });

  test('8.6.6 they never Harass Romans, and Vercingetorix they do', () => {
    expect(agrees('romans', 'passage', 20)).toBe(true);
    expect(agrees('arverni', 'passage', 20)).toBe(false);
  });

  const turn: AnyFrame<G> = {
    step: 'turn',
    sides: [],
    faction: 'romans',
    options: [],
    limited: false,
    executes: 'command',
  };
  const quarters: AnyFrame<G> = { step: 'quarters', sides: [], parts: [] };

  test.each([
    ['turn', turn, 'supply'],
    ['Quarters Phase', quarters, 'quarters'],
  ] as const)('8.6.6 the roll holds for the %s', (_, under, matter) => {
    const twice: AnyFrame<G>[] = [askFor('romans', 'aedui', matter), askFor('romans', 'aedui', 'supply')];
    for (const [die, answer] of [
      [5, 'The Aedui do not agree with the Romans.'],
      [4, 'The Aedui agree with the Romans.'],
    ] as const) {
      const table = begin(
        unheld({ at: score(11) }, 'aedui'),
        structuredClone(under),
        ...structuredClone(twice),
      )
        .dice(die)
        .start();
      expect(table.journal.filter(({ text }) => text === answer)).toHaveLength(2);
      expect(table.diceLeft).toEqual([]);
    }
  });
});

describe('8.6.6 Resources', () => {
  const gift = (position: Position, loss: number, dice: number[] = []) => {
    const held = unheld({ at: score(9), resources: { romans: 5, aedui: 21 }, ...position }, 'aedui');
    const table = begin(held, askFor('arverni', 'belgae', 'supply')).dice(...dice);
    table.start((play) => changeResources(play, '1.8', 'romans', -loss));
    return [table.G.resources.romans, table.G.resources.aedui];
  };

  test('8.6.6 ten are given when the Romans fall below two and the Aedui have more than 20', () => {
    expect(gift({}, 4)).toEqual([11, 11]);
    expect(gift({}, 3)).toEqual([2, 21]);
    expect(gift({ resources: { romans: 5, aedui: 20 } }, 4)).toEqual([1, 20]);
    expect(gift({ resources: { romans: 1, aedui: 21 } }, 1)).toEqual([0, 21]);
  });

  test('8.6.6 to a Roman player as far as the score allows', () => {
    expect(gift({ at: score(12) }, 5, [4])).toEqual([10, 11]);
    expect(gift({ at: score(12) }, 5, [5])).toEqual([0, 21]);
    expect(gift({ at: score(13) }, 5)).toEqual([0, 21]);
  });

  test('8.6.6 nothing by rule from Aedui whom a player runs', () => {
    const resources = { romans: 5, aedui: 21 };
    const table = begin({ at: score(9), resources }, askFor('arverni', 'belgae', 'supply'));
    table.start((play) => changeResources(play, '1.8', 'romans', -4));
    expect([table.G.resources.romans, table.G.resources.aedui]).toEqual([1, 21]);
  });

  test('8.6.6 not with the shaded text of card 38', () => {
    expect(gift({ capabilities: { 38: { text: 'shaded', holder: null } } }, 4)).toEqual([1, 21]);
  });

  test('8.6.6 at that instant only, not when the Aedui have more than 20 later', () => {
    const G = stateOf(unheld({ resources: { romans: 2, aedui: 15 } }, 'aedui', 'romans'));
    const play = new Play(G, scripted());
    changeResources(play, '1.8', 'romans', -1);
    helpRomansInNeed(play);
    changeResources(play, '1.8', 'aedui', 10);
    helpRomansInNeed(play);
    expect(G.resources).toMatchObject({ romans: 1, aedui: 25 });
  });

  test('8.6.6 not to Romans who have two again when the Aedui could give, and it is told to all', () => {
    const G = stateOf(unheld({ resources: { romans: 2, aedui: 25 } }, 'aedui', 'romans'));
    const play = new Play(G, scripted());
    changeResources(play, '1.8', 'romans', -1);
    changeResources(play, '1.8', 'romans', 1);
    helpRomansInNeed(play);
    expect(G.resources).toMatchObject({ romans: 2, aedui: 25 });
    changeResources(play, '1.8', 'romans', -1);
    helpRomansInNeed(play);
    expect(G.resources).toMatchObject({ romans: 11, aedui: 15 });
    expect(play.lines.at(-1)).toMatchObject({
      rule: '8.6.6',
      text: 'The Aedui give the Romans 10 Resources.',
    });
  });

  test('8.6.6 also in the course of a Command', () => {
    const position = unheld(
      { at: score(9), resources: { romans: 3, aedui: 30 }, pieces: { provincia: { romans: { troops: 4 } } } },
      'aedui',
    );
    const table = beginCommand(position, 'march', 'romans').do('romans', 'select', 'provincia');
    expect(table.G.resources).toMatchObject({ romans: 11, aedui: 20 });
  });
});

describe('8.6.8 Diviciacus', () => {
  const unshaded: Position['capabilities'] = { 38: { text: 'unshaded', holder: null } };

  test('8.6.8 Warbands are lent to Romans with a score of 12 or less', () => {
    expect(agrees('romans', 'pieces', 12)).toBe(true);
    expect(agrees('romans', 'pieces', 13)).toBe(false);
    expect(agrees('arverni', 'pieces', 12)).toBe(false);
  });

  test('8.8.8 Non-player Romans reckon with the Warbands that Non-player Aedui will lend them', () => {
    const lent = (romans: number, ...others: Player[]) => {
      const pieces = { provincia: { aedui: { troops: 1 } } };
      const G = stateOf(unheld({ at: score(romans), pieces, capabilities: unshaded }, 'romans', ...others));
      return withWarbands(G, orderFor('battle', 'romans', 'romans', FULL)).pieces.agreed;
    };
    expect(lent(12, 'aedui')).toEqual(['aedui']);
    expect(lent(13, 'aedui')).toEqual([]);
    expect(lent(12)).toEqual([]);
  });

  test('8.6.8 Auxilia of Non-player Romans count in Battle, and are lost first', () => {
    const pieces: Position['pieces'] = {
      treveri: { aedui: { revealed: 1 }, romans: { revealed: 3 }, belgae: { revealed: 1 } },
    };
    const position: Position = {
      resources: { aedui: 30 },
      pieces,
      at: { treveri: 'belgae', nervii: 'romans' },
      capabilities: unshaded,
    };
    const table = aeduiTurn(position, { others: ['romans', 'belgae'] });
    expect(table.told('8.6.2', 'By rule the Aedui Battle')).toBe(true);
    expect(table.force('treveri', 'aedui')).toBe('1r');
    expect(table.G.tribes.treveri).toBeUndefined();
  });

  test('8.6.8, 8.8.8 Auxilia are reckoned with as long as the Aedui do not exceed their threshold', () => {
    const lends = (tribes: Position['at']) => {
      const pieces: Position['pieces'] = { aedui: { aedui: { troops: 1 }, romans: { troops: 1 } } };
      const capabilities: Position['capabilities'] = { 38: { text: 'unshaded', holder: null } };
      const G = stateOf(unheld({ pieces, at: tribes, capabilities }, 'aedui', 'romans'));
      return withAuxilia(G, orderFor('raid', 'aedui', 'aedui', FULL)).pieces.agreed;
    };
    expect(lends({ aedui: 'aedui', arverni: 'arverni' })).toEqual(['romans']);
    expect(lends({ aedui: 'aedui' })).toEqual([]);
  });

  test('8.6.8 a Raid asks a Roman player for Auxilia and uses them first', () => {
    const position: Position = {
      resources: { aedui: 0 },
      pieces: { treveri: { aedui: { troops: 2 }, romans: { troops: 2 } } },
      capabilities: unshaded,
      devastated: ['aedui'],
      at: { treveri: 'dispersed' },
    };
    const table = aeduiTurn(position);
    expect([table.step, table.side]).toEqual(['agreement', 'romans']);
    table.do('romans', 'agree');
    expect(table.force('treveri', 'romans')).toBe('2r');
    expect(table.force('treveri', 'aedui')).not.toContain('r');
  });

  test('8.6.8 Auxilia are placed by Rally for Non-player Romans, when no Warbands are left', () => {
    const position = (warbands: number): Position => ({
      resources: { aedui: 30 },
      pieces: {
        aedui: { aedui: { revealed: warbands }, romans: { revealed: 1 } },
        veneti: { belgae: { revealed: 3 }, romans: { revealed: 1 } },
      },
      at: { aedui: 'aedui', veneti: 'aedui', nervii: 'belgae', morini: 'belgae' },
      capabilities: unshaded,
    });
    const rally = (...parameters: Parameters<typeof aeduiTurn>) => {
      const table = aeduiTurn(...parameters);
      expect(table.told('3.3.1', 'turn Bibracte into a Citadel')).toBe(true);
      expect(table.step).not.toBe('agreement');
      return table.told('3.3.1', 'Auxilia');
    };
    expect(rally(position(20), { others: ['romans'] })).toBe(true);
    expect(rally(position(18), { others: ['romans'] })).toBe(false);
    expect(rally(position(20))).toBe(false);
  });

  test('8.6.8 no Battle is reckoned with Auxilia of a player, nor of Non-players to whom the Aedui are too strong', () => {
    const position = (aedui: Position['at'] = {}): Position => ({
      resources: { aedui: 30 },
      pieces: { treveri: { aedui: { revealed: 1 }, romans: { revealed: 3 }, belgae: { revealed: 1 } } },
      at: { treveri: 'belgae', nervii: 'romans', ...aedui },
      capabilities: unshaded,
    });
    const battles = (...parameters: Parameters<typeof aeduiTurn>) =>
      aeduiTurn(...parameters).told('8.6.2', 'By rule the Aedui Battle');
    expect(battles(position(), { others: ['romans', 'belgae'] })).toBe(true);
    expect(battles(position(), { others: ['belgae'] })).toBe(false);
    const strong: Position['at'] = { aedui: 'aedui', bituriges: 'aedui' };
    expect(battles(position(strong), { others: ['romans', 'belgae'] })).toBe(false);
  });

  test('8.6.8 for a March nobody is asked for Auxilia', () => {
    const table = aeduiTurn({
      resources: { aedui: 30, romans: 30 },
      pieces: { treveri: { aedui: { troops: 5 }, romans: { troops: 2 } } },
      capabilities: unshaded,
      devastated: ['aedui'],
      at: { treveri: 'dispersed', sequani: 'dispersed', helvetii: 'dispersed', ubii: 'dispersed' },
    });
    expect(table.told('3.3.2', 'Treveri to')).toBe(true);
  });
});
