import { describe, expect, test } from 'vitest';
import type { Deed } from '../../../games/falling-sky/frames';
import { isThreat, threatenedRegions } from '../../../games/falling-sky/nonplayers/romans/threat';
import { type Position, stateOf } from '../table';
import { lines, reason, romanCommand, romanTurn as turn } from './romans';

type At = Position['pieces'];

/** Far from the Romans: no Faction is at victory. */
const FAR = { veneti: 'arverni', namnetes: 'arverni' } as const;

describe('8.8.1 threats', () => {
  const threats = (pieces: NonNullable<At>, at: Position['at'] = {}) =>
    threatenedRegions(stateOf({ pieces, at }));
  const legions = { legions: 5, troops: 1 };

  test('8.8.1 Allies and Citadels of anybody, Leaders and Control', () => {
    expect(threats({ mandubii: { romans: legions, arverni: { troops: 2 } } })).toEqual([]);
    expect(threats({ mandubii: { romans: legions } }, { senones: 'aedui' })).toEqual(['mandubii']);
    expect(threats({ mandubii: { romans: legions } }, { mandubii: 'citadel arverni' })).toEqual(['mandubii']);
    expect(threats({ mandubii: { romans: legions } }, { senones: 'romans' })).toEqual([]);
    expect(threats({ mandubii: { romans: legions, belgae: { leader: 'successor' } } })).toEqual(['mandubii']);
    expect(threats({ mandubii: { romans: { legions: 1 }, germans: { revealed: 2 } } })).toEqual(['mandubii']);
  });

  test('8.8.1 only where Caesar or a Legion is', () => {
    expect(threats({ mandubii: { romans: { troops: 5 } } }, { senones: 'arverni' })).toEqual([]);
    expect(threats({ mandubii: { romans: { leader: 'named' } } }, { senones: 'arverni' })).toEqual([
      'mandubii',
    ]);
  });

  test('8.8.1 an Attack that would strike a Legion or Caesar, not one that falls on Auxilia, is halved by a Fort', () => {
    const attacked = (romans: NonNullable<NonNullable<At>['mandubii']>['romans']) =>
      threats({ mandubii: { romans, arverni: { troops: 4 } } });
    expect(attacked({ legions: 5, troops: 1 })).toEqual(['mandubii']);
    expect(attacked({ leader: 'named', troops: 1, legions: 3 })).toEqual(['mandubii']);
    expect(attacked({ legions: 5, troops: 2 })).toEqual([]);
    expect(attacked({ legions: 5, troops: 1, fort: true })).toEqual([]);
  });

  test('8.8.1 Germans attack by Ambush only', () => {
    const attacked = (germans: { hidden?: number; revealed?: number }) =>
      threats({ mandubii: { romans: legions, germans } });
    expect(attacked({ hidden: 4 })).toEqual(['mandubii']);
    expect(attacked({ hidden: 1, revealed: 3 })).toEqual([]);
  });

  test('8.8.1 an Attack of Belgae with Germans whom they could Enlist', () => {
    const attacked = (leader: 'nervii' | 'pictones', germans: number) =>
      threats({
        treveri: {
          romans: { legions: 1, troops: 2 },
          belgae: { revealed: 2 },
          germans: { revealed: germans },
        },
        [leader]: { belgae: { leader: 'named' } },
      });
    expect(attacked('nervii', 4)).toEqual(['treveri']);
    expect(attacked('nervii', 3)).toEqual([]);
    expect(attacked('pictones', 4)).toEqual([]);
  });

  test('8.8.1 an Attack of Belgae with Enlisted Germans alone', () => {
    const pieces = {
      treveri: { romans: { legions: 4 }, germans: { revealed: 2 } },
      nervii: { belgae: { leader: 'named' as const } },
    };
    expect(threats(pieces)).toEqual(['treveri']);
  });

  test('8.8.1 a Rampage by more Hidden Warbands than there are Auxilia, near their Leader', () => {
    const rampaged = (hidden: number, leader: 'treveri' | 'morini', fort = false) =>
      threats({
        mandubii: { romans: { ...legions, fort }, belgae: { hidden } },
        [leader]: { belgae: { leader: 'named' } },
      });
    expect(rampaged(2, 'treveri')).toEqual(['mandubii']);
    expect(rampaged(1, 'treveri')).toEqual([]);
    expect(rampaged(2, 'morini')).toEqual([]);
    expect(rampaged(2, 'treveri', true)).toEqual([]);
  });

  test('8.8.1 a Rampage that leaves too few Auxilia for the Losses of a Battle after it', () => {
    const rampaged = (hidden: number, leader: 'treveri' | 'morini', romans: object = {}) =>
      threats({
        mandubii: { romans: { legions: 5, troops: 2, ...romans }, belgae: { hidden, revealed: 2 - hidden } },
        [leader]: { belgae: { leader: 'named' } },
      });
    expect(rampaged(2, 'treveri')).toEqual(['mandubii']);
    expect(rampaged(1, 'treveri')).toEqual([]);
    expect(rampaged(2, 'morini')).toEqual([]);
    expect(rampaged(2, 'treveri', { legions: 0, leader: 'named', troops: 2 })).toEqual([]);
  });

  test('8.8.1 a Battle after a Rampage counts with what Germanic Horse doubles', () => {
    const pieces = {
      mandubii: { romans: { legions: 6, troops: 5 }, belgae: { hidden: 3 } },
      treveri: { belgae: { leader: 'named' as const } },
    };
    const held = (holder: 'belgae' | 'arverni') =>
      threatenedRegions(stateOf({ pieces, capabilities: { 59: { text: 'shaded', holder } } }));
    expect([held('belgae'), held('arverni')]).toEqual([['mandubii'], []]);
  });
});

describe('8.8.1 who threatens, and is attacked', () => {
  const enemies = ['arverni', 'belgae', 'germans', 'aedui'] as const;
  const threaten = (pieces: At, at: Position['at'] = {}, region: 'treveri' | 'mandubii' = 'mandubii') => {
    const G = stateOf({ pieces, at });
    return enemies.filter((enemy) => isThreat(G, region, enemy));
  };
  const romans = { legions: 5, troops: 2 };

  test('8.8.1 who has an Ally, Citadel, Leader or Control there itself', () => {
    const beside = { arverni: { troops: 1 }, belgae: { troops: 1 }, germans: { troops: 1 } };
    expect(threaten({ mandubii: { romans, ...beside } })).toEqual([]);
    expect(threaten({ mandubii: { romans, ...beside } }, { senones: 'belgae' })).toEqual(['belgae']);
    expect(threaten({ mandubii: { romans, ...beside } }, { mandubii: 'citadel aedui' })).toEqual(['aedui']);
    expect(threaten({ mandubii: { romans, ...beside, arverni: { leader: 'successor' } } })).toEqual([
      'arverni',
    ]);
    expect(threaten({ mandubii: { romans: { legions: 1 }, ...beside, germans: { revealed: 9 } } })).toEqual([
      'germans',
    ]);
  });

  test('8.8.1 whose own Attack or Rampage would force a Loss roll, not who stands beside it', () => {
    const beside = { arverni: { revealed: 1 }, aedui: { revealed: 1 } };
    expect(threaten({ mandubii: { romans, ...beside, arverni: { revealed: 6 } } })).toEqual(['arverni']);
    expect(threaten({ mandubii: { romans, ...beside, germans: { hidden: 6 } } })).toEqual(['germans']);
    const ambiorix = { treveri: { belgae: { leader: 'named' as const } } };
    const hidden = { romans, ...beside, belgae: { hidden: 3 } };
    expect(threaten({ mandubii: hidden, ...ambiorix })).toEqual(['belgae']);
    expect(threaten({ mandubii: hidden })).toEqual([]);
  });

  test('8.8.1 Germans whom the Belgae could Enlist, where these would not threaten without them', () => {
    const near = { nervii: { belgae: { leader: 'named' as const } } };
    const at = (belgae: number, germans: number, legions = { legions: 5, troops: 2 }) =>
      threaten(
        {
          treveri: { romans: legions, belgae: { revealed: belgae }, germans: { revealed: germans } },
          ...near,
        },
        {},
        'treveri',
      );
    expect(at(2, 4)).toEqual(['belgae', 'germans']);
    expect(at(6, 1)).toEqual(['belgae']);
    expect(at(2, 1)).toEqual([]);
    expect(at(0, 2, { legions: 4, troops: 0 })).toEqual(['belgae', 'germans']);
    const hidden = { romans: { legions: 5, troops: 2 }, belgae: { hidden: 3 }, germans: { revealed: 4 } };
    expect(threaten({ treveri: hidden, ...near }, {}, 'treveri')).toEqual(['belgae']);
  });
});

describe('8.8.1 Battle', () => {
  test('8.8.1 Battle: only against enemies who meet the condition themselves', () => {
    const beside = (germans: object, at: Position['at'] = {}) => {
      const treveri = {
        romans: { legions: 2, fort: true },
        arverni: { leader: 'named' as const, revealed: 13 },
        germans,
      };
      const table = turn(
        { pieces: { treveri }, at: { ...at, ...FAR } },
        { dice: Array(9).fill(5), others: ['arverni'] },
      );
      return [reason(table).slice(0, 12), ...lines(table, 'The Romans Battle the')];
    };
    const battle = ['8.8.1 Battle', 'The Romans Battle the Germans in Treveri.'];
    expect(beside({ revealed: 3 })[0]).toBe('8.8.1 March ');
    expect(beside({ revealed: 3 }, { treveri: 'germans' })).toEqual(battle);
    expect(beside({ hidden: 3 })[0]).toBe('8.8.1 March ');
  });

  test('8.2.3, 8.8.1 Battle: a free one against anybody', () => {
    const treveri = { romans: { legions: 3, troops: 2 }, belgae: { revealed: 1 } };
    expect(reason(turn({ pieces: { treveri }, at: FAR }, { dice: [5, 5] }))).not.toContain('Battle');
    expect(lines(romanCommand({ pieces: { treveri } }, 'battle'), 'The Romans Battle the')).toEqual([
      'The Romans Battle the Belgae in Treveri.',
    ]);
  });

  test('8.8.1 Battle: Caesar beside those who threaten him and others does not fight these instead', () => {
    const mandubii = {
      romans: { leader: 'named' as const, legions: 2 },
      arverni: { leader: 'named' as const, revealed: 9 },
      aedui: { revealed: 1 },
    };
    const table = turn(
      { pieces: { mandubii, treveri: { romans: { legions: 3 } } }, at: { treveri: 'belgae', ...FAR } },
      { dice: Array(9).fill(5), others: ['arverni'] },
    );
    expect(lines(table, 'The Romans Battle the')).toEqual([]);
    expect(reason(table)).toContain('8.8.1 March');
  });

  const caesar = { leader: 'named', legions: 2, troops: 2 } as const;

  test('8.8.1 where it costs the enemy more than twice as much', () => {
    const against = (revealed: number) =>
      turn(
        {
          pieces: { mandubii: { romans: { legions: 4, troops: 3 }, arverni: { revealed } } },
          at: { senones: 'arverni', ...FAR },
        },
        { dice: [1, 1, 1, 1], others: ['arverni'] },
      );
    expect(reason(against(10))).toContain('8.8.1 Battle');
    expect(reason(against(11))).toContain('8.8.1 March');
  });

  test('8.8.1 none whose Losses the enemy could escape by Retreat', () => {
    const battle = (
      legions: number,
      carnutes: Position['pieces'] = { carnutes: { arverni: { troops: 1 } } },
    ) =>
      reason(
        turn(
          { pieces: { mandubii: { romans: { legions }, arverni: { revealed: 2 } }, ...carnutes }, at: FAR },
          { dice: [1, 1, 1, 1] },
        ),
      );
    expect(battle(1)).toContain('8.8.1 March');
    expect(battle(2)).toContain('8.8.1 Battle');
    expect(battle(1, {})).toContain('8.8.1 Battle');
  });

  test('8.8.1 none at all if Caesar is under threat and would not fight', () => {
    const position = (leader: 'named' | null): Position => ({
      pieces: {
        mandubii: { romans: { leader, legions: 1 }, arverni: { leader: 'named', revealed: 8 } },
        treveri: { romans: { legions: 2, troops: 2 } },
      },
      at: { treveri: 'belgae', ...FAR },
    });
    expect(reason(turn(position('named'), { dice: [5], others: ['arverni'] }))).toContain('8.8.1 March');
    expect(lines(turn(position(null)), 'The Romans Battle the')).toEqual([
      'The Romans Battle the Belgae in Treveri.',
    ]);
  });

  test('8.8.1 none that Caesar would take a Loss in, though it costs the enemy more than twice as much', () => {
    const battle = (legions: number) =>
      reason(
        turn(
          {
            capabilities: { 15: { text: 'unshaded', holder: null } },
            pieces: {
              mandubii: { romans: { leader: 'named', legions }, arverni: { revealed: 12 } },
            },
            at: { senones: 'arverni', ...FAR },
          },
          { dice: [1, 1, 1, 1], others: ['arverni'] },
        ),
      );
    expect(battle(1)).toContain('8.8.1 March');
    expect(battle(2)).toContain('8.8.1 Battle');
  });

  test('8.8.1 an Ally that Besiege takes away counts among its Losses', () => {
    const battle = (revealed: number) =>
      reason(
        turn(
          {
            pieces: { mandubii: { romans: { legions: 2 }, arverni: { revealed } } },
            at: { senones: 'arverni', ...FAR },
          },
          { dice: [1, 1, 1, 1], others: ['arverni'] },
        ),
      );
    expect(battle(5)).toContain('8.8.1 Battle');
    expect(battle(6)).toContain('8.8.1 March');
  });

  test('8.4.4 none upon Frost that could cost a Legion to the victory of a player', () => {
    const allied = ['arverni', 'cadurci', 'volcae', 'carnutes', 'aulerci', 'pictones', 'santones'];
    const battle = (troops: number, deck: Position['deck']) =>
      reason(
        turn(
          {
            deck,
            pieces: {
              treveri: { romans: { legions: 4, troops }, belgae: { revealed: 6 } },
              provincia: { romans: { legions: 2 } },
            },
            at: {
              ...Object.fromEntries(allied.map((tribe) => [tribe, 'arverni'])),
              ...FAR,
              treveri: 'belgae',
            },
          },
          { dice: Array(9).fill(6), others: ['belgae'] },
        ),
      );
    expect(battle(1, ['winter'])).toContain('8.8.1 Battle');
    expect(battle(0, ['winter'])).not.toContain('8.8.1');
    expect(battle(0, [2])).toContain('8.8.1 Battle');
  });

  test('8.4.4 none upon Frost that could cost a Legion if a Leader absorbed all Losses by dice', () => {
    const allied = ['arverni', 'cadurci', 'volcae', 'carnutes', 'aulerci', 'pictones', 'santones'];
    const battle = (
      treveri: NonNullable<NonNullable<Position['pieces']>['treveri']>,
      elsewhere: number,
      deck: Position['deck'],
    ) =>
      reason(
        turn(
          {
            deck,
            pieces: { treveri, provincia: { romans: { legions: elsewhere } } },
            at: { ...Object.fromEntries(allied.map((tribe) => [tribe, 'arverni'])), ...FAR },
          },
          { dice: Array(9).fill(6), others: ['belgae'] },
        ),
      );
    const ledBy = (leader: 'successor' | null, troops: number) => ({
      romans: { legions: 4, troops },
      belgae: { leader, revealed: leader === null ? 4 : 3 },
    });
    expect(battle(ledBy('successor', 1), 2, [2])).toContain('8.8.1 Battle');
    expect(battle(ledBy('successor', 1), 2, ['winter'])).not.toContain('Battle');
    expect(battle(ledBy('successor', 2), 2, ['winter'])).toContain('8.8.1 Battle');
    const few = {
      romans: { leader: 'named', legions: 1 },
      belgae: { leader: 'successor', revealed: 2 },
    } as const;
    expect(battle(few, 5, ['winter'])).not.toContain('Battle');
    expect(battle(few, 6, ['winter'])).toContain('8.8.1 Battle');
  });

  test.each([
    [
      'a Leader before Warbands',
      { arverni: { leader: 'named' as const, revealed: 1 }, belgae: { revealed: 3 } },
      { senones: 'belgae' },
      'Arverni',
    ],
    [
      'most Warbands',
      { arverni: { revealed: 2 }, belgae: { revealed: 3 } },
      { senones: 'arverni', lingones: 'belgae' },
      'Belgae',
    ],
    [
      'players first',
      { arverni: { revealed: 2 }, belgae: { revealed: 2 } },
      { senones: 'arverni', lingones: 'belgae' },
      'Belgae',
    ],
    [
      'most Allies and Citadels',
      { arverni: { revealed: 2 }, aedui: { revealed: 2 } },
      {
        senones: 'aedui',
        lingones: 'aedui',
        mandubii: 'arverni',
        carnutes: 'arverni',
        aulerci: 'arverni',
        pictones: 'arverni',
        santones: 'arverni',
        cadurci: 'arverni',
      },
      'Aedui',
    ],
    [
      'highest margin',
      { arverni: { revealed: 2 }, aedui: { revealed: 2 } },
      { senones: 'aedui', lingones: 'arverni' },
      'Aedui',
    ],
  ] as const)('8.8.1 targets: %s', (_what, enemies, at, target) => {
    const table = turn(
      {
        pieces: { mandubii: { romans: { ...caesar, legions: 4 }, ...enemies } },
        at: { ...at, ...FAR },
      },
      { others: ['arverni', 'aedui'], dice: [1, 1, 1] },
    );
    expect(lines(table, 'The Romans Battle the')).toEqual([`The Romans Battle the ${target} in Mandubii.`]);
  });

  test('8.8.1 each Region once, as far as Resources go', () => {
    const table = turn(
      {
        resources: { romans: 3 },
        pieces: {
          mandubii: { romans: { legions: 2 } },
          treveri: { romans: caesar, belgae: { revealed: 1 } },
          carnutes: { romans: { legions: 2 } },
        },
        at: { senones: 'arverni', carnutes: 'arverni', treveri: 'belgae', ...FAR },
      },
      { others: ['belgae'] },
    );
    expect(lines(table, 'The Romans Battle the')).toEqual(['The Romans Battle the Belgae in Treveri.']);
  });

  test('8.8.1 Besiege against a Citadel that might suffer fewer than three rolls, or to ensure the end of an Ally', () => {
    const battle = (legions: number, at: Position['at'], arverni = { revealed: 0 }) =>
      lines(
        turn(
          { pieces: { mandubii: { romans: { legions, troops: 1 }, arverni } }, at: { ...at, ...FAR } },
          { dice: Array(9).fill(6), others: ['arverni'] },
        ),
        'add Besiege',
      ).length;
    expect(battle(5, { mandubii: 'citadel arverni' })).toBe(1);
    expect(battle(6, { mandubii: 'citadel arverni' })).toBe(0);
    expect(battle(9, { mandubii: 'citadel arverni', senones: 'arverni' })).toBe(1);
    expect(battle(2, { senones: 'arverni' })).toBe(0);
    expect(battle(2, { senones: 'arverni' }, { revealed: 2 })).toBe(1);
    expect(battle(1, { senones: 'arverni', lingones: 'arverni' })).toBe(1);
    expect(battle(2, { senones: 'arverni', lingones: 'arverni' })).toBe(0);
    expect(battle(3, { senones: 'arverni', lingones: 'arverni' }, { revealed: 1 })).toBe(1);
    expect(battle(5, { senones: 'arverni', lingones: 'arverni' }, { revealed: 1 })).toBe(0);
  });

  test('8.8.1 Besiege is needed or not by the Losses that Capabilities make', () => {
    const besieged = (arverni: number, auxilia: number, capabilities: Position['capabilities'] = {}) => {
      const pieces = {
        mandubii: { romans: { legions: 2, troops: auxilia }, arverni: { revealed: arverni } },
      };
      const at = { senones: 'arverni', ...FAR } as const;
      const dice = Array<number>(12).fill(6);
      const table = turn({ pieces, at, capabilities }, { dice, others: ['arverni'] });
      return [lines(table, 'add Besiege').length, lines(table, 'The Romans Battle the').length];
    };
    const horse = { 59: { text: 'unshaded', holder: null } } as const;
    expect([besieged(3, 3), besieged(3, 3, horse)]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    const archers = { 27: { text: 'shaded', holder: null } } as const;
    expect([besieged(6, 10), besieged(6, 10, archers)]).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('8.8.1, 8.3.3 what Germanic Horse does in the first Battle is not reckoned with in another', () => {
    const pieces = (leader: 'named' | null): At => ({
      treveri: { romans: { legions: 1, troops: 6 }, belgae: { revealed: 9 } },
      carnutes: { romans: { leader, legions: leader === null ? 1 : 0, troops: 3 }, arverni: { revealed: 6 } },
    });
    const fought = (leader: 'named' | null) => {
      const capabilities = { 59: { text: 'unshaded', holder: null } } as const;
      const at = { treveri: 'belgae', carnutes: 'arverni', ...FAR } as const;
      const dice = Array<number>(30).fill(6);
      const table = turn(
        { pieces: pieces(leader), at, capabilities },
        { dice, others: ['arverni', 'belgae'] },
      );
      return lines(table, 'The Romans Battle the');
    };
    expect(fought(null)).toEqual(['The Romans Battle the Belgae in Treveri.']);
    expect(fought('named')).toEqual([]);
  });

  test('8.8.1 Besiege for an Ally that a Leader may outlast by dice, not without a Legion', () => {
    const add = (romans: object, arverni: object, at: Position['at']) => {
      const table = turn(
        { pieces: { mandubii: { romans: { leader: 'named', ...romans }, arverni } }, at: { ...at, ...FAR } },
        { dice: Array(12).fill(1), others: ['arverni'] },
      );
      return [lines(table, 'add Besiege').length, lines(table, 'The Romans Battle the').length];
    };
    const led = { leader: 'named', revealed: 2 };
    expect(add({ legions: 4 }, led, { senones: 'arverni' })).toEqual([1, 1]);
    expect(add({ legions: 4 }, { revealed: 3 }, { senones: 'arverni' })).toEqual([0, 1]);
    const allied = { senones: 'arverni', mandubii: 'arverni', lingones: 'arverni' } as const;
    expect(add({ troops: 5 }, { revealed: 1 }, allied)).toEqual([0, 1]);
  });

  test('8.8.1 no Battle where neither Caesar nor a Legion is', () => {
    const table = turn(
      {
        pieces: {
          treveri: { romans: { legions: 3, troops: 2 }, belgae: { revealed: 1 } },
          pictones: { romans: { troops: 4 }, belgae: { revealed: 1 } },
        },
        at: { treveri: 'belgae', ...FAR },
      },
      { dice: Array(9).fill(1), others: ['belgae'] },
    );
    expect(lines(table, 'The Romans Battle the')).toEqual(['The Romans Battle the Belgae in Treveri.']);
  });

  test('8.8.1 no Scout after a Battle that nothing would come of', () => {
    const table = turn({
      pieces: {
        mandubii: { romans: { leader: 'named', legions: 2, troops: 4 } },
        sequani: { romans: { troops: 1 } },
      },
      at: { senones: 'arverni', ...FAR },
    });
    expect(lines(table, 'The Romans Battle the')).toHaveLength(1);
    expect(lines(table, 'The Romans add')).toEqual([]);
  });

  test('8.8.2 the Event rather than a March, though few Auxilia are Available', () => {
    const said = (options: Deed[]) =>
      reason(
        turn(
          {
            card: 31,
            pieces: { provincia: { romans: { legions: 3, troops: 12 } } },
            at: { treveri: 'belgae', ...FAR },
          },
          { dice: [5], options },
        ),
      );
    expect(said(['command', 'ability'])).toContain('8.8.3 March');
    expect(said(['command', 'ability', 'event'])).toBe('8.8.2 take the Event.');
  });

  test('8.8.1 Besiege in each other Battle, too, and no Scout', () => {
    const table = turn(
      {
        pieces: {
          mandubii: { romans: { legions: 1, troops: 3 } },
          treveri: { romans: { legions: 4, troops: 2 } },
        },
        at: { mandubii: 'citadel arverni', treveri: 'belgae', ...FAR },
      },
      { dice: [6, 6, 6] },
    );
    expect(table.told('4.2.3', 'The Romans remove the Arverni Citadel')).toBe(true);
    expect(table.told('4.2.3', 'The Romans remove the Belgae Ally')).toBe(true);
    expect(lines(table, 'add Scout')).toEqual([]);
  });

  test('8.8.1 Scout after Battles without Besiege', () => {
    const table = turn({
      pieces: {
        mandubii: { romans: { leader: 'named', legions: 2, troops: 4 } },
        sequani: { romans: { troops: 1 }, germans: { troops: 1 } },
      },
      at: { senones: 'arverni', ...FAR },
    });
    expect(lines(table, 'The Romans add')).toEqual(['The Romans add Scout.']);
  });
});

describe('8.8.1 March under threat', () => {
  const few = { troops: 0 };

  test('8.8.1 against an enemy at victory with Caesar, two Legions and four Auxilia', () => {
    const at = { senones: 'aedui', lingones: 'aedui', bellovaci: 'arverni' } as const;
    const march = (romans: { leader: 'named'; legions: number; troops: number }) =>
      reason(turn({ pieces: { sequani: { romans } }, at }, { dice: [5, 5] }));
    expect(march({ leader: 'named', legions: 2, troops: 4 })).toBe(
      '8.8.1 March, as an enemy is near victory.',
    );
    expect(march({ leader: 'named', legions: 2, troops: 3 })).not.toContain('8.8.1');
    expect(march({ leader: 'named', legions: 1, troops: 4 })).not.toContain('8.8.1');
    const calm = turn({
      pieces: { sequani: { romans: { leader: 'named', legions: 2, troops: 4 } } },
      at: { bellovaci: 'arverni', veneti: 'arverni', lingones: 'aedui' },
    });
    expect(reason(calm)).not.toContain('8.8.1');
  });

  test('8.8.1 no March upon Frost: Recruit or Seize, and no Event', () => {
    const table = turn(
      {
        pieces: {
          mandubii: { romans: { legions: 1 }, arverni: { revealed: 8 } },
          provincia: { romans: few },
        },
        at: { helvii: 'romans', aedui: 'aedui', ...FAR },
        deck: ['winter'],
      },
      { options: ['command', 'ability', 'event'] },
    );
    expect(reason(table)).toContain('8.8.5');
  });

  test('8.8.1 all of six Legions and the Leader to one Region, Auxilia but for those that keep Control', () => {
    const table = turn(
      {
        pieces: {
          mandubii: {
            romans: { leader: 'named', legions: 3, troops: 5 },
            arverni: { troops: 20, leader: 'named' },
          },
          provincia: { romans: { legions: 3, troops: 3 }, belgae: { troops: 2 } },
        },
        at: { bituriges: 'arverni', ...FAR },
      },
      { dice: [5], others: ['arverni'] },
    );
    expect(reason(table)).toBe('8.8.1 March out of threat.');
    expect(table.force('bituriges', 'romans')).toBe('named 6L 6h');
    expect(table.force('provincia', 'romans')).toBe('2h fort');
  });

  test('8.8.1 seven Legions to two Regions, more of each type to the first', () => {
    const table = turn(
      {
        errata: false,
        pieces: {
          mandubii: {
            romans: { leader: 'named', legions: 7, troops: 4 },
            arverni: { leader: 'named', revealed: 33 },
          },
        },
        at: { bituriges: 'arverni', treveri: 'belgae', cadurci: 'arverni' },
      },
      { dice: [5], others: ['arverni'] },
    );
    expect(table.force('bituriges', 'romans')).toBe('named 4L 4h');
    expect(table.force('arverni', 'romans')).toBe('3L');
    expect(lines(table, 'Auxilia Scout from')).toEqual(['1 Auxilia Scout from Arverni to Bituriges.']);
  });

  test('8.8.1 no three origins under threat beside enemy Allies', () => {
    const table = turn(
      {
        pieces: {
          mandubii: {
            romans: { leader: 'named', legions: 2, troops: 1 },
            arverni: { leader: 'named', revealed: 20 },
          },
          treveri: { romans: { legions: 2, troops: 2 }, belgae: { revealed: 12 } },
          carnutes: { romans: { legions: 1 }, arverni: { revealed: 8 } },
        },
        at: { bituriges: 'arverni', senones: 'arverni', treveri: 'belgae', carnutes: 'arverni' },
      },
      { dice: [5], others: ['arverni', 'belgae'] },
    );
    expect(lines(table, 'The Romans March out of')).toHaveLength(2);
  });

  test('8.8.1 a second origin under threat, and one free of enemies', () => {
    const table = turn(
      {
        pieces: {
          mandubii: {
            romans: { leader: 'named', legions: 2, troops: 1 },
            arverni: { leader: 'named', revealed: 20 },
          },
          treveri: { romans: { legions: 2, troops: 2 }, belgae: { revealed: 12 } },
          sequani: { romans: { legions: 1, troops: 1 } },
          provincia: { romans: { legions: 2, troops: 2 } },
          morini: { romans: { legions: 1 }, belgae: { revealed: 3 } },
        },
        at: { bituriges: 'arverni', ubii: 'germans' },
      },
      { dice: [5], others: ['arverni', 'belgae'] },
    );
    expect(lines(table, 'The Romans March out of').map((text) => text.split(' ')[5])).toEqual([
      'Mandubii',
      'Treveri',
      'Provincia',
    ]);
  });
});
