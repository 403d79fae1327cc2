import { describe, expect, test } from 'vitest';
import { abilityFrame, canUse } from '../../games/falling-sky/abilities/start';
import { useOf } from '../../games/falling-sky/abilities/use';
import { begin, beginCommand, type Position, stateOf, type Table } from './table';

function suborn(position: Position, free = false): Table {
  return begin(position, abilityFrame(useOf('suborn', 'aedui', free))).start();
}

const HERE = { mandubii: { aedui: { troops: 1 } } };

describe('4.4.2 Suborn', () => {
  test('4.4.2 up to three pieces are removed or placed, one of them an Ally: 1 Resource each, the Ally 2', () => {
    const pieces = { mandubii: { aedui: { troops: 1 }, romans: { revealed: 1 }, germans: { scouted: 1 } } };
    const table = suborn({ pieces, at: { senones: 'arverni' } });
    expect(table.legal('aedui', 'removeTroop')).toEqual([
      'mandubii aedui hidden',
      'mandubii germans scouted',
      'mandubii romans revealed',
    ]);
    table.do('aedui', 'removeTroop', 'mandubii', 'romans', 'revealed');
    expect(table.G.resources.aedui).toBe(19);
    table.do('aedui', 'removeAlly', 'senones');
    expect(table.G.resources.aedui).toBe(17);
    expect(table.legal('aedui', 'placeAlly')).toEqual([]);
    table.do('aedui', 'placeTroop', 'mandubii', 'belgae');
    expect(table.G.resources.aedui).toBe(16);
    expect(table.G.tribes).toEqual({});
    expect([table.force('mandubii', 'romans'), table.force('mandubii', 'belgae')]).toEqual(['', '1h']);
    expect(table.step).not.toBe('suborn');
    expect(table.told('4.4.2', 'Suborn in Mandubii: Senones is no longer an Ally of the Arverni.')).toBe(
      true,
    );
    expect(table.told('4.4.2', 'Suborn in Mandubii: an Auxilia is removed.')).toBe(true);
  });

  test('4.4.2 Allies of any Faction go to Subdued Tribes only, where they may stand', () => {
    const pieces = { arverni: { aedui: { troops: 1 } } };
    const table = suborn({ pieces, at: { cadurci: 'dispersed' } });
    expect(table.why('aedui', 'placeAlly', 'cadurci')).toBe('1.4.2 Cadurci is Dispersed.');
    expect(table.why('aedui', 'placeAlly', 'arverni', 'romans')).toContain('may not stand at Gergovia');
    expect(table.why('aedui', 'placeAlly', 'treveri')).toContain('no Hidden Aedui Warband');
    expect(table.why('aedui', 'placeAlly', 'nowhere')).toBeUndefined();
    expect(table.legal('aedui', 'placeAlly')).toEqual([
      'arverni arverni',
      'volcae aedui',
      'volcae arverni',
      'volcae belgae',
      'volcae germans',
      'volcae romans',
    ]);
    table.do('aedui', 'placeAlly', 'volcae', 'romans');
    expect(table.G.tribes.volcae).toEqual({ by: 'romans', citadel: false });
    expect(table.G.resources.aedui).toBe(18);
    expect(table.refuses('aedui', 'placeAlly', 'arverni', 'arverni')).toBe(true);
  });

  test('4.4.2 a Citadel is not removed, nor are Legions, Leaders or Forts', () => {
    const pieces = {
      mandubii: { aedui: { troops: 1 }, romans: { legions: 2, leader: 'named' as const, fort: true } },
    };
    const table = suborn({ pieces, at: { mandubii: 'citadel arverni', senones: 'romans' } });
    expect(table.legal('aedui', 'removeAlly')).toEqual(['senones']);
    expect(table.why('aedui', 'removeAlly', 'mandubii')).toContain('no Citadels');
    expect(table.why('aedui', 'removeAlly', 'treveri')).toContain('no Hidden Aedui Warband');
    expect(table.legal('aedui', 'removeTroop')).toEqual(['mandubii aedui hidden']);
  });

  test('4.4.2 one Region, with a Hidden Aedui Warband', () => {
    const pieces = { ...HERE, veneti: { aedui: { troops: 1 } }, pictones: { aedui: { revealed: 1 } } };
    const table = suborn({ pieces });
    expect(new Set(table.legal('aedui', 'placeTroop').map((each) => each.split(' ')[0]))).toEqual(
      new Set(['mandubii', 'veneti']),
    );
    expect(table.why('aedui', 'placeTroop', 'pictones')).toBe(
      '4.4.2 There is no Hidden Aedui Warband in Pictones.',
    );
    table.do('aedui', 'placeTroop', 'mandubii', 'aedui');
    expect(table.why('aedui', 'placeTroop', 'veneti')).toBe('4.4.2 No more than one Region may be selected.');
    table.do('aedui', 'end');
    expect(table.force('mandubii', 'aedui')).toBe('2h');
  });

  test('4.4.2 the last Warband may be removed, and the Region stays selected', () => {
    const table = suborn({ pieces: HERE }).do('aedui', 'removeTroop', 'mandubii', 'aedui', 'hidden');
    expect(table.legal('aedui', 'removeTroop')).toEqual([]);
    expect(table.refuses('aedui', 'placeTroop', 'mandubii', 'aedui')).toBe(false);
  });

  test('1.4.1 only what is Available is placed', () => {
    const pieces = { ...HERE, britannia: { belgae: { troops: 25 } } };
    expect(suborn({ pieces }).legal('aedui', 'placeTroop')).not.toContain('mandubii belgae');
    const at = Object.fromEntries(
      ['veneti', 'namnetes', 'morini', 'menapii', 'remi', 'nervii'].map((tribe) => [tribe, 'romans']),
    );
    expect(suborn({ pieces, at }).legal('aedui', 'placeAlly')).not.toContain('senones romans');
  });

  test('4.4.2 what cannot be paid for is not bought; free where an Event grants it', () => {
    const position = { pieces: HERE, resources: { aedui: 2 } };
    const table = suborn(position).do('aedui', 'placeTroop', 'mandubii', 'romans');
    expect(table.legal('aedui', 'placeAlly')).toEqual([]);
    table.do('aedui', 'placeTroop', 'mandubii', 'romans');
    expect(table.G.resources.aedui).toBe(0);
    expect(table.step).not.toBe('suborn');
    const free = suborn({ pieces: HERE, resources: { aedui: 0 } }, true);
    free.do('aedui', 'placeAlly', 'mandubii', 'aedui').do('aedui', 'placeTroop', 'mandubii', 'aedui');
    expect(free.G.resources.aedui).toBe(0);
    expect(free.step).toBe('suborn');
    const poor = stateOf({ pieces: HERE, resources: { aedui: 0 } });
    expect(canUse(poor, useOf('suborn', 'aedui', false))).toBe(false);
    expect(canUse(poor, useOf('suborn', 'aedui', true))).toBe(true);
  });

  test('4.1.1 it accompanies Rally, March and Raid, not Battle', () => {
    const pieces = { mandubii: { aedui: { troops: 2 }, belgae: { troops: 2 } } };
    const offered = (command: 'rally' | 'raid' | 'battle') =>
      beginCommand({ pieces }, command, 'aedui').legal('aedui', 'ability').includes('suborn');
    expect([offered('rally'), offered('raid'), offered('battle')]).toEqual([true, true, false]);
    const table = beginCommand({ pieces }, 'raid', 'aedui').do('aedui', 'ability', 'suborn');
    table.do('aedui', 'placeTroop', 'mandubii', 'romans').do('aedui', 'end');
    expect(table.legal('aedui', 'ability')).toEqual([]);
  });
});

test('card 43 Convictolitavis: two Regions, three pieces and an Ally in each, at the usual price', () => {
  const pieces = { ...HERE, veneti: { aedui: { troops: 1 } }, pictones: { aedui: { troops: 1 } } };
  const table = suborn({ pieces, capabilities: { 43: { text: 'unshaded', holder: null } } });
  table.do('aedui', 'placeAlly', 'mandubii', 'aedui').do('aedui', 'placeTroop', 'mandubii', 'aedui');
  table.do('aedui', 'placeTroop', 'mandubii', 'aedui').do('aedui', 'placeTroop', 'veneti', 'aedui');
  expect(table.G.resources.aedui).toBe(15);
  expect(table.why('aedui', 'placeTroop', 'mandubii')).toBe(
    '4.4.2 No more than two Regions may be selected.',
  );
  expect(table.why('aedui', 'placeTroop', 'pictones')).toBe(
    '4.4.2 No more than two Regions may be selected.',
  );
  table.do('aedui', 'placeAlly', 'veneti', 'aedui').do('aedui', 'placeTroop', 'veneti', 'aedui');
  expect(table.step).not.toBe('suborn');
  const shaded = { 43: { text: 'shaded', holder: null } } as const;
  const one = suborn({ pieces, capabilities: shaded }).do('aedui', 'placeAlly', 'mandubii', 'aedui');
  expect(one.G.resources.aedui).toBe(18);
  expect(one.refuses('aedui', 'placeTroop', 'veneti', 'aedui')).toBe(true);
});

test('card 5 Gallia Togata: no Gaul is placed in Cisalpina', () => {
  const pieces = { cisalpina: { aedui: { troops: 1 } } };
  const table = suborn({ pieces, galliaTogata: true });
  expect(table.legal('aedui', 'placeTroop')).toEqual(['cisalpina romans']);
});
