import { describe, expect, test } from 'vitest';
import { orderUnderWay } from '../../games/falling-sky/commands/underWay';
import type { Circumvallation } from '../../games/falling-sky/pieces/force';
import { fight, inRegion, lossesAsked, lossesTold } from './fight';
import { beginCommand, type Pieces, type Position, type Table, takenTribes } from './table';

const group = (hidden: number, revealed = 0) => ({ leader: null, legions: 0, hidden, revealed, scouted: 0 });
const setup = { region: 'bituriges', attacker: 'arverni', defender: 'romans' } as const;

/** Card 11: a group of the Romans, who have a Fort and an Ally there too, has attacked fourteen Warbands. */
function auxiliaAttack(romans: Pieces, attackers: ReturnType<typeof group>): Table {
  const forces = { romans: { ...romans, fort: true }, arverni: { troops: 14 } };
  return fight(inRegion('bituriges', forces, { at: { bituriges: 'romans' } }), {
    region: 'bituriges',
    attacker: 'romans',
    defender: 'arverni',
    group: attackers,
    terms: { doubledTroops: true },
  }).do('arverni', 'stand');
}

describe('5.4 what Events change in a Battle', () => {
  test('5.4 card 2: the first Loss removes a Legion outright, later ones roll', () => {
    const terms = { firstLoss: 'legion' } as const;
    const position = inRegion('bituriges', { arverni: { troops: 6 }, romans: { legions: 2, troops: 2 } });
    const table = fight(position, { ...setup, terms }).do('romans', 'stand');
    expect(table.force('bituriges', 'romans')).toBe('1L 2h');
    expect(lossesAsked(table, 'romans')).toBe(2);
    expect(table.legal('romans', 'roll')).toEqual(['legion']);
    const without = inRegion('bituriges', { arverni: { troops: 4 }, romans: { troops: 1, revealed: 2 } });
    const other = fight(without, { ...setup, terms }).do('romans', 'stand');
    expect(other.legal('romans', 'remove')).toEqual(['hidden 1', 'revealed 1', 'revealed 2']);
  });

  test('5.4 card 2: not even a Retreat puts Allies before that Legion', () => {
    const position = inRegion(
      'mandubii',
      { arverni: { troops: 8 }, romans: { legions: 1, troops: 2 } },
      { at: { senones: 'romans' } },
    );
    const table = fight(position, { ...setup, region: 'mandubii', terms: { firstLoss: 'legion' } });
    table.do('romans', 'retreat');
    expect(table.G.legions.fallen).toBe(1);
    expect(table.G.tribes.senones).toBeUndefined();
  });

  test('5.4 cards 2, 25 and 27: the first Loss of the Battle is that of the Archers, and later ones are free', () => {
    const capabilities = { 27: { text: 'shaded', holder: null } } as const;
    const romans = { legions: 2, troops: 4 };
    const table = fight(inRegion('bituriges', { arverni: { troops: 6 }, romans }, { capabilities }), {
      ...setup,
      terms: { firstLoss: 'legion' },
    });
    expect(table.G.legions.fallen).toBe(1);
    table.do('romans', 'stand');
    expect(table.legal('romans', 'remove')).toContain('hidden 3');
    const aedui = fight(
      inRegion(
        'bituriges',
        { arverni: { troops: 6 }, aedui: { troops: 9 } },
        { capabilities, at: { bituriges: 'aedui' } },
      ),
      { ...setup, defender: 'aedui', terms: { firstLoss: 'ally', extraLosses: 3 } },
    );
    expect(aedui.G.tribes.bituriges).toBeUndefined();
    expect(aedui.do('aedui', 'stand').force('bituriges', 'aedui')).toBe('3r');
  });

  test('5.4 card 6: each Auxilia causes twice its Losses, in the Attack only', () => {
    const position = inRegion('bituriges', { romans: { troops: 3, legions: 1 }, arverni: { troops: 9 } });
    const table = fight(position, {
      region: 'bituriges',
      attacker: 'romans',
      defender: 'arverni',
      terms: { doubledTroops: true },
    });
    table.do('arverni', 'stand');
    expect(lossesTold(table)).toEqual({ attack: 4, counterattack: 2 });
    const defence = fight(position, { ...setup, terms: { doubledTroops: true } }).do('romans', 'stand');
    expect(lossesTold(defence).attack).toBe(9);
  });

  test('5.4 card 11: only the Auxilia attack and take Losses', () => {
    const table = auxiliaAttack({ leader: 'named', legions: 3, troops: 2, revealed: 2 }, group(2, 2));
    expect(lossesTold(table)).toEqual({ attack: 4, counterattack: 5 });
    expect(table.force('bituriges', 'romans')).toBe('named 3L fort');
  });

  test('5.4 card 72: a group alone attacks; what is lost of it does not count on, and all are Revealed', () => {
    const position = inRegion('bituriges', { belgae: { leader: 'named', troops: 6 }, aedui: { troops: 4 } });
    const table = fight(position, {
      region: 'bituriges',
      attacker: 'belgae',
      defender: 'aedui',
      group: group(3),
    });
    table.do('aedui', 'stand');
    expect(lossesTold(table)).toEqual({ attack: 1, counterattack: 1 });
    expect(table.force('bituriges', 'belgae')).toBe('named 5r');
    const small = fight(position, {
      region: 'bituriges',
      attacker: 'belgae',
      defender: 'aedui',
      group: group(1),
    });
    small.do('aedui', 'stand');
    expect(small.force('bituriges', 'belgae')).toBe('named 5r');
  });

  test('5.4 Legions of a group alone take its Losses, and no more than they are', () => {
    const position = inRegion('bituriges', { romans: { legions: 4 }, arverni: { troops: 8 } });
    const table = fight(
      position,
      { region: 'bituriges', attacker: 'romans', defender: 'arverni', group: { ...group(0), legions: 2 } },
      [1, 1],
    );
    table.do('arverni', 'stand');
    expect(lossesTold(table)).toEqual({ attack: 2, counterattack: 3 });
    expect(table.force('bituriges', 'romans')).toBe('2L');
  });

  test('5.4 card 21: the Fort of Provincia is as if absent', () => {
    const position: Position = { pieces: { provincia: { arverni: { troops: 8 }, romans: { troops: 5 } } } };
    const table = fight(position, { ...setup, region: 'provincia', terms: { noFort: true } });
    table.do('romans', 'stand');
    expect(table.force('provincia', 'romans')).toBe('1r fort');
  });

  test('5.4 a Fort that is as if absent neither halves nor absorbs', () => {
    const position = inRegion('bituriges', { arverni: { troops: 8 }, romans: { troops: 1, fort: true } });
    const table = fight(position, { ...setup, terms: { noFort: true } }).do('romans', 'stand');
    expect(lossesTold(table).attack).toBe(4);
    expect(table.force('bituriges', 'romans')).toBe('fort');
  });

  test('5.4 card 25: three Losses more, before halving, the first on an Ally; even without own pieces', () => {
    const terms = { extraLosses: 3, firstLoss: 'ally' } as const;
    const at = { pictones: 'romans', santones: 'romans' } as const;
    const pictones = { attacker: 'arverni', defender: 'romans', region: 'pictones', terms } as const;
    const position = inRegion('pictones', { romans: { troops: 2, legions: 1 } }, { at });
    const table = fight(position, pictones).do('romans', 'stand');
    expect(table.legal('romans', 'remove')).toEqual(['ally pictones 1', 'ally santones 1']);
    expect(table.legal('romans', 'roll')).toEqual([]);
    table.do('romans', 'remove', 'ally pictones', 1);
    expect(lossesAsked(table, 'romans')).toBe(2);
    table.dice(6).do('romans', 'roll', 'legion').do('romans', 'remove', 'hidden', 1);
    expect(Object.keys(takenTribes(table.G))).toEqual(['santones']);
    const fort = inRegion('pictones', { romans: { troops: 2, fort: true }, arverni: { troops: 2 } }, { at });
    const strong = fight(fort, pictones).do('romans', 'stand');
    expect(lossesTold(strong).attack).toBe(2);
    const citadel = inRegion('arverni', { belgae: { troops: 1 } }, { at: { arverni: 'citadel arverni' } });
    const kept = fight(citadel, { attacker: 'belgae', defender: 'arverni', region: 'arverni', terms }, [6]);
    expect(kept.G.tribes.arverni).toMatchObject({ citadel: true });
  });

  test('5.4 card 36: no Retreat, no Counterattack, no halving by a Citadel, and the attackers end Hidden', () => {
    const terms = { noRetreat: true, noCounterattack: true, noHalving: true, hides: true };
    const arverni = { troops: 4, revealed: 2, scouted: 2 };
    const position = inRegion(
      'bituriges',
      { arverni, aedui: { troops: 6 } },
      { at: { bituriges: 'citadel aedui' } },
    );
    const table = fight(position, { ...setup, defender: 'aedui', terms });
    expect(lossesTold(table)).toEqual({ attack: 4, counterattack: null });
    expect(table.force('bituriges', 'arverni')).toBe('6h 2r');
    expect(table.force('bituriges', 'aedui')).toBe('2r');
  });

  test('5.4 card 36: with Ambush in the terms every Battle is one, whatever is Hidden and wherever the Leader is', () => {
    const position = inRegion('bituriges', { arverni: { revealed: 4 }, aedui: { troops: 3 } });
    const table = beginCommand(position, 'battle', 'arverni', {
      free: true,
      abilities: 0,
      fight: { ambush: true },
    });
    expect(table.legal('arverni', 'battle')).toEqual(['bituriges aedui ambush']);
    table.do('arverni', 'battle', 'bituriges', 'aedui', 'ambush');
    expect(table.force('bituriges', 'aedui')).toBe('1r');
    expect(orderUnderWay(table.G)?.abilities).toEqual([]);
  });

  const litaviccus = { free: true, abilities: 0, most: 1, card: 45 };

  test('5.4 card 45: Aedui pieces fight as the executing Faction’s own, against Romans only, with Ambush where able', () => {
    const forces = {
      belgae: { leader: 'named' as const, troops: 2 },
      aedui: { troops: 4 },
      romans: { troops: 5 },
      arverni: { troops: 1 },
    };
    const table = beginCommand(inRegion('treveri', forces), 'battle', 'belgae', litaviccus);
    expect(table.legal('belgae', 'battle')).toEqual(['treveri romans ambush']);
    table.do('belgae', 'battle', 'treveri', 'romans', 'ambush');
    expect(lossesTold(table).attack).toBe(7);
    expect(table.force('treveri', 'aedui')).toBe('4r');
  });

  test('5.4 card 45: without Ambush the Aedui take Losses as the Attacker chooses', () => {
    const forces = { arverni: { troops: 2 }, aedui: { troops: 2 }, romans: { troops: 6 } };
    const table = beginCommand(
      inRegion('bituriges', forces, { at: { bituriges: 'aedui' } }),
      'battle',
      'arverni',
      litaviccus,
    );
    expect(table.legal('arverni', 'battle')).toEqual(['bituriges romans battle']);
    table.do('arverni', 'battle', 'bituriges', 'romans', 'battle').do('romans', 'stand');
    expect(lossesTold(table)).toEqual({ attack: 2, counterattack: 2 });
    expect(table.legal('arverni', 'remove')).toEqual([
      'aedui hidden 1',
      'aedui hidden 2',
      'hidden 1',
      'hidden 2',
    ]);
    table.do('arverni', 'remove', 'aedui hidden', 2);
    expect(table.force('bituriges', 'aedui')).toBe('');
    expect(table.force('bituriges', 'arverni')).toBe('2r');
  });

  test('5.4 card 45: where the executing Faction has nothing its Aedui pieces may attack', () => {
    const forces = { aedui: { troops: 2 }, romans: { troops: 2 } };
    const position = inRegion('bituriges', forces);
    expect(beginCommand(position, 'battle', 'arverni', litaviccus).legal('arverni', 'battle')).toHaveLength(
      1,
    );
    expect(beginCommand(position, 'battle', 'arverni', { free: true }).legal('arverni', 'battle')).toEqual(
      [],
    );
  });

  test('5.4 card 45: the Aedui themselves attack with their pieces once, and lend the Romans none', () => {
    const position = inRegion('bituriges', { aedui: { revealed: 4 }, romans: { legions: 1, troops: 4 } });
    const capabilities = { 38: { text: 'unshaded', holder: null } } as const;
    for (const faction of ['aedui', 'belgae'] as const) {
      const table = beginCommand({ ...position, capabilities }, 'battle', faction, {
        free: true,
        abilities: 0,
        card: 45,
      });
      table.do(faction, 'battle', 'bituriges', 'romans', 'battle').do('romans', 'stand');
      expect(lossesTold(table).attack).toBe(2);
    }
  });

  test('5.4 card 45: an Aedui Ally alone makes a Region one to attack in', () => {
    const position = inRegion('bituriges', { romans: { troops: 1 } }, { at: { bituriges: 'aedui' } });
    const table = beginCommand(position, 'battle', 'belgae', { free: true, abilities: 0, card: 45 });
    expect(table.legal('belgae', 'battle')).toEqual(['bituriges romans battle']);
  });

  test('5.4 card 54: the terms may forbid Retreat', () => {
    const position = inRegion('bituriges', { arverni: { troops: 2 }, romans: { troops: 2 } });
    expect(
      fight(position, { ...setup, terms: { noRetreat: true } }).journal.map(({ text }) => text),
    ).toContain('Counterattack: no Losses for the Arverni.');
  });

  test('5.4 card 58: Germans Ambush the Romans whatever is Hidden, and the Fort halves nothing', () => {
    const position = inRegion('nervii', {
      germans: { revealed: 4 },
      romans: { legions: 3, troops: 3, fort: true },
      aedui: { troops: 1 },
    });
    const table = beginCommand(position, 'battle', 'belgae', { free: true, abilities: 0, card: 58 });
    const order = orderUnderWay(table.G);
    if (order !== null) order.faction = 'germans';
    expect(table.legal('belgae', 'battle')).toEqual(['nervii romans ambush']);
    table.do('belgae', 'battle', 'nervii', 'romans', 'ambush');
    expect(lossesAsked(table, 'romans')).toBe(2);
  });
});

describe('4.5.1 Enlisted Germans in Battle', () => {
  const enlist = (position: Position) => {
    const table = beginCommand(position, 'battle', 'belgae');
    orderUnderWay(table.G)?.enlisted.push('treveri');
    return table;
  };

  test('4.5.1 they fight as Belgic Warbands, also under Ambiorix, and take Losses by choice of the Belgae', () => {
    const forces = {
      belgae: { leader: 'named' as const, troops: 1 },
      germans: { troops: 2, revealed: 1 },
      aedui: { troops: 9 },
    };
    const table = enlist(inRegion('treveri', forces));
    table.do('belgae', 'battle', 'treveri', 'aedui', 'battle').do('aedui', 'stand');
    expect(lossesTold(table)).toEqual({ attack: 5, counterattack: 2 });
    expect(table.legal('belgae', 'remove')).toEqual([
      'germans hidden 1',
      'germans hidden 2',
      'germans revealed 1',
      'hidden 1',
    ]);
    table.do('belgae', 'remove', 'germans hidden', 2);
    expect(table.force('treveri', 'germans')).toBe('1r');
    expect(table.force('treveri', 'belgae')).toBe('named 1r');
  });

  test('4.5.1 of the Germans there, only Allies can be attacked', () => {
    const forces = { belgae: { troops: 4 }, germans: { troops: 4 } };
    expect(enlist(inRegion('treveri', forces)).legal('belgae', 'battle')).toEqual([]);
    const table = enlist(inRegion('treveri', forces, { at: { treveri: 'germans' } }));
    table.do('belgae', 'battle', 'treveri', 'germans', 'battle');
    expect(table.G.tribes.treveri).toBeUndefined();
    expect(lossesTold(table)).toEqual({ attack: 4, counterattack: 0 });
    expect(table.force('treveri', 'germans')).toBe('4r');
  });

  test('4.5.1 Germanic Allies alone are no pieces to Battle with', () => {
    const position = inRegion('treveri', { aedui: { troops: 1 } }, { at: { treveri: 'germans' } });
    expect(enlist(position).legal('belgae', 'battle')).toEqual([]);
  });

  test('4.5.1 where they are alone they are own pieces to Battle with', () => {
    const table = enlist(inRegion('treveri', { germans: { troops: 2 }, aedui: { revealed: 1 } }));
    expect(table.legal('belgae', 'battle')).toEqual(['treveri aedui battle']);
  });
});

test('5.4 card 11: Losses beyond the Auxilia fall on nothing else of the Romans', () => {
  const table = auxiliaAttack({ legions: 1, troops: 2 }, group(2));
  expect([table.step, table.force('bituriges', 'romans')]).toEqual(['turn', '1L fort']);
  expect(table.G.tribes.bituriges).toEqual({ by: 'romans', citadel: false });
});

describe('card 4 Circumvallation in Battle', () => {
  const marked = (troops: number, leader = true): { circumvallation: Circumvallation } => ({
    circumvallation: { region: 'bituriges', faction: 'arverni', troops, leader },
  });
  const forces = { arverni: { leader: 'named' as const, troops: 6 }, romans: { legions: 2 } };

  test('5.3 when the marked pieces alone attack, the Romans defend as if with a Fort, and the marker goes', () => {
    const table = fight({ ...marked(6), ...inRegion('bituriges', forces) }, setup, [6, 6]).do(
      'romans',
      'stand',
    );
    expect(lossesTold(table).attack).toBe(2);
    table.do('arverni', 'remove', 'hidden', 2);
    expect(table.G.circumvallation).toBeNull();
  });

  test('5.3 not when others attack with them', () => {
    const more = fight({ ...marked(5), ...inRegion('bituriges', forces) }, setup, [6, 6, 6, 6]).do(
      'romans',
      'stand',
    );
    expect(lossesTold(more).attack).toBe(4);
    const leader = fight({ ...marked(6, false), ...inRegion('bituriges', forces) }, setup, [6, 6, 6, 6]);
    expect(lossesTold(leader.do('romans', 'stand')).attack).toBe(4);
  });

  test('5.3 marked pieces cannot Retreat out of the Region: they stay if they may, or are removed', () => {
    const position: Position = {
      ...marked(3, false),
      pieces: {
        bituriges: { arverni: { troops: 2, revealed: 3 }, romans: { troops: 1 } },
        carnutes: { arverni: { troops: 1 } },
      },
    };
    const table = fight(position, { region: 'bituriges', attacker: 'romans', defender: 'arverni' });
    table.do('arverni', 'retreat').do('arverni', 'stay', 'hidden', 2).do('arverni', 'go', 'carnutes');
    expect(table.force('bituriges', 'arverni')).toBe('2h');
    expect(table.force('carnutes', 'arverni')).toBe('1h 2r');
    expect(table.G.circumvallation).toMatchObject({ troops: 2 });
  });

  test('5.3 a Leader who falls is marked no more, and one who joins is not', () => {
    const roman = { region: 'bituriges', attacker: 'romans', defender: 'arverni' } as const;
    const fallen = fight({ ...marked(6), ...inRegion('bituriges', forces) }, roman, [1, 6, 6]);
    fallen.do('arverni', 'stand').do('arverni', 'roll', 'leader');
    expect(fallen.G.circumvallation).toMatchObject({ troops: 5, leader: false });
    const joined = fight({ ...marked(6, false), ...inRegion('bituriges', forces) }, roman, [6, 6, 6]);
    joined.do('arverni', 'stand').do('arverni', 'remove', 'hidden', 2);
    expect(joined.G.circumvallation).toMatchObject({ troops: 4, leader: false });
    const others = fight(
      { ...marked(6, false), ...inRegion('bituriges', { ...forces, belgae: { troops: 4 } }) },
      { region: 'bituriges', attacker: 'belgae', defender: 'romans' },
      [6, 6],
    );
    others.do('romans', 'stand');
    expect(others.G.circumvallation).toMatchObject({ troops: 6 });
  });

  test('5.3 a marker in another Region, or on another Faction, is no Fort and holds nobody', () => {
    for (const marker of [
      { region: 'carnutes', faction: 'arverni', troops: 9, leader: true },
      { region: 'bituriges', faction: 'belgae', troops: 9, leader: true },
    ] as const) {
      const position: Position = {
        circumvallation: marker,
        pieces: {
          bituriges: { ...forces, belgae: { troops: 1 } },
          carnutes: { arverni: { troops: 3 }, romans: { troops: 1 } },
        },
      };
      const attack = fight(position, setup, [6, 6, 6, 6]).do('romans', 'stand');
      expect(lossesTold(attack).attack).toBe(4);
      const defence = fight(position, { region: 'bituriges', attacker: 'belgae', defender: 'arverni' });
      defence.do('arverni', 'retreat').do('arverni', 'go', 'carnutes');
      expect(defence.force('carnutes', 'arverni')).toBe('named 9h');
    }
  });

  test('5.3 of pieces that Retreat, as many Warbands as are marked are removed, Hidden ones last, and a marked Leader', () => {
    const position: Position = {
      ...marked(3),
      pieces: {
        bituriges: {
          arverni: { leader: 'named', troops: 4, revealed: 1 },
          belgae: { troops: 1 },
          romans: { troops: 1 },
        },
        carnutes: { arverni: { troops: 1 } },
      },
    };
    const gallic = { region: 'bituriges', attacker: 'belgae', defender: 'arverni' } as const;
    const table = fight(position, gallic).do('arverni', 'retreat').do('arverni', 'go', 'carnutes');
    expect(table.force('carnutes', 'arverni')).toBe('3h');
    expect(table.force('bituriges', 'arverni')).toBe('');
    const roman = fight(position, { ...gallic, attacker: 'romans' }).do('arverni', 'retreat');
    roman.do('arverni', 'stay', 'leader', 1).do('arverni', 'go', 'carnutes');
    expect(roman.force('bituriges', 'arverni')).toBe('named');
    const free = fight({ ...position, ...marked(3, false) }, gallic);
    free.do('arverni', 'retreat').do('arverni', 'go', 'carnutes');
    expect(free.force('carnutes', 'arverni')).toBe('named 3h');
  });

  test('5.3 the marker goes when the group is gone or no Roman is left', () => {
    const roman = { region: 'bituriges', attacker: 'romans', defender: 'arverni' } as const;
    const gone = fight(
      { ...marked(1, false), ...inRegion('bituriges', { arverni: { troops: 1 }, romans: { legions: 2 } }) },
      roman,
    );
    gone.do('arverni', 'stand');
    expect(gone.G.circumvallation).toBeNull();
    const kept = fight(
      { ...marked(3, false), ...inRegion('bituriges', { arverni: { troops: 3 }, romans: { legions: 2 } }) },
      roman,
      [6, 6],
    );
    kept.do('arverni', 'stand');
    expect(kept.G.circumvallation).toMatchObject({ troops: 1 });
    const alone = fight(
      { ...marked(3, false), ...inRegion('bituriges', { arverni: { troops: 9 }, romans: { troops: 1 } }) },
      roman,
    );
    alone.do('arverni', 'stand');
    expect(alone.G.circumvallation).toBeNull();
    const leader = fight(
      {
        ...marked(1),
        ...inRegion('bituriges', {
          arverni: { leader: 'named', troops: 1 },
          romans: { legions: 1, troops: 1 },
        }),
      },
      roman,
    );
    leader.do('arverni', 'stand').do('arverni', 'remove', 'hidden', 1).do('romans', 'remove', 'hidden', 1);
    expect(leader.G.circumvallation).toMatchObject({ troops: 0, leader: true });
  });
});
