import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/falling-sky';
import { fightFrame } from '../../games/falling-sky/battle/fight';
import { proceed } from '../../games/kit/make';
import { Play } from '../../games/kit/play';
import { seededChance } from '../../games/testing/chance';
import { fight, inRegion, lossesAsked } from './fight';
import { type Pieces, stateOf, takenTribes } from './table';

/** A Battle of 8 Arverni Warbands (4 Losses) against others in Bituriges; the Defender stands if it may Retreat. */
const against = (
  defender: 'romans' | 'aedui' | 'belgae',
  pieces: Pieces,
  { at = {}, troops = 8, dice = [] as number[] } = {},
) => {
  const table = fight(
    inRegion('bituriges', { arverni: { troops }, [defender]: pieces }, { at }),
    { region: 'bituriges', attacker: 'arverni', defender },
    dice,
  );
  return table.step === 'declare' ? table.do(defender, 'stand') : table;
};

describe('3.3.4 Losses are taken one after the other, by choice of who suffers them', () => {
  test('3.3.4 pieces are removed, or a Leader or Legion rolled for: 4 to 6 absorbs, 1 to 3 removes', () => {
    const table = against('romans', { leader: 'named', legions: 2, troops: 2, revealed: 1 });
    expect(lossesAsked(table, 'romans')).toBe(4);
    expect(table.legal('romans', 'remove')).toEqual(['hidden 1', 'hidden 2', 'revealed 1']);
    expect(table.legal('romans', 'roll')).toEqual(['leader', 'legion']);
    table.dice(4).do('romans', 'roll', 'legion');
    expect(table.force('bituriges', 'romans')).toBe('named 2L 2h 1r');
    table.dice(3).do('romans', 'roll', 'legion');
    expect(table.force('bituriges', 'romans')).toBe('named 1L 2h 1r');
    expect(table.G.legions.fallen).toBe(1);
    table.do('romans', 'remove', 'revealed', 1);
    expect(lossesAsked(table, 'romans')).toBe(1);
    table.dice(1).do('romans', 'roll', 'leader');
    expect(table.force('bituriges', 'romans')).toBe('1L 2r');
  });

  test('3.3.4 a piece that has absorbed a Loss may be rolled for again', () => {
    const table = against('romans', { legions: 1, troops: 2 });
    table.dice(6, 5, 4, 4);
    for (let count = 0; count < 4; count++) table.do('romans', 'roll', 'legion');
    expect(table.force('bituriges', 'romans')).toBe('1L 2r');
  });

  test('3.3.4 where there is no choice nobody is asked: like pieces fall, one kind alone is rolled for', () => {
    expect(against('aedui', { troops: 6 }).force('bituriges', 'aedui')).toBe('2r');
    expect(against('aedui', { troops: 2, revealed: 2 }).force('bituriges', 'aedui')).toBe('');
    const table = against('romans', { legions: 2 }, { dice: [6, 1, 4, 2] });
    expect(table.force('bituriges', 'romans')).toBe('');
    expect(table.G.legions.fallen).toBe(2);
    expect(table.diceLeft).toEqual([]);
  });

  test('3.3.4 who may choose is asked even for his last pieces where a die could save one', () => {
    const table = against('romans', { legions: 1, troops: 1 }, { troops: 4 });
    expect(lossesAsked(table, 'romans')).toBe(2);
  });

  test('3.3.4 Losses beyond the last piece are lost', () => {
    const table = against('aedui', { troops: 1 });
    expect(table.force('bituriges', 'aedui')).toBe('');
    expect(table.step).not.toBe('losses');
  });

  test('3.3.4 Allies, Citadel and Fort fall only when all other pieces are gone', () => {
    const at = { bituriges: 'citadel aedui' } as const;
    const table = against('aedui', { troops: 1 }, { at, troops: 12, dice: [4, 1] });
    expect(table.force('bituriges', 'aedui')).toBe('');
    expect(table.G.tribes.bituriges).toBeUndefined();
    const romans = against('romans', { legions: 1, fort: true }, { troops: 12, dice: [1, 6, 3] });
    expect(romans.force('bituriges', 'romans')).toBe('');
  });

  test('3.3.4 a Defender who does not Retreat loses mobile pieces first although it has an Ally', () => {
    const table = fight(
      inRegion(
        'mandubii',
        { arverni: { troops: 4 }, aedui: { troops: 1, revealed: 1 } },
        { at: { senones: 'aedui', lingones: 'aedui' } },
      ),
      { region: 'mandubii', attacker: 'arverni', defender: 'aedui' },
    );
    table.do('aedui', 'stand');
    expect(table.force('mandubii', 'aedui')).toBe('');
    expect(Object.keys(takenTribes(table.G))).toEqual(['senones', 'lingones']);
  });

  test('3.3.4 Allies alone are attacked without a question of Retreat, and their owner chooses which falls', () => {
    const table = fight(
      inRegion('mandubii', { arverni: { troops: 2 } }, { at: { senones: 'aedui', lingones: 'aedui' } }),
      { region: 'mandubii', attacker: 'arverni', defender: 'aedui' },
    );
    expect(table.legal('aedui', 'remove')).toEqual(['ally lingones 1', 'ally senones 1']);
    table.do('aedui', 'remove', 'ally senones', 1);
    expect(table.G.tribes.senones).toBeUndefined();
    expect(table.told('3.3.4', 'The Aedui lose the Ally at Senones')).toBe(true);
  });

  test('3.2.4 the Attacker takes its Losses in the same way, Allies last', () => {
    const table = fight(
      inRegion('mandubii', { romans: { legions: 1 }, arverni: { troops: 8 } }, { at: { senones: 'romans' } }),
      { region: 'mandubii', attacker: 'romans', defender: 'arverni' },
    );
    table.dice(5, 4, 2).do('arverni', 'stand');
    expect(table.force('mandubii', 'romans')).toBe('');
    expect(table.G.tribes.senones).toEqual({ by: 'romans', citadel: false });
    expect(table.force('mandubii', 'arverni')).toBe('7r');
  });

  test('1.4.2 the Fort of Provincia halves Losses but never absorbs them', () => {
    const table = fight(
      { pieces: { provincia: { arverni: { troops: 12 }, romans: { troops: 1 } } }, at: { helvii: 'romans' } },
      { region: 'provincia', attacker: 'arverni', defender: 'romans' },
    );
    table.do('romans', 'stand');
    expect(table.force('provincia', 'romans')).toBe('fort');
    expect(table.G.tribes.helvii).toBeUndefined();
    expect(table.told('3.3.4', 'Attack: 3 Losses for the Romans')).toBe(true);
  });

  test('3.2.4 each Loss roll is told with its die and what it means', () => {
    const table = against('romans', { legions: 1 }, { troops: 4, dice: [5, 2] });
    const rolls = table.journal.filter(({ kind }) => kind === 'roll');
    expect(rolls.map(({ text }) => text)).toEqual([
      'The Romans roll 5 for a Legion: it stands.',
      'The Romans roll 2 for a Legion.',
    ]);
    expect(rolls[0]).toMatchObject({
      rule: '3.3.4',
      places: ['bituriges'],
      battle: { kind: 'fire', side: 'romans', piece: 'legion', dice: [5], upTo: 3 },
    });
    expect(table.journal.map(({ battle }) => battle?.kind)).toContain('lost');
    expect(table.journal.find(({ kind }) => kind === 'battle')).toMatchObject({
      battle: { kind: 'begins', place: 'bituriges' },
    });
    expect(table.journal.find(({ kind }) => kind === 'won')).toMatchObject({
      text: 'The Arverni Control Bituriges after the Battle.',
      battle: { kind: 'ends', place: 'bituriges', holder: 'arverni' },
    });
  });
});

describe('3.4.5 Losses of the Germans', () => {
  test('3.4.5 first Scouted, then Revealed, then Hidden Warbands, and never a question', () => {
    const germans = { troops: 2, revealed: 1, scouted: 1 };
    const left = (legions: number) => {
      const setup = { region: 'ubii', attacker: 'romans', defender: 'germans' } as const;
      return fight(inRegion('ubii', { romans: { legions }, germans }), setup, [6, 6]).force(
        'ubii',
        'germans',
      );
    };
    expect(left(1)).toBe('3r');
    expect(left(2)).toBe('2r');
    expect(left(3)).toBe('1r');
    expect(left(4)).toBe('');
  });

  test('3.4.5 then Allies, at Cities last', () => {
    const at = { mandubii: 'germans', senones: 'germans', lingones: 'germans' } as const;
    const table = fight(inRegion('mandubii', { romans: { legions: 2 }, germans: {} }, { at }), {
      region: 'mandubii',
      attacker: 'romans',
      defender: 'germans',
    });
    expect(Object.keys(takenTribes(table.G))).toEqual(['mandubii']);
  });

  test('3.4.5 the Ally at a City falls when it is the last', () => {
    const at = { mandubii: 'germans', senones: 'germans' } as const;
    const table = fight(inRegion('mandubii', { romans: { legions: 2 }, germans: {} }, { at }), {
      region: 'mandubii',
      attacker: 'romans',
      defender: 'germans',
    });
    expect(table.G.tribes).toEqual({});
  });

  test('3.4.5 which of several Allies falls is left to chance', () => {
    const at = { lingones: 'germans', senones: 'germans' } as const;
    const left = (seed: number) => {
      const G = stateOf(inRegion('mandubii', { romans: { legions: 1 } }, { at }));
      const setup = { region: 'mandubii', attacker: 'romans', by: 'romans', defender: 'germans' } as const;
      G.stack = [{ step: 'card', sides: [], deeds: [], passed: [] }, fightFrame(setup)];
      const play = new Play(G, seededChance(seed));
      proceed(rulebook, play);
      return Object.keys(takenTribes(play.G)).join();
    };
    const fates = new Set(Array.from({ length: 12 }, (_, seed) => left(seed)));
    expect([...fates].sort()).toEqual(['lingones', 'senones']);
  });

  test('3.4.5 Germans Counterattack who attacks them, and do not Retreat', () => {
    const table = fight(inRegion('ubii', { aedui: { troops: 2 }, germans: { troops: 5 } }), {
      region: 'ubii',
      attacker: 'aedui',
      defender: 'germans',
    });
    expect(table.force('ubii', 'germans')).toBe('4r');
    expect(table.force('ubii', 'aedui')).toBe('');
  });
});
