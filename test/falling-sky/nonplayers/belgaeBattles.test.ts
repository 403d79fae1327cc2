import { describe, expect, test } from 'vitest';
import { useOf } from '../../../games/falling-sky/abilities/use';
import { orderFor } from '../../../games/falling-sky/commands/order';
import { FULL, type Terms } from '../../../games/falling-sky/commands/terms';
import type { Player } from '../../../games/falling-sky/components/factions';
import { battlesOf, wayOf } from '../../../games/falling-sky/nonplayers/belgae/battles';
import { regionsToEnlist } from '../../../games/falling-sky/nonplayers/belgae/enlist';
import { threatsTo } from '../../../games/falling-sky/nonplayers/belgae/threat';
import { Play } from '../../../games/kit/play';
import { scripted, seededChance } from '../../../games/testing/chance';
import { type Position, stateOf } from '../table';
import { belgicTurn, said, told } from './belgae';
import { unheld } from './table';

const AMBIORIX = { leader: 'named' as const };

describe('8.5.1 Battle and Enlist', () => {
  test('8.5.1 Enlist: Germans of no use in the Battle execute a Command after it', () => {
    const table = belgicTurn({
      pieces: {
        nervii: { belgae: { ...AMBIORIX, revealed: 1 } },
        treveri: { belgae: { revealed: 4 }, germans: { revealed: 3 } },
      },
      at: { treveri: 'aedui' },
    });
    expect(told(table)).toMatch(/Battle the Aedui in Treveri[\s\S]*3 flip to Hidden/);
    expect(told(table)).not.toContain('count as Belgic');
  });

  test('8.5.1 Enlist: no Germans, no help in the Battle, but a Command after it', () => {
    const table = belgicTurn(
      {
        pieces: {
          treveri: { belgae: { ...AMBIORIX, revealed: 8 }, arverni: { leader: 'successor', revealed: 2 } },
          sugambri: { germans: { revealed: 3 } },
        },
        at: { treveri: 'arverni' },
      },
      { others: ['arverni'], dice: Array(9).fill(6) },
    );
    expect(told(table)).toMatch(/Battle the Arverni in Treveri[\s\S]*3 flip to Hidden/);
  });

  test('8.5.1 Enlist: Germans who only add Losses', () => {
    const joined = (germans: number) =>
      told(
        belgicTurn({
          pieces: {
            nervii: { belgae: { ...AMBIORIX, revealed: 1 } },
            atrebates: { belgae: { revealed: 4 }, germans: { revealed: germans } },
          },
          at: { atrebates: 'aedui', bellovaci: 'aedui', remi: 'aedui' },
        }),
      );
    expect(joined(2)).toContain('Germanic Warbands in Atrebates count as Belgic');
    expect(joined(1)).not.toContain('count as Belgic');
  });

  test('8.5.1 Enlist: no Germans too far from Ambiorix, others after the Battle', () => {
    const table = belgicTurn(
      {
        pieces: {
          nervii: { belgae: { ...AMBIORIX, revealed: 1 } },
          pictones: { belgae: { revealed: 4 }, germans: { revealed: 2 }, aedui: { revealed: 1 } },
          sugambri: { germans: { revealed: 3 } },
        },
        at: { pictones: 'aedui', santones: 'aedui' },
      },
      { others: ['aedui'] },
    );
    expect(told(table)).toMatch(/Battle the Aedui in Pictones[\s\S]*3 flip to Hidden/);
  });

  test('8.5.1 Rampage: an Ambush that cannot be paid for does not keep from it', () => {
    const rampage = (resources: number) =>
      told(
        belgicTurn(
          {
            pieces: {
              treveri: { belgae: { ...AMBIORIX, hidden: 2, revealed: 4 }, aedui: { hidden: 4 } },
              nervii: { belgae: { hidden: 4 }, arverni: { leader: 'successor', revealed: 3 } },
            },
            resources: { belgae: resources },
          },
          { others: ['aedui'], dice: Array(9).fill(6) },
        ),
      );
    expect(rampage(1)).toContain('Rampage in Treveri');
    expect(rampage(2)).not.toContain('Rampage in Treveri');
  });

  test('8.5.1 Rampage: where it brings Control first, not where it only draws level, and only near Ambiorix', () => {
    const table = belgicTurn(
      {
        pieces: {
          nervii: { belgae: { ...AMBIORIX, revealed: 3 } },
          atrebates: { belgae: { troops: 2 }, arverni: { troops: 4 } },
          treveri: { belgae: { troops: 1 }, arverni: { troops: 1 } },
          carnutes: { arverni: { troops: 3 } },
          mandubii: { arverni: { troops: 3 } },
          pictones: { belgae: { troops: 1 }, romans: { troops: 2 } },
        },
        resources: { belgae: 1 },
      },
      { others: ['arverni', 'romans'] },
    );
    const drives = told(table).match(/Rampage in \w+ with \d/g);
    expect(drives).toEqual(['Rampage in Treveri with 1', 'Rampage in Atrebates with 2']);
  });

  test('8.5.1 Rampage: not against Allies alone, but against whom the Belgae attack elsewhere', () => {
    const drives = (nervii: NonNullable<Position['pieces']>['nervii']) =>
      told(
        belgicTurn(
          {
            pieces: { treveri: { belgae: { ...AMBIORIX, hidden: 4 } }, nervii },
            at: { treveri: 'aedui' },
            resources: { belgae: 1 },
          },
          { others: ['aedui'] },
        ),
      ).match(/Rampage in \w+ with \d|Battle the \w+ in \w+/g);
    expect(drives({})).toEqual(['Battle the Aedui in Treveri']);
    expect(drives({ belgae: { hidden: 3 }, aedui: { hidden: 2, revealed: 1 } })).toEqual([
      'Rampage in Nervii with 3',
      'Battle the Aedui in Treveri',
    ]);
  });

  test('8.5.1 Rampage: counts with Capabilities for one Region having been used in the Battle before (13, 59)', () => {
    const table = belgicTurn(
      {
        pieces: {
          atrebates: { belgae: AMBIORIX },
          mandubii: { belgae: { hidden: 5 }, romans: { legions: 1, hidden: 3 } },
          veneti: { belgae: { hidden: 6 }, romans: { fort: true, hidden: 1 } },
        },
        capabilities: { 13: { text: 'unshaded', holder: null }, 59: { text: 'unshaded', holder: null } },
      },
      { others: ['romans'], dice: Array(9).fill(6) },
    );
    expect(told(table).match(/Rampage in \w+|Battle the Romans in \w+/g)).toEqual([
      'Rampage in Mandubii',
      'Battle the Romans in Mandubii',
    ]);
  });

  test('8.5.1 Enlist: counts with Capabilities for one Region having been used in the Battle before (13, 59)', () => {
    const enlisted = (
      treveri: NonNullable<Position['pieces']>['treveri'],
      capabilities: Position['capabilities'],
      regions: readonly ('nervii' | 'treveri')[],
      used: number[] = [],
    ) => {
      const nervii = { belgae: { ...AMBIORIX, revealed: 8 }, romans: { troops: 3 } };
      const battles = regions.map((region) => ({
        region,
        target: 'romans' as const,
        way: 'battle' as const,
      }));
      const order = orderFor('battle', 'belgae', 'belgae', FULL);
      order.used = used;
      const G = stateOf({ capabilities, pieces: { nervii, treveri } });
      return regionsToEnlist(G, order, useOf('enlist', 'belgae', true), battles).includes('treveri');
    };
    let differs = 0;
    for (const [card, text] of [
      [13, 'unshaded'],
      [59, 'unshaded'],
      [59, 'shaded'],
    ] as const)
      for (let count = 0; count < 400; count++) {
        const [belgae, germans] = [count % 5, 1 + (Math.floor(count / 5) % 4)];
        const [legions, troops] = [Math.floor(count / 20) % 3, Math.floor(count / 60)];
        const treveri = {
          belgae: { revealed: belgae },
          germans: { revealed: germans },
          romans: { legions, troops },
        };
        const capabilities: Position['capabilities'] = { [card]: { text, holder: 'belgae' } };
        const without = enlisted(treveri, {}, ['treveri']);
        expect(enlisted(treveri, capabilities, ['nervii', 'treveri'])).toBe(without);
        expect(enlisted(treveri, capabilities, ['treveri'], [card])).toBe(without);
        differs += Number(enlisted(treveri, capabilities, ['treveri', 'nervii']) !== without);
      }
    expect(differs).toBeGreaterThan(100);
  });

  test('8.4.4 Rampage: upon Frost as far as it costs no Legion', () => {
    const allied = ['arverni', 'cadurci', 'volcae', 'carnutes', 'aulerci', 'pictones', 'santones', 'veneti'];
    const rampage = (troops: number) =>
      told(
        belgicTurn(
          {
            deck: ['winter'],
            pieces: {
              nervii: { belgae: { ...AMBIORIX, troops: 3 } },
              morini: { belgae: { troops: 2 }, romans: { legions: 1, troops } },
              provincia: { romans: { legions: 5 } },
            },
            at: Object.fromEntries([...allied, 'namnetes'].map((tribe) => [tribe, 'arverni'])),
            resources: { belgae: 1 },
          },
          { others: ['romans'] },
        ),
      );
    expect(rampage(2)).toContain('Rampage in Morini');
    expect(rampage(1)).not.toContain('Rampage in Morini');
  });

  test('8.5.1, 8.3.4 Battle: in any order, each first at times', () => {
    const position: Position = {
      pieces: { treveri: { belgae: { revealed: 6 } }, morini: { belgae: { revealed: 6 } } },
      at: { treveri: 'aedui', morini: 'aedui' },
    };
    const G = stateOf(position);
    const order = orderFor('battle', 'belgae', 'belgae', FULL);
    const firsts = Array.from({ length: 20 }, (_, seed) => {
      const [first] = battlesOf(G, new Play(G, seededChance(seed)), order, threatsTo(G));
      return first?.region;
    });
    expect(new Set(firsts)).toEqual(new Set(['treveri', 'morini']));
  });

  test('8.5.1, 4.5.3 Ambush: not counted on against Caesar, who may hold by his die', () => {
    const against = (leader: 'named' | 'successor') =>
      said(
        belgicTurn(
          {
            pieces: {
              nervii: { belgae: { ...AMBIORIX, revealed: 5 } },
              treveri: { belgae: { hidden: 4 }, romans: { leader, legions: 2, revealed: 2 } },
            },
          },
          { others: ['romans'] },
        ),
      );
    expect(against('named')).toBe('8.5.1 March away from a threat');
    expect(against('successor')).toBe('8.5.1 Battle against a threat');
  });

  test('8.5.1, 8.3.3 Battle: card 13 costs the Belgae Losses in the first one only', () => {
    const table = belgicTurn(
      {
        pieces: {
          nervii: { belgae: { ...AMBIORIX, revealed: 5 }, romans: { revealed: 2 } },
          treveri: { belgae: { revealed: 2 }, romans: { revealed: 2 } },
        },
        at: { eburones: 'romans' },
        capabilities: { 13: { text: 'unshaded', holder: null } },
      },
      { others: ['romans'] },
    );
    expect(told(table)).toMatch(/Battle the Romans in Nervii[\s\S]*Battle the Romans in Treveri/);
  });

  const granted = (position: Position, terms: Partial<Terms>) => {
    const G = stateOf(position);
    const order = orderFor('battle', 'belgae', 'belgae', { ...FULL, ...terms });
    const battles = battlesOf(G, new Play(G, scripted()), order, threatsTo(G));
    return battles.map(({ region, target }) => `${region} ${target}`);
  };

  test('8.5.1, 8.2.3 Battle: in no more Regions than an Event grants', () => {
    const position: Position = {
      pieces: { morini: { belgae: { revealed: 6 } }, treveri: { belgae: { revealed: 6 } } },
      at: { treveri: 'aedui', morini: 'aedui' },
    };
    expect(granted(position, {})).toEqual(['morini aedui', 'treveri aedui']);
    expect(granted(position, { most: 1 })).toEqual(['morini aedui']);
  });

  test('8.5.1, 8.3.3 Battle: card 13, used in the first one, costs nothing in the second and third', () => {
    const position: Position = {
      pieces: {
        nervii: { belgae: { ...AMBIORIX, revealed: 5 }, romans: { revealed: 2 } },
        morini: { belgae: { revealed: 2 }, romans: { revealed: 2 } },
        treveri: { belgae: { revealed: 2 }, romans: { revealed: 2 } },
      },
      at: { eburones: 'romans' },
      capabilities: { 13: { text: 'unshaded', holder: null } },
    };
    expect(granted(position, {})).toEqual(['nervii romans', 'morini romans', 'treveri romans']);
  });

  test('8.5.1, 8.2.3 Battle: Ambiorix keeps nobody from it against whom he cannot fight himself', () => {
    const position: Position = {
      pieces: { nervii: { belgae: { ...AMBIORIX, revealed: 2 } }, treveri: { belgae: { revealed: 6 } } },
      at: { nervii: 'aedui', treveri: 'arverni' },
    };
    expect(granted(position, { against: ['arverni'] })).toEqual(['treveri arverni']);
    expect(granted(position, { regions: ['treveri'] })).toEqual(['treveri arverni']);
  });

  test('8.5.1 Battle: each Region once, that of Ambiorix first', () => {
    const position: Position = {
      pieces: { nervii: { belgae: { ...AMBIORIX, revealed: 5 } }, morini: { belgae: { revealed: 6 } } },
      at: { nervii: 'aedui', eburones: 'arverni', morini: 'arverni' },
      resources: { belgae: 2 },
    };
    expect(granted(position, {})).toEqual(['nervii aedui', 'morini arverni']);
  });

  test('8.5.1 Battle: not where an enemy who has Retreated there makes it too dear', () => {
    const fought = (aedui: number) =>
      told(
        belgicTurn(
          {
            pieces: {
              nervii: { belgae: { ...AMBIORIX, revealed: 3 }, aedui: { revealed: 3 } },
              treveri: { belgae: { revealed: 4 }, aedui: { revealed: aedui } },
            },
            at: { nervii: 'aedui' },
          },
          { others: ['aedui'] },
        ),
      ).match(/Battle the Aedui in \w+/g);
    expect(fought(5)).toEqual(['Battle the Aedui in Nervii']);
    expect(fought(4)).toEqual(['Battle the Aedui in Nervii', 'Battle the Aedui in Treveri']);
  });

  test('8.5.1 Rampage: where the last piece alone could be driven out the Germans act after the Battle', () => {
    const table = belgicTurn(
      {
        pieces: {
          treveri: { belgae: { ...AMBIORIX, revealed: 4 } },
          nervii: { belgae: { hidden: 2 }, aedui: { revealed: 1 } },
          sugambri: { germans: { revealed: 3 } },
        },
        at: { treveri: 'aedui' },
      },
      { others: ['aedui'] },
    );
    expect(told(table)).not.toContain('Rampage');
    expect(told(table)).toMatch(/Battle the Aedui in Nervii[\s\S]*3 flip to Hidden/);
  });
});

test('8.5.1 Enlist: none where the Germans can do nothing of use', () => {
  const enlisted = (revealed: number) =>
    told(
      belgicTurn(
        {
          pieces: {
            treveri: { belgae: { ...AMBIORIX, revealed: 6 }, arverni: { revealed: 2 } },
            sugambri: { germans: { revealed } },
          },
          at: { treveri: 'arverni' },
          devastated: ['sugambri', 'treveri', 'ubii'],
        },
        { others: ['arverni'] },
      ),
    ).includes('Enlist');
  expect([enlisted(1), enlisted(2)]).toEqual([false, true]);
});

test('8.5.1 Rampage: none after a Battle, though its Retreat has brought enemies to Hidden Warbands', () => {
  const table = belgicTurn(
    {
      pieces: {
        treveri: { belgae: { ...AMBIORIX, revealed: 8 }, aedui: { revealed: 8 } },
        nervii: { belgae: { hidden: 1 } },
      },
      at: { nervii: 'aedui', eburones: 'aedui' },
    },
    { others: ['aedui'] },
  );
  expect(table.force('nervii', 'aedui')).toBe('4r');
  expect(table.force('nervii', 'belgae')).toBe('1h');
  expect(told(table)).not.toContain('Rampage');
});

describe('8.5.1 Ambush: where the enemy could go', () => {
  /** Returns how the Belgae would fight in Treveri, near Ambiorix, where no Counterattack threatens. */
  const way = (position: Position, terms: Partial<Terms> = {}, ...others: Player[]) => {
    const pieces = { nervii: { belgae: { ...AMBIORIX, revealed: 1 } }, ...position.pieces };
    const G = stateOf(unheld({ ...position, pieces }, 'belgae', ...others));
    const order = orderFor('battle', 'belgae', 'belgae', { ...FULL, ...terms });
    const battles = battlesOf(G, new Play(G, scripted()), order, threatsTo(G));
    return battles.find(({ region }) => region === 'treveri')?.way;
  };
  const treveri = { belgae: { hidden: 6 }, aedui: { revealed: 3 } };

  test('8.5.1 Ambush: to a Region of its own or of who might agree, not of ours nor of who never does', () => {
    const beside = (sequani: object, ...others: Player[]) =>
      way({ pieces: { treveri, sequani }, at: { treveri: 'aedui' } }, {}, ...others);
    expect(beside({ aedui: { troops: 1 } })).toBe('ambush');
    expect(beside({ romans: { troops: 1 } })).toBe('ambush');
    expect(beside({ arverni: { troops: 1 } })).toBe('ambush');
    expect(beside({ arverni: { troops: 1 } }, 'arverni')).toBe('battle');
    expect(beside({ belgae: { troops: 1 } })).toBe('battle');
    expect(beside({ germans: { troops: 1 } })).toBe('battle');
    expect(beside({})).toBe('battle');
  });

  test('8.5.1 Ambush: where a Citadel or Fort could absorb by dice what those who Retreat would lose by a stand', () => {
    const wayAgainst = (target: Player, pieces: Position['pieces'], at: Position['at'] = {}) => {
      const ambiorix = { mandubii: { belgae: { ...AMBIORIX, hidden: 4 }, ...pieces?.mandubii } };
      const G = stateOf({ pieces: { ...pieces, ...ambiorix }, at });
      return wayOf(G, orderFor('battle', 'belgae', 'belgae', FULL), 'mandubii', target);
    };
    const warband = { mandubii: { arverni: { revealed: 1 } } };
    const citadel: Position['at'] = { mandubii: 'citadel arverni' };
    expect(wayAgainst('arverni', { ...warband, sequani: { arverni: { troops: 3 } } }, citadel)).toBe(
      'ambush',
    );
    expect(wayAgainst('arverni', warband, citadel)).toBe('battle');
    const auxilia = { mandubii: { romans: { revealed: 1, fort: true } } };
    expect(wayAgainst('romans', { ...auxilia, sequani: { romans: { troops: 1 } } })).toBe('ambush');
    expect(wayAgainst('romans', auxilia)).toBe('battle');
  });

  test('8.5.1 Battle: none whose Losses the enemy could escape by Retreat, but for an Ambush', () => {
    const wayBy = (own: object, romans: Position['pieces'] = {}) =>
      wayOf(
        stateOf({
          pieces: {
            nervii: { belgae: { ...AMBIORIX, revealed: 1 } },
            treveri: { belgae: own, romans: { revealed: 1 } },
            ...romans,
          },
        }),
        orderFor('battle', 'belgae', 'belgae', FULL),
        'treveri',
        'romans',
      );
    const refuge = { sequani: { romans: { troops: 1 } } };
    expect(wayBy({ revealed: 3 })).toBe('battle');
    expect(wayBy({ revealed: 3 }, refuge)).toBeNull();
    expect(wayBy({ revealed: 4 }, refuge)).toBe('battle');
    expect(wayBy({ hidden: 3 }, refuge)).toBe('ambush');
  });

  test('8.5.1, 8.6.6, 8.8.6 Battle: the enemy escapes to no Region whose holder never lets it in', () => {
    const escapes = (target: 'romans' | 'arverni', host: 'romans' | 'aedui', ...nonPlayers: Player[]) => {
      const pieces: Position['pieces'] = {
        nervii: { belgae: { ...AMBIORIX, revealed: 1 } },
        treveri: { belgae: { revealed: 3 }, [target]: { revealed: 1 } },
        sequani: { [host]: { troops: 1 } },
      };
      const order = orderFor('battle', 'belgae', 'belgae', FULL);
      return wayOf(stateOf(unheld({ pieces }, 'belgae', ...nonPlayers)), order, 'treveri', target) === null;
    };
    expect(escapes('arverni', 'aedui')).toBe(true);
    expect(escapes('arverni', 'aedui', 'aedui')).toBe(false);
    expect(escapes('arverni', 'romans')).toBe(true);
    expect(escapes('arverni', 'romans', 'romans')).toBe(false);
    expect(escapes('romans', 'aedui', 'aedui')).toBe(false);
    expect(escapes('romans', 'aedui', 'aedui', 'romans')).toBe(true);
  });

  test('8.5.1 Ambush: not where nobody could Retreat, nor by an Event that forbids it or the Counterattack', () => {
    const sequani = { aedui: { troops: 1 } };
    const allies: Position = {
      pieces: { nervii: { belgae: { hidden: 4 } }, morini: { belgae: { ...AMBIORIX, revealed: 1 } } },
      at: { nervii: 'aedui', eburones: 'aedui', atrebates: 'aedui' },
    };
    const order = orderFor('battle', 'belgae', 'belgae', FULL);
    expect(wayOf(stateOf(allies), order, 'nervii', 'aedui')).toBe('battle');
    expect(way({ pieces: { treveri, sequani } }, { fight: { noRetreat: true } })).toBe('battle');
    const strong = { belgae: { hidden: 9 }, aedui: { revealed: 6 } };
    expect(way({ pieces: { treveri: strong } })).toBe('ambush');
    expect(way({ pieces: { treveri: strong } }, { fight: { noCounterattack: true } })).toBe('battle');
    const legion = { belgae: { hidden: 6 }, romans: { legions: 1 } };
    expect(way({ pieces: { treveri: legion } })).toBe('ambush');
    expect(way({ pieces: { treveri: legion } }, { fight: { noCounterattack: true } })).toBe('battle');
  });
});
