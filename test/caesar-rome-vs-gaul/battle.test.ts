import { describe, expect, it } from 'vitest';
import { columnOf } from '../../games/caesar-rome-vs-gaul/battle/table';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import type { FrameAt } from '../../games/kit/frame';
import { battleOf, enter, FIELD, fight, playOut } from './contact';
import { type Position, REST, stateOf, Table } from './table';

/** Returns both Battle Strengths of a battle in a space, the attacker's first. */
function strengths(position: Position, more: Partial<FrameAt<G, 'battle'>> = {}): number[] {
  const { attacker, defender } = battleOf(fight(position, [3, 3, 3, 3], more)).hosts;
  return [attacker.strength, defender.strength];
}

/** Returns what both sides have rolled on the Battle Table, and who has won. */
function outcome(table: Table): unknown[] {
  while (table.step === 'reroll') table.do(table.side, 'pass');
  const { results, winner } = battleOf(table);
  return [results?.attacker, results?.defender, winner];
}

const ARMY = 'caesar VII VIII IX X XI XII';

describe('Battle Strength (13.2)', () => {
  it('13.2.1 is the Combat Strength of all outside', () => {
    expect(strengths({ at: { [FIELD]: 'caesar VII VIII- suessiones' } })).toEqual([3, 5]);
    const town = { at: { [FIELD]: 'caesar VII suessiones (remi)' }, towns: { [FIELD]: 'suessiones' } };
    expect(strengths(town)).toEqual([2, 5]);
  });

  it('13.2.2 Local Support is two for who controls the Province, either of them', () => {
    const at = { [FIELD]: 'caesar VII suessiones' };
    expect(strengths({ at, gallic: [FIELD, 'augustomagus'] })).toEqual([2, 7]);
    expect(strengths({ at, roman: [FIELD, 'augustomagus'] })).toEqual([4, 5]);
  });

  it('13.2.2 there is none in Britannia and Germania', () => {
    const at = { dubris: 'caesar VII', verlamion: '' };
    const battle: FrameAt<G, 'nativeBattle'> = {
      step: 'nativeBattle',
      sides: [],
      space: 'dubris',
      natives: 'britanni',
      units: ['VII'],
      commander: 'caesar',
    };
    const G = stateOf({ at, roman: ['dubris', 'verlamion'] });
    const table = new Table({ ...G, stack: [REST, battle] }).dice(3, 3, 3, 3).start();
    expect(battleOf(table).hosts.defender).toMatchObject({ strength: 2, support: 0 });
  });

  it('13.2.3 two Tribes with nine attack two Legions with eight in Provincia', () => {
    const table = fight(
      { at: { genava: 'XIII XIV sequani senones' }, roman: ['genava', 'cularo'] },
      [3, 3, 3, 3],
      { space: 'genava', attacker: 'gallic', commander: 'sequani', from: 'vesontio' },
    );
    const { attacker, defender } = battleOf(table).hosts;
    expect([attacker.strength, defender.strength]).toEqual([9, 8]);
  });

  it('13.2.3 the Gauls may have Local Support there, but no bonus', () => {
    const table = fight(
      {
        at: { segustero: 'XIII sequani' },
        gallic: ['segustero', 'valentia', 'ebrodunum'],
        markers: { massilla: null },
      },
      [3, 3, 3, 3],
      { space: 'segustero', attacker: 'gallic', commander: 'sequani', from: 'avennio' },
    );
    const { attacker, defender } = battleOf(table).hosts;
    expect([attacker.strength, defender.strength]).toEqual([7, 4]);
  });
});

describe('submitting to Caesar (13.3)', () => {
  it('13.3.1 three times the strength makes the Gauls submit, less does not', () => {
    const table = fight({ at: { [FIELD]: `${ARMY} senones` } }, []);
    expect(table.at('submitted')).toContain('senones-');
    expect(table.step).toBe('losses');
    expect(strengths({ at: { [FIELD]: `${ARMY} suessiones` } })).toEqual([12, 5]);
  });

  it('13.3.1 Local Support counts', () => {
    const at = { [FIELD]: `${ARMY} senones` };
    expect(strengths({ at, gallic: [FIELD, 'augustomagus'] })).toEqual([12, 6]);
  });

  it('13.3.1 a Roman Army that is attacked takes no submission, and Legions never submit', () => {
    const attack = { attacker: 'gallic', commander: 'bellovaci' } as const;
    expect(strengths({ at: { [FIELD]: `${ARMY} senones` } }, { ...attack, commander: 'senones' })).toEqual([
      4, 12,
    ]);
    expect(strengths({ at: { [FIELD]: 'galba VII- bellovaci' } }, attack)).toEqual([6, 1]);
  });

  it('13.3.2 Tribes are reduced, reduced ones eliminated, Mercenaries sent home, Fortified Towns removed', () => {
    const table = fight(
      {
        at: { [FIELD]: `${ARMY} V VI XIII XIV parisii gallic-mercenary-1 remi-` },
        towns: { lutetia: 'parisii', bibrax: 'remi' },
      },
      [3, 3, 3, 3],
    );
    expect(battleOf(table).hosts.defender.strength).toBe(7);
    const weak = fight(
      {
        at: { [FIELD]: `${ARMY} XIII parisii- gallic-mercenary-1` },
        towns: { lutetia: 'parisii' },
      },
      [],
    );
    expect(weak.at('eliminated')).toBe('parisii-');
    expect(weak.at('holding')).toContain('gallic-mercenary-1');
    expect(weak.marker('lutetia')).toBe('');
  });

  it('13.3.2 the Roman Army may go on', () => {
    const table = enter(
      { at: { bibrax: ARMY, [FIELD]: 'senones-' } },
      { group: ARMY, from: 'bibrax', to: FIELD },
    ).do('gallic', 'stand');
    expect(table.step).toBe('march');
    expect(table.at(FIELD)).toBe('caesar VII VIII IX X XI XII');
  });
});

describe('the Battle Table (13.4)', () => {
  const at = { [FIELD]: `${ARMY} bellovaci suessiones` };

  it('13.4.1 asterisks decide between equal hits', () => {
    expect(outcome(fight({ at }, [3, 3, 3, 4]))).toEqual(['2*', '2**', 'defender']);
    expect(outcome(fight({ at }, [3, 4, 3, 3]))).toEqual(['2**', '2*', 'attacker']);
  });

  it('13.4.1 more hits beat any asterisks', () => {
    expect(outcome(fight({ at }, [4, 4, 3, 4]))).toEqual(['3', '2**', 'attacker']);
  });

  it('13.4.2 in a draw both lose steps and the attacker retreats', () => {
    const table = fight({ at }, [3, 4, 3, 4]);
    expect(outcome(table)).toEqual(['2**', '2**', null]);
    playOut(table);
    expect(table.at(FIELD)).toBe('suessiones');
    expect(table.at('bibrax')).toContain('caesar');
  });

  it('13.4.2 and retreats even when the defender is eliminated', () => {
    const table = playOut(fight({ at: { [FIELD]: 'caesar VII VIII IX suessiones- remi' } }, [3, 4, 5, 4]));
    expect(table.told('13.4.2', 'drawn')).toBe(false);
    const draw = playOut(fight({ at: { [FIELD]: 'caesar VII VIII- senones-' } }, [5, 4, 6, 5]));
    expect(draw.told('13.4.2', 'drawn')).toBe(true);
    expect(draw.at('eliminated')).toBe('senones-');
    expect(draw.at(FIELD)).toBe('');
    expect(draw.at('bibrax')).toContain('caesar');
  });

  it('13.5.4 a Roman die counts three at least, a Gallic one what it shows', () => {
    expect(outcome(fight({ at }, [1, 2, 1, 2]))).toEqual(['2*', '1*', 'attacker']);
  });

  it('13.4.1 the lowest and the highest column have no end', () => {
    const table = fight(
      { at: { [FIELD]: 'V VI VII VIII IX X XI XII XIII XIV caesar nervii bellovaci arverni' } },
      [3, 3, 3, 3],
    );
    expect(battleOf(table).hosts.attacker).toMatchObject({ strength: 20, column: 8 });
    const weak = fight({ at: { [FIELD]: 'VII- vercingetorix' } }, [3, 3, 3, 3], {
      attacker: 'gallic',
      commander: 'vercingetorix',
    });
    expect(battleOf(weak).hosts.defender).toMatchObject({ strength: 1, column: 0 });
  });
});

describe('the extended battle example (13.5)', () => {
  it('13.5 Caesar beats the Aulerci and Suessiones by the dice of the rulebook', () => {
    const table = fight(
      { at: { [FIELD]: `${ARMY} aulerci suessiones` }, gallic: [FIELD, 'augustomagus'] },
      [1, 4, 5, 6],
    );
    const { attacker, defender } = battleOf(table).hosts;
    expect([attacker.strength, defender.strength]).toEqual([12, 11]);
    expect([attacker.column, defender.column]).toEqual([5, 5]);
    expect([attacker.rerolls, defender.rerolls]).toEqual([3, 1]);
    table.dice(2, 4, 6, 5, 2).do('roman', 'reroll', 'defender', 1);
    expect(battleOf(table).hosts.defender.dice).toEqual([5, 2]);
    table.do('gallic', 'reroll', 'defender', 1).do('roman', 'reroll', 'defender', 0);
    table.do('roman', 'reroll', 'defender', 0);
    expect(battleOf(table).hosts.defender.dice).toEqual([5, 4]);
    table.do('roman', 'reroll', 'defender', 0);
    expect(battleOf(table)).toMatchObject({
      results: { attacker: '2**', defender: '2*' },
      winner: 'attacker',
    });
    table.do('roman', 'lose', 'VII').do('roman', 'lose', 'VIII');
    table.do('gallic', 'lose', 'aulerci').do('gallic', 'lose', 'suessiones');
    expect(table.legal('gallic', 'retreatAll')).toEqual(['augustomagus', 'durocortorum', 'viromandis']);
    table.do('gallic', 'retreatAll', 'viromandis');
    expect(table.at('viromandis')).toBe('suessiones- aulerci-');
    expect(table.at(FIELD)).toBe('caesar VII- VIII- IX X XI XII');
  });

  it('13.5 the Treveri and the besieged Nervii lose to Caesar by the dice of Gallic card 7', () => {
    const table = enter(
      {
        at: {
          geminiacum: 'caesar VII VIII IX X XI (nervii) (gallic-mercenary-1)',
          aduatuci: 'treveri',
          bagacum: 'XII-',
        },
        towns: { geminiacum: 'nervii', orolaunum: 'treveri' },
        gallic: ['ganda', 'camaracum', 'divodurum'],
        roman: ['bagacum'],
      },
      { group: 'treveri', from: 'aduatuci', to: 'geminiacum' },
    );
    table.do('roman', 'ready').do('roman', 'stand');
    table.dice(2, 3, 4, 4).do('gallic', 'joinAll');
    const { attacker, defender } = battleOf(table).hosts;
    expect([attacker.strength, attacker.column, attacker.support]).toEqual([14, 6, 2]);
    expect([defender.strength, defender.column]).toEqual([10, 4]);
    table.dice(6, 6, 3, 5, 1).do('gallic', 'reroll', 'attacker', 0);
    table.do('roman', 'reroll', 'attacker', 0).do('roman', 'reroll', 'attacker', 0);
    table.do('roman', 'reroll', 'defender', 0);
    expect(battleOf(table).hosts).toMatchObject({ attacker: { dice: [3, 3] }, defender: { dice: [5, 4] } });
    table.do('gallic', 'reroll', 'attacker', 0).do('roman', 'pass');
    expect(battleOf(table)).toMatchObject({ results: { attacker: '2', defender: '3' }, winner: 'defender' });
    expect(table.at('geminiacum')).toContain('nervii-');
    expect(table.legal('gallic', 'lose')).toEqual(['nervii', 'treveri']);
    table
      .do('gallic', 'lose', 'treveri')
      .do('gallic', 'lose', 'gallic-mercenary-1')
      .do('gallic', 'lose', 'nervii');
    table.do('roman', 'lose', 'VII').do('roman', 'lose', 'VIII');
    expect(table.at('aduatuci')).toBe('treveri-');
    expect(table.at('geminiacum')).toBe('caesar VII- VIII- IX X XI');
    expect(table.at('eliminated')).toBe('nervii-');
    expect(table.marker('geminiacum')).toBe('');
    expect(table.step).toBe('losses');
  });
});

describe('losses (13.6)', () => {
  it('13.6.1 the winner loses one step less for every two hits the loser could not take', () => {
    const table = fight({ at: { [FIELD]: `${ARMY} suessiones` } }, [6, 6, 4, 5]);
    expect(outcome(table)).toEqual(['4*', '2*', 'attacker']);
    expect(table.prompt('roman')?.text).toContain('one step');
    const less = fight({ at: { [FIELD]: `${ARMY} bellovaci-` } }, [6, 6, 6, 5], {
      attacker: 'gallic',
      commander: 'bellovaci',
    });
    expect(outcome(less)).toEqual(['3', '4', 'defender']);
    expect(less.prompt('roman')?.text).toContain('two steps');
  });

  it('13.6.1 not for one hit too many', () => {
    const table = fight({ at: { [FIELD]: `${ARMY} bellovaci` } }, [4, 4, 4, 4]);
    expect(outcome(table)).toEqual(['3', '2', 'attacker']);
    expect(table.prompt('roman')?.text).toContain('two steps');
  });

  it('13.6.3 Mercenaries lose no step before all Tribes are reduced', () => {
    const table = fight({ at: { [FIELD]: `${ARMY} suessiones remi- gallic-mercenary-1` } }, [3, 4, 3, 3]);
    outcome(table);
    table.do('roman', 'lose', 'VII');
    while (table.side === 'roman') table.do('roman', 'lose', table.legal('roman', 'lose')[0]);
    expect(table.legal('gallic', 'lose')).toEqual(['remi', 'suessiones']);
    table.do('gallic', 'lose', 'suessiones');
    expect(table.legal('gallic', 'lose')).toEqual(['gallic-mercenary-1', 'remi', 'suessiones']);
  });

  it('13.6.4 a Gallic Leader who is chosen is gone for good', () => {
    const table = fight({ at: { [FIELD]: `${ARMY} arverni vercingetorix` } }, [6, 6, 1, 1]);
    playOut(table);
    expect(table.at('gone')).toBe('vercingetorix');
  });

  it('9.6 a Leader whose units are all eliminated is displaced', () => {
    const table = fight({ at: { [FIELD]: 'galba VII- bellovaci suessiones' } }, [3, 3, 5, 5], {
      commander: 'galba',
    });
    playOut(table);
    expect(table.at('cup')).toContain('galba');
  });

  it('9.6 a Leader inside whose units fight outside stays', () => {
    const table = fight({ at: { vienne: '(galba) XIII XIV sequani senones' } }, [3, 3, 5, 5], {
      space: 'vienne',
      attacker: 'gallic',
      commander: 'sequani',
      from: 'matisco',
    });
    playOut(table);
    expect(table.at('vienne')).toContain('(galba)');
  });
});

describe('going on (13.8)', () => {
  const win = (words: string, army = ARMY) => {
    const table = enter(
      { at: { bibrax: army, [FIELD]: words } },
      { group: army.replace('-', ''), from: 'bibrax', to: FIELD },
    );
    playOut(table.dice(6, 6, 2, 2).do('gallic', 'stand'));
    while (table.step === 'retreat') table.do('gallic', 'retreatAll', 'viromandis');
    return table;
  };

  it('13.8 twice the strength at the start lets the winner move on', () => {
    expect(win('bellovaci').step).toBe('march');
  });

  it('13.8 less than twice does not', () => {
    const table = win('senones remi-', 'caesar VII VIII IX X XI-');
    expect(table.at(FIELD)).toContain('caesar');
    expect(table.step).toBe('losses');
    expect(table.G.stack).toHaveLength(2);
  });

  it('13.8 a narrow victory over who has lost his walls ends the movement, too', () => {
    const position = {
      at: { bibrax: ARMY, [FIELD]: 'parisii- bellovaci suessiones' },
      towns: { [FIELD]: 'parisii' },
    };
    const table = enter(position, { group: ARMY, from: 'bibrax', to: FIELD });
    table.do('gallic', 'shelter', 'bellovaci').do('gallic', 'shelter', 'suessiones');
    table.dice(4, 4, 1, 1).do('gallic', 'stand');
    expect(table.told('11.2.4', 'is removed')).toBe(true);
    playOut(table).do('gallic', 'retreatAll', 'viromandis');
    expect(table.at(FIELD)).toContain('caesar');
    expect(table.step).toBe('losses');
  });

  it('13.8 twice does not help who has not won', () => {
    const table = enter(
      { at: { bibrax: ARMY, [FIELD]: 'bellovaci' } },
      { group: ARMY, from: 'bibrax', to: FIELD },
    );
    playOut(table.dice(1, 1, 6, 6).do('gallic', 'stand'));
    expect(table.at('bibrax')).toContain('caesar');
    expect(table.G.stack).toHaveLength(2);
  });
});

describe('cards and the sea', () => {
  it('17.1.2 who attacks across the Channel rolls one column to the left', () => {
    const landing = { space: 'portus-itius', from: 'dubris', bySea: true };
    const table = fight({ at: { 'portus-itius': `${ARMY} morini remi` } }, [3, 3, 3, 3], landing);
    expect(battleOf(table).hosts).toMatchObject({
      attacker: { column: 4, shift: -1 },
      defender: { column: 3 },
    });
    const germans = fight({ at: { 'portus-itius': `${ARMY} germani` } }, [3, 3, 3, 3], landing);
    expect(battleOf(germans).hosts.attacker).toMatchObject({ column: 5, shift: 0 });
  });

  it('17.1.2 so does an Army that has marched out of Britannia', () => {
    const way = { group: 'VII', from: 'dubris', to: 'portus-itius' };
    const table = enter({ at: { dubris: 'VII', 'portus-itius': 'morini' } }, way).dice(3, 3, 3, 3);
    table.do('gallic', 'stand');
    expect(battleOf(table).hosts.attacker.shift).toBe(-1);
  });

  const ambush = (position: Position = {}) =>
    fight({ at: { [FIELD]: 'caesar VII VIII suessiones' }, hands: { gallic: [35, 40] }, ...position }, []);

  it('7.5.4 AMBUSH moves the Gauls one column to the right (card 35)', () => {
    const table = ambush().dice(3, 3, 3, 3);
    expect(table.step).toBe('surprise');
    table.do('gallic', 'play', 35);
    expect(battleOf(table).hosts).toMatchObject({
      attacker: { shift: 0 },
      defender: { column: 3, shift: 1 },
    });
  });

  it('7.5.4 the Gauls are asked for AMBUSH whether they hold it or not', () => {
    const table = ambush({ hands: { gallic: [40, 41] } });
    expect(table.prompt('gallic')).toEqual(ambush().prompt('gallic'));
    table.dice(3, 3, 3, 3).do('gallic', 'decline');
    expect(battleOf(table).hosts.defender).toMatchObject({ column: 2, shift: 0 });
  });

  it('7.5.4 there is no AMBUSH under Roman control, nor outside Gaul', () => {
    const hands = { gallic: [35, 40], roman: [] };
    const controlled = () =>
      fight({ at: { [FIELD]: 'caesar VII suessiones' }, roman: [FIELD], hands }, [3, 3, 3, 3]);
    expect(controlled().step).toBe('reroll');
    const genava = fight({ at: { genava: 'caesar VII sequani' }, hands }, [3, 3, 3, 3], { space: 'genava' });
    expect(genava.step).toBe('reroll');
  });
});

describe('the German Tribe is attacked (17.4.3)', () => {
  const attack = (words: string, dice: number[], position: Position = {}) =>
    fight({ ...position, at: { tullum: words } }, dice, { space: 'tullum', from: 'nasium' });

  it('17.4.3 it has no Local Support, no rerolls, and does not submit', () => {
    const table = attack('V VI VII VIII IX X XI XII caesar germani-', [3, 3, 3, 3], {
      gallic: ['tullum', 'nasium', 'virodunum'],
    });
    expect(battleOf(table).hosts.defender).toMatchObject({ side: null, strength: 5, rerolls: 0, support: 0 });
    expect(table.legal('roman', 'reroll')).toContain('defender 0');
  });

  it('17.4.3 after two step losses it is in its Holding Box at full strength', () => {
    const table = playOut(attack(`${ARMY} germani`, [6, 6, 1, 1]));
    expect(table.at('holding')).toContain('germani');
    expect(table.at('holding')).not.toContain('germani-');
    expect(table.at('tullum')).toContain('caesar');
  });

  it('17.4.3 when it retreats the player chooses who does not move', () => {
    const table = playOut(attack('caesar VII- germani', [6, 3, 1, 1]));
    expect(table.step).toBe('retreat');
    expect(table.legal('gallic', 'retreatAll')).toEqual([
      'andematunnum',
      'argentorate',
      'divodurum',
      'virodunum',
    ]);
    table.do('gallic', 'retreatAll', 'virodunum');
    expect(table.at('virodunum')).toBe('germani-');
  });

  it('17.4.3 Gauls may attack it, too, and lose to it', () => {
    const table = fight({ at: { tullum: 'leuci germani' } }, [1, 1, 6, 6], {
      space: 'tullum',
      attacker: 'gallic',
      commander: 'leuci',
      from: 'nasium',
    });
    playOut(table);
    expect(table.at('tullum')).toBe('germani');
  });
});

describe('Britanni and Sugambri (17.1.5)', () => {
  const attacked = (words: string, dice: number[]) => {
    const units = words.split(' ').filter((id) => id !== 'caesar' && id !== 'galba');
    const battle: FrameAt<G, 'nativeBattle'> = {
      step: 'nativeBattle',
      sides: [],
      space: 'pons-caesaris',
      natives: 'sugambri',
      units,
      commander: words.split(' ')[0],
    };
    const G = stateOf({ at: { 'pons-caesaris': words } });
    return new Table({ ...G, stack: [REST, battle] }).dice(...dice).start();
  };

  it('17.1.5 they attack with nine and without rerolls', () => {
    const table = attacked('caesar VII VIII', [3, 4, 3, 3]);
    expect(battleOf(table).hosts.attacker).toMatchObject({ side: null, strength: 9, column: 4, rerolls: 0 });
    expect(table.legal('roman', 'reroll')).toEqual(['attacker 0', 'attacker 1', 'defender 0']);
  });

  it('17.1.5 they lose nothing, and hits they cannot take spare nobody', () => {
    const table = attacked('caesar V VI VII VIII IX XI XII XIII', [1, 2, 6, 6]);
    playOut(table);
    expect(table.told('13.4.1', 'The Sugambri 1 with 3, Rome 5* with 12: Rome wins')).toBe(true);
    expect(table.at('pons-caesaris')).toBe('caesar V- VI VII VIII IX XI XII XIII');
  });

  it('17.1.5 a Roman Army they beat retreats with its Leader', () => {
    const table = playOut(attacked('galba VII VIII', [6, 6, 1, 1]));
    expect(table.at('pons-caesaris')).toBe('');
    const retreating = playOut(attacked('caesar VII VIII IX', [5, 4, 1, 1]));
    expect(retreating.legal('roman', 'retreatAll')).toEqual(['confluentes', 'silva-bacenis']);
    retreating.do('roman', 'retreatAll', 'confluentes');
    expect(retreating.at('confluentes')).toContain('caesar');
  });

  it('17.1.5 their attack ends the movement of an Army that is not twice as strong', () => {
    const table = enter(
      { at: { confluentes: 'caesar VII VIII IX XI' } },
      { group: 'caesar VII VIII IX XI', from: 'confluentes', to: 'pons-caesaris', dice: [6, 6, 1, 1, 6, 6] },
    );
    playOut(table);
    expect(table.at('pons-caesaris')).toBe('caesar VII VIII IX XI');
    expect(table.G.stack).toHaveLength(2);
  });

  it('17.1.5 a draw leaves the Roman Army where it is', () => {
    const table = playOut(attacked('caesar V VI VII VIII-', [3, 3, 3, 4]));
    expect(table.at('pons-caesaris')).toContain('caesar');
  });
});

it('13.4.1 a shift to the right ends at the last column', () => {
  const last = columnOf(stateOf(), 30, 0);
  expect(columnOf(stateOf(), 30, 1)).toBe(last);
  expect(columnOf(stateOf(), 22, 1)).toBe(last);
});

it('13.8 a narrow victory over the German Tribe ends the movement', () => {
  const group = 'caesar VII VIII IX X XI XII';
  const attack = (germans: string) => {
    const position = { at: { bibrax: group, [FIELD]: germans } };
    return playOut(enter(position, { group, from: 'bibrax', to: FIELD, dice: [6, 6, 1, 1] }));
  };
  const narrow = attack('germani');
  expect(narrow.at(FIELD)).toContain('caesar');
  expect(narrow.at('holding')).toContain('germani');
  expect(narrow.step).toBe('losses');
  expect(attack('germani-').step).toBe('march');
});
