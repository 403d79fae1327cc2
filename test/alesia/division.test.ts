import { describe, expect, test } from 'vitest';
import { attackOf, battlesOf, defenceOf, obligations, oddsOf } from '../../games/alesia/combat';
import { boxOf } from '../../games/alesia/components/box';
import { findFrame } from '../../games/kit/frame';
import { fighting } from './fighting';
import { type Position, stateOf, type Table } from './table';

const { hexes, walls } = boxOf(stateOf());

/** A hex next to just two wall hexes. */
const BESIDE =
  hexes.find(
    ({ terrain, number }) =>
      terrain !== 'town' && walls.filter(({ neighbours }) => neighbours.includes(number)).length === 2,
  )?.id ?? '';

/** The example of 14.3: three Roman stacks in a row, five Gauls below them. */
const EXAMPLE: Position = {
  at: {
    E6: 'REC.1',
    E7: 'VII.2 VII.3',
    E8: 'VII.1',
    F6: 'PAR.1',
    F7: 'AED.1 ARV.6',
    F8: 'ARV.7',
    F9: 'ARV.1',
  },
};

/** The odds of the battles that have been divided, by the first hex attacked. */
function oddsAt({ G }: Table): Record<string, string> {
  const targets = findFrame(G, 'combat')?.targets ?? {};
  return Object.fromEntries(
    battlesOf(G, targets).map((battle) => {
      const [attack, defence] = [attackOf(G, battle), defenceOf(G, battle).total];
      return [battle.hexes[0], `${oddsOf(attack, defence).name} (${attack}-${defence})`];
    }),
  );
}

describe('odds', () => {
  test('15.1 the examples: fractions count for the defender', () => {
    expect([oddsOf(14, 8), oddsOf(8, 14), oddsOf(14, 6), oddsOf(4, 14)].map(({ name }) => name)).toEqual([
      '1-1',
      '1-2',
      '2-1',
      '1-4',
    ]);
  });

  test('15.2 22 to 7 is 3-1', () => {
    expect(oddsOf(22, 7).name).toBe('3-1');
  });

  test('15.5, 15.6 6-1 and more need no column, less than 1-4 is taken for it', () => {
    expect(oddsOf(30, 5)).toEqual({ name: '6-1', column: 8 });
    expect(oddsOf(29, 5).column).toBe(7);
    expect(oddsOf(40, 5).name).toBe('6-1');
    expect(oddsOf(1, 9)).toEqual({ name: '1-4', column: 0 });
  });
});

describe('the division of attacks', () => {
  test('14.3 the example is divided into 3-1, 1-2 and 2-1', () => {
    const table = fighting('gallic', EXAMPLE);
    table.do('vercingetorix', 'attack', 'PAR.1', 'E6').do('vercingetorix', 'attack', 'AED.1', 'E6');
    table.do('vercingetorix', 'attack', 'ARV.6', 'E7');
    table.do('vercingetorix', 'attack', 'ARV.1', 'E8').do('vercingetorix', 'attack', 'ARV.7', 'E8');
    expect(oddsAt(table)).toEqual({ E6: '3-1 (15-4)', E7: '1-2 (7-10)', E8: '2-1 (15-6)' });
  });

  test('14.31 nobody may go on while an enemy in touch is not attacked', () => {
    const table = fighting('gallic', EXAMPLE);
    for (const unit of ['PAR.1', 'AED.1', 'ARV.6']) table.do('vercingetorix', 'attack', unit, 'E6');
    table.do('vercingetorix', 'attack', 'ARV.1', 'E8');
    expect(table.refuses('vercingetorix', 'done')).toBe(true);
    expect(table.legal('vercingetorix', 'attack')).toEqual(['ARV.7 E7']);
    expect(table.why('vercingetorix', 'attack', 'ARV.7', 'E8')).toContain('14.3 ');
  });

  test('14.32 every unit in an enemy zone of control attacks', () => {
    const table = fighting('gallic', EXAMPLE);
    table.do('vercingetorix', 'attack', 'PAR.1', 'E6').do('vercingetorix', 'attack', 'ARV.6', 'E7');
    table.do('vercingetorix', 'attack', 'ARV.1', 'E8').do('vercingetorix', 'attack', 'ARV.7', 'E8');
    expect(table.refuses('vercingetorix', 'done')).toBe(true);
    expect(table.prompt('vercingetorix')?.text).toBe(
      'Divide your attacks: choose a unit, then the hex it attacks. Units that must still attack: 1.',
    );
    const { units, hexes } = obligations(table.G, 'gallic');
    expect([units.sort().join(' '), hexes.sort().join(' ')]).toEqual([
      'AED.1 ARV.1 ARV.6 ARV.7 PAR.1',
      'E6 E7 E8',
    ]);
  });

  test('14.33 a unit attacks only what it is next to', () => {
    const table = fighting('gallic', EXAMPLE);
    expect(table.refuses('vercingetorix', 'attack', 'PAR.1', 'E7')).toBe(true);
    expect(table.why('vercingetorix', 'attack', 'PAR.1', 'E7')).toContain('14.3 ');
    table.do('vercingetorix', 'attack', 'AED.1', 'E6');
    expect(table.refuses('vercingetorix', 'attack', 'AED.1', 'E7')).toBe(true);
    expect(table.refuses('vercingetorix', 'attack', 'AED.1', 'E6')).toBe(true);
  });

  test('14.2 one unit may attack two hexes, whose factors are added', () => {
    const table = fighting('gallic', { at: { E6: 'REC.1', E7: 'VII.2', F7: 'AED.1' } });
    table.do('vercingetorix', 'attack', 'AED.1', 'E6').do('vercingetorix', 'attack', 'AED.1', 'E7');
    expect(oddsAt(table)).toEqual({ E6: '1-1 (9-9)' });
    expect(table.prompt('vercingetorix')?.text).toBe('All attacks are divided: fight these battles.');
  });

  test('14.31 a unit alone between two enemies has to attack both', () => {
    const table = fighting('gallic', { at: { E6: 'REC.1', E7: 'VII.2', F7: 'AED.1' } });
    table.do('vercingetorix', 'attack', 'AED.1', 'E7');
    expect(table.refuses('vercingetorix', 'done')).toBe(true);
    expect(table.legal('vercingetorix', 'attack')).toEqual(['AED.1 E6']);
  });

  test('14.3 all that is left is divided in a sound way', () => {
    const table = fighting('gallic', EXAMPLE);
    table.do('vercingetorix', 'attack', 'AED.1', 'E7').do('vercingetorix', 'divide');
    expect(Object.keys(findFrame(table.G, 'combat')?.targets ?? {})).toHaveLength(5);
    expect(table.refuses('vercingetorix', 'divide')).toBe(true);
    expect(table.moves('vercingetorix')).toContain('done');
  });

  test('21.2 the disrupted do not attack, and oblige nobody', () => {
    const gauls = fighting('gallic', { ...EXAMPLE, disrupted: ['PAR.1'] });
    expect(gauls.refuses('vercingetorix', 'attack', 'PAR.1', 'E6')).toBe(true);
    expect(gauls.why('vercingetorix', 'attack', 'PAR.1')).toContain('21.2');
    const romans = fighting('roman', { at: { E6: 'REC.1', F6: 'PAR.1' }, disrupted: ['PAR.1'] });
    expect(obligations(romans.G, 'roman')).toEqual({ units: [], hexes: [] });
    expect(romans.moves('caesar')).toContain('done');
    expect(romans.legal('caesar', 'attack')).toEqual(['REC.1 F6']);
  });

  test('6.1, 19.7 Vercingetorix with disrupted men obliges nobody', () => {
    const variants = { ...stateOf().variants, sturdyVercingetorix: true };
    const position: Position = {
      at: { E6: 'REC.1', F6: 'PAR.1 vercingetorix' },
      variants,
      disrupted: ['PAR.1'],
    };
    expect(obligations(stateOf(position), 'roman')).toEqual({ units: [], hexes: [] });
    expect(obligations(stateOf({ ...position, disrupted: [] }), 'roman').units).toEqual(['REC.1']);
  });

  test('20.1 archers do not attack, and defend with one', () => {
    const table = fighting('roman', { at: { E6: 'REC.1 ARC.1', F6: 'PAR.1' } });
    expect(table.legal('caesar', 'attack')).toEqual(['REC.1 F6']);
    expect(table.why('caesar', 'attack', 'ARC.1')).toContain('20.1');
  });

  test('24.7, 24.72 units in a fort may attack, all or some, and need not; nor need those next to a fort', () => {
    const at = { E6: 'FORT.1 VII.2 VII.3', F6: 'PAR.1' };
    const romans = fighting('roman', { at });
    expect(obligations(romans.G, 'roman')).toEqual({ units: [], hexes: [] });
    romans.do('caesar', 'attack', 'VII.2', 'F6');
    expect(romans.moves('caesar')).toContain('done');
    const gauls = fighting('gallic', { at });
    expect(gauls.moves('vercingetorix')).toEqual(['attack', 'done']);
  });

  test('9.5 two Gauls attack from a wall hex, and Romans never attack there', () => {
    const position: Position = { at: { [BESIDE]: 'VII.2' }, town: 'AED.1 ARV.1 ARV.2 ARV.3 ARV.4' };
    expect(fighting('roman', position).step).toBe('deployment');
    const table = fighting('gallic', position);
    for (const unit of ['AED.1', 'ARV.1', 'ARV.2', 'ARV.3'])
      table.do('vercingetorix', 'attack', unit, BESIDE);
    expect(table.refuses('vercingetorix', 'attack', 'ARV.4', BESIDE)).toBe(true);
    expect(table.moves('vercingetorix')).toEqual(['done']);
  });

  test('9.5 who stands on the walls takes the room of one who comes there to attack', () => {
    const table = fighting('gallic', { at: { V37: 'VII.2', W38: 'ARV.1' }, town: 'AED.1 AED.2 AED.3 ARV.2' });
    for (const unit of ['AED.1', 'AED.2', 'AED.3']) table.do('vercingetorix', 'attack', unit, 'V37');
    expect(table.legal('vercingetorix', 'attack')).toEqual(['ARV.1 V37']);
  });

  test('14.33 nobody joins a battle of two hexes who is next to one of them only', () => {
    const at = { E5: 'VII.3', E6: 'REC.1', E7: 'VII.2', F6: 'PAR.1', F7: 'AED.1' };
    const table = fighting('gallic', { at });
    table.do('vercingetorix', 'attack', 'AED.1', 'E6').do('vercingetorix', 'attack', 'AED.1', 'E7');
    expect(table.legal('vercingetorix', 'attack')).toEqual(['PAR.1 E5']);
  });

  test('9.5, 14.31 nothing is left over that those on the walls could attack from two places at once only', () => {
    const table = fighting('gallic', {
      at: { Y46: 'NLI.5', AA47: 'VIII.4', BB47: 'IX.1', Z47: 'AED.17', AA48: 'SEQ.3' },
      town: 'AED.1 AED.2',
    });
    table.do('vercingetorix', 'attack', 'AED.1', 'BB47').do('vercingetorix', 'attack', 'SEQ.3', 'AA47');
    expect(table.legal('vercingetorix', 'attack')).not.toContain('AED.17 AA47');
    table.do('vercingetorix', 'divide');
    expect(findFrame(table.G, 'combat')?.targets['AED.17']).toEqual(['Y46']);
  });

  test('9.5, 13.1 Romans attack nobody on the walls', () => {
    expect(fighting('roman', { at: { V37: 'VII.2', W38: 'ARV.1' } }).step).toBe('deployment');
  });

  test('19.3 leaders and forts do not attack', () => {
    const table = fighting('roman', { at: { E6: 'FORT.1 REC.1 caesar labienus', F6: 'PAR.1' } });
    expect(table.legal('caesar', 'attack')).toEqual(['REC.1 F6']);
  });

  test('6.1, 13.1 who stands on the walls may attack, and need not', () => {
    const table = fighting('gallic', { at: { V37: 'VII.2', W38: 'ARV.1' } });
    expect(obligations(table.G, 'gallic')).toEqual({ units: [], hexes: [] });
    expect(table.moves('vercingetorix')).toEqual(['attack', 'done']);
  });
});
