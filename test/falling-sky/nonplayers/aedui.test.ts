import { describe, expect, test } from 'vitest';
import type { Position } from '../table';
import { lines, reason, aeduiTurn as turn } from './aedui';

/** So many Resources that nobody thinks of Trade. */
const rich = { resources: { aedui: 30, romans: 30 } };

describe('8.6.1 Pass or Event', () => {
  test('8.6.1 first on the next card only: a roll of 4 is a Pass, a 5 is not', () => {
    const passes = turn({ card: 1, deck: [38] }, { dice: [4] });
    expect(passes.told('8.6.1', 'The Aedui roll 4')).toBe(true);
    expect(reason(passes)).toEqual(['8.6.1', 'By rule the Aedui pass.']);
    expect(reason(turn({ card: 1, deck: [38] }, { dice: [5] }))?.[0]).toBe('8.6.3');
  });

  test.each([
    ['first on both cards', 38, 39],
    ['not first on the next', 1, 2],
    ['Winter is next', 1, 'winter'],
  ] as const)('8.6.1 no roll: %s', (_what, card, next) => {
    const table = turn({ card, deck: [next] });
    expect(table.told('8.6.1', 'roll')).toBe(false);
    expect(reason(table)?.[0]).toBe('8.6.3');
  });
});

describe('8.6.2 Battle', () => {
  const against = (pieces: NonNullable<Position['pieces']>, at: Position['at'], position: Position = {}) =>
    turn({ ...rich, pieces, at, ...position }, { others: ['arverni', 'belgae'] });

  test('8.6.2 a Loss that is sure to fall on an Ally', () => {
    const table = against({ treveri: { aedui: { revealed: 2 } } }, { treveri: 'arverni' });
    expect(reason(table)?.[0]).toBe('8.6.2');
    expect(table.G.tribes.treveri).toBeUndefined();
  });

  test('8.6.2 none where Warbands could take it all, or one too few Losses for a Retreat', () => {
    const three = against(
      { treveri: { aedui: { revealed: 6 }, arverni: { troops: 3 } } },
      { treveri: 'arverni' },
    );
    expect(reason(three)?.[0]).not.toBe('8.6.2');
    const one = against(
      { treveri: { aedui: { revealed: 3 }, arverni: { revealed: 1 } } },
      { treveri: 'arverni' },
    );
    expect(reason(one)?.[0]).not.toBe('8.6.2');
    const enough = against(
      { treveri: { aedui: { revealed: 4 }, arverni: { revealed: 1 } } },
      { treveri: 'arverni' },
    );
    expect(reason(enough)?.[0]).toBe('8.6.2');
  });

  test('8.6.2 a Leader who could Retreat only where Ambush makes sure of him', () => {
    const leader = { belgae: { leader: 'successor' } } as const;
    expect(reason(against({ treveri: { aedui: { revealed: 2 }, ...leader } }, {}))?.[0]).not.toBe('8.6.2');
    const table = against({ treveri: { aedui: { troops: 2 }, ...leader } }, {});
    expect(reason(table)?.[0]).toBe('8.6.2');
    expect(table.told('4.4.3', 'Ambush')).toBe(true);
    expect(table.force('treveri', 'belgae')).toBe('');
  });

  test('8.6.2 Germans, who never Retreat', () => {
    const table = against({ sugambri: { aedui: { troops: 2 } } }, { sugambri: 'germans' });
    expect(reason(table)?.[0]).toBe('8.6.2');
  });

  test('8.6.2 Romans only while the Aedui exceed their victory threshold', () => {
    const pieces = { treveri: { aedui: { revealed: 4 } } };
    const tied = turn({ ...rich, pieces, at: { treveri: 'romans', sequani: 'aedui' } });
    expect(reason(tied)?.[0]).not.toBe('8.6.2');
    const ahead = turn({ ...rich, pieces, at: { treveri: 'romans', sequani: 'aedui', helvetii: 'aedui' } });
    expect(reason(ahead)?.[0]).toBe('8.6.2');
  });

  test('8.6.2 not where a Fort could take every Loss', () => {
    const at = { treveri: 'romans', sequani: 'aedui', helvetii: 'aedui' };
    const table = turn({
      ...rich,
      pieces: { treveri: { aedui: { troops: 8 }, romans: { fort: true } } },
      at,
    });
    expect(reason(table)?.[0]).toBe('8.6.2');
    const open = turn({
      ...rich,
      pieces: { treveri: { aedui: { revealed: 8 }, romans: { fort: true } } },
      at,
    });
    expect(reason(open)?.[0]).not.toBe('8.6.2');
  });

  test('8.6.2 then where the enemy is sure to take a Loss, and as many as the Aedui', () => {
    const key = { treveri: { aedui: { revealed: 2 } } };
    const weak = { sequani: { aedui: { revealed: 4 }, arverni: { revealed: 6 } } };
    const strong = { sequani: { aedui: { revealed: 4 }, arverni: { revealed: 8 } } };
    const at = { treveri: 'arverni' };
    expect(against({ ...key, ...weak }, at).told('3.3.4', 'Battle the Arverni in Sequani')).toBe(true);
    expect(against({ ...key, ...strong }, at).told('3.3.4', 'Battle the Arverni in Sequani')).toBe(false);
    expect(reason(against(weak, {}))?.[0]).not.toBe('8.6.2');
  });

  test('8.6.2 as many Battles as there are Resources for', () => {
    const pieces = { treveri: { aedui: { revealed: 2 } }, sugambri: { aedui: { revealed: 2 } } };
    const at = { treveri: 'arverni', sugambri: 'germans' };
    const fought = (aedui: number) => {
      const told = lines(against(pieces, at, { resources: { aedui, romans: 30 } }), '3.3.4');
      return told.filter((text) => text.startsWith('The Aedui Battle'));
    };
    expect(fought(1)).toHaveLength(1);
    expect(fought(2)).toHaveLength(2);
  });

  test('8.6.2 Ambush only in the first Battle in which Retreat or Counterattack would matter', () => {
    const pieces = {
      treveri: { aedui: { troops: 2 } },
      sequani: { aedui: { troops: 6 }, arverni: { revealed: 1 } },
      veneti: { aedui: { troops: 6 }, arverni: { revealed: 1 } },
    };
    const at = { treveri: 'arverni', sequani: 'arverni', veneti: 'arverni' };
    const table = against(pieces, at);
    expect(lines(table, '4.4.3')).toEqual(['The Aedui add Ambush.', 'The Aedui Ambush.']);
    const plain = against({ treveri: pieces.treveri }, { treveri: 'arverni' });
    expect(lines(plain, '4.4.3')).toEqual([]);
  });

  test('8.6.2 no Ambush for a Retreat that has nowhere to go', () => {
    const pieces: Position['pieces'] = { treveri: { aedui: { troops: 4 }, belgae: { revealed: 1 } } };
    const fights = (more: Position['pieces'] = {}, at: Position['at'] = {}) =>
      against({ ...pieces, ...more }, { treveri: 'belgae', ...at });
    const shut = fights({ nervii: { germans: { troops: 1 } } });
    expect(reason(shut)?.[0]).toBe('8.6.2');
    expect(lines(shut, '4.4.3')).toEqual([]);
    expect(lines(fights({}, { nervii: 'belgae' }), '4.4.3')).toEqual([
      'The Aedui add Ambush.',
      'The Aedui Ambush.',
    ]);
  });

  test('8.6.2 Ambush against those who cannot Retreat but could Counterattack', () => {
    const pieces: Position['pieces'] = {
      treveri: { aedui: { revealed: 2 } },
      sugambri: { aedui: { troops: 8 }, germans: { revealed: 8 } },
    };
    const table = against(pieces, { treveri: 'arverni' });
    expect(table.told('3.3.4', 'Battle the Germans in Sugambri')).toBe(true);
    expect(lines(table, '4.4.3')).toEqual(['The Aedui add Ambush.', 'The Aedui Ambush.']);
  });

  test('8.6.2 what is sure is reckoned with Capabilities: the Archers and Slingers come first, the Elite could absorb all', () => {
    const with27: Position = { capabilities: { 27: { text: 'shaded', holder: null } } };
    const key = {
      treveri: { aedui: { revealed: 2 } },
      sequani: { aedui: { revealed: 4 }, arverni: { revealed: 6 } },
    };
    const fights = (position: Position) =>
      against(key, { treveri: 'arverni' }, position).told('3.3.4', 'Battle the Arverni in Sequani');
    expect([fights({}), fights(with27)]).toEqual([true, false]);
    const struck = (position: Position, pieces: Position['pieces'], at: Position['at']) =>
      reason(
        turn({ ...rich, pieces, at, ...position }, { others: ['arverni', 'belgae'], dice: Array(9).fill(6) }),
      )?.[0] === '8.6.2';
    const slung = { treveri: { aedui: { revealed: 4 }, arverni: { revealed: 1 }, romans: { troops: 2 } } };
    const with13: Position = { capabilities: { 13: { text: 'unshaded', holder: null } } };
    const ally = { treveri: 'arverni' };
    expect([struck({}, slung, ally), struck(with13, slung, ally)]).toEqual([true, false]);
    const led = { treveri: { aedui: { revealed: 12 }, arverni: { leader: 'named' as const, revealed: 2 } } };
    const with30: Position = { capabilities: { 30: { text: 'shaded', holder: null } } };
    expect([struck({}, led, {}), struck(with30, led, {})]).toEqual([true, false]);
    const sequani = { aedui: { revealed: 8 }, belgae: { leader: 'successor' as const, revealed: 2 } };
    const hard = (position: Position) =>
      against(
        { treveri: key.treveri, sequani: { ...sequani, romans: { troops: 4 } } },
        { treveri: 'arverni' },
        position,
      ).told('3.3.4', 'Battle the Belgae in Sequani');
    expect([hard({}), hard(with13)]).toEqual([true, false]);
  });

  test('8.6.2 no Ambush for what card 13 costs them, as that does not keep it off', () => {
    const table = turn(
      {
        ...rich,
        pieces: { treveri: { aedui: { troops: 4 }, romans: { troops: 2 } } },
        at: { treveri: 'arverni' },
        capabilities: { 13: { text: 'unshaded', holder: null } },
      },
      { others: ['arverni', 'romans'] },
    );
    expect(reason(table)?.[0]).toBe('8.6.2');
    expect(table.force('treveri', 'aedui')).toBe('3r');
    expect(lines(table, '4.4.3')).toEqual([]);
  });

  test('8.4.4 none in Frost that would advance a Roman player, but for Non-players', () => {
    const position: Position = {
      ...rich,
      pieces: { treveri: { aedui: { revealed: 6 } } },
      at: { treveri: 'arverni' },
      deck: ['winter'],
    };
    expect(reason(turn(position))?.[0]).not.toBe('8.6.2');
    expect(reason(turn(position, { others: ['romans'] }))?.[0]).toBe('8.6.2');
  });
});

describe('8.6.3 Rally', () => {
  const home: Position['pieces'] = { sequani: { aedui: { troops: 5 } } };

  test('8.6.3 Citadels first, then Allies, then Warbands', () => {
    const position = (aedui: number): Position => ({
      resources: { aedui, romans: 30 },
      pieces: home,
      at: { aedui: 'aedui', sequani: 'dispersed' },
    });
    const placed = (aedui: number) => {
      const table = turn(position(aedui), { others: ['romans'] });
      return lines(table, '3.3.1').map((text) => text.replace(/ \(.*/, ''));
    };
    const citadel = 'The Aedui Rally in Aedui and turn Bibracte into a Citadel';
    const ally = 'The Aedui Rally in Sequani and place an Ally at Helvetii';
    expect(placed(1)).toEqual([citadel]);
    expect(placed(2)).toEqual([citadel, ally]);
  });

  test('8.6.3 Warbands first where the most can be placed', () => {
    const table = turn({
      resources: { aedui: 1 },
      pieces: { veneti: { romans: { legions: 3 } } },
      at: { veneti: 'aedui', namnetes: 'aedui' },
    });
    expect(table.force('veneti', 'aedui')).toBe('2h');
  });

  test('8.6.3 Allies at Remi and in Cities first', () => {
    const table = turn({ resources: { aedui: 1 }, pieces: { atrebates: { aedui: { troops: 5 } } } });
    expect(table.G.tribes).toEqual({ remi: { by: 'aedui', citadel: false } });
  });

  test('8.6.3 with five Warbands on the map only for a Citadel, an Ally or three Warbands', () => {
    const at = { treveri: 'dispersed', sugambri: 'dispersed', 'suebi-north': 'dispersed' };
    const veneti = { romans: { legions: 3 } };
    const five = { treveri: { aedui: { troops: 5 } }, veneti };
    const two = turn({ ...rich, pieces: five, at: { ...at, veneti: 'aedui' } });
    expect(reason(two)?.[0]).toBe('8.6.5');
    const three = turn({ ...rich, pieces: five, at: { ...at, veneti: 'aedui', namnetes: 'aedui' } });
    expect(reason(three)).toEqual([
      '8.6.3',
      'By rule the Aedui Rally, as it places a Citadel, an Ally or three Warbands.',
    ]);
    const four = turn({
      ...rich,
      pieces: { treveri: { aedui: { troops: 4 } }, veneti },
      at: { ...at, veneti: 'aedui' },
    });
    expect(reason(four)).toEqual(['8.6.3', 'By rule the Aedui Rally, as they have few Warbands.']);
  });

  test('8.6.3 for three Warbands only if there are Resources for them', () => {
    const position = (aedui: number): Position => ({
      resources: { aedui, romans: 30 },
      pieces: { treveri: { aedui: { troops: 5 } } },
      at: { aedui: 'citadel aedui', treveri: 'aedui', ubii: 'aedui' },
    });
    expect(reason(turn(position(3)))?.[0]).toBe('8.6.3');
    expect(reason(turn(position(2), { dice: [1] }))?.[0]).toBe('8.6.4');
  });

  test('8.6.3 with few Warbands and nothing to place they Raid, without a roll', () => {
    const pieces: Position['pieces'] = { treveri: { aedui: { troops: 2 } } };
    const raids = turn({ resources: { aedui: 0 }, pieces });
    expect(reason(raids)?.[0]).toBe('8.6.4');
    expect(raids.G.resources.aedui).toBe(2);
    const passes = turn({ resources: { aedui: 0 }, pieces: { treveri: { aedui: { troops: 1 } } } });
    expect(reason(passes)).toEqual(['8.6.4', 'By rule the Aedui pass.']);
  });
});

describe('8.6.3 Trade', () => {
  const at = { aedui: 'citadel aedui', sequani: 'aedui', helvetii: 'aedui' };
  const supplied = { aedui: { aedui: { troops: 3 } }, sequani: { aedui: { troops: 3 } } };
  const trades = (resources: { aedui: number; romans: number }, position: Position = {}, second = false) =>
    turn({ resources, pieces: supplied, at, ...position }, { second }).told('4.1', 'add Trade');

  test('8.6.3 below 10 Resources, or below 15 with the Romans', () => {
    expect(trades({ aedui: 11, romans: 30 })).toBe(true);
    expect(trades({ aedui: 12, romans: 30 })).toBe(false);
    expect(trades({ aedui: 12, romans: 4 })).toBe(true);
    expect(trades({ aedui: 12, romans: 5 })).toBe(false);
  });

  test('8.6.3 for more than two Resources, or as the 2nd Eligible', () => {
    const one: Position = { pieces: {}, at: { aedui: 'citadel aedui' } };
    expect(trades({ aedui: 5, romans: 30 }, one)).toBe(false);
    expect(trades({ aedui: 5, romans: 30 }, one, true)).toBe(true);
  });

  test('8.6.3, 8.8.6 Non-player Romans are known to agree', () => {
    const two: Position = { at: { aedui: 'citadel aedui', sequani: 'aedui', helvetii: 'dispersed' } };
    const position: Position = { ...two, pieces: {}, resources: { aedui: 5, romans: 30 } };
    expect(turn(position, { others: ['romans'] }).told('4.4.1', 'The Aedui Trade: 4 Resources')).toBe(true);
  });

  test('8.6.3, 8.4.2 other players are taken to agree, other Non-players are not', () => {
    const shut = { germans: { revealed: 9 } };
    const pieces: Position['pieces'] = {
      bituriges: { aedui: { troops: 5 } },
      aedui: { belgae: { revealed: 2 } },
      ...{ mandubii: shut, carnutes: shut, veneti: shut, arverni: shut },
    };
    const at: Position['at'] = { bituriges: 'citadel aedui', pictones: 'aedui', aedui: 'dispersed' };
    const position: Position = { pieces, at, resources: { aedui: 5, romans: 30 } };
    const trades = (...others: 'belgae'[]) => turn(position, { others }).told('4.1', 'add Trade');
    expect(trades()).toBe(true);
    expect(trades('belgae')).toBe(false);
  });

  test('8.6.3 after a Battle whatever the Resources', () => {
    const table = turn(
      {
        ...rich,
        pieces: { ...supplied, treveri: { aedui: { revealed: 2 } } },
        at: { ...at, treveri: 'arverni' },
      },
      { others: ['arverni'] },
    );
    expect(reason(table)?.[0]).toBe('8.6.2');
    expect(table.told('4.1', 'add Trade')).toBe(true);
  });

  test('8.6.3 a Roman player is asked; if he does not agree the Aedui Trade at the lower rate', () => {
    const begun = () => turn({ resources: { aedui: 5, romans: 30 }, pieces: supplied, at });
    const asked = begun();
    expect([asked.step, asked.side]).toEqual(['agreement', 'romans']);
    const agreed = begun().do('romans', 'agree');
    const refused = begun().do('romans', 'refuse');
    expect(agreed.told('4.4.1', 'The Aedui Trade: 6 Resources, with Roman agreement.')).toBe(true);
    expect(refused.told('4.4.1', 'The Aedui Trade: 3 Resources, without Roman agreement.')).toBe(true);
  });

  test('8.6.3 players say first whether they agree: they Suborn where that leaves no more than two Resources', () => {
    const position: Position = {
      resources: { aedui: 5, romans: 30 },
      pieces: supplied,
      at: { aedui: 'citadel aedui', sequani: 'aedui', helvetii: 'dispersed' },
    };
    const answered = (how: 'agree' | 'refuse', second = false) =>
      lines(turn(position, { second }).do('romans', how), '4.1', '4.4.1');
    expect(answered('agree')).toContain('The Aedui Trade: 4 Resources, with Roman agreement.');
    expect(answered('refuse')).toEqual(['The Aedui add Trade.', 'The Aedui add Suborn.']);
    expect(answered('refuse', true)).toContain('The Aedui Trade: 2 Resources, without Roman agreement.');
  });

  test('8.6.3 they Suborn where nothing is left to Trade as others do not agree', () => {
    const pieces: Position['pieces'] = {
      veneti: { aedui: { troops: 5 } },
      sequani: { belgae: { revealed: 2 } },
      ubii: { germans: { revealed: 2 } },
    };
    const table = turn({ pieces, resources: { aedui: 5, romans: 30 } }, { second: true });
    while (table.step === 'agreement') table.do(table.side, 'refuse');
    expect(lines(table, '4.1', '4.4.1')).toEqual([
      'The Aedui add Trade.',
      'The Aedui have nothing to Trade without agreement.',
      'The Aedui add Suborn.',
    ]);
  });

  test('8.3.3 with card 39 in the first Region that applies', () => {
    const position: Position = {
      resources: { aedui: 5, romans: 30 },
      pieces: { sequani: { aedui: { troops: 3 } }, arverni: { aedui: { troops: 3 } } },
      at: { sequani: 'aedui', helvetii: 'aedui', cadurci: 'aedui', volcae: 'aedui' },
      devastated: ['aedui'],
      capabilities: { 39: { text: 'shaded', holder: null } },
    };
    const table = turn(position, { second: true });
    table.do('romans', 'refuse');
    expect(table.told('4.4.1', 'The Aedui Trade: 2 Resources')).toBe(true);
  });
});
