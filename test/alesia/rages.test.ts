import { describe, expect, test } from 'vitest';
import { forecast, obligations } from '../../games/alesia/combat';
import { attack, clash, fighting } from './fighting';
import { type Position, restOf, stateOf, tableAt } from './table';

/** Appendix C: three sevens rage against a cohort in E7 (C); a six, which has fought somebody else, is with one of them in F8 (D). */
const APPENDIX: Position = {
  at: { E7: 'VII.2', F7: 'ARV.6 ARV.7', F8: 'ARV.8 PAR.1' },
  rages: [{ cause: 'gallic', attackers: ['ARV.6', 'ARV.7', 'ARV.8'], defenders: ['VII.2'] }],
};

function inAppendixC(more: Record<string, string>): Position {
  return { ...APPENDIX, at: { ...APPENDIX.at, ...more } };
}

/** The obligations of a cause as words: units, then hexes. */
function duties({ G }: { G: Parameters<typeof obligations>[0] }, cause: 'roman' | 'gallic'): string[] {
  const { units, hexes } = obligations(G, cause);
  return [units.sort().join(' '), hexes.sort().join(' ')];
}

describe('Battle Rages', () => {
  test('15.3 all who took part are bound to fight again', () => {
    const table = fighting('gallic', { at: { E7: 'VII.2 VII.3', F7: 'ARV.6 ARV.7' } });
    attack(table, { E7: 'ARV.6 ARV.7' }, 1);
    expect(table.G.rages).toEqual([
      { cause: 'gallic', attackers: ['ARV.6', 'ARV.7'], defenders: ['VII.2', 'VII.3'] },
    ]);
  });

  test('24.7 a rage is nothing where one side is in a fort', () => {
    const at = { E7: 'FORT.1 VII.2', F7: 'ARV.6 ARV.7' };
    const table = clash('gallic', { at }, 'ARV.6 ARV.7', 'E7', [1]);
    expect(table.G.rages).toEqual([]);
    expect(table.told('24.7', 'fort')).toBe(true);
  });

  test('15.3 C. who was attacked need not attack, and may be reinforced beside the inverted without attacking', () => {
    const table = fighting('roman', inAppendixC({ E6: 'VII.3' }));
    expect(duties(table, 'roman')).toEqual(['', '']);
    table.do('caesar', 'done');
    expect(table.G.rages).toHaveLength(1);
  });

  test('15.3 C. who joins the defender next to an uninverted unit attacks it, and with it all that rage', () => {
    const table = fighting('roman', inAppendixC({ E7: 'VII.2 VII.3' }));
    expect(duties(table, 'roman')).toEqual(['VII.2 VII.3', 'F7 F8']);
    attack(table, { F8: 'VII.3', F7: 'VII.2' }, 2, 2);
    expect(table.G.rages).toEqual([]);
  });

  test('15.3 a counterattack is on all the original attackers, and sets them free', () => {
    const table = fighting('roman', APPENDIX);
    table.do('caesar', 'attack', 'VII.2', 'F7');
    expect(table.refuses('caesar', 'done')).toBe(true);
    expect(table.legal('caesar', 'attack')).toEqual(['VII.2 F8']);
  });

  test('15.3 C. the attacker must attack again, and now the reinforcements in A, too', () => {
    const table = fighting('gallic', inAppendixC({ E6: 'VII.3' }));
    expect(duties(table, 'gallic')).toEqual(['ARV.6 ARV.7 ARV.8 PAR.1', 'E6 E7']);
    table.do('vercingetorix', 'attack', 'ARV.6', 'E7');
    table.do('vercingetorix', 'attack', 'ARV.8', 'E7').do('vercingetorix', 'attack', 'PAR.1', 'E7');
    expect(table.legal('vercingetorix', 'attack')).toEqual(['ARV.7 E6']);
    table.do('vercingetorix', 'attack', 'ARV.7', 'E6').do('vercingetorix', 'done');
    expect(table.G.rages).toEqual([]);
  });

  test('15.3 who attacked from the walls or from off the board attacks again, too', () => {
    const rage = (attackers: string[]) => [{ cause: 'gallic' as const, attackers, defenders: ['VII.2'] }];
    const walls = fighting('gallic', { at: { V37: 'VII.2' }, town: 'AED.1 AED.2', rages: rage(['AED.1']) });
    expect(duties(walls, 'gallic')[0]).toBe('AED.1');
    expect(walls.moves('vercingetorix')).toEqual(['attack', 'divide']);
    walls.do('vercingetorix', 'divide');
    expect(walls.moves('vercingetorix')).toEqual(['attack', 'done']);
    const edge = { at: { A20: 'VII.2' }, zones: { IV: 'AED.5 AED.6' }, rages: rage(['AED.5', 'AED.6']) };
    const outside = fighting('gallic', edge).do('vercingetorix', 'attack', 'AED.6', 'A20');
    expect(outside.refuses('vercingetorix', 'done')).toBe(true);
    expect(outside.legal('vercingetorix', 'attack')).toEqual(['AED.5 A20']);
  });

  test('15.3 who finds no room on the walls any more need not attack again', () => {
    const rages = [{ cause: 'gallic' as const, attackers: ['AED.1'], defenders: ['VII.2'] }];
    const at = { V37: 'VII.2', W37: 'ARV.1 ARV.2', W38: 'ARV.3 ARV.4' };
    const table = fighting('gallic', { at, town: 'AED.1', rages });
    expect(table.moves('vercingetorix')).toContain('done');
  });

  test('15.3 who attacked out of a fort beside others attacks again', () => {
    const at = { E6: 'FORT.1 VII.2', E8: 'X.1', E7: 'PAR.1' };
    const rages = [{ cause: 'roman' as const, attackers: ['VII.2', 'X.1'], defenders: ['PAR.1'] }];
    expect(duties(fighting('roman', { at, rages }), 'roman')).toEqual(['VII.2 X.1', 'E7']);
  });

  test('15.3 who attacks one of them out of a fort has to attack them all', () => {
    const at = { E7: 'ARC.1', F7: 'ARV.6', F8: 'ARV.8', G8: 'FORT.1 VII.3' };
    const rages = [{ cause: 'gallic' as const, attackers: ['ARV.6', 'ARV.8'], defenders: ['ARC.1'] }];
    const table = fighting('roman', { at, rages });
    expect(table.moves('caesar')).toContain('done');
    table.do('caesar', 'attack', 'VII.3', 'F7');
    expect(table.moves('caesar')).not.toContain('done');
    expect(table.legal('caesar', 'attack')).toEqual(['VII.3 F8']);
  });

  test('15.3 once others have broken the rage its defenders may attack anybody', () => {
    const at = { E7: 'VII.2', F7: 'ARV.6', G8: 'X.1', D7: 'PAR.2' };
    const rages = [{ cause: 'gallic' as const, attackers: ['ARV.6'], defenders: ['VII.2'] }];
    const table = fighting('roman', { at, rages });
    expect(table.legal('caesar', 'attack')).not.toContain('VII.2 D7');
    table.do('caesar', 'attack', 'X.1', 'F7');
    expect(table.legal('caesar', 'attack')).toContain('VII.2 D7');
  });

  test('15.3 units whose battle rages turn on nobody but who attacked them', () => {
    const table = fighting('roman', inAppendixC({ D7: 'PAR.2 PIC.1' }));
    expect(table.legal('caesar', 'attack').every((each) => each !== 'VII.2 D7')).toBe(true);
  });
});

describe('the end of a rage', () => {
  test('15.3 a rage ends with those who took part', () => {
    const gone = fighting('gallic', { ...APPENDIX, disrupted: ['ARV.6', 'ARV.7', 'ARV.8', 'PAR.1'] });
    expect(gone.step).toBe('deployment');
    expect(gone.G.rages).toEqual([]);
    const at = { E7: 'GER.1', F7: 'AED.1 ARV.1', A20: 'VII.2' };
    const rages = [
      { cause: 'roman' as const, attackers: ['GER.1', 'VII.2'], defenders: ['AED.1'] },
      { cause: 'roman' as const, attackers: ['VII.2'], defenders: ['AED.1'] },
    ];
    const table = clash('gallic', { at, rages }, 'AED.1 ARV.1', 'E7', [1]);
    table.do('vercingetorix', 'done');
    expect(table.G.rages.map(({ attackers }) => attackers.join())).toEqual(['VII.2', 'VII.2']);
  });
});

test('15.3 a rage is over, and sets free who is left, when one side of it is gone', () => {
  const at = { E7: 'GER.1', F7: 'AED.1 ARV.1', F8: 'PAR.1', A20: 'VII.2' };
  const rages = [
    { cause: 'roman' as const, attackers: ['GER.1'], defenders: ['PAR.1'] },
    { cause: 'gallic' as const, attackers: ['PAR.1'], defenders: ['GER.1'] },
    { cause: 'gallic' as const, attackers: ['PAR.1'], defenders: ['GER.1', 'VII.2'] },
  ];
  const table = clash('gallic', { at, rages }, 'AED.1 ARV.1', 'E7', []).do('vercingetorix', 'done');
  expect(table.G.rages).toEqual([{ cause: 'gallic', attackers: ['PAR.1'], defenders: ['VII.2'] }]);
});

test('15.3 a rage sets free who is left when the others have fallen to the Outer Works, too', () => {
  const at = { AA19: 'VII.2', AA18: 'AED.5' };
  const rages = [{ cause: 'roman' as const, attackers: ['VII.2'], defenders: ['AED.5'] }];
  const table = tableAt({ at, rages }, restOf());
  table.G.stack = [...table.G.stack, { step: 'outerWorks', sides: [] }];
  table.dice(6).start();
  expect([table.in('lost'), table.G.rages]).toEqual(['AED.5', []]);
});

describe('counterattacks that cannot be carried through', () => {
  test('15.3, 14.31 nobody turns on one attacker while another could not be attacked any more', () => {
    const table = fighting('roman', {
      at: { E6: 'X.2', E7: 'ARC.1', E8: 'VII.3', E9: 'VII.4', F7: 'ARV.6', F8: 'ARV.8', F9: 'PAR.1' },
      rages: [{ cause: 'gallic', attackers: ['ARV.6', 'ARV.8'], defenders: ['ARC.1'] }],
    });
    expect(table.legal('caesar', 'attack')).toContain('X.2 F7');
    table.do('caesar', 'attack', 'VII.3', 'F9').do('caesar', 'attack', 'VII.4', 'F9');
    expect(table.legal('caesar', 'attack')).not.toContain('X.2 F7');
  });

  test('15.3, 17.2 nobody breaks a rage that would oblige units whose commander has divided his attacks', () => {
    const table = fighting('gallic', {
      players: 3,
      at: { E7: 'X.1', D7: 'SEQ.3', F7: 'AED.1', F8: 'AED.5' },
      rages: [{ cause: 'roman', attackers: ['X.1'], defenders: ['SEQ.3'] }],
    });
    expect(table.legal('relief', 'attack')).toContain('AED.5 E7');
    table.do('vercingetorix', 'done');
    expect(table.legal('relief', 'attack')).toEqual([]);
  });
});

describe('leaders', () => {
  test('19.4, 19.5 Labienus adds a die, Caesar two, both three, of which the Romans choose one', () => {
    const table = fighting('gallic', { at: { E7: 'VII.2 VII.3 labienus', F7: 'ARV.6 ARV.7' } });
    attack(table, { E7: 'ARV.6 ARV.7' }, 2, 4);
    expect(table.legal('caesar', 'choose')).toEqual(['2', '4']);
    table.do('caesar', 'choose', 4);
    expect(table.told('15.3', 'Attackers retreat 1')).toBe(true);
    const both = fighting('roman', { at: { E7: 'VII.2 labienus caesar', F7: 'ARV.6' } });
    attack(both, { F7: 'VII.2' }, 3, 3, 3, 3);
    expect(both.diceLeft).toEqual([]);
  });

  test('19.6 a leader with others in his hex may stay where his units retreat, or go along', () => {
    const at = { E7: 'VII.2 VII.3 labienus', F7: 'AED.1' };
    const staying = clash('roman', { at }, 'VII.2', 'F7', [3]);
    expect(staying.step).toBe('leaderFate');
    staying.do('caesar', 'stay');
    expect(staying.G.at.labienus).toBe('E7');
    const going = clash('roman', { at }, 'VII.2', 'F7', [3]).do('caesar', 'go');
    for (let hexes = 0; hexes < 3 && going.step === 'retreat'; hexes++)
      going.do('vercingetorix', 'retreat', ...going.legal('vercingetorix', 'retreat')[0].split(' '));
    expect(going.G.at.labienus).toBe(going.G.at['VII.2']);
    expect(going.G.at['VII.2']).not.toBe('E7');
    expect(going.told('19.6', `Labienus goes along to ${going.G.at['VII.2']}.`)).toBe(true);
  });

  test('24.1 a leader alone in a fort falls to any attack', () => {
    const table = fighting('gallic', { at: { E7: 'FORT.1 labienus', F7: 'MAN.1' } });
    attack(table, { E7: 'MAN.1' });
    expect(table.in('lost')).toBe('labienus');
  });

  test('19.5 a leader alone in a fort is stacked with nobody, and calls for no dice', () => {
    const dice = (fort: string) =>
      forecast(stateOf({ at: { E7: fort, E8: 'VII.2', F8: 'MAN.1' } }), ['MAN.1'], ['E7', 'E8']).dice;
    expect([dice('FORT.1 caesar'), dice('FORT.1 caesar REC.1')]).toEqual([1, 3]);
  });

  test('19.6 a leader shares the end of those who were with him', () => {
    const alone = clash('roman', { at: { E7: 'GER.1 labienus', F7: 'AED.1' } }, 'GER.1', 'F7', [6]);
    expect(alone.in('lost')).toBe('GER.1 labienus');
    const covered = clash('roman', { at: { E7: 'GER.1 VII.2 labienus', F7: 'AED.1' } }, 'GER.1', 'F7', [6]);
    expect(covered.in('lost')).toBe('GER.1');
  });

  test('19.6 one leader or both fall with the last of those they are with, who find no way', () => {
    const told = (leaders: string) => {
      const ring = { D6: 'AED.3', D7: 'AED.4', E6: 'AED.5', E8: 'AED.6', F8: 'AED.7' };
      const at = { ...ring, E7: `VII.2 ${leaders}`, F7: 'AED.1 AED.2' };
      const { journal } = clash('gallic', { at }, 'AED.1 AED.2 AED.3', 'E7', [4]);
      return journal.find(({ rule }) => rule === '19.6')?.text;
    };
    expect(told('labienus')).toBe('Labienus is eliminated with the units he was with.');
    expect(told('caesar labienus')).toBe('Caesar and Labienus are eliminated with the units they were with.');
  });

  test('19.6 leaders who are left alone fall with the eliminated, and follow those who retreat', () => {
    const following = clash('roman', { at: { E7: 'VII.2 labienus', F7: 'AED.1' } }, 'VII.2', 'F7', [4]);
    expect(following.step).toBe('retreat');
    const inFort = { E7: 'FORT.1 GER.1 labienus', F7: 'AED.1' };
    expect(clash('roman', { at: inFort }, 'GER.1', 'F7', [6]).in('lost')).toBe('GER.1 labienus');
  });

  test('19.6 a leader may advance with the victors he is with', () => {
    const table = clash('roman', { at: { E6: 'X.1 labienus', E8: 'X.2', E7: 'PAR.1' } }, 'X.1 X.2', 'E7', []);
    expect(table.legal('caesar', 'advance')).toEqual(['X.1 E7', 'X.2 E7', 'labienus E7']);
  });

  test('10.4, 19.6 a leader finds room where three units have advanced', () => {
    const at = { E6: 'X.1 X.2 X.3 labienus', E8: 'VII.2', E7: 'PAR.1' };
    const table = clash('roman', { at }, 'X.1 X.2 X.3 VII.2', 'E7', []);
    for (const unit of ['X.1', 'X.2', 'X.3']) table.do('caesar', 'advance', unit, 'E7');
    expect(table.do('caesar', 'advance', 'labienus', 'E7').in('E7')).toBe('X.2 X.3 X.1 labienus');
    expect(table.refuses('caesar', 'done')).toBe(false);
    expect(table.do('caesar', 'advance', 'VII.2', 'E7').refuses('caesar', 'done')).toBe(true);
  });

  test('19.3 a leader whom Gauls reach in an advance falls at once', () => {
    const at = { E7: 'GER.1', F7: 'AED.1 ARV.1', E5: 'labienus' };
    const table = clash('gallic', { at }, 'AED.1 ARV.1', 'E7', []);
    table.do('vercingetorix', 'advance', 'AED.1', 'E7');
    expect(table.in('E5')).toBe('labienus');
    expect(table.do('vercingetorix', 'advance', 'AED.1', 'E6').in('lost')).toBe('GER.1 labienus');
  });

  test('24.7 a rage is nothing where all attackers are in a fort, and counts where some are not', () => {
    const at = { E6: 'FORT.1 VII.2', E8: 'VII.3', E7: 'ARV.6' };
    expect(clash('roman', { at }, 'VII.2', 'E7', [2]).told('24.7', 'fort')).toBe(false);
    expect(clash('roman', { at }, 'VII.2', 'E7', [1]).G.rages).toEqual([]);
    expect(
      clash('roman', { at: { ...at, E6: 'FORT.1 GER.1' } }, 'GER.1 VII.3', 'E7', [1]).G.rages,
    ).toHaveLength(1);
  });
});
