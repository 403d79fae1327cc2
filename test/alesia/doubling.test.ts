import { describe, expect, test } from 'vitest';
import { battleOf, defenceOf } from '../../games/alesia/combat';
import { stateOf } from './table';

/** Why the units of a hex are doubled against attackers who stand in other hexes, a Gaul or a Roman in each. */
function doubled(hex: string, from: string, defender = 'VII.2', fort = ''): string | null | undefined {
  const attackers = defender === 'VII.2' ? ['AED.1', 'AED.2', 'AED.3'] : ['VII.3', 'VII.4', 'VII.5'];
  const at: Record<string, string> = {};
  from.split(' ').forEach((place, index) => {
    at[place] = attackers[index];
  });
  at[hex] = defender;
  if (fort !== '') at[fort] = `${at[fort] ?? ''} FORT.1`;
  const G = stateOf({ at });
  const battle = battleOf(G, attackers.slice(0, from.split(' ').length), [hex]);
  return defenceOf(G, battle).hexes[0].doubled;
}

describe('doubling', () => {
  test('13.5 a doubled stack counts twice, once only; archers and slingers defend with one', () => {
    const G = stateOf({ at: { O13: 'VII.2 REC.1 ARC.1', N12: 'AED.1' } });
    expect(defenceOf(G, battleOf(G, ['AED.1'], ['O13']))).toEqual({
      total: 20,
      hexes: [{ hex: 'O13', basic: 10, doubled: 'perimeter rampart', total: 20 }],
    });
  });

  test('25.1, 25.4 a rampart doubles unless one attacker is on the rampart joined through the hexside', () => {
    expect(doubled('N13', 'N12')).toBe('perimeter rampart');
    expect(doubled('N13', 'O13')).toBeNull();
    expect(doubled('N13', 'N12 O13')).toBeNull();
  });

  test('25.3, 25.4 ramparts that are not joined through the hexside leave the defender doubled', () => {
    expect(doubled('R15', 'S16')).toBe('perimeter rampart');
    expect(doubled('X18', 'W18')).toBe('perimeter rampart');
  });

  test('24.1 a fort doubles Romans, whatever the attackers stand on', () => {
    expect(doubled('N13', 'O13', 'VII.2', 'N13')).toBe('fort');
    expect(doubled('E7', 'E8', 'VII.2', 'E7')).toBe('fort');
  });

  test('25.1, 7.4 camp ramparts are doubled against perimeter ramparts, not against camp ramparts that are joined', () => {
    expect(doubled('K25', 'J25')).toBe('camp rampart');
    expect(doubled('K25', 'K26')).toBeNull();
  });

  test('25.4 from a hex with both ramparts the defence is normal', () => {
    expect(doubled('J25', 'K25')).toBeNull();
    expect(doubled('K26', 'K25')).toBeNull();
  });

  test('25.5 a rampart that bridges the river undoes the river; one beside the river does not', () => {
    expect(doubled('N31', 'N32')).toBeNull();
    expect(doubled('P25', 'P24')).toBe('river');
  });

  test('11.2 nobody is doubled who is attacked from off the board', () => {
    const G = stateOf({ at: { A20: 'VII.2 FORT.1', A21: 'ARV.6' }, zones: { IV: 'AED.5' } });
    expect(defenceOf(G, battleOf(G, ['ARV.6'], ['A20'])).total).toBe(10);
    expect(defenceOf(G, battleOf(G, ['AED.5', 'ARV.6'], ['A20'])).total).toBe(5);
  });
});

describe('ground', () => {
  test('3.1 a hilltop is doubled if all attack it from slopes', () => {
    expect(doubled('A36', 'A35')).toBe('slope');
    expect(doubled('A36', 'A35 A37')).toBeNull();
    expect(doubled('A35', 'A36')).toBeNull();
  });

  test('25.6 a rampart on a hilltop is doubled even along the rampart against a slope', () => {
    expect(doubled('F22', 'G23')).toBe('perimeter rampart');
    expect(doubled('G23', 'F22')).toBeNull();
  });

  test('8.3 the trench doubles those who are not on it, at its ends, too', () => {
    expect(doubled('R23', 'S24')).toBe('trench');
    expect(doubled('R25', 'R24')).toBe('trench');
    expect(doubled('T25', 'S24')).toBeNull();
    expect(doubled('R23', 'S24 S23')).toBeNull();
  });

  test('25.5 one attacker who is not on the river undoes it', () => {
    expect(doubled('L13', 'M13 L14')).toBeNull();
  });

  test('25.5, 24.8 a Roman fort in the river is a bridge for who attacks out of it', () => {
    expect(doubled('L13', 'M13')).toBe('river');
    expect(doubled('L13', 'M13', 'AED.1')).toBe('river');
    expect(doubled('L13', 'M13', 'AED.1', 'M13')).toBeNull();
  });
});

describe('forts', () => {
  test('24.8 a fort joins the ramparts next to it for who attacks out of it', () => {
    expect(doubled('N13', 'M12', 'AED.1')).toBe('perimeter rampart');
    expect(doubled('N13', 'M12', 'AED.1', 'M12')).toBeNull();
    expect(doubled('M23', 'M22', 'AED.1', 'M22')).toBe('camp rampart');
  });
});

describe('the appendices', () => {
  test('D. E. along a river nobody is doubled; at a fork those are not whom water joins to the attackers', () => {
    expect(doubled('N14', 'M13')).toBeNull();
    expect(doubled('Q33', 'Q34')).toBeNull();
    expect(doubled('Q33', 'P32 Q32')).toBeNull();
    expect(doubled('P32', 'Q33')).toBeNull();
    expect(doubled('Q32', 'P32')).toBe('river');
    expect(doubled('P33', 'Q33')).toBe('river');
  });
});
