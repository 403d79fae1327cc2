import { describe, expect, test } from 'vitest';
import { attackOf, battleOf, battlesOf, defenceOf, oddsOf } from '../../games/alesia/combat';
import { isControlled } from '../../games/alesia/field';
import { findFrame } from '../../games/kit/frame';
import { fighting } from './fighting';
import { type Position, stateOf } from './table';

/** Three Roman stacks in a row, four Gauls below them. */
const ROW: Position = {
  at: { E6: 'REC.1', E7: 'VII.2 VII.3', E8: 'VII.1', F6: 'PAR.1', F7: 'AED.1 ARV.6', F8: 'ARV.7' },
};

describe('attacks', () => {
  test('13.2 there are as many attacks as the attacker wishes, but no unit attacks twice', () => {
    const table = fighting('gallic', ROW);
    table.do('vercingetorix', 'attack', 'PAR.1', 'E6').do('vercingetorix', 'attack', 'AED.1', 'E6');
    table.do('vercingetorix', 'attack', 'ARV.6', 'E7').do('vercingetorix', 'attack', 'ARV.7', 'E8');
    expect(battlesOf(table.G, findFrame(table.G, 'combat')?.targets ?? {})).toHaveLength(3);
    for (const hex of ['E6', 'E7', 'E8'])
      expect(table.refuses('vercingetorix', 'attack', 'AED.1', hex)).toBe(true);
  });

  test('13.4 who attacks is never doubled, wherever he stands', () => {
    const G = stateOf({ at: { N13: 'VII.2 FORT.1', N12: 'AED.1' } });
    const battle = battleOf(G, ['VII.2'], ['N12']);
    expect(attackOf(G, battle)).toBe(5);
    expect(
      defenceOf(stateOf({ at: { N13: 'VII.2', N12: 'AED.1' } }), battleOf(G, ['AED.1'], ['N13'])).total,
    ).toBe(10);
  });

  test('14.1 the factors of all who attack a hex are added', () => {
    const G = stateOf(ROW);
    const alone = attackOf(G, battleOf(G, ['PAR.1'], ['E6']));
    const other = attackOf(G, battleOf(G, ['AED.1'], ['E6']));
    expect(attackOf(G, battleOf(G, ['PAR.1', 'AED.1'], ['E6']))).toBe(alone + other);
  });

  test('14.4 all in a hex are attacked as one', () => {
    const G = stateOf(ROW);
    expect(defenceOf(G, battleOf(G, ['ARV.6'], ['E7'])).total).toBe(10);
    expect(battlesOf(G, { 'ARV.6': ['E7'] })[0].defenders).toEqual(['VII.2', 'VII.3']);
  });

  test('14.5 units of one hex may attack different hexes', () => {
    const table = fighting('gallic', ROW);
    table.do('vercingetorix', 'attack', 'AED.1', 'E6').do('vercingetorix', 'attack', 'ARV.6', 'E7');
    const battles = battlesOf(table.G, findFrame(table.G, 'combat')?.targets ?? {});
    expect(battles.map(({ attackers }) => attackers)).toEqual([['AED.1'], ['ARV.6']]);
  });

  test('14.6 a unit adds its factor to one battle only', () => {
    const table = fighting('gallic', ROW);
    table.do('vercingetorix', 'attack', 'AED.1', 'E6').do('vercingetorix', 'attack', 'ARV.6', 'E7');
    expect(table.refuses('vercingetorix', 'attack', 'AED.1', 'E7')).toBe(true);
    expect(table.why('vercingetorix', 'attack', 'AED.1', 'E7')).toContain('14.6');
  });

  test('14.7 some may attack at bad odds so that others have better ones', () => {
    const table = fighting('gallic', ROW);
    table.do('vercingetorix', 'attack', 'PAR.1', 'E6').do('vercingetorix', 'attack', 'AED.1', 'E6');
    table.do('vercingetorix', 'attack', 'ARV.6', 'E7').do('vercingetorix', 'attack', 'ARV.7', 'E8');
    const battles = battlesOf(table.G, findFrame(table.G, 'combat')?.targets ?? {});
    const odds = battles.map((each) => oddsOf(attackOf(table.G, each), defenceOf(table.G, each).total).name);
    expect(odds).toEqual(['3-1', '1-2', '1-1']);
    expect(table.moves('vercingetorix')).toContain('done');
  });

  test('24.71 who attacks out of a fort controls no hex around it', () => {
    const table = fighting('roman', { at: { E6: 'FORT.1 VII.2', F6: 'PAR.1' } });
    table.do('caesar', 'attack', 'VII.2', 'F6');
    for (const hex of ['E5', 'E7', 'F6', 'F7', 'D5', 'D6'])
      expect(isControlled(table.G, 'roman', hex)).toBe(false);
    expect(isControlled(fighting('roman', { at: { E6: 'VII.2', F6: 'PAR.1' } }).G, 'roman', 'F6')).toBe(true);
  });

  test('25.2 where both kinds of rampart are, units are on the camp rampart', () => {
    const G = stateOf({ at: { G36: 'VII.2', F36: 'AED.1' } });
    expect(defenceOf(G, battleOf(G, ['AED.1'], ['G36'])).hexes[0].doubled).toBe('camp rampart');
  });
});
